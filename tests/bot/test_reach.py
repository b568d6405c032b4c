"""Cut off from Discord: time in which nobody could press is nobody's (F98)."""

# ruff: noqa: ASYNC110, D102 - tests wait for tasks; its methods are those of the protocol

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Collection
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.background import background
from bot.http_trace import Outcome
from bot.model.pace import PACES, Pace
from bot.model.refusal import Refused
from bot.model.stops import Why
from bot.model.table import Status, TableId
from bot.reach import CUT_OFF, ApiHealth, Reach
from bot.scheduler import Scheduler
from bot.store.sqlite.writing import Writer
from games.series.api import Kind
from tests.rigs.series_rig import series_house
from tests.rigs.table_rig import ANN, BOB, Clock, TableRig, house
from tests.rigs.toy_game import Bid

FILE = "host.sqlite3"
GUILD, OTHER = 7, 8
LIVE = PACES["live"]
LENGTHS = (timedelta(minutes=20), timedelta(hours=5), timedelta(hours=72))


class Gateway:
    """A connection to Discord that is cut by hand."""

    def __init__(self, *lost: int) -> None:
        self.lost = set(lost)
        self.probes = 0
        self.answers: ApiHealth | None = None
        """What hears whether a probe was answered."""
        self.api_fails = False

    @property
    def is_whole(self) -> bool:
        return not self.lost

    def cut_off(self, guild_ids: Collection[int]) -> Collection[int]:
        return self.lost.intersection(guild_ids)

    async def probe(self) -> None:
        self.probes += 1
        if self.answers is not None:
            self.answers.note(answered=not self.api_fails)


def reach_of(one: Any, gateway: Gateway, api: ApiHealth | None = None) -> Reach:
    """Watch the connection of a house whose clock is turned by hand."""

    async def sleep(seconds: float) -> None:
        one.clock.pass_(seconds=seconds)

    return Reach(one.tables.pauses, gateway, api or ApiHealth(one.clock), one.clock, sleep)


async def due_work(one: TableRig, reach: Reach) -> None:
    """Do what the scheduler does when something falls due."""
    await reach.settle()
    assert await one.tables.due.answer_overdue()
    assert await one.tables.due.call_overdue()


async def untouched(one: TableRig, table_id: TableId) -> bool:
    """Whether nobody was answered for, reminded, or has their seat on offer."""
    look = await one.look(table_id)
    reminders = (await one.tables.outbox.news(table_id)).reminders
    return (look.moves, reminders) == (0, ()) and not any(p.offered for p in look.table.players)


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("pace", PACES.values(), ids=PACES)
async def test_hours_without_discord_are_nobodys_at_every_pace(
    tmp_path: Path, pace: Pace, length: timedelta
) -> None:
    """F98: no answer, no reminder, no seat on offer; each clock has what it had."""
    async with house(tmp_path / FILE, pace=pace, reminded=True) as one:
        gateway = Gateway()
        reach, table = reach_of(one, gateway), (await one.game()).id
        one.clock.pass_(minutes=1)
        await one.tables.seats.notice(table, ANN.id)
        before = [q.due_at for q in (await one.look(table)).questions]
        gateway.lost.add(GUILD)
        await reach.look()
        for _ in range(20):
            one.clock.time += length / 20
            await due_work(one, reach)
            assert await untouched(one, table)
        gateway.lost.clear()
        await reach.look()
        after = [q.due_at for q in (await one.look(table)).questions]
        assert after == [None if end is None else end + length for end in before]
        one.clock.pass_(seconds=1)
        await due_work(one, reach)
        assert await untouched(one, table)


async def test_a_blip_stops_nothing(tmp_path: Path) -> None:
    """A session that is resumed within a minute costs no row, no message, and nobody's limit."""
    async with house(tmp_path / FILE) as one:
        gateway, table = Gateway(), (await one.game()).id
        reach, told = reach_of(one, gateway), len(one.told)
        gateway.lost.add(GUILD)
        await reach.look()
        one.clock.time += CUT_OFF - timedelta(seconds=1)
        await reach.look()
        gateway.lost.clear()
        await reach.look()
        one.clock.pass_(hours=1)
        await reach.look()
        assert (await one.tables.queries.get(table)).stops == ()
        assert len(one.told) == told


async def test_what_is_due_in_the_first_minute_waits_for_it(tmp_path: Path) -> None:
    """Nobody is answered for in it; if Discord is back by then it is done at once."""
    async with house(tmp_path / FILE, pace=LIVE) as one:
        gateway = Gateway()
        reach, table = reach_of(one, gateway), (await one.game()).id
        one.clock.pass_(minutes=9, seconds=50)
        gateway.lost.add(GUILD)
        await reach.look()
        one.clock.pass_(seconds=20)
        await due_work(one, reach)
        assert await untouched(one, table)
        assert (await one.tables.queries.get(table)).stop_of(Why.DISCORD) is not None
        gateway.lost.clear()
        await reach.look()
        one.clock.pass_(seconds=11)
        await due_work(one, reach)
        assert (await one.look(table)).moves > 0


