"""Moments: milliseconds since 1970 as they are stored and compared, and the clock on the wall."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TypeAlias

import msgspec

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MILLISECOND = timedelta(milliseconds=1)


Millis: TypeAlias = int
"""A moment, as the milliseconds since 1970 that are stored, compared and reckoned with."""


class TimeSpan(msgspec.Struct, frozen=True, order=True):
    """A stretch of time in which a clock stands, counted since 1970."""

    since: Millis
    until: Millis
    """:data:`OPEN` while nobody knows the end."""


OPEN = 2**62
"""Stands for the end of a pause that has not ended."""


def to_ms(moment: datetime) -> Millis:
    """Count the milliseconds since 1970."""
    return (moment - _EPOCH) // MILLISECOND


def from_ms(count: Millis) -> datetime:
    """Return the moment that many milliseconds after 1970, in UTC."""
    return _EPOCH + count * MILLISECOND


def utc_now() -> datetime:
    """Return the time of this machine."""
    return datetime.now(UTC)
