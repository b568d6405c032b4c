"""A whole host moved to another database: all of it or nothing, and never two that are used."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from itertools import pairwise
from pathlib import Path

import asyncpg
import pytest

from bench.startup import FEW, copies
from bot.__main__ import WRONG_CONFIGURATION, main
from bot.model.database_address import DatabaseAddress
from bot.model.shards import Shards
from bot.model.table import TableId
from bot.model.times import to_ms
from bot.settings import Settings
from bot.store import moving, opening
from bot.store.error import StoreError
from bot.store.forgotten_people import ForgottenPeople
from bot.store.moving import COLUMNS, Quarters, Row
from bot.store.opening import move_host, open_store
from bot.store.postgres.moving import ServerQuarters
from bot.store.postgres.store import PostgresStore
from bot.store.sqlite.moving import FileQuarters
from bot.store.sqlite.opening import migrate, migrations
from bot.store.store import Store
from tests.bot.durability.killed_host import PEOPLE, answer, open_table
from tests.rigs import postgres
from tests.rigs.sample_games import SHIPPED
from tests.rigs.services import compose
from tests.rigs.stores import (
    OF_THE_RELEASE_BEFORE,
    deadline_row,
    move_row,
    series_row,
    table_row,
)
from tests.rigs.table_rig import Clock
from tests.rigs.windows import heard_at_once

Place = Path | DatabaseAddress

MOVED = int(os.environ.get("MOVED_TABLES", "1"))
"""How many tables are moved there and back; a long run moves ten thousand."""
INTERRUPTIONS = int(os.environ.get("INTERRUPTIONS", "3"))
ROOT = Path(__file__).parents[3]


def places(folder: Path) -> dict[str, Place]:
    return {"file": folder / "host.sqlite3", "server": postgres.fresh()}


async def _open(place: Place) -> Store:
    if isinstance(place, Path):
        return await open_store(place, None)
    return await open_store(Path(), place)


@asynccontextmanager
async def opened(place: Place) -> AsyncIterator[Store]:
    store = await _open(place)
    try:
        yield store
    finally:
        await store.close()


async def played(place: Place, moves: int, at: TableId | None = None) -> TableId:
    """Play a few moves of a game, the first ones in a new one unless it is said where."""
    async with opened(place) as store:
        tables, _ = compose(store)
        mine = () if at else await tables.queries.mine(PEOPLE[0].id)
        if at is not None:
            table_id = at
        elif mine:
            table_id = mine[0].table.id  # type: ignore[union-attr]
        else:
            # A sample game would be over before it goes on elsewhere.
            table_id = await open_table(tables, SHIPPED)
        with heard_at_once():
            for _ in range(moves):
                look = await tables.queries.look(table_id, None)
                asked = [q.decision for q in look.questions if not q.decision.answered]
                if not asked:
                    break
                person = look.table.players[asked[0].seat].person
                await answer(tables, table_id, asked[0].id, person)
        return table_id


def test_every_column_is_copied() -> None:
    """What a later migration adds, too; what the database computes is left to it."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection, migrations())
        found = {
            table: {
                row[1] for row in connection.execute(f"PRAGMA table_xinfo({table})") if not row[6]
            }
            for (table,) in connection.execute(
                "SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'meta'"
                " AND name NOT LIKE 'sqlite_%'"
            ).fetchall()
        }
    copied = {table: set(columns) for table, columns in COLUMNS.items()}
    assert copied == {t: found[t] for t in found.keys() - OF_THE_RELEASE_BEFORE}


