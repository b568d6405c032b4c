"""What local play makes of a database that the last simulated Discord knew."""

from __future__ import annotations

import asyncio
from pathlib import Path

import simcord

from bot.app import open_app
from bot.local.world import forget_messages, make_world
from bot.model.server_board import ServerBoard
from bot.settings import Settings
from cogs.publishing.server_boards import ServerBoards


async def board_of_a_start(folder: Path) -> ServerBoard:
    """Start the bot in a simulated Discord of its own; the server's board once it is posted."""
    settings = Settings(database=folder / "local.sqlite3")
    async with open_app(settings, shard_count=1, local=True) as host:
        env = simcord.Env(host, shard_count=1, check_errors=False)
        guild, channel, people = make_world(env)
        await forget_messages(host, guild.id)
        await env.start()
        try:
            with env.time_context():
                boards = host.tables.server_boards
                if await boards.get(guild.id) is None:
                    cog = host.get_cog("ServerBoards")
                    assert isinstance(cog, ServerBoards)
                    await cog.put(guild.id, channel.id, people[0].id)
                async with asyncio.timeout(30):
                    while True:
                        board = await boards.get(guild.id)
                        assert board is not None
                        if board.off is not None or (board.post and board.replaced is None):
                            return board
                        await asyncio.sleep(0.05)
        finally:
            await env.shutdown()


async def test_the_board_of_the_server_is_there_at_every_start(tmp_path: Path) -> None:
    """Its message went with the last simulated Discord: nobody has deleted it."""
    posts = []
    for _ in range(3):
        board = await board_of_a_start(tmp_path)
        assert (board.off, board.deleted_at) == (None, None)
        posts.append(board.post)
    assert len(set(posts)) == len(posts)
