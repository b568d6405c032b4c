"""What every store promises of series; a second one has to pass this as it is."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.model.times import to_ms
from bot.rows.series import (
    DeleteSeriesEntrants,
    DeleteSeriesMessage,
    SeriesEntrantRow,
    SeriesEventRow,
    SeriesGameRow,
    SeriesMessageRow,
    SeriesSaidRow,
)
from bot.store.error import StoreError
from bot.store.loaded import StoredSeries, UnpublishedSeries
from bot.store.store import Store
from tests.rigs.stores import OpenStore, series_row, table_row
from tests.rigs.table_rig import BEGIN, Clock


def entrant_row(series_id: int, entrant: int, user_id: int) -> SeriesEntrantRow:
    return SeriesEntrantRow(series_id, entrant, user_id, f"Player {user_id}", 0, "")


async def test_a_series_is_read_with_all_that_is_needed_to_go_on(store: Store) -> None:
    """Its entrants and events in their order, its tables as they were opened."""
    series = series_row(1, status="playing", seed="feed", state="{}")
    entrants = (entrant_row(1, 0, 5), entrant_row(1, 1, 6))
    events = tuple(SeriesEventRow(1, number, f"[{number}]") for number in range(3))
    tables = (table_row(4, interaction_id=None), table_row(6, interaction_id=None))
    games = (SeriesGameRow(4, 1, "match", 1), SeriesGameRow(6, 1, "match", 2))
    await store.commit((series, *reversed(entrants), *reversed(events), *tables, *reversed(games)))
    assert await store.series(1) == StoredSeries(series, entrants, events, games)
    assert await store.series(2) is None
    table = await store.table(6)
    assert table is not None
    assert table.history.series == games[1]


async def test_what_a_series_was_opened_as_stays(store: Store) -> None:
    """Written again it changes in everything else."""
    await store.commit((series_row(1),))
    again = series_row(1, interaction_id=99, kind="match", game="x", opened_at=1, status="over")
    await store.commit((again,))
    assert await store.series(1) == StoredSeries(series_row(1, status="over"), (), (), ())


async def test_the_entrants_of_a_series_may_be_written_anew(store: Store) -> None:
    """Whoever leaves before the start frees a number; nobody enters twice."""
    await store.commit((series_row(1), entrant_row(1, 0, 5), entrant_row(1, 1, 6)))
    await store.commit((DeleteSeriesEntrants(1), entrant_row(1, 0, 6)))
    stored = await store.series(1)
    assert stored is not None
    assert stored.entrants == (entrant_row(1, 0, 6),)
    with pytest.raises(StoreError):
        await store.commit((entrant_row(1, 1, 6),))


async def test_an_event_of_a_series_is_noted_once(store: Store) -> None:
    """Draws that were published are not drawn again."""
    await store.commit((series_row(1), SeriesEventRow(1, 0, "[]")))
    with pytest.raises(StoreError):
        await store.commit((SeriesEventRow(1, 0, "[1]"),))


async def test_a_table_belongs_to_one_series(store: Store) -> None:
    """And to one game of it."""
    await store.commit((series_row(1), table_row(4), SeriesGameRow(4, 1, "match", 1)))
    with pytest.raises(StoreError):
        await store.commit((SeriesGameRow(4, 1, "match", 2),))


async def test_series_are_found_by_whom_they_concern(store: Store) -> None:
    """By the command, the person and the server; what has ended is found no more."""
    await store.commit(
        (
            series_row(1),
            series_row(2, guild_id=8),
            series_row(3),
            series_row(4, ended_at=5),
            *(entrant_row(series_id, 0, 5) for series_id in (1, 3, 4)),
            entrant_row(2, 0, 6),
        )
    )
    assert await store.series_opened_by(20) == 2
    assert await store.series_opened_by(21) is None
    assert await store.series_in(7) == (1, 3)
    assert await store.series_in(9) == ()
    assert sorted(await store.guilds()) == [7, 8]


async def test_numbers_of_series_are_given_once(open_store: OpenStore) -> None:
    """Whatever became of the series, and after a restart."""
    clock = Clock()
    async with open_store(clock) as store:
        first = await store.new_series_id()
    async with open_store(clock) as store:
        assert await store.new_series_id() == first + 1


async def test_a_series_that_waits_for_its_start_falls_due(open_store: OpenStore) -> None:
    """Its time is put off by the time that the host was down, and its sheet shows that."""
    clock = Clock()
    due = to_ms(BEGIN) + 1000
    async with open_store(clock) as store:
        await store.commit((series_row(1, closes_at=due), series_row(2)))
        await store.commit((SeriesSaidRow(1, 1, 0), SeriesSaidRow(2, 1, 0)))
        assert await store.series_unspoken() == ()
        assert await store.next_due() == due
        assert await store.series_closing(due - 1) == ()
        assert await store.series_closing(due) == (1,)
    clock.time += timedelta(hours=1)
    async with open_store(clock) as store:
        assert await store.next_due() == due + 3600 * 1000
        assert await store.series_unspoken() == (1,)
        await store.commit((series_row(1, status="playing"),))
        assert await store.next_due() is None


async def test_what_discord_was_told_of_a_series_is_known_by_its_revision(store: Store) -> None:
    """Commit, then speak: what was changed while it was said is said next."""
    message = SeriesMessageRow(1, "sheet", 70, 900, 5)
    await store.commit((series_row(1, revision=1), series_row(2, revision=4), message))
    assert sorted(await store.series_unspoken()) == [1, 2]
    assert await store.series_unsaid(1) == UnpublishedSeries(None, (message,))
    await store.commit((SeriesSaidRow(1, 1, 0), SeriesSaidRow(2, 3, 7)))
    assert await store.series_unspoken() == (2,)
    assert await store.series_unsaid(2) == UnpublishedSeries(SeriesSaidRow(2, 3, 7), ())
    moved = message._replace(message_id=901)
    await store.commit((moved,))
    assert (await store.series_unsaid(1)).messages == (moved,)
    await store.commit((DeleteSeriesMessage(1, "sheet"),))
    assert (await store.series_unsaid(1)).messages == ()
