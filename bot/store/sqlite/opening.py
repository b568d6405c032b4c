"""Opening the database file: what is wrong with it is said now, in one sentence, or never."""

from __future__ import annotations

import hashlib
import logging
import os
import re
import sqlite3
from collections.abc import Mapping
from contextlib import closing, suppress
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Literal

from bot.model.times import Millis
from bot.store.downtime import latest, resume
from bot.store.error import StoreError
from bot.store.file_owner import leave_to_owner_of_folder
from bot.store.moving import MOVED, elsewhere
from bot.store.newer_rules import NO_RULES, QUESTION, check_rules
from bot.store.sqlite.errors import broken, explained, foreign
from bot.store.sqlite.recognition import APPLICATION_ID, HEADER_BYTES, discard_draft

_LOG = logging.getLogger(__name__)

BUSY_SECONDS = 5.0


@cache
def migrations() -> tuple[tuple[int, str], ...]:
    """Return ``(version, script)`` of every migration in the package, in order; cached."""
    folder = files("bot.store.sqlite").joinpath("migrations")
    return tuple(
        sorted(
            (int(file.name[:4]), file.read_text(encoding="utf-8"))
            for file in folder.iterdir()
            if re.fullmatch(r"\d{4}_\w+\.sql", file.name)
        )
    )


def create_if_missing(path: Path, now: Millis) -> None:
    """Create an empty database with this release's schema; do nothing if there is a file.

    It is written under another name and renamed once it is complete, so that a file without content
    is never one of ours that a crash interrupted. Only its owner can read it, the folder's if root
    makes it: seeds and hands are in it.

    Raises:
        StoreError: somebody else's file has the name of the draft.
        OSError: it cannot be written; or sqlite3.Error.
    """
    if path.exists():
        return
    draft = path.with_name(path.name + ".new")
    discard_draft(draft)
    draft.touch(mode=0o600)
    leave_to_owner_of_folder(draft)
    empty, _ = _released(migrations())
    draft.write_bytes(empty)
    connection = sqlite3.connect(draft, isolation_level=None)
    try:
        # What it waits for is the whole file on the disk.
        connection.execute("INSERT INTO meta (key, value) VALUES ('last_seen', ?)", (str(now),))
    finally:
        connection.close()
    draft.replace(path)
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
    _LOG.info("New database made at %s", path)


def close_to_others(path: Path) -> None:
    """Let only the owner read a database and its journals, if others may, as after a plain copy.

    One that is closed to others stays as it is, also if a group may read it. Missing files, and
    those that this process may not change, are skipped.
    """
    for end in ("", "-wal", "-shm"):
        file = path.with_name(path.name + end)
        with suppress(FileNotFoundError, PermissionError):
            if file.stat().st_mode & 0o007:
                file.chmod(0o600)


def migrate(connection: sqlite3.Connection, steps: tuple[tuple[int, str], ...]) -> None:
    """Run those of ``steps`` that are newer than a database's version, in order.

    Each is one transaction with its number and the digest of the schema; a step that fails is
    rolled back and its error raised.
    """
    (present,) = connection.execute("PRAGMA user_version").fetchone()
    for version, script in steps:
        if version <= present:
            continue
        try:
            connection.executescript(f"BEGIN IMMEDIATE;\n{script}")
            connection.execute(f"PRAGMA user_version = {version}")
            connection.execute(
                "INSERT INTO meta (key, value) VALUES ('schema', ?)"
                " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                (_schema_digest(connection),),
            )
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def connect(
    path: Path, mode: Literal["rw", "ro"] = "rw", *, elsewhere: bool = False
) -> sqlite3.Connection:
    """Connect to a database that exists, without transactions of the driver's own.

    ``elsewhere``: the connection is used in another thread.

    Raises:
        sqlite3.OperationalError: there is none, or it cannot be opened.
    """
    return sqlite3.connect(
        address(path, mode),
        uri=True,
        timeout=BUSY_SECONDS,
        isolation_level=None,
        check_same_thread=not elsewhere,
    )


def address(path: Path, mode: Literal["rw", "ro"] = "rw") -> str:
    """Return the URI of a database for SQLite, which creates no file where there is none."""
    return f"{path.absolute().as_uri()}?mode={mode}"


def prepare(
    connection: sqlite3.Connection,
    path: Path,
    now: Millis,
    *,
    sealed: bool,
    moved: bool = False,
    rules: Mapping[str, int] = NO_RULES,
) -> None:
    """Check a database, migrate it, put its deadlines off by the downtime; set the connection up.

    ``sealed``: a clean shutdown left it, so its pages are not checked. ``moved``: one whose games
    were moved elsewhere is accepted, for whoever moves them. ``rules`` are those of this release.

    Raises:
        StoreError: the database cannot be used, or live games in it have newer rules.
    """
    try:
        _check_origin(connection, path)
        if not sealed:
            _check_pages(connection, path)
        for pragma in (
            "journal_mode = WAL",
            "synchronous = FULL",
            "foreign_keys = ON",
            "recursive_triggers = ON",
            "journal_size_limit = 16777216",
        ):
            connection.execute(f"PRAGMA {pragma}").fetchall()
        (present,) = connection.execute("PRAGMA user_version").fetchone()
        migrate(connection, migrations())
        if present < migrations()[-1][0]:
            _LOG.info("%s migrated to this release; older ones refuse it from now on", path)
        _check_schema(connection, path)
        if not moved:
            _check_not_moved(connection, path)
        check_rules(connection.execute(QUESTION), rules)
        _resume(connection, now)
    except sqlite3.Error as error:
        raise explained(error, path) from error


