"""The answer given for an absent player: sensible, cautious, from what that seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from games.api import Seat
from games.norwegian.content import POWER, Rank
from games.norwegian.moves import (
    AnswerAce,
    ChooseTarget,
    Lay,
    LayBlind,
    NorwegianMove,
    PassCompletion,
    Ready,
    StopBlind,
)
from games.norwegian.view import Demand, NorwegianView, Phase
from games.rng import Rng

M = TypeVar("M", bound=NorwegianMove)

_SPECIAL = (Rank.SEVEN, Rank.EIGHT, Rank.TEN, Rank.ACE, Rank.TWO, Rank.JOKER)
"""Worth keeping for a time of need, the least precious first."""


def choose(view: NorwegianView, legal: Sequence[NorwegianMove], luck: Rng) -> NorwegianMove:
    """Choose among the legal moves of the viewer; a pile is taken only where nothing else goes."""
    match view.phase:
        case Phase.EXCHANGE:
            return Ready()
        case Phase.LAY if lays := _of(legal, Lay):
            return min(lays, key=lambda lay: _reluctance(view, lay))
        case Phase.BLIND:
            return luck.pick(_of(legal, LayBlind))[0]
        case Phase.BLIND_AGAIN:
            # On a pile that takes anything nothing can go wrong.
            return luck.pick(_of(legal, LayBlind))[0] if view.demand is Demand.FREE else StopBlind()
        case Phase.AIM | Phase.GIVE:
            return min(_of(legal, ChooseTarget), key=lambda move: _distance(view, move.target))
        case Phase.ANSWER if answers := _of(legal, AnswerAce):
            return min(answers, key=lambda answer: (answer.rank is not Rank.TWO, answer.count))
        case Phase.COMPLETE:
            return PassCompletion()
        case _:
            return legal[0]


def _of(legal: Sequence[NorwegianMove], kind: type[M]) -> list[M]:
    return [move for move in legal if isinstance(move, kind)]


def _reluctance(view: NorwegianView, lay: Lay) -> tuple[int, int, int]:
    """Rank all of the lowest ordinary rank first, then one special card at a time."""
    if lay.rank in _SPECIAL:
        return 1, _SPECIAL.index(lay.rank), lay.count
    if lay.rank is Rank.THREE and view.variants.invisible_three:
        return 1, -1, lay.count
    return 0, POWER[lay.rank], -lay.count


def _distance(view: NorwegianView, target: Seat) -> tuple[int, int]:
    """Rank the seat that is nearest to winning first, then the next one in play."""
    assert view.viewer is not None
    step = target - view.viewer if view.clockwise else view.viewer - target
    return view.players[target].cards, step % len(view.players)
