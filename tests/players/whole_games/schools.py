"""Clash of Magic Schools: trials that are left, and turns without a deed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.api import Seat
from games.schools.moves import EndTurn, PassTrial
from games.schools.state import SchoolsState
from players.match import Step
from tests.players.whole_games.look import Look, in_a_row

_PLENTY = 6
"""Students in hand."""


def _leaves(steps: Sequence[Step]) -> Iterator[bool]:
    for step in steps:
        if any(isinstance(move, PassTrial) for move in step.moves):
            yield step.move == EndTurn()


def _idle(steps: Sequence[Step]) -> Iterator[bool]:
    """Tell idle turns, ended before anything is done, with plenty in hand."""
    turns: dict[int, tuple[Seat, bool]] = {}
    for step in steps:
        state = step.before
        assert isinstance(state, SchoolsState)
        if EndTurn() in step.moves and state.turn not in turns:
            plenty = sum(state.sides[step.seat].hand) > _PLENTY
            turns[state.turn] = (step.seat, plenty and step.move == EndTurn())
    return in_a_row(turns.values())


LOOKS = (
    Look("ended the turn before a trial that could be passed", _leaves),
    Look("did nothing in two turns in a row with plenty in hand", _idle),
)
