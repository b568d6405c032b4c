"""Autocompletion: choices that match the typed text, and the one that was chosen."""

from __future__ import annotations

from collections.abc import Iterable

from discord import app_commands

from cogs.elements.components import OPTION_LIMIT, OPTIONS_PER_MENU, shortened

Choice = app_commands.Choice[str]


def named(name: str, value: str) -> Choice:
    """Return an autocompletion choice; a name above Discord's limit is cut."""
    return app_commands.Choice(name=shortened(name, OPTION_LIMIT), value=value)


def fitting(offered: Iterable[Choice], typed: str) -> list[Choice]:
    """Return the first 25 choices whose names contain the typed text, in any case."""
    wanted = typed.casefold()
    return [one for one in offered if wanted in one.name.casefold()][:OPTIONS_PER_MENU]


def meant(offered: Iterable[Choice], given: str) -> str:
    """Return the value of the given choice, found by value or by name; else ``given`` as it is.

    The value counts as it is spelt and comes first; the name in any case, without spaces around it.
    Discord sends the name where somebody writes it out, or changes channels in between.
    """
    known = {one.name.casefold(): one.value for one in offered}
    return given if given in known.values() else known.get(given.strip().casefold(), given)
