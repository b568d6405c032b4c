"""One lane a table: whatever changes a table happens one after the other, in order of arrival."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.records import Refused, TableId


class _Lane:
    __slots__ = ("lock", "users")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.users = 0


class Lanes:
    """The lanes in use; one that nobody is in takes no memory."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._lanes: dict[TableId, _Lane] = {}

    @asynccontextmanager
    async def enter(self, table_id: TableId, *, bounded: bool = True) -> AsyncIterator[None]:
        """Wait for one's turn at a table.

        Raises:
            Refused: too many are waiting already (``busy``); never when not ``bounded``.
        """
        lane = self._lanes.setdefault(table_id, _Lane())
        if bounded and lane.users > self._limit:
            raise Refused("busy")
        lane.users += 1
        try:
            async with lane.lock:
                yield
        finally:
            lane.users -= 1
            if not lane.users:
                del self._lanes[table_id]
