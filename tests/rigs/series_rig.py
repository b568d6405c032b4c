"""Series on a file of their own, of a game that is won with the higher bid."""

# ruff: noqa: D102 - the names of its methods are sentences of a test

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

from bot.model.players import Person
from bot.model.series import HostedSeries, SeriesOpening
from bot.model.table import Place, SeriesId, Status, TableId, Terms
from bot.store.sqlite.store import SqliteStore
from games.api import AnyGame, Outcome, Seat
from games.series.api import Entrant, Kind
from tests.rigs.seated import seated
from tests.rigs.services import compose
from tests.rigs.table_rig import Clock
from tests.rigs.toy_game import Bid, LetPass, Toy, ToyState

PEOPLE = tuple(
    Person(user, name)
    for user, name in enumerate(["Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal"], 1)
)
QUICK = {"rounds": 1}
LONG = {"rounds": 50}


class Bidding(Toy):
    """The toy game, won by whoever bid more in all."""

    def outcome(self, state: ToyState) -> Outcome | None:
        if not state.over:
            return None
        groups: dict[int, list[Seat]] = {}
        for seat, points in enumerate(state.points):
            groups.setdefault(points, []).append(Seat(seat))
        ranking = tuple(tuple(groups[points]) for points in sorted(groups, reverse=True))
        return Outcome(ranking, "played", state.points)


BIDDING = Bidding()


def find_bidding(game_id: str) -> AnyGame:
    if game_id != "toy":
        raise KeyError(game_id)
    return BIDDING


class SeriesRig:
    """Series and the ways to play them."""

    def __init__(
        self, store: SqliteStore, clock: Clock, find: Callable[[str], AnyGame], game: str
    ) -> None:
        self.store = store
        self.clock = clock
        self.game = game
        seeds = count()
        self.tables, self.repository = compose(
            store, now=clock, find=find, draw_seed=lambda: f"seed{next(seeds)}"
        )
        self.told: list[int] = []
        self.tables.series_outbox.changed.listen(self.told.append)
        # A file that is opened again has known presses before.
        self._presses = count(int(clock().timestamp()) * 1000)

    def press(self) -> int:
        self.clock.pass_(seconds=1)
        return next(self._presses)

    async def lobby(
        self,
        kind: Kind,
        *guests: Person,
        options: dict[str, Any] | None = None,
        table_options: dict[str, Any] | None = None,
    ) -> HostedSeries:
        opening = SeriesOpening(
            kind=kind,
            game=self.game,
            options=options or {},
            place=Place.THREAD,
            guild_id=7,
            channel_id=70,
            host=PEOPLE[0],
            terms=Terms(QUICK if table_options is None else table_options, 2, "en", pace="slow"),
        )
        series = await self.tables.series.open(opening, self.press())
        for guest in guests:
            series = await self.tables.series.enter(series.id, guest)
        return series

    async def series(self, kind: Kind, people: int, **more: Any) -> HostedSeries:
        """Open and start a series of the first so many people."""
        series = await self.lobby(kind, *PEOPLE[1:people], **more)
        return await self.tables.series_course.start(series.id, PEOPLE[0])

    async def now(self, series_id: SeriesId) -> HostedSeries:
        return await self.tables.queries.series(series_id)

    async def bid(self, table_id: TableId, seat: int, amount: int) -> None:
        look = await self.tables.queries.look(table_id, None)
        person = seated(look.table.players[seat])
        decision = next(q.decision for q in look.questions if q.decision.seat == seat)
        await self.tables.moves.play(table_id, person, self.press(), decision.id, Bid(amount))

    async def finish(self, table_id: TableId) -> None:
        """Let the reaction pass that ends a round."""
        look = await self.tables.queries.look(table_id, None)
        (question,) = look.questions
        person = seated(look.table.players[question.decision.seat])
        await self.tables.moves.play(
            table_id, person, self.press(), question.decision.id, LetPass()
        )

    async def win(self, table_id: TableId, seat: int | None) -> None:
        """Play a quick game to its end; with None it is drawn."""
        await self.bid(table_id, 0, 3 if seat == 0 else 2)
        await self.bid(table_id, 1, 3 if seat == 1 else 2)
        await self.finish(table_id)

    async def win_as(self, series_id: SeriesId, entrant: Entrant) -> None:
        """Let somebody win the game that they are to play now."""
        series = await self.now(series_id)
        table_id = series.game_of(entrant)
        assert table_id is not None
        table = await self.tables.queries.get(table_id)
        await self.win(table_id, table.seat_of(series.entrants[entrant].id))

    async def live(self) -> list[TableId]:
        """List the tables that are played."""
        found = await self.tables.queries.active(7)
        return [table.id for table in found if table.status is Status.PLAYING]


@asynccontextmanager
async def series_house(
    path: Path,
    clock: Clock | None = None,
    find: Callable[[str], AnyGame] = find_bidding,
    game: str = "toy",
) -> AsyncIterator[SeriesRig]:
    """Open the file for the time of a block."""
    clock = clock or Clock()
    store = await SqliteStore.open(path, clock)
    try:
        yield SeriesRig(store, clock, find, game)
    finally:
        await store.close()
