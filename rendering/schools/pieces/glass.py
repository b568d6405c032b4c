"""Elements as coloured glass, and labels of a run of students."""

from __future__ import annotations

from functools import cache

from games.schools.content import Element
from rendering.scene.scene import Drawing, Ellipse, Gradient, Polygon
from rendering.schools.pieces.symbols import GLASS, symbol
from rendering.shapes.curves import box, moved, star

LEAD = "#120d18"
"""The lead between the panes."""


@cache
def glow(width: int, height: int) -> Drawing:
    """Draw a frame of light around a run that can cast."""
    outline = box(10, 10, width - 20, height - 20, 10)
    return Drawing(
        f"schools glow {width} {height}",
        width,
        height,
        (
            Polygon(outline, outline="#ffe08a", width=10, blur=4),
            Polygon(outline, outline="#ffe9a8", width=4),
        ),
        2,
    )


@cache
def bracket(height: int) -> Drawing:
    """Draw a bar of light beside students who have just come."""
    return Drawing(
        f"schools bracket {height}",
        12,
        height,
        (Polygon(box(2, 3, 8, height - 6, 4), "#8ff0ff", LEAD, 2),),
    )


@cache
def spark(size: int) -> Drawing:
    """Draw the sign of a run that can cast: a wand's star on a dark disc."""
    half = size / 2
    return Drawing(
        f"schools spark {size}",
        size,
        size,
        (
            Ellipse(half, half, half - 2, half - 2, "#2a1640", "#ffe9a0", 3),
            Polygon(moved(star(0, 0, 34, 12, 4), half, half, scale=size / 100), "#ffe9a0"),
            Polygon(moved(star(0, 0, 16, 7, 4), half, half, scale=size / 100, turn=45), "#fff8dc"),
        ),
    )


@cache
def bead(element: Element, size: int) -> Drawing:
    """Draw an element's sign on a round glass in its colour, for a hand, discards or a legend."""
    glass, half = GLASS[element], size / 2
    pane = Gradient(((0.3, glass.light), (0.32, glass.colour), (0.76, glass.colour),
                     (0.78, glass.dark)), (0, 0), (size, size))  # fmt: skip
    return Drawing(
        f"schools bead {element} {size}",
        size,
        size,
        (
            Ellipse(half, half, half - 2, half - 2, pane, LEAD, max(2.5, size / 26)),
            *symbol(element, half, half, size * 0.64, glass.ink, glass.dark),
        ),
    )


@cache
def halo(size: int) -> Drawing:
    """Draw the yellow light behind something that is new, or that acts."""
    half = size / 2
    disc = Ellipse(half, half, half - 6, half - 6, "#ffd36b60", "#ffe9a0", 4)
    return Drawing(f"schools halo {size}", size, size, (disc,), 2)
