"""Tables that nobody minds: announced twice, kept by one press or move, closed as announced."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.model.pace import PACES
from bot.model.players import Person
from bot.model.table import Status
from bot.transitions import standing_orders
from bot.transitions.inactivity import STALE
from tests.rigs.refusals import key_of, quarantine
from tests.rigs.seated import seated
from tests.rigs.stores import run_sql
from tests.rigs.table_rig import ANN, BEGIN, BOB, CID, PLAIN, TableRig, house
from tests.rigs.toy_game import Bid, LetPass

FILE = "host.sqlite3"
ENDLESS = PACES["none"]
"""Thirty days a question, so that the host answers nothing meanwhile."""
LONG = replace(PLAIN, turn=timedelta(days=30), reaction=timedelta(days=30), ceiling=STALE * 3)
"""The same for somebody who was not seen for a week."""


async def pass_days(one: TableRig, days: float) -> None:
    """Let time pass, day by day, and everything happen that falls due."""
    for _ in range(int(days * 4)):
        one.clock.pass_(hours=6)
        assert await one.tables.due.answer_overdue()


async def test_a_forgotten_game_is_announced_twice_and_then_closed(tmp_path: Path) -> None:
    """F29: seven days before, one day before, and then as announced."""
    async with house(tmp_path / FILE, pace=ENDLESS) as one:
        table = await one.game()
        await pass_days(one, 13.75)
        assert (await one.tables.queries.get(table.id)).closing is None
        await pass_days(one, 0.25)
        closing = (await one.tables.queries.get(table.id)).closing
        assert closing is not None
        assert (closing.at, closing.notice) == (BEGIN + timedelta(days=21), 1)
        await pass_days(one, 6)
        closing = (await one.tables.queries.get(table.id)).closing
        assert closing is not None
        assert (closing.at, closing.notice) == (BEGIN + timedelta(days=21), 2)
        await pass_days(one, 0.75)
        assert (await one.tables.queries.get(table.id)).status is Status.PLAYING
        await pass_days(one, 0.25)
        ended = await one.tables.queries.get(table.id)
        assert (ended.status, ended.forgotten, ended.closing) == (Status.CANCELLED, True, None)
        clock = one.clock
    async with house(tmp_path / FILE, clock, pace=ENDLESS) as one:
        assert (await one.tables.queries.get(table.id)).forgotten
        assert await one.tables.due.next_due() is None


async def test_one_press_keeps_a_table(tmp_path: Path) -> None:
    """The time begins anew, for anybody who sits there and nobody else."""
    async with house(tmp_path / FILE, pace=ENDLESS) as one:
        table = await one.game()
        await pass_days(one, 20)
        assert await key_of(one.tables.seats.keep(table.id, CID)) == "not-seated"
        assert (await one.tables.seats.keep(table.id, BOB)).closing is None
        await pass_days(one, 13.75)
        assert (await one.tables.queries.get(table.id)).closing is None
        await pass_days(one, 0.25)
        assert (await one.tables.queries.get(table.id)).closing is not None


async def test_a_move_keeps_a_table(tmp_path: Path) -> None:
    """F59: moves count, and only those of people."""
    async with house(tmp_path / FILE, pace=ENDLESS) as one:
        table = await one.game()
        await pass_days(one, 15)
        await one.answer(table.id, ANN, Bid(1))
        assert (await one.tables.queries.get(table.id)).closing is None
        await pass_days(one, 13.5)
        assert (await one.tables.queries.get(table.id)).closing is None
        await pass_days(one, 1)
        assert (await one.tables.queries.get(table.id)).closing is not None


async def test_a_reaction_keeps_a_table(tmp_path: Path) -> None:
    """F59: a move like any other, while it waits for the end of its window and once it is told."""
    async with house(tmp_path / FILE, pace=LONG) as one:
        table = await one.game()
        for person in (ANN, BOB):
            await one.answer(table.id, person, Bid(1))
        look = await one.look(table.id)
        asked = seated(look.table.players[look.questions[0].decision.seat])
        await pass_days(one, 15)
        assert (await one.tables.queries.get(table.id)).closing is not None
        # As if the window went on.
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(standing_orders, "answers_told", lambda *_: ())
            await one.answer(table.id, asked, LetPass())
            assert (await one.repository.peek(table.id)).held
            assert (await one.tables.queries.get(table.id)).closing is None
            # An answer that is never told would be forgotten, but no sooner than a press on *Keep*:
            # else everybody could tell by then that it was an answer.
            await pass_days(one, 13.75)
            assert (await one.tables.queries.get(table.id)).closing is None
            await pass_days(one, 0.25)
            assert (await one.tables.queries.get(table.id)).closing is not None
        moves = (await one.look(table.id)).moves
        await one.answer(table.id, asked, LetPass())
        assert (await one.look(table.id)).moves > moves
        assert (await one.tables.queries.get(table.id)).closing is None


async def test_who_takes_a_move_back_keeps_a_table(tmp_path: Path) -> None:
    """F59: it is stored as a move of theirs."""
    async with house(tmp_path / FILE, pace=LONG) as one:
        table = await one.game()
        await one.answer(table.id, ANN, Bid(1))
        await pass_days(one, 15)
        assert (await one.tables.queries.get(table.id)).closing is not None
        number = (await one.look(table.id)).moves
        assert await one.tables.undo.take_back(table.id, ANN, one.press(), number)
        assert (await one.tables.queries.get(table.id)).closing is None
        clock = one.clock
    async with house(tmp_path / FILE, clock, pace=LONG) as one:
        assert (await one.tables.queries.get(table.id)).closing is None


async def test_answers_of_the_host_do_not_keep_a_table(tmp_path: Path) -> None:
    """F59: who plays on alone with itself is nobody."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(rounds=50)
        await pass_days(one, 14)
        assert (await one.look(table.id)).moves > 0
        assert (await one.tables.queries.get(table.id)).closing is not None


