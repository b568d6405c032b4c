"""Rows of everything at a table that waits for a time, and of the time that people give."""

from __future__ import annotations

from typing import NamedTuple

from bot.model.stops import Stop
from bot.model.timers import STOPPED, sql_list
from bot.model.times import Millis
from bot.rows.kept import Again, changes, deletes, kept

WANTED, PUT_OFF = "start", "not-yet"
"""What somebody in a full lobby may have pressed, as :class:`StartWishRow` spells it."""

FORMER, PRESENT = 1, 2
"""The plain limits of 1.0.0, and those that came after."""


@kept("deadline", "table_id", "decision", "seat")
class DeadlineRow(NamedTuple):
    """An open question to a seat: when the host answers in its place, and what it says before."""

    table_id: int
    decision: str
    seat: int
    due_at: Millis
    asked_at: Millis
    given_back: int = 0
    """Milliseconds that the host was down since the question was asked."""
    notice_at: Millis | None = None
    """When the seat is to be called to it, or reminded of it, next."""
    passed: int | None = None
    """The move with which the question passed to the seat from somebody else."""
    call_at: Millis | None = None
    """When the seat is called to it; None if nobody is."""
    covered: int = 0
    """How much of what was given back fell in pauses and absences."""
    heard_after: int = 0
    """Milliseconds after the asking before which no answer is heard."""
    hours: str | None = None
    """The quiet hours that its limit was set by; None if it knows of none."""
    limits: int = PRESENT
    """By whose plain limits it was set."""

    @property
    def wakes_at(self) -> Millis:
        """The moment at which the host next acts on it: the earlier of notice and due time."""
        return self.due_at if self.notice_at is None else min(self.due_at, self.notice_at)


@deletes(DeadlineRow)
class DeleteDeadline(NamedTuple):
    """A question that is open no more."""

    table_id: int
    decision: str
    seat: int


@deletes(DeadlineRow)
class DeleteDeadlines(NamedTuple):
    """No question of a table is open any more."""

    table_id: int


@kept("timer", "table_id", "kind", "key", "seat")
class TimerRow(NamedTuple):
    """When the host does something else by itself; another time replaces the one before.

    A table that ends has no timers any more.
    """

    table_id: int
    kind: str
    due_at: Millis
    seat: int = 0
    key: str = ""
    """Tells timers of one kind and seat apart."""

    @property
    def wakes_at(self) -> Millis:
        """The moment at which the timer goes off."""
        return self.due_at


@deletes(TimerRow)
class DeleteTimer(NamedTuple):
    """A timer that does not run any more."""

    table_id: int
    kind: str
    seat: int = 0
    key: str = ""


@changes(
    TimerRow, "due_at = due_at + :by", f"table_id = :table_id AND kind IN ({sql_list(STOPPED)})"
)
class ShiftTimers(NamedTuple):
    """Milliseconds by which the timers of a table that stood with its clocks are put off."""

    table_id: int
    by: int


@kept("bank", "table_id", "seat")
class BankRow(NamedTuple):
    """Milliseconds of the time bank that a seat has used in this game."""

    table_id: int
    seat: int
    used: int


@kept("stopped_clock", "table_id", "seat")
class StoppedClockRow(NamedTuple):
    """A limit that several questions of a seat share, as it stood when the last was answered."""

    table_id: int
    seat: int
    clock: str
    asked_at: Millis
    given_back: int
    stopped_at: Millis
    covered: int = 0
    """As :attr:`DeadlineRow.covered`."""


@kept("clock_stop", "table_id", "why", "since")
class ClockStopRow(NamedTuple):
    """When the clocks of a table stood, and why; a stop without an end goes on."""

    table_id: int
    why: str
    """A :class:`bot.model.stops.Why`."""
    since: Millis
    until: Millis | None = None
    ends_at: Millis | None = None
    """When it ends by itself."""
    asked: int = 0
    """1 where its end was asked for, or managers were asked whether it goes on."""

    @classmethod
    def of(cls, table_id: int, stop: Stop) -> ClockStopRow:
        """Return the row of a stop of a table; ``until`` is None while it is open."""
        until = None if stop.is_open else stop.until
        return cls(table_id, stop.why.value, stop.since, until, stop.ends_at, int(stop.asked))


@kept("pause_wish", "table_id", "user_id")
class PauseWishRow(NamedTuple):
    """Somebody wants the table paused, or wanted the pause that goes on."""

    table_id: int
    user_id: int
    days: int
    """For how long."""


@deletes(PauseWishRow)
class DeletePauseWish(NamedTuple):
    """Somebody wants to go on."""

    table_id: int
    user_id: int


@deletes(PauseWishRow)
class DeletePauseWishes(NamedTuple):
    """Nobody wants the table paused any more."""

    table_id: int


@kept("start_wish", "table_id", "user_id", "wish", again=Again.IS_IGNORED)
class StartWishRow(NamedTuple):
    """Somebody seated in a full lobby has pressed *Start* early, or *Not yet*."""

    table_id: int
    user_id: int
    wish: str
    """:data:`WANTED` or :data:`PUT_OFF`."""


@deletes(StartWishRow)
class DeleteStartWish(NamedTuple):
    """Somebody does not want the start any more."""

    table_id: int
    user_id: int
    wish: str


@deletes(StartWishRow)
class DeleteStartWishes(NamedTuple):
    """A lobby is not full any more, or has started."""

    table_id: int


@kept("extension", "table_id", "decision", "seat", "giver", again=Again.FAILS)
class ExtensionRow(NamedTuple):
    """A further plain limit for an open question, given by another seat; never twice."""

    table_id: int
    decision: str
    seat: int
    giver: int
    at: Millis


@kept("reminder", "table_id", "decision", "seat", "number", again=Again.FAILS)
class ReminderRow(NamedTuple):
    """A reminder that is to be said, or was; each number of a question only once."""

    table_id: int
    decision: str
    seat: int
    number: int
    chapter: int
    at: Millis
    said: int = 0


@changes(ReminderRow, "said = 1")
class MarkReminderSaid(NamedTuple):
    """A reminder has been said, or nobody needs it any more."""

    table_id: int
    decision: str
    seat: int
    number: int
