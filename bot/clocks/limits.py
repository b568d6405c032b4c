"""What the clock of each open question shows: a pure function of what is known, in milliseconds."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from bot.model.pace import UNSEEN, Pace
from bot.model.preferences import QuietHours
from bot.model.stops import after, stopped
from bot.model.times import MILLISECOND, OPEN, Millis, TimeSpan
from bot.table.live_table import LiveTable
from bot.table.running_game import QuestionTimer, RunningGame
from games.api import Decision, Seat

_DAY_MS = 24 * 60 * 60 * 1000
_AFTER_MS = 60 * 60 * 1000
"""What somebody has after a night in which their time would have been up."""
_PAIR = 2
"""In a game of so many whoever is there has it for the asking, and the other half a day."""
_UNSEEN_MS = int(UNSEEN.total_seconds()) * 1000


class QuestionFacts(msgspec.Struct, frozen=True):
    """Everything stored about the clock of one question to one seat."""

    at: Millis
    """When it was asked."""
    optional: bool = False
    former: bool = False
    """True if 1.0.0 asked it: its limit stays as it was promised then."""
    bank: int = 0
    """What the seat's bank held then."""
    extensions: int = 0
    """How many others gave the seat a further plain limit."""
    given_back: int = 0
    """How much longer the limit is: what it stood between questions that share it."""
    stood: tuple[TimeSpan, ...] = ()
    """When the clock stood or stands: stops of the table, absences of the person."""
    gone: bool = False
    """True if the person left the game, so that nobody is waited for."""
    missed_from: Millis | None = None
    """When an earlier question of the turn was asked that the person let fall due, and has not
    shown since; None for somebody who is there."""
    missed_at: Millis | None = None
    """When the limit of that one fell due."""
    absent: bool = False
    """True if the person has missed a turn, this one or one before, and was not seen since."""
    offered: bool = False
    """True if others wait for somebody absent whose seat is on offer."""
    given_up_from: Millis | None = None
    """From when on nobody waits for somebody who has missed something: with only one person left at
    the table, or with a reaction, once half a day has gone since what they let pass."""
    waited_for: bool = True
    """True if anybody else is there who has not missed a turn."""
    played: tuple[TimeSpan, ...] = ()
    """When the person wants the host to answer."""
    hours: QuietHours | None = None
    """In which nobody's time is up, nor is a bank used."""
    seen: Millis = 0
    """When the person was last at the table."""


class ClockReading(msgspec.Struct, frozen=True):
    """What the clock of an open question shows at one moment."""

    due: Millis
    """When the host answers in the place of the seat."""
    bank_used: int
    bank_from: Millis | None
    """When the bank begins, or began, to be used; None if that is not known or never happens."""


def read_clock(asked: QuestionFacts, pace: Pace, now: Millis) -> ClockReading:
    """Read the clock of a question at ``now``: its deadline, and the use of the bank.

    Time runs from the asking on, except where the clock stands. First the plain limit is used, with
    extensions and what is given back, then the bank. Only stopped time and a night move the end
    past the ceiling (F27). Who has missed a turn has one short limit for the rest of it (F80), and
    nobody waits for a seat on offer. Without a limit, who was not seen for a week counts as absent.

    What would end in quiet hours ends an hour after them, and no bank is used in them (F82). What
    cuts waiting short goes before all that (:func:`_cut_short`).
    """
    at, spans, extra = asked.at, asked.stood, asked.given_back
    turn_from = at if asked.missed_from is None else min(asked.missed_from, at)
    last = max(after(turn_from, pace.ceiling_ms + extra, spans), at)
    plain, runs_from = pace.limit_ms(optional=asked.optional, former=asked.former), at
    if asked.absent:
        # One for all that follows in the turn.
        plain, runs_from = pace.absent_ms, min(at, asked.missed_at or at)
    bank, bank_from, bank_used = asked.bank, None, 0
    if plain is None:
        unseen = after(max(at, asked.seen), _UNSEEN_MS + extra, spans)
        due = unseen if asked.waited_for else last
    else:
        ends = after(runs_from, plain * (1 + asked.extensions) + extra, spans)
        begins = max(at, ends)
        if asked.hours is not None:
            begins = _morning(asked.hours, begins)
        due = begins
        if bank > 0:
            # Nights after a pause or an absence that has an end rest the bank, too.
            by_day = after(begins, bank, spans)
            nights = _nights(asked.hours, begins, max(now, by_day if by_day < OPEN else begins))
            due = after(begins, bank, (*spans, *nights))
            bank_from = begins if begins < min(due, last, OPEN) else None
            ran = now - begins - stopped((*spans, *nights), begins, now)
            bank_used = min(bank, max(0, ran))
    due = min(due, last, OPEN)
    if asked.hours is not None:
        due = _morning(asked.hours, due)
    sooner = _cut_short(asked, now)
    if sooner is not None and sooner < due:
        due, bank_from = sooner, None
    return ClockReading(due, bank_used, bank_from)


