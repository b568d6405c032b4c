"""Paint a scene as a PNG in bands of rows, with a cache of encoded bands.

Pictures of one table, and of tables of one game, have many bands in common.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import count
from math import ceil
from threading import Lock
from typing import NamedTuple

from cachetools import LRUCache, cached
from PIL import Image

from rendering.paint.brush import bitmap, layer
from rendering.paint.colours import OPAQUE, rgba
from rendering.paint.lettering import label, write
from rendering.paint.png import Band, band, png
from rendering.paint.sprites import Sprites, key_of
from rendering.scene.scene import Colour, Drawing, Place, Scene, Text

_FOR_ONE = 0.75
"""Pixels for each unit of a scene that a single reader sees: 900 across, where the finest phones
have 795 for the 265 points of a panel's picture."""
_ROWS = 40
"""Rows in a band: smaller bands hit the cache more often, larger ones compress better."""
_KEPT = 4096
"""Capacity of the band cache; a band has about 6 KB, all of them 25 MB."""
_OPEN_GROUNDS, _GROUNDS = 24 << 20, 8 << 20
"""Bytes of backdrops as they are, at least the last four, and of packed ones, about forty."""
_PLACED = 8192
"""Capacity of the cache of shapes' positions."""
_PIECED = 8192
"""Capacity of the cache of what is visible of drawings."""
_MARGINS = (0, 2, 4, 6, 8, 12, 16, 20, 24, 32, 40, 48, 64, 80, 96, 128)
"""Pixels from the edges of a bitmap from where on it may be opaque."""
_SOLID = 40_000
"""Pixels that must be opaque: below that copying them apart takes longer than mixing all."""


class _Stamp(NamedTuple):
    """The position of a shape's bitmap on the canvas, in pixels."""

    number: int
    """Key of the shape in the band cache; equal shapes share it while they are cached."""
    left: int
    top: int
    low: int
    """The row below its last one that is visible."""
    shape: Place | Text
    density: float
    """Pixels a unit of the shape."""
    pieces: tuple[_Piece, ...]


class _Piece(NamedTuple):
    """A rectangle of a bitmap, in pixels from its upper left corner."""

    left: int
    top: int
    right: int
    low: int
    opaque: bool = False
    """True if nothing shows through any of it: it is copied instead of mixed."""


def paint(scene: Scene) -> bytes:
    """Draw a scene and encode it as a PNG with the scene's palette.

    It has a pixel for each unit of the scene, or three for four if it is for one.
    """
    bands = painted(scene, _stamps(scene.shapes, _density(scene)))
    return png(*_size(scene), bytes(_palette(scene.palette).getpalette() or ()), bands)


def _density(scene: Scene) -> float:
    """Return how many pixels a unit of a scene has."""
    return _FOR_ONE if scene.for_one else 1


def _size(scene: Scene) -> tuple[int, int]:
    """Return the width and height of a scene's picture in pixels; one that is begun counts."""
    density = _density(scene)
    return ceil(scene.width * density), ceil(scene.height * density)


