"""The store in one SQLite file: a thread that writes, and a connection that reads."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import aiosqlite
import filelock

from bot.model.times import Millis, to_ms, utc_now
from bot.rows.change import Change
from bot.store.bundles import Bundles
from bot.store.downtime import Edit
from bot.store.error import StoreError
from bot.store.newer_rules import NO_RULES
from bot.store.sqlite.clean_shutdown import check_seal, flipped, is_sealed, seal
from bot.store.sqlite.digest import remove_signature
from bot.store.sqlite.errors import explained, unwritable
from bot.store.sqlite.lock import lock
from bot.store.sqlite.opening import (
    BUSY_SECONDS,
    address,
    check_file,
    close_to_others,
    connect,
    create_if_missing,
    prepare,
)
from bot.store.sqlite.proof import AT_ONCE, Proof
from bot.store.sqlite.statements import rows_in_json
from bot.store.sqlite.writing import Writer, WritingThread
from bot.store.store import Store

_LOG = logging.getLogger(__name__)

T = TypeVar("T")
P = ParamSpec("P")


class SqliteStore(Store):
    """Made by :meth:`open`."""

    _bundles = Bundles(rows_in_json)
    # Moves are kept in the order of time, and only old ones are let go: the last one tells.
    _count_moves = "SELECT max(rowid) FROM move"

    def __init__(
        self, path: Path, lock: filelock.BaseFileLock, now: Callable[[], datetime]
    ) -> None:
        """Start the writing thread on a file whose ``lock`` is held; open no reader yet.

        ``now`` gives the time of signs of life.
        """
        super().__init__()
        self._path = path
        self._lock = lock
        self._now = now
        self._writer = Writer()
        self._closed = False
        self._writing = WritingThread(connect(path, elsewhere=True), self._write, self.outage)
        self._reading: aiosqlite.Connection | None = None
        self._proof: Proof | None = None
        self._proving: asyncio.Task[None] | None = None
        self._damaged = asyncio.Event()

    @classmethod
    async def open(
        cls,
        path: Path,
        now: Callable[[], datetime] = utc_now,
        rules: Mapping[str, int] = NO_RULES,
    ) -> SqliteStore:
        """Open the database of the host, made if there is none, for this process alone.

        It is checked and migrated, and its deadlines are put off by the time since the last sign of
        life. ``rules`` are those of this release.

        Raises:
            StoreError: it is broken, newer, foreign, locked or unwritable; the lock is released
                then.
        """
        held = lock(path)
        try:
            return await cls._open(path, held, now, rules)
        except BaseException:
            held.release()
            raise

    @classmethod
    async def _open(
        cls,
        path: Path,
        held: filelock.BaseFileLock,
        now: Callable[[], datetime],
        rules: Mapping[str, int],
    ) -> SqliteStore:
        """Create, check, migrate and open the file, whose lock is ``held``.

        A large file with a digest is compared with it in the background; damage is told by
        :meth:`lost`.

        Raises:
            StoreError: it cannot be opened, or is not the bot's.
        """
        moment = to_ms(now())
        try:
            await _elsewhere(_make_ready, path, moment)
            # To be asked before the first statement, which leaves a journal beside the file.
            sealed = is_sealed(path)
            proof = Proof.begin(path)
            store = cls(path, held, now)
        except OSError as error:
            raise unwritable(path, error.strerror or str(error)) from error
        except sqlite3.Error as error:
            raise explained(error, path) from error
        try:
            if proof is not None:
                store._prove(proof)
            # What fails here ends the start, and is no outage of a store at work.
            await store._writing.run(
                partial(prepare, path=path, now=moment, sealed=sealed, rules=rules)
            )
            store._reading = await aiosqlite.connect(
                address(path), uri=True, timeout=BUSY_SECONDS, isolation_level=None
            )
            await store._read("PRAGMA query_only = ON")
        except BaseException:
            await store._let_go()
            raise
        return store

    def _prove(self, proof: Proof) -> None:
        """Compare the file with its digest in a thread, without waiting for it.

        Damage is told by :meth:`lost`.
        """

        async def prove() -> None:
            """Set the event of a damaged file if it is one; log that it could not be read."""
            try:
                if await asyncio.to_thread(proof.is_damaged):
                    self._damaged.set()
            except OSError as error:
                _LOG.error("%s not compared with its digest: %s", self._path, error)

        self._proof = proof
        self._proving = asyncio.create_task(prove(), name="proof")

    async def lost(self) -> StoreError:
        """Wait until the file is found damaged; return the error for it."""
        await self._damaged.wait()
        return flipped(self._path)

    async def close(self) -> None:
        """Write pending changes and a last sign of life, close and seal the file, and unlock it.

        It is closed and unlocked also if writing fails, which is raised. A seal that cannot be
        written is left out.
        """
        await self.settled()
        try:
            # The sign of life from which the downtime is counted.
            await self.commit(())
        finally:
            # Whatever the disk takes, nothing is left open.
            await self._let_go()
            with suppress(OSError):
                await _elsewhere(seal, self._path)
            self._lock.release()

    def commit(self, change: Change) -> asyncio.Future[None]:
        """Queue a change; the future resolves once it is durable, or to a StoreError.

        Of a closed store it has failed already (``store-closed``). It is not raised here.
        """
        if not self._closed:
            return self._writing.commit(change)
        refused: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        refused.set_exception(self._was_closed())
        return refused

    async def settled(self) -> None:
        """Wait until every change that was handed over by now is written, or has failed."""
        await self._writing.group.settled()

    async def _edit(self, edits: Sequence[Edit]) -> None:
        """Run edits in one transaction that overwrites what it deletes, also in the journal.

        The journal keeps it for a while if somebody reads there at this moment, or the disk fails
        once the edits are written.

        Raises:
            StoreError: the store is closed, or SQLite refused; nothing is written then.
        """

        def write(connection: sqlite3.Connection) -> None:
            """Run the edits on the writing connection, then empty the journal."""
            # What is overwritten is not to be found in the free room of the file either.
            connection.execute("PRAGMA secure_delete = ON").fetchall()
            connection.execute("BEGIN IMMEDIATE")
            try:
                for statement, values in edits:
                    connection.execute(statement, values)
                connection.execute("COMMIT")
            finally:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
            # Nor in the journal beside it, unless somebody reads there at this moment.
            connection.execute("PRAGMA busy_timeout = 0").fetchall()
            # What is committed stands, whatever becomes of the journal.
            with suppress(sqlite3.Error):
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
            connection.execute(f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000:.0f}").fetchall()

        await self._call(write)

    @property
    def _commits(self) -> int:
        """Return how many transactions were committed."""
        return self._writing.group.commits

    async def _change(self, statement: str, *values: int | str) -> Sequence[Sequence[Any]]:
        """Run a statement that changes something and return its rows."""
        return await self._rows(statement, *values)

    async def _read(self, question: str, *values: int | str) -> Sequence[Sequence[Any]]:
        """Run a query on the reading connection and return its rows.

        Raises:
            StoreError: the store is closed, or SQLite refused, which is noted as an outage if it is
                one.
        """
        if self._closed or self._reading is None:
            raise self._was_closed()
        with self.outage.noting():
            try:
                return list(await self._reading.execute_fetchall(question, values))
            except sqlite3.Error as error:
                raise explained(error, self._path) from error

    async def _rows(self, sql: str, *values: int | str) -> list[Any]:
        """Run one statement on the writing thread, between transactions, and return its rows."""
        return await self._call(lambda connection: connection.execute(sql, values).fetchall())

    async def _call(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run ``work`` on the writing thread, between transactions, and return its result.

        Raises:
            StoreError: the store is closed, or SQLite refused, which is noted as an outage if it is
                one.
        """
        if self._closed:
            raise self._was_closed()
        with self.outage.noting():
            return await self._writing.run(lambda connection: self._explained(work, connection))

    def _write(self, connection: sqlite3.Connection, changes: Sequence[Change]) -> None:
        """Write changes in one transaction, on the writing thread.

        Raises:
            StoreError: SQLite refuses.
        """
        now = to_ms(self._now())
        self._explained(lambda c: self._writer.write(c, changes, now), connection)

    def _explained(
        self, work: Callable[[sqlite3.Connection], T], connection: sqlite3.Connection
    ) -> T:
        """Return what ``work`` gives on a connection; turn SQLite's errors into StoreError."""
        try:
            return work(connection)
        except sqlite3.Error as error:
            raise explained(error, self._path) from error

    async def _let_go(self) -> None:
        """Close both connections, end the writing thread, and stop the proof; nothing is written.

        From then on reading and writing fail. The file stays locked.
        """
        self._closed = True
        self.outage.close()
        if self._proof is not None:
            self._proof.stop()
        if self._proving is not None:
            await asyncio.wait((self._proving,))
        if self._reading is not None:
            await self._reading.close()
        await self._writing.stop()
        if self._proof is not None:
            self._proof.close()

    def _was_closed(self) -> StoreError:
        """Return, not raise, the error that the store was closed."""
        return StoreError("store-closed", f"{self._path} was closed.")


def _make_ready(path: Path, now: Millis) -> None:
    """Create a missing file; check an existing one, and cut the digest off a backup.

    Its permissions, its length and, unless it is large, its seal are seen to. Nothing is migrated.

    Raises:
        StoreError: it is damaged.
        OSError: it cannot be read or written.
    """
    create_if_missing(path, now)
    close_to_others(path)
    check_file(path)
    remove_signature(path)
    check_seal(path, AT_ONCE)


async def _elsewhere(work: Callable[P, None], *given: P.args, **named: P.kwargs) -> None:
    """Run work in a thread and wait for its end, even if cancelled; raise its error."""
    working = asyncio.create_task(asyncio.to_thread(work, *given, **named))
    try:
        await asyncio.shield(working)
    except asyncio.CancelledError:
        await asyncio.wait((working,))
        raise
