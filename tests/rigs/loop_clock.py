"""The time of the running event loop, which a test turns from one timer to the next."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextvars import Context

import pytest


class LoopClock:
    """Replaces the clock and the timers of the running loop."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        self._timers: list[asyncio.TimerHandle] = []
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(loop, "time", lambda: self.now)
        monkeypatch.setattr(loop, "call_at", self._call_at)

    def _call_at(
        self,
        when: float,
        callback: Callable[..., object],
        *args: object,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        timer = asyncio.TimerHandle(when, callback, args, asyncio.get_running_loop(), context)
        self._timers.append(timer)
        return timer

    async def turn_to(self, end: float) -> None:
        """Let everything happen that falls due by a moment."""
        await settled()
        while self._timers and min(self._timers).when() <= end:
            timer = min(self._timers)
            self._timers.remove(timer)
            if not timer.cancelled():
                self.now = max(self.now, timer.when())
                timer._run()
            await settled()
        self.now = end


async def settled() -> None:
    """Let the tasks that can run do so."""
    for _ in range(5):
        await asyncio.sleep(0)
