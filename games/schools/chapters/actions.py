"""Actions A to D: moving, deploying, passing trials and summoning (Turn, 2)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from games.api import Events, RuleError, Seat
from games.schools.chapters.ending import settle
from games.schools.content import (
    ELEMENTS,
    INDEX,
    SUMMONED,
    TRIALS_OF_LEVEL,
    Counts,
    Element,
)
from games.schools.events import PawnMoved, StudentDeployed, StudentsSummoned, TrialPassed
from games.schools.moves import Summon
from games.schools.state import (
    SEATS,
    SchoolsState,
    Side,
    one_more,
    other,
    spent,
    with_item,
    with_side,
)
from games.schools.view import Trace, TraceKind

SEVERAL = 2
"""How many students it takes to be deployed by one move; fewer have a move of their own."""

_SUMMONS: tuple[tuple[Summon, ...], ...] = tuple(
    tuple(Summon(origin, arena) for arena in ELEMENTS if arena is not origin) for origin in ELEMENTS
)


@lru_cache(maxsize=4096)
def movable(hand: Counts, pawn: Element | None) -> tuple[Element, ...]:
    """List the arenas that the pawn can go to: a student of the element pays for it (A).

    Never the arena where it is (M6), nor back to the crest.
    """
    return tuple(
        arena for arena, held in zip(ELEMENTS, hand, strict=True) if held and arena is not pawn
    )


def refuse_move(side: Side, arena: Element) -> RuleError | None:
    """Return why the pawn cannot go to ``arena``; None if it can.

    It is no arena, the pawn is there, or no student of its element is in hand.
    """
    if not isinstance(arena, Element):
        return RuleError("no-such-arena")
    if arena in movable(side.hand, side.pawn):
        return None
    if arena is side.pawn:
        return RuleError("already-there", arena=str(arena))
    return RuleError("no-such-student", element=str(arena))


def move_pawn(state: SchoolsState, arena: Element, events: Events) -> SchoolsState:
    """Discard a student and move the pawn to the arena of its element (A).

    The caller has checked that it may be done.
    """
    seat = state.active
    side = state.sides[seat]
    events.append(PawnMoved(seat=seat, origin=side.pawn, arena=arena))
    hand, known = spent(side, arena)
    return with_side(
        state,
        seat,
        replace(side, hand=hand, known=known, pawn=arena),
        discards=one_more(state.discards, arena),
        traces=(Trace(TraceKind.PAWN, seat, arena, 1),),
    )


@lru_cache(maxsize=4096)
def deployable(hand: Counts, pawn: Element | None) -> tuple[Element, ...]:
    """List the elements of which a student can be deployed in the pawn's arena (B).

    Empty while the pawn is on the crest.
    """
    if pawn is None:
        return ()
    return tuple(student for student, held in zip(ELEMENTS, hand, strict=True) if held)


def refuse_deployment(side: Side, student: Element) -> RuleError | None:
    """Return why no ``student`` of that element can be deployed; None if one can.

    It is no element, the pawn is on the crest, or none is in hand.
    """
    if not isinstance(student, Element):
        return RuleError("no-such-element")
    if student in deployable(side.hand, side.pawn):
        return None
    if side.pawn is None:
        return RuleError("pawn-on-crest")
    return RuleError("no-such-student", element=str(student))


def refuse_deployments(side: Side, student: Element, number: int) -> RuleError | None:
    """Return why ``number`` students of one element cannot be deployed at once; None if they can.

    Besides the reasons against one: fewer than two, or more than are in hand.
    """
    if (reason := refuse_deployment(side, student)) is not None:
        return reason
    if type(number) is not int or number < SEVERAL:
        return RuleError("fewer-than-two")
    held = side.hand[INDEX[student]]
    if number > held:
        return RuleError("too-few-in-hand", students=held, wanted=number)
    return None


def deploy(state: SchoolsState, student: Element, events: Events, number: int = 1) -> SchoolsState:
    """Place students of one element at the end of one's column in the pawn's arena (B, M5).

    Each is told as an event of its own; the caller has checked that it may be done.
    """
    seat = state.active
    side = state.sides[seat]
    arena = side.pawn
    assert arena is not None
    index = INDEX[arena]
    column = side.columns[index]
    for _ in range(number):
        column = (*column, student)
        events.append(StudentDeployed(seat=seat, arena=arena, student=student, column=len(column)))
        hand, known = spent(side, student)
        side = replace(side, hand=hand, known=known)
    return with_side(
        state,
        seat,
        replace(side, columns=with_item(side.columns, index, column)),
        traces=(Trace(TraceKind.STUDENTS, seat, arena, number),),
    )


def level_in(side: Side, arena: Element) -> int:
    """Return the level that a school has reached in an arena: its top trial's; 0 without any."""
    stack = side.stacks[INDEX[arena]]
    return stack[-1] if stack else 0


