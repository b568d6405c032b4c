"""When somebody is reminded of an open question: a pure function of times and preferences.

Moments are milliseconds since 1970, as they are stored.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.clocks.limits import ClockReading
from bot.model.preferences import QuietHours, ReminderCadence
from bot.model.stops import after, stopped
from bot.model.times import Millis, TimeSpan
from bot.table.live_table import LiveTable
from bot.table.running_game import QuestionTimer
from games.api import Decision

MOST = 3
"""Reminders of one question, and of one seat in one turn (F35)."""

_HOUR = 3_600_000
_GAP = 120_000
"""Nearer than this to the question or its end nobody is helped by a reminder."""
_APART = 12
"""Nor nearer to another one than this part of the limit."""
_FAR = 2 * _HOUR
"""It need not be more."""


class Reminder(msgspec.Struct, frozen=True):
    """The first, second or third reminder of a question."""

    number: int
    at: Millis


def reminders(
    asked_at: Millis,
    due: Millis,
    quiet: QuietHours | None,
    cadence: ReminderCadence,
    away: Sequence[TimeSpan] = (),
    bank_from: Millis | None = None,
    stood: Sequence[TimeSpan] = (),
) -> tuple[Reminder, ...]:
    """Plan the reminders of a question: at half and four fifths of its limit, and a last one.

    The last comes when the bank begins to be used (``bank_from``, which ends the limit), else an
    hour before the end. With cadence ``FEW`` only that at four fifths is planned, with ``OFF``
    none. In quiet hours one waits for their end, or comes before them if the limit ends first. Who
    is ``away`` is reminded after the return. Time in which clocks ``stood`` is no part of the
    limit. Left out are those too close to the question, the end or another one. They are numbered
    from 1.
    """
    limit = due if bank_from is None else bank_from
    whole = limit - asked_at - stopped(stood, asked_at, limit)
    last = due - _HOUR if bank_from is None else bank_from
    match cadence:
        case ReminderCadence.OFF:
            return ()
        case ReminderCadence.FEW:
            early, late = [after(asked_at, whole * 4 // 5, stood)], []
        case ReminderCadence.NORMAL:
            early = [after(asked_at, whole * part // 10, stood) for part in (5, 8)]
            late = [last]
    if quiet is not None or away:
        early = [_moved(at, asked_at, (limit, due), quiet, away) for at in early]
        late = [_moved(at, asked_at, (due,), quiet, away) for at in late]
    planned = [*early, *late]
    planned.sort()
    kept: list[Reminder] = []
    for at in planned:
        if not asked_at + _GAP <= at <= due - _GAP:
            continue
        if kept and at - kept[-1].at < max(_GAP, min(whole // _APART, _FAR)):
            continue
        # Numbered in the order in which they come: what was said is known by its number.
        kept.append(Reminder(len(kept) + 1, at))
    return tuple(kept)


def planned_reminders(
    live: LiveTable, decision: Decision, known: QuestionTimer, clock: ClockReading
) -> tuple[Reminder, ...]:
    """List the reminders of a question that may still be sent; some may be due already.

    Empty if the person has left or the seat is on offer, while clocks are stopped, or after three
    in this turn. Those up to the last one sent are left out.
    """
    player = live.table.players[decision.seat]
    if not player.present or clocks_stand(live):
        return ()
    preferences = live.times.preferences_of(player)
    planned = reminders(
        known.at + known.given_back - known.covered,
        clock.due,
        live.rung_outside(decision.seat) if live.pace.nights else None,
        preferences.cadence,
        preferences.away,
        clock.bank_from,
        live.stood_for(decision.seat),
    )
    given = live.times.reminded
    if not given:
        return planned
    in_turn = sum(
        key[1] == decision.seat and chapter == live.under_way.chapter
        for key, chapter in given.items()
    )
    if in_turn >= MOST:
        return ()
    said = max((key[2] for key in given if key[:2] == (decision.id, decision.seat)), default=0)
    return tuple(r for r in planned if r.number > said)


def clocks_stand(live: LiveTable) -> bool:
    """Return True if nobody is reminded: the clocks of the table stand, for whatever reason."""
    return live.table.stands_since is not None


def _moved(
    at: Millis,
    asked_at: Millis,
    ends: tuple[int, ...],
    quiet: QuietHours | None,
    away: Sequence[TimeSpan],
) -> int:
    """Return a reminder's time, moved outside absences and quiet hours if that fits.

    For each of ``ends`` in turn: it moves to the end of the quiet hours if that comes before it,
    else to their beginning if that is after ``asked_at``. If nothing fits it stays in them.
    """
    absence = next((span for span in away if span.since <= at < span.until), None)
    if absence is not None:
        at = absence.until
    stretch = quiet.stretch(at) if quiet is not None else None
    if stretch is None:
        return at
    for end in ends:
        if stretch.until <= end - _GAP:
            return stretch.until
        if stretch.since - asked_at >= _GAP:
            return stretch.since
    return at
