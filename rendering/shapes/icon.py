"""Small square pictures of single things, for buttons and between words."""

from __future__ import annotations

from rendering.scene.scene import Drawing, Ellipse, Gradient, Shape
from rendering.scene.theme import SEATS, SeatMark
from rendering.shapes.emblems import emblem
from rendering.shapes.motif import RIM

SIZE = 128
"""As large as Discord keeps one; between words it is shown a sixth as wide."""
MIDDLE = SIZE / 2

Icons = dict[str, Drawing]
"""By what each shows: lower-case letters, digits and underscores, at most :data:`LONGEST`."""
LONGEST = 25
"""Characters of a name with its game, so that a digest fits behind it."""


def icon(name: str, *shapes: Shape) -> Drawing:
    """Draw shapes that were put around the middle."""
    return Drawing(f"icon {name}", SIZE, SIZE, shapes)


def of_seats() -> Icons:
    """Draw the emblems of the seats, each on a disc in its colour."""
    return {f"seat_{mark.emblem}": _disc(mark) for mark in SEATS}


def _disc(mark: SeatMark) -> Drawing:
    """Draw a seat's emblem on a disc in its colour, as an icon."""
    fill = Gradient(
        ((0, mark.light), (0.4, mark.colour), (1, mark.dark)), (0, 0), (SIZE, SIZE * 1.3)
    )
    return icon(
        f"seat {mark.emblem}",
        Ellipse(MIDDLE, MIDDLE, MIDDLE - 3, MIDDLE - 3, fill, RIM, 5),
        *emblem(mark.emblem, MIDDLE, MIDDLE, SIZE * 0.68, mark.ink, mark.colour),
    )
