"""Where Discord lets nobody in for now, the bot waits inside the process and says until when."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import yarl
from discord import http
from discord.gateway import DiscordWebSocket

from bot.app import open_app
from bot.session_starts import LONGEST_BAN_SECONDS, SessionStarts
from bot.settings import Settings
from tests.rigs.loopback_gateway import loopback_gateway
from tests.rigs.refusals import gateway_not_found

NOON = datetime(2026, 11, 28, 12, tzinfo=UTC)
PAGE = "<!doctype html>\n<title>Access denied</title>"


class Waits:
    """The time from noon on, which waiting passes; and how long each wait was."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.starts = SessionStarts(lambda: NOON, self._sleep)
        self.notices: list[str] = []

    async def _sleep(self, seconds: float) -> None:
        self.seconds.append(seconds)
        self.notices.append(self.starts.notice)


def refusal(status: int, said: Any = PAGE, **headers: str) -> discord.HTTPException:
    reply: Any = SimpleNamespace(status=status, reason="", headers=headers)
    return discord.HTTPException(reply, said)


def unfound(cause: Exception) -> discord.GatewayNotFound:
    error = gateway_not_found()
    error.__cause__ = cause
    return error


async def outlasted(waits: Waits, *errors: Exception) -> None:
    """Have a request refused so often, and then taken."""
    left = iter(errors)

    async def attempt() -> None:
        if (error := next(left, None)) is not None:
            raise error

    await waits.starts.outlast(attempt)
    assert "" == waits.starts.notice


@pytest.mark.parametrize(
    ("named", "waited"),
    [
        ("900", 900.0),
        ("0.2", 1.0),
        ("0", 60.0),
        ("1e9", LONGEST_BAN_SECONDS),
        ("Sat, 28 Nov 2026 12:00:00 GMT", 60.0),
    ],
)
async def test_a_ban_is_waited_out(
    named: str, waited: float, caplog: pytest.LogCaptureFixture
) -> None:
    """F101: as long as it says, if it does; nothing of its page is in the log."""
    waits = Waits()
    ban = refusal(429, **{"Retry-After": named})
    await outlasted(waits, ban, unfound(ban))
    assert waits.seconds[0] == waited
    assert 2 == len(waits.seconds)
    assert "bans this machine's address (HTTP 429 or 403); waiting until 2026-11-2" in caplog.text
    assert "html" not in caplog.text


async def test_bans_without_an_end_are_waited_out_with_growing_pauses() -> None:
    """F101: from a minute to an hour; Cloudflare bans with either status (lrrbot 340)."""
    waits = Waits()
    await outlasted(waits, *[refusal(429), refusal(403)] * 4)
    assert waits.seconds == [60, 120, 240, 480, 960, 1920, 3600, 3600]


@pytest.mark.parametrize(
    "error",
    [
        refusal(403, {"code": 20001}),
        refusal(401),
        refusal(503),
        unfound(refusal(502)),
        gateway_not_found(),
        OSError(),
    ],
)
async def test_what_is_no_ban_is_not_waited_out(error: Exception) -> None:
    """It is said, and the process ends."""
    waits = Waits()
    with pytest.raises(type(error)):
        await outlasted(waits, error)
    assert [] == waits.seconds


async def test_no_session_is_started_where_none_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """F101: Discord resets the token of who identifies then; a banned login is made once more."""
    caplog.set_level(logging.WARNING)
    waits = Waits()
    async with loopback_gateway() as served:
        served.bans = ["30", None]
        served.starts_left = [0, 0, 1, 0, 1000]
        monkeypatch.setattr(http.Route, "BASE", served.address)
        gateway = yarl.URL(served.address.replace("http", "ws") + "/gateway/")
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
        settings = Settings(database=tmp_path / "host.sqlite3")
        async with open_app(settings, shard_count=1) as host:
            host.starts = waits.starts
            serving = asyncio.create_task(host.start("a.b.c"))
            ready = asyncio.create_task(served.ready.wait())
            await asyncio.wait((serving, ready), return_when=asyncio.FIRST_COMPLETED)
            assert not serving.done()
            assert served.starts_left == [1000]
            serving.cancel()
            with suppress(asyncio.CancelledError):
                await serving
    assert waits.seconds == [30, 120, 7200, 7200, 7200]
    assert "All 1000 session starts of the day are used" in waits.notices[-1]
    assert waits.notices[-1].endswith("waiting until 2026-11-28 14:00:00 UTC")
    assert 5 == caplog.text.count("waiting until")
