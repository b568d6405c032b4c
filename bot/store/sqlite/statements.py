"""What every row and edit is in SQL: the columns are the fields, by name, everywhere."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import NamedTuple

from bot.store.rows import (
    AbsenceRow,
    BallotRow,
    BankRow,
    DeadlineRow,
    DeleteBallots,
    DeleteDeadline,
    DeleteDeadlines,
    DeleteGuildAbsence,
    DeleteMessage,
    DeleteOutbox,
    DeletePauseWishes,
    DeletePlan,
    DeleteSeats,
    DeleteSeriesEntrants,
    DeleteSeriesMessage,
    DeleteStandingOrder,
    DeleteTimer,
    DeleteUndoRequest,
    Edit,
    ExtensionRow,
    GuildAbsenceRow,
    GuildRow,
    HandViewerRow,
    InactivityRow,
    MarkReminderSaid,
    MessageRow,
    MoveRow,
    OccupancyRow,
    OutboxRow,
    PastOccupancyRow,
    PauseRow,
    PauseWishRow,
    PersonRow,
    PlanRow,
    PreferencesRow,
    QuarantineErrorRow,
    RematchRow,
    ReminderRow,
    RepairRow,
    Row,
    SeatBanRow,
    SeatRow,
    SeriesEntrantRow,
    SeriesEventRow,
    SeriesGameRow,
    SeriesMessageRow,
    SeriesRow,
    SeriesSaidRow,
    ShiftTimers,
    SnapshotRow,
    StandingOrderRow,
    StoppedClockRow,
    TableRow,
    TimerRow,
    UndoRequestRow,
    Write,
)


class Again(Enum):
    """What becomes of a row where one with the same key is kept already."""

    REPLACES = auto()
    IS_IGNORED = auto()
    FAILS = auto()


class Kept(NamedTuple):
    """Where rows of one kind are kept."""

    table: str
    key: tuple[str, ...]
    again: Again = Again.REPLACES
    fixed: tuple[str, ...] = ()
    """Columns that are never replaced."""


_OF_TABLE = ("table_id",)
_OF_SEAT = ("table_id", "seat")
_OF_QUESTION = ("table_id", "decision", "seat")
_OF_PERSON = ("table_id", "user_id")

KEPT: dict[type[Row], Kept] = {
    TableRow: Kept("game_table", ("id",), fixed=("interaction_id", "game", "opened_at")),
    RematchRow: Kept("rematch", _OF_TABLE),
    GuildAbsenceRow: Kept("guild_absence", _OF_TABLE, Again.IS_IGNORED),
    InactivityRow: Kept("inactivity", _OF_TABLE),
    QuarantineErrorRow: Kept("quarantine_error", ("id",), Again.FAILS),
    RepairRow: Kept("repair", ("table_id", "at"), Again.FAILS),
    MoveRow: Kept("move", ("table_id", "number"), Again.FAILS),
    SnapshotRow: Kept("snapshot", _OF_TABLE),
    UndoRequestRow: Kept("undo_request", _OF_TABLE),
    SeatRow: Kept("seat", _OF_SEAT),
    OccupancyRow: Kept("occupancy", _OF_SEAT),
    # An end that was taken back comes a second time; the first one was noted.
    PastOccupancyRow: Kept("past_occupancy", (*_OF_SEAT, "number"), Again.IS_IGNORED),
    SeatBanRow: Kept("seat_ban", _OF_PERSON, Again.IS_IGNORED),
    BallotRow: Kept("ballot", ("table_id", "voter", "seat"), Again.IS_IGNORED),
    StandingOrderRow: Kept("standing_order", (*_OF_SEAT, "key"), Again.IS_IGNORED),
    PlanRow: Kept("plan", _OF_SEAT),
    HandViewerRow: Kept("hand_viewer", _OF_PERSON, Again.IS_IGNORED),
    DeadlineRow: Kept("deadline", _OF_QUESTION),
    TimerRow: Kept("timer", ("table_id", "kind", "key", "seat")),
    BankRow: Kept("bank", _OF_SEAT),
    StoppedClockRow: Kept("stopped_clock", _OF_SEAT),
    PauseRow: Kept("pause", ("table_id", "since")),
    PauseWishRow: Kept("pause_wish", _OF_PERSON, Again.IS_IGNORED),
    ExtensionRow: Kept("extension", (*_OF_QUESTION, "giver"), Again.FAILS),
    ReminderRow: Kept("reminder", (*_OF_QUESTION, "number"), Again.FAILS),
    PersonRow: Kept("person", ("user_id",)),
    PreferencesRow: Kept("preference", ("user_id",)),
    AbsenceRow: Kept("absence", ("user_id", "since")),
    GuildRow: Kept("guild_setting", ("guild_id",)),
    OutboxRow: Kept("outbox", ("table_id", "id"), Again.FAILS),
    MessageRow: Kept("message", ("table_id", "key")),
    SeriesRow: Kept("series", ("id",), fixed=("interaction_id", "kind", "game", "opened_at")),
    SeriesEntrantRow: Kept("series_entrant", ("series_id", "entrant")),
    SeriesEventRow: Kept("series_event", ("series_id", "number"), Again.FAILS),
    SeriesGameRow: Kept("series_game", _OF_TABLE, Again.FAILS),
    SeriesSaidRow: Kept("series_said", ("series_id",)),
    SeriesMessageRow: Kept("series_message", ("series_id", "key")),
}


_SELECT: dict[Callable[..., Row], str] = {
    kind: f"SELECT {', '.join(kind._fields)} FROM {kept.table}"  # noqa: S608 - names of our own
    for kind, kept in KEPT.items()
}


def select(kind: Callable[..., Row], rest: str) -> str:
    """Spell the reading of rows of one kind; ``rest`` says which, in what order."""
    return f"{_SELECT[kind]} {rest}"


def _insert(kind: type[Row], kept: Kept) -> str:
    fields = kind._fields
    places = ", ".join("?" * len(fields))
    insert = f"INSERT INTO {kept.table} ({', '.join(fields)}) VALUES ({places})"  # noqa: S608
    match kept.again:
        case Again.FAILS:
            return insert
        case Again.IS_IGNORED:
            return f"{insert} ON CONFLICT ({', '.join(kept.key)}) DO NOTHING"
        case Again.REPLACES:
            changed = [name for name in fields if name not in {*kept.key, *kept.fixed}]
            sets = ", ".join(f"{name} = excluded.{name}" for name in changed)
            return f"{insert} ON CONFLICT ({', '.join(kept.key)}) DO UPDATE SET {sets}"


def _where(kind: type[Edit]) -> str:
    return " AND ".join(f"{name} = ?{at}" for at, name in enumerate(kind._fields, start=1))


def _delete(kind: type[Edit], table: str) -> tuple[type[Edit], str]:
    return kind, f"DELETE FROM {table} WHERE {_where(kind)}"  # noqa: S608


_NUMBERED = (
    "INSERT INTO outbox (table_id, chapter, since, at, id) VALUES (?1, ?2, ?3, ?4, 1 + coalesce("
    "(SELECT max(id) FROM outbox WHERE table_id = ?1),"
    " (SELECT said_upto FROM game_table WHERE id = ?1)))"
)

STATEMENTS: dict[type[Write], str] = {
    **{kind: _insert(kind, kept) for kind, kept in KEPT.items()},
    OutboxRow: _NUMBERED,
    **dict(
        (
            _delete(DeleteGuildAbsence, "guild_absence"),
            _delete(DeleteUndoRequest, "undo_request"),
            _delete(DeleteSeats, "seat"),
            _delete(DeleteStandingOrder, "standing_order"),
            _delete(DeletePlan, "plan"),
            _delete(DeleteDeadline, "deadline"),
            _delete(DeleteDeadlines, "deadline"),
            _delete(DeleteTimer, "timer"),
            _delete(DeletePauseWishes, "pause_wish"),
            _delete(DeleteMessage, "message"),
            _delete(DeleteSeriesEntrants, "series_entrant"),
            _delete(DeleteSeriesMessage, "series_message"),
        )
    ),
    DeleteBallots: "DELETE FROM ballot WHERE table_id = ?1 AND (seat = ?2 OR voter = ?2)",
    DeleteOutbox: "DELETE FROM outbox WHERE table_id = ?1 AND id <= ?2",
    MarkReminderSaid: f"UPDATE reminder SET said = 1 WHERE {_where(MarkReminderSaid)}",  # noqa: S608
    ShiftTimers: "UPDATE timer SET due_at = due_at + ?2 WHERE table_id = ?1",
}
"""What writing each kind does; the values are those of its fields."""
