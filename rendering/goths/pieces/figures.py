"""Pieces of the battlefield: helmets, palisades, machines, traces of TNT and rats."""

from __future__ import annotations

from functools import cache

from games.goths.content import Camp, Machine, Readiness
from rendering.goths.pieces.people import soldier
from rendering.scene.scene import Drawing, Ellipse, Gradient, Line, Point, Polygon, Shape
from rendering.shapes.curves import arc, box, mirrored, moved, smooth, star
from rendering.shapes.motif import RIM, placed

_TROOP: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-27, 2), (27, 2)),
    3: ((0, -34), (-28, 10), (28, 10)),
}
"""Where the helmets of an army stand, in hundredths of a helmet's size."""


@cache
def army(camp: Camp, figures: int, size: int) -> Drawing:
    """Draw an army of one to three figures of a camp; ``size`` is about the height of one.

    On a drawing of 1.66 by 1.46 times that. Other numbers are a KeyError.
    """
    width, height = round(size * 1.66), round(size * 1.46)
    shapes: list[Shape] = []
    for dx, dy in _TROOP[figures]:
        y = height / 2 + size * 0.14 + dy * size / 100
        shapes += placed(soldier(camp), width / 2 + dx * size / 100, y, size * 0.94)
    return Drawing(f"goths army {camp} {figures} {size}", width, height, tuple(shapes))


@cache
def spares(camp: Camp, count: int, size: int) -> Drawing:
    """Draw ``count`` figures of a camp in a row, overlapping, each ``size`` pixels high.

    There must be at least one.
    """
    step = size * 0.46
    shapes: list[Shape] = []
    for number in range(count):
        shapes += placed(soldier(camp), size * 0.46 + number * step, size * 0.56, size * 0.9)
    width = round(size * 0.92 + (count - 1) * step)
    return Drawing(f"goths spares {camp} {count} {size}", width, size, tuple(shapes))


@cache
def palisade(width: int) -> Drawing:
    """Draw the stakes of a barricade, half as high as they are wide."""
    height = round(width * 0.5)
    count = 7
    step = width / count
    wood = ("#b98148", "#8f5c2c", "#a8723c")
    shapes: list[Shape] = [
        Ellipse(width / 2, height - 4, width * 0.48, 6, "#05030c80", blur=2),
    ]
    for number in range(count):
        x = step * (number + 0.5)
        top = 6 + (number * 5) % 9
        stake = ((x - step * 0.42, height - 5), (x - step * 0.42, top + 14), (x, top),
                 (x + step * 0.42, top + 14), (x + step * 0.42, height - 5))  # fmt: skip
        fill = Gradient(((0, wood[number % 3]), (1, "#5c3a1c")), (x - step / 2, 0), (x + step, 0))
        shapes.append(Polygon(stake, fill, RIM, 2.5))
    low, high = height * 0.72, height * 0.6
    shapes += [
        Line(((4, low), (width - 4, high)), RIM, 9),
        Line(((4, low), (width - 4, high)), "#c08c52", 5),
    ]
    return Drawing(f"goths palisade {width}", width, height, tuple(shapes))


@cache
def machine(kind: Machine, readiness: Readiness, size: int) -> Drawing:
    """Draw a catapult or a ballista: at rest, loaded and glowing if active, or crossed out.

    The latter stands for a destroyed one.
    """
    unit = size / 100
    draw = {Machine.CATAPULT: _catapult, Machine.BALLISTA: _ballista}[kind]
    loaded = readiness is Readiness.ACTIVE
    shapes: list[Shape] = []
    if loaded:
        glow = Gradient(((0, "#ffe08ae0"), (0.5, "#ffb84a70"), (1, "#ffb84a00")),
                        (size / 2, size / 2), (size, size / 2), "radial")  # fmt: skip
        shapes.append(Ellipse(size / 2, size / 2, size / 2, size / 2, glow))
    shapes += draw(unit, loaded=loaded)
    if readiness is Readiness.DESTROYED:
        shapes += [
            Line(((14 * unit, 18 * unit), (86 * unit, 86 * unit)), RIM, 17 * unit),
            Line(((86 * unit, 18 * unit), (14 * unit, 86 * unit)), RIM, 17 * unit),
            Line(((14 * unit, 18 * unit), (86 * unit, 86 * unit)), "#d8402e", 10 * unit),
            Line(((86 * unit, 18 * unit), (14 * unit, 86 * unit)), "#d8402e", 10 * unit),
        ]
    return Drawing(f"goths machine {kind} {readiness} {size}", size, size, tuple(shapes))


def _beam(one: Point, other: Point, unit: float, width: float) -> list[Shape]:
    ends = ((one[0] * unit, one[1] * unit), (other[0] * unit, other[1] * unit))
    return [Line(ends, RIM, (width + 5) * unit), Line(ends, "#b07a44", width * unit)]


