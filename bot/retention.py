"""Lets go of the moves and texts of old games, where the operator wants that."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import datetime, timedelta

from bot.background import background
from bot.model.times import Millis, to_ms

_LOG = logging.getLogger(__name__)

EVERY = timedelta(hours=6)
"""Time between deletions of old games."""


@asynccontextmanager
async def retaining(
    days: int,
    fade: Callable[[Millis], Awaitable[int]],
    now: Callable[[], datetime],
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> AsyncIterator[None]:
    """Delete the moves of games finished over ``days`` days ago, in the background of a block.

    ``fade`` deletes those that ended before a time in milliseconds and returns how many. It is
    called at once and every six hours; a failure is logged and tried again then. With 0 days
    nothing is deleted.
    """
    if not days:
        yield
        return

    async def run() -> None:
        """Delete old games now and every six hours."""
        while True:
            try:
                if faded := await fade(to_ms(now() - timedelta(days=days))):
                    _LOG.info("Deleted moves and texts of %d old games", faded)
            except Exception:  # noqa: BLE001 - the bot goes on, and so does this
                _LOG.exception("Deletion of old games failed; retrying in six hours")
            await sleep(EVERY.total_seconds())

    async with background(run, "retention"):
        yield
