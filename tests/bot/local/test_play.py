"""Local play from its start to its end, without a browser."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
import simcord

from bot.app import open_app
from bot.client import TabletopBot
from bot.i18n.texts import show_pictures
from bot.local import play
from bot.local.outside import Outside
from bot.settings import Settings


@pytest.fixture(autouse=True)
def _characters_afterwards() -> Iterator[None]:
    """Have characters again instead of the pictures that local play shows in this process."""
    yield
    show_pictures({})


async def test_the_simulated_clock_runs_until_the_bot_has_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is published at the end is no older than the attempt at it: no ping is taken back."""
    worlds: list[simcord.Env] = []
    connect = Outside.connect

    def connected(outside: Outside, env: simcord.Env) -> None:
        worlds.append(env)
        connect(outside, env)

    passed: list[timedelta] = []

    async def farewell() -> None:
        begun = worlds[0].now()
        await asyncio.sleep(0.6)
        passed.append(worlds[0].now() - begun)

    @asynccontextmanager
    async def opened(*args: Any, **kwargs: Any) -> AsyncIterator[TabletopBot]:
        async with open_app(*args, **kwargs) as host:
            host.farewells.append(farewell)
            yield host

    monkeypatch.setattr(Outside, "connect", connected)
    monkeypatch.setattr(play, "open_app", opened)
    stop = asyncio.Event()
    stop.set()
    await play.play_locally(Settings(database=tmp_path / "local.sqlite3", preview_port=0), stop)
    assert [one > timedelta() for one in passed] == [True]
