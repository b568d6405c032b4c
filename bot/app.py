"""Puts the host together: database, table service, clock and bot."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta

import discord

from bot.backups import backing_up
from bot.client import TabletopBot
from bot.scheduler import Scheduler
from bot.services.guild_settings import GuildSettings
from bot.services.history import History
from bot.services.tables import Tables
from bot.settings import Settings
from bot.store.sqlite.store import SqliteStore


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
        tables = Tables(store, now=discord.utils.utcnow, lobby_wait=wait, stale=stale)
        timekeeper = Scheduler(tables, discord.utils.utcnow)
        history = History(store, tables)
        host = TabletopBot(
            settings, tables, history, timekeeper, GuildSettings(store), shard_count=shard_count
        )
        async with backing_up(settings), host:
            yield host
    finally:
        await store.close()
