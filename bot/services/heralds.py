"""Who wants to be told when a table opens, and of which games."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime, timedelta

from bot.model.forgotten import is_among
from bot.model.table import Status
from bot.model.times import lately, to_ms
from bot.repositories.tables import TableRepository
from bot.rows.people import DeleteTableWatches, TableWatchRow, WatchToldRow
from bot.services.keep_away import KeepAway
from bot.store.store import Store
from bot.table.live_table import LiveTable

APART = timedelta(days=1)
"""The least time between two messages to one person."""
OLD_ENOUGH = timedelta(minutes=10)
"""How old a lobby is before anybody is told of it: those who are there come first."""
AGAIN = timedelta(hours=1)
"""After how long a lobby is looked at again: quiet hours may be over."""


class Heralds:
    """Keeps what people want to be told of; by server, as a person may be gone from one."""

    def __init__(
        self,
        store: Store,
        tables: TableRepository,
        keep_away: KeepAway,
        now: Callable[[], datetime],
    ) -> None:
        """Keep what it works with; nothing is cached."""
        self._store = store
        self._tables = tables
        self._keep_away = keep_away
        self._now = now

    async def watched(self, user_id: int, guild_id: int) -> frozenset[str]:
        """Return the games of whose tables a person is told on a server."""
        return frozenset(await self._tables.read(self._store.watched(user_id, guild_id)))

    async def watch(self, user_id: int, guild_id: int, games: Iterable[str]) -> None:
        """Tell a person of tables of these games on a server, and of no others."""
        rows = (TableWatchRow(user_id, guild_id, game) for game in games)
        await self._tables.write((DeleteTableWatches(user_id, guild_id), *rows))

    async def told(self, user_id: int) -> None:
        """Note that a person is told of a table now."""
        await self._tables.write((WatchToldRow(user_id, to_ms(self._now())),))

    async def is_watched(self, guild_id: int, game: str) -> bool:
        """Return True if anybody at all wants to be told of a game on a server."""
        return bool(await self._tables.read(self._store.watchers(guild_id, game)))

    async def due(self, live: LiveTable) -> tuple[int, ...]:
        """List the ids of people to notify of a lobby now; the caller notifies and notes them.

        Empty before it is ten minutes old, without a free seat, while its clocks stand, or if it is
        for guests only. Left out is who was told of any lobby in the last day, has quiet hours,
        sits there or is barred, whom the host keeps away, and who keeps the host away.
        """
        table, at = live.table, to_ms(self._now())
        free = table.status is Status.LOBBY and table.free_seats > 0
        if (
            not free
            or table.terms.invited_only
            or to_ms(table.opened_at) in lately(at, OLD_ENOUGH)
            or table.stands_since is not None
        ):
            return ()
        found = await self._tables.read(
            self._store.watchers(table.guild_id, table.game, lately(at, APART))
        )
        apart = await self._keep_away.apart_from(table.host.id) | live.barred
        people = [one for one in found if table.seat_of(one) is None and not is_among(one, apart)]
        known = await self._tables.preferences_on(table.guild_id, people)
        return tuple(
            one for one in people if (quiet := known[one].quiet) is None or not quiet.stretch(at)
        )
