"""What an error of SQLite, or of the file system, means for the person who runs the bot."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from bot.store.error import StoreError


def explained(error: sqlite3.Error, path: Path) -> StoreError:
    """Return, not raise, the error that tells the person who runs the bot what one of SQLite means.

    By SQLite's code: ``store-broken``, ``store-busy``, ``store-unwritable``, ``store-full``,
    ``store-disk``; ``store-failed`` for any other.
    """
    code = getattr(error, "sqlite_errorcode", 0)
    match code if code == sqlite3.SQLITE_IOERR_SHMSIZE else code & 0xFF:
        case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_NOTADB:
            return broken(path, str(error))
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return StoreError("store-busy", f"{path} is being written by another program.")
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM:
            return unwritable(path, str(error))
        # On a full disk an opening fails to make the index of the journal, before it writes a page.
        case sqlite3.SQLITE_FULL | sqlite3.SQLITE_IOERR_SHMSIZE:
            return StoreError("store-full", f"The disk that holds {path} is full.")
        case sqlite3.SQLITE_IOERR:
            return StoreError("store-disk", f"The disk that holds {path} fails: {error}.")
        case _:
            return StoreError("store-failed", f"{path} cannot be used: {error}.")


def unwritable(path: Path, reason: str) -> StoreError:
    """Return, not raise, the error that a file or its folder cannot be used, with the reason."""
    return StoreError("store-unwritable", f"{path} cannot be written: {reason}.")


def unreadable(path: Path, reason: str) -> StoreError:
    """Return, not raise, the error that a file cannot even be looked at, with the reason."""
    return StoreError("store-unwritable", f"{path} cannot be read: {reason}.")


def broken(path: Path, reason: str) -> StoreError:
    """Return, not raise, the error that a database of the bot is damaged (``store-broken``)."""
    return StoreError(
        "store-broken", f"{path} is damaged and is left as it is; restore a backup ({reason})."
    )


def foreign(path: Path, reason: str) -> StoreError:
    """Return, not raise, the error that a path is not the bot's to use, with the reason."""
    return StoreError("store-foreign", f"{path} {reason}.")
