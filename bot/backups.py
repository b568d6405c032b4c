"""Backups that the bot makes by itself: one every so often, of which the latest are kept."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.background import background
from bot.model.times import utc_now
from bot.settings import Settings, SettingsError
from bot.store.error import StoreError
from bot.store.sqlite.backup import STAMP, back_up
from bot.store.sqlite.recognition import discard_draft

_LOG = logging.getLogger(__name__)

_AGAIN = timedelta(minutes=10)
"""The longest pause after a backup that failed."""


def check_folder(folder: Path | None) -> None:
    """Check that backups can be kept in a folder; it may be missing where its parent exists.

    Nothing is created, and None passes: then no backups are made.

    Raises:
        SettingsError: it is a file, its parent does not exist, or it cannot be looked at.
    """
    if folder is None:
        return
    try:
        if folder.is_dir():
            return
        if os.path.lexists(folder):
            raise SettingsError(f"BACKUP_FOLDER must be a folder, and {folder} is not one.")
        if not folder.parent.is_dir():
            raise SettingsError(f"There is no folder {folder.parent} for BACKUP_FOLDER; create it.")
    except OSError as error:
        raise SettingsError(_refused(folder, error)) from error


def _refused(folder: Path, error: OSError) -> str:
    """Return a sentence on a folder that cannot be used, with the reason."""
    return (
        f"BACKUP_FOLDER {folder} cannot be used ({error.strerror or error}); make it a folder that"
        " the bot's user can read and write."
    )


@asynccontextmanager
async def backing_up(settings: Settings) -> AsyncIterator[Backups | None]:
    """Make backups in the background during a block; yield them, or None if no folder is set.

    The newest file in the folder says when the next one is due, however often the bot restarts. A
    backup that is being made at the end of the block is abandoned.
    """
    if settings.backup_folder is None:
        yield None
        return
    every = timedelta(hours=settings.backup_hours)
    backups = Backups(settings.database, settings.backup_folder, every, settings.backups_kept)
    async with background(backups.run, "backups"):
        yield backups


class Backups:
    """The backups of one database in one folder."""

    def __init__(
        self,
        database: Path,
        folder: Path,
        every: timedelta,
        kept: int,
        now: Callable[[], datetime] = utc_now,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """Take where backups go, how often one is made, and how many are kept; none is made yet.

        They are named after the database, with the time in UTC.
        """
        self._database = database
        self._folder = folder
        self._every = every
        self._kept = kept
        self._now = now
        self._sleep = sleep
        self._failure = ""
        """Why the last one could not be made."""
        self._name = re.compile(
            rf"{re.escape(database.stem)}-(\d{{8}}T\d{{6}}Z){re.escape(database.suffix)}"
        )

    async def run(self) -> None:
        """Make each backup when it is due, until cancelled.

        One that fails is logged and tried again after ten minutes at most; no error ends this.
        """
        while True:
            try:
                # In a thread: a volume on the network may not answer for as long as it is away.
                due = await asyncio.to_thread(self._due)
                await self._sleep((due - self._now()).total_seconds())
                await self._back_up()
            except (StoreError, OSError) as error:
                self._failure = (
                    str(error) if isinstance(error, StoreError) else _refused(self._folder, error)
                )
                _LOG.error("Backup failed; retrying in ten minutes at most (%s)", self._failure)
            except Exception as error:  # noqa: BLE001 - a task that ended would make none any more
                _LOG.exception("Backup failed; retrying in ten minutes at most")
                self._failure = repr(error)
            else:
                self._failure = ""
                continue
            await self._sleep(min(_AGAIN, self._every).total_seconds())

    def lack(self) -> str:
        """Say in what state the backups are, if it is not a good one."""
        return f"its last backup failed: {self._failure.rstrip('.')}" if self._failure else ""

    def latest(self) -> datetime | None:
        """Return when the latest backup in the folder was made.

        None if there is none, or the folder cannot be read.
        """
        try:
            made = self._made()
        except OSError:
            # A volume that is away takes no other figure with it.
            return None
        return made[0][0] if made else None

    def _made(self) -> list[tuple[datetime, Path]]:
        """List the backups with their times, newest first; those dated in the future come last.

        Files with other names are left out; without the folder there are none.
        """
        now = self._now()
        there = list(self._folder.iterdir()) if self._folder.is_dir() else []
        named = [(found, path) for path in there if (found := self._name.fullmatch(path.name))]
        made = [(datetime.strptime(n[1], STAMP).replace(tzinfo=UTC), path) for n, path in named]
        return sorted(made, key=lambda one: (one[0] <= now, one[0]), reverse=True)

    def _due(self) -> datetime:
        """Return when the next backup is due: one interval after the latest, but not before now.

        Now as well if there is none, or only ones dated in the future.
        """
        now = self._now()
        match self._made():
            case [(moment, _), *_] if moment <= now:
                return max(now, moment + self._every)
            case _:
                return now

    async def _back_up(self) -> None:
        """Make a backup in a thread; if cancelled, have the thread give it up, and wait for that.

        Raises:
            StoreError: it could not be made.
            OSError: the folder or file cannot be written.
        """
        stopped = threading.Event()
        copying = asyncio.ensure_future(asyncio.to_thread(self._copy, stopped))
        try:
            await asyncio.shield(copying)
        except asyncio.CancelledError:
            stopped.set()
            await asyncio.wait([copying])
            # That it was given up is known; asked for, so that nobody else is told.
            if copying.exception() is not None:
                _LOG.info("Shutdown: backup in progress cancelled")
            raise

    def _copy(self, stopped: threading.Event) -> None:
        """Write one backup, named by the time, then delete those above the number to keep.

        Those dated in the future go first, then the oldest; the new one counts among the kept.
        The folder is made if it is missing. An old one that cannot be deleted is logged and left. A
        backup of that second that exists already makes it fail. What a process that was killed left
        of its backup is deleted before.

        Raises:
            StoreError: it could not be made, or ``stopped`` was set meanwhile.
            OSError: the folder cannot be made or read.
        """
        stamp = self._now().strftime(STAMP)
        self._folder.mkdir(exist_ok=True)
        for draft in self._folder.glob("*.new"):
            # No later backup has its name, and it may be as large as the database.
            if self._name.fullmatch(draft.stem):
                # Somebody else's file is left.
                with suppress(StoreError):
                    discard_draft(draft)
        backup = self._folder / f"{self._database.stem}-{stamp}{self._database.suffix}"
        size = back_up(self._database, backup, stopped, is_open=True)
        _LOG.info("Backup written to %s, %.1f MB", backup, size / 1e6)
        for _, old in self._made()[self._kept :]:
            try:
                old.unlink()
            except OSError as error:
                _LOG.error("Old backup not deleted: %s", error)
