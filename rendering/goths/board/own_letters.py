"""A king's private picture: his eight letters with their meanings and their backs."""

from __future__ import annotations

from itertools import groupby

from games.goths.content import TRUTH
from games.goths.view import GothsView, RoyalCard
from rendering.goths.board.battlefield import Shapes
from rendering.goths.board.chronicle import chronicle
from rendering.goths.layout import SCREEN, STRIP, Box, columns
from rendering.goths.pieces import letters
from rendering.goths.pieces.banners import plate
from rendering.scene.scene import PRIVATE_DECIDES, Place, Role, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.shapes.seat_marks import tick

_FOOT = 70
_GAP = 6


def own_letters(view: GothsView, top: int, texts: Texts, theme: Theme) -> Shapes:
    """Draw a king's eight letters, those of a character together.

    One just laid glows and has a tick, one face up is dark and struck. Above them is what the
    chiefs made of the last ones, if there were any. The view must be a king's.
    """
    camp = view.camp
    assert camp is not None
    shapes: Shapes = []
    clans = [clan for clan in view.clans if clan.king == view.viewer]
    if view.verdicts:
        for clan, box in zip(clans, columns(len(clans), top, top + STRIP), strict=True):
            board = plate(round(box.width), STRIP, camp, lit=False, alive=clan.alive)
            shapes.append(Place(board, box.x, box.y, role=Role.GROUND))
            room = Box(box.x + 26, box.y + 8, box.width - 34, box.height - 14)
            shapes += chronicle(view, clan, room, texts, theme, told=False)
        top += STRIP + _GAP
    groups = [list(cards) for _, cards in groupby(view.king, lambda one: TRUTH[one.card])]
    low = SCREEN - 4
    height = low - top - _FOOT
    for cards, box in zip(groups, columns(len(groups), top, low), strict=True):
        width = round(box.width / len(cards))
        for number, card in enumerate(cards):
            drawing = letters.in_hand(card.card, camp, width, height, _state(card))
            x = box.x + number * width
            shapes.append(Place(drawing, x, top))
            if card.laid and not card.face_up:
                shapes.append(Place(tick(66, theme.true), x + width - 70, top - 4, role=Role.CUE))
        name = texts(f"goths-character-{TRUTH[cards[0].card]}")
        shapes.append(Text(name, box.x, low - _FOOT, box.width, PRIVATE_DECIDES, theme.ink,
                           PRIVATE_DECIDES, "centre", height=_FOOT - 4, bold=True))  # fmt: skip
    return shapes


def _state(card: RoyalCard) -> str:
    """Return whether a king's card is ``open``, ``laid`` or ``held``."""
    return "open" if card.face_up else "laid" if card.laid else "held"
