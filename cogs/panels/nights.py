"""The question when somebody sleeps, asked on their panel until they have answered it once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from discord import ui

from bot.i18n.texts import Texts
from bot.model.preferences import QuietHours, quiet_hours
from bot.model.table import TableId
from cogs.elements.components import button, rows
from cogs.elements.custom_ids import CustomId, Verb
from cogs.elements.time_zones import place_of
from cogs.panels.settings import settings_button

NO_NIGHT = "-"
"""Stands for an answer that leaves all as it is."""

_SINCE, _UNTIL = 23 * 60, 7 * 60
"""Minutes since midnight: the night that is proposed."""

_ELSEWHERE = ("Europe/London", "America/New_York")
_ZONES = {
    "de": ("Europe/Berlin",),
    "en-GB": ("Europe/London",),
    "en-US": ("America/New_York", "America/Los_Angeles"),
    "es-ES": ("Europe/Madrid",),
    "fr": ("Europe/Paris", "America/Toronto"),
    "it": ("Europe/Rome",),
    "ja": ("Asia/Tokyo",),
    "nl": ("Europe/Amsterdam",),
    "pl": ("Europe/Warsaw",),
    "pt-BR": ("America/Sao_Paulo",),
    "sv-SE": ("Europe/Stockholm",),
}
"""By the language that somebody has chosen, or that of their Discord: where most of them live."""


def guessed_zones(locale: str) -> tuple[str, ...]:
    """Guess in which time zones somebody may live, the likeliest first."""
    return _ZONES.get(locale, _ELSEWHERE)


def word_of(zone: str) -> str:
    """Spell a time zone as custom ids can hold it."""
    return zone.replace("/", ".")


PROPOSED = {word_of(zone): zone for zones in (_ELSEWHERE, *_ZONES.values()) for zone in zones}
"""The time zones that are proposed to anybody, by how they are spelt in custom ids."""


def night_in(zone: str) -> QuietHours:
    """Return the quiet hours that are proposed to who lives in a time zone."""
    return quiet_hours(_SINCE, _UNTIL, zone)


def night_guesses(
    zones: Sequence[str], press: Callable[[str], CustomId], texts: Texts
) -> list[ui.Button[ui.LayoutView]]:
    """Return a button for the proposed night of each time zone.

    ``press`` makes its custom id from the zone as ids spell it.
    """
    guesses = []
    for zone in zones:
        night = night_in(zone)
        label = texts(
            "night-guess",
            start=f"{night.start:%H:%M}",
            end=f"{night.end:%H:%M}",
            place=place_of(zone, texts.language),
        )
        guesses.append(button(press(word_of(zone)), label, emoji="🌙"))
    return guesses


def night_question(
    table: TableId, zones: Sequence[str], texts: Texts
) -> list[str | ui.ActionRow[ui.LayoutView]]:
    """Return the question when the person sleeps, with buttons; empty without zones.

    A guess for each time zone, the settings, and *never mind*.
    """
    if not zones:
        return []
    guesses = night_guesses(zones, lambda word: CustomId(table, Verb.NIGHT, word), texts)
    never_mind = button(CustomId(table, Verb.NIGHT, NO_NIGHT), texts("night-never-mind"))
    return [texts("night-question"), *rows([*guesses, settings_button(texts), never_mind])]
