"""State of a replaced database that a restore loses, as far as its file can be read."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import msgspec

from bot.model.news import PostKey
from bot.model.times import Millis
from bot.model.undo_log import is_current, name_anew
from bot.rows.publishing import MessageRow
from bot.store.lost_future import NAMED, UNKNOWN_CHANGES, UNKNOWN_NUMBERS, next_name
from bot.store.sqlite.opening import connect
from bot.store.sqlite.statements import STATEMENTS
from bot.store.statements import SELECT

_STANDING = (
    PostKey.LOBBY,
    PostKey.REPLACED_LOBBY,
    PostKey.BOARD,
    PostKey.REPLACED_BOARD,
    PostKey.STORY,
    PostKey.UNDO_REQUEST,
    PostKey.SEAT_OFFER,
    PostKey.CLOSING,
    PostKey.ACCESS_NOTICE,
)
"""Kinds of messages that are edited or removed when they no longer match the table."""


class LostFuture(msgspec.Struct, frozen=True):
    """Ids that a database has given out, and its messages on Discord."""

    sequences: Mapping[str, int]
    """Last ids of tables and series, by the names of their sequences."""
    renamed: int
    """Highest generation of question ids of any table."""
    tables: frozenset[tuple[int, Millis]]
    """Id and time of opening of every table."""
    standing: tuple[MessageRow, ...]


def lost_future(database: Path) -> LostFuture | None:
    """Read from a database what a restore would lose of it; nothing is written.

    None if it is missing, or too damaged to be read.
    """
    try:
        with closing(connect(database, "ro")) as connection:
            return _read(connection)
    except sqlite3.Error:
        return None


def mark_restored(path: Path, lost: LostFuture | None, now: Millis) -> None:
    """Mark a restored copy for the next start: it replaces a later database.

    What Discord shows is of that later database then. So ids of tables and series go on after those
    that it gave out, or skip some if ``lost`` is None (not known); questions get new ids, so that
    no old control reaches one; messages of tables that both have are those of the later one, and
    all will be updated.

    Raises:
        sqlite3.Error: it cannot be read or written.
    """
    with closing(connect(path)) as connection:
        known = _read(connection)
        if lost is None:
            numbers = {name: last + UNKNOWN_NUMBERS for name, last in known.sequences.items()}
            lost = LostFuture(numbers, known.renamed, tables=frozenset(), standing=())
        connection.execute("BEGIN")
        for name, number in lost.sequences.items():
            connection.execute(
                "UPDATE sequence SET last = max(last, ?) WHERE name = ?", (number, name)
            )
        _rename(connection, next_name(max(known.renamed, lost.renamed), now))
        _take_over(connection, known, lost)
        connection.execute("UPDATE game_table SET said_upto = said_upto + ?", (UNKNOWN_CHANGES,))
        connection.execute("INSERT OR REPLACE INTO meta (key, value) VALUES ('restored', '1')")
        connection.execute("COMMIT")


def _read(connection: sqlite3.Connection) -> LostFuture:
    """Return the ids and tables of a database, and its messages that are still in use."""
    sequences = dict(connection.execute("SELECT name, last FROM sequence").fetchall())
    ((renamed,),) = connection.execute("SELECT coalesce(max(renamed), 0) FROM snapshot")
    tables = frozenset(connection.execute("SELECT id, opened_at FROM game_table").fetchall())
    messages = map(MessageRow._make, connection.execute(SELECT[MessageRow]))
    standing = tuple(row for row in messages if any(kind.matches(row.key) for kind in _STANDING))
    return LostFuture(sequences, renamed, tables, standing)


def _take_over(connection: sqlite3.Connection, known: LostFuture, lost: LostFuture) -> None:
    """Replace the stored messages of tables that both databases have by those of the lost one.

    That concerns the kinds of message that are edited or removed later. Tables are the same if id
    and time of opening are.
    """
    same = {table_id for table_id, _ in known.tables & lost.tables}
    for row in known.standing:
        if row.table_id in same:
            connection.execute(
                "DELETE FROM message WHERE table_id = ? AND key = ?", (row.table_id, row.key)
            )
    insert = STATEMENTS[MessageRow]
    for row in lost.standing:
        if row.table_id in same:
            connection.execute(insert, row)


def _rename(connection: sqlite3.Connection, renamed: int) -> None:
    """Give the ids of all open questions the generation ``renamed``, wherever they are stored."""
    connection.create_function("name_anew", 2, name_anew, deterministic=True)
    connection.create_function("is_current", 2, is_current, deterministic=True)
    for table, column, rows in NAMED:
        connection.execute(
            f"UPDATE {table} SET {column} = name_anew({column}, ?)"  # noqa: S608 - words of our own
            " WHERE is_current("
            f"{column}, (SELECT s.renamed FROM snapshot AS s WHERE s.table_id = {table}.table_id)"
            f") {rows}",
            (renamed,),
        )
    connection.execute("UPDATE snapshot SET renamed = ?", (renamed,))
