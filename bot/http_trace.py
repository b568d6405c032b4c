"""What came of each request to Discord, told to the parts of the bot that go by it.

Requests that the library repeats by itself are among them: only a trace hears of those.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import SimpleNamespace
from typing import NamedTuple

import aiohttp
import discord

_TOO_MANY = 429


class Outcome(NamedTuple):
    """What came of a request."""

    method: str
    status: int | None
    """None if no answer came."""
    headers: Mapping[str, str]
    """Of the answer; empty without one."""


def trace(*listeners: Callable[[Outcome], None]) -> aiohttp.TraceConfig:
    """Return a trace for the HTTP client that tells each listener what came of a request.

    They are called in order, in the task of the request. Status 429 with anything but JSON is
    raised as a ``discord.HTTPException``: where it has the header ``Via``, the library's adapter
    for webhooks would look for a wait in a text, which is a TypeError.
    """
    config = aiohttp.TraceConfig()

    async def ended(
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        params: aiohttp.TraceRequestEndParams,
    ) -> None:
        """Tell of an answer."""
        found = Outcome(params.method, params.response.status, params.response.headers)
        for listener in listeners:
            listener(found)
        if found.status == _TOO_MANY and found.headers.get("Content-Type") != "application/json":
            raise discord.HTTPException(params.response, await params.response.text("utf-8"))

    async def broken(
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        params: aiohttp.TraceRequestExceptionParams,
    ) -> None:
        """Tell of a request without an answer, which is not one whose answer was raised above."""
        if isinstance(params.exception, discord.HTTPException):
            return
        for listener in listeners:
            listener(Outcome(params.method, None, {}))

    config.on_request_end.append(ended)
    config.on_request_exception.append(broken)
    return config
