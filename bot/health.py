"""A sign of life: a file beside the database that a running bot renews, and what it tells.

A bot that Discord cannot be reached from is alive: to start it again would mend nothing, and
Discord counts the starts.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec

RENEWED = 5
"""Seconds from one renewal to the next, unless something has changed."""
SILENT = 15
"""Seconds without one after which the bot counts as dead."""

_LOOK = 1
"""Seconds from one look at the connection to the next."""


class Sign(msgspec.Struct, frozen=True):
    """What a running bot says of itself."""

    connected: bool
    lack: str = ""
    """What somebody has to look after though the bot is at work; nothing where all is well."""
    notice: str = ""
    """What the operator should know though nothing is wrong."""


class HealthError(Exception):
    """No bot is at work, or somebody has to look after it; the text says so."""


class AilingError(HealthError):
    """A bot is at work, and somebody has to look after it."""


async def show_life(database: Path, state: Callable[[], Sign]) -> None:
    """Renew the sign of life until cancelled, and delete it then.

    It is written every five seconds, and within a second of a change in what ``state`` returns. A
    failure to write is ignored: the sign grows old then, as it should.
    """
    sign, shown, left = _sign_of(database), Sign(connected=False), 0
    try:
        while True:
            said = state()
            if said != shown or left <= 0:
                with suppress(OSError):
                    await _renewed(sign, said)
                shown, left = said, RENEWED
            await asyncio.sleep(_LOOK)
            left -= _LOOK
    finally:
        sign.unlink(missing_ok=True)


def health(database: Path) -> str:
    """Return a sentence that says that the bot of a database is running, connected or not.

    A notice of the bot, such as that it waits for Discord, is added to it and is no error.

    Raises:
        HealthError: none runs, or its sign is older than 15 seconds or dated in the future; an
            :class:`AilingError` where it names something that the operator has to see to.
    """
    sign = _sign_of(database)
    try:
        age = time.time() - sign.stat().st_mtime
        said = msgspec.json.decode(sign.read_bytes(), type=Sign)
    except (OSError, msgspec.MsgspecError) as error:
        raise HealthError(f"No bot is running on {database}.") from error
    if age > SILENT:
        raise HealthError(f"The bot on {database} has given no sign of life for {age:.0f} seconds.")
    if -age > SILENT:
        # One that lives renews it within seconds, by the clock as it is now.
        raise HealthError(
            f"The bot on {database} gave its last sign of life before the clock was set back."
        )
    if said.lack:
        raise AilingError(f"The bot on {database} is running, but {said.lack}.")
    notice = f" {said.notice}." if said.notice else ""
    if said.connected:
        return f"The bot is running and connected to Discord.{notice}"
    return f"The bot is running, but not connected to Discord at the moment.{notice}"


def _sign_of(database: Path) -> Path:
    """Return the path of the sign of life beside a database."""
    return database.with_name(database.name + ".alive")


async def _renewed(sign: Path, state: Sign) -> None:
    """Write a sign of life in a thread, and wait for that even if cancelled meanwhile.

    Raises:
        OSError: it cannot be written.
    """
    renewal = asyncio.ensure_future(asyncio.to_thread(_renew, sign, state))
    try:
        await asyncio.shield(renewal)
    finally:
        # A thread cannot be cancelled: it would write the sign again after it was taken away.
        await asyncio.wait([renewal])


def _renew(sign: Path, state: Sign) -> None:
    """Write the sign of life atomically, so that it is never read half written.

    Raises:
        OSError: it cannot be written.
    """
    draft = sign.with_name(sign.name + ".new")
    draft.touch(mode=0o600)
    draft.write_bytes(msgspec.json.encode(state))
    draft.replace(sign)
