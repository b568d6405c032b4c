"""A computer stands in for who is absent: at a deadline, and in a seat that nobody minds."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.computers.problem import ThinkerDiedError
from bot.model.host_events import AnsweredFor, StoodIn
from bot.model.players import Person, Player
from bot.model.preferences import AwayMode
from bot.model.table import Status, TableId
from bot.rows.moves import MoveRow
from bot.table.replay import told
from games.api import Event, Seat
from players.levels import Level
from tests.rigs.table_rig import ANN, BOB, CID, TableRig, house
from tests.rigs.toy_game import TOY, Bid, Consider, LetPass

FILE = "host.sqlite3"
TURN = 49
"""Hours in which a turn is missed."""


async def table_of(one: TableRig, *guests: Person, level: Level | None = Level.HARD) -> TableId:
    """Start a game at whose table a computer of that level stands in."""
    table = await one.lobby(*guests, seats=1 + len(guests), rounds=50)
    terms = replace(table.terms, stand_in=level)
    await one.tables.lobbies.alter(table.id, ANN, terms)
    await one.tables.lobbies.start(table.id, ANN)
    return table.id


async def moves(one: TableRig, table_id: TableId, seat: int) -> list[MoveRow]:
    return [row for row in await one.store.moves(table_id) if row.seat == seat]


async def player(one: TableRig, table_id: TableId, seat: int) -> Player:
    return (await one.tables.queries.get(table_id)).players[seat]


async def think(one: TableRig, seconds: float = 8) -> None:
    """Let a little time pass, and whoever thinks be done with it."""
    for _ in range(int(seconds * 2)):
        one.clock.pass_(seconds=0.5)
        assert await one.tables.due.answer_overdue()
        while thinking := [*one.tables.computers._thinking.values()]:
            await asyncio.wait(thinking)


async def let_pass(one: TableRig, table_id: TableId, *people: Person) -> None:
    """Let the people's reactions pass."""
    for person in people:
        look = await one.look(table_id, person)
        if look.question is not None and look.question.decision.optional:
            await one.answer(table_id, person, LetPass())


async def miss(one: TableRig, table_id: TableId, *present: Person, turns: int = 2) -> None:
    """Play turns that only those present answer."""
    for _ in range(turns):
        for person in present:
            await one.answer(table_id, person, Bid(1))
        one.clock.pass_(hours=TURN)
        await think(one)
        await let_pass(one, table_id, *present)
        look = await one.look(table_id)
        if look.questions and look.questions[0].decision.optional:
            one.clock.pass_(hours=TURN)
            await think(one)


async def events(one: TableRig, table_id: TableId) -> list[Event]:
    return [one.event for one in told(TOY, await one.store.moves(table_id))]


async def test_a_computer_answers_for_whose_time_is_up(tmp_path: Path) -> None:
    """The table's option says so; it is a missed turn all the same, and said."""
    async with house(tmp_path / FILE) as one:
        table_id = await table_of(one, BOB)
        await one.answer(table_id, ANN, Bid(1))
        one.clock.pass_(hours=TURN)
        await think(one, 6)
        (row,) = await moves(one, table_id, 1)
        assert ("stand-in", None) == (row.cause, row.user_id)
        assert [(1, Level.HARD)] == [(p.seat, p.level) for p in one.thinker.problems]
        assert 1 == (await player(one, table_id, 1)).occupancy.missed
        assert StoodIn(seat=Seat(1)) in await events(one, table_id)


async def test_without_the_option_the_host_answers_as_ever(tmp_path: Path) -> None:
    """Moves by default are what a table begins with."""
    async with house(tmp_path / FILE) as one:
        table_id = await table_of(one, BOB, level=None)
        await one.answer(table_id, ANN, Bid(1))
        one.clock.pass_(hours=TURN)
        await think(one, 6)
        assert ["default"] == [row.cause for row in await moves(one, table_id, 1)]
        assert AnsweredFor(seat=Seat(1)) in await events(one, table_id)
        assert [] == one.thinker.problems


async def test_it_holds_a_seat_after_two_missed_turns(tmp_path: Path) -> None:
    """From then on nobody waits for the limit, and no more turns are missed."""
    async with house(tmp_path / FILE) as one:
        table_id = await table_of(one, BOB, CID)
        await miss(one, table_id, ANN, CID)
        bob = await player(one, table_id, 1)
        assert (True, 2) == (bob.offered, bob.occupancy.missed)
        await one.answer(table_id, ANN, Bid(1))
        await think(one)
        held = next(q for q in (await one.look(table_id)).questions if q.decision.seat == 1)
        assert held.decision.answered
        assert 2 == (await player(one, table_id, 1)).occupancy.missed
        held = next(q for q in (await one.look(table_id)).questions if q.decision.seat == 1)
        assert held.due_at is None


