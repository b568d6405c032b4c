"""Slash commands, declared: what one does is written, and all else about it is in its texts.

``command-<word>`` names a command, and ``command-<word>-<parameter>`` each of its parameters;
what several have alike is written once, as ``command-option-<parameter>``.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping
from functools import wraps
from inspect import Parameter, Signature, signature
from types import MappingProxyType
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import TabletopBot
from bot.i18n.text_ids import option_id
from bot.i18n.texts import LANGUAGES, language_of, texts
from bot.model.pace import PACES
from bot.model.refusal import Refused
from cogs.commands.named_choices import Choice, fitting, meant, named
from cogs.context import context_of, part_of
from cogs.elements.components import OPTIONS_PER_MENU
from cogs.elements.custom_ids import CustomId
from cogs.elements.forms import TEXT_OPTION
from cogs.elements.localisation import localised
from cogs.routing.request import Request
from cogs.routing.router import Router
from games.api import Option, OptionValue

Declared = app_commands.Command[Any, ..., None]
Choices = list[app_commands.Choice[Any]]
Listed = Callable[[discord.Interaction], Awaitable[list[Choice]]]
"""Lists what somebody may choose now; where it refuses nothing is offered."""

_INTERACTION = Parameter(
    "interaction", Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction
)
_TAKEN = ("self", "interaction")
"""What a callback is given that is no parameter of its command."""


class Commands(commands.Cog):
    """Commands of one subject, and what they act with."""

    def __init__(self, bot: TabletopBot) -> None:
        """Look up the bot's context and router, which ``cogs.core`` must have built before."""
        self.context = context_of(bot)
        self.router = part_of(bot, Router)
        self.replies = self.router.replies

    def request(self, interaction: discord.Interaction) -> Request:
        """Return the request of a command that is no alias of a control."""
        return Request(self.replies, interaction)

    async def run(
        self, interaction: discord.Interaction, act: Callable[[], Awaitable[None]]
    ) -> None:
        """Acknowledge a command in private, act, and answer refusals and errors."""
        await self.replies.run(interaction, act)

    async def press(
        self, interaction: discord.Interaction, press: CustomId, text: str | None = None
    ) -> None:
        """Do what a control does, or a form sent with ``text``, for an acknowledged command.

        Refusals and errors are answered.
        """

        async def do() -> None:
            """Hand the control, with the text if there is one, to the router."""
            await self.router.do(
                interaction, press, None if text is None else {TEXT_OPTION: (text,)}
            )

        await self.replies.attempt(interaction, do, press.table)


def command(
    word: str, offers: Mapping[str, Listed] = MappingProxyType({}), **choices: Choices
) -> Callable[[Callable[..., Awaitable[None]]], Declared]:
    """Return a decorator that makes a method of a cog a command; its errors are answered, too.

    ``offers`` complete parameters; a typed name is replaced by the value that it stands for before
    the method runs. ``choices`` are the fixed values of parameters; lists too long for Discord
    complete themselves.
    """
    long = {key: some for key, some in choices.items() if len(some) > OPTIONS_PER_MENU}
    offers = {**offers, **{key: completed(some) for key, some in long.items()}}
    short = {key: some for key, some in choices.items() if key not in long}

    def declare(action: Callable[..., Awaitable[None]]) -> Declared:
        """Make the command whose callback settles completed parameters and runs ``action``."""

        @wraps(action)
        async def callback(self: Commands, interaction: discord.Interaction, **given: Any) -> None:
            """Acknowledge, settle completed parameters, run the method, answer errors."""

            async def act() -> None:
                """Replace typed names in completed parameters by values; run the method."""
                for key, listed in offers.items():
                    if given[key] is not None:
                        given[key] = meant(await listed(interaction), given[key])
                await action(self, interaction, **given)

            await self.run(interaction, act)

        # The library would look the types up where this wrapper stands.
        vars(callback)["__signature__"] = signature(action, eval_str=True)
        for key, listed in offers.items():
            app_commands.autocomplete(**{key: completing(listed)})(callback)
        return declared(f"command-{word}", callback, short)

    return declare


def completed(games: Choices) -> Listed:
    """Return a function that lists games, for a parameter that completes itself.

    They are named in the language of the reader's Discord. For more games than a command can list
    as choices.
    """

    async def listed(interaction: discord.Interaction) -> list[Choice]:
        words = texts(language_of(interaction.locale.value))
        return [named(words(f"{one.value}-name"), one.value) for one in games]

    return listed


def declared(
    text_id: str,
    callback: Callable[..., Any],
    choices: Mapping[str, Choices] = MappingProxyType({}),
) -> Declared:
    """Make a command of a callback; texts name and describe it and its parameters.

    Parameters are all of the callback but ``self`` and ``interaction``; ``choices`` are their fixed
    values.
    """
    keys = [key for key in signature(callback).parameters if key not in _TAKEN]
    app_commands.rename(**{key: _text(text_id, key) for key in keys})(callback)
    app_commands.describe(**{key: _text(text_id, key, "-description") for key in keys})(callback)
    app_commands.choices(**choices)(callback)
    return app_commands.Command(
        name=localised(text_id), description=localised(f"{text_id}-description"), callback=callback
    )


def takes(callback: Callable[..., Any], *parameters: Parameter) -> None:
    """Let the library read from a callback what it takes beside the interaction, by keyword."""
    vars(callback)["__signature__"] = Signature([_INTERACTION, *parameters])


def parameter(key: str, kind: Any, default: object = Parameter.empty) -> Parameter:
    """Make a parameter, which has to be given unless it has a default."""
    return Parameter(key, Parameter.KEYWORD_ONLY, annotation=kind, default=default)


def choices(values: Iterable[tuple[OptionValue, str]]) -> Choices:
    """Make choices of values, each with the id of its name."""
    return [app_commands.Choice(name=localised(name), value=value) for value, name in values]


def worded(prefix: str, values: Iterable[str]) -> Choices:
    """Make choices of words, each with the text ``<prefix>-<word>`` as its name."""
    return choices((str(value), f"{prefix}-{value}") for value in values)


def values_of(option: Option) -> Choices:
    """List the values of an option of a series."""
    return choices((value, option_id("series", option.key, value)) for value in option.choices)


LANGUAGE = worded("language", LANGUAGES)
PACE = worded("pace", PACES)


def _text(text_id: str, key: str, ending: str = "") -> app_commands.locale_str:
    """Return the localised text of an option: the command's own, else the one that all share.

    Whether there is an own one is looked up in the first language; ``ending`` is put behind either
    id.
    """
    own = f"{text_id}-{key}{ending}"
    known = texts(LANGUAGES[0]).has(own)
    return localised(own if known else f"command-option-{key}{ending}")


def completing(
    listed: Listed,
) -> Callable[[discord.Interaction, str], Coroutine[Any, Any, list[Choice]]]:
    """Return an autocompletion that offers the names of a list that match the typed text.

    As many as Discord takes, 25. Where the list is refused, nothing is offered.
    """

    async def complete(interaction: discord.Interaction, current: str) -> list[Choice]:
        """Return the matching choices; empty where listing them is refused."""
        try:
            return fitting(await listed(interaction), current)
        except Refused:
            return []

    return complete