def passable(state: SchoolsState, step: int = 1) -> list[Seat]:
    """List the rows whose available trial can be passed in the pawn's arena, the own row first (C).

    Its level is exactly ``step`` above one's own there, and one has as many students there. Empty
    while the pawn is on the crest. The starting trial of the other school cannot be taken; so M7
    comes to matter in turn 1 alone.
    """
    seat = state.active
    side = state.sides[seat]
    if side.pawn is None:
        return []
    level = level_in(side, side.pawn) + step
    if len(side.columns[INDEX[side.pawn]]) < level:
        return []
    against = state.sides[other(seat)]
    rows = [seat] if side.row and side.row[-1] == level else []
    if against.started and against.row and against.row[-1] == level:
        rows.append(other(seat))
    return rows


def refuse_pass(state: SchoolsState, row: Seat) -> RuleError | None:
    """Return why the available trial of ``row`` can't be passed, or None.

    Reasons are tried in order: no such row, pawn on the crest, empty row, the other's starting
    trial, arena complete, wrong level, too few students.
    """
    if row not in SEATS:
        return RuleError("no-such-row")
    if row in passable(state):
        return None
    seat = state.active
    side = state.sides[seat]
    if side.pawn is None:
        return RuleError("pawn-on-crest")
    taken = state.sides[row]
    if not taken.row:
        return RuleError("row-empty")
    if row != seat and not taken.started:
        return RuleError("others-starting-trial")
    level, wanted = taken.row[-1], level_in(side, side.pawn) + 1
    if wanted > max(TRIALS_OF_LEVEL):
        return RuleError("arena-complete")
    if level != wanted:
        return RuleError("wrong-level", level=level, wanted=wanted)
    students = len(side.columns[INDEX[side.pawn]])
    return RuleError("too-few-students", students=students, wanted=wanted)


def pass_trial(state: SchoolsState, row: Seat, events: Events) -> SchoolsState:
    """Stack the available trial of ``row`` in the pawn's arena, and test the end (C).

    The caller has checked that it may be passed. The starting trial alone fulfils the duty of the
    first turn (M2). Trials stay when students leave later (M4).
    """
    seat = state.active
    side = state.sides[seat]
    assert side.pawn is not None
    starting = row == seat and not side.started
    level = state.sides[row].row[-1]
    events.append(TrialPassed(seat=seat, arena=side.pawn, row=row, level=level, starting=starting))
    return settle(take_trial(state, row), events)


def take_trial(state: SchoolsState, row: Seat) -> SchoolsState:
    """Move the available trial of ``row`` onto one's stack in the pawn's arena.

    The own starting trial counts as passed then. The end is not tested, and nothing is told.
    """
    seat = state.active
    taken = state.sides[row]
    level = taken.row[-1]
    starting = row == seat and not taken.started
    state = with_side(
        state, row, replace(taken, row=taken.row[:-1], started=taken.started or starting)
    )
    return stack_trial(state, level)


def stack_trial(state: SchoolsState, level: int) -> SchoolsState:
    """Put a trial of ``level`` on one's stack in the pawn's arena; nothing is told."""
    seat = state.active
    side = state.sides[seat]
    assert side.pawn is not None
    index = INDEX[side.pawn]
    stacks = with_item(side.stacks, index, (*side.stacks[index], level))
    trace = Trace(TraceKind.TRIALS, seat, side.pawn, 1)
    return with_side(state, seat, replace(side, stacks=stacks), traces=(trace,))


def summons(state: SchoolsState) -> list[Summon]:
    """List from where and to where three students can be summoned, once a turn (D).

    From an arena with three or more to any other. Empty if the summon of this turn is used.
    """
    if state.summoned:
        return []
    columns = state.sides[state.active].columns
    return [
        move
        for column, moves in zip(columns, _SUMMONS, strict=True)
        if len(column) >= SUMMONED
        for move in moves
    ]


def refuse_summon(state: SchoolsState, move: Summon) -> RuleError | None:
    """Return why three students cannot be summoned so; None if they can.

    No such arena, the summon of this turn is used, the same arena, or fewer than three students.
    """
    if not isinstance(move.origin, Element) or not isinstance(move.arena, Element):
        return RuleError("no-such-arena")
    if move in summons(state):
        return None
    if state.summoned:
        return RuleError("summon-used")
    if move.origin is move.arena:
        return RuleError("summon-to-same-arena")
    students = len(state.sides[state.active].columns[INDEX[move.origin]])
    return RuleError("too-few-to-summon", students=students, wanted=SUMMONED)


def summon(state: SchoolsState, move: Summon, events: Events) -> SchoolsState:
    """Move one's last three students of an arena to the end of another, order kept (D).

    It uses the summon of this turn; the caller has checked that it may be done.
    """
    seat = state.active
    side = state.sides[seat]
    origin, arena = INDEX[move.origin], INDEX[move.arena]
    students = side.columns[origin][-SUMMONED:]
    events.append(
        StudentsSummoned(seat=seat, origin=move.origin, arena=move.arena, students=students)
    )
    columns = with_item(side.columns, origin, side.columns[origin][:-SUMMONED])
    columns = with_item(columns, arena, columns[arena] + students)
    return with_side(
        state,
        seat,
        replace(side, columns=columns),
        summoned=True,
        traces=(
            Trace(TraceKind.LOST_STUDENTS, seat, move.origin, SUMMONED),
            Trace(TraceKind.STUDENTS, seat, move.arena, SUMMONED),
        ),
    )
