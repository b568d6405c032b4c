"""While a database fails, the log says so once a minute, and its end is found out."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from bot.model.refusal import Refused
from bot.rows.change import Change
from bot.rows.people import PersonRow
from bot.store.error import StoreError
from bot.store.outage import Outage
from bot.store.sqlite.writing import Writer
from bot.store.store import Store
from tests.rigs.loop_clock import LoopClock, settled
from tests.rigs.stores import OpenStore
from tests.rigs.table_rig import ANN, Clock, house

GONE = StoreError("store-unreachable", "The database cannot be reached.")
LOGGER = "bot.store.outage"


@pytest.fixture
async def clock(monkeypatch: pytest.MonkeyPatch) -> LoopClock:
    return LoopClock(monkeypatch)


class Database:
    """Fails for as long as it is told to."""

    def __init__(self) -> None:
        self.fails: StoreError | None = None
        self.probes = 0
        self.outage = Outage(self.probe)
        self.over: list[None] = []
        self.outage.over.listen(self.over.append)

    async def probe(self) -> None:
        """Try whether it works."""
        self.probes += 1
        if self.fails is not None:
            raise self.fails.again()

    async def asked(self, clock: LoopClock, seconds: int) -> None:
        """Be asked for something ten times a second."""
        for _ in range(seconds * 10):
            if self.fails is not None:
                self.outage.note(self.fails.again())
            await clock.turn_to(clock.now + 0.1)


async def test_five_minutes_of_failures_are_a_line_each_minute_and_one_at_their_end(
    clock: LoopClock, caplog: pytest.LogCaptureFixture
) -> None:
    """F112: and no trace, as each would be hundreds of lines."""
    database = Database()
    database.fails = GONE
    await database.asked(clock, 295)
    assert 5 == len(caplog.records)
    assert {"ERROR"} == {record.levelname for record in caplog.records}
    assert not any(record.exc_info for record in caplog.records)
    assert "Failing for 240 s" in caplog.messages[-1]
    assert [] == database.over
    database.fails = None
    await database.asked(clock, 10)
    assert [None] == database.over
    assert caplog.messages[5:] == ["Database recovered after 300 s"]
    await database.asked(clock, 600)
    assert (6, 30) == (len(caplog.records), database.probes)


async def test_a_database_that_comes_and_goes_fills_no_log(
    clock: LoopClock, caplog: pytest.LogCaptureFixture
) -> None:
    """Each time it comes back that is made use of; two lines a minute say so."""
    database = Database()
    for _ in range(20):
        database.fails = GONE
        await database.asked(clock, 5)
        database.fails = None
        await database.asked(clock, 10)
    assert 20 == len(database.over)
    assert 10 == len(caplog.records)


async def test_what_concerns_one_request_is_no_outage(caplog: pytest.LogCaptureFixture) -> None:
    """Nor is the end of the host: nothing is there to come back."""
    database = Database()
    for key in ("store-failed", "store-closed", "store-lost"):
        database.outage.note(StoreError(key, "No."))
    for error in (None, ValueError("x")):
        database.outage.note(error)
    await settled()
    assert [asyncio.current_task()] == [*asyncio.all_tasks()]
    assert [] == caplog.records


async def test_a_closed_store_probes_no_more(clock: LoopClock) -> None:
    """No task is left behind."""
    database = Database()
    database.outage.note(GONE)
    await settled()
    database.outage.close()
    await clock.turn_to(clock.now + 60)
    assert [asyncio.current_task()] == [*asyncio.all_tasks()]
    assert (0, []) == (database.probes, database.over)


@pytest.fixture
async def opened(open_store: OpenStore) -> AsyncIterator[Store]:
    async with open_store(Clock()) as store:
        yield store


async def test_every_store_finds_out_that_it_works(opened: Store) -> None:
    """The probe writes and reads, and changes nothing that anybody would read."""
    await opened._probe()
    assert () == await opened.people()


@pytest.mark.parametrize("code", [sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_IOERR])
async def test_a_full_or_locked_disk_is_a_line_and_what_fell_due_is_done_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, code: int
) -> None:
    """F112, F22: of a hundred presses in vain one line; the scheduler is told when it is over."""
    write = Writer.write

    def failing(
        writer: Writer, connection: sqlite3.Connection, changes: Sequence[Change], now: int
    ) -> None:
        if broken:
            error = sqlite3.OperationalError("no")
            error.sqlite_errorcode = code
            raise error
        write(writer, connection, changes, now)

    broken = True
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.game()
        monkeypatch.setattr(Writer, "write", failing)
        for _ in range(100):
            with pytest.raises(Refused, match="store-failed"):
                await one.tables.pauses.pause(table.id, ANN)
        assert [LOGGER] == [record.name for record in caplog.records]
        broken, moments = False, list[object]()
        one.tables.due.deadlines.listen(moments.append)
        one.store.outage.over.tell(None)
        assert [one.clock()] == moments


async def test_each_caller_gets_an_error_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F112: one error for forty changes would collect forty traces, and could cause itself."""

    def failing(*_: object) -> None:
        error = sqlite3.OperationalError("no")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    async with house(tmp_path / "host.sqlite3") as one:
        monkeypatch.setattr(Writer, "write", failing)
        ends = await asyncio.gather(
            *(one.store.commit((PersonRow(user, "fr"),)) for user in range(40)),
            return_exceptions=True,
        )
        monkeypatch.undo()
    assert {"store-full"} == {end.key for end in ends if isinstance(end, StoreError)}
    assert 40 == len({id(end) for end in ends})


def test_an_error_made_again_says_the_same() -> None:
    """With its cause, of which the trace tells."""
    first = StoreError("store-busy", "It is locked.")
    first.__cause__ = OSError("locked")
    again = first.again()
    assert again is not first
    assert (first.key, str(first), first.__cause__) == (again.key, str(again), again.__cause__)
    assert again.__traceback__ is None
