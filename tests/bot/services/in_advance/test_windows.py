"""Windows: answers to a reaction are heard in one drawn moment, and may be changed until then."""

# ruff: noqa: D102 - what the methods do is said by their names

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from itertools import count
from pathlib import Path
from statistics import fmean
from typing import NamedTuple
from unittest.mock import patch

import pytest
from msgspec.structs import replace

from bot.clocks import deadlines, stops
from bot.computers.problem import Problem, Thinker, Thought
from bot.model.pace import AT_HAND, PACES, Pace
from bot.model.plan import AT_NIGHT, LIKE_A_VISIT, UNHEARD
from bot.model.players import Person
from bot.model.preferences import AwayMode, quiet_hours
from bot.model.refusal import Refused
from bot.model.table import Opening, Place, TableId, Terms
from bot.model.timers import TimerKind
from bot.model.times import OPEN, Millis, from_ms, to_ms
from bot.model.view import TableView
from bot.store.sqlite.backup import back_up, restore
from bot.store.sqlite.store import SqliteStore
from bot.table.live_table import LiveTable
from games.api import Move
from games.codec import load_move, load_state
from games.vikings import default_move
from games.vikings.content import Card
from games.vikings.moves import Announce, Believe, CallBluff
from games.vikings.rules import GAME as VIKINGS
from games.vikings.standing_orders import BELIEVE, DOUBT_EXPOSED
from games.vikings.state import VikingsState
from games.vikings.view import Phase, VikingsView
from players.levels import Level
from tests.rigs.refusals import key_of
from tests.rigs.seated import seated
from tests.rigs.services import compose
from tests.rigs.table_rig import Clock
from tests.rigs.thinkers import QuickThinker
from tests.rigs.windows import heard_at_once, moment_of

pytestmark = pytest.mark.windows

PEOPLE = ANN, BOB, CID = tuple(
    Person(number, name) for number, name in enumerate(("Ann", "Bob", "Cid"), 1)
)
WINDOWS = int(os.environ.get("WINDOWS", "30"))
"""In each of two worlds; 200 in the long form of the tests."""


class Host:
    """Tables of Vikings, each up to its first announcement."""

    def __init__(
        self,
        store: SqliteStore,
        clock: Clock,
        paces: Mapping[str, Pace] = PACES,
        thinker: Thinker | None = None,
    ) -> None:
        self.store = store
        self.clock = clock
        self._seeds, self._presses = count(), count(1000 * int(clock.time.timestamp()))
        self.tables, self.repository = compose(
            store,
            now=clock,
            draw_seed=lambda: f"seed{next(self._seeds)}",
            paces=paces,
            thinker=thinker,
        )

    async def window(self, *, pace: str = "slow", away_hours: float = 1) -> TableId:
        """Begin a game and play it until somebody may challenge."""
        opening = Opening(
            "vikings", Terms({}, len(PEOPLE), "en", pace=pace), Place.HERE, 7, 70, ANN
        )
        table = await self.tables.lobbies.open(opening, next(self._presses))
        for person in PEOPLE[1:]:
            await self.tables.lobbies.join(table.id, person)
        await self.tables.lobbies.start(table.id, ANN)
        while (look := await self.look(table.id)).questions[0].decision.prompt != Phase.CHALLENGE:
            person = seated(look.table.players[look.questions[0].decision.seat])
            # Nobody has been seen for a while when somebody announces.
            self.clock.pass_(hours=away_hours)
            legal = (await self.look(table.id, person)).legal
            await self.play(table.id, person, legal[0])
        return table.id

    async def look(self, table: TableId, person: Person | None = None) -> TableView:
        return await self.tables.queries.look(table, None if person is None else person.id)

    async def play(self, table: TableId, person: Person, move: Move) -> None:
        question = (await self.look(table, person)).question
        assert question is not None
        press = next(self._presses)
        await self.tables.moves.play(table, person, press, question.decision.id, move)

    async def reactors(self, table: TableId) -> list[Person]:
        look = await self.look(table)
        return [seated(look.table.players[q.decision.seat]) for q in look.questions]

    async def pass_to(self, table: TableId, *, short_of: int = 0) -> None:
        moment = await moment_of(self.repository, table)
        self.clock.time = max(self.clock.time, moment - timedelta(milliseconds=short_of))
        assert await self.tables.due.answer_overdue()

    async def go_on(self) -> None:
        """Let what falls due next happen, and whoever thinks be done with it."""
        due = await self.tables.due.next_due()
        assert due is not None
        await self.until(due)
        while thinking := [*self.tables.computers._thinking.values()]:
            await asyncio.wait(thinking)

    async def until_announced(self, table: TableId) -> TableView:
        """Play until people and computers may challenge somebody's announcement."""
        while (look := await self.look(table)).questions[0].decision.prompt != Phase.CHALLENGE:
            player = look.table.players[look.questions[0].decision.seat]
            if player.computer is None:
                legal = (await self.look(table, player.person)).legal
                await self.play(table, seated(player), legal[0])
            else:
                await self.go_on()
        return look

    async def until(self, moment: datetime) -> None:
        """Let everything happen that falls due by a moment."""
        while (due := await self.tables.due.next_due()) is not None and due <= moment:
            self.clock.time = max(self.clock.time, due)
            assert await self.tables.due.answer_overdue()
            await self.tables.due.call_overdue()
        self.clock.time = max(self.clock.time, moment)

    async def told(self, table: TableId) -> int:
        """Count the changes that everybody was to be told of."""
        return (await self.tables.outbox.news(table)).upto

    async def phase(self, table: TableId) -> Phase:
        view = (await self.look(table)).view
        assert isinstance(view, VikingsView)
        return view.phase


