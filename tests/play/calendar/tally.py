"""What a game took: days and their floor, visits, calls, and what was waited for."""

from __future__ import annotations

from collections import defaultdict
from datetime import datetime, timedelta
from itertools import groupby, pairwise
from typing import NamedTuple

import msgspec

from bot.model.times import from_ms
from bot.rows.moves import MoveRow
from bot.table.replay import replay
from games.api import Decision, Event, Seat
from games.vikings.events import Announced, CardRevealed
from tests.play.calendar.course import Called, Course
from tests.play.calendar.people import SERVER, is_night

_DAY = timedelta(days=1)
_HOST = {"default", "stand-in"}
_IN_ADVANCE = {"standing", "plan"}


class Tally(msgspec.Struct, frozen=True):
    """One game in figures."""

    over: bool
    """Whether it came to an end by its rules."""
    days: float
    floor: float
    turns: int
    handovers: int
    visits: int
    own: float
    """Visits that a turn took whoever's it was."""
    calls: int
    void: int
    """Calls whose question was closed before whoever was called answered it."""
    twice: int
    """Calls to somebody who had been called in the same turn."""
    calls_at_night: int
    """Those in hours that their person has set, which there are to be none of."""
    unset: int
    """Calls and reminders to people who have never said when they sleep."""
    unset_at_night: int
    """Those of them that rang at night by the clock of their server."""
    unset_asleep: int
    """Those that rang at night where their person is."""
    announced: int
    """Announcements, of which others may doubt the truth."""
    doubted: int
    """Those that were called."""
    rightly: int
    """Those of these that were lies."""
    there: int
    """Answers for people who come, whoever gave them."""
    there_by_host: int
    """Those of them that the host gave."""
    reminders: int
    reminders_at_night: int
    by_hand: int
    in_advance: int
    by_host: int
    requests: int
    """Those that Discord's limit counts."""
    by_host_at_night: int
    """Limits that ended in the quiet hours of whoever was waited for."""
    waited_for: dict[str, float]
    """By seat and habit, the part of the time for which that seat was waited for."""
    waited_with: dict[str, float]
    """The part of the time that each sort of question was open."""

    @property
    def ratio(self) -> float:
        """How much longer the game was than its floor."""
        return self.days / self.floor if self.floor else 0.0

    @property
    def requests_an_answer(self) -> float:
        """What each answer of a person, by hand or in advance, asked of Discord."""
        return self.requests / max(1, self.by_hand + self.in_advance)

    @property
    def days_a_turn(self) -> float:
        """How long a turn took."""
        return self.days / max(1, self.turns)


class _Moment(NamedTuple):
    """A move, and how things stood before it."""

    row: MoveRow
    owed: tuple[Decision, ...]
    """What was not answered yet."""
    together: tuple[Seat, ...]
    """Everybody who was asked the same at once."""
    asked: Decision | None
    choices: int
    told: tuple[Event, ...]
    """What came of it."""

    @property
    def at(self) -> datetime:
        """When it was made."""
        return from_ms(self.row.at)

    @property
    def sort(self) -> str:
        """What sort of question was answered."""
        if self.asked is None or self.asked.optional:
            return "reactions"
        return "sealed" if len(self.together) > 1 else "turns"


def _moments(course: Course) -> list[_Moment]:
    found = []
    steps = replay(course.game, len(course.people), course.options, course.seed, course.moves)
    for step in steps:
        row = step.row
        if row.number == 0 or row.seat is None:
            continue
        decisions = course.game.decisions(step.before)
        asked = next((d for d in decisions if (d.id, d.seat) == (row.decision, row.seat)), None)
        together = tuple(d.seat for d in decisions if asked is not None and d.id == asked.id)
        owed = tuple(d for d in decisions if not d.answered)
        choices = len(tuple(course.game.legal_moves(step.before, Seat(row.seat))))
        found.append(_Moment(row, owed, together, asked, choices, step.applied.events))
    return found


