"""Three tones of a material, and outlines that are lit with them from the top left."""

from __future__ import annotations

import msgspec

from rendering.scene.scene import Colour, Gradient, Polygon
from rendering.shapes.curves import Points
from rendering.shapes.motif import RIM

_SOFT = 0.012
"""Share of the way in which one tone becomes the next: hard enough to be a shadow's edge."""


class Tones(msgspec.Struct, frozen=True):
    """How a material looks in the light, aside from it, and in its own shadow."""

    light: Colour
    colour: Colour
    dark: Colour


def lit(points: Points, tones: Tones, width: float = 3, *, shade: float = 0.66) -> Polygon:
    """Return a rimmed polygon in three tones, light at the upper left.

    The shadow begins ``shade`` (a share) of the way to the lower right; ``width`` is the rim's.
    """
    left, top = min(x for x, _ in points), min(y for _, y in points)
    right, bottom = max(x for x, _ in points), max(y for _, y in points)
    stops = (
        (0.0, tones.light),
        (0.24, tones.light),
        (0.24 + 2 * _SOFT, tones.colour),
        (shade, tones.colour),
        (shade + _SOFT, tones.dark),
        (1.0, tones.dark),
    )
    return Polygon(points, Gradient(stops, (left, top), (right, bottom)), RIM, width)


def ball(points: Points, tones: Tones, width: float = 3) -> Polygon:
    """Return a rimmed polygon shaded as if round: its shadow lies along the lower right edge.

    ``width`` is that of the dark rim.
    """
    left, top = min(x for x, _ in points), min(y for _, y in points)
    right, bottom = max(x for x, _ in points), max(y for _, y in points)
    x, y = left + (right - left) * 0.34, top + (bottom - top) * 0.36
    stops = ((0.0, tones.light), (0.34, tones.light), (0.36, tones.colour), (0.74, tones.colour),
             (0.76, tones.dark), (1.0, tones.dark))  # fmt: skip
    return Polygon(points, Gradient(stops, (x, y), (right, bottom), "radial"), RIM, width)
