"""The fixed background: the fjord at dusk, the rope-and-knotwork ring and the meadow."""

from __future__ import annotations

from functools import cache
from math import pi, sin

from rendering.scene.scene import (
    Drawing,
    Ellipse,
    Gradient,
    Line,
    Place,
    Point,
    Polygon,
    Shape,
)
from rendering.shapes.curves import Points, arc, box, circle, moved, polar, smooth
from rendering.vikings.layout import (
    ABOVE,
    BESIDE,
    FOOT,
    HEIGHT,
    PRIVATE_HEIGHT,
    PUBLIC,
    SHEET,
    STRIP,
    TRAY,
    WIDTH,
    Ground,
)
from rendering.vikings.pieces.furniture import heading, tray
from rendering.vikings.pieces.spaces import meadow

HORIZON = 352
"""Where the sea begins, from the upper edge."""
_SUNLIT_UNTIL = 520
_TURNS = 56
"""Of the strands of a rope around an arena."""
_STARS: tuple[Point, ...] = (
    (64, 128), (118, 60), (210, 150), (268, 34), (352, 112), (468, 28), (540, 86), (652, 44),
    (700, 150), (764, 96), (842, 26), (918, 118), (988, 64), (1066, 128), (1122, 36), (1168, 96),
)  # fmt: skip


@cache
def landscape(arena: int) -> Drawing:
    """Draw everything behind the pieces of the board: sky, sea, and the arena of this number.

    Spaces have their names here; a private picture has :func:`nearby` instead.
    """
    top = HEIGHT - FOOT - STRIP - 16
    dusk = Gradient(((0, "#0d0b2000"), (0.1, "#110e26e6"), (1, "#120d1ef2")), (0, top), (0, HEIGHT))
    return Drawing(
        name=f"vikings landscape {arena}",
        width=WIDTH,
        height=HEIGHT,
        shapes=(
            *sky(),
            Place(mountains(), 0, HORIZON - mountains().height + 6),
            *water(),
            Place(_longship(), 908, 722),
            *_arena(PUBLIC, arena, named=True),
            Place(heading(WIDTH, 112), 0, 0),
            Polygon(box(0, top, WIDTH, HEIGHT - top), dusk),
        ),
        scale=1,
    )


@cache
def nearby(ground: Ground, arena: int) -> Drawing:
    """Draw the ground of a private picture: the sea and the arena of this number.

    A ground for a hand has its tray, one beside a sheet has the sheet.
    """
    sea = Gradient(((0, "#34406f"), (0.5, "#26335f"), (1, "#1a2348")), (0, 0), (0, PRIVATE_HEIGHT))
    return Drawing(
        name=f"vikings nearby {ground.x} {ground.side} {arena}",
        width=WIDTH,
        height=PRIVATE_HEIGHT,
        shapes=(
            Polygon(box(0, 0, WIDTH, PRIVATE_HEIGHT), sea),
            *_arena(ground, arena, named=False),
            *_furniture(ground),
        ),
        scale=1,
    )


@cache
def evening(low: int) -> Drawing:
    """Draw the background of the final picture: sky with beams of light, fjord, ship, and a hill.

    The winners' hill rises above ``low`` (y in pixels); below that it is dark.
    """
    grass = Gradient(((0, "#7aa04e"), (1, "#2d4a2c")), (0, low - 130), (0, low + 60))
    hill = (*arc(600, low + 150, 860, 250, 180, 360), (1460, HEIGHT), (-260, HEIGHT))
    middle = 600, low - 200
    beams = [
        Polygon((middle, *moved(((-52, -640), (52, -640)), *middle, turn=turn)), "#ffd86a26")
        for turn in range(-80, 81, 20)
    ]
    return Drawing(
        f"vikings evening {low}",
        WIDTH,
        HEIGHT,
        (
            *sky(),
            *beams,
            Place(mountains(), 0, HORIZON - mountains().height + 6),
            *water(),
            Place(_longship(), 60, 352),
            Polygon(hill, grass, "#23401f", 4),
            Polygon(box(0, low - 6, WIDTH, HEIGHT), "#120d1e"),
            Line(((0, low - 6), (WIDTH, low - 6)), "#d9a556", 4),
            Place(heading(WIDTH, 112), 0, 0),
        ),
        scale=1,
    )


