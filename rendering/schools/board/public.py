"""The hall as everybody sees it."""

from __future__ import annotations

from games.schools.view import Phase, SchoolsView
from rendering.scene.frame import foot
from rendering.scene.scene import ELSE, Place, Scene, Text
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
    over = view.phase is Phase.OVER
    ground = LAST if over else PUBLIC
    shapes = [*header(view, names, texts, theme)]
    if over:
        shapes += cup(view, LAST, names, texts, theme)
        shapes += arenas(view, LAST, texts, columns=False)
        shapes += shown_hands(view, LAST.bottom + 8, theme)
    else:
        shapes += _arenas_and_rows(view, PUBLIC, texts, theme)
    shapes += [
        *scoreboard(view, names, theme),
        *piles(view, theme),
        *foot(footer, theme, WIDTH, HEIGHT - 48, ELSE),
    ]
    return _scene(view, ground, shapes, names, texts)


def panel(
    view: SchoolsView, names: tuple[str, ...], texts: Texts, theme: Theme, _footer: str
) -> Scene:
    """Show what a player's answer is about: arenas, rows and totals above the own hand.

    What is asked, whose turn it is and how many cards lie in piles stands elsewhere.
    """
    shapes = [*_arenas_and_rows(view, PRIVATE, texts, theme), *own_hand(view, PRIVATE, theme)]
    return _scene(view, PRIVATE, shapes, names, texts)


def _arenas_and_rows(
    view: SchoolsView, ground: Hall, texts: Texts, theme: Theme
) -> list[Place | Text]:
    return [
        *arenas(view, ground, texts),
        *(shape for player in view.players for shape in row(view, ground, player.seat, theme)),
    ]


def _scene(
    view: SchoolsView,
    ground: Hall,
    shapes: list[Place | Text],
    names: tuple[str, ...],
    texts: Texts,
) -> Scene:
    return Scene(
        hall(ground, overtime=view.overtime),
        tuple(shapes),
        alt(view, names, texts),
        CANDLELIGHT if view.overtime else PALETTE,
    )
