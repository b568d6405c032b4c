"""Backups made by the bot itself, every so often, of which the latest are kept."""

from __future__ import annotations

import asyncio
import logging
import re
import threading
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.store.protocol import StoreError
from bot.store.sqlite.backup import STAMP, back_up

_LOG = logging.getLogger(__name__)

_AGAIN = timedelta(minutes=10)
"""The pause after a backup that failed."""


class Backups:
    """Backups of one database in one folder."""

    def __init__(
        self,
        database: Path,
        folder: Path,
        every: timedelta,
        kept: int,
        now: Callable[[], datetime],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._database = database
        self._folder = folder
        self._every = every
        self._kept = kept
        self._now = now
        self._sleep = sleep
        self._name = re.compile(
            rf"{re.escape(database.stem)}-(\d{{8}}T\d{{6}}Z){re.escape(database.suffix)}"
        )
        self._stopped = threading.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin with the backup that is due, if the latest one is too old."""
        self._task = asyncio.create_task(self._run(), name="backups")

    async def close(self) -> None:
        """Stop; a backup under way is given up."""
        self._stopped.set()
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    def latest(self) -> tuple[Path, ...]:
        """List the backups in the folder, the latest first."""
        with suppress(OSError):
            found = (path for path in self._folder.iterdir() if self._name.fullmatch(path.name))
            return tuple(sorted(found, reverse=True))
        return ()

    async def _run(self) -> None:
        while True:
            await self._sleep(max(timedelta(), self._next() - self._now()).total_seconds())
            try:
                await asyncio.to_thread(self._back_up)
            except (StoreError, OSError) as error:
                _LOG.error("No backup could be made: %s", error)
                await self._sleep(_AGAIN.total_seconds())
            except Exception:  # noqa: BLE001 - whatever it was, the next one may succeed
                _LOG.exception("No backup could be made")
                await self._sleep(_AGAIN.total_seconds())

    def _next(self) -> datetime:
        """Find when the next backup is due."""
        for path in self.latest():
            found = self._name.fullmatch(path.name)
            assert found is not None
            made = datetime.strptime(found[1], STAMP).replace(tzinfo=UTC)
            return min(made, self._now()) + self._every
        return self._now()

    def _back_up(self) -> None:
        stamp = self._now().strftime(STAMP)
        backup = self._folder / f"{self._database.stem}-{stamp}{self._database.suffix}"
        size = back_up(self._database, backup, self._stopped)
        _LOG.info("Backed up to %s, %.1f MB", backup, size / 1e6)
        for old in self.latest()[self._kept :]:
            old.unlink()
