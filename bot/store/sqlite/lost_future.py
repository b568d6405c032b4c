"""State of a replaced database that a restore loses, as far as its file can be read."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping
from contextlib import closing
from pathlib import Path

import msgspec

from bot.model.news import NOWHERE, PostKey
from bot.model.series import SeriesPostKey
from bot.model.times import Millis
from bot.model.undo_log import is_current, name_anew
from bot.rows.boards import ServerBoardRow
from bot.rows.publishing import DeleteMessage, MessageRow
from bot.rows.series import DeleteSeriesMessage, SeriesMessageRow
from bot.store.lost_future import (
    BOARDS_DOUBTED,
    NAMED,
    UNKNOWN_CHANGES,
    UNKNOWN_NUMBERS,
    next_name,
)
from bot.store.sqlite.opening import connect
from bot.store.sqlite.statements import STATEMENTS
from bot.store.statements import SELECT

STANDING = (
    *(PostKey.LOBBY, PostKey.REPLACED_LOBBY, PostKey.FULL, PostKey.INVITATION),
    *(PostKey.BOARD, PostKey.REPLACED_BOARD, PostKey.STORY, PostKey.MOMENT),
    *(PostKey.CALL, PostKey.CALLED, PostKey.TURNED, PostKey.UNDO_REQUEST),
    *(PostKey.SEAT_OFFER, PostKey.CLOSING, PostKey.PAUSE_ENDING),
    *(PostKey.LOST_PLACE, PostKey.MISSING_GAME, PostKey.ACCESS_NOTICE),
)
"""Kinds of messages of a table that are edited or removed when they no longer match it."""
STANDING_OF_SERIES = (SeriesPostKey.SHEET, SeriesPostKey.REPLACED_SHEET, SeriesPostKey.WAITING)
"""Kinds of messages of a series that are edited or removed when they no longer match it."""


class LostFuture(msgspec.Struct, frozen=True):
    """Ids that a database has given out, and its messages on Discord."""

    sequences: Mapping[str, int]
    """Last ids of tables and series, by the names of their sequences."""
    renamed: int
    """Highest generation of question ids of any table."""
    tables: frozenset[tuple[int, Millis]] = frozenset()
    """Id and time of opening of every table."""
    series: frozenset[tuple[int, Millis]] = frozenset()
    """The same of every series."""
    messages: tuple[MessageRow, ...] = ()
    """Of tables, those of the kinds :data:`STANDING` that Discord shows."""
    series_messages: tuple[SeriesMessageRow, ...] = ()
    """Of series, those of the kinds :data:`STANDING_OF_SERIES`."""
    boards: tuple[ServerBoardRow, ...] | None = None
    """The boards of servers; None if they are not known."""


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
    no old control reaches one; messages of tables and series that both have are those of the later
    one, and so are all boards of servers; all will be updated. Boards that are not known are shown
    anew.

    Raises:
        sqlite3.Error: it cannot be read or written.
    """
    with closing(connect(path)) as connection:
        known = _read(connection)
        if lost is None:
            numbers = {name: last + UNKNOWN_NUMBERS for name, last in known.sequences.items()}
            lost = LostFuture(numbers, known.renamed)
        connection.execute("BEGIN")
        for name, number in lost.sequences.items():
            connection.execute(
                "UPDATE sequence SET last = max(last, ?) WHERE name = ?", (number, name)
            )
        _rename(connection, next_name(max(known.renamed, lost.renamed), now))
        _take_over(connection, known, lost)
        _take_boards_over(connection, known, lost)
        connection.execute("UPDATE game_table SET said_upto = said_upto + ?", (UNKNOWN_CHANGES,))
        connection.execute("INSERT OR REPLACE INTO meta (key, value) VALUES ('restored', '1')")
        connection.execute("COMMIT")