async def test_a_clock_that_is_set_back_holds_no_server_up(tmp_path: Path) -> None:
    """What falls due at others waits a minute at most until it is known who is cut off."""
    async with house(tmp_path / FILE) as one:
        gateway, api = Gateway(), ApiHealth(one.clock)
        reach, _ = reach_of(one, gateway, api), await one.game()
        gateway.lost.add(GUILD)
        await reach.look()
        one.clock.pass_(hours=-9)
        began = one.clock()
        assert api.is_doubtful
        await reach.settle()
        assert one.clock() - began <= CUT_OFF
        assert await one.tables.pauses.stopped_for(Why.DISCORD) == (GUILD,)


async def test_clocks_of_other_servers_run_on(tmp_path: Path) -> None:
    """One shard, or one server, is cut off: nothing is given back elsewhere."""
    async with house(tmp_path / FILE) as one:
        gateway, here = Gateway(GUILD), (await one.game()).id
        there = (await one.game(guild=OTHER)).id
        reach = reach_of(one, gateway)
        await reach.look()
        one.clock.pass_(hours=49)
        await due_work(one, reach)
        assert await untouched(one, here)
        assert (await one.look(there)).moves > 0
        assert (await one.tables.queries.get(there)).stops == ()


@pytest.mark.parametrize("down", [timedelta(seconds=5), timedelta(hours=3)])
async def test_a_crash_in_the_middle_of_an_outage_changes_nothing(
    tmp_path: Path, down: timedelta
) -> None:
    """The clocks stand from the beginning of it, over the restart, to its end."""
    clock = Clock()
    async with house(tmp_path / FILE, clock) as one:
        table = (await one.game()).id
        clock.pass_(hours=10)
        begun, reach = clock(), reach_of(one, Gateway(GUILD))
        await reach.look()
        clock.pass_(hours=2)
        await due_work(one, reach)
    clock.time += down
    async with house(tmp_path / FILE, clock) as one:
        gateway = Gateway(GUILD)
        reach = reach_of(one, gateway)
        for _ in range(3):
            clock.pass_(hours=24)
            await due_work(one, reach)
            assert await untouched(one, table)
        gateway.lost.clear()
        await reach.look()
        left = timedelta(hours=38)
        assert [q.due_at for q in (await one.look(table)).questions] == [clock() + left] * 2
        assert clock() - begun > down


async def test_a_bot_that_cannot_log_in_has_the_clocks_stand_from_its_start(
    tmp_path: Path,
) -> None:
    """It waits for a ban of its address to end, and gives that time back like downtime."""
    clock = Clock()
    async with house(tmp_path / FILE, clock) as one:
        table = (await one.game()).id
    async with house(tmp_path / FILE, clock) as one:
        reach = reach_of(one, Gateway(GUILD))
        await reach.look()
        clock.pass_(days=3)
        await due_work(one, reach)
        assert await untouched(one, table)


async def test_a_series_that_waits_for_its_start_waits_longer(tmp_path: Path) -> None:
    """Its lobby has what it had left, also after a crash."""
    clock = Clock()
    async with series_house(tmp_path / FILE, clock) as one:
        waiting = await one.lobby(Kind.MATCH, BOB)
        reach = reach_of(one, Gateway(GUILD))
        await reach.look()
        clock.pass_(hours=10)
        await reach.look()
    async with series_house(tmp_path / FILE, clock) as one:
        gateway = Gateway(GUILD)
        reach = reach_of(one, gateway)
        clock.pass_(days=4)
        await reach.look()
        assert await one.tables.due.answer_overdue()
        assert (await one.now(waiting.id)).status is Status.LOBBY
        gateway.lost.clear()
        await reach.look()
        left = (await one.now(waiting.id)).closes_at
        assert left == clock() + timedelta(hours=62)


async def test_what_could_not_be_stored_is_stored_with_the_next_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From when it began, and no server's end of it is forgotten."""
    async with house(tmp_path / FILE) as one:
        gateway, table = Gateway(GUILD), (await one.game()).id
        reach, write = reach_of(one, gateway), Writer.write
        await reach.look()
        begun = one.clock()

        def full(*_: object) -> None:
            raise sqlite3.OperationalError("database or disk is full")

        for cut in (True, False):
            gateway.lost = {GUILD} if cut else set()
            one.clock.pass_(minutes=2)
            monkeypatch.setattr(Writer, "write", full)
            with pytest.raises(Refused, match="store-failed"):
                await reach.look()
            monkeypatch.setattr(Writer, "write", write)
            await reach.look()
        (stop,) = (await one.tables.queries.get(table)).stops
        assert (stop.until - stop.since) == timedelta(minutes=4) // timedelta(milliseconds=1)
        assert one.clock() == begun + timedelta(minutes=4)


