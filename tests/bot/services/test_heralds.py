"""Who is told when a table opens: those who asked for it, seldom, and never at night."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

from bot.model.table import Table
from tests.bot.services.test_full_lobbies import FILE, HOUR, sleeps, until
from tests.rigs.table_rig import ANN, BEGIN, BOB, CID, TableRig, house

MINUTE = timedelta(minutes=1)


async def heard(one: TableRig, table: Table) -> tuple[int, ...]:
    """Return who is to be told of a lobby now, and note that they are."""
    people = (await one.tables.outbox.news(table.id)).heralded
    for person in people:
        await one.tables.heralds.told(person)
    return people


async def test_who_asked_is_told_of_a_lobby_ten_minutes_old_once_a_day(tmp_path: Path) -> None:
    """F106: of the games they named, on that server; who has a seat there knows."""
    async with house(tmp_path / FILE) as one:
        heralds = one.tables.heralds
        await heralds.watch(BOB.id, 7, ("toy", "other"))
        await heralds.watch(ANN.id, 7, ("toy",))
        await heralds.watch(CID.id, 7, ("other",))
        await heralds.watch(CID.id, 8, ("toy",))
        table = await one.lobby(seats=3)
        await until(one, BEGIN + 9 * MINUTE)
        assert await heard(one, table) == ()
        one.told.clear()
        await until(one, BEGIN + 10 * MINUTE)
        assert one.told == [table.id]
        assert await heard(one, table) == (BOB.id,)
        another = await one.lobby(seats=3)
        await until(one, BEGIN + 23 * HOUR)
        assert await heard(one, another) == ()
        await heralds.watch(BOB.id, 7, ())
        await until(one, BEGIN + 25 * HOUR)
        assert await heard(one, another) == ()
        assert await heralds.watched(CID.id, 7) == {"other"}


async def test_whom_a_clock_that_was_ahead_told_is_told_when_it_is_right(tmp_path: Path) -> None:
    """Nobody waits a month for a clock that was set back."""
    async with house(tmp_path / FILE) as one:
        await one.tables.heralds.watch(BOB.id, 7, ("toy",))
        one.clock.time = BEGIN + 30 * 24 * HOUR
        await one.tables.heralds.told(BOB.id)
        one.clock.time = BEGIN
        table = await one.lobby(seats=3)
        await until(one, BEGIN + 10 * MINUTE)
        assert await heard(one, table) == (BOB.id,)


async def test_a_lobby_opened_by_a_clock_that_was_ahead_is_told_when_it_is_right(
    tmp_path: Path,
) -> None:
    """It is as old as any other, and may close before the time that the clock had shown."""
    async with house(tmp_path / FILE) as one:
        await one.tables.heralds.watch(BOB.id, 7, ("toy",))
        one.clock.time = BEGIN + 30 * 24 * HOUR
        table = await one.lobby(seats=3)
        one.clock.time = BEGIN
        await one.tables.due.set_back(30 * 24 * HOUR)
        await until(one, BEGIN + 10 * MINUTE)
        assert await heard(one, table) == (BOB.id,)


async def test_nobody_is_told_at_night_or_of_a_full_lobby(tmp_path: Path) -> None:
    """F106: within an hour after their quiet hours, if there is still a seat."""
    async with house(tmp_path / FILE) as one:
        await sleeps(one, CID, 12, 15)
        await one.tables.heralds.watch(CID.id, 7, ("toy",))
        table, full = await one.lobby(seats=3), await one.lobby(BOB, seats=2)
        await until(one, BEGIN + 2 * HOUR)
        assert await heard(one, table) == ()
        one.told.clear()
        await until(one, BEGIN + 4 * HOUR)
        assert table.id in one.told
        assert await heard(one, full) == ()
        assert await heard(one, table) == (CID.id,)


async def test_who_asked_for_nothing_costs_nothing(tmp_path: Path) -> None:
    """Off by default: no timer of a lobby goes off for it."""
    async with house(tmp_path / FILE) as one:
        await one.lobby(seats=3)
        assert (await one.tables.due.next_due() or BEGIN) - BEGIN > HOUR
