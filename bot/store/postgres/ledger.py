"""Game records, read beside a running bot."""

from __future__ import annotations

import asyncpg

from bot.model.database_address import DatabaseAddress
from bot.rows.ledger import LedgerRow, TenureRow
from bot.store.postgres.errors import explained
from bot.store.postgres.opening import SESSION, connect
from bot.store.statements import SELECT, UNENTERED


async def read_ledger(address: DatabaseAddress) -> tuple[list[LedgerRow], list[TenureRow], int]:
    """Read all game records and who sat there, as of one moment, without a lock.

    The number is that of ended games that are not entered yet. The connection is closed at the end.

    Raises:
        StoreError: it cannot be reached, or has no game records.
    """
    connection = await connect(address, SESSION)
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            (unentered,) = await connection.fetch(f"SELECT count(*) {UNENTERED}")
            return (
                [LedgerRow(*row) for row in await connection.fetch(SELECT[LedgerRow])],
                [TenureRow(*row) for row in await connection.fetch(SELECT[TenureRow])],
                int(unentered[0]),
            )
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as error:
        raise explained(error, address) from None
    finally:
        connection.terminate()
