"""The public board: the map above the clans, or the fights of the last action."""

from __future__ import annotations

from games.rage.view import Phase, RageView
from rendering.rage.board.battlefield import battlefield
from rendering.rage.board.clans import clan_choice
from rendering.rage.board.fight import fights_shown
from rendering.rage.board.header import header
from rendering.rage.board.map import country, ground_of, height_of
from rendering.rage.board.sentences import alt
from rendering.rage.board.strips import height_of_strips, strips
from rendering.rage.board.victory import victory
from rendering.rage.layout import FOOTER, HEADER, HEIGHT, MARGIN, WIDTH, cropped, lowest
from rendering.rage.pieces.backdrop import backdrop
from rendering.rage.pieces.palette import PALETTE
from rendering.scene.frame import foot
from rendering.scene.scene import ELSE, Place, Scene, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme


def board(view: RageView, names: tuple[str, ...], texts: Texts, theme: Theme, footer: str) -> Scene:
    """Draw the public picture: header, table, footer, and its alt text."""
    height, shapes = _table(view, names, texts, theme)
    return Scene(
        backdrop(WIDTH, height, HEADER),
        (
            *header(view, names, texts, theme),
            *shapes,
            *foot(footer, theme, WIDTH, height - FOOTER, ELSE),
        ),
        alt(view, names, texts, theme),
        PALETTE,
    )


def _table(
    view: RageView, names: tuple[str, ...], texts: Texts, theme: Theme
) -> tuple[int, list[Place | Text]]:
    """Lay the table out below the header; return the height of the picture in pixels, too.

    It shows the fights of the last action, or the winners, or the clans to choose from, or the map,
    the last two with a card for each player below.
    """
    if fights_shown(view):
        return battlefield(view, names, texts, theme)
    if view.phase is Phase.OVER:
        return HEIGHT, victory(view, names, theme)
    top, below = HEADER + 10, height_of_strips(len(view.players))
    if view.phase is Phase.CLAN:
        low = lowest(HEIGHT)
        return HEIGHT, [
            *clan_choice(view, texts, theme, top, low - below - top - 6),
            *strips(view, names, texts, theme, low - below),
        ]
    height = cropped(top + height_of(view) + 8 + below)
    low = lowest(height) - below
    ground = ground_of(view, MARGIN, top, WIDTH - 2 * MARGIN, low - top - 8)
    return height, [*country(view, ground, theme), *strips(view, names, texts, theme, low)]
