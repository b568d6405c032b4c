"""Recognition: whether a path is the bot's to use, found by reading alone.

Nothing is created, locked or changed at a path, or beside it, before :func:`is_there` or
:func:`discard_draft` has recognised what lies there.
"""

from __future__ import annotations

import re
import stat
import sys
from pathlib import Path

from bot.model.database_address import DEFAULT_FILE
from bot.store.error import StoreError
from bot.store.sqlite.errors import broken, foreign, unreadable

APPLICATION_ID = 0x7AB1E705
"""Marks a database as the bot's (``PRAGMA application_id``)."""
HEADER_BYTES = 100
"""Size of the header of an SQLite file (https://www.sqlite.org/fileformat.html, 1.3)."""
MAGIC = b"SQLite format 3\x00"

_SHM_VERSION = (3_007_000).to_bytes(4, sys.byteorder)
_BESIDE = {
    ".lock": rb"\Z",
    ".seal": rb"(\d+ \d+|damaged)[0-9a-f ]*\Z",
    "-wal": rb"\x37\x7f\x06[\x82\x83]",
    "-shm": re.escape(_SHM_VERSION),
    "-journal": rb"\Z",
    ".alive": rb'\{"connected":',
    ".alive.new": rb'\{"connected":',
    ".notice": rb'\{"texts":',
    ".page": rb'\{"port":',
    ".commands": rb'\{"digest":',
    ".forgotten": rb'"[0-9a-f]{64}"',
}
"""Endings of the files that the bot, or SQLite for it, writes beside a database, each with how its
content begins (for SQLite: https://www.sqlite.org/fileformat2.html, 4.1, and
https://www.sqlite.org/walformat.html, 2.1). No database in use has a journal of the other kind."""
_DRAFTS = (".new", ".restored")
"""Endings of databases that are complete before they take the place of one."""
_OUR_REMAINS = (".seal", ".lock")
"""Beside a database without a readable header, a sign that it was the bot's before the damage."""


def is_there(path: Path, *, damaged_too: bool = False) -> bool:
    """Return True if a database of the bot lies at a path; False if nothing does.

    Only files are looked at: nothing is created or changed.

    Args:
        path: where it should be.
        damaged_too: accept the remains of a database of the bot, as a restore replaces them: True
            for a damaged file, False where only files beside it are left.

    Raises:
        StoreError: something else lies at the path or beside it (``store-foreign``), the database
            is damaged or half lost (``store-broken``), its folder is missing (``store-no-folder``),
            or it cannot be read (``store-unwritable``).
    """
    if not path.name:
        raise foreign(path, "is a folder; name a file")
    check_folder(path)
    exists = _check_kind(path)
    beside = [ending for ending in _BESIDE if _check_kind(path.with_name(path.name + ending))]
    for ending in _DRAFTS:
        _is_draft(path.with_name(path.name + ending))
    if not exists:
        for ending in beside:
            _check_remains(path.with_name(path.name + ending), _BESIDE[ending])
        if not damaged_too:
            _check_complete(path)
        return False
    header = _header(path)
    if not header.startswith(MAGIC) or len(header) < HEADER_BYTES:
        if not any(path.with_name(path.name + ending).exists() for ending in _OUR_REMAINS):
            raise foreign(path, "is no database of this bot; choose another file")
        if not damaged_too:
            raise broken(path, "it is not an SQLite database any more")
        return True
    if int.from_bytes(header[68:72], "big") != APPLICATION_ID:
        raise foreign(path, "is a database of another program; choose another file")
    return True


def check_folder(path: Path) -> None:
    """Check that the folder of a file exists; create nothing.

    The default folder may be missing, as the bot creates it.

    Raises:
        StoreError: it does not exist, or is no folder (``store-no-folder``), or it cannot be looked
            at (``store-unwritable``).
    """
    folder = path.parent
    try:
        is_folder, exists = folder.is_dir(), folder.exists()
    except OSError as error:
        raise unreadable(path, error.strerror or str(error)) from error
    if is_folder or (folder == DEFAULT_FILE.parent and not exists):
        return
    if exists:
        raise StoreError("store-no-folder", f"{folder} is not a folder, so {path} cannot be used.")
    raise StoreError(
        "store-no-folder", f"There is no folder {folder} for {path}: create it or correct the path."
    )


def discard_draft(draft: Path) -> None:
    """Delete what an interrupted run of the bot left under the name of a draft, if anything.

    Raises:
        StoreError: somebody else's file has that name (``store-foreign``).
    """
    if _is_draft(draft):
        draft.unlink()


def _is_draft(draft: Path) -> bool:
    """Return True if a file is a draft of a database of the bot, or empty; False if there is none.

    Raises:
        StoreError: it is somebody else's (``store-foreign``), or cannot be read.
    """
    if not _check_kind(draft):
        return False
    header = _header(draft)
    is_ours = int.from_bytes(header[68:72], "big") == APPLICATION_ID
    # The first page of a copy is written last.
    if header.strip(b"\x00") and not (header.startswith(MAGIC) and is_ours):
        raise foreign(draft, "is in the way; move it to another place")
    return True


def _check_complete(path: Path) -> None:
    """Check, where a database is missing, that no moves of it nor a broken-off restore are left.

    Raises:
        StoreError: moves that were made in it are in its journal, or a backup that was about to
            take its place is there (``store-broken``).
    """
    journal = path.with_name(path.name + "-wal")
    if journal.exists() and journal.stat().st_size:
        raise StoreError(
            "store-broken", f"{path} is missing, but moves made in it are left in {journal}."
        )
    if restored(path).exists():
        raise StoreError(
            "store-broken", f"Putting a backup in the place of {path} broke off; restore it again."
        )


def restored(path: Path) -> Path:
    """Name the copy of a backup that is about to take the place of a database."""
    return path.with_name(path.name + _DRAFTS[1])


def _check_remains(file: Path, beginning: bytes) -> None:
    """Check that a file beside a missing database is the bot's: empty, or with that ``beginning``.

    ``beginning`` is a regular expression.

    Raises:
        StoreError: it is somebody else's (``store-foreign``), or cannot be read.
    """
    header = _header(file)
    if header.strip(b"\x00") and not re.match(beginning, header):
        raise foreign(file, "is in the way; move it to another place")


def _check_kind(path: Path) -> bool:
    """Return True if there is a regular file at a path; False if there is nothing.

    Raises:
        StoreError: it is a link, a folder or anything else (``store-foreign``), or cannot be looked
            at (``store-unwritable``).
    """
    try:
        mode = path.lstat().st_mode
    except FileNotFoundError:
        return False
    except OSError as error:
        raise unreadable(path, error.strerror or str(error)) from error
    if stat.S_ISLNK(mode):
        raise foreign(path, "is a symbolic link; name the file that it leads to")
    if stat.S_ISDIR(mode):
        raise foreign(path, "is a folder; name a file")
    if not stat.S_ISREG(mode):
        raise foreign(path, "is not a regular file; choose another path")
    return True


def _header(path: Path) -> bytes:
    """Return the first bytes of a file, at most the :data:`HEADER_BYTES` of an SQLite header.

    Raises:
        StoreError: it cannot be read (``store-unwritable``).
    """
    try:
        with path.open("rb") as file:
            return file.read(HEADER_BYTES)
    except OSError as error:
        raise unreadable(path, error.strerror or str(error)) from error
