"""What a king alone knows: his eight letters with what they mean and what their backs show."""

from __future__ import annotations

from games.goths.content import TRUTH
from games.goths.view import GothsView, RoyalCard
from rendering.goths.board.battlefield import Shapes
from rendering.goths.layout import LOWER_TOP, MARGIN, WIDTH, columns
from rendering.goths.pieces import letters
from rendering.scene.scene import MUST_READ, Place, Role, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme

_HEAD = 46
_FOOT = 66


def own_letters(view: GothsView, texts: Texts, theme: Theme) -> Shapes:
    """Draw the eight letters in a row; those that lie on the table are told apart by form."""
    camp = view.camp
    assert camp is not None
    shapes: Shapes = [
        Text(texts("goths-picture-own-letters"), MARGIN, LOWER_TOP, WIDTH - 2 * MARGIN, 34,
             theme.lamp, MUST_READ, "centre", height=_HEAD - 4, bold=True, role=Role.CUE)
    ]  # fmt: skip
    for card, box in zip(view.king, columns(len(view.king), LOWER_TOP + _HEAD), strict=True):
        state = "open" if card.face_up else "laid" if card.laid else "held"
        height = round(box.height - _FOOT)
        drawing = letters.in_hand(card.card, camp, round(box.width), height, state)
        shapes.append(Place(drawing, box.x, box.y))
        name = texts(f"goths-character-{TRUTH[card.card]}")
        below = box.y + height
        shapes += [
            Text(name, box.x, below, box.width, 27, theme.ink, 24, "centre", height=34, bold=True),
            *_state(card, box.x, below + 32, box.width, texts, theme),
        ]
    return shapes


def _state(card: RoyalCard, x: float, y: float, width: float, texts: Texts, theme: Theme) -> Shapes:
    if not card.face_up and not card.laid:
        return []
    kind = "open" if card.face_up else "laid"
    colour = theme.faint if card.face_up else theme.lamp
    words = texts(f"goths-picture-letter-{kind}")
    return [Text(words, x, y, width, 25, colour, 24, "centre", height=32)]
