"""Parameters that the commands of series share, with their names and choices."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from discord import app_commands

from bot.i18n.text_ids import option_id
from bot.i18n.texts import LANGUAGES
from bot.model.pace import PACES
from cogs.elements.localisation import localised
from games.api import Option, OptionValue

F = TypeVar("F", bound=Callable[..., Any])


def names_a_series(command: F) -> F:
    """Name and describe the parameter ``series`` of a command."""
    app_commands.rename(series=localised("command-option-series"))(command)
    return app_commands.describe(series=localised("command-option-series-description"))(command)


def opens_a_series(command: F) -> F:
    """Name and describe what every command shares that opens a series."""
    shared = {key: f"command-new-{key}" for key in ("language", "pace")}
    shared["like"] = "command-series-like"
    app_commands.rename(**{key: localised(name) for key, name in shared.items()})(command)
    app_commands.describe(
        **{key: localised(f"{name}-description") for key, name in shared.items()}
    )(command)
    return app_commands.choices(
        language=choices((key, f"language-{key}") for key in LANGUAGES),
        pace=choices((key, f"pace-{key}") for key in PACES),
    )(command)


def values_of(option: Option) -> list[app_commands.Choice[Any]]:
    """List the values of an option of a series."""
    return choices((value, option_id("series", option.key, value)) for value in option.choices)


def choices(values: Iterable[tuple[OptionValue, str]]) -> list[app_commands.Choice[Any]]:
    """Make choices of values, each with the id of its name."""
    return [app_commands.Choice(name=localised(name), value=value) for value, name in values]
