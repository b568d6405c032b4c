"""Every kind of channel that has messages hosts a table, from the command to the rematch."""

from __future__ import annotations

from pathlib import Path

import pytest
import simcord
from simcord.enums import ChannelType

from bot.i18n.texts import texts
from bot.model.table import Place, Status
from games import GAME_IDS, find
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
            thread = backend.create_thread(
                discord.channel.id, "aside", host.id, type=ChannelType.PUBLIC_THREAD
            )
            return discord.at(thread.id)


@pytest.mark.parametrize("kind", ["news", "voice", "stage", "post", "thread"])
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
