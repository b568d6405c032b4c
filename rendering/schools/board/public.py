"""The hall as everybody sees it."""

from __future__ import annotations

from games.schools.view import Phase, SchoolsView
from rendering.scene.frame import foot
from rendering.scene.scene import Place, Role, Scene, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.schools.board.arenas import arenas
from rendering.schools.board.piles import own_hand, piles, shown_hands
from rendering.schools.board.rows import row
from rendering.schools.board.scoreboard import header, scoreboard
from rendering.schools.board.sentences import alt, question
from rendering.schools.layout import HEIGHT, PRIVATE, PUBLIC, WIDTH, Hall, centred
from rendering.schools.pieces import signs
from rendering.schools.pieces.hall import hall, veil
from rendering.schools.pieces.palette import CANDLELIGHT, PALETTE

_OVER = Hall(226, 992)
"""The hall above the hands that are shown at the end."""


def board(
    view: SchoolsView, names: tuple[str, ...], texts: Texts, theme: Theme, footer: str
) -> Scene:
    """Show the tournament; at the end with the cup and both hands."""
    over = view.phase is Phase.OVER
    ground = _OVER if over else PUBLIC
    shapes = _tournament(view, ground, names, texts, theme)
    if over:
        shapes += shown_hands(view, ground.bottom + 4, theme)
        shapes += _cup(view, ground, names, texts, theme)
    return _scene(view, ground, shapes, names, texts, theme, footer)


def panel(
    view: SchoolsView, names: tuple[str, ...], texts: Texts, theme: Theme, footer: str
) -> Scene:
    """Show the tournament as a player knows it, above the own hand."""
    shapes = _tournament(view, PRIVATE, names, texts, theme)
    shapes += own_hand(view, PRIVATE.bottom + 6, texts, theme)
    return _scene(view, PRIVATE, shapes, names, texts, theme, footer)


def _tournament(
    view: SchoolsView, ground: Hall, names: tuple[str, ...], texts: Texts, theme: Theme
) -> list[Place | Text]:
    return [
        *header(view, names, texts, theme),
        *arenas(view, ground, texts),
        *(
            shape
            for player in view.players
            for shape in row(view, ground, player.seat, texts, theme)
        ),
        *scoreboard(view, names, theme),
        *piles(view, texts, theme),
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
    shapes += foot(footer, theme, WIDTH, HEIGHT - 33)
    return Scene(
        hall(ground, overtime=view.overtime),
        tuple(shapes),
        alt(view, names, texts),
        CANDLELIGHT if view.overtime else PALETTE,
    )


def _cup(
    view: SchoolsView, ground: Hall, names: tuple[str, ...], texts: Texts, theme: Theme
) -> list[Place | Text]:
    """Put the cup into the middle of the hall, with whose it is."""
    winner = None if view.winner is None else view.players[view.winner].school
    wide, high = 960, 126
    left, top = (WIDTH - wide) / 2, ground.middle - high / 2
    return [
        Place(veil(wide, high), left, top, role=Role.CUE),
        centred(signs.cup(winner, 122), left + 92, ground.middle),
        Text(question(view, names, texts), left + 180, top + 6, wide - 210, 56, theme.lamp, 34,
             "centre", lines=2, height=high - 12, bold=True, rim="#1a1018", rim_width=3,
             role=Role.CUE),
    ]  # fmt: skip
