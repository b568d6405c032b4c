"""The signs of elements and schools, each recognisable as a black shape."""

from __future__ import annotations

import msgspec

from games.schools.content import Element, School
from rendering.scene.scene import Colour, Polygon, Shape
from rendering.shapes.curves import arc, circle, mirrored, moved, smooth
from rendering.shapes.emblems import Stencil, emblem


class Glass(msgspec.Struct, frozen=True):
    """The colours of an element's glass."""

    light: Colour
    colour: Colour
    dark: Colour
    deep: Colour
    """Of its arena, unlit."""
    ink: Colour
    """Of its symbol and of what is written on it."""


GLASS: dict[Element, Glass] = {
    Element.EARTH: Glass("#8fce62", "#4f9a3c", "#245224", "#142a1a", "#f6ffe6"),
    Element.WATER: Glass("#93cbff", "#4693ec", "#173c84", "#10203f", "#f0f8ff"),
    Element.AIR: Glass("#fff2a0", "#f2cf46", "#a8801c", "#342a14", "#3a2806"),
    Element.FIRE: Glass("#ffa070", "#d8452a", "#7a1a14", "#38141a", "#fff2de"),
    Element.DARK: Glass("#b98cec", "#7438b4", "#41206e", "#261436", "#fbeeff"),
}
"""Neighbours differ in lightness as well as in hue; the symbol tells them apart in any case."""

_FEATHER: Stencil = (
    (
        True,
        smooth(
            (
                *((38, -48), (42, -22), (28, 4), (10, 22), (-10, 30)),
                *((-20, 26), (-20, 6), (-8, -18), (14, -38)),
            ),
            closed=True,
        ),
    ),
    (True, ((-38, 46), (-32, 50), (-8, 22), (-14, 18))),
    (False, ((-16, 24), (-12, 28), (28, -30), (25, -33))),
    (False, ((34, 0), (12, 2), (16, 6), (30, 5))),
    (False, ((-22, 2), (-4, 0), (-6, 4), (-20, 8))),
)
_ORB: Stencil = (
    (True, circle(0, 0, 47)),
    (False, circle(0, 0, 38)),
    (
        True,
        tuple(
            point
            for turn in range(0, 360, 90)
            for point in moved(((0, -37), (8, -8)), turn=turn)
        ),
    ),
    (True, moved(((0, -24), (6, -6), (24, 0), (6, 6), (0, 24), (-6, 6), (-24, 0), (-6, -6)),
                 turn=45)),
)  # fmt: skip
_NAMED = {
    Element.EARTH: "leaf",
    Element.WATER: "drop",
    Element.FIRE: "flame",
}
_OWN = {Element.AIR: _FEATHER, Element.DARK: _ORB}

_DRAGON: Stencil = (
    *(
        (True, half)
        for half in (
            smooth(((16, -22), (30, -34), (34, -50), (44, -36), (40, -18), (28, -10))),
            moved(smooth(((16, -22), (30, -34), (34, -50), (44, -36), (40, -18), (28, -10))),
                  flip=True),
        )
    ),
    (
        True,
        mirrored(
            (
                *((0, -34), (9, -26), (22, -24), (46, -8), (34, -2), (42, 12), (28, 12)),
                *((20, 26), (18, 42), (8, 49), (0, 46)),
            )
        ),
    ),
    *((False, moved(((8, -4), (24, -12), (22, -1), (12, 3)), flip=flip)) for flip in (False, True)),
    *((False, circle(side * 7, 36, 3.4)) for side in (-1, 1)),
    (False, ((-2.5, -24), (2.5, -24), (1.5, 22), (-1.5, 22))),
)  # fmt: skip
_GRIFFIN: Stencil = (
    (True, ((-24, -20), (-22, -50), (-2, -32))),
    (
        True,
        (
            *smooth(((-40, 46), (-38, 18), (-34, -8), (-20, -30), (4, -38), (24, -30))),
            *smooth(((30, -22), (46, -14), (48, 4), (40, 20))),
            *smooth(((36, 9), (26, 3), (16, 6))),
            *((20, 18), (10, 20), (16, 32), (4, 30), (6, 44), (-8, 38), (-12, 50), (-24, 40)),
        ),
    ),
    (False, ((-18, -26), (-18, -40), (-8, -31))),
    (False, ((-2, -14), (18, -17), (22, -10), (8, -5))),
    (True, circle(12, -12, 3.2)),
    (False, ((26, -8), (42, -6), (43, -2), (28, -3))),
    (False, arc(-16, 18, 12, 15, 90, 250)),
)
_SCHOOL: dict[School, Stencil] = {School.DRAGOMBRE: _DRAGON, School.BLANCGRIFFON: _GRIFFIN}


def symbol(
    element: Element, x: float, y: float, size: float, ink: Colour, cut: Colour
) -> list[Shape]:
    """Draw the sign of an element around a point: leaf, drop, feather, flame, orb.

    ``ink`` fills it, ``cut`` is the colour of what is cut out.
    """
    if (name := _NAMED.get(element)) is not None:
        return emblem(name, x, y, size, ink, cut)
    return _stencilled(_OWN[element], x, y, size, ink, cut)


def head(school: School, x: float, y: float, size: float, ink: Colour, cut: Colour) -> list[Shape]:
    """Draw the head of a school's beast around a point."""
    return _stencilled(_SCHOOL[school], x, y, size, ink, cut)


def _stencilled(
    stencil: Stencil, x: float, y: float, size: float, ink: Colour, cut: Colour
) -> list[Shape]:
    """Draw a stencil in ink, with what is cut out of it."""
    return [
        Polygon(moved(points, x, y, scale=size / 100), ink if filled else cut)
        for filled, points in stencil
    ]
