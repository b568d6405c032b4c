"""One transaction: the rows of many changes, written one after the other as they come."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from bot.model.times import Millis
from bot.store.rows import Change, DeleteOutbox, OutboxRow
from bot.store.sqlite.statements import STATEMENTS

_BEAT = 1000
"""Milliseconds between two notes that the host lives."""


class Writer:
    """Writes changes; to be used on the thread of the connection."""

    def __init__(self) -> None:
        self._last_seen = 0
        self._unread: dict[int, OutboxRow] = {}
        """By table: the last row of its outbox, where nobody has read it yet."""

    def write(self, connection: sqlite3.Connection, changes: Sequence[Change], now: Millis) -> None:
        """Write all changes in one transaction and note, once a second, that the host lives."""
        # One cursor and a statement a row: no slower than gathering equal rows, which would also
        # write them in another order than they were given in.
        execute = connection.cursor().execute
        statements = STATEMENTS
        rows = 0
        try:
            execute("BEGIN IMMEDIATE")
            for change in changes:
                for row in change:
                    if type(row) is OutboxRow and self._tells_nothing_new(row):
                        continue
                    if type(row) is DeleteOutbox:
                        self._unread.pop(row.table_id, None)
                    execute(statements[type(row)], row)
                rows += len(change)
            if now - self._last_seen >= _BEAT or not rows:
                execute("UPDATE meta SET value = ? WHERE key = 'last_seen'", (str(now),))
                self._last_seen = now
            execute("COMMIT")
        except BaseException:
            self._unread.clear()
            if connection.in_transaction:
                execute("ROLLBACK")
            raise

    def outbox_read(self, table_id: int) -> None:
        """Take it that whoever reads a table's outbox now hears nothing of what comes after."""
        self._unread.pop(table_id, None)

    def _tells_nothing_new(self, row: OutboxRow) -> bool:
        """Whether a row of the outbox that nobody has read yet tells of a change already."""
        last = self._unread.get(row.table_id)
        if last is not None and _reaches_back_to(last, row):
            return True
        self._unread[row.table_id] = row
        return False


def _reaches_back_to(told: OutboxRow, row: OutboxRow) -> bool:
    """Whether what one row has Discord told of begins no later than what another one has."""
    if row.chapter is None or row.since is None:
        return True
    if told.chapter is None or told.since is None:
        return False
    return told.chapter <= row.chapter and told.since <= row.since
