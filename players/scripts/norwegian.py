"""Norwegian Battle as a clever child would play it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.api import Move
from games.norwegian.content import POWER
from games.norwegian.moves import AnswerAce, Lay, Ready
from games.norwegian.view import NorwegianView
from games.rng import Rng
from players.scripts.script import Script, first


def _lays(moves: Sequence[Move]) -> list[Lay]:
    return [move for move in moves if isinstance(move, Lay)]


def lowest(view: NorwegianView, moves: Sequence[Move], luck: Rng) -> Move | None:
    """Lay all cards of the lowest rank, a 2 last; None if none can be laid."""
    del view, luck
    return min(_lays(moves), key=lambda move: (POWER[move.rank], -move.count), default=None)


def highest(view: NorwegianView, moves: Sequence[Move], luck: Rng) -> Move | None:
    """Lay as few cards as may be of the highest rank, so nobody can follow; else counter an ace.

    None if neither is possible.
    """
    del view, luck
    lays = _lays(moves)
    best = max(lays, key=lambda move: (POWER[move.rank], -move.count), default=None)
    return best or first(moves, AnswerAce)


def single(view: NorwegianView, moves: Sequence[Move], luck: Rng) -> Move | None:
    """Lay as few cards as may be of the lowest rank; else declare to be ready, as the cards lie.

    None if neither is possible.
    """
    del view, luck
    best = min(_lays(moves), key=lambda move: (POWER[move.rank], move.count), default=None)
    return best or first(moves, Ready)


SCRIPTS: Mapping[str, Script] = {"lowest": lowest, "highest": highest, "single": single}
