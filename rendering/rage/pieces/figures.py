"""The miniatures: a body for each level, a head for each clan, cloth in the seat's colour."""

from __future__ import annotations

from functools import cache

from games.rage.content import Clan
from rendering.scene.scene import Colour, Drawing, Ellipse, Gradient, Line, Polygon, Shape
from rendering.scene.theme import SeatMark
from rendering.shapes.curves import arc, box, circle, mirrored, moved, smooth
from rendering.shapes.motif import RIM, Motif, placed, solid

_STEEL = ("#f0f4fa", "#7c8a9e")
_WOOD = ("#b8834a", "#5c3a1c")
_BRASS = ("#ffe0a0", "#a86a24")

_SHOULDERS = (22, 30, 40)
"""Half the width of a body, by level."""
_TOP = (-6, -10, -14)
"""Where the shoulders are, by level."""


def _body(level: int, light: Colour, dark: Colour) -> Motif:
    wide, top = _SHOULDERS[level], _TOP[level]
    cloak = mirrored(
        ((0, top - 4), (wide * 0.7, top), (wide, top + 14), (wide * 0.92, 46), (0, 48))
    )
    belt = box(-wide * 0.86, 22, wide * 1.72, 9, 3)
    found: list[Polygon | Ellipse | Line] = [
        Ellipse(0, 46, wide + 6, 6, "#05120c80"),
        solid(cloak, light, dark, 3),
        solid(belt, *_BRASS, 2),
    ]
    if level:
        for flip in (False, True):
            plate = moved(smooth(((wide * 0.45, top - 2), (wide, top - 4), (wide + 10, top + 12),
                                  (wide * 0.7, top + 16)), closed=True), flip=flip)  # fmt: skip
            found.append(solid(plate, *_STEEL, 2.5))
    return tuple(found)


def _arms(level: int) -> Motif:
    """Return a spear, an axe or a hammer at the right hand."""
    x = _SHOULDERS[level] + 6
    shaft = solid(box(x - 3, -46, 6, 92, 2), *_WOOD, 2)
    if level == 0:
        tip = ((x - 8, -34), (x, -50), (x + 8, -34), (x, -24))
        return shaft, solid(tip, *_STEEL, 2.5)
    if level == 1:
        blade = smooth(((x + 2, -44), (x + 16, -50), (x + 20, -30), (x + 14, -14), (x + 2, -22)),
                       closed=True)  # fmt: skip
        return shaft, solid(blade, *_STEEL, 2.5)
    return shaft, solid(box(x - 16, -50, 30, 24, 5), *_STEEL, 3)


def _eyes(y: float, spread: float = 7, colour: Colour = RIM) -> Motif:
    return Ellipse(-spread, y, 3, 3.4, colour), Ellipse(spread, y, 3, 3.4, colour)


_HEADS: dict[str, Motif] = {
    "bohorg": (
        solid(((-5, -44), (0, -52), (6, -44), (12, -50), (14, -38), (-14, -38), (-12, -50)),
              "#c8402c", "#6a1a14", 2),
        solid(smooth(((0, -42), (18, -34), (20, -14), (10, 2), (0, 4), (-10, 2), (-20, -14),
                      (-18, -34)), closed=True), "#a8c07a", "#5a7040", 3),
        Ellipse(0, -8, 9, 7, "#c89a8a", RIM, 2),
        *_eyes(-22),
        solid(((10, -4), (20, -18), (15, 2)), "#fff6e2", "#d8c8a0", 2),
        solid(((-10, -4), (-20, -18), (-15, 2)), "#fff6e2", "#d8c8a0", 2),
    ),
    "steamfield": (
        solid(circle(0, -16, 18), "#f0cfa8", "#a87850", 3),
        solid(box(-24, -36, 48, 7, 3), "#5c4a6a", "#2c2038", 2.5),
        solid(box(-15, -52, 30, 18, 3), "#5c4a6a", "#2c2038", 2.5),
        Ellipse(-8, -20, 8, 8, "#8fd8ff", "#a86a24", 4),
        Ellipse(8, -20, 8, 8, "#8fd8ff", "#a86a24", 4),
        Line(((-7, -4), (7, -4)), "#6a4424", 5),
    ),
    "goldleif": (
        solid(circle(0, -18, 17), "#f6d8b4", "#b08458", 3),
        solid(smooth(((-17, -16), (-12, 8), (0, 18), (12, 8), (17, -16), (8, -8), (-8, -8)),
                     closed=True), "#f0b43c", "#9a5f14", 2.5),
        solid((*arc(0, -24, 19, 17, 180, 360), (19, -18), (-19, -18)), *_STEEL, 3),
        solid(((17, -32), (30, -38), (32, -52), (40, -36), (30, -24), (18, -24)), "#fff6e2",
              "#c8b080", 2.5),
        solid(((-17, -32), (-30, -38), (-32, -52), (-40, -36), (-30, -24), (-18, -24)), "#fff6e2",
              "#c8b080", 2.5),
        *_eyes(-13, 6),
    ),
    "tomb": (
        solid(mirrored(((0, -50), (22, -40), (26, -10), (18, 6), (0, 10))), "#4a4460", "#1c182c",
              3),
        solid(smooth(((0, -40), (15, -34), (17, -18), (10, -10), (9, 0), (-9, 0), (-10, -10),
                      (-17, -18), (-15, -34)), closed=True), "#fbf6e8", "#b8ac94", 2.5),
        Ellipse(-7, -20, 5.5, 6, "#1c182c"),
        Ellipse(7, -20, 5.5, 6, "#1c182c"),
        Ellipse(-7, -20, 2, 2.4, "#7affc8"),
        Ellipse(7, -20, 2, 2.4, "#7affc8"),
        Line(((-4, -6), (-4, 0)), RIM, 2),
        Line(((4, -6), (4, 0)), RIM, 2),
    ),
    "elves": (
        solid(mirrored(((0, -50), (20, -40), (20, -12), (0, 4))), "#e8f4d8", "#8fb87a", 2.5),
        solid(((16, -22), (38, -38), (20, -10)), "#f6e0c4", "#c8a078", 2.5),
        solid(((-16, -22), (-38, -38), (-20, -10)), "#f6e0c4", "#c8a078", 2.5),
        solid(mirrored(((0, -36), (14, -32), (13, -14), (0, 0))), "#f8e6cc", "#d0ac84", 2.5),
        *_eyes(-20, 6, "#1c5a4c"),
        solid(((-10, -42), (0, -52), (10, -42), (0, -36)), "#8ff4e4", "#2a9a98", 2),
    ),
}  # fmt: skip


