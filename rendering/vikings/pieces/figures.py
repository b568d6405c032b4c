"""Pieces of the arena: Vikings, bracelets, letters, marks and traces."""

from __future__ import annotations

from functools import cache
from math import atan2, degrees, hypot

from rendering.actors.faces import SKINS, Mood, face, mouth
from rendering.actors.tones import Tones, ball, lit
from rendering.scene.scene import (
    PUBLIC_DECIDES,
    Drawing,
    Ellipse,
    Gradient,
    Line,
    Point,
    Polygon,
    Shape,
    Text,
)
from rendering.scene.theme import SEATS, SeatMark
from rendering.shapes.curves import (
    Points,
    arc,
    between,
    box,
    mirrored,
    moved,
    polar,
    regular,
    shortened,
    smooth,
    star,
)
from rendering.shapes.emblems import emblem
from rendering.shapes.motif import RIM, Motif, placed

_GOLD = ("#fff0b0", "#f2c04a", "#9a6414")
_GEM = (
    ("#ff8a8a", "#a8142c"),
    ("#8fd4ff", "#1454a8"),
    ("#a5f0b0", "#117a3a"),
    ("#e0b0ff", "#6a1f9a"),
)

_DIGIT, _SPACE = 0.6, 0.22
"""Width of a numeral and of what stands between two, in sizes of the type."""


_IRON = Tones("#f2f6fa", "#aab4c4", "#5a6478")
_BONE = Tones("#fff8e4", "#e4cfa0", "#a88650")
_BEARDS: tuple[Tones, ...] = (
    Tones("#ffb36a", "#d8742c", "#8f4216"),
    Tones("#ffe08a", "#e0b040", "#98701c"),
    Tones("#9a6a40", "#6a4424", "#402610"),
    Tones("#f4f0e8", "#c8c2b8", "#8a8478"),
)
_BEARD = smooth(mirrored(((0, 8), (18, 4), (34, -6), (36, 20), (22, 42), (0, 52))), closed=True)
_PLAIT = smooth(((26, -4), (40, 6), (42, 30), (36, 52), (28, 50), (30, 26)), closed=True)
_HORN = smooth(
    ((26, -26), (46, -26), (56, -48), (50, -68), (66, -48), (58, -16), (30, -10)), closed=True
)


def _helmet_and_face(mark: SeatMark, mood: Mood) -> Motif:
    """Draw a head with horned helmet in a mood; every seat's skin and hair are its own.

    Seats in turn have a beard or plaits.
    """
    number = _number(mark)
    skin, hair = SKINS[number % len(SKINS)], _BEARDS[number % len(_BEARDS)]
    bearded = number % 2 == 0
    grown: Motif = (
        (ball(_BEARD, hair, 2.8), *mouth(mood))
        if bearded
        else tuple(ball(moved(_PLAIT, flip=flip), hair, 2.6) for flip in (False, True))
    )
    behind, before = ((), grown) if bearded else (grown, ())
    return (
        *behind,
        *face(skin, mood, "#1c3a5a"),
        *before,
        *(lit(moved(_HORN, flip=flip), _BONE, 2.6) for flip in (False, True)),
        ball((*arc(0, -20, 38, 38, 180, 360), (38, -15), (-38, -15)), _IRON, 3),
        Line(((-37, -18), (37, -18)), mark.colour, 9),
        Polygon(((-5, -56), (5, -56), (5, -6), (0, 2), (-5, -6)), _IRON.colour, RIM, 2.4),
    )


@cache
def viking(mark: SeatMark, size: int, mood: Mood = Mood.CALM) -> Drawing:
    """Draw a Viking behind a round shield with the seat's emblem, in a mood.

    It is ``size`` pixels wide and 1.24 times as high.
    """
    height = round(size * 1.24)
    x, y, radius = size / 2, height - size * 0.35, size * 0.335
    wood = Gradient(((0, mark.light), (0.4, mark.colour), (1, mark.dark)),
                    (x, y - radius * 0.9), (x, y + radius))  # fmt: skip
    iron = Gradient(((0, "#eef2f8"), (0.5, "#8e98aa"), (1, "#3c4456")),
                    (x, y - radius), (x, y + radius))  # fmt: skip
    cloak = smooth(mirrored(((0, -14), (26, -10), (42, 12), (44, 44), (0, 48))), closed=True)
    return Drawing(
        f"vikings viking {mark.emblem} {mark.colour} {size} {mood}",
        size,
        height,
        (
            Ellipse(x + size * 0.02, height - size * 0.05, size * 0.4, size * 0.06, "#0a140a99"),
            *placed((lit(cloak, _cloth(mark), 3),), x,
                    height - size * 0.46, size * 0.96),
            *placed(_helmet_and_face(mark, mood), x, height - size * 0.86, size * 0.6),
            Ellipse(x, y, radius, radius, iron, RIM, size * 0.03),
            Ellipse(x, y, radius * 0.86, radius * 0.86, wood, RIM, size * 0.02),
            *(Ellipse(px, py, size * 0.015, size * 0.015, "#2a3140")
              for px, py in regular(x, y, radius * 0.93, 10)),
            *emblem(mark.emblem, x, y, radius * 1.3, mark.ink, mark.colour),
            Line(arc(x, y, radius * 0.76, radius * 0.76, 195, 262), "#ffffff70", size * 0.02),
        ),
    )  # fmt: skip


