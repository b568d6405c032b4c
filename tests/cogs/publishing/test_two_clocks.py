"""F97: this machine's clock may be ahead of Discord's or behind it; everything happens once."""

from __future__ import annotations

from collections import Counter
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.model.news import CallDue
from cogs.publishing.sender import MessageSender
from tests.cogs.publishing.test_calling_boards import rung
from tests.rigs.as_strict_as_discord import Strictness
from tests.rigs.discord_server import server
from tests.rigs.played_table import PlayedTable

APART = [timedelta(hours=-10), timedelta(seconds=-5), timedelta(seconds=5), timedelta(hours=10)]
"""By how much Discord's clock is ahead."""


@pytest.mark.parametrize("ahead", APART, ids=str)
async def test_whatever_the_clocks_show_everybody_is_called_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, ahead: timedelta
) -> None:
    """F32, F7, F8: by boards and by calls; a panel is let go in time, an old board replaced.

    F5: no press counts as late.
    """
    async with server(tmp_path, strictness=Strictness(ahead=ahead)) as discord:
        table = await PlayedTable.started(discord, 3, pace="slow")
        called = 0
        while called < 6:
            table.panels.clear()
            before = {decision for _, decision in await table.asked()}
            mark = len(discord.wire.requests)
            await table.step()
            asked = [one.id for one, decision in await table.asked() if decision not in before]
            await discord.wait(minutes=16)
            assert sorted(rung(discord, mark)) == sorted(asked)
            called += len(asked)
        await table.until("challenge")
        await discord.wait(minutes=51)
        board = (await table.board()).id
        boards = []
        for _ in range(2):
            await table.command((await table.asked())[0][0])
            boards.append((await table.board()).id)
        assert boards[0] == board != boards[1]
        refused = [(r.method, r.path, r.error) for r in discord.wire.requests if r.error]
        assert [] == refused
        posted = [r for r in discord.wire.requests if r.matches("POST", "/channels/*/messages")]
        assert set(Counter(str(r.message["nonce"]) for r in posted).values()) == {1}
        assert "was acknowledged after" not in caplog.text


async def test_whom_no_message_calls_is_not_called_for_ever(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F97: every loop that sends has an end; what is left over is called with the next change."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        await table.until("challenge")
        sent = []

        async def call(*_: Any, **__: Any) -> frozenset[CallDue]:
            sent.append(discord.now())
            return frozenset()

        with monkeypatch.context() as calling:
            calling.setattr(MessageSender, "call", call)
            await discord.wait(minutes=11)
        assert set(Counter(sent).values()) == {2}
        assert "still has people to ping after 2 messages" in caplog.text
        await discord.wait(minutes=11)
        await table.command((await table.asked())[0][0])
