"""Backups: a copy of a database that is in use, and a copy put in the place of a database.

A backup is one file, complete, checked from its first byte and readable by its owner alone: seeds
and hands are in it. It is written under another name first, so under its own there is never half
of one. It ends with a digest of itself, which is compared before it is restored.
"""

from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from functools import partial
from pathlib import Path

from bot.model.times import to_ms
from bot.store.error import StoreError
from bot.store.file_owner import leave_to_owner_of_folder
from bot.store.sqlite.clean_shutdown import check_seal, sealed_digest
from bot.store.sqlite.digest import check_signature, is_signed, sign
from bot.store.sqlite.errors import explained, unwritable
from bot.store.sqlite.lock import lock
from bot.store.sqlite.lost_future import lost_future, mark_restored
from bot.store.sqlite.opening import check, connect
from bot.store.sqlite.recognition import check_folder, discard_draft, is_there, restored

STAMP = "%Y%m%dT%H%M%SZ"
"""How a moment (UTC) is spelt in the name of a file; in order of time when sorted."""

_PAGES = 1024
"""Pages copied before it is asked whether to go on."""
_OPERATIONS = 1_000_000
"""Steps of a check before it is asked whether to go on."""


def back_up(
    database: Path,
    backup: Path,
    stopped: threading.Event | None = None,
    *,
    is_open: bool = False,
) -> int:
    """Copy a database, also while a bot writes it; return the size of the backup in bytes.

    The copy is checked and signed with its digest before it gets the name ``backup``; an unfinished
    one is deleted. Once ``stopped`` is set by another thread, the backup is given up.

    Where this process has the database open (``is_open``), it is read by SQLite alone, and what
    kind of file it is is not looked at: closing any other handle of it would end the locks of the
    connections here (https://www.sqlite.org/howtocorrupt.html, 2.2), and another process that
    closes the database would delete its journal.

    Raises:
        StoreError: the database is missing, cannot be read or is damaged, ``backup`` exists
            (``backup-exists``) or cannot be written, or the backup was given up.
    """
    stopped = stopped or threading.Event()
    if not (database.is_file() if is_open else is_there(database)):
        raise StoreError("store-missing", f"There is no database {database}.")
    check_folder(backup)
    if os.path.lexists(backup):
        raise StoreError(
            "backup-exists", f"{backup} exists already, and a backup replaces nothing."
        )
    draft = backup.with_name(backup.name + ".new")
    discard_draft(draft)
    try:
        with _explaining(database, backup):
            if not is_open:
                check_seal(database)
            _copy(database, draft, stopped)
        _check(draft, database, stopped)
        with _explaining(backup):
            sign(draft)
            draft.rename(backup)
            _flush(backup.parent)
    finally:
        # A folder that is read-only refuses that, too.
        with suppress(OSError):
            draft.unlink(missing_ok=True)
    return backup.stat().st_size


def restore(backup: Path, database: Path, now: datetime) -> Path | None:
    """Replace a database by a copy of a backup; return where the old one is kept.

    The copy is checked and marked as restored before it takes its place. Nothing is deleted: what
    was there, with its journal, has a name with ``before-restore`` and the time afterwards. None if
    there was nothing.

    Raises:
        StoreError: a bot is running on the database, ``backup`` cannot be used or is the database
            itself, or a file cannot be written; what was there is in its place then, unless the
            last renaming failed.
    """
    if not is_there(backup):
        raise StoreError("store-missing", f"There is no backup {backup}.")
    with _explaining(database):
        if database.exists() and backup.samefile(database):
            raise StoreError(
                "backup-same", f"{backup} is the database itself; name a backup of it."
            )
    held = lock(database, damaged_too=True)
    try:
        draft = restored(database)
        discard_draft(draft)
        try:
            with _explaining(backup, database):
                check_signature(backup)
                check_seal(backup)
                _copy(backup, draft, threading.Event())
            _check(draft, backup, threading.Event())
            with _explaining(database):
                mark_restored(draft, lost_future(database), to_ms(now))
        except StoreError:
            draft.unlink(missing_ok=True)
            raise
        with _explaining(database):
            kept = _set_aside(database, now)
            draft.rename(database)
            _flush(database.parent)
    finally:
        held.release()
    return kept


