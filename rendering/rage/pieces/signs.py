"""Small signs: levels, elves, what a symbol on a sheet or a card is, what one owns."""

from __future__ import annotations

from functools import cache

from rendering.scene.scene import (
    PUBLIC_DECIDES,
    Colour,
    Drawing,
    Ellipse,
    Gradient,
    Line,
    Polygon,
    Shape,
    Text,
)
from rendering.shapes.curves import arc, box, circle, moved, regular, smooth, star
from rendering.shapes.motif import RIM, Motif, placed, solid

INK = "#fff6e2"

LEVEL_CORNERS = (4, 5, 6)
"""Square, pentagon, hexagon: what a level looks like everywhere."""


def level_outline(level: int, x: float, y: float, radius: float) -> tuple[tuple[float, float], ...]:
    """Return the corners of a level's sign around a point: square, pentagon or hexagon."""
    corners = LEVEL_CORNERS[level]
    grown = radius * (1.12, 1.06, 1.0)[level]
    return regular(x, y, grown, corners, -90 if level else -45)


def elf_outline(elf: int, x: float, y: float, radius: float) -> tuple[tuple[float, float], ...]:
    """Return the outline of an elf type's sign around a point: 0 disc, 1 diamond, 2 shield."""
    if elf == 0:
        return circle(x, y, radius * 0.95)
    if elf == 1:
        return regular(x, y, radius * 1.2, 4)
    wide, high = radius * 0.92, radius * 0.95
    return (
        (x - wide, y - high),
        (x + wide, y - high),
        (x + wide, y + high * 0.2),
        (x, y + high * 1.15),
        (x - wide, y + high * 0.2),
    )


@cache
def pip(kind: int, size: int, fill: Colour, edge: Colour, *, elves: bool) -> Drawing:
    """Draw the sign of a level, or with ``elves`` of an elf type; cached."""
    half = size / 2
    outline = (elf_outline if elves else level_outline)(kind, half, half, half - 3)
    return Drawing(
        f"rage pip {kind} {size} {fill} {edge} {elves}",
        size,
        size,
        (Polygon(outline, fill, edge, 2.5),),
    )


