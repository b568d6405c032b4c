"""Series broken off at every commit: no table is opened twice, and none is missing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.model.refusal import Refused
from bot.model.table import SeriesId, Status
from bot.rows.change import Change
from bot.store.error import StoreError
from games.series.api import Kind
from tests.rigs.series_rig import PEOPLE, SeriesRig, series_house
from tests.rigs.table_rig import Clock


class Crash:
    """A store that takes so many changes and then no more."""

    def __init__(self, one: SeriesRig, after: int, path: Path) -> None:
        self.left = after
        self._commit = one.store.commit
        self._path = path
        one.store.commit = self.commit  # type: ignore[method-assign, assignment]

    async def commit(self, change: Change) -> None:
        """Write, as long as that goes."""
        if self.left <= 0:
            raise StoreError("store-failed", f"{self._path} takes no more.")
        self.left -= 1
        await self._commit(change)


async def consistent(one: SeriesRig, series_id: SeriesId) -> None:
    """Every game that is called has one table that is played, and no other table is."""
    series = await one.now(series_id)
    assert tuple(await one.live()) == series.running_games
    for table_id in await one.live():
        table = await one.tables.queries.get(table_id)
        assert table.series is not None
        assert table.series.series == series_id
    if series.status is Status.PLAYING:
        assert series.state is not None
        assert series.running_games


async def play_on(one: SeriesRig, series_id: SeriesId) -> None:
    """Play to the end, whatever was played before."""
    while live := await one.live():
        look = await one.tables.queries.look(live[0], None)
        decision = next(q.decision for q in look.questions if not q.decision.answered)
        if decision.prompt == "bid":
            await one.bid(live[0], decision.seat, 3 - decision.seat)
        else:
            await one.finish(live[0])
        await consistent(one, series_id)


async def crashed(path: Path, kind: Kind, people: int, after: int) -> bool:
    """Break a series off after so many changes and go on with it; whether it broke off."""
    clock = Clock()
    broke = False
    async with series_house(path, clock) as one:
        series = await one.series(kind, people)
        commit: Any = one.store.commit
        Crash(one, after, path)
        try:
            await play_on(one, series.id)
        except Refused as refused:
            broke = refused.key == "store-failed"
            # Who reads now sees what is stored.
            await consistent(one, series.id)
        one.store.commit = commit  # type: ignore[method-assign]
    async with series_house(path, clock) as one:
        await consistent(one, series.id)
        await play_on(one, series.id)
        end = await one.now(series.id)
        assert end.status is Status.OVER
        assert await one.live() == []
        numbers = await one.store._rows("SELECT count(*), count(DISTINCT number) FROM series_game")
        assert len(set(numbers[0])) == 1
    return broke


@pytest.mark.parametrize(("kind", "people"), [(Kind.CHAMPIONSHIP, 4), (Kind.MATCH, 2)])
async def test_a_crash_at_any_commit_leaves_every_game_with_its_table(
    tmp_path: Path, kind: Kind, people: int
) -> None:
    """The next tables are opened in the transaction that ends the last one."""
    after = 0
    while await crashed(tmp_path / f"{after}.sqlite3", kind, people, after):
        after += 1
    # Three games of three answers each in a Championship, two or more in a Match.
    assert after >= 6


@pytest.mark.parametrize("after", [0, 1])
async def test_a_series_starts_wholly_or_not_at_all(tmp_path: Path, after: int) -> None:
    """The seeding, the tables and their games are one change."""
    path, clock = tmp_path / "host.sqlite3", Clock()
    async with series_house(path, clock) as one:
        series = await one.lobby(Kind.CHAMPIONSHIP, *PEOPLE[1:5])
        commit: Any = one.store.commit
        Crash(one, after, path)
        if after:
            await one.tables.series_course.start(series.id, PEOPLE[0])
        else:
            with pytest.raises(Refused, match="store-failed"):
                await one.tables.series_course.start(series.id, PEOPLE[0])
        one.store.commit = commit  # type: ignore[method-assign]
    async with series_house(path, clock) as one:
        found = await one.now(series.id)
        assert found.status is (Status.PLAYING if after else Status.LOBBY)
        assert len(await one.live()) == (2 if after else 0)
        await consistent(one, series.id)
