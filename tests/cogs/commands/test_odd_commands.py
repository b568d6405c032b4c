"""Commands of another age, offers that come too late, and servers that know the commands alone."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from discord import Permissions
from simcord.backend.errors import BackendError
from simcord.http import client
from simcord.http.client import FakeWebhookAdapter

from bot import log
from bot.i18n.texts import texts
from bot.model.refusal import Refused
from tests.rigs.discord_server import Server, leave_guild, server
from tests.rigs.played_table import PlayedTable, said

EN = texts("en")

Change = Callable[[dict[str, Any]], None]


@contextmanager
def altered(discord: Server, change: Change) -> Iterator[None]:
    """Deliver interactions as somebody's Discord sends them that knows other commands."""
    backend = discord.env.backend
    original = backend.emit

    def emit(event: str, payload: Any, *rest: Any, **named: Any) -> Any:
        if event == "INTERACTION_CREATE":
            change(payload)
        return original(event, payload, *rest, **named)

    with pytest.MonkeyPatch.context() as patching:
        patching.setattr(backend, "emit", emit)
        yield


def of_old(payload: dict[str, Any]) -> None:
    """A command of a group that has it no more."""
    payload["data"]["options"][0]["name"] = "fly"


def gone(payload: dict[str, Any]) -> None:
    """A command that there is no more."""
    payload["data"]["name"] = "fly"


def lacking(payload: dict[str, Any]) -> None:
    """A command without an option that it did not need before."""
    payload["data"]["options"][0]["options"] = []


@pytest.mark.parametrize("change", [of_old, gone, lacking])
async def test_a_command_of_another_age_is_said_to_be_one(tmp_path: Path, change: Change) -> None:
    """F1: after an update somebody's Discord may know the commands from before for a while."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        with altered(discord, change):
            result = await table.players[0].slash(
                discord.channel, "table answer", choice="x", table=int(table.id)
            )
        assert EN("refused-unknown-command") == said(result.response)


async def test_nothing_is_offered_for_a_command_of_another_age(tmp_path: Path) -> None:
    """Where somebody only types, nobody can be answered, and nothing has gone wrong."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        mark = len(discord.wire.requests)
        with altered(discord, of_old):
            await table.players[0].autocomplete(discord.channel, "table hand", "table", "")
        assert [] == discord.wire.since(mark)


@pytest.mark.parametrize("how", ["late", "broken", "store"])
async def test_an_offer_that_comes_to_nothing_is_no_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    """F5: who types on wants no offers for what stood there before; the next letter asks anew."""
    library = logging.getLogger("discord.app_commands.tree")
    monkeypatch.setattr(library, "filters", [log._calmed])
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)

        async def unheard(*_: object, **__: object) -> None:
            if how == "broken":
                raise ConnectionResetError(104, "the connection was reset")
            client._raise_for(BackendError(404, 10062, "Unknown interaction"))

        async def failing(*_: object) -> None:
            raise Refused("store-failed")

        with monkeypatch.context() as patching:
            if how == "store":
                patching.setattr(discord.host.tables.queries, "mine", failing)
            else:
                patching.setattr(FakeWebhookAdapter, "request", unheard)
            assert [] == await table.players[0].autocomplete(
                discord.channel, "table hand", "table", ""
            )


COMMANDS = ("vikings new", "series match", "setup check")


@pytest.mark.parametrize("command", COMMANDS)
async def test_where_the_bot_is_no_member_no_table_is_opened(tmp_path: Path, command: str) -> None:
    """F53: who added the commands alone reads what is missing, and no table waits for nobody."""
    async with server(tmp_path) as discord:
        host = discord.people[0]
        role = discord.guild.create_role("managers", permissions=Permissions(manage_guild=True))
        discord.env.backend.add_member_role(discord.guild.id, host.id, role.id)
        await discord.env.settle()
        await leave_guild(discord)
        options = {"game": "vikings"} if command == "series match" else {}
        result = await host.slash(discord.channel, command, **options)
        assert EN("refused-no-member") == said(result.response)
        assert () == await discord.host.tables.queries.active(discord.guild.id)
