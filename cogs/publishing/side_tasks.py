"""Tasks beside the publishing of a table, for what its messages are not to wait for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from bot.client import TabletopBot
from bot.model.table import TableId


class SideTasks:
    """At most one task for each table; the bot waits for them before it ends."""

    def __init__(self, bot: TabletopBot, kind: str) -> None:
        """Begin without tasks; ``kind`` is in their names."""
        self._kind = kind
        self.running: dict[TableId, asyncio.Task[None]] = {}
        self.closing = False
        """True once no more are begun; those at work look at it between two requests."""
        bot.farewells.append(self.close)

    def begin(self, table_id: TableId, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Start a task for a table, unless one is at work there or the tasks are closed."""
        if table_id not in self.running and not self.closing:
            task = asyncio.create_task(work(), name=f"{self._kind}-{table_id}")
            self.running[table_id] = task
            task.add_done_callback(lambda _: self.running.pop(table_id, None))

    async def close(self) -> None:
        """Begin no more, and wait for those at work.

        Where waiting is cancelled, the tasks are cancelled, too, and it is raised.
        """
        self.closing = True
        tasks = [*self.running.values()]
        if not tasks:
            return
        try:
            await asyncio.wait(tasks)
        except asyncio.CancelledError:
            for task in tasks:
                task.cancel()
            raise
