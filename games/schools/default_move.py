"""Moves for an absent player: required discards, then a trial, then the end of the turn."""

from __future__ import annotations

from games.schools.content import ELEMENTS, INDEX, Counts, Element
from games.schools.moves import (
    Answer,
    Deploy,
    DiscardRarest,
    EndTurn,
    MoveTo,
    PassTrial,
    Summon,
)
from games.schools.view import Phase, SchoolsView, Stand


def choose(view: SchoolsView) -> Answer:
    """Choose for the viewer, who is asked; a plain player, so that luck is not needed.

    A trial is passed where the pawn stands, by action C alone and from the own row first; else the
    turn ends. While the starting trial is due it comes nearer to passing that. Maleficio takes the
    elements of which the viewer holds fewest.
    """
    if view.phase is Phase.DISCARD:
        return DiscardRarest()
    choices = view.choices
    own = view.players[view.viewer or 0]
    if own.starting:
        return _approach_start(view)
    rows = [choice.row for choice in choices.passes]
    if rows:
        return PassTrial(own.seat if own.seat in rows else rows[0])
    return EndTurn()


def _approach_start(view: SchoolsView) -> Answer:
    """Come nearer to passing the starting trial, by the first of four ways that M2 allows.

    Pass it; deploy here the element held most; summon students here; go to the arena whose students
    are fewest in hand. Students are put down only where the own stack is empty, or they would be of
    no use.
    """
    own, choices = view.players[view.viewer or 0], view.choices
    if any(choice.starting for choice in choices.passes):
        return PassTrial(own.seat)
    here = _stand(own.stands, own.pawn)
    if here is not None and not here.stack:
        most = max(ELEMENTS, key=lambda student: view.hand[INDEX[student]])
        if most in choices.deploys:
            return Deploy(most)
        # With nobody here nor in hand M2 has left nothing but a summon to this arena.
        return Summon(choices.summons[0].origin, here.arena)
    return MoveTo(min(choices.moves, key=lambda arena: _held(view.hand, arena)))


def _stand(stands: tuple[Stand, ...], pawn: Element | None) -> Stand | None:
    return None if pawn is None else stands[INDEX[pawn]]


def _held(hand: Counts, element: Element) -> int:
    return hand[INDEX[element]]
