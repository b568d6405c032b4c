"""Moves for an absent player: sensible, honest, based on what that seat knows."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, TypeVar, assert_never

from games.api import RuleError
from games.rng import Rng
from games.vikings import moves as m
from games.vikings.chapters.reach import LAND
from games.vikings.chapters.turn import CENTRE_BONUS
from games.vikings.content import ATTACKS, CENTRE, OVERVIEW, Card, Space, SpaceKind
from games.vikings.view import Phase, Player, VikingsView

M = TypeVar("M", bound=m.VikingsMove)

_UNKNOWN = 2.4
"""What a bracelet that one has not seen is worth on average."""
_CENTRE = 4
"""Worth of ending a move on the centre: two bracelets, if it is not challenged."""
_NEVER = 99
"""Steps to where no way leads."""


def choose(view: VikingsView, legal: Sequence[m.VikingsMove], luck: Rng) -> m.VikingsMove:
    """Choose among the legal moves of the viewer; never a lie while the truth can be told.

    It goes for bracelets, hits the richest, pushes and drops where others gain least, raises only a
    true Shield, and calls a bluff only where everybody can see that it is one. Of equally good
    moves, and of start spaces, ``luck`` takes one.

    Raises:
        RuleError: the game is over.
    """
    match view.phase:
        case Phase.PLACE:
            return luck.pick(legal)[0]
        case Phase.CENTRE:
            return m.TakeFromCentre() if _takes(view) else m.LeaveCentre()
        case Phase.ANNOUNCE:
            return _best(legal, m.Announce, lambda move: _reluctance(view, move), luck)
        case Phase.CHALLENGE | Phase.CHALLENGE_SHIELD | Phase.SHIELD:
            return _react(view)
        case Phase.MOVE:
            return _best(legal, m.MoveTo, lambda move: _way_to_go(view, move.space), luck)
        case Phase.TARGET:
            return _best(legal, m.Attack, lambda move: -_wealth(view.players[move.target]), luck)
        case Phase.SLAM:
            return _best(legal, m.Slam, lambda move: _gift(view, move), luck)
        case Phase.DROP:
            return _best(legal, m.PlaceBracelet, lambda move: loss(view, move.space), luck)
        case Phase.OVER:
            raise RuleError("game-over")
        case _:
            assert_never(view.phase)


def _react(view: VikingsView) -> m.VikingsMove:
    """Return the reaction to an attack or an announcement.

    To an attack a true Shield if one is held, else the hit; to an announced action or Shield a call
    if public knowledge proves it a bluff, else belief.
    """
    if view.phase is Phase.SHIELD:
        return m.RaiseShield(Card.SHIELD) if Card.SHIELD in view.hand else m.TakeHit()
    return m.CallBluff() if view.is_exposed else m.Believe()


def _best(legal: Sequence[m.VikingsMove], kind: type[M], key: Callable[[M], Any], luck: Rng) -> M:
    """Return the move of type ``kind`` with the lowest key; luck decides between equals."""
    moves = [move for move in legal if isinstance(move, kind)]
    keys = [key(move) for move in moves]
    lowest = min(keys)
    return luck.pick([move for move, mark in zip(moves, keys, strict=True) if mark == lowest])[0]


def _own(view: VikingsView) -> Player:
    """Return the viewer's player; the viewer has to be a seat."""
    assert view.viewer is not None
    return view.players[view.viewer]


def _own_space(view: VikingsView) -> Space:
    """Return the space of the viewer's Viking."""
    space = _own(view).space
    assert space is not None
    return space


def _others(view: VikingsView) -> set[Space | None]:
    """Return the spaces of the other Vikings."""
    return {player.space for player in view.players if player.seat != view.viewer}


def _steps_from(view: VikingsView, space: Space) -> dict[Space, int]:
    """Return the number of steps on foot from ``space`` to every space that can be reached.

    No way leads through water or a space where another Viking stands; such spaces are left out.
    ``space`` itself is there with 0.
    """
    shut = _others(view)
    steps = {space: 0}
    queue = deque([space])
    while queue:
        here = queue.popleft()
        for there in LAND[here]:
            if there not in steps and there not in shut:
                steps[there] = steps[here] + 1
                queue.append(there)
    return steps


def _wealth(player: Player) -> float:
    """Return what a player's bracelets are worth, unknown ones by a mean."""
    return sum(player.known) + _UNKNOWN * (player.bracelets - len(player.known))


def _takes(view: VikingsView) -> bool:
    """Return True if the viewer should take the centre's bracelets.

    Always while others stay in the supply. The last ones end the game: then only if it leads with
    them or shares the lead, as far as it knows, with unknown bracelets at their mean.
    """
    if view.supply > CENTRE_BONUS:
        return True
    own = _own(view)
    rivals = [_wealth(player) for player in view.players if player != own]
    return _wealth(own) + _UNKNOWN * view.supply >= max(rivals)


def _booty(view: VikingsView, space: Space) -> int:
    """Return the points that lie on a space, with those of the centre."""
    return sum(view.slots[space].bracelets) + (_CENTRE if space == CENTRE else 0)


def _reluctance(view: VikingsView, move: m.Announce) -> tuple[int, float]:
    """Return a sort key of an announcement, the lowest for the best.

    In order: a true move that can reach booty elsewhere, a true attack on somebody with bracelets,
    any other true move, any other truth, a lie. Among equals the most booty or the richest target
    comes first; among lies the first action of the overview, and a Shield is laid last.
    """
    prospect = next(one for one in view.prospects if one.action is move.action)
    if move.card is not move.action:
        return 4, OVERVIEW.index(move.action) + (move.card is Card.SHIELD) / 2
    if prospect.spaces:
        here = _own_space(view)
        booty = max(_booty(view, space) for space in prospect.spaces)
        goes = any(_booty(view, space) and space != here for space in prospect.spaces)
        return (0 if goes else 2), -booty
    if move.action in ATTACKS:
        wealth = max((_wealth(view.players[seat]) for seat in prospect.targets), default=0)
        return (1 if wealth else 3), -wealth
    return 3, 0


def _way_to_go(view: VikingsView, space: Space) -> tuple[int, int]:
    """Return a sort key of a space to end a move on, the lowest for the best.

    First the steps that would be left from there to the nearest booty that can be reached, then the
    booty here, most first. Where none can be reached, staying is best.
    """
    steps = _steps_from(view, space)
    left = min((far for goal, far in steps.items() if _booty(view, goal)), default=_NEVER)
    return left, -_booty(view, space) if left < _NEVER else space != _own_space(view)


def _gift(view: VikingsView, move: m.Slam) -> tuple[int, bool]:
    """Return a sort key of a Slam, the lowest for the best.

    First the points that lie where the victim is pushed, then whether it is pushed off the centre.
    """
    return _booty(view, move.push_to), view.players[move.victim].space != CENTRE


def loss(view: VikingsView, space: Space) -> tuple[bool, bool, int]:
    """Return a sort key of a space for the knocked bracelet, the lowest for the best.

    Land before water, no other Viking before one, then few steps on foot from the viewer's own
    Viking.
    """
    return (
        view.slots[space].kind is SpaceKind.WATER,
        space in _others(view),
        _steps_from(view, _own_space(view)).get(space, _NEVER),
    )