def _arena(ground: Ground, arena: int, *, named: bool) -> list[Shape]:
    """Draw the island of an arena, by its number, with its meadow; ``named``: with space names."""
    ring, plain = island(ground), meadow(ground, arena, named=named)
    return [
        *_shore_light(ground),
        Place(ring, ground.x - ring.width / 2, ground.y - ring.height / 2),
        Place(plain, ground.x - plain.width / 2, ground.y - plain.height / 2),
    ]


def _furniture(ground: Ground) -> list[Shape]:
    """Return what frames a private picture: a tray for the hand below, or a sheet at the side.

    Empty for the public board and other grounds.
    """
    if ground is ABOVE:
        return [Place(tray(WIDTH, TRAY), 0, PRIVATE_HEIGHT - TRAY)]
    if ground is not BESIDE:
        return []
    wood = Gradient(((0, "#3a2634"), (1, "#181020")), (0, 0), (0, PRIVATE_HEIGHT))
    low = PRIVATE_HEIGHT - 272
    return [
        Polygon(box(SHEET - 8, low, WIDTH, 300), "#181020"),
        Line(((SHEET, low), (WIDTH, low)), "#d9a556", 3),
        Polygon(box(-8, -8, SHEET + 8, PRIVATE_HEIGHT + 16), wood, "#8a5a30", 3),
        Line(((SHEET, 0), (SHEET, PRIVATE_HEIGHT)), "#d9a556", 4),
    ]


def sky() -> list[Shape]:
    """Draw the sky at dusk down to the horizon.

    It has northern lights, stars, and the glow of a low sun at the left.
    """
    dusk = Gradient(
        (
            (0, "#15132e"),
            (0.32, "#2c2456"),
            (0.62, "#6b3f74"),
            (0.84, "#c26a6c"),
            (1, "#f3b072"),
        ),
        (0, 0),
        (0, HORIZON),
    )
    sun = Gradient(
        ((0, "#ffe3a0d0"), (0.35, "#ffb86a70"), (1, "#ff9a6000")), (236, 330), (236, 640), "radial"
    )
    green = Gradient(((0, "#58e0b000"), (0.5, "#58e0b078"), (1, "#7b8cff00")), (0, 0), (0, 190))
    violet = Gradient(((0, "#8f7bff00"), (0.6, "#a68bff5c"), (1, "#8f7bff00")), (0, 0), (0, 170))
    first = smooth(((300, 96), (460, 40), (640, 78), (820, 30), (1010, 62), (1230, 8)))
    second = smooth(((-30, 60), (150, 18), (330, 52), (520, 8), (700, 20)))
    return [
        Polygon(box(0, 0, WIDTH, HORIZON + 20), dusk),
        Polygon(_ribbon(first, 86), green, blur=9),
        Polygon(_ribbon(second, 66), violet, blur=9),
        *(Ellipse(x, y, 1.6 + n % 3 * 0.6, 1.6 + n % 3 * 0.6, "#fff4d6")
          for n, (x, y) in enumerate(_STARS)),
        Polygon(box(0, 20, 560, HORIZON), sun),
    ]  # fmt: skip


def _ribbon(edge: Points, depth: float) -> Points:
    return (*edge, *((x, y + depth) for x, y in reversed(edge)))


@cache
def mountains() -> Drawing:
    """Draw three ranges of mountains, the nearest darkest, their left slopes in the last light."""
    far = ((0, 150), (90, 96), (170, 132), (300, 52), (392, 118), (470, 84), (560, 130), (690, 40),
           (800, 112), (880, 78), (960, 120), (1080, 30), (1200, 110))  # fmt: skip
    mid = ((0, 120), (70, 84), (150, 160), (260, 196), (420, 168), (560, 206), (700, 150),
           (806, 84), (900, 160), (1010, 120), (1100, 170), (1200, 60))  # fmt: skip
    near = ((0, 176), (60, 150), (140, 214), (300, 232), (620, 236), (780, 204), (880, 176),
            (960, 214), (1060, 190), (1130, 150), (1200, 180))  # fmt: skip
    depth = 250
    shapes: list[Shape] = []
    for ridge, dark, lit, snow in (
        (far, ("#8d5d82", "#b97f80"), "#d69a8f60", 26),
        (mid, ("#4c3a6b", "#6d4d78"), "#c9868566", 30),
        (near, ("#262347", "#3a3157"), "#8d648060", 0),
    ):
        flow = Gradient(((0, dark[0]), (1, dark[1])), (0, 40), (0, depth)) if snow else dark[0]
        shapes.append(Polygon((*ridge, (1200, depth), (0, depth)), flow))
        for before, peak, after in zip(ridge, ridge[1:], ridge[2:], strict=False):
            if peak[1] < before[1] and peak[1] < after[1]:
                fall = (peak[0] - 8, min(depth, peak[1] + (before[1] - peak[1]) * 1.1 + 20))
                foot = (before[0] + (peak[0] - before[0]) * 0.1, before[1])
                shapes.append(Polygon((peak, fall, foot), lit))
                if snow:
                    shapes.append(Polygon(_snow(before, peak, after, snow), "#f6dfd6"))
    return Drawing("vikings mountains", WIDTH, depth, tuple(shapes), 2)


