"""Servers that the host was away from, and places that were deleted: clocks stand meanwhile."""

from __future__ import annotations

from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.clocks.computers import think_again
from bot.clocks.deadlines import call_at_new_place, deadline_row, recompute
from bot.clocks.limits import given_back
from bot.model.table import Status
from bot.model.timers import TimerKind
from bot.model.times import MILLISECOND, Millis, to_ms
from bot.rows.change import Change, Write
from bot.rows.clocks import DeleteTimer, ShiftTimers, TimerRow
from bot.rows.publishing import OutboxRow
from bot.rows.tables import PLACE, UNSHOWN, DeleteGuildAbsence, GuildAbsenceRow, InactivityRow
from bot.table.live_table import LiveTable
from bot.transitions import standing_orders


def lose_guild(live: LiveTable, now: datetime) -> tuple[LiveTable, Change]:
    """Let every clock of a table stand; nothing changes where they stand already.

    Moves are taken as ever, by commands given elsewhere.
    """
    if live.times.unreached is not None:
        return live, ()
    at = to_ms(now)
    live = replace(live, times=replace(live.times, unreached=at))
    live, clocks = recompute(live, at)
    return live, (GuildAbsenceRow(live.table.id, at), *clocks)


def stand(live: LiveTable, now: datetime) -> tuple[LiveTable, Change]:
    """Let every clock stand of a table that can be shown to nobody; nothing changes where they do.

    Moves are taken as ever.
    """
    if live.times.unreached is not None:
        return live, ()
    live, clocks = lose_guild(live, now)
    rows = [row for row in clocks if not isinstance(row, GuildAbsenceRow)]
    live = replace(live, times=replace(live.times, is_unshown=True))
    return live, (GuildAbsenceRow(live.table.id, to_ms(now), UNSHOWN), *rows)


def run_on(live: LiveTable, now: datetime) -> tuple[LiveTable, Change]:
    """Let the clocks run again of a table that can be shown again, with the time they had."""
    return regain_guild(live, now) if live.times.is_unshown else (live, ())


def lose_place(live: LiveTable, now: datetime, stale: timedelta) -> tuple[LiveTable, Change]:
    """Let go of a place that somebody deleted: every clock stands until it goes on elsewhere.

    A game that nobody has go on for as long as ``stale`` says is closed. What has ended only notes
    that it is shown nowhere any more.
    """
    if live.table.place_lost:
        return live, ()
    at, table_id = to_ms(now), live.table.id
    since = live.times.unreached or at
    live = replace(live, times=replace(live.times, is_unshown=False))
    live, clocks = lose_guild(live.with_table(thread_id=None, place_lost=True), now)
    return live, (
        live.table_row(),
        *(row for row in clocks if not isinstance(row, GuildAbsenceRow)),
        DeleteGuildAbsence(table_id),
        GuildAbsenceRow(table_id, since, PLACE),
        TimerRow(table_id, TimerKind.LOST_PLACE, to_ms(now + stale)),
        OutboxRow(table_id, None, None, at),
    )


def find_place(live: LiveTable, now: datetime) -> tuple[LiveTable, Change]:
    """Go on at another place, where everybody is called whom the table waits for."""
    change: Change = ()
    if live.table.place_lost:
        live, change = regain_guild(live.with_table(place_lost=False), now)
        change = (*change, DeleteTimer(live.table.id, TimerKind.LOST_PLACE))
    live, calls = call_at_new_place(live, to_ms(now))
    told = OutboxRow(live.table.id, None, None, to_ms(now))
    return live, (live.table_row(), *change, *calls, told)


def regain_guild(live: LiveTable, now: datetime) -> tuple[LiveTable, Change]:
    """Give the time out of reach back, like the host's own downtime, to all that runs at a table.

    Nobody could be told of the table meanwhile: how long nobody has minded it is counted anew.
    """
    since = live.times.unreached
    if since is None:
        return live, ()
    at = to_ms(now)
    away = max(0, at - since)
    table_id = live.table.id
    live, clocks = _run_on(live, at)
    live, offers = _claims_later(live, away)
    live, ends = _ends_later(live, away, at)
    told = OutboxRow(table_id, None, None, at)
    moved = ShiftTimers(table_id, away)
    # What was asked in that time was not to be put off by all of it.
    answers = [*think_again(live, at), *standing_orders.plan_release(live, at)]
    return live, (DeleteGuildAbsence(table_id), moved, *answers, *clocks, *offers, *ends, told)


def give_back(live: LiveTable, missed: timedelta, now: datetime) -> tuple[LiveTable, Change]:
    """Give back a time that has just gone by unseen; nothing changes where the clocks stand."""
    if live.times.unreached is not None:
        return live, ()
    live, stopped = lose_guild(live, now - missed)
    live, going_on = regain_guild(live, now)
    return live, (*stopped, *going_on)


def _run_on(live: LiveTable, at: Millis) -> tuple[LiveTable, list[Write]]:
    """Start the clocks of the open questions again, with what they had left."""
    running = live.running
    if running is not None:
        posed = {key: given_back(live, key[1], known, at) for key, known in running.posed.items()}
        live = replace(live, running=replace(running, posed=posed))
    times = replace(live.times, unreached=None, is_unshown=False)
    live, _ = recompute(replace(live, times=times), at)
    asked = live.running.posed if live.running is not None else {}
    return live, [deadline_row(live, key) for key in asked]


def _claims_later(live: LiveTable, away: int) -> tuple[LiveTable, list[Write]]:
    """Put off when seats change hands; what says so is a timer."""
    rows: list[Write] = []
    for player in live.table.players:
        if (due := player.occupancy.claim_due) is not None:
            occupancy = replace(player.occupancy, claim_due=due + away)
            live = live.with_player(replace(player, occupancy=occupancy))
            rows.append(live.occupancy_row(player.seat))
    return live, rows


def _ends_later(live: LiveTable, away: int, at: Millis) -> tuple[LiveTable, list[Write]]:
    """Put off the end of a lobby, and that of a game that nobody seems to mind.

    When that is comes from their timers, which are put off with all others.
    """
    rows: list[Write] = []
    if (closing := live.table.closing) is not None:
        live = live.with_table(closing=replace(closing, at=closing.at + away * MILLISECOND))
    if live.table.status is Status.PLAYING:
        live = replace(live, kept_at=at)
        notice = 0 if closing is None else closing.notice
        rows.append(InactivityRow(live.table.id, at, notice))
    if live.expires_at is not None:
        live = replace(live, expires_at=live.expires_at + away)
    return live, rows
