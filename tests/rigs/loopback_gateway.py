"""Discord on this machine, HTTP and gateway: enough for a bot to log in and be ready."""

from __future__ import annotations

import asyncio
import json
import time
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from aiohttp import WSMsgType, web
from aiohttp.typedefs import Handler

from bench.loopback import APPLICATION, BOT, Loopback
from bench.payloads import guild

WRONG = "a.wrong.token"
"""A token that this Discord does not know."""
HELLO, IDENTIFY, HEARTBEAT, ACKNOWLEDGED = 10, 2, 1, 11
BEAT = 40_000
"""How often a heartbeat is asked for, in milliseconds."""
WAY = 1.0
"""Seconds until a heartbeat is acknowledged.

A thread of discord.py notes when it was sent only after that: one acknowledged at once on a busy
machine is told as one interval behind.
"""


class LoopbackGateway:
    """The server; what it was asked, and how it answers."""

    def __init__(self) -> None:
        self.address = ""
        self.ready = asyncio.Event()
        """A bot has identified itself."""
        self.posting = asyncio.Event()
        """A bot has begun to send a message."""
        self.homes: tuple[int, ...] = (0,)
        """The numbers of the servers that the bot is on."""
        self.identified: list[tuple[int, float]] = []
        """Which shards have identified themselves, and when."""
        self.answered: defaultdict[str, list[bytes]] = defaultdict(list)
        """What was said to each interaction that was answered, by its token."""
        self.bans: list[str | None] = []
        """Refusals of the next requests as by Cloudflare, each with its ``Retry-After``."""
        self.starts_left = [1000]
        """How many sessions may be started, as it is told next; the last one stays."""
        self.at_once = 1
        """How many shards may identify themselves at the same time."""
        self.messages = Loopback()
        self.registered = 0
        """How often the commands were."""
        self._sockets: dict[int, web.WebSocketResponse] = {}
        self._shards = 1
        self._beats: set[asyncio.Task[None]] = set()
        self.silent = False
        """Messages are never answered, and a connection's end is not either."""

    def application(self) -> web.Application:
        """Build the server."""
        app = self.messages.application()
        app.middlewares.append(self._guarded)
        app.add_routes(
            [web.get("/gateway/bot", self._found), web.get("/gateway/", self._connected)]
        )
        return app

    @web.middleware
    async def _guarded(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if self.bans:
            return _banned(self.bans.pop(0))
        if request.headers.get("Authorization") == f"Bot {WRONG}":
            return _json({"message": "401: Unauthorized", "code": 0}, 401)
        if request.path.startswith(("/interactions/", "/webhooks/")):
            self.answered[request.path.split("/")[3]].append(await request.read())
        if request.path.endswith("/commands"):
            self.registered += request.method == "PUT"
            return _json([])
        if request.method == "POST" and request.path.endswith("/messages"):
            self.posting.set()
            if self.silent:
                await asyncio.Event().wait()
        return await handler(request)

    async def _found(self, _: web.Request) -> web.Response:
        left = self.starts_left.pop(0) if len(self.starts_left) > 1 else self.starts_left[0]
        limit = {"total": 1000, "remaining": left, "reset_after": 7_200_000}
        limit["max_concurrency"] = self.at_once
        url = self.address.replace("http", "ws") + "/gateway/"
        return _json({"url": url, "shards": 1, "session_start_limit": limit})

    async def _connected(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(autoclose=not self.silent)
        await socket.prepare(request)
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": BEAT}})
        number = 0
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            said = json.loads(message.data)
            match said["op"]:
                case n if n == HEARTBEAT:
                    beat = asyncio.create_task(_acknowledge(socket))
                    self._beats.add(beat)
                    beat.add_done_callback(self._beats.discard)
                case n if n == IDENTIFY:
                    shard, self._shards = said["d"].get("shard", (0, 1))
                    self.identified.append((shard, time.monotonic()))
                    self._sockets[shard] = socket
                    for name, data in self._greeting(shard):
                        number += 1
                        await socket.send_json({"op": 0, "t": name, "s": number, "d": data})
                    self.ready.set()
                case _:
                    pass
        if self.silent:
            await asyncio.Event().wait()
        return socket

    async def press(self, number: int, payload: dict[str, Any]) -> bool:
        """Have whoever has a server hear of an interaction there; whether somebody is connected."""
        if not self.is_heard(number):
            return False
        with suppress(ConnectionError):
            said = {"op": 0, "t": "INTERACTION_CREATE", "s": None, "d": payload}
            await self._sockets[self._shard(number)].send_json(said)
            return True
        return False

    def is_heard(self, number: int) -> bool:
        """Whether a process is connected that has a server."""
        socket = self._sockets.get(self._shard(number))
        return socket is not None and not socket.closed

    def _shard(self, number: int) -> int:
        return (int(guild(number)["id"]) >> 22) % self._shards

    def _greeting(self, shard: int) -> list[tuple[str, Any]]:
        homes = [guild(number) for number in self.homes]
        homes = [home for home in homes if (int(home["id"]) >> 22) % self._shards == shard]
        ready = {
            "v": 10,
            "user": BOT,
            "guilds": [{"id": home["id"], "unavailable": True} for home in homes],
            "session_id": "session",
            "resume_gateway_url": self.address.replace("http", "ws"),
            "application": {"id": str(APPLICATION), "flags": 0},
            "shard": [shard, self._shards],
        }
        return [("READY", ready), *(("GUILD_CREATE", home) for home in homes)]


async def _acknowledge(socket: web.WebSocketResponse) -> None:
    """Answer a heartbeat as soon as a network would."""
    await asyncio.sleep(WAY)
    with suppress(ConnectionError):
        await socket.send_json({"op": ACKNOWLEDGED})


def _banned(retry_after: str | None) -> web.Response:
    """Answer as Cloudflare does, which no ``Via`` and no JSON shows to be Discord."""
    headers = {} if retry_after is None else {"Retry-After": retry_after}
    page = "<!doctype html>\n<title>Access denied | discord.com used Cloudflare</title>"
    return web.Response(text=page, status=429, content_type="text/html", headers=headers)


def _json(value: object, status: int = 200) -> web.Response:
    body = json.dumps(value).encode()
    return web.Response(body=body, status=status, content_type="application/json")


@asynccontextmanager
async def loopback_gateway() -> AsyncIterator[LoopbackGateway]:
    """Serve for the time of a block."""
    served = LoopbackGateway()
    runner = web.AppRunner(served.application(), access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        served.address = f"http://127.0.0.1:{runner.addresses[0][1]}"
        yield served
    finally:
        await runner.cleanup()
