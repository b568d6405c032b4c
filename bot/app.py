"""Puts the host together: database, services, scheduler and bot; ``cogs.core`` adds the rest."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from datetime import timedelta
from functools import partial

import discord

from bot.background import background
from bot.backups import backing_up, check_folder
from bot.client import TabletopBot
from bot.clocks.watch import ClockWatch
from bot.computers.problem import Thinker
from bot.computers.workers import Workers
from bot.metrics import Gauges, Metrics, serving
from bot.model.pace import AT_HAND, PACES, Pace
from bot.model.refusal import Refused
from bot.model.times import to_ms
from bot.reach import Reach
from bot.retention import retaining
from bot.scheduler import Scheduler
from bot.services.tables import build_tables
from bot.settings import Settings
from bot.store.error import StoreError
from bot.store.newer_rules import SERIES
from bot.store.opening import open_store
from bot.store.store import Store
from games import find
from games.registry import hosted
from games.series import kinds

_LOG = logging.getLogger(__name__)

_OF_THE_CONNECTION = (
    "on_shard_disconnect",
    "on_shard_ready",
    "on_shard_resumed",
    "on_guild_available",
    "on_guild_unavailable",
    "on_ready",
)
"""Events that tell of servers which people can or cannot press on."""

_BETWEEN_SHARDS = 5_000
"""Milliseconds that Discord wants between two of them."""


@asynccontextmanager
async def _ending(store: Store, host: TabletopBot) -> AsyncIterator[None]:
    """During the block, close the bot if its store is lost: shards taken over or file damaged.

    Why is logged. The block goes on and ends with the bot; only then is it raised, unless the block
    has failed with something else.

    Raises:
        StoreError: the store was lost during the block.
    """
    lost: list[StoreError] = []

    async def watch() -> None:
        """Wait until the store is lost, note and log why, and close the bot."""
        lost.append(await store.lost())
        _LOG.critical("%s", lost[0])
        await host.close()

    async with background(watch, "store"):
        yield
    if lost:
        raise lost[0]


async def _identify(store: Store, shards: int, bucket: int) -> None:
    """Wait until a shard of ``bucket`` may be connected: all processes of a token take turns.

    Turns are five seconds apart and kept in the store. No turn is further away than if all
    ``shards`` waited: the clock of another machine may be ahead.
    """
    now = to_ms(discord.utils.utcnow())
    at = await store.turn(f"identify {bucket}", now, _BETWEEN_SHARDS)
    await asyncio.sleep(min(at - now, shards * _BETWEEN_SHARDS) / 1000)


def rules_here() -> dict[str, int]:
    """Return the rules of this release: the newest version by game, and that of series.

    A live table that began with newer ones would be put in quarantine. Games of packages are left
    out: whatever is wrong with them keeps no bot from starting.
    """
    games = (game.id for game in hosted().entries.values() if not game.package)
    return {game: find(game).version for game in games} | {SERIES: kinds.VERSION}


@asynccontextmanager
async def open_app(
    settings: Settings,
    *,
    shard_count: int | None = None,
    thinker: Thinker | None = None,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    steady: Callable[[], float] = time.monotonic,
    local: bool = False,
    paces: Mapping[str, Pace] | None = None,
) -> AsyncIterator[TabletopBot]:
    """Open the database and build the bot on it; yield it; at the end of the block, close both.

    It is not logged in here. Before the block, people whose data a backup brought back are
    forgotten again, and the clocks of tables whose game is missing are stopped. During it backups,
    metrics, retention and the watch over clocks and connection run.

    Args:
        settings: what the operator has set.
        shard_count: the shards of the bot; None asks Discord.
        thinker: answers for computers; None starts worker processes when the first one plays.
        sleep: waits for a number of seconds, for the scheduler and other periodic tasks.
        steady: a clock in seconds that never goes back, for rate limits.
        local: True if Discord is the simulated one of local play.
        paces: the paces of tables, by name; None means the usual ones, locally those for people who
            are there.

    Raises:
        StoreError: the database is broken, newer, foreign, locked, unwritable or out of reach; or,
            after the block, it was lost meanwhile.
        SettingsError: the port of the metrics cannot be opened, or backups have no folder.
    """
    check_folder(settings.backup_folder)
    # The library's clock, so that a simulated Discord can turn it.
    packages = ", ".join(f"{game.id} ({game.release})" for game in hosted().packages)
    store = await open_store(
        settings.database,
        settings.server,
        discord.utils.utcnow,
        settings.own,
        packages,
        rules_here(),
    )
    workers = Workers()
    try:
        wait = timedelta(hours=settings.lobby_hours)
        stale = timedelta(days=settings.stale_days)
        paces = paces or (AT_HAND if local else PACES)
        tables = build_tables(
            store,
            thinker or workers,
            now=discord.utils.utcnow,
            lobby_wait=wait,
            stale=stale,
            forgotten=settings.forgotten,
            paces=paces,
        )
        try:
            await tables.personal_data.forget_again()
            await tables.missing_games.settle(hosted().entries)
        except Refused as refused:
            # Nobody is there to be refused anything: the operator is told why.
            if isinstance(refused.__cause__, StoreError):
                raise refused.__cause__.again() from refused
            raise
        watch = ClockWatch(tables.due.give_back, tables.due.set_back)

        async def look() -> None:
            """Find out whether the clock has jumped, and which servers are cut off."""
            await watch.look()
            await reach.settle()

        scheduler = Scheduler(tables.due, discord.utils.utcnow, sleep, look)
        host = TabletopBot(
            settings,
            tables,
            scheduler,
            shard_count=shard_count,
            identify=partial(_identify, store, settings.own.total),
            steady=steady,
            local=local,
        )
        reach = Reach(tables.pauses, host, host.api, discord.utils.utcnow, sleep)
        for event in _OF_THE_CONNECTION:
            host.add_listener(reach.heed, event)
        try:
            # A backup is given up before people are waited for: it is what takes time.
            async with (
                host,
                backing_up(settings) as backups,
                background(watch.run, "clock watch"),
                background(reach.run, "reach"),
            ):
                if backups is not None:
                    host.lacks = backups.lack
                gauges = Gauges(
                    is_connected=lambda: host.is_connected,
                    servers=lambda: len(host.guilds),
                    thinking=lambda: tables.computers.thinking,
                    barred=lambda: tuple(host.barred()),
                    paused_servers=lambda: host.circuit.paused_servers,
                    server_limit=lambda: host.server_limit,
                    shards=settings.own,
                    last_backup=None if backups is None else backups.latest,
                    backup_hours=settings.backup_hours,
                )
                metrics = Metrics(store, host.requests, gauges, discord.utils.utcnow)
                retention = retaining(
                    settings.keep_days, tables.ledger.fade, discord.utils.utcnow, sleep
                )
                async with (
                    serving(settings, metrics, host.answers),
                    retention,
                    _ending(store, host),
                    background(tables.mailbox.keep_reading, "mailbox"),
                ):
                    yield host
        finally:
            await tables.computers.close()
    finally:
        await workers.close()
        await store.close()
