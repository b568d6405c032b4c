"""When every open question of a table falls due, and when its seat is called to it or reminded."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bot.clocks.calls import call_at, next_call
from bot.clocks.computers import SETTLED_MS, computer_timers
from bot.clocks.limits import (
    extensions_of,
    limit_name,
    read_timer,
)
from bot.clocks.reminders import planned_reminders
from bot.clocks.windows import asked_together, draw_moment, heard_from
from bot.model.preferences import QuietHours, as_limits_know, spelt
from bot.model.stops import stopped as time_stopped
from bot.model.times import Millis
from bot.rows.change import Write
from bot.rows.clocks import (
    FORMER,
    PRESENT,
    BankRow,
    DeadlineRow,
    DeleteDeadline,
    ReminderRow,
    StoppedClockRow,
)
from bot.rows.seats import DeleteHeldAnswer
from bot.table.live_table import LiveTable
from bot.table.running_game import Answerer, QuestionTimer, RunningGame, StoppedClock
from games.api import Decision, Seat

Key = tuple[str, Seat]
"""A question: the id of its decision, and the seat asked."""


class _Window(NamedTuple):
    """What is the same for all who are asked together."""

    heard: Millis
    """From when on their answers are heard."""
    called: Millis
    """When they are called whom it passes to."""


def _open_timers(
    live: LiveTable, before: RunningGame, answerer: Answerer | None, at: Millis
) -> dict[Key, QuestionTimer]:
    """Return the clock of each open question: the known one, or a new one started at ``at``.

    ``before`` is the game before, which knows those that go on. All who are asked together share
    one window. If a computer is asked as well, people are not pinged for some seconds.
    """
    running = live.under_way
    asked = [decision for decision in running.decisions if not decision.answered]
    computers = live.table.computer_seats
    settled = at
    if computers and any(decision.seat in computers for decision in asked):
        # Their answers may be all that was wanted: before that nobody is called.
        settled += SETTLED_MS
    timers: dict[Key, QuestionTimer] = {}
    windows: dict[Key, _Window] = {}
    for decision in asked:
        key = (decision.id, decision.seat)
        known = before.posed.get(key)
        if known is None:
            together = asked_together(live, decision)
            # All of a window are asked at once: the first of them speaks for it.
            asked_first = (decision.id, together[0])
            window = windows.get(asked_first)
            if window is None:
                window = windows[asked_first] = _window(live, decision, together, at, settled)
            known = _opened(live, before, answerer, decision, at, window)
        timers[key] = known
    return timers


def _window(
    live: LiveTable, decision: Decision, together: Sequence[Seat], at: Millis, settled: Millis
) -> _Window:
    """Return when answers of those asked ``together`` are heard, and when they are pinged.

    Nobody is pinged before ``settled``. Those of a window are pinged with one message, once none of
    them is at the table. When answers are heard is drawn, the same each time (:func:`draw_moment`).
    """
    running = live.under_way
    heard, last_answers = draw_moment(live, decision, together, at), running.last_answers
    called = call_at(
        at,
        live.pace.limit_ms(optional=decision.optional),
        last_answer=max([last_answers.get(seat, 0) for seat in together]),
        heard=heard if decision.prompt in running.game.prompts_in_advance else None,
    )
    return _Window(heard, max(called, settled))


def _opened(
    live: LiveTable,
    before: RunningGame,
    answerer: Answerer | None,
    decision: Decision,
    at: Millis,
    window: _Window,
) -> QuestionTimer:
    """Start the clock of a question, and plan the ping if the question passed to its seat (F32).

    There is no ping for who goes on with their own turn. After an answer that might have been given
    in advance, the next question counts as one that passed to the seat all the same, so that pings
    do not tell whether it was. A planned ping stays if the host answered for somebody absent, or an
    undo only renamed the question.
    """
    seat, mine, goes_on = decision.seat, False, False
    if answerer is not None and answerer.seat == seat:
        mine, answered = True, answerer.question
        goes_on = answered is None or answered.prompt not in before.game.prompts_in_advance
        if goes_on and not answerer.absent:
            return _began(live, decision, at, window.heard)
    was_asked = before.question_to(seat)
    if was_asked is not None and (goes_on or (not mine and was_asked.prompt == decision.prompt)):
        # The call of before stands: the host went on for somebody absent, or an undo has only
        # given the question another name.
        waited = before.posed.get((was_asked.id, seat))
        if waited is not None and waited.passed is not None:
            return _began(live, decision, at, window.heard, waited.passed, waited.call_at)
    return _began(live, decision, at, window.heard, live.under_way.moves, window.called)


def _began(
    live: LiveTable,
    decision: Decision,
    at: Millis,
    heard: Millis,
    passed: int | None = None,
    calling: Millis | None = None,
) -> QuestionTimer:
    """Start a limit at ``at``, or continue the seat's stopped one that this question shares.

    ``heard`` is when answers are heard, ``passed`` the number of the move after which the question
    passed to the seat, ``calling`` the time of the ping; None: no ping. The quiet hours of now are
    kept with it. Time in which the seat was not asked does not count on a shared limit.
    """
    hours = hours_now(live, decision.seat)
    stopped = live.times.stopped.get(decision.seat)
    if stopped is None or stopped.name != limit_name(live.under_way, decision):
        return QuestionTimer(
            at, passed=passed, call_at=calling, heard_after=heard - at, hours=hours
        )
    # Stopped time is counted from the beginning on anyway.
    spans = live.stood_for(decision.seat)
    unasked = at - stopped.stopped_at - time_stopped(spans, stopped.stopped_at, at)
    return QuestionTimer(
        stopped.at,
        stopped.given_back + unasked,
        passed=passed,
        call_at=calling,
        covered=stopped.covered,
        heard_after=heard - stopped.at,
        hours=hours,
    )


def hours_now(live: LiveTable, seat: Seat) -> QuietHours | None:
    """Return the quiet hours that a limit respects if it begins now; None if none.

    They end earlier than set where they are longer than ``LONGEST_NIGHT``. None as well at a pace
    without nights.
    """
    if not live.pace.nights:
        return None
    quiet = live.times.preferences_of(live.table.players[seat]).quiet
    return None if quiet is None else as_limits_know(quiet)


def recompute(live: LiveTable, at: Millis, *, every: bool = False) -> tuple[LiveTable, list[Write]]:
    """Set every deadline, ping and reminder by what is known at ``at``.

    What was answered in the place of people who have time again is forgotten. Return the table, and
    the rows of the questions for which that changed anything; with ``every`` those of all, as where
    a table reckons with what its rows do not say yet. Nothing is stored. Unchanged if no game is
    under way.
    """
    running = live.running
    if running is None:
        return live, []
    return _set_deadlines(live, running.posed, {} if every else running.due, at)


def reckoned(live: LiveTable, at: Millis) -> LiveTable:
    """Return a table with the deadlines that follow from what is known at ``at``, in memory alone.

    Answers that wait stay: they are stored.
    """
    after, _ = recompute(live, at)
    return replace(after, held=live.held)


def _set_deadlines(
    live: LiveTable, timers: Mapping[Key, QuestionTimer], before: Mapping[Key, Millis], at: Millis
) -> tuple[LiveTable, list[Write]]:
    """Set the deadlines of the questions in ``timers``, which says how their clocks began.

    Questions without a clock there have none afterwards. What was answered for people who have time
    by that is forgotten. Return the table, and the rows: of that, and of questions whose deadline
    differs from ``before`` or whose next ping changed.
    """
    running = live.under_way
    due: dict[Key, int] = {}
    posed: dict[Key, QuestionTimer] = {}
    bank_from: dict[Key, int] = {}
    banks_run: set[Key] = set()
    rows: list[Write] = []
    for decision in running.decisions:
        key = (decision.id, decision.seat)
        if (known := timers.get(key)) is None:
            continue
        clock = read_timer(live, decision, known, at)
        due[key] = ends = clock.due
        if clock.bank_from is not None:
            bank_from[key] = clock.bank_from
            if clock.bank_from <= at:
                banks_run.add(key)
        heard_at = next_call(live, decision, known, clock, at)
        if is_replanned := heard_at != known.next_call:
            known = replace(known, next_call=heard_at)
        posed[key] = known
        if is_replanned or ends != before.get(key):
            rows.append(_row(live, key, known, ends))
    running = replace(
        running, due=due, posed=posed, bank_from=bank_from, banks_run=frozenset(banks_run)
    )
    live, forgotten = _drop_answers_in_stead(replace(live, running=running), at)
    return live, [*rows, *forgotten]


def deadline_row(live: LiveTable, key: Key) -> DeadlineRow:
    """Return the deadline of an open question as it is to be stored."""
    return _row(live, key, live.under_way.posed[key], live.under_way.due[key])


def stopped_clock_row(live: LiveTable, seat: Seat, clock: StoppedClock) -> StoppedClockRow:
    """Return the row that stores the stopped clock of a limit that a seat's questions share."""
    return StoppedClockRow(
        live.table.id,
        seat,
        clock.name,
        clock.at,
        clock.given_back,
        clock.stopped_at,
        clock.covered,
    )


