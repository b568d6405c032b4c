"""The rows that a store keeps; a change is a few of them, written together or not at all.

Moments are milliseconds since 1970 in UTC, statuses, options, moves, events and states are text.
A class whose name ends in ``Row`` is kept as it is, its fields are the columns of one table; a
class whose name begins with ``Delete``, ``Mark`` or ``Shift`` says what becomes of rows that are
there.
"""

from __future__ import annotations

from bot.store.rows.change import (
    Change,
    Edit,
    Row,
    Write,
)
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
from bot.store.rows.moves import (
    DeleteUndoRequest,
    MoveRow,
    SnapshotRow,
    UndoRequestRow,
)
from bot.store.rows.people import (
    AbsenceRow,
    GuildRow,
    PersonRow,
    PreferencesRow,
)
from bot.store.rows.publishing import (
    DeleteMessage,
    DeleteOutbox,
    MessageRow,
    OutboxRow,
)
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

__all__ = [
    "AbsenceRow",
    "BallotRow",
    "BankRow",
    "Change",
    "DeadlineRow",
    "DeleteBallots",
    "DeleteDeadline",
    "DeleteDeadlines",
    "DeleteGuildAbsence",
    "DeleteMessage",
    "DeleteOutbox",
    "DeletePauseWishes",
    "DeletePlan",
    "DeleteSeats",
    "DeleteSeriesEntrants",
    "DeleteSeriesMessage",
    "DeleteStandingOrder",
    "DeleteTimer",
    "DeleteUndoRequest",
    "Edit",
    "ExtensionRow",
    "GuildAbsenceRow",
    "GuildRow",
    "HandViewerRow",
    "InactivityRow",
    "MarkReminderSaid",
    "MessageRow",
    "MoveRow",
    "OccupancyRow",
    "OutboxRow",
    "PastOccupancyRow",
    "PauseRow",
    "PauseWishRow",
    "PersonRow",
    "PlanRow",
    "PreferencesRow",
    "QuarantineErrorRow",
    "RematchRow",
    "ReminderRow",
    "RepairRow",
    "Row",
    "SeatBanRow",
    "SeatRow",
    "SeriesEntrantRow",
    "SeriesEventRow",
    "SeriesGameRow",
    "SeriesMessageRow",
    "SeriesRow",
    "SeriesSaidRow",
    "ShiftTimers",
    "SnapshotRow",
    "StandingOrderRow",
    "StoppedClockRow",
    "TableRow",
    "TimerRow",
    "UndoRequestRow",
    "Write",
]
