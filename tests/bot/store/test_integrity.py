"""Flipped bits are noticed before anybody reads them, wherever in a file they are."""

# ruff: noqa: ASYNC240 - nothing else runs while a test looks at its files

from __future__ import annotations

import asyncio
import errno
import hashlib
import json
import lzma
import os
import random
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import timedelta
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot import __main__ as bot_main
from bot import log
from bot.__main__ import main
from bot.app import open_app
from bot.client import TabletopBot
from bot.model.table import TableId
from bot.settings import Settings
from bot.store.error import StoreError
from bot.store.forgotten_people import Forgotten, ForgottenPeople
from bot.store.opening import move_host
from bot.store.sqlite import clean_shutdown, proof
from bot.store.sqlite import store as store_module
from bot.store.sqlite.backup import back_up, has_digest, restore
from bot.store.sqlite.clean_shutdown import is_sealed, sealed_digest
from bot.store.sqlite.digest import TRAILER_BYTES, digest_of
from bot.store.sqlite.store import SqliteStore
from tests.rigs.stores import run_sql
from tests.rigs.table_rig import ANN, BEGIN, Clock, house
from tests.rigs.toy_game import Bid

FLIPS = int(os.environ.get("FLIPS", "40"))
"""How many places of a file are damaged, one at a time; a long run damages more."""
PAGE = 4096


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    """A database with some tables and free pages, closed in good order."""
    path = tmp_path / "host.sqlite3"
    async with house(path) as one:
        for _ in range(12):
            table = await one.game()
            await one.answer(table.id, ANN, Bid(2))
        await run_sql(one.store, "CREATE TABLE gone (x)")
        await run_sql(one.store, "INSERT INTO gone VALUES (zeroblob(20000))")
        await run_sql(one.store, "DROP TABLE gone")
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA freelist_count").fetchone() > (3,)
    assert is_sealed(path)
    return path


