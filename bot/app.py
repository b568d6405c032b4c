"""Puts the host together: database, services, scheduler and bot; ``cogs.core`` adds the rest."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta

import discord

import games
from bot.backups import backing_up
from bot.client import TabletopBot
from bot.clock_watch import ClockWatch, watching
from bot.scheduler import Scheduler
from bot.services.guild_settings import GuildSettings
from bot.services.tables import build_tables
from bot.settings import Settings
from bot.store.sqlite.store import SqliteStore
from bot.table.repository import TableRepository


@asynccontextmanager
async def open_app(
    settings: Settings, *, shard_count: int | None = None
) -> AsyncIterator[TabletopBot]:
    """Open the database and build the bot on it; closed in order at the end.

    Raises:
        StoreError: the database is broken, newer, foreign, locked or unwritable.
    """
    # The library's clock, so that a simulated Discord can turn it.
    store = await SqliteStore.open(settings.database, discord.utils.utcnow)
    try:
        wait = timedelta(hours=settings.lobby_hours)
        stale = timedelta(days=settings.stale_days)
        repository = TableRepository(store, discord.utils.utcnow, games.find)
        tables = build_tables(
            store, repository, now=discord.utils.utcnow, lobby_wait=wait, stale=stale
        )
        watch = ClockWatch(tables.due.give_back)
        scheduler = Scheduler(tables.due, discord.utils.utcnow, look=watch.look)
        servers = GuildSettings(store)
        host = TabletopBot(settings, tables, scheduler, servers, shard_count=shard_count)
        async with backing_up(settings), watching(watch), host:
            yield host
    finally:
        await store.close()
