"""A note beside the database that a clean shutdown leaves: nobody has touched the file since.

Checking every page takes time in proportion to the file, so a start after a clean shutdown leaves
it out; a file that a crashed host, another program or a restored backup wrote differs in time.
"""

from __future__ import annotations

import os
import time
from pathlib import Path


def seal(path: Path) -> None:
    """Note size and time of a closed database, unless a journal is left beside it."""
    if _journal(path).exists():
        return
    # A time with all its digits: file systems round their own to some milliseconds, so that a
    # change within the same tick would not show.
    moment = time.time_ns() | 1
    os.utime(path, ns=(moment, moment))
    note = _note(path)
    note.unlink(missing_ok=True)
    note.touch(mode=0o600)
    note.write_text(_mark(path), encoding="ascii")


def is_sealed(path: Path) -> bool:
    """Tell whether a database is as :func:`seal` left it, with no journal beside it."""
    try:
        sealed = _note(path).read_text(encoding="ascii") == _mark(path)
    except (OSError, UnicodeDecodeError):
        return False
    return sealed and not _journal(path).exists()


def _journal(path: Path) -> Path:
    return path.with_name(path.name + "-wal")


def _note(path: Path) -> Path:
    return path.with_name(path.name + ".seal")


def _mark(path: Path) -> str:
    status = path.stat()
    return f"{status.st_size} {status.st_mtime_ns}"