def restart_stopped(
    live: LiveTable, seats: Collection[Seat], at: Millis
) -> tuple[LiveTable, list[Write]]:
    """Have the stopped limits of ``seats`` begin anew: their next questions get them whole.

    Return the table and the rows. An open question that continues such a limit keeps its clock.
    """
    anew = {
        seat: StoppedClock(clock.name, at, 0, at)
        for seat, clock in live.times.stopped.items()
        if seat in seats
    }
    live = replace(live, times=replace(live.times, stopped=live.times.stopped | anew))
    return live, [stopped_clock_row(live, seat, clock) for seat, clock in anew.items()]


def stop_timer(
    live: LiveTable, key: Key, decision: Decision | None, at: Millis
) -> tuple[LiveTable, list[Write]]:
    """Stop the clock of a question that is closed, and charge its seat's time bank.

    Return the table, and the rows: deadline deleted, bank as used. A limit shared with other
    questions of the seat is kept stopped in the table; its row is for the caller. If the question
    (``decision``) or its clock is unknown, only the deadline is deleted.
    """
    rows: list[Write] = [DeleteDeadline(live.table.id, *key)]
    running, seat = live.under_way, key[1]
    known = running.posed.get(key)
    if known is None or decision is None:
        return live, rows
    # Nobody comes to the bank within the plain limit, whatever else the clock did.
    late = at - known.at > live.pace.shortest_ms
    spent = read_timer(live, decision, known, at).bank_used if late else 0
    if name := limit_name(running, decision):
        # What came from the bank is not taken from it again.
        plain = live.pace.limit_ms(optional=decision.optional, former=known.former) or 0
        more = extensions_of(live, decision) * plain
        given = known.given_back + spent + more
        stopped = StoppedClock(name, known.at, given, at, known.covered)
        clocks = replace(live.times, stopped=live.times.stopped | {seat: stopped})
        live = replace(live, times=clocks)
    if spent:
        used = live.times.used | {seat: live.times.used.get(seat, 0) + spent}
        live = replace(live, times=replace(live.times, used=used))
        rows.append(BankRow(live.table.id, seat, used[seat]))
    return live, rows


