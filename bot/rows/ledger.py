"""Rows of the game records, which are kept after a game's moves are deleted."""

from __future__ import annotations

from typing import NamedTuple

from bot.model.times import Millis
from bot.rows.kept import kept


@kept("ledger", "table_id")
class LedgerRow(NamedTuple):
    """A finished game; ``faded`` is 1 once its moves and texts were deleted."""

    table_id: int
    game: str
    version: int
    """Version of the rules that the game was begun with."""
    options: str
    """Options in JSON."""
    pace: str
    guild_id: int
    series_id: int | None
    """The series of the game; None if it was in none."""
    began_at: Millis
    ended_at: Millis
    status: str
    reason: str
    """The reason for the end, by its rules; empty if there was no result."""
    moves: int
    """Number of moves that stand; entries of release 1.1.0 and before have that of the last one."""
    faded: int = 0


@kept("tenure", "table_id", "seat", "number")
class TenureRow(NamedTuple):
    """A player's stay in a seat of a finished game, and the seat's result."""

    table_id: int
    seat: int
    number: int
    """Number of the stay in its seat, from 0."""
    user_id: int | None
    level: str | None
    """Level of a computer; None for a person."""
    camp: str
    """The camp of the seat."""
    role: str
    """The named place or role of the seat; empty if it has none."""
    place: int | None
    """Final place of the seat, from 1; None without a result. From 2 where nobody has won; entries
    of release 1.2.0 and before begin with 1 there, too. The second of two camps has 2; there it
    has one more than the first has seats."""
    score: int | None
    ending: str
    """As in :class:`bot.rows.seats.PastOccupancyRow`."""
    there: int
    """1 if the player was present in the seat at the end."""
    answered: int
    """Number of questions answered by hand; until release 1.1.1 with answers taken back."""
    missed: int
    """Number of turns that the host had to answer for."""
    waited: Millis | None
    """Median response time of these answers, in milliseconds; None without any."""
