"""Hands and piles: the students to draw, the discards, the trials to come."""

from __future__ import annotations

from games.schools.content import ELEMENTS
from games.schools.view import SchoolsView
from rendering.scene.scene import PUBLIC_DECIDES, Place, Role, Text
from rendering.scene.theme import Theme
from rendering.schools.layout import STRIP_Y, WIDTH, Hall, centred
from rendering.schools.pieces import signs
from rendering.schools.pieces.glass import bead
from rendering.schools.pieces.parchment import rolled, strip
from rendering.schools.pieces.students import student

_HIGH = 70
_HELD = 124
"""Width of a student in hand."""


def piles(view: SchoolsView, theme: Theme) -> list[Place | Text]:
    """Draw the numbers of students to draw, discards by element and trials in the pile.

    Trials on top of the pile that are known follow, the top one first.
    """
    middle = STRIP_Y + _HIGH / 2
    shapes: list[Place | Text] = [
        Place(signs.tray(WIDTH - 8, _HIGH), 4, STRIP_Y, role=Role.GROUND),
        centred(signs.deck(56), 40, middle),
        _count(view.students, 72, theme),
        centred(signs.cast_off(56), 170, middle),
    ]
    for index, (element, number) in enumerate(zip(ELEMENTS, view.discards, strict=True)):
        x = 204 + index * 107
        shapes += [centred(bead(element, 44), x + 22, middle), _count(number, x + 47, theme)]
    shapes += [centred(rolled(58), 770, middle), _count(view.trials, 802, theme)]
    # Those that Combustio put on the pile, the top one first.
    return shapes + [
        centred(strip(level, 50, 58, "#8a2f4a", PUBLIC_DECIDES), 900 + place * 50, middle)
        for place, level in enumerate(view.known_trials)
    ]


def _count(number: int, x: float, theme: Theme) -> Text:
    return Text(str(number), x, STRIP_Y, 64, PUBLIC_DECIDES, theme.ink, height=_HIGH, bold=True,
                role=Role.COUNTER)  # fmt: skip


def own_hand(view: SchoolsView, hall: Hall, theme: Theme) -> list[Place | Text]:
    """Draw the viewer's hand: a student of each element in hand, with their number.

    Elements that are not in hand are left out.
    """
    y = hall.bottom + 8
    high = round(hall.height - y)
    shapes: list[Place | Text] = [Place(signs.bench(WIDTH, high), 0, y, role=Role.GROUND)]
    held = [
        (element, number) for element, number in zip(ELEMENTS, view.hand, strict=True) if number
    ]
    pitch = min(300, (WIDTH - 40) / max(1, len(held)))
    left = (WIDTH - pitch * len(held)) / 2
    for place, (element, number) in enumerate(held):
        x = left + place * pitch + pitch / 2 - 10
        shapes += [
            centred(student(element, _HELD), x - 46, y + high / 2 - 8),
            Text(str(number), x + 20, y, 116, 96, theme.ink, height=high, bold=True,
                 rim="#15101f", rim_width=3, role=Role.COUNTER, of=f"hand {element}"),
        ]  # fmt: skip
    return shapes
