"""Deadlines: when they fall, and the one sleeper that waits for them."""

# ruff: noqa: ASYNC110, D102 - the test waits for tasks that know nothing of it

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.model.signal import Signal
from bot.model.table import Status
from bot.rows.clocks import DeadlineRow
from bot.rows.tables import QuarantineErrorRow
from bot.scheduler import Scheduler
from bot.store.error import StoreError
from bot.table.live_table import LiveTable
from tests.rigs.stores import run_sql
from tests.rigs.table_rig import (
    ANN,
    BEGIN,
    BOB,
    CID,
    PLAIN,
    TURN,
    Clock,
    TableRig,
    house,
    toy,
)
from tests.rigs.toy_game import Bid


class Sleep:
    """Sleeping that only ends when the test says so."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.naps: list[float] = []
        self._waking: asyncio.Future[None] | None = None

    async def __call__(self, seconds: float) -> None:
        self.naps.append(seconds)
        self._waking = asyncio.get_running_loop().create_future()
        await self._waking
        self._clock.pass_(seconds=seconds)

    @property
    def asleep(self) -> bool:
        return self._waking is not None and not self._waking.done()

    def wake(self) -> None:
        assert self._waking is not None
        self._waking.set_result(None)


async def until_asleep(sleep: Sleep, naps: int) -> None:
    """Let everything run until the sleeper lies down for the n-th time."""
    async with asyncio.timeout(10):
        while len(sleep.naps) < naps or not sleep.asleep:
            await asyncio.sleep(0)


def keeper(one: TableRig) -> tuple[Scheduler, Sleep]:
    sleep = Sleep(one.clock)
    return Scheduler(one.tables.due, one.clock, sleep), sleep


async def test_the_host_answers_when_time_is_up(tmp_path: Path) -> None:
    """By the same door, with the game's default answer, after the deadline only."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.game()
        await one.answer(table.id, ANN, Bid(3))
        timekeeper, sleep = keeper(one)
        timekeeper.start()
        for hour in range(1, 48):
            await until_asleep(sleep, hour)
            sleep.wake()
            assert (await one.look(table.id)).moves == 1
        await until_asleep(sleep, 48)
        sleep.wake()
        await until_asleep(sleep, 49)
        look = await one.look(table.id)
        assert (look.moves, toy(look).points) == (2, (3, 1))
        assert one.clock() == BEGIN + timedelta(hours=48)
        assert max(sleep.naps) == 3600
        last = (await one.store.moves(table.id))[-1]
        assert (last.cause, last.user_id, last.interaction_id) == ("default", None, None)
        await timekeeper.close()


async def test_without_a_deadline_nobody_sleeps(tmp_path: Path) -> None:
    """A host without tables has no task; the first lobby brings one, the last takes it away."""
    async with house(tmp_path / "host.sqlite3") as one:
        timekeeper, sleep = keeper(one)
        timekeeper.start()
        async with asyncio.timeout(10):
            while len(asyncio.all_tasks()) > 1:
                await asyncio.sleep(0)
        table = await one.lobby()
        await until_asleep(sleep, 1)
        await one.tables.lobbies.cancel(table.id, ANN)
        # Its message is removed a day later.
        await until_asleep(sleep, 2)
        one.clock.pass_(hours=72)
        sleep.wake()
        async with asyncio.timeout(10):
            while len(asyncio.all_tasks()) > 1:
                await asyncio.sleep(0)
        await timekeeper.close()


async def test_an_earlier_deadline_shortens_the_sleep(tmp_path: Path) -> None:
    """Re-armed after each commit that needs it, and only then."""
    pace = replace(PLAIN, turn=timedelta(minutes=30))
    async with house(tmp_path / "host.sqlite3", pace=pace) as one:
        timekeeper, sleep = keeper(one)
        one.tables.lobbies._wait = timedelta(minutes=50)
        timekeeper.start()
        await one.lobby()
        await until_asleep(sleep, 1)
        await one.lobby()
        notice = 50 * 60 * 2 / 3
        assert sleep.naps == [notice]
        await one.game()
        await until_asleep(sleep, 2)
        assert sleep.naps == [notice, 30 * 60]
        await timekeeper.close()


