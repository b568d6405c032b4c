"""A machine's clock that was set back: what is noted for later than now was a moment ago."""

from __future__ import annotations

from datetime import datetime

from msgspec.structs import replace

from bot.clocks.computers import think_again
from bot.clocks.deadlines import deadline_row, recompute, stopped_clock_row
from bot.model.times import OPEN, Millis, TimeSpan, from_ms, to_ms
from bot.rows.change import Change, Write
from bot.rows.clocks import PauseRow
from bot.rows.publishing import OutboxRow
from bot.table.live_table import LiveTable
from bot.table.running_game import QuestionTimer


def set_back(live: LiveTable, now: datetime) -> tuple[LiveTable, Change]:
    """Ask now what was asked later than now, with its whole time.

    Nobody is called, and no computer answers, hours later than they would have been. Who was asked
    before keeps the limit that the board shows.
    """
    running, at = live.under_way, to_ms(now)
    asked = {key: _asked_now(one, at) for key, one in running.posed.items() if one.at > at}
    answered = {seat: min(then, at) for seat, then in running.last_answers.items()}
    posed = running.posed | asked
    live = replace(live, running=replace(running, posed=posed, last_answers=answered))
    live, stopped = _stopped_now(live, at)
    live, paused = _paused_now(live, at)
    live, changed = recompute(live, at)
    rows: list[Write] = [*stopped, *paused, *changed, *(deadline_row(live, key) for key in asked)]
    if asked:
        rows.append(OutboxRow(live.table.id, None, None, at))
    return live, (*rows, *think_again(live, at))


def _asked_now(known: QuestionTimer, at: Millis) -> QuestionTimer:
    early = known.at - at
    called = None if known.call_at is None else known.call_at - early
    return replace(known, at=at, call_at=called, next_call=None)


def _paused_now(live: LiveTable, at: Millis) -> tuple[LiveTable, list[Write]]:
    """Let a pause that goes on have begun now, if it began later: nothing is to run in it."""
    since = next((span.since for span in live.times.pauses if span.until == OPEN), at)
    if since <= at:
        return live, []
    until = live.table.paused_until
    ends = None if until is None else to_ms(until)
    over = (span for span in live.times.pauses if span.until < OPEN)
    pauses = (*over, TimeSpan(since, since), TimeSpan(at, OPEN))
    live = replace(live.with_table(paused_at=from_ms(at)), times=replace(live.times, pauses=pauses))
    managed = int(live.table.paused_by_managers)
    return live, [
        PauseRow(live.table.id, since, since),
        PauseRow(live.table.id, at, None, ends, managed),
    ]


def _stopped_now(live: LiveTable, at: Millis) -> tuple[LiveTable, list[Write]]:
    """Let shared limits that stopped later than now stand since now."""
    moved = {
        seat: replace(clock, at=clock.at - clock.stopped_at + at, stopped_at=at)
        for seat, clock in live.times.stopped.items()
        if clock.stopped_at > at
    }
    live = replace(live, times=replace(live.times, stopped=live.times.stopped | moved))
    return live, [stopped_clock_row(live, seat, clock) for seat, clock in moved.items()]
