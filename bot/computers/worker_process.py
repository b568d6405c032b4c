"""A worker process as the host sees it: started when first needed, replaced when it dies."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import msgspec

import games
from bot.computers.problem import (
    Problem,
    Reply,
    ThinkerBusyError,
    ThinkerDiedError,
    Thought,
    ThoughtFailedError,
)
from bot.traces import told
from games.codec import load_move

_LOG = logging.getLogger(__name__)

COMMAND = (sys.executable, "-m", "bot.computers.worker")
_HOUSE = Path(__file__).parents[2]
"""Where the packages lie, wherever the host was started."""

PATIENCE_SECONDS = 60
"""For so long a worker may think; one that takes longer will never be done."""
_MOST_BYTES = 1 << 20
"""The longest reply: a move is short, a trace may be long."""


class WorkerProcess:
    """Hands problems to a process of its own, one after the other.

    Until the first problem there is none. One that dies or hangs is replaced with the next.
    """

    def __init__(
        self, *, command: Sequence[str] = COMMAND, patience: float = PATIENCE_SECONDS
    ) -> None:
        """Keep how the process is started, which the first problem does.

        A process that does not answer within ``patience`` seconds is killed.
        """
        self._command = command
        self._patience = patience
        self._lock = asyncio.Lock()
        self._process: Process | None = None
        self._closed = False

    async def think(self, problem: Problem) -> Thought:
        """Answer a problem; several wait for each other. The process is started if there is none.

        Raises:
            ThinkerDiedError: the process ended, took too long or wrote something unreadable.
            ThinkerBusyError: the worker is closed.
            ThoughtFailedError: the search failed, or its moves cannot be read.
        """
        async with self._lock:
            reply = await self._ask(msgspec.json.encode(problem) + b"\n")
        if reply.failure:
            raise ThoughtFailedError(reply.failure)
        try:
            game = games.find(problem.game)
            move = load_move(game, bytes(reply.move))
            other = bytes(reply.second)
            second = None if other == b"null" else load_move(game, other)
            then, second_then = (
                tuple(load_move(game, bytes(step)) for step in steps)
                for steps in (reply.then, reply.second_then)
            )
        except ValueError as error:
            # The files of another release lie where the worker was started from meanwhile.
            raise ThoughtFailedError(told(error)) from error
        return Thought(
            move,
            reply.place,
            second,
            reply.second_place,
            reply.expects,
            reply.fears,
            then,
            second_then,
        )

    async def close(self) -> None:
        """End the process at once and for good.

        Callers that wait for an answer get an error, as later ones do.
        """
        self._closed = True
        if self._process is not None:
            _kill(self._process)
        # Who reads its answer hears first that there will be none: nobody else may read the pipe.
        async with self._lock:
            await self._end()

    async def _ask(self, line: bytes) -> Reply:
        """Send a line to the process and return its reply; the caller holds the lock.

        The process is ended if no reply comes in time, or if the caller is cancelled. Only a crash
        of an open worker is logged.

        Raises:
            ThinkerDiedError: the process ended, hung, or answered something unreadable.
            ThinkerBusyError: the worker is closed.
        """
        try:
            async with asyncio.timeout(self._patience):
                process = await self._at_work()
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdin.write(line)
                await process.stdin.drain()
                return msgspec.json.decode(await process.stdout.readuntil(), type=Reply)
        except (TimeoutError, OSError, EOFError, ValueError, asyncio.LimitOverrunError) as error:
            await self._end()
            if not self._closed:
                _LOG.warning("AI worker crashed; started a new one (%r)", error)
            raise ThinkerDiedError(told(error)) from error
        except asyncio.CancelledError:
            # Its answer would be taken for that to the next problem.
            await self._end()
            raise

    async def _at_work(self) -> Process:
        """Return the process, started if there is none.

        Raises:
            ThinkerBusyError: the worker is closed.
        """
        if self._closed:
            raise ThinkerBusyError
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, limit=_MOST_BYTES, cwd=_HOUSE
            )
            if self._closed:
                await self._end()
                raise ThinkerBusyError
        return self._process

    async def _end(self) -> None:
        """Kill the process, if there is one, and wait until it is gone."""
        process, self._process = self._process, None
        if process is None:
            return
        _kill(process)
        # Reads what is left in the pipes, so that they are closed with the process.
        await process.communicate()


def _kill(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
