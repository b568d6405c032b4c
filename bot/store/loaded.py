"""What is read back together; ``?1`` is the id of the table or series that it belongs to."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, NamedTuple

from bot.model.times import Millis
from bot.rows.clocks import (
    BankRow,
    ClockStopRow,
    DeadlineRow,
    ExtensionRow,
    PauseWishRow,
    ReminderRow,
    StartWishRow,
    StoppedClockRow,
    TimerRow,
)
from bot.rows.followers import FollowerRow
from bot.rows.invitations import InvitationRow
from bot.rows.managers import ManagerActRow, SeriesManagerActRow
from bot.rows.moves import MoveRow, SnapshotRow, UndoRequestRow
from bot.rows.publishing import MessageRow
from bot.rows.seats import (
    BallotRow,
    HandViewerRow,
    HeldAnswerRow,
    OccupancyRow,
    PastOccupancyRow,
    PlanRow,
    SeatBanRow,
    SeatRow,
    StandingOrderRow,
)
from bot.rows.series import (
    SeriesEntrantRow,
    SeriesEventRow,
    SeriesGameRow,
    SeriesMessageRow,
    SeriesRow,
    SeriesSaidRow,
)
from bot.rows.tables import InactivityRow, RematchRow, TableRow


class Where(NamedTuple):
    """Which of the rows that belong to a table are read."""

    which: str


class Computed(NamedTuple):
    """A value that is computed of rows."""

    sql: str


class StoredLobby(NamedTuple):
    """What tells whether there is room for another one."""

    table_id: int
    host_id: int
    channel_id: int
    rematch_of: int | None


class StoredSeats(NamedTuple):
    """What is known of the people at a table beside who sits where."""

    past_occupancies: tuple[PastOccupancyRow, ...] = ()
    occupancies: tuple[OccupancyRow, ...] = ()
    bans: tuple[SeatBanRow, ...] = ()
    ballots: tuple[BallotRow, ...] = ()
    standing_orders: tuple[StandingOrderRow, ...] = ()
    hand_viewers: tuple[HandViewerRow, ...] = ()
    plans: tuple[PlanRow, ...] = ()
    held_answers: tuple[HeldAnswerRow, ...] = ()
    manager_acts: tuple[ManagerActRow, ...] = ()
    invitations: tuple[InvitationRow, ...] = ()


class StoredHistory(NamedTuple):
    """What is known of a table's past beside its latest state."""

    since_fence: Annotated[
        tuple[MoveRow, ...], Where("number > (SELECT fence FROM snapshot WHERE table_id = ?1)")
    ] = ()
    """The moves after the fence, those taken back included."""
    undo_request: UndoRequestRow | None = None
    rematch: RematchRow | None = None
    series: SeriesGameRow | None = None
    """The game of a series that is played at the table."""
    last_answers: Annotated[
        tuple[MoveRow, ...],
        Where(
            "number IN (SELECT max(number) FROM move WHERE table_id = ?1 AND seat IS NOT NULL"
            " AND number > (SELECT number FROM snapshot WHERE table_id = ?1) - 100"
            " AND cause NOT IN ('default', 'stand-in') GROUP BY seat)"
        ),
    ] = ()
    """The latest move of each seat among the last hundred, but for those in who was away's stead:
    they tell who is at the table."""


class StoredClocks(NamedTuple):
    """What is known of time at a table beside its deadlines."""

    timers: tuple[TimerRow, ...] = ()
    banks: tuple[BankRow, ...] = ()
    stopped: tuple[StoppedClockRow, ...] = ()
    stops: tuple[ClockStopRow, ...] = ()
    wishes: tuple[PauseWishRow, ...] = ()
    start_wishes: tuple[StartWishRow, ...] = ()
    extensions: tuple[ExtensionRow, ...] = ()
    reminders: tuple[ReminderRow, ...] = ()
    inactivity: InactivityRow | None = None


class StoreFigures(NamedTuple):
    """What a store holds and has done, in numbers."""

    tables: Mapping[tuple[str, str], int] = MappingProxyType({})
    """Live tables by game and status."""
    moves: int = 0
    """All that were ever stored; in PostgreSQL those that stand, of games in the game records."""
    overdue: int = 0
    """Deadlines that have passed."""
    unsaid_since: Millis | None = None
    """When the change was made that has waited longest for this process to tell it."""
    commits: int = 0
    """Transactions written since the store was opened."""


class StoredTable(NamedTuple):
    """A table with all that is needed to go on with it."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    """In their order."""
    snapshot: SnapshotRow | None
    deadlines: tuple[DeadlineRow, ...]
    people: StoredSeats = StoredSeats()
    clocks: StoredClocks = StoredClocks()
    history: StoredHistory = StoredHistory()


class Unpublished(NamedTuple):
    """What a table has to tell, and where it told things before."""

    upto: Annotated[int, Computed("SELECT coalesce(max(id), 0) FROM outbox WHERE table_id = ?1")]
    """Number of the last row of the outbox; 0 when it is empty."""
    chapter: Annotated[int | None, Computed("SELECT min(chapter) FROM outbox WHERE table_id = ?1")]
    """The first chapter that changed."""
    moves: Annotated[
        tuple[MoveRow, ...],
        Where("number >= (SELECT min(since) FROM outbox WHERE table_id = ?1)"),
    ]
    """Every move from the one in which that chapter began."""
    messages: tuple[MessageRow, ...]
    reminders: Annotated[tuple[ReminderRow, ...], Where("said = 0")] = ()
    """Those that the table has still to say."""
    followers: tuple[FollowerRow, ...] = ()


class StoredSeries(NamedTuple):
    """A series with all that is needed to go on with it."""

    series: SeriesRow
    entrants: tuple[SeriesEntrantRow, ...]
    """In their order."""
    events: tuple[SeriesEventRow, ...]
    """In their order."""
    games: tuple[SeriesGameRow, ...]
    """In the order in which their tables were opened."""
    manager_acts: tuple[SeriesManagerActRow, ...] = ()


class UnpublishedSeries(NamedTuple):
    """What Discord was told of a series, and where."""

    said: SeriesSaidRow | None
    messages: tuple[SeriesMessageRow, ...]
