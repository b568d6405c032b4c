"""Answers given in advance: when they are released, what ends them, and what they tell nobody."""

# ruff: noqa: ARG002, D102 - said by the rules API, like those of any game

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.model.pace import PACES
from bot.model.plan import LIKE_A_VISIT
from bot.model.players import Person
from bot.model.table import Table, TableId
from bot.model.timers import TimerKind
from bot.model.times import from_ms, to_ms
from bot.services.moves import Moves
from bot.table.live_table import LiveTable
from games.api import Event, Move, Outcome, Seat
from games.optional.giving_up import Aftermath
from games.optional.in_advance import Span, lasting
from tests.rigs.refusals import key_of, quarantine
from tests.rigs.services import compose
from tests.rigs.table_rig import ANN, BOB, CID, PLAIN, SEED, Clock, TableRig, house, toy
from tests.rigs.toy_game import Bid, LetPass, RoundBegan, Toy, ToyState
from tests.rigs.windows import moment_of

pytestmark = pytest.mark.windows

FILE = "host.sqlite3"


class Resign(Move, frozen=True):
    """Give up at any time."""


class Courteous(Toy):
    """The toy game, with bids in advance until the next round, and a way to give up."""

    move_types = (*Toy.move_types, Resign)
    unasked_types = (*Toy.unasked_types, Resign)
    standing = (
        *lasting("bid-two", ("bid",), Span.EVENT),
        *lasting("bid-nine", ("bid",), Span.EVENT),
    )
    aftermath = Aftermath.OUT

    def standing_move(self, state: ToyState, seat: Seat, key: str) -> Move | None:
        if state.bids[seat] is not None:
            return None
        return Bid(2 if key == "bid-two" else 9)

    def standing_ends(self, seat: Seat, key: str, event: Event) -> bool:
        return isinstance(event, RoundBegan) and event.round == 3

    def concession(self, state: ToyState, seat: Seat) -> Move | None:
        return Resign()

    def act_unasked(self, state: ToyState, seat: Seat, move: Move, events: list[Event]) -> ToyState:
        if isinstance(move, Resign):
            return replace(state, over=True, asked=None)
        return super().act_unasked(state, seat, move, events)


COURTEOUS = Courteous()


def find(game_id: str) -> Toy:
    if game_id != "toy":
        raise KeyError(game_id)
    return COURTEOUS


@asynccontextmanager
async def courteous(path: Path, clock: Clock | None = None) -> AsyncIterator[TableRig]:
    """Open a house where the toy game can be answered in advance."""
    async with house(path, clock) as one:
        paces = PACES | {"slow": PLAIN}
        one.tables, one.repository = compose(
            one.store, now=one.clock, paces=paces, find=find, draw_seed=lambda: SEED
        )
        one.tables.outbox.committed.listen(one.told.append)
        yield one


async def two(one: TableRig, table_id: TableId, *people: Person, on: bool = True) -> None:
    """Have twos bid in advance for some."""
    for person in people:
        await one.tables.moves.answer_for(table_id, person, "bid-two", on=on)


async def answered(one: TableRig, table_id: TableId) -> list[bool]:
    return [q.decision.answered for q in (await one.look(table_id)).questions]


async def causes(one: TableRig, table: Table) -> list[tuple[int | None, str]]:
    return [(row.seat, row.cause) for row in await one.store.moves(table.id)][1:]


async def test_an_answer_in_advance_is_heard_at_nobodys_press(tmp_path: Path) -> None:
    """F84: neither at once nor with the last answer of the others, but at a moment of its own."""
    async with courteous(tmp_path / FILE) as one:
        table = await one.game(BOB, CID)
        await two(one, table.id, BOB)
        assert await answered(one, table.id) == [False, False, False]
        await one.answer(table.id, ANN, Bid(1))
        assert await answered(one, table.id) == [True, False, False]
        await one.answer(table.id, CID, Bid(3))
        assert await answered(one, table.id) == [True, False, True]
        one.clock.time = await moment_of(one.repository, table.id, seat=1)
        assert await one.tables.due.answer_overdue()
        assert toy(await one.look(table.id)).points == (1, 2, 3)
        assert await causes(one, table) == [(0, "player"), (2, "player"), (1, "standing")]


