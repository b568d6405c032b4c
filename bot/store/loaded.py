"""What is read back from a store together."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.rows import (
    BallotRow,
    BankRow,
    ClosingRow,
    DeadlineRow,
    ExtensionRow,
    HandViewerRow,
    MessageRow,
    MoveRow,
    OccupancyRow,
    PastOccupancyRow,
    PauseRow,
    PauseWishRow,
    RematchRow,
    ReminderRow,
    SeatBanRow,
    SeatRow,
    SnapshotRow,
    StandingOrderRow,
    TableRow,
    UndoRequestRow,
)


class StoredSeats(NamedTuple):
    """What is known of the people at a table and of its end beside who sits where."""

    tenures: tuple[PastOccupancyRow, ...] = ()
    sittings: tuple[OccupancyRow, ...] = ()
    barred: tuple[SeatBanRow, ...] = ()
    ballots: tuple[BallotRow, ...] = ()
    standing: tuple[StandingOrderRow, ...] = ()
    closing: ClosingRow | None = None
    seen: tuple[HandViewerRow, ...] = ()


class StoredHistory(NamedTuple):
    """What is known of a table's past beside its latest state."""

    trail: tuple[MoveRow, ...] = ()
    """The moves after the fence, those taken back included."""
    proposal: UndoRequestRow | None = None
    open_hands: bool = False
    rematch: RematchRow | None = None


class StoredClocks(NamedTuple):
    """What is known of time at a table beside its deadlines."""

    banks: tuple[BankRow, ...] = ()
    pauses: tuple[PauseRow, ...] = ()
    wishes: tuple[PauseWishRow, ...] = ()
    extensions: tuple[ExtensionRow, ...] = ()
    reminders: tuple[ReminderRow, ...] = ()
    unreached: int | None = None
    """Since when the host is not on the table's server; None while it is."""


class StoredTable(NamedTuple):
    """A table with all that is needed to go on with it."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    snapshot: SnapshotRow | None
    deadlines: tuple[DeadlineRow, ...]
    kept: StoredSeats = StoredSeats()
    clock: StoredClocks = StoredClocks()
    history: StoredHistory = StoredHistory()


class Unpublished(NamedTuple):
    """What a table has to tell, and where it told things before."""

    upto: int
    """Id of the last row of the outbox; 0 when it is empty."""
    chapter: int | None
    """The first chapter that changed."""
    moves: tuple[MoveRow, ...]
    """Every move from the one in which that chapter began."""
    posts: tuple[MessageRow, ...]
