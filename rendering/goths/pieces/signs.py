"""The signs of orders, tokens and watchers, each recognisable as a black shape."""

from __future__ import annotations

from functools import cache

from games.goths.content import Camp, Order
from rendering.goths.pieces.banners import TINTS, pattern
from rendering.goths.pieces.characters import INK
from rendering.scene.scene import (
    PUBLIC_DECIDES,
    Drawing,
    Ellipse,
    Gradient,
    Line,
    Polygon,
    Role,
    Shape,
    Text,
)
from rendering.shapes.curves import Points, arc, box, circle, mirrored, moved, smooth, star
from rendering.shapes.motif import RIM, Motif, placed

_PALE = "#fff4dc"

EYE: Motif = (
    Polygon(smooth(((-46, 2), (-22, -22), (0, -28), (22, -22), (46, 2), (22, 22), (0, 27),
                    (-22, 22)), closed=True), INK),
    Polygon(smooth(((-34, 1), (-16, -14), (0, -18), (16, -14), (34, 1), (16, 14), (0, 17),
                    (-16, 14)), closed=True), _PALE),
    Ellipse(0, 0, 14, 14, INK),
    Ellipse(-4, -5, 4, 4, _PALE),
)  # fmt: skip
_RAT = smooth(((-46, 10), (-36, -4), (-18, -12), (8, -16), (30, -4), (36, 16), (16, 24), (-24, 22)),
              closed=True)  # fmt: skip
_AXE = smooth(((4, -36), (26, -46), (44, -26), (42, 0), (28, 8), (16, -12), (2, -20)), closed=True)
_BOOT: Points = ((-14, -34), (12, -34), (12, 2), (38, 12), (40, 28), (-14, 28))
_BIRD = smooth(((-44, -6), (-30, -20), (-18, -14), (-2, -4), (14, -40), (30, -34), (24, -6),
                (46, 12), (20, 18), (2, 30), (-18, 22), (-32, 2)), closed=True)  # fmt: skip
_BAT = mirrored(((0, -16), (6, -26), (10, -14), (22, -18), (48, -28), (42, 4), (30, -2), (24, 14),
                 (14, 8), (0, 28)))  # fmt: skip
_BOULDER = smooth(((-24, -6), (-14, -26), (8, -28), (24, -12), (22, 12), (4, 24), (-18, 18)),
                  closed=True)  # fmt: skip
_HELMET = (*arc(0, 2, 28, 32, 180, 360), (34, 2), (34, 12), (6, 12), (5, 32), (-5, 32), (-6, 12),
           (-34, 12), (-34, 2))  # fmt: skip


def _plus(x: float, y: float, size: float) -> Motif:
    """Draw a plus sign."""
    return (
        Line(((x - size, y), (x + size, y)), INK, 10),
        Line(((x, y - size), (x, y + size)), INK, 10),
    )


