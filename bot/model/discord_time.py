"""Times that Discord made. They compare with one another, and with no time of this machine.

Nobody promises that the clocks agree: a machine without a time server is seconds off, one with a
wrong time zone is hours off.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from email.utils import parsedate_to_datetime
from typing import overload

import msgspec

from bot.model.times import MILLISECOND, to_ms

_EPOCH_MS = 1_420_070_400_000
"""When Discord's ids begin: Reference, *Snowflakes*."""
_LOW_BITS = 22


class DiscordTime(msgspec.Struct, frozen=True, order=True):
    """A moment by Discord's clock; comparing it with one of another clock is a TypeError."""

    ms: int
    """Milliseconds since 1970."""

    @overload
    def __sub__(self, other: DiscordTime) -> timedelta: ...

    @overload
    def __sub__(self, other: timedelta) -> DiscordTime: ...

    def __sub__(self, other: DiscordTime | timedelta) -> timedelta | DiscordTime:
        """Return the time since another Discord time, or this time less a timedelta.

        A timedelta counts in whole milliseconds, rounded down.
        """
        if isinstance(other, DiscordTime):
            return (self.ms - other.ms) * MILLISECOND
        if isinstance(other, timedelta):
            return DiscordTime(self.ms - other // MILLISECOND)
        return NotImplemented


def made_at(snowflake: int) -> DiscordTime:
    """Return when Discord made something, from its id: a message, an interaction."""
    return DiscordTime((snowflake >> _LOW_BITS) + _EPOCH_MS)


def told_as(moment: datetime) -> DiscordTime:
    """Return the moment of a date that Discord has sent as one of Discord's clock."""
    return DiscordTime(to_ms(moment))


def dated(header: str) -> DiscordTime | None:
    """Parse the ``Date`` header of an HTTP answer of Discord, to the second (RFC 9110, 6.6.1).

    None if it is no date.
    """
    try:
        return told_as(parsedate_to_datetime(header))
    except (TypeError, ValueError):
        return None
