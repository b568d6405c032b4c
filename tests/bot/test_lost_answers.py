"""Answers of Discord's that are lost on the way, heard of by who listens to the connection."""

from __future__ import annotations

import asyncio
from itertools import chain, repeat

import discord
import pytest
from aiohttp import ClientError, ClientSession, web
from aiohttp.test_utils import TestServer
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.http_trace import trace
from bot.lost_answers import heed, lost_answers

BREAKS = 0
"""Stands for a connection that ends without an answer."""


@pytest.mark.parametrize(
    ("statuses", "lost"),
    [((204,), False), ((400,), False), ((503, 204), True), ((503, 400), True), ((BREAKS,), True)],
)
async def test_what_the_library_repeats_in_silence_is_noted(
    monkeypatch: pytest.MonkeyPatch, statuses: tuple[int, ...], lost: bool
) -> None:
    """F5: a word that is refused as said before was heard at the first try."""
    answers = chain(statuses, repeat(statuses[-1]))
    pauses: list[float] = []

    async def answer(request: web.Request) -> web.Response:
        status = next(answers)
        if status == BREAKS:
            assert request.transport is not None
            request.transport.abort()
        return web.json_response({"code": 40060}, status=status)

    async def sleep(seconds: float) -> None:
        if seconds:
            pauses.append(seconds)

    application = web.Application()
    application.router.add_post("/interactions/1/token/callback", answer)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    async with (
        TestServer(application) as server,
        ClientSession(trace_configs=[trace(heed)]) as session,
    ):
        monkeypatch.setattr(Route, "BASE", str(server.make_url("")).rstrip("/"))
        route = Route("POST", "/interactions/1/token/callback")
        with lost_answers() as heard:
            assert not heard
            try:
                adapter = AsyncWebhookAdapter()  # type: ignore[no-untyped-call]
                await adapter.request(route, session, payload={})
            except (discord.HTTPException, ClientError):
                assert statuses[-1] != 204
        assert bool(heard) is lost
        # What goes wrong outside the block is not counted.
        with lost_answers() as later:
            pass
        assert not later
    assert len(statuses) - 1 == len(pauses)
