"""``python -m bench.loopback``: the part of Discord's HTTP API that the bot speaks, on 127.0.0.1.

A process of its own, so that its work is not counted as the bot's. It prints its port, keeps the
messages it was sent and notes when what arrived. It allows any number of requests a second, unless
it is started with ``--limits``: then it refuses what Discord refuses.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator
from itertools import count
from typing import Any

import msgspec
from aiohttp import web

APPLICATION = 900
"""Id of the application, and of the bot's user."""
BOT = {
    "id": str(APPLICATION),
    "username": "host",
    "discriminator": "0000",
    "global_name": None,
    "avatar": None,
    "bot": True,
    "verified": True,
    "mfa_enabled": False,
    "flags": 0,
    "public_flags": 0,
}
GUILD = 5
CHANNEL = 7
"""The first server and its one channel; every other channel of it is a thread."""
APART = 10
"""From the ids of one server to those of the next."""
_STAMP = "2026-01-01T12:00:00.000000+00:00"
_FREE = {
    "X-RateLimit-Limit": "100000",
    "X-RateLimit-Remaining": "99999",
    "X-RateLimit-Reset": "9999999999",
    "X-RateLimit-Reset-After": "1",
}
_PER_TOKEN, _SECOND = 50, 1.0
_PER_CHANNEL, _WINDOW = 5, 5.0
"""Most requests of a token in a second, and of a kind in a channel in a window."""
_UNLIMITED = ("/interactions/", "/webhooks/", "/loopback/")
"""Answers to interactions are counted by no limit."""
_EPOCH_MS, _NUMBERED_BITS = 1_420_070_400_000, 22
"""Discord's ids are the milliseconds since then, and a number in the lower bits."""
_EPHEMERAL = 64
_WITH_COMPONENTS = 1 << 15


class Arrival(msgspec.Struct, array_like=True):
    """A request of the bot."""

    kind: str
    """``acknowledged``, ``answered``, ``posted``, ``edited``, ``deleted`` or ``other``."""
    token: str
    """Of the interaction, where there is one, else the channel's id."""
    at: float
    """By ``time.perf_counter``, which all processes of a machine share."""