async def test_its_owner_takes_the_seat_back_with_one_press(tmp_path: Path) -> None:
    """What it is thinking about then is the owner's to answer."""
    async with house(tmp_path / FILE) as one:
        table_id = await table_of(one, BOB, CID)
        await miss(one, table_id, ANN, CID)
        one.thinker.held = asyncio.Event()
        one.clock.pass_(seconds=2)
        await one.tables.due.answer_overdue()
        await one.tables.seats.back(table_id, BOB)
        before = len(await moves(one, table_id, 1))
        one.thinker.held.set()
        one.thinker.held = None
        await think(one)
        if (await one.look(table_id, BOB)).question is not None:
            assert before == len(await moves(one, table_id, 1))
        assert (await player(one, table_id, 1)).present


async def test_somebody_else_takes_the_seat_from_it(tmp_path: Path) -> None:
    """Until somebody takes it; then nobody answers for them."""
    async with house(tmp_path / FILE) as one:
        dan = Person(4, "Dan")
        table_id = await table_of(one, BOB, CID)
        await miss(one, table_id, ANN, CID)
        await one.tables.seats.claim(table_id, dan, Seat(1))
        await one.tables.seats.welcome(table_id, ANN, Seat(1))
        before = len(await moves(one, table_id, 1))
        await think(one)
        assert before == len(await moves(one, table_id, 1))
        assert dan == (await player(one, table_id, 1)).person


async def test_it_plays_on_for_who_leaves(tmp_path: Path) -> None:
    """In the middle of a question that was asked already."""
    async with house(tmp_path / FILE) as one:
        table_id = await table_of(one, BOB, CID)
        await one.tables.lobbies.leave(table_id, BOB)
        await think(one)
        assert ["stand-in"] == [row.cause for row in await moves(one, table_id, 1)]
        assert (await player(one, table_id, 1)).gone


async def test_nobody_plays_a_game_out_that_all_have_left_alone(tmp_path: Path) -> None:
    """A seat is held for those who are there: with nobody, limits run as ever."""
    async with house(tmp_path / FILE) as one:
        table_id = await table_of(one, BOB)
        await miss(one, table_id)
        assert all(p.offered for p in (await one.tables.queries.get(table_id)).players)
        before = len(await one.store.moves(table_id))
        await think(one, 10)
        assert before == len(await one.store.moves(table_id))
        await one.tables.seats.back(table_id, ANN)
        look = await one.look(table_id)
        if look.questions[0].decision.optional:
            await let_pass(one, table_id, ANN)
        await think(one)
        assert before < len(await one.store.moves(table_id))


@pytest.mark.parametrize("moment", ["thinking", "thought"])
async def test_a_crash_loses_no_stand_in(tmp_path: Path, moment: str) -> None:
    """The rows say all; whatever was thought is thought again."""
    async with house(tmp_path / FILE) as one:
        table_id = await table_of(one, BOB)
        await one.answer(table_id, ANN, Bid(1))
        one.clock.pass_(hours=TURN)
        clock = one.clock
        if moment == "thinking":
            one.thinker.held = asyncio.Event()
        await one.tables.due.answer_overdue()
        await one.tables.computers.close()
    clock.pass_(seconds=1)
    async with house(tmp_path / FILE, clock) as one:
        await think(one, 70)
        assert ["stand-in"] == [row.cause for row in await moves(one, table_id, 1)]


async def test_who_moves_while_it_thinks_has_moved(tmp_path: Path) -> None:
    """A person's answer counts for as long as the question is open."""
    async with house(tmp_path / FILE) as one:
        table_id = await table_of(one, BOB)
        await one.answer(table_id, ANN, Bid(1))
        one.clock.pass_(hours=TURN)
        one.thinker.held = asyncio.Event()
        await one.tables.due.answer_overdue()
        await one.answer(table_id, BOB, Bid(2))
        one.thinker.held.set()
        one.thinker.held = None
        await think(one, 6)
        assert "player" == (await moves(one, table_id, 1))[0].cause


async def test_a_computer_that_cannot_think_moves_by_default(tmp_path: Path) -> None:
    """A game goes on without the worker."""
    async with house(tmp_path / FILE) as one:
        table_id = await table_of(one, BOB)
        await one.answer(table_id, ANN, Bid(1))
        one.thinker.failures = [ThinkerDiedError(), ThinkerDiedError()]
        one.clock.pass_(hours=TURN)
        await think(one, 6)
        assert ["stand-in"] == [row.cause for row in await moves(one, table_id, 1)]


