"""Rows of who sits where, and of what people at a table want of each other."""

from __future__ import annotations

from typing import NamedTuple

from bot.model.times import Millis
from bot.rows.kept import Again, deletes, kept


@kept("seat", "table_id", "seat", unique=("table_id", "user_id"))
class SeatRow(NamedTuple):
    """Who sits where; ``gone`` and ``agreed`` are 0 or 1."""

    table_id: int
    seat: int
    user_id: int | None
    """None if a computer sits."""
    name: str
    gone: int
    agreed: int
    place: str
    """The named place that is wanted in a lobby; empty for any."""
    level: str | None = None
    """Level of a computer; None for a person."""


@deletes(SeatRow)
class DeleteSeats(NamedTuple):
    """Nobody has a seat at a table."""

    table_id: int


@kept("occupancy", "table_id", "seat")
class OccupancyRow(NamedTuple):
    """The occupancy that goes on at a seat, replacing what was noted of it."""

    table_id: int
    seat: int
    number: int
    began_at: Millis
    began_after: int
    """The last move before it."""
    missed: int
    in_a_row: int
    chapter: int | None
    missed_from: Millis | None
    """When the question was asked that was missed first in that chapter, unless the person has
    moved since."""
    played: int
    away: int
    offered_at: Millis | None
    claim_id: int | None
    claim_name: str | None
    claim_due: Millis | None
    missed_at: Millis | None
    """When the first of the turns missed in a row fell due."""
    seen_at: Millis
    """When the person was last seen at the table."""


@kept("past_occupancy", "table_id", "seat", "number", again=Again.IS_IGNORED)
class PastOccupancyRow(NamedTuple):
    """An occupancy that has ended; never changed, and noted once: an end may be taken back."""

    table_id: int
    seat: int
    number: int
    user_id: int | None
    name: str
    began_at: Millis
    began_after: int
    """The last move before it."""
    ended_at: Millis
    missed: int
    ending: str
    level: str | None = None
    """Level of a computer; None for a person."""


@kept("seat_ban", "table_id", "user_id", again=Again.IS_IGNORED)
class SeatBanRow(NamedTuple):
    """A person who may not take a seat at a table."""

    table_id: int
    user_id: int


@kept("ballot", "table_id", "voter", "seat", again=Again.IS_IGNORED)
class BallotRow(NamedTuple):
    """A seat that wants another removed."""

    table_id: int
    voter: int
    seat: int


@deletes(BallotRow, "table_id = :table_id AND (seat = :seat OR voter = :seat)")
class DeleteBallots(NamedTuple):
    """Nobody's wish to have a seat removed, and no wish of that seat, counts any more."""

    table_id: int
    seat: int


@kept("held_answer", "table_id", "decision", "seat")
class HeldAnswerRow(NamedTuple):
    """An answer that waits for the end of its window."""

    table_id: int
    decision: str
    seat: int
    payload: str
    """The move."""
    user_id: int | None
    """Who gave it by hand; None if nobody did."""
    interaction_id: int | None
    cause: str = "player"


@deletes(HeldAnswerRow)
class DeleteHeldAnswer(NamedTuple):
    """An answer that waits no more: it was heard, or its question is open no longer."""

    table_id: int
    decision: str
    seat: int


@deletes(HeldAnswerRow)
class DeleteHeldAnswers(NamedTuple):
    """No answer waits at a table any more."""

    table_id: int


@kept("standing_order", "table_id", "seat", "key", again=Again.IS_IGNORED)
class StandingOrderRow(NamedTuple):
    """An answer that a seat gives in advance."""

    table_id: int
    seat: int
    key: str


@deletes(StandingOrderRow)
class DeleteStandingOrder(NamedTuple):
    """An answer in advance that holds no longer."""

    table_id: int
    seat: int
    key: str


@kept("plan", "table_id", "seat")
class PlanRow(NamedTuple):
    """What a seat will answer to questions that it foresees; another plan replaces it."""

    table_id: int
    seat: int
    answers: str
    lost: str


@deletes(PlanRow)
class DeletePlan(NamedTuple):
    """A plan that was played or is not wanted any more."""

    table_id: int
    seat: int


@kept("hand_viewer", "table_id", "user_id", again=Again.IS_IGNORED)
class HandViewerRow(NamedTuple):
    """A person who has watched the open hands of a game under way."""

    table_id: int
    user_id: int
