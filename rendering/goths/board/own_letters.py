"""What a king alone knows: his eight letters with what they mean and what their backs show."""

from __future__ import annotations

from itertools import groupby

from games.goths.content import TRUTH
from games.goths.view import GothsView, RoyalCard
from rendering.goths.board.battlefield import Shapes
from rendering.goths.layout import LOWER_LOW, LOWER_TOP, MARGIN, WIDTH, columns
from rendering.goths.pieces import letters
from rendering.scene.scene import DECIDES, MUST_READ, Place, Role, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.shapes.seat_marks import tick

_HEAD = 48
_FOOT = 54


def own_letters(view: GothsView, texts: Texts, theme: Theme) -> Shapes:
    """Draw the eight letters, those of a character together; their state is told by form."""
    camp = view.camp
    assert camp is not None
    shapes: Shapes = [
        Text(texts("goths-picture-own-letters"), MARGIN, LOWER_TOP, WIDTH - 2 * MARGIN, 38,
             theme.lamp, MUST_READ, "centre", height=_HEAD - 4, bold=True, role=Role.CUE)
    ]  # fmt: skip
    groups = [list(cards) for _, cards in groupby(view.king, lambda one: TRUTH[one.card])]
    height = LOWER_LOW - LOWER_TOP - _HEAD - _FOOT
    for cards, box in zip(groups, columns(len(groups)), strict=True):
        width = round(box.width / len(cards))
        for number, card in enumerate(cards):
            drawing = letters.in_hand(card.card, camp, width, height, _state(card))
            x = box.x + number * width
            shapes.append(Place(drawing, x, box.y + _HEAD))
            if card.laid and not card.face_up:
                shapes.append(Place(tick(60, theme.true), x + width - 66, box.y + _HEAD - 4,
                                    role=Role.CUE))  # fmt: skip
        name = texts(f"goths-character-{TRUTH[cards[0].card]}")
        shapes.append(Text(name, box.x, LOWER_LOW - _FOOT, box.width, 42, theme.ink, DECIDES,
                           "centre", height=_FOOT - 4, bold=True))  # fmt: skip
    return shapes


def _state(card: RoyalCard) -> str:
    return "open" if card.face_up else "laid" if card.laid else "held"