def _snow(before: Point, peak: Point, after: Point, depth: float) -> Points:
    """Return the outline of the snow on a peak, about ``depth`` pixels deep, zigzag below."""

    def down(side: Point, share: float) -> Point:
        """Return the point down one side of the peak to which a share of the snow reaches."""
        length = side[1] - peak[1]
        part = min(1, depth * share / length)
        return peak[0] + (side[0] - peak[0]) * part, peak[1] + length * part

    left, right = down(before, 1.1), down(after, 0.9)
    return (
        peak,
        right,
        (peak[0] + (right[0] - peak[0]) * 0.45, right[1] - depth * 0.3),
        (peak[0] + 2, peak[1] + depth * 0.95),
        (peak[0] + (left[0] - peak[0]) * 0.4, left[1] - depth * 0.3),
        left,
    )


def water() -> list[Shape]:
    """Draw the fjord from the horizon down, its glints warm at the left and cool at the right."""
    sea = Gradient(
        ((0, "#a8707c"), (0.06, "#6d5580"), (0.25, "#34406f"), (0.6, "#1f2d54"), (1, "#141a36")),
        (0, HORIZON),
        (0, HEIGHT),
    )
    glints: list[Shape] = []
    for row in range(17):
        y = HORIZON + 10 + row * row * 1.6 + row * 8
        for column in range(4):
            x = (column * 331 + row * 163) % WIDTH
            reach = 26 + (row * 7 + column * 13) % 34
            tone = "#ffd9a852" if x < _SUNLIT_UNTIL else "#8fb4e034"
            glints.append(Line(((x - reach, y), (x + reach, y)), tone, 2.2))
    return [Polygon(box(0, HORIZON, WIDTH, HEIGHT - HORIZON), sea), *glints]


@cache
def _longship() -> Drawing:
    """Draw a ship at anchor, seen on the board where fewer than four are at the table."""
    unit = 1.34

    def put(points: Points) -> Points:
        return tuple((x * unit, y * unit) for x, y in points)

    hull = smooth(((4, 46), (22, 92), (70, 106), (130, 106), (170, 90), (190, 38)))
    inner = smooth(((190, 38), (164, 84), (130, 92), (70, 92), (28, 82), (4, 46)))
    corners = ((52, 18), (98, 8), (144, 18), (152, 44), (144, 74), (98, 68), (52, 74), (60, 46))
    sail = smooth(corners, closed=True)
    neck = put(((190, 40), (192, 26), (184, 20), (178, 26)))
    cloth = Gradient(((0, "#c8604f"), (1, "#6a2b3d")), (0, 10 * unit), (0, 76 * unit))
    planks = Gradient(((0, "#7a4a34"), (1, "#2a1620")), (0, 60 * unit), (0, 108 * unit))
    return Drawing(
        "vikings longship",
        264,
        152,
        (
            Ellipse(98 * unit, 106 * unit, 92 * unit, 6 * unit, "#0c1026a0", blur=3),
            Line(put(((98, 2), (98, 92))), "#24162c", 5),
            Polygon(put(sail), cloth, "#2a1530", 2.5),
            *(Line(put(((x, y), (x + 2, y + 50))), "#e0a08a", 7)
              for x, y in ((72, 17), (98, 13), (122, 17))),
            Polygon(put((*hull, *inner)), planks, "#1c0f18", 2.5),
            *(Ellipse(x * unit, 90 * unit, 10 * unit, 10 * unit, colour, "#22132a", 2.5)
              for x, colour in zip((44, 66, 88, 110, 132, 154),
                                   ("#d9a24a", "#8f3f3a") * 3, strict=True)),
            Line(neck, "#1c0f18", 9),
            Line(neck, "#7a4a34", 5),
        ),
        3,
    )  # fmt: skip


