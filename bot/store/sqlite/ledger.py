"""The ledger in a file, read while the bot may be running on it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.rows.ledger import LedgerRow, TenureRow
from bot.store.sqlite.opening import connect, explained
from bot.store.statements import SELECT


def read_ledger(path: Path) -> tuple[list[LedgerRow], list[TenureRow]]:
    """Read all games of the ledger and who sat there.

    Raises:
        StoreError: there is no such file, or none with a ledger.
    """
    try:
        with closing(connect(path, "ro")) as connection:
            connection.execute("BEGIN")
            return (
                [LedgerRow(*row) for row in connection.execute(SELECT[LedgerRow])],
                [TenureRow(*row) for row in connection.execute(SELECT[TenureRow])],
            )
    except sqlite3.Error as error:
        raise explained(error, path) from error
