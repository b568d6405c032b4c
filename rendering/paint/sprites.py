"""A two-level cache of bitmaps: recently used ones open, more of them compressed."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, NamedTuple

from cachetools import LRUCache
from PIL import Image
from zlib_ng import zlib_ng

from rendering.scene.scene import Drawing

OPEN, PACKED = 24 << 20, 40 << 20
"""Bytes of bitmaps as they are, some 260, and of packed ones: all drawings of all games,
about. Forty tables of Vikings are painted in no less time with 40 MB of them open."""
_LEVEL = 2
_PIXEL = 4
"""Bytes of a coloured pixel in memory, whether it can be seen through or not."""


class Packed(NamedTuple):
    """A bitmap packed."""

    mode: str
    size: tuple[int, int]
    info: dict[str | tuple[int, int], Any]
    data: bytes


def key_of(drawing: Drawing, angle: float = 0, density: float = 1) -> tuple[Drawing, float, float]:
    """Return what a drawing is kept by, turned by degrees, with ``density`` pixels a unit."""
    return drawing, angle, density


class Sprites(LRUCache[Hashable, Image.Image]):
    """A cache of bitmaps; to unpack one takes a fiftieth of the time to draw it.

    It is used by one thread at a time.
    """

    def __init__(self, opened: int = OPEN, packed: int = PACKED) -> None:
        """Create a cache; ``opened`` and ``packed`` are the capacities of both levels in bytes."""
        super().__init__(opened, _weight)
        self._packed: LRUCache[Hashable, Packed] = LRUCache(packed, _packed_weight)

    def __missing__(self, key: Hashable) -> Image.Image:
        """Unpack a bitmap and return it; it is opened again if small enough.

        The packed copy stays, so that it is never packed twice.

        Raises:
            KeyError: there is no packed copy either.
        """
        packed = self._packed[key]
        picture = Image.frombytes(packed.mode, packed.size, zlib_ng.decompress(packed.data))
        picture.info = packed.info
        if _weight(picture) <= self.maxsize:
            self[key] = picture
        return picture

    def popitem(self) -> tuple[Hashable, Image.Image]:
        """Evict the least recently used open bitmap; keep a packed copy unless it is too large.

        Returns:
            Its key and the bitmap.
        """
        key, picture = super().popitem()
        if key not in self._packed:
            data = zlib_ng.compress(picture.tobytes(), _LEVEL)
            packed = Packed(picture.mode, picture.size, picture.info, data)
            if _packed_weight(packed) <= self._packed.maxsize:
                self._packed[key] = packed
        return key, picture

    def clear(self) -> None:
        """Remove all bitmaps."""
        super().clear()
        self._packed.clear()


def _weight(picture: Image.Image) -> int:
    return picture.width * picture.height * (1 if picture.mode == "L" else _PIXEL) + 1


def _packed_weight(packed: Packed) -> int:
    return len(packed.data)
