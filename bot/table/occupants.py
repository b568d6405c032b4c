"""Persons and computers in seats, as stored."""

from __future__ import annotations

from typing import NamedTuple

from bot.model.computer import Computer
from bot.model.players import Occupant, Person
from bot.rows.seats import PastOccupancyRow, SeatRow
from players.levels import Level


class Columns(NamedTuple):
    """Columns that identify an occupant."""

    user_id: int | None
    name: str
    level: str | None


def columns_of(occupant: Occupant) -> Columns:
    """Return the columns of an occupant: no user id for a computer, no level for a person."""
    if isinstance(occupant, Computer):
        return Columns(None, occupant.given, occupant.level.value)
    return Columns(occupant.id, occupant.name, None)


def occupant_of(row: SeatRow | PastOccupancyRow) -> Occupant:
    """Return the occupant of a row: a computer if it has no user id, else a person.

    Raises:
        ValueError: a computer plays at an unknown level.
    """
    if row.user_id is None:
        return Computer(row.name, Level(row.level or ""))
    return Person(row.user_id, row.name)
