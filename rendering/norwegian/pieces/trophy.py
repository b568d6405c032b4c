"""The prize: a painted ale bowl with two horses' heads, and the light behind the winner."""

from __future__ import annotations

from functools import lru_cache

from rendering.norwegian.pieces.rosemaling import brushed, rose
from rendering.scene.scene import Drawing, Ellipse, Gradient, Line, Polygon, Shape
from rendering.scene.theme import SeatMark
from rendering.shapes.curves import Points, mirrored, moved, smooth, star
from rendering.shapes.emblems import emblem
from rendering.shapes.motif import RIM

_HORSE = (
    *smooth(((92, -20), (112, -56), (122, -92), (128, -122))),
    *((128, -122), (134, -140), (142, -124)),
    *smooth(((142, -124), (160, -112), (180, -92), (190, -78), (182, -66), (166, -68), (152, -78))),
    *smooth(((152, -78), (152, -50), (140, -16), (116, 18), (92, 34))),
)
_BRIM = smooth(((-126, -46), (126, -46), (124, -18), (-124, -18)), closed=True)


@lru_cache(maxsize=8)
def sunburst(size: int) -> Drawing:
    """Draw the light behind the winners: 15 green rays that fade towards the rim of a square."""
    half = size / 2
    gleam = Gradient(((0, "#5fa08e"), (0.45, "#3f7f74"), (1, "#25585400")), (half, half),
                     (size, half), "radial")  # fmt: skip
    rays = tuple(
        Polygon(moved(((0, 0), (-0.06, -0.5), (0.06, -0.5)), half, half, scale=size, turn=turn),
                gleam)
        for turn in range(0, 360, 24)
    )  # fmt: skip
    return Drawing(f"norwegian sunburst {size}", size, size, rays, 2)


@lru_cache(maxsize=32)
def trophy(marks: tuple[SeatMark, ...], width: int, height: int) -> Drawing:
    """Draw the wooden bowl, horses' heads at its sides, with at most three winners' emblems."""
    x, y = width / 2, height * 0.54
    unit = min(height / 310, width / 560)

    def put(points: Points) -> Points:
        return moved(points, x, y, scale=unit)

    bowl = put(
        mirrored(
            ((0, -36), (118, -36), *smooth(((118, -36), (124, 8), (104, 58), (62, 92), (0, 100))))
        )
    )
    wood = Gradient(((0, "#d8613c"), (0.5, "#b03a24"), (1, "#641a12")), put(((-110, -60),))[0],
                    put(((110, 110),))[0])  # fmt: skip
    gold = Gradient(((0, "#fff0b0"), (0.5, "#f2c04a"), (1, "#8f5a12")), put(((-120, -60),))[0],
                    put(((120, -20),))[0])  # fmt: skip
    foot = put(mirrored(((0, 92), (46, 92), (66, 124), (0, 124))))
    shapes: list[Shape] = [Ellipse(x, y + 128 * unit, 110 * unit, 14 * unit, "#06100fa0", blur=5)]
    for flip in (False, True):
        head = moved(_HORSE, x, y, scale=unit, flip=flip)
        shapes.append(Polygon(head, wood, RIM, 5 * unit))
        mane = moved(brushed(smooth(((124, -124), (112, -84), (100, -50), (90, -20))), 20), x, y,
                     scale=unit, flip=flip)  # fmt: skip
        shapes.append(Polygon(mane, "#f0dcb0", RIM, 3 * unit))
        ((ex, ey),) = moved(((150, -102),), x, y, scale=unit, flip=flip)
        shapes.append(Ellipse(ex, ey, 6 * unit, 6 * unit, "#fff6d0", RIM, 3 * unit))
        bridle = moved(((140, -72), (160, -98)), x, y, scale=unit, flip=flip)
        shapes.append(Line(bridle, "#f2c04a", 6 * unit))
    shapes += [
        Polygon(foot, wood, RIM, 5 * unit),
        Polygon(put(((-118, -44), (118, -44), (118, -24), (-118, -24))), "#3a1008"),
        Polygon(bowl, wood, RIM, 6 * unit),
        Polygon(put(_BRIM), gold, RIM, 5 * unit),
    ]  # fmt: skip
    scroll = brushed(smooth(((30, 66), (62, 64), (88, 40), (96, 12), (84, 4), (76, 16))), 13)
    for flip in (False, True):
        shapes.append(Polygon(moved(scroll, x, y, scale=unit, flip=flip), "#4f93a0", RIM, 2 * unit))
        leaf = brushed(smooth(((40, 84), (70, 76), (92, 56))), 9)
        shapes.append(Polygon(moved(leaf, x, y, scale=unit, flip=flip), "#f0dcb0", RIM, 1.6 * unit))
        ((rx, ry),) = moved(((92, 12),), x, y, scale=unit, flip=flip)
        shapes += rose(rx, ry, 17 * unit)
    spread = 62 if len(marks) > 1 else 0
    for number, mark in enumerate(marks[:3]):
        cx, cy = put(((spread * (number - (min(3, len(marks)) - 1) / 2), 30),))[0]
        radius = (46 if len(marks) == 1 else 30) * unit
        shapes += [
            Ellipse(cx, cy, radius, radius, mark.colour, RIM, 5 * unit),
            Ellipse(cx, cy, radius - 5 * unit, radius - 5 * unit, "", mark.light, 2.5 * unit),
            *emblem(mark.emblem, cx, cy, radius * 1.5, mark.ink, mark.colour),
        ]
    shapes += [
        Polygon(star(*put((spot,))[0], 13 * unit, 4 * unit, 4), "#fffbe0")
        for spot in ((-60, -92), (70, -110), (-210, -20), (214, 20), (4, -140), (-176, 84))
    ]
    name = " ".join(mark.emblem + mark.colour for mark in marks)
    return Drawing(f"norwegian trophy {name} {width} {height}", width, height,
                   tuple(shapes), 2)  # fmt: skip
