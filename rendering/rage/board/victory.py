"""The end: a cup over the map, before it the faces and names of whose the Empire is."""

from __future__ import annotations

from functools import cache

from games.rage.view import RageView
from rendering.rage.layout import WIDTH
from rendering.rage.pieces.banners import shield_of
from rendering.rage.pieces.figures import portrait
from rendering.rage.pieces.signs import sign
from rendering.scene.scene import (
    PUBLIC_DECIDES,
    Drawing,
    Ellipse,
    Gradient,
    Place,
    Polygon,
    Role,
    Shape,
    Text,
    centred,
)
from rendering.scene.theme import Theme
from rendering.shapes.curves import moved

_VEIL = 680
_CUP = 360
_NAMES = 108
"""Height of the line with the winners' names."""


def victory(
    view: RageView, names: tuple[str, ...], theme: Theme, top: float, low: float
) -> list[Place | Text]:
    """Put up the cup of those in the first place; nothing where nobody is."""
    winners = view.ranking[0] if view.ranking else ()
    if not winners:
        return []
    x, y = WIDTH / 2, (top + low) / 2
    face = 236 if len(winners) == 1 else min(190, 620 // len(winners))
    first = x - (len(winners) - 1) * face / 2
    cup = y - _NAMES / 2
    return [
        centred(_veil(_VEIL), x, y, role=Role.CUE),
        centred(sign("cup", _CUP), x, cup, role=Role.CUE),
        *(
            centred(
                shield_of(theme.seats[seat], face)
                if (clan := view.players[seat].clan) is None
                else portrait(clan, theme.seats[seat], face),
                first + n * face,
                cup - _CUP * 0.12,
            )
            for n, seat in enumerate(winners)
        ),
        Text(", ".join(names[seat] for seat in winners), 120, cup + _CUP / 2, WIDTH - 240, 64,
             theme.lamp, PUBLIC_DECIDES, "centre", height=_NAMES, bold=True, rim="#0b2a20",
             rim_width=4, role=Role.CUE),
    ]  # fmt: skip


@cache
def _veil(size: int) -> Drawing:
    """Draw a shadow with rays, from which the cup stands out."""
    half = size / 2
    shade = Gradient(((0, "#061a14f4"), (0.66, "#061a14d8"), (1, "#061a1400")), (half, half),
                     (size, half), "radial")  # fmt: skip
    beam = Gradient(((0, "#ffd96a70"), (1, "#ffd96a00")), (half, half), (half, 8), "radial")
    rays = (
        Polygon(((half, half), *moved(((-22, -330), (22, -330)), half, half, turn=turn)), beam)
        for turn in range(0, 360, 24)
    )
    shapes: tuple[Shape, ...] = (Ellipse(half, half, half, half, shade), *rays)
    return Drawing(f"rage veil {size}", size, size, shapes, 1)
