"""A scene as the bytes of a PNG, band by band: what was painted once is not painted again.

Two pictures of a table have many rows in common, and so have the tables of a game.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from rendering.paint.brush import bitmap, layer
from rendering.paint.colours import rgba
from rendering.paint.lettering import label
from rendering.paint.png import Band, band, png
from rendering.scene.scene import Colour, Drawing, Place, Scene, Text

_ROWS = 80
"""Rows in a band: fewer are more often the same, more are compressed better."""
_KEPT = 1024
"""Bands that are kept, of some 11 KB each."""


class _Stamp(NamedTuple):
    """Something drawn that is to be laid on the canvas."""

    picture: Image.Image
    left: int
    top: int


def paint(scene: Scene) -> bytes:
    """Draw a scene and encode it as a PNG with the scene's palette."""
    extents = [(shape, *_rows(shape)) for shape in scene.shapes]
    bands: list[Band] = []
    for top in range(0, scene.height, _ROWS):
        low = min(top + _ROWS, scene.height)
        inside = tuple([shape for shape, first, last in extents if first < low and last > top])
        bands.append(painted(scene.base, inside, scene.palette, top, low))
    return png(scene.width, scene.height, bytes(_palette(scene.palette).getpalette() or ()), bands)


@lru_cache(maxsize=_KEPT)
def painted(
    base: Drawing,
    shapes: tuple[Place | Text, ...],
    palette: tuple[Colour, ...],
    top: int,
    low: int,
) -> Band:
    """Return the rows of a picture from ``top`` to before ``low``, with all shapes in them."""
    return band(indexed(composed(base, shapes, top, low), palette).tobytes(), base.width)


def composed(base: Drawing, shapes: tuple[Place | Text, ...], top: int, low: int) -> Image.Image:
    """Return rows of a picture in full colour."""
    canvas = _backdrop(base).crop((0, top, base.width, low))
    for shape in shapes:
        stamp = _stamp(shape)
        if stamp is not None:
            canvas.paste(stamp.picture, (stamp.left, stamp.top - top), stamp.picture)
    return canvas


def indexed(picture: Image.Image, palette: tuple[Colour, ...]) -> Image.Image:
    """Return a picture with every pixel the nearest colour of a palette."""
    return picture.quantize(palette=_palette(palette), dither=Image.Dither.NONE)


def _stamp(shape: Place | Text) -> _Stamp | None:
    match shape:
        case Place(drawing=drawing, x=x, y=y, angle=angle):
            sprite = bitmap(drawing, angle)
            left = round(x + (drawing.width - sprite.width) / 2)
            return _Stamp(sprite, left, round(y + (drawing.height - sprite.height) / 2))
        case Text():
            words = label(shape)
            return None if words is None else _Stamp(words.picture, words.x, words.y)


def _rows(shape: Place | Text) -> tuple[int, int]:
    """Return the first row that a shape touches and the one after its last."""
    stamp = _stamp(shape)
    return (0, 0) if stamp is None else (stamp.top, stamp.top + stamp.picture.height)


@lru_cache(maxsize=8)
def _backdrop(drawing: Drawing) -> Image.Image:
    return layer(drawing).convert("RGB")


@lru_cache(maxsize=8)
def _palette(colours: tuple[Colour, ...]) -> Image.Image:
    picture = Image.new("P", (1, 1))
    picture.putpalette([value for colour in colours for value in rgba(colour)[:3]])
    return picture
