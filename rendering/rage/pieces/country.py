"""The emerald land: raised region tiles with their cities, forges, stones and rocks."""

from __future__ import annotations

from functools import cache
from math import sqrt

from games.rage.content import CENTRE, RING, TILES, Hex
from rendering.rage.layout import CLOSEST
from rendering.rage.pieces.signs import level_outline
from rendering.scene.scene import Colour, Drawing, Ellipse, Gradient, Line, Polygon, Shape
from rendering.shapes.curves import between, moved, regular
from rendering.shapes.motif import RIM, Motif, placed, solid

TILE_SPAN = 5.6
"""Width and height of a tile's drawing, in sides of a hex."""

_TONES: dict[str, tuple[tuple[Colour, Colour], ...]] = {
    "plain": (("#58b981", "#2f7f58"), ("#4fae78", "#2a7550"), ("#64c08a", "#35875f")),
    "city": (("#a4ece0", "#3f9a94"),),
    "forge": (("#8f765e", "#4c3a30"),),
    "stone": (("#93a893", "#51705f"),),
}


def _motif(*shapes: Polygon | Ellipse | Line) -> Motif:
    return shapes


def _crystal(points: tuple[tuple[float, float], ...]) -> tuple[Polygon, Line]:
    """Return a crystal with these corners and a gleam from its highest to its lowest."""
    top = min(points, key=lambda point: point[1])
    low = max(points, key=lambda point: point[1])
    return solid(points, "#f0fffc", "#4ab4b4", 3), Line((top, low), "#ffffffa0", 3)


_CITY = _motif(
    Ellipse(0, 40, 46, 12, "#0c3a3a70"),
    *_crystal(((-38, 40), (-44, 4), (-34, -16), (-24, 4), (-22, 40))),
    *_crystal(((20, 40), (22, -2), (34, -24), (44, 0), (40, 40))),
    *_crystal(((-26, 42), (-28, -24), (-14, -48), (0, -24), (0, 42))),
    *_crystal(((-4, 44), (-4, -14), (10, -38), (24, -12), (24, 44))),
    solid(((-9, 44), (-9, 24), (-2, 14), (6, 24), (6, 44)), "#1c4a4c", "#0e2c30", 2),
)
_FORGE = _motif(
    Ellipse(0, 12, 48, 38, Gradient(((0, "#ffb04ac0"), (1, "#ff7a2a00")), (0, 12), (46, 12),
                                    "radial")),
    solid(((-40, 44), (-34, 10), (34, 10), (40, 44)), "#6a5850", "#2e2422", 3),
    solid(((-20, 44), (-14, 22), (14, 22), (20, 44)), "#ffd86a", "#e8601e", 3),
    solid(((-46, -22), (-18, -22), (-18, -32), (42, -32), (36, -14), (16, -4), (18, 10), (-18, 10),
           (-14, -4), (-38, -8)), "#c0c8d4", "#565e6c", 3),
)  # fmt: skip
_STONE = _motif(
    Ellipse(0, 42, 40, 10, "#0c2a2070"),
    solid(((-30, 44), (-34, -20), (-16, -46), (18, -48), (34, -18), (30, 44)), "#d4d8d0", "#6c7a74",
          3.5),
)  # fmt: skip
_ROCK = _motif(
    solid(((-50, 16), (-46, -8), (-34, -20), (-22, -6), (-16, 16)), "#b8b4ac", "#5c5854", 3),
    solid(((10, 16), (16, -10), (30, -22), (44, -4), (50, 16)), "#aca8a0", "#545050", 3),
    solid(((-24, 20), (-18, -16), (-2, -30), (14, -14), (22, 20)), "#d0ccc4", "#6a6662", 3),
    Line(((-2, -30), (2, -8), (-6, 12)), "#ffffff70", 3),
)


def _ground_of(number: int, ring: int) -> str:
    """Return the kind of a hex: city, stone, forge or plain, by its tile and its place there."""
    sheet = TILES[number - 1]
    if ring == CENTRE:
        return "city"
    return "stone" if ring == sheet.stone else "forge" if ring == sheet.forge else "plain"


@cache
def tile(number: int, turn: int, side: int) -> Drawing:
    """Draw a region tile, turned by ``turn`` times 60 degrees; its centre is the drawing's.

    ``side`` is the size of a hex; it is scaled from one drawing that is cached.
    """
    span = round(side * TILE_SPAN)
    whole = _whole(number, turn)
    return Drawing(f"rage tile {number} {turn} {side}", span, span, (), of=whole)


@cache
def _whole(number: int, turn: int) -> Drawing:
    """Draw a tile at its largest, cached: maps are of many sizes, and a tile takes long to draw."""
    side = CLOSEST
    span = round(side * TILE_SPAN)
    middle = span / 2

    def at(place: Hex) -> tuple[float, float]:
        q, r = place
        return middle + side * sqrt(3) * (q + r / 2), middle + side * 1.5 * r

    places: list[tuple[int, Hex]] = [(CENTRE, (0, 0))]
    places += [(ring, RING[(ring + turn) % 6]) for ring in range(6)]
    lift = side * 0.13
    shapes: list[Shape] = [
        *(Polygon(regular(*at(place), side * 1.03, 6), "#04120ec0", blur=side * 0.09)
          for _, place in places),
        *(Polygon(moved(regular(*at(place), side * 1.0, 6), 0, lift), "#123a2c", "#071c15", 2)
          for _, place in places),
    ]  # fmt: skip
    for ring, place in sorted(places, key=lambda one: one[1][1]):
        shapes += _hex(number, ring, *at(place), side)
    for a, b in TILES[number - 1].rocks:
        here, there = (at(dict(places)[ring]) for ring in (a, b))
        shapes += _ridge(here, there, side)
    return Drawing(f"rage whole tile {number} {turn}", span, span, tuple(shapes), 2)


