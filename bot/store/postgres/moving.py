"""A PostgreSQL database as source or target of a move, and migration by its owner."""

# ruff: noqa: D102 - what the methods do is said where they are promised

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import (
    AbstractAsyncContextManager,
    AsyncExitStack,
    asynccontextmanager,
    contextmanager,
)

import asyncpg

from bot.model.database_address import DatabaseAddress
from bot.model.times import Millis
from bot.store.moving import COLUMNS, Quarters, Row
from bot.store.newer_rules import QUESTION, check_rules
from bot.store.postgres.errors import explained
from bot.store.postgres.opening import WRITING, check_server, connect, migrate
from bot.store.postgres.ownership import take_all

_AT_ONCE = 2000
"""Rows per batch."""


class ServerQuarters(Quarters):
    """A PostgreSQL database as source or target; created by :meth:`opened`."""

    def __init__(self, address: DatabaseAddress, connection: asyncpg.Connection) -> None:
        self._address = address
        self._connection = connection

    @classmethod
    @asynccontextmanager
    async def opened(
        cls, address: DatabaseAddress, now: Millis, rules: Mapping[str, int]
    ) -> AsyncIterator[ServerQuarters]:
        """Migrate a database and hold the locks of all its shards during a block.

        Deadlines are put off by the time without an owner, also if the games were moved elsewhere.
        The connection is closed at the end, which releases the locks. ``rules`` are those of this
        release.

        Raises:
            StoreError: it is in use (``store-locked``), or cannot be used.
        """
        async with ready(address, rules) as connection:
            with _explaining(address):
                # Whoever moves may be busy with the other end for longer.
                await connection.execute(
                    "SET idle_session_timeout = 0; SET idle_in_transaction_session_timeout = 0"
                )
                await take_all(connection, address, secrets.token_hex(8), now)
            yield cls(address, connection)

    def __str__(self) -> str:
        return str(self._address)

    async def fetch(self, statement: str, *values: int | str) -> Sequence[Row]:
        """Run a portable statement (values as ``?1``) and return its rows.

        Raises:
            StoreError: PostgreSQL refused, or the connection was lost.
        """
        with _explaining(self._address):
            found: Sequence[Row] = await self._connection.fetch(
                statement.replace("?", "$"), *values
            )
        return found

    async def rows(self, table: str) -> AsyncIterator[Sequence[Row]]:
        """Yield all rows of a database table in batches of up to 2000, by id if there is one.

        It reads in one transaction, the present one if there is one.
        """
        order = " ORDER BY id" if "id" in COLUMNS[table] else ""
        question = f"SELECT {', '.join(COLUMNS[table])} FROM {table}{order}"  # noqa: S608 - our own
        with _explaining(self._address):
            async with AsyncExitStack() as stack:
                if not self._connection.is_in_transaction():
                    await stack.enter_async_context(self._connection.transaction())
                cursor = await self._connection.cursor(question)
                while rows := await cursor.fetch(_AT_ONCE):
                    yield rows

    async def add(self, table: str, rows: Sequence[Row]) -> None:
        """Append rows, with columns as in :data:`COLUMNS`, to a database table with ``COPY``."""
        with _explaining(self._address):
            await self._connection.copy_records_to_table(
                table, records=rows, columns=COLUMNS[table]
            )

    def together(self) -> AbstractAsyncContextManager[None]:
        return self._together()

    @asynccontextmanager
    async def _together(self) -> AsyncIterator[None]:
        """Run a block in one transaction; commit it at the end, roll it back if it raises."""
        with _explaining(self._address):
            async with self._connection.transaction():
                yield


@asynccontextmanager
async def ready(
    address: DatabaseAddress, rules: Mapping[str, int]
) -> AsyncIterator[asyncpg.Connection]:
    """Connect to a database, check the server and migrate the schema; yield the connection.

    No shard is taken. The connection is closed when the block ends. ``rules`` are those of this
    release.

    Raises:
        StoreError: it cannot be reached, or not be used, or live games in it have newer rules.
    """
    connection = await connect(address, WRITING)
    try:
        with _explaining(address):
            await check_server(connection, address)
            await migrate(connection, address)
            check_rules(await connection.fetch(QUESTION), rules)
        yield connection
    finally:
        connection.terminate()


@contextmanager
def _explaining(address: DatabaseAddress) -> Iterator[None]:
    """Turn errors of PostgreSQL and of the connection in a block into a StoreError."""
    try:
        yield
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as error:
        raise explained(error, address) from error
