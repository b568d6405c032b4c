"""Group commit: together for the sake of pace, apart as soon as one of them fails."""

# ruff: noqa: D102 - a connection that fails has the methods of one that does not

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.rows.change import Change
from bot.rows.people import PersonRow
from bot.store.group_commit import GroupCommit
from bot.store.sqlite import writing as writing_module
from bot.store.sqlite.store import SqliteStore
from bot.store.sqlite.writing import Writer
from tests.rigs.stores import run_sql
from tests.rigs.table_rig import ANN, BOB, house
from tests.rigs.toy_game import Bid


async def test_changes_that_wait_share_a_transaction(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PERFORMANCE, durable moves: all that waits goes into one transaction."""
    sizes: list[int] = []
    write = Writer.write

    def counted(
        writer: Writer, connection: sqlite3.Connection, changes: Sequence[Change], now: int
    ) -> None:
        sizes.append(len(changes))
        write(writer, connection, changes, now)

    async with house(tmp_path / "host.sqlite3") as one:
        monkeypatch.setattr(Writer, "write", counted)
        await asyncio.gather(*(one.tables.people.set_language(user, "fr") for user in range(40)))
        assert sizes == [1, 39]


async def test_a_change_that_python_cannot_bind_fails_alone(tmp_path: Path) -> None:
    """Errors that are none of SQLite's own reach their caller too."""
    async with house(tmp_path / "host.sqlite3") as one:
        good, bad, more = (one.store.commit((PersonRow(user, "fr"),)) for user in (1, 1 << 70, 2))
        await asyncio.gather(good, more)
        with pytest.raises(OverflowError):
            await bad


async def test_a_database_locked_by_another_fails_everybody_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F22: forty callers do not wait for the lock forty times."""
    path = tmp_path / "host.sqlite3"
    tries: list[int] = []
    write = Writer.write

    def counted(
        writer: Writer, connection: sqlite3.Connection, changes: Sequence[Change], now: int
    ) -> None:
        tries.append(len(changes))
        write(writer, connection, changes, now)

    async with house(path) as one:
        await run_sql(one.store, "PRAGMA busy_timeout = 20")
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        monkeypatch.setattr(Writer, "write", counted)
        results = await asyncio.gather(
            *(one.store.commit((PersonRow(user, "fr"),)) for user in range(40)),
            return_exceptions=True,
        )
        other.close()
        assert [getattr(result, "key", None) for result in results] == ["store-busy"] * 40
        assert tries == [1, 39]
        await one.store.commit((PersonRow(1, "en"),))
        assert await one.store.person(1) == PersonRow(1, "en")


async def test_an_idle_store_has_nothing_under_way(tmp_path: Path) -> None:
    """A host that waits for Discord is quiet: no task, no future."""
    async with house(tmp_path / "host.sqlite3") as one:
        await one.game()
        assert asyncio.all_tasks() == {asyncio.current_task()}
        await one.store.settled()


async def test_whoever_settles_waits_for_no_later_change(tmp_path: Path) -> None:
    """A tidying that begins with it comes to its turn under steady writes."""
    async with house(tmp_path / "host.sqlite3") as one:
        group = GroupCommit(one.store.outage)
        earlier, waits = group.begin(()), asyncio.ensure_future(group.settled())
        await asyncio.sleep(0)
        later = group.begin(())
        assert not waits.done()
        group.end([earlier], None)
        await asyncio.sleep(0)
        assert waits.done()
        group.end([later], None)
        await group.settled()


async def whole(store: SqliteStore) -> list[Any]:
    """Everything in the database but the sign of life."""
    tables = await run_sql(
        store,
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'meta' ORDER BY name",
    )
    return [await run_sql(store, f"SELECT * FROM {name}") for (name,) in tables]  # noqa: S608


class FailingConnection:
    """A connection that breaks at the n-th statement, or right after it."""

    def __init__(self, connection: sqlite3.Connection, step: int, *, after: bool) -> None:
        self._connection = connection
        self._step = step
        self._after = after
        self.steps = 0

    @property
    def in_transaction(self) -> bool:
        return self._connection.in_transaction

    def cursor(self) -> object:
        return self

    def execute(self, sql: str, values: Sequence[object] = ()) -> object:
        if sql == "ROLLBACK":
            return self._connection.execute(sql)
        self.steps += 1
        if self.steps == self._step and not self._after:
            raise sqlite3.OperationalError("the disk is gone")
        result = self._connection.execute(sql, values)
        if self.steps == self._step and sql != "COMMIT":
            raise sqlite3.OperationalError("the disk is gone")
        return result


@pytest.mark.parametrize("after", [False, True])
async def test_a_failure_at_any_step_writes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, after: bool
) -> None:
    """F23: move, snapshot, deadlines and outbox are written together or not at all."""
    write = Writer.write
    step = 0

    def failing(
        writer: Writer, connection: sqlite3.Connection, changes: Sequence[Change], now: int
    ) -> None:
        broken: Any = FailingConnection(connection, step, after=after)
        reached.append(broken)
        write(writer, broken, changes, now)

    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.game()
        await one.answer(table.id, ANN, Bid(2))
        assert isinstance(one.store, SqliteStore)
        before, look = await whole(one.store), await one.look(table.id, BOB)
        reached: list[FailingConnection] = []
        failures = 0
        monkeypatch.setattr(Writer, "write", failing)
        while True:
            step += 1
            press = one.press()
            try:
                await one.tables.moves.play(table.id, BOB, press, "bid1", Bid(3))
            except Exception as refused:  # noqa: BLE001 - compared in the next line
                assert getattr(refused, "key", None) == "store-failed"  # noqa: PT017
                failures += 1
                assert await whole(one.store) == before
                assert await one.look(table.id, BOB) == look
                continue
            break
        assert failures == reached[-1].steps - after
        assert failures >= 6
        assert await whole(one.store) != before
        assert (await one.look(table.id, BOB)).moves == 2


async def test_signs_of_life_are_written_at_most_once_a_second(tmp_path: Path) -> None:
    """A sign of life costs a page; a change that only carries one always writes it."""
    assert writing_module._BEAT == 1000
    async with house(tmp_path / "host.sqlite3") as one:

        async def last_seen() -> float:
            found = await run_sql(one.store, "SELECT value FROM meta WHERE key = 'last_seen'")
            return (int(found[0][0]) - one_begin) / 1000

        one_begin = round(one.clock().timestamp() * 1000)
        await one.tables.people.set_language(1, "fr")
        one.clock.pass_(seconds=0.5)
        await one.tables.people.set_language(1, "en")
        assert await last_seen() == 0
        await one.tables.due.beat()
        assert await last_seen() == 0.5
        one.clock.pass_(seconds=1)
        await one.tables.people.set_language(1, "fr")
        assert await last_seen() == 1.5


async def test_a_language_follows_discord_until_one_is_chosen(tmp_path: Path) -> None:
    """What nobody chose is None, and None can be chosen again."""
    async with house(tmp_path / "host.sqlite3") as one:
        assert await one.tables.people.language(1) is None
        await one.tables.people.set_language(1, "fr")
        assert await one.tables.people.language(1) == "fr"
        await one.tables.people.set_language(1, None)
        assert await one.tables.people.language(1) is None
