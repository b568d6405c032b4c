"""A lock for each table, series, person or server: what changes one waits its turn, in order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

from bot.model.refusal import Refused


class TableLock(asyncio.Lock):
    """The lock of one table."""

    users = 0
    """Number of holders and waiters."""


class TableLocks:
    """The locks in use; an unused lock takes no memory."""

    def __init__(self, limit: int) -> None:
        """Begin with no lock in use; more than ``limit`` waiting for one are ``busy``."""
        self._limit = limit
        self._locks: dict[int, TableLock] = {}

    async def enter(self, table_id: int, *, bounded: bool = True) -> None:
        """Acquire a table's lock, waiting in order of arrival; the caller must call :meth:`leave`.

        If the wait is cancelled or fails, the lock is not held and :meth:`leave` must not be
        called.

        Raises:
            Refused: more than the limit hold the lock or wait for it (``busy``); never when not
                ``bounded``.
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
        """Release a table's lock, which the caller holds; forget it if nobody waits for it."""
        lock = self._locks[table_id]
        lock.release()
        self._gone(table_id, lock)

    @asynccontextmanager
    async def together(self, table_ids: Iterable[int]) -> AsyncIterator[None]:
        """Hold the locks of several tables, acquired in the order of their ids, while a block runs.

        The ids have to differ: a lock is never acquired twice. However many wait for one of them,
        it is never refused as busy. All are released at the end, also those acquired before a
        cancelled wait.
        """
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
        """Count one holder or waiter of a table's lock less; forget the lock after the last."""
        lock.users -= 1
        if not lock.users:
            del self._locks[table_id]