@pytest.mark.parametrize("stands", ["paused", "away"])
async def test_stopped_time_has_an_end_where_computers_stand_in(
    tmp_path: Path, stands: str
) -> None:
    """F27: after the limit one answers, also after a pause that nobody ends, or in an absence."""
    async with house(tmp_path / FILE) as one:
        table_id = await table_of(one, BOB)
        await one.answer(table_id, ANN, Bid(1))
        if stands == "paused":
            await one.tables.pauses.pause(table_id, ANN)
        else:
            await one.tables.people.go_away(BOB.id, one.clock() + timedelta(days=29))
        # A game waits five days for who is away, seven in a pause; then the limit of two days runs.
        one.clock.pass_(days=8 if stands == "paused" else 6, hours=23)
        await think(one, 6)
        assert [] == await moves(one, table_id, 1)
        one.clock.pass_(hours=1)
        await think(one, 6)
        assert ["stand-in"] == [row.cause for row in await moves(one, table_id, 1)]


@pytest.mark.windows
@pytest.mark.parametrize("how", ["played-for", "left"])
async def test_nobody_waits_for_a_computer_as_for_somebody_who_comes_by(
    tmp_path: Path, how: str
) -> None:
    """It answers in the place of a person within seconds, not at the moment drawn for people."""
    async with house(tmp_path / FILE) as one:
        table_id = await table_of(one, BOB, CID)
        for person in (ANN, CID):
            await one.answer(table_id, person, Bid(1))
        if how == "left":
            await one.tables.lobbies.leave(table_id, BOB)
        else:
            until = one.clock() + timedelta(days=20)
            await one.tables.people.go_away(BOB.id, until, AwayMode.PLAY)
        await think(one, 4)
        assert ["stand-in"] == [row.cause for row in await moves(one, table_id, 1)]
        assert 0 == (await player(one, table_id, 1)).occupancy.missed


@pytest.mark.windows
async def test_who_is_played_for_is_not_called(tmp_path: Path) -> None:
    """A computer takes some seconds; nobody is pinged in them on their holidays."""
    async with house(tmp_path / FILE) as one:
        table_id = await table_of(one, BOB)
        await one.tables.people.go_away(BOB.id, one.clock() + timedelta(days=20), AwayMode.PLAY)
        called = set[int]()
        for _ in range(3):
            await one.answer(table_id, ANN, Bid(1))
            for _ in range(10):
                news = await one.tables.outbox.news(table_id)
                called.update(call.seat for call in news.calls if call.due)
                await think(one, 0.5)
            await let_pass(one, table_id, ANN)
            await think(one, 1200)
        assert 3 <= len(await moves(one, table_id, 1))
        assert 1 not in called


async def test_a_game_with_stand_ins_follows_from_its_seed(tmp_path: Path) -> None:
    """Anybody can verify it."""
    async with house(tmp_path / FILE) as one:
        table = await one.lobby(BOB, seats=2, rounds=1)
        terms = replace(table.terms, stand_in=Level.EASY)
        await one.tables.lobbies.alter(table.id, ANN, terms)
        await one.tables.lobbies.start(table.id, ANN)
        await miss(one, table.id, ANN, turns=1)
        assert Status.OVER is (await one.tables.queries.get(table.id)).status
        exported = await one.tables.history.export(table.id)
        assert b'"stand-in"' in exported


async def test_what_a_table_wants_is_kept(tmp_path: Path) -> None:
    """A restart changes nothing of it, and a rematch takes it over from the lobby's terms."""
    async with house(tmp_path / FILE) as one:
        table_id = await table_of(one, BOB, level=Level.MEDIUM)
        clock = one.clock
    async with house(tmp_path / FILE, clock) as one:
        assert Level.MEDIUM is (await one.tables.queries.get(table_id)).terms.stand_in


async def test_the_steps_of_a_draft_are_not_told(tmp_path: Path) -> None:
    """Whoever enters it, the others hear of a move once it is made."""
    async with house(tmp_path / FILE) as one:
        table_id = await table_of(one, BOB)
        for person, move in ((BOB, Consider(2)), (BOB, Bid(2)), (ANN, Bid(1))):
            await one.answer(table_id, person, move)
        rows = [row._replace(cause="stand-in") for row in await one.store.moves(table_id)]
        said = [heard.number for heard in told(TOY, rows) if isinstance(heard.event, StoodIn)]
        assert [2, 3] == said