async def test_a_seat_that_was_left_is_answered_for_at_once(tmp_path: Path) -> None:
    """F54: the table goes on without a leaver, through the timekeeper."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.game(BOB, CID)
        timekeeper, sleep = keeper(one)
        timekeeper.start()
        await until_asleep(sleep, 1)
        await one.tables.lobbies.leave(table.id, BOB)
        await until_asleep(sleep, 2)
        asked = [q.decision for q in (await one.look(table.id)).questions]
        assert [decision.answered for decision in asked] == [False, True, False]
        await timekeeper.close()


async def test_a_broken_table_does_not_hold_up_the_others(tmp_path: Path) -> None:
    """F56: its clocks stop with it."""
    async with house(tmp_path / "host.sqlite3") as one:
        broken, sound = await one.game(), await one.game()
        damage = "UPDATE snapshot SET checksum = 0 WHERE table_id = ?"
        await run_sql(one.store, damage, broken.id)
        one.repository._live.clear()
        one.clock.pass_(hours=48)
        assert await one.tables.due.answer_overdue()
        assert (await one.tables.queries.get(broken.id)).status is Status.QUARANTINED
        assert (await one.look(sound.id)).moves == 2
        assert await one.tables.due.next_due() == one.clock() + PLAIN.absent


async def test_a_table_that_cannot_be_read_does_not_hold_up_the_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F56: also where nothing is left of it that could be quarantined; said once."""
    monkeypatch.setattr("bot.repositories.tables.restore_damaged", lambda *_: 1 / 0)
    async with house(tmp_path / "host.sqlite3", reminded=True) as one:
        broken, sound = await one.game(), await one.game()
        await run_sql(one.store, "UPDATE game_table SET pace = 'gone' WHERE id = ?", broken.id)
        one.repository._live.clear()
        one.clock.pass_(hours=25)
        assert not await one.tables.due.call_overdue()
        assert 2 == len((await one.store.unsaid(sound.id)).reminders)
        one.clock.pass_(hours=23)
        for _ in range(2):
            assert not await one.tables.due.answer_overdue()
        assert (await one.look(sound.id)).moves == 2
    assert 1 == len([record for record in caplog.records if record.exc_info])


async def test_what_cannot_be_answered_is_tried_again_after_a_pause(tmp_path: Path) -> None:
    """A store that fails makes no hot loop and no dead timekeeper."""

    class Failing:
        tries = 0

        deadlines = Signal[datetime]()

        async def next_due(self) -> Any:
            self.tries += 1
            if self.tries == 1:
                raise StoreError("store-failed", "the disk is away")
            return BEGIN

        async def answer_overdue(self) -> bool:
            return False

        async def call_overdue(self) -> bool:
            return True

        async def beat(self) -> None:
            assert tmp_path

    clock = Clock()
    tables: Any = Failing()
    sleep = Sleep(clock)
    timekeeper = Scheduler(tables, clock, sleep)
    timekeeper.start()
    for nap in (1, 2, 3):
        await until_asleep(sleep, nap)
        sleep.wake()
    await until_asleep(sleep, 4)
    assert sleep.naps == [60] * 4
    await timekeeper.close()


def as_due(work: object) -> Any:
    """Pass for what the time has come for."""
    return work


class Broken:
    """Work at which one thing after the other fails, as often as it is told."""

    def __init__(self, clock: Clock, **failing: int) -> None:
        self.clock = clock
        self.failing = failing
        self.done: list[str] = []
        self.deadlines = Signal[datetime]()

    def _do(self, what: str) -> None:
        if self.failing.get(what, 0):
            self.failing[what] -= 1
            raise StoreError("store-full", "the disk is full")
        self.done.append(what)

    async def next_due(self) -> Any:
        self._do("next_due")
        return self.clock() + timedelta(minutes=1)

    async def answer_overdue(self) -> bool:
        self._do("answer_overdue")
        return True

    async def call_overdue(self) -> bool:
        self._do("call_overdue")
        return True

    async def beat(self) -> None:
        self._do("beat")


@pytest.mark.parametrize("what", ["next_due", "answer_overdue", "call_overdue", "beat"])
async def test_no_failure_ends_the_task(what: str, caplog: pytest.LogCaptureFixture) -> None:
    """F78: whatever fails, and however often, is tried again; said once, and that it is over."""
    clock = Clock()
    work = Broken(clock, **{what: 3})
    sleep = Sleep(clock)
    scheduler = Scheduler(as_due(work), clock, sleep)
    with caplog.at_level(logging.WARNING, "bot.scheduler"):
        scheduler.start()
        for nap in range(1, 9):
            await until_asleep(sleep, nap)
            if "call_overdue" in work.done:
                break
            sleep.wake()
            await asyncio.sleep(0)
            if "call_overdue" in work.done:
                break
    assert "call_overdue" in work.done
    assert 60 == sleep.naps[0] <= max(sleep.naps) <= 960
    assert ["retrying", "recovered"] == [
        said
        for record in caplog.records
        for said in ("retrying", "recovered")
        if said in record.getMessage()
    ]
    await scheduler.close()


