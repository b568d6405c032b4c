"""Make films, one at a time, each in a process that ends with it."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import msgspec

from bot.computers.priority import yields
from cogs.film.job import Job

COMMAND = (sys.executable, "-m", "cogs.film.worker")
_HOUSE = Path(__file__).parents[2]
"""The folder of our packages, independent of the working directory."""
PATIENCE_SECONDS = 300
"""Timeout of a film in seconds; on a core of its own it takes about ten."""


class FilmError(Exception):
    """The film could not be made."""


class FilmStudio:
    """Queue of films; each request waits for the ones before it."""

    def __init__(
        self, command: Sequence[str] = COMMAND, patience: float = PATIENCE_SECONDS
    ) -> None:
        """Make films with ``command``, stopped after ``patience`` seconds; have one per bot."""
        self._command = command
        self._patience = patience
        self._one = asyncio.Lock()

    async def make(self, job: Job) -> bytes:
        """Make a film, after those asked for before, and return it as a GIF.

        It is made by a process of low priority, which is killed when this is cancelled or takes
        longer than ``patience`` seconds.

        Raises:
            FilmError: the process died, took too long, or made none.
        """
        async with self._one:
            process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, stderr=PIPE, cwd=_HOUSE
            )
            yields(process.pid)
            try:
                async with asyncio.timeout(self._patience):
                    made, why = await process.communicate(msgspec.json.encode(job))
            except TimeoutError as error:
                raise FilmError("it took too long") from error
            finally:
                # Also of what a stop of the bot breaks off nothing is left behind.
                with suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
        if process.returncode or not made:
            told = why.decode(errors="replace").strip()
            raise FilmError(f"its process ended with {process.returncode}\n{told}".rstrip())
        return made
