"""What happened after a backup and is lost with its restore, though Discord shows it still.

Controls of that time may be pressed for ever: the numbers and names on them are given to nothing
else.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import msgspec

from bot.model.timers import TimerKind
from bot.model.times import Millis
from bot.model.undo_log import is_current, name_anew
from bot.store.sqlite.opening import connect

_UNKNOWN_NUMBERS = 100
"""So many tables, or series, may have been opened after a backup, where nothing tells."""
_UNKNOWN_CHANGES = 1_000_000
"""So many times Discord may have been told of one table after a backup."""
_MINUTE = 60_000
_NAMED = (
    ("deadline", "decision", ""),
    ("extension", "decision", ""),
    ("reminder", "decision", ""),
    ("timer", "key", f"AND kind = '{TimerKind.COMPUTER.value}'"),
)
"""The tables whose rows belong to a question, the column of its name, and which rows do."""


class LastNumbers(msgspec.Struct, frozen=True):
    """What a database has given away up to its end."""

    sequences: Mapping[str, int]
    """The last numbers that a table and a series have or had, by the names of sequences."""
    renamed: int
    """How often the questions of a table were named anew, at the most."""


def last_numbers(database: Path) -> LastNumbers | None:
    """Find the last numbers of a database that may be damaged or not be there; None: unknown."""
    try:
        with closing(connect(database, "ro")) as connection:
            return _last_numbers(connection)
    except sqlite3.Error:
        return None


def mark_restored(path: Path, last: LastNumbers | None, now: Millis) -> None:
    """Note in a copy of a backup, for the next start, that it takes the place of a later database.

    What Discord shows is of that later database then, and ``last`` were its last numbers: controls
    of the tables and series that are gone must never reach new ones, nor answers to questions that
    are gone others that the game would call the same. What a table has to tell from now on is not
    taken for what was told of it.
    """
    with closing(connect(path)) as connection:
        known = _last_numbers(connection)
        if last is None:
            numbers = {name: last + _UNKNOWN_NUMBERS for name, last in known.sequences.items()}
            last = LastNumbers(numbers, known.renamed)
        connection.execute("BEGIN")
        for name, number in last.sequences.items():
            connection.execute(
                "UPDATE sequence SET last = max(last, ?) WHERE name = ?", (number, name)
            )
        # Minutes go by faster than moves are taken back, so even where nothing is left of a life
        # of the database that came between, its names are others.
        _rename(connection, max(known.renamed + 1, last.renamed + 1, now // _MINUTE))
        connection.execute("UPDATE game_table SET said_upto = said_upto + ?", (_UNKNOWN_CHANGES,))
        connection.execute("INSERT OR REPLACE INTO meta (key, value) VALUES ('restored', '1')")
        connection.execute("COMMIT")


def _last_numbers(connection: sqlite3.Connection) -> LastNumbers:
    sequences = dict(connection.execute("SELECT name, last FROM sequence").fetchall())
    ((renamed,),) = connection.execute("SELECT coalesce(max(renamed), 0) FROM snapshot")
    return LastNumbers(sequences, renamed)


def _rename(connection: sqlite3.Connection, renamed: int) -> None:
    """Name every open question anew, as an undo does."""
    connection.create_function("name_anew", 2, name_anew, deterministic=True)
    connection.create_function("is_current", 2, is_current, deterministic=True)
    for table, column, rows in _NAMED:
        connection.execute(
            f"UPDATE {table} SET {column} = name_anew({column}, ?)"  # noqa: S608 - words of our own
            " WHERE is_current("
            f"{column}, (SELECT s.renamed FROM snapshot AS s WHERE s.table_id = {table}.table_id)"
            f") {rows}",
            (renamed,),
        )
    connection.execute("UPDATE snapshot SET renamed = ?", (renamed,))
