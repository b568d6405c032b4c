"""Requests that Discord refuses for as long as a test lasts, and what people can tell by then."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from fnmatch import fnmatch
from functools import partial
from typing import Any
from unittest.mock import patch

import aiohttp
import simcord
from simcord.components import walk_components

from bot.i18n.texts import texts
from bot.model.refusal import Refused
from bot.model.table import Status
from cogs.elements.faces import face_of
from cogs.panels.lines import waiting_line
from tests.rigs.as_strict_as_discord import Refusal, Send, page
from tests.rigs.discord_server import Server
from tests.rigs.played_table import PlayedTable, said

EN = texts("en")
NOTICE = EN("withheld", error="@").partition("@")[0]
"""What a message begins with that stands for one which Discord accepts in no form."""

Kind = Callable[["Lasting", str, str, dict[str, Any]], bool]
"""Whether a request is of a kind, by its method, path and body."""


def _message(method: str, where: str = "*", **has: bool) -> Kind:
    """Match messages that are posted or edited in a channel, a thread or anywhere."""

    def matches(lasting: Lasting, asked: str, path: str, body: dict[str, Any]) -> bool:
        suffix = "" if method == "POST" else "/*"
        if asked != method or not fnmatch(path, f"/channels/*/messages{suffix}"):
            return False
        if path.count("/") != 3 + (method != "POST"):
            return False
        in_channel = path.split("/")[2] == str(lasting.discord.channel.id)
        if where != "*" and in_channel is not (where == "channel"):
            return False
        return all(_has(body, what) is wanted for what, wanted in has.items())

    return matches


def _has(body: dict[str, Any], what: str) -> bool:
    parts = list(walk_components(body.get("components") or []))
    match what:
        case "files":
            return bool(body.get("attachments"))
        case "controls":
            return any("custom_id" in part for part in parts)
        case "people":
            return bool((body.get("allowed_mentions") or {}).get("users"))
    raise AssertionError(what)


def _request(method: str, path: str, **has: bool) -> Kind:
    def matches(_: Lasting, asked: str, to: str, body: dict[str, Any]) -> bool:
        found = asked == method and fnmatch(to, path) and to.count("/") == path.count("/")
        return found and all(_has(body, what) is wanted for what, wanted in has.items())

    return matches


KINDS: dict[str, Kind] = {
    "post-in-channel": _message("POST", "channel"),
    "post-in-thread": _message("POST", "thread"),
    "post-with-picture": _message("POST", files=True),
    "post-with-controls": _message("POST", "thread", controls=True),
    "call": _message("POST", people=True),
    "edit-in-channel": _message("PATCH", "channel"),
    "edit-in-thread": _message("PATCH", "thread"),
    "edit-with-picture": _message("PATCH", files=True),
    "delete": _request("DELETE", "/channels/*/messages/*"),
    "open-thread-of-message": _request("POST", "/channels/*/messages/*/threads"),
    "open-thread": _request("POST", "/channels/*/threads"),
    "edit-thread": _request("PATCH", "/channels/*"),
    "get-channel": _request("GET", "/channels/*"),
    "get-member": _request("GET", "/guilds/*/members/*"),
    "open-direct": _request("POST", "/users/@me/channels"),
    "acknowledge": _request("POST", "/interactions/*/*/callback"),
    "answer": _request("PATCH", "/webhooks/*/*/messages/@original"),
    "answer-with-picture": _request("PATCH", "/webhooks/*/*/messages/@original", files=True),
    "answer-with-controls": _request("PATCH", "/webhooks/*/*/messages/@original", controls=True),
    "answer-beside": _request("POST", "/webhooks/*/*"),
}
"""The requests that the bot makes in a game."""

PRIVATE = tuple(kind for kind in KINDS if kind.startswith(("answer", "acknowledge")))

TOGETHER = {"open-thread": "open-thread-of-message", "open-thread-of-message": "open-thread"}
"""What is refused along with a kind: a table that gets no thread in one way gets one in another."""

_CODES = (
    # Topics, Opcodes and Status Codes: what Discord may answer to requests like these.
    (403, 50001), (403, 50013), (404, 10003), (404, 10004), (404, 10007), (404, 10008),
    (404, 10013), (404, 10015), (404, 10062), (400, 40060), (401, 50027), (400, 50005),
    (400, 50006), (403, 50007), (400, 50008), (403, 50009), (400, 50024), (400, 50035),
    (400, 50083), (400, 160004), (403, 160005), (400, 160006), (403, 20009), (400, 200000),
    (400, 200001), (400, 240000), (403, 400001), (413, 40005), (400, 30033), (503, 130000),
)  # fmt: skip
WAITS = {"wait-2": (0, 2), "wait-7200": (0, 7200), "30046": (30046, 30), "20016": (20016, 5)}
_UNKNOWN = ((400, 0), (401, 0), (403, 99), (404, 99), (405, 0), (429, 0), (500, 0), (502, 0))


def _coded(status: int, code: int) -> Exception:
    return Refusal(status, code, "refused by a test")


def _waited(code: int, seconds: float) -> Exception:
    return Refusal(429, code, "refused by a test", retry_after=seconds, shared=True)


CLASSES = (
    # Of what is in a message, of its place, of a permission, of nothing known, and for now.
    "50035", "200001", "40005", "10003", "10008", "50083", "160005", "50001", "50013",
    "http-400", "http-403", "http-404", "wait-7200", "http-502", "broken", "page-403",
)  # fmt: skip
"""A refusal of each class."""

REFUSALS: dict[str, Callable[[], Exception]] = {
    **{str(code): partial(_coded, status, code) for status, code in _CODES},
    **{name: partial(_waited, *wait) for name, wait in WAITS.items()},
    **{f"http-{status}": partial(_coded, status, code) for status, code in _UNKNOWN},
    "broken": aiohttp.ServerDisconnectedError,
    "reset": partial(ConnectionResetError, 104, "the connection was reset"),
    "timeout": TimeoutError,
    # Forbidden, and allowed some time later.
    **{str(code): partial(_coded, 403, code) for code in (40003, 40333)},
    **{f"page-{status}": partial(page, status) for status in (400, 403, 404)},
}
"""What becomes of such a request, by a name."""


@dataclass
class Lasting:
    """Refuses every request of a kind for the time of a block."""

    discord: Server
    kind: str
    refusal: str
    at: list[float] = field(default_factory=list)
    """When requests were refused, in seconds of the virtual clock."""

    def meet(self, method: str, path: str, body: Any, send: Send) -> Any:
        """Refuse a request that is of the kind."""
        known = body if isinstance(body, dict) else {}
        kinds = {self.kind, TOGETHER.get(self.kind, self.kind)}
        # People need a message to press something on.
        begun = self.discord.shown(self.discord.channel.id)
        if begun and any(KINDS[kind](self, method, path, known) for kind in kinds):
            self.at.append(self.discord.env.backend.clock.elapsed)
            made = REFUSALS[self.refusal]()
            raise made
        return send()

    @contextmanager
    def at_work(self) -> Iterator[Lasting]:
        """Stand between the bot and Discord for the time of a block."""
        with patch.object(self.discord.strictness, "fault", self.meet):
            yield self


def server_of(discord: Server, path: str) -> int | None:
    """Tell which server a request concerns; None where its path does not say."""
    backend, (_, what, number, *_) = discord.env.backend, (*path.split("/"), "", "")
    match what:
        case "guilds":
            return int(number)
        case "channels":
            channel = backend.channels.get(int(number))
            return None if channel is None else channel.guild_id
    known = (backend.interaction_tokens.get(part) for part in path.split("/"))
    return next((backend.interactions[i].guild_id for i in known if i is not None), None)


async def told_or_stopped(table: PlayedTable) -> str:
    """Say how people know where a game stands, or that its clocks do; empty if neither is so."""
    discord = table.server
    look = await table.look()
    if look.table.out_of_reach:
        return "stopped"
    words = discord.context.texts_of(look.table)
    trouble = discord.context.access_problems.get(table.id)
    shown = [*discord.shown(discord.channel.id), *await _at_home(table)]
    waiting = waiting_line(look, face_of(look.table.game), words)
    for message in shown:
        text = said(message)
        if look.table.status is not Status.PLAYING or waiting in text:
            return "told"
        if trouble is not None and trouble.sentence(words) in text:
            return "told why"
    return ""


async def _at_home(table: PlayedTable) -> list[simcord.ResponseMessage]:
    with suppress(Refused):
        home = await table.home()
        if home != table.server.channel.id:
            return table.server.shown(home)
    return []
