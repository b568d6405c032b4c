"""Another pace: a faster one for an evening that all agree to, a slower one that most want."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.clocks.computers import think_again
from bot.clocks.deadlines import hours_now, recompute, restart_stopped
from bot.clocks.windows import asked_together, draw_moment, heard_from
from bot.model.pace import PACES, Pace
from bot.model.players import Person
from bot.model.refusal import Refused, refused_by_status
from bot.model.stops import after
from bot.model.table import Status
from bot.model.timers import TimerKind
from bot.model.times import MILLISECOND, Millis, to_ms
from bot.rows.change import Change, Write
from bot.rows.clocks import DeleteTimer, TimerRow
from bot.table.live_table import LiveTable
from bot.table.running_game import QuestionTimer
from bot.transitions import standing_orders
from bot.transitions.occupancy import drop_pace_wish, notice
from games.api import Seat

_SEEN_MS = timedelta(minutes=30) // MILLISECOND
"""Of an evening: who was not seen for so long is not there any more, nor wants one now."""
_LASTS_MS = timedelta(days=3) // MILLISECOND
"""For so long a wish stands for a slower pace."""
_ORDER = tuple(PACES)


def faster(_live: LiveTable) -> str:
    """Name the pace of an evening."""
    return _ORDER[0]


def slower(live: LiveTable) -> str:
    """Name the pace that the table had before the evening, else the next slower one, if any.

    At the slowest pace that is the pace itself.
    """
    usual, pace = live.table.usual_pace, live.table.terms.pace
    return usual or _ORDER[min(_ORDER.index(pace) + 1, len(_ORDER) - 1)]


def wish(
    live: LiveTable, person: Person, to: str, paces: Mapping[str, Pace], now: datetime
) -> tuple[LiveTable, Change]:
    """Note a wish for the pace named ``to``, or withdraw it where the person has that wish already.

    If enough want that pace by then, as somebody else is not there any more, such a press takes it
    up instead. A wish replaces one for any other pace, and the person counts as seen. Once enough
    of those present want it, the table changes to it: all for a faster pace, most for a slower one.
    A wish lapses after 30 minutes for a faster pace, three days for a slower one. That ``paces``
    knows the name is assumed.

    Raises:
        Refused: no seat (``not-seated``), in a series (``pace-of-series``), it is the pace
            (``pace-already``), somebody present is in their quiet hours (``pace-night``, faster
            only), or no game is under way.
    """
    table, at = live.table, to_ms(now)
    if table.status is not Status.PLAYING:
        raise refused_by_status(table)
    seat = table.seat_of(person.id)
    if seat is None or table.players[seat].gone:
        raise Refused("not-seated")
    if table.series is not None:
        raise Refused("pace-of-series")
    if to == table.terms.pace:
        raise Refused("pace-already")
    if _is_faster(live, to) and _ends_of_day(live, at) <= at:
        raise Refused("pace-night")
    live, seen = notice(live, person.id, at)
    withdrawn = live.times.paces.get(seat) == to and live.pace_wishes_missing(to) > 0
    live, ended = drop_pace_wish(live, seat)
    rows: list[Write] = [*seen, live.update_row(at), *ended]
    if withdrawn:
        return live, tuple(rows)
    times = replace(live.times, paces={**live.times.paces, seat: to})
    live = replace(live, times=times)
    lapses = table.clock_at(at) + (_SEEN_MS if _is_faster(live, to) else _LASTS_MS)
    rows.append(TimerRow(table.id, TimerKind.PACE_WISH, lapses, seat, to))
    if live.pace_wishes_missing(to):
        return live, tuple(rows)
    live, taken = _take_up(live, paces[to], at)
    return live, (*rows, *taken)


def take_up_wanted(
    live: LiveTable, paces: Mapping[str, Pace], at: Millis
) -> tuple[LiveTable, list[Write]]:
    """Change to a pace that enough of those present want by now; nothing where there is none.

    An evening that would be over at once is not begun. No message is updated here.
    """
    wanted = (live.times.paces.get(player.seat) for player in live.table.players if player.present)
    for to in wanted:
        if to is None or live.pace_wishes_missing(to):
            continue
        if not _is_faster(live, to) or _ends(live, at) > at:
            return _take_up(live, paces[to], at)
    return live, []


def lapse(live: LiveTable, seat: Seat, at: Millis) -> tuple[LiveTable, Change]:
    """Drop a seat's wish for another pace whose time is over, and have the message updated."""
    live, rows = drop_pace_wish(live, seat)
    return live, (*rows, live.update_row(at))


