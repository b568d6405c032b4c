"""What is let go of a game that ended long ago: how it went, and whatever people wrote in it."""

# ruff: noqa: S608 - words of our own

from __future__ import annotations

from collections.abc import Iterator

from bot.store.downtime import Edit

FADING = (
    "move",
    "snapshot",
    "undo_request",
    "plan",
    "standing_order",
    "held_answer",
    "hand_viewer",
    "follower",
    "seat_ban",
    "ballot",
    "pause_wish",
    "reminder",
    "extension",
    "bank",
    "stopped_clock",
    "quarantine_error",
    "note",
    "invitation",
)
"""Where rows of a table are deleted; who sat there, when, and the ledger stay."""

FADED_BEFORE = (
    "SELECT table_id FROM ledger WHERE ended_at < ?1 AND faded = 0"
    " AND table_id NOT IN (SELECT table_id FROM outbox)"
    " AND table_id NOT IN (SELECT table_id FROM series_game JOIN series ON series.id = series_id"
    " WHERE series.ended_at IS NULL)"
)
"""Asks for what is old enough: all of it told, and not of a series that goes on."""


def fading(table_id: int) -> Iterator[Edit]:
    """Yield the edits that delete the moves of an old game and all else that tells how it went.

    Reasons that managers wrote at it, or at its series, are blanked. Its entry in the game records
    stays and is marked as faded.
    """
    for table in FADING:
        yield f"DELETE FROM {table} WHERE table_id = ?1", (table_id,)
    yield (
        "UPDATE manager_act SET detail = '' WHERE table_id = ?1 AND act = 'closed'",
        (table_id,),
    )
    # A series is over when its games are let go.
    yield (
        (
            "UPDATE series_manager_act SET detail = '' WHERE act = 'closed' AND series_id IN"
            " (SELECT series_id FROM series_game WHERE table_id = ?1)"
        ),
        (table_id,),
    )
    yield "UPDATE ledger SET faded = 1 WHERE table_id = ?1", (table_id,)
