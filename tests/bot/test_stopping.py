"""A stop takes no new press, answers those in hand, and says truly what it did not wait for."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import simcord
from simcord import interactions

from bot import client
from bot.i18n.texts import texts
from bot.model.refusal import Refused
from cogs.elements.custom_ids import move_press
from cogs.publishing.guild_events import GuildEvents
from cogs.publishing.publisher import Publisher
from tests.rigs.discord_server import BUTTON, Server, server
from tests.rigs.played_table import PlayedTable, alt, said

EN = texts("en")


class Easel:
    """A painter who begins and goes on when the test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, discord: Server) -> None:
        self.begun, self.go_on = asyncio.Event(), asyncio.Event()

        async def picture(scene: object) -> bytes:
            self.begun.set()
            await self.go_on.wait()
            return b"PNG %d" % hash(scene)

        # Not the class, which the rig has changed already and puts right before this is undone.
        monkeypatch.setattr(discord.context.studio, "picture", picture)


@asynccontextmanager
async def stopping(discord: Server) -> AsyncIterator[None]:
    """Have the bot stopped by the end of a block in which that is under way."""
    task = asyncio.create_task(discord.running.aclose())
    while not discord.host.presses.closing:  # noqa: ASYNC110 - nothing tells
        await asyncio.sleep(0)
    yield
    await task


def pressed(
    discord: Server, person: simcord.MemberActor, message: simcord.ResponseMessage, custom_id: str
) -> simcord.InteractionResult:
    """Deliver a press and wait for nothing."""
    backend = discord.env.backend
    data = {"custom_id": custom_id, "component_type": BUTTON}
    record, payload = interactions.base_payload(
        backend,
        type=3,
        channel_id=message.channel_id,
        guild_id=discord.guild.id,
        user_id=person.id,
        data=data,
    )
    payload["message"] = dict(
        simcord.backend.serializers.message_payload(backend, message._message)
    )
    record.source_message_id = message.id
    backend.emit("INTERACTION_CREATE", payload)
    return simcord.InteractionResult(discord.env, record)


def troubles(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Everything logged that somebody would have to look at."""
    gc.collect()
    return [
        record.getMessage()
        for record in caplog.records
        if record.levelno >= logging.WARNING or record.exc_info
    ]


async def test_a_press_in_hand_is_answered_before_the_bot_leaves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """F19: nobody is left with "thinking…", though a picture was still being painted."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        board = await table.board()
        easel = Easel(monkeypatch, discord)
        result = pressed(discord, table.players[0], board, f"t1:{table.id}:-:hand")
        await easel.begun.wait()
        async with stopping(discord):
            easel.go_on.set()
        assert result.response is not None
        assert alt(result.response)
        assert [] == troubles(caplog)


async def test_a_press_that_takes_too_long_is_told_of_the_stop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """F19: its person knows that they may look again, and the bot is gone in time."""
    monkeypatch.setattr(client, "ANSWER_SECONDS", 0.01)
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        board = await table.board()
        easel = Easel(monkeypatch, discord)
        result = pressed(discord, table.players[0], board, f"t1:{table.id}:-:hand")
        await easel.begun.wait()
        async with stopping(discord):
            pass
        assert EN("broken-off") == said(result.response)
        assert [] == troubles(caplog)


async def test_a_stop_takes_no_new_press(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """F19: while others are still answered, whoever comes is asked to come again."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        (person, decision), *_ = await table.asked()
        board = await table.board()
        panel = await table.hand(person)
        move = (await table.look(person)).legal[0]
        easel = Easel(monkeypatch, discord)
        pressed(discord, discord.stranger, board, f"t1:{table.id}:-:watch")
        await easel.begun.wait()
        async with stopping(discord):
            custom_id = move_press(table.id, decision, move).spelt()
            late = pressed(discord, person, panel, custom_id)
            while late.response is None:  # noqa: ASYNC110 - nothing tells
                await asyncio.sleep(0)
            easel.go_on.set()
        assert EN("stopping") == said(late.response)
        assert late.response.ephemeral
        assert [] == troubles(caplog)
        await discord.restart()
        assert 0 == (await table.look()).moves


async def test_an_event_that_is_heard_as_the_bot_leaves_is_no_error(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """F19: the next start looks for itself what became of servers and threads."""
    async with server(tmp_path) as discord:
        events = discord.host.get_cog(GuildEvents.__name__)
        assert isinstance(events, GuildEvents)
        await discord.running.aclose()
        try:
            await events.on_ready()
        except Refused:
            await client.TabletopBot.on_error(discord.host, "on_ready")
        assert [] == troubles(caplog)


async def test_what_is_not_said_in_time_is_named_and_said_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """F19, F78: a stop does not blame Discord for what waits for something else."""
    caplog.set_level(logging.INFO)
    monkeypatch.setattr(client, "MESSAGES_SECONDS", 0.01)
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        with monkeypatch.context() as held:
            easel = Easel(held, discord)
            publisher = discord.host.get_cog(Publisher.__name__)
            assert isinstance(publisher, Publisher)
            publisher.post_anew(table.id)
            await easel.begun.wait()
            async with stopping(discord):
                pass
        assert [] == troubles(caplog)
        assert f"publishing the rest at the next start: table {table.id}" in caplog.text
        assert "not confirmed by Discord" not in caplog.text
