"""Fights above the map, with who leads in one line: what a picture is while blood is shed."""

from __future__ import annotations

from games.rage.view import RageView
from rendering.rage.board.fight import fights_shown, war
from rendering.rage.board.map import country, ground_of
from rendering.rage.board.map import names as place_names
from rendering.rage.board.sheet import CHIP, chips
from rendering.rage.layout import HEADER, MARGIN, WIDTH
from rendering.scene.scene import Place, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme

_TOP = HEADER + 8
_MAP = 420
"""Height that is kept for the map beside one fight."""
_LEAST = 300
"""Height from which a map is worth drawing."""


def battlefield(
    view: RageView, names: tuple[str, ...], texts: Texts, theme: Theme, low: float
) -> list[Place | Text]:
    """Show the fights, and where they are: the territories are named."""
    top = _TOP + CHIP + 4
    shown = fights_shown(view)
    kept = _MAP if view.fight is not None or len(shown) == 1 else 0
    used, fights = war(view, names, texts, theme, top, low - top - kept)
    shapes = [*chips(view, names, theme, _TOP), *fights]
    room = low - top - used - 6
    if room < _LEAST:
        return shapes
    ground = ground_of(view, MARGIN, top + used, WIDTH - 2 * MARGIN, room)
    named = place_names(view, ground, theme, {fight.site for fight in shown})
    return [*shapes, *country(view, ground, theme), *named]
