"""Processes of the bot on a Discord of this machine, and whoever watches over them."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from subprocess import PIPE, Popen

from tests.rigs.loopback_gateway import LoopbackGateway, loopback_gateway

ROOT = Path(__file__).parents[2]
TOKEN = "the.right.token"  # noqa: S105 - of a Discord on this machine
START = """
import os, sys
import discord, yarl
from discord.gateway import DiscordWebSocket
address = os.environ["LOOPBACK"]
discord.http.Route.BASE = address
DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address.replace("http", "ws") + "/gateway/")
from bot.__main__ import main
sys.exit(main([]))
"""


class Processes:
    """All that were started, also those that ended."""

    def __init__(self, folder: Path, discord: LoopbackGateway, database: str) -> None:
        self.folder = folder
        self.discord = discord
        self.database = database
        self.all: list[Popen[str]] = []

    def start(self, shards: str, count: int) -> Popen[str]:
        """Start one for some shards."""
        folder = self.folder / str(len(self.all))
        folder.mkdir()
        process = Popen(  # noqa: S603 - our own
            [sys.executable, "-c", START],
            cwd=folder,
            env={
                **os.environ,
                "PYTHONPATH": str(ROOT),
                "LOOPBACK": self.discord.address,
                "DISCORD_TOKEN": TOKEN,
                "DATABASE": self.database,
                "SHARDS": shards,
                "SHARD_COUNT": str(count),
                "LOG_LEVEL": "WARNING",
            },
            stdout=PIPE,
            stderr=PIPE,
            text=True,
        )
        self.all.append(process)
        return process

    def end(self) -> str:
        """Kill all, and return what they complained of."""
        said = ""
        for process in self.all:
            process.kill()
            said += process.communicate()[1]
        return said


@asynccontextmanager
async def processes(folder: Path, database: str) -> AsyncIterator[Processes]:
    """Have none for the time of a block."""
    async with loopback_gateway() as discord:
        found = Processes(folder, discord, database)
        try:
            yield found
        finally:
            said = await asyncio.to_thread(found.end)
            logging.getLogger(__name__).info("the processes said: %s", said)
            assert "Traceback" not in said
            assert database not in said


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something is so that other processes bring about."""
    while not holds():  # noqa: ASYNC110 - it has to be asked
        await asyncio.sleep(0.05)
