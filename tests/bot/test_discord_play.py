"""Whatever keeps the bot from Discord is said in one sentence."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

import aiohttp
import discord
import pytest

from bot import discord_play
from bot.announcements import Announcement, Tell
from bot.client import TabletopBot
from bot.discord_play import ConnectError, _explain, play_on_discord
from bot.settings import Settings
from tests.rigs.refusals import gateway_not_found


def _answered(status: int, kind: type[discord.HTTPException]) -> discord.HTTPException:
    reply: Any = SimpleNamespace(status=status, reason="Because")
    return kind(reply, {"code": 0, "message": "said\nDiscord"})


def _closed(code: int) -> discord.ConnectionClosed:
    socket: Any = SimpleNamespace(close_code=code)
    return discord.ConnectionClosed(socket, shard_id=0)


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (discord.LoginFailure("Improper token"), "does not accept DISCORD_TOKEN"),
        (_closed(4004), "does not accept DISCORD_TOKEN"),
        (_closed(4011), "ended the connection for good (4011)"),
        (gateway_not_found(), "out of order"),
        (_answered(503, discord.DiscordServerError), "out of order"),
        (_answered(403, discord.Forbidden), "does not let the bot in"),
        (_answered(429, discord.HTTPException), "does not let the bot in"),
        (aiohttp.ClientConnectionError("no route\nto host"), "cannot be reached"),
        (OSError(101, "Network is unreachable"), "Network is unreachable"),
        (TimeoutError(), "cannot be reached; is this machine on the internet? (TimeoutError)"),
    ],
)
async def test_what_is_in_the_way_is_a_sentence(error: Exception, said: str) -> None:
    """For the person who runs the bot."""
    serving: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    serving.set_exception(error)
    with pytest.raises(ConnectError) as caught:
        _explain(serving)
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


async def test_a_mistake_of_our_own_is_not_said_to_be_discords() -> None:
    """It is told in full, for it is to be mended."""
    serving: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    serving.set_exception(KeyError("seat"))
    with pytest.raises(KeyError):
        _explain(serving)


async def test_the_operators_notices_are_told_by_what_the_cogs_bring(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The bot begins to look for them before it has loaded any cog."""
    told: list[Announcement] = []
    telling: asyncio.Queue[Tell] = asyncio.Queue()

    async def tell(notice: Announcement) -> int | None:
        told.append(notice)
        return 7

    async def keep(_: Path, tell: Tell) -> None:
        telling.put_nowait(tell)

    async def forever(*_: object) -> None:
        await asyncio.Event().wait()

    host = TabletopBot(Settings(), Mock(), Mock())
    monkeypatch.setattr(discord_play, "open_app", lambda _: nullcontext(host))
    monkeypatch.setattr(discord_play, "keep_announcing", keep)
    monkeypatch.setattr(discord_play, "show_life", forever)
    monkeypatch.setattr(host, "start", forever)
    monkeypatch.setattr(host, "go_on_showing_icons", forever)
    monkeypatch.setattr(host, "wait_until_ready", AsyncMock())
    stop = asyncio.Event()
    playing = asyncio.create_task(play_on_discord(Settings(), stop))
    handed, notice = await telling.get(), Announcement({"en": "We move on Sunday."})
    host.tell_notice = tell
    assert await handed(notice) == 7
    assert [notice] == told
    stop.set()
    await playing


async def test_a_stand_by_can_be_told_to_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    """It waits for its database as long as another bot has it, and no longer than it is told."""
    let_go = asyncio.Event()

    @asynccontextmanager
    async def held(_: Settings) -> AsyncIterator[None]:
        try:
            await asyncio.Event().wait()
            yield
        finally:
            let_go.set()

    monkeypatch.setattr(discord_play, "open_app", held)
    stop = asyncio.Event()
    playing = asyncio.create_task(play_on_discord(Settings(), stop))
    await asyncio.sleep(0)
    stop.set()
    await playing
    assert let_go.is_set()
