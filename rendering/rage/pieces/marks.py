"""Marks on the private map: the ways of a march."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import atan2, degrees, hypot

from rendering.scene.scene import Drawing, Place, Point, Polygon, Role
from rendering.shapes.curves import between, circle, moved
from rendering.shapes.motif import RIM

WAY = "#ffd96a"


@cache
def _dot(size: int) -> Drawing:
    """Draw a dot of a march's way."""
    half = size / 2
    return Drawing(
        f"rage way dot {size}", size, size, (Polygon(circle(half, half, half - 2), WAY, RIM, 2.5),)
    )


@cache
def _head(size: int, turn: int) -> Drawing:
    """Draw an arrowhead to the right, turned clockwise by ``turn`` degrees."""
    head = ((-44, -42), (48, 0), (-44, 42), (-24, 0))
    outline = moved(head, size / 2, size / 2, scale=size / 110, turn=turn)
    return Drawing(f"rage way head {size} {turn}", size, size, (Polygon(outline, WAY, RIM, 3),))


def arrow(points: tuple[Point, ...], side: int) -> list[Place]:
    """Lay dots along a way through points, and last an arrowhead before its end.

    They begin a little away from the army that goes, so that its units can still be counted. There
    are none close to either end. The head points along the last stretch, to the nearest 10 degrees.
    """
    dot = _dot(max(12, round(side * 0.22)))
    shapes: list[Place] = []
    for here, there in pairwise(points):
        length = hypot(there[0] - here[0], there[1] - here[1])
        count = max(2, int(length / (side * 0.42)))
        last = (here, there) == (points[-2], points[-1])
        for step in range(1, count if last else count + 1):
            x, y = between(here, there, step / count)
            begins = hypot(x - points[0][0], y - points[0][1]) < side * 0.7
            if begins or hypot(x - points[-1][0], y - points[-1][1]) < side * 1.25:
                continue
            shapes.append(Place(dot, x - dot.width / 2, y - dot.height / 2, role=Role.CUE))
    here, there = points[-2:]
    turn = round(degrees(atan2(there[1] - here[1], there[0] - here[0])) / 10) * 10 % 360
    head = _head(round(side * 0.6), turn)
    length = hypot(there[0] - here[0], there[1] - here[1]) or 1
    x, y = between(here, there, 1 - side / length)
    shapes.append(Place(head, x - head.width / 2, y - head.height / 2, role=Role.CUE))
    return shapes
