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
from bot.repositories.locks import TableLocks
from bot.repositories.tables import TableRepository
from bot.rows.change import Change
from bot.services.double_presses import DoublePresses
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
        """Keep what it works with; ``paces`` are by name.

        Have one for each process: it holds the locks of servers that are lost and regained.
        """
        self._store = store
        self._tables = tables
        self._series = series
        self._now = now
        self._paces = paces
        self._presses = DoublePresses(now)
        self._locks = TableLocks(0)

    async def pause(self, table_id: TableId, person: Person, days: int = PAUSE_DAYS) -> int | None:
        """Ask for a pause of at most ``days``; the host's word is enough, with a seat or without.

        Asking for the same again, while others are still missing, withdraws it; within five
        seconds the same press again changes nothing. Once the host has used their own days up,
        their word counts as anybody's. A pause that all present agree to lasts for the fewest
        ``days`` that any of them asked for. Only clocks stop: moves are still possible.

        Returns:
            How many players present have not asked for it yet; 0 when the table is paused, None if
            the wish was withdrawn.

        Raises:
            Refused: ``not-seated``, ``already-paused``, ``pause-used-up``,
                ``pause-used-up-series``, or as the table's status has it if no game is under way.
        """

        async def work(live: LiveTable) -> int | None:
            """Store the wish, its withdrawal, or the pause if it is enough.

            Return how many wishes are missing: 0 once the table is paused, None if it was
            withdrawn.
            """
            wish = (table_id, person.id, days)
            stored, missing = live.times.wishes.get(person.id) == days, pauses.wishes_missing(live)
            waits = missing and live.table.paused_at is None
            if waits and self._presses.is_double(*wish, stored=stored):
                return missing if stored else None
            live, change = pauses.request_pause(live, person, self._now(), days)
            table = await self._tables.commit(live, change)
            wants = person.id in live.times.wishes
            self._presses.note(*wish, stored=wants)
            if table.paused_at is not None:
                return 0
            return pauses.wishes_missing(live) if wants else None

        return await self._tables.change(table_id, work)

    async def resume(self, table_id: TableId, person: Person) -> Table:
        """End a pause, or note that one would rather go on; return the table.

        A pause of one person is ended by them, by the host, or by any player once nobody who wanted
        it has been seen for three days. One that all agreed to ends once all who are present have
        asked to go on. One of managers is theirs.

        Raises:
            Refused: ``not-paused``, ``pause-of-managers``, ``pause-not-yours``, ``pause-agreed``
                (this person has asked before), or as the table's status has it if no game is under
                way.
        """
        return await self._tables.apply(
            table_id, lambda live: pauses.resume(live, person, self._now())
        )

    async def extend(self, table_id: TableId, person: Person) -> Table:
        """Give the others who are asked one more limit each, once for each question.

        Another person may give it again. Computers get none. Return the table.

        Raises:
            Refused: ``not-seated``, ``no-limit``, ``nobody-to-wait-for``, ``already-extended``,
                ``extension-useless``, or as the table's status has it if no game is under way.
        """
        return await self._tables.apply(
            table_id, lambda live: pauses.extend(live, person, self._now())
        )

    async def play_faster(self, table_id: TableId, person: Person) -> int | None:
        """Note or withdraw a person's wish for an evening at the fastest pace.

        It begins once all present want it, and their open limits start anew. A wish lapses after
        half an hour.

        Returns:
            How many have yet to want it, 0 when it begins, None if the wish was withdrawn.

        Raises:
            Refused: ``not-seated``, ``pace-of-series``, ``pace-already``, ``pace-night``, or as the
                table's status has it if no game is under way.
        """
        return await self._wish(table_id, person, paces.faster)

    async def play_slower(self, table_id: TableId, person: Person) -> int | None:
        """Note or withdraw a person's wish to end an evening, or for the next slower pace.

        It is taken up once enough of those present want it. A wish lapses after three days.

        Returns:
            How many more must wish it, 0 when the table has it now, None if the wish was withdrawn.

        Raises:
            Refused: ``not-seated``, ``pace-of-series``, ``pace-already``, or as the table's status
                has it if no game is under way.
        """
        return await self._wish(table_id, person, paces.slower)

    async def _wish(
        self, table_id: TableId, person: Person, named: Callable[[LiveTable], str]
    ) -> int | None:
        """Note a person's wish for another pace, or withdraw it if they had it already.

        ``named`` returns the pace for a table. Return 0 if the table has it now, else how many more
        people must wish it; None if the wish was withdrawn. Within five seconds the same
        press again changes nothing.
        """

        async def work(live: LiveTable) -> int | None:
            """Store the wish or its withdrawal; return how many are missing, 0 or None."""
            to, seat = named(live), live.table.seat_of(person.id)
            stored = seat is not None and live.times.paces.get(seat) == to
            missing = live.pace_wishes_missing(to)
            if missing and self._presses.is_double(table_id, person.id, to, stored=stored):
                return missing if stored else None
            live, change = paces.wish(live, person, to, self._paces, self._now())
            table = await self._tables.commit(live, change)
            wants = seat is not None and live.times.paces.get(seat) == to
            self._presses.note(table_id, person.id, to, stored=wants)
            if table.terms.pace == to:
                return 0
            return live.pace_wishes_missing(to) if wants else None

        return await self._tables.change(table_id, work)

    async def check(self, table_id: TableId, person: Person, verb: str) -> None:
        """Check that a clock control could be used now; store nothing.

        ``verb`` is ``pause``, ``resume``, ``extend``, ``faster`` or ``slower``.

        Raises:
            Refused: as :meth:`pause`, :meth:`resume`, :meth:`extend`, :meth:`play_faster` or
                :meth:`play_slower` would now.
            ValueError: there is no such verb.
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
        """Stop the clocks of all tables of a server for a reason, as people cannot press there.

        Tables stopped for it already are skipped. Series that wait for their start stop, too.
        ``since`` is when that began, if it is noticed later; series stop from now. A table that
        fails is logged and left. Whatever is asked next of the server waits for the last table.

        Raises:
            Refused: the database failed.
        """
        async with self._locks.together((guild_id,)):
            standing = set(await self._tables.read(self._store.standing(guild_id, why)))
            for table_id in await self._tables.read(self._store.tables_in(guild_id)):
                if table_id not in standing:
                    await self._move(
                        TableId(table_id),
                        lambda live, now: stops.begin(live, why, now, since=since),
                    )
            await self._series.stand(guild_id)

    async def regain(self, guild_id: int, why: Why = Why.SERVER) -> None:
        """Restart the clocks of a server's tables that stopped for a reason, with the time left.

        A table that stands for another reason, too, stays stopped. Series that wait for their start
        run again, and the scheduler is woken. Tables that are being stopped for it at the moment
        are waited for (:meth:`lose`).

        Raises:
            Refused: the database failed.
        """
        async with self._locks.together((guild_id,)):
            standing = await self._tables.read(self._store.standing(guild_id, why))
            for table_id in standing:
                await self._move(TableId(table_id), lambda live, now: stops.end(live, why, now))
            if standing:
                # A timer that stood may be the next thing to fall due.
                self._tables.deadlines.tell(self._now())
            await self._series.go_on(guild_id)

    async def stand(self, table_id: TableId) -> None:
        """Stop every clock of a table that Discord refuses to show to anybody.

        Nothing falls due there and nobody is reminded until :meth:`run_on`. Both may be called
        again and again, and survive a restart. Failures but those of the database are logged.
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
        """Apply a change of a table's clocks and store it if it has rows.

        A quarantined or unreadable table is skipped; any other error is logged and swallowed.

        Raises:
            Refused: the database failed.
        """

        async def work(live: LiveTable) -> None:
            """Store what ``moved`` changes now, if anything."""
            live, change = moved(live, self._now())
            if change:
                await self._tables.commit(live, change)

        try:
            await self._tables.change(table_id, work, bounded=False)
        except Refused as refused:
            # No clock runs at a table in quarantine.
            if not refused.is_of_one:
                raise
        except Exception:  # noqa: BLE001 - what cannot even be read holds up no other table
            _LOG.exception("Clocks of table %d not set", table_id)
