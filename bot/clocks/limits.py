"""What the clock of each open question shows: a pure function of what is known, in milliseconds."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from bot.model.pace import Pace
from bot.model.times import Millis, TimeSpan
from bot.table.live_table import LiveTable
from bot.table.running_game import QuestionTimer, RunningGame
from games.api import Decision, Seat
from games.optional.shared_limits import sharing_limits


class QuestionFacts(msgspec.Struct, frozen=True):
    """Everything stored about the clock of one question to one seat."""

    at: Millis
    """When it was asked."""
    optional: bool = False
    bank: int = 0
    """What the seat's bank held then."""
    extensions: int = 0
    """How many others gave the seat a further plain limit."""
    given_back: int = 0
    """For how long the host was down meanwhile."""
    covered: int = 0
    """How much of that fell in pauses and absences, in which the clock stood anyway."""
    pauses: tuple[TimeSpan, ...] = ()
    """Of the table."""
    away: tuple[TimeSpan, ...] = ()
    """Of the person in the seat."""
    gone: bool = False
    """Whether the person left the game, so that nobody is waited for."""
    missed_from: Millis | None = None
    """When an earlier question of the turn was asked that the person let fall due, and has not
    shown since; None for somebody who is there."""


class ClockReading(msgspec.Struct, frozen=True):
    """What the clock of an open question shows at one moment."""

    due: Millis
    """When the host answers in the place of the seat."""
    bank_used: int
    bank_from: Millis | None
    """When the bank begins, or began, to be used; None if that is not known or never happens."""


def read_clock(asked: QuestionFacts, pace: Pace, now: Millis) -> ClockReading:
    """Read the clock of a question.

    Time runs from the asking on, except in pauses and absences. First the plain limit is used,
    with the extensions and what is given back, then the bank; in a pause nothing had to be given
    back. Nothing but time given back moves the end past the ceiling, also that of a pause, which
    nobody could end meanwhile (F27). Who has missed a question of the turn already has the limit of
    a reaction for the others, and one ceiling for all of them.
    """
    at, spans = asked.at, asked.pauses + asked.away
    now = max(at, now)
    if asked.missed_from is None:
        plain, turn_from = pace.limit_ms(optional=asked.optional), at
    else:
        plain, turn_from = pace.reaction_ms, min(asked.missed_from, at)
    last = max(turn_from + pace.ceiling_ms + asked.given_back, at)
    if plain is None:
        due, bank_from, bank_used = last, None, 0
    else:
        allowed = plain * (1 + asked.extensions) + asked.given_back - asked.covered
        bank = max(0, asked.bank)
        due = min(_moment(at, allowed + bank, spans), last)
        begins = _moment(at, allowed, spans)
        bank_from = begins if bank and begins < due else None
        bank_used = min(bank, _running(at, now, spans) - allowed) if now > begins else 0
    if asked.gone:
        due, bank_from = at, None
    return ClockReading(due, bank_used, bank_from)


def time_stood(spans: Sequence[TimeSpan], start: Millis, end: Millis) -> int:
    """Count the milliseconds from ``start`` to ``end`` in which a clock stood."""
    return end - start - _running(start, end, spans)


def clock_of(live: LiveTable, decision: Decision, at: Millis) -> ClockReading | None:
    """Read the clock of an open question; None where it has none."""
    running = live.running
    known = None if running is None else running.posed.get((decision.id, decision.seat))
    return None if known is None else read_timer(live, decision, known, at)


def given_back(live: LiveTable, seat: Seat, known: QuestionTimer, at: Millis) -> QuestionTimer:
    """Give a question back what the host has been out of reach for since it was asked."""
    if live.times.unreached is None:
        return known
    since = max(live.times.unreached, known.at)
    if at <= since:
        return known
    return replace(
        known,
        given_back=known.given_back + at - since,
        covered=known.covered + time_stood(standing_times(live, seat), since, at),
    )


def standing_times(live: LiveTable, seat: Seat) -> tuple[TimeSpan, ...]:
    """List when the clocks of a seat stand: in pauses, and while its person is away."""
    return live.times.pauses + live.times.preferences_of(live.table.players[seat]).away


def read_timer(
    live: LiveTable, decision: Decision, known: QuestionTimer, at: Millis
) -> ClockReading:
    """Read the clock of a question that began as ``known`` says."""
    player = live.table.players[decision.seat]
    times, occupancy = live.times, player.occupancy
    absent = (
        occupancy.chapter == live.under_way.chapter
        and occupancy.missed_from is not None
        and known.at > occupancy.missed_from
    )
    known = given_back(live, decision.seat, known, at)
    asked = QuestionFacts(
        at=known.at,
        optional=decision.optional,
        bank=live.pace.bank_ms - times.used.get(decision.seat, 0),
        extensions=extensions_of(live, decision),
        given_back=known.given_back,
        covered=known.covered,
        pauses=times.pauses,
        away=times.preferences_of(player).away,
        gone=player.gone and live.table.held_at(player.seat) is None,
        missed_from=occupancy.missed_from if absent else None,
    )
    return read_clock(asked, live.pace, at)


def extensions_of(live: LiveTable, decision: Decision) -> int:
    """Count those who gave more time for a question."""
    if not live.times.extensions:
        return 0
    return sum(e[:2] == (decision.id, decision.seat) for e in live.times.extensions)


def limit_name(running: RunningGame, decision: Decision) -> str:
    """Name the limit that a question shares with others of its seat; empty where it has its own."""
    game = sharing_limits(running.game)
    return "" if game is None else game.limit_name(running.state, decision)


def _moment(start: int, amount: int, spans: Sequence[TimeSpan]) -> int:
    """When ``amount`` has run since ``start``; :data:`OPEN` or later if nobody knows."""
    if not spans:
        return start + amount
    at = start
    for span in _merged(spans, start):
        if at + amount <= span.since:
            break
        amount -= span.since - at
        at = span.until
    return at + amount


def _running(start: int, end: int, spans: Sequence[TimeSpan]) -> int:
    """How much of the time from ``start`` to ``end`` ran."""
    if not spans:
        return end - start
    stood = 0
    for span in _merged(spans, start):
        stood += max(0, min(span.until, end) - min(span.since, end))
    return end - start - stood


def _merged(spans: Sequence[TimeSpan], start: int) -> Sequence[TimeSpan]:
    """List the stretches after ``start`` in order, none touching another."""
    merged: list[TimeSpan] = []
    for span in sorted(spans):
        if span.until <= max(span.since, start):
            continue
        since = max(span.since, start)
        if merged and since <= merged[-1].until:
            merged[-1] = TimeSpan(merged[-1].since, max(merged[-1].until, span.until))
        else:
            merged.append(TimeSpan(since, span.until))
    return merged
