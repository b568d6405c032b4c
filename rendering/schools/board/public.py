"""The public board."""

from __future__ import annotations

from games.schools.view import Phase, SchoolsView
from rendering.scene.frame import foot
from rendering.scene.scene import ELSE, Drawing, Place, Scene, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.schools.board.arenas import arenas
from rendering.schools.board.cup import cup
from rendering.schools.board.piles import own_hand, piles
from rendering.schools.board.rows import row
from rendering.schools.board.scoreboard import header, scoreboard
from rendering.schools.board.sentences import alt
from rendering.schools.layout import HEIGHT, PRIVATE, PUBLIC, WIDTH, Hall
from rendering.schools.pieces.hall import bare, hall
from rendering.schools.pieces.palette import CANDLELIGHT, PALETTE


def board(
    view: SchoolsView, names: tuple[str, ...], texts: Texts, theme: Theme, footer: str
) -> Scene:
    """Draw header and hall with both schools' totals and all piles; at the end the cup and rows."""
    shapes = [*header(view, names, texts, theme)]
    if view.phase is Phase.OVER:
        shapes += cup(view, names, theme)
    else:
        shapes += [
            *_arenas_and_rows(view, PUBLIC, texts, theme),
            *scoreboard(view, names, theme),
            *piles(view, theme),
        ]
    shapes += foot(footer, theme, WIDTH, HEIGHT - 48, ELSE)
    over = view.phase is Phase.OVER
    base = bare(HEIGHT, overtime=view.overtime) if over else hall(PUBLIC, overtime=view.overtime)
    return _scene(view, base, shapes, names, texts)


def panel(
    view: SchoolsView, names: tuple[str, ...], texts: Texts, theme: Theme, _footer: str
) -> Scene:
    """Draw what a player's answer is about: arenas, rows and totals above the own hand.

    What is asked, whose turn it is and how many cards lie in piles is told elsewhere.
    """
    shapes = [*_arenas_and_rows(view, PRIVATE, texts, theme), *own_hand(view, PRIVATE, theme)]
    base = hall(PRIVATE, overtime=view.overtime)
    return _scene(view, base, shapes, names, texts)


def _arenas_and_rows(
    view: SchoolsView, ground: Hall, texts: Texts, theme: Theme
) -> list[Place | Text]:
    """Draw the arenas and both rows of trials."""
    return [
        *arenas(view, ground, texts),
        *(shape for player in view.players for shape in row(view, ground, player.seat, theme)),
    ]


def _scene(
    view: SchoolsView,
    base: Drawing,
    shapes: list[Place | Text],
    names: tuple[str, ...],
    texts: Texts,
) -> Scene:
    """Return the scene of shapes on a base, with its alt text; overtime has its own palette."""
    return Scene(
        base,
        tuple(shapes),
        alt(view, names, texts),
        CANDLELIGHT if view.overtime else PALETTE,
    )
