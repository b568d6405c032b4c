"""What the bot asked of Discord: each request with its uploads, and what came back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from fnmatch import fnmatch
from functools import partial
from typing import Any
from unittest.mock import patch

from simcord.components import walk_components
from simcord.http import router

from tests.rigs.as_strict_as_discord import Strictness


@dataclass(frozen=True)
class Upload:
    """A file sent along with a request."""

    name: str
    data: bytes
    description: str | None


@dataclass(frozen=True)
class Request:
    """One request of the bot and what came back; ``error`` holds Discord's code where it failed."""

    method: str
    path: str
    body: Any
    uploads: tuple[Upload, ...]
    error: int | None = None
    at: float = 0.0
    """Seconds since the simulated Discord began."""
    reader: int | None = None
    """The only person who sees it, where it answers an interaction."""

    def matches(self, method: str, path: str) -> bool:
        """Compare with a method and a path in which ``*`` stands for anything."""
        return self.method == method and fnmatch(self.path, path)

    @property
    def is_message(self) -> bool:
        """Whether it posts or edits a message, public or private."""
        return (
            self.matches("POST", "/channels/*/messages")
            or self.matches("PATCH", "/channels/*/messages/*")
            or self.matches("PATCH", "/webhooks/*/messages/*")
            or self.matches("POST", "/webhooks/*")
        )

    @property
    def is_public(self) -> bool:
        """Whether people other than the one who pressed can see what it says."""
        return self.path.startswith("/channels/")

    @property
    def components(self) -> list[dict[str, Any]]:
        """Every component of the message, outer ones before inner ones."""
        return list(walk_components(self.message.get("components") or []))

    @property
    def message(self) -> dict[str, Any]:
        """The body, where it is a message's."""
        return self.body if isinstance(self.body, dict) else {}


@dataclass
class Wire:
    """Listens to the requests of one simulated Discord."""

    requests: list[Request] = field(default_factory=list)

    def messages(self, *, public: bool | None = None) -> list[Request]:
        """List the accepted requests that posted or edited a message."""
        return [
            request
            for request in self.requests
            if request.is_message
            and request.error is None
            and (public is None or request.is_public is public)
        ]

    def since(self, mark: int) -> list[Request]:
        """List the requests after the first ``mark`` ones."""
        return self.requests[mark:]

    @contextmanager
    def tapped(self, strictness: Strictness) -> Iterator[Wire]:
        """Listen to what a Discord that is as strict as ours is asked, for the time of a block."""
        original = router.dispatch

        def dispatch(backend: Any, method: str, path: str, **rest: Any) -> Any:
            uploads = tuple(_read(file) for file in rest.get("files") or ())
            body, at, reader = rest.get("json"), backend.clock.elapsed, _reader(backend, path)
            send = partial(original, backend, method, path, **rest)
            if path == "/gateway":
                # Asked to see whether Discord answers; nobody hears of it.
                return strictness.answer(backend, method, path, body, send)
            try:
                answer = strictness.answer(backend, method, path, body, send)
            except Exception as error:
                code = int(getattr(error, "code", 0))
                self.requests.append(Request(method, path, body, uploads, code, at, reader))
                raise
            self.requests.append(Request(method, path, body, uploads, None, at, reader))
            return answer

        with patch.object(router, "dispatch", dispatch):
            yield self


def _reader(backend: Any, path: str) -> int | None:
    known = (backend.interaction_tokens.get(part) for part in path.split("/"))
    return next((backend.interactions[i].user_id for i in known if i is not None), None)


def _read(file: Any) -> Upload:
    data = file.fp.read()
    file.fp.seek(0)
    return Upload(file.filename, data, file.description)
