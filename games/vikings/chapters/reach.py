"""How far Vikings get and strike: tables of the arena, read with the Vikings that stand on it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from games.api import Seat
from games.vikings.content import (
    ATTACKS,
    BRACELET_SPACES,
    CENTRE,
    MELEE,
    NEIGHBOURS,
    SPACES,
    WATER,
    Card,
    Space,
    distance,
)
from games.vikings.state import VikingsState

_ALL = tuple(Space(space) for space in range(len(SPACES)))

LAND: tuple[tuple[Space, ...], ...] = tuple(
    tuple(space for space in neighbours if space not in WATER) for neighbours in NEIGHBOURS
)
"""The spaces next to a space that a Viking can step on, by space."""

DISTANCE: tuple[tuple[int, ...], ...] = tuple(
    tuple(distance(here, there) for there in _ALL) for here in _ALL
)
"""Steps from space to space; water counts like land."""

CHARGE = 2
"""How many steps away a Slam may begin."""

_WALK = tuple(tuple(sorted({here, *LAND[here]})) for here in _ALL)
_SPRINT = tuple(
    tuple(sorted({here, *LAND[here], *(far for near in LAND[here] for far in LAND[near])}))
    for here in _ALL
)
_CHARGE: tuple[dict[Space, tuple[Space, ...]], ...] = tuple(
    {
        **{
            there: between
            for there in _ALL
            if DISTANCE[here][there] == CHARGE
            and (between := tuple(space for space in LAND[here] if there in LAND[space]))
        },
        **dict.fromkeys(LAND[here], ()),
    }
    for here in _ALL
)
"""By space, what a Slam can run into, with the spaces of which one must be crossed."""


PASSED_FROM_CENTRE = {
    arena: int(any(space in _SPRINT[CENTRE] for space in spaces))
    for arena, spaces in BRACELET_SPACES.items()
}
"""By arena, how many bracelet spaces a turn that begins on the centre can enter and leave again.

With two cards it is one at the most, and none where water keeps them all three steps away.
"""


def _own_space(state: VikingsState) -> Space:
    """Return the space of the active Viking."""
    space = state.spaces[state.active]
    assert space is not None
    return space


def destinations(state: VikingsState, action: Card) -> list[Space]:
    """List where the active Viking may end a Walk or a Sprint, its own space included (V3).

    Never into or through water; past another Viking, but not onto it.
    """
    return landings(_own_space(state), action, state.spaces)


def landings(here: Space, action: Card, taken: Collection[Space | None]) -> list[Space]:
    """List where a Walk or a Sprint from a space may end, while some are ``taken``."""
    reach = _WALK if action is Card.WALK else _SPRINT
    return [space for space in reach[here] if space == here or space not in taken]


def slam_victims(state: VikingsState) -> list[Seat]:
    """List the seats that the active Viking can run into and push.

    One or two spaces away, the space between neither water nor a Viking. There is always room for
    the push: the slammer leaves a space next to the victim, or crosses a free one.
    """
    return charged(_own_space(state), state.spaces)


def charged(here: Space, spaces: Sequence[Space | None]) -> list[Seat]:
    """List the seats that a Slam from a space can run into, of Vikings on ``spaces`` by seat."""
    charge = _CHARGE[here]
    victims = []
    for seat, there in enumerate(spaces):
        # One's own space is not in one's own table.
        if there is not None and there in charge:
            between = charge[there]
            if not between or any(space not in spaces for space in between):
                victims.append(Seat(seat))
    return victims


def pushes(state: VikingsState, victim: Seat) -> list[Space]:
    """List where a Slam may push ``victim``: next to it, not water, not occupied.

    The space that the slammer leaves is free. The centre is allowed (V8).
    """
    here = state.spaces[state.active]
    there = state.spaces[victim]
    assert there is not None
    return [space for space in LAND[there] if space == here or space not in state.spaces]


def strikes(attack: Card, steps: int) -> bool:
    """Return True if an attack reaches this distance: one step in melee, two or more from afar."""
    return (steps == 1) is (attack in MELEE)


def targets(state: VikingsState, action: Card) -> list[Seat]:
    """List the seats that an attack can hit.

    Players without bracelets can be attacked as well; who is not placed cannot, nor the active one.
    """
    assert action in ATTACKS
    steps = DISTANCE[_own_space(state)]
    return [
        Seat(seat)
        for seat, space in enumerate(state.spaces)
        if space is not None and seat != state.active and strikes(action, steps[space])
    ]


def places(state: VikingsState) -> list[Space]:
    """List where a knocked bracelet may be put: next to the target, not on the attacker's space.

    Water and other Vikings' spaces are allowed.
    """
    assert state.target is not None
    there = state.spaces[state.target]
    assert there is not None
    here = state.spaces[state.active]
    return [space for space in NEIGHBOURS[there] if space != here]
