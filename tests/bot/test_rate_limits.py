"""What the host does when Discord refuses what it asks."""

from __future__ import annotations

import asyncio
import logging

import discord
import pytest
from aiohttp import web
from aiohttp.client import ClientSession
from aiohttp.test_utils import TestServer
from discord.http import Route

from bot.http_trace import trace
from bot.rate_limits import (
    MAX_REFUSED,
    MAX_REFUSED_BY_SERVER,
    CircuitBreaker,
    CircuitOpenError,
    attribute,
    is_block,
)
from bot.request_turns import RequestKind, RequestTurns
from cogs.elements.fallbacks import is_lasting


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
    assert circuit.closes_in() == 0
    now = 100.0
    circuit.note(403)
    assert circuit.closes_in() == 500.0
    now = 599.9
    assert circuit.closes_in() == pytest.approx(0.1)
    now = 600.0
    assert circuit.closes_in() == 0


async def test_every_answer_of_discord_is_counted_but_for_shared_limits(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """F47: the library repeats what was limited; each of those counts, unless it is shared."""
    caplog.set_level(logging.CRITICAL)

    async def refuse(request: web.Request) -> web.Response:
        scope = request.query.get("scope", "user")
        headers = {"X-RateLimit-Scope": scope, "Content-Type": "application/json"}
        return web.Response(status=429, headers=headers)

    application = web.Application()
    application.router.add_get("/", refuse)
    circuit = CircuitBreaker()
    async with (
        TestServer(application) as there,
        ClientSession(trace_configs=[trace(circuit.heed)]) as session,
    ):
        for scope in ("user", "global", "shared"):
            async with session.get(there.make_url(f"/?scope={scope}")):
                pass
    assert len(circuit._all) == 2


async def test_a_limit_without_json_is_a_refusal_that_passes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """F47: the library's adapter for webhooks raised a TypeError, and people read an error id."""

    async def refuse(_: web.Request) -> web.Response:
        headers = {"Via": "1.1 google", "Content-Type": "text/html; charset=utf-8"}
        return web.Response(status=429, headers=headers, text="<html>too many</html>")

    application = web.Application()
    application.router.add_patch("/{path:.*}", refuse)
    heard: list[int | None] = []
    async with (
        TestServer(application) as there,
        ClientSession(trace_configs=[trace(lambda found: heard.append(found.status))]) as session,
    ):
        monkeypatch.setattr(Route, "BASE", str(there.make_url("")).rstrip("/"))
        hook = discord.Webhook.partial(1, "token", session=session)
        with pytest.raises(discord.HTTPException) as raised:
            await hook.edit_message(2, content="done")
    assert is_block(raised.value)
    assert not is_lasting(raised.value)
    assert [429] == heard


async def refused(circuit: CircuitBreaker, guild_id: int | None, times: int) -> None:
    """Have requests of a server refused, in a task of its own."""

    async def task() -> None:
        attribute(guild_id)
        for _ in range(times):
            circuit.note(403)

    await asyncio.create_task(task())


async def test_the_circuit_of_one_server_is_no_other_ones(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """F96: its own is open for ten minutes and named in the log once; that of all is above it."""
    now = 0.0
    circuit = CircuitBreaker(lambda: now)
    await refused(circuit, 1, MAX_REFUSED_BY_SERVER - 1)
    assert circuit.closes_in(1) == 0
    await refused(circuit, None, 1)
    assert circuit.closes_in(1) == 0
    now = 100.0
    await refused(circuit, 1, 3)
    assert [circuit.closes_in(guild_id) for guild_id in (1, 2, None)] == [500.0, 0, 0]
    assert circuit.paused_servers == 1
    (line,) = caplog.messages
    assert "for server 1 in ten minutes" in line
    assert "/setup check" in line
    now = 600.0
    assert circuit.closes_in(1) == 0
    assert circuit.paused_servers == 0
    for guild_id in range(2, 2 + MAX_REFUSED // 20):
        await refused(circuit, guild_id, 20)
    assert circuit.closes_in(1) == circuit.closes_in() > 0
    assert circuit.paused_servers == 0


async def test_a_scrape_on_another_thread_forgets_nothing() -> None:
    """The event loop, which may be about to, would find nothing there and fail a request."""
    now = 0.0
    circuit = CircuitBreaker(lambda: now)
    await refused(circuit, 1, MAX_REFUSED_BY_SERVER)
    assert circuit.paused_servers == 1
    now, before = 700.0, len(circuit._all)
    kept = circuit._by_server
    assert circuit.paused_servers == 0
    assert (len(circuit._all), circuit._by_server is kept) == (before, True)


async def test_no_turn_is_given_while_the_circuit_of_a_server_is_open(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """F96: whatever sends has failed as with a connection that breaks; other servers have theirs.

    What is refused after a turn is that server's.
    """
    caplog.set_level(logging.CRITICAL)
    circuit = CircuitBreaker()
    turns = RequestTurns(0, circuit)

    async def post(guild_id: int, status: int) -> None:
        await turns.turn(guild_id, 7, RequestKind.POST)
        circuit.note(status)

    for _ in range(MAX_REFUSED_BY_SERVER):
        await post(1, 403)
    with pytest.raises(CircuitOpenError) as caught:
        await post(1, 200)
    assert isinstance(caught.value, OSError)
    assert caught.value.closes_in == pytest.approx(600, abs=60)
    await post(2, 200)
