"""The store in PostgreSQL: a session that writes, and a few that read."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import datetime
from functools import cache
from typing import Any

import asyncpg

from bot.model.database_address import DatabaseAddress
from bot.model.shards import ALL, Shards
from bot.model.times import utc_now
from bot.rows.change import Change
from bot.store.bundles import Bundles
from bot.store.downtime import Edit
from bot.store.error import StoreError
from bot.store.newer_rules import NO_RULES
from bot.store.postgres.errors import explained, is_uncertain
from bot.store.postgres.opening import SECONDS, SESSION
from bot.store.postgres.ownership import hold
from bot.store.postgres.statements import rows_in_json
from bot.store.postgres.writing import WritingSession
from bot.store.store import Store

_READERS = 4


class PostgresStore(Store):
    """Made by :meth:`open`."""

    _bundles = Bundles(rows_in_json)
    # By tables: the moves themselves may be a hundred times as many, and the statistics of the
    # server, which cost nothing, are late.
    _count_moves = (
        "SELECT CAST((SELECT coalesce(sum(moves + 1), 0) FROM ledger)"
        " + (SELECT coalesce(sum((SELECT max(number) + 1 FROM move WHERE table_id = id)), 0)"
        " FROM game_table WHERE entered = 0 AND seed IS NOT NULL) AS BIGINT)"
    )

    _writing: WritingSession
    _reading: asyncpg.Pool

    def __init__(self, address: DatabaseAddress, shards: Shards) -> None:
        """Begin without connections, which :meth:`open` makes."""
        super().__init__()
        self.shards = shards
        self._address = address
        self._closed = False

    @classmethod
    async def open(
        cls,
        address: DatabaseAddress,
        now: Callable[[], datetime] = utc_now,
        shards: Shards = ALL,
        packages: str = "",
        rules: Mapping[str, int] = NO_RULES,
    ) -> PostgresStore:
        """Open the database of the host for its shards, with tables made if there are none.

        Waits while another host has one of the shards. It is migrated, and deadlines are put off by
        the time without an owner. ``packages`` names the installed games, which are the same in all
        processes; ``rules`` are those of this release.

        Raises:
            StoreError: it cannot be reached, or not be used.
        """
        store = cls(address, shards)
        store._writing = await WritingSession.open(
            address, shards, now, store.outage, packages, rules
        )
        try:
            store._reading = await asyncpg.create_pool(
                address.spelt,
                min_size=1,
                max_size=_READERS,
                timeout=SECONDS,
                command_timeout=SECONDS,
                server_settings=SESSION,
                reset=_leave,
            )
        except Exception as error:  # noqa: BLE001 - whatever it is, it is explained
            await store._writing.stop()
            store.outage.close()
            raise explained(error, address) from None
        return store

    async def lost(self) -> StoreError:
        """Wait until another process has taken the shards; return the error for it."""
        await self._writing.lost.wait()
        return self._writing.taken_over()

    async def close(self) -> None:
        """Write pending changes and a last sign of life, then close the connections.

        That releases the shards. They are closed also if writing fails, which is raised.
        """
        await self.settled()
        try:
            # The sign of life from which the downtime is counted.
            await self.commit(())
        finally:
            self._closed = True
            await self._writing.stop()
            with suppress(TimeoutError):
                async with asyncio.timeout(SECONDS):
                    await self._reading.close()
            self.outage.close()

    def commit(self, change: Change) -> asyncio.Future[None]:
        """Queue a change; the future resolves once it is durable, or to a StoreError.

        Of a closed store it has failed already (``store-closed``). It is not raised here.
        """
        if not self._closed:
            return self._writing.commit(change)
        refused: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        refused.set_exception(self._writing.closed())
        return refused

    async def settled(self) -> None:
        """Wait until every change that was handed over by now is written, or has failed."""
        await self._writing.group.settled()

    async def _edit(self, edits: Sequence[Edit]) -> None:
        """Run edits in one transaction, as long as this process has its shards.

        Raises:
            StoreError: another process took them (``store-lost``), or PostgreSQL refused; nothing
                is written then. ``store-unknown`` if the connection was lost at the end.
        """
        done = False
        try:
            async with self._reader() as connection, connection.transaction():
                # Whoever has the shard by now has its tables in memory.
                held = await hold(connection, self._writing.first, self._writing.epoch)
                for statement, values in edits if held else ():
                    await connection.execute(_numbered(statement), *values)
                done = held
        except StoreError as error:
            if done and error.__cause__ is not None and is_uncertain(error.__cause__):
                raise self._writing.unknown() from error
            raise
        if not held:
            raise self._writing.taken_over()

    @property
    def _commits(self) -> int:
        """Return how many transactions were committed."""
        return self._writing.group.commits

    async def _change(self, statement: str, *values: int | str) -> Sequence[Sequence[Any]]:
        """Run a statement that changes something and return its rows."""
        return await self._rows(statement, *values)

    async def _read(self, question: str, *values: int | str) -> Sequence[Sequence[Any]]:
        """Run a query and return its rows; try once more if the connection turned out to be lost.

        Raises:
            StoreError: PostgreSQL refused, or cannot be reached the second time either.
        """
        try:
            return await self._rows(question, *values)
        except StoreError as error:
            if error.key != "store-unreachable":
                raise
        # A connection that was lost while nobody looked.
        return await self._rows(question, *values)

    async def _rows(self, sql: str, *values: int | str) -> Sequence[Sequence[Any]]:
        """Run a statement, whether or not it changes something, and return its rows.

        It uses a reading connection.

        Raises:
            StoreError: PostgreSQL refused, or cannot be reached.
        """
        async with self._reader() as connection:
            found: Sequence[Sequence[Any]] = await connection.fetch(_numbered(sql), *values)
        return found

    @asynccontextmanager
    async def _reader(self) -> AsyncIterator[Any]:
        """Borrow a read connection for a block, once the outcome of all writes is known.

        Errors in the block become StoreErrors and are noted as an outage if they are one. After a
        lost connection all others are made anew.

        Raises:
            StoreError: the store is closed, or it cannot be known what was written.
        """
        if self._closed:
            raise self._writing.closed()
        with self.outage.noting():
            await self._writing.certain()
            try:
                async with self._reading.acquire() as connection:
                    yield connection
            except Exception as error:
                if is_uncertain(error):
                    await self._reading.expire_connections()
                raise explained(error, self._address) from error


@cache
def _numbered(sql: str) -> str:
    """Return SQL with the places of values spelt as PostgreSQL does: ``$1`` for ``?1``."""
    return sql.replace("?", "$")


async def _leave(_: object) -> None:
    """Leave a session as it is: no reader sets anything in it."""
