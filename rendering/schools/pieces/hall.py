"""The tournament hall: stone, five niches of leaded glass, windows, and candles in overtime."""

from __future__ import annotations

from functools import cache

from games.schools.content import ELEMENTS, Element
from rendering.scene.scene import Colour, Drawing, Ellipse, Line, Place, Polygon, Shape
from rendering.schools.layout import MARGIN, PITCH, WIDTH, WINDOW, Hall
from rendering.schools.pieces.glass import LEAD
from rendering.schools.pieces.symbols import GLASS, symbol
from rendering.shapes.blends import blended
from rendering.shapes.curves import arc, box, polar

_COURSE = 64
"""Height of a course of stones."""
_QUARRY = 84
"""Height of a pane of the leaded glass."""
_STONE = ("#2b2b49", "#3c2830")
"""Of the wall by daylight, and in overtime."""


def masonry(height: int, colour: Colour) -> list[Shape]:
    """Build a wall of stones over the whole width, each course a little darker than the one above.

    ``colour`` is that of the top course.
    """
    shapes: list[Shape] = [Polygon(box(0, 0, WIDTH, height), colour)]
    courses = height // _COURSE + 1
    for number in range(courses):
        y = number * _COURSE
        tone = blended(colour, "#0b0914", 0.5 * number / courses)
        shapes.append(Polygon(box(0, y, WIDTH, _COURSE), tone))
        shapes.append(Line(((0, y), (WIDTH, y)), "#0000002c", 2))
        shapes += [
            Line(((x, y), (x, y + _COURSE)), "#0000001c", 2)
            for x in range(60 + number % 2 * 150, WIDTH, 300)
        ]
    return shapes


@cache
def hall(ground: Hall, *, overtime: bool) -> Drawing:
    """Draw the hall behind the pieces: wall, five arenas and their windows.

    By daylight or, in ``overtime``, in warmer colours with candles.
    """
    shapes = masonry(ground.height, _STONE[overtime])
    for index, element in enumerate(ELEMENTS):
        shapes += _niche(ground, index, element, overtime=overtime)
    for index, element in enumerate(ELEMENTS):
        x = ground.arena_x(index)
        pane = window(element, WINDOW)
        shapes.append(Place(pane, x - pane.width / 2, ground.middle - pane.height / 2))
    if overtime:
        shapes += _candles(ground)
    name = "overtime" if overtime else "day"
    return Drawing(
        f"schools hall {ground.top} {ground.bottom} {name}", WIDTH, ground.height, tuple(shapes), 1
    )


@cache
def bare(height: int, *, overtime: bool) -> Drawing:
    """Draw the wall without arenas, by daylight or as it is in overtime."""
    shapes = tuple(masonry(height, _STONE[overtime]))
    return Drawing(f"schools wall {height} {overtime}", WIDTH, height, shapes, 1)


def _niche(ground: Hall, index: int, element: Element, *, overtime: bool) -> list[Shape]:
    """Draw the arena of an element: leaded glass, paler in the upper half than in the lower one.

    In ``overtime`` its tones are warmer.
    """
    glass, x = GLASS[element], ground.arena_x(index)
    half = PITCH / 2 - 6
    left, right, top, bottom = x - half, x + half, ground.top, ground.bottom
    arch = (
        *arc(x, top + 46, half, 46, 180, 360),
        (right, bottom - 16),
        *arc(right - 16, bottom - 16, 16, 16, 0, 90),
        *arc(left + 16, bottom - 16, 16, 16, 90, 180),
    )
    # Of a students' own colour there is little behind them: they are to stand out.
    lit = blended(blended(glass.deep, glass.dark, 0.5), "#3a3a5c", 0.42)
    dim = blended(blended(glass.deep, glass.dark, 0.2), "#1c1a30", 0.4)
    if overtime:
        lit, dim = blended(lit, "#a8641e", 0.34), blended(dim, "#8a4a18", 0.22)
    line = "#0000003c"
    shapes: list[Shape] = [
        Polygon(arch, dim),
        Polygon(
            (*arc(x, top + 46, half, 46, 180, 360), (right, ground.middle), (left, ground.middle)),
            lit,
        ),
    ]
    # Upright and level leads weigh nothing; slanting ones were a seventh of the picture.
    for number in range(1, int((bottom - top) / _QUARRY) + 1):
        y = top + number * _QUARRY
        if y < bottom - 24:
            shapes.append(Line(((left + 3, y), (right - 3, y)), line, 2))
    shapes.append(Line(((x, top + 6), (x, bottom - 6)), line, 2))
    edge = blended(glass.colour, "#e8a24a", 0.5) if overtime else blended(glass.colour, dim, 0.25)
    return [*shapes, Polygon(arch, outline="#0b0914", width=9), Polygon(arch, "", edge, 4)]


@cache
def window(element: Element, size: int) -> Drawing:
    """Draw the stained glass of an arena: twelve panes around the element's sign."""
    glass, half = GLASS[element], size / 2
    outer, inner = half - 4, half * 0.6
    shapes: list[Shape] = [Ellipse(half, half, outer + 2, outer + 2, "#0b0914")]
    panes = 12
    for number in range(panes):
        first, last = number * 360 / panes, (number + 1) * 360 / panes
        colour: Colour = (glass.light, glass.colour, glass.dark)[number % 3]
        ring = (*arc(half, half, outer, outer, first, last),
                *reversed(arc(half, half, inner, inner, first, last)))  # fmt: skip
        shapes.append(Polygon(ring, colour, LEAD, 3))
    shapes += [
        Ellipse(half, half, inner, inner, glass.light, LEAD, 4),
        *symbol(element, half, half, inner * 1.42, glass.deep, glass.light),
        Line((polar(half, half, outer, 200), polar(half, half, outer * 0.86, 235)), "#ffffff60", 3),
    ]
    return Drawing(f"schools window {element} {size}", size, size, tuple(shapes), 3)


def _candles(ground: Hall) -> list[Shape]:
    """Set three candles on each of the six pillars beside and between the arenas.

    Each is in three rings of light.
    """
    shapes: list[Shape] = []
    for pillar in range(len(ELEMENTS) + 1):
        x = MARGIN + pillar * PITCH
        for y in (ground.top + 40, ground.middle, ground.bottom - 20):
            flame = (
                (x, y - 46),
                (x + 7, y - 30),
                (x + 4, y - 21),
                (x - 4, y - 21),
                (x - 7, y - 30),
            )
            shapes += [
                *(Ellipse(x, y - 30, size, size, "#ffb84a26") for size in (62, 40, 22)),
                Polygon(box(x - 7, y - 20, 14, 40, 3), "#f3e6c8", "#5a4028", 2),
                Polygon(flame, "#fff4c0", "#f09a2a", 2.5),
            ]
    return shapes
