"""What the second look at every change notices."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.repositories.tables import TableRepository
from bot.rows.kept import ROWS
from bot.rows.seats import BallotRow, DeleteBallots, SeatBanRow
from bot.table.live_table import LiveTable
from games.api import Seat
from tests.rigs.shadow import PartedError, check, check_reading, watching
from tests.rigs.state_rows import BY_HAND, KINDS, PARTS, Seen, rows
from tests.rigs.table_rig import BOB, house

FILE = "host.sqlite3"
VOTE = (Seat(0), Seat(1))


async def playing(folder: Path) -> tuple[LiveTable, TableRepository]:
    """Return a table of a game under way."""
    async with house(folder / FILE) as one:
        table = await one.game()
        return await one.repository.peek(table.id), one.repository


async def test_a_row_that_is_missing_is_named(tmp_path: Path) -> None:
    """Also one too many."""
    live, _ = await playing(tmp_path)
    voted = replace(live, ballots=frozenset({VOTE}))
    row = BallotRow(live.table.id, *VOTE)
    check(Seen.of(live), Seen.of(voted), (row,))
    with pytest.raises(PartedError, match="BallotRow"):
        check(Seen.of(live), Seen.of(voted), ())
    with pytest.raises(PartedError, match="SeatBanRow"):
        check(Seen.of(live), Seen.of(voted), (row, SeatBanRow(live.table.id, 9)))
    check(Seen.of(voted), Seen.of(live), (DeleteBallots(live.table.id, Seat(1)),))


async def test_what_is_read_otherwise_is_named(tmp_path: Path) -> None:
    """A table has nothing that its rows do not tell."""
    live, repository = await playing(tmp_path)
    check_reading(Seen.of(live), repository)
    told = Seen.of(live).spelt
    with pytest.raises(PartedError, match="ballots"):
        check_reading(Seen(replace(live, ballots=frozenset({VOTE})), told), repository)
    chapter = live.under_way.chapter + 1
    with pytest.raises(PartedError, match=r"running\.chapter"):
        check_reading(
            Seen(replace(live, running=replace(live.under_way, chapter=chapter)), told), repository
        )


async def test_every_change_is_looked_at(tmp_path: Path) -> None:
    """A forgotten row fails the test in which somebody commits it."""

    async def careless() -> None:
        async with house(tmp_path / FILE) as one:
            table = await one.lobby(BOB)
            async with one.repository.lane(table.id) as live:
                await one.repository.commit(replace(live, barred=frozenset({9})), ())

    with pytest.raises(PartedError, match="SeatBanRow"), watching():
        await careless()


async def test_what_is_the_same_is_not_spelt(tmp_path: Path) -> None:
    """A change costs what it changes, however much else there is."""
    live, _ = await playing(tmp_path)
    voted = replace(live, ballots=frozenset({VOTE}))
    empty = Seen(
        voted, {**{kind: {} for kind in KINDS}, BallotRow: Seen.of(voted).spelt[BallotRow]}
    )
    assert rows(Seen.of(live), empty) == (BallotRow(live.table.id, *VOTE),)


def test_each_kind_of_row_is_made_of_a_table_or_stays_by_hand_for_a_reason() -> None:
    """A new kind is decided upon."""
    by_hand = [kind for kinds in BY_HAND.values() for kind in kinds]
    assert Counter(ROWS.keys()) == Counter([*(part.kind for part in PARTS), *by_hand])
