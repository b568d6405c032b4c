"""Rows of the ledger: what is known of a game that has ended, whatever else of it is let go."""

from __future__ import annotations

from typing import NamedTuple

from bot.model.times import Millis
from bot.rows.kept import kept


@kept("ledger", "table_id")
class LedgerRow(NamedTuple):
    """A game that has ended; ``faded`` is 1 once its moves and texts were deleted."""

    table_id: int
    game: str
    version: int
    """Of the rules that it was begun with."""
    options: str
    """In JSON."""
    pace: str
    guild_id: int
    series_id: int | None
    """None where it was played for itself."""
    began_at: Millis
    ended_at: Millis
    status: str
    reason: str
    """Why it was over, as its rules say; empty where it was ended without a result."""
    moves: int
    """The number of its last move."""
    faded: int = 0


@kept("tenure", "table_id", "seat", "number")
class TenureRow(NamedTuple):
    """Somebody's time in a seat of such a game, and what became of the seat in the end."""

    table_id: int
    seat: int
    number: int
    """Counted by seat."""
    user_id: int | None
    level: str | None
    """How well a computer played; None where a person sat."""
    camp: str
    """Whom the seat plays with."""
    role: str
    """The named place, or what the seat came to play; empty where it is just a seat."""
    place: int | None
    """Of the seat, counted from 1; None where there was no result."""
    score: int | None
    ending: str
    """As in :class:`bot.rows.seats.PastOccupancyRow`."""
    there: int
    """1 for whoever was in the seat at the end, and present."""
    answered: int
    """Questions, by hand."""
    missed: int
    """Turns that the host had to answer for."""
    waited: Millis | None
    """How long half of these answers took at most; None where there are none."""
