"""Every kind of channel that has messages hosts a table, from the command to the rematch."""

from __future__ import annotations

from pathlib import Path

import pytest
import simcord
from discord import Permissions
from simcord.enums import ChannelType

from bot.i18n.texts import texts
from bot.model.news import PostKey
from bot.model.stops import Why
from bot.model.table import Place, Status
from cogs.context import part_of
from cogs.publishing.publisher import Publisher
from games import GAME_IDS, find
from tests.rigs.as_strict_as_discord import PUBLISHED_EDITS, PUBLISHED_RATIONED
from tests.rigs.discord_server import Server, server
from tests.rigs.played_table import PlayedTable, presses, said
from tests.rigs.scripted_games import shortest

EN = texts("en")


def channel_of(discord: Server, kind: str) -> simcord.ChannelHandle:
    """Make a place of a kind where people write."""
    guild, backend, host = discord.guild, discord.env.backend, discord.people[0]
    match kind:
        case "news":
            return guild.create_news_channel("news")
        case "voice":
            return guild.create_voice_channel("voice")
        case "stage":
            return guild.create_stage_channel("stage")
        case "post":
            post = backend.create_thread(
                guild.create_forum_channel("forum").id,
                "post",
                host.id,
                type=ChannelType.PUBLIC_THREAD,
            )
            return discord.at(post.id)
        case _:
            private = kind == "den"
            thread = backend.create_thread(
                discord.channel.id,
                kind,
                host.id,
                type=ChannelType.PRIVATE_THREAD if private else ChannelType.PUBLIC_THREAD,
            )
            for person in (discord.people[1].id, backend.bot_user.id) if private else ():
                backend.add_thread_member(thread.id, person)
            return discord.at(thread.id)


@pytest.mark.parametrize("kind", ["news", "voice", "stage", "post", "thread", "den"])
async def test_a_table_is_played_in_every_kind_of_channel(tmp_path: Path, kind: str) -> None:
    """Where a thread is impossible the channel itself hosts the table."""
    async with server(tmp_path) as discord:
        channel = channel_of(discord, kind)
        await discord.env.settle()
        game = GAME_IDS[0]
        options = {option.key: option.default for option in find(game).options}
        script = shortest(game, 2, options)
        table = await PlayedTable.scripted(discord, script, channel=channel)
        found = await discord.host.tables.queries.get(table.id)
        assert (Place.HERE, channel.id) == (found.place, found.home_id)
        await table.play(3)
        before = await table.board()
        await table.players[0].slash(channel, "table show")
        assert before.id != (await table.board()).id
        await table.follow()
        board = await table.board()
        (again,) = (p for p in presses(board) if p.verb == "rematch")
        await discord.press(table.players[1], board, again)
        (lobby,) = (
            one
            for one in await discord.host.tables.queries.here(channel.id)
            if one.status is Status.LOBBY
        )
        assert EN("lobby-rematch", of=str(table.id), people=f"<@{table.players[0].id}>") in said(
            discord.shown(channel.id)[-1]
        )
        assert (lobby.place, lobby.host.id) == (Place.HERE, table.players[1].id)


