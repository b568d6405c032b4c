"""Drawings around the arena: header, seats, rack of runestones, banners, trophy."""

from __future__ import annotations

from functools import cache

from rendering.scene.scene import (
    ELSE,
    PUBLIC_DECIDES,
    Colour,
    Drawing,
    Ellipse,
    Gradient,
    Line,
    Polygon,
    Role,
    Shape,
    Text,
)
from rendering.scene.theme import SeatMark
from rendering.shapes.curves import Points, arc, box, mirrored, moved, regular, smooth

_RIM = "#1c1018"
_GOLD = ((0.0, "#fff0b0"), (0.5, "#f2c04a"), (1.0, "#8f5a12"))


@cache
def plank(width: int, height: int, mark: SeatMark, border: Colour) -> Drawing:
    """Draw the board behind a seat: dark wood, a carved strip in the seat's colour.

    With a ``border`` colour it glows.
    """
    wood = Gradient(((0, "#4a3040"), (1, "#241a2c")), (0, 0), (0, height))
    strip = Gradient(((0, mark.light), (0.4, mark.colour), (1, mark.dark)), (0, 0), (0, height))
    glow = [Polygon(box(4, 4, width - 8, height - 8, 18), border, blur=3)] if border else []
    return Drawing(
        f"vikings plank {width} {height} {mark.emblem} {mark.colour} {border}",
        width,
        height,
        (
            *glow,
            Polygon(box(6, 6, width - 12, height - 12, 16), wood, border or "#120c18",
                    4 if border else 2.5),
            Polygon(box(12, 14, 16, height - 28, 6), strip, _RIM, 2),
            *(Line(((13.5, y), (26.5, y + 9)), f"{mark.dark}c0", 2.5)
              for y in range(22, height - 32, 13)),
            Line(((40, 11), (width - 22, 11)), "#ffffff1c", 2),
            Line(((44, height * 0.5), (width - 24, height * 0.5)), "#00000020", 2),
        ),
        2,
    )  # fmt: skip


@cache
def lantern(size: int) -> Drawing:
    """Draw the lamp of the seat whose turn it is."""
    half = size / 2
    glow = Gradient(((0, "#ffe9a0e0"), (0.4, "#ffc85a80"), (1, "#ffb84a00")),
                    (half, half), (size, half), "radial")  # fmt: skip
    flame = smooth(((0, -20), (9, -4), (8, 8), (0, 13), (-8, 8), (-9, -4)), closed=True)
    unit = size / 90
    return Drawing(
        f"vikings lantern {size}",
        size,
        size,
        (
            Ellipse(half, half, half, half, glow),
            Polygon(moved(box(-17, -20, 34, 42, 6), half, half, scale=unit), "#ffe08ab0", _RIM,
                    3 * unit),
            Polygon(moved(flame, half, half + 4 * unit, scale=unit), "#fff6d0", "#e8862a",
                    3 * unit),
            *(Polygon(moved(bar, half, half, scale=unit), "#5a3a22", _RIM, 2 * unit) for bar in (
                ((-22, -20), (22, -20), (13, -32), (-13, -32)), box(-22, 20, 44, 9, 3))),
            Line(moved(arc(0, -34, 9, 9, 180, 360), half, half, scale=unit), _RIM, 5 * unit),
            Line(moved(arc(0, -34, 9, 9, 180, 360), half, half, scale=unit), "#c79a5a", 2.4 * unit),
        ),
    )  # fmt: skip


@cache
def badge(words: str, width: int, height: int) -> Drawing:
    """Draw a wooden board with words that a phone can read: the turn."""
    wood = Gradient(((0, "#b67c45"), (1, "#5a3218")), (0, 0), (0, height))
    shapes: list[Shape] = [
        Polygon(box(5, 8, width - 8, height - 10, 10), "#05030c90", blur=3),
        Polygon(((4, 8), (width - 12, 4), (width - 4, height / 2), (width - 14, height - 6),
                 (6, height - 8), (12, height / 2)), wood, _RIM, 3),
        *(Line(((24, y), (width - 26, y + 1)), "#40210f60", 1.6)
          for y in (height * 0.24, height * 0.78)),
        *(Ellipse(x, height / 2, 4, 4, "#e8d2a0", _RIM, 1.5) for x in (19, width - 17)),
    ]  # fmt: skip
    shapes.append(Text(words, 26, 0, width - 52, 46, "#fff3dc", ELSE, align="centre",
                       height=height, bold=True, rim="#2a1206", rim_width=3,
                       role=Role.CUE))  # fmt: skip
    return Drawing(f"vikings badge {words} {width} {height}", width, height, tuple(shapes), 3)


