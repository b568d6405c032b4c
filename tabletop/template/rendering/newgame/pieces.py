"""What lies on the table of NEW GAME: sticks on a cloth."""

from __future__ import annotations

from functools import cache

from rendering.scene.scene import Drawing, Gradient, Polygon
from rendering.scene.theme import DUSK
from rendering.shapes.blends import blends
from rendering.shapes.curves import box
from rendering.shapes.motif import RIM

_DARK, _CLOTH, _WOOD, _BARK = "#122a2c", "#1f4d4e", "#e0b06a", "#7d4d29"

PALETTE = blends(
    (RIM, _DARK, _CLOTH, _BARK, _WOOD, DUSK.ink, DUSK.lamp),
    (*(colour for seat in DUSK.seats[:4] for colour in (seat.colour, seat.ink)), DUSK.asked),
)


@cache
def cloth(width: int, height: int) -> Drawing:
    """Draw the table."""
    paint = Gradient(((0, _CLOTH), (1, _DARK)), (0, 0), (0, height))
    outlines = (box(0, 0, width, height), box(14, 14, width - 28, height - 28, 24))
    shapes = tuple(Polygon(outline, paint, _BARK, 6) for outline in outlines)
    return Drawing(f"newgame cloth {width} {height}", width, height, shapes, 1)


@cache
def stick(height: int) -> Drawing:
    """Draw a stick that lies upright."""
    width = round(height / 4)
    bark = Gradient(((0, _WOOD), (1, _BARK)), (0, 0), (width, 0))
    body = Polygon(box(3, 3, width - 6, height - 6, width / 3), bark, RIM, 3)
    return Drawing(f"newgame stick {height}", width, height, (body,))
