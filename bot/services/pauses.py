"""Tables that stand still: pauses, more time for others, and servers that the bot has left."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from datetime import datetime

from bot.clocks import stops
from bot.model.pace import PAUSE_DAYS, Pace
from bot.model.players import Person
from bot.model.refusal import Refused
from bot.model.stops import Why
from bot.model.table import Table, TableId
from bot.repositories.tables import TableRepository
from bot.rows.change import Change
from bot.services.series.lobbies import SeriesLobbies
from bot.store.store import Store
from bot.table.live_table import LiveTable
from bot.transitions import paces, pauses

_LOG = logging.getLogger(__name__)


class Pauses:
    """Pauses tables, gives time, and lets clocks stand where the bot cannot be reached."""

    def __init__(
        self,
        store: Store,
        tables: TableRepository,
        series: SeriesLobbies,
        now: Callable[[], datetime],
        paces: Mapping[str, Pace],
    ) -> None:
        self._store = store
        self._tables = tables
        self._series = series
        self._now = now
        self._paces = paces

    async def pause(self, table_id: TableId, person: Person, days: int = PAUSE_DAYS) -> int:
        """Ask for a pause; the host's word is enough.

        One that all present agree to lasts for the fewest ``days`` that anybody asked for.

        Returns:
            How many players present have not asked for it; 0 when the table is paused.

        Raises:
            Refused: ``not-seated``, ``already-paused``, ``pause-used-up``,
                ``pause-used-up-series``, ``not-started`` or ``table-over``.
        """

        async def work(live: LiveTable) -> int:
            live, change = pauses.request_pause(live, person, self._now(), days)
            table = await self._tables.commit(live, change)
            return 0 if table.paused_at is not None else pauses.wishes_missing(live)

        return await self._tables.change(table_id, work)

    async def resume(self, table_id: TableId, person: Person) -> Table:
        """End a pause, or say that one would rather go on; it is over where the table says so.

        Raises:
            Refused: ``not-paused``, ``pause-of-managers``, ``pause-not-yours``, ``pause-agreed``,
                ``not-started`` or ``table-over``.
        """

        async def work(live: LiveTable) -> Table:
            return await self._tables.commit(*pauses.resume(live, person, self._now()))

        return await self._tables.change(table_id, work)

    async def extend(self, table_id: TableId, person: Person) -> Table:
        """Give the others who are asked more time, once for each question.

        Raises:
            Refused: ``not-seated``, ``no-limit``, ``nobody-to-wait-for``, ``already-extended``,
                ``extension-useless``, ``not-started`` or ``table-over``.
        """

        async def work(live: LiveTable) -> Table:
            return await self._tables.commit(*pauses.extend(live, person, self._now()))

        return await self._tables.change(table_id, work)

    async def play_faster(self, table_id: TableId, person: Person) -> int | None:
        """Note or withdraw a person's wish for an evening at the fastest pace.

        Returns:
            How many have yet to want it, 0 when it begins, None if the wish was withdrawn.

        Raises:
            Refused: ``not-seated``, ``pace-of-series``, ``pace-already``, ``pace-night``,
                ``not-started`` or ``table-over``.
        """
        return await self._wish(table_id, person, paces.faster)

    async def play_slower(self, table_id: TableId, person: Person) -> int | None:
        """Note a person's wish to stop for the evening, or for a slower pace.

        Return 0 if the table has it now, else how many more must wish it; None if taken back.
        """
        return await self._wish(table_id, person, paces.slower)

    async def _wish(
        self, table_id: TableId, person: Person, named: Callable[[LiveTable], str]
    ) -> int | None:
        """Note a person's wish for another pace.

        Return 0 if the table has it now, else how many more people must wish it; None if the wish
        was taken back.
        """

        async def work(live: LiveTable) -> int | None:
            to = named(live)
            live, change = paces.wish(live, person, to, self._paces, self._now())
            table = await self._tables.commit(live, change)
            if table.terms.pace == to:
                return 0
            seat = table.seat_of(person.id)
            wants = seat is not None and live.times.paces.get(seat) == to
            return live.pace_wishes_missing(to) if wants else None

        return await self._tables.change(table_id, work)

    async def check(self, table_id: TableId, person: Person, verb: str) -> None:
        """Raise Refused if a clock control could not be used now; change nothing.

        Raises:
            Refused: as the service method of the verb would now.
        """
        live, now = await self._tables.peek(table_id), self._now()
        match verb:
            case "pause":
                pauses.request_pause(live, person, now)
            case "resume":
                pauses.resume(live, person, now)
            case "extend":
                pauses.extend(live, person, now)
            case "faster":
                paces.wish(live, person, paces.faster(live), self._paces, now)
            case "slower":
                paces.wish(live, person, paces.slower(live), self._paces, now)
            case _:
                raise ValueError(verb)

    async def lose(
        self, guild_id: int, why: Why = Why.SERVER, *, since: datetime | None = None
    ) -> None:
        """Stop the clocks of all tables of a server, where people cannot press.

        Nor does a series close there that waits for its start. ``since`` is when that began, where
        it is noticed later.
        """
        standing = set(await self._tables.read(self._store.standing(guild_id, why)))
        for table_id in await self._tables.read(self._store.tables_in(guild_id)):
            if table_id not in standing:
                await self._move(
                    TableId(table_id),
                    lambda live, now: stops.begin(live, why, now, since=since),
                )
        await self._series.stand(guild_id)

    async def regain(self, guild_id: int, why: Why = Why.SERVER) -> None:
        """Restart the clocks of a server's tables, with the time that they had left."""
        standing = await self._tables.read(self._store.standing(guild_id, why))
        for table_id in standing:
            await self._move(TableId(table_id), lambda live, now: stops.end(live, why, now))
        if standing:
            # A timer that stood may be the next thing to fall due.
            self._tables.deadlines.tell(self._now())
        await self._series.go_on(guild_id)

    async def stand(self, table_id: TableId) -> None:
        """Stop every clock of a table of which nothing can be shown to anybody.

        Nothing falls due there, nobody is reminded, until :meth:`run_on`; both may be called again
        and again, and survive a restart. What could not be shown is nobody's time.
        """
        await self._move(table_id, lambda live, now: stops.begin(live, Why.UNSHOWN, now))

    async def run_on(self, table_id: TableId) -> None:
        """Restart the clocks that :meth:`stand` stopped, with the time that they had left."""
        await self._move(table_id, lambda live, now: stops.end(live, Why.UNSHOWN, now))
        self._tables.deadlines.tell(self._now())

    async def stopped_for(self, why: Why) -> tuple[int, ...]:
        """List the servers where clocks stand for a reason, or where a series waits for its."""
        return await self._tables.read(self._store.guilds_standing(why))

    async def guilds(self) -> tuple[int, ...]:
        """List the servers with live tables or series."""
        return await self._tables.read(self._store.guilds())

    async def _move(
        self, table_id: TableId, moved: Callable[[LiveTable, datetime], tuple[LiveTable, Change]]
    ) -> None:
        """Store a change of a table's clocks; skip a quarantined table, log other failures."""

        async def work(live: LiveTable) -> None:
            live, change = moved(live, self._now())
            if change:
                await self._tables.commit(live, change)

        try:
            await self._tables.change(table_id, work, bounded=False)
        except Refused as refused:
            # No clock runs at a table that an error set aside.
            if not refused.is_of_one:
                raise
        except Exception:  # noqa: BLE001 - what cannot even be read holds up no other table
            _LOG.exception("Clocks of table %d not set", table_id)
