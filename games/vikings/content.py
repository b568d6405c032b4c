"""The game's material: bracelets, cards and the two arenas (rules, Facts)."""

from __future__ import annotations

from enum import StrEnum
from typing import NewType

Space = NewType("Space", int)
"""An arena space: an index into :data:`SPACES`."""

Hex = tuple[int, int]
"""Axial coordinates ``(q, r)``."""


class SpaceKind(StrEnum):
    """What is printed on a space of the arena."""

    START = "start"
    BRACELET = "bracelet"
    WATER = "water"
    CENTRE = "centre"
    PLAIN = "plain"


class Card(StrEnum):
    """A conflict card, and equally the action that it stands for."""

    WALK = "walk"
    SPRINT = "sprint"
    SLAM = "slam"
    CLUB = "club"
    PUNCH = "punch"
    HAMMER = "hammer"
    SLINGSHOT = "slingshot"
    SHIELD = "shield"


DECK: dict[Card, int] = {
    Card.WALK: 2,
    Card.SPRINT: 1,
    Card.SLAM: 1,
    Card.CLUB: 1,
    Card.PUNCH: 2,
    Card.HAMMER: 1,
    Card.SLINGSHOT: 2,
    Card.SHIELD: 2,
}
"""A player's twelve cards."""

BLUFF_ARENA_REMOVES = (Card.SHIELD, Card.PUNCH, Card.SLINGSHOT)
"""One of each leaves every deck in the Bluff Arena variant."""


def copies(card: Card, *, bluff_arena: bool) -> int:
    """Count the copies of a card with which everybody plays."""
    return DECK[card] - (bluff_arena and card in BLUFF_ARENA_REMOVES)


ACTIONS = (
    Card.WALK,
    Card.SPRINT,
    Card.SLAM,
    Card.PUNCH,
    Card.CLUB,
    Card.SLINGSHOT,
    Card.HAMMER,
)
"""What may be announced on one's own turn, in the order of the overview (V1: never Shield)."""

OVERVIEW: tuple[Card, ...] = (*ACTIONS, Card.SHIELD)
"""All cards in the order of the overview, the order in which hands and choices are shown."""

MELEE = frozenset({Card.PUNCH, Card.CLUB})
RANGED = frozenset({Card.SLINGSHOT, Card.HAMMER})
ATTACKS = MELEE | RANGED
KNOCKING = frozenset({Card.PUNCH, Card.SLINGSHOT})
"""Attacks that knock a bracelet onto the arena instead of stealing it."""

BRACELETS: dict[int, int] = {1: 6, 2: 8, 3: 7, 4: 4}
"""How many bracelets there are of each value."""

BRACELET_VALUES: tuple[int, ...] = tuple(
    value for value, count in BRACELETS.items() for _ in range(count)
)
"""The values of the 25 bracelets, ascending."""

REMOVED_BRACELETS = {2: 9, 3: 6, 4: 0}
"""Bracelets that leave the game unseen, by number of players."""

_RADIUS = 3
_CORNERS = {(3, 0), (0, 3), (-3, 3), (-3, 0), (0, -3), (3, -3)}

SPACES: tuple[Hex, ...] = tuple(
    (q, r)
    for r in range(-_RADIUS, _RADIUS + 1)
    for q in range(-_RADIUS, _RADIUS + 1)
    if abs(q + r) <= _RADIUS and (q, r) not in _CORNERS
)
"""The 31 hexes of either arena, row by row from the top, left to right."""

CENTRE = Space(SPACES.index((0, 0)))


def space_at(hexagon: Hex) -> Space:
    """Return the space at axial coordinates that lie on the arena."""
    return Space(SPACES.index(hexagon))


def _spaces(*hexagons: Hex) -> tuple[Space, ...]:
    return tuple(space_at(hexagon) for hexagon in hexagons)


STARTS: dict[int, tuple[Space, ...]] = {
    1: _spaces((-3, 1), (-2, -1), (2, 1), (3, -1)),
    2: _spaces((1, 2), (-3, 2), (-1, -2), (3, -2)),
}
BRACELET_SPACES: dict[int, tuple[Space, ...]] = {
    1: _spaces((-2, 2), (0, -2), (0, 2), (2, -2)),
    2: _spaces((2, 0), (-2, 0), (-1, 2), (1, -2)),
}
WATER: frozenset[Space] = frozenset(_spaces((-1, 1), (0, -1), (0, 1), (1, -1)))
"""Water lies in the same place in both arenas."""


def _kind(arena: int, space: Space) -> SpaceKind:
    """Return the kind of a space in an arena; plain is what is none of the others."""
    if space in STARTS[arena]:
        return SpaceKind.START
    if space in BRACELET_SPACES[arena]:
        return SpaceKind.BRACELET
    if space in WATER:
        return SpaceKind.WATER
    return SpaceKind.CENTRE if space == CENTRE else SpaceKind.PLAIN


KINDS: dict[int, tuple[SpaceKind, ...]] = {
    arena: tuple(_kind(arena, Space(space)) for space in range(len(SPACES))) for arena in STARTS
}
"""What is printed on every space, by arena."""


def distance(one: Space, other: Space) -> int:
    """Count the steps between two spaces; water counts like land."""
    (q1, r1), (q2, r2) = SPACES[one], SPACES[other]
    return max(abs(q1 - q2), abs(r1 - r2), abs(q1 + r1 - q2 - r2))


NEIGHBOURS: tuple[tuple[Space, ...], ...] = tuple(
    tuple(Space(there) for there in range(len(SPACES)) if distance(Space(here), Space(there)) == 1)
    for here in range(len(SPACES))
)
"""The spaces that share an edge, by space."""
