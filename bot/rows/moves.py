"""Rows of moves, and of the latest state of a game."""

from __future__ import annotations

from typing import NamedTuple

from bot.model.times import Millis
from bot.rows.kept import Again, deletes, kept


@kept("move", "table_id", "number", again=Again.FAILS, unique=("interaction_id",))
class MoveRow(NamedTuple):
    """A move and what it brought; never changed. Number 0 is the set-up of the game.

    One that takes moves back has the number of the last that stands as its payload, and as its
    decision the question of the draft of which it took steps back, if it took back nothing else.
    """

    table_id: int
    number: int
    interaction_id: int | None
    seat: int | None
    user_id: int | None
    decision: str
    payload: str
    events: str
    cause: str
    chapter_before: int
    chapter: int
    at: Millis


@kept("snapshot", "table_id")
class SnapshotRow(NamedTuple):
    """The latest state of a game, replacing the one before."""

    table_id: int
    number: int
    version: int
    chapter: int
    since: int
    checksum: int
    state: str
    fence: int
    """The last move that drew luck or told something hidden."""
    renamed: int
    """Number of times question ids were regenerated."""


@kept("undo_request", "table_id")
class UndoRequestRow(NamedTuple):
    """A request to undo a move; ``agreed`` is a list of seats in JSON."""

    table_id: int
    seat: int
    number: int
    target: int
    agreed: str


@deletes(UndoRequestRow)
class DeleteUndoRequest(NamedTuple):
    """Delete the undo request of a table."""

    table_id: int
