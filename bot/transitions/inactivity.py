"""The end of tables that nobody minds: announced twice, put off by one press or any move."""

from __future__ import annotations

from datetime import timedelta

from msgspec.structs import replace

from bot.model.table import Closing, Status
from bot.model.times import from_ms, to_ms
from bot.store.rows import AlarmRow, Change, ClosingRow, OutboxRow, Row
from bot.table.live_table import LiveTable
from bot.transitions.leaving import call_off

STALE = timedelta(days=21)
"""A game without any move of a person for so long is closed."""
FIRST_NOTICE = timedelta(days=7)
SECOND_NOTICE = timedelta(days=1)
LOBBY_NOTICE = 2 / 3
"""The part of a lobby's time after which its host is told that it closes."""

ALARM = "stale"
LOBBY_ALARM = "lobby"

_MILLISECOND = timedelta(milliseconds=1)
_FIRST = 1
_SECOND = 2


def watch(live: LiveTable, at: int, stale: timedelta) -> Row:
    """Have a game looked at when it may have been forgotten."""
    return AlarmRow(live.table.id, ALARM, 0, at + (stale - FIRST_NOTICE) // _MILLISECOND)


def watch_lobby(live: LiveTable, wait: timedelta) -> Row:
    """Have the host of a lobby told before it closes."""
    notice = to_ms(live.table.opened_at) + int(wait / _MILLISECOND * LOBBY_NOTICE)
    return AlarmRow(live.table.id, LOBBY_ALARM, 0, notice)


def announce_lobby_end(live: LiveTable, at: int) -> tuple[LiveTable, Change]:
    """Announce the end of a lobby to its host."""
    assert live.expires_at is not None
    return _announced(live, live.expires_at, _FIRST, at)


def check_inactivity(
    live: LiveTable, at: int, last_move: int, stale: timedelta
) -> tuple[LiveTable, Change]:
    """Announce or bring about the end of a forgotten game, and say when to look again.

    ``last_move`` is when a person last moved, in milliseconds; messages do not count (F59).
    """
    first, second = FIRST_NOTICE // _MILLISECOND, SECOND_NOTICE // _MILLISECOND
    known = live.table.closing
    table_id = live.table.id
    if known is None:
        due = max(last_move, live.kept_at or 0) + stale // _MILLISECOND - first
        if live.table.status is not Status.PLAYING or due > at:
            # An error is the host's own fault: a table set aside is not forgotten.
            again = max(due, at + second)
            return live, (AlarmRow(table_id, ALARM, 0, again),)
        live, rows = _announced(live, at + first, _FIRST, at)
        return live, (*rows, AlarmRow(table_id, ALARM, 0, at + first - second))
    closes_at = to_ms(known.at)
    if at >= closes_at:
        return call_off(live, from_ms(at), forgotten=True)
    if known.notice == _FIRST and closes_at - second <= at:
        live, rows = _announced(live, closes_at, _SECOND, at)
        return live, (*rows, AlarmRow(table_id, ALARM, 0, closes_at))
    next_look = closes_at if known.notice == _SECOND else closes_at - second
    return live, (AlarmRow(table_id, ALARM, 0, next_look),)


def clear_notice(live: LiveTable) -> tuple[LiveTable, list[Row]]:
    """Take back the announced end: somebody is there."""
    if live.table.closing is None:
        return live, []
    live = live.with_table(closing=None)
    return live, [ClosingRow(live.table.id, live.kept_at, None, 0)]


def keep(live: LiveTable, at: int, stale: timedelta) -> tuple[LiveTable, Change]:
    """Keep a table because somebody asked for it."""
    live = replace(live.with_table(closing=None), kept_at=at)
    table_id = live.table.id
    return live, (
        ClosingRow(table_id, at, None, 0),
        watch(live, at, stale),
        OutboxRow(table_id, None, None, at),
    )


def _announced(live: LiveTable, closes_at: int, notice: int, at: int) -> tuple[LiveTable, Change]:
    live = live.with_table(closing=Closing(from_ms(closes_at), notice))
    table_id = live.table.id
    return live, (
        ClosingRow(table_id, live.kept_at, closes_at, notice),
        OutboxRow(table_id, None, None, at),
    )
