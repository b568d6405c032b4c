"""What may become of one request to Discord: refused, failed at, or cut off before or after."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import StrEnum
from fnmatch import fnmatch
from typing import Any
from unittest.mock import patch

import aiohttp
from simcord.backend.errors import BackendError

from tests.rigs.as_strict_as_discord import Refusal, Send
from tests.rigs.discord_server import Server


class Fate(StrEnum):
    """How one request goes wrong."""

    FORBIDDEN = "forbidden"
    GONE = "gone"
    """Whatever it is about was deleted just before, or has expired."""
    OLD = "old"
    """The edits of a message are rationed: it has to be posted anew."""
    ARCHIVED = "archived"
    """The thread went to sleep just before."""
    TOO_MANY = "too-many"
    """Discord asks for patience more often than the library has it."""
    FAILING = "failing"
    """Discord fails as often as the library asks."""
    TIMEOUT = "timeout"
    RESET_BEFORE = "reset-before"
    RESET_AFTER = "reset-after"
    """Discord has done it, and its answer is lost."""
    REPEATED = "repeated"
    """Discord has done it and answers with a failure; the library asks a second time by itself."""


_UNKNOWN = (
    ("POST", "/interactions/*", 10062),
    ("POST", "/webhooks/*", 10015),
    ("*", "/webhooks/*/messages/@original", 10008),
    ("POST", "/channels/*/messages", 10003),
    ("*", "/channels/*/messages/*", 10008),
    ("*", "/channels/*", 10003),
    ("*", "/guilds/*/members/*", 10007),
)
"""Discord's code where what a request is about is not there, the first that fits."""


@dataclass
class Disturbance:
    """Counts the requests of a bot and lets one of them, or a few in a row, go wrong."""

    server: Server
    first: int = -1
    """The number of the request that goes wrong; none does where there is none."""
    fate: Fate = Fate.FAILING
    length: int = 1
    seen: list[str] = field(default_factory=list)
    struck: list[str] = field(default_factory=list)
    """What went wrong."""
    _repeated: bool = False

    def meet(self, method: str, path: str, _body: Any, send: Send) -> Any:
        """Send a request, or let it meet its fate."""
        if self._repeated:
            # The library's own second try is the same request.
            self._repeated = False
            return send()
        number = len(self.seen)
        self.seen.append(f"{method} {path}")
        if not self.first <= number < self.first + self.length or not self._concerns(method, path):
            return send()
        self.struck.append(f"{method} {path}")
        match self.fate:
            case Fate.RESET_AFTER:
                send()
                raise ConnectionResetError(104, "the connection was reset")
            case Fate.REPEATED:
                send()
                self._repeated = True
                raise Refusal(500, 0, "Internal Server Error", retry_after=0)
            case Fate.RESET_BEFORE:
                raise aiohttp.ServerDisconnectedError
            case Fate.TIMEOUT:
                raise TimeoutError
            case _:
                raise self._refusal(method, path)

    def _concerns(self, method: str, path: str) -> bool:
        """Whether a request can go wrong in that way."""
        match self.fate:
            case Fate.OLD:
                return method == "PATCH" and fnmatch(path, "/channels/*/messages/*")
            case Fate.ARCHIVED:
                return fnmatch(path, "/channels/*/messages*") and self._thread(path) is not None
            case _:
                return True

    def _refusal(self, method: str, path: str) -> BackendError:
        match self.fate:
            case Fate.FORBIDDEN:
                return BackendError(403, 50013, "Missing Permissions")
            case Fate.TOO_MANY:
                return BackendError(429, 0, "You are being rate limited.")
            case Fate.OLD:
                return BackendError(429, 30046, "Maximum number of edits to old messages reached")
            case Fate.ARCHIVED:
                thread = self._thread(path)
                thread.thread_metadata.archived = True
                return BackendError(400, 50083, "Thread is archived")
            case Fate.GONE:
                code = next(
                    code for m, p, code in _UNKNOWN if m in (method, "*") and fnmatch(path, p)
                )
                if fnmatch(path, "/channels/*/messages/*"):
                    _, channel_id, _, message_id, *_ = path.strip("/").split("/")
                    known = self.server.env.backend.messages.get(int(channel_id), {})
                    if int(message_id) in known:
                        self.server.env.backend.delete_message(int(channel_id), int(message_id))
                return BackendError(404, code, "Unknown")
            case _:
                return BackendError(500, 0, "Internal Server Error")

    def _thread(self, path: str) -> Any:
        channel = self.server.env.backend.get_channel(int(path.strip("/").split("/")[1]))
        return channel if channel.thread_metadata is not None else None

    @contextmanager
    def at_work(self) -> Iterator[Disturbance]:
        """Stand between the bot and Discord for the time of a block."""
        with patch.object(self.server.strictness, "fault", self.meet):
            yield self
