"""Processes of the bot on a Discord of this machine, and whoever watches over them."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from subprocess import DEVNULL, Popen
from typing import TextIO

from tests.rigs.loopback_gateway import LoopbackGateway, loopback_gateway

ROOT = Path(__file__).parents[2]
TOKEN = "the.right.token"  # noqa: S105 - of a Discord on this machine
ERRORS = "errors.txt"
"""What a process wrote to its standard error, in its folder."""
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
        # A pipe would have to be read all the time: one that is full stops whoever writes to it.
        with (folder / ERRORS).open("w") as errors:
            process = self._started(folder, errors, shards, count)
        self.all.append(process)
        return process

    def _started(self, folder: Path, errors: TextIO, shards: str, count: int) -> Popen[str]:
        return Popen(  # noqa: S603 - our own
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
            stdout=DEVNULL,
            stderr=errors,
            text=True,
        )

    def end(self) -> str:
        """Kill all, and return what they complained of."""
        for process in self.all:
            process.kill()
            process.wait()
        return "".join(path.read_text() for path in sorted(self.folder.glob(f"*/{ERRORS}")))


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
