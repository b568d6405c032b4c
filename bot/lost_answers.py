"""Requests that Discord may have carried out although its answer never came, or was a failure.

The library repeats some of them by itself and says nothing of it: only who listens to the
connection knows that what is refused as done before was done by the bot's own first try.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from types import SimpleNamespace

import aiohttp

_SERVER_ERROR = 500


class LostAnswers:
    """Counter of requests in a block whose outcome is unknown."""

    def __init__(self) -> None:
        self._count = 0

    def note(self) -> None:
        """Count one request with an unknown outcome."""
        self._count += 1

    def __bool__(self) -> bool:
        """Return True if any outcome is unknown."""
        return self._count > 0


_HEEDED: ContextVar[LostAnswers | None] = ContextVar("lost_answers", default=None)


@contextmanager
def lost_answers() -> Iterator[LostAnswers]:
    """Count requests with an unknown outcome in a block."""
    found = LostAnswers()
    before = _HEEDED.set(found)
    try:
        yield found
    finally:
        _HEEDED.reset(before)


def listen(config: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
    """Add a trace to the HTTP client that notes requests whose answer was lost."""

    async def ended(
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        params: aiohttp.TraceRequestEndParams,
    ) -> None:
        if params.response.status >= _SERVER_ERROR:
            _note()

    async def broken(
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        _params: aiohttp.TraceRequestExceptionParams,
    ) -> None:
        _note()

    config.on_request_end.append(ended)
    config.on_request_exception.append(broken)
    return config


def _note() -> None:
    """Note for the request that is watched here that an answer of Discord was lost."""
    heeded = _HEEDED.get()
    if heeded is not None:
        heeded.note()