class Loopback:
    """Answers the bot's requests as Discord does, with fewer checks; ``limited`` by its limits."""

    def __init__(self, *, limited: bool = False) -> None:
        """Begin without messages; ``limited`` refuses requests beyond Discord's rate limits.

        Messages, threads and pings are kept for good, arrivals until they are reported.
        """
        self._limited = limited
        self._windows: dict[tuple[str, ...], tuple[float, int]] = {}
        """When the window of each limit began, and how many requests came in it."""
        self._refused = 0
        self._parents: dict[str, int] = {}
        """The channel that each thread was opened in."""
        self._made = count()
        self._messages: dict[str, dict[str, Any]] = {}
        self._nonces: dict[tuple[str, str], str] = {}
        """The message that was made for what a bot called by a name of its own, by channel."""
        self.calls: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
        """In what words somebody was called in a channel, each time."""
        self._arrivals: list[Arrival] = []
        self._pictures: list[dict[str, Any]] = []
        """The emojis of the application."""

    @property
    def public(self) -> list[dict[str, Any]]:
        """The messages that everybody sees."""
        return [one for one in self._messages.values() if not one["flags"] & _EPHEMERAL]

    def application(self) -> web.Application:
        """Return the web application with all routes, the reports under ``/loopback`` too."""
        app = web.Application(client_max_size=1 << 26, middlewares=[self._limit])
        app.add_routes(
            [
                web.get("/users/@me", self._me),
                web.get("/oauth2/applications/@me", self._application),
                web.get("/applications/@me", self._application),
                web.put("/applications/{id}/commands", self._commands),
                web.get("/applications/{id}/emojis", self._emojis),
                web.post("/applications/{id}/emojis", self._drawn),
                web.post("/interactions/{id}/{token}/callback", self._acknowledged),
                web.patch("/webhooks/{id}/{token}/messages/@original", self._answered),
                web.get("/guilds/{guild}/members/{member}", self._member),
                web.get("/channels/{channel}", self._channel),
                web.patch("/channels/{channel}", self._thread),
                web.post("/channels/{channel}/messages", self._posted),
                web.patch("/channels/{channel}/messages/{message}", self._edited),
                web.delete("/channels/{channel}/messages/{message}", self._deleted),
                web.post("/channels/{channel}/messages/{message}/threads", self._threaded),
                web.post("/channels/{channel}/threads", self._threaded),
                web.get("/loopback/arrivals", self._report),
                web.get("/loopback/messages/{message}", self._message),
                web.get("/loopback/refused", self._refusals),
            ]
        )
        return app

    async def _me(self, _: web.Request) -> web.Response:
        return _json(BOT)

    async def _application(self, _: web.Request) -> web.Response:
        """Answer with the bot's application, always the same."""
        return _json(
            {
                "id": str(APPLICATION),
                "name": "host",
                "description": "",
                "icon": None,
                "bot_public": True,
                "bot_require_code_grant": False,
                "verify_key": "",
                "flags": 0,
                "owner": BOT,
                "team": None,
            }
        )

    async def _commands(self, _: web.Request) -> web.Response:
        return _json([])

    async def _emojis(self, _: web.Request) -> web.Response:
        return _json({"items": self._pictures})

    async def _drawn(self, request: web.Request) -> web.Response:
        """Keep an emoji of the application under a new id, and return it."""
        name = _said(await request.read())["name"]
        self._pictures.append({"id": self._new_id(), "name": name, "animated": False})
        return _json(self._pictures[-1])

    async def _acknowledged(self, request: web.Request) -> web.Response:
        """Note when an interaction was acknowledged, and answer as Discord does."""
        self._note("acknowledged", request.match_info["token"])
        await request.read()
        interaction = {"id": request.match_info["id"], "type": 3}
        return _json({"interaction": interaction})

    async def _answered(self, request: web.Request) -> web.Response:
        """Note and keep an edit of an interaction's private answer; return the message."""
        token = request.match_info["token"]
        self._note("answered", token)
        said = _said(await request.read())
        return _json(self._kept(token, said, str(CHANNEL), _EPHEMERAL))

    async def _posted(self, request: web.Request) -> web.Response:
        """Keep a posted message and its pings; return it.

        A message with an enforced nonce that is known already in the channel returns the first one,
        if that was not deleted, and pings nobody again.
        """
        channel = request.match_info["channel"]
        self._note("posted", channel)
        said = _said(await request.read())
        named = (channel, str(said.get("nonce", "")))
        known = self._nonces.get(named) if said.get("enforce_nonce") else None
        if known in self._messages:
            return _json(self._messages[known])
        number = self._nonces[named] = self._new_id()
        called = said.get("allowed_mentions", {}).get("users", ())
        for user in called:
            self.calls[channel, str(user)].append(said["content"])
        return _json(self._kept(number, said, channel, 0))

    async def _edited(self, request: web.Request) -> web.Response:
        """Keep an edited message, even if it was not known, and return it.

        It is made of the edit alone: text, components or pictures that the edit leaves out are
        gone.
        """
        channel = request.match_info["channel"]
        self._note("edited", channel)
        said = _said(await request.read())
        return _json(self._kept(request.match_info["message"], said, channel, 0))

    async def _deleted(self, request: web.Request) -> web.Response:
        """Forget a message, known or not."""
        self._note("deleted", request.match_info["channel"])
        self._messages.pop(request.match_info["message"], None)
        return web.Response(status=204)

    async def _member(self, request: web.Request) -> web.Response:
        """Answer with a member without roles, whoever is asked about."""
        self._note("other", request.match_info["guild"])
        return _json({"roles": [], "joined_at": _STAMP, "deaf": False, "mute": False, "flags": 0})

    async def _channel(self, request: web.Request) -> web.Response:
        """Answer with the thread of that id if one was opened, else with a channel."""
        number = request.match_info["channel"]
        self._note("other", number)
        return _json(
            self._thread_of(number) if number in self._parents else text_channel(int(number))
        )

    async def _thread(self, request: web.Request) -> web.Response:
        self._note("other", request.match_info["channel"])
        return _json(self._thread_of(request.match_info["channel"]))

    async def _threaded(self, request: web.Request) -> web.Response:
        """Open a thread of a channel, and return it; the request's name and message are ignored."""
        self._note("other", request.match_info["channel"])
        number = self._new_id()
        self._parents[number] = int(request.match_info["channel"])
        return _json(self._thread_of(number))

    async def _report(self, _: web.Request) -> web.Response:
        """Return the requests that arrived since the last report, and forget them."""
        arrivals, self._arrivals = self._arrivals, []
        return web.Response(body=msgspec.json.encode(arrivals))

    async def _message(self, request: web.Request) -> web.Response:
        return _json(self._messages[request.match_info["message"]])

    async def _refusals(self, _: web.Request) -> web.Response:
        """Say how many requests were refused for being too many."""
        return _json(self._refused)

    @web.middleware
    async def _limit(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        """Answer 429 beyond the rate limit of the token or of a kind in a channel.

        A refused request counts against both as well. Other answers get headers with the limits.
        Without ``--limits``, and for answers to interactions, nothing is counted, and the headers
        say that nothing is limited.
        """
        counted = self._limited and not request.path.startswith(_UNLIMITED)
        if not counted:
            answer = await handler(request)
            answer.headers.update(_FREE)
            return answer
        route = request.match_info.route.resource
        shape = "" if route is None else route.canonical
        lane = (request.method, shape, request.path.split("/")[2])
        token_left, token_resets = self._count(("token",), _PER_TOKEN, _SECOND)
        left, resets = self._count(lane, _PER_CHANNEL, _WINDOW)
        if min(token_left, left) < 0:
            self._refused += 1
            for_token = token_left < 0
            wait = token_resets if for_token else resets
            answer = _json({"message": "slower", "retry_after": wait, "global": for_token})
            answer.set_status(429)
            # Without it the library takes itself for banned and does not ask again.
            answer.headers.update({"Via": "loopback", "Retry-After": str(wait)})
            return answer
        answer = await handler(request)
        answer.headers.update(
            {
                "X-RateLimit-Limit": str(_PER_CHANNEL),
                "X-RateLimit-Remaining": str(left),
                "X-RateLimit-Reset": str(time.time() + resets),
                "X-RateLimit-Reset-After": str(resets),
                "X-RateLimit-Bucket": "".join(lane[:2]),
            }
        )
        return answer

    def _count(self, limit: tuple[str, ...], most: int, seconds: float) -> tuple[int, float]:
        """Count a request; return how many more the limit lets through, and its seconds left.

        The number is negative once there are too many; the seconds are those until the window ends.
        """
        now = time.monotonic()
        began, come = self._windows.get(limit, (now, 0))
        if began + seconds <= now:
            began, come = now, 0
        self._windows[limit] = began, come + 1
        return most - come - 1, began + seconds - now

    def _thread_of(self, number: str) -> dict[str, Any]:
        return _thread(number, self._parents.get(number, CHANNEL))

    def _new_id(self) -> str:
        """Return a new id that tells the present time, as Discord's do.

        The bot says a message from before its start again.
        """
        since = int(time.time() * 1000) - _EPOCH_MS
        return str((since << _NUMBERED_BITS) + next(self._made) % (1 << _NUMBERED_BITS))

    def _note(self, kind: str, token: str) -> None:
        self._arrivals.append(Arrival(kind, token, time.perf_counter()))

    def _kept(
        self, message_id: str, said: dict[str, Any], channel: str, flags: int
    ) -> dict[str, Any]:
        """Keep a message and return it as Discord shows it; flags say whether it is private.

        ``message_id`` is an id, or the token of the interaction that a private one answers: that
        one gets a new id. Known under it already, the message keeps its id, but all else comes from
        ``said`` alone.
        """
        known = self._messages.get(message_id)
        number = message_id if message_id.isdecimal() else self._new_id()
        files = [
            {**file, "filename": file.get("filename", ""), "size": 1, "url": "", "proxy_url": ""}
            for file in said.get("attachments", ())
        ]
        message = {
            "id": known["id"] if known else number,
            "type": 0,
            "content": said.get("content") or "",
            "channel_id": channel,
            "author": BOT,
            "attachments": files,
            "embeds": [],
            "mentions": [],
            "mention_roles": [],
            "pinned": False,
            "mention_everyone": False,
            "tts": False,
            "timestamp": _STAMP,
            "edited_timestamp": None,
            "flags": flags | (_WITH_COMPONENTS if said.get("components") else 0),
            "components": _numbered(said.get("components") or [], count(1)),
        }
        self._messages[message_id] = message
        return message


def _said(body: bytes) -> dict[str, Any]:
    """Return the JSON payload of a request's body, which may be a form with files.

    An empty body is an error.
    """
    if body.startswith(b"{"):
        start, end = 0, len(body)
    else:
        name = body.index(b'name="payload_json"')
        start = body.index(b"\r\n\r\n", name) + 4
        end = body.index(b"\r\n--", start)
    said: dict[str, Any] = msgspec.json.decode(body[start:end])
    return said


def _numbered(components: list[dict[str, Any]], numbers: Iterator[int]) -> list[dict[str, Any]]:
    """Return components with ids in order, nested ones too, and pictures with addresses."""
    shown = []
    for component in components:
        one = {**component, "id": next(numbers)}
        if "components" in one:
            one["components"] = _numbered(one["components"], numbers)
        if "items" in one:
            one["items"] = [{**item, "media": _media(item["media"])} for item in one["items"]]
        shown.append(one)
    return shown


def _media(media: dict[str, Any]) -> dict[str, Any]:
    """Return the data of a picture as Discord gives it, always 1200 by 900 pixels."""
    address = media["url"].replace("attachment://", "https://cdn.example/attachments/")
    return {
        "url": address,
        "proxy_url": address,
        "width": 1200,
        "height": 900,
        "content_type": "image/png",
    }


def text_channel(number: int) -> dict[str, Any]:
    """Return the data of a server's channel; the server follows from its number."""
    return {
        "id": str(number),
        "type": 0,
        "name": "tables",
        "guild_id": str(number - CHANNEL + GUILD),
        "position": 0,
        "permission_overwrites": [],
        "parent_id": None,
        "topic": None,
        "nsfw": False,
        "rate_limit_per_user": 0,
        "last_message_id": None,
        "flags": 0,
    }


def _thread(number: str, parent: int) -> dict[str, Any]:
    """Return the data of an open thread of a channel."""
    return {
        "id": number,
        "type": 11,
        "guild_id": str(parent - CHANNEL + GUILD),
        "parent_id": str(parent),
        "owner_id": str(APPLICATION),
        "name": "table",
        "last_message_id": None,
        "rate_limit_per_user": 0,
        "message_count": 0,
        "member_count": 1,
        "thread_metadata": {
            "archived": False,
            "locked": False,
            "auto_archive_duration": 10080,
            "archive_timestamp": _STAMP,
        },
    }


def _json(value: object) -> web.Response:
    return web.Response(body=msgspec.json.encode(value), content_type="application/json")


async def serve() -> None:
    """Print the port and serve on it until the standard input ends.

    That ends with the process that started this one. With ``--limits`` among the arguments requests
    beyond Discord's rate limits are refused.
    """
    limited = "--limits" in sys.argv
    runner = web.AppRunner(Loopback(limited=limited).application(), access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    sys.stdout.write(f"{runner.addresses[0][1]}\n")
    sys.stdout.flush()
    await asyncio.to_thread(sys.stdin.read)
    await runner.cleanup()


if __name__ == "__main__":
    asyncio.run(serve())
