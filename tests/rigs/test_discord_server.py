"""The rig's own clock."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from bot import client
from bot.command_registration import CommandRegistration
from tests.rigs.discord_server import server


async def test_a_busy_machine_turns_no_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two worlds are compared with their times; what one takes longer to start is no time there."""
    run = CommandRegistration.run

    async def late(self: CommandRegistration, *, registers: bool) -> None:
        await asyncio.to_thread(time.sleep, 0.1)
        await run(self, registers=registers)

    async with server(tmp_path) as discord:
        monkeypatch.setattr(client, "COMMAND_SECONDS", 0.01)
        monkeypatch.setattr(CommandRegistration, "run", late)
        before = discord.now()
        await discord.restart()
        assert discord.now() == before