async def test_looking_and_talking_do_not_keep_a_table(tmp_path: Path) -> None:
    """F59: what is said of a table, and renaming somebody there, is no move."""
    async with house(tmp_path / FILE, pace=ENDLESS) as one:
        table = await one.game()
        await pass_days(one, 13)
        await one.tables.lobbies.rename(table.id, Person(BOB.id, "Robert"))
        await one.tables.outbox.news(table.id)
        await pass_days(one, 1)
        assert (await one.tables.queries.get(table.id)).closing is not None


@pytest.mark.parametrize("days", [10, 15, 20.5])
async def test_a_restart_forgets_no_announcement(tmp_path: Path, days: float) -> None:
    """F21: the time that the host was down is added, never taken away."""
    async with house(tmp_path / FILE, pace=ENDLESS) as one:
        table = await one.game()
        await pass_days(one, days)
        clock = one.clock
    clock.pass_(days=30)
    async with house(tmp_path / FILE, clock, pace=ENDLESS) as one:
        assert await one.tables.due.answer_overdue()
        assert (await one.tables.queries.get(table.id)).status is Status.PLAYING
        await pass_days(one, 21 - days - 0.25)
        assert (await one.tables.queries.get(table.id)).status is Status.PLAYING
        await pass_days(one, 0.5)
        assert (await one.tables.queries.get(table.id)).forgotten


async def test_a_game_called_off_was_not_forgotten(tmp_path: Path) -> None:
    """The reason that is told is the true one, after a restart too."""
    async with house(tmp_path / FILE, pace=ENDLESS) as one:
        table = await one.game()
        await pass_days(one, 15)
        for person in (ANN, BOB):
            await one.tables.lobbies.agree_cancel(table.id, person)
        clock = one.clock
        assert not (await one.tables.queries.get(table.id)).forgotten
    async with house(tmp_path / FILE, clock, pace=ENDLESS) as one:
        ended = await one.tables.queries.get(table.id)
        assert (ended.status, ended.forgotten) == (Status.CANCELLED, False)


async def test_a_lobby_is_announced_to_its_host(tmp_path: Path) -> None:
    """F58: after 48 of its 72 hours."""
    async with house(tmp_path / FILE) as one:
        table = await one.lobby()
        await pass_days(one, 1.75)
        assert (await one.tables.queries.get(table.id)).closing is None
        await pass_days(one, 0.25)
        closing = (await one.tables.queries.get(table.id)).closing
        assert closing is not None
        assert closing.at == BEGIN + timedelta(hours=72)
        started = await one.tables.lobbies.join(table.id, BOB)
        started = await one.tables.lobbies.start(table.id, ANN)
        assert started.closing is None
        clock = one.clock
    async with house(tmp_path / FILE, clock) as one:
        assert (await one.tables.queries.get(table.id)).closing is None


async def test_a_table_in_quarantine_is_not_forgotten(tmp_path: Path) -> None:
    """F56: the fault is the host's; its timer does not come up again and again."""
    async with house(tmp_path / FILE, pace=ENDLESS) as one:
        table = await one.game()
        await run_sql(one.store, "UPDATE snapshot SET checksum = 0")
        one.repository._live.clear()
        await pass_days(one, 30)
        assert (await one.tables.queries.get(table.id)).status is Status.QUARANTINED
        due = await one.tables.due.next_due()
        assert due is not None
        assert due > one.clock()


async def test_a_restart_forgets_nothing_of_a_lobby_in_quarantine(tmp_path: Path) -> None:
    """F55: when it closes stands in its timer, and is in memory as before."""
    async with house(tmp_path / FILE) as one:
        lobby = await one.lobby()
        closes_at = (await one.repository.peek(lobby.id)).expires_at
        await quarantine(one.repository, lobby.id)
        clock = one.clock
    async with house(tmp_path / FILE, clock) as one:
        live = await one.repository.peek(lobby.id)
        assert (live.table.status, live.expires_at) == (Status.QUARANTINED, closes_at)


async def test_a_lobby_in_quarantine_closes_like_any_other(tmp_path: Path) -> None:
    """F55, F58: it cannot be started any more, and nobody may be there to close it."""
    async with house(tmp_path / FILE) as one:
        lobby = await one.lobby()
        await quarantine(one.repository, lobby.id)
        assert (await one.tables.queries.get(lobby.id)).status is Status.QUARANTINED
        one.clock.pass_(hours=71)
        assert await one.tables.due.answer_overdue()
        assert (await one.tables.queries.get(lobby.id)).status is Status.QUARANTINED
        one.clock.pass_(hours=1)
        assert await one.tables.due.answer_overdue()
        assert (await one.tables.queries.get(lobby.id)).status is Status.EXPIRED