def _chest_up(mark: SeatMark, mood: Mood, top: float, size: int) -> list[Shape]:
    """Draw head, fur and cloak below a line, with the seat's emblem as a brooch."""
    chest = smooth(mirrored(((0, 4), (22, 8), (42, 22), (50, 62), (0, 66))), closed=True)
    fur = smooth(mirrored(((0, 22), (24, 14), (36, 20), (30, 34), (0, 44))), closed=True)
    cloak = (lit(chest, _cloth(mark), 3), ball(fur, _BONE, 2.6))
    x, y, radius = size / 2, top + size * 0.93, size * 0.135
    return [
        *placed(cloak, x, top + size * 0.56, size * 0.98),
        *placed(_helmet_and_face(mark, mood), x, top + size * 0.46, size * 0.66),
        Ellipse(x, y, radius, radius, mark.colour, RIM, size * 0.02),
        Ellipse(x, y, radius * 0.88, radius * 0.88, "", "#f2c04a", size * 0.016),
        *emblem(mark.emblem, x, y, radius * 1.5, mark.ink, mark.colour),
    ]


@cache
def bust(mark: SeatMark, size: int, mood: Mood = Mood.CALM) -> Drawing:
    """Draw a Viking down to the chest, ``size`` pixels wide and a little higher, in a mood."""
    name = f"vikings bust {mark.emblem} {mark.colour} {size} {mood}"
    return Drawing(name, size, round(size * 1.06), tuple(_chest_up(mark, mood, 0, size)))


@cache
def champion(mark: SeatMark, size: int) -> Drawing:
    """Draw a Viking who laughs and raises a fist, for a cup to stand on.

    The drawing is 1.4 times ``size`` wide and 1.1 times as high, the cup not part of it.
    """
    rise = size * 0.04

    def put(points: Points) -> Points:
        return moved(points, size / 2, rise + size / 2, scale=size / 100)

    sleeve = smooth(((30, 30), (44, 58), (66, 44), (78, 8), (60, 2), (52, 18)), closed=True)
    cuff = smooth(((57, 6), (79, 14), (82, 4), (60, -4)), closed=True)
    fist = smooth(((58, -6), (81, 2), (87, -16), (79, -26), (62, -24), (56, -14)), closed=True)
    skin = SKINS[_number(mark) % len(SKINS)]
    return Drawing(
        f"vikings champion {mark.emblem} {mark.colour} {size}",
        round(size * 1.4),
        round(size * 1.1),
        (
            lit(put(sleeve), _cloth(mark), size * 0.03),
            ball(put(cuff), _BONE, size * 0.026),
            ball(put(fist), skin, size * 0.026),
            *(Line(put(((x, -22), (x + 2, -12))), skin.dark, size * 0.02) for x in (66, 73, 79)),
            *_chest_up(mark, Mood.GLAD, rise, size),
        ),
    )


def _cloth(mark: SeatMark) -> Tones:
    return Tones(mark.light, mark.colour, mark.dark)


def _number(mark: SeatMark) -> int:
    """Return the seat of a mark, which tells its skin and hair."""
    return SEATS.index(mark) if mark in SEATS else 0


@cache
def hourglass(size: int) -> Drawing:
    """Draw the sign of the last turn: an hourglass."""
    half = size / 2
    glass: Motif = (
        Polygon(((-28, -38), (28, -38), (5, 0), (28, 38), (-28, 38), (-5, 0)), "#dff1ff60", RIM, 4),
        Polygon(((-18, 34), (0, 14), (18, 34)), "#f2c04a"),
        Line(((0, -6), (0, 20)), "#f2c04a", 4),
        *(Polygon(box(-36, y, 72, 12, 4), _GOLD[1], RIM, 3.4) for y in (-48, 36)),
    )
    return Drawing(f"vikings hourglass {size}", size, size, tuple(placed(glass, half, half, size)))


