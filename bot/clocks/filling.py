"""Lobbies whose last seat is taken: who is pinged, and when the game starts without its host."""

from __future__ import annotations

from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.model.players import Player
from bot.model.table import FullLobby, Status
from bot.model.timers import TimerKind
from bot.model.times import MILLISECOND, Millis, TimeSpan, from_ms, to_ms
from bot.rows.change import Change, Write
from bot.rows.clocks import DeleteStartWishes, DeleteTimer, TimerRow
from bot.rows.tables import InactivityRow
from bot.table.live_table import LiveTable

FOR_THE_HOST = timedelta(hours=1)
"""How long a full lobby waits for its host alone; then a press of anybody seated starts it."""
FOR_THE_HOST_LIVE = timedelta(minutes=2)
"""The same at the live pace."""
WANTED_BY = timedelta(hours=12)
"""By when a full lobby starts that somebody wanted to start early, quiet hours or not: a press
after :data:`FOR_THE_HOST` would have started it, too."""
BY_ITSELF = timedelta(days=1)
"""After how long a full lobby starts by itself; *Not yet* adds as much."""
RETRY = timedelta(hours=6)
"""After how long a start that was refused is tried again."""
_KEPT = timedelta(days=1)
"""The least time between that start and the closing of the lobby; its host is told that before."""
_LONGEST_NIGHTS = timedelta(days=2)
"""With more quiet hours in a row than this, no hour suits everybody."""
_PEOPLE = 2

Changed = tuple[LiveTable, Change]


def follow(live: LiveTable, now: datetime) -> Changed:
    """Start or drop the timers of a full lobby as its last seat is taken or one is free again.

    Nothing changes if neither has happened. A lobby of one person with computers does not count as
    full here: they need no ping and start the game. Return the table and the rows.
    """
    table = live.table
    waits = table.status is Status.LOBBY and len(table.players) == table.terms.seats
    waits = waits and len(table.people) >= _PEOPLE
    if waits == (table.full is not None):
        return live, ()
    return _filled(live, now) if waits else _emptied(live, to_ms(now))


def _filled(live: LiveTable, now: datetime) -> Changed:
    """Start the timers of a lobby whose last seat was taken, and take back its announced end.

    Its people are pinged, for an hour (two minutes at the live pace) the host alone may start it,
    and after a day it starts by itself.
    """
    table, at = live.table, to_ms(now)
    since = from_ms(table.clock_at(at))
    for_host = FOR_THE_HOST_LIVE if _is_live(live) else FOR_THE_HOST
    rows: list[Write] = []
    if table.closing is not None:
        live = live.with_table(closing=None)
        rows.append(InactivityRow(table.id, live.kept_at, 0))
    full = FullLobby(since + BY_ITSELF, since + for_host)
    live, timers = _timed(live, full, keep=True)
    return live, (
        *rows,
        *timers,
        TimerRow(table.id, TimerKind.RINGING, at),
        DeleteTimer(table.id, TimerKind.INACTIVITY),
    )


def _emptied(live: LiveTable, at: Millis) -> Changed:
    """Delete the timers and early starts of a full lobby in which a seat has become free.

    If it is still a lobby, the announcement of its end is timed again.
    """
    table_id, full = live.table.id, live.table.full
    assert full is not None
    rows: list[Write] = [
        DeleteTimer(table_id, TimerKind.ANYBODY),
        DeleteTimer(table_id, TimerKind.FULL, key=full.refused),
        DeleteTimer(table_id, TimerKind.RINGING),
        DeleteStartWishes(table_id),
    ]
    if live.table.status is Status.LOBBY and live.expires_at is not None:
        notice = live.expires_at - _KEPT // MILLISECOND
        rows.append(TimerRow(table_id, TimerKind.INACTIVITY, max(at, notice)))
    return live.with_table(full=None), tuple(rows)


