"""Rosemaling: painted scrolls with leaves and a rose, for the corners of wooden things."""

from __future__ import annotations

from itertools import pairwise
from math import hypot, pi, sin

from rendering.scene.scene import Colour, Ellipse, Point, Polygon, Shape
from rendering.shapes.curves import Points, circle, moved, smooth

_RED, _BLUE, _CREAM, _OCHRE = "#b8442e", "#4f93a0", "#f0dcb0", "#d9a040"
_DARK = "#1c1410"


def brushed(path: Points, width: float) -> Points:
    """Return the outline of a brush stroke along a path: pointed at both ends, full between.

    ``width`` is its greatest, in the middle.
    """
    sides: list[tuple[Point, Point]] = []
    count = len(path) - 1
    for number, (here, there) in enumerate(pairwise(path)):
        length = hypot(there[0] - here[0], there[1] - here[1]) or 1
        half = width / 2 * sin(pi * (number + 0.5) / count) ** 0.7
        dx, dy = (there[0] - here[0]) / length * half, (there[1] - here[1]) / length * half
        sides.append(((here[0] - dy, here[1] + dx), (here[0] + dy, here[1] - dx)))
    return (path[0], *(left for left, _ in sides), path[-1],
            *(right for _, right in reversed(sides)))  # fmt: skip


_SCROLL = smooth(((4, 96), (6, 66), (20, 40), (44, 26), (72, 24), (86, 36), (80, 52), (66, 50),
                  (66, 40)))  # fmt: skip
_TENDRIL = smooth(((40, 28), (58, 8), (82, 4), (100, 14), (98, 26), (90, 24)))
_LEAVES: tuple[tuple[Colour, Points, float], ...] = (
    (_OCHRE, smooth(((12, 58), (30, 62), (44, 74))), 9),
    (_CREAM, smooth(((9, 74), (22, 80), (30, 94))), 7),
    (_OCHRE, smooth(((58, 24), (60, 12), (70, -2))), 7),
    (_CREAM, smooth(((76, 28), (92, 36), (104, 34))), 6),
)


def corner(
    x: float, y: float, size: float, *, right: bool = False, low: bool = False
) -> list[Shape]:
    """Paint a corner of scrolls and leaves whose outer point is ``x, y``.

    It reaches ``size`` pixels along both edges; ``right`` and ``low`` tell which corner it is.
    """

    def put(points: Points) -> Points:
        """Move an outline from the unit corner (0 to 100) to its place, mirrored as asked."""
        return tuple(
            (x + (-px if right else px) * size / 100, y + (-py if low else py) * size / 100)
            for px, py in points
        )

    def crossed(points: Points) -> Points:
        return tuple((py, px) for px, py in points)

    unit = size / 100
    shapes: list[Shape] = []
    for turned, colour in ((False, _RED), (True, _BLUE)):
        way = crossed if turned else _same
        for path, width, paint in ((_TENDRIL, 8.0, _OCHRE), (_SCROLL, 17.0, colour)):
            shapes.append(Polygon(put(way(brushed(path, width))), paint, _DARK, 1.2 * unit))
        shapes.append(Polygon(put(way(brushed(_SCROLL[:-14], 4))), f"{_CREAM}b0"))
        for paint, path, width in _LEAVES:
            shapes.append(Polygon(put(way(brushed(path, width))), paint, _DARK, unit))
        for px, py, radius in ((108.0, 30.0, 2.6), (54.0, 56.0, 3.0), (38.0, 92.0, 2.4)):
            (dot_x, dot_y), *_ = put(way(((px, py),)))
            shapes.append(Ellipse(dot_x, dot_y, radius * unit, radius * unit, _CREAM))
    (cx, cy), *_ = put(((22, 22),))
    shapes += rose(cx, cy, 19 * unit)
    return shapes


def _same(points: Points) -> Points:
    return points


def rose(x: float, y: float, radius: float) -> list[Shape]:
    """Paint a rose: six red petals, six cream ones on them, and an ochre heart."""
    petal = smooth(((0.2, 0), (0.55, -0.36), (1, -0.2), (1, 0.2), (0.55, 0.36)), closed=True)
    return [
        *(Polygon(moved(petal, x, y, scale=radius, turn=turn), _RED, _DARK, radius * 0.05)
          for turn in range(0, 360, 60)),
        *(Polygon(moved(petal, x, y, scale=radius * 0.62, turn=turn + 30), _CREAM)
          for turn in range(0, 360, 60)),
        Polygon(circle(x, y, radius * 0.26), _OCHRE, _DARK, radius * 0.06),
    ]  # fmt: skip
