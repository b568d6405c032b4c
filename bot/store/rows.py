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
    pace: str = "slow"


class DeleteSeats(NamedTuple):
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
    fence: int
    """The last move that drew luck or told something hidden."""
    undone: int
    """How often moves were taken back."""


class DeleteDeadlines(NamedTuple):
    """No deadline of a table runs any more, but for those in the same change."""

    table_id: int


class DeleteDeadline(NamedTuple):
    """A deadline that no longer runs."""

    table_id: int
    decision: str
    seat: int


class DeadlineRow(NamedTuple):
    """When the host answers in the place of a seat, and when it reminds it of that."""

    table_id: int
    decision: str
    seat: int
    due_at: int
    asked_at: int | None = None
    """None for what is no question."""
    given_back: int = 0
    """Milliseconds that the host was down since the question was asked."""
    remind_at: int | None = None


class GuildAbsenceRow(NamedTuple):
    """A table on a server that the host has left: nothing of it falls due until it is back."""

    table_id: int
    since: int


class DeleteGuildAbsence(NamedTuple):
    """A table on a server that the host is on again."""

    table_id: int


class ShiftAlarms(NamedTuple):
    """Every alarm of a table goes off so many milliseconds later."""

    table_id: int
    by: int


class BankRow(NamedTuple):
    """How many milliseconds of its bank a seat has used in this game."""

    table_id: int
    seat: int
    used: int


class PauseRow(NamedTuple):
    """A pause of a table; one without an end goes on."""

    table_id: int
    since: int
    until: int | None


class PauseWishRow(NamedTuple):
    """Somebody wants the table paused, or wanted the pause that goes on."""

    table_id: int
    user_id: int


class DeletePauseWishes(NamedTuple):
    """Nobody wants the table paused any more, but for those in the same change."""

    table_id: int


class ExtensionRow(NamedTuple):
    """A further plain limit for an open question, given by another seat; never twice."""

    table_id: int
    decision: str
    seat: int
    giver: int
    at: int


class ReminderRow(NamedTuple):
    """A reminder that is to be said, or was; each number of a question only once."""

    table_id: int
    decision: str
    seat: int
    number: int
    chapter: int
    at: int
    said: int = 0


class MarkReminderSaid(NamedTuple):
    """A reminder has been said, or nobody needs it any more."""

    table_id: int
    decision: str
    seat: int
    number: int


class PreferencesRow(NamedTuple):
    """What a person set about time; flags are 0 or 1, quiet hours minutes since midnight."""

    user_id: int
    zone: str
    quiet_from: int | None
    quiet_to: int | None
    cadence: str
    copies: int
    closed: int


class AbsenceRow(NamedTuple):
    """An absence of a person; written again it ends at another time."""

    user_id: int
    since: int
    until: int


class OutboxRow(NamedTuple):
    """A change that Discord has to be told of; the store numbers it."""

    table_id: int
    chapter: int | None
    since: int | None
    at: int


class DeleteOutbox(NamedTuple):
    """Everything in a table's outbox up to an id has been said."""

    table_id: int
    upto: int


class MessageRow(NamedTuple):
    """A message of a table, replacing the one under the same key."""

    table_id: int
    key: str
    channel_id: int
    message_id: int
    posted_at: int


class DeleteMessage(NamedTuple):
    """A message of a table that is gone."""

    table_id: int
    key: str


class PersonRow(NamedTuple):
    """What a person chose; a language of None follows Discord."""

    user_id: int
    language: str | None


class QuarantineErrorRow(NamedTuple):
    """Why a table was quarantined."""

    id: str
    table_id: int
    trace: str
    at: int


class PastOccupancyRow(NamedTuple):
    """A tenure that has ended; never changed."""

    table_id: int
    seat: int
    number: int
    user_id: int
    name: str
    began_at: int
    ended_at: int
    missed: int
    ending: str
    began_after: int = 0
    """The last move before it."""


