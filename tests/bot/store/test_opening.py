"""What is wrong with a database is said when the host starts, in one sentence, or never."""

# ruff: noqa: ASYNC110, ASYNC240 - nothing else runs while a test looks at its files

import asyncio
import os
import shutil
import sqlite3
import stat
import threading
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from bot.__main__ import WRONG_CONFIGURATION, main
from bot.app import open_app
from bot.model.database_address import DEFAULT_FILE
from bot.model.table import Status, TableId
from bot.settings import Settings
from bot.store.error import StoreError
from bot.store.opening import move_host
from bot.store.sqlite import opening as opening_module
from bot.store.sqlite import store as store_module
from bot.store.sqlite.backup import back_up
from bot.store.sqlite.errors import explained
from bot.store.sqlite.opening import connect, migrations
from bot.store.sqlite.store import SqliteStore
from games import find
from tests.rigs.stores import deadline_row, run_sql, series_row, table_row
from tests.rigs.table_rig import ANN, TURN, Clock, house, toy
from tests.rigs.toy_game import Bid


@pytest.fixture
async def played(tmp_path: Path) -> Path:
    """Return a database with thirty tables, closed in good order."""
    path = tmp_path / "host.sqlite3"
    async with house(path) as one:
        for _ in range(30):
            table = await one.game()
            await one.answer(table.id, ANN, Bid(2))
    return path


async def refused(path: Path) -> StoreError:
    with pytest.raises(StoreError) as caught:
        await SqliteStore.open(path, Clock())
    # Whatever was wrong, the lock is free again for the next try.
    with pytest.raises(StoreError) as again:
        await SqliteStore.open(path, Clock())
    assert again.value.key == caught.value.key
    return caught.value


def edit(path: Path, change: Callable[[sqlite3.Connection], object]) -> None:
    connection = sqlite3.connect(path)
    change(connection)
    connection.commit()
    connection.close()


async def test_a_new_file_and_the_default_folder_are_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The first start needs no preparation, and says where the database is."""
    monkeypatch.chdir(tmp_path)
    caplog.set_level("INFO", "bot.store")
    for _ in range(2):
        async with house(DEFAULT_FILE) as one:
            await one.lobby()
    assert DEFAULT_FILE.read_bytes().startswith(b"SQLite format 3")
    assert [f"New database made at {DEFAULT_FILE}"] == caplog.messages


async def test_a_table_is_there_after_a_restart(played: Path) -> None:
    """A restart loses nothing."""
    async with house(played) as one:
        look = await one.look(TableId(30), ANN)
    assert (look.moves, toy(look).own) == (1, 2)


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    """F20: never a database in memory instead."""
    path = tmp_path / "host.sqlite3"
    path.write_text("these are the recipes of my grandmother\n" * 100)
    assert (await refused(path)).key == "store-foreign"
    assert path.read_text().startswith("these are")


async def test_an_empty_file_is_refused(tmp_path: Path, played: Path) -> None:
    """A database cut down to nothing must not pass for a first start, nor a new file for it."""
    path = tmp_path / "other.sqlite3"
    path.touch()
    assert (await refused(path)).key == "store-foreign"
    played.write_bytes(b"")
    assert (await refused(played)).key == "store-broken"


@pytest.mark.parametrize("part", [0.1, 0.5, 0.9, 0.999])
async def test_a_truncated_database_is_refused(played: Path, part: float) -> None:
    """F20: a copy that broke off is no database, sealed or not."""
    content = played.read_bytes()
    played.write_bytes(content[: int(len(content) * part)])
    assert (await refused(played)).key == "store-broken"


@pytest.mark.parametrize("page", [1, 3, 7, 12])
async def test_a_page_overwritten_after_a_clean_shutdown_is_found(played: Path, page: int) -> None:
    """F20: the seal holds only for a file that nobody has touched since."""
    with played.open("r+b") as file:
        file.seek(4096 * page)
        file.write(b"\xa5" * 4096)
    with pytest.raises(StoreError) as caught:
        await move_host(played, played.with_name("target.sqlite3"))
    assert caught.value.key == "store-broken"
    # What could not be moved is not sealed as if a bot had left it.
    assert (await refused(played)).key == "store-broken"


async def test_a_database_without_its_seal_is_checked_page_by_page(
    played: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F20: a full integrity check whenever the last shutdown is not known to be clean."""
    checked: list[Path] = []
    full = opening_module._check_pages

    def note(connection: sqlite3.Connection, path: Path) -> None:
        checked.append(path)
        full(connection, path)

    monkeypatch.setattr(opening_module, "_check_pages", note)
    async with house(played):
        assert checked == []
    played.with_name("host.sqlite3.seal").unlink()
    async with house(played):
        assert checked == [played]


