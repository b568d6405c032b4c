"""The seats' emblems, each recognisable as a black shape."""

from __future__ import annotations

from rendering.scene.scene import Colour, Point, Polygon, Shape
from rendering.shapes.curves import arc, circle, mirrored, moved, regular, smooth, star

Stencil = tuple[tuple[bool, tuple[Point, ...]], ...]
"""Outlines in a box from -50 to 50: whether each is filled with ink (else cut out), points."""


def emblem(name: str, x: float, y: float, size: float, ink: Colour, cut: Colour) -> list[Shape]:
    """Draw an emblem of ``size`` pixels around a point, in ink, its inner lines in ``cut``."""
    return [
        Polygon(moved(points, x, y, scale=size / 100), ink if filled else cut)
        for filled, points in _STENCILS[name]
    ]


def _both(points: tuple[Point, ...]) -> tuple[tuple[Point, ...], tuple[Point, ...]]:
    return points, moved(points, flip=True)


_BEAR_EAR = circle(29, -30, 15)
_BEAR_HOLE = circle(29, -30, 7)
_BEAR: Stencil = (
    *((True, ear) for ear in _both(_BEAR_EAR)),
    *((False, ear) for ear in _both(_BEAR_HOLE)),
    (
        True,
        smooth(
            mirrored(((0, -38), (24, -34), (40, -12), (42, 10), (30, 32), (14, 42), (0, 44))),
            closed=True,
        ),
    ),
    *((False, eye) for eye in _both(((12, -10), (24, -12), (22, -3), (14, -3)))),
    (False, smooth(mirrored(((0, 6), (14, 8), (19, 22), (12, 34), (0, 38))), closed=True)),
    (True, mirrored(((0, 10), (9, 11), (7, 19), (0, 23)))),
    (True, mirrored(((0, 22), (2, 22), (2, 28), (10, 31), (8, 34), (0, 31)))),
)
_EAGLE: Stencil = (
    (
        True,
        (
            *smooth(((-40, 44), (-36, 18), (-34, -8), (-20, -32), (4, -42), (24, -34))),
            *smooth(((30, -26), (46, -18), (48, 0), (42, 16))),
            *smooth(((38, 6), (28, 0), (18, 2))),
            *((22, 14), (12, 16), (18, 28), (6, 28), (8, 42), (-6, 36), (-10, 48), (-22, 38)),
        ),
    ),
    (False, ((-2, -18), (20, -22), (24, -14), (8, -10))),
    (True, circle(13, -16, 3.5)),
    (False, ((28, -12), (44, -10), (45, -6), (30, -7))),
    (False, ((-26, -2), (-12, 8), (-24, 10))),
    (False, ((-28, 14), (-14, 24), (-26, 26))),
)
_WOLF: Stencil = (
    (
        True,
        mirrored(
            (
                (0, -18),
                (12, -24),
                (26, -48),
                (36, -20),
                (44, 2),
                (32, 8),
                (34, 18),
                (20, 22),
                (12, 40),
                (0, 48),
            )
        ),
    ),
    *((False, ear) for ear in _both(((24, -34), (30, -18), (20, -18)))),
    *((False, eye) for eye in _both(((8, -2), (26, -10), (22, 2), (12, 4)))),
    (False, mirrored(((0, 30), (8, 28), (6, 35), (0, 38)))),
    *((False, line) for line in _both(((4, 6), (8, 8), (7, 24), (4, 26)))),
)
_BOAR: Stencil = (
    (True, mirrored(((0, -46), (8, -34), (14, -44), (20, -30), (30, -36), (30, -20), (0, -16)))),
    *((True, ear) for ear in _both(((24, -26), (46, -36), (42, -8), (32, -6)))),
    (
        True,
        smooth(
            mirrored(((0, -34), (26, -26), (36, -6), (34, 16), (22, 36), (0, 40))),
            closed=True,
        ),
    ),
    *((False, eye) for eye in _both(((10, -8), (26, -14), (22, -4), (14, -2)))),
    (False, smooth(mirrored(((0, 12), (16, 14), (18, 26), (12, 34), (0, 35))), closed=True)),
    *((True, hole) for hole in _both(circle(7, 24, 4))),
    *((False, tusk) for tusk in _both(smooth(((16, 34), (30, 30), (38, 10), (34, 36), (22, 44))))),
    *((True, tusk) for tusk in _both(smooth(((20, 37), (31, 33), (36, 20), (33, 35), (24, 41))))),
)
_MOON = (*arc(0, 0, 44, 44, 50, 310), *reversed(arc(16, 0, 34, 34, 62, 298)))
_FLAME = smooth(
    (
        (0, 46),
        (-28, 34),
        (-32, 8),
        (-16, -10),
        (-12, -28),
        (4, -48),
        (6, -24),
        (20, -12),
        (32, 10),
        (26, 34),
    ),
    closed=True,
)
_LEAF = smooth(((0, -48), (28, -20), (30, 12), (0, 40), (-30, 12), (-28, -20)), closed=True)
_DROP = smooth(mirrored(((0, -48), (12, -22), (30, 8), (26, 34), (0, 46))), closed=True)
_ANCHOR = smooth(((-38, 8), (-30, 32), (0, 44), (30, 32), (38, 8), (26, 14), (18, 26), (6, 31)))
_CROWN = ((-40, 34), (-44, -22), (-20, 0), (0, -38), (20, 0), (44, -22), (40, 34))
_BELL = smooth(mirrored(((0, -44), (16, -36), (22, -6), (28, 18), (40, 28), (0, 30))), closed=True)

_STENCILS: dict[str, Stencil] = {
    "bear": _BEAR,
    "eagle": _EAGLE,
    "wolf": _WOLF,
    "boar": _BOAR,
    "star": ((True, star(0, 2, 48, 20, 5)), (False, star(0, 2, 20, 9, 5))),
    "moon": ((True, _MOON),),
    "flame": ((True, _FLAME), (False, moved(_FLAME, 0, 18, scale=0.5))),
    "leaf": ((True, _LEAF), (False, ((-2, -24), (2, -24), (3, 30), (-3, 30)))),
    "drop": ((True, _DROP), (False, arc(0, 12, 18, 18, 100, 190))),
    "anchor": (
        (True, circle(0, -34, 13)),
        (False, circle(0, -34, 6)),
        (True, ((-5, -24), (5, -24), (5, 40), (-5, 40))),
        (True, ((-22, -14), (22, -14), (22, -6), (-22, -6))),
        (True, (*_ANCHOR, *reversed(moved(_ANCHOR[24:], flip=True)))),
    ),
    "crown": ((True, _CROWN), (False, ((-32, 18), (32, 18), (32, 24), (-32, 24)))),
    "bell": ((True, _BELL), (True, circle(0, 38, 9)), (False, regular(0, 12, 8, 4))),
}
