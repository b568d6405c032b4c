"""When the bot may log in and start sessions: Discord counts both, and punishes who goes on.

A process that ended instead would be started again at once by whatever watches over it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from datetime import datetime, timedelta
from typing import TypeVar

import discord

from bot.model.times import utc_now
from bot.rate_limits import is_block

_LOG = logging.getLogger(__name__)

FIRST_PAUSE_SECONDS = 60.0
LONGEST_PAUSE_SECONDS = 3600.0
"""Pauses after a ban that names no end double from the first to this one."""
LONGEST_BAN_SECONDS = 24 * 3600.0
"""No end that a ban names is trusted beyond this."""
_SHORTEST_WAIT_SECONDS = 1.0
_FORBIDDEN, _TOO_MANY_REQUESTS = 403, 429

T = TypeVar("T")


class SessionStarts:
    """Waits, and says until when, wherever Discord lets nobody in for now."""

    def __init__(
        self,
        now: Callable[[], datetime] = utc_now,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """Take the clock and the way to wait; nothing is waited for yet."""
        self._now = now
        self._sleep = sleep
        self.notice = ""
        """Why the bot is not connected and until when, while it waits."""

    async def outlast(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """Return what ``attempt`` returns; make it again after each ban of this machine's address.

        Cloudflare bans an address for a while that made too many invalid requests, of whichever
        program: it answers 429 or 403 with a page in HTML
        (https://docs.discord.com/developers/topics/rate-limits, Invalid Request Limit). It is
        waited for as long as the answer says, a day at most, else for a minute, doubling to an
        hour. A rate limit of the login is waited out, too.

        Raises:
            HTTPException: Discord refuses for another reason.
            GatewayNotFound: the same, where the library asks for the gateway.
        """
        for pause in _pauses():
            try:
                return await attempt()
            except discord.RateLimited as error:
                await self._wait(error.retry_after, "Discord limits how often a bot logs in")
                continue
            except (discord.HTTPException, discord.GatewayNotFound) as error:
                seconds = _ban_seconds(error, pause)
                if seconds is None:
                    raise
            await self._wait(seconds, "Discord bans this machine's address (HTTP 429 or 403)")
        raise AssertionError

    async def allowed(
        self, limits: Callable[[], Awaitable[discord.SessionStartLimits]]
    ) -> discord.SessionStartLimits:
        """Wait until a session start of the day is left; return the limits then.

        Rate limits and bans of the address are outlasted. That starts are spaced out is for the
        caller to see to.

        ``limits`` asks Discord. If a bot identifies without a start that is left, its token is
        reset (https://docs.discord.com/developers/events/gateway, Identifying and Session Start
        Limit).

        Raises:
            GatewayNotFound, HTTPException: as ``limits``, for another reason than these.
        """
        while (found := await self.outlast(limits)).remaining <= 0:
            await self._wait(
                found.reset_after / 1000, f"All {found.total} session starts of the day are used"
            )
        return found

    async def _wait(self, seconds: float, reason: str) -> None:
        """Sleep for some seconds, one at least, with the reason in ``notice`` and in the log."""
        seconds = max(seconds, _SHORTEST_WAIT_SECONDS)
        until = self._now() + timedelta(seconds=seconds)
        self.notice = f"{reason}; waiting until {until:%Y-%m-%d %H:%M:%S} UTC"
        _LOG.warning("%s", self.notice)
        try:
            await self._sleep(seconds)
        finally:
            self.notice = ""


def _pauses() -> Iterator[float]:
    """Yield pauses between attempts, in seconds, doubling from a minute to an hour, without end."""
    pause = FIRST_PAUSE_SECONDS
    while True:
        yield pause
        pause = min(2 * pause, LONGEST_PAUSE_SECONDS)


def _ban_seconds(error: discord.DiscordException, pause: float) -> float | None:
    """Return the seconds that a ban lasts, a day at most; None if the error is no ban.

    Where the ban names no end it is ``pause``.
    """
    refusal = error if isinstance(error, discord.HTTPException) else error.__cause__
    if not isinstance(refusal, discord.HTTPException):
        return None
    blocked = refusal.status == _FORBIDDEN and is_block(refusal)
    if refusal.status != _TOO_MANY_REQUESTS and not blocked:
        return None
    try:
        named = float(refusal.response.headers["Retry-After"])
    except (KeyError, ValueError):
        return pause
    return min(named, LONGEST_BAN_SECONDS) if named > 0 else pause
