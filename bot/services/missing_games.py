"""Tables whose game is not installed at the moment: clocks stand, all else is as it was."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection
from datetime import datetime

from bot.clocks import stops
from bot.model.refusal import Refused
from bot.model.stops import Why
from bot.model.table import SeriesId, TableId
from bot.model.times import to_ms
from bot.repositories.tables import TableRepository
from bot.rows.clocks import ClockStopRow
from bot.rows.publishing import OutboxRow
from bot.services.series.lobbies import SeriesLobbies
from bot.store.store import Store

_LOG = logging.getLogger(__name__)


class MissingGames:
    """Stops the clocks of tables whose game is missing, and lets them run on once it is back."""

    def __init__(
        self,
        store: Store,
        tables: TableRepository,
        series: SeriesLobbies,
        now: Callable[[], datetime],
    ) -> None:
        """Keep what it works with; nothing is stopped before :meth:`settle`."""
        self._store = store
        self._tables = tables
        self._series = series
        self._now = now

    async def settle(self, hosted: Collection[str]) -> None:
        """Stop the clocks of tables whose game is not in ``hosted``, and restart the others.

        The others are those stopped for that before, whose game is back. Series that wait for their
        start are stopped as well, but not restarted here. To be called at a start, before anything
        falls due. Rows of such tables but their clocks stay as they are. What is stopped anew and
        what goes on is logged.

        Raises:
            Refused: ``store-failed``.
        """
        standing = await self._tables.read(self._store.all_standing(Why.GAME))
        missing = await self._tables.read(self._store.tables_without(sorted(hosted)))
        at = to_ms(self._now())
        if new := sorted({*missing}.difference(standing)):
            async with self._tables.rewritten(new):
                await self._tables.write(
                    tuple(
                        row
                        for table_id in new
                        for row in (
                            ClockStopRow(table_id, Why.GAME.value, at),
                            OutboxRow(table_id, None, None, at),
                        )
                    )
                )
            _LOG.warning("Clocks of tables %s stopped: their games are not installed", new)
        for table_id in sorted({*standing}.difference(missing)):
            await self._go_on(TableId(table_id))
        for series_id in await self._tables.read(self._store.series_without(sorted(hosted))):
            await self._series.stand_without_game(SeriesId(series_id))

    async def _go_on(self, table_id: TableId) -> None:
        """Restart the clocks of a table whose game is installed again, and log it.

        A table that is quarantined or unreadable is skipped.
        """
        try:
            await self._tables.apply(
                table_id, lambda live: stops.end(live, Why.GAME, self._now()), bounded=False
            )
        except Refused as refused:
            if not refused.is_of_one:
                raise
        else:
            _LOG.info("Table %d goes on: its game is installed again", table_id)