def call_or_remind(
    live: LiveTable, decision: Decision, at: Millis
) -> tuple[LiveTable, list[Write]]:
    """Note that a question's ping or reminder is due, or somebody's return, and plan the next one.

    Return the table and the rows; the publisher says it. Several reminders that are due at once
    become one, the last; that one is noted, a ping is not. A bank that runs by now is noted as
    running. The question has to be open;
    whether anything is due is for the caller to know.
    """
    running = live.under_way
    key = (decision.id, decision.seat)
    known = running.posed[key]
    clock = read_timer(live, decision, known, at)
    table_id = live.table.id
    rows: list[Write] = []
    passed = [r for r in planned_reminders(live, decision, known, clock) if r.at <= at]
    if passed:
        # After a time out of reach one reminder is enough.
        number, chapter = passed[-1].number, running.chapter
        rows.append(ReminderRow(table_id, *key, number, chapter, at))
        noted = live.times.reminded | {(*key, number): chapter}
        live = replace(live, times=replace(live.times, reminded=noted))
    # Until now everybody was shown the limit; it has passed, and the bank has an end of its own.
    bank_runs = clock.bank_from is not None and clock.bank_from <= at
    rows.append(live.update_row(at))
    after = replace(known, next_call=None)
    after = replace(after, next_call=next_call(live, decision, after, clock, at))
    rows.append(_row(live, key, after, running.due[key]))
    running = replace(running, posed=running.posed | {key: after})
    if bank_runs:
        running = replace(running, banks_run=running.banks_run | {key})
    return replace(live, running=running), rows


