"""The lower edge: the piles, what was discarded, and the hands that may be seen."""

from __future__ import annotations

from games.schools.content import ELEMENTS, Counts
from games.schools.view import SchoolsView
from rendering.scene.scene import DECIDES, MUST_READ, Place, Role, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.schools.layout import STRIP_Y, WIDTH, centred
from rendering.schools.pieces import signs
from rendering.schools.pieces.crests import crest
from rendering.schools.pieces.glass import bead
from rendering.schools.pieces.parchment import rolled, strip

_HIGH = 70
_HAND = 118


def piles(view: SchoolsView, theme: Theme) -> list[Place | Text]:
    """Show the students to draw, the discards by element, and the trial pile with what is known."""
    middle = STRIP_Y + _HIGH / 2
    shapes: list[Place | Text] = [
        Place(signs.tray(WIDTH - 8, _HIGH), 4, STRIP_Y, role=Role.GROUND),
        centred(signs.deck(56), 46, middle),
        _count(view.students, 80, theme),
        centred(signs.cast_off(56), 186, middle),
    ]
    for index, (element, number) in enumerate(zip(ELEMENTS, view.discards, strict=True)):
        x = 222 + index * 98
        shapes += [centred(bead(element, 44), x + 22, middle), _count(number, x + 47, theme)]
    shapes += [centred(rolled(58), 746, middle), _count(view.trials, 778, theme)]
    # Those that Combustio put on the pile, the top one first.
    return shapes + [
        centred(strip(level, 44, 54, "#8a2f4a"), 856 + place * 45, middle)
        for place, level in enumerate(view.known_trials)
    ]


def _count(number: int, x: float, theme: Theme) -> Text:
    return Text(str(number), x, STRIP_Y, 56, DECIDES, theme.ink, height=_HIGH, bold=True,
                role=Role.COUNTER)  # fmt: skip


def own_hand(view: SchoolsView, y: float, texts: Texts, theme: Theme) -> list[Place | Text]:
    """Show the viewer's students as five panes with how many there are of each."""
    shapes: list[Place | Text] = [
        Place(signs.tray(WIDTH - 8, _HAND, theme.lamp), 4, y, role=Role.GROUND),
        Text(texts("schools-picture-hand"), 22, y, 170, 38, theme.lamp, MUST_READ, lines=2,
             height=_HAND, bold=True, role=Role.CUE),
    ]  # fmt: skip
    for index, (element, number) in enumerate(zip(ELEMENTS, view.hand, strict=True)):
        x = 200 + index * 198
        colour = theme.ink if number else "#8a8298"
        shapes += [
            centred(bead(element, 96 if number else 70), x + 54, y + _HAND / 2),
            Text(
                str(number),
                x + 112,
                y,
                84,
                72 if number else 48,
                colour,
                height=_HAND,
                bold=True,
                role=Role.COUNTER,
            ),
        ]
    return shapes


def shown_hands(view: SchoolsView, y: float, theme: Theme) -> list[Place | Text]:
    """Show what both had left in hand, once the game is over."""
    shapes: list[Place | Text] = []
    for player in view.players:
        x = 4.0 if player.seat == 0 else WIDTH / 2 + 2
        shapes += [
            Place(signs.tray(WIDTH // 2 - 6, 96), x, y, role=Role.GROUND),
            centred(crest(player.school, 70), x + 52, y + 48),
        ]
        shapes += _beads(player.shown or (0,) * len(ELEMENTS), x + 100, y, theme)
    return shapes


def _beads(counts: Counts, x: float, y: float, theme: Theme) -> list[Place | Text]:
    shapes: list[Place | Text] = []
    for index, (element, number) in enumerate(zip(ELEMENTS, counts, strict=True)):
        left = x + index * 97
        shapes += [
            centred(bead(element, 46), left + 23, y + 48),
            Text(
                str(number),
                left + 48,
                y,
                52,
                DECIDES,
                theme.ink,
                height=96,
                bold=True,
                role=Role.COUNTER,
            ),
        ]
    return shapes
