"""A server that the host has left: nothing runs there until it is back (F13, F27, T6)."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from bot.model.pace import PACES
from bot.model.stops import GIVEN_UP, Why
from bot.model.table import Status, TableId
from games.series.api import Kind
from tests.rigs.series_rig import series_house
from tests.rigs.stores import run_sql
from tests.rigs.table_rig import ANN, BEGIN, BOB, CID, Clock, TableRig, house
from tests.rigs.toy_game import Bid

FILE = "host.sqlite3"
GUILD = 7
"""The server of every table of the rig."""
TURN = timedelta(hours=48)


async def ends(one: TableRig, table_id: TableId) -> list[datetime | None]:
    """When the open questions of a table fall due, as people are told."""
    return [q.due_at for q in (await one.look(table_id)).questions if not q.decision.answered]


async def test_nothing_falls_due_while_the_host_is_away(tmp_path: Path) -> None:
    """F13: no answer in anybody's place, no reminder, no announced end; no time is shown."""
    async with house(tmp_path / FILE, reminded=True) as one:
        table, lobby = await one.game(), await one.lobby()
        assert await one.tables.pauses.guilds() == (GUILD,)
        await one.tables.pauses.lose(GUILD)
        assert await ends(one, table.id) == [None, None]
        assert await one.tables.due.next_due() == BEGIN + GIVEN_UP
        one.clock.pass_(days=89)
        assert await one.tables.due.answer_overdue()
        assert await one.tables.due.call_overdue()
        assert (await one.look(table.id)).moves == 0
        assert (await one.tables.outbox.news(table.id)).reminders == ()
        assert (await one.tables.queries.get(lobby.id)).status is Status.LOBBY
        one.clock.pass_(days=1)
        assert await one.tables.due.answer_overdue()
        assert (await one.tables.queries.get(table.id)).given_up is not None
        assert (await one.tables.queries.get(lobby.id)).status is Status.EXPIRED


@pytest.mark.parametrize("restart", [False, True])
async def test_back_again_everything_runs_on_with_the_time_it_had(
    tmp_path: Path, restart: bool
) -> None:
    """T6: like downtime of the bot, the absence is added to every running clock."""
    async with house(tmp_path / FILE) as one:
        table, lobby = await one.game(), await one.lobby()
        one.clock.pass_(hours=10)
        await one.tables.pauses.lose(GUILD)
        one.clock.pass_(days=40)
        if not restart:
            await one.tables.pauses.regain(GUILD)
            assert await ends(one, table.id) == [one.clock() + TURN - timedelta(hours=10)] * 2
        clock = one.clock
    async with house(tmp_path / FILE, clock) as one:
        woken = list[datetime]()
        one.repository.deadlines.listen(woken.append)
        await one.tables.pauses.regain(GUILD)
        # Nobody sleeps past what stood.
        assert (clock() in woken) is restart
        left = TURN - timedelta(hours=10)
        assert await ends(one, table.id) == [clock() + left] * 2
        clock.pass_(hours=37.9)
        assert await one.tables.due.answer_overdue()
        assert (await one.look(table.id)).moves == 0
        clock.pass_(hours=0.1)
        assert await one.tables.due.answer_overdue()
        assert (await one.look(table.id)).moves > 0
        # Of its 72 hours the lobby has used 10 and 38.
        clock.pass_(hours=23.9)
        assert await one.tables.due.answer_overdue()
        assert (await one.tables.queries.get(lobby.id)).status is Status.LOBBY
        clock.pass_(hours=0.1)
        assert await one.tables.due.answer_overdue()
        assert (await one.tables.queries.get(lobby.id)).status is Status.EXPIRED


async def test_back_before_all_clocks_stand_everything_runs_on(tmp_path: Path) -> None:
    """T6: whoever sends the bot away and calls it back at once finds no game that stands."""
    async with house(tmp_path / FILE) as one:
        games = [await one.game(), await one.game()]
        async with one.repository.lane(games[0].id):
            lost = asyncio.create_task(one.tables.pauses.lose(GUILD))
            await one.store.tables_in(GUILD)
            back = asyncio.create_task(one.tables.pauses.regain(GUILD))
            # What is asked before it has been answered then.
            await one.store.standing(GUILD, Why.SERVER)
        await asyncio.gather(lost, back)
        for table in games:
            assert await ends(one, table.id) == [BEGIN + TURN] * 2