SIGNS: dict[str, Motif] = {
    "power": (
        solid(box(-34, -34, 68, 68, 14), "#ffffff", "#c8bfae"),
        *(Ellipse(x, y, 8, 8, RIM)
          for x, y in ((-17, -17), (17, 17), (17, -17), (-17, 17), (0, 0))),
    ),
    "auto": (
        solid(((-10, -48), (34, -48), (10, -8), (36, -8), (-22, 48), (-6, 4), (-34, 4)),
              "#ffe27a", "#e8952a"),
    ),
    "reroll": (
        Line(arc(0, 0, 30, 30, -60, 210), RIM, 22),
        Line(arc(0, 0, 30, 30, -60, 210), "#8fd8ff", 13),
        solid(((2, -46), (36, -34), (8, -8)), "#8fd8ff", "#5ab0e0"),
    ),
    "shield": (
        solid(((-36, -40), (0, -48), (36, -40), (34, 4), (0, 48), (-34, 4)), "#dfe8f2", "#7f93aa"),
        Line(((0, -38), (0, 36)), "#5c7087", 7),
        Line(((-28, -10), (28, -10)), "#5c7087", 7),
    ),
    "rage": (
        solid(smooth(((0, 46), (-30, 32), (-34, 4), (-16, -12), (-12, -30), (6, -48), (8, -22),
                      (24, -10), (34, 12), (26, 36)), closed=True), "#ff8a5c", "#c8202c"),
        solid(smooth(((0, 40), (-14, 28), (-10, 10), (2, -6), (12, 12), (14, 28)), closed=True),
              "#ffe27a", "#ffae4a", 1.5),
    ),
    "slow": (
        solid(smooth(((-46, 30), (-40, 14), (-30, -6), (0, -20), (28, -6), (38, 14), (40, 30)),
                     closed=False), "#9ad06a", "#4f7a2e"),
        solid(circle(40, 8, 13), "#c8e8a0", "#7aa050", 2.5),
        Ellipse(44, 5, 3, 3, RIM),
        Line(((-28, 30), (-28, 42)), "#4f7a2e", 9),
        Line(((24, 30), (24, 42)), "#4f7a2e", 9),
        Line(arc(0, 30, 24, 40, 200, 340), "#3c6022", 4),
    ),
    "hp": (
        solid(smooth(((0, 44), (-40, 6), (-40, -22), (-20, -38), (0, -20), (20, -38), (40, -22),
                      (40, 6)), closed=True), "#ff7a8a", "#b0203a"),
    ),
    "move": (
        solid(((-30, -46), (2, -46), (4, 6), (36, 18), (42, 42), (-34, 42), (-26, 8)),
              "#d8a468", "#8a5a2c"),
        Line(((-30, 30), (40, 30)), RIM, 5),
    ),
    "flight": (
        solid(((-46, 20), (-20, -34), (46, -40), (24, -14), (38, -10), (14, 8), (24, 14),
               (-6, 26), (-30, 40)), "#f4f0ff", "#a8a0d0"),
    ),
    "gold": (
        solid(circle(0, 0, 44), "#ffeaa0", "#c88a1e", 4),
        Ellipse(0, 0, 30, 30, "", "#8f5f12", 4),
        Line(((-8, -14), (4, -18), (4, 18)), "#8f5f12", 8),
    ),
    "crystal": (
        solid(((0, -48), (26, -18), (18, 40), (0, 48), (-18, 40), (-26, -18)), "#b8fff4",
              "#2aa8a0"),
        Line(((-24, -18), (0, -6), (24, -18)), "#ffffffc0", 4),
        Line(((0, -6), (0, 46)), "#ffffff90", 4),
    ),
    "city": (
        solid(((-40, 40), (-40, 0), (-26, -26), (-12, 0), (-12, -20), (4, -48), (20, -20),
               (20, 4), (30, -10), (42, 6), (42, 40)), "#d8fff6", "#48a8a8"),
        solid(box(-6, 14, 16, 26, 6), "#1c4a4c", "#1c4a4c", 2),
    ),
    "forge": (
        solid(((-46, -16), (-20, -16), (-20, -26), (44, -26), (40, -8), (16, 6), (16, 22),
               (28, 38), (-24, 38), (-12, 22), (-12, 4), (-40, -2)), "#a8b0bc", "#4a505c"),
    ),
    "legend": (
        solid(((-6, -48), (6, -48), (10, -40), (10, 16), (-10, 16), (-10, -40)), "#fff8e0",
              "#b8c4d8"),
        solid(box(-28, 14, 56, 12, 5), "#ffd96a", "#b07a1a"),
        solid(box(-6, 24, 12, 24, 4), "#8a5a2c", "#5a3818"),
        Line(((0, -36), (0, 12)), "#8fa0bc", 3),
    ),
    "cup": (
        solid(((-30, -44), (30, -44), (24, 0), (8, 16), (8, 30), (24, 36), (24, 46), (-24, 46),
               (-24, 36), (-8, 30), (-8, 16), (-24, 0)), "#fff0b0", "#c88a1e"),
        Line(arc(-28, -22, 16, 16, 90, 270), "#c88a1e", 7),
        Line(arc(28, -22, 16, 16, -90, 90), "#c88a1e", 7),
    ),
    "hero": (
        solid(star(0, 3, 50, 21, 5), "#fff6c0", "#f0a81e", 3.5),
    ),
    "cards": (
        solid(moved(box(-24, -36, 48, 72, 8), -8, 0, turn=-10), "#8a6fc0", "#4c3a7a"),
        solid(moved(box(-24, -36, 48, 72, 8), 8, 0, turn=8), "#d8c8ff", "#7a62b0"),
    ),
    "swords": tuple(
        solid(moved(blade, turn=turn), "#f4f8ff", "#8fa0b8", 2.5)
        for turn in (45, -45)
        for blade in (((-5, -52), (5, -52), (6, 22), (-6, 22)), box(-18, 22, 36, 8, 3),
                      box(-4, 30, 8, 20, 3))
    ),
    "barrier": (
        Ellipse(0, 0, 44, 44, "#8fd8ff50", "#8fd8ff", 7),
        Line(regular(0, 0, 40, 6), "#d8f4ff", 4),
    ),
    "skull": (
        solid(smooth(((0, -44), (32, -30), (36, 4), (22, 18), (20, 40), (-20, 40), (-22, 18),
                      (-36, 4), (-32, -30)), closed=True), "#ffffff", "#c0b8a8"),
        Ellipse(-14, -4, 10, 11, RIM),
        Ellipse(14, -4, 10, 11, RIM),
        Line(((-8, 30), (-8, 42)), RIM, 4),
        Line(((8, 30), (8, 42)), RIM, 4),
    ),
    "flee": (
        solid(((50, -10), (6, -10), (6, -34), (-50, 4), (6, 42), (6, 18), (50, 18)),
              "#ffd96a", "#c88a1e"),
    ),
    "reserve": (
        solid(((-44, 40), (0, -44), (44, 40)), "#d8b888", "#8a6038"),
        solid(((-10, 40), (0, 6), (10, 40)), "#3a2412", "#3a2412", 2),
    ),
}  # fmt: skip


