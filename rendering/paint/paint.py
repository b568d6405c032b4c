"""A scene as the bytes of a PNG, band by band: what was painted once is not painted again.

Two pictures of a table have many rows in common, and so have the tables of a game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from threading import Lock
from typing import NamedTuple

from cachetools import LRUCache, cached
from PIL import Image

from rendering.paint.brush import bitmap, layer
from rendering.paint.colours import rgba
from rendering.paint.lettering import label
from rendering.paint.png import Band, band, png
from rendering.scene.scene import Colour, Drawing, Place, Scene, Text

_ROWS = 40
"""Rows in a band: fewer are more often the same, more are compressed better."""
_KEPT = 4096
"""Bands that are kept, of some 6 KB each."""


class _Stamp(NamedTuple):
    """Something drawn that is to be laid on the canvas."""

    picture: Image.Image
    left: int
    top: int
    low: int
    """The row after its last."""
    shape: Place | Text
    """What it is made of: equal shapes are equal stamps."""


def paint(scene: Scene) -> bytes:
    """Draw a scene and encode it as a PNG with the scene's palette."""
    stamps = _stamps(scene.shapes)
    bands: list[Band] = []
    for top in range(0, scene.height, _ROWS):
        low = min(top + _ROWS, scene.height)
        inside = [stamp for stamp in stamps if stamp.top < low and stamp.low > top]
        bands.append(painted(scene.base, inside, scene.palette, top, low))
    return png(scene.width, scene.height, bytes(_palette(scene.palette).getpalette() or ()), bands)


def _key(
    base: Drawing, stamps: Sequence[_Stamp], palette: tuple[Colour, ...], top: int, low: int
) -> tuple[object, ...]:
    del low  # It follows from the others.
    return (base, top, palette, *[stamp.shape for stamp in stamps])


@cached(LRUCache(_KEPT), key=_key, lock=Lock(), info=True)
def painted(
    base: Drawing, stamps: Sequence[_Stamp], palette: tuple[Colour, ...], top: int, low: int
) -> Band:
    """Return the rows of a picture from ``top`` to before ``low``, with all stamps on them."""
    rows = Image.new("P", (base.width + 1, low - top))
    # No filter helps where a byte is a colour's number: each row begins with 0.
    rows.paste(indexed(_laid(base, stamps, top, low), palette), (1, 0))
    return band(rows.tobytes())


def composed(base: Drawing, shapes: Iterable[Place | Text], top: int, low: int) -> Image.Image:
    """Return rows of a picture in full colour."""
    return _laid(base, _stamps(shapes), top, low)


def _laid(base: Drawing, stamps: Iterable[_Stamp], top: int, low: int) -> Image.Image:
    canvas = _backdrop(base).crop((0, top, base.width, low))
    for stamp in stamps:
        canvas.paste(stamp.picture, (stamp.left, stamp.top - top), stamp.picture)
    return canvas


def indexed(picture: Image.Image, palette: tuple[Colour, ...]) -> Image.Image:
    """Return a picture with every pixel the nearest colour of a palette."""
    return picture.quantize(palette=_palette(palette), dither=Image.Dither.NONE)


def _stamps(shapes: Iterable[Place | Text]) -> list[_Stamp]:
    """Draw shapes, leaving out those of which there is nothing to see."""
    return [stamp for shape in shapes if (stamp := _stamp(shape)) is not None]


def _stamp(shape: Place | Text) -> _Stamp | None:
    match shape:
        case Place(drawing=drawing, x=x, y=y, angle=angle):
            sprite = bitmap(drawing, angle)
            left = round(x + (drawing.width - sprite.width) / 2)
            top = round(y + (drawing.height - sprite.height) / 2)
            return _Stamp(sprite, left, top, top + sprite.height, shape)
        case Text():
            words = label(shape)
            if words is None:
                return None
            return _Stamp(words.picture, words.x, words.y, words.y + words.picture.height, shape)


@lru_cache(maxsize=8)
def _backdrop(drawing: Drawing) -> Image.Image:
    return layer(drawing).convert("RGB")


@lru_cache(maxsize=8)
def _palette(colours: tuple[Colour, ...]) -> Image.Image:
    picture = Image.new("P", (1, 1))
    picture.putpalette([value for colour in colours for value in rgba(colour)[:3]])
    return picture