async def test_a_missing_file_beside_its_journal_is_refused(played: Path) -> None:
    """A lost main file is not a first start."""
    played.rename(played.with_name("lost"))
    played.with_name("host.sqlite3-wal").write_bytes(b"\x37\x7f\x06\x82moves")
    played.with_name("host.sqlite3.lock").unlink(missing_ok=True)
    assert (await refused(played)).key == "store-broken"
    assert not played.exists()
    assert not played.with_name("host.sqlite3.lock").exists()


async def test_a_database_of_a_newer_release_is_refused(played: Path) -> None:
    """F25: an older program must not write what it does not know."""
    edit(played, lambda db: db.execute(f"PRAGMA user_version = {migrations()[-1][0] + 1}"))
    assert (await refused(played)).key == "store-newer"


async def test_a_database_of_another_program_is_refused(tmp_path: Path) -> None:
    """PRAGMA application_id tells whose file it is."""
    path = tmp_path / "host.sqlite3"
    edit(path, lambda db: db.execute("CREATE TABLE recipe (title TEXT)"))
    assert (await refused(path)).key == "store-foreign"


@pytest.mark.parametrize(
    "change", ["DROP TRIGGER move_is_never_changed", "ALTER TABLE seat ADD COLUMN colour TEXT"]
)
async def test_a_schema_changed_by_hand_is_refused(played: Path, change: str) -> None:
    """The schema is the one that the migrations left."""
    edit(played, lambda db: db.execute(change))
    assert (await refused(played)).key == "store-broken"


async def test_a_database_made_between_releases_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until a release the schema is edited in place; F20: said at the start, not by a table."""
    path = tmp_path / "host.sqlite3"
    (version, script), *later = migrations()
    assert "covered" in script
    before = ((version, script.replace("covered", "hidden")), *later)
    with monkeypatch.context() as patch:
        patch.setattr(opening_module, "migrations", lambda: before)
        async with house(path):
            pass
    error = await refused(path)
    assert error.key == "store-unreleased"
    assert "never released" in str(error)


async def test_a_database_of_an_older_release_is_no_other_than_its_release_left_it(
    played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F25: a backup made before an update is checked by the migrations that it has had."""
    more = (*migrations(), (9999, "CREATE TABLE extra (a INTEGER) STRICT;"))
    monkeypatch.setattr(opening_module, "migrations", lambda: more)
    assert back_up(played, tmp_path / "before.sqlite3")


async def test_a_second_host_on_the_same_file_is_refused(played: Path) -> None:
    """F19: one process at a time."""
    async with house(played):
        assert (await refused(played)).key == "store-locked"


