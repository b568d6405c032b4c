"""What lies in the middle: stock and burnt cards as stacks, the sign, the way of play, arrows."""

from __future__ import annotations

from functools import cache, lru_cache
from math import atan2, degrees, hypot

from games.norwegian.content import Rank
from rendering.norwegian.pieces.cards import RATIO
from rendering.norwegian.pieces.effects import EFFECTS
from rendering.scene.scene import (
    PRIVATE_DECIDES,
    Colour,
    Drawing,
    Ellipse,
    Gradient,
    Line,
    Point,
    Polygon,
    Role,
    Shape,
    Text,
)
from rendering.shapes.curves import arc, box, moved
from rendering.shapes.motif import RIM, placed

LAYER = 3
"""Pixels that each drawn layer of a stack is high."""
_DEEPEST = 12
"""Most layers drawn."""


def layers(count: int) -> int:
    """Return how many layers a stack of cards shows under its top card."""
    return min(_DEEPEST, count // 5)


@cache
def stack(width: int, deep: int, *, burnt: bool) -> Drawing:
    """Draw ``deep`` layers under the top card of a stack, if ``burnt`` a charred top card too.

    Without ``burnt`` the top card is not part of it.
    """
    height = round(width * RATIO)
    rise = deep * LAYER
    corner = width * 0.09
    light, dark = ("#6a5a50", "#2c2422") if burnt else ("#f6e6c4", "#b89a68")
    shapes: list[Shape] = [
        Polygon(box(4, 6 + rise, width, height, corner), "#06100fa0", blur=4),
    ]
    shapes += [
        Polygon(box(1.5, 1.5 + layer * LAYER, width - 3, height - 3, corner),
                light if layer % 2 else dark, RIM, 1.2)
        for layer in range(deep, 0, -1)
    ]  # fmt: skip
    if burnt:
        coal = Gradient(((0, "#5a4844"), (1, "#1c1416")), (0, 0), (width, height))
        ember = Gradient(((0, "#ff8a3a90"), (1, "#ff8a3a00")), (width / 2, height * 0.6),
                         (width, height * 0.6), "radial")  # fmt: skip
        shapes += [
            Polygon(box(1.5, 1.5, width - 3, height - 3, corner), coal, RIM, 2.4),
            Polygon(box(width * 0.08, width * 0.08, width * 0.84, height - width * 0.16,
                        width * 0.05), ember, "#a8502a", 2),
            *placed(EFFECTS[Rank.TEN], width / 2, height * 0.5, width * 0.66),
        ]  # fmt: skip
    return Drawing(f"norwegian stack {width} {deep} {burnt}", width + 8, height + rise + 12,
                   tuple(shapes), 3)  # fmt: skip


@cache
def bare(width: int) -> Drawing:
    """Draw the painted outline where a stack or the pile may lie."""
    height = round(width * RATIO)
    return Drawing(
        f"norwegian bare {width}",
        width,
        height,
        (
            Polygon(box(2, 2, width - 4, height - 4, width * 0.09), "#0c2a2c70", "#d9a04090", 2.5),
            Polygon(box(9, 9, width - 18, height - 18, width * 0.06), "", "#d9a04050", 1.6),
        ),
        2,
    )


@cache
def way(width: int, height: int, *, clockwise: bool) -> Drawing:
    """Draw the direction of play: arrows of chalk left and right of the pile, never below it.

    They run around its middle, ``clockwise`` or the other way.
    """
    rx, ry = width / 2 - 16, height / 2 - 16
    shapes: list[Shape] = []
    for first in (146, -34):
        path = arc(width / 2, height / 2, rx, ry, first, first + 68)
        if not clockwise:
            path = tuple((width - px, py) for px, py in path)
        (bx, by), (tx, ty) = path[-2], path[-1]
        turn = degrees(atan2(ty - by, tx - bx))
        head = moved(((-20, -17), (16, 0), (-20, 17)), tx, ty, turn=turn)
        shapes += [
            Line(path[:-1], "#0c2a2c90", 13),
            Line(path[:-1], "#f0dcb0c8", 7),
            Polygon(head, "#f0dcb0", "#0c2a2c", 2),
        ]
    return Drawing(f"norwegian way {width} {height} {clockwise}", width, height, tuple(shapes), 2)


@lru_cache(maxsize=256)
def strike(
    dx: int, dy: int, bend: tuple[int, int] | None = None, width: int = 24
) -> tuple[Drawing, Point]:
    """Draw the arrow of an attack from the origin to ``dx, dy``, straight or by way of a bend.

    Returns:
        The drawing, and where its upper left corner lies as seen from the origin.

    """
    bend_x, bend_y = bend or (dx / 2, dy / 2)
    path = [
        (2 * t * (1 - t) * bend_x + t * t * dx, 2 * t * (1 - t) * bend_y + t * t * dy)
        for t in (step / 28 for step in range(29))
    ]
    margin = width * 2
    left, top = min(x for x, _ in path) - margin, min(y for _, y in path) - margin
    across = round(max(x for x, _ in path) - left + margin)
    down = round(max(y for _, y in path) - top + margin)
    line = tuple((x - left, y - top) for x, y in path)
    (bx, by), (tx, ty) = line[-4], line[-1]
    head = moved(((-1.9, -1.35), (0.25, 0), (-1.9, 1.35), (-1.4, 0)), tx, ty, scale=width,
                 turn=degrees(atan2(ty - by, tx - bx)))  # fmt: skip
    length = max(1.0, hypot(dx, dy))
    kept = max(2, round(29 * (1 - width * 1.2 / length)))
    shaft = line[:kept]
    drawing = Drawing(
        f"norwegian strike {dx} {dy} {bend} {width}",
        across,
        down,
        (
            Line(shaft, "#ff6a4a60", width * 1.4, blur=width / 4),
            Line(shaft, "#2a0a0c", width),
            Line(shaft, "#d8382e", width * 0.7),
            Line(shaft, "#ffc0a0", width * 0.17),
            Polygon(head, "#d8382e", "#2a0a0c", width * 0.2),
        ),
        2,
    )
    return drawing, (left, top)


@lru_cache(maxsize=256)
def count(number: int) -> Drawing:
    """Draw how many cards the pile has: three cards and their number on a dark plate."""
    words = str(number)
    width, height = 78 + 36 * len(words), 76
    card = box(-13, -19, 26, 38, 4)
    paper = [
        Polygon(moved(card, 38 + 7 * step, 40, turn=9 * step), "#fffaec", RIM, 2.4)
        for step in (-1, 0, 1)
    ]
    return Drawing(
        f"norwegian count {number}",
        width,
        height,
        (
            Polygon(box(5, 7, width - 8, height - 9, height / 2 - 5), "#06100fa0", blur=3),
            Polygon(box(3, 3, width - 8, height - 10, height / 2 - 6), "#140e12", "#d9a040", 3.5),
            *paper,
            Text(words, 62, 0, width - 78, PRIVATE_DECIDES, "#f6ead2", align="centre",
                 height=height - 5, bold=True, role=Role.COUNTER),
        ),
        2,
    )  # fmt: skip


@cache
def cross(size: int) -> Drawing:
    """Draw the red cross over a card that could not be laid."""
    strokes = (((10, 10), (size - 10, size - 10)), ((size - 10, 10), (10, size - 10)))
    return Drawing(
        f"norwegian cross {size}",
        size,
        size,
        (
            *(Line(stroke, "#fff6e2", 18) for stroke in strokes),
            *(Line(stroke, "#c8283c", 11) for stroke in strokes),
        ),
    )


@cache
def blaze(size: int) -> Drawing:
    """Draw the fire where a pile was burnt: the sign of the ten on a glow."""
    half = size / 2
    glow = Gradient(((0, "#ffb04ab0"), (1, "#ff8a3a00")), (half, half), (size, half), "radial")
    return Drawing(
        f"norwegian blaze {size}",
        size,
        size,
        (Ellipse(half, half, half, half, glow), *placed(EFFECTS[Rank.TEN], half, half, size * 0.8)),
    )


@lru_cache(maxsize=256)
def gain(number: int, colour: Colour, size: int = PRIVATE_DECIDES) -> Drawing:
    """Draw how many cards a player has taken from the pile: ``+n`` on a dark plate."""
    words = f"+{number}"
    width, height = 24 + round(0.56 * size * len(words)), size + 10
    return Drawing(
        f"norwegian gain {number} {colour} {size}",
        width,
        height,
        (
            Polygon(box(2, 2, width - 4, height - 4, height / 2 - 2), "#140e12", colour, 3.5),
            Text(words, 4, 0, width - 8, size, colour, align="centre", height=height - 3,
                 bold=True),
        ),
    )  # fmt: skip
