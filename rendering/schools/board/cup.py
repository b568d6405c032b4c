"""The end: the cup between the banners of whose it is, above what both have in the arenas."""

from __future__ import annotations

from games.schools.view import SchoolsView
from rendering.scene.scene import DECIDES, Place, Role, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.schools.layout import MARGIN, SCORE_HEIGHT, SCORE_Y, WIDTH, Hall, centred
from rendering.schools.pieces import signs
from rendering.schools.pieces.crests import banner, crest

_CUP = 330
_BANNER = (236, 384)
_NAME = 84
"""Height of the line with the winner's name."""


def cup(
    view: SchoolsView, hall: Hall, names: tuple[str, ...], texts: Texts, theme: Theme
) -> list[Place | Text]:
    """Put up the cup; where nobody won, it is sawn in two between the banners of both."""
    top = SCORE_Y + SCORE_HEIGHT + 4
    high = int(hall.top) - top - 6
    one, two = view.players
    winner = None if view.winner is None else view.players[view.winner]
    left, right = (one, two) if winner is None else (winner, winner)
    words = texts("schools-picture-cup-shared") if winner is None else names[winner.seat]
    middle = top + (high - _NAME + 20) / 2
    return [
        Place(signs.rays(WIDTH - 40, high), 20, top, role=Role.CUE),
        *(
            shape
            for player, x in ((left, 170), (right, WIDTH - 170))
            for shape in (
                Place(banner(player.school, *_BANNER), x - _BANNER[0] / 2, top + 14),
                centred(crest(player.school, 168), x, top + 176),
            )
        ),
        centred(signs.cup(None if winner is None else winner.school, _CUP), WIDTH / 2, middle),
        Text(words, 300, top + high - _NAME, WIDTH - 600, 72, theme.lamp, DECIDES, "centre",
             height=_NAME, bold=True, rim="#1a1018", rim_width=4, role=Role.CUE),
        *(
            centred(crest(player.school, 84), x, hall.stack_y(player.seat))
            for player in view.players
            for x in (MARGIN / 2, WIDTH - MARGIN / 2)
        ),
    ]  # fmt: skip
