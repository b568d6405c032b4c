"""The simulated Discord's server, channel and four people."""

from __future__ import annotations

from datetime import UTC, datetime

import discord
import simcord

from bot.client import TabletopBot
from bot.model.server_board import ServerBoard

PEOPLE = (
    ("astrid", "Astrid", None),
    ("bjorn", "Björn", None),
    ("chloe", "Chloé", "fr"),
    ("diego", "Diego", "fr"),
)
"""User name, display name and preset language of each person."""


def make_world(
    env: simcord.Env,
) -> tuple[simcord.GuildHandle, simcord.ChannelHandle, list[simcord.MemberActor]]:
    """Create the server, its channel and the people, with the same ids at every start.

    The bot may open no threads there, as the page shows none. Afterwards the simulated clock is set
    to real time.
    """
    env.backend.edit_bot_profile("Tabletop Host")
    users = [env.create_user(name, global_name=shown) for name, shown, _ in PEOPLE]
    guild = env.create_guild("Midgard", owner=users[0])
    # The page shows one channel and no threads, so the bot may not open any here and plays in
    # the channel itself.
    bot_user = simcord.UserHandle(env, env.backend.bot_user)
    no_threads = discord.PermissionOverwrite(create_public_threads=False)
    channel = guild.create_text_channel("tables", overwrites={bot_user: no_threads})
    people = [guild.add_member(user) for user in users]
    # From here on time is real: ids of messages and presses never come twice, not even in
    # the next run on the same database.
    env.backend.advance_clock((datetime.now(UTC) - env.now()).total_seconds())
    return guild, channel, people


async def set_languages(host: TabletopBot, people: list[simcord.MemberActor]) -> None:
    """Store each person's preset language, unless they have none or have chosen one."""
    for person, (_, _, language) in zip(people, PEOPLE, strict=True):
        if language and await host.tables.people.language(person.id) is None:
            await host.tables.people.set_language(person.id, language)


async def forget_messages(host: TabletopBot, guild_id: int) -> None:
    """Forget the messages of live tables and of the server's board, and what became of the latter.

    They were in the last simulated Discord. A board that is off stays off.
    """
    for table in await host.tables.queries.active(guild_id):
        news = await host.tables.outbox.news(table.id)
        for key in news.posts:
            await host.tables.outbox.posted(table.id, key, None)
    boards = host.tables.server_boards
    board = await boards.stored(guild_id)
    if board is not None:
        blank = ServerBoard(board.guild_id, board.channel_id, board.manager_id, off=board.off)
        await boards.note(blank)