@cache
def figure(clan: Clan | None, level: int, mark: SeatMark, size: int) -> Drawing:
    """Draw a miniature of a clan's level, or of an elf type without one."""
    name = clan.value if clan is not None else "elves"
    half = size / 2
    grown = (0.84, 0.92, 1.0)[level]
    shapes: list[Shape] = []
    for motif in (_arms(level), _body(level, mark.light, mark.dark), _HEADS[name]):
        shapes += placed(
            motif, half - size * 0.04, half + size * (1 - grown) * 0.4, size * 0.9 * grown
        )
    return Drawing(f"rage figure {name} {level} {mark.emblem} {mark.colour} {size}", size, size,
                   tuple(shapes), 3)  # fmt: skip


@cache
def die(size: int, *, hit: bool, fresh: bool = True) -> Drawing:
    """Draw a die: a claw for a wound, nothing on a blank; what was rolled again is dim."""
    unit = size / 100
    bone = Gradient(((0, "#ffffff"), (1, "#cfc4b0")), (0, 0), (size, size))
    dim = Gradient(((0, "#8a9a92"), (1, "#5c6a64")), (0, 0), (size, size))
    shapes: list[Shape] = [
        Polygon(moved(box(10, 13, 84, 84, 20), scale=unit), "#05120c90", blur=1.5),
        Polygon(moved(box(7, 7, 84, 84, 20), scale=unit), bone if fresh else dim, RIM, 2.5),
    ]
    if hit:
        for n in range(3):
            claw = ((26 + n * 20, 20), (34 + n * 20, 22), (24 + n * 18, 80), (19 + n * 18, 78))
            shapes.append(Polygon(moved(claw, scale=unit), "#c8202c", "#5c0c14", 1.5))
    return Drawing(f"rage die {size} {hit} {fresh}", size, size, tuple(shapes))


@cache
def hero_figure(name: str, size: int) -> Drawing:
    """Draw a hero's portrait: a medallion with the sign of what the hero does."""
    half = size / 2
    gold = Gradient(((0, "#fff0b0"), (1, "#9a6414")), (0, 0), (size, size))
    tone = {"hekna": "#7a2a5c", "warden": "#2a5c9a", "neggesh": "#3a6a3a", "razaro": "#9a5a1c"}[
        name
    ]
    unit = size / 100
    face = placed(
        (
            solid(mirrored(((0, -34), (24, -24), (30, 34), (0, 40))), "#2c2038", "#120c1c", 2.5),
            solid(circle(0, -4, 17), "#f4d4b0", "#b08458", 2.5),
            *_eyes(-5, 6),
        ),
        half, half + 2, size * 0.72,
    )  # fmt: skip
    marks: dict[str, Motif] = {
        "hekna": (solid(((-18, 4), (18, 4), (14, 20), (0, 26), (-14, 20)), "#c8304a", "#6a1024",
                        2),),
        "warden": (Ellipse(0, 0, 40, 40, "", "#8fd8ff", 6),),
        "neggesh": (solid(((-22, -18), (0, -40), (22, -18), (0, -22)), "#7ac86a", "#2c6a2c", 2),),
        "razaro": (solid(((-22, -20), (-22, -40), (-10, -28), (0, -44), (10, -28), (22, -40),
                          (22, -20)), "#ffe27a", "#c88a1e", 2),),
    }  # fmt: skip
    return Drawing(
        f"rage hero {name} {size}",
        size,
        size,
        (
            Ellipse(half + 1, half + 3, half - 4, half - 4, "#05120c90", blur=2),
            Polygon(circle(half, half, half - 4), gold, RIM, 2.5),
            Ellipse(half, half, 40 * unit, 40 * unit, tone, RIM, 2),
            *face,
            *placed(marks[name], half, half + 2, size * 0.72),
        ),
    )
