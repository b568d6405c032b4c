"""The rig refuses what Discord refuses, rule by rule."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from datetime import timedelta
from pathlib import Path

import discord
import pytest
from discord.utils import snowflake_time
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.i18n.signs import Sign
from cogs.elements.components import button, layout, rows
from cogs.elements.custom_ids import HELP_TABLE, CustomId, Verb
from tests.rigs import as_strict_as_discord as rig
from tests.rigs.as_strict_as_discord import Client, NeverSentError, Refusal, Strictness
from tests.rigs.discord_server import Server, server

HELP = CustomId(HELP_TABLE, Verb.HAND)
SENDING = discord.Permissions(send_messages_in_threads=True).value


async def code_of(refused: Awaitable[object]) -> int:
    """Wait for what Discord refuses; the code of the refusal."""
    with pytest.raises(discord.HTTPException) as caught:
        await refused
    return caught.value.code


def place(discord_: Server, channel_id: int) -> discord.PartialMessageable:
    """A channel as the bot knows it."""
    return discord_.host.get_partial_messageable(channel_id, guild_id=discord_.guild.id)


def sleeping(discord_: Server) -> int:
    """Open a thread in which the bot has a message, and archive it."""
    backend = discord_.env.backend
    bot = backend.bot_user.id
    thread = backend.create_thread(discord_.channel.id, "aside", bot)
    backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
    return thread.id


async def test_only_deleting_is_done_in_an_archived_thread(tmp_path: Path) -> None:
    """Topics, Threads: an edit is refused, a message wakes it, unless it is locked."""
    async with server(tmp_path) as discord_:
        thread_id = sleeping(discord_)
        thread = discord_.env.backend.channels[thread_id].thread_metadata
        assert thread is not None
        message = await place(discord_, thread_id).send("wakes it")
        assert not thread.archived
        thread.archived = True
        assert rig.ARCHIVED == await code_of(message.edit(content="refused"))
        await message.delete()
        message = await place(discord_, thread_id).send("once more")
        thread.locked = True
        assert rig.LOCKED == await code_of(place(discord_, thread_id).send("locked"))
        thread.archived = True
        assert rig.ARCHIVED == await code_of(message.delete())
        found = await discord_.host.fetch_channel(thread_id)
        assert isinstance(found, discord.Thread)
        assert rig.NOT_ALLOWED == await code_of(found.edit(archived=False))
        thread.locked = False
        await found.edit(archived=False)


@pytest.mark.parametrize("client", Client)
@pytest.mark.parametrize("may_write", [True, False])
async def test_presses_in_archived_threads_differ_by_client(
    tmp_path: Path, client: Client, *, may_write: bool
) -> None:
    """Needle 325, issues 5517 and 8474: refused, or not even sent, or done."""
    async with server(tmp_path, strict=False, strictness=Strictness(client=client)) as discord_:
        thread_id = sleeping(discord_)
        thread = discord_.env.backend.channels[thread_id].thread_metadata
        assert thread is not None
        message = await place(discord_, thread_id).send(
            view=layout(0, "?", *rows([button(HELP, "?")]))
        )
        thread.archived = True
        person = discord_.stranger
        if not may_write:
            silenced = Overwrite(person.id, OverwriteType.MEMBER, deny=SENDING)
            discord_.env.backend.set_overwrite(discord_.channel.id, silenced)
        page = discord_.shown(thread_id)[-1]
        assert message.id == page.id
        with pytest.raises(NeverSentError):
            await person.slash(discord_.at(thread_id), "help")
        if client is Client.WAKES and not may_write:
            with pytest.raises(NeverSentError):
                await person.click(page, custom_id=HELP.spelt())
            return
        await person.click(page, custom_id=HELP.spelt())
        answer, *_ = [r for r in discord_.wire.requests if r.matches("POST", "/interactions/*")]
        assert (rig.ARCHIVED if client is Client.REFUSED else None) == answer.error
        # Where it is refused the bot wakes it.
        assert thread.archived is (client is Client.WORKS)


async def test_a_nonce_returns_its_message_or_nothing(tmp_path: Path) -> None:
    """Pull request 6647: where that message was deleted, it is unknown for some minutes."""
    async with server(tmp_path) as discord_:
        channel = place(discord_, discord_.channel.id)
        first = await channel.send("first", nonce="n")
        assert first.id == (await channel.send("second", nonce="n")).id
        await first.delete()
        assert rig.UNKNOWN_MESSAGE == await code_of(channel.send("third", nonce="n"))
        await discord_.wait(minutes=6)
        assert first.id != (await channel.send("fourth", nonce="n")).id


async def test_edits_of_old_messages_wait(tmp_path: Path) -> None:
    """30046 is a 429 that says how long, and the library waits for that."""
    async with server(tmp_path) as discord_:
        message = await place(discord_, discord_.channel.id).send("old")
        await discord_.wait(minutes=61)
        for number in range(rig.OLD_EDITS):
            await message.edit(content=str(number))
        before = discord_.env.now()
        with discord_.env._bot_scope():
            # Its wait is the bot's, by the virtual clock.
            edit = asyncio.create_task(message.edit(content="late"))
        await discord_.wait(seconds=rig.OLD_EDITS_SECONDS + 1)
        await edit
        assert rig.EDITS_RATIONED in {r.error for r in discord_.wire.requests}
        assert discord_.env.now() - before >= timedelta(seconds=rig.OLD_EDITS_SECONDS)


@pytest.mark.parametrize("ahead", [timedelta(minutes=-10), timedelta(hours=10)])
async def test_discord_has_a_clock_of_its_own(tmp_path: Path, ahead: timedelta) -> None:
    """What Discord dates is dated by its own clock, and the machine knows only its own."""
    async with server(tmp_path, strictness=Strictness(ahead=ahead)) as discord_:
        machine = discord_.env.now()
        message = await place(discord_, discord_.channel.id).send("now")
        assert abs(message.created_at - machine - ahead) < timedelta(seconds=1)
        assert snowflake_time(message.id) == message.created_at
        result = await discord_.stranger.slash(discord_.channel, "help")
        assert result.response is not None


async def test_ten_thousand_refused_requests_are_a_ban(tmp_path: Path) -> None:
    """Topics, Rate Limits: in ten minutes; then nothing is answered; the bot has heard of all."""
    async with server(tmp_path, strict=False) as discord_:
        refused = Refusal(403, 50013, "Missing Permissions")

        def refuse(*_: object) -> object:
            raise refused

        discord_.strictness.fault = refuse
        channel = place(discord_, discord_.channel.id)
        assert 50013 == await code_of(channel.send("refused"))
        assert 1 == discord_.strictness.most_invalid
        assert 1 == discord_.host.requests.answered["POST", "403"]
        discord_.strictness.invalid.extend(
            [discord_.env.backend.clock.elapsed] * (rig.INVALID_REQUESTS - 2)
        )
        await code_of(channel.send("the last"))
        discord_.strictness.fault = lambda *given: given[-1]()
        assert discord_.strictness.banned
        assert 0 == await code_of(channel.send("banned"))


async def test_a_control_with_an_emoji_that_is_gone_is_refused(tmp_path: Path) -> None:
    """50035 says where; signs are pictures in every test, and longer than their characters."""
    async with server(tmp_path) as discord_:
        sign = Sign("vikings_walk", "👣")
        page = layout(0, "?", *rows([button(HELP, "Walk", emoji=sign)]))
        channel = place(discord_, discord_.channel.id)
        await channel.send(view=page)
        assert "<:vikings_walk_" in str(sign)
        emojis = discord_.env.backend.application_emojis
        emojis.clear()
        with pytest.raises(
            discord.HTTPException, match=r"components.*emoji.*Invalid emoji"
        ) as caught:
            await channel.send(view=page)
        assert rig.INVALID_FORM == caught.value.code
        await channel.send(f"{sign} in a sentence is shown as its name")
