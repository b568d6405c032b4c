"""Parts of a picture, to be put into another one: cut out, lit and shrunk."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from rendering.changes.diff import covered
from rendering.scene.scene import Drawing, Place, Point, Polygon, Scene, Shape, Text, centred
from rendering.shapes.curves import box

Window = tuple[float, float, float, float]
"""A part of a picture: left, top, width and height in pixels."""
Spot = Window | str
"""A part, or what lies there: the beginning of a drawing's name, or a whole text."""

_DIM, _RIM = "#0b0914b0", "#ffd36b"
_MARGIN = 60
"""Pixels by which a glow or a turned drawing may reach beyond its box."""


def spot(scene: Scene, what: Spot, number: int = 0) -> Window:
    """Return the window of a piece in a picture; ``what`` is its words or the start of its name.

    ``number`` counts the matching pieces from 0. A window is returned as it is.

    Raises:
        ValueError: fewer pieces match.
    """
    if not isinstance(what, str):
        return what
    found = [
        covered(shape)
        for shape in scene.shapes
        if (shape.words == what if isinstance(shape, Text) else shape.drawing.name.startswith(what))
    ]
    if len(found) <= number:
        raise ValueError(what)
    at = found[number]
    return at.left, at.top, at.right - at.left, at.height


def middle(scene: Scene, what: Spot, number: int = 0) -> Point:
    """Return the centre of something in a picture."""
    left, top, width, height = spot(scene, what, number)
    return left + width / 2, top + height / 2


@lru_cache(maxsize=64)
def cut(scene: Scene, window: Window | None = None, lit: tuple[Window, ...] = ()) -> Drawing:
    """Draw a window of a picture at its own scale (by default all of it); cached.

    With ``lit`` windows, in coordinates of the picture, these are rimmed and the rest is dimmed.
    Shapes up to 60 pixels outside the window are kept, since they may reach into it.
    """
    left, top, width, height = window or (0, 0, scene.width, scene.height)
    shapes: list[Shape] = [Place(scene.base, -left, -top)]
    for shape in scene.shapes:
        at = covered(shape)
        if (
            left - _MARGIN < at.right
            and at.left < left + width + _MARGIN
            and top - _MARGIN < at.bottom
            and at.top < top + height + _MARGIN
        ):
            shapes.append(msgspec.structs.replace(shape, x=shape.x - left, y=shape.y - top))
    if lit:
        shapes.append(Polygon(box(0, 0, width, height), _DIM))
    for part in lit:
        x, y = part[0] - left, part[1] - top
        shapes.append(Place(cut(scene, part), x, y))
        shapes.append(Polygon(box(x, y, part[2], part[3], 8), "", _RIM, 5))
    name = f"cut {window} {lit} {scene.base.name} {scene.alt}"
    return Drawing(name, round(width), round(height), tuple(shapes), 1)


def fitted(drawing: Drawing, width: float, height: float, largest: float = 1) -> Drawing:
    """Return a drawing as large as fits into a room, at most ``largest`` times its size.

    By default it is only ever shrunk. One that needs no change is returned itself.
    """
    share = min(largest, width / drawing.width, height / drawing.height)
    if share == 1:
        return drawing
    wide, high = round(drawing.width * share), round(drawing.height * share)
    return Drawing(f"{drawing.name} at {wide}", wide, high, (), of=drawing)


def over(ground: Drawing, *things: Drawing) -> Drawing:
    """Return a drawing of ``things`` centred on ``ground``, the last one on top."""
    wide, high = ground.width, ground.height
    shapes = (Place(ground, 0, 0), *(centred(thing, wide / 2, high / 2) for thing in things))
    name = f"over {ground.name} {' '.join(thing.name for thing in things)}"
    return Drawing(name, wide, high, shapes, 1)


def fanned(drawings: Sequence[Drawing], pitch: int) -> Drawing:
    """Draw drawings of one size from left to right, each ``pitch`` pixels right of the last.

    There must be at least one; later ones lie over earlier ones.
    """
    first = drawings[0]
    shapes = tuple(Place(drawing, number * pitch, 0) for number, drawing in enumerate(drawings))
    name = f"fanned {pitch} {' '.join(drawing.name for drawing in drawings)}"
    return Drawing(name, first.width + (len(drawings) - 1) * pitch, first.height, shapes, 1)


def above(*drawings: Drawing, overlap: int = 0) -> Drawing:
    """Draw drawings below one another, centred, each over ``overlap`` pixels of the one before.

    There must be at least one; the drawing is as wide as the widest.
    """
    wide = max(drawing.width for drawing in drawings)
    shapes: list[Shape] = []
    top = 0
    for drawing in drawings:
        shapes.append(Place(drawing, (wide - drawing.width) / 2, top))
        top += drawing.height - overlap
    name = f"above {overlap} {' '.join(drawing.name for drawing in drawings)}"
    return Drawing(name, wide, top + overlap, tuple(shapes), 1)