class OccupancyRow(NamedTuple):
    """The tenure that goes on at a seat, replacing what was noted of it."""

    table_id: int
    seat: int
    number: int
    began_at: int
    missed: int
    in_a_row: int
    chapter: int | None
    played: int
    offered_at: int | None
    away: int
    claim_id: int | None
    claim_name: str | None
    claim_due: int | None
    began_after: int = 0
    """The last move before it."""
    missed_from: int | None = None
    """When the question was asked that was missed first in that chapter, unless the person has
    moved since."""


class SeatBanRow(NamedTuple):
    """A person who may not take a seat at a table."""

    table_id: int
    user_id: int


class BallotRow(NamedTuple):
    """A seat that wants another removed."""

    table_id: int
    voter: int
    seat: int


class DeleteBallots(NamedTuple):
    """Nobody's wish to have a seat removed, and no wish of that seat, counts any more."""

    table_id: int
    seat: int


class StandingOrderRow(NamedTuple):
    """An answer that a seat gives in advance."""

    table_id: int
    seat: int
    key: str


class DeleteStandingOrder(NamedTuple):
    """An answer in advance that holds no longer."""

    table_id: int
    seat: int
    key: str


class ClosingRow(NamedTuple):
    """When a table closes for want of anybody, replacing what was announced before."""

    table_id: int
    kept_at: int | None
    closes_at: int | None
    notice: int


class AlarmRow(NamedTuple):
    """When the host does something by itself; another time replaces the one before."""

    table_id: int
    kind: str
    seat: int
    due_at: int


class DeleteAlarm(NamedTuple):
    """An alarm that goes off no more."""

    table_id: int
    kind: str
    seat: int


class GuildRow(NamedTuple):
    """What a server's managers chose; ``channels`` is a list in JSON."""

    guild_id: int
    language: str | None
    channels: str


class UndoRequestRow(NamedTuple):
    """Somebody's wish to take back a move; ``agreed`` is a list of seats in JSON."""

    table_id: int
    seat: int
    number: int
    target: int
    agreed: str


class DeleteUndoRequest(NamedTuple):
    """Nobody at a table wishes to take back a move any more."""

    table_id: int


class RepairRow(NamedTuple):
    """Who had a table rebuilt from its moves, and what came of it; never changed."""

    table_id: int
    at: int
    user_id: int
    error_id: str
    verdict: str


class OpenHandsRow(NamedTuple):
    """A table whose hands may be watched, a turn behind."""

    table_id: int


class DeleteOpenHands(NamedTuple):
    """A table whose hands may not be watched after all."""

    table_id: int


class HandViewerRow(NamedTuple):
    """A person who has watched the open hands of a game under way."""

    table_id: int
    user_id: int


class RematchRow(NamedTuple):
    """What a table takes over from the game that it is the rematch of; lists in JSON."""

    table_id: int
    of_table: int
    people: str
    handed_on: str
    seating: str | None


Row = (
    TableRow
    | DeleteSeats
    | SeatRow
    | MoveRow
    | SnapshotRow
    | DeleteDeadlines
    | DeleteDeadline
    | DeadlineRow
    | BankRow
    | PauseRow
    | PauseWishRow
    | DeletePauseWishes
    | ExtensionRow
    | ReminderRow
    | MarkReminderSaid
    | PreferencesRow
    | AbsenceRow
    | OutboxRow
    | DeleteOutbox
    | MessageRow
    | DeleteMessage
    | PersonRow
    | QuarantineErrorRow
    | GuildRow
    | UndoRequestRow
    | DeleteUndoRequest
    | RepairRow
    | OpenHandsRow
    | HandViewerRow
    | DeleteOpenHands
    | RematchRow
    | PastOccupancyRow
    | OccupancyRow
    | SeatBanRow
    | BallotRow
    | DeleteBallots
    | StandingOrderRow
    | DeleteStandingOrder
    | ClosingRow
    | DeleteAlarm
    | AlarmRow
    | ShiftAlarms
    | GuildAbsenceRow
    | DeleteGuildAbsence
)
Change = tuple[Row, ...]
"""Rows written together; the empty change only says that the host is alive."""
