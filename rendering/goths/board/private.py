"""The picture of one seat: the map and the kings above what it alone may know."""

from __future__ import annotations

from msgspec.structs import replace

from games.goths.content import Role
from games.goths.view import GothsView, Phase
from rendering.goths.board.chronicle import chronicle
from rendering.goths.board.frame import framed
from rendering.goths.board.own_letters import own_letters
from rendering.goths.board.own_orders import own_orders
from rendering.goths.board.words import plays_king
from rendering.scene.scene import Scene
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme


def at_question(view: GothsView, other: GothsView) -> GothsView:
    """Return a view with the hand that another one's picture shows: alone in a clan, of two."""
    if view.role is not Role.BOTH or Phase.OVER in (view.phase, other.phase):
        return view
    return replace(view, phase=other.phase)


def panel(
    view: GothsView, names: tuple[str, ...], texts: Texts, theme: Theme, footer: str
) -> Scene:
    """Show a king's letters or a chief's orders; alone in a clan, the one that is asked for."""
    if plays_king(view) and view.king:
        lower = own_letters(view, texts, theme)
    elif view.chief is not None:
        lower = own_orders(view, view.chief, texts, theme)
    else:
        lower = chronicle(view, texts, theme)
    return framed(view, names, texts, theme, footer, lower)
