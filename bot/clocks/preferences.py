"""What a person sets about time: quiet hours, reminders, copies, and when they are away."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

import msgspec

from bot.clocks.call_plan import CallChoice
from bot.clocks.question_clock import TimeSpan
from bot.clocks.reminder_plan import QuietHours, ReminderCadence
from bot.model.times import Millis
from bot.rows.people import AbsenceRow, PreferencesRow

YEAR = timedelta(days=365)
BUDGET = timedelta(days=30)
"""How long a person may be away within a year (F27)."""

_HOUR = 60
_NOWHERE = frozenset({"Factory", "localtime", "posixrules"})
"""Files of a zone database that are of no place."""
_DOUBLES = ("posix/", "right/")
"""Where a zone database keeps its zones again, with and without leap seconds."""


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


def preferences_of(row: PreferencesRow | None, away: Iterable[AbsenceRow]) -> Preferences:
    """Make the preferences of a person from what is stored."""
    spans = tuple(TimeSpan(absence.since, absence.until) for absence in away)
    if row is None:
        return Preferences(away=spans)
    # A zone may be missing where the bot runs now.
    zone = row.zone if is_zone(row.zone) else "UTC"
    quiet = (
        None
        if row.quiet_from is None or row.quiet_to is None
        else quiet_hours(row.quiet_from, row.quiet_to, zone)
    )
    return Preferences(
        zone,
        quiet,
        ReminderCadence(row.cadence),
        CallChoice(row.calls),
        bool(row.copies),
        bool(row.closed),
        spans,
    )


def preferences_row(user_id: int, preferences: Preferences) -> PreferencesRow:
    """Return the row of a person's preferences, absences apart."""
    quiet = preferences.quiet
    return PreferencesRow(
        user_id,
        preferences.zone,
        None if quiet is None else minutes_of(quiet.start),
        None if quiet is None else minutes_of(quiet.end),
        preferences.cadence.value,
        preferences.calls.value,
        int(preferences.copies),
        int(preferences.closed),
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
