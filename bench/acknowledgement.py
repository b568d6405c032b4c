"""From a click to its acknowledgement, beside a bot that does nothing but acknowledge."""

from __future__ import annotations

import asyncio
import re
from itertools import count
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Self

import discord
from discord import ui
from discord.ext import commands

from bench.figure import Figure, interleaved
from bench.scripts import GAME, SEATS, played_out
from bench.session import PEOPLE, Message, Session, loopback, ready, seated
from bot.app import open_app
from bot.computers.problem import pose
from bot.computers.worker_process import WorkerProcess
from bot.model.news import PostKey
from bot.settings import Settings
from cogs.elements.custom_ids import CustomId as Spelt
from cogs.elements.custom_ids import Verb
from games import find
from players.levels import Level

WARM_UP = 20


class Deferred(ui.DynamicItem[ui.Item[Any]], template=r"t(?P<version>\d+):.*"):
    """A control that is only acknowledged."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Wrap the pressed item."""
        del interaction, match
        return cls(item)

    async def callback(self, interaction: discord.Interaction) -> None:
        """Acknowledge the press privately, and answer nothing."""
        await interaction.response.defer(ephemeral=True, thinking=True)


def measure(*, quick: bool = False) -> tuple[Figure, ...]:
    """Time presses of *My hand* under a real board, one after the other, on three bots in turn.

    The figures are the median of ours beside the floor, which only acknowledges, and that of ours
    while computers think beside ours without.
    """
    clicks, rounds = (20, 1) if quick else (150, 5)
    with TemporaryDirectory() as folder:
        board, custom_id = asyncio.run(_board(Path(folder) / "board.sqlite3"))
        database = Path(folder) / "board.sqlite3"
        floor, ours, beside_thinking = interleaved(
            rounds,
            lambda: asyncio.run(_floor(board, custom_id, clicks)),
            lambda: asyncio.run(_ours(database, board, custom_id, clicks)),
            lambda: asyncio.run(_beside_thinking(database, board, custom_id, clicks)),
        )
    return (
        Figure(
            name="click to acknowledgement, p50",
            ours=median(ours) * 1000,
            unit="ms",
            floor=median(floor) * 1000,
            beside="a bot that only acknowledges",
            sense="at most",
            target=2.0,
            wanting="less between the gateway and the first await of cogs/routing/router.py",
        ),
        Figure(
            name="click to acknowledgement while computers think without a break, p50",
            ours=median(beside_thinking) * 1000,
            unit="ms",
            floor=median(ours) * 1000,
            beside="no computer",
            sense="at most",
            target=1.5,
            wanting="a lower priority for bot/computers/worker.py, or a core of its own",
        ),
    )


async def _board(database: Path) -> tuple[Message, str]:
    """Start a game; return its board message as Discord shows it, and the custom id of its button.

    That button is *My hand*.
    """
    async with loopback() as address, open_app(_settings(database), shard_count=1) as host:
        (table_id,) = await seated(host, played_out(1))
        session = await ready(host, address)
        await session.quiet(host)
        post = (await host.tables.outbox.news(table_id)).posts[PostKey.BOARD]
        return await session.message(post.message_id), Spelt(table_id, Verb.HAND).spelt()


async def _ours(database: Path, board: Message, custom_id: str, clicks: int) -> float:
    async with loopback() as address, open_app(_settings(database), shard_count=1) as host:
        return await _p50(await ready(host, address), board, custom_id, clicks)


async def _beside_thinking(database: Path, board: Message, custom_id: str, clicks: int) -> float:
    """Measure as :func:`_ours` does, in seconds, while a worker process thinks without a break."""
    worker = WorkerProcess()
    thinking = asyncio.create_task(_think(worker))
    try:
        return await _ours(database, board, custom_id, clicks)
    finally:
        thinking.cancel()
        await asyncio.wait([thinking])
        await worker.close()


async def _think(worker: WorkerProcess) -> None:
    """Have a worker decide one first question of a game after the other, until cancelled."""
    game = find(GAME)
    for number in count():
        state = game.start(SEATS, {}, f"thinking{number}").state
        seat = game.decisions(state)[0].seat
        await worker.think(pose(game, state, seat, Level.HARD, f"salt{number}"))


async def _floor(board: Message, custom_id: str, clicks: int) -> float:
    """Return the median seconds to an acknowledgement of a bare bot that does nothing else."""
    bot = commands.AutoShardedBot(
        command_prefix=(),
        help_command=None,
        intents=discord.Intents(guilds=True),
        max_messages=None,
        shard_count=1,
    )
    bot.add_dynamic_items(Deferred)
    async with loopback() as address, bot:
        return await _p50(await ready(bot, address), board, custom_id, clicks)


async def _p50(session: Session, board: Message, custom_id: str, clicks: int) -> float:
    """Return the median seconds from a click to its acknowledgement, after 20 that do not count.

    Each click waits for the one before.
    """
    for _ in range(WARM_UP):
        await session.served(board, custom_id, PEOPLE[0])
    pressed = [await session.served(board, custom_id, PEOPLE[0]) for _ in range(clicks)]
    arrived = (await session.gone())["acknowledged"]
    return median(arrived[one.token] - one.at for one in pressed)


def _settings(database: Path) -> Settings:
    return Settings(database=database, edit_seconds=0)
