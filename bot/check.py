"""Builds the whole command tree without a token and holds it against Discord's limits."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from discord.ext import commands
from msgspec.structs import replace

from bot.app import open_app
from bot.client import EXTENSIONS
from bot.settings import Settings
from games.registry import hosted

COMMANDS = 100
OPTIONS = 25
CHOICES = 25

DESCRIPTION = 100
CHOICE_NAME = 100
LONG_PRESS_NAME = 32
CHANNEL_TYPES = frozenset({0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15})
"""What a command may ask for, by Discord's published schema; the library also knows media (16)."""
TOTAL = 8000
"""Characters of all names, descriptions and values of one command, in each language."""

_NAME = re.compile(r"[-_\w]{1,32}")
_SLASH = 1
_SUBCOMMAND = 1
_GROUP = 2


class CheckError(Exception):
    """The commands break a limit of Discord; the text lists each breach."""


async def check() -> list[str]:
    """Build the bot on a temporary database, load every cog and measure every command.

    Return a line for each slash command, for each game from a package or left out, for what the
    machine lacks, and a total.

    Raises:
        CheckError: a cog does not load, or a command breaks a limit.
    """
    with TemporaryDirectory() as folder:
        settings = replace(Settings(), database=Path(folder) / "check.sqlite3")
        async with open_app(settings, shard_count=1) as host:
            for extension in EXTENSIONS:
                try:
                    await host.load_extension(extension)
                except commands.ExtensionError as error:
                    raise CheckError(f"{extension} does not load: {error}") from error
            missing = list(host.missing)
            translator = host.tree.translator
            assert translator is not None
            payloads = [
                await command.get_translated_payload(host.tree, translator)
                for command in host.tree.get_commands()
            ]
    breaches = list(_breaches(payloads))
    if breaches:
        raise CheckError("\n".join(breaches))
    lines = [
        f"/{payload['name']}: {len(list(leaves(payload)))} commands, {size(payload)} characters"
        for payload in payloads
        if payload.get("type", _SLASH) == _SLASH
    ]
    return [
        *lines,
        *(f"Game {game.id!r} comes from {game.release}." for game in hosted().packages),
        *map(str, hosted().left_out),
        *missing,
        f"{len(EXTENSIONS)} cogs, {len(payloads)} of {COMMANDS} commands: within Discord's limits.",
    ]


def leaves(payload: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """Yield the invocable commands of a payload: its subcommands at any depth, else itself."""
    inner = [o for o in payload.get("options", ()) if o.get("type") in (_SUBCOMMAND, _GROUP)]
    if not inner:
        yield payload
    for option in inner:
        yield from leaves(option)


def size(payload: Mapping[str, Any]) -> int:
    """Count the characters of a command that Discord counts, each text in its longest language.

    They are names, descriptions and values of choices, of all options and subcommands too.
    """
    own = sum(_longest(payload, key) for key in ("name", "description"))
    own += sum(
        _longest(choice, "name") + len(str(choice["value"]))
        for choice in payload.get("choices", ())
    )
    return own + sum(size(option) for option in payload.get("options", ()))


def _longest(payload: Mapping[str, Any], key: str) -> int:
    """Return the length of the longest of a text's languages, in characters."""
    texts = [payload.get(key) or "", *(payload.get(f"{key}_localizations") or {}).values()]
    return max(len(text) for text in texts)


def _breaches(payloads: list[dict[str, Any]]) -> Iterator[str]:
    """Yield every limit of Discord that the commands break, in a sentence each.

    Slash commands are checked in all their parts and in total; context menus, whose limits are
    fewer, by themselves. That two commands have one name is not looked for.
    """
    if len(payloads) > COMMANDS:
        yield f"{len(payloads)} commands, at most {COMMANDS}"
    for payload in payloads:
        if payload.get("type", _SLASH) != _SLASH:
            yield from _of_long_press(payload)
            continue
        yield from _of_one(payload, f"/{payload['name']}")
        if size(payload) > TOTAL:
            yield f"/{payload['name']}: {size(payload)} characters, at most {TOTAL}"


def _of_long_press(payload: Mapping[str, Any]) -> Iterator[str]:
    """Yield a sentence if the name of a context menu command is empty or too long."""
    if not 1 <= _longest(payload, "name") <= LONG_PRESS_NAME:
        yield f"{payload['name']}: the name has no or more than {LONG_PRESS_NAME} characters"


def _of_one(payload: Mapping[str, Any], path: str) -> Iterator[str]:
    """Yield a sentence for each limit that a command breaks; ``path`` names it.

    Checked are names, descriptions, channel types, and numbers and names of options and choices,
    then all options and subcommands in turn.
    """
    for name in (payload["name"], *(payload.get("name_localizations") or {}).values()):
        if _NAME.fullmatch(name) is None or name != name.lower():
            yield f"{path}: the name {name!r} is not allowed"
    if not payload.get("description"):
        yield f"{path}: it has no description"
    if _longest(payload, "description") > DESCRIPTION:
        yield f"{path}: the description is longer than {DESCRIPTION} characters"
    options = payload.get("options", ())
    if len(options) > OPTIONS:
        yield f"{path}: {len(options)} options, at most {OPTIONS}"
    choices = payload.get("choices") or ()
    if len(choices) > CHOICES:
        yield f"{path}: {len(choices)} choices, at most {CHOICES}"
    yield from _channels(payload, path)
    yield from _doubles(options, path)
    yield from _doubles(choices, path)
    for choice in choices:
        if max(_longest(choice, "name"), len(str(choice["value"]))) > CHOICE_NAME:
            yield f"{path}: the choice {choice['name']!r} is too long"
    for option in options:
        yield from _of_one(option, f"{path} {option['name']}")


def _channels(option: Mapping[str, Any], path: str) -> Iterator[str]:
    """Yield a sentence if an option asks for types of channels that Discord's schema lacks."""
    if unknown := {*option.get("channel_types", ())} - CHANNEL_TYPES:
        yield f"{path}: Discord knows no channels of type {sorted(unknown)} in commands"


def _doubles(parts: Sequence[Mapping[str, Any]], path: str) -> Iterator[str]:
    """Yield a sentence for each name, in some language, that two of ``parts`` share."""
    languages = {key for part in parts for key in part.get("name_localizations") or {}}
    for language in ("en-US", *sorted(languages)):
        names = [
            (part.get("name_localizations") or {}).get(language, part["name"]) for part in parts
        ]
        for name in sorted({name for name in names if names.count(name) > 1}):
            yield f"{path}: two parts are called {name!r} in {language}"
