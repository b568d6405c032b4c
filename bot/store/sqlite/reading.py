"""What is read together: a table with all that is needed to go on with it, and what it has to tell.

To be used on the thread of the connection, where nothing comes between one statement and the next.
"""

from __future__ import annotations

import sqlite3
from typing import TypeVar

from bot.model.times import Millis
from bot.rows.change import Write
from bot.rows.clocks import (
    BankRow,
    DeadlineRow,
    ExtensionRow,
    PauseRow,
    PauseWishRow,
    ReminderRow,
    StoppedClockRow,
    TimerRow,
)
from bot.rows.moves import MoveRow, SnapshotRow, UndoRequestRow
from bot.rows.publishing import MessageRow
from bot.rows.seats import (
    BallotRow,
    HandViewerRow,
    HeldAnswerRow,
    OccupancyRow,
    PastOccupancyRow,
    PlanRow,
    SeatBanRow,
    SeatRow,
    StandingOrderRow,
)
from bot.rows.series import (
    SeriesEntrantRow,
    SeriesEventRow,
    SeriesGameRow,
    SeriesMessageRow,
    SeriesRow,
    SeriesSaidRow,
)
from bot.rows.tables import GuildAbsenceRow, InactivityRow, RematchRow, TableRow
from bot.store.loaded import (
    StoredClocks,
    StoredHistory,
    StoredSeats,
    StoredSeries,
    StoredTable,
    StoreFigures,
    Unpublished,
    UnpublishedSeries,
)
from bot.store.sqlite.statements import select

R = TypeVar("R", bound=Write)

REACHED = "table_id NOT IN (SELECT table_id FROM guild_absence)"
"""What falls due: nothing at a table on a server that the host has left."""


def read_all(
    connection: sqlite3.Connection, kind: type[R], rest: str, *values: int | str
) -> tuple[R, ...]:
    """Read rows of one kind."""
    found = connection.execute(select(kind, rest), values)
    return tuple(kind._make(row) for row in found)


def read_one(
    connection: sqlite3.Connection, kind: type[R], rest: str, *values: int | str
) -> R | None:
    """Read a row of one kind, if there is one."""
    found = connection.execute(select(kind, rest), values).fetchone()
    return None if found is None else kind._make(found)


def read_table(connection: sqlite3.Connection, table_id: int) -> StoredTable | None:
    """Read a table with all that is needed to go on with it."""
    table = read_one(connection, TableRow, "WHERE id = ?", table_id)
    if table is None:
        return None
    reader = _Reader(connection, table_id)
    return StoredTable(
        table,
        reader.all(SeatRow, "ORDER BY seat"),
        reader.one(SnapshotRow),
        reader.all(DeadlineRow),
        people=_people(reader),
        clocks=_clocks(reader),
        history=_history(reader),
    )


def read_unpublished(connection: sqlite3.Connection, table_id: int) -> Unpublished:
    """Read what a table has to tell."""
    (upto, chapter, since) = connection.execute(
        "SELECT max(id), min(chapter), min(since) FROM outbox WHERE table_id = ?", (table_id,)
    ).fetchone()
    reader = _Reader(connection, table_id)
    moves = () if since is None else reader.all(MoveRow, f"AND number >= {since} ORDER BY number")
    return Unpublished(upto or 0, chapter, moves, reader.all(MessageRow))


def read_series(connection: sqlite3.Connection, series_id: int) -> StoredSeries | None:
    """Read a series with all that is needed to go on with it."""
    series = read_one(connection, SeriesRow, "WHERE id = ?", series_id)
    if series is None:
        return None
    of = "WHERE series_id = ? ORDER BY"
    return StoredSeries(
        series,
        read_all(connection, SeriesEntrantRow, f"{of} entrant", series_id),
        read_all(connection, SeriesEventRow, f"{of} number", series_id),
        read_all(connection, SeriesGameRow, f"{of} table_id", series_id),
    )


def read_unpublished_series(connection: sqlite3.Connection, series_id: int) -> UnpublishedSeries:
    """Read what Discord was told of a series."""
    of = "WHERE series_id = ?"
    return UnpublishedSeries(
        read_one(connection, SeriesSaidRow, of, series_id),
        read_all(connection, SeriesMessageRow, of, series_id),
    )


class _Reader:
    """Reads the rows of one table."""

    def __init__(self, connection: sqlite3.Connection, table_id: int) -> None:
        self._connection = connection
        self._table_id = table_id

    def all(self, kind: type[R], rest: str = "") -> tuple[R, ...]:
        return read_all(self._connection, kind, f"WHERE table_id = ? {rest}", self._table_id)

    def one(self, kind: type[R]) -> R | None:
        return read_one(self._connection, kind, "WHERE table_id = ?", self._table_id)


def _people(reader: _Reader) -> StoredSeats:
    return StoredSeats(
        reader.all(PastOccupancyRow),
        reader.all(OccupancyRow),
        reader.all(SeatBanRow),
        reader.all(BallotRow),
        reader.all(StandingOrderRow),
        reader.all(HandViewerRow),
        reader.all(PlanRow),
        reader.all(HeldAnswerRow),
    )


def _clocks(reader: _Reader) -> StoredClocks:
    return StoredClocks(
        reader.all(TimerRow),
        reader.all(BankRow),
        reader.all(StoppedClockRow),
        reader.all(PauseRow),
        reader.all(PauseWishRow),
        reader.all(ExtensionRow),
        reader.all(ReminderRow),
        reader.one(InactivityRow),
        reader.one(GuildAbsenceRow),
    )


def _history(reader: _Reader) -> StoredHistory:
    after_the_fence = (
        "AND number > (SELECT fence FROM snapshot WHERE snapshot.table_id = move.table_id)"
        " ORDER BY number"
    )
    return StoredHistory(
        reader.all(MoveRow, after_the_fence),
        reader.one(UndoRequestRow),
        reader.one(RematchRow),
        reader.one(SeriesGameRow),
    )


def read_figures(connection: sqlite3.Connection, now: Millis) -> StoreFigures:
    """Count what there is."""
    live = "SELECT game, status, count(*) FROM game_table WHERE ended_at IS NULL GROUP BY 1, 2"
    # Moves are kept in the order of time and never deleted: the last one tells how many there are.
    (moves,) = connection.execute("SELECT max(rowid) FROM move").fetchone()
    passed = f"SELECT count(*) FROM deadline WHERE due_at <= ? AND {REACHED}"  # noqa: S608 - our own words
    (overdue,) = connection.execute(passed, (now,)).fetchone()
    (unsaid_since,) = connection.execute("SELECT min(at) FROM outbox").fetchone()
    tables = {(game, status): count for game, status, count in connection.execute(live)}
    return StoreFigures(tables, moves or 0, overdue, unsaid_since)
