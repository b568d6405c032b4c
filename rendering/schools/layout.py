"""Where everything lies in the pictures of Clash of Magic Schools."""

from __future__ import annotations

import msgspec

from games.schools.content import ELEMENTS
from rendering.scene.scene import Drawing, Place, Role

WIDTH = 1200
HEIGHT = 1200
SCORE_Y = 90
SCORE_HEIGHT = 128
MARGIN = 118
"""On either side, where the rows of announced trials hang."""
PITCH = (WIDTH - 2 * MARGIN) / len(ELEMENTS)
"""From one arena to the next."""
WINDOW = 108
"""Size of the stained glass in the middle of an arena."""
STACK = 84
"""Size of a stack of trials, and of the pawn beside it."""
STRIP_Y = 1088
"""Of the piles, above the footer."""


class Hall(msgspec.Struct, frozen=True):
    """The hall on the canvas: Blancgriffon above, Dragombre below, the windows between."""

    top: float
    bottom: float

    @property
    def middle(self) -> float:
        """The line between the schools."""
        return (self.top + self.bottom) / 2

    @property
    def room(self) -> float:
        """How long a column may become."""
        return (self.bottom - self.top - WINDOW) / 2 - STACK - 18

    @staticmethod
    def arena_x(index: int) -> float:
        """Return the middle of an arena."""
        return MARGIN + (index + 0.5) * PITCH

    def stack_y(self, seat: int) -> float:
        """Return the middle of the line of stacks of a school."""
        away = WINDOW / 2 + STACK / 2
        return self.middle + (away if seat == 0 else -away)

    def column_y(self, seat: int) -> float:
        """Where a school's columns begin, next to the stacks."""
        away = WINDOW / 2 + STACK + 4
        return self.middle + (away if seat == 0 else -away)


PUBLIC = Hall(226, 1082)
"""The hall of the public board."""
PRIVATE = Hall(226, 966)
"""The lower hall above a hand."""
LAST = Hall(640, 970)
"""What is shown of the hall at the end, below the cup: the trials of both."""


def centred(drawing: Drawing, x: float, y: float, role: Role = Role.PIECE) -> Place:
    """Put a drawing around a point."""
    return Place(drawing, x - drawing.width / 2, y - drawing.height / 2, role=role)
