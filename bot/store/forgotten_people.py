"""Who asked to be forgotten: a list beside the database, which outlives every restored backup."""

from __future__ import annotations

import hashlib
import hmac
import json
import os
import secrets
from pathlib import Path
from typing import NamedTuple

from bot.model.times import Millis


class Forgotten(NamedTuple):
    """Somebody who asked to be forgotten."""

    digest: str
    """Of their number on Discord, with a salt that is nowhere else."""
    pseudonym: int
    at: Millis


class ForgottenPeople:
    """Who asked to be forgotten, in a file beside the database, so that no backup brings them back.

    It names nobody: with it one can tell of a number whether it is on the list.
    """

    def __init__(self, path: Path) -> None:
        self._path = path

    def digest(self, user_id: int) -> str:
        """Spell a person as the list does."""
        salt, _ = self._read()
        return hmac.new(bytes.fromhex(salt), str(user_id).encode(), hashlib.sha256).hexdigest()

    def all(self) -> list[Forgotten]:
        """List everybody, the first first."""
        return self._read()[1] if self._path.exists() else []

    def add(self, user_id: int, pseudonym: int, at: Millis) -> None:
        """Note somebody, on the disk when this ends."""
        line = json.dumps(Forgotten(self.digest(user_id), pseudonym, at))
        self._append(line)

    def _read(self) -> tuple[str, list[Forgotten]]:
        self._path.touch(mode=0o600)
        if b"\n" not in self._path.read_bytes():
            self._append(json.dumps(secrets.token_hex(32)))
        # A last line that a crash cut short was never acted upon.
        whole = self._path.read_text(encoding="utf-8").rpartition("\n")[0]
        salt, *rest = whole.split("\n")
        return json.loads(salt), [Forgotten(*json.loads(line)) for line in rest if line]

    def _append(self, line: str) -> None:
        with self._path.open("r+b") as file:
            # Else what a crash cut short and this would be one line that nobody can read.
            file.truncate(file.read().rfind(b"\n") + 1)
            file.seek(0, os.SEEK_END)
            file.write(f"{line}\n".encode())
            file.flush()
            os.fsync(file.fileno())
