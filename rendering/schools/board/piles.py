"""The lower edge: the piles, what was discarded, and the hands that may be seen."""

from __future__ import annotations

from games.schools.content import ELEMENTS, Counts
from games.schools.view import SchoolsView
from rendering.scene.scene import Place, Role, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.schools.layout import STRIP_Y, WIDTH, centred
from rendering.schools.pieces import signs
from rendering.schools.pieces.crests import crest
from rendering.schools.pieces.glass import bead
from rendering.schools.pieces.parchment import rolled, strip

_HIGH = 68
_HAND = 118
_SHOWN = 4
"""Known trials on the pile that are shown; of more, one fewer and how many there are."""


def piles(view: SchoolsView, texts: Texts, theme: Theme) -> list[Place | Text]:
    """Show the students to draw, the discards by element, and the trial pile with what is known."""
    middle = STRIP_Y + _HIGH / 2
    shapes: list[Place | Text] = [
        Place(signs.tray(WIDTH - 8, _HIGH), 4, STRIP_Y, role=Role.GROUND),
        Text(texts("schools-picture-students"), 18, STRIP_Y, 124, 26, theme.faint, 24,
             height=_HIGH, role=Role.CUE),
        Text(str(view.students), 142, STRIP_Y, 58, 38, theme.ink, height=_HIGH, bold=True,
             role=Role.COUNTER),
        Text(texts("schools-picture-discards"), 208, STRIP_Y, 122, 26, theme.faint, 24,
             "right", height=_HIGH, role=Role.CUE),
    ]  # fmt: skip
    for index, (element, number) in enumerate(zip(ELEMENTS, view.discards, strict=True)):
        x = 340 + index * 92
        shapes += [
            centred(bead(element, 44), x + 22, middle),
            Text(
                str(number),
                x + 46,
                STRIP_Y,
                48,
                34,
                theme.ink,
                height=_HIGH,
                bold=True,
                role=Role.COUNTER,
            ),
        ]
    shapes += [
        Text(texts("schools-picture-trials"), 806, STRIP_Y, 118, 26, theme.faint, 24, "right",
             height=_HIGH, role=Role.CUE),
        centred(rolled(58), 956, middle),
        Text(str(view.trials), 986, STRIP_Y, 50, 38, theme.ink, height=_HIGH, bold=True,
             role=Role.COUNTER),
    ]  # fmt: skip
    return [*shapes, *_known(view, theme)]


def _known(view: SchoolsView, theme: Theme) -> list[Place | Text]:
    """Show the trials that Combustio put on the pile, the top one first."""
    known = view.known_trials
    if not known:
        return []
    most = _SHOWN if len(known) <= _SHOWN else _SHOWN - 1
    middle = STRIP_Y + _HIGH / 2
    shapes: list[Place | Text] = [
        centred(strip(level, 38, 48, "#8a2f4a"), 1056 + place * 37, middle)
        for place, level in enumerate(known[:most])
    ]
    if len(known) > most:
        shapes.append(
            Text(f"+{len(known) - most}", 1148, STRIP_Y, 44, 28, theme.ink, 24, height=_HIGH,
                 bold=True)
        )  # fmt: skip
    return shapes


def own_hand(view: SchoolsView, y: float, texts: Texts, theme: Theme) -> list[Place | Text]:
    """Show the viewer's students as five panes with how many there are of each."""
    shapes: list[Place | Text] = [
        Place(signs.tray(WIDTH - 8, _HAND, theme.lamp), 4, y, role=Role.GROUND),
        Text(texts("schools-picture-hand"), 22, y, 170, 36, theme.lamp, 28, lines=2, height=_HAND,
             bold=True, role=Role.CUE),
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
                50,
                36,
                theme.ink,
                height=96,
                bold=True,
                role=Role.COUNTER,
            ),
        ]
    return shapes