def painted(scene: Scene, stamps: Sequence[_Stamp]) -> list[Band]:
    """Return all bands of a scene from top to bottom; paint and keep those not in the cache."""
    across: list[list[int]] = [[] for _ in range(0, _size(scene)[1], _ROWS)]
    for stamp in stamps:
        for numbers in across[max(0, stamp.top) // _ROWS : -(-max(0, stamp.low) // _ROWS)]:
            numbers.append(stamp.number)
    ground = _number((scene.base, scene.palette, scene.for_one))
    keys = [(ground, place, *numbers) for place, numbers in enumerate(across)]
    bands = KEPT.found(keys)
    if gaps := _gaps(bands):
        fresh = _bands(scene, stamps, gaps)
        KEPT.keep((keys[place] for place, found in enumerate(bands) if found is None), fresh)
        missing = iter(fresh)
        bands = [next(missing) if found is None else found for found in bands]
    return [found for found in bands if found is not None]


def _gaps(bands: Sequence[Band | None]) -> list[tuple[int, int]]:
    """Return the ranges of missing bands (None) as (first, after the last), from top to bottom."""
    gaps: list[tuple[int, int]] = []
    for place, found in enumerate(bands):
        if found is not None:
            continue
        if gaps and gaps[-1][1] == place:
            gaps[-1] = (gaps[-1][0], place + 1)
        else:
            gaps.append((place, place + 1))
    return gaps


def _bands(scene: Scene, stamps: Sequence[_Stamp], gaps: Sequence[tuple[int, int]]) -> list[Band]:
    """Paint ranges of bands, and return those bands compressed, from top to bottom.

    For a scene ``for_one`` they are compressed less, in less time.
    """
    ground, low = _backdrop(scene.base, density=_density(scene)), _size(scene)[1]
    parts = [_laid(ground, stamps, first * _ROWS, min(after * _ROWS, low)) for first, after in gaps]
    # Each call looks the nearest colours up again: one is made for all of them.
    pixels = indexed(_stacked(parts), scene.palette)
    # No filter helps where a byte is a colour's number: each row begins with 0.
    rows = Image.new("P", (pixels.width + 1, pixels.height))
    rows.paste(pixels, (1, 0))
    data, each = memoryview(rows.tobytes()), rows.width * _ROWS
    return [
        band(data[start : start + each], light=scene.for_one) for start in range(0, len(data), each)
    ]


def _stacked(parts: Sequence[Image.Image]) -> Image.Image:
    """Return RGB images of one width as one image, one below the other."""
    if len(parts) == 1:
        return parts[0]
    whole = Image.new("RGB", (parts[0].width, sum(part.height for part in parts)))
    top = 0
    for part in parts:
        whole.paste(part, (0, top))
        top += part.height
    return whole


class _Kept:
    """A thread-safe LRU cache of bands, keyed by the numbers of the stamps on them."""

    def __init__(self, most: int) -> None:
        """Create an empty cache of at most ``most`` bands that counts its hits and misses."""
        self._bands: LRUCache[tuple[int, ...], Band] = LRUCache(most)
        self._lock = Lock()
        self.hits = 0
        self.misses = 0

    def found(self, keys: Iterable[tuple[int, ...]]) -> list[Band | None]:
        """Return the bands of keys in order, None for each not kept; count hits and misses."""
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
    """Return rows ``top`` to ``low`` (exclusive) of a picture as an RGB image, a pixel a unit."""
    return _laid(_backdrop(base), _stamps(shapes, 1), top, low)


def _laid(ground: Image.Image, stamps: Iterable[_Stamp], top: int, low: int) -> Image.Image:
    """Return rows ``top`` to ``low`` (exclusive) of a backdrop with the stamps that lie on them."""
    canvas = ground.crop((0, top, ground.width, low))
    for stamp in stamps:
        if stamp.top < low and stamp.low > top:
            _lay(canvas, stamp, top, low)
    return canvas


def _lay(canvas: Image.Image, stamp: _Stamp, top: int, low: int) -> None:
    """Lay a bitmap on a canvas of rows ``top`` to ``low`` (exclusive) of the picture.

    Opaque pieces are copied, all others mixed with what is there.
    """
    if isinstance(stamp.shape, Text):
        words = label(stamp.shape, stamp.density)
        assert words is not None
        write(canvas, words, stamp.shape, top)
        return
    picture = bitmap(stamp.shape.drawing, stamp.shape.angle, stamp.density)
    upper = stamp.top - stamp.pieces[0].top
    if len(stamp.pieces) == 1:
        canvas.paste(picture, (stamp.left, upper - top), picture)
        return
    for piece in stamp.pieces:
        first, last = max(piece.top, top - upper), min(piece.low, low - upper)
        if first < last:
            part = picture.crop((piece.left, first, piece.right, last))
            spot = (stamp.left + piece.left, upper + first - top)
            canvas.paste(part, spot, None if piece.opaque else part)


def indexed(picture: Image.Image, palette: tuple[Colour, ...]) -> Image.Image:
    """Return an image with each pixel mapped to the nearest colour of a palette."""
    return picture.quantize(palette=_palette(palette), dither=Image.Dither.NONE)


def _stamps(shapes: Iterable[Place | Text], density: float) -> list[_Stamp]:
    """Return the stamps of shapes, ``density`` pixels a unit, without those that are invisible."""
    return [stamp for shape in shapes if (stamp := _stamp(shape, density)) is not None]


_numbers = count()


@lru_cache(maxsize=64)
def _number(what: tuple[Drawing, tuple[Colour, ...], bool]) -> int:  # noqa: ARG001 - it is the key
    """Return the number of a base, palette and kind of encoding; equal ones share it while cached.

    A number is never given twice: one that fell out of the cache of 64 gets a new one.
    """
    return next(_numbers)


@lru_cache(maxsize=_PLACED)
def _stamp(shape: Place | Text, density: float) -> _Stamp | None:
    """Return where a shape's bitmap lies, in pixels, with a new number; None if nothing is visible.

    Cached, so that equal shapes have one number.
    """
    match shape:
        case Place(drawing=drawing, x=x, y=y, angle=angle):
            width, height, pieces = _pieces(drawing, angle, density)
            left = round(x * density + (drawing.width * density - width) / 2)
            top = round(y * density + (drawing.height * density - height) / 2)
        case Text():
            words = label(shape, density)
            if words is None:
                return None
            left, top = words.x, words.y
            pieces = (_Piece(0, 0, *words.picture.size),)
    if not pieces:
        return None
    first, last = top + pieces[0].top, top + pieces[-1].low
    return _Stamp(next(_numbers), left, first, last, shape, density, pieces)


@lru_cache(maxsize=_PIECED)
def _pieces(drawing: Drawing, angle: float, density: float) -> tuple[int, int, tuple[_Piece, ...]]:
    """Return the width and height of a drawing's bitmap, and its visible pieces from top to bottom.

    That is one piece to be mixed, or with a large opaque middle up to five, one of them opaque;
    none if nothing is visible.
    """
    sprite = bitmap(drawing, angle, density)
    seen = sprite.getbbox()
    if seen is None:
        return *sprite.size, ()
    left, top, right, low = seen
    margin = _opaque_from(sprite.getchannel("A"))
    if margin is None:
        return *sprite.size, (_Piece(*seen),)
    inner = (margin, margin, sprite.width - margin, sprite.height - margin)
    around = (
        _Piece(left, top, right, inner[1]),
        _Piece(left, inner[1], inner[0], inner[3]),
        _Piece(*inner, opaque=True),
        _Piece(inner[2], inner[1], right, inner[3]),
        _Piece(left, inner[3], right, low),
    )
    solid = [piece for piece in around if piece.left < piece.right and piece.top < piece.low]
    return *sprite.size, tuple(solid)


def _opaque_from(alpha: Image.Image) -> int | None:
    """Return the smallest of ``_MARGINS`` from all edges within which a bitmap is wholly opaque.

    None if there is none, or the part within it would have fewer than 40,000 pixels. ``alpha`` is
    the bitmap's opacity.
    """
    width, height = alpha.size
    margins = [
        m for m in _MARGINS if (width - 2 * m) * (height - 2 * m) >= _SOLID and m < height / 2
    ]
    if not margins:
        return None

    def opaque(margin: int) -> bool:
        inner = (margin, margin, width - margin, height - margin)
        return alpha.crop(inner).getextrema() == (OPAQUE, OPAQUE)

    at = bisect_left(margins, True, key=opaque)
    return margins[at] if at < len(margins) else None


@cached(Sprites(_OPEN_GROUNDS, _GROUNDS), key=key_of, lock=Lock(), info=True)
def _backdrop(drawing: Drawing, *, density: float = 1) -> Image.Image:
    """Return a backdrop as an RGB image, ``density`` pixels a unit; cached, so do not draw on it.

    Its ``scale`` must be 1.
    """
    whole = layer(drawing, 1).convert("RGB")
    size = (ceil(drawing.width * density), ceil(drawing.height * density))
    return whole if density == 1 else whole.resize(size, Image.Resampling.HAMMING)


@lru_cache(maxsize=32)
def _palette(colours: tuple[Colour, ...]) -> Image.Image:
    """Return a 1-pixel image that carries a palette, as Pillow's quantize requires."""
    picture = Image.new("P", (1, 1))
    picture.putpalette([value for colour in colours for value in rgba(colour)[:3]])
    return picture
