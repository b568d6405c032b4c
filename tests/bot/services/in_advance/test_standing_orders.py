"""Answers given in advance: when they are released, what ends them, and what they tell nobody."""

# ruff: noqa: ARG002, D102 - said by the rules API, like those of any game

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path

from msgspec.structs import replace

from bot.model.pace import PACES
from bot.model.players import Person
from bot.model.table import Table, TableId
from games.api import Applied, Event, Move, Outcome, Seat
from games.optional.in_advance import Standing
from games.optional.unasked import Aftermath
from tests.rigs.refusals import key_of, set_aside
from tests.rigs.services import compose
from tests.rigs.table_rig import ANN, BOB, CID, PLAIN, SEED, Clock, TableRig, house
from tests.rigs.toy_game import Bid, LetPass, RoundBegan, Toy, ToyState

FILE = "host.sqlite3"


class Resign(Move, frozen=True):
    """Give up at any time."""


class Courteous(Toy):
    """The toy game, with bids in advance until the next round, and a way to give up."""

    move_types = (*Toy.move_types, Resign)
    standing = (Standing("bid-two", ("bid",)), Standing("bid-nine", ("bid",)))
    aftermath = Aftermath.OUT

    def standing_move(self, state: ToyState, seat: Seat, key: str) -> Move | None:
        if state.bids[seat] is not None:
            return None
        return Bid(2 if key == "bid-two" else 9)

    def standing_ends(self, seat: Seat, key: str, event: Event) -> bool:
        return isinstance(event, RoundBegan) and event.round == 3

    def concession(self, state: ToyState, seat: Seat) -> Move | None:
        return Resign()

    def apply(self, state: ToyState, seat: Seat, move: Move) -> Applied[ToyState]:
        if isinstance(move, Resign):
            return Applied(replace(state, over=True, asked=None), ())
        return super().apply(state, seat, move)


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
        one.tables.outbox.listen(one.told.append)
        yield one


async def two(one: TableRig, table_id: TableId, *people: Person, on: bool = True) -> None:
    """Have twos bid in advance for some."""
    for person in people:
        await one.tables.moves.answer_for(table_id, person, "bid-two", on=on)


async def answered(one: TableRig, table_id: TableId) -> list[bool]:
    return [q.decision.answered for q in (await one.look(table_id)).questions]


async def causes(one: TableRig, table: Table) -> list[tuple[int | None, str]]:
    return [(row.seat, row.cause) for row in await one.store.moves(table.id)][1:]


async def test_an_answer_in_advance_waits_for_the_others(tmp_path: Path) -> None:
    """F43: released with the last answer of those who are asked themselves."""
    async with courteous(tmp_path / FILE) as one:
        table = await one.game(BOB, CID)
        await two(one, table.id, BOB)
        assert await answered(one, table.id) == [False, False, False]
        await one.answer(table.id, ANN, Bid(1))
        assert await answered(one, table.id) == [True, False, False]
        await one.answer(table.id, CID, Bid(3))
        assert (await one.look(table.id)).view.points == (1, 2, 3)
        assert await causes(one, table) == [(0, "player"), (2, "player"), (1, "standing")]


async def test_nobody_can_tell_who_answers_in_advance(tmp_path: Path) -> None:
    """F43: two tables that differ in that alone look the same until all have answered."""
    async with courteous(tmp_path / FILE) as one:
        silent, ready = await one.game(BOB, CID), await one.game(BOB, CID)
        await two(one, ready.id, BOB)
        for hour in range(6):
            one.clock.pass_(hours=1)
            assert await one.tables.due.answer_overdue()
            if hour == 2:
                for table in (silent, ready):
                    await one.answer(table.id, ANN, Bid(1))
            for viewer in (None, ANN, CID):
                looks = [await one.look(table.id, viewer) for table in (silent, ready)]
                assert looks[0].view == looks[1].view
                assert looks[0].questions == looks[1].questions
                assert looks[0].moves == looks[1].moves
                assert [look.standing for look in looks] == [(), ()]


async def test_where_nobody_else_is_asked_the_wait_is_always_the_same(tmp_path: Path) -> None:
    """F43: ten seconds, whoever answered in advance and when."""
    async with courteous(tmp_path / FILE) as one:
        table = await one.game(BOB, CID)
        await two(one, table.id, CID, ANN, BOB)
        one.clock.pass_(seconds=9)
        assert await one.tables.due.answer_overdue()
        assert await answered(one, table.id) == [False, False, False]
        one.clock.pass_(seconds=1)
        assert await one.tables.due.answer_overdue()
        assert (await one.look(table.id)).view.points == (2, 2, 2)
        assert await causes(one, table) == [(0, "standing"), (1, "standing"), (2, "standing")]


async def test_a_repair_releases_what_was_said_in_advance(tmp_path: Path) -> None:
    """F56: what rang meanwhile found no game; nobody is waited for who has answered."""
    async with courteous(tmp_path / FILE) as one:
        table = await one.game(BOB, CID)
        await two(one, table.id, CID, ANN, BOB)
        await set_aside(one.repository, table.id)
        one.clock.pass_(hours=1)
        assert await one.tables.due.answer_overdue()
        await one.tables.undo.repair(table.id, ANN, manager=False)
        one.clock.pass_(seconds=10)
        assert await one.tables.due.answer_overdue()
        assert (await one.look(table.id)).view.points == (2, 2, 2)


async def test_the_deadline_releases_what_was_said_in_advance(tmp_path: Path) -> None:
    """Absent is who said nothing; the others get what they said."""
    async with courteous(tmp_path / FILE) as one:
        table = await one.game(BOB, CID)
        await two(one, table.id, BOB)
        await one.answer(table.id, CID, Bid(3))
        one.clock.pass_(hours=49)
        assert await one.tables.due.answer_overdue()
        assert (await one.look(table.id)).view.points == (1, 2, 3)
        players = (await one.tables.queries.get(table.id)).players
        assert [p.occupancy.missed for p in players] == [1, 0, 0]


async def test_the_person_may_answer_otherwise(tmp_path: Path) -> None:
    """What is said in advance binds nobody."""
    async with courteous(tmp_path / FILE) as one:
        table = await one.game()
        await two(one, table.id, BOB)
        await one.answer(table.id, BOB, Bid(3))
        await one.answer(table.id, ANN, Bid(1))
        assert (await one.look(table.id)).view.points == (1, 3)


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
            asked = (await one.look(table.id)).questions[0].decision
            person = (ANN, BOB)[asked.seat]
            await one.tables.moves.play(table.id, person, one.press(), asked.id, LetPass())
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
        clock.pass_(seconds=10)
        assert await one.tables.due.answer_overdue()
        assert (await one.look(table.id)).view.points == (2, 2)


async def test_who_is_answered_for_is_called_no_sooner_than_anybody(tmp_path: Path) -> None:
    """F33, R6: all are called after the wait for answers in advance, whoever has given one."""
    told = []
    for number, in_advance in enumerate(((), (BOB,))):
        async with courteous(tmp_path / f"{number}-{FILE}") as one:
            table = await one.game(BOB, CID)
            await two(one, table.id, *in_advance)
            calls = [(await one.tables.outbox.news(table.id)).calls]
            one.clock.pass_(seconds=15)
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
        assert key == "no-such-standing"


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
        one.clock.pass_(seconds=15)
        assert await one.tables.due.answer_overdue()
        assert (await one.look(table.id)).moves == 2
