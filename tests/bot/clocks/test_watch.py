"""A machine that slept, and a clock that was set right: nobody pays for it with their time."""

# ruff: noqa: ASYNC110, D102 - the test waits for tasks that know nothing of it

from __future__ import annotations

import asyncio
import logging
import sqlite3
from datetime import timedelta
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.background import background
from bot.clocks.watch import ClockWatch
from bot.model.pace import PACES
from bot.model.refusal import Refused
from bot.model.stops import Why
from bot.model.table import Status, TableId
from bot.model.timers import TimerKind
from bot.model.times import from_ms
from bot.scheduler import Scheduler
from bot.store.error import StoreError
from bot.store.sqlite.writing import Writer
from bot.table.restore import restore
from players.levels import Level
from tests.rigs.kept import kept
from tests.rigs.table_rig import ANN, BOB, CID, PLAIN, REACTION, Clock, TableRig, house
from tests.rigs.toy_game import Bid, LetPass, find

FILE = "host.sqlite3"
TURN = timedelta(hours=48)
NIGHT = timedelta(hours=9)
HOUR_MS = 3_600_000


class Machine:
    """What the clocks of a machine show."""

    def __init__(self) -> None:
        self.wall, self.steady = 1_000_000.0, 50.0

    def lives(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds

    def jumps(self, seconds: float) -> None:
        self.wall += seconds

    def watch(
        self, given: list[timedelta], *, failing: list[Exception] | None = None
    ) -> ClockWatch:
        failing = failing or []

        async def set_back(by: timedelta) -> None:
            given.append(-by)

        async def give_back(time: timedelta) -> None:
            if failing:
                raise failing.pop()
            given.append(time)

        return ClockWatch(
            give_back, set_back, lambda: self.wall, lambda: self.steady, sleep=_at_once
        )


async def _at_once(_seconds: float) -> None:
    await asyncio.sleep(0)


async def test_only_what_nobody_lived_through_is_given_back() -> None:
    """R8: neither time that passed, nor the small steps of a time server; a clock set back is."""
    machine, given = Machine(), list[timedelta]()
    watch = machine.watch(given)
    machine.lives(7200)
    await watch.look()
    for _ in range(10):
        machine.jumps(2)
        await watch.look()
    assert given == []
    for _ in range(10):
        machine.jumps(-2)
        await watch.look()
    assert given == []
    machine.jumps(-7200)
    await watch.look()
    await watch.look()
    assert given == [timedelta(hours=-2)]
    given.clear()
    machine.lives(20)
    machine.jumps(3600)
    await watch.look()
    await watch.look()
    assert given == [timedelta(hours=1)]


async def test_what_could_not_be_stored_is_given_back_later(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """F78: the watch outlives every failure, and what it saw is not forgotten."""
    machine, given = Machine(), list[timedelta]()
    failing: list[Exception] = [RuntimeError("a bug"), StoreError("store-full", "no room")]
    with caplog.at_level(logging.CRITICAL):
        async with background(machine.watch(given, failing=failing).run, "clock watch"):
            machine.jumps(3600)
            async with asyncio.timeout(10):
                while not given:
                    await asyncio.sleep(0)
    assert given == [timedelta(hours=1)]
    assert failing == []


async def questions_end(one: TableRig, table: int) -> set[timedelta]:
    """When the open questions fall due, counted from now."""
    look = await one.look(table)  # type: ignore[arg-type]
    return {q.due_at - one.clock() for q in look.questions if q.due_at is not None}


async def test_a_night_of_the_machine_is_nobodys_time(tmp_path: Path) -> None:
    """R8: clocks and lobbies go on with what they had, and the board is said anew."""
    async with house(tmp_path / FILE) as one:
        table, lobby = await one.game(), await one.lobby()
        one.clock.pass_(hours=1)
        heard = len(one.told)
        one.clock.time += NIGHT
        await one.tables.due.give_back(NIGHT)
        assert await questions_end(one, table.id) == {TURN - timedelta(hours=1)}
        assert table.id in one.told[heard:]
        await one.answer(table.id, ANN, Bid(3))
        one.clock.pass_(hours=46.9)
        assert await one.tables.due.answer_overdue()
        assert (await one.look(table.id)).moves == 1
        one.clock.pass_(hours=0.2)
        assert await one.tables.due.answer_overdue()
        assert (await one.look(table.id)).moves == 2
        assert (await one.tables.queries.get(lobby.id)).status is Status.LOBBY
        one.clock.pass_(hours=24)
        assert await one.tables.due.answer_overdue()
        assert (await one.tables.queries.get(lobby.id)).status is Status.EXPIRED
    async with house(tmp_path / FILE, one.clock) as again:
        day = timedelta(hours=24)
        left = {TURN, TURN - day, PLAIN.absent, REACTION, REACTION - day}
        assert await questions_end(again, table.id) <= left


async def test_what_breaks_off_is_given_back_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F78: a disk that is full for the second table gives the first one no second night."""
    async with house(tmp_path / FILE) as one:
        tables = [(await one.game()).id for _ in range(3)]
        one.clock.time += NIGHT
        write, tries = Writer.write, count()

        def full(*change: Any) -> None:
            if next(tries) in {1, 3}:
                raise sqlite3.OperationalError("database or disk is full")
            write(*change)

        monkeypatch.setattr(Writer, "write", full)
        for _ in range(2):
            with pytest.raises(Refused, match="store-failed"):
                await one.tables.due.give_back(NIGHT)
        await one.tables.due.give_back(NIGHT)
        for table in tables:
            assert await questions_end(one, table) == {TURN}
        one.clock.time += NIGHT
        await one.tables.due.give_back(NIGHT)
        for table in tables:
            assert await questions_end(one, table) == {TURN}


async def test_clocks_that_stand_get_nothing_back_twice(tmp_path: Path) -> None:
    """F27: at a table on a server that the host has left, all of it is given back anyway."""
    async with house(tmp_path / FILE) as one:
        table = await one.game()
        await one.tables.pauses.lose(7)
        one.clock.time += NIGHT
        await one.tables.due.give_back(NIGHT)
        await one.tables.pauses.regain(7)
        assert await questions_end(one, table.id) == {TURN}


async def test_nobody_is_answered_for_before_the_clock_is_looked_at(tmp_path: Path) -> None:
    """R8: after three days of sleep the first thing the host does is to give them back."""
    async with house(tmp_path / FILE) as one:
        table = await one.game()
        slept = asyncio.Event()
        machine = Machine()

        async def sleep(seconds: float) -> None:
            if slept.is_set():
                await asyncio.Event().wait()
            slept.set()
            machine.lives(seconds)
            machine.jumps(3 * 24 * 3600)
            one.clock.pass_(seconds=seconds, days=3)

        watch = ClockWatch(
            one.tables.due.give_back,
            one.tables.due.set_back,
            lambda: machine.wall,
            lambda: machine.steady,
        )
        scheduler = Scheduler(one.tables.due, one.clock, sleep, watch.look)
        scheduler.start()
        async with asyncio.timeout(10):
            while await questions_end(one, table.id) != {TURN - timedelta(hours=1)}:
                await asyncio.sleep(0)
        assert (await one.look(table.id)).moves == 0
        await scheduler.close()


@pytest.mark.parametrize("unseen", ["jump", "other server"])
async def test_a_computer_asked_in_what_is_given_back_answers_at_once(
    tmp_path: Path, unseen: str
) -> None:
    """R8: whoever plays before the jump is noticed, or while the host is gone, waits no night."""
    async with house(tmp_path / FILE) as one:
        lobby = await one.lobby(rounds=50)
        await one.tables.computers.add(lobby.id, ANN, Level.EASY)
        table = (await one.tables.lobbies.start(lobby.id, ANN)).id
        await think(one)
        if unseen == "other server":
            await one.tables.pauses.lose(lobby.guild_id)
        one.clock.time += NIGHT
        await one.answer(table, ANN, Bid(3))
        if (await one.look(table)).questions[0].decision.seat == 0:
            await one.answer(table, ANN, LetPass())
        if unseen == "jump":
            await one.tables.due.give_back(NIGHT)
        else:
            await one.tables.pauses.regain(lobby.guild_id)
        before = (await one.look(table)).moves
        await think(one)
        assert (await one.look(table)).moves > before
        await one.tables.computers.close()


@pytest.mark.parametrize("seen", ["running", "at the next start"])
async def test_after_a_clock_was_set_back_nobody_waits_for_it(tmp_path: Path, seen: str) -> None:
    """A computer that owes an answer gives it, and who is asked is called and has their limit."""
    async with house(tmp_path / FILE) as one:
        lobby = await one.lobby(rounds=50)
        await one.tables.computers.add(lobby.id, ANN, Level.EASY)
        table = (await one.tables.lobbies.start(lobby.id, ANN)).id
        people = await one.game()
        await one.answer(people.id, ANN, Bid(2))
        clock = one.clock
        # The computer thinks by now, and knows when it is to answer.
        clock.pass_(seconds=1)
        assert await one.tables.due.answer_overdue()
        if seen == "running":
            clock.time -= NIGHT
            await one.tables.due.set_back()
            await owed_is_given(one, table, people.id)
    if seen != "running":
        clock.time -= NIGHT
        async with house(tmp_path / FILE, clock) as one:
            await owed_is_given(one, table, people.id)


@pytest.mark.parametrize("seen", ["running", "at the next start"])
async def test_nothing_runs_in_a_pause_that_a_clock_set_back_has_moved_ahead(
    tmp_path: Path, seen: str
) -> None:
    """What is asked in it waits as long as it goes on."""
    async with house(tmp_path / FILE) as one:
        table, clock = (await one.game(rounds=50)).id, one.clock
        await one.tables.pauses.pause(table, ANN)
        if seen == "running":
            clock.time -= 9 * NIGHT
            await one.tables.due.set_back()
            await stands(one, table)
    if seen != "running":
        clock.time -= 9 * NIGHT
        async with house(tmp_path / FILE, clock) as one:
            await stands(one, table)


@pytest.mark.parametrize("seen", ["running", "at the next start"])
async def test_a_jump_ahead_that_is_taken_back_puts_nothing_off(tmp_path: Path, seen: str) -> None:
    """A clock that was a month ahead for an hour gives everybody this hour, and no month."""
    month, clock = timedelta(days=30), Clock()
    async with house(tmp_path / FILE, clock) as one:
        table, lobby = (await one.game(rounds=50)).id, (await one.lobby()).id
        clock.pass_(hours=1)
        await one.tables.due.beat()
        if seen == "running":
            clock.time += month
            await one.tables.due.give_back(month)
            clock.pass_(hours=1)
            clock.time -= month
            await one.tables.due.set_back()
            await runs(one, table, lobby)
    if seen != "running":
        clock.time += month
        async with house(tmp_path / FILE, clock) as one:
            clock.pass_(hours=1)
            await one.tables.due.beat()
        clock.time -= month
        async with house(tmp_path / FILE, clock) as one:
            await runs(one, table, lobby)


@pytest.mark.parametrize("seen", ["running", "at the next start"])
async def test_a_lobby_opened_while_a_clock_was_ahead_keeps_what_it_had_left(
    tmp_path: Path, seen: str
) -> None:
    """As long as it would have waited by a clock that is right, also where that is mended twice."""
    month, clock = timedelta(days=30), Clock()
    clock.time += 2 * month
    async with house(tmp_path / FILE, clock) as one:
        lobby = (await one.lobby()).id
        clock.pass_(hours=1)
        await one.tables.due.beat()
        if seen == "running":
            for _ in range(2):
                clock.time -= month
                await one.tables.due.set_back(month)
            await closes_in_time(one, lobby)
    for _ in range(2 if seen != "running" else 0):
        clock.time -= month
        async with house(tmp_path / FILE, clock) as one:
            pass
    if seen != "running":
        async with house(tmp_path / FILE, clock) as one:
            await closes_in_time(one, lobby)


async def closes_in_time(one: TableRig, lobby: TableId) -> None:
    """It had an hour of its 72."""
    one.clock.pass_(hours=70.9)
    assert await one.tables.due.answer_overdue()
    assert (await one.tables.queries.get(lobby)).status is Status.LOBBY
    one.clock.pass_(hours=0.2)
    assert await one.tables.due.answer_overdue()
    assert (await one.tables.queries.get(lobby)).status is Status.EXPIRED


async def runs(one: TableRig, table: TableId, lobby: TableId) -> None:
    """Those who are asked, and the lobby, have what they had left before the clock was wrong."""
    assert await one.tables.due.answer_overdue()
    assert await questions_end(one, table) == {TURN - timedelta(hours=1)}
    live, stored = await one.repository.peek(table), await one.store.table(table)
    assert stored is not None
    assert kept(live) == kept(restore(stored, find))
    one.clock.pass_(hours=46.9)
    assert await one.tables.due.answer_overdue()
    assert (await one.look(table)).moves == 0
    one.clock.pass_(hours=0.2)
    assert await one.tables.due.answer_overdue()
    assert (await one.look(table)).moves > 0
    assert (await one.tables.queries.get(lobby)).status is Status.LOBBY
    one.clock.pass_(hours=24)
    assert await one.tables.due.answer_overdue()
    assert (await one.tables.queries.get(lobby)).status is Status.EXPIRED


@pytest.mark.parametrize("begun", ["a question", "a pause"])
async def test_a_host_that_ends_before_it_notices_adjusts_all_at_its_next_start(
    tmp_path: Path, begun: str
) -> None:
    """Its last sign of life says nothing of before; and what it finds once it finds no more."""
    clock = Clock()
    async with house(tmp_path / FILE, clock) as one:
        table = (await one.game()).id
        if begun == "a pause":
            clock.time += NIGHT
            await one.tables.pauses.pause(table, ANN)
        clock.time -= NIGHT
        await one.tables.due.beat()
    clock.pass_(hours=1)
    for down in (0, 2):
        clock.pass_(hours=down)
        async with house(tmp_path / FILE, clock) as one:
            stops = (await one.tables.queries.get(table)).stops
            given_back = sum(s.until - s.since for s in stops if s.why is Why.DOWN)
            assert given_back == down * HOUR_MS
            assert all(from_ms(s.since) <= clock() for s in stops if s.is_open)
            if begun == "a question":
                assert await limits(one, table) == [TURN] * 2


@pytest.mark.parametrize("seen", ["running", "at the next start"])
async def test_who_has_come_keeps_their_bank_once_the_clock_is_set_back(
    tmp_path: Path, seen: str
) -> None:
    """Bob has looked at what he is asked, Ann has not; both were later than it is now."""
    clock, pace = Clock(), PACES["slow"]
    async with house(tmp_path / FILE, clock, pace=pace) as one:
        table = (await one.game()).id
        clock.pass_(minutes=5)
        await one.tables.seats.notice(table, BOB.id)
        if seen == "running":
            clock.time -= NIGHT
            await one.tables.due.set_back()
            assert await limits(one, table) == [TURN, TURN + pace.bank]
    if seen != "running":
        clock.time -= NIGHT
        async with house(tmp_path / FILE, clock, pace=pace) as one:
            assert await limits(one, table) == [TURN, TURN + pace.bank]


async def test_a_pause_that_ended_later_than_now_puts_nothing_off_at_the_next_start(
    tmp_path: Path,
) -> None:
    """The host plays when the board says, not when the pause would have ended."""
    clock = Clock()
    async with house(tmp_path / FILE, clock) as one:
        table = (await one.game()).id
        clock.pass_(hours=1)
        await one.tables.pauses.pause(table, ANN)
        clock.pass_(hours=9)
        await one.tables.pauses.resume(table, ANN)
    clock.time -= NIGHT
    async with house(tmp_path / FILE, clock) as one:
        assert await limits(one, table) == [TURN - timedelta(hours=1)] * 2
        clock.pass_(hours=47)
        assert await one.tables.due.answer_overdue()
        assert (await one.look(table)).moves > 0


@pytest.mark.parametrize("seen", ["running", "at the next start"])
async def test_what_stands_in_a_pause_is_not_put_off_by_a_jump_before_it(
    tmp_path: Path, seen: str
) -> None:
    """Once the pause is over it has what it had left before the clock was wrong."""
    month, clock = timedelta(days=30), Clock()
    async with house(tmp_path / FILE, clock) as one:
        table = (await one.game(BOB, CID)).id
        await one.tables.pauses.play_slower(table, BOB)
        if seen == "running":
            clock.time += month
            await one.tables.due.give_back(month)
            clock.pass_(hours=1)
            await one.tables.pauses.pause(table, ANN)
            clock.time -= month
            await one.tables.due.set_back()
            await one.tables.pauses.resume(table, ANN)
            assert await wish_lapses(one, table) == timedelta(hours=72)
    if seen != "running":
        clock.time += month
        async with house(tmp_path / FILE, clock) as one:
            clock.pass_(hours=1)
            await one.tables.pauses.pause(table, ANN)
        clock.time -= month
        async with house(tmp_path / FILE, clock) as one:
            await one.tables.pauses.resume(table, ANN)
            assert await wish_lapses(one, table) == timedelta(hours=72)


async def test_boards_are_said_anew_at_a_start_after_the_clock_was_set_back(
    tmp_path: Path,
) -> None:
    """They show until when somebody may answer, which is another moment now."""
    clock = Clock()
    async with house(tmp_path / FILE, clock) as one:
        table = (await one.game()).id
        news = await one.tables.outbox.news(table)
        await one.tables.outbox.published(table, news.upto)
        assert await one.store.unspoken() == ()
    clock.time -= NIGHT
    async with house(tmp_path / FILE, clock) as one:
        assert await one.store.unspoken() == (table,)


async def limits(one: TableRig, table: TableId) -> list[timedelta]:
    """Tell how long each seat has, with its bank."""
    running = (await one.repository.peek(table)).under_way
    return [from_ms(due) - one.clock() for _, due in sorted(running.due.items())]


async def wish_lapses(one: TableRig, table: TableId) -> timedelta:
    """Tell after what time the wish for another pace lapses."""
    stored = await one.store.table(table)
    assert stored is not None
    (due,) = (row.due_at for row in stored.clocks.timers if row.kind == TimerKind.PACE_WISH)
    return from_ms(due) - one.clock()


async def stands(one: TableRig, table: TableId) -> None:
    """Nobody is answered for in the pause; after it everybody has their limit."""
    for person in (ANN, BOB):
        await one.answer(table, person, Bid(2))
    one.clock.pass_(hours=60)
    assert await one.tables.due.answer_overdue()
    assert (await one.look(table)).moves == 2
    await one.tables.pauses.resume(table, ANN)
    live, stored = await one.repository.peek(table), await one.store.table(table)
    assert stored is not None
    assert kept(live) == kept(restore(stored, find))
    one.clock.pass_(hours=27)
    assert await one.tables.due.answer_overdue()
    assert (await one.look(table)).moves > 2


async def owed_is_given(one: TableRig, table: TableId, people: TableId) -> None:
    """A computer moves within half a minute at one table; at the other people are called."""
    limits = await questions_end(one, people)
    assert limits == {TURN}
    await think(one)
    assert (await one.look(table)).moves > 0
    (bob,) = (call for call in (await one.tables.outbox.news(people)).calls if call.seat == 1)
    assert bob.due
    await one.answer(people, BOB, Bid(2))
    one.clock.pass_(minutes=14)
    assert await one.tables.due.call_overdue()
    (ann,) = (await one.tables.outbox.news(people)).calls
    assert (ann.seat, ann.due) == (0, True)
    live, stored = await one.repository.peek(people), await one.store.table(people)
    assert live.running is not None
    assert stored is not None
    assert live.running.due == {(d.decision, d.seat): d.due_at for d in stored.deadlines}
    await one.tables.computers.close()


async def think(one: TableRig) -> None:
    """Let half a minute pass, and computers answer."""
    for _ in range(30):
        one.clock.pass_(seconds=1)
        assert await one.tables.due.answer_overdue()
        while thinking := [*one.tables.computers._thinking.values()]:
            await asyncio.wait(thinking)
