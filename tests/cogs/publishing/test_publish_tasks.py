"""The tasks that bring Discord in line, without a Discord."""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import Mock

from bot.model.table import TableId
from cogs.publishing.publish_tasks import PublishTasks

TABLE = TableId(7)


async def test_tidying_makes_way_for_what_is_new_and_is_done_afterwards() -> None:
    """Nobody waits for news while a call that was answered cannot be taken back yet."""
    rounds: list[bool] = []
    begun, never = asyncio.Event(), asyncio.Event()

    async def tidy() -> None:
        if not rounds:
            begun.set()
            await never.wait()

    async def publish(table: TableId) -> None:
        rounds.append(await tasks.unless_woken(table, tidy()))

    bot: Any = Mock()
    bot.circuit.closes_in = 0
    unused: Any = Mock()
    tasks = PublishTasks[TableId](
        "table", bot, unused, publish=publish, unsaid=unused, sweep_up=unused, troubles=unused
    )
    tasks.wake(TABLE)
    await begun.wait()
    tasks.wake(TABLE)
    await tasks.running[TABLE]
    assert [False, True] == rounds
