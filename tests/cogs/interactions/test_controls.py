"""Presses that no message of the bot offers get an answer, and it is the same private one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
import simcord
from simcord import interactions
from simcord.backend import serializers

from bot.i18n.texts import texts
from tests.rigs.discord_server import Server, server
from tests.rigs.played_table import PlayedTable, said

EN = texts("en")
FORM = 5


@pytest.mark.parametrize(
    ("verb", "values"),
    [
        ("hand", ["x"]),
        ("more", []),
        ("undo:1", ["1"]),
        ("choose:0", None),
        ("choose:0", []),
        ("remove", None),
        ("remove", []),
        ("standing", None),
        ("standing", []),
        ("Believe", ["x"]),
    ],
)
async def test_a_control_pressed_as_what_it_is_not_is_answered(
    tmp_path: Path, verb: str, values: Sequence[str] | None
) -> None:
    """A button of which something is picked, and a menu of which nothing is."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        person, board = table.players[0], await table.board()
        # Whoever presses anything is noticed as being there, which is all that a press may leave.
        await table.hand(person)
        before = await table.look(person)
        custom_id = await discord.current(person, f"t1:{table.id}:-:{verb}")
        result = await discord.forge(person, board, custom_id, values=values)
        assert result.ephemeral
        assert EN("refused-unknown-control") in said(result.response)
        assert before == await table.look(person)


async def submitted(
    discord: Server,
    person: simcord.MemberActor,
    message: simcord.ResponseMessage,
    custom_id: str,
    text: str = "",
) -> simcord.InteractionResult:
    """Send a form, be it one that the bot never showed, as if from a message."""
    backend = discord.env.backend
    record, payload = interactions.base_payload(
        backend,
        type=FORM,
        channel_id=message.channel_id,
        guild_id=discord.guild.id,
        user_id=person.id,
        data={
            "custom_id": custom_id,
            "components": [{"type": 18, "component": {"type": 4, "value": text}}],
        },
    )
    payload["message"] = dict(serializers.message_payload(backend, message._message))
    backend.emit("INTERACTION_CREATE", payload)
    await discord.env.settle()
    return simcord.InteractionResult(discord.env, record)


@pytest.mark.parametrize("custom_id", ["t1:1:-:hand", "t1:1:-:cancel", "something"])
async def test_a_form_is_answered_and_does_nothing(tmp_path: Path, custom_id: str) -> None:
    """The bot has no forms: whoever sends one has made it."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.opened(discord, 2)
        before = await discord.host.tables.queries.get(table.id)
        result = await submitted(discord, table.players[0], table.lobby, custom_id)
        assert result.ephemeral
        assert EN("refused-unknown-control") == said(result.response)
        assert before == await discord.host.tables.queries.get(table.id)
