"""Read-only queries for tables and views of them."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf

from bot.model.forgotten import is_among
from bot.model.players import PastOccupancy
from bot.model.refusal import Refused
from bot.model.series import HostedSeries
from bot.model.table import SeriesId, Status, Table, TableId
from bot.model.view import TableView
from bot.repositories.series import SeriesRepository
from bot.repositories.tables import TableRepository
from bot.store.store import Store
from bot.table.live_table import LiveTable
from bot.table.occupants import occupant_of
from games.api import Seat


class Queries:
    """Finds tables and series and shows them."""

    def __init__(self, store: Store, tables: TableRepository, series: SeriesRepository) -> None:
        """Keep what it works with; nothing is cached here."""
        self._store = store
        self._tables = tables
        self._series = series

    async def get(self, table_id: TableId) -> Table:
        """Return a table in any status; raise Refused (``no-table``) if there is none."""
        return (await self._tables.peek(table_id)).table

    async def look(
        self, table_id: TableId, user_id: int | None, *, ahead: bool = True
    ) -> TableView:
        """Return a person's view of the game; None and people without a seat get the public view.

        Without ``ahead`` the question that could be planned next is left out. An unexpected error
        quarantines the table.

        Raises:
            Refused: ``not-started`` or ``lobby-closed`` if no game was ever started,
                ``table-quarantined`` or ``table-ended`` if it is in quarantine; or the game was
                played to its end, and is not kept any more (``not-kept``) or damaged (``no-past``).
        """
        live = await self._tables.peek(table_id)
        if live.running is None and live.table.status is Status.OVER:
            raise await self._tables.lost(live)

        def look(live: LiveTable) -> TableView:
            """Compute the view from the seat that the person has at this moment."""
            seat = None if user_id is None else live.table.seat_of(user_id)
            return live.look(seat, ahead=ahead)

        try:
            return look(live)
        except Refused:
            raise
        except Exception:  # noqa: BLE001 - tried again where an error quarantines the table

            async def work(live: LiveTable) -> TableView:
                """Compute the view again, where an error quarantines the table."""
                return look(live)

            return await self._tables.change(table_id, work)

    async def mine(self, user_id: int) -> tuple[TableView | Table, ...]:
        """List a person's live tables: first those that wait for them, by deadline.

        Then the tables that wait for others, by deadline, then lobbies and quarantined tables,
        which are tables without a view. Those without a limit come last of their kind. Plans are
        not looked into, as that would take long; tables that cannot be read are left out.
        """
        found: list[tuple[tuple[int, float, int], TableView | Table]] = []
        for table_id in await self._tables.read(self._store.tables_of(user_id)):
            try:
                look = await self.look(TableId(table_id), user_id, ahead=False)
            except Refused:
                # In its lobby, or in quarantine.
                found += [((2, 0, table_id), table) for table in await self._readable((table_id,))]
                continue
            asked = [q for q in look.questions if not q.decision.answered]
            mine = [q for q in asked if q.decision.seat == look.seat and look.waits]
            # Who has no limit can wait; it is their turn all the same.
            clocks = [q.due_at.timestamp() for q in (mine or asked) if q.due_at is not None]
            found.append(((0 if mine else 1, min(clocks, default=inf), table_id), look))
        return tuple(table for _, table in sorted(found, key=lambda pair: pair[0]))

    async def here(self, channel_id: int) -> tuple[Table, ...]:
        """List the live tables of a channel, or the tables of a thread, newest first.

        Those of a thread may have ended. Tables that cannot be read are left out.
        """
        ids = await self._tables.read(self._store.tables_at(channel_id))
        return await self._readable(ids)

    async def playing_places(self, guild_id: int) -> tuple[int, ...]:
        """List the threads and channels of a guild where games are under way."""
        return await self._tables.read(self._store.playing_places(guild_id))

    async def active(self, guild_id: int) -> tuple[Table, ...]:
        """List the live tables of a guild, oldest first, without those that cannot be read."""
        ids = await self._tables.read(self._store.tables_in(guild_id))
        return await self._readable(ids)

    async def _readable(self, ids: Iterable[int]) -> tuple[Table, ...]:
        """Return tables in this order, without those that cannot be read or whose game is missing.

        Raises:
            Refused: the database failed.
        """
        found = []
        for table_id in ids:
            try:
                found.append(await self.get(TableId(table_id)))
            except Refused as refused:
                if not refused.is_of_one:
                    raise
        return tuple(found)

    async def past_occupancies(self, table_id: TableId) -> tuple[PastOccupancy, ...]:
        """List who had which seat before at a table, by seat and in order.

        Those who sit there now are not among them before the game is over.
        """
        live = await self._tables.peek(table_id)
        return tuple(
            PastOccupancy(
                Seat(row.seat),
                row.number,
                occupant_of(row),
                row.began_at,
                row.ended_at,
                row.missed,
                row.ending,
            )
            for row in sorted(live.past_occupancies)
        )

    async def ballots(self, table_id: TableId) -> frozenset[tuple[Seat, Seat]]:
        """Return the open votes to remove players from a table: (voter's seat, seat to remove)."""
        return (await self._tables.peek(table_id)).ballots

    async def not_barred(self, table_id: TableId, people: Iterable[int]) -> tuple[int, ...]:
        """Return those of some people, by their ids, who were not barred from a table."""
        barred = (await self._tables.peek(table_id)).barred
        return tuple(one for one in people if not is_among(one, barred))

    async def series(self, series_id: SeriesId) -> HostedSeries:
        """Return a series in any status.

        Raises:
            Refused: ``no-series``.
        """
        return await self._series.get(series_id)

    async def active_series(self, guild_id: int) -> tuple[HostedSeries, ...]:
        """List the live series of a guild, oldest first."""
        return tuple(await self._series.live_in(guild_id))
