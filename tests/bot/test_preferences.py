"""What a person sets about time, as it is stored and as it is offered."""

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

from bot.model.preferences import (
    BUDGET,
    CallChoice,
    Preferences,
    ReminderCadence,
    budget_left,
    is_zone,
    minutes_of,
    quiet_hours,
    zones,
)
from bot.model.times import TimeSpan, to_ms
from bot.rows.people import AbsenceRow, PreferencesRow
from bot.table.people import preferences_of, preferences_row

NOW = datetime(2026, 6, 1, 12, tzinfo=UTC)
DAY = timedelta(days=1)


def away(since: timedelta, until: timedelta) -> TimeSpan:
    """An absence, told from now."""
    return TimeSpan(to_ms(NOW + since), to_ms(NOW + until))


@pytest.mark.parametrize(
    "chosen",
    [
        Preferences(),
        Preferences(
            zone="Europe/Paris",
            quiet=quiet_hours(22 * 60 + 30, 7 * 60 + 15, "Europe/Paris"),
            cadence=ReminderCadence.OFF,
            calls=CallChoice.OWN,
            copies=True,
        ),
        Preferences(quiet=quiet_hours(0, 60, "UTC"), closed=True),
    ],
)
def test_what_is_stored_is_what_was_chosen(chosen: Preferences) -> None:
    """Each field comes back, midnight too."""
    assert replace(chosen, settled=True) == preferences_of(preferences_row(7, chosen), ())


def test_absences_come_back_whatever_else_was_set() -> None:
    """They are rows of their own, and may be all that a person ever said."""
    span = away(-DAY, DAY)
    row = AbsenceRow(7, span.since, span.until)
    assert (span,) == preferences_of(None, (row,)).away
    assert (span,) == preferences_of(preferences_row(7, Preferences()), (row,)).away


def test_a_zone_that_is_not_known_here_is_that_of_the_world() -> None:
    """A database may have moved to a machine with an older list of zones."""
    row = PreferencesRow(7, "Mars/Olympus", 60, 120, "normal", "every", 0, 0)
    read = preferences_of(row, ())
    assert ("UTC", "UTC") == (read.zone, read.quiet.zone if read.quiet else None)


def test_minutes_are_counted_from_midnight() -> None:
    """The last one of a day is 1439."""
    moments = (time(), time(0, 59), time(1), time(23, 59))
    assert [0, 59, 60, 1439] == [minutes_of(moment) for moment in moments]


@pytest.mark.parametrize(
    ("zone", "changed"),
    [
        ("Europe/Paris", datetime(2026, 3, 29, 1, tzinfo=UTC)),
        ("Europe/Paris", datetime(2026, 10, 25, 1, tzinfo=UTC)),
        ("America/New_York", datetime(2026, 3, 8, 7, tzinfo=UTC)),
        ("America/New_York", datetime(2026, 11, 1, 6, tzinfo=UTC)),
    ],
)
@pytest.mark.parametrize("start", [0, 90, 150, 1380])
@pytest.mark.parametrize("end", [90, 150, 180, 420])
def test_quiet_hours_hold_whenever_the_clock_on_the_wall_shows_them(
    zone: str, changed: datetime, start: int, end: int
) -> None:
    """F82: in the nights in which it is changed, too, where an hour comes twice or not at all."""
    quiet = quiet_hours(start, end, zone)
    for quarter in range(-24, 24):
        at = changed + quarter * timedelta(minutes=15)
        wall = at.astimezone(ZoneInfo(zone)).time()
        late, early = wall >= quiet.start, wall < quiet.end
        if late and early if quiet.start < quiet.end else late or early:
            around = quiet.stretch(to_ms(at))
            assert around is not None
            assert quiet.next_after(to_ms(at)) == around
        else:
            assert quiet.next_after(to_ms(at)).until > to_ms(at)


def test_an_absence_is_under_way_from_its_first_moment_up_to_its_last() -> None:
    """Where two overlap, the later end counts."""
    known = Preferences(away=(away(-DAY, DAY), away(-DAY, 2 * DAY)))
    at = {when: known.away_until(to_ms(NOW + when)) for when in (-2 * DAY, -DAY, DAY, 2 * DAY)}
    end = to_ms(NOW + 2 * DAY)
    assert {-2 * DAY: None, -DAY: end, DAY: end, 2 * DAY: None} == at


def test_only_what_lies_within_a_year_is_taken_off_the_days_away() -> None:
    """F27: an absence that began before counts with the part that is in it."""
    assert BUDGET == budget_left((), NOW)
    assert BUDGET == budget_left((away(-400 * DAY, -380 * DAY),), NOW)
    assert BUDGET - 5 * DAY == budget_left((away(-370 * DAY, -360 * DAY),), NOW)
    spans = (away(-100 * DAY, -80 * DAY), away(-10 * DAY, DAY))
    assert timedelta() == budget_left(spans, NOW)


def test_the_zones_on_offer_are_of_places() -> None:
    """No file of another purpose, no offset with the sign turned round, none twice."""
    offered = zones()
    assert {"UTC", "Europe/Paris", "America/Argentina/Ushuaia", "Asia/Kolkata"} <= set(offered)
    assert not {"US/Eastern", "EST", "GMT", "CET", "Asia/Calcutta"} & set(offered)
    assert {name for name in offered if "/" not in name} == {"UTC"}
    assert not {name for name in offered if name.startswith(("Etc/", "posix/", "right/"))}
    assert all(is_zone(name) for name in offered)
    assert ("", "FR") == (offered["UTC"], offered["Europe/Paris"])


@pytest.mark.parametrize(
    ("name", "known"),
    [
        ("Europe/Paris", True),
        ("Etc/GMT+5", True),
        ("UTC", True),
        ("Mars/Olympus", False),
        ("../../etc/passwd", False),
        ("Factory", False),
        ("localtime", False),
        ("posix/Europe/Paris", False),
        ("right/Europe/Paris", False),
        ("", False),
    ],
)
def test_a_zone_is_known_by_its_name(name: str, *, known: bool) -> None:
    """Whatever somebody types is a name, never a path."""
    assert known == is_zone(name)
