"""What players do without much thought: how computers that look ahead take a game to go on.

They lay the lowest cards first and keep what helps in any need, and burden whoever has fewest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from games.api import Seat
from games.norwegian.chapters.pile import demand_of, top_of
from games.norwegian.chapters.turn import cards_left
from games.norwegian.content import POWER, PRECIOUS, Rank
from games.norwegian.moves import (
    AnswerAce,
    ChooseTarget,
    Complete,
    GiveIn,
    Lay,
    LayBlind,
    NorwegianMove,
    PassCompletion,
    StopBlind,
)
from games.norwegian.outlook import best_layouts
from games.norwegian.state import NorwegianState
from games.norwegian.view import Demand, Phase
from games.rng import Rng

M = TypeVar("M", bound=NorwegianMove)

_LONG = 30
"""After how many turns without progress (N28) something else may come than before."""

_FEW = 3
"""How many cards one may as well take as counter with a precious one."""


def choose(
    state: NorwegianState, seat: Seat, moves: Sequence[NorwegianMove], luck: Rng
) -> NorwegianMove:
    """Choose among the legal moves of ``seat``; luck decides between equals."""
    match state.phase:
        case Phase.LAY:
            return _lay(state, moves, luck)
        case Phase.EXCHANGE:
            return luck.pick(best_layouts(state, seat, moves))[0]
        case Phase.BLIND:
            return luck.pick(_of(moves, LayBlind) or moves)[0]
        case Phase.BLIND_AGAIN:
            free = demand_of(top_of(state.pile, state.variants))[0] is Demand.FREE
            return luck.pick(_of(moves, LayBlind))[0] if free else StopBlind()
        case Phase.AIM | Phase.GIVE:
            targets = _of(moves, ChooseTarget)
            fewest = min(cards_left(state, move.target) for move in targets)
            worst = [move for move in targets if cards_left(state, move.target) == fewest]
            return luck.pick(worst)[0]
        case Phase.ANSWER:
            return _answer(state, moves)
        case _:
            return next(iter(_of(moves, Complete)), PassCompletion())


def _of(moves: Sequence[NorwegianMove], kind: type[M]) -> list[M]:
    return [move for move in moves if isinstance(move, kind)]


def _lay(state: NorwegianState, moves: Sequence[NorwegianMove], luck: Rng) -> NorwegianMove:
    """Lay all of the lowest rank; where cards have long gone round, now and then another."""
    lays = _of(moves, Lay)
    if not lays:
        return moves[0]
    if state.quiet > _LONG and not luck.below(4)[0]:
        return luck.pick(lays)[0]
    spared = state.variants.invisible_three
    return min(lays, key=lambda lay: _reluctance(lay, spared=spared))


def _reluctance(lay: Lay, *, spared: bool) -> tuple[int, int, int]:
    """Rank all of the lowest rank first, and then what is the least precious."""
    if lay.rank in PRECIOUS:
        return 1, PRECIOUS.index(lay.rank), 0
    if spared and lay.rank is Rank.THREE:
        return 1, -1, 0
    return 0, POWER[lay.rank], -lay.count


def _answer(state: NorwegianState, moves: Sequence[NorwegianMove]) -> NorwegianMove:
    """Counter with a 2 before an ace, with one before several; a small pile is taken instead."""
    counters = _of(moves, AnswerAce)
    if not counters or len(state.pile) <= _FEW:
        return GiveIn()
    return min(counters, key=lambda move: (move.count, move.rank is not Rank.TWO))
