"""The form for quiet hours and the time zone: a person's own, or those of a server."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from zoneinfo import ZoneInfo

from discord import ui

from bot.i18n.texts import Texts
from bot.model.preferences import Preferences, QuietHours, quiet_hours
from cogs.elements.custom_ids import CustomId
from cogs.elements.forms import Choice, form, one_of, text_field
from cogs.elements.time_zones import WELL_KNOWN, place_of

QUIET, OTHER_QUIET = "settings-menu-quiet", "settings-other-quiet"
ZONE, OTHER_ZONE = "settings-menu-zone", "settings-other-zone"
NO_QUIET = "settings-quiet-choice-none"
"""Fields and choices, by the ids of their texts."""

_HOUR = 60
_NIGHTS = ((21, 7), (22, 6), (22, 7), (22, 8), (23, 7), (23, 8), (23, 9), (0, 8), (0, 9))
"""Quiet hours that many people have, none longer than is allowed; a text takes any others."""
_HOURS_LIMIT, _PLACE_LIMIT = 30, 60


def night_form(press: CustomId, kept: Preferences, now: datetime, texts: Texts) -> ui.Modal:
    """Make the form of quiet hours and time zone with the present ones (``kept``) chosen.

    Each has a menu and a text field for others, empty at first; the reader of the form lets the
    text win. Time zones show their present time.
    """
    own = () if kept.zone in WELL_KNOWN else (kept.zone,)
    places = [
        Choice(
            zone,
            place_of(zone, texts.language),
            texts("settings-time-there", time=f"{now.astimezone(ZoneInfo(zone)):%H:%M}"),
            zone == kept.zone,
        )
        for zone in (*own, *WELL_KNOWN)
    ]
    return form(
        press,
        texts("settings-form-night"),
        one_of(QUIET, texts(QUIET), list(_nights(kept.quiet, texts))),
        text_field(
            OTHER_QUIET,
            texts(OTHER_QUIET),
            most=_HOURS_LIMIT,
            example=texts("settings-other-quiet-example"),
            required=False,
        ),
        one_of(ZONE, texts(ZONE), places),
        text_field(
            OTHER_ZONE,
            texts(OTHER_ZONE),
            most=_PLACE_LIMIT,
            example=texts("settings-other-zone-example"),
            required=False,
        ),
    )


def _nights(quiet: QuietHours | None, texts: Texts) -> Iterator[Choice]:
    """Yield the quiet hours to choose from: none, the present ones, the usual ones.

    The present ones are added only if they are none of the usual ones. Values are spelt
    *22:00-07:00*.
    """
    yield Choice(NO_QUIET, texts(NO_QUIET), chosen=quiet is None)
    nights = [quiet_hours(start * _HOUR, end * _HOUR, "UTC") for start, end in _NIGHTS]
    own = "" if quiet is None else _spelt(quiet)
    if quiet is not None and own not in [_spelt(night) for night in nights]:
        nights.insert(0, quiet)
    for night in nights:
        spelt = _spelt(night)
        start, end = spelt.split("-")
        label = texts("settings-quiet-choice", start=start, end=end)
        yield Choice(spelt, label, chosen=spelt == own)


def _spelt(quiet: QuietHours) -> str:
    """Spell quiet hours as people do, and as the form takes them back."""
    return f"{quiet.start:%H:%M}-{quiet.end:%H:%M}"
