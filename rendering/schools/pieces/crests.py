"""The schools: their crests as shields, pawns, and plates with everything about a player."""

from __future__ import annotations

from functools import cache

import msgspec

from games.schools.content import School
from rendering.scene.scene import Colour, Drawing, Ellipse, Gradient, Line, Polygon, Shape
from rendering.schools.pieces.symbols import head
from rendering.shapes.curves import box, mirrored, moved, smooth
from rendering.shapes.motif import RIM


class Livery(msgspec.Struct, frozen=True):
    """The colours of a school."""

    light: Colour
    dark: Colour
    edge: Colour
    ink: Colour
    cloth: Colour
    bar: tuple[Colour, Colour]
    """Of the total on the scale, and of the backs of cards."""


LIVERY: dict[School, Livery] = {
    School.DRAGOMBRE: Livery(
        "#4a4458", "#15121e", "#d8553a", "#f3e3c8", "#2c2434", ("#e8694a", "#7a2418")
    ),
    School.BLANCGRIFFON: Livery(
        "#fffdf2", "#c9c3b4", "#4f7fc8", "#28324a", "#dcd6c8", ("#fffdf2", "#b4b8cc")
    ),
}
"""Black and red, white and blue."""

_SHIELD = mirrored(
    (
        (0, -48),
        *smooth(((40, -44), (42, -8), (34, 20), (0, 49))),
    )
)


@cache
def crest(school: School, size: int) -> Drawing:
    """Draw a school's shield with its beast's head: the player's sign, and the arenas' pawn."""
    livery, half = LIVERY[school], size / 2
    metal = Gradient(((0.5, livery.light), (0.52, livery.dark)), (0, 0), (size, size * 0.9))
    outline = moved(_SHIELD, half, half, scale=(size - 8) / 100)
    return Drawing(
        f"schools crest {school} {size}",
        size,
        size,
        (
            Polygon(moved(outline, 2, 4), "#05030ca0", blur=2.5),
            Polygon(outline, livery.edge, RIM, 3),
            Polygon(moved(_SHIELD, half, half, scale=(size - 8) * 0.86 / 100), metal, RIM, 2),
            *head(school, half, half - size * 0.02, size * 0.58, livery.ink, livery.dark
                  if school is School.DRAGOMBRE else livery.light),
        ),
    )  # fmt: skip


@cache
def plate(width: int, height: int, school: School, border: Colour) -> Drawing:
    """Draw the board behind a player's name and total; it glows in a ``border`` colour, if any."""
    livery = LIVERY[school]
    dark = school is School.DRAGOMBRE
    surface = Gradient(
        ((0, "#3a3348"), (1, "#17131f")) if dark else ((0, "#5f6274"), (1, "#33364a")),
        (0, 0),
        (0, height),
    )
    lit = [Polygon(box(4, 4, width - 8, height - 8, 18), border, blur=3)] if border else []
    return Drawing(
        f"schools plate {width} {height} {school} {border}",
        width,
        height,
        (
            *lit,
            Polygon(box(6, 6, width - 12, height - 12, 16), surface, border or RIM,
                    4 if border else 2.5),
            Line(((26, 12), (width - 26, 12)), "#ffffff24", 2),
            Line(((24, height - 12), (width - 24, height - 12)), livery.edge, 4),
        ),
        2,
    )  # fmt: skip


@cache
def lamp(size: int) -> Drawing:
    """Draw the light of the player whose turn it is: a glowing tip of a wand."""
    half = size / 2
    light = Gradient(((0, "#fff6cc"), (0.25, "#ffe08ad0"), (1, "#ffc85a00")), (half, half),
                     (size, half), "radial")  # fmt: skip
    unit = size / 100
    return Drawing(
        f"schools lamp {size}",
        size,
        size,
        (
            Ellipse(half, half, half, half, light),
            Line(moved(((-34, 44), (2, 2)), half, half, scale=unit), RIM, 13 * unit),
            Line(moved(((-34, 44), (2, 2)), half, half, scale=unit), "#8a5a30", 7 * unit),
            Polygon(moved(((0, -34), (7, -9), (32, -2), (8, 6), (2, 32), (-6, 7), (-30, 0),
                           (-7, -8)), half + 4 * unit, half - 2 * unit, scale=unit), "#fff8dc",
                    "#e8a23a", 3 * unit),
        ),
    )  # fmt: skip


@cache
def fan(school: School, size: int) -> Drawing:
    """Draw a hand of cards from behind: three backs in a school's colours."""
    livery, half = LIVERY[school], size / 2
    card = box(-17, -40, 34, 62, 5)
    shapes: list[Shape] = []
    for turn in (-26, 0, 26):
        shapes += [
            Polygon(moved(card, half, half + size * 0.16, scale=size / 100, turn=turn),
                    livery.bar[0], RIM, 2.2),
            Polygon(moved(box(-10, -33, 20, 48, 4), half, half + size * 0.16, scale=size / 100,
                          turn=turn), outline=livery.bar[1], width=2),
        ]  # fmt: skip
    return Drawing(f"schools fan {school} {size}", size, size, tuple(shapes))