async def test_a_database_that_another_program_is_writing_is_refused(
    played: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """F22: a lock that does not go away is named, once: nothing waits for its end."""
    monkeypatch.setattr(opening_module, "BUSY_SECONDS", 0.05)
    other = sqlite3.connect(played, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        assert (await refused(played)).key == "store-busy"
    finally:
        other.close()
    assert not caplog.records


async def test_a_path_where_no_file_can_be_is_refused(tmp_path: Path) -> None:
    """F20: neither under a file nor in the place of a folder."""
    (tmp_path / "file").touch()
    (tmp_path / "folder").mkdir()
    assert (await refused(tmp_path / "file" / "host.sqlite3")).key == "store-no-folder"
    assert (await refused(tmp_path / "folder")).key == "store-foreign"


@pytest.mark.parametrize(
    ("code", "key"),
    [
        (sqlite3.SQLITE_READONLY, "store-unwritable"),
        (sqlite3.SQLITE_CANTOPEN, "store-unwritable"),
        (sqlite3.SQLITE_FULL, "store-full"),
        (sqlite3.SQLITE_BUSY, "store-busy"),
        (sqlite3.SQLITE_CORRUPT, "store-broken"),
        (sqlite3.SQLITE_IOERR, "store-disk"),
        (sqlite3.SQLITE_IOERR_SHMSIZE, "store-full"),
    ],
)
def test_every_failure_of_the_disk_has_a_name(code: int, key: str) -> None:
    """The person who runs the bot reads one sentence, not a stack."""
    error = sqlite3.OperationalError("details")
    error.sqlite_errorcode = code
    assert explained(error, Path("host.sqlite3")).key == key


async def test_games_of_newer_rules_are_left_to_the_release_that_has_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two releases may share a schema; tables whose rules this one lacks would be quarantined.

    No time of theirs is put off by a start or a command that comes to nothing.
    """
    database = tmp_path / "host.sqlite3"
    newer = find("rage").version + 1
    store = await SqliteStore.open(database, Clock())
    rage = table_row(1, game="rage", version=newer)
    await store.commit((rage, table_row(2, version=9), deadline_row(1, "d", 0, 500)))
    await store.commit((series_row(1, version=2), series_row(2, ended_at=9, version=3)))
    await store.close()
    with closing(connect(database)) as left:
        before = list(left.iterdump())
    with pytest.raises(StoreError, match=r"newer release of this bot \(rage, series\)") as caught:
        async with open_app(Settings(database=database), shard_count=1):
            pass
    assert caught.value.key == "store-newer"
    monkeypatch.setenv("DATABASE", str(database))
    target = tmp_path / "target.sqlite3"
    for command in (["migrate"], ["move", str(database), str(target)]):
        assert await asyncio.to_thread(main, command) == WRONG_CONFIGURATION
        assert "(rage, series)" in capsys.readouterr().err
    assert not target.exists()
    with closing(connect(database)) as left:
        assert list(left.iterdump()) == before


async def test_a_failed_migration_leaves_the_database_as_it_was(
    played: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The version changes inside the same transaction."""
    broken = (*migrations(), (9999, "CREATE TABLE extra (a INTEGER); SELECT nothing FROM nowhere;"))
    with monkeypatch.context() as patch:
        patch.setattr(opening_module, "migrations", lambda: broken)
        assert (await refused(played)).key == "store-failed"
    async with house(played) as one:
        assert (await one.look(TableId(1), ANN)).moves == 1


async def test_a_migration_reaches_an_existing_database(
    played: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """F25: forward migrations, each once; and logged, as no older release opens it afterwards."""
    caplog.set_level("INFO", "bot.store")
    more = (*migrations(), (9999, "CREATE TABLE extra (a INTEGER) STRICT;"))
    monkeypatch.setattr(opening_module, "migrations", lambda: more)
    for _ in range(2):
        async with house(played) as one:
            assert (await one.look(TableId(1), ANN)).moves == 1
    edit(played, lambda db: db.execute("INSERT INTO extra VALUES (1)"))
    assert 1 == sum("migrated to this release" in message for message in caplog.messages)


async def test_clocks_stand_still_while_the_host_is_down(tmp_path: Path) -> None:
    """T6: downtime is added to every running clock, once."""
    path, clock = tmp_path / "host.sqlite3", Clock()
    async with house(path, clock) as one:
        await one.game()
        before = await one.tables.due.next_due()
    clock.pass_(hours=30)
    assert before is not None
    for _ in range(2):
        async with house(path, clock) as one:
            after = await one.tables.due.next_due()
            assert after is not None
            assert (after - before).total_seconds() == 30 * 3600


async def test_a_crash_counts_as_downtime_from_the_last_sign_of_life(tmp_path: Path) -> None:
    """F21: an overdue question gets the time that the host was away as grace."""
    path, crashed, clock = tmp_path / "host.sqlite3", tmp_path / "crashed.sqlite3", Clock()
    async with house(path, clock) as one:
        await one.game()
        before = await one.tables.due.next_due()
        clock.pass_(hours=1)
        await one.tables.due.beat()
        for suffix in ("", "-wal"):
            shutil.copy(f"{path}{suffix}", f"{crashed}{suffix}")
    clock.pass_(hours=72)
    async with house(crashed, clock) as one:
        after = await one.tables.due.next_due()
    assert before is not None
    assert after is not None
    assert (after - before).total_seconds() == 72 * 3600


async def test_a_crash_after_a_clock_was_set_back_counts_as_downtime_all_the_same(
    tmp_path: Path,
) -> None:
    """The last sign of life is by the clock as it is now, not by the one that was ahead."""
    path, crashed, clock = tmp_path / "host.sqlite3", tmp_path / "crashed.sqlite3", Clock()
    async with house(path, clock) as one:
        table = (await one.game()).id
        clock.pass_(hours=-9)
        await one.tables.due.set_back()
        for suffix in ("", "-wal"):
            shutil.copy(f"{path}{suffix}", f"{crashed}{suffix}")
    clock.pass_(hours=5)
    async with house(crashed, clock) as one:
        assert {q.due_at for q in (await one.look(table)).questions} == {clock() + TURN}


async def test_a_clock_set_back_leaves_everybody_their_time(tmp_path: Path) -> None:
    """A host that wakes before it was last seen: what it asked then has all its time from now."""
    path, clock = tmp_path / "host.sqlite3", Clock()
    async with house(path, clock) as one:
        await one.game()
        before, asked = await one.tables.due.next_due(), clock.time
    clock.pass_(hours=-5)
    async with house(path, clock) as one:
        after = await one.tables.due.next_due()
    assert before is not None
    assert after is not None
    assert after - clock.time == before - asked


async def test_ids_are_not_used_again_after_a_restart(played: Path) -> None:
    """A control of an old message must never reach another table."""
    async with house(played) as one:
        one._presses = iter(range(5000, 6000))  # type: ignore[assignment]
        table = await one.lobby()
    assert (table.id, table.status) == (31, Status.LOBBY)


async def test_the_database_is_durable_and_strict(played: Path) -> None:
    """WAL, FULL, foreign keys, STRICT tables."""
    async with house(played) as one:
        read = partial(run_sql, one.store)
        assert (await read("PRAGMA journal_mode"))[0][0] == "wal"
        assert (await read("PRAGMA synchronous"))[0][0] == 2
        assert (await read("PRAGMA foreign_keys"))[0][0] == 1
        tables = await read("SELECT name, strict FROM pragma_table_list WHERE schema = 'main'")
    assert {name for name, strict in tables if not strict} == {"sqlite_schema"}


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE move SET payload = '{}' WHERE number = 1",
        "DELETE FROM move WHERE number = 1",
        "INSERT OR REPLACE INTO move SELECT * FROM move WHERE number = 1",
    ],
)
async def test_a_stored_move_is_never_changed(played: Path, change: str) -> None:
    """Move rows are append-only."""
    async with house(played) as one:
        with pytest.raises(StoreError, match="append-only"):
            await run_sql(one.store, change)


async def test_what_is_closed_takes_no_more_changes(tmp_path: Path) -> None:
    """After the lock was given back, another process may be the writer."""
    async with house(tmp_path / "host.sqlite3") as one:
        pass
    with pytest.raises(StoreError, match="closed"):
        await one.store.commit(())
    with pytest.raises(StoreError, match="closed"):
        await one.store.next_due()


async def test_a_database_that_takes_nothing_holds_up_no_end(tmp_path: Path) -> None:
    """F78: a bot is told to stop while the disk is full: its threads end, and the lock is free."""
    path, threads = tmp_path / "host.sqlite3", _threads_of_its_own()
    store = await SqliteStore.open(path, Clock())
    await run_sql(store, "PRAGMA busy_timeout = 1")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="another program"):
            await store.close()
    async with house(path):
        pass
    async with asyncio.timeout(10):
        while _threads_of_its_own() > threads:
            await asyncio.sleep(0.01)


