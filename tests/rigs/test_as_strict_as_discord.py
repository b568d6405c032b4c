"""The rig refuses what Discord refuses, rule by rule."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from datetime import timedelta
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.utils import snowflake_time
from simcord.backend.models import Overwrite
from simcord.enums import ChannelType, OverwriteType

from bot.i18n.signs import Sign
from cogs.elements.components import button, layout, rows
from cogs.elements.custom_ids import HELP_TABLE, CustomId, Verb
from tests.rigs import as_strict_as_discord as rig
from tests.rigs.as_strict_as_discord import Client, NeverSentError, Refusal, Strictness
from tests.rigs.discord_limits import breaches, form
from tests.rigs.discord_server import Server, server
from tests.rigs.wire import Request

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


async def test_a_voice_channel_takes_nothing_from_who_may_not_connect(tmp_path: Path) -> None:
    """Resources, Message; pull request 5111."""
    async with server(tmp_path) as discord_:
        channel = discord_.guild.create_voice_channel("voice")
        message = await place(discord_, channel.id).send("heard")
        bot = discord_.env.backend.bot_user.id
        denied = discord.Permissions(connect=True).value
        silenced = Overwrite(bot, OverwriteType.MEMBER, deny=denied)
        discord_.env.backend.set_overwrite(channel.id, silenced)
        for refused in (
            place(discord_, channel.id).send("unheard"),
            message.edit(content="unheard"),
            message.fetch(),
        ):
            assert rig.NO_ACCESS == await code_of(refused)


async def test_a_forum_takes_posts_alone(tmp_path: Path) -> None:
    """Topics, Status Codes, 40058."""
    async with server(tmp_path) as discord_:
        forum = discord_.guild.create_forum_channel("forum")
        assert rig.IN_FORUM == await code_of(place(discord_, forum.id).send("no post"))


async def test_a_bot_hears_of_a_private_thread_while_it_is_in_it(tmp_path: Path) -> None:
    """Topics, Threads: before and afterwards nothing is told of it, and nothing taken there."""
    async with server(tmp_path) as discord_:
        backend, host = discord_.env.backend, discord_.people[0]
        bot = backend.bot_user.id
        thread = backend.create_thread(
            discord_.channel.id, "den", host.id, type=ChannelType.PRIVATE_THREAD
        )
        await discord_.env.settle()
        guild = discord_.host.get_guild(discord_.guild.id)
        assert guild is not None
        assert guild.get_thread(thread.id) is None
        assert rig.NO_ACCESS == await code_of(place(discord_, thread.id).send("outside"))
        backend.add_thread_member(thread.id, bot)
        await discord_.env.settle()
        assert guild.get_thread(thread.id) is not None
        await place(discord_, thread.id).send("inside")
        backend.remove_thread_member(thread.id, bot)
        await discord_.env.settle()
        assert rig.NO_ACCESS == await code_of(place(discord_, thread.id).send("outside"))
        await discord_.restart()
        again = discord_.host.get_guild(discord_.guild.id)
        assert again is not None
        assert again.get_thread(thread.id) is None


async def test_a_bot_hears_of_its_own_roles_and_of_nobody_elses(tmp_path: Path) -> None:
    """Events, Gateway, *List of Intents*: without the intent for members."""
    async with server(tmp_path) as discord_:
        backend, guild_id = discord_.env.backend, discord_.guild.id
        role = discord_.guild.create_role("sees")
        await discord_.env.settle()
        heard: list[int] = []

        async def hear(_before: discord.Member, after: discord.Member) -> None:
            heard.append(after.id)

        discord_.host.add_listener(hear, "on_member_update")
        for number in (discord_.people[0].id, backend.bot_user.id):
            backend.add_member_role(guild_id, number, role.id)
        await discord_.env.settle()
        assert [backend.bot_user.id] == heard
        guild = discord_.host.get_guild(guild_id)
        assert guild is not None
        assert guild.me.get_role(role.id) is not None


async def test_a_start_names_active_threads_alone(tmp_path: Path) -> None:
    """Events, Gateway Events, *Guild Create*."""
    async with server(tmp_path) as discord_:
        asleep, backend = sleeping(discord_), discord_.env.backend
        awake = backend.create_thread(discord_.channel.id, "awake", backend.bot_user.id)
        await discord_.restart()
        guild = discord_.host.get_guild(discord_.guild.id)
        assert guild is not None
        assert {awake.id} == {thread.id for thread in guild.threads} - {asleep}
        assert guild.get_thread(asleep) is None


async def test_who_is_in_a_thread_of_somebody_else_may_wake_it(tmp_path: Path) -> None:
    """Topics, Threads, *Editing & Deleting Threads*: and change nothing else; a message joins."""
    async with server(tmp_path) as discord_:
        backend, host = discord_.env.backend, discord_.people[0]
        thread = backend.create_thread(discord_.channel.id, "theirs", host.id)
        found = await discord_.host.fetch_channel(thread.id)
        assert isinstance(found, discord.Thread)
        assert thread.thread_metadata is not None
        thread.thread_metadata.archived = True
        assert rig.NOT_ALLOWED == await code_of(found.edit(archived=False))
        await place(discord_, thread.id).send("joins")
        thread.thread_metadata.archived = True
        await found.edit(archived=False)
        assert rig.NOT_ALLOWED == await code_of(found.edit(auto_archive_duration=1440))


async def test_edits_of_published_messages_are_rationed(tmp_path: Path) -> None:
    """20022 and issue 2258: a few an hour, and each message by itself."""
    async with server(tmp_path) as discord_:
        news = discord_.guild.create_news_channel("news")
        message, other = [await place(discord_, news.id).send("news") for _ in range(2)]
        discord_.env.backend.crosspost_message(news.id, message.id)
        for number in range(rig.PUBLISHED_EDITS):
            await message.edit(content=f"{number}")
        assert rig.PUBLISHED_RATIONED == await code_of(message.edit(content="late"))
        await other.edit(content="unpublished")
        await discord_.wait(seconds=rig.PUBLISHED_SECONDS)
        discord_.strictness._old_edits.clear()
        await message.edit(content="an hour later")


@pytest.mark.parametrize(
    ("asked", "refused"),
    [
        ({"type": 4, "max_length": 10, "value": "a" * 10}, ""),
        ({"type": 4, "max_length": 10, "value": "a" * 11}, "11 of 10 characters"),
        ({"type": 4, "placeholder": "a" * 101}, "the example"),
        ({"type": 21, "options": ["a"]}, "1 radio buttons"),
        ({"type": 21, "options": ["A", "B"]}, "2 of 1 options are chosen"),
        ({"type": 22, "options": list("abcdefghijk"), "max_values": 11}, "11 boxes"),
        ({"type": 3, "options": ["a", "b"], "max_values": 3}, "3 of 2 options to pick"),
        ({"type": 3, "options": ["A", "B"]}, "2 of 1 options are chosen"),
        ({"type": 3, "options": ["a"], "min_values": 0}, "has to be filled takes nothing"),
    ],
)
def test_a_form_that_discord_refuses_is_named(asked: dict[str, Any], refused: str) -> None:
    """Components Reference; an option in capitals is chosen."""
    options = [
        {"label": one, "value": one, "default": one.isupper()} for one in asked.get("options", ())
    ]
    field = {"custom_id": "field", **asked, **({"options": options} if options else {})}
    label = {"type": 18, "label": "Field", "component": field}
    found = list(form({"title": "Form", "custom_id": "form", "components": [label]}))
    assert [refused in one for one in found] == [True] * bool(refused)


@pytest.mark.parametrize(
    "choices", [[("a", 1)] * 26, [("", 1)], [("a" * 101, 1)], [("a", "b" * 101)]]
)
def test_a_completion_that_discord_refuses_is_named(choices: list[tuple[str, Any]]) -> None:
    """Receiving and Responding, *Autocomplete*; Application Commands, *Option Choice Structure*."""

    def asked(offered: list[tuple[str, Any]]) -> list[str]:
        listed = [{"name": name, "value": value} for name, value in offered]
        body = {"type": 8, "data": {"choices": listed}}
        return list(breaches(Request("POST", "/interactions/1/token/callback", body, ())))

    assert len(asked(choices)) == 1
    assert asked([("a" * 100, "b" * 100)] * 25) == []


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
