"""Paint a scene as a PNG in bands of rows, with a cache of encoded bands.

Pictures of one table, and of tables of one game, have many bands in common.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import count
from threading import Lock
from typing import NamedTuple

from cachetools import LRUCache, cached
from PIL import Image

from rendering.paint.brush import bitmap, layer
from rendering.paint.colours import rgba
from rendering.paint.lettering import label
from rendering.paint.png import Band, band, png
from rendering.paint.sprites import Sprites, key_of
from rendering.scene.scene import Colour, Drawing, Place, Scene, Text

_ROWS = 40
"""Rows in a band: smaller bands hit the cache more often, larger ones compress better."""
_KEPT = 4096
"""Capacity of the band cache; a band has about 6 KB."""
_GROUNDS = 8 << 20
"""Bytes of packed backdrops, about forty; at least the last seven are open, too."""
_PLACED = 16384
"""Capacity of the cache of shapes' positions."""


class _Stamp(NamedTuple):
    """The position of a shape's bitmap on the canvas, in pixels."""

    number: int
    """Key of the shape in the band cache; equal shapes share it while they are cached."""
    left: int
    top: int
    low: int
    """The row below its last one."""
    shape: Place | Text


def paint(scene: Scene) -> bytes:
    """Draw a scene and encode it as a PNG with the scene's palette."""
    bands = painted(scene, _stamps(scene.shapes))
    return png(scene.width, scene.height, bytes(_palette(scene.palette).getpalette() or ()), bands)


def painted(scene: Scene, stamps: Sequence[_Stamp]) -> list[Band]:
    """Return all bands of a scene from top to bottom, painting those not in the cache."""
    across: list[list[int]] = [[] for _ in range(0, scene.height, _ROWS)]
    for stamp in stamps:
        for numbers in across[max(0, stamp.top) // _ROWS : -(-max(0, stamp.low) // _ROWS)]:
            numbers.append(stamp.number)
    ground = _number((scene.base, scene.palette))
    keys = [(ground, place, *numbers) for place, numbers in enumerate(across)]
    bands = KEPT.found(keys)
    for first, after in _gaps(bands):
        fresh = _bands(scene, stamps, first * _ROWS, min(after * _ROWS, scene.height))
        bands[first:after] = fresh
        KEPT.keep(keys[first:after], fresh)
    return [found for found in bands if found is not None]


def _gaps(bands: Sequence[Band | None]) -> list[tuple[int, int]]:
    """Return the ranges of missing bands as (first, after the last)."""
    gaps: list[tuple[int, int]] = []
    for place, found in enumerate(bands):
        if found is not None:
            continue
        if gaps and gaps[-1][1] == place:
            gaps[-1] = (gaps[-1][0], place + 1)
        else:
            gaps.append((place, place + 1))
    return gaps


def _bands(scene: Scene, stamps: Iterable[_Stamp], top: int, low: int) -> list[Band]:
    """Paint rows ``top`` to ``low`` (exclusive) and return them as compressed bands."""
    rows = Image.new("P", (scene.width + 1, low - top))
    # No filter helps where a byte is a colour's number: each row begins with 0.
    rows.paste(indexed(_laid(scene.base, stamps, top, low), scene.palette), (1, 0))
    pixels, each = memoryview(rows.tobytes()), rows.width * _ROWS
    return [band(pixels[start : start + each]) for start in range(0, len(pixels), each)]


class _Kept:
    """A thread-safe LRU cache of bands, keyed by the numbers of the stamps on them."""

    def __init__(self, most: int) -> None:
        self._bands: LRUCache[tuple[int, ...], Band] = LRUCache(most)
        self._lock = Lock()
        self.hits = 0
        self.misses = 0

    def found(self, keys: Iterable[tuple[int, ...]]) -> list[Band | None]:
        """Look bands up, with None for each that is not kept."""
        with self._lock:
            bands = [self._bands.get(key) for key in keys]
        missed = bands.count(None)
        self.hits, self.misses = self.hits + len(bands) - missed, self.misses + missed
        return bands

    def keep(self, keys: Iterable[tuple[int, ...]], bands: Iterable[Band]) -> None:
        """Store bands, evicting those least recently used."""
        with self._lock:
            self._bands.update(zip(keys, bands, strict=True))

    def clear(self) -> None:
        """Remove all bands."""
        with self._lock:
            self._bands.clear()


KEPT = _Kept(_KEPT)


def composed(base: Drawing, shapes: Iterable[Place | Text], top: int, low: int) -> Image.Image:
    """Return rows ``top`` to ``low`` (exclusive) of a picture as an RGB image."""
    return _laid(base, _stamps(shapes), top, low)


def _laid(base: Drawing, stamps: Iterable[_Stamp], top: int, low: int) -> Image.Image:
    """Paint the stamps that lie between two rows onto that strip of the base."""
    canvas = _backdrop(base).crop((0, top, base.width, low))
    for stamp in stamps:
        if stamp.top < low and stamp.low > top:
            picture = _picture(stamp.shape)
            canvas.paste(picture, (stamp.left, stamp.top - top), picture)
    return canvas


def indexed(picture: Image.Image, palette: tuple[Colour, ...]) -> Image.Image:
    """Return an image with each pixel mapped to the nearest colour of a palette."""
    return picture.quantize(palette=_palette(palette), dither=Image.Dither.NONE)


def _stamps(shapes: Iterable[Place | Text]) -> list[_Stamp]:
    """Return the stamps of shapes, without those that are invisible."""
    return [stamp for shape in shapes if (stamp := _stamp(shape)) is not None]


_numbers = count()


@lru_cache(maxsize=64)
def _number(what: tuple[Drawing, tuple[Colour, ...]]) -> int:  # noqa: ARG001 - it is the key
    """Return a number that no other drawing has."""
    return next(_numbers)


@lru_cache(maxsize=_PLACED)
def _stamp(shape: Place | Text) -> _Stamp | None:
    """Return where a shape is painted, in pixels; None for a text without letters."""
    match shape:
        case Place(drawing=drawing, x=x, y=y, angle=angle):
            sprite = bitmap(drawing, angle)
            left = round(x + (drawing.width - sprite.width) / 2)
            top = round(y + (drawing.height - sprite.height) / 2)
            return _Stamp(next(_numbers), left, top, top + sprite.height, shape)
        case Text():
            words = label(shape)
            if words is None:
                return None
            low = words.y + words.picture.height
            return _Stamp(next(_numbers), words.x, words.y, low, shape)


def _picture(shape: Place | Text) -> Image.Image:
    """Return the bitmap of a visible shape."""
    if isinstance(shape, Place):
        return bitmap(shape.drawing, shape.angle)
    words = label(shape)
    assert words is not None
    return words.picture


@cached(Sprites(packed=_GROUNDS), key=key_of, lock=Lock(), info=True)
def _backdrop(drawing: Drawing) -> Image.Image:
    return layer(drawing).convert("RGB")


@lru_cache(maxsize=32)
def _palette(colours: tuple[Colour, ...]) -> Image.Image:
    """Return a 1-pixel image that carries a palette, as Pillow's quantize requires."""
    picture = Image.new("P", (1, 1))
    picture.putpalette([value for colour in colours for value in rgba(colour)[:3]])
    return picture
