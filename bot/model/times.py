"""Moments as milliseconds since 1970, and the machine's clock."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TypeAlias

import msgspec

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MILLISECOND = timedelta(milliseconds=1)


Millis: TypeAlias = int
"""A moment in milliseconds since 1970, UTC."""


class TimeSpan(msgspec.Struct, frozen=True, order=True):
    """A span during which clocks are stopped, in milliseconds since 1970."""

    since: Millis
    until: Millis
    """End of the span; :data:`OPEN` while it is unknown."""


OPEN = 2**62
"""End of a span that has not ended."""


def to_ms(moment: datetime) -> Millis:
    """Return a moment as milliseconds since 1970."""
    return (moment - _EPOCH) // MILLISECOND


def from_ms(count: Millis) -> datetime:
    """Return the UTC moment ``count`` milliseconds after 1970."""
    return _EPOCH + count * MILLISECOND


def lately(at: Millis, span: timedelta) -> range:
    """Return the moments less than ``span`` from ``at``, after it as well as before.

    A moment later than those was noted by a clock that has been set back since: it says nothing of
    how long ago something was, which then counts as long ago.
    """
    length = span // MILLISECOND
    return range(at - length + 1, at + length)


def utc_now() -> datetime:
    """Return the present time by this machine's clock, in UTC."""
    return datetime.now(UTC)
