"""One's tactics cards: number, gold and units, the chosen one lit."""

from __future__ import annotations

from functools import cache

from games.rage.content import LEVELS, TACTICS
from games.rage.view import Player, RageView
from rendering.rage.board.clans import TIMES
from rendering.rage.layout import WIDTH
from rendering.rage.pieces.figures import figure
from rendering.rage.pieces.signs import pip, sign
from rendering.scene.scene import (
    MUST_READ,
    Drawing,
    Gradient,
    Line,
    Place,
    Polygon,
    Role,
    Text,
    centred,
)
from rendering.scene.texts import Texts
from rendering.scene.theme import SeatMark, Theme
from rendering.shapes.curves import box
from rendering.shapes.motif import RIM

HAND = 336
"""Height of the hand."""
_WIDE = 372


def hand(
    view: RageView, player: Player, texts: Texts, theme: Theme, top: float
) -> list[Place | Text]:
    """Lay the hand in a row."""
    own = view.own
    assert own is not None
    mark = theme.seats[player.seat]
    cards = list(own.hand)
    left = (WIDTH - len(cards) * (_WIDE + 10)) / 2
    shapes: list[Place | Text] = []
    for n, card in enumerate(cards):
        shapes += _card(card, mark, left + n * (_WIDE + 10), top, theme, lit=card == own.chosen)
        if card == own.chosen:
            shapes.append(
                Text(texts("rage-picture-chosen"), left + n * (_WIDE + 10) + 130, top + 8, 226, 38,
                     theme.lamp, MUST_READ, "right", height=44, bold=True, role=Role.CUE)
            )  # fmt: skip
    return shapes


@cache
def _paper(mark: SeatMark, *, lit: bool) -> Drawing:
    fill = Gradient(((0, "#33524a"), (1, "#182c26")), (0, 0), (0, HAND))
    edge = "#ffd96a" if lit else mark.colour
    return Drawing(
        f"rage tactic {mark.emblem} {mark.colour} {lit}",
        _WIDE,
        HAND - 10,
        (
            Polygon(box(7, 9, _WIDE - 12, HAND - 24, 20), "#05120c90", blur=3),
            Polygon(box(5, 5, _WIDE - 10, HAND - 20, 20), fill, edge, 7 if lit else 4),
            Polygon(box(5, 5, 118, 92, 20), mark.colour, RIM, 3),
            Line(((20, 112), (_WIDE - 20, 112)), "#c8963c80", 3),
        ),
        2,
    )


def _card(
    card: int, mark: SeatMark, x: float, top: float, theme: Theme, *, lit: bool
) -> list[Place | Text]:
    tactic = TACTICS[card]
    shapes: list[Place | Text] = [
        Place(_paper(mark, lit=lit), x, top, role=Role.GROUND),
        Text(str(card), x + 5, top + 5, 118, 70, mark.ink, 60, "centre", height=90, bold=True),
        centred(sign("gold", 48), x + 166, top + 78),
        Text(str(tactic.gold), x + 196, top + 52, 80, 46, theme.ink, 40, height=54, bold=True),
    ]
    kinds = [level for level in LEVELS if tactic.units[level]]
    pitch = min(120, 352 / max(1, len(kinds)))
    for n, level in enumerate(kinds):
        left = x + 12 + (352 - pitch * len(kinds)) / 2 + n * pitch
        shapes += [
            Place(figure(tactic.clan, level, mark, 112), left, top + 124),
            centred(pip(level, 34, "#1b130e", "#fff6e2", elves=False), left + 20, top + 144),
            Text(f"{TIMES}{tactic.units[level]}", left, top + 240, 112, 46, theme.ink, 40, "centre",
                 height=56, bold=True),
        ]  # fmt: skip
    return shapes