def _read(connection: sqlite3.Connection) -> LostFuture:
    """Return the ids and tables of a database, its messages that are still in use, and its boards.

    The boards of a database of release 1.0, which had none, are not known.
    """
    sequences = dict(connection.execute("SELECT name, last FROM sequence").fetchall())
    ((renamed,),) = connection.execute("SELECT coalesce(max(renamed), 0) FROM snapshot")
    rows = map(MessageRow._make, connection.execute(SELECT[MessageRow]))
    of_series = map(SeriesMessageRow._make, connection.execute(SELECT[SeriesMessageRow]))
    boards = None
    if _has(connection, "server_board"):
        boards = tuple(map(ServerBoardRow._make, connection.execute(SELECT[ServerBoardRow])))
    return LostFuture(
        sequences,
        renamed,
        frozenset(connection.execute("SELECT id, opened_at FROM game_table").fetchall()),
        frozenset(connection.execute("SELECT id, opened_at FROM series").fetchall()),
        tuple(row for row in rows if _is_of(row, STANDING)),
        tuple(row for row in of_series if _is_of(row, STANDING_OF_SERIES)),
        boards,
    )


def _has(connection: sqlite3.Connection, table: str) -> bool:
    """Return True if a database has a table: those of earlier releases lack some."""
    found = connection.execute("SELECT 1 FROM sqlite_schema WHERE name = ?", (table,)).fetchone()
    return found is not None


def _is_of(row: MessageRow | SeriesMessageRow, kinds: Iterable[str]) -> bool:
    """Return True if a message is of one of some kinds, and not just noted as gone."""
    return row.message_id != NOWHERE and row.key.partition(":")[0] in kinds


def _take_over(connection: sqlite3.Connection, known: LostFuture, lost: LostFuture) -> None:
    """Replace the stored messages of tables and series that both databases have by the lost ones.

    That concerns the kinds of message that are edited or removed later. Tables and series are the
    same if id and time of opening are.
    """
    tables = {table_id for table_id, _ in known.tables & lost.tables}
    for row in known.messages:
        if row.table_id in tables:
            connection.execute(STATEMENTS[DeleteMessage], (row.table_id, row.key))
    for row in lost.messages:
        if row.table_id in tables:
            connection.execute(STATEMENTS[MessageRow], row)
    series = {series_id for series_id, _ in known.series & lost.series}
    for of_series in known.series_messages:
        if of_series.series_id in series:
            gone = (of_series.series_id, of_series.key)
            connection.execute(STATEMENTS[DeleteSeriesMessage], gone)
    for of_series in lost.series_messages:
        if of_series.series_id in series:
            connection.execute(STATEMENTS[SeriesMessageRow], of_series)


def _take_boards_over(connection: sqlite3.Connection, known: LostFuture, lost: LostFuture) -> None:
    """Replace the boards of all servers by the lost ones; if these are not known, doubt them.

    Nothing for a backup of release 1.0.
    """
    if known.boards is None:
        return
    if lost.boards is None:
        connection.execute(BOARDS_DOUBTED)
        return
    connection.execute("DELETE FROM server_board")
    for board in lost.boards:
        connection.execute(STATEMENTS[ServerBoardRow], board)


def _rename(connection: sqlite3.Connection, renamed: int) -> None:
    """Give the ids of all open questions the generation ``renamed``, wherever they are stored."""
    connection.create_function("name_anew", 2, name_anew, deterministic=True)
    connection.create_function("is_current", 2, is_current, deterministic=True)
    for table, column, rows in NAMED:
        if not _has(connection, table):
            continue
        connection.execute(
            f"UPDATE {table} SET {column} = name_anew({column}, ?)"  # noqa: S608 - words of our own
            " WHERE is_current("
            f"{column}, (SELECT s.renamed FROM snapshot AS s WHERE s.table_id = {table}.table_id)"
            f") {rows}",
            (renamed,),
        )
    connection.execute("UPDATE snapshot SET renamed = ?", (renamed,))
