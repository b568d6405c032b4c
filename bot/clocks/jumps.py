"""A machine's clock that was set back: what is noted for later than now was a moment ago."""

from __future__ import annotations

from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.clocks.computers import think_again
from bot.clocks.deadlines import recompute, stopped_clock_row
from bot.clocks.stops import all_later, take_back, with_stop
from bot.model.table import Status
from bot.model.times import MILLISECOND, Millis, to_ms
from bot.rows.change import Change, Write
from bot.rows.clocks import ClockStopRow
from bot.table.live_table import LiveTable
from bot.table.running_game import QuestionTimer


def set_back(
    live: LiveTable, now: datetime, by: timedelta = timedelta()
) -> tuple[LiveTable, Change]:
    """Adjust a table to a clock that was set back ``by`` some time: times after ``now`` become it.

    Stops end now at the latest, and what they put off comes sooner. In a running game questions
    asked in the future have their whole limit from now on, pings are moved along, stops and stopped
    limits begin now, people were last seen now at the latest, and computers think anew. A lobby
    opened in the future keeps the time that it had left, unless its clock stands. The messages are
    updated only if something that they show was moved. Return the table and the rows.
    """
    closes = live.expires_at
    live, sooner = take_back(live, now)
    running, at = live.running, to_ms(now)
    if running is None:
        early = 0 if closes is None or live.expires_at is None else closes - live.expires_at
        live, kept = _with_time_left(live, by // MILLISECOND - early, at)
        return live, (*sooner, *kept)
    live, seen = _seen_now(live, at)
    asked = {key: _asked_now(one, at) for key, one in running.posed.items() if one.at > at}
    answered = {seat: min(then, at) for seat, then in running.last_answers.items()}
    posed = running.posed | asked
    live = replace(live, running=replace(running, posed=posed, last_answers=answered))
    live, stopped = _stopped_now(live, at)
    live, paused = _standing_now(live, at)
    live, clocks = recompute(live, at, every=bool(asked))
    rows: list[Write] = [*sooner, *seen, *stopped, *paused, *clocks]
    if asked:
        rows.append(live.update_row(at))
    return live, (*rows, *think_again(live, at))


def _with_time_left(live: LiveTable, by: int, at: Millis) -> tuple[LiveTable, Change]:
    """Bring the times of a lobby opened after ``at`` forward by ``by`` ms; others stay.

    Nothing changes where its clock stands, or if ``by`` is not above zero. Return the table and the
    rows.
    """
    table = live.table
    opened_ahead = table.status is Status.LOBBY and to_ms(table.opened_at) > at
    if by <= 0 or not opened_ahead or table.stands_since is not None:
        return live, ()
    live, sooner = all_later(live, -by)
    return live, (*sooner, live.update_row(at))


def _asked_now(known: QuestionTimer, at: Millis) -> QuestionTimer:
    """Return a question's clock as if it were asked at ``at``, its ping moved along.

    The next ping or reminder is for the caller to plan.
    """
    early = known.at - at
    called = None if known.call_at is None else known.call_at - early
    return replace(known, at=at, call_at=called, next_call=None)


def _seen_now(live: LiveTable, at: Millis) -> tuple[LiveTable, list[Write]]:
    """Note of those who were seen later than ``at`` that they were then; return table and rows.

    Who has come since they were asked something later than that comes a moment after it, or they
    would lose their bank. What is asked in the future is for the caller to move.
    """
    asked = [(seat, timer.at) for (_, seat), timer in live.under_way.posed.items()]
    later = [one for one in live.table.players if one.occupancy.seen_at > at]
    for one in later:
        known = one.occupancy
        knows = any(one.seat == seat and at <= then < known.seen_at for seat, then in asked)
        seen = replace(known, seen_at=at + knows)
        live = live.with_player(replace(one, occupancy=seen))
    return live, [live.occupancy_row(one.seat) for one in later]


def _standing_now(live: LiveTable, at: Millis) -> tuple[LiveTable, list[Write]]:
    """Move open stops that begin after ``at``, as the clock was set back, to begin at ``at``.

    The old ones stay, with no length. Return the table and the rows.
    """
    rows: list[Write] = []
    for stop in live.table.stops:
        if not stop.is_open or stop.since <= at:
            continue
        for one in (replace(stop, until=stop.since), replace(stop, since=at)):
            live = with_stop(live, one)
            rows.append(ClockStopRow.of(live.table.id, one))
    return live, rows


def _stopped_now(live: LiveTable, at: Millis) -> tuple[LiveTable, list[Write]]:
    """Move the stop of shared limits stopped later than ``at`` to ``at``, with the same time left.

    Return the table and the rows.
    """
    moved = {
        seat: replace(clock, at=clock.at - clock.stopped_at + at, stopped_at=at)
        for seat, clock in live.times.stopped.items()
        if clock.stopped_at > at
    }
    live = replace(live, times=replace(live.times, stopped=live.times.stopped | moved))
    return live, [stopped_clock_row(live, seat, clock) for seat, clock in moved.items()]