class Caller(QuickThinker):
    """Calls every bluff."""

    async def think(self, problem: Problem) -> Thought:
        """Answer a problem."""
        thought = await super().think(problem)
        state = load_state(VIKINGS, bytes(problem.state), VIKINGS.version)
        assert isinstance(state, VikingsState)
        calls = CallBluff() in VIKINGS.legal_moves(state, problem.seat)
        return Thought(CallBluff()) if calls else thought


@asynccontextmanager
async def hosting(
    path: Path,
    clock: Clock | None = None,
    paces: Mapping[str, Pace] = PACES,
    thinker: Thinker | None = None,
) -> AsyncIterator[Host]:
    clock = clock or Clock()
    store = await SqliteStore.open(path / "host.sqlite3", clock)
    try:
        yield Host(store, clock, paces, thinker)
    finally:
        await store.close()


async def test_an_answer_by_hand_is_heard_with_all_others(tmp_path: Path) -> None:
    """F84: until the moment nobody else can tell that it was given; then it counts."""
    async with hosting(tmp_path) as one:
        table = await one.window()
        before = await one.look(table)
        told = await one.told(table)
        first, second = await one.reactors(table)
        await one.play(table, first, Believe())
        await one.play(table, second, Believe())
        assert (await one.look(table)).view == before.view
        assert (await one.look(table)).questions == before.questions
        assert await one.told(table) == told
        assert (await one.look(table, first)).held == Believe()
        assert (await one.look(table)).held is None
        await one.pass_to(table, short_of=1)
        assert await one.phase(table) is Phase.CHALLENGE
        await one.pass_to(table)
        assert await one.phase(table) is not Phase.CHALLENGE
        assert [row.cause for row in await one.store.moves(table)][-2:] == ["player", "player"]
        assert {row.user_id for row in (await one.store.moves(table))[-2:]} == {first.id, second.id}


async def test_it_may_be_changed_until_then(tmp_path: Path) -> None:
    """The last one counts."""
    async with hosting(tmp_path) as one:
        table = await one.window()
        (first, _) = await one.reactors(table)
        await one.play(table, first, Believe())
        await one.play(table, first, CallBluff())
        assert (await one.look(table, first)).held == CallBluff()
        await one.pass_to(table)
        assert await one.phase(table) is not Phase.CHALLENGE
        assert (await one.look(table, first)).held is None


async def test_it_waits_in_a_backup_that_is_put_back(tmp_path: Path) -> None:
    """Questions get new ids then; whoever has answered one is not asked again."""
    clock, database, backup = Clock(), tmp_path / "host.sqlite3", tmp_path / "backup.sqlite3"
    async with hosting(tmp_path, clock) as one:
        table = await one.window()
        (first, second) = await one.reactors(table)
        await one.play(table, first, Believe())
        await asyncio.to_thread(back_up, database, backup)
    await asyncio.to_thread(restore, backup, database, clock.time)
    async with hosting(tmp_path, clock) as one:
        assert (await one.look(table, first)).held == Believe()
        await one.play(table, second, Believe())
        await one.pass_to(table)
        assert await one.phase(table) is not Phase.CHALLENGE
        heard = (await one.store.moves(table))[-2:]
        assert {row.user_id for row in heard} == {first.id, second.id}
        assert [row.cause for row in heard] == ["player", "player"]


async def test_what_the_rules_do_not_take_is_refused_at_once(tmp_path: Path) -> None:
    """Nobody finds out twenty minutes later."""
    async with hosting(tmp_path) as one:
        table = await one.window()
        (first, _) = await one.reactors(table)
        wrong = Announce(Card.CLUB, Card.CLUB)
        assert (await key_of(one.play(table, first, wrong))).startswith("rule-")
        assert (await one.look(table, first)).held is None


async def test_a_window_goes_on_until_nobody_missing_could_change_it(tmp_path: Path) -> None:
    """F43: nor can anybody tell then who has answered; rung are they alone who have not."""
    async with hosting(tmp_path) as one:
        table = await one.window()
        first, second = await one.reactors(table)
        before, told = await one.look(table), await one.told(table)
        await one.play(table, second, CallBluff())
        await one.pass_to(table)
        now = await one.look(table)
        assert (now.view, now.questions) == (before.view, before.questions)
        assert await one.told(table) == told
        one.clock.pass_(minutes=10)
        news = await one.tables.outbox.news(table)
        people = now.table.players_by_user
        seats = [people[person.id].seat for person in (first, second)]
        assert sorted(seats) == sorted(call.seat for call in news.calls if call.due)
        assert [seats[1]] == [seat for _, seat in news.rested]
        await one.play(table, first, Believe())
        rows = (await one.store.moves(table))[-2:]
        assert seats == [row.seat for row in rows]
        assert 1 == len({row.at for row in rows})