async def test_answers_in_advance_come_as_from_people_who_come_by(tmp_path: Path) -> None:
    """F84: of a game over days between five and twenty minutes after they were asked."""
    async with courteous(tmp_path / FILE) as one:
        table = await one.game(BOB, CID)
        await two(one, table.id, CID, ANN, BOB)
        one.clock.pass_(minutes=5)
        assert await one.tables.due.answer_overdue()
        assert await answered(one, table.id) == [False, False, False]
        one.clock.pass_(minutes=15)
        assert await one.tables.due.answer_overdue()
        assert toy(await one.look(table.id)).points == (2, 2, 2)
        assert {cause for _, cause in await causes(one, table)} == {"standing"}


async def test_a_repair_releases_what_was_said_in_advance(tmp_path: Path) -> None:
    """F56: what rang meanwhile found no game; nobody is waited for who has answered."""
    async with courteous(tmp_path / FILE) as one:
        table = await one.game(BOB, CID)
        await two(one, table.id, CID, ANN, BOB)
        await quarantine(one.repository, table.id)
        one.clock.pass_(hours=1)
        assert await one.tables.due.answer_overdue()
        await one.tables.undo.repair(table.id, ANN, manager=False)
        one.clock.pass_(minutes=20)
        assert await one.tables.due.answer_overdue()
        assert toy(await one.look(table.id)).points == (2, 2, 2)


async def test_the_deadline_releases_what_was_said_in_advance(tmp_path: Path) -> None:
    """Absent is who said nothing; the others get what they said."""
    async with courteous(tmp_path / FILE) as one:
        table = await one.game(BOB, CID)
        await two(one, table.id, BOB)
        await one.answer(table.id, CID, Bid(3))
        one.clock.pass_(hours=49)
        assert await one.tables.due.answer_overdue()
        assert toy(await one.look(table.id)).points == (1, 2, 3)
        players = (await one.tables.queries.get(table.id)).players
        assert [p.occupancy.missed for p in players] == [1, 0, 0]


async def test_the_person_may_answer_otherwise(tmp_path: Path) -> None:
    """What is said in advance binds nobody."""
    async with courteous(tmp_path / FILE) as one:
        table = await one.game()
        await two(one, table.id, BOB)
        await one.answer(table.id, BOB, Bid(3))
        await one.answer(table.id, ANN, Bid(1))
        assert toy(await one.look(table.id)).points == (1, 3)


async def test_one_press_ends_it(tmp_path: Path) -> None:
    """The person is asked again."""
    async with courteous(tmp_path / FILE) as one:
        table = await one.game()
        await two(one, table.id, BOB)
        assert (await one.look(table.id, BOB)).standing == ("bid-two",)
        await two(one, table.id, BOB, on=False)
        await one.answer(table.id, ANN, Bid(1))
        assert await answered(one, table.id) == [True, False]
        assert (await one.look(table.id, BOB)).standing == ()


async def test_it_ends_with_what_the_game_declares(tmp_path: Path) -> None:
    """Here with the third round, in memory and in the file."""
    async with courteous(tmp_path / FILE) as one:
        table = await one.game(rounds=50)
        await two(one, table.id, BOB)
        for _ in range(2):
            assert (await one.look(table.id, BOB)).standing == ("bid-two",)
            await one.answer(table.id, ANN, Bid(1))
            one.clock.pass_(minutes=20)
            assert await one.tables.due.answer_overdue()
            for question in (await one.look(table.id)).questions:
                asked = question.decision
                person = (ANN, BOB)[asked.seat]
                await one.tables.moves.play(table.id, person, one.press(), asked.id, LetPass())
            one.clock.pass_(minutes=20)
            assert await one.tables.due.answer_overdue()
        assert (await one.look(table.id, BOB)).standing == ()
        clock = one.clock
    async with courteous(tmp_path / FILE, clock) as one:
        assert (await one.look(table.id, BOB)).standing == ()


async def test_a_restart_in_the_middle_of_a_window_loses_nothing(tmp_path: Path) -> None:
    """F2: answers in advance, and the timer that releases them, are in the file."""
    async with courteous(tmp_path / FILE) as one:
        table = await one.game()
        await two(one, table.id, ANN, BOB)
        clock = one.clock
    async with courteous(tmp_path / FILE, clock) as one:
        clock.pass_(minutes=20)
        assert await one.tables.due.answer_overdue()
        assert toy(await one.look(table.id)).points == (2, 2)


