"""The 31 spaces, each kind with a form of its own."""

from __future__ import annotations

from functools import cache
from math import sqrt

from games.vikings.content import (
    BRACELET_SPACES,
    CENTRE,
    KINDS,
    SPACES,
    STARTS,
    WATER,
    Space,
    SpaceKind,
)
from rendering.scene.scene import (
    ELSE,
    Drawing,
    Ellipse,
    Gradient,
    Line,
    Polygon,
    Role,
    Shape,
    Text,
)
from rendering.shapes.curves import Points, box, circle, moved, regular, smooth, star
from rendering.vikings.layout import Ground, space_name

_GRASS = ("#6f9a4c", "#668f47", "#78a251")
_EDGE = "#34572f"
_FOOT = 0.49
"""Distance from a hex's middle down to that of its name, in sizes of the hex."""


@cache
def meadow(ground: Ground, arena: int, *, named: bool = True) -> Drawing:
    """Draw the round meadow of an arena with all its spaces; ``named``: with their names."""
    size = 2 * round(ground.radius)
    middle = size / 2
    shapes: list[Shape] = [
        Ellipse(middle, middle, middle - 3, middle - 3, "#5a8540"),
        Ellipse(middle, middle, middle - 6, middle - 6, "", "#44703a", 9),
    ]
    for number, (q, r) in enumerate(SPACES):
        x = middle + ground.side * sqrt(3) * (q + r / 2)
        y = middle + ground.side * 1.5 * r
        shapes.extend(turf(x, y, ground.side, (q - r) % 3))
        shapes.extend(_kind(Space(number), arena, x, y, ground.side))
        if named:
            shapes.append(_name(Space(number), KINDS[arena][number], x, y, ground.side))
    named_or_not = "" if named else " nameless"
    return Drawing(
        f"vikings meadow {ground.side} {arena}{named_or_not}", size, size, tuple(shapes), 2
    )


def _name(space: Space, kind: SpaceKind, x: float, y: float, side: float) -> Text:
    """Write the name of a space, row and place, quietly at its foot, where nothing covers it."""
    ink = "#f2f8ff80" if kind is SpaceKind.WATER else "#14280f50"
    return Text(space_name(space), x - 40, y + _FOOT * side - 22, 80, ELSE, ink, align="centre",
                height=44, bold=True, role=Role.CUE)  # fmt: skip


def turf(x: float, y: float, side: float, tone: int) -> list[Shape]:
    """Draw the grass of a space, a hexagon in one of three tones (0 to 2)."""
    corners = regular(x, y, side - 2.5, 6)
    return [
        Polygon(corners, _EDGE),
        Polygon(regular(x, y, side - 4, 6), _GRASS[tone]),
    ]


def _kind(space: Space, arena: int, x: float, y: float, side: float) -> list[Shape]:
    """Draw what marks a space: centre, water, start or bracelets; an empty list for plain grass."""
    if space == CENTRE:
        return _sunstone(x, y, side)
    if space in WATER:
        return pond(x, y, side)
    if space in STARTS[arena]:
        return _gate(x, y, side)
    if space in BRACELET_SPACES[arena]:
        return altar(x, y, side)
    return []


def pond(x: float, y: float, side: float) -> list[Shape]:
    """Draw the water of a space: a lake with a shore and waves, around a point.

    ``side`` is that of the hex.
    """
    shore = smooth(moved(regular(0, 0, 1, 6), x, y, scale=side * 0.86), closed=True)
    lake = smooth(moved(regular(0, 0, 1, 6), x, y, scale=side * 0.76), closed=True)
    deep = Gradient(((0, "#6fb7dc"), (0.5, "#2f78b4"), (1, "#17467e")),
                    (x, y - side * 0.7), (x, y + side * 0.7))  # fmt: skip
    waves = [
        Line(_wave(x + dx * side, y + dy * side, side * reach), "#d9f3ff", 3.2)
        for dx, dy, reach in ((-0.06, -0.28, 0.36), (0.1, 0.03, 0.46), (-0.1, 0.34, 0.36))
    ]
    return [Polygon(shore, "#c2ad7c", "#4d4a2c", 1.5), Polygon(lake, deep, "#123a66", 2.5), *waves]


def _wave(x: float, y: float, reach: float) -> Points:
    """Return the line of a wave."""
    step = reach / 2
    rise = 5
    return smooth(
        tuple((x + (n - 2) * step, y + (rise if n % 2 else -rise) * 0.7) for n in range(5))
    )


def _gate(x: float, y: float, side: float) -> list[Shape]:
    """Draw a start: a ring of standing stones on trodden earth."""
    earth = Gradient(((0, "#c9a877"), (1, "#8a6a45")), (x, y - side * 0.6), (x, y + side * 0.6))
    shapes: list[Shape] = [Ellipse(x, y, side * 0.62, side * 0.62, earth, "#4f3d26", 2)]
    for px, py in regular(x, y, side * 0.64, 8, -67.5):
        shapes.append(Polygon(box(px - 7, py - 9, 14, 18, 5), "#3a3a4c"))
        shapes.append(Polygon(box(px - 7, py - 10, 12, 16, 5), "#b9bcc9"))
    return shapes


def altar(x: float, y: float, side: float) -> list[Shape]:
    """Draw a bracelet space: a hexagonal stone table with a golden inlay."""
    top = Gradient(((0, "#a9a6b8"), (1, "#6a6880")), (x, y - side * 0.6),
                   (x, y + side * 0.6))  # fmt: skip
    return [
        Polygon(regular(x + 3, y + 6, side * 0.72, 6, 0), "#22351f90", blur=3),
        Polygon(regular(x, y + 4, side * 0.7, 6, 0), "#3b394d"),
        Polygon(regular(x, y, side * 0.7, 6, 0), top, "#2f2d40", 2.5),
        Ellipse(x, y, side * 0.54, side * 0.54, "", "#4a3a1c", 7),
        Ellipse(x, y, side * 0.54, side * 0.54, "", "#e6bc58", 4),
        *(Ellipse(px, py, 3.4, 3.4, "#e6bc58", "#4a3a1c", 1.2)
          for px, py in regular(x, y, side * 0.63, 6, 0)),
    ]  # fmt: skip


def _sunstone(x: float, y: float, side: float) -> list[Shape]:
    """Draw the centre: a compass of eight rays cut into a great round stone."""
    slab = Gradient(((0, "#e2d6b8"), (1, "#94856a")), (x, y - side * 0.6),
                    (x, y + side * 0.6))  # fmt: skip
    return [
        Ellipse(x + 2, y + 5, side * 0.76, side * 0.76, "#1d2f1c90", blur=3),
        Ellipse(x, y, side * 0.76, side * 0.76, slab, "#453a28", 3),
        Ellipse(x, y, side * 0.62, side * 0.62, "", "#7a2f2488", 2.4),
        Polygon(star(x, y, side * 0.68, side * 0.2, 8), "#a8452f", "#5c2117", 2),
        Polygon(star(x, y, side * 0.4, side * 0.16, 8), "#f0c25c", "#5c2117", 1.6),
        Ellipse(x, y, side * 0.1, side * 0.1, "#5c2117"),
        *(Line((one, other), "#5c211799", 2.4) for one, other in zip(
            circle(x, y, side * 0.64)[::5], circle(x, y, side * 0.72)[::5], strict=True)),
    ]  # fmt: skip
