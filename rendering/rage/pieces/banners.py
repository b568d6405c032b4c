"""Signs of a side: emblems on shields, bastions, and boards for words."""

from __future__ import annotations

from functools import cache

from rendering.scene.scene import Drawing, Ellipse, Gradient, Line, Polygon, Shape
from rendering.scene.theme import SeatMark
from rendering.shapes.curves import box, circle, moved, smooth
from rendering.shapes.emblems import emblem
from rendering.shapes.motif import RIM

ELF = SeatMark("elf", "🧝", "#cdeee6", "#2a6a6a", "#ffffff", "#0e3a3c")
"""How the elves look: pale, with the sign of a leaf that is an ear."""

_EAR = smooth(((-30, 40), (-34, 8), (-16, -14), (10, -34), (44, -46), (32, -10), (18, 14), (4, 34)))


def badge_of(mark: SeatMark, x: float, y: float, size: float) -> list[Shape]:
    """Return the shapes of a side's emblem around a point; elves have an ear."""
    if mark is ELF:
        return [
            Polygon(moved(_EAR, x, y, scale=size / 100), mark.ink),
            Line(moved(((-18, 30), (-6, 2), (24, -26)), x, y, scale=size / 100), mark.colour,
                 size * 0.06),
        ]  # fmt: skip
    return emblem(mark.emblem, x, y, size, mark.ink, mark.colour)


@cache
def bastion(mark: SeatMark, side: int) -> Drawing:
    """Draw the tower of a bastion with its owner's emblem on the gate; cached.

    ``side`` is that of a hex: the tower is half as large again.
    """
    size = round(side * 1.5)
    half = size / 2
    unit = size / 100
    walls = ((-34, 46), (-34, -18), (-42, -24), (-42, -46), (-28, -46), (-28, -34), (-14, -34),
             (-14, -46), (14, -46), (14, -34), (28, -34), (28, -46), (42, -46), (42, -24),
             (34, -18), (34, 46))  # fmt: skip
    stone = Gradient(((0, "#e8ddc8"), (1, "#7a6c5c")), (0, 0), (size, size))
    return Drawing(
        f"rage bastion {mark.emblem} {mark.colour} {side}",
        size,
        size,
        (
            Ellipse(half, size * 0.93, half * 0.84, size * 0.06, "#05120c90", blur=2),
            Polygon(moved(walls, half, half, scale=unit), stone, RIM, 3),
            *(Line(moved(((-30, y), (30, y)), half, half, scale=unit), "#4a403440", 2)
              for y in (-8, 38)),
            Ellipse(half, half + 13 * unit, 27 * unit, 27 * unit, mark.colour, mark.dark, 3),
            *badge_of(mark, half, half + 13 * unit, 40 * unit),
        ),
        3,
    )  # fmt: skip


@cache
def shield_of(mark: SeatMark, size: int) -> Drawing:
    """Draw a side's emblem on a round shield in its colours; cached."""
    half = size / 2
    fill = Gradient(((0, mark.light), (0.5, mark.colour), (1, mark.dark)), (0, 0), (size, size))
    return Drawing(
        f"rage shield {mark.emblem} {mark.colour} {size}",
        size,
        size,
        (
            Ellipse(half + 1, half + 3, half - 4, half - 4, "#05120c90", blur=2),
            Polygon(circle(half, half, half - 4), fill, RIM, 3),
            Ellipse(half, half, half * 0.7, half * 0.7, mark.colour, mark.dark, 2),
            *badge_of(mark, half, half, size * 0.52),
        ),
    )


@cache
def slab(width: int, height: int, edge: str, glow: str = "") -> Drawing:
    """Draw a dark board, rimmed with ``edge``, that words and signs lie on.

    ``glow`` is the colour of a light behind it; empty for none.
    """
    fill = Gradient(((0, "#1d3a30"), (1, "#10241d")), (0, 0), (0, height))
    shapes: list[Shape] = []
    if glow:
        shapes.append(Polygon(box(2, 2, width - 4, height - 4, 16), glow, blur=3))
    shapes += [
        Polygon(box(5, 5, width - 10, height - 10, 13), fill, edge, 3 if not glow else 4),
        Line(((18, 9), (width - 18, 9)), "#ffffff20", 2),
    ]
    return Drawing(f"rage slab {width} {height} {edge} {glow}", width, height, tuple(shapes), 2)
