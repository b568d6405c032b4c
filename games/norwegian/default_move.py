"""Moves for an absent player: sensible, cautious, based on what that seat knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar, assert_never

from games.api import RuleError
from games.norwegian import moves as m
from games.norwegian.content import POWER, PRECIOUS, Rank, worth
from games.norwegian.view import Demand, NorwegianView, Phase
from games.rng import Rng

M = TypeVar("M", bound=m.NorwegianMove)

_LONG = 30
"""After how many turns without progress (N28) something else may come than before."""
_SELDOM = 4
"""In one of how many cases it then does."""
_FEW = 3
"""How many cards one may as well take as counter with a precious one."""


def choose(view: NorwegianView, legal: Sequence[m.NorwegianMove], luck: Rng) -> m.NorwegianMove:
    """Choose among the legal moves of the viewer; a pile is taken only where nothing else goes.

    It lays the lowest cards, sends a pile to the player with the fewest, counters an ace as cheaply
    as it can, though it takes a small pile, completes what it can, and turns another blind card
    only where anything goes. Of equally good moves ``luck`` takes one.

    Raises:
        RuleError: the game is over.
    """
    match view.phase:
        case Phase.EXCHANGE:
            return _exchange(view, legal, luck)
        case Phase.LAY:
            return _lay(view, _of(legal, m.Lay), luck)
        case Phase.BLIND:
            return luck.pick(_of(legal, m.LayBlind))[0]
        case Phase.BLIND_AGAIN:
            # On a pile that takes anything nothing can go wrong.
            return (
                luck.pick(_of(legal, m.LayBlind))[0]
                if view.demand is Demand.FREE
                else m.StopBlind()
            )
        case Phase.AIM | Phase.GIVE:
            targets = _of(legal, m.ChooseTarget)
            return _best(targets, lambda move: view.players[move.target].cards, luck)
        case Phase.ANSWER:
            return _best(_answers(legal), lambda move: _cost(view, move), luck)
        case Phase.COMPLETE:
            return next(iter(_of(legal, m.Complete)), m.PassCompletion())
        case Phase.OVER:
            raise RuleError("game-over")
        case _:
            assert_never(view.phase)


def _of(legal: Sequence[m.NorwegianMove], kind: type[M]) -> list[M]:
    """Return the moves of a kind."""
    return [move for move in legal if isinstance(move, kind)]


def _best(moves: Sequence[M], key: Callable[[M], Any], luck: Rng) -> M:
    """Return the move with the lowest key; luck decides between equals."""
    keys = [key(move) for move in moves]
    return luck.pick([move for move, mark in zip(moves, keys, strict=True) if mark == min(keys)])[0]


def _exchange(view: NorwegianView, legal: Sequence[m.NorwegianMove], luck: Rng) -> m.NorwegianMove:
    """Lay out the most useful cards for the end of the game.

    Ready if no other three are more useful than those that lie there.
    """
    assert view.viewer is not None
    layouts = _of(legal, m.LayOut)
    best = _best(layouts, lambda layout: -worth(layout.cards, view.variants), luck)
    lying = view.players[view.viewer].face_up
    if worth(best.cards, view.variants) > worth(lying, view.variants):
        return best
    return m.Ready()


def _lay(view: NorwegianView, lays: Sequence[m.Lay], luck: Rng) -> m.Lay | m.TakePile:
    """Lay all cards of the lowest rank; without any lay, take the pile.

    After more than 30 turns without progress it is a random lay in one case of four.
    """
    if not lays:
        return m.TakePile()
    chance, luck = luck.below(_SELDOM)
    if view.quiet > _LONG and not chance:
        return luck.pick(lays)[0]
    return _best(lays, lambda lay: _reluctance(view, lay), luck)


def lowest(view: NorwegianView, lays: Sequence[m.Lay]) -> m.Lay:
    """Return all of the lowest rank that goes; what is precious comes last."""
    return min(lays, key=lambda lay: _reluctance(view, lay))


def _reluctance(view: NorwegianView, lay: m.Lay) -> tuple[int, int, int]:
    """Return a sort key of a lay, the lowest for the best: low ranks first, many at once.

    After them come invisible threes, then the precious ranks in their order.
    """
    if lay.rank in PRECIOUS:
        return 1, PRECIOUS.index(lay.rank), 0
    if lay.rank == Rank.THREE and view.variants.invisible_three:
        return 1, -1, 0
    return 0, POWER[lay.rank], -lay.count


def _answers(legal: Sequence[m.NorwegianMove]) -> list[m.AnswerAce | m.GiveIn]:
    return [move for move in legal if isinstance(move, m.AnswerAce | m.GiveIn)]


def _cost(view: NorwegianView, move: m.AnswerAce | m.GiveIn) -> tuple[int, int]:
    """Return a sort key of answers to an ace, the lowest for the best.

    Few cards come first, aces counting as one card more, and last taking the pile. Taking a pile of
    at most three cards is as good as any single counter, and better than several.
    """
    few = len(view.pile) <= _FEW
    match move:
        case m.GiveIn():
            return (0, 0) if few else (1, 0)
        case m.AnswerAce(rank, count):
            return (0, 0) if few and count == 1 else (0, count + (rank != Rank.TWO))
