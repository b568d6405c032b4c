"""What the clock of each open question of a table shows, from what is known at the table."""

from __future__ import annotations

from msgspec.structs import replace

from bot.clocks.question_clock import (
    ClockReading,
    QuestionFacts,
    TimeSpan,
    read_clock,
    time_stood,
)
from bot.model.times import Millis
from bot.table.live_table import LiveTable
from bot.table.running_game import QuestionTimer, RunningGame
from games.api import Decision, Seat
from games.optional.shared_limits import sharing_limits


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
