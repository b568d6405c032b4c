"""AI worker processes for all tables, and the queue of problems for them."""

from __future__ import annotations

import asyncio
import os
import time
from collections import OrderedDict, deque
from collections.abc import Sequence

import msgspec

from bot.computers.problem import Problem, ThinkerBusyError, ThinkingError, Thought
from bot.computers.worker_process import COMMAND, WorkerProcess

WAITING = 64
"""Most problems in the queue; hints may take a quarter of it."""

_MOST_WORKERS = 4
"""Most workers, however many cores there are."""

_FIRST_GUESS = 0.3
"""Expected seconds per problem before any was measured."""

_LAST_SHARE = 0.3
"""Weight of the latest measurement in the moving average of seconds per problem."""


def spare_cores() -> int:
    """Count the cores that the bot itself does not need: all but one, at least 1, at most 4."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return min(max((cores or 1) - 1, 1), _MOST_WORKERS)


class _Asked(msgspec.Struct, frozen=True):
    """A queued problem, and the future of its answer."""

    problem: Problem
    answer: asyncio.Future[Thought]


class _Line:
    """The queue: turns before hints, and tables in turn."""

    def __init__(self) -> None:
        self._turns: OrderedDict[int, deque[_Asked]] = OrderedDict()
        self._hints: OrderedDict[int, deque[_Asked]] = OrderedDict()

    def of(self, problem: Problem) -> OrderedDict[int, deque[_Asked]]:
        """Return the queue of a problem's kind, by table."""
        return self._hints if problem.weighed else self._turns

    def add(self, asked: _Asked) -> None:
        """Add a problem at the end of its table's queue, of turns or of hints."""
        self.of(asked.problem).setdefault(asked.problem.table, deque()).append(asked)

    def next(self) -> _Asked | None:
        """Remove and return the next problem whose answer is still awaited; None if none is.

        Turns come before hints. Tables take turns: one with more problems goes to the end of its
        queue. Problems whose caller has gone are dropped.
        """
        for line in (self._turns, self._hints):
            while line:
                table, waiting = line.popitem(last=False)
                asked = waiting.popleft()
                if waiting:
                    line[table] = waiting
                if not asked.answer.done():
                    return asked
        return None

    def count(self, *, hints: bool) -> int:
        """Count the waiting problems: hints, or turns."""
        line = self._hints if hints else self._turns
        return sum(len(waiting) for waiting in line.values())


class Workers:
    """Worker processes, one for each spare core, each solving one problem at a time."""

    def __init__(
        self,
        *,
        count: int | None = None,
        command: Sequence[str] = COMMAND,
        waiting: int = WAITING,
    ) -> None:
        """Make the workers; each starts its process with its first problem.

        Args:
            count: number of processes; None: :func:`spare_cores`.
            command: the program of a worker, with its arguments.
            waiting: most turns in the queue before more are refused; of hints a quarter.
        """
        number = spare_cores() if count is None else count
        self._processes = [WorkerProcess(command=command) for _ in range(number)]
        self._idle = [*self._processes]
        self._line = _Line()
        self._waiting = waiting
        self._working: set[asyncio.Task[None]] = set()
        self._seconds = _FIRST_GUESS
        self._closed = False

    async def think(self, problem: Problem) -> Thought:
        """Queue a problem and return the answer.

        If the caller is cancelled, a problem that still waits is dropped; one under way is finished
        for nobody.

        Raises:
            ThinkerBusyError: too many turns wait, a quarter as many hints (counted apart), or the
                workers are closed.
            ThinkingError: the worker died or hung, or the search failed.
        """
        room = self._waiting // 4 if problem.weighed else self._waiting
        if self._closed or self._line.count(hints=problem.weighed) >= room:
            raise ThinkerBusyError
        answer: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()
        self._line.add(_Asked(problem, answer))
        self._hand_out()
        return await answer

    def expected_ms(self) -> int:
        """Estimate the milliseconds until a problem asked now is answered.

        It follows the average time of the last problems, and how many turns wait or are being
        solved; hints in the queue do not count.
        """
        ahead = self._line.count(hints=False) + len(self._working)
        return round(1000 * self._seconds * (ahead / len(self._processes) + 1))

    async def close(self) -> None:
        """Stop all processes and wait for them; every problem, waiting or under way, fails."""
        self._closed = True
        while (asked := self._line.next()) is not None:
            asked.answer.set_exception(ThinkerBusyError())
        for process in self._processes:
            await process.close()
        if self._working:
            await asyncio.wait(self._working)

    def _hand_out(self) -> None:
        """Give each idle process the next problem, the one that was busy last first."""
        while self._idle and not self._closed and (asked := self._line.next()) is not None:
            # The one that was busy last is running already; another may not have been started.
            task = asyncio.create_task(self._work(self._idle.pop(), asked))
            self._working.add(task)
            task.add_done_callback(self._working.discard)

    async def _work(self, process: WorkerProcess, asked: _Asked) -> None:
        """Let a process solve a problem, pass on its answer or error, and hand out the next.

        The time taken enters the average. An answer that nobody waits for any more is dropped.
        """
        begun = time.monotonic()
        try:
            thought = await process.think(asked.problem)
        except ThinkingError as error:
            if not asked.answer.done():
                asked.answer.set_exception(error)
        else:
            if not asked.answer.done():
                asked.answer.set_result(thought)
        taken = time.monotonic() - begun
        self._seconds += _LAST_SHARE * (taken - self._seconds)
        self._idle.append(process)
        self._hand_out()