def tally(course: Course) -> Tally:
    """Count one game."""
    moments = _moments(course)
    people = course.people
    by_hand = [one for one in moments if one.row.cause == "player"]
    calls = [call for call in course.called if not call.reminder]
    reminders = [call for call in course.called if call.reminder]
    unset = [call for call in course.called if people[call.seat].quiet is None]
    there = [one for one in moments if people[one.row.seat or 0].gone is None]
    told = [event for one in moments for event in one.told]
    by_host = [one for one in moments if one.row.cause in _HOST]
    waited_out = [b for a, b in pairwise(moments) if b.row.cause in _HOST and b.at > a.at]
    waited_for: dict[str, float] = defaultdict(float)
    waited_with: dict[str, float] = defaultdict(float)
    whole = max(course.ended - course.began, timedelta(seconds=1))
    last = course.began
    for one in moments:
        part, last = (one.at - last) / whole, one.at
        waited_with[one.sort] += part
        for decision in one.owed:
            name = f"{decision.seat} {people[decision.seat].habit.name}"
            waited_for[name] += part / len(one.owed)
    return Tally(
        over=course.over,
        days=whole / _DAY,
        floor=_floor(course, moments) / _DAY,
        turns=len({one.row.chapter_before for one in moments}),
        handovers=sum(a.row.seat != b.row.seat for a, b in pairwise(by_hand)),
        visits=len({(act.seat, act.visit) for act in course.acts}),
        own=_own_visits(course, by_hand),
        calls=len(calls),
        void=sum(_is_void(call, by_hand) for call in calls),
        twice=len(calls) - len({(call.seat, call.chapter) for call in calls}),
        calls_at_night=sum(call.at_night for call in calls),
        unset=len(unset),
        unset_at_night=sum(is_night(call.at, SERVER) for call in unset),
        unset_asleep=sum(people[call.seat].sleeps(call.at) for call in unset),
        announced=sum(isinstance(event, Announced) for event in told),
        doubted=sum(isinstance(event, CardRevealed) for event in told),
        rightly=sum(isinstance(event, CardRevealed) and not event.truthful for event in told),
        there=len(there),
        there_by_host=sum(one.row.cause in _HOST for one in there),
        reminders=len(reminders),
        reminders_at_night=sum(call.at_night for call in reminders),
        by_hand=len(by_hand),
        in_advance=sum(one.row.cause in _IN_ADVANCE for one in moments),
        by_host=len(by_host),
        requests=course.requests,
        by_host_at_night=sum(people[a.row.seat or 0].is_quiet(a.at) for a in waited_out),
        waited_for=dict(waited_for),
        waited_with=dict(waited_with),
    )


def first_missed(course: Course) -> datetime | None:
    """Tell when the host answered first what nobody may let pass."""
    return next(
        (
            one.at
            for one in _moments(course)
            if one.row.cause in _HOST and one.sort != "reactions" and one.choices > 1
        ),
        None,
    )


def _is_void(call: Called, by_hand: list[_Moment]) -> bool:
    return not any(
        one.row.seat == call.seat and one.row.decision == call.decision and one.at >= call.at
        for one in by_hand
    )


def _turns(moments: list[_Moment]) -> list[list[_Moment]]:
    return [list(turn) for _, turn in groupby(moments, lambda one: one.row.chapter_before)]


def _whose(turn: list[_Moment]) -> Seat | None:
    """Find whose turn it is: who is asked alone first, and may not let it pass."""
    return next((Seat(one.row.seat or 0) for one in turn if one.sort == "turns"), None)


def _own_visits(course: Course, by_hand: list[_Moment]) -> float:
    """Count the visits that a turn took whoever's it was, in the mean."""
    visits = {act.press: act.visit for act in course.acts}
    counted = []
    for turn in _turns(by_hand):
        whose = _whose(turn)
        own = {visits[one.row.interaction_id or 0] for one in turn if one.row.seat == whose}
        if own:
            counted.append(len(own))
    return sum(counted) / max(1, len(counted))


def _is_turn(one: _Moment, whose: Seat | None) -> bool:
    """Whether an answer belongs to a turn, and is none to what somebody else did in theirs."""
    if one.sort == "turns":
        assert one.asked is not None
        return one.row.seat == whose or not one.asked.fence
    return one.sort == "sealed"


def _floor(course: Course, moments: list[_Moment]) -> timedelta:
    """Reckon how long the same game takes if each turn with a choice costs one visit.

    Of whoever's turn it is; where several are asked at once what nobody may let pass, of all of
    them. A round may hold a turn of each, one after another, and then something for all at once.
    Who has come last is still there.
    """
    now, there = course.began, frozenset(range(len(course.people)))
    for turn in _turns(moments):
        whose = _whose(turn)
        came: set[Seat] = set()
        for one in turn:
            seats = set(one.together) if one.sort == "sealed" else {Seat(one.row.seat or 0)}
            if not _is_turn(one, whose) or one.choices < 2 or seats <= came:
                continue
            fresh = seats - came
            arrivals = [course.people[seat].comes(now) for seat in fresh if seat not in there]
            come = max((at for at in arrivals if at is not None), default=now)
            there = frozenset(seats) if come == now else frozenset(fresh)
            now = max(now, come)
            # What comes after another's turn is a visit of its own.
            came = seats
    return now - course.began
