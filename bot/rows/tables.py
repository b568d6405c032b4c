"""Rows of tables, and of what may be true of one of them."""

from __future__ import annotations

from typing import NamedTuple

from bot.model.times import Millis
from bot.rows.kept import Again, kept


@kept(
    "game_table",
    "id",
    fixed=("interaction_id", "game", "opened_at"),
    unique=("interaction_id",),
)
class TableRow(NamedTuple):
    """A table; once opened, its game and who opened it when stay as they are."""

    id: int
    interaction_id: int | None
    """Of the command that opened it; None if a series did."""
    game: str
    version: int
    options: str
    seats: int
    language: str
    pace: str
    open_hands: int
    """1 where hands may be watched, a turn behind."""
    stand_in: str | None
    hints: str
    place: str
    guild_id: int
    channel_id: int
    thread_id: int | None
    host_id: int
    host_name: str
    status: str
    opened_at: Millis
    ended_at: Millis | None
    seed: str | None
    error_id: str | None
    terms: str = "{}"
    """Terms that have no column of their own, in JSON."""


@kept("rematch", "table_id")
class RematchRow(NamedTuple):
    """What a table takes over from the game that it is the rematch of; lists in JSON."""

    table_id: int
    of_table: int
    people: str
    handed_on: str
    seating: str | None


@kept("inactivity", "table_id")
class InactivityRow(NamedTuple):
    """How often the end of a table was announced, and when somebody last asked to keep it."""

    table_id: int
    kept_at: Millis | None
    notice: int


@kept("quarantine_error", "id", again=Again.FAILS)
class QuarantineErrorRow(NamedTuple):
    """Why a table was quarantined."""

    id: str
    table_id: int
    trace: str
    at: Millis


@kept("repair", "table_id", "at", again=Again.IS_IGNORED)
class RepairRow(NamedTuple):
    """Who had a table rebuilt from its moves, and what came of it; never changed."""

    table_id: int
    at: Millis
    user_id: int
    error_id: str
    verdict: str