def _shore_light(ground: Ground) -> list[Shape]:
    """Draw the light on the water round the island."""
    reach = ground.radius + ground.side * 0.62
    return [
        Ellipse(ground.x + 10, ground.y + 26, reach + 2, reach + 2, "#060a1cb0", blur=7),
        Ellipse(ground.x, ground.y + 10, reach + 3, reach + 3, "", "#bcd6ff40", 3),
    ]


@cache
def island(ground: Ground) -> Drawing:
    """Draw the ring around an arena: a stone bank, a carved band, a twisted rope inside.

    The band has knotwork on the public board and studs elsewhere.
    """
    outer = ground.radius + ground.side * 0.6
    size = 2 * round(outer + 16)
    middle = size / 2
    return Drawing(
        f"vikings island {ground.side}",
        size,
        size,
        (
            Ellipse(middle, middle + 9, outer, outer, "#1a1a30"),
            Ellipse(middle, middle, outer, outer, "#5f5c78", "#1d1b30", 2),
            Line(arc(middle, middle, outer - 3, outer - 3, 150, 290), "#9a96ae", 4),
            *_stones(middle, outer - 4),
            Ellipse(middle, middle, outer - 8, outer - 8, "#6e4324", "#24140b", 3),
            *(_knotwork if ground is PUBLIC else _studs)(middle, outer - 20),
            Ellipse(middle, middle, ground.radius + 5, ground.radius + 5, "#24140b"),
            *_rope(middle, ground.radius + 1),
        ),
        2,
    )


def _stones(middle: float, radius: float) -> list[Shape]:
    """Draw the joints between the stones of a ring, as short lines across it."""
    return [
        Line((inner, outer), "#2b2a42", 1.6)
        for inner, outer in zip(
            circle(middle, middle, radius - 5)[::2],
            circle(middle, middle, radius + 4)[::2],
            strict=True,
        )
    ]


def _knotwork(middle: float, radius: float) -> list[Shape]:
    """Draw two strands that pass over and under each other all around the ring."""
    waves, swing, parts = 16, 8.5, 10
    strands: list[list[Points]] = [[], []]
    for half in range(2 * waves):
        for strand, sign in enumerate((1, -1)):
            piece: list[Point] = []
            for part in range(-1, parts + 2):
                turn = (half + part / parts - 0.5) / (2 * waves)
                away = radius + sign * swing * sin(2 * pi * waves * turn)
                piece.append(polar(middle, middle, away, 360 * turn))
            strands[(half + strand) % 2].append(tuple(piece))
    shapes: list[Shape] = []
    for layer in strands:
        shapes.extend(Line(piece, "#2a160a", 9) for piece in layer)
        shapes.extend(Line(piece, "#d9a556", 5.6) for piece in layer)
        shapes.extend(Line(piece, "#f6d68c", 2) for piece in layer)
    return shapes


def _studs(middle: float, radius: float) -> list[Shape]:
    """Draw golden studs around a ring, where knotwork would be too fine."""
    return [
        Ellipse(x, y, 7, 7, "#d9a556", "#2a160a", 3) for x, y in circle(middle, middle, radius)[::2]
    ]


def _rope(middle: float, radius: float) -> list[Shape]:
    """Draw a rope laid in a ring."""
    step = 360 / _TURNS
    shapes: list[Shape] = [Ellipse(middle, middle, radius, radius, "", "#5a3a1c", 12)]
    for reach, first, colour, width in ((5, 0.0, "#e3c084", 11), (6, -0.4, "#80572c", 3)):
        for turn in range(_TURNS):
            angle = (turn + first) * step
            inner = polar(middle, middle, radius - reach, angle)
            outer = polar(middle, middle, radius + reach, angle + step)
            shapes.append(Line((inner, outer), colour, width))
    return shapes
