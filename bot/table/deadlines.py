"""When every open question of a table falls due, and when its seat is reminded of it."""

from __future__ import annotations

from msgspec.structs import replace

from bot.clocks.preferences import Preferences
from bot.clocks.question_clock import ClockReading, QuestionFacts, read_clock
from bot.clocks.reminder_plan import MOST, Reminder, reminders
from bot.store.rows import BankRow, DeadlineRow, DeleteDeadline, OutboxRow, ReminderRow, Write
from bot.table.live_table import LiveTable
from bot.table.running_game import QuestionTimer, RunningGame
from games.api import Decision, Seat

Key = tuple[str, Seat]
"""A question: the id of its decision, and the seat asked."""

_NOBODY = Preferences()


def open_timers(
    live: LiveTable, before: dict[Key, QuestionTimer], at: int
) -> dict[Key, QuestionTimer]:
    """Start the clock of each question that is new at ``at``."""
    assert live.running is not None
    return {
        key: before.get(key) or QuestionTimer(at)
        for decision in live.running.decisions
        if not decision.answered
        for key in ((decision.id, decision.seat),)
    }


def recompute(live: LiveTable, at: int) -> tuple[LiveTable, list[Write]]:
    """Set every deadline and reminder by what is known at ``at``; the rows are what changed."""
    running = live.running
    if running is None:
        return live, []
    due: dict[Key, int] = {}
    times: dict[Key, QuestionTimer] = {}
    bank_from: dict[Key, int] = {}
    rows: list[Write] = []
    for decision in running.decisions:
        key = (decision.id, decision.seat)
        if (known := running.posed.get(key)) is None:
            continue
        clock = _reading(live, decision, known, at)
        ends = clock.due
        assert ends is not None
        if clock.bank_from is not None:
            bank_from[key] = clock.bank_from
        due[key] = ends
        times[key] = replace(known, remind_at=_remind_at(live, decision, known, ends, at))
        if ends != running.due.get(key) or times[key] != known:
            rows.append(_row(live, key, times[key], ends))
    return replace(live, running=replace(running, due=due, posed=times, bank_from=bank_from)), rows


def deadline_row(live: LiveTable, key: Key) -> DeadlineRow:
    """Return the deadline of an open question as it is to be stored."""
    assert live.running is not None
    return _row(live, key, live.running.posed[key], live.running.due[key])


def stop_timer(
    live: LiveTable, key: Key, decision: Decision | None, at: int
) -> tuple[LiveTable, list[Write]]:
    """Stop the clock of a question that is open no more, and charge the bank of its seat."""
    assert live.running is not None
    rows: list[Write] = [DeleteDeadline(live.table.id, *key)]
    known = live.running.posed.get(key)
    if known is None or decision is None or at - known.at <= live.pace.shortest_ms:
        # Nobody comes to the bank within the plain limit, whatever else the clock did.
        return live, rows
    spent = _reading(live, decision, known, at).bank_used
    if spent:
        seat = key[1]
        used = live.times.used | {seat: live.times.used.get(seat, 0) + spent}
        live = replace(live, times=replace(live.times, used=used))
        rows.append(BankRow(live.table.id, seat, used[seat]))
    return live, rows


def clock_of(live: LiveTable, decision: Decision, at: int) -> ClockReading | None:
    """Read the clock of an open question; None where it has none."""
    running = live.running
    known = None if running is None else running.posed.get((decision.id, decision.seat))
    return None if known is None else _reading(live, decision, known, at)


def time_given_back(live: LiveTable, known: QuestionTimer, at: int) -> int:
    """Count the milliseconds that the host was out of reach since a question was asked."""
    since = live.times.unreached
    away = 0 if since is None else max(0, at - max(since, known.at))
    return known.given_back + away


