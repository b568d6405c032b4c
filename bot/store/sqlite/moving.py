"""One end of a move in an SQLite file."""

# ruff: noqa: D102 - what the methods do is said where they are promised

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import (
    AbstractAsyncContextManager,
    asynccontextmanager,
    closing,
    contextmanager,
    suppress,
)
from pathlib import Path

from bot.model.times import Millis
from bot.store.error import StoreError
from bot.store.moving import COLUMNS, KEYS, Quarters, Row
from bot.store.sqlite.clean_shutdown import check_seal, is_sealed, seal
from bot.store.sqlite.digest import remove_signature
from bot.store.sqlite.errors import explained, unwritable
from bot.store.sqlite.lock import lock
from bot.store.sqlite.opening import (
    check_file,
    close_to_others,
    connect,
    create_if_missing,
    prepare,
)
from bot.store.sqlite.recognition import is_there

_AT_ONCE = 2000
"""Rows that are read together."""


class FileQuarters(Quarters):
    """Made by :meth:`opened`; whoever moves waits for nothing else, so it may wait for the disk."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self._path = path
        self._connection = connection

    @classmethod
    @asynccontextmanager
    async def opened(
        cls, path: Path, now: Millis, rules: Mapping[str, int], *, new: bool
    ) -> AsyncIterator[FileQuarters]:
        """Lock and open a database file for a block; create it if it is missing and ``new``.

        It is checked and migrated, also if its games were moved elsewhere, and its deadlines are
        put off by the downtime. It is closed afterwards, and sealed if nothing was raised.
        ``rules`` are those of this release.

        Raises:
            StoreError: it is missing (``store-missing``), in use, or cannot be used.
        """
        if not is_there(path) and not new:
            raise StoreError("store-missing", f"There is no database {path}.")
        held = lock(path)
        try:
            with _explaining(path):
                create_if_missing(path, now)
                close_to_others(path)
                check_file(path)
                remove_signature(path)
                check_seal(path)
                sealed = is_sealed(path)
                with closing(connect(path)) as connection:
                    prepare(connection, path, now, sealed=sealed, moved=True, rules=rules)
                    yield cls(path, connection)
                with suppress(OSError):
                    seal(path)
        finally:
            held.release()

    def __str__(self) -> str:
        return str(self._path)

    async def fetch(self, statement: str, *values: int | str) -> Sequence[Row]:
        with _explaining(self._path):
            return self._connection.execute(statement, values).fetchall()

    async def rows(self, table: str) -> AsyncIterator[Sequence[Row]]:
        """Yield all rows of a database table by its key, in batches of up to 2000."""
        columns, order = ", ".join(COLUMNS[table]), ", ".join(KEYS[table])
        with _explaining(self._path):
            found = self._connection.execute(f"SELECT {columns} FROM {table} ORDER BY {order}")  # noqa: S608
            while rows := found.fetchmany(_AT_ONCE):
                yield rows

    async def add(self, table: str, rows: Sequence[Row]) -> None:
        """Insert rows, with columns as in :data:`COLUMNS`, into a database table."""
        columns = COLUMNS[table]
        places = ", ".join("?" * len(columns))
        with _explaining(self._path):
            self._connection.executemany(
                f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})",  # noqa: S608
                rows,
            )

    def together(self) -> AbstractAsyncContextManager[None]:
        return self._together()

    @asynccontextmanager
    async def _together(self) -> AsyncIterator[None]:
        """Run a block in one transaction; commit it at the end, roll it back if it raises."""
        await self.fetch("BEGIN IMMEDIATE")
        try:
            yield
            await self.fetch("COMMIT")
        finally:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")


@contextmanager
def _explaining(path: Path) -> Iterator[None]:
    """Turn errors of SQLite and of the disk in a block into a StoreError about ``path``."""
    try:
        yield
    except sqlite3.Error as error:
        raise explained(error, path) from error
    except OSError as error:
        raise unwritable(path, error.strerror or str(error)) from error
