"""The commands as Discord knows them: told to it only when they are others than it was told last.

Each new command counts towards 200 a day, and who goes beyond is made to wait for hours
(https://docs.discord.com/developers/interactions/application-commands, Registering a Command).
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from itertools import chain, repeat
from pathlib import Path
from typing import Any

import aiohttp
import discord
import msgspec
from discord import app_commands

from bot.i18n.texts import name_commands
from bot.rate_limits import is_block

_LOG = logging.getLogger(__name__)

_WAITS = (10.0, 60.0, 600.0)
"""Seconds until it is tried again where Discord fails or cannot be reached; then the last."""
_TOO_MANY_REQUESTS, _SERVER_ERROR = 429, 500
_SLASH = 1
"""Type of the commands that are typed; others stand in the menu of a person or a message."""
_GROUP_TYPES = (1, 2)
"""Types of options that are commands of a group, or groups of them."""


class Registered(msgspec.Struct, frozen=True):
    """What Discord took last."""

    digest: str
    """SHA-256 of the application's id and all commands as they were sent."""
    mentions: dict[str, str]
    """How each command is mentioned, with the id that Discord gave it."""


class CommandRegistration:
    """Keeps Discord's list of commands in line with those of this release.

    Args:
        tree: the commands.
        file: what Discord took last, kept beside the database.

    """

    def __init__(self, tree: app_commands.CommandTree[Any], file: Path) -> None:
        self._tree = tree
        self._file = file

    async def run(self, *, registers: bool) -> None:
        """Have texts mention the commands, and register them first where they have changed.

        Whatever was kept from the last start is used until then. A rate limit is waited out, and
        where Discord fails or cannot be reached it is tried again until it works. Where Discord
        refuses, or an error is unexpected, that is logged, and the commands of before stay.

        Args:
            registers: True if this process registers them; of several one does, and the others ask.
        """
        kept = self._read()
        if kept is not None:
            name_commands(kept.mentions)
        for wait in chain(_WAITS, repeat(_WAITS[-1])):
            try:
                if registers:
                    await self._register(kept)
                else:
                    name_commands(await self._known())
            except discord.RateLimited as error:
                _LOG.warning("Commands rate limited, registering them in %.0f s", error.retry_after)
                await asyncio.sleep(error.retry_after)
            except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
                if _is_refused(error):
                    _LOG.error("Commands not registered, those of the last start stay: %s", error)
                    return
                _LOG.warning("Commands not registered, retrying in %.0f s: %s", wait, error)
                await asyncio.sleep(wait)
            except Exception:  # noqa: BLE001 - nobody waits for this task, and would hear of it
                _LOG.exception("Commands not registered, those of the last start stay")
                return
            else:
                return

    async def _register(self, kept: Registered | None) -> None:
        """Register all commands at Discord, unless they and their ids are what ``kept`` says.

        The ids are those that Discord has now: it is asked if the commands are the same as before.
        Texts mention the new ids from then on, and they are written to the file if it can be
        written.

        Raises:
            HTTPException: Discord refuses them; RateLimited where it has the bot wait.
        """
        commands = await self._payload()
        application_id = self._application_id
        whole = msgspec.json.encode((application_id, commands), order="sorted")
        digest = hashlib.sha256(whole).hexdigest()
        if kept is not None and kept.digest == digest and kept.mentions == await self._known():
            return
        taken = await self._tree.client.http.bulk_upsert_global_commands(
            application_id, payload=commands
        )
        fresh = Registered(digest, _mentions(taken))
        name_commands(fresh.mentions)
        with suppress(OSError):
            self._keep(fresh)

    async def _payload(self) -> list[dict[str, Any]]:
        """Return the commands with all their translations, as Discord's API takes them."""
        translator = self._tree.translator
        assert translator is not None
        return [
            await command.get_translated_payload(self._tree, translator)
            for command in self._tree.get_commands()
        ]

    async def _known(self) -> dict[str, str]:
        """Ask Discord for the commands that it knows; return how each is mentioned, by name.

        Raises:
            HTTPException: Discord does not answer as it should.
        """
        return _mentions(await self._tree.client.http.get_global_commands(self._application_id))

    @property
    def _application_id(self) -> int:
        """Return the id of the application; it is known only after the login."""
        found: int | None = self._tree.client.application_id
        assert found is not None
        return found

    def _keep(self, fresh: Registered) -> None:
        """Write what was registered to a file that only its owner can read; not atomically.

        Raises:
            OSError: it cannot be written.
        """
        opened = os.open(self._file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(opened, "wb") as file:
            file.write(msgspec.json.encode(fresh))

    def _read(self) -> Registered | None:
        """Read what was registered last; None if there is no file or it is damaged."""
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=Registered)
        except (OSError, msgspec.MsgspecError):
            return None


def _is_refused(error: Exception) -> bool:
    """Return True if Discord refuses the commands, False if it failed or was not reached."""
    return (
        isinstance(error, discord.HTTPException)
        and error.status < _SERVER_ERROR
        and error.status != _TOO_MANY_REQUESTS
        and not is_block(error)
    )


def _mentions(commands: Iterable[Mapping[str, Any]]) -> dict[str, str]:
    """Return how Discord mentions each command, by its full name; context menus have no mention."""
    return {
        name: f"</{name}:{command['id']}>"
        for command in commands
        if command.get("type", _SLASH) == _SLASH
        for name in _names(command)
    }


def _names(command: Mapping[str, Any], before: str = "") -> Iterator[str]:
    """Yield the full names of a command's subcommands at any depth, or its own if it has none.

    ``before`` is what its groups are called, with a space at the end.
    """
    name = f"{before}{command['name']}"
    inner = [one for one in command.get("options") or () if one["type"] in _GROUP_TYPES]
    if not inner:
        yield name
    for one in inner:
        yield from _names(one, f"{name} ")
