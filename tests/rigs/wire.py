"""What the bot asked of Discord: every request with its uploads, and Discord's own strictness."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from fnmatch import fnmatch
from typing import Any

from simcord import BackendError
from simcord.components import walk_components
from simcord.http import router

NONCE_KNOWN_SECONDS = 300
"""Discord speaks of "the past few minutes" in which it recognises a nonce."""


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
    nonces: dict[tuple[str, str], tuple[float, Any]] = field(default_factory=dict)

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
    def tapped(self) -> Iterator[Wire]:
        """Listen for the time of a block."""
        original = router.dispatch

        def dispatch(backend: Any, method: str, path: str, **rest: Any) -> Any:
            uploads = tuple(_read(file) for file in rest.get("files") or ())
            body, at, reader = rest.get("json"), backend.clock.elapsed, _reader(backend, path)
            known = self._known(backend, method, path, body)
            try:
                self._refuse_second_thread(method, path)
                answer = original(backend, method, path, **rest) if known is None else known
            except Exception as error:
                code = int(getattr(error, "code", 0))
                self.requests.append(Request(method, path, body, uploads, code, at, reader))
                raise
            self.requests.append(Request(method, path, body, uploads, None, at, reader))
            self._learn(backend, method, path, body, answer)
            return answer

        router.dispatch = dispatch
        try:
            yield self
        finally:
            router.dispatch = original

    def _refuse_second_thread(self, method: str, path: str) -> None:
        """Discord never opens a second thread from one message, even if the first was deleted."""
        if method == "POST" and fnmatch(path, "/channels/*/messages/*/threads"):
            before = (r.path for r in self.requests if r.method == "POST" and r.error is None)
            if path in before:
                raise BackendError(
                    400, 160004, "A thread has already been created for this message"
                )

    def _known(self, backend: Any, method: str, path: str, body: Any) -> Any:
        """Return the earlier message with an enforced nonce, as Discord does, posting nothing."""
        nonce = _nonce(method, body)
        at, message = self.nonces.get((path, nonce), (0.0, None))
        if nonce and backend.clock.elapsed - at < NONCE_KNOWN_SECONDS:
            return message
        return None

    def _learn(self, backend: Any, method: str, path: str, body: Any, answer: Any) -> None:
        if nonce := _nonce(method, body):
            self.nonces.setdefault((path, nonce), (backend.clock.elapsed, answer))


def _nonce(method: str, body: Any) -> str:
    enforced = method == "POST" and isinstance(body, dict) and body.get("enforce_nonce")
    return str(body["nonce"]) if enforced else ""


def _reader(backend: Any, path: str) -> int | None:
    known = (backend.interaction_tokens.get(part) for part in path.split("/"))
    return next((backend.interactions[i].user_id for i in known if i is not None), None)


def _read(file: Any) -> Upload:
    data = file.fp.read()
    file.fp.seek(0)
    return Upload(file.filename, data, file.description)
