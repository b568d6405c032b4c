"""Inactivity: a table without moves is closed, announced twice, put off by a press or a move."""

from __future__ import annotations

from datetime import timedelta

from msgspec.structs import replace

from bot.model.stops import after
from bot.model.table import Closing
from bot.model.timers import TimerKind
from bot.model.times import MILLISECOND, Millis, from_ms, to_ms
from bot.rows.change import Change, Write
from bot.rows.clocks import DeleteTimer, TimerRow
from bot.rows.tables import InactivityRow
from bot.table.live_table import LiveTable
from bot.transitions.leaving import call_off

STALE = timedelta(days=21)
"""A game without any move of a person for so long is closed."""
FIRST_NOTICE = timedelta(days=7)
SECOND_NOTICE = timedelta(days=1)
LOBBY_NOTICE = 2 / 3
"""The part of a lobby's time after which its host is told that it closes."""

_FIRST = 1
_SECOND = 2


def watch(live: LiveTable, at: Millis, stale: timedelta) -> Write:
    """Return the timer of the first notice about an abandoned game."""
    return _look_again(live, live.table.clock_at(at) + (stale - FIRST_NOTICE) // MILLISECOND)


def watch_lobby(live: LiveTable, wait: timedelta) -> Write:
    """Return the timer that tells the host of a lobby before it closes: two thirds into ``wait``.

    ``wait`` is the whole time of the lobby, counted from its opening.
    """
    notice = to_ms(live.table.opened_at) + int(wait / MILLISECOND * LOBBY_NOTICE)
    return _look_again(live, notice)


def announce_lobby_end(live: LiveTable, at: Millis) -> tuple[LiveTable, Change]:
    """Announce to its host when a lobby closes; it stays open until then, at ``expires_at``."""
    assert live.expires_at is not None
    return _announced(live, live.expires_at, _FIRST, at)


def check_inactivity(
    live: LiveTable, at: Millis, last_move: Millis, stale: timedelta
) -> tuple[LiveTable, Change]:
    """Announce the end of a game in which nobody moves, put it off, or call the game off.

    ``last_move`` is when a person last moved, in milliseconds; a press to keep the table counts
    like one, messages do not (F59). The time ``stale`` runs from there, without the time in which
    the clocks stood or the game waited for an absent player; an announced end moves back for that.
    A first notice comes a week before the end, a second one a day before. Except for an end, the
    change has the timer of the next check. A new or moved announcement is stored and told.
    """
    first, second = FIRST_NOTICE // MILLISECOND, SECOND_NOTICE // MILLISECOND
    minded = max(last_move, live.kept_at or 0)
    spans = live.stood_for(*(player.seat for player in live.table.players if player.present))
    over = after(minded, stale // MILLISECOND, spans)
    known = live.table.closing
    if known is None:
        if (due := after(minded, stale // MILLISECOND - first, spans)) > at:
            return live, (_look_again(live, due),)
        live, rows = _announced(live, at + first, _FIRST, at)
        return live, (*rows, _look_again(live, at + first - second))
    closes_at = to_ms(known.at)
    if over > closes_at:
        # Somebody has said since that they are away.
        live, rows = _announced(live, over, known.notice, at)
        return live, (*rows, _look_again(live, over - second))
    if at >= closes_at:
        return call_off(live, from_ms(at), forgotten=True)
    if known.notice == _FIRST and closes_at - second <= at:
        live, rows = _announced(live, closes_at, _SECOND, at)
        return live, (*rows, _look_again(live, closes_at))
    next_look = closes_at if known.notice == _SECOND else closes_at - second
    return live, (_look_again(live, next_look),)


def clear_notice(live: LiveTable) -> tuple[LiveTable, list[Write]]:
    """Take back the announced end of a table, since somebody is there; no rows without one.

    The rows delete the closing timer; they plan no new check and update no message.
    """
    if live.table.closing is None:
        return live, []
    live = live.with_table(closing=None)
    return live, _nothing_announced(live)


def keep(live: LiveTable, at: Millis, stale: timedelta) -> tuple[LiveTable, Change]:
    """Keep a table because somebody asked for it: its time of inactivity begins again at ``at``.

    An announced end is taken back, the next check is planned, and the message is updated.
    """
    live = replace(live.with_table(closing=None), kept_at=at)
    return live, (
        *_nothing_announced(live),
        watch(live, at, stale),
        live.update_row(at),
    )


def _announced(
    live: LiveTable, closes_at: Millis, notice: int, at: Millis
) -> tuple[LiveTable, Change]:
    """Announce the end of an idle table at ``closes_at``, as notice number ``notice`` (1 or 2).

    The change stores the notice, the closing timer, and an update of the message.
    """
    live = live.with_table(closing=Closing(from_ms(closes_at), notice))
    table_id = live.table.id
    return live, (
        InactivityRow(table_id, live.kept_at, notice),
        TimerRow(table_id, TimerKind.CLOSING, closes_at),
        live.update_row(at),
    )


def _nothing_announced(live: LiveTable) -> list[Write]:
    """Return the rows that call off the announced end of a table."""
    table_id = live.table.id
    return [InactivityRow(table_id, live.kept_at, 0), DeleteTimer(table_id, TimerKind.CLOSING)]


def _look_again(live: LiveTable, at: Millis) -> TimerRow:
    """Return the timer that checks for inactivity again at ``at``."""
    return TimerRow(live.table.id, TimerKind.INACTIVITY, at)
