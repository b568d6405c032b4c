"""Time that people give each other: pauses and extensions, as changes of one table."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime

from msgspec.structs import replace

from bot.clocks.deadlines import deadline_row, recompute
from bot.model.players import Person
from bot.model.preferences import Preferences
from bot.model.refusal import Refused, refused_by_status
from bot.model.table import Status
from bot.model.timers import TimerKind
from bot.model.times import OPEN, Millis, TimeSpan, to_ms
from bot.rows.change import Change, Write
from bot.rows.clocks import (
    DeletePauseWishes,
    DeleteTimer,
    ExtensionRow,
    PauseRow,
    PauseWishRow,
    TimerRow,
)
from bot.rows.publishing import OutboxRow
from bot.table.live_table import LiveTable
from games.api import Seat


def request_pause(live: LiveTable, person: Person, now: datetime) -> tuple[LiveTable, Change]:
    """Pause a table for its host, or once all players present want it.

    Moves are taken in a pause as ever; only the clocks stand.

    Raises:
        Refused: ``not-seated``, ``already-paused``, or no game is under way.
    """
    _require_playing(live)
    table, at = live.table, to_ms(now)
    is_host = table.host.id == person.id
    if table.seat_of(person.id) is None and not is_host:
        raise Refused("not-seated")
    if table.paused_at is not None:
        raise Refused("already-paused")
    wishes = live.times.wishes | {person.id}
    live = replace(live, times=replace(live.times, wishes=wishes))
    rows: list[Write] = [PauseWishRow(table.id, person.id)]
    if is_host or not wishes_missing(live):
        pauses = (*live.times.pauses, TimeSpan(at, OPEN))
        live = replace(live.with_table(paused_at=now), times=replace(live.times, pauses=pauses))
        live, clocks = recompute(live, at)
        rows += [PauseRow(table.id, at, None), *clocks]
    return live, (*rows, OutboxRow(table.id, None, None, at))


def wishes_missing(live: LiveTable) -> int:
    """Count the players present who do not want a pause."""
    return sum(p.present and p.user_id not in live.times.wishes for p in live.table.players)


def resume(live: LiveTable, person: Person, now: datetime) -> tuple[LiveTable, Change]:
    """End a pause, as the host or as one of those who wanted it; where none plays, as a player.

    Raises:
        Refused: ``not-paused``, ``pause-not-yours``, or no game is under way.
    """
    _require_playing(live)
    table, at = live.table, to_ms(now)
    if table.paused_at is None:
        raise Refused("not-paused")
    theirs = live.times.wishes | {table.host.id}
    may = person.id in theirs or not _is_minded(live, theirs)
    if table.host.id != person.id and (table.seat_of(person.id) is None or not may):
        raise Refused("pause-not-yours", host=table.host.name)
    since = to_ms(table.paused_at)
    # A clock that was set back since has seen nothing of the pause.
    until = max(since, at)
    pauses = (*(span for span in live.times.pauses if span.until < OPEN), TimeSpan(since, until))
    times = replace(live.times, pauses=pauses, wishes=frozenset())
    live, clocks = recompute(replace(live.with_table(paused_at=None), times=times), at)
    told = OutboxRow(table.id, None, None, at)
    return live, (PauseRow(table.id, since, until), DeletePauseWishes(table.id), *clocks, told)


def extend(live: LiveTable, person: Person, now: datetime) -> tuple[LiveTable, Change]:
    """Give each other seat that is asked a further plain limit for its question.

    Raises:
        Refused: ``not-seated``, ``no-limit`` where the pace has none, ``nobody-to-wait-for``,
            ``already-extended``, or ``extension-useless`` at the ceiling.
    """
    _require_playing(live)
    table, at = live.table, to_ms(now)
    giver = table.seat_of(person.id)
    running = live.under_way
    if giver is None:
        raise Refused("not-seated")
    if live.pace.turn is None:
        raise Refused("no-limit")
    asked = [
        d
        for d in running.decisions
        if d.seat != giver
        and (d.id, d.seat) in running.due
        and table.players[d.seat].computer is None
    ]
    if not asked:
        raise Refused("nobody-to-wait-for")
    fresh = [d for d in asked if (d.id, d.seat, giver) not in live.times.extensions]
    if not fresh:
        raise Refused("already-extended")
    given = {(d.id, d.seat, giver) for d in fresh}
    times = replace(live.times, extensions=live.times.extensions | given)
    after, clocks = recompute(replace(live, times=times), at)
    if all(_same_end(live, after, (d.id, d.seat)) for d in fresh):
        raise Refused("extension-useless")
    rows = [ExtensionRow(table.id, d.id, d.seat, giver, at) for d in fresh]
    return after, (*rows, *clocks, OutboxRow(table.id, None, None, at))


def reapply_timer(table_id: int, at: Millis) -> TimerRow:
    """Have the clocks of a table set by what its people have set."""
    return TimerRow(table_id, TimerKind.PREFERENCES, at)


def apply_preferences(
    live: LiveTable, preferences: Mapping[int, Preferences], now: datetime, *, tell: bool
) -> tuple[LiveTable, Change]:
    """Set the clocks of a table by the preferences of its people, by user id."""
    at, table_id = to_ms(now), live.table.id
    known = {**live.times.preferences, **preferences}
    live, _ = recompute(replace(live, times=replace(live.times, preferences=known)), at)
    # All of them: a table that was read again reckons with what its rows do not say yet.
    asked = live.running.due if live.running is not None else {}
    rows: list[Write] = [deadline_row(live, key) for key in asked]
    if tell:
        rows.append(OutboxRow(table_id, None, None, at))
    return live, (DeleteTimer(table_id, TimerKind.PREFERENCES), *rows)


def _is_minded(live: LiveTable, theirs: Collection[int]) -> bool:
    """Whether somebody who plays here is there to end a pause that is ``theirs``.

    Who has left is not, nor is who has a seat on offer. The host of a series may pause a game of
    others, but nobody would notice that they have gone: it is for those who play to end that.
    """
    return any(player.present and player.user_id in theirs for player in live.table.players)


def _same_end(before: LiveTable, after: LiveTable, key: tuple[str, Seat]) -> bool:
    return before.under_way.due[key] == after.under_way.due[key]


def _require_playing(live: LiveTable) -> None:
    if live.table.status is not Status.PLAYING:
        raise refused_by_status(live.table)
