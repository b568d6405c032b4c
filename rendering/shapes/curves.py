"""Outlines as points: arcs, smooth curves, rounded boxes, and how to move them about."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, hypot, pi, radians, sin

from rendering.scene.scene import Point

Points = tuple[Point, ...]


def polar(x: float, y: float, radius: float, angle: float) -> Point:
    """Return the point at a distance and an angle in degrees, 0 to the right, clockwise."""
    return x + radius * cos(radians(angle)), y + radius * sin(radians(angle))


def arc(x: float, y: float, rx: float, ry: float, first: float, last: float) -> Points:
    """Return points on an ellipse between two angles in degrees, 0 to the right, clockwise.

    Both ends are among them, and about one point for every 6 degrees, at least two. With ``last``
    below ``first`` they run anticlockwise.
    """
    count = max(2, int(abs(last - first) / 6) + 1)
    return tuple(
        (x + rx * cos(radians(angle)), y + ry * sin(radians(angle)))
        for angle in (first + (last - first) * step / (count - 1) for step in range(count))
    )


def circle(x: float, y: float, radius: float) -> Points:
    """Return points on a circle, clockwise from the right; the first is not repeated."""
    return arc(x, y, radius, radius, 0, 360)[:-1]


def regular(x: float, y: float, radius: float, corners: int, turn: float = -90) -> Points:
    """Return the corners of a regular polygon, clockwise.

    ``turn`` is the angle of the first in degrees, by default at the top.
    """
    return tuple(
        (
            x + radius * cos(radians(turn) + 2 * pi * corner / corners),
            y + radius * sin(radians(turn) + 2 * pi * corner / corners),
        )
        for corner in range(corners)
    )


def star(x: float, y: float, outer: float, inner: float, tips: int) -> Points:
    """Return the corners of a star that points upwards, tips and notches in turn, clockwise."""
    far = regular(x, y, outer, tips)
    near = regular(x, y, inner, tips, -90 + 180 / tips)
    return tuple(point for pair in zip(far, near, strict=True) for point in pair)


def box(x: float, y: float, width: float, height: float, radius: float = 0) -> Points:
    """Return the corners of a rectangle clockwise from the upper left, rounded by ``radius``."""
    if not radius:
        return (x, y), (x + width, y), (x + width, y + height), (x, y + height)
    left, top, right, bottom = x + radius, y + radius, x + width - radius, y + height - radius
    return (
        *arc(left, top, radius, radius, 180, 270),
        *arc(right, top, radius, radius, 270, 360),
        *arc(right, bottom, radius, radius, 0, 90),
        *arc(left, bottom, radius, radius, 90, 180),
    )


def smooth(points: Sequence[Point], *, closed: bool = False, steps: int = 8) -> Points:
    """Return a Catmull-Rom curve through all points, ``steps`` points for each piece between two.

    A closed one leads back to the first point, which is not repeated.
    """
    count = len(points)

    def at(index: int) -> Point:
        return points[index % count] if closed else points[min(max(index, 0), count - 1)]

    curve: list[Point] = []
    for index in range(count if closed else count - 1):
        before, here, there, after = (at(index + offset) for offset in (-1, 0, 1, 2))
        curve.extend(_spline(before, here, there, after, step / steps) for step in range(steps))
    if not closed:
        curve.append(points[-1])
    return tuple(curve)


def _spline(before: Point, here: Point, there: Point, after: Point, t: float) -> Point:
    """Return the point at ``t`` (0 to 1) between two points of a Catmull-Rom spline."""
    x, y = (
        0.5
        * (
            2 * here[axis]
            + (there[axis] - before[axis]) * t
            + (2 * before[axis] - 5 * here[axis] + 4 * there[axis] - after[axis]) * t * t
            + (3 * here[axis] - before[axis] - 3 * there[axis] + after[axis]) * t * t * t
        )
        for axis in (0, 1)
    )
    return x, y


def moved(
    points: Iterable[Point],
    x: float = 0,
    y: float = 0,
    *,
    scale: float = 1,
    turn: float = 0,
    flip: bool = False,
) -> Points:
    """Return points mirrored at x = 0 if ``flip``, scaled, turned (clockwise, degrees), shifted."""
    along, across = cos(radians(turn)) * scale, sin(radians(turn)) * scale
    side = -1 if flip else 1
    return tuple(
        (x + side * px * along - py * across, y + side * px * across + py * along)
        for px, py in points
    )


def mirrored(half: Sequence[Point]) -> Points:
    """Close an outline from its right half, listed from top to bottom around x = 0.

    Points on the axis are not repeated.
    """
    return (*half, *((-x, y) for x, y in reversed(half) if x))


def between(one: Point, other: Point, share: float) -> Point:
    """Return the point that lies ``share`` of the way from one point to another."""
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def shortened(one: Point, other: Point, at_start: float, at_end: float) -> tuple[Point, Point]:
    """Return the piece of a segment that is left when pixels are cut off at both its ends."""
    length = hypot(other[0] - one[0], other[1] - one[1]) or 1
    return between(one, other, at_start / length), between(one, other, 1 - at_end / length)