async def test_a_call_ends_a_window_once_all_before_it_have_answered(tmp_path: Path) -> None:
    """V14: who comes after the caller could change nothing; what they had called stands with them.

    They alone read that it was not heard.
    """
    async with hosting(tmp_path) as one:
        table = await one.window()
        first, second = await one.reactors(table)
        await one.play(table, second, CallBluff())
        await one.pass_to(table)
        assert await one.phase(table) is Phase.CHALLENGE
        number = (await one.look(table)).moves
        await one.play(table, first, CallBluff())
        look = await one.look(table)
        assert [(look.table.seat_of(first.id), "CallBluff")] == await heard(one, table, number)
        ahead = (await one.look(table, second)).ahead
        assert ahead is not None
        assert (UNHEARD,) == ahead.lost
        for person in PEOPLE:
            if person != second:
                theirs = (await one.look(table, person)).ahead
                assert theirs is None or UNHEARD not in theirs.lost


async def test_what_opened_a_window_is_taken_back_until_its_moment(tmp_path: Path) -> None:
    """Whether or not somebody has answered: that it is refused tells nothing."""
    async with hosting(tmp_path) as one:
        for answers in (False, True):
            table = await one.window()
            first, _ = await one.reactors(table)
            asked = await one.reactors(table)
            announcer = next(person for person in PEOPLE if person not in asked)
            if answers:
                await one.play(table, first, Believe())
            await one.pass_to(table)
            look = await one.look(table, announcer)
            undo = one.tables.undo.take_back(table, announcer, 999, look.moves)
            assert await key_of(undo) == "undo-window"


async def test_whose_time_is_up_is_answered_for_with_all_others(tmp_path: Path) -> None:
    """What the host answers waits for who has more time, and is no overdue work meanwhile."""
    async with hosting(tmp_path) as one:
        table = await one.window()
        first, _ = await one.reactors(table)
        live = await one.repository.peek(table)
        seat = live.table.seat_of(first.id)
        assert seat is not None
        number = live.under_way.moves
        decision = live.under_way.decisions[0].id
        await one.pass_to(table)
        await one.tables.moves.play_default(table, decision, seat)
        assert number == (await one.repository.peek(table)).under_way.moves
        assert (await one.look(table, first)).held is None
        held = (await one.repository.peek(table)).held
        assert {(decision, seat): "default"} == {key: one.cause for key, one in held.items()}
        ours = [row for row in await one.store.deadlines(OPEN) if row.seat == seat]
        assert not [row for row in ours if row.decision == decision]


async def test_what_was_said_in_advance_waits_for_the_morning(tmp_path: Path) -> None:
    """F84: nobody answers asleep, unless they said that it may be; nor is anybody called for it."""
    async with hosting(tmp_path) as one:
        for person in PEOPLE:
            await one.tables.people.set_preferences(
                person.id, zone="UTC", quiet=quiet_hours(11 * 60, 20 * 60, "UTC")
            )
        table = await one.window()
        first, second = await one.reactors(table)
        for person, key in ((first, BELIEVE), (second, BELIEVE), (second, AT_NIGHT)):
            await one.tables.moves.answer_for(table, person, key, on=True)
        await one.pass_to(table)
        assert await one.phase(table) is Phase.CHALLENGE
        morning = one.clock.time.replace(hour=20, minute=0, second=0, microsecond=0)
        await one.until(morning + timedelta(minutes=4))
        assert await one.phase(table) is Phase.CHALLENGE
        assert not any(call.due for call in (await one.tables.outbox.news(table)).calls)
        await one.until(morning + timedelta(minutes=21))
        assert await one.phase(table) is not Phase.CHALLENGE


async def test_what_was_said_of_the_running_turn_alone_counts_at_night(tmp_path: Path) -> None:
    """F75: it is asked of everybody with an answer of theirs, so that nobody has to come again."""
    async with hosting(tmp_path) as one:
        for person in PEOPLE:
            await one.tables.people.set_preferences(
                person.id, zone="UTC", quiet=quiet_hours(11 * 60, 20 * 60, "UTC")
            )
        table = await one.window()
        first, second = await one.reactors(table)
        await one.tables.moves.answer_for(table, first, f"{BELIEVE}-turn", on=True)
        await one.tables.moves.answer_for(table, second, f"{DOUBT_EXPOSED}-turn", on=True)
        await one.pass_to(table)
        assert await one.phase(table) is not Phase.CHALLENGE


