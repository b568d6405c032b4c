"""What a person sets about time: quiet hours, reminders, copies, and when they are away."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime, time, timedelta
from enum import StrEnum
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

import msgspec

from bot.model.times import Millis, TimeSpan, from_ms, to_ms

YEAR = timedelta(days=365)
BUDGET = timedelta(days=30)
"""How long a person may be away within a year (F27)."""

_DAY = timedelta(days=1)
_HOUR = 60
_NOWHERE = frozenset({"Factory", "localtime", "posixrules"})
"""Files of a zone database that are of no place."""
_DOUBLES = ("posix/", "right/")
"""Where a zone database keeps its zones again, with and without leap seconds."""


class CallChoice(StrEnum):
    """To which questions a person wants to be called."""

    EVERY = "every"
    OWN = "own"
    """To those of one's own turns."""
    NONE = "none"

    def includes(self, *, optional: bool) -> bool:
        """Whether somebody who chose this is called to a question."""
        return self is CallChoice.EVERY or (self is CallChoice.OWN and not optional)


class ReminderCadence(StrEnum):
    """How often a person is reminded."""

    OFF = "off"
    FEW = "few"
    """Once, when four fifths of the time have passed."""
    NORMAL = "normal"


class QuietHours(msgspec.Struct, frozen=True):
    """Hours of every day in which a person is not reminded, in the person's own zone."""

    start: time
    end: time
    """On the next day where it is not after the start."""
    zone: str
    """An IANA name."""

    def stretch(self, at: Millis) -> TimeSpan | None:
        """Return the quiet hours around a moment; their end is no longer quiet."""
        zone = ZoneInfo(self.zone)
        moment = from_ms(at)
        today = moment.astimezone(zone).date()
        for day in (today - _DAY, today):
            last = day if self.start < self.end else day + _DAY
            since = datetime.combine(day, self.start, zone).astimezone(UTC)
            until = datetime.combine(last, self.end, zone).astimezone(UTC)
            if since <= moment < until:
                return TimeSpan(to_ms(since), to_ms(until))
        return None


class Preferences(msgspec.Struct, frozen=True):
    """A person's settings, the same at all tables."""

    zone: str = "UTC"
    quiet: QuietHours | None = None
    cadence: ReminderCadence = ReminderCadence.NORMAL
    calls: CallChoice = CallChoice.EVERY
    copies: bool = False
    """Whether calls are copied to direct messages."""
    closed: bool = False
    """Whether a copy could not be delivered and the person has not been told yet."""
    away: tuple[TimeSpan, ...] = ()
    """Absences of the last year and the one under way."""

    @property
    def always_there(self) -> bool:
        """Whether no hour of any day is kept free of reminders."""
        return self.quiet is None and not self.away

    def away_until(self, at: Millis) -> int | None:
        """Return the end of the absence under way at a time, in milliseconds."""
        return max(
            (span.until for span in self.away if span.since <= at < span.until), default=None
        )


def quiet_hours(start: int, end: int, zone: str) -> QuietHours:
    """Make quiet hours from minutes since midnight."""
    return QuietHours(time(*divmod(start, _HOUR)), time(*divmod(end, _HOUR)), zone)


def minutes_of(moment: time) -> int:
    """Count the minutes since midnight."""
    return moment.hour * _HOUR + moment.minute


def budget_left(away: Iterable[TimeSpan], now: datetime) -> timedelta:
    """Return how long a person may still be away, counting the year up to now."""
    since = int((now - YEAR).timestamp() * 1000)
    used = sum(max(0, span.until - max(span.since, since)) for span in away)
    return max(timedelta(), BUDGET - timedelta(milliseconds=used))


@cache
def zones() -> tuple[str, ...]:
    """List the names of all time zones that people live in."""
    return tuple(
        sorted(
            name
            for name in available_timezones()
            if name == "UTC" or ("/" in name and not name.startswith(("Etc/", *_DOUBLES)))
        )
    )


def is_zone(name: str) -> bool:
    """Whether a time zone of that name is known here, and one that people live in."""
    if name in _NOWHERE or name.startswith(_DOUBLES):
        return False
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True
