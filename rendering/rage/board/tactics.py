"""One's tactics cards: number, gold and units, the chosen one lit and ticked."""

from __future__ import annotations

from functools import cache

from games.rage.content import LEVELS, TACTICS
from games.rage.view import Player, RageView
from rendering.rage.board.clans import TIMES
from rendering.rage.layout import WIDTH
from rendering.rage.pieces.figures import figure
from rendering.rage.pieces.signs import sign
from rendering.scene.scene import (
    Drawing,
    Gradient,
    Place,
    Polygon,
    Role,
    Text,
    centred,
)
from rendering.scene.theme import SeatMark, Theme
from rendering.shapes.curves import box
from rendering.shapes.motif import RIM
from rendering.shapes.seat_marks import tick

HAND = 684
"""Height of the hand."""
_WIDE = 384


def hand(view: RageView, player: Player, theme: Theme, top: float) -> list[Place | Text]:
    """Draw the viewer's tactics cards in a row, the chosen one lit."""
    own = view.own
    assert own is not None
    mark = theme.seats[player.seat]
    cards = list(own.hand)
    left = (WIDTH - len(cards) * (_WIDE + 8)) / 2
    return [
        shape
        for n, card in enumerate(cards)
        for shape in _card(card, mark, left + n * (_WIDE + 8), top, theme, lit=card == own.chosen)
    ]


@cache
def _paper(mark: SeatMark, *, lit: bool) -> Drawing:
    """Draw the paper of a tactics card in a seat's colours, with a bright edge if it is ``lit``."""
    fill = Gradient(((0, "#33524a"), (1, "#182c26")), (0, 0), (0, HAND))
    edge = "#ffd96a" if lit else mark.colour
    return Drawing(
        f"rage tactic {mark.emblem} {mark.colour} {lit}",
        _WIDE,
        HAND - 10,
        (
            Polygon(box(7, 9, _WIDE - 12, HAND - 24, 20), "#05120c90", blur=3),
            Polygon(box(5, 5, _WIDE - 10, HAND - 20, 20), fill, edge, 12 if lit else 4),
            Polygon(box(5, 5, 176, 132, 20), mark.colour, RIM, 3),
        ),
        2,
    )


def _card(
    card: int, mark: SeatMark, x: float, top: float, theme: Theme, *, lit: bool
) -> list[Place | Text]:
    """Draw a tactics card with its number, gold and units; a ``lit`` one has a tick."""
    tactic = TACTICS[card]
    shapes: list[Place | Text] = [
        Place(_paper(mark, lit=lit), x, top, role=Role.GROUND),
        Text(str(card), x + 5, top + 5, 176, 112, mark.ink, 100, "centre", height=128, bold=True),
        centred(sign("gold", 84), x + 240, top + 72),
        Text(str(tactic.gold), x + 288, top + 30, 90, 72, theme.ink, 60, height=84, bold=True),
    ]
    if lit:
        shapes.append(Place(tick(84, theme.lamp), x + _WIDE - 96, top + 102, role=Role.CUE))
    kinds = [level for level in LEVELS if tactic.units[level]]
    pitch = 526 / max(1, len(kinds))
    size = round(min(250, pitch - 6))
    for n, level in enumerate(kinds):
        low = top + 146 + (n + 1) * pitch - (pitch - size) / 2
        shapes += [
            Place(figure(tactic.clan, level, mark, size, left=True), x + 12, low - size),
            Text(f"{TIMES}{tactic.units[level]}", x + 226, low - size / 2 - 50, 144, 88, theme.ink,
                 60, "centre", height=100, bold=True),
        ]  # fmt: skip
    return shapes
