"""Ownership of files beside a database: those made by root are handed to the bot's user."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = 0


def leave_to_owner_of_folder(file: Path) -> None:
    """Change a file made by root to the owner of its folder, so that the bot can open it.

    Nothing happens if this process is not root, or the folder is root's, too.

    Raises:
        OSError: the file system knows no owners, or not this one.
    """
    if not hasattr(os, "geteuid") or os.geteuid() != ROOT:
        return
    folder = file.parent.stat()
    if folder.st_uid != ROOT:
        os.chown(file, folder.st_uid, folder.st_gid)