async def test_an_outage_may_last_as_long_as_it_likes() -> None:
    """F78: a disk that is full for days is tried again as on the first day."""
    clock = Clock()
    work = Broken(clock, next_due=100)
    sleep = Sleep(clock)
    scheduler = Scheduler(as_due(work), clock, sleep)
    scheduler.start()
    for nap in range(1, 101):
        await until_asleep(sleep, nap)
        sleep.wake()
    await until_asleep(sleep, 101)
    sleep.wake()
    await until_asleep(sleep, 102)
    assert ("answer_overdue" in work.done, max(sleep.naps)) == (True, 960)
    await scheduler.close()


async def test_who_plays_after_an_outage_does_not_put_the_clocks_off() -> None:
    """F78: what was stored since falls due in its time, and the pause ends when it would have."""
    clock = Clock()
    work = Broken(clock, next_due=5)
    sleep = Sleep(clock)
    scheduler = Scheduler(as_due(work), clock, sleep)
    scheduler.start()
    for nap in (1, 2, 3, 4):
        await until_asleep(sleep, nap)
        sleep.wake()
    await until_asleep(sleep, 5)
    for nap, later in ((6, 800), (7, 700), (8, 3)):
        work.deadlines.tell(clock() + timedelta(seconds=later))
        await until_asleep(sleep, nap)
    sleep.wake()
    await until_asleep(sleep, 9)
    assert sleep.naps[4:] == [960, 800, 700, 3, 60]
    sleep.wake()
    await until_asleep(sleep, 10)
    assert "answer_overdue" in work.done
    await scheduler.close()


async def test_the_end_of_an_outage_ends_the_pause_after_a_failure() -> None:
    """F112: the database tells that it works again, and what fell due meanwhile is done at once."""
    clock = Clock()
    work, sleep = Broken(clock, next_due=1), Sleep(clock)
    timekeeper = Scheduler(as_due(work), clock, sleep)
    timekeeper.start()
    await until_asleep(sleep, 1)
    assert [] == work.done
    work.deadlines.tell(clock())
    await until_asleep(sleep, 2)
    assert ["next_due"] == work.done
    await timekeeper.close()


async def test_a_clock_that_is_set_back_makes_no_pause_longer() -> None:
    """Nothing waits until it shows again what it showed when something failed."""
    clock = Clock()
    work, sleep = Broken(clock, next_due=1), Sleep(clock)
    timekeeper = Scheduler(as_due(work), clock, sleep)
    timekeeper.start()
    await until_asleep(sleep, 1)
    clock.pass_(hours=-9)
    sleep.wake()
    await until_asleep(sleep, 2)
    assert (["beat", "next_due"], [60, 60]) == (work.done, sleep.naps)
    await timekeeper.close()


async def test_what_is_noticed_between_two_naps_shortens_the_next_one() -> None:
    """A deadline that is set while the host shows that it lives is not slept through."""
    clock = Clock()
    work = Broken(clock)

    async def far_off() -> datetime:
        return BEGIN + timedelta(days=1)

    async def beat() -> None:
        work.deadlines.tell(clock() + timedelta(seconds=3))

    work.next_due, work.beat = far_off, beat  # type: ignore[method-assign]
    sleep = Sleep(clock)
    scheduler = Scheduler(as_due(work), clock, sleep)
    scheduler.start()
    await until_asleep(sleep, 1)
    sleep.wake()
    await until_asleep(sleep, 2)
    assert sleep.naps == [3600, 3]
    await scheduler.close()


async def test_an_unexpected_error_is_told_with_its_trace(caplog: pytest.LogCaptureFixture) -> None:
    """A fault of the program stops no clock, and can be found."""
    clock = Clock()
    work = Broken(clock)

    async def explode() -> bool:
        work.done.append("exploded")
        raise ZeroDivisionError

    work.answer_overdue = explode  # type: ignore[method-assign]
    sleep = Sleep(clock)
    scheduler = Scheduler(as_due(work), clock, sleep)
    scheduler.start()
    for nap in (1, 2, 3):
        await until_asleep(sleep, nap)
        sleep.wake()
    await until_asleep(sleep, 4)
    assert ["exploded", "exploded"] == [what for what in work.done if what == "exploded"]
    assert [True] == [record.exc_info is not None for record in caplog.records]
    await scheduler.close()


