"""The thread of the connection that writes: all that waits when it is free is one transaction."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import TypeVar

from bot.rows.change import Change
from bot.store.group_commit import GroupCommit, Waiting, apart

T = TypeVar("T")

Write = Callable[[sqlite3.Connection, Sequence[Change]], None]
"""Writes changes in one transaction, all or none."""


class WritingThread:
    """Writes without a word from the event loop in between: whoever waits is told at the end."""

    def __init__(self, connection: sqlite3.Connection, write: Write) -> None:
        self._connection = connection
        self._write = write
        self.group = GroupCommit()
        self._loop = asyncio.get_running_loop()
        self._asked: SimpleQueue[Waiting | Callable[[], None] | None] = SimpleQueue()
        # Of a process that ends without closing its store no thread is to be left.
        self._thread = threading.Thread(target=self._run, name="sqlite-writer", daemon=True)
        self._thread.start()

    def commit(self, change: Change) -> asyncio.Future[None]:
        """Put a change under way."""
        waiting = self.group.begin(change)
        self._asked.put(waiting)
        return waiting.done

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run something else on the connection, between two transactions."""
        result: asyncio.Future[T] = self._loop.create_future()

        def job() -> None:
            try:
                found = work(self._connection)
            except BaseException as error:  # noqa: BLE001 - for the caller, whatever it is
                self._tell(_fail, result, error)
            else:
                self._tell(_succeed, result, found)

        self._asked.put(job)
        return await result

    async def stop(self) -> None:
        """Close the connection after all that was asked for, and end the thread."""
        try:
            await self.run(sqlite3.Connection.close)
        finally:
            self._asked.put(None)
            self._thread.join()

    def _run(self) -> None:
        asked = self._asked
        while True:
            taken = [asked.get()]
            while not asked.empty():
                taken.append(asked.get())
            if changes := [one for one in taken if isinstance(one, Waiting)]:
                self._write_together(changes)
            for job in taken:
                if job is None:
                    return
                if not isinstance(job, Waiting):
                    job()

    def _write_together(self, batch: Sequence[Waiting]) -> None:
        error = self._written(batch)
        alone = apart(batch, error)
        if not alone:
            self._tell(self.group.end, batch, error)
        for waiting in alone:
            self._tell(self.group.end, (waiting,), self._written((waiting,)))

    def _written(self, batch: Sequence[Waiting]) -> BaseException | None:
        try:
            self._write(self._connection, [waiting.change for waiting in batch])
        except BaseException as error:  # noqa: BLE001 - for the callers, whatever it is
            return error
        return None

    def _tell(self, what: Callable[..., object], *values: object) -> None:
        self._loop.call_soon_threadsafe(what, *values)


def _succeed(result: asyncio.Future[T], found: T) -> None:
    if not result.done():
        result.set_result(found)


def _fail(result: asyncio.Future[T], error: BaseException) -> None:
    if not result.done():
        result.set_exception(error)
