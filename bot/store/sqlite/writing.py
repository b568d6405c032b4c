"""The connection that writes, in a thread: all that waits when it is free is one transaction.

Whoever waits is told by one word to the event loop, at the end of the transaction.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from functools import partial
from queue import SimpleQueue
from typing import TypeVar

from bot.model.times import Millis
from bot.rows.change import Change
from bot.store.group_commit import GroupCommit, Waiting, apart
from bot.store.outage import Outage
from bot.store.sqlite.statements import STATEMENTS

T = TypeVar("T")

Write = Callable[[sqlite3.Connection, Sequence[Change]], None]
"""Writes changes in one transaction, all or none."""

_End = tuple[Sequence[Waiting], BaseException | None]
"""What became of changes that were written together: None, or why there is nothing of them."""

_BEAT = 1000
"""Milliseconds between heartbeats."""


class Writer:
    """Writes changes on the connection's thread."""

    def __init__(self) -> None:
        self._last_seen = 0

    def write(self, connection: sqlite3.Connection, changes: Sequence[Change], now: Millis) -> None:
        """Write all changes in one transaction, in order; roll all of it back if one fails.

        Once a second, if the clock was set back, or if there are no rows, ``now`` is stored as the
        last sign of life.

        Raises:
            sqlite3.Error: SQLite refuses a row, or the whole transaction.
        """
        # One cursor and a statement a row: no slower than gathering equal rows, which would also
        # write them in another order than they were given in.
        execute = connection.cursor().execute
        statements = STATEMENTS
        rows = 0
        try:
            execute("BEGIN IMMEDIATE")
            for change in changes:
                for row in change:
                    # A plain tuple is bound faster than one with names.
                    execute(statements[type(row)], tuple(row))
                rows += len(change)
            if abs(now - self._last_seen) >= _BEAT or not rows:
                execute("UPDATE meta SET value = ? WHERE key = 'last_seen'", (str(now),))
                self._last_seen = now
            execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                execute("ROLLBACK")
            raise


class WritingThread:
    """Writes what it is handed, and does other work on the connection in between."""

    def __init__(self, connection: sqlite3.Connection, write: Write, outage: Outage) -> None:
        """Start the thread, a daemon, which uses ``connection`` alone from now on.

        To be called in the event loop that will wait for the writes.

        Args:
            connection: a connection that may be used in another thread.
            write: writes several changes in one transaction.
            outage: is told of every transaction's end.
        """
        self._connection = connection
        self._write = write
        self.group = GroupCommit(outage)
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Waiting] = []
        self._writing = False
        self._asked: SimpleQueue[Callable[[], object] | None] = SimpleQueue()
        # Of a process that ends without closing its store no thread is to be left.
        self._thread = threading.Thread(target=self._run, name="sqlite-writer", daemon=True)
        self._thread.start()

    def commit(self, change: Change) -> asyncio.Future[None]:
        """Put a change under way; the future is done once it is durable, or holds the error.

        It goes into a transaction with all that waits when the thread is free. On the event loop
        only.
        """
        waiting = self.group.begin(change)
        self._waiting.append(waiting)
        if not self._writing:
            self._hand_over()
        return waiting.done

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run ``work`` on the connection between two transactions; return or raise what it does."""
        result: asyncio.Future[T] = self._loop.create_future()

        def job() -> None:
            """Do the work in the thread and hand its result or error to the event loop."""
            try:
                found = work(self._connection)
            except BaseException as error:  # noqa: BLE001 - for the caller, whatever it is
                self._tell(_fail, result, error)
            else:
                self._tell(_succeed, result, found)

        self._asked.put(job)
        return await result

    async def stop(self) -> None:
        """Finish what the thread was given, close the connection, and wait for the thread to end.

        Changes that still wait for their batch are not written, and later work is never done: the
        store waits for all changes before, and refuses further ones.
        """
        try:
            await self.run(sqlite3.Connection.close)
        finally:
            self._asked.put(None)
            self._thread.join()

    def _hand_over(self) -> None:
        """Give the changes that wait to the writing thread as one batch, if there are any."""
        batch, self._waiting = self._waiting, []
        self._writing = bool(batch)
        if batch:
            self._asked.put(partial(self._write_together, batch))

    def _ended(self, ends: Sequence[_End]) -> None:
        """Resolve the futures of batches, each with its error or None, then begin the next batch.

        On the event loop. Callers who commit at once again are in that batch.
        """
        for batch, error in ends:
            self.group.end(batch, error)
        # Those who go on at once with another change still come with the next transaction.
        self._loop.call_soon(self._hand_over)

    def _run(self) -> None:
        """Do the jobs of the queue until one is None; the thread's body."""
        while (job := self._asked.get()) is not None:
            job()

    def _write_together(self, batch: Sequence[Waiting]) -> None:
        """Write changes in one transaction and tell the event loop; in the thread.

        If one of them makes it fail, each is tried again alone.
        """
        error = self._written(batch)
        ends: list[_End] = [((one,), self._written((one,))) for one in apart(batch, error)]
        self._tell(self._ended, ends or [(batch, error)])

    def _written(self, batch: Sequence[Waiting]) -> BaseException | None:
        """Write changes in one transaction; return any error, None once they are durable."""
        try:
            self._write(self._connection, [waiting.change for waiting in batch])
        except BaseException as error:  # noqa: BLE001 - for the callers, whatever it is
            return error
        return None

    def _tell(self, what: Callable[..., object], *values: object) -> None:
        """Call a function on the event loop."""
        self._loop.call_soon_threadsafe(what, *values)


def _succeed(result: asyncio.Future[T], found: T) -> None:
    """Set a future's result, unless its caller was cancelled."""
    if not result.done():
        result.set_result(found)


def _fail(result: asyncio.Future[T], error: BaseException) -> None:
    """Set a future's error, unless its caller was cancelled."""
    if not result.done():
        result.set_exception(error)