def call_at_new_place(live: LiveTable, at: Millis) -> tuple[LiveTable, list[Write]]:
    """Plan a ping of every asked person at the new place of a table, now or a little later.

    Return the table and the rows. Those are pinged, too, who go on with their own turn or have just
    answered: nothing there leads them on. Pings that come sooner stay. Computers get none. Nothing
    changes if no game is under way.
    """
    running, rows = live.running, list[Write]()
    if running is None:
        return live, rows
    in_advance = running.game.prompts_in_advance
    posed = dict(running.posed)
    for decision in running.decisions:
        key = (decision.id, decision.seat)
        known = posed.get(key)
        if known is None or live.table.players[decision.seat].computer is not None:
            continue
        heard = heard_from(known) if decision.prompt in in_advance else None
        waited = call_at(known.at, None, last_answer=0, heard=heard)
        called = max(at, waited) if known.call_at is None else min(known.call_at, max(at, waited))
        after = replace(known, call_at=called)
        clock = read_timer(live, decision, after, at)
        posed[key] = replace(after, next_call=next_call(live, decision, after, clock, at))
        rows.append(_row(live, key, posed[key], running.due[key]))
    return replace(live, running=replace(running, posed=posed)), rows


def _row(live: LiveTable, key: Key, known: QuestionTimer, due: Millis) -> DeadlineRow:
    """Return the row of a question's clock, due at ``due``."""
    return DeadlineRow(
        live.table.id, *key, due, known.at, known.given_back, known.next_call,
        known.passed, known.call_at, known.covered, known.heard_after,
        None if known.is_old else spelt(known.hours),
        FORMER if known.former else PRESENT,
    )  # fmt: skip


def restart_clocks(
    live: LiveTable, after: RunningGame, answerer: Answerer | None, at: Millis
) -> tuple[LiveTable, list[Write]]:
    """Return a table with the game ``after``, its clocks adjusted, and the rows; store nothing.

    Clocks of closed questions stop, those of new ones start. ``answerer`` made the step; None:
    nobody. Unless absent it counts as having answered at ``at``. Answers kept for closed questions
    are dropped. Timers of computers are among the rows.
    """
    before = live.running or after
    last_answers, answered_in = before.last_answers, before.answered_in
    if answerer is not None and not answerer.absent:
        last_answers = last_answers | {answerer.seat: at}
        answered_in = answered_in | {answerer.seat: before.chapter}
    asked = {(decision.id, decision.seat) for decision in after.decisions if not decision.answered}
    rows: list[Write] = []
    for key in before.due:
        if key not in asked:
            live, stopped = stop_timer(live, key, before.asked(*key), at)
            rows += stopped
            if key in live.held:
                live, unheard = drop_held(live, key)
                rows += unheard
    after = replace(after, last_answers=last_answers, answered_in=answered_in)
    live = replace(live, running=after)
    timers = _open_timers(live, before, answerer, at)
    live, started = _set_deadlines(live, timers, before.due, at)
    rows += _stopped_rows(live, at)
    rows += started
    if live.table.computer_seats:
        rows += computer_timers(live, before, answerer, at)
    return live, rows


def drop_held(live: LiveTable, key: Key) -> tuple[LiveTable, list[Write]]:
    """Forget the answer to a question that waits for its window to close; nothing without one.

    Return the table and the row.
    """
    if key not in live.held:
        return live, []
    held = {of: answer for of, answer in live.held.items() if of != key}
    return replace(live, held=held), [DeleteHeldAnswer(live.table.id, *key)]


def _drop_answers_in_stead(live: LiveTable, at: Millis) -> tuple[LiveTable, list[Write]]:
    """Forget what the host or a stand-in answered for people who have time again, as they are back.

    It waits for the end of a window that they can answer by hand until then. What a computer
    answers for a seat that it has or holds stays. Return the table and the rows.
    """
    running, rows = live.under_way, list[Write]()
    for key, held in live.held.items():
        late = held.cause not in ("player", "computer") and live.table.level_at(key[1]) is None
        if late and running.due.get(key, at) > at:
            live, forgotten = drop_held(live, key)
            rows += forgotten
    return live, rows


def _stopped_rows(live: LiveTable, at: Millis) -> list[Write]:
    """Return the rows of shared limits stopped at ``at`` that no open question continues."""
    if not live.times.stopped:
        return []
    running = live.under_way
    go_on = {(decision.seat, limit_name(running, decision)) for decision in running.decisions}
    return [
        stopped_clock_row(live, seat, clock)
        for seat, clock in live.times.stopped.items()
        if clock.stopped_at == at and (seat, clock.name) not in go_on
    ]
