"""The tasks that bring Discord in line, one for each table, series or server, and a sweep."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Generic, TypeVar

from bot.client import TabletopBot
from bot.model.refusal import Refused
from bot.model.server_board import GuildId
from bot.model.table import SeriesId, TableId
from bot.rate_limits import CircuitOpenError
from cogs.elements.channel_access import AccessProblems
from cogs.elements.failures import FAILURES
from cogs.publishing.retries import Retries

_LOG = logging.getLogger(__name__)

K = TypeVar("K", TableId, SeriesId, GuildId)

RETRY_SECONDS = (10, 60, 300)
"""The pauses before what could not be published is tried again."""
LATER_SECONDS = (300, 600, 900)
"""The least pauses after which sweeps try it again; the last of them from then on."""

SWEEP_SECONDS = 300
"""Time between searches for unpublished news."""

_WAITED_FOR = 5
"""Seconds, of which Discord takes one where it is well."""

AT_ONCE = 200
"""How many of those that were found unsaid are brought in line at the same time: thousands would
keep whoever presses waiting for as long as it takes to read them all."""


class PublishTasks(Generic[K]):
    """One short-lived task per table, series or server that has news; never two for one.

    Everything said is derived from the store, so that what a crash left unsaid is said after it.
    """

    def __init__(
        self,
        kind: str,
        bot: TabletopBot,
        retries: Retries,
        *,
        publish: Callable[[K], Awaitable[bool | None]],
        at_rest: Callable[[K], Awaitable[None]] | None = None,
        unsaid: Callable[[], Awaitable[Iterable[K]]],
        sweep_up: Callable[[K], None],
        troubles: AccessProblems[K],
        rest_seconds: float = 0,
        held_back: bool = False,
    ) -> None:
        """Set up without running anything; have ``retries`` look after the access problems."""
        self.kind = kind
        """What it is for, in names of tasks and in the log."""
        self.bot = bot
        self.retries = retries
        self.publish: Callable[[K], Awaitable[bool | None]] = publish
        """Says what there is to say of one; returns False if that was nothing at all."""
        self.at_rest: Callable[[K], Awaitable[None]] | None = at_rest
        """Is called once nothing more came of one for ``rest_seconds``, or it could not be said."""
        self.unsaid: Callable[[], Awaitable[Iterable[K]]] = unsaid
        self.sweep_up: Callable[[K], None] = sweep_up
        """Is called with what a sweep found unsaid, and with what may be out of trouble."""
        self.troubles: AccessProblems[K] = troubles
        retries.watch(troubles, sweep_up)
        self.rest_seconds = rest_seconds
        """After a round for one, unless nothing was said; what comes meanwhile shares the next."""
        self.running: dict[K, asyncio.Task[None]] = {}
        self._again: set[K] = set()
        self._room = asyncio.Semaphore(AT_ONCE)
        self._found: set[K] = set()
        """Those that take up room, until they were tried once."""
        self._failed: dict[K, int] = {}
        """Consecutive failures, by key."""
        self._resting: dict[K, float] = {}
        """Until when sweeps leave them alone, by the bot's steady clock."""
        self.held_back = held_back
        """True while nothing may be said yet: what is asked for by then is forgotten."""
        self._closing = False
        self._pausing: set[asyncio.Task[None]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self._looker: asyncio.Task[None] | None = None

    def wake(self, key: K) -> None:
        """Schedule an update of ``key`` on Discord; requests before it starts are merged.

        A request while one runs has it run once more. Forgotten before the bot is ready, while held
        back and once it closes.
        """
        if not self.bot.is_ready() or self._closing or self.held_back:
            return
        self._again.add(key)
        if key not in self.running:
            self.running[key] = asyncio.create_task(
                self._keep_up(key), name=f"publish-{self.kind}-{key}"
            )

    async def wake_found(self, keys: Iterable[K], wake: Callable[[K], None]) -> None:
        """Call ``wake`` for each key found by a sweep, at most 200 of them untried at a time.

        Keys that wait already are skipped. Changes that are heard of meanwhile do not wait for
        room.
        """
        for key in keys:
            await self._room.acquire()
            if key in self._found:
                self._room.release()
                continue
            self._found.add(key)
            wake(key)
            if key not in self.running:
                self._leave(key)

    def _leave(self, key: K) -> None:
        """Free a sweep's slot, if the task of ``key`` had one."""
        if key in self._found:
            self._found.discard(key)
            self._room.release()

    async def finish(self, key: K) -> None:
        """Wake the task of ``key`` and wait until it has ended, five seconds at most.

        Where Discord does not take it by then, it is said later; nothing is cancelled.
        """
        self.wake(key)
        task = self.running.get(key)
        if task is not None:
            await asyncio.wait((task,), timeout=_WAITED_FOR)

    def start_sweeping(self) -> None:
        """Look for unpublished keys every five minutes from now on; a second call does nothing."""
        if self._sweeper is None:
            self._sweeper = asyncio.create_task(self._sweep(), name=f"sweep-{self.kind}")

    def look_again(self, _: None) -> None:
        """Start a sweep for unpublished keys now, unless one is running or the tasks are closed."""
        if self._closing or (self._looker is not None and not self._looker.done()):
            return
        self._looker = asyncio.create_task(self._look(), name=f"look-{self.kind}")

    async def _look(self) -> None:
        """Read the unpublished keys from the store; wake those without an access problem.

        Nothing if the store fails.
        """
        with suppress(Refused):
            unsaid = await self.unsaid()
            await self.wake_found((key for key in unsaid if key not in self.troubles), self.wake)

    async def close(self) -> None:
        """End the sweeps and pauses, begin no more, and wait for what is being sent.

        Where waiting is cancelled, the tasks are cancelled, too, and it is raised: what is left is
        said at the next start.
        """
        self._closing = True
        for task in filter(None, (self._sweeper, self._looker)):
            task.cancel()
        for task in self._pausing:
            task.cancel()
        under_way = dict(self.running)
        if not under_way:
            return
        try:
            await asyncio.wait(under_way.values())
        except asyncio.CancelledError:
            left = [key for key, task in under_way.items() if not task.done()]
            for key in left:
                under_way[key].cancel()
            these = ", ".join(f"{self.kind} {key}" for key in left)
            _LOG.info("Shutdown: publishing the rest at the next start: %s", these)
            raise

    async def _sweep(self) -> None:
        """Look for unpublished keys every five minutes, until cancelled (F78).

        A failure to read them is left to the next time. Those are left out that failed lately or
        have an access problem not to be tried again yet.
        """
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                unsaid = await self.unsaid()
            except Refused:
                # The store is what failed, and has been noted as that.
                continue
            except Exception:  # noqa: BLE001 - what is unsaid later must be found all the same
                _LOG.exception("Sweep for unpublished %s failed; retrying", self.kind)
                continue
            now = self.bot.steady()
            due = (
                key
                for key in unsaid
                if self._resting.get(key, now) <= now and self.retries.admits(self.troubles, key)
            )
            await self.wake_found(due, self.sweep_up)

    async def _keep_up(self, key: K) -> None:
        """Publish a key until nothing is left to publish, then end its task.

        After each round of publishing, also a failed one, ``at_rest`` is called, if given.
        """
        try:
            while key in self._again and not self._closing:
                await self._say(key)
                if self.at_rest is not None:
                    await self.at_rest(key)
        finally:
            self._again.discard(key)
            self._leave(key)
            del self.running[key]

    async def _say(self, key: K) -> None:
        """Publish a key until it is up to date, or waits for the next sweep; raise no failure.

        While the circuit to Discord is open it waits. A failure is logged and tried again after
        each of the pauses, then left to sweeps, ever less often. What cannot be read from the store
        is left at once. After a success it rests, so that what comes meanwhile is published
        together, unless there was nothing to say: the end of a window must not wait for an answer
        that was given in secret just before it.
        """
        while key in self._again and not self._closing:
            self._again.discard(key)
            while (closes_in := self.bot.circuit.closes_in()) and not self._closing:
                await self._pause(closes_in)
            try:
                said = await self.publish(key)
            except CircuitOpenError as error:
                # Whoever waits for its server keeps those of no other one waiting.
                self._again.add(key)
                self._leave(key)
                await self._pause(error.closes_in)
                continue
            except Exception as error:  # noqa: BLE001 - whatever it is, it is tried again
                if isinstance(error, Refused) and error.is_of_one:
                    # It, or a table of it, cannot be read, and has been noted as that.
                    return
                if isinstance(error, Refused) and error.is_of_store:
                    # Once the database works again, whatever is unsaid is looked for.
                    self._leave(key)
                    continue
                if self._closing:
                    _LOG.info(
                        "Shutdown: %s %s is published at the next start (%r)",
                        self.kind,
                        key,
                        error,
                    )
                    return
                # Where Discord or the connection fails, where it did says nothing more.
                trace = None if isinstance(error.__cause__ or error, FAILURES) else error
                _LOG.error(
                    "Publishing %s %s failed; retrying (%r)",
                    self.kind,
                    key,
                    error,
                    exc_info=trace,
                )
                failures = self._failed[key] = self._failed.get(key, 0) + 1
                if failures > len(RETRY_SECONDS):
                    # It stays unsaid: the next change or a later sweep says it.
                    later = LATER_SECONDS[: failures - len(RETRY_SECONDS)][-1]
                    self._resting[key] = self.bot.steady() + later
                    return
                self._again.add(key)
                self._leave(key)
                await self._pause(RETRY_SECONDS[failures - 1])
                continue
            self._failed.pop(key, None)
            self._resting.pop(key, None)
            self._leave(key)
            if said is not False and self.rest_seconds:
                await self._pause(self.rest_seconds)

    async def _pause(self, seconds: float) -> None:
        """Sleep; :meth:`close` cuts this short by cancelling the task."""
        task = asyncio.current_task()
        assert task is not None
        self._pausing.add(task)
        try:
            await asyncio.sleep(seconds)
        finally:
            self._pausing.discard(task)