async def test_an_api_that_answers_nothing_cuts_every_server_off(tmp_path: Path) -> None:
    """The gateway may stand: a press that cannot be answered is none. One answer ends it."""
    async with house(tmp_path / FILE) as one:
        api, gateway, table = ApiHealth(one.clock), Gateway(), (await one.game()).id
        reach = reach_of(one, gateway, api)
        api.note(answered=False)
        one.clock.pass_(hours=50)
        api.note(answered=False)
        await due_work(one, reach)
        assert await untouched(one, table)
        api.note(answered=True)
        await reach.look()
        assert [stop.is_open for stop in (await one.tables.queries.get(table)).stops] == [False]


async def test_an_api_that_fails_while_nobody_presses_is_noticed(tmp_path: Path) -> None:
    """F98: the bot asks it nothing then, and so asks whether it answers, once a minute at most."""
    async with house(tmp_path / FILE) as one:
        api, gateway, table = ApiHealth(one.clock), Gateway(), (await one.game()).id
        reach, gateway.answers = reach_of(one, gateway, api), api
        before = [q.due_at for q in (await one.look(table)).questions]
        one.clock.pass_(hours=10)
        for _ in range(3):
            await due_work(one, reach)
        assert gateway.probes == 1
        gateway.api_fails, begun = True, one.clock()
        while one.clock() < begun + timedelta(hours=72):
            one.clock.pass_(hours=1)
            await due_work(one, reach)
            assert await untouched(one, table)
        gateway.api_fails, stood = False, one.clock() - begun
        await due_work(one, reach)
        after = [q.due_at for q in (await one.look(table)).questions]
        # From the last answer on: it may have failed just after that.
        assert after == [None if due is None else due + stood for due in before]


@pytest.mark.parametrize(
    ("status", "headers", "fails"),
    [
        (200, {}, False),
        (404, {"Via": "1.1 google"}, False),
        (429, {"Via": "1.1 google"}, False),
        (429, {}, True),
        (403, {}, True),
        (503, {}, True),
    ],
)
def test_which_answers_are_none(status: int, headers: dict[str, str], *, fails: bool) -> None:
    """A refusal is an answer; a ban of the address, or a server error, is none."""
    clock = Clock()
    api = ApiHealth(clock)
    api.heed(Outcome("GET", status, headers))
    assert (api.failing_since is not None) is fails
    api.heed(Outcome("GET", None, {}))
    begun = api.failing_since
    clock.pass_(minutes=5)
    api.heed(Outcome("GET", None, {}))
    assert api.failing_since == begun is not None


async def test_it_looks_as_soon_as_something_is_heard(tmp_path: Path) -> None:
    """And asks an API that has failed whether it answers; nothing ends the task."""
    async with house(tmp_path / FILE) as one:
        api, gateway, table = ApiHealth(one.clock), Gateway(GUILD), (await one.game()).id
        reach = reach_of(one, gateway, api)
        api.note(answered=False)
        async with background(reach.run, "reach"), asyncio.timeout(20):
            await reach.heed("on_shard_disconnect", 0)
            while not gateway.probes:
                await asyncio.sleep(0)
            one.clock.pass_(minutes=5)
            await reach.heed()
            while (await one.tables.queries.get(table)).stop_of(Why.DISCORD) is None:
                await asyncio.sleep(0)


async def test_the_scheduler_asks_before_it_answers_for_anybody(tmp_path: Path) -> None:
    """What was due while the bot was cut off is due later, whatever wakes the scheduler."""
    async with house(tmp_path / FILE) as one:
        gateway, table = Gateway(GUILD), (await one.game()).id
        reach, slept = reach_of(one, gateway), asyncio.Event()
        await reach.look()

        async def sleep(seconds: float) -> None:
            if slept.is_set():
                await asyncio.Event().wait()
            slept.set()
            one.clock.pass_(seconds=seconds, hours=50)

        scheduler = Scheduler(one.tables.due, one.clock, sleep, reach.settle)
        scheduler.start()
        async with asyncio.timeout(20):
            while (await one.tables.queries.get(table)).stop_of(Why.DISCORD) is None:
                await asyncio.sleep(0)
        assert await untouched(one, table)
        await scheduler.close()


async def test_a_move_made_in_an_outage_counts(tmp_path: Path) -> None:
    """Presses of before may still come in; the next question has its whole time after it."""
    async with house(tmp_path / FILE) as one:
        gateway, table = Gateway(GUILD), (await one.game()).id
        reach = reach_of(one, gateway)
        await reach.look()
        one.clock.pass_(hours=5)
        await reach.look()
        for person in (ANN, BOB):
            await one.answer(table, person, Bid(2))
        one.clock.pass_(hours=5)
        gateway.lost.clear()
        await reach.look()
        (ends, *_) = {q.due_at for q in (await one.look(table)).questions}
        assert ends is not None
        assert ends - one.clock() in {timedelta(hours=48), timedelta(hours=26)}
