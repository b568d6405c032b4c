"""The marks at a name or a card: lamp, dealer, axe and number."""

from __future__ import annotations

from functools import cache

from games.norwegian.content import Rank
from rendering.norwegian.pieces.effects import EFFECTS
from rendering.scene.scene import PRIVATE_DECIDES, Colour, Drawing, Ellipse, Gradient, Polygon, Text
from rendering.shapes.curves import Points, box, moved, smooth
from rendering.shapes.motif import RIM, placed

_FOOT = smooth(((-24, 27), (24, 27), (20, 42), (-20, 42)), closed=True)
"""Of the lamp."""
_SHORT = 2
"""Signs that fit on a round tag."""


@cache
def lamp(size: int) -> Drawing:
    """Draw the oil lamp, alight, that marks the seat whose turn it is."""
    half, unit = size / 2, size / 100
    glow = Gradient(((0, "#fff2b8f0"), (0.4, "#ffc85a90"), (1, "#ffb84a00")), (half, half * 0.86),
                    (size, half * 0.86), "radial")  # fmt: skip
    flame = smooth(((0, -30), (10, -10), (8, 6), (0, 11), (-8, 6), (-10, -10)), closed=True)
    glass = smooth(((-15, 20), (-21, 0), (-14, -22), (-9, -38), (9, -38), (14, -22), (21, 0),
                    (15, 20)), closed=False)  # fmt: skip
    brass = Gradient(((0, "#ffe9a0"), (0.5, "#d9a040"), (1, "#7a4c14")), (half * 0.5, 0),
                     (half * 1.5, 0))  # fmt: skip

    def put(points: Points) -> Points:
        return moved(points, half, half * 1.02, scale=unit)

    return Drawing(
        f"norwegian lamp {size}",
        size,
        size,
        (
            Ellipse(half, half * 0.86, half, half * 0.86, glow),
            Polygon(put(glass), "#fff6d088", RIM, 3.4 * unit),
            Polygon(put(flame), "#fff8dc", "#f08a24", 4 * unit),
            Polygon(put(box(-18, 18, 36, 9, 3)), brass, RIM, 3 * unit),
            Polygon(put(_FOOT), brass, RIM, 3 * unit),
        ),
    )  # fmt: skip


@cache
def dealer(size: int) -> Drawing:
    """Draw the dealer's disc: a hand of cards, since a letter could be taken for a rank."""
    half = size / 2
    bone = Gradient(((0, "#fff6dc"), (1, "#b99a66")), (0, 0), (size, size))
    card = box(-13, -62, 26, 38, 4)
    return Drawing(
        f"norwegian dealer {size}",
        size,
        size,
        (
            Ellipse(half + 1, half + 2, half - 2, half - 2, "#0a0505a0", blur=1.4),
            Ellipse(half, half, half - 2.5, half - 2.5, bone, RIM, 2.5),
            *(
                Polygon(moved(card, half, half * 1.74, scale=size / 100, turn=turn), red, RIM, 1.6)
                for turn, red in ((-26, "#8f2430"), (26, "#8f2430"), (0, "#c8443a"))
            ),
        ),
    )


@cache
def axe(size: int) -> Drawing:
    """Draw the mark of a seat that has to aim an ace: an axe on a red disc."""
    half = size / 2
    return Drawing(
        f"norwegian axe {size}",
        size,
        size,
        (
            Ellipse(half, half, half - 2, half - 2, "#5e1522", "#ffb09a", 3),
            *placed(EFFECTS[Rank.ACE][3:], half * 0.96, half, size * 0.78),
        ),
    )


@cache
def number(words: str, size: int, colour: Colour) -> Drawing:
    """Draw words on a round tag, wider for long ones: a blind card's number, or copies in hand."""
    width = round(size * (1 if len(words) <= _SHORT else 1.4))
    return Drawing(
        f"norwegian number {words} {size} {colour}",
        width,
        size,
        (
            Polygon(box(2.5, 2.5, width - 5, size - 5, size / 2 - 2.5), "#1a1014", colour, 3.5),
            Text(words, 0, 0, width, max(PRIVATE_DECIDES, round(size * 0.62)), colour,
                 align="centre", height=size * 0.98, bold=True),
        ),
    )  # fmt: skip
