"""One lane a table: whatever changes a table happens one after the other, in order of arrival."""

from __future__ import annotations

import asyncio

from bot.model.refusal import Refused
from bot.model.table import TableId


class TableLock:
    """The way to one table."""

    __slots__ = ("lock", "users")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.users = 0


class TableLocks:
    """The lanes in use; one that nobody is in takes no memory."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._lanes: dict[TableId, TableLock] = {}

    async def enter(self, table_id: TableId, *, bounded: bool = True) -> None:
        """Wait for one's turn at a table; to be followed by :meth:`leave` in any case.

        Raises:
            Refused: too many are waiting already (``busy``); never when not ``bounded``.
        """
        lane = self._lanes.get(table_id)
        if lane is None:
            lane = self._lanes[table_id] = TableLock()
        elif bounded and lane.users > self._limit:
            raise Refused("busy")
        lane.users += 1
        try:
            await lane.lock.acquire()
        except BaseException:
            self._gone(table_id, lane)
            raise

    def leave(self, table_id: TableId) -> None:
        """Let the next one in."""
        lane = self._lanes[table_id]
        lane.lock.release()
        self._gone(table_id, lane)

    def _gone(self, table_id: TableId, lane: TableLock) -> None:
        lane.users -= 1
        if not lane.users:
            del self._lanes[table_id]
