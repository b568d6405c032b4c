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
    """Return ``view`` with the hand (letters or orders) that the picture of ``other`` shows.

    Only for a seat that is king and chief at once it depends on the phase; other views, and those
    at the end, are returned unchanged.
    """
    if view.role is not Role.BOTH or Phase.OVER in (view.phase, other.phase):
        return view
    return replace(view, phase=other.phase)


def panel(
    view: GothsView, names: tuple[str, ...], texts: Texts, theme: Theme, _footer: str
) -> Scene:
    """Draw the map above a king's letters, a chief's orders, or, with neither, the kings.

    A seat that is both gets the letters while kings play cards, else the orders. There is no
    footer.
    """
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