def plan_reminder(live: LiveTable, decision: Decision, at: int) -> tuple[LiveTable, list[Write]]:
    """Have the seat reminded of an open question, if it is time, and plan the next time."""
    running = live.running
    assert running is not None
    key = (decision.id, decision.seat)
    known, ends = running.posed[key], running.due[key]
    rows: list[Write] = []
    passed = [r for r in _plan(live, decision, known, ends) if r.at <= at]
    if passed:
        # After a time out of reach one reminder is enough.
        number = passed[-1].number
        table_id, chapter = live.table.id, running.chapter
        rows.append(ReminderRow(table_id, *key, number, chapter, at))
        rows.append(OutboxRow(table_id, None, None, at))
        noted = live.times.reminded | {(*key, number): chapter}
        live = replace(live, times=replace(live.times, reminded=noted))
    after = replace(known, remind_at=None)
    after = replace(after, remind_at=_remind_at(live, decision, after, ends, at))
    rows.append(_row(live, key, after, ends))
    running = replace(running, posed=running.posed | {key: after})
    return replace(live, running=running), rows


def _reading(live: LiveTable, decision: Decision, known: QuestionTimer, at: int) -> ClockReading:
    player = live.table.players[decision.seat]
    times, sitting = live.times, player.sitting
    assert live.running is not None
    absent = (
        sitting.chapter == live.running.chapter
        and sitting.missed_from is not None
        and known.at > sitting.missed_from
    )
    asked = QuestionFacts(
        at=known.at,
        optional=decision.optional,
        bank=live.pace.bank_ms - times.used.get(decision.seat, 0),
        extensions=_given(live, decision),
        given_back=time_given_back(live, known, at),
        pauses=times.pauses,
        away=times.habits.get(player.person.id, _NOBODY).away,
        gone=player.gone,
        missed_from=sitting.missed_from if absent else None,
    )
    return read_clock(asked, live.pace, at)


def _given(live: LiveTable, decision: Decision) -> int:
    """Count those who gave more time for a question."""
    if not live.times.extensions:
        return 0
    return sum(e[:2] == (decision.id, decision.seat) for e in live.times.extensions)


def _remind_at(
    live: LiveTable, decision: Decision, known: QuestionTimer, due: int, at: int
) -> int | None:
    if _stands(live):
        return None
    # One whose time has come is about to be said, whatever else happens at this moment.
    if known.remind_at is not None and known.remind_at <= at:
        return known.remind_at
    return next((r.at for r in _plan(live, decision, known, due) if r.at > at), None)


def _plan(
    live: LiveTable, decision: Decision, known: QuestionTimer, due: int
) -> tuple[Reminder, ...]:
    """List the reminders that may still be said."""
    assert live.running is not None
    player = live.table.players[decision.seat]
    if not player.present or _stands(live):
        return ()
    habits = live.times.habits.get(player.person.id, _NOBODY)
    planned = reminders(known.at + known.given_back, due, habits.quiet, habits.cadence, habits.away)
    given = live.times.reminded
    if not given:
        return planned
    in_turn = sum(
        key[1] == decision.seat and chapter == live.running.chapter
        for key, chapter in given.items()
    )
    if in_turn >= MOST:
        return ()
    said = max((key[2] for key in given if key[:2] == (decision.id, decision.seat)), default=0)
    return tuple(r for r in planned if r.number > said)


def _stands(live: LiveTable) -> bool:
    return live.table.paused_at is not None or live.times.unreached is not None


def _row(live: LiveTable, key: Key, known: QuestionTimer, due: int) -> DeadlineRow:
    return DeadlineRow(live.table.id, *key, due, known.at, known.given_back, known.remind_at)


def restart_clocks(live: LiveTable, after: RunningGame, at: int) -> tuple[LiveTable, list[Write]]:
    """Go on to ``after``: stop the clocks of what was answered, and start those of what is new."""
    before = live.running or after
    asked = {(decision.id, decision.seat) for decision in after.decisions if not decision.answered}
    rows: list[Write] = []
    for key in before.due:
        if key not in asked:
            live, stopped = stop_timer(live, key, before.asked(*key), at)
            rows += stopped
    live = replace(live, running=after)
    running = replace(after, posed=open_timers(live, before.posed, at))
    live, started_ = recompute(replace(live, running=running), at)
    return live, rows + started_
