"""Time that people give each other: pauses and extensions, as changes of one table."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.clocks import stops
from bot.clocks.deadlines import recompute
from bot.model.pace import PAUSE_DAYS
from bot.model.players import Person
from bot.model.preferences import Preferences
from bot.model.refusal import Refused, refused_by_status, require_seat
from bot.model.stops import (
    AFTER_ASKING,
    IN_SERIES,
    LEAST_PAUSE,
    ONE_PERSON,
    PAUSES,
    TOGETHER,
    Why,
    after,
    stood,
    used,
)
from bot.model.table import Status, Table
from bot.model.timers import TimerKind
from bot.model.times import MILLISECOND, Millis, to_ms
from bot.rows.change import Change, Write
from bot.rows.clocks import (
    DeletePauseWish,
    DeleteTimer,
    ExtensionRow,
    PauseWishRow,
    TimerRow,
)
from bot.table.live_table import LiveTable
from bot.transitions import inactivity
from bot.transitions.occupancy import drop_pause_wish
from games.api import Seat

_SEVERAL = 2
LAPSES = timedelta(days=3)
"""After so long a wish to which the others did not agree is dropped."""
UNSEEN = timedelta(days=3)
"""Who asked for a pause and was not seen for so long keeps the others from nothing."""


def request_pause(
    live: LiveTable, person: Person, now: datetime, days: int = PAUSE_DAYS
) -> tuple[LiveTable, Change]:
    """Pause a table for its host, or once all players present want it; else note the wish.

    The same wish again is withdrawn, unless it is enough by now; another number of days replaces
    it. It lapses after three days.

    Moves are taken in a pause as ever; only the clocks stand. A pause agreed by two or more lasts
    the fewest ``days`` that anybody present named, one of the host or of a single player the days
    asked for; both kinds are bounded in sum, and with less than an hour left are used up. When the
    host's are used up, their request is a wish like any other.

    Raises:
        Refused: neither host nor seated, in a series the latter (``not-seated``),
            ``already-paused``, ``pause-used-up`` (in a series ``pause-used-up-series``), or no game
            is under way.
    """
    _require_playing(live)
    table, at = live.table, to_ms(now)
    is_host = _decides(table, person)
    if not is_host:
        require_seat(table, person)
    if table.paused_at is not None:
        raise Refused("already-paused")
    before = live
    live = replace(live, times=replace(live.times, wishes=live.times.wishes | {person.id: days}))
    rows: list[Write] = [PauseWishRow(table.id, person.id, days)]
    together = left_of(live, Why.AGREED, at) >= LEAST_PAUSE
    alone = left_of(live, Why.PLAYER, at) >= LEAST_PAUSE
    missing = wishes_missing(live)
    if together and _all_agree(live):
        why, wanted = Why.AGREED, _days_agreed(live)
    elif alone and (is_host or not missing):
        why, wanted = Why.PLAYER, days
    elif together and missing and table.seat_of(person.id) is not None:
        if before.times.wishes.get(person.id) == days:
            live, rows = _without_wish(before, person), [DeletePauseWish(table.id, person.id)]
        else:
            seat, due = require_seat(table, person), table.clock_at(at) + LAPSES // MILLISECOND
            rows.append(TimerRow(table.id, TimerKind.PAUSE_WISH, due, seat))
        return live, (*rows, live.update_row(at))
    else:
        raise _used_up(live)
    lasting = min(timedelta(days=wanted), left_of(live, why, at))
    live, stopped = begin(live, why, now, lasting)
    return live, (*rows, *stopped, live.update_row(at))


def lapse(live: LiveTable, seat: Seat, at: Millis) -> tuple[LiveTable, Change]:
    """Drop a seat's wish for a pause whose time is over; nothing in a pause, or without a wish."""
    if live.table.pause is not None:
        return live, ()
    live, rows = drop_pause_wish(live, seat)
    return live, (*rows, live.update_row(at)) if rows else ()


