"""Group commit: changes that wait at the same time share one transaction."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

from bot.rows.change import Change
from bot.store.error import StoreError
from bot.store.outage import Outage

_OF_ALL = frozenset({"store-busy", "store-unreachable", "store-lost", "store-unknown"})
"""Errors of the database, which no change is to blame for."""


class Waiting(NamedTuple):
    """A change, and the promise to its caller; the two never part."""

    change: Change
    done: asyncio.Future[None]


class GroupCommit:
    """Counts the changes that are under way, and keeps the promises made for them.

    Whoever writes takes all that waits, in the order in which it came.
    """

    def __init__(self, outage: Outage) -> None:
        """Begin with nothing under way; ``outage`` is told of every transaction's end.

        Have one for each writing connection.
        """
        self.commits = 0
        """Transactions that were written."""
        self._outage = outage
        self._begun = self._ended = 0
        self._settling: deque[tuple[int, asyncio.Future[None]]] = deque()
        """Who waits, with how many changes have to be ended by then."""

    def begin(self, change: Change) -> Waiting:
        """Count a change as under way, and return it with the future that :meth:`end` resolves.

        Nothing is queued here.
        """
        self._begun += 1
        return Waiting(change, asyncio.get_running_loop().create_future())

    def end(self, batch: Sequence[Waiting], error: BaseException | None) -> None:
        """Resolve the futures of a batch: with the error, or as durable if it is None.

        The outage is told, and the batch no longer counts as under way. Cancelled futures are left
        alone; several callers get an object each of a StoreError.
        """
        self.commits += error is None
        self._outage.note(error)
        self._ended += len(batch)
        for _, done in batch:
            if done.done():
                continue
            if error is None:
                done.set_result(None)
            else:
                # A failure of the whole database ends several changes: to each an error of its own.
                done.set_exception(error.again() if isinstance(error, StoreError) else error)
        while self._settling and self._settling[0][0] <= self._ended:
            _, settled = self._settling.popleft()
            if not settled.done():
                settled.set_result(None)

    async def settled(self) -> None:
        """Wait until each change that is under way by now is durable, or has failed.

        Changes end in the order in which they began; later ones are not waited for.
        """
        if self._ended < self._begun:
            settled: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._settling.append((self._begun, settled))
            await settled


def apart(batch: Sequence[Waiting], error: BaseException | None) -> Sequence[Waiting]:
    """Return the changes of a failed batch that are to be tried again, each in its own transaction.

    Empty if the batch succeeded (no ``error``), is a single change, or the database as a whole is
    to blame. Otherwise all of them: one spoils the transaction for all, alone only that one fails.
    """
    if error is None or len(batch) == 1:
        return ()
    return () if isinstance(error, StoreError) and error.key in _OF_ALL else batch
