"""What local play takes from outside the simulated Discord: AI workers and real time."""

from __future__ import annotations

import asyncio
import threading
import time
from datetime import UTC, datetime, timedelta

import simcord

from bot.computers.problem import Problem, Thought
from bot.computers.workers import Workers

_TICK_SECONDS = 0.25
"""Less than the publisher tolerates between a message's time and Discord's clock."""


class Outside:
    """AI workers and real time; no press waits for either.

    The simulated clock follows that of the wall, which the simulator would only do for timers.
    """

    def __init__(self) -> None:
        """Make the workers and note the time; :meth:`connect` comes next."""
        self.workers = Workers()
        self._env: simcord.Env | None = None
        self._begun = time.monotonic()
        self._began = datetime.now(UTC)
        self.thinking = 0
        """Number of AI decisions in progress."""

    def connect(self, env: simcord.Env) -> None:
        """Begin to follow real time."""
        self._env = env

    def tick(self) -> None:
        """Move the simulated clock forward to real time; it is never set back."""
        assert self._env is not None
        passed = timedelta(seconds=time.monotonic() - self._begun)
        behind = self._began + passed - self._env.now()
        if behind > timedelta():
            self._env.backend.advance_clock(behind.total_seconds())

    async def keep_time(self) -> None:
        """Tick four times a second, from :meth:`connect` on until the task is cancelled.

        The bot reckons Discord's time in real seconds. To a clock that stood still, as while the
        bot starts or closes, its new messages would be older than the attempts at them.
        """
        while True:
            if self._env is not None:
                self.tick()
            await asyncio.sleep(_TICK_SECONDS)

    async def think(self, problem: Problem) -> Thought:
        """Solve a problem in an AI worker, while the simulated Discord goes on.

        Raises:
            ThinkingError: there is no answer.
        """
        assert self._env is not None
        thinking = self.workers.think(problem)
        self.thinking += 1
        try:
            thought: Thought = await self._env.external_wait(thinking, reason="a computer thinks")
        finally:
            self.thinking -= 1
        return thought

    def expected_ms(self) -> int:
        """Estimate the milliseconds until a problem asked now is answered."""
        return self.workers.expected_ms()

    async def sleep(self, seconds: float) -> None:
        """Wait for some seconds of real time; the simulated clock is set to it at the end."""
        assert self._env is not None
        loop = asyncio.get_running_loop()
        over: asyncio.Future[None] = loop.create_future()

        def ring() -> None:
            """Set the clock and end the wait."""
            self.tick()
            if not over.done():
                over.set_result(None)

        # A timer of the loop would belong to the simulator.
        timer = threading.Timer(seconds, loop.call_soon_threadsafe, (ring,))
        timer.daemon = True
        timer.start()
        try:
            await self._env.external_wait(over, reason="nothing is due yet")
        finally:
            timer.cancel()
