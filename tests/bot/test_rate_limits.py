"""What the host does when Discord refuses what it asks."""

from __future__ import annotations

import logging

import pytest
from aiohttp import web
from aiohttp.client import ClientSession
from aiohttp.test_utils import TestServer

from bot.rate_limits import CircuitBreaker


def test_the_circuit_opens_at_a_thousand_refusals_in_ten_minutes(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """F47: 401, 403 and 429 count, nothing else; it closes when the oldest is ten minutes old."""
    caplog.set_level(logging.CRITICAL)
    now = 0.0
    circuit = CircuitBreaker(lambda: now)
    for status in (200, 204, 400, 404, 500, 503):
        for _ in range(2000):
            circuit.note(status)
    for number in range(999):
        now = number * 0.1
        circuit.note((401, 403, 429)[number % 3])
    assert circuit.closes_in == 0
    now = 100.0
    circuit.note(403)
    assert circuit.closes_in == 500.0
    now = 599.9
    assert circuit.closes_in == pytest.approx(0.1)
    now = 600.0
    assert circuit.closes_in == 0


async def test_every_answer_of_discord_is_counted_but_for_shared_limits(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """F47: the library repeats what was limited; each of those counts, unless it is shared."""
    caplog.set_level(logging.CRITICAL)

    async def refuse(request: web.Request) -> web.Response:
        scope = request.query.get("scope", "user")
        return web.Response(status=429, headers={"X-RateLimit-Scope": scope})

    application = web.Application()
    application.router.add_get("/", refuse)
    circuit = CircuitBreaker()
    async with (
        TestServer(application) as discord,
        ClientSession(trace_configs=[circuit.trace()]) as session,
    ):
        for scope in ("user", "global", "shared"):
            async with session.get(discord.make_url(f"/?scope={scope}")):
                pass
    assert len(circuit._refused) == 2