def _cut_short(asked: QuestionFacts, now: Millis) -> Millis | None:
    """Return when waiting for an answer ends before its limit; None if only the limit ends it.

    At once for who has left or whose seat is on offer; else once the person wants the host to
    answer, unless they are back ``now``, or once nobody waits for them any more (moved out of their
    quiet hours).
    """
    at = asked.at
    if asked.gone or asked.offered:
        return at
    found = [max(span.since, at) for span in asked.played if span.until > max(at, now)]
    if (given_up := asked.given_up_from) is not None:
        if given_up > at and asked.hours is not None:
            given_up = _morning(asked.hours, given_up)
        found.append(max(at, given_up))
    return min(found, default=None)


def clock_of(live: LiveTable, decision: Decision, at: Millis) -> ClockReading | None:
    """Read the clock of an open question; None if it has none, as one that was answered."""
    running = live.running
    known = None if running is None else running.posed.get((decision.id, decision.seat))
    return None if known is None else read_timer(live, decision, known, at)


def unseen_for(live: LiveTable, seat: Seat, at: Millis) -> int:
    """Count the milliseconds since somebody was last seen in which their clocks ran."""
    seen = live.table.players[seat].occupancy.seen_at
    return at - seen - stopped(live.stood_for(seat), seen, at)


def read_timer(
    live: LiveTable, decision: Decision, known: QuestionTimer, at: Millis
) -> ClockReading:
    """Read the clock of an open question that began as ``known`` says.

    The facts for :func:`read_clock` are collected from the table: the bank counts only for a turn
    of a person who was seen since it was asked.
    """
    player, running = live.table.players[decision.seat], live.under_way
    times, occupancy = live.times, player.occupancy
    preferences = times.preferences_of(player)
    missed = occupancy.missed_from is not None and known.at > occupancy.missed_from
    of_turn = missed and occupancy.in_a_row > 0
    in_turn = of_turn and occupancy.chapter == running.chapter
    about = live.table.people_about
    waited_for = len(about) > (decision.seat in about)
    given_up = missed and not known.is_old and waited_for
    given_up_from = min(_given_up_from(live, decision, known.at)) if given_up else None
    seen = known.is_old or occupancy.seen_at > known.at
    asked = QuestionFacts(
        at=known.at,
        optional=decision.optional,
        former=known.former,
        # Nobody's bank is used who does not even know of the question, nor for a reaction.
        bank=live.pace.bank_ms - times.used.get(decision.seat, 0)
        if seen and (known.former or not decision.optional)
        else 0,
        extensions=extensions_of(live, decision) if times.extensions else 0,
        given_back=known.given_back - known.covered,
        stood=live.stood_for(decision.seat) if preferences.away else live.table.stood,
        gone=player.gone and live.table.held_at(player.seat) is None,
        missed_from=occupancy.missed_from if in_turn else None,
        missed_at=occupancy.missed_at if in_turn else None,
        absent=in_turn or (of_turn and waited_for and not known.is_old),
        offered=given_up and player.offered,
        given_up_from=given_up_from,
        waited_for=waited_for,
        played=preferences.played,
        hours=known.hours,
        seen=occupancy.seen_at,
    )
    return read_clock(asked, live.pace, at)


