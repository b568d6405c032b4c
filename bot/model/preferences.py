"""What a person sets about time: quiet hours, reminders, copies, and when they are away."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import UTC, date, datetime, time, timedelta
from enum import StrEnum
from functools import cache, cached_property
from importlib.resources import files
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from bot.model.times import Millis, TimeSpan, from_ms, to_ms

YEAR = timedelta(days=365)
BUDGET = timedelta(days=30)
"""Longest total absence of a person within a year (F27)."""

MOST_KEPT_AWAY = 25
"""People on one list of those kept away, as many as a menu of Discord holds."""

_DAY = timedelta(days=1)
_HOUR = 60
_WHOLE = 24 * _HOUR
LONGEST_NIGHT = 10 * _HOUR
"""Minutes: so long a night holds limits at the most."""
UTC_ZONE = "UTC"
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
        """Return True if somebody who chose this is called to a question.

        ``optional`` questions are reactions, which a seat may let pass; others are of one's own
        turns.
        """
        return self is CallChoice.EVERY or (self is CallChoice.OWN and not optional)


class AwayMode(StrEnum):
    """What becomes of the questions to somebody who is away."""

    WAIT = "wait"
    """Their clocks stand, for a part of a game."""
    PLAY = "play"
    """The host, or a computer that stands in, answers at once."""


class ReminderCadence(StrEnum):
    """How many reminders a person wants."""

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
        """Return the quiet hours that a moment falls into; None if it is in none.

        Their end is no longer quiet; with the same start and end they last a day. A start or end
        that the zone's clock shows twice, or skips, is the one with which they last longer.
        """
        moment = from_ms(at)
        today = moment.astimezone(ZoneInfo(self.zone)).date()
        for day in (today - _DAY, today):
            last = day if self.start < self.end else day + _DAY
            since, until = min(self._moments(day, self.start)), max(self._moments(last, self.end))
            if since <= moment < until:
                return TimeSpan(to_ms(since), to_ms(until))
        return None

    def _moments(self, day: date, clock: time) -> tuple[datetime, datetime]:
        """Return when the zone's clock shows a time on a day, before and after it is changed.

        They are the same but for times that it shows twice or skips.
        """
        shown = datetime.combine(day, clock, ZoneInfo(self.zone))
        return shown.astimezone(UTC), shown.replace(fold=1).astimezone(UTC)

    def next_after(self, at: Millis) -> TimeSpan:
        """Return the quiet hours around a moment, or the first that begin at or after it."""
        around = self.stretch(at)
        if around is not None:
            return around
        day = from_ms(at).astimezone(ZoneInfo(self.zone)).date()
        while True:
            begins = to_ms(min(self._moments(day, self.start)))
            if begins >= at and (found := self.stretch(begins)) is not None:
                return found
            day += _DAY


class Preferences(msgspec.Struct, frozen=True, dict=True):
    """A person's settings, the same at all tables."""

    zone: str = "UTC"
    quiet: QuietHours | None = None
    cadence: ReminderCadence = ReminderCadence.NORMAL
    calls: CallChoice = CallChoice.EVERY
    copies: bool = False
    """True if calls are copied to direct messages."""
    closed: bool = False
    """True if a copy could not be delivered and the person has not been told yet."""
    away: tuple[TimeSpan, ...] = ()
    """Absences of the last year and the one under way in which the others wait."""
    played: tuple[TimeSpan, ...] = ()
    """Those in which the host answers."""
    hidden: bool = False
    """True if the person is shown to nobody but themselves: in no hall, among nobody's rivals."""
    settled: bool = False
    """True if the person has chosen any of it, if only that it is all right as it is."""

    @cached_property
    def always_there(self) -> bool:
        """True if there are no quiet hours and no absences, past ones of a year included."""
        return self.quiet is None and not self.away and not self.played

    def away_until(self, at: Millis) -> int | None:
        """Return the latest end of the absences under way at a time, in ms; None without one.

        Those in which the others wait and those in which the host answers both count.
        """
        spans = (*self.away, *self.played)
        return max((span.until for span in spans if span.since <= at < span.until), default=None)

    def is_played_for(self, at: Millis) -> bool:
        """Return True if the host answers for the person at a time, as they asked for."""
        return any(span.since <= at < span.until for span in self.played)


def quiet_hours(start: int, end: int, zone: str) -> QuietHours:
    """Return quiet hours that start and end at these minutes since midnight, in a zone."""
    return QuietHours(time(*divmod(start, _HOUR)), time(*divmod(end, _HOUR)), zone)


def as_limits_know(quiet: QuietHours | None) -> QuietHours | None:
    """Return quiet hours as limits are held by them: at most :data:`LONGEST_NIGHT` minutes.

    Longer ones keep their start and end earlier. None for None; shorter ones come back as they are.
    """
    if quiet is None:
        return None
    start, end = minutes_of(quiet.start), minutes_of(quiet.end)
    long = (end - start) % _WHOLE or _WHOLE
    if long <= LONGEST_NIGHT:
        return quiet
    return quiet_hours(start, (start + LONGEST_NIGHT) % _WHOLE, quiet.zone)


def spelt(quiet: QuietHours | None) -> str:
    """Spell quiet hours as ``start-end zone``, in minutes since midnight; empty for None."""
    if quiet is None:
        return ""
    return f"{minutes_of(quiet.start)}-{minutes_of(quiet.end)} {quiet.zone}"


def read_hours(word: str) -> QuietHours | None:
    """Parse what :func:`spelt` returned; None if it is empty or the time zone is unknown here.

    Raises:
        ValueError: the hours are not two numbers of minutes.
    """
    hours, _, zone = word.partition(" ")
    if not hours or not is_zone(zone):
        return None
    start, _, end = hours.partition("-")
    return quiet_hours(int(start), int(end), zone)


def minutes_of(moment: time) -> int:
    """Return the minutes since midnight of a time of day; seconds are dropped."""
    return moment.hour * _HOUR + moment.minute


def budget_left(away: Iterable[TimeSpan], now: datetime) -> timedelta:
    """Return how much longer a person may be away: :data:`BUDGET` less absences of the past year.

    Of an absence begun earlier only the part within the year before ``now`` counts; one that is
    still to come, or under way, counts whole. Never negative.
    """
    since = int((now - YEAR).timestamp() * 1000)
    used = sum(max(0, span.until - max(span.since, since)) for span in away)
    return max(timedelta(), BUDGET - timedelta(milliseconds=used))


@cache
def zones() -> Mapping[str, str]:
    """Return the time zones on offer, of one place each, with the ISO code of its country.

    They are those of ``zone.tab`` in the time zone database, in its order: by country, and there
    by geography, populous places first. UTC, with an empty code, comes before them.
    """
    table = (files("tzdata") / "zoneinfo" / "zone.tab").read_text(encoding="utf-8")
    rows = [line.split("\t") for line in table.splitlines() if not line.startswith("#")]
    return {UTC_ZONE: ""} | {zone: country for country, _, zone, *_ in rows}


def is_zone(name: str) -> bool:
    """Return True if the machine has a time zone of this name, on offer in :func:`zones` or not.

    False for names of no place (``Factory``, ``localtime``) and for copies (``posix/…``,
    ``right/…``).
    """
    if name in _NOWHERE or name.startswith(_DOUBLES):
        return False
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True
