"""The ground: the map, the terrain cards and the three doors."""

from __future__ import annotations

from functools import cache
from math import sin

from games.goths.content import Objective
from rendering.actors.tones import Tones, lit
from rendering.scene.scene import (
    PRIVATE_DECIDES,
    Drawing,
    Ellipse,
    Gradient,
    Line,
    Polygon,
    Shape,
    Text,
)
from rendering.shapes.curves import arc, box, circle, mirrored, moved, smooth
from rendering.shapes.motif import RIM

_INK = "#5a3d1e"


@cache
def chart(width: int, height: int, top: int, low: int) -> Drawing:
    """Draw the table: dark oak, and on it the map from ``top`` to ``low`` with torn edges.

    The castle wall for the doors runs down its middle.
    """
    oak = Gradient(((0, "#2a1b16"), (0.5, "#1d1310"), (1, "#140d0c")), (0, 0), (0, height))
    skin = Gradient(((0, "#d8bb84"), (0.5, "#c9a76c"), (1, "#a9834c")), (0, top), (0, low))
    upper = tuple((x, top + 5 * sin(x / 37) + 3 * sin(x / 11)) for x in range(8, width - 7, 12))
    lower = tuple((x, low + 5 * sin(x / 29) + 3 * sin(x / 13)) for x in range(width - 8, 7, -12))
    shapes: list[Shape] = [
        Polygon(box(0, 0, width, height), oak),
        *(Line(((0, y), (width, y + 6)), "#00000038", 3) for y in range(64, height, 92)),
        Polygon(moved((*upper, *lower), 4, 8), "#05030cb0", blur=6),
        Polygon((*upper, *lower), skin, "#6b4a24", 3),
    ]
    middle = width / 2
    shapes += _castle(middle, top, low)
    for x, y in ((40, top + 24), (width - 90, low - 34)):
        shapes += [Line(((x + i * 9, y), (x + i * 9 + 14, y + 14)), "#8a633280", 2.5)
                   for i in range(6)]  # fmt: skip
    return Drawing(f"goths chart {width} {height} {top} {low}", width, height, tuple(shapes), 1)


def _castle(middle: float, top: float, low: float) -> list[Shape]:
    """Draw the wall that the doors are in, with its battlements."""
    half, teeth = 113, 5
    wide = half * 2 / (2 * teeth - 1)
    wall: list[tuple[float, float]] = [(middle - half, low + 3)]
    for tooth in range(teeth):
        x = middle - half + 2 * tooth * wide
        wall += [(x, top + 12), (x, top - 2), (x + wide, top - 2), (x + wide, top + 12)]
    wall.append((middle + half, low + 3))
    return [Polygon(tuple(wall), "#746b60", RIM, 3)]


def _tree(x: float, y: float, size: float) -> list[Shape]:
    """Draw a fir in ink and green."""
    unit = size / 100
    crown = ((0, -50), (26, -12), (12, -14), (34, 20), (-34, 20), (-12, -14), (-26, -12))
    fill = Gradient(((0, "#6fa05a"), (1, "#27502e")), (x - 20 * unit, y - 40 * unit),
                    (x + 30 * unit, y + 20 * unit))  # fmt: skip
    return [
        Line(((x, y + 16 * unit), (x, y + 36 * unit)), "#4a2d18", 9 * unit),
        Polygon(moved(crown, x, y, scale=unit), fill, "#15301c", 2.5),
    ]


