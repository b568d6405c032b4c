"""The lock beside the database: one process at a time may use the file."""

from __future__ import annotations

from pathlib import Path

import filelock

from bot.store.error import StoreError
from bot.store.file_owner import leave_to_owner_of_folder
from bot.store.sqlite.opening import unwritable


def lock(path: Path) -> filelock.BaseFileLock:
    """Take the lock of a database, and make the folder that it lies in.

    Raises:
        StoreError: another process has it (``store-locked``), or no file can lie there
            (``store-unwritable``).
    """
    file = path.with_name(path.name + ".lock")
    taken = filelock.FileLock(file, timeout=0, mode=0o600)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        taken.acquire()
        leave_to_owner_of_folder(file)
    except filelock.Timeout as error:
        # Where no file can be made the library waits for one, as if somebody else held it.
        if not file.exists():
            raise unwritable(path, "its folder takes no files") from error
        raise StoreError("store-locked", f"Another bot is running on {path}.") from error
    except FileExistsError as error:
        raise unwritable(path, f"{path.parent} is no folder") from error
    except OSError as error:
        raise unwritable(path, error.strerror or str(error)) from error
    return taken
