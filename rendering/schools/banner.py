"""The banner of Clash of Magic Schools: five students between the griffin and the dragon."""

from __future__ import annotations

from functools import cache

from games.schools.content import ELEMENTS, Element, School
from rendering.scene.scene import Drawing, Gradient, Place, Polygon, Scene
from rendering.scene.texts import Texts
from rendering.schools.pieces.beasts import beast
from rendering.schools.pieces.hall import masonry, window
from rendering.schools.pieces.palette import PALETTE
from rendering.schools.pieces.students import student
from rendering.shapes.curves import box
from rendering.shapes.invitation import HEIGHT, WIDTH, invitation, stood

_PITCH = 150


@cache
def wall(*, windows: bool = True) -> Drawing:
    """Draw the hall's wall with light, and unless ``windows`` is False a window of each element."""
    panes = []
    for number, element in enumerate(ELEMENTS if windows else ()):
        pane = window(element, 120)
        x = WIDTH / 2 + (number - 2) * _PITCH
        panes.append(Place(pane, x - pane.width / 2, 96))
    light = Gradient(((0, "#ffe9a050"), (1, "#ffe9a000")), (600, 300), (600, 700), "radial")
    shapes = (*masonry(HEIGHT, "#2b2b49"), *panes, Polygon(box(200, 0, 800, HEIGHT), light))
    return Drawing(f"schools banner {windows}", WIDTH, HEIGHT, shapes, 1)


def banner(texts: Texts) -> Scene:
    """Draw the banner: five students between the dragon and the griffin."""
    shapes = [
        stood(beast(School.DRAGOMBRE, 290), 120, HEIGHT),
        stood(beast(School.BLANCGRIFFON, 290), WIDTH - 120, HEIGHT),
    ]
    for number, element in enumerate(ELEMENTS):
        x = WIDTH / 2 + (number - 2) * _PITCH
        shapes.append(stood(student(element, 150, casts=number in (1, 3)), x))
    return invitation("schools", wall(), tuple(shapes), PALETTE, texts)


def somebody(size: int) -> Drawing:
    """Draw one of its people, about as high as is asked."""
    return student(Element.FIRE, round(size * 0.76))
