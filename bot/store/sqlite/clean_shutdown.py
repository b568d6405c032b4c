"""The seal: a note beside the database of what a clean shutdown left.

It holds size, time and SHA-256 of the file. A file that a crashed host, another program or a
restored backup wrote differs in size or time. One that differs in its digest alone is damaged.
"""

from __future__ import annotations

import os
import time
import zlib
from pathlib import Path

from bot.store.error import StoreError
from bot.store.sqlite.digest import digest_of
from bot.store.sqlite.errors import broken

SECONDS = 2.0
"""Seconds that a shutdown may read the file; a larger file is sealed without a digest."""
_DAMAGED = "damaged"
"""Stands in the note of a file that was found damaged after the bot had begun to use it."""


def seal(path: Path) -> None:
    """Note size, time and digest of a closed database beside it, as of a clean shutdown.

    The file's time of change is set to now before. Nothing is noted if a journal is left, or the
    database is marked as damaged. Reading for the digest stops after :data:`SECONDS`; then only
    size and time are noted.

    Raises:
        OSError: the file or its note cannot be read or written.
    """
    if _journal(path).exists() or _read(path) == [_DAMAGED]:
        return
    # A time with all its digits: file systems round their own to some milliseconds, so that a
    # change within the same tick would not show.
    moment = time.time_ns() | 1
    os.utime(path, ns=(moment, moment))
    mark = _mark(path)
    # If the process is killed while it reads, the file is sealed without a digest.
    _write(path, mark)
    end = time.monotonic() + SECONDS
    with path.open("rb") as file:
        digest = digest_of(file, path.stat().st_size, lambda: time.monotonic() > end)
    if digest is not None:
        _write(path, [*mark, digest])


def is_sealed(path: Path) -> bool:
    """Return True if a database has the size and time noted by :func:`seal`, and no journal."""
    return _read(path)[:2] == _mark(path) and not _journal(path).exists()


def sealed_digest(path: Path) -> str | None:
    """Return the digest of a sealed database; None if it is not sealed, or without one."""
    note = _read(path)
    return note[2] if len(note) > 2 and is_sealed(path) else None  # noqa: PLR2004 - a third word


def check_seal(path: Path, at_most: int | None = None) -> None:
    """Compare a sealed database with its digest; not while this process has it open.

    Accepted unread are a database that is not sealed (or changed since), one sealed without a
    digest, and one larger than ``at_most`` bytes. One marked as damaged is always refused; damage
    found here is not marked.

    Raises:
        StoreError: it is damaged (``store-broken``).
        OSError: it cannot be read.
    """
    if _read(path) == [_DAMAGED]:
        raise flipped(path)
    digest = sealed_digest(path)
    if digest is None or (at_most is not None and path.stat().st_size > at_most):
        return
    with path.open("rb") as file:
        if digest != digest_of(file, path.stat().st_size):
            raise flipped(path)


def mark_damaged(path: Path) -> None:
    """Note that a database is damaged: nothing opens it until a backup is restored."""
    _write(path, [_DAMAGED])


def flipped(path: Path) -> StoreError:
    """Return, not raise, the error that a database's bytes are not what the last stop left."""
    return broken(path, "its bytes are not those that the last stop left")


def _journal(path: Path) -> Path:
    """Return the path of a database's write-ahead log."""
    return path.with_name(path.name + "-wal")


def _note(path: Path) -> Path:
    """Return the path of the seal beside a database."""
    return path.with_name(path.name + ".seal")


def _read(path: Path) -> list[str]:
    """Return the words of the note beside a database; empty if there is no sound one.

    A note with a wrong checksum counts as none. The words are size, time and perhaps the digest, or
    the mark of a damaged database. A note of release 1.0, two numbers without a checksum, counts.
    """
    try:
        words = _note(path).read_text(encoding="ascii").split()
    except (OSError, UnicodeDecodeError):
        return []
    if words and words[-1] == _check(words[:-1]):
        return words[:-1]
    # Release 1.0 noted size and time alone.
    return words if len(words) == 2 and all(map(str.isdecimal, words)) else []  # noqa: PLR2004


def _write(path: Path, words: list[str]) -> None:
    """Write a note of some words with their checksum beside a database, in place of the last one.

    Only its owner can read it. It is not flushed to the disk.
    """
    note = _note(path)
    note.unlink(missing_ok=True)
    note.touch(mode=0o600)
    note.write_text(" ".join([*words, _check(words)]), encoding="ascii")


def _check(words: list[str]) -> str:
    """Return the checksum of a note's words: 8 hexadecimal digits."""
    return f"{zlib.crc32(' '.join(words).encode()):08x}"


def _mark(path: Path) -> list[str]:
    """Return a file's size in bytes and its time of change in nanoseconds."""
    status = path.stat()
    return [str(status.st_size), str(status.st_mtime_ns)]
