"""Where everything lies: hexes on the canvas, and what places are called."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from string import ascii_uppercase

import msgspec

from games.rage.content import BASTIONS, TERRITORIES_A_TILE, Hex, Site
from rendering.scene.scene import Point

WIDTH = 1200
HEIGHT = 1200
MARGIN = 20
HEADER = 96
FOOTER = 34
_LARGEST = 84
"""From the middle of a hex to its corner: larger ones leave no room for anything else."""


class Ground(msgspec.Struct, frozen=True):
    """A map on the canvas: where the hex (0, 0) lies, and how large a hex is."""

    x: float
    y: float
    side: int
    """From the middle of a hex to its corner."""

    def at(self, place: Hex) -> Point:
        """The middle of a hex."""
        q, r = place
        return self.x + self.side * sqrt(3) * (q + r / 2), self.y + self.side * 1.5 * r


def fitted(hexes: Iterable[Hex], left: float, top: float, width: float, height: float) -> Ground:
    """Lay hexes into a box, as large as they fit, in its middle."""
    places = list(hexes)
    across = [sqrt(3) * (q + r / 2) for q, r in places]
    down = [1.5 * r for _, r in places]
    wide, high = max(across) - min(across) + sqrt(3), max(down) - min(down) + 2
    side = min(_LARGEST, int(width / wide), int(height / high))
    x = left + width / 2 - side * (max(across) + min(across)) / 2
    y = top + height / 2 - side * (max(down) + min(down)) / 2
    return Ground(round(x), round(y), side)


def site_name(site: Site) -> str:
    """Name a territory by its region's letter and its place in it: A0 is the city of the first.

    The others lie around it, 1 to the right, then clockwise. A bastion has no name: empty.
    """
    if site >= BASTIONS:
        return ""
    tile, place = divmod(site, TERRITORIES_A_TILE)
    return f"{ascii_uppercase[tile]}{place}"
