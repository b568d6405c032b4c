"""The map of Clash of Rage as hexes in a dictionary; ways are walked one step after the other."""

from __future__ import annotations

from functools import cache
from typing import Any

from tests.oracle.rage.box import TILES

Hex = tuple[int, int]
AROUND: list[Hex] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
BEYOND: list[Hex] = [(2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2)]
FIXED: list[Hex] = [(0, 0), (2, 1), (3, -2), (5, -1)]
BASTION = 28
"""How the program numbers the bastion of seat 0."""


@cache
def beside(place: Hex) -> list[Hex]:
    """List the six hexes round one."""
    return [(place[0] + q, place[1] + r) for q, r in AROUND]


def steps_between(one: Hex, other: Hex) -> int:
    """Count the steps from a hex to another, by walking in growing circles."""
    circle, count = {one}, 0
    while other not in circle:
        circle |= {near for place in circle for near in beside(place)}
        count += 1
    return count


def turned(place: Hex, times: int) -> Hex:
    """Turn a hex round (0, 0) by 60 degrees, so often."""
    for _ in range(times):
        place = (-place[1], place[0] + place[1])
    return place


class Country:
    """What lies where, from the tiles that luck dealt."""

    def __init__(self, tiles: list[dict[str, Any]]) -> None:
        self.places: list[Hex] = []
        """The territories in map order: their index is the program's number."""
        self.cities: list[int] = []
        self.forges: list[int] = []
        self.stones: list[tuple[int, int]] = []
        self.rocks: set[frozenset[Hex]] = set()
        self.ways: dict[tuple[int, int, Hex, bool], list[int]] = {}
        """Where one gets by one step, as far as it was asked."""
        for tile in tiles:
            centre = (tile["q"], tile["r"])
            sheet = TILES[tile["number"] - 1]

            def at(ring: int | None, centre: Hex = centre, turn: int = tile["turn"]) -> Hex:
                q, r = (0, 0) if ring is None else turned(AROUND[ring], turn)
                return centre[0] + q, centre[1] + r

            first = len(self.places)
            self.places += [centre, *beside(centre)]
            self.cities.append(first)
            self.forges.append(self.places.index(at(sheet["forge"])))
            self.stones.append((self.places.index(at(sheet["stone"])), sheet["level"]))
            self.rocks |= {frozenset((at(a), at(b))) for a, b in sheet["rocks"]}

    def edge(self) -> list[Hex]:
        """List the hexes that touch the map, row by row."""
        found = {near for place in self.places for near in beside(place)} - set(self.places)
        return sorted(found, key=lambda place: (place[1], place[0]))

    def doors(self, bastion: Hex) -> list[int]:
        """List the territories beside a bastion."""
        return sorted(self.places.index(near) for near in beside(bastion) if near in self.places)

    def next_to(self, site: int, seat: int, bastion: Hex, *, flying: bool) -> list[int]:
        """List where a figure of a seat gets by one step; only its own bastion is open to it."""
        key = (site, seat, bastion, flying)
        if key not in self.ways:
            self.ways[key] = self._next_to(site, seat, bastion, flying=flying)
        return self.ways[key]

    def _next_to(self, site: int, seat: int, bastion: Hex, *, flying: bool) -> list[int]:
        """Walk one step from a site, wherever the map lets the figure go."""
        home = BASTION + seat
        if site == home:
            return self.doors(bastion)
        here = self.places[site]
        found = [
            self.places.index(near)
            for near in beside(here)
            if near in self.places and (flying or frozenset((here, near)) not in self.rocks)
        ]
        if bastion in beside(here):
            found.append(home)
        return sorted(found)
