"""The private picture of a seat: the map, and below it what its question needs."""

from __future__ import annotations

from msgspec.structs import replace

from games.goths.content import Role
from games.goths.view import GothsView, Phase
from rendering.goths.board.battlefield import battlefield
from rendering.goths.board.court import kings
from rendering.goths.board.own_letters import own_letters
from rendering.goths.board.own_orders import own_orders
from rendering.goths.board.sentences import alt
from rendering.goths.board.words import plays_king
from rendering.goths.layout import SCREEN, WIDTH, court, private
from rendering.goths.pieces.ground import chart
from rendering.goths.pieces.palette import PALETTE
from rendering.scene.scene import Scene
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme


def at_question(view: GothsView, other: GothsView) -> GothsView:
    """Return a view with the hand that another one's picture shows: alone in a clan, of two."""
    if view.role is not Role.BOTH or Phase.OVER in (view.phase, other.phase):
        return view
    return replace(view, phase=other.phase)


def panel(
    view: GothsView, names: tuple[str, ...], texts: Texts, theme: Theme, _footer: str
) -> Scene:
    """Draw a king's letters or a chief's orders; for a lone player, those asked for."""
    field = private(view)
    if plays_king(view) and view.king:
        lower = own_letters(view, field.low + 4, texts, theme)
    elif view.chief is not None:
        lower = own_orders(view, view.chief, field.low + 4, texts, theme)
    else:
        boxes = court(view, field.low + 4, SCREEN - 4)
        lower = kings(view, boxes, names, texts, theme, told=False)
    shapes = (*battlefield(view, field, names, texts, theme), *lower)
    base = chart(WIDTH, SCREEN, field.top, field.low)
    return Scene(base, shapes, alt(view, names, texts), PALETTE)
