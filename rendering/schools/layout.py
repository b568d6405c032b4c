"""Where everything lies in the pictures of Clash of Magic Schools."""

from __future__ import annotations

import msgspec

from games.schools.content import ELEMENTS
from rendering.scene.scene import Drawing, Place, Role

WIDTH = 1200
HEIGHT = 1200
HEADER = 250
"""Height of what stands above the hall of the public board."""
MARGIN = 118
"""On either side, where the rows of announced trials hang."""
PITCH = (WIDTH - 2 * MARGIN) / len(ELEMENTS)
"""From one arena to the next."""
WINDOW = 98
"""Size of the stained glass in the middle of an arena."""
STACK = 86
"""Size of a stack of trials, and of the pawn beside it."""
AWAY = 60
"""From the middle of the hall to that of a school's stacks."""
STRIP_Y = 1078
"""Of the piles, above the footer."""


class Hall(msgspec.Struct, frozen=True):
    """The hall on the canvas: Blancgriffon above, Dragombre below, the windows between."""

    top: float
    bottom: float
    height: int = HEIGHT
    """Of the whole picture."""

    @property
    def middle(self) -> float:
        """The line between the schools."""
        return (self.top + self.bottom) / 2

    @property
    def room(self) -> float:
        """How long a column may become."""
        return (self.bottom - self.top) / 2 - AWAY - STACK / 2 - 8

    @staticmethod
    def arena_x(index: int) -> float:
        """Return the middle of an arena."""
        return MARGIN + (index + 0.5) * PITCH

    def stack_y(self, seat: int) -> float:
        """Return the middle of the line of stacks of a school."""
        return self.middle + (AWAY if seat == 0 else -AWAY)

    def column_y(self, seat: int) -> float:
        """Where a school's columns begin, next to the stacks."""
        away = AWAY + STACK / 2
        return self.middle + (away if seat == 0 else -away)


PUBLIC = Hall(HEADER + 8, 1070)
"""The hall of the public board."""
PRIVATE = Hall(8, 718, 900)
"""The hall above a hand: all that a decision rests on, and nothing else."""


def centred(drawing: Drawing, x: float, y: float, role: Role = Role.PIECE) -> Place:
    """Put a drawing around a point."""
    return Place(drawing, x - drawing.width / 2, y - drawing.height / 2, role=role)