async def test_of_two_tables_in_one_channel_each_message_says_whose_it_is(tmp_path: Path) -> None:
    """The same two people may play the same game twice there; in a thread its name tells it."""
    async with server(tmp_path) as discord:
        channel = discord.guild.create_voice_channel("voice")
        await discord.env.settle()
        for number in (1, 2):
            table = await PlayedTable.started(discord, 2, channel=channel)
            look = await table.look()
            name = EN("panel-heading", game=EN(f"{look.table.game}-name"), table=str(number))
            assert name in said(await table.board())
            await table.play(8)
            await table.leave(table.players[1], channel)
            posts = (await discord.host.tables.outbox.news(table.id)).posts
            shown = {message.id: said(message) for message in discord.shown(channel.id)}
            for kind in (PostKey.STORY, PostKey.SEAT_OFFER):
                told = [shown[post.message_id] for key, post in posts.items() if kind.matches(key)]
                assert told
                assert all(text.endswith(name) for text in told)


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_in_a_private_thread_without_the_bot_no_table_is_opened(
    tmp_path: Path, language: str
) -> None:
    """F53: commands work there, and nothing could be shown; whoever asks is told what to do."""
    async with server(tmp_path) as discord:
        words, backend, host = texts(language), discord.env.backend, discord.people[0]
        discord.locales[host.id] = language
        role = discord.guild.create_role("managers", permissions=Permissions(manage_guild=True))
        backend.add_member_role(discord.guild.id, host.id, role.id)
        thread = backend.create_thread(
            discord.channel.id, "den", host.id, type=ChannelType.PRIVATE_THREAD
        )
        await discord.env.settle()
        den, named = discord.at(thread.id), f"<@{backend.bot_user.id}>"
        refused = await host.slash(den, "vikings new", seats=2)
        assert words("refused-not-in-thread", bot=named) == said(refused.response)
        assert () == await discord.host.tables.queries.active(discord.guild.id)
        checked = await host.slash(den, "setup check")
        assert words("setup-check-outside", bot=named) in said(checked.response)
        backend.add_thread_member(thread.id, backend.bot_user.id)
        await discord.env.settle()
        checked = await host.slash(den, "setup check")
        assert words("setup-check-ready", channel=f"<#{thread.id}>") in said(checked.response)
        await PlayedTable.opened(discord, channel=den)


async def test_a_game_in_a_private_thread_waits_until_the_bot_is_in_it_again(
    tmp_path: Path,
) -> None:
    """F53, F96: nothing tells how long a refusal lasts that no permission explains, but this."""
    async with server(tmp_path) as discord:
        den, backend = channel_of(discord, "den"), discord.env.backend
        await discord.env.settle()
        table = await PlayedTable.started(discord, channel=den)
        bot, problems = backend.bot_user.id, discord.context.access_problems
        backend.remove_thread_member(den.id, bot)
        await discord.env.settle()
        await table.step()
        await discord.spoken()
        assert table.id in problems
        assert (await discord.host.tables.queries.get(table.id)).stop_of(Why.UNSHOWN) is not None
        refused = await discord.people[0].slash(den, "vikings new", seats=2)
        assert EN("refused-not-in-thread", bot=f"<@{bot}>") == said(refused.response)
        backend.add_thread_member(den.id, bot)
        await discord.env.settle()
        await discord.spoken()
        assert table.id not in problems
        assert (await discord.host.tables.queries.get(table.id)).stop_of(Why.UNSHOWN) is None
        await table.assert_all_is_told()


async def test_a_sleeping_post_that_the_bot_was_taken_out_of_is_woken_by_a_message(
    tmp_path: Path,
) -> None:
    """F10: only who is in a thread may wake it in another way (Topics, Threads)."""
    async with server(tmp_path) as discord:
        post, backend = channel_of(discord, "post"), discord.env.backend
        await discord.env.settle()
        table = await PlayedTable.started(discord, channel=post)
        before = await table.board()
        backend.remove_thread_member(post.id, backend.bot_user.id)
        backend.edit_channel(post.id, {}, thread_metadata={"archived": True})
        await discord.env.settle()
        part_of(discord.host, Publisher).look_after(table.id)
        await discord.spoken()
        assert {} == discord.context.access_problems
        assert not discord.thread(post.id).archived
        assert before.id != (await table.board()).id
        assert before.id not in {message.id for message in discord.shown(post.id)}


async def test_a_message_that_was_published_to_followers_is_posted_anew_after_some_edits(
    tmp_path: Path,
) -> None:
    """F8: Discord rations the edits of published messages; nothing of what is in them is amiss."""
    async with server(tmp_path) as discord:
        news, backend = channel_of(discord, "news"), discord.env.backend
        await discord.env.settle()
        table = await PlayedTable.opened(discord, 4, channel=news)
        first, (guest, *_) = table.lobby, discord.people[1:]
        backend.crosspost_message(news.id, first.id)
        for number in range(PUBLISHED_EDITS + 1):
            await guest.slash(news, "table leave" if number % 2 else "table join")
            await discord.spoken()
        assert 1 == [r.error for r in discord.wire.requests].count(PUBLISHED_RATIONED)
        assert {} == discord.context.access_problems
        (lobby,) = (m for m in discord.shown(news.id) if "join" in {p.verb for p in presses(m)})
        assert first.id != lobby.id
