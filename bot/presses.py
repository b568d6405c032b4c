"""The presses and commands in hand, so that a bot that is told to stop answers them first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class PressesInHand:
    """The tasks that answer somebody, from the first word to Discord to the last."""

    def __init__(self, observe: Callable[[float], None] = lambda _: None) -> None:
        """Begin with no press in hand; ``observe`` gets the seconds of each answer.

        Tasks are kept until they end, so have one for a bot.
        """
        self._observe = observe
        """Hears the seconds from a press to its answer."""
        self._tasks: set[asyncio.Task[object]] = set()
        self._begun: dict[asyncio.Task[object] | None, float] = {}
        """When each was taken that may still answer."""
        self.closing = False
        """True if the bot is about to stop: what comes in now is not begun."""
        self.closed = False
        """True if nobody can be told anything any more."""

    def take(self) -> None:
        """Count the current task as a press in hand until it ends; a second call does nothing.

        Nothing is refused here: callers look at :attr:`closing` before.
        If it ends without an answer, nobody counts how long that took.
        """
        task = asyncio.current_task()
        if task is not None and task not in self._tasks:
            self._tasks.add(task)
            self._begun[task] = asyncio.get_running_loop().time()
            task.add_done_callback(self._end)

    def answered(self) -> None:
        """Record that the current task has answered its person, once.

        The seconds since it was taken go to ``observe``. Of a task that was never taken, or has
        answered before, nothing is counted.
        """
        begun = self._begun.pop(asyncio.current_task(), None)
        if begun is not None:
            self._observe(asyncio.get_running_loop().time() - begun)

    def unheard(self) -> None:
        """Record that the current task could tell its person nothing; it counts as no answer."""
        self._begun.pop(asyncio.current_task(), None)

    def _end(self, task: asyncio.Task[object]) -> None:
        """Drop a task that has ended, answered or not."""
        self._tasks.discard(task)
        self._begun.pop(task, None)

    async def finish(self, within: float, farewell: float) -> int:
        """Set :attr:`closing` and wait for the presses in hand; the current task does not count.

        After that :attr:`closed` is set. Presses that come in later are for callers to refuse.

        Args:
            within: seconds for those in hand to end; what takes longer is broken off.
            farewell: seconds for what was broken off to say so; the rest is cancelled again.

        Returns:
            How many people were told nothing.
        """
        self.closing = True
        await self._wait(within)
        for task in self._others():
            task.cancel()
        await self._wait(farewell)
        self.closed = True
        unheard = self._others()
        for task in unheard:
            task.cancel()
        return len(unheard)

    def _others(self) -> list[asyncio.Task[object]]:
        """List the tasks of presses that are under way, without the current task."""
        return [task for task in self._tasks if task is not asyncio.current_task()]

    async def _wait(self, seconds: float) -> None:
        """Wait at most ``seconds`` until no press but that of the current task is in hand."""
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while (tasks := self._others()) and (left := end - loop.time()) > 0:
            await asyncio.wait(tasks, timeout=left)