async def test_what_was_said_in_advance_may_wait_like_a_visit(tmp_path: Path) -> None:
    """F43: who wants that is heard hours after the moment at which they could be, before the limit.

    So the end of a window that asks one alone does not tell that they had answered in advance.
    """
    async with hosting(tmp_path) as one:
        waited = []
        for _ in range(5):
            table = await one.window()
            asked = await one.reactors(table)
            for person in asked:
                for key in (f"{BELIEVE}-game", LIKE_A_VISIT):
                    await one.tables.moves.answer_for(table, person, key, on=True)
            moment, live = await moment_of(one.repository, table), await one.repository.peek(table)
            limit = min(live.under_way.due.values())
            while await one.phase(table) is Phase.CHALLENGE:
                await one.go_on()
            assert one.clock() < from_ms(limit)
            assert {row.cause for row in (await one.store.moves(table))[-2:]} == {"standing"}
            waited.append(one.clock() - moment)
        assert max(waited) > timedelta(hours=1)
        assert len(set(waited)) == len(waited)


async def test_what_waits_like_a_visit_counts_when_the_limit_is_over(tmp_path: Path) -> None:
    """T11: nobody waits longer for who let a reaction pass unseen because they said something."""
    async with hosting(tmp_path) as one:
        table = await one.window()
        absent, other = await one.reactors(table)
        await one.play(table, other, Believe())
        await one.until(one.clock() + timedelta(hours=40))
        for person, key in ((absent, BELIEVE), (absent, LIKE_A_VISIT), (other, BELIEVE)):
            await one.tables.moves.answer_for(table, person, key, on=True)
        while (look := await one.look(table)).questions[0].decision.prompt != Phase.CHALLENGE:
            person = seated(look.table.players[look.questions[0].decision.seat])
            await one.play(table, person, (await one.look(table, person)).legal[0])
        seat = look.table.seat_of(absent.id)
        due = (await one.repository.peek(table)).under_way.due
        limit = next(from_ms(at) for (_, of), at in due.items() if of == seat)
        await one.until(max(limit, await moment_of(one.repository, table)))
        assert await one.phase(table) is not Phase.CHALLENGE
        assert {row.cause for row in (await one.store.moves(table))[-2:]} == {"standing"}


async def test_whoever_is_back_before_a_window_ends_answers_it_themselves(tmp_path: Path) -> None:
    """T11: with their whole limit, whatever the host answered as the short one ended."""
    async with hosting(tmp_path) as one:
        table = await one.window()
        absent, other = await one.reactors(table)
        await one.play(table, other, Believe())
        await one.until(one.clock() + timedelta(hours=40))
        while (look := await one.look(table)).questions[0].decision.prompt != Phase.CHALLENGE:
            person = seated(look.table.players[look.questions[0].decision.seat])
            await one.play(table, person, (await one.look(table, person)).legal[0])
        await one.pass_to(table)
        live = await one.repository.peek(table)
        assert {held.cause for held in live.held.values()} == {"default"}
        # In quarantine it has no questions, and its clocks stand and go on all the same.
        broken = replace(live, running=None)
        assert stops.give_back(broken, timedelta(hours=1), one.clock())[0].held == live.held
        await one.tables.seats.notice(table, absent.id)
        await one.play(table, other, Believe())
        assert await one.phase(table) is Phase.CHALLENGE
        ends = min(q.due_at for q in (await one.look(table)).questions if q.due_at is not None)
        await one.until(ends - timedelta(minutes=1))
        assert await one.phase(table) is Phase.CHALLENGE
        await one.until(ends)
        assert await one.phase(table) is not Phase.CHALLENGE


async def test_a_clock_that_was_set_back_gives_time_to_answer_again(tmp_path: Path) -> None:
    """T11: the host has answered for nobody who has time by the new clock."""
    async with hosting(tmp_path) as one:
        table = await one.window()
        absent, other = await one.reactors(table)
        await one.play(table, other, Believe())
        await one.until(one.clock() + timedelta(hours=40))
        while (look := await one.look(table)).questions[0].decision.prompt != Phase.CHALLENGE:
            person = seated(look.table.players[look.questions[0].decision.seat])
            await one.play(table, person, (await one.look(table, person)).legal[0])
        await one.pass_to(table)
        held = (await one.repository.peek(table)).held
        assert {answer.cause for answer in held.values()} == {"default"}
        one.clock.time -= timedelta(hours=2)
        await one.tables.due.set_back(timedelta(hours=2))
        await one.play(table, other, Believe())
        assert await one.phase(table) is Phase.CHALLENGE
        await one.play(table, absent, CallBluff())
        await one.pass_to(table)
        assert (await one.store.moves(table))[-1].user_id == absent.id


async def test_whoever_takes_a_seat_in_a_window_answers_it_themselves(tmp_path: Path) -> None:
    """F9: not the host, which answered as soon as the one before had left."""
    newcomer = Person(4, "Dan")
    async with hosting(tmp_path) as one:
        table = await one.window()
        leaver, other = await one.reactors(table)
        seat = (await one.look(table)).table.seat_of(leaver.id)
        assert seat is not None
        await one.tables.lobbies.leave(table, leaver)
        await one.pass_to(table)
        await one.tables.seats.claim(table, newcomer, seat)
        await one.tables.seats.welcome(table, other, seat)
        await one.play(table, other, Believe())
        assert await one.phase(table) is Phase.CHALLENGE
        await one.play(table, newcomer, CallBluff())
        assert (await one.store.moves(table))[-1].user_id == newcomer.id


