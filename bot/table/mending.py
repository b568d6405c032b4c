"""What can still be told of a table whose rows are damaged: whatever is whole stays as it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from bot.model.computer import Hints
from bot.model.pace import DEFAULT, Pace
from bot.model.table import Place, Status
from bot.rows.seats import SeatRow
from bot.rows.tables import TableRow
from bot.store.loaded import StoredClocks, StoredHistory, StoredSeats, StoredTable
from bot.table.live_table import LiveTable
from bot.table.occupants import occupant_of
from bot.table.restore import read_options, restore
from bot.table.terms import TABLE_COLUMNS, read_terms
from games.api import AnyGame, Options
from players.levels import Level

UNKNOWN = "?"
"""The name of whoever sat in a seat that is lost."""

Find = Callable[[str], AnyGame]


def restore_damaged(stored: StoredTable, find: Find, paces: Mapping[str, Pace]) -> LiveTable:
    """Restore what can be read of a table whose rows are damaged, without its position.

    If that fails, it is restored once more without people, clocks and history beside the series.
    ``find`` gives the rules of a game, ``paces`` the known paces by name.

    Raises:
        Exception: not even that can be read, as where the game is unknown.
    """
    row = _mended_row(stored, find(stored.table.game), paces)
    mended = stored._replace(table=row, seats=_mended_seats(stored, row), snapshot=None)
    try:
        return restore(mended, find, paces, whole=False)
    except Exception:  # noqa: BLE001 - then it goes without all that is beside the point
        known = StoredHistory(series=stored.history.series)
        bare = mended._replace(people=StoredSeats(), clocks=StoredClocks(), history=known)
        return restore(bare, find, paces, whole=False)


def _mended_row(stored: StoredTable, game: AnyGame, paces: Mapping[str, Pace]) -> TableRow:
    """Return a damaged row of a table with every unreadable value replaced by a safe one.

    A status that is none becomes quarantine, or cancelled if the table has ended.
    """
    row = stored.table
    status = row.status
    if status not in set(Status):
        status = Status.QUARANTINED if row.ended_at is None else Status.CANCELLED
    place = row.place
    if place not in set(Place):
        place = Place.HERE if row.thread_id is None else Place.THREAD
    # A game that nobody can play has no number of seats but that of those who sat there.
    counted = max(len(stored.seats), min(game.seats))
    row = row._replace(seats=row.seats if row.seats in game.seats else counted)
    row = row._replace(
        options=msgspec.json.encode(_options(row, game)).decode(),
        pace=row.pace if row.pace in paces else DEFAULT,
        place=place,
        status=status,
        stand_in=row.stand_in if row.stand_in in set(Level) else None,
        hints=row.hints if row.hints in set(Hints) else Hints.ALONE,
    )
    return row._replace(terms=_terms(row))


def _terms(row: TableRow) -> str:
    """Return, as JSON, the terms that have no column of their own; empty where they are damaged.

    Empty means the usual ones.
    """
    try:
        read_terms(row, TABLE_COLUMNS)
    except ValueError:
        return "{}"
    return row.terms


def _options(row: TableRow, game: AnyGame) -> Options:
    """Return the options of a row, or the game's defaults if they cannot be read."""
    try:
        return read_options(row, game)
    except ValueError:
        return {option.key: option.default for option in game.options}


def _mended_seats(stored: StoredTable, row: TableRow) -> tuple[SeatRow, ...]:
    """Return the rows of all seats, with a player *?* who has left in each that is lost.

    In a lobby lost seats are left out, and the others numbered through.
    """
    known = {seat.seat: seat for seat in stored.seats if _has_occupant(seat)}
    if row.seed is None and stored.snapshot is None:
        return tuple(one._replace(seat=at) for at, (_, one) in enumerate(sorted(known.items())))
    return tuple(
        known.get(seat, SeatRow(row.id, seat, -seat - 1, UNKNOWN, 1, 0, ""))
        for seat in range(row.seats)
    )


def _has_occupant(seat: SeatRow) -> bool:
    """Return True if the person or computer in a seat can be read; False on any error."""
    try:
        occupant_of(seat)
    except Exception:  # noqa: BLE001 - whatever is wrong with it, nobody can be named
        return False
    return True
