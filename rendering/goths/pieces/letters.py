"""The kings' cards as letters: sealed with their backs, opened, and in their own king's hand."""

from __future__ import annotations

from functools import cache

from games.goths.content import BACK, TRUTH, Back, Camp, Character, KingCard
from rendering.goths.pieces.banners import TINTS
from rendering.goths.pieces.characters import disc
from rendering.scene.scene import Colour, Drawing, Ellipse, Gradient, Line, Polygon, Shape
from rendering.shapes.curves import Points, box, moved, smooth, star
from rendering.shapes.motif import RIM


def _sheet(width: float, height: float, light: Colour, dark: Colour) -> list[Shape]:
    """Draw a sheet of paper, folded in the middle."""
    stops = ((0, light), (0.62, light), (0.64, dark), (1, dark))
    paper = Gradient(stops, (0, 0), (width * 0.5, height))
    outline = box(5, 4, width - 11, height - 11, 8)
    return [
        Polygon(moved(outline, 3, 4), "#05030c90", blur=3),
        Polygon(outline, paper, RIM, 3),
    ]


def _seal(x: float, y: float, radius: float, camp: Camp) -> list[Shape]:
    """Draw a seal in the colour of a camp."""
    tint = TINTS[camp]
    return [
        Polygon(star(x, y, radius, radius * 0.86, 14), tint.plain, tint.dark, 3),
        Ellipse(x, y, radius * 0.62, radius * 0.62, "", tint.dark, 3),
    ]


@cache
def sealed(back: Back, camp: Camp, width: int, height: int) -> Drawing:
    """Draw a letter just laid: both characters of its back, in the order of the deck.

    Side by side, or one above the other where it is narrow.
    """
    tall = height > width
    size = round(min(width * 0.62, height * 0.4) if tall else min(width * 0.42, height * 0.66))
    x = (width - 3) / 2
    fold = ((8, 8), (x, height * 0.34), (width - 10, 8))
    shapes: list[Shape] = [
        *_sheet(width, height, "#f1dba9", "#dfc084"),
        Line(fold, "#8a63328a", 3),
    ]
    for side, character in ((-1, back[0]), (1, back[1])):
        step = side * size * (0.5 if tall else 0.53)
        across, down = (0.0, step - 6) if tall else (step, 0.0)
        shapes += disc(character, x + across, height * 0.52 + down, size)
    if tall:
        shapes += _seal(width - 27, height - 27, 13, camp)
    else:
        shapes += _seal(x, height - 21, 15, camp)
    return Drawing(f"goths sealed {back} {camp} {width} {height}", width, height, tuple(shapes), 2)


@cache
def quill(camp: Camp, width: int, height: int) -> Drawing:
    """Draw a quill in its inkpot, where a king's letter is still to be written."""
    tint, unit = TINTS[camp], min(width, height) / 100

    def put(points: Points) -> Points:
        return moved(points, width / 2, height / 2, scale=unit)

    feather = smooth(
        ((-4, 14), (-8, -10), (4, -34), (28, -48), (38, -46), (34, -24), (18, -4), (2, 14)),
        closed=True,
    )
    pot = smooth(((-16, 14), (16, 14), (30, 28), (28, 44), (0, 47), (-28, 44), (-30, 28)),
                 closed=True)  # fmt: skip
    shapes: tuple[Shape, ...] = (
        Ellipse(width / 2, height / 2 + 44 * unit, 36 * unit, 5 * unit, "#05030c80"),
        Polygon(put(feather), "#fbecc8", RIM, 3),
        Line(put(((-4, 18), (8, -16), (34, -42))), "#a88650", 3),
        Polygon(put(pot), tint.plain, RIM, 3),
        Polygon(put(box(-18, 7, 36, 9, 3)), tint.dark, RIM, 3),
        Line(put(((-20, 28), (-19, 38))), tint.light, 4),
    )
    return Drawing(f"goths quill {camp} {width} {height}", width, height, shapes, 2)


@cache
def opened(truth: Character, decoy: Character | None, size: int) -> Drawing:
    """Draw a letter that lies face up: the true character, and the decoy struck out below.

    Without a decoy both letters of that character lie there: he is shown twice.
    """
    height = round(size * 1.26)
    small = size * 0.5
    x, y = size * 0.64, height - size * 0.36
    shapes: list[Shape] = [
        *_sheet(size, height, "#fbecc8", "#ecd5a2"),
    ]
    if decoy is None:
        for across, down in ((0.36, 0.36), (0.58, 0.8)):
            shapes += disc(truth, size * across, size * down, size * 0.68)
    else:
        bar = small * 0.46
        shapes += [
            *disc(truth, size * 0.45, size * 0.46, size * 0.84),
            *disc(decoy, x, y, small),
            Line(((x - bar, y + bar), (x + bar, y - bar)), "#8c1c1c", max(3, size / 16)),
        ]
    return Drawing(f"goths opened {truth} {decoy} {size}", size, height, tuple(shapes), 2)


@cache
def in_hand(card: KingCard, camp: Camp, width: int, height: int, state: str) -> Drawing:
    """Draw a card in its king's hand: its true character above, both of its back below.

    ``state`` is ``held``, ``laid`` (glowing) or ``open`` (face up on the table: dark and struck).
    """
    tones = {"held": ("#fbecc8", "#e6cb92"), "laid": ("#fff9e4", "#f2c04a"),
             "open": ("#968a72", "#7c6e58")}[state]  # fmt: skip
    big, small = round(width * 0.74), round(width * 0.36)
    middle = (width - 3) / 2
    glow = [Polygon(box(2, 1, width - 5, height - 5, 10), "#ffd36b", blur=3)]
    y = height * 0.78
    shapes: list[Shape] = [
        *(glow if state == "laid" else ()),
        *_sheet(width, height, *tones),
        *disc(TRUTH[card], middle, height * 0.09 + big / 2, big),
    ]
    one, other = BACK[card]
    for side, character in ((-1, one), (1, other)):
        shapes += disc(character, middle + side * small * 0.56, y, small)
    shapes += _seal(middle, height - 14, 9, camp)
    if state == "open":
        shapes += [
            Polygon(box(6, 5, width - 13, height - 13, 8), "#2a2018a0"),
            Line(((16, height - 22), (width - 20, 18)), "#d9b87a", 7),
        ]
    return Drawing(
        f"goths in hand {card} {camp} {width} {height} {state}", width, height, tuple(shapes), 2
    )