def sign_shapes(name: str, x: float, y: float, size: float) -> list[Shape]:
    """Return a sign's shapes around a point, to be part of a drawing."""
    return placed(SIGNS[name], x, y, size * 0.92)


@cache
def sign(name: str, size: int) -> Drawing:
    """Draw the sign of that name, one of ``SIGNS``; cached."""
    return Drawing(
        f"rage sign {name} {size}", size, size, tuple(sign_shapes(name, size / 2, size / 2, size))
    )


@cache
def empty_cup(size: int) -> Drawing:
    """Draw the outline of a cup, for a point that is still missing."""
    outline = SIGNS["cup"][0]
    assert isinstance(outline, Polygon)
    shapes = placed((Polygon(outline.points, "#ffffff12", "#cdbfa880", 5),), size / 2, size / 2,
                    size * 0.92)  # fmt: skip
    return Drawing(f"rage empty cup {size}", size, size, tuple(shapes))


@cache
def lamp(size: int) -> Drawing:
    """Draw the torch of the seat whose turn it is; cached."""
    half = size / 2
    glow = Gradient(((0, "#ffe9a0f0"), (0.45, "#ffc85a90"), (1, "#ffb84a00")), (half, half),
                    (size, half), "radial")  # fmt: skip
    flame = smooth(((0, -34), (14, -8), (11, 12), (0, 20), (-11, 12), (-14, -8)), closed=True)
    unit = size / 90
    return Drawing(
        f"rage lamp {size}",
        size,
        size,
        (
            Ellipse(half, half, half, half, glow),
            Polygon(moved(((-9, 16), (9, 16), (5, 44), (-5, 44)), half, half, scale=unit),
                    "#6a4424", RIM, 2.5 * unit),
            Polygon(moved(flame, half, half, scale=unit), "#ffb03a", RIM, 3 * unit),
            Polygon(moved(flame, half, half + 6 * unit, scale=unit * 0.55), "#fff3b0"),
        ),
    )  # fmt: skip


@cache
def numbered(words: str, size: int, fill: Colour, ink: Colour) -> Drawing:
    """Draw a disc with a short text on it, such as a number on the map."""
    half = size / 2
    return Drawing(
        f"rage numbered {words} {size} {fill} {ink}",
        size,
        size,
        (
            Ellipse(half + 1, half + 3, half - 3, half - 3, "#05030c90", blur=2),
            Ellipse(half, half, half - 3, half - 3, fill, RIM, 3),
            Text(words, 0, 0, size, max(PUBLIC_DECIDES, round(size * 0.72)), ink, PUBLIC_DECIDES,
                 "centre", height=size, bold=True),
        ),
    )  # fmt: skip
