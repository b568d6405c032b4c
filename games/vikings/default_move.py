"""The answer given for an absent player: sensible, honest, from what that seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from games.rng import Rng
from games.vikings.chapters.challenge import OVERVIEW
from games.vikings.content import ATTACKS, CENTRE, MELEE, Card, Space, distance
from games.vikings.moves import (
    Announce,
    Attack,
    Believe,
    MoveTo,
    PlaceBracelet,
    TakeHit,
    VikingsMove,
)
from games.vikings.view import Phase, VikingsView

M = TypeVar("M", bound=VikingsMove)


def choose(view: VikingsView, legal: Sequence[VikingsMove], luck: Rng) -> VikingsMove:
    """Choose among the legal moves of the viewer; never a lie while the truth can be told."""
    match view.phase:
        case Phase.PLACE:
            return luck.pick(legal)[0]
        case Phase.ANNOUNCE:
            return min(_of(legal, Announce), key=lambda move: _reluctance(view, move))
        case Phase.CHALLENGE | Phase.CHALLENGE_SHIELD:
            return Believe()
        case Phase.SHIELD:
            return TakeHit()
        case Phase.MOVE:
            return min(_of(legal, MoveTo), key=lambda move: _way_to_go(view, move.space))
        case Phase.TARGET:
            return max(_of(legal, Attack), key=lambda move: view.players[move.target].bracelets)
        case Phase.DROP:
            return min(_of(legal, PlaceBracelet), key=lambda move: _loss(view, move.space))
        case _:
            return legal[0]


def _of(legal: Sequence[VikingsMove], kind: type[M]) -> list[M]:
    return [move for move in legal if isinstance(move, kind)]


def _own_space(view: VikingsView) -> Space:
    assert view.viewer is not None
    space = view.players[view.viewer].space
    assert space is not None
    return space


def _others(view: VikingsView) -> list[Space]:
    return [
        player.space
        for player in view.players
        if player.seat != view.viewer and player.space is not None
    ]


def _reluctance(view: VikingsView, move: Announce) -> tuple[int, int, int]:
    """Rank the truth first: a step, a blow that finds somebody, anything else; then a Walk."""
    order = OVERVIEW.index(move.card)
    if move.card is not move.action:
        # Of the cards that cannot be announced truly, the last in the overview is a Shield.
        return 3, OVERVIEW.index(move.action), -order
    if move.card in {Card.WALK, Card.SPRINT}:
        return 0, order, 0
    if move.card not in ATTACKS:
        return 2, order, 0
    here = _own_space(view)
    melee = move.card in MELEE
    hits = any((distance(here, there) == 1) is melee for there in _others(view))
    return 1 if hits else 2, order, 0


def _way_to_go(view: VikingsView, space: Space) -> tuple[int, int, bool, Space]:
    """Rank a space by the way left to face-up bracelets or a free centre, then by the booty."""
    goals = [Space(there) for there, slot in enumerate(view.slots) if slot.bracelets]
    if CENTRE not in _others(view):
        goals.append(CENTRE)
    left = min((distance(space, goal) for goal in goals), default=0)
    return left, -sum(view.slots[space].bracelets), space != _own_space(view), space


def _loss(view: VikingsView, space: Space) -> tuple[bool, bool, int, Space]:
    """Rank a space for the knocked bracelet: land before water, empty, near oneself."""
    return (
        view.slots[space].kind == "water",
        space in _others(view),
        distance(space, _own_space(view)),
        space,
    )