async def test_who_is_answered_for_is_called_no_sooner_than_anybody(tmp_path: Path) -> None:
    """F33, R6: all are called after the wait for answers in advance, whoever has given one."""
    told = []
    for number, in_advance in enumerate(((), (BOB,))):
        async with courteous(tmp_path / f"{number}-{FILE}") as one:
            table = await one.game(BOB, CID)
            await two(one, table.id, *in_advance)
            calls = [(await one.tables.outbox.news(table.id)).calls]
            # The seed is the same, and so is the moment.
            one.clock.time = await moment_of(one.repository, table.id) + timedelta(seconds=5)
            calls.append((await one.tables.outbox.news(table.id)).calls)
            told.append(calls)
    assert told[0] == told[1]
    soon, later = told[0]
    assert {True} == {call.due for call in later if call.seat in (1, 2)}
    assert {False} == {call.due for call in soon if call.seat in (1, 2)}


async def test_what_the_game_refuses_is_asked(tmp_path: Path) -> None:
    """An answer in advance that turns out illegal is dropped, and breaks nothing."""
    async with courteous(tmp_path / FILE) as one:
        table = await one.game()
        await one.tables.moves.answer_for(table.id, BOB, "bid-nine", on=True)
        await one.answer(table.id, ANN, Bid(1))
        one.clock.pass_(minutes=20)
        assert await one.tables.due.answer_overdue()
        assert (await one.look(table.id, BOB)).standing == ()
        assert await answered(one, table.id) == [True, False]


async def test_only_players_answer_and_only_what_is_declared(tmp_path: Path) -> None:
    """The toy game itself declares nothing."""
    async with courteous(tmp_path / FILE) as one:
        table = await one.game()
        tables = one.tables
        assert (
            await key_of(tables.moves.answer_for(table.id, CID, "bid-two", on=True)) == "not-seated"
        )
        key = await key_of(tables.moves.answer_for(table.id, ANN, "bid-one", on=True))
        assert key == "no-such-standing"
    async with house(tmp_path / "plain.sqlite3") as one:
        table = await one.game()
        key = await key_of(one.tables.moves.answer_for(table.id, ANN, "bid-two", on=True))
        assert key == "nothing-in-advance"


async def test_who_leaves_answers_nothing_in_advance(tmp_path: Path) -> None:
    """A newcomer starts clean."""
    async with courteous(tmp_path / FILE) as one:
        table = await one.game(BOB, CID)
        await two(one, table.id, BOB)
        await one.tables.lobbies.leave(table.id, BOB)
        await one.tables.seats.back(table.id, BOB)
        assert (await one.look(table.id, BOB)).standing == ()


async def test_a_game_may_know_how_to_give_up(tmp_path: Path) -> None:
    """The game's own move, through the ordinary door and in the log."""
    async with courteous(tmp_path / FILE) as one:
        table = await one.game(BOB, CID)
        await one.tables.seats.concede(table.id, BOB)
        (_, move) = await one.store.moves(table.id)
        assert (move.seat, move.cause, move.user_id) == (1, "player", BOB.id)
        outcome = (await one.look(table.id)).outcome
        assert isinstance(outcome, Outcome)


async def test_an_answer_given_in_what_the_clock_has_jumped_is_released_at_once(
    tmp_path: Path,
) -> None:
    """R8: where somebody answers in advance before the jump is noticed, nobody waits a night."""
    async with courteous(tmp_path / FILE) as one:
        table = await one.game()
        night = timedelta(hours=9)
        one.clock.time += night
        await two(one, table.id, ANN, BOB)
        await one.tables.due.give_back(night)
        one.clock.pass_(minutes=20)
        assert await one.tables.due.answer_overdue()
        assert (await one.look(table.id)).moves == 2


async def releases(one: TableRig) -> list[timedelta]:
    """List in how long answers in advance are to be released."""
    timers = await one.store.timers(to_ms(one.clock() + timedelta(days=99)))
    return [from_ms(t.due_at) - one.clock() for t in timers if t.kind == TimerKind.RELEASE]


