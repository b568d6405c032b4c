"""Moves of an average player, with which the search of computers models everybody.

They lay the lowest cards first and keep what helps in any need, and burden whoever has fewest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from games.api import Seat
from games.norwegian import moves as m
from games.norwegian.chapters.pile import demand_of, top_of
from games.norwegian.chapters.turn import cards_left
from games.norwegian.content import POWER, PRECIOUS, Rank
from games.norwegian.outlook import best_layouts
from games.norwegian.state import NorwegianState
from games.norwegian.view import Demand, Phase
from games.rng import Rng

M = TypeVar("M", bound=m.NorwegianMove)

_LONG = 30
"""After how many turns without progress (N28) something else may come than before."""

_FEW = 3
"""How many cards one may as well take as counter with a precious one; with so few one is about
to go out."""

_BURDEN = 2
"""Number of cards in a pile that is worth an ace against a seat about to go out."""


def choose(
    state: NorwegianState, seat: Seat, moves: Sequence[m.NorwegianMove], luck: Rng
) -> m.NorwegianMove:
    """Choose among the legal moves of ``seat`` what an average player does.

    It lays low cards, burdens whoever has the fewest, counters an ace unless the pile is small,
    completes what it can, and turns another blind card only where anything goes. Luck decides
    between equal layouts, targets and blind cards.
    """
    match state.phase:
        case Phase.LAY:
            return _lay(state, seat, moves, luck)
        case Phase.EXCHANGE:
            return luck.pick(best_layouts(state, seat, moves))[0]
        case Phase.BLIND:
            return luck.pick(_of(moves, m.LayBlind) or moves)[0]
        case Phase.BLIND_AGAIN:
            free = demand_of(top_of(state.pile, state.variants))[0] is Demand.FREE
            return luck.pick(_of(moves, m.LayBlind))[0] if free else m.StopBlind()
        case Phase.AIM | Phase.GIVE:
            targets = _of(moves, m.ChooseTarget)
            fewest = min(cards_left(state, move.target) for move in targets)
            worst = [move for move in targets if cards_left(state, move.target) == fewest]
            return luck.pick(worst)[0]
        case Phase.ANSWER:
            return _answer(state, moves)
        case _:
            return next(iter(_of(moves, m.Complete)), m.PassCompletion())


def _of(moves: Sequence[m.NorwegianMove], kind: type[M]) -> list[M]:
    """Return the moves of a kind."""
    return [move for move in moves if isinstance(move, kind)]


def _lay(
    state: NorwegianState, seat: Seat, moves: Sequence[m.NorwegianMove], luck: Rng
) -> m.NorwegianMove:
    """Lay all of the lowest rank; where cards have long gone round, once in four a random lay.

    The only rival left is held up when about to go out: with an ace on a pile, else with a 7.
    Without any lay the pile is taken.
    """
    lays = _of(moves, m.Lay)
    if not lays:
        return moves[0]
    if _ends_soon(state, seat):
        hindering = [lay for lay in lays if _hinders(lay, state)]
        if hindering:
            return max(hindering, key=lambda lay: lay.rank is Rank.ACE)
    if state.quiet > _LONG and not luck.below(4)[0]:
        return luck.pick(lays)[0]
    spared = state.variants.invisible_three
    return min(lays, key=lambda lay: _reluctance(lay, spared=spared))


def _ends_soon(state: NorwegianState, seat: Seat) -> bool:
    """Return True if only one rival is left in play and holds at most three cards."""
    left = [cards_left(state, Seat(other)) for other in range(len(state.hands)) if other != seat]
    in_play = [cards for cards in left if cards]
    return len(in_play) == 1 and in_play[0] <= _FEW


def _hinders(lay: m.Lay, state: NorwegianState) -> bool:
    """Return True if a lay troubles the next player: a 7, or a single ace on two cards or more."""
    if lay.rank is Rank.ACE:
        return lay.count == 1 and len(state.pile) >= _BURDEN
    return lay.rank is Rank.SEVEN


def _reluctance(lay: m.Lay, *, spared: bool) -> tuple[int, int, int]:
    """Return a sort key of a lay, the lowest for the best: low ranks first, many at once.

    After them come threes if they are to be ``spared``, then the precious ranks in their order.
    """
    if lay.rank in PRECIOUS:
        return 1, PRECIOUS.index(lay.rank), 0
    if spared and lay.rank is Rank.THREE:
        return 1, -1, 0
    return 0, POWER[lay.rank], -lay.count


def _answer(state: NorwegianState, moves: Sequence[m.NorwegianMove]) -> m.NorwegianMove:
    """Return the counter with the fewest cards, a 2 before an ace, or take the pile.

    It is taken without a counter, or if it has at most three cards.
    """
    counters = _of(moves, m.AnswerAce)
    if not counters or len(state.pile) <= _FEW:
        return m.GiveIn()
    return min(counters, key=lambda move: (move.count, move.rank is not Rank.TWO))
