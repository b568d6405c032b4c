"""The banner of Clash of Vikings: four on a meadow by the fjord, one bracelet before them."""

from __future__ import annotations

from functools import cache

from rendering.actors.faces import Mood
from rendering.scene.scene import Drawing, Ellipse, Gradient, Place, Polygon, Scene
from rendering.scene.texts import Texts
from rendering.scene.theme import SEATS
from rendering.shapes.curves import arc, box
from rendering.shapes.invitation import HEIGHT, WIDTH, invitation, stood
from rendering.vikings.pieces.figures import bracelet, viking
from rendering.vikings.pieces.landscape import mountains
from rendering.vikings.pieces.palette import PALETTE

_FOUR = ((0, 170, Mood.GLAD), (1, 430, Mood.GRIM), (2, 770, Mood.CALM), (3, 1030, Mood.HURT))
"""Seats, where they stand, and how they look."""


@cache
def dusk() -> Drawing:
    """Draw fjord and mountains at dusk, and the meadow that all fight on."""
    sky = Gradient(
        ((0, "#15132e"), (0.4, "#4a3168"), (0.75, "#c26a6c"), (1, "#f3b072")), (0, 0), (0, 260)
    )
    grass = Gradient(((0, "#8fae58"), (1, "#3f6a3a")), (0, 280), (0, HEIGHT))
    meadow = (*arc(600, HEIGHT + 240, 900, 330, 180, 360), (1500, HEIGHT), (-300, HEIGHT))
    return Drawing(
        "vikings banner",
        WIDTH,
        HEIGHT,
        (
            Polygon(box(0, 0, WIDTH, HEIGHT), sky),
            Ellipse(236, 200, 60, 60, "#ffe3a0"),
            Place(mountains(), 0, 60),
            Polygon(box(0, 268, WIDTH, HEIGHT), "#34406f"),
            Polygon(meadow, grass, "#23401f", 4),
        ),
        1,
    )


def banner(texts: Texts) -> Scene:
    """Draw the banner: four Vikings on the meadow and a bracelet of four between them."""
    shapes = [stood(viking(SEATS[seat], 210, mood), x) for seat, x, mood in _FOUR]
    shapes.append(stood(bracelet(4, 130), 600))
    return invitation("vikings", dusk(), tuple(shapes), PALETTE, texts)


def somebody(size: int) -> Drawing:
    """Draw one of its people, about as high as is asked."""
    return viking(SEATS[0], round(size * 0.8), Mood.GLAD)
