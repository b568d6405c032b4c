"""The time of day, and the one sleeper that waits for whatever falls due at the tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Protocol

from bot.store.protocol import StoreError

_LOG = logging.getLogger(__name__)

_NAP = timedelta(hours=1)
"""The longest sleep: after each the store notes that the host is alive."""
_AGAIN = timedelta(minutes=1)
"""The pause before what could not be answered is tried once more."""


class DueWork(Protocol):
    """What falls due, as the scheduler sees it."""

    def listen(self, listener: Callable[[datetime], None]) -> None:
        """Have ``listener`` called with every deadline that is set."""
        ...

    async def next_due(self) -> datetime | None:
        """Find the earliest deadline."""
        ...

    async def answer_overdue(self) -> bool:
        """Answer all that is overdue; tell whether everything could be."""
        ...

    async def remind_overdue(self) -> bool:
        """Have people reminded whose time it is; tell whether all could be."""
        ...

    async def beat(self) -> None:
        """Note that the host is alive."""
        ...


class Scheduler:
    """Sleeps until the next deadline, alarm or reminder; without one there is no task."""

    def __init__(
        self,
        due: DueWork,
        now: Callable[[], datetime],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._due = due
        self._now = now
        self._sleep = sleep
        self._task: asyncio.Task[None] | None = None
        self._asleep_until: datetime | None = None
        self._noticed: datetime | None = None

    def start(self) -> None:
        """Answer what fell due already, and wait for the rest."""
        self._due.listen(self._notice)
        self._begin()

    async def close(self) -> None:
        """Stop waiting; an answer under way is stored or not, as a whole."""
        self._due.listen(_ignore)
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    def _begin(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._run())

    def _notice(self, due: datetime) -> None:
        """Sleep no longer than until ``due``."""
        if self._task is None:
            self._begin()
        elif self._asleep_until is None:
            self._noticed = due if self._noticed is None else min(due, self._noticed)
        elif due < self._asleep_until:
            self._task.cancel()
            self._asleep_until = None
            self._begin()

    async def _run(self) -> None:
        while True:
            try:
                due = await self._next_due()
                if due is None:
                    self._task = None
                    return
                await self._sleep_until(due)
                answered = await self._due.answer_overdue()
                done = await self._due.remind_overdue() and answered
            except StoreError:
                _LOG.exception("The deadlines could not be read")
                done = False
            if not done:
                await self._sleep_until(self._now() + _AGAIN)

    async def _next_due(self) -> datetime | None:
        self._noticed = None
        due = await self._due.next_due()
        # What was noticed while the store was asked may not be in its answer.
        return min((at for at in (due, self._noticed) if at is not None), default=None)

    async def _sleep_until(self, moment: datetime) -> None:
        while (left := moment - self._now()) > timedelta():
            self._asleep_until = moment
            await self._sleep(min(left, _NAP).total_seconds())
            self._asleep_until = None
            await self._due.beat()


def _ignore(_due: datetime) -> None:
    """Nobody waits any more."""
