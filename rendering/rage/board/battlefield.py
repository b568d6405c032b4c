"""Fights above the region that they are about: what a picture is while blood is shed."""

from __future__ import annotations

from games.rage.content import BASTIONS, TERRITORIES_A_TILE
from games.rage.view import RageView
from rendering.rage.board.fight import fights_shown, war
from rendering.rage.board.map import country, ground_of
from rendering.rage.board.sheet import CHIP, chips
from rendering.rage.layout import HEADER, HEIGHT, MARGIN, WIDTH, cropped, lowest
from rendering.scene.scene import Place, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme

_TOP = HEADER + 8
_MAP = 430
"""Height that is kept for the region of one fight."""


def battlefield(
    view: RageView, names: tuple[str, ...], texts: Texts, theme: Theme
) -> tuple[int, list[Place | Text]]:
    """Show the fights, and below a single one its region; return the picture's height, too."""
    top, low = _TOP + CHIP + 4, lowest(HEIGHT)
    shown = fights_shown(view)
    alone = shown[-1].site if view.fight is not None or len(shown) == 1 else None
    kept = 0 if alone is None else _MAP
    used, fights = war(view, names, texts, theme, top, low - top - kept)
    shapes = [*chips(view, names, theme, _TOP), *fights]
    if alone is None or alone >= BASTIONS:
        return cropped(top + used), shapes
    tile = alone // TERRITORIES_A_TILE
    height = cropped(top + used + _MAP)
    room = lowest(height) - top - used - 6
    ground = ground_of(view, MARGIN, top + used, WIDTH - 2 * MARGIN, room, only=tile)
    return height, [*shapes, *country(view, ground, theme, only=tile)]
