"""Norwegian Battle: precious cards thrown away, and piles for the wrong player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.norwegian.chapters.turn import cards_left
from games.norwegian.content import PRECIOUS
from games.norwegian.moves import ChooseTarget, Lay
from games.norwegian.outlook import is_pressed
from games.norwegian.state import NorwegianState
from games.norwegian.view import Phase
from players.match import Step
from tests.players.whole_games.look import Look

_SMALL = 3
"""Cards in a pile."""


def _wastes(steps: Sequence[Step]) -> Iterator[bool]:
    """Look where nobody is about to go out, the pile is small, and a plain card fits."""
    for step in steps:
        state = step.before
        assert isinstance(state, NorwegianState)
        lays = [move for move in step.moves if isinstance(move, Lay)]
        if (
            state.phase is Phase.LAY
            and len(state.pile) <= _SMALL
            and not is_pressed(state, step.seat)
            and {True, False} == {lay.rank in PRECIOUS for lay in lays}
        ):
            yield isinstance(step.move, Lay) and step.move.rank in PRECIOUS


def _spares(steps: Sequence[Step]) -> Iterator[bool]:
    """Look where somebody is about to go out."""
    for step in steps:
        state = step.before
        assert isinstance(state, NorwegianState)
        left = [
            cards_left(state, move.target) for move in step.moves if isinstance(move, ChooseTarget)
        ]
        if len(left) > 1 and min(left) <= _SMALL and isinstance(step.move, ChooseTarget):
            yield cards_left(state, step.move.target) > min(left)


LOOKS = (
    Look("spent a precious card on a few low ones", _wastes),
    Look("sent the pile past who was about to go out", _spares),
)