ORDERS: dict[Order, Motif] = {
    Order.RECONNOITRE: EYE,
    Order.SABOTAGE: (
        Line(((-36, 38), (18, -16)), INK, 15),
        Polygon(circle(24, -22, 25), INK),
        Polygon(((20, -26), (32, -54), (56, -32), (30, -16)), _PALE),
    ),
    Order.REINFORCE: (Polygon(moved(_HELMET, -12, 8, scale=0.95), INK), *_plus(32, -26, 15)),
    Order.LOAD: (
        Polygon(moved(_BOULDER, 0, 22, scale=0.95), INK),
        Line(((0, -8), (0, -34)), INK, 11),
        Polygon(((-20, -24), (0, -48), (20, -24)), INK),
        Ellipse(-8, 14, 4, 4, _PALE),
    ),
    Order.FIRE: (
        Polygon(moved(_BOULDER, 16, -16), INK),
        Ellipse(8, -26, 4, 4, _PALE),
        Line(((-12, 2), (-44, 26)), INK, 9),
        Line(((0, 14), (-24, 42)), INK, 9),
        Line(((-18, -16), (-46, -6)), INK, 9),
    ),
    Order.BARRICADE: (
        *(Polygon(((x - 9, 38), (x - 9, -22), (x, -40), (x + 9, -22), (x + 9, 38)), INK)
          for x in (-33, -11, 11, 33)),
        Line(((-46, 14), (46, 4)), INK, 8),
        Line(((-46, 14), (46, 4)), _PALE, 3),
    ),
    Order.ADVANCE: (
        Polygon(_BOOT, INK),
        Line(((-36, -24), (-22, -24)), INK, 7),
        Line(((-44, -4), (-22, -4)), INK, 7),
        Line(((-36, 16), (-22, 16)), INK, 7),
    ),
    Order.AXE: (
        Line(((-34, 42), (22, -34)), INK, 10),
        Polygon(_AXE, INK),
    ),
    Order.RATS: (
        Polygon(_RAT, INK),
        Ellipse(-22, -14, 9, 9, INK),
        Ellipse(-32, 2, 3.5, 3.5, _PALE),
        Line(smooth(((32, 14), (46, 6), (40, -18), (48, -30))), INK, 6),
        *(Line(((x, 20), (x - 3, 34)), INK, 6) for x in (-18, 0, 20)),
    ),
    Order.PIGEON: (
        Polygon(_BIRD, INK),
        Ellipse(-32, -10, 3, 3, _PALE),
        Polygon(box(-40, 14, 24, 18, 2), _PALE, INK, 4),
    ),
    Order.GOTH: (
        Polygon(_BAT, INK),
        *(Ellipse(x, -4, 3.5, 3.5, "#e2566a") for x in (-7, 7)),
    ),
}  # fmt: skip


@cache
def order_sign(order: Order, size: int, *, dim: bool = False, struck: bool = False) -> Drawing:
    """Draw an order's sign on a scrap of parchment, grey if ``dim``.

    ``struck`` adds a small no-entry sign: the order has no effect.
    """
    fill = Gradient(
        ((0, "#a89878"), (1, "#7a6a50")) if dim else ((0, "#fdf0cf"), (1, "#d2ac6c")),
        (0, 0),
        (size, size),
    )
    edge = box(3, 3, size - 6, size - 6, size * 0.16)
    return Drawing(
        f"goths order {order} {size} {dim} {struck}",
        size,
        size,
        (
            Polygon(moved(edge, 1, 2), "#05030c80", blur=2),
            Polygon(edge, fill, RIM, max(2, size / 28)),
            *placed(ORDERS[order], size / 2, size / 2, size * 0.74),
            *(_forbidden(size * 0.76, size * 0.76, size * 0.2) if struck else ()),
        ),
    )  # fmt: skip


def _forbidden(x: float, y: float, radius: float) -> list[Shape]:
    """Draw a no-entry sign."""
    bar = ((x - radius * 0.5, y), (x + radius * 0.5, y))
    return [
        Ellipse(x, y, radius, radius, "#c8322e", _PALE, max(1.5, radius / 6)),
        Line(bar, _PALE, radius * 0.42),
    ]


@cache
def coin(sign: Order | None, size: int, *, struck: bool = False) -> Drawing:
    """Draw a token: a question mark if unknown, else an order.

    Either has a stroke over it if ``struck``.
    """
    half = size / 2
    metal = Gradient(((0, "#fff0b8"), (0.5, "#d9a441"), (1, "#7a4d12")), (0, 0), (size, size))
    face: list[Shape] = []
    if sign is None:
        face += [
            Line(arc(half, half * 0.82, size * 0.15, size * 0.15, 190, 420), INK, size * 0.09),
            Line(((half + 1, half * 1.02), (half + 1, half * 1.2)), INK, size * 0.09),
            Ellipse(half + 1, half * 1.46, size * 0.055, size * 0.055, INK),
        ]
    else:
        face += placed(ORDERS[sign], half, half, size * 0.62)
    if struck:
        slash = ((size * 0.2, size * 0.8), (size * 0.8, size * 0.2))
        face += [Line(slash, _PALE, size * 0.09), Line(slash, "#a3202a", size * 0.055)]
    return Drawing(
        f"goths coin {sign} {size} {struck}",
        size,
        size,
        (
            Ellipse(half + 1, half + 2, half - 3, half - 3, "#05030c90", blur=2),
            Ellipse(half, half, half - 3, half - 3, metal, RIM, 2.5),
            Ellipse(half, half, half - 7, half - 7, "", "#8a5a1890", 2),
            *face,
        ),
    )


