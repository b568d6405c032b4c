"""Group commit: changes that wait at the same time share one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from bot.store import StoreError
from bot.store.records import Change

Write = Callable[[Sequence[Change]], Awaitable[None]]
"""Writes several changes in one transaction, all or none."""


class Committer:
    """Collects changes while a transaction runs and writes them together in the next one.

    There is a task only while something is to be written.
    """

    def __init__(self, write: Write) -> None:
        self._write = write
        self._waiting: list[tuple[Change, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    def add(self, change: Change) -> asyncio.Future[None]:
        """Put a change under way; the future is done when it is durable, or tells why not."""
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        self._waiting.append((change, done))
        if self._task is None:
            self._task = loop.create_task(self._drain())
        return done

    async def settled(self) -> None:
        """Wait until nothing is under way."""
        while self._task is not None:
            await asyncio.wait([self._task])

    async def _drain(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                try:
                    await self._write_batch(batch)
                except asyncio.CancelledError:
                    _fail(batch, StoreError("store-closed", "The database was closed."))
                    raise
        finally:
            self._task = None
            _fail(self._waiting, StoreError("store-closed", "The database was closed."))
            self._waiting = []

    async def _write_batch(self, batch: list[tuple[Change, asyncio.Future[None]]]) -> None:
        try:
            await self._write([change for change, _ in batch])
        except Exception as error:  # noqa: BLE001 - each caller is told what became of its change
            if len(batch) == 1 or (isinstance(error, StoreError) and error.key == "store-busy"):
                _fail(batch, error)
                return
            # One change spoils the transaction for all: each on its own, only that one fails.
            for one in batch:
                await self._write_batch([one])
        else:
            for _, done in batch:
                if not done.done():
                    done.set_result(None)


def _fail(batch: list[tuple[Change, asyncio.Future[None]]], error: Exception) -> None:
    for _, done in batch:
        if not done.done():
            done.set_exception(error)
