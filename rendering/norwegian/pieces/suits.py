"""The four suits, told apart by shape and by what is cut out of them as well as by colour."""

from __future__ import annotations

from games.norwegian.content import Suit
from rendering.scene.scene import Colour, Line, Polygon
from rendering.shapes.curves import circle, mirrored, smooth, star
from rendering.shapes.motif import Motif

PAPER = "#f6ead0"

INKS: dict[Suit | None, Colour] = {
    Suit.SPADES: "#1f2745",
    Suit.HEARTS: "#b3202e",
    Suit.DIAMONDS: "#b75a10",
    Suit.CLUBS: "#1c6b45",
    None: "#6a2f8a",
}
"""Of the rank and the sign of a suit; None for the jokers."""

CLOTHS: dict[Suit | None, tuple[Colour, Colour]] = {
    Suit.SPADES: ("#5a6ab0", "#1f2745"),
    Suit.HEARTS: ("#e0545a", "#841522"),
    Suit.DIAMONDS: ("#f2a640", "#9a460c"),
    Suit.CLUBS: ("#4aa878", "#124a30"),
    None: ("#a86cc8", "#4a1f66"),
}
"""What the figures of a suit wear, from light to dark."""

_SPADE = (
    *smooth(((0, -48), (7, -34), (24, -16), (40, 4), (38, 22), (22, 29), (6, 20))),
    *((6, 20), (10, 36), (20, 46), (0, 46)),
)
_HEART = smooth(((0, -22), (12, -38), (32, -42), (46, -26), (42, -4), (22, 24), (0, 46)))
_STEM = ((4, 8), (8, 34), (18, 46), (0, 46))

_SIGNS: dict[Suit, Motif] = {
    Suit.SPADES: (
        Polygon(mirrored(_SPADE), INKS[Suit.SPADES]),
        Line(((0, -22), (0, 14)), PAPER, 5),
    ),
    Suit.HEARTS: (
        Polygon(mirrored(_HEART), INKS[Suit.HEARTS]),
        Line(smooth(((-30, -10), (-28, -24), (-16, -26), (-14, -15), (-20, -12))), PAPER, 5),
    ),
    Suit.DIAMONDS: (
        Polygon(((0, -50), (38, 0), (0, 50), (-38, 0)), INKS[Suit.DIAMONDS]),
        Polygon(((0, -29), (22, 0), (0, 29), (-22, 0)), PAPER),
        Polygon(((0, -14), (11, 0), (0, 14), (-11, 0)), INKS[Suit.DIAMONDS]),
    ),
    Suit.CLUBS: (
        Polygon(mirrored(_STEM), INKS[Suit.CLUBS]),
        *(Polygon(circle(x, y, 22), INKS[Suit.CLUBS]) for x, y in ((0, -24), (-23, 9), (23, 9))),
        Polygon(circle(0, 0, 10), INKS[Suit.CLUBS]),
        *(Polygon(circle(x, y, 7), PAPER) for x, y in ((0, -25), (-24, 10), (24, 10))),
    ),
}

_STAR: Motif = (
    Polygon(star(0, 4, 50, 22, 5), INKS[None]),
    Polygon(star(0, 4, 24, 11, 5), "#f2c04a"),
)


def sign(suit: Suit | None) -> Motif:
    """Return the sign of a suit; the jokers have a star."""
    return _STAR if suit is None else _SIGNS[suit]
