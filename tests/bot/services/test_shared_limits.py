"""A limit that several questions of a seat share: it goes on from one to the next."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.model.pace import PACES, Pace
from bot.model.players import Person
from bot.model.table import TableId
from bot.model.times import from_ms, to_ms
from games.api import Decision, Seat
from tests.rigs import table_rig
from tests.rigs.refusals import quarantine
from tests.rigs.seated import seated
from tests.rigs.seats_rig import DAN, ONE
from tests.rigs.table_rig import ANN, BEGIN, BOB, CID, PLAIN, Clock, TableRig, house
from tests.rigs.toy_game import Bid, LetPass, Toy, ToyState

HOUR = timedelta(hours=1)
BANKED = replace(PACES["slow"], bank=timedelta(hours=10))


class Patient(Toy):
    """The toy game, where all bids of a seat share one limit; cheering has its own."""

    def limit_name(self, state: ToyState, decision: Decision) -> str:  # noqa: ARG002
        """Name the limit of the bids."""
        return "bids" if decision.prompt == "bid" else ""


@asynccontextmanager
async def hosted(path: Path, clock: Clock, pace: Pace = PLAIN) -> AsyncIterator[TableRig]:
    """Open the file for the time of a block."""
    game = Patient()
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(table_rig, "find", lambda _: game)
        async with house(path, clock, pace=pace) as one:
            yield one


async def due(one: TableRig, table_id: TableId, seat: int) -> timedelta:
    """Return how long a seat has."""
    stored = await one.store.table(table_id)
    assert stored is not None
    (row,) = [row for row in stored.deadlines if row.seat == seat]
    return from_ms(row.due_at) - one.clock()


async def bid(one: TableRig, table_id: TableId, wait: float) -> int:
    """Have both bid, Bob later than Ann, and the other one's cheering let pass after that."""
    await one.answer(table_id, ANN, Bid(1))
    one.clock.pass_(hours=wait)
    await one.answer(table_id, BOB, Bid(1))
    asked = (await one.look(table_id)).questions[0].decision.seat
    one.clock.pass_(hours=wait)
    await one.answer(table_id, (ANN, BOB)[asked], LetPass())
    return asked


async def test_the_limit_goes_on_with_the_next_question_and_stands_still_between(
    tmp_path: Path,
) -> None:
    """Schools, Clock: the limit of the player to move stands still while a Maleficio is open."""
    clock = Clock()
    async with hosted(tmp_path / "host.sqlite3", clock) as one:
        table = await one.game()
        clock.pass_(hours=10)
        await bid(one, table.id, 5)
        assert await due(one, table.id, Seat(0)) == 38 * HOUR
        assert await due(one, table.id, Seat(1)) == 33 * HOUR
        clock.pass_(hours=38)
        assert await one.tables.due.answer_overdue()
        players = (await one.tables.queries.get(table.id)).players
        # Nor were they missing while it stood.
        began = [to_ms(BEGIN + hours * HOUR) for hours in (10, 5)]
        assert [player.occupancy.missed_from for player in players] == began


async def test_what_others_have_given_goes_on_with_the_limit(tmp_path: Path) -> None:
    """A further plain limit, once for all questions that share it."""
    clock = Clock()
    async with hosted(tmp_path / "host.sqlite3", clock) as one:
        table = await one.game()
        await one.tables.pauses.extend(table.id, ANN)
        clock.pass_(hours=10)
        await bid(one, table.id, 5)
        assert await due(one, table.id, Seat(0)) == 38 * HOUR
        assert await due(one, table.id, Seat(1)) == (2 * 48 - 15) * HOUR


async def test_a_stopped_limit_survives_a_restart(tmp_path: Path) -> None:
    """It is stored, and the time out of reach is nobody's."""
    clock = Clock()
    async with hosted(tmp_path / "host.sqlite3", clock) as one:
        table = await one.game()
        clock.pass_(hours=10)
        await one.answer(table.id, ANN, Bid(1))
        await one.answer(table.id, BOB, Bid(1))
        asked = (await one.look(table.id)).questions[0].decision.seat
    clock.pass_(hours=2)
    async with hosted(tmp_path / "host.sqlite3", clock) as one:
        await one.answer(table.id, (ANN, BOB)[asked], LetPass())
        assert await due(one, table.id, Seat(0)) == 38 * HOUR
        assert await due(one, table.id, Seat(1)) == 38 * HOUR


async def test_what_came_from_the_bank_is_taken_from_it_once(tmp_path: Path) -> None:
    """And a limit that has run out does not begin anew: the host answers to the end of it."""
    clock = Clock()
    async with hosted(tmp_path / "host.sqlite3", clock, BANKED) as one:
        table = await one.game()
        clock.pass_(hours=52)
        await bid(one, table.id, 0)
        assert await due(one, table.id, Seat(0)) == 6 * HOUR
        clock.pass_(hours=3)
        await one.answer(table.id, ANN, Bid(1))
        stored = await one.store.table(table.id)
        assert stored is not None
        used = [row.used for row in stored.clocks.banks if row.seat == 0]
        assert used == [to_ms(from_ms(0) + 7 * HOUR)]
        clock.pass_(hours=3)
        await one.tables.moves.play_default(table.id, "bid2", 1)
        asked = (await one.look(table.id)).questions[0].decision.seat
        await one.answer(table.id, (ANN, BOB)[asked], LetPass())
        assert await due(one, table.id, Seat(1)) == timedelta()
        assert await due(one, table.id, Seat(0)) == 3 * HOUR