def _resume(connection: sqlite3.Connection, now: Millis) -> None:
    """Put deadlines off by the downtime since the last sign of life, in one transaction.

    It is recorded as a stop of every live table. ``now`` is the last sign of life from then on. The
    mark of a restored database is removed.
    """
    connection.execute("BEGIN IMMEDIATE")
    (last_seen,) = connection.execute("SELECT value FROM meta WHERE key = 'last_seen'").fetchone()
    (noted,) = connection.execute(latest()).fetchone()
    restored = connection.execute("DELETE FROM meta WHERE key = 'restored'").rowcount > 0
    for statement, values in resume(int(last_seen), now, noted=noted, restored=restored):
        connection.execute(statement, values)
    connection.execute("UPDATE meta SET value = ? WHERE key = 'last_seen'", (str(now),))
    connection.execute("COMMIT")


def check_file(path: Path) -> None:
    """Check that a file is as long as its header says, or that a journal may have the rest.

    Raises:
        StoreError: part of it is missing (``store-broken``).
        OSError: it cannot be read.
    """
    with path.open("rb") as file:
        header = file.read(HEADER_BYTES)
    page_size = int.from_bytes(header[16:18], "big")
    page_size = 65536 if page_size == 1 else page_size
    pages = int.from_bytes(header[28:32], "big")
    wal = path.with_name(path.name + "-wal")
    if not (wal.exists() and wal.stat().st_size) and path.stat().st_size < pages * page_size:
        raise broken(path, "it is shorter than it was")


def check(connection: sqlite3.Connection, path: Path) -> None:
    """Check a whole database: who wrote it, its pages and its schema; write nothing.

    Raises:
        StoreError: it is damaged, of another program or of a newer release.
        sqlite3.Error: it cannot be read.
    """
    _check_origin(connection, path)
    _check_pages(connection, path)
    _check_schema(connection, path)


def check_release(connection: sqlite3.Connection, path: Path) -> None:
    """Check that a database has the schema version of this release; its contents are not read.

    Raises:
        StoreError: another program, a newer or an older release wrote it.
    """
    _check_origin(connection, path)
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version < migrations()[-1][0]:
        raise StoreError(
            "store-unmigrated",
            f"{path} was written by an older release: start the bot on it, or run python -m bot"
            " migrate.",
        )


def _check_origin(connection: sqlite3.Connection, path: Path) -> None:
    """Check that this release of the bot or an older one wrote a database.

    Raises:
        StoreError: another program (``store-foreign``) or a newer release (``store-newer``) did.
    """
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if application != APPLICATION_ID:
        raise foreign(path, "is a database of another program; choose another file")
    if version > migrations()[-1][0]:
        raise StoreError(
            "store-newer",
            f"{path} was written by a newer release of this bot; start that release.",
        )


def _check_pages(connection: sqlite3.Connection, path: Path) -> None:
    """Check every page of a database and that rows refer to rows that exist.

    Raises:
        StoreError: it is damaged (``store-broken``).
    """
    (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if verdict != "ok":
        raise broken(path, verdict.replace("\n", " "))
    if connection.execute("PRAGMA foreign_key_check").fetchone():
        raise broken(path, "rows are missing")


def _check_schema(connection: sqlite3.Connection, path: Path) -> None:
    """Check that the schema is what the last migration left, and that each table can be read.

    Raises:
        StoreError: tables were changed by hand (``store-broken``), or a version that was never
            released made them (``store-unreleased``).
    """
    (left,) = connection.execute("SELECT value FROM meta WHERE key = 'schema'").fetchone()
    if _schema_digest(connection) != left:
        raise broken(path, "tables were changed by hand")
    if left != _released_digest(connection):
        raise StoreError(
            "store-unreleased",
            f"{path} was made by a version that was never released; start that version, or choose"
            " another file.",
        )
    names = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
    for (name,) in names:
        connection.execute(f'SELECT * FROM "{name}" LIMIT 1').fetchall()  # noqa: S608 - our own


def _check_not_moved(connection: sqlite3.Connection, path: Path) -> None:
    """Check that the games of a database were not moved to another one.

    Raises:
        StoreError: they were (``store-moved``).
    """
    note = connection.execute("SELECT value FROM meta WHERE key = ?", (MOVED,)).fetchone()
    if note is not None:
        raise elsewhere(path, note[0])


def _released_digest(connection: sqlite3.Connection) -> str:
    """Return the digest of the schema that migrations make up to a database's version."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    _, digest = _released(tuple(step for step in migrations() if step[0] <= version))
    return digest


@cache
def _released(steps: tuple[tuple[int, str], ...]) -> tuple[bytes, str]:
    """Return an empty database after ``steps``: its bytes and the digest of its schema; cached."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        fresh.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        migrate(fresh, steps)
        return fresh.serialize(), _schema_digest(fresh)


def _schema_digest(connection: sqlite3.Connection) -> str:
    """Return the SHA-256, in hexadecimal, of the SQL of a database's tables, indexes and triggers.

    SQLite's own tables are left out.
    """
    rows = connection.execute(
        "SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY 1, 2"
    ).fetchall()
    return hashlib.sha256(repr(rows).encode()).hexdigest()
