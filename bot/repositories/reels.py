"""Reels in memory: the games looked back at last, each with some of its positions."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from cachetools import LRUCache

import games
from bot.model.refusal import Refused, refused_by_status
from bot.model.table import Table, TableId
from bot.repositories.tables import TableRepository
from bot.rows.moves import MoveRow
from bot.table.reel import Reel
from bot.table.replay import ReplayError
from games.api import State
from games.optional.remembering import Played

_LOG = logging.getLogger(__name__)

_CACHED = 64


class Reels:
    """Winds games back, off the event loop; of the games used last it keeps positions."""

    def __init__(self, tables: TableRepository) -> None:
        """Begin with no position cache; those of the 64 tables used last are kept."""
        self._tables = tables
        self._reels: LRUCache[TableId, Reel] = LRUCache(_CACHED)

    async def of(self, table: Table, *, told: bool = True) -> Reel:
        """Return a table's position cache over all its stored moves, and keep it for the next time.

        With ``told``, the stored events of its moves are read, too, so that damaged ones are
        refused here. A cache kept from before lends its positions where the moves are still the
        same.

        Raises:
            Refused: no game was ever started here (``not-started``, ``lobby-closed``), it is in
                quarantine (``table-quarantined``), its moves are not kept any more
                (``not-kept``), it cannot be played again (``no-past``), or what
                :meth:`~bot.repositories.tables.TableRepository.peek` refuses.
        """
        live = await self._tables.peek(table.id)
        if live.running is None or live.seed is None:
            # No game was ever started, or it is in quarantine, or it ended so or long ago.
            if not table.status.ended or table.seed_hash is None:
                raise refused_by_status(table)
            raise await self._tables.lost(live)
        # Read again each time: moves are added, taken back, and what people wrote is withdrawn.
        rows = await self._tables.moves(live)
        if not rows:
            raise Refused("not-kept")
        try:
            reel = await asyncio.to_thread(
                _wound, table, live.seed, rows, self._reels.get(table.id), told=told
            )
        except ValueError as error:
            raise _gone(table.id, error) from error
        self._reels[table.id] = reel
        return reel

    async def state(self, table_id: TableId, reel: Reel, step: int) -> State:
        """Return the position after a step of a position cache, computed in a thread.

        Raises:
            Refused: the game cannot be played again (``no-past``), which is logged.
        """
        try:
            return await asyncio.to_thread(reel.state, step)
        except (ReplayError, ValueError) as error:
            raise _gone(table_id, error) from error

    async def record(self, table_id: TableId, reel: Reel) -> tuple[Played, ...]:
        """Replay a game, as far as it was played, in a thread; return the steps that stand.

        Raises:
            Refused: the game cannot be played again (``no-past``), which is logged.
        """
        try:
            return await asyncio.to_thread(reel.record)
        except (ReplayError, ValueError) as error:
            raise _gone(table_id, error) from error


def _gone(table_id: TableId, error: Exception) -> Refused:
    """Log that a table cannot be replayed; return the refusal (``no-past``)."""
    _LOG.warning("Replay of table %d failed: %s", table_id, error)
    return Refused("no-past")


def _wound(
    table: Table, seed: str, rows: Sequence[MoveRow], before: Reel | None, *, told: bool
) -> Reel:
    """Return the position cache over all ``rows`` of a table's game.

    That is ``before`` if it was made of exactly these rows in the same version of the game, else a
    new one, which takes over the positions of ``before`` up to the first move that differs. If
    ``told``, the stored events are read, too.

    Raises:
        ValueError: the version of the game is unknown, or stored events cannot be read.
    """
    game = games.find(table.game).as_of(table.version)
    if before is not None and before.game is not game:
        before = None
    if before is not None and before.is_of(rows):
        reel = before
    else:
        reel = Reel(game, len(table.players), table.terms.options, seed, table.legacy, rows, before)
    if told:
        # Here, off the event loop, and where it is said if it cannot be read.
        _ = reel.tales
    return reel