async def test_whoever_leaves_in_a_window_is_not_heard_any_more(tmp_path: Path) -> None:
    """What the others have answered stays."""
    async with hosting(tmp_path) as host:
        table = await host.window()
        gone, stays = await host.reactors(table)
        for person in (gone, stays):
            await host.play(table, person, Believe())
        await host.tables.lobbies.leave(table, gone)
        live = await host.repository.peek(table)
        heard = [live.table.players[seat] for (_, seat), one in live.held.items() if one.user_id]
        assert [stays] == list(map(seated, heard))


async def test_who_will_not_wait_like_a_visit_any_more_is_heard_as_usual(tmp_path: Path) -> None:
    """F43: at the moment of the window, or at once if that has passed; the host looks then."""
    async with hosting(tmp_path) as one:
        for hours in (0, 1):
            table = await one.window()
            asked = await one.reactors(table)
            for person in asked:
                for key in (f"{BELIEVE}-game", LIKE_A_VISIT):
                    await one.tables.moves.answer_for(table, person, key, on=True)
            moment = await moment_of(one.repository, table) + timedelta(hours=hours)
            if hours:
                one.clock.time = moment
            for person in asked:
                await one.tables.moves.answer_for(table, person, LIKE_A_VISIT, on=False)
            waiting = [
                from_ms(timer.due_at)
                for timer in await one.store.timers(OPEN)
                if (timer.table_id, timer.kind) == (table, TimerKind.RELEASE)
            ]
            if not hours:
                assert waiting == [moment]
                await one.until(moment)
            assert await one.phase(table) is not Phase.CHALLENGE


async def test_a_press_that_is_delivered_twice_is_one_answer(tmp_path: Path) -> None:
    """Before its moment and after it."""
    async with hosting(tmp_path) as one:
        table = await one.window()
        (first, second) = await one.reactors(table)
        question = (await one.look(table, first)).question
        assert question is not None
        play = one.tables.moves.play
        for _ in range(2):
            await play(table, first, 77, question.decision.id, Believe())
        await one.play(table, second, Believe())
        await one.pass_to(table)
        assert (await play(table, first, 77, question.decision.id, Believe())).repeated
        rows = [row for row in await one.store.moves(table) if row.interaction_id == 77]
        assert len(rows) == 1


async def test_answers_that_wait_outlive_the_host(tmp_path: Path) -> None:
    """F2: they are in the file before anybody is told that they are noted."""
    clock = Clock()
    async with hosting(tmp_path, clock) as one:
        table = await one.window()
        reactors = await one.reactors(table)
        for person in reactors:
            await one.play(table, person, Believe())
    async with hosting(tmp_path, clock) as one:
        assert (await one.look(table, reactors[0])).held == Believe()
        clock.pass_(minutes=20)
        assert await one.tables.due.answer_overdue()
        assert await one.phase(table) is not Phase.CHALLENGE


async def test_a_repair_asks_anew(tmp_path: Path) -> None:
    """What waits may be what broke: it is gone from memory, and does not come back."""

    async def work(live: LiveTable) -> None:
        raise ZeroDivisionError(live)

    clock = Clock()
    async with hosting(tmp_path, clock) as one:
        table = await one.window()
        (first, _) = await one.reactors(table)
        await one.play(table, first, Believe())
        with pytest.raises(Refused):
            await one.repository.change(table, work)
        await one.tables.undo.repair(table, ANN, manager=True)
        assert (await one.look(table, first)).held is None
    async with hosting(tmp_path, clock) as one:
        assert (await one.look(table, first)).held is None


async def test_what_is_taken_back_is_answered_by_nobody(tmp_path: Path) -> None:
    """An answer to an announcement that is taken back goes with it."""
    async with hosting(tmp_path) as one:
        table = await one.window()
        (first, _) = await one.reactors(table)
        asked = await one.reactors(table)
        announcer = next(person for person in PEOPLE if person not in asked)
        await one.play(table, first, Believe())
        look = await one.look(table, announcer)
        assert look.undo is not None
        await one.tables.undo.take_back(table, announcer, 999, look.moves)
        assert (await one.look(table, first)).held is None
        one.clock.pass_(minutes=30)
        assert await one.tables.due.answer_overdue()
        assert (await one.look(table)).questions[0].decision.prompt == Phase.ANNOUNCE


@pytest.mark.parametrize(
    ("pace", "away_hours", "least", "most"),
    [("live", 1, 3, 15), ("live", 0, 3, 15), ("slow", 0, 3, 15), ("slow", 1, 300, 1200)],
)
async def test_how_long_a_window_is_open(
    tmp_path: Path, pace: str, away_hours: int, least: int, most: int
) -> None:
    """Seconds of a live game, and where all are there; minutes of one that goes on for days."""
    drawn = set()
    async with hosting(tmp_path) as one:
        for _ in range(5):
            table = await one.window(pace=pace, away_hours=away_hours)
            waits = await moment_of(one.repository, table) - one.clock()
            assert least <= waits.total_seconds() <= most
            drawn.add(waits)
    assert len(drawn) == 5