async def test_the_host_looks_when_the_wait_is_over(tmp_path: Path) -> None:
    """F78: it neither asks the file again and again until then, nor sleeps past it."""
    async with courteous(tmp_path / FILE) as one:
        table = await one.game(BOB, CID)
        assert await releases(one) == []
        await two(one, table.id, CID, ANN, BOB)
        moment = await moment_of(one.repository, table.id)
        assert await releases(one) == [moment - one.clock()]
        one.clock.time = moment
        assert await one.tables.due.answer_overdue()
        assert toy(await one.look(table.id)).points == (2, 2, 2)
        assert await releases(one) == []


async def test_an_answer_to_any_question_may_wait_like_a_visit(tmp_path: Path) -> None:
    """F43: also one that is no reaction, as others see when it comes; nobody is pinged for it."""
    async with courteous(tmp_path / FILE) as one:
        table = await one.game(BOB, CID)
        await two(one, table.id, BOB, CID)
        await one.tables.moves.answer_for(table.id, BOB, LIKE_A_VISIT, on=True)
        moment = await moment_of(one.repository, table.id)
        one.clock.time = moment
        assert await one.tables.due.answer_overdue()
        assert await answered(one, table.id) == [False, False, True]
        assert {seat for _, seat in (await one.tables.outbox.news(table.id)).rested} == {1}
        (after,) = await releases(one)
        limit = PLAIN.reaction
        assert limit is not None
        assert timedelta() < after <= limit / 2
        one.clock.time += after
        assert await one.tables.due.answer_overdue()
        assert await answered(one, table.id) == [False, True, True]


async def test_what_was_to_be_released_is_so_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F23: the host dies between the last answer of a person and those that waited for it."""

    async def die(_: Moves, live: LiveTable) -> LiveTable:
        return live

    async with courteous(tmp_path / FILE) as one:
        table = await one.game(BOB, CID)
        await two(one, table.id, CID, BOB)
        with monkeypatch.context() as patch:
            patch.setattr(Moves, "settle", die)
            await one.answer(table.id, ANN, Bid(1))
            one.clock.time = await moment_of(one.repository, table.id)
            assert await one.tables.due.answer_overdue()
        assert await answered(one, table.id) == [True, False, False]
        clock = one.clock
    async with courteous(tmp_path / FILE, clock) as one:
        assert await one.tables.due.answer_overdue()
        assert toy(await one.look(table.id)).points == (1, 2, 2)


async def test_what_follows_an_answer_that_may_be_given_in_advance_is_called_out(
    tmp_path: Path,
) -> None:
    """F43: a call after it tells nobody whether it was; elsewhere who goes on is not called."""
    for opened, called in ((courteous, True), (house, False)):
        async with opened(tmp_path / f"{called}.sqlite3") as one:
            table = await one.game()
            for person in (BOB, ANN):
                await one.answer(table.id, person, Bid(2))
            (call,) = (await one.tables.outbox.news(table.id)).calls
            assert (call.seat, call.passed is not None) == (0, called)


async def test_who_takes_a_move_back_is_not_called_to_it(tmp_path: Path) -> None:
    """F32: they are at the table, and about that very question."""
    async with house(tmp_path / FILE) as one:
        table = await one.game()
        await one.answer(table.id, ANN, Bid(2))
        number = (await one.look(table.id)).moves
        assert await one.tables.undo.take_back(table.id, ANN, one.press(), number)
        calls = (await one.tables.outbox.news(table.id)).calls
        assert [(call.seat, call.passed) for call in calls] == [(0, None), (1, 0)]


async def test_an_answer_in_advance_that_was_taken_back_is_heard_again(tmp_path: Path) -> None:
    """F84: what was said holds for the question that is asked anew, and nobody has to press."""
    async with courteous(tmp_path / FILE) as one:
        table = await one.game(BOB, CID)
        await one.answer(table.id, ANN, Bid(1))
        await two(one, table.id, BOB)
        one.clock.time = await moment_of(one.repository, table.id, seat=1)
        assert await one.tables.due.answer_overdue()
        assert await answered(one, table.id) == [True, True, False]
        number = (await one.look(table.id, ANN)).moves
        assert not await one.tables.undo.take_back(table.id, ANN, one.press(), number)
        assert await one.tables.undo.agree(table.id, BOB, one.press(), number)
        assert await answered(one, table.id) == [False, False, False]
        (after,) = await releases(one)
        assert timedelta() < after <= timedelta(minutes=20)
        one.clock.time += after
        assert await one.tables.due.answer_overdue()
        assert await answered(one, table.id) == [False, True, False]
