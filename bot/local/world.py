"""The simulated Discord's server, channel and four people."""

from __future__ import annotations

from datetime import UTC, datetime

import discord
import simcord

from bot.client import TabletopBot
from bot.model.series import SeriesPostKey
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
    """Forget the messages of live tables, sheets of live series, and the server's board.

    They were in the last simulated Discord. Of the board only its place and whether it is off stay.
    """
    for table in await host.tables.queries.active(guild_id):
        news = await host.tables.outbox.news(table.id)
        for key in news.posts:
            await host.tables.outbox.posted(table.id, key, None)
    for series in await host.tables.queries.active_series(guild_id):
        for sheet in (SeriesPostKey.SHEET, SeriesPostKey.REPLACED_SHEET):
            await host.tables.series_outbox.posted(series.id, sheet, None)
    boards = host.tables.server_boards
    board = await boards.stored(guild_id)
    if board is not None:
        blank = ServerBoard(board.guild_id, board.channel_id, board.manager_id, off=board.off)
        await boards.note(blank)


async def show_again(host: TabletopBot, guild_id: int) -> None:
    """Have live tables and series, and tables with unpublished changes, posted to this Discord."""
    active = {table.id for table in await host.tables.queries.active(guild_id)}
    for table_id in sorted(active.union(await host.tables.outbox.unpublished())):
        host.dispatch("messages_lost", table_id)
    for series in await host.tables.queries.active_series(guild_id):
        host.dispatch("sheet_lost", series.id)
