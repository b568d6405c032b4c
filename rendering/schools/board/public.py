"""The hall as everybody sees it."""

from __future__ import annotations

from games.schools.view import Phase, SchoolsView
from rendering.scene.frame import foot
from rendering.scene.scene import MUST_READ, Place, Scene, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.schools.board.arenas import arenas
from rendering.schools.board.cup import cup
from rendering.schools.board.piles import own_hand, piles, shown_hands
from rendering.schools.board.rows import row
from rendering.schools.board.scoreboard import header, scoreboard
from rendering.schools.board.sentences import alt
from rendering.schools.layout import HEIGHT, LAST, PRIVATE, PUBLIC, WIDTH, Hall
from rendering.schools.pieces.hall import hall
from rendering.schools.pieces.palette import CANDLELIGHT, PALETTE


def board(
    view: SchoolsView, names: tuple[str, ...], texts: Texts, theme: Theme, footer: str
) -> Scene:
    """Show the tournament; at the end the cup instead of columns and rows, and both hands."""
    if view.phase is Phase.OVER:
        shapes = [
            *header(view, names, texts, theme),
            *cup(view, LAST, names, texts, theme),
            *arenas(view, LAST, texts, columns=False),
            *scoreboard(view, names, theme),
            *shown_hands(view, LAST.bottom + 10, theme),
            *piles(view, theme),
        ]
        return _scene(view, LAST, shapes, names, texts, theme, footer)
    shapes = _tournament(view, PUBLIC, names, texts, theme)
    return _scene(view, PUBLIC, shapes, names, texts, theme, footer)


def panel(
    view: SchoolsView, names: tuple[str, ...], texts: Texts, theme: Theme, footer: str
) -> Scene:
    """Show the tournament as a player knows it, above the own hand."""
    shapes = _tournament(view, PRIVATE, names, texts, theme)
    shapes += own_hand(view, PRIVATE.bottom + 4, texts, theme)
    return _scene(view, PRIVATE, shapes, names, texts, theme, footer)


def _tournament(
    view: SchoolsView, ground: Hall, names: tuple[str, ...], texts: Texts, theme: Theme
) -> list[Place | Text]:
    return [
        *header(view, names, texts, theme),
        *arenas(view, ground, texts),
        *(shape for player in view.players for shape in row(view, ground, player.seat, theme)),
        *scoreboard(view, names, theme),
        *piles(view, theme),
    ]


def _scene(
    view: SchoolsView,
    ground: Hall,
    shapes: list[Place | Text],
    names: tuple[str, ...],
    texts: Texts,
    theme: Theme,
    footer: str,
) -> Scene:
    shapes += foot(footer, theme, WIDTH, HEIGHT - 43, MUST_READ)
    return Scene(
        hall(ground, overtime=view.overtime),
        tuple(shapes),
        alt(view, names, texts),
        CANDLELIGHT if view.overtime else PALETTE,
    )
