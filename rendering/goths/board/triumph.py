"""The end: the cup below the field on which it was won, and whose it is."""

from __future__ import annotations

from games.api import Seat
from games.goths.content import Camp
from games.goths.view import GothsView
from rendering.actors.faces import Mood
from rendering.goths.board.battlefield import Shapes, centred
from rendering.goths.board.court import camp_of
from rendering.goths.layout import FOOT, HEIGHT, MARGIN, WIDTH
from rendering.goths.pieces import people
from rendering.goths.pieces.banners import shield
from rendering.goths.pieces.prize import cup, light
from rendering.scene.scene import PUBLIC_DECIDES, Place, Role, Text
from rendering.scene.theme import Theme

_CUP = 330
_ABREAST = 2
"""So many names have room in a line."""
_LINE = 68


def triumph(view: GothsView, camp: Camp, high: int, names: tuple[str, ...], theme: Theme) -> Shapes:
    """Put up the cup between the people of the camp that won it, above their names."""
    width, height = WIDTH - 2 * MARGIN, HEIGHT - FOOT - high
    rows = rows_of(view, camp)
    top = HEIGHT - FOOT - len(rows) * _LINE - 8
    size = min(_CUP, top - high - 16)
    middle = high + (top - high) / 2
    clans = [clan for clan in view.clans if clan.camp is camp]
    kings = [king for king in view.kings if camp_of(view, king) is camp]
    shapes: Shapes = [Place(light(width, height), MARGIN, high, role=Role.GROUND)]
    bust = min(250, round(300 / max(1, len(clans)) + 100))
    for side, people_ in (
        (-1, [people.king(king.clans[0], camp, bust, Mood.GLAD) for king in kings]),
        (1, [people.chief(clan.name, camp, bust, Mood.GLAD) for clan in clans]),
    ):
        for number, person in enumerate(people_):
            x = WIDTH / 2 + side * (size * 0.5 + bust * (0.5 + number * 0.82))
            shapes.append(centred(person, x, top - bust / 2, Role.CUE))
    shapes += [
        centred(cup(size), WIDTH / 2, middle),
        centred(shield(camp, "", round(size * 0.37)), WIDTH / 2, middle - size * 0.15),
    ]
    for number, row in enumerate(rows):
        share = width / len(row)
        for place, seat in enumerate(row):
            left = MARGIN + place * share + 60
            shapes.append(
                Text(names[seat], left, top + number * _LINE, share - 120, 56, theme.lamp,
                     PUBLIC_DECIDES, "centre", height=_LINE, bold=True, rim="#1a0c08", rim_width=4,
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