def _threads_of_its_own() -> int:
    """Count the threads; those of the event loop's pool end with it."""
    return sum(not thread.name.startswith("asyncio_") for thread in threading.enumerate())


async def test_connections_open_only_what_exists(tmp_path: Path) -> None:
    """F20: a file that vanishes between two looks is not made anew."""
    with pytest.raises(sqlite3.OperationalError):
        connect(tmp_path / "nothing.sqlite3")


@pytest.mark.parametrize("umask", [0o022, 0o027])
async def test_the_database_and_what_lies_beside_it_are_for_their_owner_alone(
    tmp_path: Path, request: pytest.FixtureRequest, umask: int
) -> None:
    """Seeds and hands are in them; other people of the machine have no business there."""
    request.addfinalizer(partial(os.umask, os.umask(umask)))
    path = tmp_path / "host.sqlite3"
    async with house(path) as one:
        await one.game()
        await one.lobby()
        assert _readable(tmp_path) == []
        names = {file.name for file in tmp_path.iterdir()}
        assert names == {path.name + end for end in ("", "-wal", "-shm", ".lock")}
    assert path.with_name("host.sqlite3.seal").exists()
    assert _readable(tmp_path) == []


async def test_a_database_that_everybody_could_read_is_closed_to_them(played: Path) -> None:
    """As after a plain copy; what somebody allowed a group is left to them."""
    played.chmod(0o644)
    async with house(played):
        assert stat.S_IMODE(played.stat().st_mode) == 0o600
    played.chmod(0o640)
    async with house(played):
        assert stat.S_IMODE(played.stat().st_mode) == 0o640


