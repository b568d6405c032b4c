"""Two processes on one token and one database: each answers its servers, a stand-by goes on."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
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
GAMES = int(os.environ.get("ROLLING_GAMES", "0"))
"""How many are played while processes come and go; only a long run has any."""
RESTARTS, KILLS, IN_ALL = 2, 5, 16
_WAITING = (
    "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'tabletop-host'"
    " AND query ~ 'pg_advisory_unlock_all|pg_terminate_backend'"
)
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

    def start(self, shards: object, count: int = 2) -> Popen[str]:
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
                "SHARDS": str(shards),
                "SHARD_COUNT": str(count),
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


async def opened(
    address: Any, homes: Sequence[int] = HOMES, game: str = "vikings"
) -> list[TableId]:
    """Start a game on each server, before there is any process."""
    store = await PostgresStore.open(address)
    tables, _ = compose(store)
    found = []
    for number in homes:
        guild_id, channel_id = GUILD + number * APART, CHANNEL + number * APART
        opening = Opening(game, {}, 2, "en", Place.HERE, guild_id, channel_id, PEOPLE[0])
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


class Play:
    """Games that go on while processes come and go, and what people saw of that."""

    def __init__(self, one: Processes, reading: Any) -> None:
        self.one = one
        self.reading = reading
        self.faults = 0
        self.moves = 0
        self.pressed_again = 0
        """Presses that nobody heard, because a process ended then."""
        self.over = asyncio.Event()

    async def go_on(self, number: int, table_id: TableId) -> None:
        """Press as whoever is asked, and press again where a process went away under it."""
        while not self.over.is_set():
            try:
                look, person = await asked(self.reading, table_id)
            except AssertionError:
                return
            custom_id = move_press(table_id, look.questions[0].decision.id, look.legal[0]).spelt()
            at = message(CHANNEL + number * APART, custom_id)
            payload = press(at, custom_id, person.id, person.name, number)
            token, faults = payload["token"], self.faults
            try:
                await self.one.discord.press(number, payload)
                async with asyncio.timeout(60):
                    await until(partial(self.one.discord.answered.__contains__, token))
                    while await self.reading.fetchval(_MOVES, table_id) == look.moves:  # noqa: ASYNC110
                        await asyncio.sleep(0.5)
            except (TimeoutError, ConnectionError):
                # While a process is being replaced their number is odd.
                assert self.faults > faults or faults % 2, "a press that was heard has no answer"
                self.pressed_again += 1
            else:
                self.moves += 1

    async def strike(self, shards: str, owner: Popen[str], *, kill: bool) -> Popen[str]:
        """End a process once another one waits for its shards, which is returned."""
        other = self.one.start(shards, IN_ALL)
        while not await self.reading.fetchval(_WAITING):  # noqa: ASYNC110 - it has to be asked
            await asyncio.sleep(0.2)
        seen = len(self.one.discord.identified)
        self.faults += 1
        if kill:
            owner.kill()
        else:
            owner.terminate()
        await asyncio.to_thread(owner.wait)
        await until(lambda: len(self.one.discord.identified) >= seen + IN_ALL // 2)
        self.faults += 1
        moves = self.moves
        await until(lambda: self.moves >= moves + GAMES // 4)
        return other


@pytest.mark.skipif(not GAMES, reason="takes minutes: make soak")
@pytest.mark.timeout(3600)
async def test_processes_that_come_and_go_leave_nobody_without_an_answer(tmp_path: Path) -> None:
    """F19: every press that is heard is answered, and no call stands twice."""
    address = postgres.fresh()
    homes = [(game % IN_ALL) * (1 << 22) // APART + 1 + game // IN_ALL for game in range(GAMES)]
    ids = await opened(address, homes, "schools")
    reading = await asyncpg.create_pool(address.spelt, min_size=1, max_size=4)
    async with processes(tmp_path, address.spelt) as one:
        one.discord.homes, one.discord.at_once = tuple(homes), IN_ALL
        parts = ["0-7", "8-15"]
        owners = [one.start(part, IN_ALL) for part in parts]
        async with asyncio.timeout(300):
            await until(lambda: len(one.discord.identified) >= IN_ALL)
        play = Play(one, reading)
        games = [
            asyncio.create_task(play.go_on(number, table_id))
            for number, table_id in zip(homes, ids, strict=True)
        ]
        for fault in range(RESTARTS + KILLS):
            which = fault % 2
            owners[which] = await play.strike(parts[which], owners[which], kill=fault >= RESTARTS)
        play.over.set()
        await asyncio.gather(*games)
        while await reading.fetchval("SELECT count(*) FROM outbox"):  # noqa: ASYNC110
            await asyncio.sleep(0.5)
        shown = {
            int(one["id"]) for one in one.discord.messages.public if "<@100" in json.dumps(one)
        }
        kept = {row["message_id"] for row in await reading.fetch("SELECT message_id FROM message")}
        print(play.moves, play.pressed_again, len(shown), shown - kept)  # noqa: T201
        assert shown <= kept
    await reading.close()
