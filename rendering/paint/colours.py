"""Colours as numbers, and gradients."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain, pairwise
from math import ceil
from typing import Literal

from PIL import Image, ImageColor

from rendering.scene.scene import Colour, Gradient

OPAQUE = 255

Frame = tuple[int, int, int, int]
"""Left, top, right and bottom in pixels of a canvas."""

_RAMP_STEP = 8
_RADIAL = Image.radial_gradient("L").point(
    # Pillow's disc has its last value in the corners: at its rim it is 1/sqrt(2) of that.
    [min(255, round(value * 2**0.5)) for value in range(256)]
)


@lru_cache(maxsize=256)
def faded(alpha: int) -> list[int]:
    """Return a table that multiplies coverage, 0 to 255, by an opacity."""
    return [value * alpha // OPAQUE for value in range(256)]


def ramp_of(gradient: Gradient, frame: Frame, scale: int) -> Image.Image:
    """Return the positions 0 to 255 of a gradient in a frame of the canvas, as a grey image.

    Points beyond an end have the value of that end. ``scale`` converts the gradient's points to
    canvas pixels. It is computed coarsely and enlarged: it has no detail to lose.
    """
    left, top, right, bottom = frame
    width, height = right - left, bottom - top
    x, y = gradient.start[0] * scale - left, gradient.start[1] * scale - top
    across = (gradient.end[0] - gradient.start[0]) * scale
    down = (gradient.end[1] - gradient.start[1]) * scale
    step = _RAMP_STEP if min(width, height) > 4 * _RAMP_STEP else 1
    small = (ceil(width / step), ceil(height / step))
    square = across * across + down * down
    if gradient.kind == "linear":
        a, b = across / square, down / square
        # The ends of the scale are repeated far enough for any point beyond them.
        source, reach = _LINEAR, 256 / _LINEAR_SPAN
        offset = 128 - reach / 2 - reach * (a * x + b * y)
        data = (0.0, 0.0, 128.0, reach * a * step, reach * b * step, offset)
        beyond = 0
    else:
        source, share = _RADIAL, 127 / square**0.5
        data = (share * step, 0.0, 128 - share * x, 0.0, share * step, 128 - share * y)
        beyond = OPAQUE
    ramp = source.transform(
        small, Image.Transform.AFFINE, data, Image.Resampling.BILINEAR, fillcolor=beyond
    )
    if step == 1:
        return ramp
    size = (small[0] * step, small[1] * step)
    return ramp.resize(size, Image.Resampling.BILINEAR).crop((0, 0, width, height))


_LINEAR_SPAN = 3


def _linear_scale() -> Image.Image:
    """Return a grey square of 256 rows, dark above: its middle third runs from 0 to 255."""
    height = 256 / _LINEAR_SPAN
    first = 128 - height / 2
    values = [min(OPAQUE, max(0, round((row + 0.5 - first) / height * 255))) for row in range(256)]
    column = Image.new("L", (1, 256))
    column.putdata(values)
    return column.resize((256, 256), Image.Resampling.NEAREST)


_LINEAR = _linear_scale()


@lru_cache(maxsize=512)
def shades(stops: tuple[tuple[float, Colour], ...]) -> tuple[bytes, bytes | None]:
    """Return the colours of a gradient at 256 positions, and their opacity; None if all are opaque.

    ``stops`` are those of a gradient. Both have three bytes for each position: red, green and blue,
    and three times the opacity.
    """
    channels: tuple[list[int], ...] = ([], [], [], [])
    places = [(0.0, rgba(stops[0][1])), *((at * 255, rgba(c)) for at, c in stops)]
    places.append((256.0, places[-1][1]))
    for (low, one), (high, other) in pairwise(places):
        first, last = ceil(low), ceil(high)
        for channel, value, end in zip(channels, one, other, strict=True):
            slope = (end - value) / (high - low) if high > low else 0
            channel.extend(round(value + slope * (at - low)) for at in range(first, last))
    *colours, alphas = channels
    inks = bytes(chain.from_iterable(zip(*colours, strict=True)))
    opaque = min(alphas) == OPAQUE
    return inks, None if opaque else bytes(value for value in alphas for _ in range(3))


def inked(ramp: Image.Image, inks: bytes, mode: Literal["RGBA", "L"]) -> Image.Image:
    """Return a ramp in the colours that :func:`shades` gives its positions; it is used up.

    As a palette they are looked up in a tenth of the time that tables for each channel take.
    """
    ramp.putpalette(inks)
    return ramp.convert(mode)


@lru_cache(maxsize=4096)
def rgba(colour: Colour) -> tuple[int, int, int, int]:
    """Return red, green, blue and opacity, each from 0 to 255."""
    red, green, blue, *alpha = ImageColor.getrgb(colour)
    return red, green, blue, alpha[0] if alpha else OPAQUE
