"""Places that Discord cuts off, hides or locks: what cannot be shown is nobody's time (F98)."""

# ruff: noqa: ASYNC110 - tests wait for tasks that know nothing of them

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from pathlib import Path

import discord as library
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.model.stops import Why
from bot.model.table import TableId
from tests.cogs.publishing.test_outages import allow, forbid, lock
from tests.rigs.discord_server import Server, server
from tests.rigs.played_table import PlayedTable, said

VIEW, ADMINISTRATOR, CONNECT = 1 << 10, 1 << 3, 1 << 20
DAY = timedelta(days=1)


async def stands(discord: Server, table: PlayedTable, *whys: Why) -> None:
    """Wait until the clocks of a table stand for these reasons, and for no other."""
    queries = discord.host.tables.queries
    async with asyncio.timeout(30):
        while {one.why for one in (await queries.get(table.id)).stops if one.is_open} != {*whys}:
            await asyncio.sleep(0.01)
    await discord.spoken()


async def due(table: PlayedTable) -> datetime | None:
    """When the first open question falls due."""
    return (await table.look()).questions[0].due_at


def hide(discord: Server, _thread: int) -> Callable[[], None]:
    """Take the bot's sight of the channel."""
    forbid(discord, VIEW)
    return lambda: allow(discord)


def lock_for_people(discord: Server, thread: int) -> Callable[[], None]:
    """Lock the thread where the bot, as an administrator, may write all the same."""
    backend, bot = discord.env.backend, discord.host.user
    assert bot is not None
    guild = backend.get_guild(discord.guild.id)
    for number in guild.members[bot.id].role_ids:
        guild.roles[number].permissions |= ADMINISTRATOR
    backend.announce_role_updates(guild.id, guild.roles.values())
    lock(discord, thread, locked=True)
    return lambda: lock(discord, thread, locked=False)


def close(discord: Server, thread: int) -> Callable[[], None]:
    """Lock the thread and archive it, as a moderator does who closes it."""
    metadata = discord.env.backend.get_channel(thread).thread_metadata
    assert metadata is not None
    metadata.archived = True
    lock(discord, thread, locked=True)

    def undo() -> None:
        metadata.archived = False
        lock(discord, thread, locked=False)

    return undo


@asynccontextmanager
async def cut(discord: Server) -> AsyncIterator[None]:
    """Take the only shard's connection away for the time of a block."""
    (shard,) = discord.host.shards.values()
    await shard.disconnect()
    yield
    await shard.reconnect()


@pytest.mark.parametrize("pace", ["live", "slow"])
async def test_without_a_shard_nobody_is_answered_for(tmp_path: Path, pace: str) -> None:
    """Twenty hours and three days; the board tells the new end, and nobody is called again."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 2, pace=pace)
        ((person, _),) = await table.asked()
        before, mark = await due(table), len(discord.wire.requests)
        async with cut(discord):
            await discord.wait(hours=20)
            await stands(discord, table, Why.DISCORD)
            await discord.wait(days=3)
            assert [(0, person)] == [
                ((await table.look()).moves, who) for who, _ in await table.asked()
            ]
            assert [] == discord.wire.since(mark)
        await stands(discord, table)
        after = await due(table)
        assert before is not None
        assert after is not None
        assert timedelta(0) <= after - before - timedelta(hours=92) <= timedelta(minutes=2)
        assert library.utils.format_dt(after, "R") in said(await table.board())
        # An edit rings nobody: the first board goes on naming whom it called.
        posted = [r for r in discord.wire.since(mark) if r.method == "POST"]
        assert not [r for r in posted if "<@" in str(r.message.get("content"))]
        await table.play(2)


async def test_a_server_in_an_outage_stands_alone(tmp_path: Path) -> None:
    """Discord names it as unavailable, and later as there again."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 2, pace="live")
        guild = discord.host.get_guild(discord.guild.id)
        assert guild is not None
        guild.unavailable = True
        discord.host.dispatch("guild_unavailable", guild)
        await discord.wait(hours=20)
        await stands(discord, table, Why.DISCORD)
        assert (await table.look()).moves == 0
        guild.unavailable = False
        discord.host.dispatch("guild_available", guild)
        await stands(discord, table)
        await table.play(2)


@pytest.mark.parametrize("lost", [hide, close, lock_for_people])
async def test_what_cannot_be_shown_is_nobodys_time(
    tmp_path: Path, lost: Callable[[Server, int], Callable[[], None]]
) -> None:
    """A channel that cannot be read, a thread that is locked: from then on, also after a start."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 2, pace="live")
        give_back = lost(discord, await table.home())
        await stands(discord, table, Why.UNSHOWN)
        assert await due(table) is None
        await discord.wait(hours=20)
        await discord.restart()
        await discord.wait(hours=20)
        await stands(discord, table, Why.UNSHOWN)
        assert ((await table.look()).moves, table.id) == (0, TableId(1))
        give_back()
        await stands(discord, table)
        assert (await table.look()).moves == 0
        assert (await due(table)) is not None


@pytest.mark.parametrize("lost", ["deleted", "taken", "changed"])
async def test_what_a_role_let_the_bot_see_is_nobodys_time_without_it(
    tmp_path: Path, lost: str
) -> None:
    """From then on: of a role that is deleted Discord tells nothing else."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 2, pace="live")
        backend, bot = discord.env.backend, discord.env.backend.bot_user.id
        role = discord.guild.create_role("sees")
        backend.add_member_role(discord.guild.id, bot, role.id)
        seen = Overwrite(role.id, OverwriteType.ROLE, allow=VIEW)
        everybody = Overwrite(discord.guild.id, OverwriteType.ROLE, deny=VIEW)
        for overwrite in (seen, everybody):
            backend.set_overwrite(discord.channel.id, overwrite)
        await stands(discord, table)
        match lost:
            case "deleted":
                backend.delete_role(discord.guild.id, role.id)
            case "taken":
                backend.remove_member_role(discord.guild.id, bot, role.id)
            case _:
                backend.delete_overwrite(discord.channel.id, role.id)
        await stands(discord, table, Why.UNSHOWN)


@pytest.mark.parametrize("kind", ["voice", "stage"])
async def test_a_voice_channel_that_the_bot_may_not_enter_is_out_of_sight(
    tmp_path: Path, kind: str
) -> None:
    """Discord takes every other permission there with *Connect*."""
    async with server(tmp_path) as discord:
        channel = getattr(discord.guild, f"create_{kind}_channel")(kind)
        await discord.env.settle()
        table = await PlayedTable.started(discord, 2, pace="live", channel=channel)
        backend, bot = discord.env.backend, discord.env.backend.bot_user.id
        backend.set_overwrite(channel.id, Overwrite(bot, OverwriteType.MEMBER, deny=CONNECT))
        await stands(discord, table, Why.UNSHOWN)
        backend.delete_overwrite(channel.id, bot)
        await stands(discord, table)