async def test_what_the_host_was_down_meanwhile_is_given_back_once(tmp_path: Path) -> None:
    """F21, F27: a week away with three days of downtime in it is a week."""
    async with house(tmp_path / FILE) as one:
        table = await one.game()
        await one.tables.pauses.lose(GUILD)
        one.clock.pass_(days=2)
        await one.tables.due.beat()
        clock = one.clock
    clock.pass_(days=3)
    async with house(tmp_path / FILE, clock) as one:
        assert await ends(one, table.id) == [None, None]
        clock.pass_(days=2)
        await one.tables.pauses.regain(GUILD)
        assert await ends(one, table.id) == [clock() + TURN] * 2


async def test_a_move_made_from_elsewhere_counts_and_costs_no_time(tmp_path: Path) -> None:
    """F27: a bank is charged with nothing, and what is asked meanwhile has its whole time."""
    pace = PACES["slow"]
    async with house(tmp_path / FILE, pace=pace) as one:
        table = await one.game()
        one.clock.pass_(hours=1)
        await one.tables.pauses.lose(GUILD)
        one.clock.pass_(days=30)
        await one.answer(table.id, ANN, Bid(3))
        await one.answer(table.id, BOB, Bid(1))
        one.clock.pass_(days=30)
        assert await one.tables.due.answer_overdue()
        await one.tables.pauses.regain(GUILD)
        (question,) = (await one.look(table.id)).questions
        limit_ms = pace.limit_ms(optional=question.decision.optional)
        assert limit_ms is not None
        assert question.due_at == one.clock() + timedelta(milliseconds=limit_ms)
        left = [await one.bank_left(table.id, seat) for seat in (0, 1)]
        assert left == [pace.bank] * 2


async def test_leaving_again_and_again_makes_no_game_endless(tmp_path: Path) -> None:
    """F27: a limit is used up by the time in which the host was there, however often it left."""
    async with house(tmp_path / FILE) as one:
        table = await one.game()
        for _ in range(47):
            one.clock.pass_(hours=1)
            await one.tables.pauses.lose(GUILD)
            await one.tables.pauses.lose(GUILD)
            one.clock.pass_(days=5)
            await one.tables.pauses.regain(GUILD)
            await one.tables.pauses.regain(GUILD)
            assert await one.tables.due.answer_overdue()
        assert (await one.look(table.id)).moves == 0
        one.clock.pass_(hours=1)
        assert await one.tables.due.answer_overdue()
        assert (await one.look(table.id)).moves > 0


async def test_an_announced_end_is_put_off(tmp_path: Path) -> None:
    """F29: nobody could press *Keep* meanwhile; the end shown is the end that comes."""
    async with house(tmp_path / FILE, pace=PACES["none"]) as one:
        table = await one.game()
        one.clock.pass_(days=14)
        assert await one.tables.due.answer_overdue()
        closing = (await one.tables.queries.get(table.id)).closing
        assert closing is not None
        assert closing.at == BEGIN + timedelta(days=21)
        await one.tables.pauses.lose(GUILD)
        one.clock.pass_(days=80)
        assert await one.tables.due.answer_overdue()
        await one.tables.pauses.regain(GUILD)
        closing = (await one.tables.queries.get(table.id)).closing
        assert closing is not None
        assert closing.at == one.clock() + timedelta(days=7)
        one.clock.pass_(days=6)
        assert await one.tables.due.answer_overdue()
        closing = (await one.tables.queries.get(table.id)).closing
        assert closing is not None
        assert closing.notice == 2
        clock = one.clock
    async with house(tmp_path / FILE, clock, pace=PACES["none"]) as one:
        clock.pass_(days=1)
        assert await one.tables.due.answer_overdue()
        assert (await one.tables.queries.get(table.id)).forgotten


async def test_a_long_absence_of_the_host_is_no_neglect_of_the_players(tmp_path: Path) -> None:
    """F29, F59: the three weeks without a move are counted from the return."""
    async with house(tmp_path / FILE, pace=PACES["none"]) as one:
        table = await one.game()
        await one.tables.pauses.lose(GUILD)
        one.clock.pass_(days=80)
        await one.tables.pauses.regain(GUILD)
        for _ in range(13):
            one.clock.pass_(days=1)
            assert await one.tables.due.answer_overdue()
        assert (await one.tables.queries.get(table.id)).closing is None
        one.clock.pass_(days=1)
        assert await one.tables.due.answer_overdue()
        assert (await one.tables.queries.get(table.id)).closing is not None


