"""Calls that wait: given when their time comes, with the reminders planned no sooner (F32, F35)."""

from datetime import timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.model.pace import PACES
from bot.model.table import Table
from bot.rows.people import PreferencesRow
from tests.rigs.table_rig import ANN, BEGIN, BOB, PLAIN, REACTION, Clock, TableRig, house
from tests.rigs.toy_game import Bid, Cheer, LetPass

THERE = timedelta(minutes=10)
"""For so long whoever has answered counts as being at the table."""
HALF = REACTION / 2
"""Of the limit of a reaction."""
NOON = 12 * 60


async def reaction(one: TableRig) -> Table:
    """A game in which both have just answered, and Ann is asked for a reaction."""
    table = await one.game()
    for person in (ANN, BOB):
        await one.answer(table.id, person, Bid(2))
    return table


async def called(one: TableRig, table: Table) -> list[int]:
    """Let the host look at its watch; the seats that are to be called."""
    assert await one.tables.due.call_overdue()
    return [call.seat for call in (await one.tables.outbox.news(table.id)).calls if call.due]


async def test_who_has_just_answered_is_called_ten_minutes_later(tmp_path: Path) -> None:
    """F32: the next thing that wakes the host is the call; after it comes the first reminder."""
    clock = Clock()
    async with house(tmp_path / "host.sqlite3", clock, reminded=True) as one:
        table = await reaction(one)
        assert await called(one, table) == []
        assert await one.tables.due.next_due() == BEGIN + THERE
        one.told.clear()
        clock.pass_(minutes=10)
        assert await called(one, table) == [0]
        assert one.told
        assert await one.tables.due.next_due() == BEGIN + HALF


async def test_a_bank_that_begins_is_told_though_nobody_is_called_or_reminded(
    tmp_path: Path,
) -> None:
    """Ann goes on with her own turn and wants no reminders; the others read until when she may."""
    async with house(tmp_path / "host.sqlite3", pace=PACES["slow"]) as one:
        table = (await one.game(rounds=50)).id
        for person, move in ((ANN, Bid(2)), (BOB, Bid(2)), (ANN, Cheer())):
            await one.answer(table, person, move)
        for person in (BOB, ANN):
            look = await one.look(table, person)
            if look.question is not None and look.question.decision.optional:
                await one.answer(table, person, LetPass())
        one.clock.pass_(minutes=30)
        assert await one.tables.due.answer_overdue()
        await one.answer(table, BOB, Bid(1))
        one.clock.pass_(minutes=5)
        await one.tables.seats.notice(table, ANN.id)
        news = await one.tables.outbox.news(table)
        assert [call.since for call in news.calls] == [None]
        await one.tables.outbox.published(table, news.upto)
        ends = (await one.look(table, ANN)).questions[0].bank
        assert ends is not None
        assert ends.since is not None
        one.clock.time = ends.since
        assert await one.tables.due.call_overdue()
        assert await one.store.unspoken() == (table,)


async def test_a_call_that_waits_survives_a_restart(tmp_path: Path) -> None:
    """F21: it is kept with the deadline of its question."""
    path, clock = tmp_path / "host.sqlite3", Clock()
    async with house(path, clock, reminded=True) as one:
        table = await reaction(one)
    async with house(path, clock, reminded=True) as one:
        clock.pass_(minutes=10)
        one.told.clear()
        assert await called(one, table) == [0]
        assert one.told
        assert await one.tables.due.next_due() == BEGIN + HALF


async def test_a_restart_takes_nobody_from_the_table(tmp_path: Path) -> None:
    """F32: who has just answered is not called to what passes to them after it, either."""
    path, clock = tmp_path / "host.sqlite3", Clock()
    async with house(path, clock, reminded=True) as one:
        table = await reaction(one)
    async with house(path, clock, reminded=True) as one:
        await one.answer(table.id, ANN, Cheer())
        assert [] == [c.seat for c in (await one.tables.outbox.news(table.id)).calls if c.due]
        clock.pass_(minutes=10)
        assert await called(one, table) == [1]


@pytest.mark.parametrize("retimed", [False, True])
async def test_a_call_that_came_due_while_the_host_was_down_is_made_at_once(
    tmp_path: Path, *, retimed: bool
) -> None:
    """F21: whoever has not answered by then is not there; nor does a setting of Bob's undo it."""
    path, clock = tmp_path / "host.sqlite3", Clock()
    async with house(path, clock, reminded=True) as one:
        table = await reaction(one)
        news = await one.tables.outbox.news(table.id)
        await one.tables.outbox.published(table.id, news.upto)
    clock.pass_(hours=1)
    async with house(path, clock, reminded=True) as one:
        if retimed:
            await one.tables.people.set_preferences(BOB.id, copies=True)
        assert await called(one, table) == [0]
        assert await one.tables.outbox.unpublished() == (table.id,)
        assert await one.tables.due.next_due() == BEGIN + HALF + timedelta(hours=1)


async def test_nobody_is_called_to_what_they_have_answered(tmp_path: Path) -> None:
    """F33: an answer within the ten minutes takes the call with it; the next waits for Bob."""
    clock = Clock()
    async with house(tmp_path / "host.sqlite3", clock, reminded=True) as one:
        table = await reaction(one)
        await one.answer(table.id, ANN, Cheer())
        clock.pass_(minutes=10)
        assert await called(one, table) == [1]


async def test_in_a_pause_a_call_comes_and_no_reminder(tmp_path: Path) -> None:
    """Moves are taken in a pause as ever: whoever may go on hears of it once."""
    clock = Clock()
    async with house(tmp_path / "host.sqlite3", clock, reminded=True) as one:
        table = await reaction(one)
        assert await one.tables.pauses.pause(table.id, ANN) == 0
        assert await one.tables.due.next_due() == BEGIN + THERE
        clock.pass_(minutes=10)
        assert await called(one, table) == [0]
        clock.pass_(hours=40)
        assert await one.tables.due.call_overdue()
        assert (await one.tables.outbox.news(table.id)).reminders == ()


async def test_a_reminder_before_quiet_hours_does_not_wait_for_the_call(tmp_path: Path) -> None:
    """F32: who keeps hours free is reminded before them, even while still counted as there."""
    clock, pace = Clock(), replace(PLAIN, reaction=timedelta(hours=12))
    async with house(tmp_path / "host.sqlite3", clock, pace=pace, reminded=True) as one:
        # From five past noon to four past noon two days later nothing but quiet is left.
        quiet = PreferencesRow(ANN.id, "UTC", NOON + 5, NOON + 4, "normal", "every", 0, 0)
        await one.store.commit((quiet,))
        table = await reaction(one)
        assert await one.tables.due.next_due() == BEGIN + timedelta(minutes=5)
        clock.pass_(minutes=5)
        assert await called(one, table) == []
        news = await one.tables.outbox.news(table.id)
        assert [(call.seat, call.number) for call in news.reminders] == [(0, 1)]
        # The time would be up before their end: the call does not wait for it.
        assert await one.tables.due.next_due() == BEGIN + THERE
