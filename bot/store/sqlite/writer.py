"""Write the rows of many changes in one transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from bot.model.times import Millis
from bot.rows.change import Change
from bot.store.sqlite.statements import STATEMENTS

_BEAT = 1000
"""Milliseconds between heartbeats."""


class Writer:
    """Writes changes on the connection's thread."""

    def __init__(self) -> None:
        self._last_seen = 0

    def write(self, connection: sqlite3.Connection, changes: Sequence[Change], now: Millis) -> None:
        """Write all changes in one transaction, in order; roll all of it back if one fails.

        Once a second, if the clock was set back, or if there are no rows, ``now`` is stored as the
        last sign of life.

        Raises:
            sqlite3.Error: SQLite refuses a row, or the whole transaction.
        """
        # One cursor and a statement a row: no slower than gathering equal rows, which would also
        # write them in another order than they were given in.
        execute = connection.cursor().execute
        statements = STATEMENTS
        rows = 0
        try:
            execute("BEGIN IMMEDIATE")
            for change in changes:
                for row in change:
                    # A plain tuple is bound faster than one with names.
                    execute(statements[type(row)], tuple(row))
                rows += len(change)
            if abs(now - self._last_seen) >= _BEAT or not rows:
                execute("UPDATE meta SET value = ? WHERE key = 'last_seen'", (str(now),))
                self._last_seen = now
            execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                execute("ROLLBACK")
            raise
