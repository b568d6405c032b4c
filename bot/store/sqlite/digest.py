"""Digests that find flipped bits: SQLite itself finds those between its rows, not those in them.

A backup ends with a line of :data:`TRAILER_BYTES` bytes that holds the SHA-256 of all bytes before
it. SQLite ignores what follows the last page, so a backup is a database like any other.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

from bot.store.error import StoreError

TRAILER_BYTES = 128
_SECTOR = 512
"""The smallest page of SQLite: no database without a trailer has a size between its multiples."""
_CHUNK = 1 << 20


def _never() -> bool:
    """Return False: nobody wants it stopped."""
    return False


def digest_of(file: BinaryIO, size: int, stopped: Callable[[], bool] = _never) -> str | None:
    """Return the SHA-256 of the first ``size`` bytes of a file, in hexadecimal.

    None once ``stopped`` returns True, which is asked before each chunk. A shorter file is read to
    its end. The file is left where reading ended.
    """
    found, left = hashlib.sha256(), size
    file.seek(0)
    while left and (chunk := file.read(min(left, _CHUNK))):
        if stopped():
            return None
        found.update(chunk)
        left -= len(chunk)
    return found.hexdigest()


def sign(backup: Path) -> None:
    """Append the digest of a backup to it; it is on the disk when this returns."""
    with backup.open("r+b") as file:
        size = file.seek(0, os.SEEK_END)
        digest = digest_of(file, size) or ""
        file.seek(size)
        file.write(_trailer(digest))
        file.flush()
        os.fsync(file.fileno())


def is_signed(backup: Path) -> bool:
    """Return True if a backup, by its size, ends with a digest; those of release 1.0 do not."""
    return backup.stat().st_size % _SECTOR != 0


def check_signature(backup: Path) -> None:
    """Compare a backup with the digest at its end; accept one without.

    Raises:
        StoreError: some of its bytes are not those that were backed up (``store-broken``).
        OSError: it cannot be read.
    """
    if not is_signed(backup):
        return
    with backup.open("rb") as file:
        size = file.seek(0, os.SEEK_END) - TRAILER_BYTES
        digest = digest_of(file, max(size, 0)) or ""
        file.seek(max(size, 0))
        trailer = file.read()
    if trailer != _trailer(digest):
        raise StoreError(
            "store-broken",
            f"{backup} is damaged: its bytes are not those that were backed up. Restore another"
            " backup.",
        )


def remove_signature(path: Path) -> None:
    """Check the digest at the end of a backup and cut it off, so that the file can be written.

    A file without a digest stays as it is.

    Raises:
        StoreError: some of its bytes are not those that were backed up (``store-broken``).
        OSError: it cannot be read or written.
    """
    if is_signed(path):
        check_signature(path)
        os.truncate(path, path.stat().st_size - TRAILER_BYTES)


def _trailer(digest: str) -> bytes:
    """Return the line of ``TRAILER_BYTES`` bytes that ends a backup with its digest."""
    line = f"SHA-256 of the backup before these {TRAILER_BYTES} bytes: {digest}"
    return line.ljust(TRAILER_BYTES - 1).encode() + b"\n"