def has_digest(backup: Path) -> bool:
    """Return True if flipped bits in a file would be noticed before it is restored.

    They would not in a backup of release 1.0, nor in a plain copy of a database.
    """
    return is_signed(backup) or sealed_digest(backup) is not None


def _copy(source: Path, target: Path, stopped: threading.Event) -> None:
    """Copy a consistent snapshot of a database into a new file, and sync it to the disk.

    Only its owner can read the copy, which has no journal.

    Raises:
        StoreError: ``stopped`` was set meanwhile (``backup-stopped``), or the source can't be read.
        FileExistsError: ``target`` exists.
        sqlite3.Error: it cannot be read or written; or OSError.
    """
    target.touch(mode=0o600, exist_ok=False)
    leave_to_owner_of_folder(target)
    with closing(_snapshot(source)) as from_, closing(connect(target)) as to:
        from_.backup(to, pages=_PAGES, progress=partial(_go_on, stopped))
        # One file, without a journal beside it.
        to.execute("PRAGMA journal_mode = DELETE").fetchone()
    _flush(target)


def _go_on(stopped: threading.Event, *_: int) -> None:
    """Raise StoreError (``backup-stopped``) if the backup is to stop; called between pages."""
    if stopped.is_set():
        raise StoreError("backup-stopped", "The backup was given up.")


def _check(copy: Path, source: Path, stopped: threading.Event) -> None:
    """Check all of a copy; an error names ``source``, as damage in the copy comes from there.

    Once ``stopped`` is set, the check is given up.

    Raises:
        StoreError: it is damaged, of another program or of a newer release, or cannot be read.
    """
    with _explaining(source), closing(_reading(copy)) as connection:
        connection.set_progress_handler(stopped.is_set, _OPERATIONS)
        check(connection, source)


def _snapshot(source: Path) -> sqlite3.Connection:
    """Connect to a database as it is now: later writers do not wait, and are not seen.

    Raises:
        StoreError: it cannot be read.
    """
    with _explaining(source):
        connection = _reading(source)
        connection.execute("BEGIN")
        connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    return connection


def _reading(path: Path) -> sqlite3.Connection:
    """Connect to a database; the connection refuses to change it."""
    connection = connect(path)
    connection.execute("PRAGMA query_only = ON")
    return connection


def _set_aside(database: Path, now: datetime) -> Path | None:
    """Rename a database with its journal and seal; return its new path, None if nothing was there.

    An empty journal is deleted, and so is the seal of a database that is missing.

    Raises:
        StoreError: the new name is taken.
    """
    aside = database.with_name(
        f"{database.stem}-before-restore-{now.strftime(STAMP)}{database.suffix}"
    )
    if aside.exists():
        raise unwritable(aside, "it exists already")
    journal = database.with_name(database.name + "-wal")
    if journal.exists() and not journal.stat().st_size:
        journal.unlink()
    if not database.exists():
        database.with_name(database.name + ".seal").unlink(missing_ok=True)
    ends = ("", "-wal", ".seal")
    found = [end for end in ends if database.with_name(database.name + end).exists()]
    # The database first: without it, a start in between is refused.
    for end in found:
        database.with_name(database.name + end).rename(aside.with_name(aside.name + end))
    database.with_name(database.name + "-shm").unlink(missing_ok=True)
    return aside if found else None


def _flush(path: Path) -> None:
    """Flush a file, or the names of files in a folder, to the disk."""
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


@contextmanager
def _explaining(source: Path, target: Path | None = None) -> Iterator[None]:
    """Turn errors of SQLite and of the disk in a block into a StoreError about the file at fault.

    That is ``target``, if given, for every OSError, also one of reading, and where SQLite finds a
    file unwritable or the disk full; else ``source``. A StoreError passes as it is.
    """
    try:
        yield
    except sqlite3.Error as error:
        said = explained(error, source)
        if target and said.key in {"store-full", "store-unwritable"}:
            said = explained(error, target)
        raise said from error
    except OSError as error:
        raise unwritable(target or source, error.strerror or str(error)) from error
