"""Estimates for computers: each seat's chance to win, and the moves worth searching.

For computers that look ahead; it rests on what the school may know alone.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import exp

from games.api import Seat
from games.schools.chapters.ending import total_of
from games.schools.chapters.spells import runs_in
from games.schools.content import INDEX
from games.schools.moves import DeployAlike, EndTurn, PassTrial, SchoolsMove, Summon
from games.schools.state import SchoolsState, Side

_STUDENT = 0.25
"""What a student is worth in an arena, in points; in hand a little less."""

_IN_HAND = 0.8

_RUN = 0.6
"""What it is worth to have three alike in a row."""

_SPREAD = 4.0
"""By how many points one is ahead to be sure of it, so to speak (logistic)."""

_MANY = 8
"""Number of moves from which the rarely useful ones are left out."""


def estimate(state: SchoolsState) -> tuple[float, ...]:
    """Return, by seat, the chance to win (0 to 1), from totals, students and castable runs.

    The two add up to 1; hidden students count by number alone.
    """
    one, two = (_merit(side) for side in state.sides)
    first = 1 / (1 + exp((two - one) / _SPREAD))
    return first, 1 - first


def _merit(side: Side) -> float:
    """Return how good a position is for a side, in points: its total, students and runs.

    A student in an arena counts a quarter, one in hand a little less; a run that can cast 0.6.
    """
    students = _IN_HAND * sum(side.hand)
    runs = 0
    for column in side.columns:
        students += len(column)
        runs += len(runs_in(column))
    return total_of(side) + _STUDENT * students + _RUN * runs


def glance(state: SchoolsState, viewer: Seat | None) -> Hashable:
    """Return a hashable key of what ``viewer`` knows: all that lies open, and its own hand.

    Equal keys mean that its choices are the same. None is a spectator.
    """
    return (
        state.phase,
        state.turn,
        state.summoned,
        state.overtime,
        state.maleficio,
        state.trials[: state.known_trials],
        len(state.trials),
        len(state.students),
        state.discards,
        tuple(
            [
                (side.columns, side.stacks, side.row, side.pawn, side.started, sum(side.hand))
                for side in state.sides
            ]
        ),
        None if viewer is None else state.sides[viewer].hand,
    )


def sketch(state: SchoolsState, moves: Sequence[SchoolsMove]) -> Sequence[SchoolsMove]:
    """Return the moves worth searching, without wasteful deployments, summons and turn ends.

    ``EndTurn`` is dropped where a trial can be passed, however few moves there are. Of eight moves
    or more, ends of turns not counted, each ``DeployAlike`` of a part of an element's students is
    dropped, and each ``Summon`` to an empty arena other than the pawn's; if nothing were left, all
    are kept. The order stays.
    """
    own = state.sides[state.active]
    if any(isinstance(move, PassTrial) for move in moves):
        moves = [move for move in moves if not isinstance(move, EndTurn)]
    if len(moves) < _MANY:
        return moves
    worth = [
        move
        for move in moves
        if not (isinstance(move, DeployAlike) and move.number < own.hand[INDEX[move.student]])
        and not (
            isinstance(move, Summon)
            and move.arena is not own.pawn
            and not own.columns[INDEX[move.arena]]
        )
    ]
    return worth or moves
