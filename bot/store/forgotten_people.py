"""Who asked to be forgotten: a list beside the database, which outlives every restored backup."""

from __future__ import annotations

import hashlib
import hmac
import json
import os
import secrets
from pathlib import Path
from typing import Any, NamedTuple

from bot.model.times import Millis
from bot.store.error import StoreError


class Forgotten(NamedTuple):
    """Somebody who asked to be forgotten."""

    digest: str
    """Of their number on Discord, with a salt that is nowhere else."""
    pseudonym: int
    at: Millis


class ForgottenPeople:
    """Who asked to be forgotten, in a file beside the database, so that no backup brings them back.

    It names nobody: with it one can tell of a number whether it is on the list.

    A line is written at a time, and each can be told from one with flipped bits: the first line
    holds the salt, a line of ``of`` and ``sha256`` the digest of so many bytes from the beginning,
    and any other a person with a check. Lines of release 1.0 have none; a digest covers them.
    """

    def __init__(self, path: Path) -> None:
        self._path = path

    def digest(self, user_id: int) -> str:
        """Return the salted digest by which the list knows a person; begin a list that is new.

        Raises:
            StoreError: the list is damaged (``forgotten-damaged``).
        """
        salt, *_ = self._read()
        return _marked(salt, str(user_id))

    def all(self) -> list[Forgotten]:
        """Return everybody on the list, the earliest first; empty if there is no list.

        Raises:
            StoreError: the list is damaged (``forgotten-damaged``) or cannot be read
                (``forgotten-unreadable``).
        """
        try:
            return self._read()[1] if self._path.exists() else []
        except OSError as error:
            raise StoreError(
                "forgotten-unreadable",
                f"{self._path}, the list of forgotten people, cannot be read:"
                f" {error.strerror or error}.",
            ) from error

    def of(self, user_id: int) -> list[Forgotten]:
        """Return the entries of a person, the earliest first; empty if there is no list.

        Raises:
            StoreError: as :meth:`all`.
            OSError: it cannot be read.
        """
        people = self.all()
        known = self.digest(user_id) if people else ""
        return [one for one in people if one.digest == known]

    def add(self, user_id: int, pseudonym: int, at: Millis) -> None:
        """Append a forgotten person, by a salted digest; the line is on the disk when this returns.

        Raises:
            StoreError: the list is damaged (``forgotten-damaged``); nothing is appended.
            OSError: it cannot be read or written.
        """
        salt, *_ = self._read()
        person = Forgotten(_marked(salt, str(user_id)), pseudonym, at)
        self._append([*person, _check(salt, person)])

    def take_in(self, other: ForgottenPeople) -> bool:
        """Append who is on another list and not on this one, and return True.

        Return False, with nothing appended, if the other list was begun apart from this one: its
        digests say nothing here.

        Raises:
            StoreError: one of them is damaged (``forgotten-damaged``).
            OSError: one of them cannot be read or written.
        """
        salt, people = self._read()
        salt_there, others = other._read()
        missing = [one for one in others if one not in people]
        if missing and salt_there != salt:
            return False
        for one in missing:
            self._append([*one, _check(salt, one)])
        return True

    def withdraw(self, pseudonym: int) -> None:
        """Delete the last line of the list if it is an entry with this pseudonym; else do nothing.

        Raises:
            StoreError: the list is damaged (``forgotten-damaged``); nothing is deleted.
            OSError: it cannot be read or written.
        """
        self._read()
        with self._path.open("r+b") as file:
            *before, last, _ = file.read().split(b"\n")
            line = _loaded(last)
            if isinstance(line, list) and line[1] == pseudonym:
                # To cut it off takes no room on a disk that is full.
                file.truncate(sum(len(one) + 1 for one in before))
                file.flush()
                os.fsync(file.fileno())

    def _read(self) -> tuple[str, list[Forgotten]]:
        """Read the salt and the people of the list, the earliest first; begin a list that is new.

        A digest is appended to a list of release 1.0 that has none. A last line that a crash cut
        short is ignored.

        Raises:
            StoreError: the list is damaged (``forgotten-damaged``).
        """
        self._path.touch(mode=0o600)
        if b"\n" not in self._path.read_bytes():
            self._append(secrets.token_hex(32))
        written = self._path.read_bytes()
        *whole, rest = written.split(b"\n")
        try:
            salt, people, covered = _parsed(written, whole)
            _check_rest(rest)
        except (ValueError, TypeError, KeyError) as error:
            raise StoreError(
                "forgotten-damaged",
                f"{self._path}, the list of forgotten people, is damaged: put its latest copy in"
                " its place, or delete it if no backup will be restored.",
            ) from error
        if not covered:
            size = len(written) - len(rest)
            self._append({"of": size, "sha256": hashlib.sha256(written[:size]).hexdigest()})
        return salt, people

    def _append(self, line: object) -> None:
        """Append ``line`` as JSON and flush it to the disk.

        A last line that a crash cut short is dropped before.
        """
        with self._path.open("r+b") as file:
            # Else what a crash cut short and this would be one line that nobody can read.
            file.truncate(file.read().rfind(b"\n") + 1)
            file.seek(0, os.SEEK_END)
            file.write(f"{json.dumps(line)}\n".encode())
            file.flush()
            os.fsync(file.fileno())


def _parsed(written: bytes, lines: list[bytes]) -> tuple[str, list[Forgotten], bool]:
    """Parse the whole ``lines`` of the bytes ``written``, and check each.

    Return the salt, the people in order, and whether a digest line covers the beginning, as a list
    of release 1.0 needs.

    Raises:
        ValueError: the list is damaged; or TypeError, or KeyError.
    """
    salt, *rest = (_loaded(line) for line in lines)
    people, covered = [], False
    for line in rest:
        if isinstance(line, dict):
            covered = True
            if hashlib.sha256(written[: line["of"]]).hexdigest() != line["sha256"]:
                raise ValueError("the digest is another")
            continue
        digest, pseudonym, at, *check = line
        person = Forgotten(digest, pseudonym, at)
        if check not in ([], [_check(salt, person)]):
            raise ValueError("the check is another")
        people.append(person)
    return salt, people, covered


def _check_rest(rest: bytes) -> None:
    """Accept the bytes after the last line if they are empty or part of a line, as after a crash.

    Raises:
        ValueError: they are a whole line whose end is damaged.
    """
    try:
        _, end = json.JSONDecoder().raw_decode(rest.decode("latin-1"))
    except ValueError:
        return
    if end < len(rest):
        raise ValueError("a line does not end")


def _loaded(line: bytes) -> Any:
    return json.loads(line.decode("latin-1"))


def _check(salt: str, person: Forgotten) -> str:
    """Return the check of a line of the list: 16 hexadecimal digits."""
    return _marked(salt, json.dumps(person))[:16]


def _marked(salt: str, text: str) -> str:
    """Return the HMAC-SHA-256 of a text under the list's salt, in hexadecimal."""
    return hmac.new(bytes.fromhex(salt), text.encode(), hashlib.sha256).hexdigest()