def _given_up_from(live: LiveTable, decision: Decision, at: Millis) -> Iterator[Millis]:
    """Yield the times at which waiting may end for a player who has missed something.

    The caller takes the earliest; OPEN (never) comes first. With more than two people playing, one
    is when all but one of them have gone (:func:`_gone_from`). A reaction is waited for until the
    short limit of absent people has passed since what they let pass fell due. A turn, if they have
    let only a reaction pass, until a turn's limit has passed since that was asked, and the short
    limit since ``at``, when this question was asked.
    """
    yield OPEN
    table, seat, pace = live.table, decision.seat, live.pace
    known, spans = table.players[seat].occupancy, live.stood_for(seat)
    if len(table.people_playing) > _PAIR:
        _, second, *_ = sorted(
            (_gone_from(live, one) for one in table.people_playing), reverse=True
        )
        yield second if second <= at else after(at, second - at, spans)
    reaction = pace.limit_ms(optional=True)
    since = known.missed_from
    if since is None or reaction is None or pace.turn_ms is None:
        return
    if decision.optional:
        fell_due = known.missed_at if known.in_a_row else after(since, reaction, spans)
        yield after(at if fell_due is None else fell_due, pace.absent_ms, spans)
    elif not known.in_a_row:
        yield max(after(since, pace.turn_ms, spans), after(at, pace.absent_ms, spans))


def _gone_from(live: LiveTable, seat: Seat) -> Millis:
    """Return from when on a player counts as gone unless seen again; 0 if they have missed a turn.

    Else once they were not seen for two turns, or for one if they let something pass (a turn
    without a limit counts as a week), and never before a seat of theirs could be on offer
    (:attr:`Pace.unseen`). Stopped time does not count.
    """
    known, pace = live.table.players[seat].occupancy, live.pace
    if known.in_a_row:
        return 0
    turns = 1 if known.missed_from is not None else 2
    unseen = max(turns * (pace.turn_ms or _UNSEEN_MS), pace.unseen // MILLISECOND)
    return after(known.seen_at, unseen, live.stood_for(seat))


def extensions_of(live: LiveTable, decision: Decision) -> int:
    """Count those who gave more time for a question."""
    return sum(e[:2] == (decision.id, decision.seat) for e in live.times.extensions)


def limit_name(running: RunningGame, decision: Decision) -> str:
    """Name the limit that a question shares with others of its seat; empty if it has its own."""
    return running.game.limit_name(running.state, decision)


def _morning(hours: QuietHours, moment: int) -> int:
    """Return ``moment``, or an hour after the end of the quiet hours it falls in (milliseconds).

    Unchanged if it is OPEN, never.
    """
    night = None if moment >= OPEN else hours.stretch(moment)
    return moment if night is None else night.until + _AFTER_MS


def _nights(hours: QuietHours | None, start: int, end: int) -> tuple[TimeSpan, ...]:
    """List the quiet hours from ``start`` on, enough for ``end - start`` milliseconds by day.

    Empty without quiet hours, or if ``start`` is OPEN, never.
    """
    if hours is None or start >= OPEN:
        return ()
    found: list[TimeSpan] = []
    # By day there are fourteen hours of each day, at the least.
    days = 2 + 2 * (end - start) // _DAY_MS
    for day in range(days):
        night = hours.next_after(start + day * _DAY_MS)
        if not found or night.since > found[-1].since:
            found.append(night)
    return tuple(found)