async def test_all_of_a_window_are_called_at_one_moment(tmp_path: Path) -> None:
    """F46: with one message, once none of them is at the table, whoever answered last."""
    async with hosting(tmp_path) as one:
        table = await one.window(away_hours=0.05)
        running = (await one.repository.peek(table)).under_way
        asked = [key for key in running.posed if key[0] == running.decisions[0].id]
        answered = {running.last_answers[seat] for _, seat in asked}
        assert len(answered) == len(asked) == 2
        assert 1 == len({running.posed[key].call_at for key in asked})


async def test_on_one_page_nobody_waits_for_minutes(tmp_path: Path) -> None:
    """Nor after a restart, when nobody has answered yet."""
    async with hosting(tmp_path, paces=AT_HAND) as one:
        table = await one.window(pace="slow", away_hours=1)
        waits = await moment_of(one.repository, table) - one.clock()
    assert 0.1 <= waits.total_seconds() <= 0.4


async def test_who_let_a_reaction_pass_unseen_has_half_a_day_for_the_next(tmp_path: Path) -> None:
    """T11: counted from when it fell due, and no missed turn; until they are seen again."""
    async with hosting(tmp_path) as one:
        table = await one.window()
        await one.until(one.clock() + timedelta(hours=27))
        while (look := await one.look(table)).questions[0].decision.prompt != Phase.CHALLENGE:
            person = seated(look.table.players[look.questions[0].decision.seat])
            await one.play(table, person, (await one.look(table, person)).legal[0])

        async def waits() -> list[float]:
            look = await one.look(table)
            ends = [question.due_at for question in look.questions if question.due_at is not None]
            return [(end - one.clock()) / timedelta(hours=1) for end in ends]

        absent = [player for player in look.table.players if player.occupancy.missed_from]
        assert [player.occupancy.in_a_row for player in absent] == [0, 0]
        assert await waits() == [11, 11]
        await one.tables.seats.notice(table, seated(absent[0]).id)
        assert sorted(await waits()) == [11, 26]


def after_the_announcer(look: TableView) -> list[int]:
    """List the other seats, from the one after the announcer on."""
    assert isinstance(look.view, VikingsView)
    assert look.view.active is not None
    seats = len(look.table.players)
    return [(look.view.active + steps) % seats for steps in range(1, seats)]


async def heard(one: Host, table: TableId, number: int) -> list[tuple[int | None, str]]:
    """List who was heard from a move on, and what they said."""
    rows = (await one.store.moves(table))[number + 1 :]
    return [(row.seat, load_move(VIKINGS, row.payload.encode()).__class__.__name__) for row in rows]


@pytest.mark.parametrize("advance", [False, True])
async def test_of_two_calls_the_first_in_the_order_of_play_counts(
    tmp_path: Path, advance: bool
) -> None:
    """V14: counted from the announcer on, whoever pressed first; by hand and in advance alike."""
    async with hosting(tmp_path) as one:
        for _ in range(8):
            table = await one.window()
            look = await one.look(table)
            order = after_the_announcer(look)
            assert order == [question.decision.seat for question in look.questions]
            for seat in reversed(order):
                person = seated(look.table.players[seat])
                if advance:
                    assert isinstance(look.view, VikingsView)
                    call = f"call-{look.view.action}-round"
                    await one.tables.moves.answer_for(table, person, call, on=True)
                else:
                    await one.play(table, person, CallBluff())
            await one.pass_to(table)
            assert [(order[0], "CallBluff")] == await heard(one, table, look.moves)


@pytest.mark.parametrize("late", [False, True])
async def test_a_computer_calls_in_its_turn(tmp_path: Path, late: bool) -> None:
    """V14: people before it are heard before it, people behind it wait, also while it thinks."""
    thinker, found = Caller(), set()
    async with hosting(tmp_path, thinker=thinker) as one:
        for number in range(6):
            opening = Opening("vikings", Terms({}, 4, "en", pace="slow"), Place.HERE, 7, 70, ANN)
            table = (await one.tables.lobbies.open(opening, 5000 + number)).id
            await one.tables.lobbies.join(table, BOB)
            await one.tables.lobbies.start_filled(table, ANN, Level.EASY)
            look = await one.until_announced(table)
            order = after_the_announcer(look)
            people = [seat for seat in order if look.table.players[seat].computer is None]
            if late:
                thinker.held = asyncio.Event()
                await one.until(one.clock() + timedelta(seconds=21))
            for seat in people if late else reversed(people):
                if await one.phase(table) is Phase.CHALLENGE:
                    await one.play(table, seated(look.table.players[seat]), CallBluff())
            if thinker.held is not None:
                thinker.held.set()
            while await one.phase(table) is Phase.CHALLENGE:
                await one.go_on()
            assert (await heard(one, table, look.moves))[0] == (order[0], "CallBluff")
            found.add(order[0] in people)
    assert found == {False, True}