def end_evening(
    live: LiveTable, paces: Mapping[str, Pace], now: datetime
) -> tuple[LiveTable, Change]:
    """Go back to the usual pace if the evening is over; else plan the next check.

    It is over when somebody's quiet hours begin, or when one of those who play was not seen for 30
    minutes (:func:`_ends`). Nothing changes at a table that is at its usual pace.
    """
    usual, at = live.table.usual_pace, to_ms(now)
    if usual is None:
        return live, ()
    if _ends(live, at) > at:
        return live, tuple(watch_evening(live, at))
    live, rows = _take_up(live, paces[usual], at)
    return live, (*rows, live.update_row(at))


def watch_evening(live: LiveTable, at: Millis) -> list[Write]:
    """Return the timer that ends an evening when it is over as far as is known; empty without one.

    It may be due at once.
    """
    usual = live.table.usual_pace
    if usual is None:
        return []
    return [TimerRow(live.table.id, TimerKind.EVENING, _ends(live, at), key=usual)]


def _is_faster(live: LiveTable, to: str) -> bool:
    return _ORDER.index(to) < _ORDER.index(live.table.terms.pace)


def _take_up(live: LiveTable, pace: Pace, at: Millis) -> tuple[LiveTable, list[Write]]:
    """Play on at another pace; every open question has its whole limit from now on.

    So has the next question of a seat whose shared limit stands at the moment. Answers are heard no
    later than is usual at that pace (:func:`_heard_after`), those of computers, too. All wishes for
    a pace are dropped. For a faster pace the usual one is kept, with a timer for the end of the
    evening; for any other there is no evening any more. No message is updated here.
    """
    table, rows = live.table, list[Write]()
    usual = (live.usual or live.pace) if _is_faster(live, pace.name) else None
    if table.usual_pace is not None:
        rows.append(DeleteTimer(table.id, TimerKind.EVENING, key=table.usual_pace))
    for seat in tuple(live.times.paces):
        live, ended = drop_pace_wish(live, seat)
        rows += ended
    live = live.with_terms(pace=pace.name)
    live = live.with_table(usual_pace=None if usual is None else usual.name)
    live = replace(live, pace=pace, usual=usual)
    rows += watch_evening(live, at)
    running = live.under_way
    posed = {
        key: replace(
            known,
            at=at,
            given_back=0,
            covered=0,
            heard_after=_heard_after(live, key, known, at),
            hours=hours_now(live, key[1]),
            is_old=False,
            former=False,
        )
        for key, known in running.posed.items()
    }
    live, anew = restart_stopped(live, live.times.stopped.keys(), at)
    live = replace(live, running=replace(running, posed=posed))
    live, clocks = recompute(live, at, every=True)
    rows += (*standing_orders.plan_release(live, at), *think_again(live, at))
    return live, [live.table_row(), *rows, *anew, *clocks]


def _heard_after(live: LiveTable, key: tuple[str, Seat], known: QuestionTimer, at: Millis) -> int:
    """Return for how many milliseconds no answer to a question is heard from ``at`` on.

    At a faster pace that is drawn anew, or the game would wait beyond the new limit. It is never
    later than it was.
    """
    rest, decision = max(0, heard_from(known) - at), live.under_way.asked(*key)
    if decision is None:
        return rest
    return min(rest, draw_moment(live, decision, asked_together(live, decision), at) - at)


def _ends(live: LiveTable, at: Millis) -> Millis:
    """Return when an evening is over, in milliseconds.

    That is at the first quiet hours of somebody present, or 30 minutes after one of them was last
    seen or answered, whichever comes first; time in which the clocks stood lengthens these.
    Somebody whose seat has come on offer within those 30 minutes counts, too.
    """
    answers = live.under_way.last_answers
    seen = [
        after(
            max(player.occupancy.seen_at, answers.get(player.seat, 0)),
            _SEEN_MS,
            live.table.stood,
        )
        for player in live.table.players
        if player.present or at - (player.occupancy.offered_at or 0) < _SEEN_MS
    ]
    return min([*seen, _ends_of_day(live, at)])


def _ends_of_day(live: LiveTable, at: Millis) -> Millis:
    """Return when the first quiet hours of those present begin, or began if they are on at ``at``.

    Three days after ``at`` if nobody has any.
    """
    quiet = [live.times.preferences_of(p).quiet for p in live.table.players if p.present]
    nights = [hours.next_after(at).since for hours in quiet if hours is not None]
    return min(nights, default=at + _LASTS_MS)
