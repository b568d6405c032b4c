"""Armies on the map: a miniature of each level there is, before them a shield for the number."""

from __future__ import annotations

from functools import cache

from games.rage.content import Clan
from rendering.rage.pieces.figures import figure
from rendering.scene.scene import Drawing, Gradient, Place, Polygon, Shape
from rendering.scene.theme import SeatMark
from rendering.shapes.curves import mirrored, moved, smooth
from rendering.shapes.motif import RIM

WIDE, HIGH = 1.72, 1.5
"""Width and height of an army in sides of a hex; its middle is that of the hex."""
SHIELD = 0.8
"""Size of the shield."""
SHIELD_AT = (0.46, 0.1)
"""From the middle of a hex to that of the shield."""
NARROW_AT = 0.4
"""How far from the middle of a hex each of two armies stands that share it."""
NARROW_SHIELD_Y = 0.3

_BODY = 1.2
"""Size of the largest miniature."""
_STAND = 0.44
"""How far below the middle of a hex feet are."""
_SPOTS = {1: (-0.22,), 2: (-0.48, -0.06), 3: (-0.56, -0.26, 0.06)}
"""From the middle of a hex to that of each miniature, by how many there are."""
_OUTLINE = mirrored(
    (
        (0, -46),
        *smooth(((40, -42), (43, -6), (32, 26), (0, 49))),
    )
)


@cache
def shield(mark: SeatMark, size: int) -> Drawing:
    """Draw the shield, in the colours of a seat, that a number is to be written on."""
    half = size / 2
    outline = moved(_OUTLINE, half, half, scale=(size - 4) / 100)
    cloth = Gradient(((0, mark.light), (0.3, mark.colour), (1, mark.colour)), (0, 0), (0, size))
    return Drawing(
        f"rage count {mark.emblem} {mark.colour} {size}",
        size,
        size,
        (
            Polygon(moved(outline, 2, 3), "#05120c90"),
            Polygon(outline, mark.dark, RIM, 2.5),
            Polygon(moved(_OUTLINE, half, half, scale=(size - 4) * 0.84 / 100), cloth),
        ),
    )


@cache
def army(clan: Clan | None, mark: SeatMark, side: int, levels: tuple[int, ...]) -> Drawing:
    """Draw a figure for each of one to three levels, with room for a shield; cached.

    The lowest level stands leftmost and in front. ``side`` is that of a hex; another number of
    levels is a KeyError.
    """
    wide, high = round(side * WIDE), round(side * HIGH)
    spots = _SPOTS[len(levels)]
    size = round(side * (_BODY if len(levels) == 1 else _BODY * 0.94))
    low = high / 2 + side * _STAND
    shapes: list[Shape] = []
    # The smallest stand in front.
    for level, spot in reversed(tuple(zip(levels, spots, strict=True))):
        shown = figure(clan, level, mark, size, left=True)
        shapes.append(Place(shown, wide / 2 + side * spot - size / 2, low - size))
    name = f"rage army {mark.emblem} {clan} {mark.colour} {side} {levels}"
    return Drawing(name, wide, high, tuple(shapes), 1)


@cache
def warrior(
    clan: Clan | None, mark: SeatMark, side: int, level: int, *, left: bool = False
) -> Drawing:
    """Draw one unit of an army that shares its hex with another one, its weapon to the ``left``."""
    shown = figure(clan, level, mark, round(side * 0.98), left=left)
    return Drawing(f"rage army {mark.emblem} {shown.name}", shown.width, shown.height,
                   (Place(shown, 0, 0),), 1)  # fmt: skip