async def pass_until(
    one: TableRig, sleep: Sleep, nap: int, over: Callable[[], Awaitable[bool]]
) -> int:
    """Let the scheduler sleep on until something is so; how often it has slept by then."""
    for number in range(nap, nap + 50):
        await until_asleep(sleep, number)
        if await over():
            return number
        sleep.wake()
        await asyncio.sleep(0)
    raise AssertionError(f"not within {one.clock() - BEGIN}")


@pytest.mark.parametrize("fault", ["full", "locked"])
async def test_after_a_fault_of_the_disk_the_clocks_go_on(tmp_path: Path, fault: str) -> None:
    """F78: deadlines that fell while nothing could be stored are kept once it is possible again."""
    path = tmp_path / "host.sqlite3"
    pace = replace(PLAIN, turn=timedelta(minutes=30))
    async with house(path, pace=pace) as one:
        table = await one.game()
        scheduler, sleep = keeper(one)
        other = sqlite3.connect(path, isolation_level=None)
        if fault == "full":
            (pages,) = (await run_sql(one.store, "PRAGMA page_count"))[0]
            await run_sql(one.store, f"PRAGMA max_page_count = {pages}")
            big = QuarantineErrorRow("big", table.id, "x" * 10_000, 1)
            with pytest.raises(StoreError):
                await one.store.commit((big,))
        else:
            await run_sql(one.store, "PRAGMA busy_timeout = 1")
            other.execute("BEGIN IMMEDIATE")

        async def late() -> bool:
            return one.clock() > BEGIN + timedelta(hours=1)

        async def answered() -> bool:
            return (await one.look(table.id)).moves > 0

        scheduler.start()
        nap = await pass_until(one, sleep, 1, late)
        if fault == "locked":
            assert not await answered()
        await run_sql(one.store, "PRAGMA max_page_count = 1000000")
        other.close()
        await pass_until(one, sleep, nap, answered)
        await scheduler.close()


@pytest.mark.parametrize("call_alone", [False, True])
async def test_a_deadline_that_nothing_belongs_to_comes_up_once(
    tmp_path: Path, *, call_alone: bool
) -> None:
    """No hot loop, whatever is left in the file."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.game()
        row = DeadlineRow(table.id, "bid77", 0, due_at=5, asked_at=0)
        if call_alone:
            row = row._replace(due_at=1 << 50, notice_at=5)
        await one.store.commit((row,))
        assert (await one.tables.due.next_due() or BEGIN) < BEGIN
        assert await one.tables.due.answer_overdue()
        assert await one.tables.due.call_overdue()
        assert await one.tables.due.next_due() == BEGIN + TURN


async def test_a_default_that_comes_too_late_does_nothing(tmp_path: Path) -> None:
    """Only what is still open is answered."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.game()
        await one.answer(table.id, ANN, Bid(3))
        await one.tables.moves.play_default(table.id, "bid1", 0)
        await one.tables.moves.play_default(table.id, "bid9", 1)
        assert (await one.look(table.id)).moves == 1
        assert toy(await one.look(table.id, ANN)).own == 3


async def test_more_time_that_was_given_in_the_last_moment_counts(tmp_path: Path) -> None:
    """F18: who pressed before the limit was over has been told that there is more time."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.game()
        await one.answer(table.id, ANN, Bid(1))
        one.clock.pass_(hours=48)
        begun, done = asyncio.Event(), asyncio.Event()

        async def is_busy(_live: LiveTable) -> None:
            begun.set()
            await done.wait()

        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(one.repository.change(table.id, is_busy))
            await begun.wait()
            tasks.create_task(one.tables.pauses.extend(table.id, ANN))
            await asyncio.sleep(0)
            overdue = tasks.create_task(one.tables.due.answer_overdue())
            while one.repository._locks._locks[table.id].users < 3:
                await asyncio.sleep(0)
            done.set()
        assert overdue.result()
        assert (await one.look(table.id)).moves == 1
        assert await one.tables.due.next_due() == one.clock() + timedelta(hours=48)