@cache
def bracelet(value: int, size: int, numeral: int = 0) -> Drawing:
    """Draw a golden arm ring: as many gems as it is worth, and the value in it.

    ``numeral`` is the size of its type, by default 0.6 of ``size``, the ring's width.
    """
    height = round(size * 1.12)
    x, y, radius = size / 2, height - size / 2, size * 0.37
    band = size * 0.15
    gold = Gradient(tuple(zip((0, 0.45, 1), _GOLD, strict=True)),
                    (x - radius, y - radius), (x + radius, y + radius))  # fmt: skip
    spread = 34
    angles = [-90 + spread * (gem - (value - 1) / 2) for gem in range(value)]
    light, dark = _GEM[value - 1]
    shapes: list[Shape] = [
        Ellipse(x + 2, y + size * 0.05, radius + band / 2, radius + band / 2, "#0c140a90",
                blur=size * 0.03),
        Ellipse(x, y, radius + band / 2, radius + band / 2, gold, RIM, size * 0.034),
        Ellipse(x, y, radius - band / 2 + 1, radius - band / 2 + 1, "#3a2414", RIM, size * 0.025),
        Line(arc(x, y, radius, radius, 30, 150), "#7a4c10", size * 0.02),
        Line(arc(x, y, radius + 2, radius + 2, 190, 230), "#fffbe0", size * 0.04),
    ]  # fmt: skip
    for angle in angles:
        px, py = polar(x, y, radius + band * 0.12, angle)
        gem = size * 0.1
        cut = moved(((0, -1.15), (1, 0), (0, 1.15), (-1, 0)), px, py, scale=gem, turn=angle + 90)
        shine = Gradient(((0, light), (1, dark)), (px - gem, py - gem), (px + gem, py + gem))
        shapes.append(Polygon(cut, shine, "#2a0d10", size * 0.026))
        shapes.append(Ellipse(px - gem * 0.25, py - gem * 0.3, gem * 0.22, gem * 0.22, "#ffffff"))
    figure = numeral or round(size * 0.6)
    shapes.append(Text(str(value), 0, y - figure * 0.58, size, figure, "#fff3cf", align="centre",
                       bold=True, rim="#2a160a", rim_width=1))  # fmt: skip
    return Drawing(f"vikings bracelet {value} {size} {figure}", size, height, tuple(shapes))


@cache
def heap(values: str, height: int, numeral: int = PUBLIC_DECIDES) -> Drawing:
    """Draw several bracelets: a golden torc with words in it, as wide as these need.

    Digits and signs count as 0.6 of ``numeral`` in width, spaces as 0.22.
    """
    signs = sum(_DIGIT if sign.strip() else _SPACE for sign in values)
    width = round(height * 0.5 + signs * numeral)
    gold = Gradient(tuple(zip((0, 0.45, 1), _GOLD, strict=True)), (0, 0), (width, height))
    rim, bend = height * 0.12, height * 0.44
    return Drawing(
        f"vikings heap {values} {height} {numeral}",
        width,
        height,
        (
            Polygon(box(3, 6, width - 4, height - 7, bend), "#0c140a90", blur=3),
            Polygon(box(1.5, 1.5, width - 3, height - 3, bend), gold, RIM, 3),
            Polygon(box(rim, rim, width - 2 * rim, height - 2 * rim, bend - rim / 2), "#3a2414",
                    RIM, 2.5),
            Text(values, 0, 0, width, numeral, "#fff3cf", align="centre", height=height,
                 bold=True),
        ),
    )  # fmt: skip


@cache
def chosen_hex(side: float) -> Drawing:
    """Draw the light blue border of a space that may be chosen (gold is for bracelets).

    ``side`` is that of the hex; the drawing is a little larger.
    """
    size = round(side * 2 + 16)
    middle = size / 2
    rim = regular(middle, middle, side - 4, 6)
    return Drawing(
        f"vikings chosen {side}",
        size,
        size,
        (
            Polygon(rim, "#bdefff50"),
            Line((*rim, rim[0]), "#0b2b3d", 9),
            Line((*rim, rim[0]), "#bff2ff", 5),
        ),
    )


@cache
def own_ring(size: int) -> Drawing:
    """Draw the ring of white light on the ground around the viewer's own Viking."""
    half = size / 2
    return Drawing(
        f"vikings own {size}",
        size,
        size,
        (
            Ellipse(half, half, half - 4, half - 4, "#ffffff60", "#1c1018", 7),
            Ellipse(half, half, half - 4, half - 4, "", "#ffffff", 4),
        ),
    )


@cache
def crosshair(size: int) -> Drawing:
    """Draw the red rings and ticks around a Viking that may be attacked, or is."""
    middle = size / 2
    radius = middle - 8
    shapes: list[Shape] = []
    for width, colour in ((10, "#3a0808"), (5.5, "#ff8a73")):
        for quarter in range(4):
            turn = quarter * 90 + 14
            shapes.append(Line(arc(middle, middle, radius, radius, turn, turn + 62), colour, width))
        for angle in (0, 90, 180, 270):
            inner = polar(middle, middle, radius - 10, angle)
            outer = polar(middle, middle, radius + 5, angle)
            shapes.append(Line((inner, outer), colour, width))
    return Drawing(f"vikings crosshair {size}", size, size, tuple(shapes))


