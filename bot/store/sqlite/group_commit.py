"""Group commit: changes that wait at the same time share one transaction."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from bot.rows.change import Change
from bot.store.protocol import StoreError

Written = Callable[[BaseException | None], None]
"""Takes the end of a transaction, on the event loop: None, or why there is nothing of it."""
Write = Callable[[Sequence[Change], Written], None]
"""Puts several changes under way in one transaction, all or none."""


class _Waiting(NamedTuple):
    """A change, and the promise to its caller; the two never part."""

    change: Change
    done: asyncio.Future[None]


class GroupCommit:
    """Collects changes while a transaction runs and writes them together in the next one.

    They are written in the order in which they came. It needs no task: the end of one transaction
    begins the next.
    """

    def __init__(self, write: Write) -> None:
        self._write = write
        self.commits = 0
        """Transactions that were written."""
        self._waiting: list[_Waiting] = []
        self._alone: deque[_Waiting] = deque()
        self._writing = False
        self._idle: list[asyncio.Future[None]] = []

    def add(self, change: Change) -> asyncio.Future[None]:
        """Put a change under way; the future is done when it is durable, or tells why not."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(change, done))
        if not self._writing:
            self._next()
        return done

    async def settled(self) -> None:
        """Wait until nothing is under way."""
        if self._writing:
            idle = asyncio.get_running_loop().create_future()
            self._idle.append(idle)
            await idle

    def _next(self) -> None:
        if self._alone:
            batch = [self._alone.popleft()]
        else:
            batch, self._waiting = self._waiting, []
        self._writing = bool(batch)
        if batch:
            self._write([waiting.change for waiting in batch], partial(self._written, batch))
            return
        for idle in self._idle:
            if not idle.done():
                idle.set_result(None)
        self._idle.clear()

    def _written(self, batch: list[_Waiting], error: BaseException | None) -> None:
        self.commits += error is None
        if error is not None and len(batch) > 1 and not _is_busy(error):
            # One change spoils the transaction for all: each on its own, only that one fails.
            self._alone.extend(batch)
        else:
            for _, done in batch:
                if done.done():
                    continue
                if error is None:
                    done.set_result(None)
                else:
                    done.set_exception(error)
        # Those who go on at once with another change still come with the next transaction.
        asyncio.get_running_loop().call_soon(self._next)


def _is_busy(error: BaseException) -> bool:
    return isinstance(error, StoreError) and error.key == "store-busy"
