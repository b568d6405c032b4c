"""Clash of Rage: equipment that is not worn, gold that is not spent, turns without an action."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.api import Seat
from games.rage import moves as m
from games.rage.habits import can_shop
from games.rage.state import MarchDraft, RageState
from players.match import Step
from tests.players.whole_games.look import Look, in_a_row

_FIRST = (m.Muster, m.EquipArmies, m.Forge)
"""What an action begins with."""

_LAST = (m.Confirm, m.ArrangeAndConfirm, m.Forge)
"""What one ends with."""


def _left_aside(steps: Sequence[Step]) -> Iterator[bool]:
    for step in steps:
        if m.ArrangeAndConfirm() in step.moves and isinstance(
            step.move, m.ArrangeAndConfirm | m.Confirm | m.Pass
        ):
            yield step.move != m.ArrangeAndConfirm()


def _with_gold(steps: Sequence[Step]) -> Iterator[bool]:
    for step in steps:
        if m.EquipArmies() in step.moves and m.Pass() in step.moves:
            state = step.before
            assert isinstance(state, RageState)
            if can_shop(state, step.seat):
                yield step.move == m.Pass()


def _dropped(steps: Sequence[Step]) -> Iterator[bool]:
    """Tell marches that were begun and not carried out."""
    for step in steps:
        state = step.before
        assert isinstance(state, RageState)
        if isinstance(state.draft, MarchDraft) and m.Pass() in step.moves and len(step.moves) > 1:
            yield step.move == m.Pass()


def _idle(steps: Sequence[Step]) -> Iterator[bool]:
    """Tell idle turns, in which nothing was carried out though something could be."""
    done: dict[tuple[int, Seat], bool] = {}
    for step in steps:
        state = step.before
        assert isinstance(state, RageState)
        turn = (state.turn, step.seat)
        if any(isinstance(move, _FIRST) for move in step.moves) and m.Pass() in step.moves:
            done.setdefault(turn, False)
        if turn in done:
            done[turn] = done[turn] or isinstance(step.move, _LAST)
    return in_a_row((seat, not acted) for (_, seat), acted in done.items())


LOOKS = (
    Look("left aside what the program would hand out", _left_aside),
    Look("passed an action with gold and something worth having", _with_gold),
    Look("dropped an army in hand", _dropped),
    Look("did nothing in two turns in a row", _idle, most=0.01),
)
