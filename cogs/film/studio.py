"""Where films are made: one at a time, in a process that is there for no longer."""

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
"""Where the packages lie, wherever the host was started."""
PATIENCE_SECONDS = 300
"""A film that takes longer will never be done; it takes some ten seconds of a core of its own."""


class FilmError(Exception):
    """A film could not be made."""


class FilmStudio:
    """Has films made, one after the other: whoever asks waits for those before."""

    def __init__(
        self, command: Sequence[str] = COMMAND, patience: float = PATIENCE_SECONDS
    ) -> None:
        self._command = command
        self._patience = patience
        self._one = asyncio.Lock()

    async def make(self, job: Job) -> bytes:
        """Return a film as a GIF.

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
