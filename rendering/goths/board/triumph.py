"""The final picture: the queen between the winners, and the others below."""

from __future__ import annotations

from typing import NamedTuple

from games.api import Seat
from games.goths.content import Camp
from games.goths.view import GothsView
from rendering.actors.faces import Mood
from rendering.goths.board.battlefield import Shapes, centred
from rendering.goths.board.court import camp_of
from rendering.goths.layout import FOOT, HEIGHT, MARGIN, WIDTH
from rendering.goths.pieces import people
from rendering.goths.pieces.banners import plate
from rendering.goths.pieces.figures import army
from rendering.goths.pieces.prize import PARAPET, castle, cup
from rendering.scene.scene import PUBLIC_DECIDES, Drawing, Place, Role, Text
from rendering.scene.theme import Theme
from rendering.shapes.seat_marks import medal

_ROW = 116
"""Height of the line of those who have lost."""
_GATE = 168
"""Half of the gate, with its stones."""
_PRIZE = 300
_LARGEST = 384
"""Of those who have won: they stand before the wall."""
_FREED = "queen-freed"
"""Why a game is over that did not end with an army gone, or with a camp that gave up."""


class _Person(NamedTuple):
    seat: Seat
    bust: Drawing


def triumph(view: GothsView, camp: Camp, high: int, names: tuple[str, ...], theme: Theme) -> Shapes:
    """Draw the winning camp on the castle's wall, and the losing camp in a row below it.

    Kings are left and chiefs right of the gate; an army stands there if all chiefs are kings. In
    the gate is the queen if she was freed, else a cup. The castle's upper edge is ``high`` pixels
    from the top.
    """
    low = HEIGHT - FOOT - _ROW - 4
    wall = low - PARAPET
    freed = view.reason == _FREED
    ground = castle(WIDTH - 2 * MARGIN, low - high, lit=freed)
    prize = people.queen(_PRIZE) if freed else cup(_PRIZE - 40)
    shapes: Shapes = [
        Place(ground, MARGIN, high, role=Role.GROUND),
        Place(prize, (WIDTH - prize.width) / 2, wall - prize.height + 4, role=Role.CUE),
    ]
    room = WIDTH / 2 - _GATE - MARGIN
    for left, drawn in ((MARGIN, _kings), (WIDTH / 2 + _GATE, _chiefs)):
        count = max(1, len(drawn(view, camp, Mood.GLAD, _LARGEST)))
        size = min(_LARGEST, round(room / count))
        here = drawn(view, camp, Mood.GLAD, size)
        if not here:
            # Who is king and chief at once has his army beside him.
            troop = army(camp, 3, 240)
            shapes.append(Place(troop, left + room / 2 - troop.width / 2, low - troop.height))
        for number, one in enumerate(here):
            share = room / count
            x = left + (number + 0.5) * share
            shapes += [
                Place(one.bust, x - size / 2, low - size, role=Role.CUE),
                Text(names[one.seat], x - share / 2 + 6, wall + 8, share - 12, 56, theme.lamp,
                     PUBLIC_DECIDES, "centre", height=PARAPET - 12, bold=True, rim="#1a0c08",
                     rim_width=8, role=Role.CUE),
            ]  # fmt: skip
    shapes.append(centred(medal(1, 76), WIDTH / 2, wall + PARAPET / 2 + 6))
    return shapes + _beaten(view, camp, low + 4, names, theme)


def _beaten(
    view: GothsView, camp: Camp, top: float, names: tuple[str, ...], theme: Theme
) -> Shapes:
    """Draw a line with the camp that has lost: the medal of second place, then kings and chiefs."""
    other = next(one for one in Camp if one is not camp)
    width = WIDTH - 2 * MARGIN
    size = _ROW - 20
    here = [*_kings(view, other, Mood.HURT, size), *_chiefs(view, other, Mood.HURT, size)]
    shapes: Shapes = [
        Place(plate(width, _ROW, other, lit=False, alive=True), MARGIN, top, role=Role.GROUND),
        centred(medal(2, 76), MARGIN + 70, top + _ROW / 2 + 4),
    ]
    left = MARGIN + 114
    share = (WIDTH - MARGIN - 10 - left) / len(here)
    for number, one in enumerate(here):
        x = left + number * share
        shapes += [
            Place(one.bust, x, top + _ROW - 6 - size, role=Role.CUE),
            Text(names[one.seat], x + size, top, share - size, PUBLIC_DECIDES,
                 theme.ink, PUBLIC_DECIDES, height=_ROW, bold=True, role=Role.CUE),
        ]  # fmt: skip
    return shapes


def _kings(view: GothsView, camp: Camp, mood: Mood, size: int) -> list[_Person]:
    """Draw the kings of a camp as busts, each with his seat, in the order of the view."""
    return [
        _Person(king.seat, people.king(king.clans[0], camp, size, mood))
        for king in view.kings
        if camp_of(view, king) is camp
    ]


def _chiefs(view: GothsView, camp: Camp, mood: Mood, size: int) -> list[_Person]:
    """Draw the chiefs of a camp as busts with their seats, without those who are its king too."""
    kings = {king.seat for king in view.kings}
    return [
        _Person(clan.chief, people.chief(clan.name, camp, size, mood))
        for clan in view.clans
        if clan.camp is camp and clan.chief not in kings
    ]
