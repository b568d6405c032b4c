"""Fights above the map, with who leads in one line: what a picture is while blood is shed."""

from __future__ import annotations

from games.rage.view import RageView
from rendering.rage.board.fight import fights_shown, war
from rendering.rage.board.layout import HEADER, MARGIN, WIDTH
from rendering.rage.board.map import country, ground_of
from rendering.rage.board.map import names as place_names
from rendering.rage.board.sheet import CHIP, chips
from rendering.scene.scene import Place, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme

_TOP = HEADER + 8
_MAP = 420
"""Height that is kept for the map."""


def battlefield(
    view: RageView, names: tuple[str, ...], texts: Texts, theme: Theme, low: float
) -> list[Place | Text]:
    """Show the fights, and where they are: the territories are named."""
    top = _TOP + CHIP + 4
    used, fights = war(view, names, texts, theme, top, low - top - _MAP)
    ground = ground_of(view, MARGIN, top + used, WIDTH - 2 * MARGIN, low - top - used - 6)
    return [
        *chips(view, names, theme, _TOP),
        *fights,
        *country(view, ground, theme),
        *place_names(view, ground, theme, {fight.site for fight in fights_shown(view)}),
    ]
