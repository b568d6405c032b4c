"""Deadlines: when they fall, and the one sleeper that waits for them."""

# ruff: noqa: ASYNC110, D102 - the test waits for tasks that know nothing of it

import asyncio
from datetime import timedelta
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bot.model.table import Status
from bot.scheduler import Scheduler
from bot.store.protocol import StoreError
from bot.store.rows import DeadlineRow
from tests.rigs.table_rig import ANN, BEGIN, BOB, CID, PLAIN, Clock, TableRig, house
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
    """DESIGN 3: by the same door, with the game's default answer, after the deadline only."""
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
        assert (look.moves, look.view.points) == (2, (3, 1))
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
        await one.store._rows(damage, broken.id)
        one.repository._live.clear()
        one.clock.pass_(hours=48)
        assert await one.tables.due.answer_overdue()
        assert (await one.tables.queries.get(broken.id)).status is Status.QUARANTINED
        assert (await one.look(sound.id)).moves == 2
        assert await one.tables.due.next_due() == one.clock() + PLAIN.reaction


async def test_what_cannot_be_answered_is_tried_again_after_a_pause(tmp_path: Path) -> None:
    """A store that fails makes no hot loop and no dead timekeeper."""

    class Failing:
        tries = 0

        def listen(self, listener: Any) -> None:
            assert callable(listener)

        async def next_due(self) -> Any:
            self.tries += 1
            if self.tries == 1:
                raise StoreError("store-failed", "the disk is away")
            return BEGIN

        async def answer_overdue(self) -> bool:
            return False

        async def remind_overdue(self) -> bool:
            return True

        async def beat(self) -> None:
            assert tmp_path

    clock, tables = Clock(), Failing()
    sleep = Sleep(clock)
    timekeeper = Scheduler(tables, clock, sleep)
    timekeeper.start()
    for nap in (1, 2, 3):
        await until_asleep(sleep, nap)
        sleep.wake()
    await until_asleep(sleep, 4)
    assert sleep.naps == [60] * 4
    await timekeeper.close()


async def test_a_deadline_that_nothing_belongs_to_comes_up_once(tmp_path: Path) -> None:
    """No hot loop, whatever is left in the file."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.game()
        await one.store.commit((DeadlineRow(table.id, "bid77", 0, 5),))
        assert (await one.tables.due.next_due() or BEGIN) < BEGIN
        assert await one.tables.due.answer_overdue()
        assert await one.tables.due.next_due() == BEGIN + PLAIN.turn


async def test_a_default_that_comes_too_late_does_nothing(tmp_path: Path) -> None:
    """Only what is still open is answered."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.game()
        await one.answer(table.id, ANN, Bid(3))
        await one.tables.moves.play_default(table.id, "bid1", 0)
        await one.tables.moves.play_default(table.id, "bid9", 1)
        assert (await one.look(table.id)).moves == 1
        assert (await one.look(table.id, ANN)).view.own == 3