def _timed(live: LiveTable, full: FullLobby, *, keep: bool) -> Changed:
    """Set the timers of a full lobby by ``full``; return the table and the rows.

    If it would close earlier, it closes a day after the planned start; unless ``keep``, when it
    would have closed anyway.
    """
    table_id, before = live.table.id, live.table.full
    rows: list[Write] = []
    if before is not None and before.refused != full.refused:
        rows.append(DeleteTimer(table_id, TimerKind.FULL, key=before.refused))
    rows.append(TimerRow(table_id, TimerKind.FULL, to_ms(full.starts_at), key=full.refused))
    if full.anybody_at is not None:
        rows.append(TimerRow(table_id, TimerKind.ANYBODY, to_ms(full.anybody_at)))
    closes = to_ms(full.starts_at + _KEPT)
    if closes > (live.expires_at or 0) and keep:
        live = replace(live, expires_at=closes)
        rows.append(TimerRow(table_id, TimerKind.CLOSING, closes))
    return live.with_table(full=full), tuple(rows)


def let_anybody(live: LiveTable, now: datetime) -> Changed:
    """Allow anybody seated to start a full lobby with one press from now on.

    If somebody has pressed already, and nobody has put the start off, it starts by itself at the
    next moment outside everybody's quiet hours: eleven hours from now at the latest, and never
    later than planned. The lobby has to be full (asserted).
    """
    full = live.table.full
    assert full is not None
    full = replace(full, anybody_at=None)
    told = live.update_row(to_ms(now))
    if not full.starts_early:
        return live.with_table(full=full), (told,)
    latest = now + WANTED_BY - FOR_THE_HOST
    starts_at = min(full.starts_at, from_ms(suits_all(live, to_ms(now))), latest)
    live, rows = _timed(live, replace(full, starts_at=starts_at), keep=False)
    return live, (*rows, told)


def start_at(
    live: LiveTable, starts_at: datetime, now: datetime, refused: str = "", *, keep: bool = True
) -> Changed:
    """Plan the start of a full lobby at another moment; its message is updated.

    ``refused`` is the key of what kept it from starting before, empty for nothing. If it would
    close earlier, it closes a day after that moment; unless ``keep``, when it would have closed
    anyway.
    """
    full = live.table.full
    assert full is not None
    live, rows = _timed(live, replace(full, starts_at=starts_at, refused=refused), keep=keep)
    return live, (*rows, live.update_row(to_ms(now)))


def suits_all(live: LiveTable, at: Millis) -> Millis:
    """Return the first moment from ``at`` on outside the quiet hours of everybody seated.

    ``at`` if there is none in two days. Live tables have no quiet hours.
    """
    moment = at
    while nights := [night.until for one in _people(live) if (night := _night(live, one, moment))]:
        moment = max(nights)
        if moment - at > _LONGEST_NIGHTS // MILLISECOND:
            return at
    return moment


def pingable(live: LiveTable, at: Millis) -> tuple[int, ...]:
    """List the ids of people in a full lobby outside their quiet hours, pinged before or not.

    Empty if it is not full or not a lobby any more.
    """
    if live.table.full is None or live.table.status is not Status.LOBBY:
        return ()
    return tuple(one.user_id for one in _people(live) if one.user_id and not _night(live, one, at))


def ring_again(live: LiveTable, at: Millis) -> Change:
    """Return the rows that ping people of a full lobby outside quiet hours, and time the next ping.

    The publisher then pings those who are outside them and were not pinged yet. The timer is for
    the end of the first quiet hours of the others; none if nobody has them now.
    """
    nights = [night.until for one in _people(live) if (night := _night(live, one, at))]
    again = (TimerRow(live.table.id, TimerKind.RINGING, min(nights)),) if nights else ()
    return (live.update_row(at), *again)


def _is_live(live: LiveTable) -> bool:
    return live.table.terms.pace == "live"


def _people(live: LiveTable) -> list[Player]:
    return [one for one in live.table.players if one.person is not None]


def _night(live: LiveTable, player: Player, at: Millis) -> TimeSpan | None:
    """Return the quiet hours of a player around ``at``, None outside; live tables have none."""
    if _is_live(live):
        return None
    quiet = live.times.preferences_of(player).quiet
    return None if quiet is None else quiet.stretch(at)
