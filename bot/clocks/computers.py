"""When computers answer: after a pause that says nothing about their thoughts."""

from __future__ import annotations

import msgspec

from bot.clocks.windows import heard_from
from bot.model.table import TableId
from bot.model.timers import TimerKind
from bot.model.times import Millis
from bot.rows.change import Write
from bot.rows.clocks import DeleteTimer, TimerRow
from bot.table.live_table import LiveTable
from bot.table.running_game import Answerer, QuestionTimer, RunningGame
from games.api import Seat
from games.rng import Rng

_BEGIN_MS = 500
"""After so long a computer begins to think about what has passed to it."""
_PAUSE_MS = 2_500
"""How long it waits at least for another moment, where the thought was not ready."""
_SOON_MS = 500
"""The same for what it is late with already."""
_STEP_MS = 300
"""The same where it goes on with what it is about, of which nobody hears before it is done."""
SETTLED_MS = 6_000
"""Before that no person is called to a question that computers are asked, too."""


def begins_at(question: QuestionTimer) -> int:
    """Return when a computer starts to think about a question, in milliseconds since the epoch.

    Half a second after it was asked, sooner for a further step of its own answer.
    """
    return question.at + (_STEP_MS if question.passed is None else _BEGIN_MS)


def answers_at(question: QuestionTimer) -> int:
    """Return the earliest time of a computer's answer, in milliseconds since the epoch.

    That is when answers are heard (:func:`heard_from`); for a further step of its own answer, 0.3
    seconds after it was asked. It answers later if it thinks for longer.
    """
    if question.passed is None:
        return question.at + _STEP_MS
    return heard_from(question)


def stands_in_at(at: Millis) -> Millis:
    """Return by when a computer answers for a person whose question passes to it at ``at``.

    The person might have been heard minutes later, but nobody is to wait for that any more.
    """
    return at + _PAUSE_MS


class Moment(msgspec.Struct, frozen=True):
    """When a computer answers, settled before anybody knows how long it thinks."""

    at: Millis
    pause: int
    """After how long it would be usual to."""
    usual: Millis
    """When answers to the question were heard at the earliest as it was drawn."""

    @classmethod
    def first(cls, usual: Millis, at: Millis, expected: int) -> Moment:
        """Return the moment of a computer's answer to a new question.

        ``at`` is now, ``expected`` how many milliseconds the thought may take. It is the ``usual``
        moment (:func:`answers_at`), or later if the thought is expected to take longer, and at
        least half a second from now. If the usual one has passed by now, as after a crash or for a
        further step, the pauses to any later moments are short: 0.5 instead of 2.5 seconds.
        """
        pause = _PAUSE_MS if usual > at else _SOON_MS
        return cls(max(usual, at + _SOON_MS, at + expected), pause, usual)

    def again(self, at: Millis, luck: Rng) -> Moment:
        """Draw another moment after ``at``, since the thought was not ready.

        It comes after one to two pauses, and tells nothing of when the thought will be ready.
        """
        more, _ = luck.below(self.pause)
        return Moment(at + self.pause + more, self.pause, self.usual)


def computer_timers(
    live: LiveTable,
    before: RunningGame,
    answerer: Answerer | None,
    at: Millis,
) -> list[Write]:
    """Return timers for computers to think about new questions, and the deletion of closed ones.

    ``before`` is the game before this change. A computer that answered (``answerer``) and is asked
    the same question still, as it answers in steps, gets a timer for the next step.
    """
    running, table = live.under_way, live.table
    seats = table.computer_seats
    over = [
        DeleteTimer(table.id, TimerKind.COMPUTER, seat, decision_id)
        for decision_id, seat in before.posed
        if seat in seats and (decision_id, seat) not in running.posed
    ]
    new = [
        TimerRow(table.id, TimerKind.COMPUTER, begins_at(question), seat, decision_id)
        for (decision_id, seat), question in running.posed.items()
        if seat in seats and (decision_id, seat) not in before.posed
    ]
    step = [
        step_timer(table.id, decision_id, seat, at)
        for decision_id, seat in running.posed
        if seat in seats
        and answerer is not None
        and seat == answerer.seat
        and (decision_id, seat) in before.posed
    ]
    return [*over, *new, *step]


def stand_in_timers(live: LiveTable, at: Millis) -> list[Write]:
    """Return a timer to think about each open question of a seat held by a stand-in.

    It rings after half a second. Empty without a stand-in or a game under way.
    """
    running, table = live.running, live.table
    if running is None or table.terms.stand_in is None:
        return []
    return [
        TimerRow(table.id, TimerKind.COMPUTER, at + _BEGIN_MS, seat, decision_id)
        for decision_id, seat in running.posed
        if table.held_at(seat) is not None
    ]


def think_again(live: LiveTable, at: Millis) -> list[Write]:
    """Return timers for computers to think about all their open questions anew.

    Used after the clock jumped, and at another pace. They ring after half a second. Empty without
    computers or a game under way.
    """
    running, table = live.running, live.table
    if running is None or not (seats := table.computer_seats):
        return []
    return [
        TimerRow(table.id, TimerKind.COMPUTER, at + _BEGIN_MS, seat, decision_id)
        for decision_id, seat in running.posed
        if seat in seats
    ]


def step_timer(table_id: TableId, decision_id: str, seat: Seat, at: Millis) -> TimerRow:
    """Return the timer for a computer's next step in a question that is still open."""
    return TimerRow(table_id, TimerKind.COMPUTER, at + _STEP_MS, seat, decision_id)
