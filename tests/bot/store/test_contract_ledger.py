"""What every store keeps of games that have ended, and what it lets go."""

from __future__ import annotations

import pytest

from bot.rows.ledger import LedgerRow, TenureRow
from bot.rows.managers import ManagerActRow, SeriesManagerActRow
from bot.rows.people import PreferencesRow
from bot.rows.publishing import MessageRow, OutboxRow
from bot.rows.seats import PastOccupancyRow, PlanRow
from bot.rows.series import SeriesGameRow
from bot.store.error import StoreError
from bot.store.fading import fading
from bot.store.people import erasure
from bot.store.store import Store
from tests.rigs.stores import move_row, seat_row, series_row, snapshot_row, table_row

ANN = 900_000_000_000_000_001
BOSS = 900_000_000_000_000_002


def _entry(table_id: int, ended_at: int, guild_id: int = 7) -> LedgerRow:
    return LedgerRow(
        table_id, "toy", 1, "{}", "slow", guild_id, None, 100, ended_at, "over", "played", 1
    )


def _tenure(table_id: int, user_id: int) -> TenureRow:
    return TenureRow(
        table_id, 0, 0, user_id, None, "0", "", 1, 5, "finished", 1, 1, 0, 60_000
    )  # fmt: skip


async def _given(store: Store) -> None:
    """Three games that have ended, one of them in the ledger, one under way, and a lobby."""
    over = {"status": "over", "seed": "5eed"}
    await store.commit(
        (
            *(table_row(n, ended_at=300 + n, **over) for n in (1, 2, 3)),
            table_row(4, status="playing", seed="5eed"),
            table_row(5),
            table_row(6, status="expired", ended_at=300),
            *(seat_row(n, 0, ANN) for n in (1, 2, 3, 4)),
            *(move_row(n, at) for n in (1, 2, 3, 4) for at in (0, 1)),
            *(snapshot_row(n, 1) for n in (1, 2, 3, 4)),
            PlanRow(1, 0, "[]", "[]"),
            _entry(1, 301),
            _tenure(1, ANN),
        )
    )


async def test_it_knows_which_games_are_not_in_the_ledger(store: Store) -> None:
    """Those that were begun and have ended; of what was never played there is nothing to say."""
    await _given(store)
    assert await store.unentered() == (2, 3)
    assert await store.ledger(7) == (_entry(1, 301),)
    assert await store.tenures(7) == (_tenure(1, ANN),)
    assert (await store.ledger(8), await store.tenures(8)) == ((), ())


async def test_it_knows_at_which_tables_an_analysis_is_at_work(store: Store) -> None:
    """So that what was begun for everybody to read is gone on with after a restart."""
    await _given(store)
    messages = ((1, "analysis"), (2, "analysing"), (4, "analysing"))
    await store.commit(tuple(MessageRow(n, key, 70, 700 + n, 5) for n, key in messages))
    assert await store.analysing() == (2, 4)


async def test_the_ledger_is_read_in_the_order_of_the_ends(store: Store) -> None:
    """A table that was opened late may end early."""
    await _given(store)
    await store.commit((_entry(3, 200), _entry(2, 250, guild_id=8)))
    assert [row.table_id for row in await store.ledger(7)] == [3, 1]
    assert [row.table_id for row in await store.ledger(8)] == [2]


async def test_it_tells_how_long_people_took(store: Store) -> None:
    """The newest first: for one game, pace and number of seats, played to the end by people."""
    await _given(store)
    one = _entry(1, 301)
    others = (
        one._replace(table_id=4, game="goths"),
        one._replace(table_id=5, pace="live"),
        one._replace(table_id=6, guild_id=8),
        one._replace(table_id=7, status="cancelled"),
    )
    await store.commit(
        (
            *(table_row(n, status="over", ended_at=300) for n in (7, 8, 9)),
            *others,
            *(_entry(n, 100 * n) for n in (2, 3, 8, 9)),
            *(_tenure(n, ANN) for n in (2, 3, 4, 5, 6, 7, 8)),
            _tenure(2, ANN)._replace(number=1),
            _tenure(8, ANN)._replace(seat=1),
            _tenure(9, ANN)._replace(user_id=None, level="easy"),
        )
    )
    assert await store.lengths(7, "toy", "slow", 1) == (201, 200, 100)
    assert await store.lengths(7, "toy", "slow", 2) == (700,)