def _decides(table: Table, person: Person) -> bool:
    """Return True if a person's word alone begins and ends pauses: the host's.

    In a series only in games that they play: its host has no part in the others, or has given up.
    """
    return table.host.id == person.id and (
        table.series is None or table.seat_of(person.id) is not None
    )


def begin(live: LiveTable, why: Why, now: datetime, lasting: timedelta) -> tuple[LiveTable, Change]:
    """Begin a pause of at most ``lasting``; an announced end of the table is taken back."""
    live, rows = inactivity.clear_notice(live)
    live, stopped = stops.begin(live, why, now, lasting=lasting)
    return live, (*rows, *stopped)


def left_of(live: LiveTable, why: Why, at: Millis) -> timedelta:
    """Return how much is left of the pauses of a kind: of one player, or agreed by all.

    In a series no more than what is left of both kinds together. Any other kind is a KeyError.
    """
    known, whole = live.table.stops, {Why.PLAYER: ONE_PERSON, Why.AGREED: TOGETHER}[why]
    left = whole - used(known, frozenset({why}), at)
    if live.table.series is not None:
        left = min(left, IN_SERIES - used(known, frozenset({Why.PLAYER, Why.AGREED}), at))
    return left


def _used_up(live: LiveTable) -> Refused:
    """Return the refusal for somebody whose days of pause are used up, with the limits in days."""
    if live.table.series is not None:
        return Refused("pause-used-up-series", days=IN_SERIES.days, one=ONE_PERSON.days)
    return Refused("pause-used-up", one=ONE_PERSON.days, together=TOGETHER.days)


def _all_agree(live: LiveTable) -> bool:
    """Return True if at least two players are present, and all of those want a pause."""
    present = sum(p.present for p in live.table.players)
    return present >= _SEVERAL and not wishes_missing(live)


def _days_agreed(live: LiveTable) -> int:
    """Return the fewest days that anybody present named."""
    present = {p.user_id for p in live.table.players if p.present}
    return min(days for user, days in live.times.wishes.items() if user in present)


def wishes_missing(live: LiveTable) -> int:
    """Count the players present who do not want a pause."""
    return sum(p.present and p.user_id not in live.times.wishes for p in live.table.players)


def wishes_left(live: LiveTable) -> int:
    """Count the players present who still want the pause that goes on."""
    return sum(p.present and p.user_id in live.times.wishes for p in live.table.players)


def _without_wish(live: LiveTable, person: Person) -> LiveTable:
    """Return the table without a person's wish for a pause; its row is for the caller."""
    wishes = {user: days for user, days in live.times.wishes.items() if user != person.id}
    return replace(live, times=replace(live.times, wishes=wishes))


def resume(live: LiveTable, person: Person, now: datetime) -> tuple[LiveTable, Change]:
    """End a pause, or note that a person no longer wants it.

    A pause of one person is ended by that person or the host; by any player once nobody who wants
    it was seen for three days (F81). One that all agreed to ends early once no player present wants
    it any more; until then only the wish is withdrawn. Once nobody who wants it was seen for three
    days, any player or the host may end this kind, too.

    Raises:
        Refused: ``not-paused``, ``pause-of-managers``, ``pause-not-yours``, ``pause-agreed`` if all
            agreed and this person's wish is gone already, or no game is under way.
    """
    _require_playing(live)
    table, at = live.table, to_ms(now)
    if table.pause is None:
        raise Refused("not-paused")
    if table.pause.why is Why.MANAGERS:
        raise Refused("pause-of-managers")
    seated = table.seat_of(person.id) is not None
    if table.pause.why is Why.AGREED and _is_minded(live, at):
        if person.id not in live.times.wishes:
            assert table.paused_until is not None
            raise Refused("pause-agreed", until=str(int(table.paused_until.timestamp())))
        fewer = _without_wish(live, person)
        if wishes_left(fewer):
            told = live.update_row(at)
            return fewer, (DeletePauseWish(table.id, person.id), told)
        return go_on(fewer, now)
    may = person.id in live.times.wishes or not _is_minded(live, at)
    if not (_decides(table, person) or (seated and may)):
        authors = [p.name for p in table.players if p.user_id in live.times.wishes]
        raise Refused("pause-not-yours", host=next(iter(authors), table.host.name))
    return go_on(live, now)


