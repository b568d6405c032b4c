"""The scheduler: one task that sleeps until a deadline, a reminder or a timer falls due."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

from bot.services.due import DueWork
from bot.store.error import StoreError

_LOG = logging.getLogger(__name__)

_NAP = timedelta(hours=1)
"""The longest sleep: after each the store notes that the host is alive."""
_AGAIN = timedelta(minutes=1)
"""The pause before what could not be done is tried once more; doubled with every failure."""
_LONGEST = timedelta(minutes=16)
"""The longest such pause: whatever fails is tried again for as long as the host runs."""


class Scheduler:
    """Sleeps until the next deadline, timer or reminder; without one there is no task.

    Whatever fails, the task goes on: it notes the first failure and the recovery, and tries again
    after a pause that grows.
    """

    def __init__(
        self,
        due: DueWork,
        now: Callable[[], datetime],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        look: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """Take the parts; :meth:`start` begins.

        Args:
            due: what falls due.
            now: the time.
            sleep: waits for a number of seconds.
            look: called before anything is answered, so that a clock that has jumped is found out.
        """
        self._due = due
        self._now = now
        self._sleep = sleep
        self._look = look
        self._task: asyncio.Task[None] | None = None
        self._asleep_until: datetime | None = None
        self._noticed: datetime | None = None
        self._pause = timedelta()
        """Delay before the next retry; zero after success."""
        self._again_at: datetime | None = None
        """When that pause is over."""
        self._broken = False
        """True if the last of them was an error, and noted."""

    def start(self) -> None:
        """Start the task that does due work, and have new deadlines wake it."""
        self._due.deadlines.listen(self._notice)
        self._begin()

    async def close(self) -> None:
        """Stop the task; work in progress is stored completely or not at all."""
        self._due.deadlines.forget(self._notice)
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            await asyncio.wait([task])

    def _begin(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._run())

    def _notice(self, due: datetime) -> None:
        """Hear of a new deadline: wake up by ``due`` at the latest, with a new task if none runs.

        A sleep is broken off, work under way is not.
        """
        if self._task is None or self._task.done():
            self._begin()
            return
        self._noticed = due if self._noticed is None else min(due, self._noticed)
        if self._asleep_until is not None and due < self._asleep_until:
            self._task.cancel()
            self._asleep_until = None
            self._begin()

    async def _run(self) -> None:
        """Do due work, sleeping until each next deadline; return when none is left.

        An error is noted and the work tried again after a pause; no error ends this.
        """
        while True:
            try:
                if self._again_at is not None:
                    await self._sleep_until(self._again_at, at_most=self._pause)
                due = await self._next_due()
                if due is None:
                    self._succeed(done=True)
                    self._task = None
                    return
                await self._sleep_until(due)
                if self._look is not None:
                    await self._look()
                answered = await self._due.answer_overdue()
                reminded = await self._due.call_overdue()
            except Exception as error:  # noqa: BLE001 - a task that ends stops every clock
                self._fail(error)
            else:
                self._succeed(done=answered and reminded)

    def _fail(self, error: Exception) -> None:
        """Log the first failure of several, and double the pause before the next attempt.

        The pause is one minute at first and sixteen at most. Errors of the store are logged without
        a trace.
        """
        if not self._broken:
            expected = isinstance(error, StoreError)
            _LOG.error(
                "Scheduled work failed; retrying (%s)",
                error,
                exc_info=None if expected else error,
            )
        self._broken = True
        self._wait(min(self._pause * 2, _LONGEST))

    def _succeed(self, *, done: bool) -> None:
        """Note that due work was done without an error; a recovery from failures is logged.

        If not all is ``done``, the rest is tried after a pause that does not grow, and nothing
        recovered.
        """
        if not done:
            # What was refused has been noted where it was; it is not a failure of the store.
            self._wait(self._pause)
            return
        if self._broken:
            _LOG.warning("Scheduler recovered")
        self._pause, self._again_at, self._broken = timedelta(), None, False

    def _wait(self, pause: timedelta) -> None:
        """Set the pause before due work is tried again, a minute at least."""
        self._pause = max(pause, _AGAIN)
        self._again_at = self._now() + self._pause

    async def _next_due(self) -> datetime | None:
        """Return when the next work is due, by the store or a notice; None if none is known."""
        self._noticed = None
        due = await self._due.next_due()
        # What was noticed while the store was asked may not be in its answer.
        return min((at for at in (due, self._noticed) if at is not None), default=None)

    async def _sleep_until(self, moment: datetime, at_most: timedelta = timedelta.max) -> None:
        """Sleep until ``moment``, or an earlier deadline that is noticed meanwhile.

        It sleeps no longer than ``at_most``, also if the clock is set back. After each nap, of an
        hour at most, the store notes a sign of life.
        """
        while at_most and (until := min(moment, self._noticed or moment)) > (now := self._now()):
            nap = min(until - now, _NAP, at_most)
            at_most -= nap
            self._asleep_until = until
            await self._sleep(nap.total_seconds())
            self._asleep_until = None
            await self._due.beat()
