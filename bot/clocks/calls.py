"""When somebody is called to an open question, and when they hear of it next.

Moments are milliseconds since 1970, as they are stored.
"""

from __future__ import annotations

from bot.clocks.limits import ClockReading
from bot.clocks.reminders import clocks_stand, planned_reminders
from bot.model.times import Millis
from bot.table.live_table import LiveTable
from bot.table.running_game import QuestionTimer
from games.api import Decision, Seat

_MARGIN_MS = 5_000
"""What is given to answers that are heard in one moment before anybody is called."""
_PRESENT_MS = 600_000
"""For so long after an answer its giver counts as being at the table."""
_PART = 3
"""Of a short limit, only this fraction counts."""


def call_at(
    asked_at: Millis, limit_ms: int | None, *, last_answer: Millis, heard: Millis | None
) -> int:
    """Return when a seat is pinged about a question unless it answers before, in milliseconds.

    That is when it is asked, but not before ten minutes (or a third of a short limit) after the
    seat's ``last_answer``, as its person is still at the table then; 0 means that it never
    answered. A question that can be answered in advance pings a little after such answers are
    ``heard``, even if there are none, so that pings don't tell who has given one (F33).
    """
    soonest = asked_at if heard is None else heard + _MARGIN_MS
    there = _PRESENT_MS if limit_ms is None else min(_PRESENT_MS, limit_ms // _PART)
    return max(soonest, last_answer + there)


def rings_at(
    live: LiveTable, decision: Decision, known: QuestionTimer, due: Millis
) -> Millis | None:
    """Return when a seat is pinged about a question: as planned, but not at night (F82, T10).

    ``due`` is its deadline. None if no ping is planned. In quiet hours it waits for their end, if
    the deadline comes later than that, else it comes in them as planned; where the question can be
    answered in advance, it waits until such answers are heard in the morning, if that is before the
    deadline. At paces without nights quiet hours do not count. While the table waits for somebody
    away, at any pace, it waits for their return, as their reminders do.
    """
    called = known.call_at
    if called is None:
        return None
    moved = _by_day(live, decision, known, _returned(live, decision.seat, called), due)
    back = _returned(live, decision.seat, moved)
    return moved if back == moved else _by_day(live, decision, known, back, due)


def _returned(live: LiveTable, seat: Seat, moment: Millis) -> Millis:
    """Return the end of the absence around a moment for which a table waits, else the moment."""
    spans = live.times.waits_for(live.table.players[seat])
    return next((span.until for span in spans if span.since <= moment < span.until), moment)


def _by_day(
    live: LiveTable, decision: Decision, known: QuestionTimer, called: Millis, due: Millis
) -> Millis:
    """Return when a ping of a moment comes that is not to come in quiet hours."""
    quiet = live.rung_outside(decision.seat) if live.pace.nights else None
    night = None if quiet is None else quiet.stretch(called)
    if night is None or night.until >= due:
        return called
    if decision.prompt not in live.under_way.game.prompts_in_advance:
        return night.until
    heard = night.until + known.heard_after + _MARGIN_MS
    return heard if heard < due else night.until


def next_call(
    live: LiveTable, decision: Decision, known: QuestionTimer, clock: ClockReading, at: Millis
) -> int | None:
    """Return when the publisher has to look at a question next.

    That is for a ping, a reminder, the bank, or somebody's return from an absence: the earliest
    after ``at``. While clocks run, a planned one that is due by ``at`` is returned as it is; one
    still ahead is planned anew. A seat gets no ping if its person has left, wants no such pings, or
    it is on offer. While clocks are stopped only a ping counts. None if nothing is to come.
    """
    player = live.table.players[decision.seat]
    preferences = live.times.preferences_of(player)
    # At the moment of a call that nobody wants there is nothing to say.
    wanted = player.present and preferences.calls.includes(optional=decision.optional)
    is_called = wanted and known.call_at is not None and known.call_at > at
    if is_called and preferences.always_there and live.rung_outside(decision.seat) is None:
        # Most questions are answered before: reminders are planned with the call.
        return known.call_at
    called = rings_at(live, decision, known, clock.due)
    is_called = wanted and called is not None and called > at
    if clocks_stand(live):
        return called if is_called else None
    # One whose time has come is about to be said, whatever else happens at this moment.
    if known.next_call is not None and known.next_call <= at:
        return known.next_call
    to_come = [r.at for r in planned_reminders(live, decision, known, clock) if r.at > at]
    if clock.bank_from is not None and clock.bank_from > at:
        # From then on everybody is told until when the bank lasts.
        to_come.append(clock.bank_from)
    if (back := preferences.away_until(at)) is not None:
        # Until then everybody is told that the person is away.
        to_come.append(back)
    planned = min(to_come, default=None)
    if is_called and called is not None:
        return called if planned is None else min(called, planned)
    return planned
