"""The ledger in a file, read while the bot may be running on it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.rows.ledger import LedgerRow, TenureRow
from bot.store.error import StoreError
from bot.store.sqlite.errors import explained
from bot.store.sqlite.opening import check_release, connect
from bot.store.sqlite.recognition import is_there
from bot.store.statements import SELECT, UNENTERED


def read_ledger(path: Path) -> tuple[list[LedgerRow], list[TenureRow], int]:
    """Read all game records and who sat there, as of one moment; a bot may be running meanwhile.

    The number is that of ended games that are not entered yet.

    Raises:
        StoreError: there is no database of the bot, another release wrote it, or it cannot be read.
    """
    if not is_there(path):
        raise StoreError("store-missing", f"There is no database {path}.")
    try:
        with closing(connect(path, "ro")) as connection:
            connection.execute("BEGIN")
            check_release(connection, path)
            ((left,),) = connection.execute(f"SELECT count(*) {UNENTERED}")
            return (
                [LedgerRow(*row) for row in connection.execute(SELECT[LedgerRow])],
                [TenureRow(*row) for row in connection.execute(SELECT[TenureRow])],
                left,
            )
    except sqlite3.Error as error:
        raise explained(error, path) from error
