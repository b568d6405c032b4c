"""Clash of Vikings: bluffs that cannot pass, and turns from which nothing comes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.vikings.habits import is_exposed
from games.vikings.moves import Announce, Believe, CallBluff
from games.vikings.outlook import has_shown_all
from games.vikings.state import VikingsState
from players.match import Step
from tests.players.whole_games.look import Look, in_a_row


def _cannot_pass(steps: Sequence[Step]) -> Iterator[bool]:
    """Tell lies about a card of which everybody has seen all copies."""
    for step in steps:
        move, state = step.move, step.before
        if isinstance(move, Announce) and move.card is not move.action:
            assert isinstance(state, VikingsState)
            yield has_shown_all(state, step.seat, move.action)


def _believes(steps: Sequence[Step]) -> Iterator[bool]:
    for step in steps:
        if isinstance(step.move, Believe | CallBluff) and len(step.moves) > 1:
            state = step.before
            assert isinstance(state, VikingsState)
            if is_exposed(state):
                yield step.move == Believe()


def _idle(steps: Sequence[Step]) -> Iterator[bool]:
    """Tell idle turns, in which nobody moves and no bracelet changes hands."""
    turns = []
    begun = steps[0].before
    for step in steps:
        after = step.after
        assert isinstance(begun, VikingsState)
        assert isinstance(after, VikingsState)
        if after.turn != begun.turn:
            if begun.turn:
                same = (begun.spaces, begun.holdings) == (after.spaces, after.holdings)
                turns.append((begun.active, same))
            begun = after
    return in_a_row(turns)


LOOKS = (
    Look("told a bluff that could not pass", _cannot_pass),
    Look("believed what could not be true", _believes),
    Look("got nothing done in two turns in a row", _idle, most=0.1),
)
