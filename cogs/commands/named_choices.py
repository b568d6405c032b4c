"""Autocompletion: choices that match the typed text, and the one that was chosen."""

from __future__ import annotations

from collections.abc import Iterable

from discord import app_commands

from cogs.elements.components import OPTION_LIMIT, OPTIONS_PER_MENU, shortened
from cogs.elements.spelling import folded

Choice = app_commands.Choice[str]


def named(name: str, value: str) -> Choice:
    """Return an autocompletion choice; a name above Discord's limit is cut."""
    return app_commands.Choice(name=shortened(name, OPTION_LIMIT), value=value)


def fitting(offered: Iterable[Choice], typed: str) -> list[Choice]:
    """Return the first 25 choices whose names contain the typed text, but for case and accents."""
    wanted = folded(typed)
    return [one for one in offered if wanted in folded(one.name)][:OPTIONS_PER_MENU]


def meant(offered: Iterable[Choice], given: str) -> str:
    """Return the value of the given choice, found by value or by name; else ``given`` as it is.

    The value counts as it is spelt and comes first; the name in any case and without accents, but a
    name that is only spelt alike stands behind the name itself. Discord sends the name where
    somebody writes it out, or changes channels in between.
    """
    known = list(offered)
    if any(one.value == given for one in known):
        return given
    exact, alike = given.strip().casefold(), folded(given)
    same = [one.value for one in known if one.name.casefold() == exact]
    close = [one.value for one in known if folded(one.name) == alike]
    return (same[-1:] or close[:1] or [given])[0]
