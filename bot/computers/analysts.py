"""Analyse finished games, one at a time, each in a process that ends with it."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import msgspec

from bot.computers.inquiry import Findings, Inquiry, Line, Progress
from bot.computers.priority import yields

COMMAND = (sys.executable, "-m", "bot.computers.analyst")
_HOUSE = Path(__file__).parents[2]
"""The folder of our packages, independent of the working directory."""
PATIENCE_SECONDS = 1200
"""Seconds after which an analysis is given up; longer than other work can delay it."""
_MOST_BYTES = 1 << 22

Tell = Callable[[Progress], Awaitable[None]]
"""Called with the progress of an analysis."""


class AnalysisError(Exception):
    """The game could not be analysed."""


class Analysts:
    """Queue of analyses; each request waits for the ones before it."""

    def __init__(self) -> None:
        """Start no process yet. Have one per machine: its lock lets only one analysis run."""
        self._one = asyncio.Lock()

    async def analyse(self, inquiry: Inquiry, tell: Tell) -> Findings:
        """Analyse a finished game in a process of low priority and return the findings.

        One game is analysed at a time: others wait, however long; the 20 minutes that each may take
        count from its own start. ``tell`` is awaited with the progress. The process is killed at
        the end, whatever happened.

        Raises:
            AnalysisError: the process died, took longer, or wrote something
                unreadable, or ``tell`` raised a ValueError or OSError.
            OSError: the process could not be started.
        """
        async with self._one:
            process = await asyncio.create_subprocess_exec(
                *COMMAND, stdin=PIPE, stdout=PIPE, cwd=_HOUSE, limit=_MOST_BYTES
            )
            yields(process.pid)
            try:
                async with asyncio.timeout(PATIENCE_SECONDS):
                    return await _listen(process, inquiry, tell)
            except (TimeoutError, OSError, ValueError) as error:
                raise AnalysisError(repr(error)) from error
            finally:
                # Also of what a stop of the bot breaks off nothing is left behind.
                with suppress(ProcessLookupError):
                    process.kill()
                await process.wait()


async def _listen(process: Process, inquiry: Inquiry, tell: Tell) -> Findings:
    """Send an inquiry to a process and return its findings; pass its progress on to ``tell``.

    Raises:
        AnalysisError: the process ended without findings.
        ValueError: it wrote something unreadable.
    """
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(inquiry))
    await process.stdin.drain()
    process.stdin.close()
    decode = msgspec.json.Decoder(Line).decode
    async for line in process.stdout:
        heard = decode(line)
        if isinstance(heard, Findings):
            return heard
        await tell(heard)
    raise AnalysisError("its process ended without a word")
