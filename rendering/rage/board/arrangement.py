"""How a map shares the picture with what stands beside or below it: as large as it can be."""

from __future__ import annotations

import msgspec

from games.rage.view import RageView
from rendering.rage.board.map import ground_of
from rendering.rage.layout import MARGIN, WIDTH, Ground


class Arrangement(msgspec.Struct, frozen=True):
    """A map, and the box for the rest."""

    ground: Ground
    beside: bool
    """Whether the rest stands in a column on the right; else below."""
    left: float
    top: float


def arranged(
    view: RageView, top: float, low: float, *, column: float, height: float, least: float
) -> Arrangement:
    """Lay the map above a box of some height, or beside a column of some width.

    The column wants at least some height.
    """
    below = ground_of(view, MARGIN, top, WIDTH - 2 * MARGIN, low - height - top - 8)
    beside = ground_of(view, MARGIN, top, WIDTH - column - 2 * MARGIN, low - top - 8)
    if beside.side > below.side and low - top >= least:
        return Arrangement(beside, True, WIDTH - column, top)
    return Arrangement(below, False, 14, low - height)
