"""The end: the cup below the field on which it was won, and whose it is."""

from __future__ import annotations

from games.api import Seat
from games.goths.content import Camp
from games.goths.view import GothsView
from rendering.goths.board.battlefield import Shapes, centred
from rendering.goths.board.court import camp_of
from rendering.goths.layout import COURT_TOP, LOWER_LOW, MARGIN, WIDTH
from rendering.goths.pieces.banners import letter_of, shield
from rendering.goths.pieces.prize import cup, light
from rendering.scene.scene import DECIDES, Place, Role, Text
from rendering.scene.theme import Theme

_CUP = 380
_SHIELD = 216
_ABREAST = 2
"""So many names have room in a line."""
_LINE = 68


def triumph(view: GothsView, camp: Camp, names: tuple[str, ...], theme: Theme) -> Shapes:
    """Put up the cup between the shields of the camp that won it, above the names of its people."""
    width, height = WIDTH - 2 * MARGIN, LOWER_LOW - COURT_TOP
    rows = rows_of(view, camp)
    top = LOWER_LOW - len(rows) * _LINE - 8
    middle = COURT_TOP + (top - COURT_TOP) / 2
    size = min(_CUP, round(top - COURT_TOP) - 16)
    letters = [letter_of(clan.name) for clan in view.clans if clan.camp is camp]
    shapes: Shapes = [
        Place(light(width, height), MARGIN, COURT_TOP, role=Role.GROUND),
        *(
            centred(shield(camp, letter, _SHIELD), x, middle)
            for letter, x in zip((letters[0], letters[-1]), (220, WIDTH - 220), strict=True)
        ),
        centred(cup(size), WIDTH / 2, middle),
        centred(shield(camp, "", round(size * 0.37)), WIDTH / 2, middle - size * 0.15),
    ]
    for number, row in enumerate(rows):
        share = width / len(row)
        for place, seat in enumerate(row):
            left = MARGIN + place * share + 60
            shapes.append(
                Text(names[seat], left, top + number * _LINE, share - 120, 56, theme.lamp,
                     DECIDES, "centre", height=_LINE, bold=True, rim="#1a0c08", rim_width=4,
                     role=Role.CUE)
            )  # fmt: skip
    return shapes


def rows_of(view: GothsView, camp: Camp) -> list[list[Seat]]:
    """Lay out who sits in a camp: its kings above its chiefs; two stand side by side."""
    kings = [king.seat for king in view.kings if camp_of(view, king) is camp]
    chiefs = [
        clan.chief for clan in view.clans if clan.camp is camp and clan.chief not in set(kings)
    ]
    together = [*kings, *chiefs]
    return [together] if len(together) <= _ABREAST else [kings, chiefs]
