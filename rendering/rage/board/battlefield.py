"""The fights of an action, drawn above the region in which they take place."""

from __future__ import annotations

from games.rage.content import BASTIONS, TERRITORIES_A_TILE, Site
from games.rage.view import RageView
from rendering.rage.board.fight import fights_shown, war
from rendering.rage.board.map import country, ground_of
from rendering.rage.board.sheet import CHIP, chips
from rendering.rage.layout import HEADER, HEIGHT, MARGIN, PRIVATE, WIDTH, cropped, lowest
from rendering.scene.scene import Place, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme

_TOP = HEADER + 8
_MAP = 430
"""Height that is kept for the region of one fight."""


def battlefield(
    view: RageView, names: tuple[str, ...], texts: Texts, theme: Theme
) -> tuple[int, list[Place | Text]]:
    """Draw the fights of an action below a line of players; return the picture's height, too.

    If one is under way, or there was only one, and it is at a territory, its region is drawn below.
    There must be a fight to show.
    """
    top, low = _TOP + CHIP + 4, lowest(HEIGHT)
    alone = _alone(view)
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


def fighting(
    view: RageView, names: tuple[str, ...], texts: Texts, theme: Theme
) -> tuple[int, list[Place | Text]]:
    """Draw the fight under way for a seat; return the picture's height, too.

    If none is under way it draws the last ones instead. That the seat is asked is not checked;
    there must be a fight to show. The height is at most ``PRIVATE``.
    """
    used, shapes = war(view, names, texts, theme, 8, PRIVATE - 16)
    return min(PRIVATE, round(used) + 14), shapes


def _alone(view: RageView) -> Site | None:
    """Return the site of the fight under way, or of the only one that was; None if of several."""
    shown = fights_shown(view)
    return shown[-1].site if view.fight is not None or len(shown) == 1 else None