async def test_an_absence_while_the_limit_stands_gives_nothing_on_top(tmp_path: Path) -> None:
    """F27: nobody was asked for anything in those days."""
    clock = Clock()
    async with hosted(tmp_path / "host.sqlite3", clock) as one:
        table = await one.game()
        clock.pass_(hours=10)
        await one.answer(table.id, ANN, Bid(1))
        await one.answer(table.id, BOB, Bid(1))
        for person in (ANN, BOB):
            await one.tables.people.go_away(person.id, clock() + timedelta(days=5))
        clock.pass_(days=6)
        asked = (await one.look(table.id)).questions[0].decision.seat
        await one.answer(table.id, (ANN, BOB)[asked], LetPass())
        assert await due(one, table.id, Seat(0)) == 38 * HOUR
        assert await due(one, table.id, Seat(1)) == 38 * HOUR


async def test_a_limit_stands_where_the_host_has_left_the_server(tmp_path: Path) -> None:
    """F13: also where somebody moves there from elsewhere, and is asked again."""
    clock = Clock()
    async with hosted(tmp_path / "host.sqlite3", clock) as one:
        table = await one.game()
        clock.pass_(hours=10)
        await one.tables.pauses.lose(table.guild_id)
        clock.pass_(days=30)
        asked = await bid(one, table.id, 5)
        clock.pass_(days=30)
        await one.tables.pauses.regain(table.guild_id)
        assert asked in (0, 1)
        assert await due(one, table.id, Seat(0)) == 38 * HOUR
        assert await due(one, table.id, Seat(1)) == 38 * HOUR


async def cheering(one: TableRig, table_id: TableId, *bidders: Person) -> Person:
    """Have all bid, and tell who may cheer: the limits of the bids stand meanwhile."""
    for person in bidders:
        await one.answer(table_id, person, Bid(1))
    look = await one.look(table_id)
    return seated(look.table.players[look.questions[0].decision.seat])


@pytest.mark.parametrize("restarted", [False, True])
async def test_at_another_pace_a_limit_that_stands_begins_anew(
    tmp_path: Path, *, restarted: bool
) -> None:
    """P4: who was not asked in the moment of the change has the whole new limit as well."""
    clock = Clock()
    async with hosted(tmp_path / "host.sqlite3", clock) as one:
        table = await one.game()
        clock.pass_(hours=30)
        asked = await cheering(one, table.id, ANN, BOB)
        for person in (ANN, BOB):
            await one.tables.pauses.play_faster(table.id, person)
        if restarted:
            # What is in the file is what is in memory.
            one.repository._live.clear()
        clock.pass_(minutes=1)
        await one.answer(table.id, asked, LetPass())
        assert await one.tables.due.answer_overdue()
        look = await one.look(table.id)
        left = [q.due_at - clock() for q in look.questions if q.due_at is not None]
        assert left == 2 * [timedelta(minutes=10)]


async def test_a_newcomer_inherits_no_limit_that_stands(tmp_path: Path) -> None:
    """F21: what the person before has used of it is not theirs; the others' goes on."""
    clock = Clock()
    async with hosted(tmp_path / "host.sqlite3", clock) as one:
        table = await one.game(BOB, CID)
        clock.pass_(hours=40)
        await cheering(one, table.id, ANN, BOB, CID)
        await one.tables.lobbies.leave(table.id, BOB)
        await one.tables.seats.claim(table.id, DAN, ONE)
        await one.tables.seats.welcome(table.id, ANN, ONE)
    async with hosted(tmp_path / "host.sqlite3", clock) as one:
        look = await one.look(table.id)
        asked = seated(look.table.players[look.questions[0].decision.seat])
        await one.answer(table.id, asked, LetPass())
        left = [await due(one, table.id, seat) for seat in (0, 1, 2)]
        assert left == [8 * HOUR, 48 * HOUR, 8 * HOUR]


async def test_after_a_repair_a_limit_that_stood_begins_anew(tmp_path: Path) -> None:
    """F56: as does every other."""
    clock = Clock()
    async with hosted(tmp_path / "host.sqlite3", clock) as one:
        table = await one.game()
        clock.pass_(hours=40)
        asked = await cheering(one, table.id, ANN, BOB)
        await quarantine(one.repository, table.id)
        clock.pass_(hours=2)
        await one.tables.undo.repair(table.id, ANN, manager=False)
    async with hosted(tmp_path / "host.sqlite3", clock) as one:
        await one.answer(table.id, asked, LetPass())
        assert {await due(one, table.id, seat) for seat in (0, 1)} == {48 * HOUR}
