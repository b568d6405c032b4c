"""The map: territories, their contents, and their neighbours (R7, R15).

Sites are bits of a number here: a set of sites is one integer, which makes ways quick to find.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from games.rage.content import (
    BASTIONS,
    CENTRE,
    RING,
    TERRITORIES_A_TILE,
    TILES,
    Hex,
    Site,
    bastion_of,
)
from games.rage.view import Tile

SITES = BASTIONS + 4
NO_WAYS = (0,) * SITES
_EVERYWHERE = tuple(Site(site) for site in range(SITES))


class Ways(msgspec.Struct, frozen=True, eq=False, gc=False):
    """Who is next to whom; known by what it is, which is quicker than by value."""

    beside: tuple[int, ...]
    """By site, the set of sites next to it."""


class Grid:
    """What follows from where the tiles lie, whichever they are and however they are turned."""

    __slots__ = ("beside", "hexes", "number", "rim")

    def __init__(self, centres: tuple[Hex, ...]) -> None:
        """Give the territories their numbers, tile by tile, each centre before its ring.

        Find the neighbours of each, and the rim: the hexes outside that are next to a territory.
        """
        hexes: list[Hex] = []
        for q, r in centres:
            hexes += [(q, r), *((q + dq, r + dr) for dq, dr in RING)]
        self.hexes = tuple(hexes)
        self.number = {place: Site(site) for site, place in enumerate(hexes)}
        self.beside = tuple(sum([1 << there for there in self.next_to(place)]) for place in hexes)
        """By territory, the set of those next to it, with or without rocks between."""
        self.rim = tuple(
            sorted(
                {
                    beside
                    for place in hexes
                    for beside in neighbours(place)
                    if beside not in self.number
                },
                key=lambda place: (place[1], place[0]),
            )
        )
        """The hexes outside all tiles that are next to a territory, row by row."""

    def next_to(self, place: Hex) -> list[Site]:
        """List the territories beside a hex, with or without rocks between."""
        return [self.number[beside] for beside in neighbours(place) if beside in self.number]


@lru_cache(maxsize=256)
def _grid(centres: tuple[Hex, ...]) -> Grid:
    """Return where the territories lie; in most games the tiles lie as in most others."""
    return Grid(centres)


class Land:
    """What follows from the tiles alone."""

    __slots__ = ("cities", "fly", "forges", "grid", "hexes", "rim", "rocks", "stones", "walk")

    def __init__(self, tiles: tuple[Tile, ...]) -> None:
        """Find cities, forges, stones and rocks, and the ways: rocks close those on foot alone."""
        grid = _grid(tuple([(tile.q, tile.r) for tile in tiles]))
        stones: list[tuple[Site, int]] = []
        forges: list[Site] = []
        rocks: list[tuple[Site, Site]] = []
        for index, tile in enumerate(tiles):
            sheet = TILES[tile.number - 1]
            stones.append((_site(index, tile, sheet.stone), sheet.stone_level))
            forges.append(_site(index, tile, sheet.forge))
            rocks += [(_site(index, tile, a), _site(index, tile, b)) for a, b in sheet.rocks]
        self.grid, self.hexes, self.rim = grid, grid.hexes, grid.rim
        self.cities = tuple([Site(TERRITORIES_A_TILE * index) for index in range(len(tiles))])
        self.forges = tuple(forges)
        self.stones = tuple(stones)
        """Territory and level, in map order."""
        self.rocks = tuple(rocks)
        self.fly = grid.beside
        walk = list(self.fly)
        for one, other in rocks:
            walk[one] &= ~(1 << other)
            walk[other] &= ~(1 << one)
        self.walk = tuple(walk)

    def next_to(self, place: Hex) -> list[Site]:
        """List the territories beside a hex, with or without rocks between."""
        return self.grid.next_to(place)


def _site(index: int, tile: Tile, ring: int) -> Site:
    """Return the site of tile ``index`` whose printed place is ``ring`` (or the centre).

    Turning the tile by k adds k to every ring index.
    """
    offset = 0 if ring == CENTRE else 1 + (ring + tile.turn) % len(RING)
    return Site(TERRITORIES_A_TILE * index + offset)


@lru_cache(maxsize=256)
def land(tiles: tuple[Tile, ...]) -> Land:
    """Return the map that the tiles make."""
    return Land(tiles)


@lru_cache(maxsize=1024)
def ways(tiles: tuple[Tile, ...], seat: int, bastion: Hex | None) -> tuple[Ways, Ways]:
    """Return the ways of a seat, on foot and in flight; its own bastion is part of them (R15).

    Other bastions and the hexes outside the tiles are no way for anybody, flyers neither.
    """
    there = land(tiles)
    home = bastion_of(seat)
    doors = 0 if bastion is None else sum(1 << site for site in there.next_to(bastion))
    return _with_bastion(there.walk, home, doors), _with_bastion(there.fly, home, doors)


def _with_bastion(beside: tuple[int, ...], home: Site, doors: int) -> Ways:
    """Return ways with a bastion joined to the sites that it has doors to (a bit set)."""
    joined = [*beside, *NO_WAYS[len(beside) :]]
    joined[home] = doors
    for site in members(doors):
        joined[site] |= 1 << home
    return Ways(tuple(joined))


def neighbours(place: Hex) -> list[Hex]:
    """List the six hexes beside one, in ring order."""
    q, r = place
    return [(q + dq, r + dr) for dq, dr in RING]


def distance(one: Hex, other: Hex) -> int:
    """Count the steps from hex to hex."""
    dq, dr = one[0] - other[0], one[1] - other[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


@lru_cache(maxsize=512)
def members(sites: int) -> tuple[Site, ...]:
    """List the sites of a set in map order, the bastions last."""
    found = []
    while sites:
        lowest = sites & -sites
        found.append(_EVERYWHERE[lowest.bit_length() - 1])
        sites ^= lowest
    return tuple(found)


@lru_cache(maxsize=512)
def reach(ways: Ways, origin: int, steps: int, stops: int) -> int:
    """Return the bit set of sites within ``steps`` of ``origin``, without ``origin``.

    A figure goes no further than the first site of ``stops`` (a bit set) that it enters.
    """
    if not steps:
        return 0
    beside, home = ways.beside, 1 << origin
    found = beside[origin]
    seen = home | found
    while steps > 1:
        steps -= 1
        frontier, found = found & ~stops, 0
        while frontier:
            lowest = frontier & -frontier
            found |= beside[lowest.bit_length() - 1]
            frontier ^= lowest
        found &= ~seen
        seen |= found
    return seen ^ home


def path(ways: Ways, origin: Site, target: Site, steps: int, stops: int) -> tuple[Site, ...]:
    """Return the sites of a shortest path of at most ``steps`` steps, both ends included.

    It passes through no site of ``stops`` (a bit set), but may end in one. Of several it is the
    first in map order, compared from the target back; empty if there is none.
    """
    beside = ways.beside
    near, back = beside[origin], beside[target]
    if origin != target and steps:
        # Ways lead back as they lead there, and hardly any is longer than three steps.
        if near >> target & 1:
            return origin, target
        near, back = near & ~stops, back & ~stops
        if near & back and steps > 1:
            return origin, _first(near & back), target
        while back and steps > 2:  # noqa: PLR2004
            last = _first(back)
            if near & beside[last]:
                return origin, _first(near & beside[last]), last, target
            back ^= 1 << last
    return _long_path(ways, origin, target, steps, stops)


def _first(sites: int) -> Site:
    """Return the first site of a set in map order."""
    return _EVERYWHERE[(sites & -sites).bit_length() - 1]


@lru_cache(maxsize=512)
def _long_path(ways: Ways, origin: Site, target: Site, steps: int, stops: int) -> tuple[Site, ...]:
    """Return what :func:`path` does, for any length; ``origin`` alone if that is the target.

    Empty if there is no such path.
    """
    beside = ways.beside
    seen = 1 << origin
    layers = [seen]
    while not seen >> target & 1:
        found = 0
        for here in members(layers[-1]):
            found |= beside[here]
        found &= ~seen
        if not found or len(layers) > steps:
            return ()
        seen |= found
        layers.append(found & ~stops)
    trail = [target]
    for layer in reversed(layers[:-1]):
        back = layer & beside[trail[-1]]
        trail.append(_EVERYWHERE[(back & -back).bit_length() - 1])
    return tuple(trail[::-1])