async def test_a_claim_waits_for_the_return(tmp_path: Path) -> None:
    """F30: nobody loses a seat while nobody can say a word about it."""
    async with house(tmp_path / FILE) as one:
        table = await one.game()
        seat = table.seat_of(BOB.id)
        assert seat is not None
        await one.tables.seats.away(table.id, BOB.id)
        await one.tables.seats.claim(table.id, CID, seat)
        due = (await one.tables.queries.get(table.id)).players[seat].occupancy.claim_due
        await one.tables.pauses.lose(GUILD)
        one.clock.pass_(days=30)
        assert await one.tables.due.answer_overdue()
        assert (await one.tables.queries.get(table.id)).players[seat].person != CID
        await one.tables.pauses.regain(GUILD)
        later = (await one.tables.queries.get(table.id)).players[seat].occupancy.claim_due
        assert due is not None
        assert later == due + timedelta(days=30) // timedelta(milliseconds=1)
        one.clock.pass_(days=3)
        assert await one.tables.due.answer_overdue()
        assert (await one.tables.queries.get(table.id)).players[seat].person == CID


async def test_another_server_is_not_touched(tmp_path: Path) -> None:
    """One server's absence stops one server's clocks."""
    async with house(tmp_path / FILE) as one:
        table = await one.game()
        await one.tables.pauses.lose(GUILD + 1)
        await one.tables.pauses.regain(GUILD + 1)
        assert await ends(one, table.id) == [BEGIN + TURN] * 2


async def test_a_series_that_waits_for_its_start_does_not_close_meanwhile(tmp_path: Path) -> None:
    """F13, F58: nobody can start it there; back again it has the time that it had left."""
    clock = Clock()
    async with series_house(tmp_path / FILE, clock) as one:
        waiting = await one.lobby(Kind.MATCH, BOB)
        assert await one.tables.pauses.guilds() == (GUILD,)
        clock.pass_(hours=10)
        await one.tables.pauses.lose(GUILD)
        assert await one.tables.due.next_due() == clock() + GIVEN_UP
        clock.pass_(days=10)
        assert await one.tables.due.answer_overdue()
        assert (await one.now(waiting.id)).status is Status.LOBBY
    async with series_house(tmp_path / FILE, clock) as one:
        clock.pass_(days=10)
        await one.tables.pauses.lose(GUILD)
        for _ in range(2):
            await one.tables.pauses.regain(GUILD)
            closes_at = (await one.now(waiting.id)).closes_at
            assert closes_at == clock() + timedelta(hours=62)
        clock.pass_(hours=62)
        assert await one.tables.due.answer_overdue()
        assert (await one.now(waiting.id)).status is Status.EXPIRED
        started = await one.series(Kind.MATCH, 2)
        await one.tables.pauses.lose(GUILD)
        await one.tables.pauses.regain(GUILD)
        assert (await one.now(started.id)).closes_at is None


async def test_a_table_that_cannot_be_read_lets_no_other_clock_run(tmp_path: Path) -> None:
    """F56: the other tables of the server stand, and go on, all the same."""
    clock = Clock()
    async with house(tmp_path / FILE, clock) as one:
        await one.lobby()
        table = await one.game()
        await run_sql(one.store, "UPDATE game_table SET hints = 'none of ours' WHERE id = 1")
    async with house(tmp_path / FILE, clock) as one:
        await one.tables.pauses.lose(GUILD)
        assert await ends(one, table.id) == [None, None]
        clock.pass_(days=30)
        await one.tables.pauses.regain(GUILD)
        assert await ends(one, table.id) == [clock() + TURN] * 2


@pytest.mark.parametrize("restart", [False, True])
async def test_a_table_that_can_be_shown_to_nobody_stands_until_it_can(
    tmp_path: Path, restart: bool
) -> None:
    """F98: its limits get the time back; those of another table of the server run on."""
    clock = Clock()
    async with house(tmp_path / FILE, clock) as one:
        table, other = await one.game(), await one.game()
        clock.pass_(hours=10)
        for game in (table, other):
            await one.tables.outbox.published(game.id, (await one.tables.outbox.news(game.id)).upto)
        for _ in range(2):
            await one.tables.pauses.stand(table.id)
        # It is tried again, be it after a restart.
        assert await one.tables.outbox.unpublished() == (table.id,)
        clock.pass_(days=1)
        assert await ends(one, table.id) == [None, None]
        assert await ends(one, other.id) == [BEGIN + TURN] * 2
        if not restart:
            await one.tables.pauses.run_on(table.id)
            assert await ends(one, table.id) == [BEGIN + TURN + timedelta(days=1)] * 2
    async with house(tmp_path / FILE, clock) as one:
        for _ in range(2):
            await one.tables.pauses.run_on(table.id)
        assert await ends(one, table.id) == [BEGIN + TURN + timedelta(days=1)] * 2
        await one.tables.pauses.lose(GUILD)
        await one.tables.pauses.run_on(table.id)
        assert await ends(one, table.id) == [None, None]
