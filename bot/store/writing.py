"""One transaction: the rows of many changes, gathered by kind."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence

from bot.store.records import (
    Answered,
    Change,
    DeadlineRow,
    ErrorRow,
    MoveRow,
    OutboxRow,
    PersonRow,
    PostRow,
    Row,
    SeatRow,
    SnapshotRow,
    Spoken,
    Stopped,
    TableRow,
    Unposted,
    Vacated,
)

_BEAT = 1000
"""Milliseconds between two notes that the host lives."""

STATEMENTS: dict[type[Row], str] = {
    TableRow: (
        "INSERT INTO game_table VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)"
        " ON CONFLICT (id) DO UPDATE SET (version, options, seats, language, place, guild_id,"
        " channel_id, thread_id, host_id, host_name, status, ended_at, seed, error_id)"
        " = (excluded.version, excluded.options, excluded.seats, excluded.language,"
        " excluded.place, excluded.guild_id, excluded.channel_id, excluded.thread_id,"
        " excluded.host_id, excluded.host_name, excluded.status, excluded.ended_at,"
        " excluded.seed, excluded.error_id)"
    ),
    Vacated: "DELETE FROM seat WHERE table_id = ?",
    SeatRow: (
        "INSERT INTO seat VALUES (?,?,?,?,?,?) ON CONFLICT (table_id, seat) DO UPDATE SET"
        " (user_id, name, gone, agreed)"
        " = (excluded.user_id, excluded.name, excluded.gone, excluded.agreed)"
    ),
    MoveRow: "INSERT INTO move VALUES (?,?,?,?,?,?,?,?,?,?,?,?)",
    SnapshotRow: (
        "INSERT INTO snapshot VALUES (?,?,?,?,?,?,?) ON CONFLICT (table_id) DO UPDATE SET"
        " (number, version, chapter, since, checksum, state) = (excluded.number,"
        " excluded.version, excluded.chapter, excluded.since, excluded.checksum, excluded.state)"
    ),
    Stopped: "DELETE FROM deadline WHERE table_id = ?",
    Answered: "DELETE FROM deadline WHERE table_id = ? AND decision = ? AND seat = ?",
    DeadlineRow: "INSERT INTO deadline VALUES (?,?,?,?)",
    OutboxRow: "INSERT INTO outbox (table_id, chapter, since, at, id) VALUES (?,?,?,?,?)",
    Spoken: "DELETE FROM outbox WHERE table_id = ? AND id <= ?",
    PostRow: (
        "INSERT INTO post VALUES (?,?,?,?,?) ON CONFLICT (table_id, key) DO UPDATE SET"
        " (channel_id, message_id, posted_at)"
        " = (excluded.channel_id, excluded.message_id, excluded.posted_at)"
    ),
    Unposted: "DELETE FROM post WHERE table_id = ? AND key = ?",
    PersonRow: (
        "INSERT INTO person (user_id, language) VALUES (?,?)"
        " ON CONFLICT (user_id) DO UPDATE SET language = excluded.language"
    ),
    ErrorRow: "INSERT INTO error VALUES (?,?,?,?)",
}
"""What each kind of row does, in the order in which kinds are written."""


class Writer:
    """Writes changes; to be used on the thread of the connection."""

    def __init__(self, last_outbox_id: int) -> None:
        self._outbox_id = last_outbox_id
        self._last_seen = 0

    def write(self, connection: sqlite3.Connection, changes: Sequence[Change], now: int) -> None:
        """Write all changes in one transaction and note, once a second, that the host lives."""
        kinds: dict[type[Row], list[Row]] = {}
        for change in changes:
            for row in change:
                kinds.setdefault(type(row), []).append(row)
        execute = connection.execute
        try:
            execute("BEGIN IMMEDIATE")
            for kind, statement in STATEMENTS.items():
                if rows := kinds.get(kind):
                    connection.executemany(
                        statement, self._numbered(rows) if kind is OutboxRow else rows
                    )
            if now - self._last_seen >= _BEAT or not kinds:
                execute("UPDATE meta SET value = ? WHERE key = 'last_seen'", (str(now),))
                self._last_seen = now
            execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                execute("ROLLBACK")
            raise

    def _numbered(self, rows: list[Row]) -> Iterator[tuple[object, ...]]:
        for row in rows:
            self._outbox_id += 1
            yield (*row, self._outbox_id)
