"""A bot on real discord.py whose Discord is the loopback server, and the presses it is given."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import aiohttp
import msgspec
from discord import http
from discord.ext import commands

from bench.loopback import APART, CHANNEL, GUILD, Arrival
from bench.payloads import guild, press
from bench.scripts import GAME, SEATS, seats_of
from bot.client import TabletopBot
from bot.model.managers import GuildSetting, ServerLimits
from bot.model.players import Person
from bot.model.table import Opening, Place, TableId, Terms
from players.levels import Level

PEOPLE = tuple(Person(1000 + seat, f"Player {seat}") for seat in range(SEATS))
_PATIENCE = 0.01
Message = Mapping[str, Any]
Gone = dict[str, dict[str, float]]
"""When a request arrived, by its kind and the interaction's token."""


class Press(msgspec.Struct, frozen=True):
    """A press that was handed to the bot."""

    token: str
    at: float


class Session:
    """A bot that is logged in and ready."""

    def __init__(self, bot: commands.AutoShardedBot, address: str, home: int) -> None:
        """Take a bot that is logged in at ``address``; its people are on the server ``home``."""
        self.bot = bot
        self._home = home
        self._address = address

    def press(self, message: Message, custom_id: str, person: Person) -> Press:
        """Hand the bot the press of a button, as the gateway would; return its token and the time.

        Nothing is waited for. The time is that of ``time.perf_counter``.
        """
        payload: Any = press(message, custom_id, person.id, person.name, self._home)
        begun = time.perf_counter()
        self.bot._connection.parse_interaction_create(payload)  # noqa: SLF001 - the gateway's door
        return Press(payload["token"], begun)

    async def served(self, message: Message, custom_id: str, person: Person) -> Press:
        """Press, and wait until all tasks that the press started are done, publishing apart."""
        before = asyncio.all_tasks()
        pressed = self.press(message, custom_id, person)
        while started := [t for t in asyncio.all_tasks() - before if not _publishes(t)]:
            await asyncio.wait(started)
        return pressed

    async def arrivals(self) -> list[Arrival]:
        """Fetch what arrived at the server since the last time."""
        return await arrivals(self._address)

    async def gone(self) -> Gone:
        """Fetch when the answers to each press arrived."""
        return by_kind(await self.arrivals())

    async def refused(self) -> int:
        """Return how many requests the server has refused for being too many, since its start."""
        count: int = msgspec.json.decode(await _fetched(self._address, "refused"))
        return count

    async def message(self, key: str | int) -> Message:
        """Fetch a message by its id, or a private one by the token that it answered."""
        return await message_at(self._address, key)

    async def quiet(self, host: TabletopBot) -> None:
        """Wait until everything has been published, what is still in the outbox too."""
        await self.published()
        while await host.tables.outbox.unpublished():
            await asyncio.sleep(_PATIENCE)
            await self.published()

    async def published(self) -> None:
        """Wait until nothing is being published."""
        while publishing := [task for task in asyncio.all_tasks() if _publishes(task)]:
            await asyncio.wait(publishing)


async def arrivals(address: str) -> list[Arrival]:
    """Fetch what arrived at the server since the last time."""
    return msgspec.json.decode(await _fetched(address, "arrivals"), type=list[Arrival])


async def message_at(address: str, key: str | int) -> Message:
    """Fetch a message by its id, or a private one by the token that it answered."""
    message: Message = msgspec.json.decode(await _fetched(address, f"messages/{key}"))
    return message


def by_kind(arrivals: Sequence[Arrival]) -> Gone:
    """Return when the first request of each kind arrived, by kind and then by token.

    A kind of which none arrived is missing.
    """
    found: Gone = {}
    for arrival in arrivals:
        found.setdefault(arrival.kind, {}).setdefault(arrival.token, arrival.at)
    return found


async def _fetched(address: str, path: str) -> bytes:
    """Return the body of a report of the loopback server, by its path below ``/loopback``."""
    async with (
        aiohttp.ClientSession() as http,
        http.get(f"{address}/loopback/{path}") as response,
    ):
        return await response.read()


def _publishes(task: asyncio.Task[Any]) -> bool:
    return task.get_name().startswith("publish-")


@asynccontextmanager
async def loopback(*, limited: bool = False) -> AsyncIterator[str]:
    """Run the server in a process of its own and have the library take it for Discord.

    Yield its address. With ``limited`` it refuses what Discord refuses. At the end of the block the
    library's address is as before, and the process ends.
    """
    server = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bench.loopback",
        *(("--limits",) if limited else ()),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert server.stdin is not None
    assert server.stdout is not None
    port = int(await server.stdout.readline())
    real = http.Route.BASE
    http.Route.BASE = address = f"http://127.0.0.1:{port}"
    try:
        yield address
    finally:
        http.Route.BASE = real
        server.stdin.close()
        await server.wait()


async def ready(
    bot: commands.AutoShardedBot, address: str, *, homes: Sequence[int] = (0,)
) -> Session:
    """Log a bot in at the loopback server and tell it that the gateway is connected.

    ``homes`` are the numbers of the servers that it is on; people press on the first of them.
    """
    await bot.login("loopback")
    state: Any = bot._connection  # noqa: SLF001 - the gateway's door
    for number in homes:
        state.parse_guild_create(guild(number))
    bot._ready.set()  # noqa: SLF001
    bot.dispatch("ready")
    await asyncio.sleep(0)
    return Session(bot, address, homes[0])


def people_at(number: int) -> tuple[Person, ...]:
    """Return the four people of table ``number``; nobody sits at two tables.

    A person who presses at fifty tables at once is told that they press too fast.
    """
    return tuple(
        Person(1000 + number * SEATS + seat, f"Player {number} {seat}") for seat in range(SEATS)
    )


async def seated(
    host: TabletopBot,
    seeds: Collection[str],
    *,
    computers: bool = False,
    apart: bool = False,
    servers: Sequence[int] = (0,),
    game_id: str = GAME,
    first_table: int = 0,
) -> list[TableId]:
    """Start a table for each seed, with which it is dealt; return their ids in that order.

    They are dealt out to ``servers`` in turn, whose limits are raised so that one person may run
    them all. With ``computers`` one person plays against strong computers, everybody as often as
    anybody. With ``apart`` every table has people of its own, as :func:`people_at` says, counted
    from ``first_table`` on.
    """
    bounds = ServerLimits(each=len(seeds), most=len(seeds))
    for number in set(servers):
        await host.tables.servers.choose(GUILD + number * APART, GuildSetting(limits=bounds))
    host.tables.lobbies._draw_seed = partial(next, iter(seeds))  # noqa: SLF001 - luck is otherwise drawn
    found = []
    for number in range(len(seeds)):
        far = servers[number % len(servers)] * APART
        seats = seats_of(game_id)
        people = (people_at(first_table + number) if apart else PEOPLE)[:seats]
        first = people[number % seats if computers else 0]
        opening = Opening(
            game_id, Terms({}, seats, "en"), Place.THREAD, GUILD + far, CHANNEL + far, first
        )
        table = await host.tables.lobbies.open(opening, opening.guild_id * len(seeds) + number)
        if computers:
            await host.tables.lobbies.start_filled(table.id, first, Level.HARD)
        else:
            for person in people[1:]:
                await host.tables.lobbies.join(table.id, person)
            await host.tables.lobbies.start(table.id, first)
        found.append(table.id)
    return found