def flips(size: int) -> Iterator[tuple[int, int]]:
    """Yield where a byte is damaged and by which bits: in each part of the file, then anywhere."""
    luck = random.Random(size)  # noqa: S311 - a test
    parts = [*range(16, 100, 12), PAGE - 1, PAGE, size // 2, size - TRAILER_BYTES - 1]
    parts += [size - TRAILER_BYTES, size - 40, size - 2, size - 1]
    for place in (*parts, *(luck.randrange(size) for _ in range(FLIPS - len(parts)))):
        yield place, 1 << luck.randrange(8)


class Damaged:
    """A file with one byte that is another, for the time of a block; its time stays as it was."""

    def __init__(self, path: Path, place: int, bits: int) -> None:
        self._path, self._place, self._bits = path, place, bits

    def _flip(self) -> None:
        before = self._path.stat()
        with self._path.open("r+b") as file:
            file.seek(self._place)
            byte = file.read(1)[0]
            file.seek(self._place)
            file.write(bytes([byte ^ self._bits]))
        os.utime(self._path, ns=(before.st_atime_ns, before.st_mtime_ns))

    def __enter__(self) -> None:
        self._flip()

    def __exit__(self, *_: object) -> None:
        self._flip()


def contents(folder: Path) -> dict[str, bytes]:
    """Every file but the lock."""
    return {
        file.name: file.read_bytes()
        for file in folder.iterdir()
        if file.is_file() and file.suffix != ".lock"
    }


def refused(error: StoreError) -> None:
    said = str(error)
    assert error.key in {"store-broken", "store-foreign"}, said
    assert said.endswith((".", ").")), said
    assert "\n" not in said


async def test_a_backup_with_a_flipped_bit_replaces_nothing(tmp_path: Path, database: Path) -> None:
    """F111: in the header, in rows, between them, in free pages or in the digest itself."""
    backup = tmp_path / "backups" / "one.sqlite3"
    backup.parent.mkdir()
    back_up(database, backup)
    before = contents(tmp_path)
    for place, bits in flips(backup.stat().st_size):
        with Damaged(backup, place, bits):
            damaged = backup.read_bytes()
            with pytest.raises(StoreError) as caught:
                restore(backup, database, BEGIN)
            refused(caught.value)
            assert damaged == backup.read_bytes()
        assert before == contents(tmp_path), place
    assert restore(backup, database, BEGIN) is not None


async def test_a_backup_is_a_database_that_ends_with_its_digest(
    tmp_path: Path, database: Path
) -> None:
    """Anybody may check it with ``sha256sum``, and open it with any tool of SQLite."""
    backup = tmp_path / "one.sqlite3"
    back_up(database, backup)
    body, trailer = backup.read_bytes()[:-TRAILER_BYTES], backup.read_bytes()[-TRAILER_BYTES:]
    assert hashlib.sha256(body).hexdigest() in trailer.decode()
    assert trailer.endswith(b"\n")
    with closing(sqlite3.connect(backup)) as connection:
        assert ("ok",) == connection.execute("PRAGMA integrity_check").fetchone()
        assert (12,) == connection.execute("SELECT count(*) FROM game_table").fetchone()


async def test_a_backup_that_is_copied_to_the_place_of_a_database_is_checked_there(
    tmp_path: Path, database: Path
) -> None:
    """It should have been restored; what is damaged is refused all the same."""
    backup, elsewhere = tmp_path / "one.sqlite3", tmp_path / "copied.sqlite3"
    back_up(database, backup)
    shutil.copy(backup, elsewhere)
    with Damaged(elsewhere, elsewhere.stat().st_size // 2, 4):
        with pytest.raises(StoreError) as caught:
            await SqliteStore.open(elsewhere, Clock())
        refused(caught.value)
    async with house(elsewhere) as one:
        assert (await one.look(TableId(12), ANN)).moves == 1
    async with house(elsewhere) as one:
        assert (await one.look(TableId(12), ANN)).moves == 1


@pytest.mark.parametrize("release", ["", "1.0.0"])
async def test_a_backup_without_a_digest_is_restored_with_a_warning(
    tmp_path: Path,
    database: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    release: str,
) -> None:
    """Those of release 1.0 have none."""
    backup = tmp_path / "one.sqlite3"
    if release:
        kept = Path(__file__).parents[2] / "releases" / release / "host.sqlite3.xz"
        backup.write_bytes(lzma.decompress(kept.read_bytes()))
    else:
        back_up(database, backup)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE", str(database))
    assert 0 == main(["restore", str(backup)])
    assert bool(release) == ("no digest" in capsys.readouterr().out)


async def test_what_a_restore_keeps_is_checked_when_it_is_restored_itself(
    tmp_path: Path, database: Path
) -> None:
    """The seal of a database goes with it."""
    backup = tmp_path / "one.sqlite3"
    back_up(database, backup)
    kept = restore(backup, database, BEGIN)
    assert kept is not None
    assert has_digest(kept)
    assert not database.with_name("host.sqlite3.seal").exists()
    with Damaged(kept, kept.stat().st_size // 2, 1):
        with pytest.raises(StoreError) as caught:
            restore(kept, database, BEGIN)
        refused(caught.value)
    database.unlink()
    database.with_name("host.sqlite3.seal").write_text("8192 1")
    assert restore(kept, database, BEGIN + timedelta(hours=1)) is None


async def test_a_sealed_database_with_a_flipped_bit_is_neither_opened_nor_copied(
    tmp_path: Path, database: Path
) -> None:
    """F111: also where nothing tells it from the file that the last stop left but its bytes."""
    before = contents(tmp_path)
    for place, bits in flips(database.stat().st_size):
        with Damaged(database, place, bits):
            for attempt in (
                lambda: SqliteStore.open(database, Clock()),
                lambda: move_host(database, tmp_path / "target.sqlite3"),
                lambda: asyncio.to_thread(back_up, database, tmp_path / "backup.sqlite3"),
            ):
                with pytest.raises(StoreError) as caught:
                    await attempt()
                refused(caught.value)
        after = contents(tmp_path)
        after.pop("target.sqlite3", None)
        after.pop("target.sqlite3.seal", None)
        assert before == after, place
    async with house(database) as one:
        assert (await one.look(TableId(12), ANN)).moves == 1


async def test_a_damaged_seal_keeps_nobody_from_a_sound_database(database: Path) -> None:
    """Every page is checked then, as after a crash."""
    note = database.with_name("host.sqlite3.seal")
    whole = note.read_bytes()
    for place in range(len(whole)):
        for bit in range(place % 4, 8, 4):
            damaged = bytearray(whole)
            damaged[place] ^= 1 << bit
            note.write_bytes(damaged)
            clean_shutdown.check_seal(database)
            assert not is_sealed(database), bytes(damaged)
    note.write_bytes(whole)
    assert is_sealed(database)


async def test_a_seal_of_release_one_is_taken_for_what_it_was(database: Path) -> None:
    """It holds size and time alone; the next stop adds the digest."""
    note = database.with_name("host.sqlite3.seal")
    note.write_text(" ".join(note.read_text().split()[:2]))
    assert is_sealed(database)
    assert sealed_digest(database) is None
    async with house(database):
        pass
    assert sealed_digest(database) is not None


async def test_a_file_too_large_to_be_read_in_time_is_sealed_without_a_digest(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No stop takes longer for it."""
    monkeypatch.setattr(clean_shutdown, "SECONDS", -1)
    async with house(database):
        pass
    assert is_sealed(database)
    assert sealed_digest(database) is None


@pytest.fixture
def large(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take every database for one that is too large to be read before a start."""
    for module in (proof, store_module):
        monkeypatch.setattr(module, "AT_ONCE", 0)


@pytest.mark.usefixtures("large")
async def test_a_large_database_is_read_while_the_bot_begins(database: Path) -> None:
    """F111: damage ends the bot, and no start succeeds until a backup is restored."""
    backup = database.with_name("one.sqlite3")
    back_up(database, backup)
    # In the middle of a row, where SQLite finds nothing wrong.
    with Damaged(database, database.read_bytes().index(b"Ann"), 1):
        store = await SqliteStore.open(database, Clock())
        async with asyncio.timeout(30):
            refused(await store.lost())
        await store.close()
        assert not is_sealed(database)
        for _ in range(2):
            with pytest.raises(StoreError) as caught:
                await SqliteStore.open(database, Clock())
            refused(caught.value)
    restore(backup, database, BEGIN)
    async with house(database) as one:
        assert (await one.look(TableId(12), ANN)).moves == 1


@pytest.mark.usefixtures("large")
async def test_damage_is_told_though_the_disk_takes_no_note_of_it(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk is no reason to go on with it."""

    def full(_: Path) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(proof, "mark_damaged", full)
    with Damaged(database, database.read_bytes().index(b"Ann"), 1):
        store = await SqliteStore.open(database, Clock())
        async with asyncio.timeout(20):
            assert (await store.lost()).key == "store-broken"
        await store.close()


@pytest.mark.usefixtures("large")
def test_a_bot_that_finds_its_database_damaged_ends_as_one_that_cannot_start(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nobody is told that games are kept, and nothing starts it again."""

    async def start(host: TabletopBot, _token: str) -> None:
        """Be on Discord until the bot is closed."""
        while not host.is_closed():  # noqa: ASYNC110 - it has to be asked
            await asyncio.sleep(0.01)

    monkeypatch.setattr(TabletopBot, "start", start)
    for name in ("read_in", "spare_collector"):
        monkeypatch.setattr(bot_main, name, lambda: None)
    monkeypatch.setattr(log, "set_up", lambda *_: None)
    monkeypatch.setenv("DATABASE", str(database))
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    with Damaged(database, database.read_bytes().index(b"Ann"), 1):
        assert bot_main.main([]) == bot_main.WRONG_CONFIGURATION
    said = capsys.readouterr()
    assert "is damaged and is left as it is" in said.err
    assert "kept" not in said.out.replace("the games are kept", "")


@pytest.mark.usefixtures("large")
async def test_a_large_database_that_is_sound_is_used_meanwhile(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is written while it is read does not reach the file before it is read to its end."""
    go_on = asyncio.Event()
    loop = asyncio.get_running_loop()

    def held(*given: Any) -> str | None:
        asyncio.run_coroutine_threadsafe(go_on.wait(), loop).result(30)
        return digest_of(*given)

    monkeypatch.setattr(proof, "digest_of", held)
    async with house(database) as one:
        before = database.read_bytes()
        one._presses = count(5000)
        for _ in range(3):
            await one.game()
        await run_sql(one.store, "PRAGMA wal_checkpoint(PASSIVE)")
        assert before == database.read_bytes()
        go_on.set()
        assert isinstance(one.store, SqliteStore)
        assert one.store._proving is not None
        await one.store._proving
        assert not one.store._damaged.is_set()
        await run_sql(one.store, "PRAGMA wal_checkpoint(PASSIVE)")
        assert before != database.read_bytes()
    async with house(database) as one:
        assert (await one.look(TableId(15))).moves == 0


@pytest.mark.usefixtures("large")
async def test_a_stop_does_not_wait_until_a_large_database_is_read(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is sealed anew."""
    monkeypatch.setattr(proof, "digest_of", lambda *_: None)
    store = await SqliteStore.open(database, Clock())
    await store.close()
    assert sealed_digest(database) is not None


async def test_a_list_of_forgotten_people_with_a_flipped_bit_is_refused(tmp_path: Path) -> None:
    """F111, F94: else somebody would come back with the next restored backup."""
    path = tmp_path / "forgotten"
    people = ForgottenPeople(path)
    for number in (1, 2):
        people.add(number, -number, 1000 + number)
    whole, unnoticed = path.read_bytes(), []
    assert [-1, -2] == [one.pseudonym for one in people.all()]
    for place in range(len(whole)):
        for bit in range(place % 4, 8, 4):
            damaged = bytearray(whole)
            damaged[place] ^= 1 << bit
            path.write_bytes(damaged)
            try:
                people.all()
            except StoreError:
                continue
            unnoticed.append((place, bit))
    assert [] == unnoticed


async def test_a_list_of_release_one_is_covered_from_the_first_start_on(tmp_path: Path) -> None:
    """Its lines have no checks of their own."""
    path = tmp_path / "forgotten"
    people = ForgottenPeople(path)
    people.add(1, -1, 1000)
    salt, _, (*person, _) = map(json.loads, path.read_text().splitlines())
    path.write_text(f"{json.dumps(salt)}\n{json.dumps(person)}\n")
    listed, covered = people.all(), path.read_text()
    assert [-1] == [one.pseudonym for one in listed]
    people.add(2, -2, 1001)
    assert [*listed, Forgotten(people.digest(2), -2, 1001)] == people.all()
    path.write_text(covered.replace("1000", "1001"))
    with pytest.raises(StoreError):
        people.all()


async def test_a_list_of_forgotten_people_that_cannot_be_read_is_named(database: Path) -> None:
    """As one that root has put there; the bot doesn't start without it, and says why."""
    settings = Settings(database=database)
    # A folder: not even root can read it as a file.
    settings.forgotten.mkdir()
    with pytest.raises(StoreError, match=f"{settings.forgotten}, the list .* cannot be read"):
        ForgottenPeople(settings.forgotten).all()


async def test_a_host_does_not_start_beside_a_damaged_list_of_forgotten_people(
    database: Path,
) -> None:
    """It says what to do."""
    settings = Settings(database=database)
    ForgottenPeople(settings.forgotten).add(1, -1, 1000)
    with Damaged(settings.forgotten, 5, 1), pytest.raises(StoreError) as caught:
        async with open_app(settings, shard_count=1):
            pass
    assert "put its latest copy in its place" in str(caught.value)


@pytest.mark.parametrize("read", ["people", "all_standing"])
async def test_a_database_that_fails_while_the_host_starts_is_what_is_said(
    database: Path, monkeypatch: pytest.MonkeyPatch, read: str
) -> None:
    """As by a disk that is full by then: the sentence for the operator, no refusal of a press."""
    settings = Settings(database=database)
    ForgottenPeople(settings.forgotten).add(1, -1, 1000)
    full = StoreError("store-full", f"The disk that holds {database} is full.")

    async def fails(*_: object) -> tuple[int, ...]:
        raise full

    monkeypatch.setattr(SqliteStore, read, fails)
    with pytest.raises(StoreError, match="is full"):
        async with open_app(settings, shard_count=1):
            pass