def go_on(live: LiveTable, now: datetime) -> tuple[LiveTable, Change]:
    """End a pause, whoever wanted it; nothing changes where there is none."""
    pause = live.table.pause
    return (live, ()) if pause is None else stops.end(live, pause.why, now)


def ask_for_end(live: LiveTable, now: datetime) -> tuple[LiveTable, Change]:
    """Have a pause of players last three days more at most: somebody waits for the game.

    That the table is one of a series, and that somebody waits, is checked by the caller.

    Raises:
        Refused: ``not-paused``, ``pause-of-managers``, ``pause-end-asked`` if somebody has asked
            before, or no game is under way.
    """
    _require_playing(live)
    pause = live.table.pause
    if pause is None:
        raise Refused("not-paused")
    if pause.why is Why.MANAGERS:
        raise Refused("pause-of-managers")
    if pause.asked:
        assert pause.ends_at is not None
        raise Refused("pause-end-asked", until=str(pause.ends_at // 1000))
    return stops.end_sooner(live, to_ms(now + AFTER_ASKING), now)


def extend(live: LiveTable, person: Person, now: datetime) -> tuple[LiveTable, Change]:
    """Give each other person who owes an answer a further plain limit for it, once for each giver.

    Questions for which this person has given time before are left out, and so are computers.

    Raises:
        Refused: ``not-seated``, ``no-limit`` where the pace has none, ``nobody-to-wait-for``,
            ``already-extended`` if none is left, ``extension-useless`` if no deadline changes by
            it, or no game is under way.
    """
    _require_playing(live)
    table, at = live.table, to_ms(now)
    giver = require_seat(table, person)
    running = live.under_way
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
    return after, (*rows, *clocks, live.update_row(at))


def reapply_timer(table_id: int, at: Millis) -> TimerRow:
    """Return the timer that sets the clocks of a table by its people's settings."""
    return TimerRow(table_id, TimerKind.PREFERENCES, at)


def apply_preferences(
    live: LiveTable, preferences: Mapping[int, Preferences], now: datetime, *, tell: bool
) -> tuple[LiveTable, Change]:
    """Compute a table's deadlines again with the given preferences, by user id.

    They replace those known before; people who are not named keep theirs. All deadlines are stored,
    and the timer that asked for this is deleted. ``tell`` has the table's messages updated.
    """
    at, table_id = to_ms(now), live.table.id
    known = {**live.times.preferences, **preferences}
    live = replace(live, times=replace(live.times, preferences=known))
    # A table that was read again reckons with what its rows do not say yet.
    live, rows = recompute(live, at, every=True)
    if tell:
        rows.append(live.update_row(at))
    return live, (DeleteTimer(table_id, TimerKind.PREFERENCES), *rows)


def _is_minded(live: LiveTable, at: Millis) -> bool:
    """Return True if somebody who plays here and wants the pause was seen in the last three days.

    People who have left or whose seat is on offer do not count. Other stops of the clocks lengthen
    the three days.
    """
    # The pause itself keeps nobody from coming.
    others = stood([stop for stop in live.table.stops if stop.why not in PAUSES])
    return any(
        player.present
        and player.user_id in live.times.wishes
        and after(player.occupancy.seen_at, UNSEEN // MILLISECOND, others) > at
        for player in live.table.players
    )


def _same_end(before: LiveTable, after: LiveTable, key: tuple[str, Seat]) -> bool:
    """Return True if a question's deadline is the same in both."""
    return before.under_way.due[key] == after.under_way.due[key]


def _require_playing(live: LiveTable) -> None:
    if live.table.status is not Status.PLAYING:
        raise refused_by_status(live.table)