def _wheels(unit: float) -> list[Shape]:
    """Draw the wheels of a machine."""
    shapes: list[Shape] = []
    for x in (28, 74):
        shapes += [
            Ellipse(x * unit, 80 * unit, 14 * unit, 14 * unit, "#7c4f28", RIM, 4 * unit),
            Ellipse(x * unit, 80 * unit, 4 * unit, 4 * unit, RIM),
        ]
    return shapes


def _boulder(x: float, y: float, unit: float, size: float) -> list[Shape]:
    """Draw a stone of a radius around a point, in units."""
    stone = Gradient(((0, "#dfe3ea"), (1, "#5a606c")), ((x - size) * unit, (y - size) * unit),
                     ((x + size) * unit, (y + size) * unit))  # fmt: skip
    return [Ellipse(x * unit, y * unit, size * unit, size * unit, stone, RIM, 4 * unit)]


def _catapult(unit: float, *, loaded: bool) -> list[Shape]:
    """Draw a catapult: if ``loaded`` its arm is down with a boulder, else up and empty."""
    arm = ((82, 62), (24, 34)) if loaded else ((70, 64), (56, 12))
    shapes = [
        *_beam((14, 68), (90, 68), unit, 9),
        *_beam((46, 66), (60, 34), unit, 7),
        *_beam((76, 66), (60, 34), unit, 7),
        *_beam(arm[0], arm[1], unit, 8),
    ]
    if loaded:
        shapes += _boulder(22, 24, unit, 17)
    else:
        x, y = arm[1]
        shapes.append(Line(arc(x * unit, y * unit, 11 * unit, 11 * unit, 20, 190), RIM, 6 * unit))
    return [*shapes, *_wheels(unit)]


def _ballista(unit: float, *, loaded: bool) -> list[Shape]:
    """Draw a giant crossbow, if ``loaded`` with its string drawn and a bolt."""
    bow = smooth(((64, 6), (84, 26), (86, 46), (84, 60), (64, 76)))
    points = tuple((x * unit, y * unit) for x, y in bow)
    nock = 22 if loaded else 62
    string = ((64 * unit, 8 * unit), (nock * unit, 41 * unit), (64 * unit, 74 * unit))
    shapes = [
        *_beam((16, 46), (84, 41), unit, 10),
        *_beam((40, 46), (30, 76), unit, 7),
        Line(points, RIM, 13 * unit),
        Line(points, "#b07a44", 7 * unit),
        Line(string, "#f2e6c8", 3.5 * unit),
    ]
    if loaded:
        shapes += [
            Line(((22 * unit, 40 * unit), (92 * unit, 40 * unit)), RIM, 9 * unit),
            Line(((22 * unit, 40 * unit), (92 * unit, 40 * unit)), "#e8ecf2", 5 * unit),
            Polygon(tuple((x * unit, y * unit) for x, y in ((88, 30), (99, 40), (88, 50))),
                    "#e8ecf2", RIM, 2),
        ]  # fmt: skip
    return [*shapes, *_wheels(unit)]


@cache
def crater(size: int) -> Drawing:
    """Draw the crater that TNT leaves on a card, where nothing can be built."""
    half = size / 2
    return Drawing(
        f"goths crater {size}",
        size,
        size,
        (
            Polygon(star(half, half, half - 3, half * 0.55, 9), "#3a2a20", RIM, 2.5),
            Polygon(star(half, half, half * 0.62, half * 0.34, 9), "#e0752e"),
            Polygon(star(half, half, half * 0.34, half * 0.2, 9), "#ffe08a"),
        ),
    )


@cache
def flask(size: int) -> Drawing:
    """Draw the mark of rat poison: a green flask with a skull's eyes and mouth."""
    half, unit = size / 2, size / 100
    glass = smooth(mirrored(((0, -40), (11, -40), (10, -14), (32, 26), (22, 42), (0, 44))),
                   closed=True)  # fmt: skip
    return Drawing(
        f"goths flask {size}",
        size,
        size,
        (
            Polygon(moved(glass, half, half, scale=unit), "#8fd08a", RIM, 3),
            Polygon(moved(box(-9, -46, 18, 10, 3), half, half, scale=unit), "#7c4f28", RIM, 2),
            Ellipse(half - 8 * unit, half + 16 * unit, 6 * unit, 7 * unit, RIM),
            Ellipse(half + 8 * unit, half + 16 * unit, 6 * unit, 7 * unit, RIM),
            Line(((half - 8 * unit, half + 32 * unit), (half + 8 * unit, half + 32 * unit)), RIM,
                 4 * unit),
        ),
    )  # fmt: skip
