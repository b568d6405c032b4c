"""When somebody is reminded of an open question: a pure function of times and habits."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, time, timedelta
from enum import StrEnum
from zoneinfo import ZoneInfo

import msgspec

MOST = 3
"""Reminders of one question, and of one seat in one turn (F35)."""

_LAST_HOUR = timedelta(hours=1)
_DAY = timedelta(days=1)
_GAP = timedelta(minutes=2)
"""Nearer than this to the question, its end or another reminder nobody is helped by one."""


Stretch = tuple[datetime, datetime]
"""From the first moment on, up to the second."""


class Cadence(StrEnum):
    """How often a person is reminded."""

    OFF = "off"
    FEW = "few"
    """Once, when four fifths of the time have passed."""
    NORMAL = "normal"


class Quiet(msgspec.Struct, frozen=True):
    """Hours of every day in which a person is not reminded, in the person's own zone."""

    start: time
    end: time
    """On the next day where it is not after the start."""
    zone: str
    """An IANA name."""

    def stretch(self, moment: datetime) -> Stretch | None:
        """Return the quiet hours around a moment, in UTC; the end is no longer quiet."""
        zone = ZoneInfo(self.zone)
        today = moment.astimezone(zone).date()
        for day in (today - _DAY, today):
            last = day if self.start < self.end else day + _DAY
            since = datetime.combine(day, self.start, zone).astimezone(UTC)
            until = datetime.combine(last, self.end, zone).astimezone(UTC)
            if since <= moment < until:
                return since, until
        return None


class Reminder(msgspec.Struct, frozen=True):
    """The first, second or third reminder of a question."""

    number: int
    at: datetime


def reminders(
    asked_at: datetime,
    due: datetime,
    quiet: Quiet | None,
    cadence: Cadence,
    away: Sequence[Stretch] = (),
) -> tuple[Reminder, ...]:
    """Plan the reminders of a question: at half and four fifths of its time and an hour before.

    One that would fall in quiet hours waits for their end. Where the question falls due in the
    same quiet hours it comes before them, or, if they had begun when it was asked, as planned.
    Who is away is reminded after the return.
    """
    whole = due - asked_at
    planned = [
        Reminder(1, asked_at + whole / 2),
        Reminder(2, asked_at + whole * 4 / 5),
        Reminder(3, due - _LAST_HOUR),
    ]
    match cadence:
        case Cadence.OFF:
            return ()
        case Cadence.FEW:
            planned = [planned[1]]
        case Cadence.NORMAL:
            pass
    moved = [Reminder(r.number, _moved(r.at, asked_at, due, quiet, away)) for r in planned]
    kept: list[Reminder] = []
    for reminder in sorted(moved, key=lambda r: (r.at, r.number)):
        if not asked_at + _GAP <= reminder.at <= due - _GAP:
            continue
        if kept and reminder.at - kept[-1].at < _GAP:
            continue
        kept.append(reminder)
    # Numbered in the order in which they come: what was said is known by its number.
    return tuple(Reminder(number, r.at) for number, r in enumerate(kept, start=1))


def _moved(
    at: datetime, asked_at: datetime, due: datetime, quiet: Quiet | None, away: Sequence[Stretch]
) -> datetime:
    absence = next(((since, until) for since, until in away if since <= at < until), None)
    if absence is not None:
        at = absence[1]
    stretch = quiet.stretch(at) if quiet is not None else None
    if stretch is None:
        return at
    since, until = stretch
    if until <= due - _GAP:
        return until
    return since if since - asked_at >= _GAP else at