async def test_an_old_game_is_let_go_and_its_ledger_stays(store: Store) -> None:
    """Moves, position and plans go; who sat there stays, and so does what is counted."""
    await _given(store)
    acts = [("moved", "70"), ("closed", "Late")]
    await store.commit(
        (
            *(ManagerActRow(1, n, 9, BOSS, act, None, why) for n, (act, why) in enumerate(acts)),
            series_row(9, ended_at=300),
            SeriesGameRow(1, 9, "match", 1),
        )
    )
    await store.commit((SeriesManagerActRow(9, 0, 9, BOSS, "closed", detail="Late"),))
    before = await store.figures(0)
    assert await store.fading(301) == ()
    assert await store.fading(302) == (1,)
    await store.erase(tuple(fading(1)))
    assert await store.fading(302) == ()
    assert await store.moves(1) == ()
    stored = await store.table(1)
    assert stored is not None
    assert (stored.snapshot, stored.people.plans) == (None, ())
    assert [seat.user_id for seat in stored.seats] == [ANN]
    # Why it was closed is a text; where it was before is none.
    assert [act.detail for act in stored.people.manager_acts] == ["70", ""]
    series = await store.series(9)
    assert series is not None
    assert [act.detail for act in series.manager_acts] == [""]
    assert await store.ledger(7) == (_entry(1, 301)._replace(faded=1),)
    assert await store.tenures(7) == (_tenure(1, ANN),)
    assert len(await store.moves(2)) == len(await store.moves(4)) == 2
    assert (await store.figures(0)).moves == before.moves


async def test_no_game_is_let_go_that_is_not_in_the_ledger(store: Store) -> None:
    """Not even through the door of the erasures; all of it stays."""
    await _given(store)
    with pytest.raises(StoreError):
        await store.erase(tuple(fading(4)))
    stored = await store.table(4)
    assert stored is not None
    assert stored.snapshot is not None
    assert len(await store.moves(4)) == 2


async def test_what_is_still_told_or_played_for_is_kept(store: Store) -> None:
    """A game whose end Discord has not heard of, and one of a series that goes on."""
    await _given(store)
    await store.commit((_entry(2, 302), _tenure(2, ANN), _entry(3, 303)))
    await store.commit((OutboxRow(1, None, None, 400), series_row(9)))
    await store.commit((SeriesGameRow(2, 9, "match", 1),))
    assert await store.fading(999) == (3,)


async def test_a_forgotten_person_is_a_number_in_the_ledger(store: Store) -> None:
    """The place stays for the others' ratings; whose it was does not."""
    await _given(store)
    assert ANN in await store.people()
    told = await store.about(ANN)
    assert [row["place"] for row in told["results"]] == [1]
    await store.erase(tuple(erasure(ANN, -7, "#0007", 5)))
    assert await store.tenures(7) == (_tenure(1, -7),)
    assert ANN not in await store.people()


async def test_people_of_the_ledger_are_named_as_they_were_last(store: Store) -> None:
    """By what they were called in the game that ended last; who was forgotten has no name."""
    await _given(store)
    await store.commit(
        (
            _entry(2, 250),
            _entry(3, 200, guild_id=8),
            PastOccupancyRow(1, 0, 0, ANN, "Ann", 100, 0, 301, 1, "finished"),
            PastOccupancyRow(2, 0, 0, ANN, "Anna", 100, 0, 250, 1, "finished"),
            PastOccupancyRow(2, 1, 0, -5, "somebody", 100, 0, 250, 1, "finished"),
            PastOccupancyRow(3, 0, 0, ANN, "Annie", 100, 0, 400, 1, "finished"),
        )
    )
    assert await store.names(7) == {ANN: "Ann"}
    assert await store.names(8) == {ANN: "Annie"}


async def test_who_wants_to_be_shown_nowhere_is_listed(store: Store) -> None:
    """And nobody else."""
    assert await store.hidden() == frozenset()
    await store.commit(
        (
            PreferencesRow(ANN, "UTC", None, None, "normal", "every", 0, 0, hidden=1),
            PreferencesRow(2, "UTC", None, None, "normal", "every", 0, 0),
        )
    )
    assert await store.hidden() == {ANN}