@cache
def boomerang(size: int) -> Drawing:
    """Draw the sign of a clan whose attacks come back in this round: a boomerang on a disc."""
    half = size / 2
    wood = smooth(((-40, 32), (-18, -8), (6, -38), (22, -30), (38, 6), (42, 32), (26, 26), (8, -6),
                   (-22, 36)), closed=True)  # fmt: skip
    return Drawing(
        f"goths boomerang {size}",
        size,
        size,
        (
            Ellipse(half, half, half - 3, half - 3, "#3a2033", RIM, 2.5),
            Polygon(moved(wood, half, half, scale=size / 130), "#f2c04a", RIM, 2),
        ),
    )


@cache
def watcher(camp: Camp, letter: str, size: int) -> Drawing:
    """Draw the eye of a clan that has looked at something hidden, on its camp's colour.

    With a letter that is the eye's pupil; without one the camp's pattern is below the eye.
    """
    half, tint = size / 2, TINTS[camp]
    inside: tuple[Shape, ...] = (
        *placed(EYE, half, size * 0.34, size * 0.6),
        *pattern(camp, half, size * 0.74, size * 0.34),
    )
    if letter:
        # The letter is the pupil: beside an eye there is no room for one that can be read.
        lids = smooth(mirrored(((0, -30), (26, -24), (50, 0), (26, 24), (0, 30))), closed=True)
        inside = (
            Polygon(moved(lids, half, half, scale=size / 110), _PALE, RIM, 3),
            Text(
                letter,
                0,
                0,
                size,
                PUBLIC_DECIDES,
                RIM,
                align="centre",
                height=size,
                bold=True,
                role=Role.CUE,
            ),
        )
    return Drawing(
        f"goths watcher {camp} {letter} {size}",
        size,
        size,
        (
            Ellipse(half, half, half - 2, half - 2, tint.plain, RIM, 2.5),
            *inside,
        ),
    )


@cache
def clasped(size: int, *, understood: bool) -> Drawing:
    """Draw two hands: clasped on green if ``understood``, else apart on red with a stroke."""
    unit, half = size / 100, size / 2
    sleeve, hand = "#7c3f22", "#f2cfa4"
    gap = 0 if understood else 15
    shapes: list[Shape] = [
        Ellipse(half, half, half - 3, half - 3, "#2f4a2c" if understood else "#57262a",
                "#8fd08a" if understood else "#ff8a73", 4 * unit + 1),
    ]  # fmt: skip
    for side in (-1, 1):
        arm = tuple((half + side * x * unit, half + y * unit)
                    for x, y in ((44, -14), (24 + gap, -12), (24 + gap, 14), (44, 18)))  # fmt: skip
        palm = smooth(
            tuple((half + side * x * unit, half + y * unit) for x, y in
                  ((26 + gap, -13), (8 + gap, -17), (-12 + gap, -6), (-14 + gap, 8),
                   (4 + gap, 15), (26 + gap, 13))),
            closed=True,
        )  # fmt: skip
        shapes += [Polygon(palm, hand, RIM, 2.5), Polygon(arm, sleeve, RIM, 2.5)]
    if understood:
        shapes += [
            Line(((half - 8 * unit, half + dy * unit), (half + 8 * unit, half + (dy - 4) * unit)),
                 RIM, 2.5)
            for dy in (-4, 4, 12)
        ]  # fmt: skip
    else:
        spark = star(half, half, 15 * unit, 5 * unit, 4)
        shapes += [
            Line(((half - 22 * unit, half - 30 * unit), (half + 22 * unit, half + 30 * unit)),
                 "#ff8a73", 6 * unit),
            Polygon(spark, "#ff8a73"),
        ]  # fmt: skip
    return Drawing(f"goths clasped {size} {understood}", size, size, tuple(shapes))
