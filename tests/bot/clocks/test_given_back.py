"""Time that is given back, and pauses and absences in which nothing had to be given back."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from enum import Enum, auto
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.model.pace import Pace
from bot.model.table import TableId
from tests.rigs.table_rig import ANN, BEGIN, BOB, PLAIN, Clock, TableRig, house

FILE = "host.sqlite3"
GUILD = 7
TURN = timedelta(hours=48)
USED = timedelta(hours=10)
DAYS = timedelta(days=3)


class Unseen(Enum):
    """Why the host sees nothing of a table for some days."""

    DOWN = auto()
    ELSEWHERE = auto()
    """It is not on the server."""
    SUSPENDED = auto()
    """The clock of its machine jumps."""


class Stay:
    """A table of a file, before and after days in which the host sees nothing of it."""

    def __init__(self, path: Path, unseen: Unseen, pace: Pace = PLAIN) -> None:
        self.path = path
        self.unseen = unseen
        self.pace = pace
        self.clock = Clock()

    @asynccontextmanager
    async def before(self) -> AsyncIterator[TableRig]:
        """Open the file for the time of a block, after which the host sees nothing."""
        async with house(self.path, self.clock, pace=self.pace) as one:
            yield one
            if self.unseen is Unseen.ELSEWHERE:
                await one.tables.pauses.lose(GUILD)
            if self.unseen is not Unseen.DOWN:
                self.clock.time += DAYS
            match self.unseen:
                case Unseen.ELSEWHERE:
                    await one.tables.pauses.regain(GUILD)
                case Unseen.SUSPENDED:
                    await one.tables.due.give_back(DAYS)
                case Unseen.DOWN:
                    await one.tables.due.beat()
        if self.unseen is Unseen.DOWN:
            self.clock.time += DAYS

    @asynccontextmanager
    async def after(self) -> AsyncIterator[TableRig]:
        """Open the file again."""
        async with house(self.path, self.clock, pace=self.pace) as one:
            yield one


async def ends(one: TableRig, table_id: TableId) -> list[datetime | None]:
    """When the open questions fall due."""
    return [q.due_at for q in (await one.look(table_id)).questions]


async def is_answered(one: TableRig, table_id: TableId) -> bool:
    """Have done what is due, and tell whether a question was answered."""
    before = (await one.look(table_id)).moves
    assert await one.tables.due.answer_overdue()
    return (await one.look(table_id)).moves > before


@pytest.mark.parametrize("unseen", Unseen)
async def test_what_is_missed_of_a_pause_is_not_given_back_on_top(
    tmp_path: Path, unseen: Unseen
) -> None:
    """F27, rule 5 and 6: the clocks stood already; after the pause they have what they had."""
    stay = Stay(tmp_path / FILE, unseen)
    async with stay.before() as one:
        table = (await one.game()).id
        stay.clock.time += USED
        await one.tables.pauses.pause(table, ANN)
        stay.clock.pass_(days=1)
    async with stay.after() as one:
        stay.clock.pass_(days=1)
        await one.tables.pauses.resume(table, ANN)
        assert await ends(one, table) == [stay.clock() + TURN - USED] * 2
        stay.clock.time += TURN - USED - timedelta(minutes=1)
        assert not await is_answered(one, table)
        stay.clock.pass_(minutes=1)
        assert await is_answered(one, table)


@pytest.mark.parametrize("unseen", Unseen)
@pytest.mark.parametrize("days", [2, 5])
async def test_what_is_missed_of_an_absence_is_not_given_back_on_top(
    tmp_path: Path, unseen: Unseen, days: int
) -> None:
    """F27: only what comes after the absence is, and to nobody else less than all of it."""
    stay = Stay(tmp_path / FILE, unseen)
    async with stay.before() as one:
        table = (await one.game()).id
        stay.clock.time += USED
        back = stay.clock() + timedelta(days=days)
        await one.tables.people.go_away(ANN.id, back)
        stay.clock.pass_(days=1)
    async with stay.after() as one:
        due = max(back, stay.clock()) + TURN - USED
        assert await ends(one, table) == [due, BEGIN + TURN + DAYS]
        # Bob is answered for before.
        stay.clock.time = BEGIN + TURN + DAYS
        assert await is_answered(one, table)
        stay.clock.time = due - timedelta(minutes=1)
        assert not await is_answered(one, table)
        stay.clock.time = due
        assert await is_answered(one, table)


@pytest.mark.parametrize("unseen", Unseen)
async def test_nobody_is_answered_for_at_once_who_could_not_end_a_pause(
    tmp_path: Path, unseen: Unseen
) -> None:
    """F21, F102: the ceiling moves by all that was unseen, and by the pause around it."""
    stay = Stay(tmp_path / FILE, unseen, replace(PLAIN, ceiling=timedelta(days=3)))
    async with stay.before() as one:
        table = (await one.game()).id
        await one.tables.pauses.pause(table, ANN)
        stay.clock.pass_(days=2)
    async with stay.after() as one:
        assert not await is_answered(one, table)
        assert await ends(one, table) == [None] * 2
        await one.tables.pauses.resume(table, ANN)
        assert await ends(one, table) == [stay.clock() + TURN] * 2
        stay.clock.pass_(days=2)
        assert await is_answered(one, table)


async def test_being_away_again_and_again_counts_once_however_often_the_host_is_down(
    tmp_path: Path,
) -> None:
    """F27: five days with a crash on each are five days."""
    clock = Clock()
    async with house(tmp_path / FILE, clock) as one:
        table = (await one.game()).id
        back = BEGIN + timedelta(days=5)
        await one.tables.people.go_away(ANN.id, back)
        await one.tables.people.go_away(BOB.id, back)
    for _ in range(5):
        clock.pass_(hours=12)
        async with house(tmp_path / FILE, clock) as one:
            clock.pass_(hours=12)
            assert await ends(one, table) == [back + TURN] * 2