@pytest.mark.parametrize(("from_", "to"), [("file", "server"), ("server", "file")])
async def test_a_moved_host_goes_on_where_it_was(
    tmp_path: Path, from_: str, to: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every row is there, presses answer, and the old one starts no more: it says where to go."""
    by_name = places(tmp_path)
    source, target = by_name[from_], by_name[to]
    table_id = await played(source, 12)
    async with opened(source) as store:
        before = await store.table(table_id)
        moves = await store.moves(table_id)
        next_id = await store.new_table_id()
    moved = await move_host(source, target)
    assert moved is not None
    assert moved["move"].rows == len(moves) > 3
    with pytest.raises(StoreError) as refused:
        await _open(source)
    assert refused.value.key == "store-moved"
    assert str(target) in str(refused.value)
    async with opened(target) as store:
        assert before is not None
        there = await store.table(table_id)
        assert there is not None
        assert there.table == before.table
        assert there.snapshot == before.snapshot
        assert await store.moves(table_id) == moves
        assert await store.new_table_id() == next_id + 1
    await played(target, 4)
    assert await move_host(source, target) is None, "it was moved before"
    capsys.readouterr()


async def test_there_and_back_is_what_it_was(tmp_path: Path) -> None:
    """Nothing is lost between the two; clocks stand meanwhile."""
    first, second = tmp_path / "host.sqlite3", tmp_path / "again.sqlite3"
    table_id = await played(first, 6)
    _multiply(first)
    between = postgres.fresh()
    there, back = await move_host(first, between), await move_host(between, second)
    assert there is not None
    assert back is not None
    clocks = {"deadline", "timer", "occupancy"}
    same = COLUMNS.keys() - clocks - {"clock_stop"}
    assert {t: there[t] for t in same} == {t: back[t] for t in same}
    assert {t: there[t].rows for t in clocks} == {t: back[t].rows for t in clocks}
    assert there["game_table"].rows == MOVED
    last = _last(table_id)
    async with opened(second) as store:
        before = len(await store.moves(last))
    await played(second, 3, last)
    async with opened(second) as store:
        assert len(await store.moves(last)) > before


@pytest.mark.parametrize(
    "opened_by", [(Shards((0,), 2), Shards((1,), 2)), (Shards((0, 1), 2),), (Shards(),)]
)
async def test_clocks_stand_from_a_move_to_the_first_start(
    tmp_path: Path, opened_by: tuple[Shards, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """F91: on every server, however the processes divide them, with one stop ``down``."""
    clock, file, server = Clock(), tmp_path / "host.sqlite3", postgres.fresh()
    at = to_ms(clock())
    store = await open_store(file, None, clock)
    for table_id in (1, 2):
        row = table_row(table_id, guild_id=table_id << 22, status="playing")
        await store.commit((row, deadline_row(table_id, "d", 0, at + 1000)))
    await store.close()
    monkeypatch.setattr(opening, "utc_now", clock)
    await move_host(file, server)
    clock.pass_(hours=1)
    stores = [await PostgresStore.open(server, clock, shards) for shards in opened_by]
    due = [row for one in stores for row in await one.deadlines(2**60)]
    assert {row.table_id: row.due_at for row in due} == dict.fromkeys((1, 2), at + 3_601_000)
    for table_id in (1, 2):
        table = await stores[0].table(table_id)
        assert table is not None
        stops = [(stop.why, stop.since, stop.until) for stop in table.clocks.stops]
        assert stops == [("down", at, at + 3_600_000)]
    for one in stores:
        await one.close()


async def test_what_is_in_use_or_full_is_left_alone(tmp_path: Path) -> None:
    """A bot that runs, a target with games, one and the same, none at all."""
    file, server = tmp_path / "host.sqlite3", postgres.fresh()
    with pytest.raises(StoreError) as error:
        await move_host(file, server)
    assert error.value.key == "store-missing"
    assert not file.exists()
    async with opened(file) as store:
        await store.commit((table_row(1), move_row(1, 0)))
        with pytest.raises(StoreError) as error:
            await move_host(file, server)
        assert error.value.key == "store-locked"
    async with opened(server) as store:
        await store.commit((series_row(1),))
        with pytest.raises(StoreError) as error:
            await move_host(file, server)
        assert error.value.key == "store-locked"
    for source, target, key in (
        (file, server, "move-not-empty"),
        (server, file, "move-not-empty"),
        (file, file, "move-same"),
    ):
        with pytest.raises(StoreError) as error:
            await move_host(source, target)
        assert error.value.key == key
    async with opened(file), opened(server):
        pass


async def test_a_host_moves_to_one_place_only(tmp_path: Path) -> None:
    """F19: where a move broke off after the note, no third database is given the games."""
    file, server = tmp_path / "host.sqlite3", postgres.fresh()
    await played(file, 2)
    await move_host(file, server)
    with pytest.raises(StoreError) as error:
        await move_host(file, postgres.fresh())
    assert error.value.key == "store-moved"


class BrokenError(Exception):
    """The move breaks off."""


@pytest.mark.parametrize("place", ["read", "add", "tally", "note", "noted"])
async def test_a_move_that_breaks_off_is_run_again(
    tmp_path: Path, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wherever: until the note all is where it was; then nobody has it until it is run again."""
    file, server = tmp_path / "host.sqlite3", postgres.fresh()
    await played(file, 3)
    note = Quarters.note

    def breaking(*_: object) -> None:
        raise BrokenError

    async def noting(self: Quarters, key: str, value: str) -> None:
        if key == moving.MOVED and place == "note":
            raise BrokenError
        await note(self, key, value)
        if key == moving.MOVED:
            raise BrokenError

    with monkeypatch.context() as patched:
        match place:
            case "read":
                patched.setattr(FileQuarters, "rows", breaking)
            case "add":
                patched.setattr(ServerQuarters, "add", breaking)
            case "tally":
                patched.setattr(Quarters, "tally", breaking)
            case _:
                patched.setattr(Quarters, "note", noting)
        with pytest.raises(BrokenError):
            await move_host(file, server)
    if place == "noted":
        with pytest.raises(StoreError):
            await open_store(file, None)
        async with opened(server) as store:
            assert await store.guilds() == ()
    else:
        await played(file, 1)
    moved = await move_host(file, server)
    assert moved is not None
    assert moved["move"].rows > 1
    await played(server, 1)


async def test_what_arrived_otherwise_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is read back is compared, not what was sent."""
    file, server = tmp_path / "host.sqlite3", postgres.fresh()
    await played(file, 3)
    add = ServerQuarters.add

    async def forgetful(self: ServerQuarters, table: str, rows: Sequence[Row]) -> None:
        await add(self, table, rows[:-1] if table == "deadline" else rows)

    with monkeypatch.context() as patched:
        patched.setattr(ServerQuarters, "add", forgetful)
        with pytest.raises(StoreError) as error:
            await move_host(file, server)
    assert error.value.key == "move-differs"
    await played(file, 1)
    assert await move_host(file, server)


async def test_a_killed_move_is_run_again(tmp_path: Path) -> None:
    """F23: killed at any moment, there and back; who runs it to its end has everything, once."""
    first, second = tmp_path / "host.sqlite3", tmp_path / "again.sqlite3"
    everywhere: tuple[Place, ...] = (first, postgres.fresh(), second)
    table_id = await played(first, 8)
    _multiply(first)
    luck = random.Random(INTERRUPTIONS)  # noqa: S311 - when to kill
    for back, (source, target) in enumerate(pairwise(everywhere)):
        command = [sys.executable, "-m", "bot", "move", *map(_spelt, (source, target))]
        for _ in range((INTERRUPTIONS + 1 - back) // 2):
            await asyncio.to_thread(_run_and_kill, command, luck.uniform(0.5, 2.5 + MOVED / 1000))
            owners = [await _has_games(place) for place in everywhere[: back + 2]]
            assert sum(owners) <= 1
        await move_host(source, target)
    await played(second, 1, _last(table_id))


def _multiply(path: Path) -> None:
    """Have as many tables as are moved, each with people of its own."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in copies(1, MOVED - 1) if MOVED > 1 else ():
            connection.execute(statement)


def _last(table_id: TableId) -> TableId:
    return TableId(table_id + (MOVED - 1) * FEW)


def _spelt(place: Place) -> str:
    return str(place) if isinstance(place, Path) else place.spelt


def _run_and_kill(command: list[str], after: float) -> None:
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as moving_:  # noqa: S603
        try:
            moving_.wait(after)
        except subprocess.TimeoutExpired:
            moving_.send_signal(signal.SIGKILL)


async def _has_games(place: Place) -> bool:
    try:
        async with opened(place) as store:
            return bool(await store.guilds())
    except StoreError as error:
        if error.key != "store-moved":
            raise
        return False


def test_the_command_says_what_it_did(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Counts, and no password; the list of those who were forgotten goes along."""
    file, other = tmp_path / "host.sqlite3", tmp_path / "there" / "other.sqlite3"
    other.parent.mkdir()
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("DATABASE", str(file))
        assert main(["migrate"]) == 0
    (tmp_path / "host.sqlite3.forgotten").write_text('"salt"\n')
    assert main(["move", str(file), str(other)]) == 0
    assert "0 tables" in capsys.readouterr().out
    assert (tmp_path / "there" / "other.sqlite3.forgotten").read_text() == '"salt"\n'
    assert main(["move", str(file), str(other)]) == 0
    assert "before" in capsys.readouterr().out
    assert main(["move", "postgresql://h:secret@x:port/y", str(other)]) == WRONG_CONFIGURATION
    assert "secret" not in capsys.readouterr().err


def test_a_list_of_forgotten_people_that_is_there_is_completed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """F94: it stays beside a file whose games were moved, and these come back to the same name."""
    first, second = tmp_path / "first.sqlite3", tmp_path / "second.sqlite3"
    monkeypatch.setenv("DATABASE", str(first))
    assert main(["migrate"]) == 0
    here, there = (ForgottenPeople(Settings(database=one).forgotten) for one in (first, second))
    here.add(1, -1, 1000)
    assert main(["move", str(first), str(second)]) == 0
    there.add(2, -2, 1001)
    first.unlink()
    assert main(["move", str(second), str(first)]) == 0
    assert [-1, -2] == [one.pseudonym for one in here.of(1) + here.of(2)]
    assert there.all() == here.all()
    # Of another host nobody can be told apart here.
    Settings(database=second).forgotten.unlink()
    ForgottenPeople(Settings(database=second).forgotten).add(3, -3, 1002)
    second.unlink()
    capsys.readouterr()
    assert main(["move", str(first), str(second)]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert f"{Settings(database=second).forgotten} is that of another database" in line
    Settings(database=second).forgotten.unlink()
    assert main(["move", str(first), str(second)]) == 0
    assert there.all() == here.all()


def test_what_an_administrator_moves_belongs_to_the_user_of_the_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the bot could open neither, and would not start."""
    file, other = tmp_path / "host.sqlite3", tmp_path / "other.sqlite3"
    monkeypatch.setenv("DATABASE", str(file))
    assert main(["migrate"]) == 0
    ForgottenPeople(Settings(database=file).forgotten).add(1, -1, 1000)
    given: set[str] = set()
    owner, look = (4711, 42), Path.stat

    def owned(path: Path, **how: bool) -> os.stat_result:
        found = list(look(path, **how))
        found[stat.ST_UID], found[stat.ST_GID] = owner
        return os.stat_result(found)

    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "chown", lambda path, *_: given.add(path.name))
    monkeypatch.setattr(Path, "stat", owned)
    assert main(["move", str(file), str(other)]) == 0
    assert given >= {"other.sqlite3.new", "other.sqlite3.forgotten.new", "other.sqlite3.lock"}


async def test_a_user_without_the_right_is_told_of_migrate() -> None:
    """The bot's own user needs to change no tables; whoever may does it before."""
    address = postgres.fresh()
    schema = address.spelt.rpartition("=")[2]
    postgres.psql(
        f"DROP ROLE IF EXISTS player_{schema}; CREATE ROLE player_{schema} LOGIN;"
        f" GRANT USAGE ON SCHEMA {schema} TO player_{schema};"
        f" ALTER DEFAULT PRIVILEGES IN SCHEMA {schema}"
        f" GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO player_{schema};"
    )
    user = DatabaseAddress(address.spelt.replace("//postgres:", f"//player_{schema}:"))
    assert user != address
    with pytest.raises(StoreError) as error:
        await open_store(Path(), user)
    assert error.value.key == "store-unmigrated"
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("DATABASE", address.spelt)
        assert await asyncio.to_thread(main, ["migrate"]) == 0
    async with opened(user) as store:
        await store.commit((table_row(1), move_row(1, 0)))
        assert [row.number for row in await store.moves(1)] == [0]
        await store.erase((("UPDATE move SET user_id = -1 WHERE user_id = ?1", (1,)),))
    connection = await asyncpg.connect(user.spelt)
    for forbidden in ("ALTER TABLE move DISABLE TRIGGER ALL", "TRUNCATE move", "DROP TABLE move"):
        with pytest.raises(asyncpg.InsufficientPrivilegeError):
            await connection.execute(forbidden)
    await connection.close()


def test_a_list_of_forgotten_people_that_cannot_be_copied_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The games are moved by then; the same command copies it once that is mended."""
    monkeypatch.chdir(tmp_path)
    file, server = tmp_path / "host.sqlite3", postgres.fresh()
    asyncio.run(played(file, 2))
    forgotten = Settings(database=file).forgotten
    ForgottenPeople(forgotten).add(1, -1, 1000)
    there = tmp_path / Settings().forgotten
    # Nobody may make it: not even root, whom permissions do not keep from anything.
    there.parent.symlink_to(tmp_path / "nowhere")
    assert main(["move", str(file), server.spelt]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert f"{forgotten} cannot be copied to {there} " in line
    there.parent.unlink()
    assert main(["move", str(file), server.spelt]) == 0
    assert there.read_bytes() == forgotten.read_bytes()
    assert [there] == list(there.parent.iterdir())
