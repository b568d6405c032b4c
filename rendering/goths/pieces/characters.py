"""The four characters, each recognisable as a black shape, on discs of their own colours."""

from __future__ import annotations

from functools import cache

from games.goths.content import Character
from rendering.scene.scene import Colour, Drawing, Ellipse, Gradient, Line, Polygon, Shape
from rendering.shapes.curves import box, mirrored, smooth
from rendering.shapes.motif import RIM, Motif, both, placed

INK = "#26140a"
_PALE = "#fff4dc"

DISCS: dict[Character, tuple[Colour, Colour]] = {
    Character.VULTURE: ("#c9b3e6", "#6c4f9c"),
    Character.RECRUITER: ("#c4e6a8", "#5b9a45"),
    Character.CATAPULT: ("#b6d6ec", "#3f7299"),
    Character.BARBARIAN: ("#eda394", "#a23524"),
}
"""The light and the dark of each character's disc."""


def _vulture() -> Motif:
    """Return the vulture's sign: a bald head on a bent neck with a hooked beak, looking left."""
    ruff = smooth(((-8, 44), (-30, 34), (-20, 22), (-26, 10), (-6, 10), (12, 4), (30, 14),
                   (44, 30), (40, 44), (16, 40)), closed=True)  # fmt: skip
    neck = smooth(((-4, 16), (4, -2), (-2, -14), (10, -34), (24, -30), (24, -6), (24, 14)),
                  closed=True)  # fmt: skip
    head = smooth(((24, -22), (14, -40), (-6, -42), (-20, -30), (-16, -16), (4, -12)), closed=True)
    beak = smooth(((-16, -34), (-34, -30), (-43, -14), (-38, -2), (-33, -14), (-18, -16)),
                  closed=True)  # fmt: skip
    return (
        Polygon(neck, INK),
        Polygon(ruff, INK),
        Polygon(head, INK),
        Polygon(beak, "#e3a32a", INK, 3),
        Ellipse(-3, -30, 4.5, 4.5, _PALE),
        *(Line(((x, 34), (x + 4, 20)), _PALE, 3) for x in (-12, 4, 20)),
    )


def _recruiter() -> Motif:
    """Return the recruiter's sign: a curved war horn with its rings."""
    horn = smooth(((-42, 2), (-34, 26), (-8, 38), (18, 22), (30, -6), (40, -34), (16, -40),
                   (12, -14), (0, 8), (-16, 14), (-32, 2)), closed=True)  # fmt: skip
    return (
        Polygon(horn, INK),
        Ellipse(28, -37, 13, 5, "#e3a32a", INK, 3),
        Line(((-20, 31), (-13, 14)), "#e3a32a", 6),
        Line(((10, 26), (1, 8)), "#e3a32a", 6),
    )


def _catapult() -> Motif:
    """Return the catapult's sign: an arm on a frame with two wheels, a boulder in its spoon."""
    return (
        Line(((-38, 26), (38, 26)), INK, 9),
        Line(((-8, 26), (8, -8), (24, 26)), INK, 7),
        Line(((28, 18), (-30, -30)), INK, 8),
        Ellipse(-32, -34, 14, 14, INK),
        Ellipse(-35, -38, 4, 4, _PALE),
        Ellipse(-24, 34, 12, 12, INK),
        Ellipse(-24, 34, 4.5, 4.5, _PALE),
        Ellipse(26, 34, 12, 12, INK),
        Ellipse(26, 34, 4.5, 4.5, _PALE),
    )


def _barbarian() -> Motif:
    """Return the barbarian's sign: a bearded face under a horned helmet."""
    horn = smooth(((22, -20), (40, -24), (46, -46), (34, -36), (20, -32)), closed=True)
    beard = smooth(mirrored(((0, 4), (26, -4), (28, 20), (14, 40), (0, 47))), closed=True)
    return (
        *(Polygon(one, INK) for one in both(horn)),
        Polygon(beard, INK),
        Polygon(smooth(mirrored(((0, -42), (18, -36), (27, -12), (26, -2), (0, -2))), closed=True),
                INK),
        Polygon(box(-22, -8, 44, 18, 6), "#f0c8a0", INK, 2),
        *(Ellipse(x, 0, 3.5, 3.5, INK) for x in (-10, 10)),
        Polygon(((-4, -10), (4, -10), (5, 10), (-5, 10)), INK),
        Line(((-10, 22), (10, 22)), "#f0c8a0", 4),
    )  # fmt: skip


_CHARACTERS = {
    Character.VULTURE: _vulture(),
    Character.RECRUITER: _recruiter(),
    Character.CATAPULT: _catapult(),
    Character.BARBARIAN: _barbarian(),
}


def disc(character: Character, x: float, y: float, size: float) -> list[Shape]:
    """Draw a character's sign on the disc of its colour, ``size`` wide around a point."""
    half, (light, dark) = size / 2, DISCS[character]
    fill = Gradient(((0, light), (1, dark)), (x - half * 0.8, y - half * 0.8), (x + half, y + half))
    return [
        Ellipse(x + 1, y + 2, half - 3, half - 3, "#05030c90", blur=2),
        Ellipse(x, y, half - 3, half - 3, fill, RIM, max(2, size / 26)),
        *placed(_CHARACTERS[character], x, y, size * 0.78),
    ]


@cache
def medallion(character: Character, size: int) -> Drawing:
    """Draw a character on his disc, to be put anywhere."""
    shapes = tuple(disc(character, size / 2, size / 2, size))
    return Drawing(f"goths medallion {character} {size}", size, size, shapes)
