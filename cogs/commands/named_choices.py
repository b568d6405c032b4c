"""Choices that complete themselves: those that fit what is typed, and the one that is meant."""

from __future__ import annotations

from collections.abc import Iterable

from discord import app_commands

from cogs.elements.components import OPTION_LIMIT, OPTIONS_PER_MENU, shortened

Choice = app_commands.Choice[str]


def named(name: str, value: str) -> Choice:
    """Make a choice, its name cut where it is too long."""
    return app_commands.Choice(name=shortened(name, OPTION_LIMIT), value=value)


def fitting(offered: Iterable[Choice], typed: str) -> list[Choice]:
    """List the choices in whose names the typed letters are."""
    wanted = typed.casefold()
    return [one for one in offered if wanted in one.name.casefold()][:OPTIONS_PER_MENU]


def meant(offered: Iterable[Choice], given: str) -> str:
    """Return the value of the choice that is given, by its value or by its name.

    Discord sends the name where somebody writes it out, or changes channels in between.
    """
    known = {one.name.casefold(): one.value for one in offered}
    return given if given in known.values() else known.get(given.strip().casefold(), given)
