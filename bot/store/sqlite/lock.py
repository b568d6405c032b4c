"""The lock beside the database: one process at a time may use the file."""

from __future__ import annotations

from pathlib import Path

import filelock

from bot.store.error import StoreError
from bot.store.file_owner import leave_to_owner_of_folder
from bot.store.sqlite.errors import unwritable
from bot.store.sqlite.recognition import is_there


def lock(path: Path, *, damaged_too: bool = False) -> filelock.BaseFileLock:
    """Take the lock of a database, once its path is recognised; create the default folder.

    Return the lock, which the caller releases. It does not wait. ``damaged_too`` accepts the
    remains of a damaged database (see :func:`is_there`).

    Raises:
        StoreError: the path is not the bot's to use (see :func:`is_there`), another process holds
            the lock (``store-locked``), or no file can be created (``store-unwritable``).
    """
    is_there(path, damaged_too=damaged_too)
    file = path.with_name(path.name + ".lock")
    taken = filelock.FileLock(file, timeout=0, mode=0o600)
    try:
        path.parent.mkdir(exist_ok=True)
        taken.acquire()
        leave_to_owner_of_folder(file)
    except filelock.Timeout as error:
        # Where no file can be made the library waits for one, as if somebody else held it.
        if not file.exists():
            raise unwritable(path, "its folder takes no files") from error
        raise StoreError("store-locked", f"Another bot is running on {path}.") from error
    except OSError as error:
        raise unwritable(path, error.strerror or str(error)) from error
    return taken
