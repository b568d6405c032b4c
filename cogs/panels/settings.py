"""The panel of a person's own settings: what holds now, and a menu for each of them."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from datetime import datetime
from zoneinfo import ZoneInfo

import discord
from discord import ui

from bot.i18n.texts import LANGUAGES, Texts
from bot.model.preferences import (
    CallChoice,
    Preferences,
    QuietHours,
    ReminderCadence,
    minutes_of,
    quiet_hours,
)
from bot.model.times import from_ms, to_ms
from cogs.elements.components import (
    OPTION_LIMIT,
    OPTIONS_PER_MENU,
    Style,
    button,
    layout,
    menu,
    shortened,
)
from cogs.elements.custom_ids import HELP_TABLE, CustomId, Verb
from cogs.elements.moments import asked_at
from cogs.elements.time_zones import WELL_KNOWN, place_of
from cogs.panels.clocks import when
from games import GAME_IDS

FOLLOW_DISCORD = "discord"
NOTHING = "-"
"""Stands for no game of whose tables somebody is told."""
NO_QUIET = "-"
"""Stands for no quiet hours, in the menu as in the command."""

_COLOUR = 0xFFD36B

_HOUR = 60
_NIGHTS = ((21, 7), (22, 6), (22, 7), (22, 8), (23, 7), (23, 8), (23, 9), (0, 8), (0, 9))
"""Quiet hours that many people have, none longer than is allowed; ``/me settings`` takes any."""


def settings_panel(
    preferences: Preferences,
    language: str | None,
    now: datetime,
    texts: Texts,
    headline: str = "",
    *,
    tips: bool = True,
    told_of: Collection[str] | None = None,
) -> ui.LayoutView:
    """Lay out what a person has set and a menu for each setting; looking at it changes nothing.

    ``language`` is the one that the person chose, None where Discord's is followed; ``tips`` is
    whether they are told any while they learn a game; ``told_of`` names the games of whose tables
    they are told on this server, None where they are on none.
    """
    away = preferences.away_until(to_ms(now))
    return layout(
        _COLOUR,
        texts("settings-title"),
        headline,
        "\n".join(
            (
                texts("settings-language" if language else "settings-language-followed"),
                texts(f"settings-calls-{preferences.calls.value}"),
                texts(f"settings-reminders-{preferences.cadence.value}"),
                texts("settings-zone", zone=place_of(preferences.zone, texts.language)),
                _quiet_line(preferences.quiet, texts),
                texts("settings-copies-yes" if preferences.copies else "settings-copies-no"),
                texts("settings-tips-yes" if tips else "settings-tips-no"),
                texts("settings-hidden") if preferences.hidden else "",
                texts("settings-away", until=when(from_ms(away), "f")) if away else "",
            )
        ),
        *_menus(preferences, language, now, texts),
        _menu(
            "tips",
            [(str(int(told)), texts(f"settings-tips-{told:d}"), "") for told in (False, True)],
            # Chosen again, they begin anew.
            "" if tips else "0",
            texts,
        ),
        *([] if told_of is None else [_told_menu(told_of, texts)]),
        texts("settings-foot"),
    )


def _told_menu(told_of: Collection[str], texts: Texts) -> ui.ActionRow[ui.LayoutView]:
    """Offer the games of whose tables somebody may be told, several at once, or none."""
    none = texts("settings-told-none")
    title = texts("settings-menu-told")
    options = [
        discord.SelectOption(
            label=shortened(f"{title} · {label}", OPTION_LIMIT), value=value, default=chosen
        )
        for value, label, chosen in (
            (NOTHING, none, not told_of),
            *((game, texts(f"{game}-name"), game in told_of) for game in GAME_IDS),
        )
    ]
    press = CustomId(HELP_TABLE, Verb.SETTING, "told")
    return ui.ActionRow(menu(press, title, options[:OPTIONS_PER_MENU], most=OPTIONS_PER_MENU))


def forget_panel(texts: Texts, now: datetime, headline: str = "") -> ui.LayoutView:
    """Ask whether somebody wants to be forgotten; whoever does not, presses nothing."""
    press = CustomId(HELP_TABLE, Verb.FORGET, decision=asked_at(now))
    sure = button(press, texts("button-forget"), emoji="🗑️", style=Style.FINAL)
    asked = (headline, texts("forget-title"), texts("forget-what"))
    return layout(_COLOUR, *asked, ui.ActionRow(sure))


def _quiet_line(quiet: QuietHours | None, texts: Texts) -> str:
    if quiet is None:
        return texts("settings-quiet-none")
    return texts(
        "settings-quiet",
        start=f"{quiet.start:%H:%M}",
        end=f"{quiet.end:%H:%M}",
        zone=place_of(quiet.zone, texts.language),
    )


def _menus(
    preferences: Preferences, language: str | None, now: datetime, texts: Texts
) -> Iterator[ui.ActionRow[ui.LayoutView]]:
    yield _menu(
        "language",
        [(key, texts(f"language-{key}"), "") for key in (FOLLOW_DISCORD, *LANGUAGES)],
        language or FOLLOW_DISCORD,
        texts,
    )
    yield _menu(
        "calls",
        [(choice.value, texts(f"calls-{choice.value}"), "") for choice in CallChoice],
        preferences.calls.value,
        texts,
    )
    yield _menu(
        "reminders",
        [(cadence.value, texts(f"cadence-{cadence.value}"), "") for cadence in ReminderCadence],
        preferences.cadence.value,
        texts,
    )
    own = () if preferences.zone in WELL_KNOWN else (preferences.zone,)
    yield _menu(
        "zone",
        [
            (zone, place_of(zone, texts.language), _time_there(zone, now, texts))
            for zone in (*own, *WELL_KNOWN)
        ],
        preferences.zone,
        texts,
    )
    yield _menu("quiet", _nights(preferences.quiet, texts), _spelt(preferences.quiet), texts)
    yield _menu(
        "copies",
        [(str(int(copies)), texts(f"settings-copies-{copies:d}"), "") for copies in (False, True)],
        str(int(preferences.copies)),
        texts,
    )
    yield _menu(
        "shown",
        [(str(int(shown)), texts(f"settings-shown-{shown:d}"), "") for shown in (True, False)],
        str(int(not preferences.hidden)),
        texts,
    )


def _menu(
    setting: str, choices: list[tuple[str, str, str]], chosen: str, texts: Texts
) -> ui.ActionRow[ui.LayoutView]:
    title = texts(f"settings-menu-{setting}")
    options = [
        discord.SelectOption(
            label=shortened(f"{title} · {label}", OPTION_LIMIT),
            value=value,
            description=note or None,
            default=value == chosen,
        )
        for value, label, note in choices
    ]
    return ui.ActionRow(menu(CustomId(HELP_TABLE, Verb.SETTING, setting), title, options))


def _nights(quiet: QuietHours | None, texts: Texts) -> list[tuple[str, str, str]]:
    known = [quiet_hours(start * _HOUR, end * _HOUR, "UTC") for start, end in _NIGHTS]
    if quiet is not None and _spelt(quiet) not in map(_spelt, known):
        known.insert(0, quiet)
    return [
        (NO_QUIET, texts("settings-quiet-choice-none"), ""),
        *(
            (
                _spelt(night),
                texts(
                    "settings-quiet-choice",
                    start=f"{night.start:%H:%M}",
                    end=f"{night.end:%H:%M}",
                ),
                "",
            )
            for night in known
        ),
    ]


def _spelt(quiet: QuietHours | None) -> str:
    """Spell quiet hours as the value of an option: minutes since midnight."""
    return NO_QUIET if quiet is None else f"{minutes_of(quiet.start)}-{minutes_of(quiet.end)}"


def settings_button(texts: Texts) -> ui.Button[ui.LayoutView]:
    """Lead to a person's own settings."""
    return button(CustomId(HELP_TABLE, Verb.SETTINGS), texts("button-settings"), emoji="⚙️")


def _time_there(zone: str, now: datetime, texts: Texts) -> str:
    return texts("settings-time-there", time=f"{now.astimezone(ZoneInfo(zone)):%H:%M}")
