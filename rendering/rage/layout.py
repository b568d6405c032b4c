"""The layout: hexes on the canvas, and the names of places."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf, sqrt
from string import ascii_uppercase

import msgspec

from games.rage.content import BASTIONS, TERRITORIES_A_TILE, Hex, Site
from rendering.scene.scene import Point

WIDTH = 1200
HEIGHT = 1200
PRIVATE = 900
"""Height of a private picture: a panel has to fit a screen (DESIGN, 21)."""
LEAST = 700
_HEIGHTS = (LEAST, 900, 1050, HEIGHT)
"""Of pictures: few, since what lies behind them is kept for each."""
MARGIN = 20
HEADER = 96
FOOTER = 46
CLOSEST = 132
"""Largest side of a hex in a detail of the map."""
LARGEST = 112
"""From the middle of a hex to its corner: larger ones leave no room for anything else."""


class Ground(msgspec.Struct, frozen=True):
    """A map on the canvas: where the hex (0, 0) lies, and how large a hex is."""

    x: float
    y: float
    side: int
    """From the middle of a hex to its corner."""
    low: float = HEIGHT
    """Where what stands below the map begins."""

    def shows(self, place: Hex) -> bool:
        """Return True if a hex is far enough inside the map's part of the canvas for its pieces."""
        x, y = self.at(place)
        near = self.side * 0.8
        return near <= x <= WIDTH - near and near <= y <= self.low - near

    def at(self, place: Hex) -> Point:
        """Return the middle of a hex in pixels."""
        q, r = place
        return self.x + self.side * sqrt(3) * (q + r / 2), self.y + self.side * 1.5 * r


def spread(hexes: Iterable[Hex], width: float) -> float:
    """Return the height in pixels of hexes laid out ``width`` wide, or at the largest size."""
    places = list(hexes)
    down = [1.5 * r for _, r in places]
    return fitted(places, 0, 0, width, inf).side * (max(down) - min(down) + 2)


def fitted(
    hexes: Iterable[Hex],
    left: float,
    top: float,
    width: float,
    height: float,
    largest: int = LARGEST,
) -> Ground:
    """Lay hexes into a box in pixels, in its middle, as large as they fit, at most ``largest``.

    With an infinite height they are centred at ``top``.
    """
    places = list(hexes)
    across = [sqrt(3) * (q + r / 2) for q, r in places]
    down = [1.5 * r for _, r in places]
    wide, high = max(across) - min(across) + sqrt(3), max(down) - min(down) + 2
    side = int(min(largest, width / wide, height / high))
    x = left + width / 2 - side * (max(across) + min(across)) / 2
    middle = top + (0 if height == inf else height / 2)
    y = middle - side * (max(down) + min(down)) / 2
    low = HEIGHT if height == inf else top + height
    return Ground(round(x), round(y), side, low)


def cropped(used: float) -> int:
    """Return the least of four heights with room for a footer below ``used``, or the largest."""
    return next((high for high in _HEIGHTS if high >= used + FOOTER + 4), HEIGHT)


def lowest(height: int) -> int:
    """Return where the footer of a picture begins, or what stands above it ends."""
    return height - FOOTER - 4


def site_name(site: Site) -> str:
    """Name a territory by its region's letter and its place in that: A0 is the first's city.

    The others lie around it, 1 to the right, then clockwise. A bastion has no name: empty.
    """
    if site >= BASTIONS:
        return ""
    tile, place = divmod(site, TERRITORIES_A_TILE)
    return f"{ascii_uppercase[tile]}{place}"
