"""Goths Save the Queen: armies that sit, and kings who do not learn from a misunderstanding."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.goths.content import TRUTH
from games.goths.moves import LayKingCard
from games.goths.state import GothsState, face_up_characters
from players.match import Step
from tests.players.whole_games.look import Look

_TWO = 2
_LONG = 35
"""Rounds; a game for two by habit takes 6 to 34."""

_QUIET = 10
"""After so many rounds without a step forward, a loss or a newcomer armies sit."""


def _too_long(steps: Sequence[Step]) -> Iterator[bool]:
    last = steps[-1].after
    assert isinstance(last, GothsState)
    if last.setup.seats == _TWO:
        yield last.round > _LONG


def _sits(steps: Sequence[Step]) -> Iterator[bool]:
    quiet = 0
    for step in steps:
        before, after = step.before, step.after
        assert isinstance(before, GothsState)
        assert isinstance(after, GothsState)
        if [(one.spot, one.figures) for one in before.clans] != [
            (one.spot, one.figures) for one in after.clans
        ]:
            quiet = 0
        if after.round != before.round:
            quiet += 1
            yield quiet % _QUIET == 0 and quiet > 0


def _repeats(steps: Sequence[Step]) -> Iterator[bool]:
    """Tell cards of a character who lies face up, and so is heard anyway."""
    for step in steps:
        if isinstance(step.move, LayKingCard) and len(step.moves) > 1:
            state = step.before
            assert isinstance(state, GothsState)
            king = state.layout.king_of[step.seat]
            assert king is not None
            if heard := face_up_characters(state.kings[king]):
                yield TRUTH[step.move.card] in heard


LOOKS = (
    Look(f"took more than {_LONG} rounds for two", _too_long, most=0.1),
    Look(f"had all armies sit for {_QUIET} rounds", _sits, most=0.01),
    Look("called again who had been misunderstood", _repeats),
)
