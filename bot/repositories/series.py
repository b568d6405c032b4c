"""Series as they stand in the store: read when needed, changed one at a time."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager

from bot.model.refusal import Refused
from bot.model.series import HostedSeries
from bot.model.signal import Signal
from bot.model.table import SeriesId
from bot.repositories.locks import TableLocks
from bot.repositories.tables import TableRepository
from bot.store.store import Store
from bot.table.live_table import LiveTable
from bot.table.stored_series import restore_series

ATTEMPTS = 8
"""How often somebody who changes a series finds that its tables have changed meanwhile."""


class SeriesRepository:
    """Reads series again each time: little happens in one, and nothing of it is kept in memory.

    Whoever changes a series together with tables is in the lanes of the tables before.
    """

    def __init__(self, store: Store, tables: TableRepository) -> None:
        """Keep the store and the tables' repository; nothing is read yet.

        Have one for each process: it holds the locks of series, not those of tables.
        """
        self.changed = Signal[SeriesId]()
        """Tells which series somebody has just been in the lane of."""
        self._store = store
        self._tables = tables
        self._locks = TableLocks(0)

    async def get(self, series_id: SeriesId) -> HostedSeries:
        """Return a series as it is stored now; if its course is damaged, without it.

        Raises:
            Refused: ``no-series``, ``store-failed``, ``series-unreadable`` or ``game-missing``.
        """
        found = await self._read(series_id)
        self._tables.require_game(found.game)
        return found

    async def _read(self, series_id: SeriesId) -> HostedSeries:
        """Load a series, whether or not its game is installed.

        If its course is damaged, that is logged and the series comes without it (``state`` is
        None), so that it can be closed.

        Raises:
            Refused: there is none (``no-series``), nothing of it can be read
                (``series-unreadable``), or ``store-failed``.
        """
        stored = await self._tables.read(self._store.series(series_id))
        if stored is None:
            raise Refused("no-series", series=series_id)
        try:
            return restore_series(stored)
        except Exception as error:  # noqa: BLE001 - what is damaged concerns one series only
            refused = self._tables.unreadable("series", series_id, error)
            try:
                # Without its course it can still be closed.
                return restore_series(stored._replace(series=stored.series._replace(state=None)))
            except Exception:  # noqa: BLE001 - then not even that
                raise refused from error

    async def live_in(self, guild_id: int) -> list[HostedSeries]:
        """List the live series of a guild, oldest first.

        Those that cannot be read, or whose game is not installed, are left out.

        Raises:
            Refused: ``store-failed``, or ``no-series`` if one is deleted meanwhile.
        """
        ids = await self._tables.read(self._store.series_in(guild_id))
        found = []
        for series_id in ids:
            try:
                found.append(await self.get(SeriesId(series_id)))
            except Refused as refused:
                if not refused.is_of_one:
                    raise
        return found

    @asynccontextmanager
    async def lane(
        self, series_id: SeriesId, *, needs_game: bool = True
    ) -> AsyncIterator[HostedSeries]:
        """Lock a series for a block, and yield it as it is stored.

        ``needs_game=False`` also yields one whose game is not installed. When the lock is released,
        the listeners of ``changed`` are called, also if nothing changed or the block failed.

        Raises:
            Refused: ``no-series``, ``store-failed``, ``series-unreadable`` or, if the game is
                needed, ``game-missing``; never ``busy``.
        """
        await self._locks.enter(series_id, bounded=False)
        try:
            yield await (self.get(series_id) if needs_game else self._read(series_id))
        finally:
            self._locks.leave(series_id)
            self.changed.tell(series_id)

    @asynccontextmanager
    async def with_games(
        self, series_id: SeriesId
    ) -> AsyncIterator[tuple[HostedSeries, list[LiveTable]]]:
        """Hold a series and its running games during a block, which may change them together.

        A game that both called off is among them if it was not begun again.

        Raises:
            Refused: one of them cannot be read, or ``busy`` if games of it kept beginning and
                ending meanwhile.
        """
        for _ in range(ATTEMPTS):
            playing = (await self.get(series_id)).running_games
            async with AsyncExitStack() as held:
                lives = [await held.enter_async_context(self._tables.lane(t)) for t in playing]
                found = await held.enter_async_context(self.lane(series_id))
                if found.running_games == playing:
                    yield found, lives
                    return
        raise Refused("busy")

    @asynccontextmanager
    async def rewritten(self, series_ids: Iterable[int]) -> AsyncIterator[None]:
        """Lock series for a block that rewrites their rows; listeners are not told."""
        async with self._locks.together(series_ids):
            yield
