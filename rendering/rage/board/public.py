"""The board that everybody sees: the map above the clans, or the fights of the last action."""

from __future__ import annotations

from games.rage.view import Phase, RageView
from rendering.rage.board.arrangement import arranged
from rendering.rage.board.battlefield import battlefield
from rendering.rage.board.clans import clan_choice
from rendering.rage.board.fight import fights_shown
from rendering.rage.board.header import header
from rendering.rage.board.map import country
from rendering.rage.board.sentences import alt
from rendering.rage.board.strips import COLUMN, LEAST, STRIP, cards, strips
from rendering.rage.layout import FOOTER, HEADER, HEIGHT, WIDTH
from rendering.rage.pieces.backdrop import backdrop
from rendering.rage.pieces.palette import PALETTE
from rendering.scene.frame import foot
from rendering.scene.scene import Place, Scene, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme


def board(view: RageView, names: tuple[str, ...], texts: Texts, theme: Theme, footer: str) -> Scene:
    """Show the whole table."""
    shapes: list[Place | Text] = [
        *header(view, names, texts, theme),
        *_table(view, names, texts, theme),
        *foot(footer, theme, WIDTH, HEIGHT - FOOTER - 2),
    ]
    return Scene(
        backdrop(WIDTH, HEIGHT, HEADER), tuple(shapes), alt(view, names, texts, theme), PALETTE
    )


def _table(
    view: RageView, names: tuple[str, ...], texts: Texts, theme: Theme
) -> list[Place | Text]:
    top, low = HEADER + 10, HEIGHT - FOOTER - 4
    below = STRIP * len(view.players)
    if view.phase is Phase.CLAN:
        return [
            *clan_choice(view, texts, theme, top, low - below - top - 6),
            *strips(view, names, texts, theme, low - below),
        ]
    if fights_shown(view):
        return battlefield(view, names, texts, theme, low)
    laid = arranged(view, top, low, column=COLUMN, height=below, least=LEAST * len(view.players))
    if laid.beside:
        rest = cards(view, names, texts, theme, laid.left, laid.top, low)
    else:
        rest = strips(view, names, texts, theme, laid.top)
    return [*country(view, laid.ground, theme), *rest]
