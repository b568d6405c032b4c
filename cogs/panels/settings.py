"""The panel of a person's own settings: what holds now, and the forms that change it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from datetime import datetime

from discord import ui

from bot.i18n.texts import LANGUAGES, Texts
from bot.model.preferences import CallChoice, Preferences, QuietHours, ReminderCadence
from bot.model.times import from_ms, to_ms
from cogs.elements.components import OPTIONS_PER_MENU, Style, button, layout, rows
from cogs.elements.custom_ids import HELP_TABLE, CustomId, Verb
from cogs.elements.forms import Choice, Field, any_of, form, one_of
from cogs.elements.moments import asked_at
from cogs.elements.time_zones import place_of
from cogs.panels.clocks import when
from games import GAME_IDS

FOLLOW_DISCORD = "discord"
USUAL, NIGHT = "usual", "night"
"""The forms: all but the time, and the time."""

LANGUAGE, CALLS, REMINDERS = (
    "settings-menu-language",
    "settings-menu-calls",
    "settings-menu-reminders",
)
ALSO, TOLD = "settings-menu-also", "settings-menu-told"
COPIES, SHOWN, TIPS = "settings-also-copies", "settings-also-shown", "settings-also-tips"
INVITED = "settings-also-invited"
"""Fields and choices, by the ids of their texts."""

_COLOUR = 0xFFD36B


def settings_panel(
    preferences: Preferences,
    language: str | None,
    now: datetime,
    texts: Texts,
    headline: str = "",
    *,
    tips: bool = True,
    invited: bool = True,
    told_of: Collection[str] | None = None,
) -> ui.LayoutView:
    """Lay out what a person has set, with a button for each form.

    ``language`` is the one that the person chose, None if Discord's is followed; ``tips`` is
    whether they are told any while they learn a game, ``invited`` whether hosts may invite them;
    ``told_of`` names the games of whose new tables they are told on this server, None if they are
    on none.
    """
    away = preferences.away_until(to_ms(now))
    games = ", ".join(texts(f"{game}-name") for game in GAME_IDS if game in (told_of or ()))
    forms = [
        button(
            CustomId(HELP_TABLE, Verb.SETTING, part), texts(f"settings-form-{part}"), emoji=emoji
        )
        for part, emoji in ((USUAL, "⚙️"), (NIGHT, "🌙"))
    ]
    return layout(
        _COLOUR,
        texts("settings-title"),
        headline,
        "\n".join(
            line
            for line in (
                texts("settings-language" if language else "settings-language-followed"),
                texts(f"settings-calls-{preferences.calls.value}"),
                texts(f"settings-reminders-{preferences.cadence.value}"),
                texts("settings-zone", zone=place_of(preferences.zone, texts.language)),
                _quiet_line(preferences.quiet, texts),
                texts("settings-copies-yes" if preferences.copies else "settings-copies-no"),
                texts("settings-tips-yes" if tips else "settings-tips-no"),
                texts("settings-told", games=games) if games else "",
                texts("settings-hidden") if preferences.hidden else "",
                "" if invited else texts("settings-uninvited"),
                texts("settings-away", until=when(from_ms(away), "f")) if away else "",
            )
            if line
        ),
        *rows(forms),
        texts("settings-foot"),
    )


def settings_form(
    preferences: Preferences,
    language: str | None,
    texts: Texts,
    *,
    tips: bool,
    invited: bool,
    told_of: Collection[str] | None,
) -> ui.Modal:
    """Make the form of a person's settings, but for time and quiet hours; present ones are chosen.

    The field of games whose new tables they are told of is left out if ``told_of`` is None; it has
    25 games at most. The other parameters are as in :func:`settings_panel`.
    """
    chosen = language or FOLLOW_DISCORD
    fields: list[Field] = [
        one_of(
            LANGUAGE,
            texts(LANGUAGE),
            _named("language", (FOLLOW_DISCORD, *LANGUAGES), chosen, texts),
        ),
        one_of(CALLS, texts(CALLS), _named("calls", CallChoice, preferences.calls, texts)),
        one_of(
            REMINDERS,
            texts(REMINDERS),
            _named("cadence", ReminderCadence, preferences.cadence, texts),
        ),
        any_of(
            ALSO,
            texts(ALSO),
            [
                Choice(name, texts(name), chosen=on)
                for name, on in (
                    (COPIES, preferences.copies),
                    (TIPS, tips),
                    (SHOWN, not preferences.hidden),
                    (INVITED, invited),
                )
            ],
        ),
    ]
    if told_of is not None:
        games = [
            Choice(f"{game}-name", texts(f"{game}-name"), chosen=game in told_of)
            # What is chosen first, in case that there are more games than room.
            for game in sorted(GAME_IDS, key=lambda one: one not in told_of)[:OPTIONS_PER_MENU]
        ]
        fields.append(any_of(TOLD, texts(TOLD), games))
    press = CustomId(HELP_TABLE, Verb.SETTING, USUAL)
    return form(press, texts("settings-form-usual"), *fields)


def _named(prefix: str, values: Iterable[str], chosen: str, texts: Texts) -> list[Choice]:
    """Return the values of a setting as choices with values and text ids ``prefix-value``.

    The one that equals ``chosen`` is marked.
    """
    return [
        Choice(f"{prefix}-{value}", texts(f"{prefix}-{value}"), chosen=value == chosen)
        for value in map(str, values)
    ]


def forget_panel(texts: Texts, now: datetime, headline: str = "") -> ui.LayoutView:
    """Ask whether somebody wants to be forgotten, with the one button that does it.

    The button carries the time ``now``, as it holds for a while only.
    """
    press = CustomId(HELP_TABLE, Verb.FORGET, decision=asked_at(now))
    sure = button(press, texts("button-forget"), emoji="🗑️", style=Style.FINAL)
    asked = (headline, texts("forget-title"), texts("forget-what"))
    return layout(_COLOUR, *asked, ui.ActionRow(sure))


def _quiet_line(quiet: QuietHours | None, texts: Texts) -> str:
    """Say somebody's quiet hours and the place of their time zone, or that they have none."""
    if quiet is None:
        return texts("settings-quiet-none")
    return texts(
        "settings-quiet",
        start=f"{quiet.start:%H:%M}",
        end=f"{quiet.end:%H:%M}",
        zone=place_of(quiet.zone, texts.language),
    )


def settings_button(texts: Texts) -> ui.Button[ui.LayoutView]:
    """Lead to a person's own settings."""
    return button(CustomId(HELP_TABLE, Verb.SETTINGS), texts("button-settings"), emoji="⚙️")
