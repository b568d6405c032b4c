"""A sign of life: a file beside the database that a running bot renews, and what it tells.

A bot that Discord cannot be reached from is alive: to start it anew would mend nothing, and
Discord counts the starts.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

RENEWED = 15
"""Seconds from one renewal to the next, unless something has changed."""
SILENT = 60
"""Seconds without one after which the bot counts as dead."""

_LOOK = 1
"""Seconds from one look at the connection to the next."""

_CONNECTED = "connected"
_ALONE = "alone"


class HealthError(Exception):
    """No bot is at work; the text says so."""


async def show_life(database: Path, is_connected: Callable[[], bool]) -> None:
    """Renew the sign until cancelled, and take it away then.

    A disk that takes nothing makes the sign grow old, as it should.
    """
    sign, shown, left = _sign_of(database), "", 0
    try:
        while True:
            state = _CONNECTED if is_connected() else _ALONE
            if state != shown or left <= 0:
                with suppress(OSError):
                    await _renewed(sign, state)
                shown, left = state, RENEWED
            await asyncio.sleep(_LOOK)
            left -= _LOOK
    finally:
        sign.unlink(missing_ok=True)


def health(database: Path) -> str:
    """Say in a sentence how the bot on a database is.

    Raises:
        HealthError: none runs, or it does not answer.
    """
    sign = _sign_of(database)
    try:
        age = time.time() - sign.stat().st_mtime
        state = sign.read_text(encoding="ascii")
    except OSError as error:
        raise HealthError(f"No bot is running on {database}.") from error
    if age > SILENT:
        raise HealthError(f"The bot on {database} has given no sign of life for {age:.0f} seconds.")
    if state == _CONNECTED:
        return "The bot is running and connected to Discord."
    return "The bot is running, but not connected to Discord at the moment."


def _sign_of(database: Path) -> Path:
    return database.with_name(database.name + ".alive")


async def _renewed(sign: Path, state: str) -> None:
    renewal = asyncio.ensure_future(asyncio.to_thread(_renew, sign, state))
    try:
        await asyncio.shield(renewal)
    finally:
        # A thread cannot be cancelled: it would write the sign anew after it was taken away.
        await asyncio.wait([renewal])


def _renew(sign: Path, state: str) -> None:
    sign.touch(mode=0o600)
    sign.write_text(state, encoding="ascii")