def _hex(number: int, ring: int, x: float, y: float, side: int) -> list[Shape]:
    """Draw a hex of a tile around a point, with its city, forge or stone, else with grass."""
    ground = _ground_of(number, ring)
    tones = _TONES[ground]
    light, dark = tones[(ring + number) % len(tones)]
    outline = regular(x, y, side * 0.975, 6)
    fill = Gradient(((0, light), (1, dark)), (x - side * 0.6, y - side), (x + side * 0.5, y + side))
    shapes: list[Shape] = [
        Polygon(outline, fill, "#0f3a2a", max(2, side * 0.035)),
        Line((outline[4], outline[5], outline[0], outline[1]), "#ffffff38", max(1.5, side * 0.03)),
    ]
    if ground != "plain":
        # The name of the place stands to the left of it, and an army below.
        shapes += feature(ground, x + side * 0.36, y - side * 0.4, side * 0.82, number)
    else:
        for dx, dy in ((-0.34, -0.5), (0.3, -0.62), (0.5, 0.05), (-0.55, 0.2)):
            gx, gy = x + dx * side, y + dy * side
            shapes.append(
                Line(((gx - side * 0.05, gy), (gx, gy - side * 0.09), (gx + side * 0.05, gy)),
                     "#1f6b4780", max(1.5, side * 0.03))
            )  # fmt: skip
    return shapes


def feature(ground: str, x: float, y: float, size: float, number: int) -> list[Shape]:
    """Return the shapes of a city, a forge or (any other ``ground``) a stone around a point.

    A stone has the shape of the level that the tile ``number`` gives.
    """
    if ground == "city":
        return placed(_CITY, x, y, size)
    if ground == "forge":
        return placed(_FORGE, x, y, size)
    level = TILES[number - 1].stone_level
    return [
        *placed(_STONE, x, y, size),
        Polygon(level_outline(level, x, y, size * 0.25), "#ffe27a", RIM, max(2, size * 0.04)),
    ]


def _ridge(here: tuple[float, float], there: tuple[float, float], side: int) -> list[Shape]:
    """Return three rocks along the edge between two hexes, whose middles are given."""
    x, y = between(here, there, 0.5)
    across = (-(there[1] - here[1]), there[0] - here[0])
    length = side * sqrt(3)
    ux, uy = across[0] / length, across[1] / length
    shapes: list[Shape] = [
        Line(((x - ux * side * 0.44, y - uy * side * 0.44),
              (x + ux * side * 0.44, y + uy * side * 0.44)), "#2c2a28", side * 0.2)
    ]  # fmt: skip
    lumps = sorted((-0.32, 0.0, 0.32), key=lambda share: y + uy * share * side)
    for share in lumps:
        shapes += placed(_ROCK, x + ux * share * side, y + uy * share * side - side * 0.05,
                         side * 0.44)  # fmt: skip
    return shapes


@cache
def feature_sprite(ground: str, number: int, size: int) -> Drawing:
    """Draw a city, a forge or a stone by itself; ``number`` is the tile of a stone."""
    shapes = feature(ground, size / 2, size / 2, size, number)
    return Drawing(f"rage feature {ground} {number} {size}", size, size, tuple(shapes))


@cache
def rim(side: int, colour: Colour, width: int) -> Drawing:
    """Draw a lit edge inside a hex, without the hex."""
    span = round(side * 2) + 8
    outline = regular(span / 2, span / 2, side * 0.9, 6)
    return Drawing(
        f"rage rim {side} {colour} {width}",
        span,
        span,
        (
            Polygon(outline, "", colour, width * 2.4, blur=0),
            Polygon(outline, f"{colour[:7]}16", "#ffffffd0", width * 0.7),
        ),
        2,
    )


@cache
def glade(side: int, *, taken: bool) -> Drawing:
    """Draw a hex outside the tiles: where a bastion stands (``taken``), or may stand, paler."""
    span = round(side * 2) + 4
    outline = regular(span / 2, span / 2, side * 0.9, 6)
    fill = "#3a4a3c" if taken else "#3a4a3c80"
    return Drawing(
        f"rage glade {side} {taken}",
        span,
        span,
        (Polygon(outline, fill, "#8fa890" if taken else "#8fa89090", 3),),
        2,
    )


@cache
def meadow(side: int) -> Drawing:
    """Draw a plain hex with grass, by itself."""
    span = round(side * 2.2)
    shapes = (
        Polygon(
            moved(regular(span / 2, span / 2, side, 6), 0, side * 0.1), "#123a2c", "#071c15", 2
        ),
        *_hex(1, 1, span / 2, span / 2, side),
    )
    return Drawing(f"rage meadow {side}", span, span, shapes, 2)
