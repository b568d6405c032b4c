"""Where everything lies in the pictures of Clash of Vikings."""

from __future__ import annotations

from math import sqrt
from string import ascii_uppercase

import msgspec

from games.vikings.content import SPACES, Space
from rendering.scene.scene import Point

TIMES = "\N{MULTIPLICATION SIGN}"
"""Before how many there are of something."""
WIDTH = 1200
HEIGHT = 1200
PRIVATE_HEIGHT = 900
"""A panel has to fit a screen (DESIGN, 21): question and answers stand beside the picture."""
FOOT = 42
"""Height of the line along the lower edge."""
STRIP = 262
"""Height of what the board tells of the turn, above that line."""
TRAY = 226
"""Height of the table that a hand lies on."""
SHEET = 596
"""Width of the sheet that an announcement is shown on, beside the arena."""


class Ground(msgspec.Struct, frozen=True):
    """An arena on the canvas: the middle of its central hex and the size of a hex."""

    x: float
    y: float
    side: float
    """From the middle of a hex to its corner."""
    numeral: int
    """Size of the values of bracelets and of the names of spaces that can be chosen."""

    def at(self, space: Space) -> Point:
        """Return the middle of a space."""
        q, r = SPACES[space]
        return self.x + self.side * sqrt(3) * (q + r / 2), self.y + self.side * 1.5 * r

    @property
    def radius(self) -> float:
        """Of the meadow that holds all spaces."""
        return self.side * 5.72


PUBLIC = Ground(404, 500, 61.5, 48)
"""The arena of the public board."""
ALONE = Ground(600, 450, 80, 60)
"""The arena that a question is about: as high as a private picture."""
ABOVE = Ground(600, 338, 60, 60)
"""The arena above a hand."""
BESIDE = Ground(906, 324, 57, 60)
"""The arena beside an announcement."""


def space_name(space: Space) -> str:
    """Name a space by its row, A at the top, and its place in the row from the left: ``C4``."""
    row = SPACES[space][1]
    earlier = sum(1 for q, r in SPACES[:space] if r == row)
    return f"{ascii_uppercase[row + 3]}{earlier + 1}"
