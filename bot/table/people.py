"""Convert people's and servers' settings from and to rows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from bot.model.managers import GuildSetting, ServerLimits
from bot.model.preferences import (
    AwayMode,
    CallChoice,
    Preferences,
    QuietHours,
    ReminderCadence,
    is_zone,
    minutes_of,
    quiet_hours,
)
from bot.model.times import TimeSpan
from bot.rows.people import AbsenceRow, GuildRow, PreferencesRow


def preferences_of(row: PreferencesRow | None, away: Iterable[AbsenceRow]) -> Preferences:
    """Return a person's preferences from their rows; defaults where they never set any (None).

    Absences are divided by what the table does meanwhile: wait, or have the host play. An unknown
    time zone is read as UTC. An unknown choice or way to be away is an error (ValueError,
    KeyError).
    """
    spans: dict[str, list[TimeSpan]] = {mode: [] for mode in AwayMode}
    for absence in away:
        spans[absence.mode].append(TimeSpan(absence.since, absence.until))
    waits, played = tuple(spans[AwayMode.WAIT]), tuple(spans[AwayMode.PLAY])
    if row is None:
        return Preferences(away=waits, played=played)
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
        waits,
        played,
        hidden=bool(row.hidden),
        settled=True,
    )


_ENOUGH = 3
"""Least number of people with quiet hours from which those of their server are estimated."""


def night_of_most(rows: Iterable[PreferencesRow]) -> QuietHours | None:
    """Return the commonest quiet hours of some people, within the zone of more than half of them.

    None if fewer than three of them have quiet hours, or no zone is that of more than half of
    those who do.
    """
    known = [quiet for row in rows if (quiet := preferences_of(row, ()).quiet) is not None]
    zones = Counter(quiet.zone for quiet in known)
    zone = max(zones, key=zones.__getitem__, default="")
    if len(known) < _ENOUGH or 2 * zones[zone] <= len(known):
        return None
    hours = Counter(quiet for quiet in known if quiet.zone == zone)
    return max(hours, key=hours.__getitem__)


def preferences_row(user_id: int, preferences: Preferences) -> PreferencesRow:
    """Return the row of a person's preferences; absences have rows of their own."""
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
        int(preferences.hidden),
    )


def setting_of(row: GuildRow) -> GuildSetting:
    """Return a server's settings from its row."""
    return GuildSetting(
        row.language,
        msgspec.json.decode(row.channels, type=tuple[int, ...]),
        msgspec.json.decode(row.limits, type=ServerLimits),
    )


def guild_row(guild_id: int, setting: GuildSetting) -> GuildRow:
    """Return the row of a server's settings; channels and limits are JSON in it."""
    return GuildRow(
        guild_id,
        setting.language,
        msgspec.json.encode(setting.channels).decode(),
        msgspec.json.encode(setting.limits).decode(),
    )
