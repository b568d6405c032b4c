"""Finished games are kept whole for as long as whoever runs the bot says."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

from bot.model.times import Millis, to_ms
from bot.retention import EVERY, retaining

NOW = datetime(2026, 3, 1, tzinfo=UTC)


async def _asked(days: int, rounds: int, *, fails: int = 0) -> tuple[list[Millis], list[float]]:
    """Say which moments were asked for and how long was slept, in so many rounds."""
    asked: list[Millis] = []
    slept: list[float] = []
    done = asyncio.Event()

    async def fade(before: Millis) -> int:
        asked.append(before)
        if len(asked) <= fails:
            raise OSError
        return 1

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        if len(slept) == rounds:
            done.set()
            await asyncio.Event().wait()

    async with retaining(days, fade, lambda: NOW, sleep):
        if rounds:
            await done.wait()
        else:
            await asyncio.sleep(0)
    return asked, slept


async def test_nothing_is_let_go_unless_somebody_wants_it() -> None:
    """It is what holds where nothing is set."""
    assert await _asked(0, 0) == ([], [])


async def test_what_is_old_is_looked_for_again_and_again_whatever_fails() -> None:
    """At the start, and every few hours after it."""
    before = to_ms(NOW - timedelta(days=90))
    asked, slept = await _asked(90, 3, fails=1)
    assert asked == [before] * 3
    assert slept == [EVERY.total_seconds()] * 3
