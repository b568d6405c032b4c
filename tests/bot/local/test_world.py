"""What local play makes of a database that the last simulated Discord knew."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple, TypeVar

import simcord

from bot.app import open_app
from bot.client import TabletopBot
from bot.local.world import forget_messages, make_world, show_again
from bot.model.news import Post
from bot.model.players import Person
from bot.model.series import SeriesOpening, SeriesPostKey
from bot.model.server_board import ServerBoard
from bot.model.table import Place, SeriesId, Terms
from bot.settings import Settings
from cogs.publishing.server_boards import ServerBoards
from games.series.api import Kind

T = TypeVar("T")


class World(NamedTuple):
    """A simulated Discord in which the bot runs."""

    host: TabletopBot
    guild_id: int
    channel_id: int
    person: Person


@asynccontextmanager
async def started(folder: Path) -> AsyncIterator[World]:
    """Start the bot on one database in a simulated Discord of its own, for a block."""
    settings = Settings(database=folder / "local.sqlite3")
    async with open_app(settings, shard_count=1, local=True) as host:
        env = simcord.Env(host, shard_count=1, check_errors=False)
        guild, channel, people = make_world(env)
        await forget_messages(host, guild.id)
        await env.start()
        try:
            with env.time_context():
                host.dispatch("welcome", channel.id)
                await show_again(host, guild.id)
                yield World(host, guild.id, channel.id, Person(people[0].id, "Astrid"))
        finally:
            await env.shutdown()


async def until(find: Callable[[], Awaitable[T | None]]) -> T:
    """Ask until there is something."""
    async with asyncio.timeout(30):
        while (found := await find()) is None:  # noqa: ASYNC110 - it has to be asked
            await asyncio.sleep(0.05)
    return found


async def test_the_board_of_the_server_is_there_at_every_start(tmp_path: Path) -> None:
    """Its message went with the last simulated Discord: nobody has deleted it."""
    posts = []
    for _ in range(3):
        async with started(tmp_path) as world:
            boards = world.host.tables.server_boards
            if await boards.get(world.guild_id) is None:
                cog = world.host.get_cog("ServerBoards")
                assert isinstance(cog, ServerBoards)
                await cog.put(world.guild_id, world.channel_id, world.person.id)

            async def posted() -> ServerBoard | None:
                board = await boards.get(world.guild_id)  # noqa: B023 - asked within the block
                assert board is not None
                is_there = board.post is not None and board.replaced is None
                return board if is_there or board.off is not None else None

            board = await until(posted)
        assert (board.off, board.deleted_at) == (None, None)
        posts.append(board.post)
    assert len(set(posts)) == len(posts)


async def test_the_sheet_of_a_series_is_there_at_every_start(tmp_path: Path) -> None:
    """Also where nothing has happened in it since."""
    posts, series_id = [], SeriesId(0)
    for number in range(2):
        async with started(tmp_path) as world:
            tables = world.host.tables
            if number == 0:
                opening = SeriesOpening(
                    Kind.CHAMPIONSHIP,
                    "vikings",
                    {},
                    Terms({}, 2, "en"),
                    Place.HERE,
                    world.guild_id,
                    world.channel_id,
                    world.person,
                )
                series_id = (await tables.series.open(opening, 1)).id

            async def posted() -> Post | None:
                news = await tables.series_outbox.news(series_id)  # noqa: B023 - see above
                is_said = news.upto == news.series.revision
                return news.posts.get(SeriesPostKey.SHEET) if is_said else None

            posts.append(await until(posted))
    assert len(set(posts)) == len(posts)