async def test_whose_time_is_up_at_once_is_answered_for_in_the_order_of_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """V14: what the host answers for two people is no lot either."""
    react = default_move._react
    monkeypatch.setattr(
        default_move,
        "_react",
        lambda view: CallBluff() if view.phase is Phase.CHALLENGE else react(view),
    )
    async with hosting(tmp_path) as one:
        for _ in range(6):
            table = await one.window()
            look = await one.look(table)
            while await one.phase(table) is Phase.CHALLENGE:
                await one.go_on()
            order = after_the_announcer(look)
            assert [(order[0], "CallBluff")] == await heard(one, table, look.moves)


async def test_a_lone_person_waits_for_no_moment(tmp_path: Path) -> None:
    """Computers do not care, and nobody else is there to be told apart: it ends when it can."""
    async with hosting(tmp_path) as one:
        opening = Opening("vikings", Terms({}, 3, "en", pace="slow"), Place.HERE, 7, 70, ANN)
        table = await one.tables.lobbies.open(opening, 1)
        await one.tables.lobbies.start_filled(table.id, ANN, Level.EASY)
        for _ in range(200):
            one.clock.pass_(seconds=3)
            await one.tables.due.answer_overdue()
            look = await one.look(table.id, ANN)
            if look.question is None:
                continue
            reacts = [q for q in look.questions if q.decision.id == look.question.decision.id]
            await one.play(table.id, ANN, look.legal[0])
            if look.question.decision.optional and len(reacts) == 1:
                assert (await one.look(table.id, ANN)).held is None
                return
        raise AssertionError


# -- who of two ------------------------------------------------------------------------------


class Public(NamedTuple):
    """All that anybody may know of a table at one time."""

    at: datetime
    view: object
    questions: object
    calls: Sequence[tuple[int, bool]]
    """Who is asked, and whether they are called."""
    reminders: object
    chapters: object
    told: int


async def public(one: Host, table: TableId) -> Public:
    """Read what can be read of a table at this moment."""
    look, news = await one.look(table), await one.tables.outbox.news(table)
    calls = [(call.seat, call.due) for call in news.calls]
    return Public(
        one.clock(), look.view, look.questions, calls, news.reminders, news.chapters, news.upto
    )


async def swapped(path: Path, ready: int, *keys: str, asleep: bool) -> list[Public]:
    """List what is public of a window in which one of two answers in advance, the other by hand.

    Up to the first call of the next question.
    """
    async with hosting(path) as one:
        if asleep:
            for person in PEOPLE:
                await one.tables.people.set_preferences(
                    person.id, zone="UTC", quiet=quiet_hours(11 * 60, 20 * 60, "UTC")
                )
        table = await one.window()
        asked = await one.reactors(table)
        for key in keys:
            await one.tables.moves.answer_for(table, asked[ready], key, on=True)
        comes, shown = one.clock() + timedelta(hours=10), [await public(one, table)]
        while (due := await one.tables.due.next_due()) is not None and due < comes:
            await one.until(due)
            shown.append(await public(one, table))
        assert await one.phase(table) is Phase.CHALLENGE
        await one.until(comes)
        await one.play(table, asked[1 - ready], Believe())
        shown.append(await public(one, table))
        assert await one.phase(table) is not Phase.CHALLENGE
        for _ in range(3):
            await one.go_on()
            shown.append(await public(one, table))
        return shown


@pytest.mark.parametrize(
    ("asleep", "keys"),
    [
        (False, (f"{BELIEVE}-game",)),
        (False, (f"{DOUBT_EXPOSED}-game",)),
        (True, (f"{BELIEVE}-game",)),
        (True, (f"{BELIEVE}-turn",)),
        (True, (f"{BELIEVE}-game", AT_NIGHT)),
    ],
)
async def test_nobody_can_tell_which_of_two_answers_in_advance(
    tmp_path: Path, asleep: bool, keys: tuple[str, ...]
) -> None:
    """F43: with the same end of the window all that is public is the same, each moment of it.

    Also at night, whether what one of them has said counts then or waits for the morning.
    """
    folders = [tmp_path / name for name in ("first", "second")]
    for folder in folders:
        folder.mkdir()
    first, second = [
        await swapped(folder, ready, *keys, asleep=asleep) for ready, folder in enumerate(folders)
    ]
    assert first == second
    assert any(due for shown in first for _, due in shown.calls)


# -- two worlds ------------------------------------------------------------------------------


_IN_TIME = 0.75
"""The part of windows in which the other one answers before the moment."""
_LATE = (1300, 3000)
"""The seconds between which they come otherwise: the moment has passed, and they were called."""


class Seen(NamedTuple):
    """What everybody else sees of a window, in numbers."""

    closed: float
    """Seconds until it closed."""
    edits: float
    """How often its board changed."""
    first: float
    """Whether the person in question was heard before the other one."""
    pause: float
    """Seconds between the press of the other one and what followed."""
    calls: float
    """How often anybody was called meanwhile."""