@cache
def halo(size: int) -> Drawing:
    """Draw the glow around a piece that has just moved."""
    middle = size / 2
    glow = Gradient(((0, "#fff2b000"), (0.55, "#fff2b000"), (0.72, "#ffe9a0d0"), (1, "#ffd76000")),
                    (middle, middle), (size, middle), "radial")  # fmt: skip
    return Drawing(
        f"vikings halo {size}", size, size, (Ellipse(middle, middle, middle, middle, glow),), 2
    )


@cache
def arrow(across: int, down: int) -> Drawing:
    """Draw a trail of chevrons over a vector of pixels; its middle is the drawing's.

    The chevrons, at least two, grow towards the end and stop 40 pixels before it.
    """
    margin = 30
    width, height = abs(across) + 2 * margin, abs(down) + 2 * margin
    start = (width / 2 - across / 2, height / 2 - down / 2)
    end = (width / 2 + across / 2, height / 2 + down / 2)
    tail, tip = shortened(start, end, 14, 40)
    length = hypot(tip[0] - tail[0], tip[1] - tail[1])
    turn = degrees(atan2(down, across))
    count = max(2, int(length / 22))
    chevron = ((-9, -13), (1, -13), (11, 0), (1, 13), (-9, 13), (1, 0))
    shapes: list[Shape] = []
    for step in range(count):
        point = between(tail, tip, (step + 0.5) / count)
        outline = moved(chevron, *point, turn=turn, scale=0.8 + 0.3 * step / count)
        shapes.append(Polygon(outline, "#fff3bf", "#54360a", 3))
    return Drawing(f"vikings arrow {across} {down}", width, height, tuple(shapes))


@cache
def plate(width: int, height: int, colour: str, dark: str) -> Drawing:
    """Draw a rounded plate: ``colour`` is its edge and ``dark`` its fill."""
    return Drawing(
        f"vikings plate {width} {height} {colour} {dark}",
        width,
        height,
        (Polygon(box(2, 2, width - 4, height - 4, height * 0.3), dark, colour, 2.5),),
    )


@cache
def pouch(size: int) -> Drawing:
    """Draw the sack that holds the supply."""
    sack = smooth(
        (
            (-16, -22),
            (-8, -10),
            (-34, 16),
            (-38, 40),
            (0, 48),
            (38, 40),
            (34, 16),
            (8, -10),
            (16, -22),
            (0, -16),
        ),
        closed=True,
    )
    leather = Gradient(((0, "#c08a52"), (1, "#5a341a")), (-30, -20), (36, 46))
    half = size / 2

    def put(points: Points) -> Points:
        return moved(points, half, half, scale=size / 104)

    def at(point: Point) -> Point:
        return put((point,))[0]

    leather = Gradient(leather.stops, at(leather.start), at(leather.end))
    ring = at((14, 24))
    return Drawing(
        f"vikings pouch {size}",
        size,
        size,
        (
            Polygon(put(moved(sack, 3, 4)), "#0a0a1499", blur=2),
            Polygon(put(sack), leather, RIM, size * 0.034),
            Line(put(((-15, -12), (0, -6), (15, -12))), "#f2d9a0", size * 0.045),
            Ellipse(*ring, size * 0.12, size * 0.12, "", RIM, size * 0.075),
            Ellipse(*ring, size * 0.12, size * 0.12, "", "#f2c04a", size * 0.045),
            Polygon(put(star(-14, 24, 12, 5, 4)), "#fff0b0"),
        ),
    )


@cache
def bracelet_plain(size: int) -> Drawing:
    """Draw an arm ring whose value is not shown, for counting."""
    half = size / 2
    gold = Gradient(tuple(zip((0, 0.45, 1), _GOLD, strict=True)), (0, 0), (size, size))
    radius = half - size * 0.16
    return Drawing(
        f"vikings plain bracelet {size}",
        size,
        size,
        (
            Ellipse(half, half, radius, radius, "", RIM, size * 0.26),
            Ellipse(half, half, radius + size * 0.095, radius + size * 0.095, gold),
            Ellipse(half, half, radius - size * 0.095, radius - size * 0.095, "#241a2c"),
            Ellipse(half, half, radius - size * 0.1, radius - size * 0.1, "", RIM, size * 0.035),
            Line(arc(half, half, radius, radius, 195, 250), "#fffbe0", size * 0.06),
            *(Line((polar(half, half, radius - size * 0.06, a),
                    polar(half, half, radius + size * 0.06, a + 9)),
                   "#8a5a14", size * 0.03) for a in range(0, 360, 30)),
        ),
    )  # fmt: skip
