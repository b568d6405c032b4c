"""When a seat is called to an open question, and when it is reminded of it."""

from __future__ import annotations

from bot.clocks.question_clock import ClockReading
from bot.clocks.reminder_plan import MOST, Reminder, reminders
from bot.model.times import Millis
from bot.table.live_table import LiveTable
from bot.table.running_game import QuestionTimer
from games.api import Decision


def next_notice(
    live: LiveTable, decision: Decision, known: QuestionTimer, clock: ClockReading, at: Millis
) -> int | None:
    """Tell when the seat is to hear of an open question next; None if not again."""
    player = live.table.players[decision.seat]
    called = known.call_at
    is_called = called is not None and called > at and player.present
    if is_called and live.times.preferences_of(player).always_there:
        # Most questions are answered before: reminders are planned with the call.
        return called
    if _clocks_stand(live):
        return called if is_called else None
    # One whose time has come is about to be said, whatever else happens at this moment.
    if known.notice_at is not None and known.notice_at <= at:
        return known.notice_at
    to_come = (r.at for r in planned_reminders(live, decision, known, clock) if r.at > at)
    planned = next(to_come, None)
    if is_called and called is not None:
        return called if planned is None else min(called, planned)
    return planned


def planned_reminders(
    live: LiveTable, decision: Decision, known: QuestionTimer, clock: ClockReading
) -> tuple[Reminder, ...]:
    """List the reminders that may still be said."""
    player = live.table.players[decision.seat]
    if not player.present or _clocks_stand(live):
        return ()
    preferences = live.times.preferences_of(player)
    planned = reminders(
        known.at + known.given_back - known.covered,
        clock.due,
        preferences.quiet,
        preferences.cadence,
        preferences.away,
        clock.bank_from,
    )
    given = live.times.reminded
    if not given:
        return planned
    in_turn = sum(
        key[1] == decision.seat and chapter == live.under_way.chapter
        for key, chapter in given.items()
    )
    if in_turn >= MOST:
        return ()
    said = max((key[2] for key in given if key[:2] == (decision.id, decision.seat)), default=0)
    return tuple(r for r in planned if r.number > said)


def _clocks_stand(live: LiveTable) -> bool:
    return live.table.paused_at is not None or live.times.unreached is not None
