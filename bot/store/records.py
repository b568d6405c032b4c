"""The rows that a store keeps; a change is a few of them, written together or not at all.

Times are milliseconds since 1970 in UTC, statuses, options, moves, events and states are text.
"""

from __future__ import annotations

from typing import NamedTuple


class TableRow(NamedTuple):
    """A table; writing it again replaces all but its id, opening interaction and game."""

    id: int
    interaction_id: int
    game: str
    version: int
    options: str
    seats: int
    language: str
    place: str
    guild_id: int
    channel_id: int
    thread_id: int | None
    host_id: int
    host_name: str
    status: str
    opened_at: int
    ended_at: int | None
    seed: str | None
    error_id: str | None


class Vacated(NamedTuple):
    """Every seat of a table is given up, before those in the same change are taken."""

    table_id: int


class SeatRow(NamedTuple):
    """Who sits where; ``gone`` and ``agreed`` are 0 or 1."""

    table_id: int
    seat: int
    user_id: int
    name: str
    gone: int
    agreed: int


class MoveRow(NamedTuple):
    """A move and what it brought; never changed. Number 0 is the set-up of the game."""

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
    at: int


class SnapshotRow(NamedTuple):
    """The latest state of a game, replacing the one before."""

    table_id: int
    number: int
    version: int
    chapter: int
    since: int
    checksum: int
    state: str


class Stopped(NamedTuple):
    """No deadline of a table runs any more, but for those in the same change."""

    table_id: int


class Answered(NamedTuple):
    """A deadline that no longer runs."""

    table_id: int
    decision: str
    seat: int


class DeadlineRow(NamedTuple):
    """When the host answers in the place of a seat."""

    table_id: int
    decision: str
    seat: int
    due_at: int


class OutboxRow(NamedTuple):
    """A change that Discord has to be told of; the store numbers it."""

    table_id: int
    chapter: int | None
    since: int | None
    at: int


class Spoken(NamedTuple):
    """Everything in a table's outbox up to an id has been said."""

    table_id: int
    upto: int


class PostRow(NamedTuple):
    """A message of a table, replacing the one under the same key."""

    table_id: int
    key: str
    channel_id: int
    message_id: int
    posted_at: int


class Unposted(NamedTuple):
    """A message of a table that is gone."""

    table_id: int
    key: str


class PersonRow(NamedTuple):
    """What a person chose; a language of None follows Discord."""

    user_id: int
    language: str | None


class ErrorRow(NamedTuple):
    """Why a table was quarantined."""

    id: str
    table_id: int
    trace: str
    at: int


Row = (
    TableRow
    | Vacated
    | SeatRow
    | MoveRow
    | SnapshotRow
    | Stopped
    | Answered
    | DeadlineRow
    | OutboxRow
    | Spoken
    | PostRow
    | Unposted
    | PersonRow
    | ErrorRow
)
Change = tuple[Row, ...]
"""Rows written together; the empty change only says that the host is alive."""


class Stored(NamedTuple):
    """A table with all that is needed to go on with it."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    snapshot: SnapshotRow | None
    deadlines: tuple[DeadlineRow, ...]


class Unsaid(NamedTuple):
    """What a table has to tell, and where it told things before."""

    upto: int
    """Id of the last row of the outbox; 0 when it is empty."""
    chapter: int | None
    """The first chapter that changed."""
    moves: tuple[MoveRow, ...]
    """Every move from the one in which that chapter began."""
    posts: tuple[PostRow, ...]
