"""Two processes on one token and one database: each answers its servers, a stand-by goes on."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any

import asyncpg
import pytest

from bench.loopback import APART, BOT, CHANNEL, GUILD
from bench.payloads import press
from bot.model.players import Person
from bot.model.table import Opening, Place, TableId
from bot.store.postgres.store import PostgresStore
from cogs.elements.custom_ids import move_press
from tests.rigs import postgres
from tests.rigs.loopback_gateway import LoopbackGateway, loopback_gateway
from tests.rigs.services import compose

ROOT = Path(__file__).parents[2]
TOKEN = "the.right.token"  # noqa: S105 - of a Discord on this machine
HOMES = (0, (1 << 22) // APART)
"""A server of each shard."""
PEOPLE = (Person(1000, "Ann"), Person(1001, "Bob"))
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


_MOVES = "SELECT max(number) FROM move WHERE table_id = $1"


class Processes:
    """Two processes, each with one of two shards, and stand-bys where one is started again."""

    def __init__(self, folder: Path, discord: LoopbackGateway, database: str) -> None:
        self.folder = folder
        self.discord = discord
        self.database = database
        self.all: list[Popen[str]] = []

    def start(self, shard: int) -> Popen[str]:
        """Start one for a shard."""
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
                "SHARDS": str(shard),
                "SHARD_COUNT": "2",
                "LOG_LEVEL": "WARNING",
            },
            stdout=PIPE,
            stderr=PIPE,
            text=True,
        )
        self.all.append(process)
        return process

    async def connected(self, *shards: int) -> None:
        """Wait until shards have identified themselves, in this order or another."""
        async with asyncio.timeout(90):
            await until(lambda: sorted(one for one, _ in self.discord.identified) == [*shards])

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
        discord.homes = HOMES
        found = Processes(folder, discord, database)
        try:
            yield found
        finally:
            assert "Traceback" not in await asyncio.to_thread(found.end)


def message(channel_id: int, custom_id: str) -> dict[str, Any]:
    """Describe a message with one button."""
    button = {"type": 2, "id": 2, "style": 1, "label": "x", "custom_id": custom_id}
    return {
        "id": "77",
        "type": 0,
        "content": "",
        "channel_id": str(channel_id),
        "author": BOT,
        "attachments": [],
        "embeds": [],
        "mentions": [],
        "mention_roles": [],
        "pinned": False,
        "mention_everyone": False,
        "tts": False,
        "timestamp": "2026-01-01T12:00:00.000000+00:00",
        "edited_timestamp": None,
        "flags": 0,
        "components": [{"type": 1, "id": 1, "components": [button]}],
    }


async def opened(address: Any) -> list[TableId]:
    """Start a game on each server, before there is any process."""
    store = await PostgresStore.open(address)
    tables, _ = compose(store)
    found = []
    for number in HOMES:
        guild_id, channel_id = GUILD + number * APART, CHANNEL + number * APART
        opening = Opening("vikings", {}, 2, "en", Place.HERE, guild_id, channel_id, PEOPLE[0])
        table = await tables.lobbies.open(opening, number + 1)
        await tables.lobbies.join(table.id, PEOPLE[1])
        await tables.lobbies.start(table.id, PEOPLE[0])
        found.append(table.id)
    await store.close()
    return found


async def moved(one: Processes, number: int, table_id: TableId, reading: Any) -> None:
    """Have whoever is asked at a table press a move, and wait until it is stored and answered."""
    look, person = await asked(reading, table_id)
    custom_id = move_press(table_id, look.questions[0].decision.id, look.legal[0]).spelt()
    channel_id = CHANNEL + number * APART
    payload = press(message(channel_id, custom_id), custom_id, person.id, person.name, number)
    await one.discord.press(number, payload)
    async with asyncio.timeout(30):
        await until(lambda: payload["token"] in one.discord.answered)
        while await reading.fetchval(_MOVES, table_id) == look.moves:  # noqa: ASYNC110 - to be asked
            await asyncio.sleep(0.05)


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something is so that other processes bring about."""
    while not holds():  # noqa: ASYNC110 - it has to be asked
        await asyncio.sleep(0.05)


async def asked(reading: Any, table_id: TableId) -> tuple[Any, Person]:
    """Look at a table as whoever has to answer."""
    store = Reader(reading)
    tables, _ = compose(store)
    for person in PEOPLE:
        look = await tables.queries.look(table_id, person.id)
        if look.legal and not look.questions[0].decision.answered:
            return look, person
    raise AssertionError("nobody is asked")


class Reader(PostgresStore):
    """A store that only reads, beside the processes that write."""

    def __init__(self, reading: Any) -> None:
        self._reading = reading

    async def _rows(self, sql: str, *values: int | str) -> Any:
        return await self._reading.fetch(sql.replace("?", "$"), *values)


@pytest.mark.timeout(240)
async def test_two_processes_share_the_servers(tmp_path: Path) -> None:
    """They connect in turns, register commands once, answer their own; a stand-by takes over."""
    address = postgres.fresh()
    ids = await opened(address)
    reading = await asyncpg.create_pool(address.spelt, min_size=1, max_size=2)
    try:
        async with processes(tmp_path, address.spelt) as one:
            first, _ = one.start(0), one.start(1)
            await one.connected(0, 1)
            times = [at for _, at in one.discord.identified]
            assert max(times) - min(times) > 4.5, "Discord wants five seconds between two shards"
            assert one.discord.registered == 1
            for number, table_id in zip(HOMES, ids, strict=True):
                await moved(one, number, table_id, reading)
            one.start(0)
            await asyncio.sleep(0.2)
            first.kill()
            await one.connected(0, 0, 1)
            assert one.discord.registered == 2
            for number, table_id in zip(HOMES, ids, strict=True):
                await moved(one, number, table_id, reading)
    finally:
        await reading.close()
