"""What may be answered now, why not, and answering it: all chapters together (Turn, 2; M2)."""

from __future__ import annotations

from functools import lru_cache
from typing import assert_never

from msgspec.structs import replace

from games.api import Events, RuleError, Seat
from games.schools.chapters.actions import (
    SEVERAL,
    deploy,
    deployable,
    movable,
    move_pawn,
    pass_trial,
    passable,
    refuse_deployment,
    refuse_deployments,
    refuse_move,
    refuse_pass,
    refuse_summon,
    summon,
    summons,
)
from games.schools.chapters.casting import cast
from games.schools.chapters.first_turn import can_still_start
from games.schools.chapters.maleficio import discard, rarest_of, refuse_discard
from games.schools.chapters.spells import casts, dismiss_caster, refuse_cast
from games.schools.chapters.turn import end_turn
from games.schools.content import ELEMENTS, INDEX, Counts, Element
from games.schools.moves import (
    Answer,
    CastBatrax,
    CastCombustio,
    CastEversio,
    CastHypnox,
    CastInundatio,
    CastMaleficio,
    Deploy,
    DeployAlike,
    Discard,
    DiscardRarest,
    EndTurn,
    MoveTo,
    PassTrial,
    Summon,
)
from games.schools.state import SchoolsState, Side
from games.schools.view import Phase

_MOVE_TO = {arena: MoveTo(arena) for arena in ELEMENTS}
_DEPLOY = {student: Deploy(student) for student in ELEMENTS}
_PASS = (PassTrial(Seat(0)), PassTrial(Seat(1)))
_END_TURN = EndTurn()

_HARMLESS = (MoveTo, Deploy, Summon)
"""Actions that put nothing on a stack and take one student from the hand at most."""


def actions_of(state: SchoolsState) -> list[Answer]:
    """List the actions open to the player to move, by the letters A to E, then the end of the turn.

    While the starting trial is due the turn cannot end, and nothing is open that would strand it.
    That the question is for an action, and not Maleficio's, is for the caller.
    """
    side = state.sides[state.active]
    found = list(_from_hand(side.hand, side.pawn))
    found += [_PASS[row] for row in passable(state)]
    found += summons(state)
    found += casts(state)
    if side.started:
        found.append(_END_TURN)
        return found
    if _has_to_spare(side):
        return [m for m in found if type(m) in _HARMLESS or not strands(state, m)]
    return [move for move in found if not strands(state, move)]


def _has_to_spare(side: Side) -> bool:
    """Return True if clearly no single card of this hand is needed for the starting trial.

    That is with two or more in hand and nothing stacked: who then is still in hand can be deployed
    where the pawn is. False only says that it must be looked into.
    """
    return sum(side.hand) > 1 and not any(side.stacks)


@lru_cache(maxsize=4096)
def _from_hand(hand: Counts, pawn: Element | None) -> tuple[Answer, ...]:
    """List the actions that take students from the hand: moves, deployments, then several alike."""
    students = deployable(hand, pawn)
    return (
        *[_MOVE_TO[arena] for arena in movable(hand, pawn)],
        *[_DEPLOY[student] for student in students],
        *[
            DeployAlike(student, number)
            for student in students
            for number in range(SEVERAL, hand[INDEX[student]] + 1)
        ],
    )


def refusal(state: SchoolsState, move: Answer) -> RuleError | None:
    """Return why ``move`` does not answer the open question; None if it does.

    That it would strand the starting trial is the last reason. That a move of this type answers the
    question is assumed.
    """
    reason = _own_refusal(state, move)
    if reason is None and strands(state, move):
        return RuleError("starting-trial-lost")
    return reason


def _own_refusal(state: SchoolsState, move: Answer) -> RuleError | None:
    """Return why a move breaks its own rule, apart from the starting trial; None if it doesn't.

    Only ending the turn is refused here while that is due. The rarest can always be discarded.
    """
    side = state.sides[state.active]
    match move:
        case MoveTo(arena):
            return refuse_move(side, arena)
        case Deploy(student):
            return refuse_deployment(side, student)
        case DeployAlike(student, number):
            return refuse_deployments(side, student, number)
        case PassTrial(row):
            return refuse_pass(state, row)
        case Summon():
            return refuse_summon(state, move)
        case EndTurn():
            return None if side.started else RuleError("starting-trial-due")
        case Discard(students):
            return refuse_discard(state, students)
        case DiscardRarest():
            return None
        case (
            CastBatrax()
            | CastInundatio()
            | CastHypnox()
            | CastCombustio()
            | CastEversio()
            | CastMaleficio()
        ):
            return refuse_cast(state, move)
        case _:
            assert_never(move)


def strands(state: SchoolsState, move: Answer) -> bool:
    """Return True if the starting trial, still due, could not be passed any more after ``move``.

    False once it was passed, for an answer to Maleficio, and if the move ends the game.
    """
    side = state.sides[state.active]
    if side.started or state.phase is not Phase.ACT:
        return False
    if type(move) in _HARMLESS and _has_to_spare(side):
        return False
    after = perform(state, move, [])
    return after.reason is None and not can_go_on(after)


def can_go_on(state: SchoolsState) -> bool:
    """Return True if the starting trial was passed or still can be in this turn (M2).

    Where Maleficio waits for its answer its caster is as good as discarded.
    """
    if state.maleficio is not None:
        state = dismiss_caster(state, state.maleficio.place, [])
    return can_still_start(state)


def perform(state: SchoolsState, move: Answer, events: Events) -> SchoolsState:
    """Return the state after a legal ``move``, which is not checked here; append its events.

    The number of the question stays: see :func:`ask_next`.
    """
    match move:
        case MoveTo(arena):
            return move_pawn(state, arena, events)
        case Deploy(student):
            return deploy(state, student, events)
        case DeployAlike(student, number):
            return deploy(state, student, events, number)
        case PassTrial(row):
            return pass_trial(state, row, events)
        case Summon():
            return summon(state, move, events)
        case EndTurn():
            return end_turn(state, events)
        case Discard(students):
            return discard(state, students, events)
        case DiscardRarest():
            return discard(state, rarest_of(state), events)
        case (
            CastBatrax()
            | CastInundatio()
            | CastHypnox()
            | CastCombustio()
            | CastEversio()
            | CastMaleficio()
        ):
            return cast(state, move, events)
        case _:
            assert_never(move)


def ask_next(before: SchoolsState, after: SchoolsState) -> SchoolsState:
    """Give the next question its number: every answer gets one, also within a turn.

    Once the game is over the state is returned as it is.
    """
    if after.phase is Phase.OVER:
        return after
    return replace(after, question=before.question + 1)