@cache
def ribbon(words: str, width: int) -> Drawing:
    """Draw a red banner with words across it."""
    height = 74
    cloth = Gradient(((0, "#e0634a"), (1, "#8a2430")), (0, 0), (0, height))
    return Drawing(
        f"vikings ribbon {words} {width}",
        width,
        height,
        (
            *(Polygon(moved(((0, 18), (60, 18), (60, 66), (0, 66), (18, 42)), offset, 0, flip=flip),
                      "#6a1a28", _RIM, 2.5) for offset, flip in ((4, False), (width - 4, True))),
            Polygon(box(34, 6, width - 68, 52, 4), cloth, _RIM, 3),
            Line(((42, 13), (width - 42, 13)), "#ffd9a080", 2),
            Line(((42, 51), (width - 42, 51)), "#ffd9a080", 2),
            Text(words, 46, 6, width - 92, PUBLIC_DECIDES, "#fff6e2", align="centre", height=52,
                 bold=True, rim="#4a1018", rim_width=1),
        ),
    )  # fmt: skip


@cache
def beam(width: int) -> Drawing:
    """Draw the carved beam that the runestones stand on."""
    wood = Gradient(((0, "#8a5a30"), (0.4, "#5c381d"), (1, "#2c180c")), (0, 4), (0, 46))
    knots: list[Shape] = []
    for n in range(width // 20):
        x = 10 + n * 20.2
        down, up = ((x, 18), (x + 10, 32), (x + 20, 18)), ((x, 32), (x + 10, 18), (x + 20, 32))
        knots += [Line(strand, "#2c180c", 5) for strand in (up, down)]
        knots += [Line(strand, "#c48a4a", 2.2) for strand in (down, up)]
    return Drawing(
        f"vikings beam {width}",
        width,
        64,
        (
            Polygon(box(0, 46, width, 14), "#06040c90", blur=4),
            Polygon(box(-4, 4, width + 8, 42), wood, _RIM, 3),
            *knots,
        ),
        2,
    )


@cache
def tray(width: int, height: int) -> Drawing:
    """Draw the table that a hand lies on."""
    dusk = Gradient(((0, "#3a2634"), (0.1, "#2c1d2c"), (1, "#181020")), (0, 0), (0, height))
    return Drawing(
        f"vikings tray {width} {height}",
        width,
        height,
        (
            Polygon(box(0, 0, width, 10), "#05030ca0", blur=4),
            Polygon(box(-4, 3, width + 8, height), dusk, "#8a5a30", 3),
            Line(((0, 9), (width, 9)), "#d9a556", 2),
        ),
        1,
    )


@cache
def scroll(width: int, height: int) -> Drawing:
    """Draw a dark sheet to write on."""
    return Drawing(
        f"vikings scroll {width} {height}",
        width,
        height,
        (Polygon(box(3, 3, width - 6, height - 6, 16), "#1a1430e8", "#5a4668", 2.5),),
        2,
    )


@cache
def heading(width: int, height: int) -> Drawing:
    """Draw the dark shade, fading downwards, behind the words at the top."""
    shade = Gradient(((0, "#0c0a20d8"), (0.7, "#0c0a20a0"), (1, "#0c0a2000")), (0, 0), (0, height))
    return Drawing(
        f"vikings heading {width} {height}",
        width,
        height,
        (Polygon(box(0, 0, width, height), shade),),
        1,
    )


@cache
def cup(size: int) -> Drawing:
    """Draw the trophy: a golden cup with two handles, set with garnets."""
    unit, half = size / 320, size / 2

    def put(points: Points) -> Points:
        return moved(points, half, half, scale=unit)

    gold = Gradient(_GOLD, put(((-110, -130),))[0], put(((110, 130),))[0])
    shapes: list[Shape] = []
    for flip in (False, True):
        curve = smooth(((98, -104), (138, -110), (142, -52), (116, -6), (70, 8)))
        handle = put(moved(curve, flip=flip))
        shapes += [
            Line(handle, colour, width * unit)
            for colour, width in ((_RIM, 30), ("#9a6414", 21), ("#f2c04a", 13), ("#fff0b0", 4))
        ]
    stem = mirrored(((0, 56), (18, 56), (14, 100), (52, 122), (62, 146), (0, 146)))
    bowl = mirrored(((0, -130), (112, -130), (108, -60), (88, 4), (50, 48), (0, 62)))
    return Drawing(
        f"vikings cup {size}",
        size,
        size,
        (
            *shapes,
            Polygon(put(stem), gold, _RIM, 6 * unit),
            Polygon(put(bowl), gold, _RIM, 7 * unit),
            Polygon(put(box(-120, -148, 240, 30, 12)), gold, _RIM, 6 * unit),
            *(Polygon(put(moved(regular(0, 0, 12, 4), -72 + 36 * n, -133)), "#a8142c", _RIM,
                      2 * unit) for n in range(5)),
            Line(put(((-92, -96), (-82, -36), (-62, 6))), "#fffbe0c0", 11 * unit),
        ),
        3,
    )  # fmt: skip
