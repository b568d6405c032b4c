"""The end: the cup beside the beast whose it is and its cheering school, above all arenas."""

from __future__ import annotations

from games.schools.content import ELEMENTS, School
from games.schools.view import SchoolsView
from rendering.scene.scene import PUBLIC_DECIDES, Place, Role, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.schools.layout import HEADER, MARGIN, WIDTH, Hall, centred
from rendering.schools.pieces import signs
from rendering.schools.pieces.beasts import beast
from rendering.schools.pieces.crests import crest
from rendering.schools.pieces.students import student

_CUP = 236
_BEAST = 350
_CROWD = 136
"""Width of a student who cheers."""
_NAME = 84
"""Height of the line with the winner's name."""


def cup(
    view: SchoolsView, hall: Hall, names: tuple[str, ...], texts: Texts, theme: Theme
) -> list[Place | Text]:
    """Put up the cup; where nobody won, it is sawn in two between the beasts of both."""
    top, low = HEADER + 4, int(hall.top) - 4
    winner = None if view.winner is None else view.players[view.winner]
    words = texts("schools-picture-cup-shared") if winner is None else names[winner.seat]
    beasts = tuple(School) if winner is None else (winner.school,)
    held = centred(signs.cup(None if winner is None else winner.school, _CUP), WIDTH / 2,
                   top + 2 + _CUP / 2)  # fmt: skip
    return [
        Place(signs.rays(WIDTH - 40, low - top), 20, top, role=Role.CUE),
        *(
            # Dragombre's looks to the right and Blancgriffon's to the left: both towards the cup.
            centred(beast(school, _BEAST), 210 if school is School.DRAGOMBRE else WIDTH - 210,
                    top + _BEAST / 2)
            for school in beasts
        ),
        held,
        *(
            centred(student(element, _CROWD, casts=winner is not None),
                    WIDTH / 2 + (place - 2) * 170, low - 84 - 98)
            for place, element in enumerate(ELEMENTS)
        ),
        Text(words, 300, low - 88, WIDTH - 600, 80, theme.lamp, PUBLIC_DECIDES, "centre",
             height=_NAME, bold=True, rim="#1a1018", rim_width=6, role=Role.CUE),
        *(
            centred(crest(player.school, 96), x, hall.stack_y(player.seat))
            for player in view.players
            for x in (MARGIN / 2, WIDTH - MARGIN / 2)
        ),
    ]  # fmt: skip
