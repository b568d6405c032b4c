"""Choose the palette of a game's finished pictures from full-colour ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import chain, repeat

from PIL import Image

from rendering.paint.paint import composed
from rendering.scene.scene import Colour, Scene

COLOURS = 128
"""Of a picture: with more it looks no better, and weighs a tenth more."""
_WEIGHTS = 400_000
"""About how many pixels are counted; more change nothing."""
_EVERY = 1 << 24


def chosen(scenes: Iterable[Scene], colours: int = COLOURS) -> tuple[Colour, ...]:
    """Return at most ``colours`` colours that represent some scenes, from dark to light.

    A colour counts by the root of its area, so that a jewel is not lost beside a sky.
    """
    area: Counter[tuple[int, int, int]] = Counter()
    for scene in scenes:
        picture = composed(scene.base, scene.shapes, 0, scene.height)
        for count, colour in picture.getcolors(_EVERY) or ():
            assert isinstance(colour, tuple)
            area[colour[0], colour[1], colour[2]] += count
    roots = {colour: count**0.5 for colour, count in sorted(area.items())}
    each = _WEIGHTS / sum(roots.values())
    pixels = [*chain.from_iterable(repeat(c, round(each * r) or 1) for c, r in roots.items())]
    weighed = Image.new("RGB", (len(pixels), 1))
    weighed.putdata(pixels)
    found = weighed.quantize(colours, Image.Quantize.MEDIANCUT, kmeans=2).getpalette() or []
    triples = {(found[i], found[i + 1], found[i + 2]) for i in range(0, len(found), 3)}
    return tuple("#{:02x}{:02x}{:02x}".format(*one) for one in sorted(triples, key=_lightness))


def _lightness(colour: tuple[int, int, int]) -> tuple[float, tuple[int, int, int]]:
    red, green, blue = colour
    return 0.299 * red + 0.587 * green + 0.114 * blue, colour
