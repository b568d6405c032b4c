"""One lock a table: whatever changes a table happens one after the other, in order of arrival."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

from bot.model.refusal import Refused


class TableLock(asyncio.Lock):
    """The way to one table."""

    users = 0
    """Who is on it, or waits for their turn."""


class TableLocks:
    """The lanes in use; one that nobody is in takes no memory."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._locks: dict[int, TableLock] = {}

    async def enter(self, table_id: int, *, bounded: bool = True) -> None:
        """Wait for one's turn at a table; to be followed by :meth:`leave` in any case.

        Raises:
            Refused: too many are waiting already (``busy``); never when not ``bounded``.
        """
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = TableLock()
        elif bounded and lock.users > self._limit:
            raise Refused("busy")
        lock.users += 1
        try:
            await lock.acquire()
        except BaseException:
            self._gone(table_id, lock)
            raise

    def leave(self, table_id: int) -> None:
        """Let the next one in."""
        lock = self._locks[table_id]
        lock.release()
        self._gone(table_id, lock)

    @asynccontextmanager
    async def together(self, table_ids: Iterable[int]) -> AsyncIterator[None]:
        """Be in the lanes of several tables, entered in the order of their ids."""
        held: list[int] = []
        try:
            for table_id in sorted(table_ids):
                await self.enter(table_id, bounded=False)
                held.append(table_id)
            yield
        finally:
            for table_id in held:
                self.leave(table_id)

    def _gone(self, table_id: int, lock: TableLock) -> None:
        lock.users -= 1
        if not lock.users:
            del self._locks[table_id]
