"""The public board: the map, and below it the kings and the last reveal."""

from __future__ import annotations

from games.goths.view import GothsView
from rendering.goths.board.battlefield import battlefield
from rendering.goths.board.court import kings
from rendering.goths.board.frame import header
from rendering.goths.board.sentences import alt
from rendering.goths.board.triumph import triumph
from rendering.goths.layout import FOOT, HEIGHT, WIDTH, court, public
from rendering.goths.pieces.ground import chart
from rendering.goths.pieces.palette import PALETTE
from rendering.scene.frame import foot
from rendering.scene.scene import ELSE, Scene
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme


def board(
    view: GothsView, names: tuple[str, ...], texts: Texts, theme: Theme, footer: str
) -> Scene:
    """Draw the map and the kings; after a win, the winners in place of the kings.

    After a draw the kings stay.
    """
    field = public(len(view.clans))
    top, low = field.low + 6, HEIGHT - FOOT
    lower = (
        kings(view, court(view, top, low), names, texts, theme)
        if view.winner is None
        else triumph(view, view.winner, top, names, theme)
    )
    shapes = (
        *header(view, names, texts, theme),
        *battlefield(view, field, names, texts, theme),
        *lower,
        *foot(footer, theme, WIDTH, HEIGHT - FOOT, ELSE),
    )
    base = chart(WIDTH, HEIGHT, field.top, field.low)
    return Scene(base, shapes, alt(view, names, texts), PALETTE)
