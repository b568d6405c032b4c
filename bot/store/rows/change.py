"""What a change is made of: rows that are kept, and edits of rows that are there."""

from __future__ import annotations

from bot.store.rows.clocks import (
    BankRow,
    DeadlineRow,
    DeleteDeadline,
    DeleteDeadlines,
    DeletePauseWishes,
    DeleteTimer,
    ExtensionRow,
    MarkReminderSaid,
    PauseRow,
    PauseWishRow,
    ReminderRow,
    ShiftTimers,
    StoppedClockRow,
    TimerRow,
)
from bot.store.rows.moves import DeleteUndoRequest, MoveRow, SnapshotRow, UndoRequestRow
from bot.store.rows.people import AbsenceRow, GuildRow, PersonRow, PreferencesRow
from bot.store.rows.publishing import DeleteMessage, DeleteOutbox, MessageRow, OutboxRow
from bot.store.rows.seats import (
    BallotRow,
    DeleteBallots,
    DeletePlan,
    DeleteSeats,
    DeleteStandingOrder,
    HandViewerRow,
    OccupancyRow,
    PastOccupancyRow,
    PlanRow,
    SeatBanRow,
    SeatRow,
    StandingOrderRow,
)
from bot.store.rows.series import (
    DeleteSeriesEntrants,
    DeleteSeriesMessage,
    SeriesEntrantRow,
    SeriesEventRow,
    SeriesGameRow,
    SeriesMessageRow,
    SeriesRow,
    SeriesSaidRow,
)
from bot.store.rows.tables import (
    DeleteGuildAbsence,
    GuildAbsenceRow,
    InactivityRow,
    QuarantineErrorRow,
    RematchRow,
    RepairRow,
    TableRow,
)

Row = (
    TableRow
    | RematchRow
    | GuildAbsenceRow
    | InactivityRow
    | QuarantineErrorRow
    | RepairRow
    | MoveRow
    | SnapshotRow
    | UndoRequestRow
    | SeatRow
    | OccupancyRow
    | PastOccupancyRow
    | SeatBanRow
    | BallotRow
    | StandingOrderRow
    | PlanRow
    | HandViewerRow
    | DeadlineRow
    | TimerRow
    | BankRow
    | StoppedClockRow
    | PauseRow
    | PauseWishRow
    | ExtensionRow
    | ReminderRow
    | PersonRow
    | PreferencesRow
    | AbsenceRow
    | GuildRow
    | OutboxRow
    | MessageRow
    | SeriesRow
    | SeriesEntrantRow
    | SeriesEventRow
    | SeriesGameRow
    | SeriesSaidRow
    | SeriesMessageRow
)
"""A fact that is kept."""

Edit = (
    DeleteGuildAbsence
    | DeleteUndoRequest
    | DeleteSeats
    | DeleteBallots
    | DeleteStandingOrder
    | DeletePlan
    | DeleteDeadline
    | DeleteDeadlines
    | DeleteTimer
    | ShiftTimers
    | DeletePauseWishes
    | MarkReminderSaid
    | DeleteOutbox
    | DeleteMessage
    | DeleteSeriesEntrants
    | DeleteSeriesMessage
)
"""What is done to rows that are there; nothing where there are none."""

Write = Row | Edit

Change = tuple[Write, ...]
"""Written together or not at all, in this order; the empty change says that the host is alive."""
