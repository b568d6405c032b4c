"""Clash of Vikings as a clever child would play it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.api import Move
from games.rng import Rng
from games.vikings.content import CENTRE, Card, distance
from games.vikings.moves import Announce, Believe, CallBluff, MoveTo, RaiseShield, TakeFromCentre
from games.vikings.view import Phase, VikingsView
from players.scripts.script import Script, first

_STRONG = (Card.CLUB, Card.HAMMER, Card.SPRINT, Card.WALK)
"""What a liar would rather do, whatever the cards are."""


def rush(view: VikingsView, moves: Sequence[Move], luck: Rng) -> Move | None:
    """Run to the centre and stay there; believe every announcement, and take from the centre.

    Of the Sprints and Walks that are held the last offered is announced; None (the default move)
    at the centre or without one. A move goes to the space nearest to the centre. Any other question
    is believed or taken from the centre; None if neither is offered.
    """
    del luck
    match view.phase:
        case Phase.ANNOUNCE:
            held = [
                move for move in moves if isinstance(move, Announce) and move.card is move.action
            ]
            steps = [move for move in held if move.action in {Card.SPRINT, Card.WALK}]
            own = view.players[view.viewer or 0].space
            return None if own == CENTRE or not steps else steps[-1]
        case Phase.MOVE:
            ways = [move for move in moves if isinstance(move, MoveTo)]
            return min(ways, key=lambda move: distance(move.space, CENTRE))
        case _:
            return first(moves, Believe, TakeFromCentre)


def liar(view: VikingsView, moves: Sequence[Move], luck: Rng) -> Move | None:
    """Announce the strongest action that would do something; shield every attack.

    The card does not matter: it is drawn. The order is club, hammer, sprint, walk; if none would do
    anything, walk. None at other questions.
    """
    if view.phase is Phase.SHIELD:
        return first(moves, RaiseShield)
    if view.phase is not Phase.ANNOUNCE:
        return None
    finding = {one.action for one in view.prospects if one.targets or len(one.spaces) > 1}
    wanted = next((action for action in _STRONG if action in finding), Card.WALK)
    said = [move for move in moves if isinstance(move, Announce) and move.action is wanted]
    return luck.pick(said)[0]


def doubter(view: VikingsView, moves: Sequence[Move], luck: Rng) -> Move | None:
    """Call everything a bluff; None where that is not possible."""
    del view, luck
    return first(moves, CallBluff)


SCRIPTS: Mapping[str, Script] = {"rush": rush, "liar": liar, "doubter": doubter}