def _readable(folder: Path) -> list[str]:
    """List the files that others than their owner can read."""
    return [file.name for file in folder.iterdir() if file.stat().st_mode & 0o077]


async def test_a_path_where_no_file_can_lie_is_not_said_to_be_in_use() -> None:
    """Nobody is to look for a second bot that there is not."""
    assert (await refused(Path("/proc/host.sqlite3"))).key == "store-unwritable"


async def test_the_disk_is_not_waited_for_on_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F49: neither where a file is made and looked at nor where it is sealed at the end."""
    seen: dict[str, bool] = {}
    for name in ("create_if_missing", "check_file", "seal"):
        work = getattr(store_module, name)

        def noted(*given: object, name: str = name, work: Callable[..., None] = work) -> None:
            seen[name] = threading.current_thread() is threading.main_thread()
            work(*given)

        monkeypatch.setattr(store_module, name, noted)
    store = await SqliteStore.open(tmp_path / "host.sqlite3", Clock())
    await store.close()
    assert {"create_if_missing": False, "check_file": False, "seal": False} == seen


async def test_a_start_that_is_given_up_leaves_the_file_to_nobody_before_it_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F19: the lock is free only when no thread works on the file any more."""
    path = tmp_path / "host.sqlite3"
    begun, go_on = threading.Event(), threading.Event()

    def slow(*_: object) -> None:
        begun.set()
        go_on.wait(10)

    with monkeypatch.context() as held:
        held.setattr(store_module, "create_if_missing", slow)
        opening = asyncio.create_task(SqliteStore.open(path, Clock()))
        await asyncio.to_thread(begun.wait)
        opening.cancel()
        await asyncio.sleep(0)
        with pytest.raises(StoreError) as caught:
            await SqliteStore.open(path, Clock())
        assert "store-locked" == caught.value.key
        go_on.set()
        with pytest.raises(asyncio.CancelledError):
            await opening
    store = await SqliteStore.open(path, Clock())
    await store.close()
