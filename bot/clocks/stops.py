"""Stopped time of a table: its clocks stand for a reason, and run on with what they had.

Several reasons may hold at once; what stood goes on when the last of them ends.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.clocks.deadlines import call_at_new_place, recompute
from bot.model.stops import (
    ASKED_BEFORE,
    BY_MANAGERS,
    ENDING,
    GIVEN_UP,
    PAUSES,
    Stop,
    Why,
    end_of,
    stopped,
)
from bot.model.timers import TimerKind
from bot.model.times import MILLISECOND, OPEN, Millis, to_ms
from bot.rows.change import Change, Write
from bot.rows.clocks import ClockStopRow, DeletePauseWishes, DeleteTimer, ShiftTimers, TimerRow
from bot.table.live_table import LiveTable

Changed = tuple[LiveTable, Change]


def begin(
    live: LiveTable,
    why: Why,
    now: datetime,
    *,
    since: datetime | None = None,
    lasting: timedelta | None = None,
) -> Changed:
    """Stop every clock of a table for a reason; nothing changes if that is so or the table ended.

    ``since`` is when that began, if it is noticed later; it never overlaps with earlier stops.
    ``lasting`` is after how long it ends by itself; without it some reasons end the table after a
    time. Only for ``UNSHOWN`` its messages are updated. Return the table and the rows.
    """
    if live.table.status.ended or live.table.stop_of(why) is not None:
        return live, ()
    at = to_ms(now)
    from_ = max(to_ms(since or now), min(at, _settled(live)))
    if lasting is None and why in ENDING:
        lasting = GIVEN_UP
    stop = Stop(why, from_, ends_at=None if lasting is None else from_ + lasting // MILLISECOND)
    live = with_stop(live, stop)
    live, clocks = recompute(live, at)
    # Until it can be shown again that is unsaid, which has it tried, also after a restart.
    told = [live.update_row(at)] if why is Why.UNSHOWN else []
    return live, (ClockStopRow.of(live.table.id, stop), *_timer(live, at), *clocks, *told)


def end(live: LiveTable, why: Why, now: datetime, until: Millis | None = None) -> Changed:
    """End the stop of a table for a reason; nothing changes without one.

    Unless it stands for another reason, all that stood with the clocks goes on with what it had
    left. ``until`` is when the stop ended, if that is noticed later. Wishes for a pause are dropped
    with a pause. Its messages are updated. Return the table and the rows.
    """
    stop = live.table.stop_of(why)
    if stop is None:
        return live, ()
    at, stood_since = to_ms(now), live.table.stands_since
    assert stood_since is not None
    others = [one.since for one in live.table.stops if one.is_open and one != stop]
    # A clock that was set back since has seen nothing of it; and what goes on overlaps with it.
    ended = at if until is None else min(until, at)
    over = replace(stop, until=max(stop.since, ended, *(since + 1 for since in others)))
    live = with_stop(live, over)
    rows: list[Write] = [ClockStopRow.of(live.table.id, over), *_timer(live, at)]
    if live.table.stands_since is None:
        live, later = all_later(live, stopped(live.table.stood, stood_since, at))
        rows += later
    if why in PAUSES:
        live = replace(live, times=replace(live.times, wishes={}))
        rows.append(DeletePauseWishes(live.table.id))
    # What was read again in between reckons with what its rows do not say yet.
    live, clocks = recompute(live, at, every=True)
    return live, (*rows, *clocks, live.update_row(at))


def give_back(live: LiveTable, missed: timedelta, now: datetime) -> Changed:
    """Record a jump of the wall clock by ``missed`` as a stop of all clocks that is over.

    Time in which they stood for another reason is not given twice.
    """
    live, begun = begin(live, Why.DOWN, now, since=now - missed)
    live, over = end(live, Why.DOWN, now)
    return live, (*begun, *over)


def take_back(live: LiveTable, now: datetime) -> Changed:
    """Cut stops that are over to end by now, as the clock was set back behind their end.

    What they have put off since comes sooner by as much; deadlines are for the caller. Nothing
    changes where no stop ends later than now. Return the table and the rows.
    """
    at, since = to_ms(now), live.table.stands_since
    ahead = [s for s in live.table.stops if not s.is_open and s.until > max(s.since, at)]
    # What stood in an open stop has put nothing off yet.
    by = stopped(live.table.stood, at, OPEN if since is None else max(at, since)) if ahead else 0
    rows: list[Write] = []
    for stop in ahead:
        over = replace(stop, until=max(stop.since, at))
        live = with_stop(live, over)
        rows.append(ClockStopRow.of(live.table.id, over))
    if ahead:
        # What ends a table after too long waits for no downtime that was none.
        rows += _timer(live, at)
    if not by:
        return live, tuple(rows)
    live, sooner = all_later(live, -by)
    return live, (*rows, *sooner, live.update_row(at))


def lose_place(live: LiveTable, now: datetime, stale: timedelta) -> Changed:
    """Forget the deleted place of a table, and stop every clock until it has another.

    Nothing changes if that is known. After ``stale`` without another place it is closed. A table
    that has ended only notes that it has no place.
    """
    if live.table.place_lost:
        return live, ()
    live, begun = begin(live.with_table(thread_id=None), Why.PLACE, now, lasting=stale)
    told = live.update_row(to_ms(now))
    return live, (live.table_row(), *begun, told)


def find_place(live: LiveTable, now: datetime) -> Changed:
    """Restart the clocks of a table with a new place, and plan a ping of everybody who is asked.

    The caller has set the place. The pings are planned even if its place was never lost. Return the
    table and the rows.
    """
    live, change = end(live, Why.PLACE, now)
    live, calls = call_at_new_place(live, to_ms(now))
    told = live.update_row(to_ms(now))
    return live, (live.table_row(), *change, *calls, told)


def end_sooner(live: LiveTable, ends_at: Millis, now: datetime) -> Changed:
    """Note that somebody who waits asked for the end of a pause, which now ends by ``ends_at``.

    A pause that would end sooner keeps its end. There has to be a pause; managers are not asked
    about it any more. Its messages are updated.
    """
    pause = live.table.pause
    assert pause is not None
    sooner = ends_at if pause.ends_at is None else min(pause.ends_at, ends_at)
    return _revised(live, replace(pause, ends_at=sooner, asked=True), now)


def renew(live: LiveTable, now: datetime) -> Changed:
    """Extend a pause of managers to its full length of 30 days from now on.

    They are asked about it again before its end. There has to be a pause; that it is one of
    managers is not checked.
    """
    pause = live.table.pause
    assert pause is not None
    ends_at = to_ms(now + BY_MANAGERS)
    return _revised(live, replace(pause, ends_at=ends_at, asked=False), now)


def look(live: LiveTable, now: datetime) -> Changed:
    """Do what is due about a pause: end it, or have managers asked whether theirs continues.

    If nothing is due only the timer is set again.
    """
    at, pause = to_ms(now), live.table.pause
    if pause is not None and end_of(live.table.stops, pause) <= at:
        return end(live, pause.why, now, pause.ends_at)
    if pause is not None and pause.why is Why.MANAGERS and _asks_at(pause) <= at:
        return _revised(live, replace(pause, asked=True), now)
    return live, tuple(_timer(live, at))


def is_given_up(live: LiveTable, at: Millis) -> bool:
    """Return True if people could not press for so long that the table ends; the caller ends it."""
    stops = live.table.stops
    return any(one.is_open and one.why in ENDING and end_of(stops, one) <= at for one in stops)


def carry_over(live: LiveTable, before: LiveTable, now: datetime) -> Changed:
    """Stop the clocks of a new table for what held at the end of its predecessor.

    That is an outage of Discord, or a server without the bot; other reasons do not carry over.
    Return the table and the rows.
    """
    change: Change = ()
    for stop in before.table.stops:
        # It went on when that table ended.
        if stop.until >= (before.ended_at or 0) and stop.why in {Why.DISCORD, Why.SERVER}:
            live, rows = begin(live, stop.why, now)
            change = (*change, *rows)
    return live, change


def _settled(live: LiveTable) -> Millis:
    """Return the earliest time at which a stop noticed late may begin.

    Deadlines were put off for earlier stops: it is the end of the last, or the start of those that
    hold.
    """
    since = live.table.stands_since
    return max([one.until for one in live.table.stops], default=0) if since is None else since


def with_stop(live: LiveTable, stop: Stop) -> LiveTable:
    """Return the table with a stop added; one of the same reason and beginning is replaced."""
    others = [one for one in live.table.stops if (one.why, one.since) != (stop.why, stop.since)]
    stops = sorted([*others, stop], key=lambda one: (one.since, one.why))
    return live.with_table(stops=tuple(stops))


def _revised(live: LiveTable, stop: Stop, now: datetime) -> Changed:
    """Return the table with an open stop changed, and the rows, which update its messages."""
    at, live = to_ms(now), with_stop(live, stop)
    told = live.update_row(at)
    return live, (ClockStopRow.of(live.table.id, stop), *_timer(live, at), told)


def _timer(live: LiveTable, at: Millis) -> list[Write]:
    """Return the timer for the next end of a stop, or for asking managers about their pause.

    Its deletion if neither comes at a known time; empty once the table has ended.
    """
    table = live.table
    if table.status.ended:
        return []
    moments = [end_of(table.stops, one) for one in table.stops if one.is_open]
    pause = table.pause
    if pause is not None and pause.why is Why.MANAGERS and not pause.asked:
        moments.append(_asks_at(pause))
    next_one = min(moments, default=OPEN)
    if next_one >= OPEN:
        return [DeleteTimer(table.id, TimerKind.STOP)]
    return [TimerRow(table.id, TimerKind.STOP, max(next_one, at))]


def _asks_at(pause: Stop) -> Millis:
    """Return when managers are asked about a pause, two days before its end.

    OPEN (never) once they were, or if it has no end.
    """
    if pause.asked or pause.ends_at is None:
        return OPEN
    return pause.ends_at - ASKED_BEFORE // MILLISECOND


def all_later(live: LiveTable, by: int) -> tuple[LiveTable, list[Write]]:
    """Put off all timers, claims, the start and end of a lobby and an announced end by ``by``.

    ``by`` is how many milliseconds the clocks stood, below zero where less than was given back.
    Deadlines are for the caller. Return the table and the rows.
    """
    rows: list[Write] = [ShiftTimers(live.table.id, by)]
    for player in live.table.players:
        if (due := player.occupancy.claim_due) is not None:
            occupancy = replace(player.occupancy, claim_due=due + by)
            live = live.with_player(replace(player, occupancy=occupancy))
            rows.append(live.occupancy_row(player.seat))
    if (closing := live.table.closing) is not None:
        live = live.with_table(closing=replace(closing, at=closing.at + by * MILLISECOND))
    if live.expires_at is not None:
        live = replace(live, expires_at=live.expires_at + by)
    if (full := live.table.full) is not None:
        later, anybody = by * MILLISECOND, full.anybody_at
        anybody = None if anybody is None else anybody + later
        full = replace(full, starts_at=full.starts_at + later, anybody_at=anybody)
        live = live.with_table(full=full)
    return live, rows