@cache
def terrain(width: int, height: int, *, forest: bool, barricade: bool) -> Drawing:
    """Draw a terrain card: trodden ground if there is a ``barricade``, else forest or grass.

    The stakes of the barricade are not part of it.
    """
    if barricade:
        tones = Tones("#8b6a44", "#735434", "#54391f")
    elif forest:
        tones = Tones("#7a9f58", "#5f8a4c", "#48743f")
    else:
        tones = Tones("#cdca78", "#b8b963", "#a0a951")
    outline = box(4, 4, width - 8, height - 8, 12)
    shapes: list[Shape] = [
        Polygon(moved(outline, 2, 4), "#05030c90", blur=3),
        lit(outline, tones, 3),
    ]
    if barricade:
        shapes += [Line(((16 + i * 22, height - 20), (30 + i * 22, height - 34)), "#3a261480", 3)
                   for i in range((width - 40) // 22)]  # fmt: skip
    elif forest:
        size = min(width, height) * 0.44
        row = (width * 0.22, width * 0.5, width * 0.78)
        for line in range(max(1, round(height / width / 0.9))):
            y = 14 + size * (0.5 + line * 0.92)
            shapes += [
                s for n, x in enumerate(row) for s in _tree(x, y + size * (n % 2) * 0.1, size)
            ]
    else:
        for n, (x, y) in enumerate(((0.2, 0.2), (0.62, 0.14), (0.82, 0.4), (0.36, 0.42))):
            px, py = width * x, height * y
            shapes += [Line(((px + dx, py), (px + dx * 1.7, py - 12 - n % 2 * 4)), "#6f7c2e", 3)
                       for dx in (-7, 0, 7)]  # fmt: skip
    return Drawing(
        f"goths terrain {width} {height} {forest} {barricade}", width, height, tuple(shapes), 2
    )


@cache
def cloth(width: int, height: int) -> Drawing:
    """Draw the fog that drifts over a token lying face down: five clouds."""
    puffs = ((0.2, 0.55, 0.2), (0.42, 0.4, 0.26), (0.66, 0.46, 0.24), (0.82, 0.6, 0.16),
             (0.5, 0.66, 0.3))  # fmt: skip
    shapes = [
        *(Ellipse(width * x, height * y + 3, width * r, height * r, "#2b324070", blur=2)
          for x, y, r in puffs),
        *(Ellipse(width * x, height * y, width * r, height * r, "#dfe6ee", "#8d99a8", 2)
          for x, y, r in puffs),
        *(Ellipse(width * x, height * y, width * r * 0.9, height * r * 0.88, "#dfe6ee")
          for x, y, r in puffs),
    ]  # fmt: skip
    return Drawing(f"goths cloth {width} {height}", width, height, tuple(shapes))


def queen(x: float, y: float, unit: float) -> list[Shape]:
    """Draw the queen from head to foot in a red dress, with a crown, around a point.

    ``unit`` is the size of a unit in pixels; she is about 100 units high.
    """
    dress = smooth(mirrored(((0, -6), (12, -2), (14, 14), (30, 46), (0, 50))), closed=True)
    crown = ((-15, -34), (-17, -52), (-7, -42), (0, -56), (7, -42), (17, -52), (15, -34))
    return [
        Polygon(moved(dress, x, y, scale=unit), "#b03a5c", RIM, 2.5),
        Ellipse(x, y - 20 * unit, 15 * unit, 16 * unit, "#f2cfa4", RIM, 2.5),
        Polygon(moved(((-17, -22), (-15, -38), (15, -38), (17, -22), (12, -30), (-12, -30)), x, y,
                      scale=unit), "#7c3f22"),
        Polygon(moved(crown, x, y, scale=unit), "#f2c04a", RIM, 2.5),
        *(Ellipse(x + dx * unit, y - 20 * unit, 2.2 * unit, 2.2 * unit, RIM) for dx in (-5, 5)),
    ]  # fmt: skip


def _trap(x: float, y: float, unit: float) -> list[Shape]:
    """Draw a pit with spikes."""
    return [
        Ellipse(x, y + 22 * unit, 42 * unit, 20 * unit, "#120b0c", "#6b4a24", 4 * unit),
        *(Polygon(moved(((dx - 7, 32), (dx, -14 + abs(dx) * 0.3), (dx + 7, 32)), x, y, scale=unit),
                  "#e8ecf2", RIM, 2) for dx in (-27, -9, 9, 27)),
    ]  # fmt: skip


def _plain(x: float, y: float, unit: float) -> list[Shape]:
    """Draw a hill in the sun."""
    hill = (*arc(x, y + 40 * unit, 44 * unit, 40 * unit, 180, 360),)
    return [
        Ellipse(x + 22 * unit, y - 24 * unit, 11 * unit, 11 * unit, "#ffe08a"),
        Polygon(hill, "#9fae50", "#5d6a24", 3),
        *(Line(((x + dx * unit, y + 30 * unit), (x + dx * 1.3 * unit, y + 16 * unit)), "#5d6a24", 3)
          for dx in (-20, -4, 12)),
    ]  # fmt: skip


_BEHIND = {Objective.QUEEN: queen, Objective.TRAP: _trap, Objective.PLAIN: _plain}


@cache
def door(
    number: int, width: int, height: int, kind: Objective | None, *, right: bool = False
) -> Drawing:
    """Draw a door with its number in a stone arch: shut if ``kind`` is None, else open.

    An open one shows what is behind: the queen, a trap, or a plain. Its number is at the left of
    that, or at the ``right``.
    """
    arch = (*arc(width / 2, height * 0.5, width * 0.46, height * 0.46, 180, 360),
            (width * 0.96, height - 6), (width * 0.04, height - 6))  # fmt: skip
    hole = (*arc(width / 2, height * 0.52, width * 0.35, height * 0.38, 180, 360),
            (width * 0.85, height - 7), (width * 0.15, height - 7))  # fmt: skip
    stone = Gradient(((0, "#a8a198"), (0.5, "#a8a198"), (0.52, "#827b74"), (1, "#827b74")), (0, 0),
                     (width, height))  # fmt: skip
    shapes: list[Shape] = [
        Polygon(moved(arch, 3, 5), "#05030c90", blur=3),
        Polygon(arch, stone, RIM, 3),
        *(Line(((width / 2 + x * width * 0.36, height * 0.5 - y * height * 0.38),
                (width / 2 + x * width * 0.45, height * 0.5 - y * height * 0.45)), "#4a4643", 3)
          for x, y in ((-1, 0.1), (-0.8, 0.62), (-0.3, 0.96), (0.3, 0.96), (0.8, 0.62), (1, 0.1))),
    ]  # fmt: skip
    if kind is None:
        wood = Gradient(((0, "#9a6636"), (1, "#4f2f17")), (0, 0), (width, height))
        shapes += [
            Polygon(hole, wood, RIM, 3),
            *(Line(((width * x, height * (0.2 + abs(x - 0.5) * 0.5)), (width * x, height - 9)),
                   "#3a2110", 3) for x in (0.3, 0.43, 0.57, 0.7)),
            *(Line(((width * 0.17, height * y), (width * 0.83, height * y)), "#2b2320", 6)
              for y in (0.46, 0.82)),
            *_number(number, width / 2, height * 0.32, height * 0.2),
        ]  # fmt: skip
    else:
        dark = Gradient(((0, "#4d4a6a"), (1, "#1c1826")), (0, 0), (0, height))
        shapes += [
            Polygon(hole, dark, RIM, 3),
            *_BEHIND[kind](width / 2, height * 0.62, height / 150),
            *_number(number, width * (0.81 if right else 0.19), height * 0.14, height * 0.13),
        ]
    side = " right" if right else ""
    return Drawing(f"goths door {number} {width} {height}{side} {kind}", width, height,
                   tuple(shapes), 3)  # fmt: skip


def _number(number: int, x: float, y: float, radius: float) -> list[Shape]:
    """Draw a number in a circle of at least 36 pixels' radius, moved down if it left the top."""
    radius = max(radius, 36)
    size = max(PRIVATE_DECIDES, round(radius * 1.5))
    y = max(y, radius + 3)
    return [
        Polygon(circle(x, y, radius), "#fdf0cf", RIM, 3),
        Text(str(number), x - radius, y - radius, radius * 2, size, "#2a1505", align="centre",
             height=radius * 2, bold=True),
    ]  # fmt: skip


@cache
def glimpse(kind: Objective, size: int) -> Drawing:
    """Draw a note with what is behind a shut door, for a viewer who alone knows it."""
    half = size / 2
    return Drawing(
        f"goths glimpse {kind} {size}",
        size,
        size,
        (
            Polygon(box(4, 6, size - 8, size - 9, 6), "#05030c80", blur=2),
            Polygon(box(3, 3, size - 8, size - 9, 6), "#fdf0cf", "#8c1c1c", 3),
            *_BEHIND[kind](half - 1, half + 2, size / 128),
        ),
    )