async def watch(one: Host, luck: random.Random, *, ready: bool) -> Seen:
    """Watch a window in which somebody answers in advance, or by hand before it closes.

    The other one who is asked does so, too, or comes when everybody is waiting for them.
    """
    table = await one.window()
    person, other = await one.reactors(table)
    if ready:
        await one.tables.moves.answer_for(table, person, f"{BELIEVE}-game", on=True)
    opened, told = one.clock(), await one.told(table)
    calls = 0
    presses = [(luck.uniform(5, 250) if luck.random() < _IN_TIME else luck.uniform(*_LATE), other)]
    if not ready:
        presses.append((luck.uniform(5, 250), person))
    for seconds, who in sorted(presses, key=lambda press: press[0]):
        await one.until(opened + timedelta(seconds=seconds))
        if await one.phase(table) is Phase.CHALLENGE:
            calls += sum(call.due for call in (await one.tables.outbox.news(table)).calls)
            await one.play(table, who, Believe())
    while await one.phase(table) is Phase.CHALLENGE:
        due = await one.tables.due.next_due()
        assert due is not None
        await one.until(due)
    closed = (one.clock() - opened).total_seconds()
    heard = [row.seat for row in await one.store.moves(table)][-2:]
    mine = (await one.look(table)).table.seat_of(person.id)
    told = await one.told(table) - told
    return Seen(closed, told, heard[0] == mine, closed - presses[0][0], calls)


def p_value(one: Sequence[float], other: Sequence[float], luck: random.Random) -> float:
    """How often chance alone would set the means of two worlds as far apart."""
    found, pool = abs(fmean(one) - fmean(other)), [*one, *other]
    extreme = 0
    for _ in range(1000):
        luck.shuffle(pool)
        extreme += abs(fmean(pool[: len(one)]) - fmean(pool[len(one) :])) >= found
    return (extreme + 1) / 1001


async def worlds(path: Path) -> dict[str, float]:
    """Compare windows answered in advance with as many answered by hand; p by statistic."""
    luck = random.Random("windows")  # noqa: S311 - a test
    async with hosting(path) as one:
        seen = {
            ready: [await watch(one, luck, ready=ready) for _ in range(WINDOWS)]
            for ready in (False, True)
        }
    return {
        name: p_value(
            [getattr(s, name) for s in seen[False]], [getattr(s, name) for s in seen[True]], luck
        )
        for name in Seen._fields
    }


async def test_nobody_can_tell_who_answers_in_advance(tmp_path: Path) -> None:
    """F43, F84: neither by when a window closes nor by what is seen of it before."""
    found = await worlds(tmp_path)
    assert min(found.values()) > 0.01 / len(found)


async def test_the_comparison_would_notice_answers_that_come_when_they_are_given(
    tmp_path: Path,
) -> None:
    """What it is worth: where windows are open for ten seconds, and told answer by answer."""

    def soon(_live: object, _decision: object, _together: object, at: Millis) -> Millis:
        return at + 10_000

    with heard_at_once(), patch.object(deadlines, "draw_moment", soon):
        found = await worlds(tmp_path)
    assert min(found.values()) < 0.01 / len(found)


@pytest.mark.parametrize("how", ["played-for", "on-offer"])
async def test_nobody_waits_in_a_window_for_whom_the_host_answers_at_once(
    tmp_path: Path, how: str
) -> None:
    """With the others at the table it ends within seconds, as it would without that person."""
    async with hosting(tmp_path) as one:
        opening = Opening("vikings", Terms({}, len(PEOPLE), "en"), Place.HERE, 7, 70, ANN)
        table = await one.tables.lobbies.open(opening, 1)
        for person in PEOPLE[1:]:
            await one.tables.lobbies.join(table.id, person)
        table = await one.tables.lobbies.start(table.id, ANN)
        bob = table.seat_of(BOB.id)
        assert bob is not None
        if how == "played-for":
            until = one.clock() + timedelta(days=20)
            await one.tables.people.go_away(BOB.id, until, AwayMode.PLAY)
        for _ in range(60):
            live = await one.repository.peek(table.id)
            asked = [d for d in live.under_way.decisions if (d.id, d.seat) not in live.held]
            others = [d.seat for d in asked if d.seat != bob]
            known = live.table.players[bob]
            if how == "on-offer" and known.occupancy.missed and not known.offered:
                await one.tables.seats.offer(table.id, ANN, bob)
            elif not others:
                await one.go_on()
            elif asked[0].prompt == Phase.CHALLENGE and len(asked) == len(PEOPLE) - 1:
                if bob in {d.seat for d in asked} and others[0] in live.under_way.last_answers:
                    break
                await one.play(table.id, seated(live.table.players[others[0]]), Believe())
            else:
                person = seated(live.table.players[others[0]])
                await one.play(table.id, person, (await one.look(table.id, person)).legal[0])
        assert known.offered == (how == "on-offer")
        since = to_ms(one.clock()) - live.under_way.last_answers[others[0]]
        assert since < 600_000
        moment = await moment_of(one.repository, table.id)
        assert timedelta() < moment - one.clock() <= timedelta(seconds=15)
