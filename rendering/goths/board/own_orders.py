"""A chief's private picture: his king's letters, and his orders with their likelihood to fit.

All of it follows from the kings' cards and the field: where these are framed as new, frames around
what follows would only lie over the signs.
"""

from __future__ import annotations

from games.goths.content import TRUTH, Character
from games.goths.view import ChiefPanel, GothsView, KingView, Mark, OrderCard, TokenState
from rendering.goths.board.battlefield import Shapes, centred
from rendering.goths.board.chronicle import chronicle
from rendering.goths.board.court import camp_of, mood, own_king, spoken
from rendering.goths.layout import MARGIN, SCREEN, STRIP, WIDTH, Box
from rendering.goths.pieces import figures, people, signs
from rendering.goths.pieces.banners import plate
from rendering.goths.pieces.characters import medallion
from rendering.goths.pieces.marks import mark_sign, row_plate
from rendering.scene.scene import PRIVATE_DECIDES, PUBLIC_DECIDES, Drawing, Place, Role, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.shapes.lesson_sheet import sheet

_GAP = 6
_EDGE = 8
_HEAD = 104
"""Height of a character, and of how sure his orders are."""
_NUMBER = 66
_SIGN, _COIN = 96, 66
"""Size of what a chief alone knows."""


def own_orders(view: GothsView, chief: ChiefPanel, top: int, texts: Texts, theme: Theme) -> Shapes:
    """Draw the king's letters and what the chief knows, above the orders of each character."""
    shapes = _heard(view, chief, Box(MARGIN, top, WIDTH - 2 * MARGIN, STRIP), texts, theme)
    top += STRIP + _GAP
    groups = [
        [card for card in chief.orders if card.character is character] for character in Character
    ]
    # A character alone takes the room of two orders, for the sign of how sure they are.
    shares = [max(2, len(cards)) for cards in groups]
    share = (WIDTH - 2 * MARGIN - (len(groups) - 1) * _GAP) / sum(shares)
    x = float(MARGIN)
    for character, cards, wide in zip(Character, groups, shares, strict=True):
        box = Box(x, top, share * wide, SCREEN - 4 - top)
        shapes += _group(view, character, cards, chief, box, theme)
        x += box.width + _GAP
    return shapes


def _heard(view: GothsView, chief: ChiefPanel, box: Box, texts: Texts, theme: Theme) -> Shapes:
    """Draw the own king with his letters, and what only this chief knows: letters, the token.

    If the chief knows nothing of these, the clan's last reveal takes the place.
    """
    clan = next(one for one in view.clans if one.name is chief.clan)
    king = own_king(view, clan)
    camp = camp_of(view, king)
    shapes: Shapes = [
        Place(plate(round(box.width), round(box.height), camp, lit=False, alive=king.alive),
              box.x, box.y, role=Role.GROUND),
        Place(people.king(king.clans[0], camp, STRIP - 8, mood(view, king)), box.x + 24, box.y,
              role=Role.CUE),
    ]  # fmt: skip
    left, right = box.x + STRIP + 24, box.x + box.width - 14
    known = _known(view, chief, king)
    own = clan.token if clan.token_state in {TokenState.HELD, TokenState.LYING} else None
    share = 0.5 if own is None or not known else 0.27
    room = Box(left, box.y + 8, (right - left) * share, box.height - 14)
    shapes += spoken(king, camp, room)
    x, y = room.x + room.width + 8, box.y + box.height / 2
    if not known and own is None:
        last = Box(x, box.y + 10, right - x, box.height - 14)
        return [*shapes, *chronicle(view, clan, last, texts, theme, told=False)]
    for drawing in known:
        shapes.append(centred(drawing, x + drawing.width / 2, y, Role.CUE))
        x += drawing.width + 6
    if own is not None:
        shapes += [
            centred(signs.coin(None, _COIN), x + _COIN / 2, y, Role.CUE),
            Text(texts(f"goths-token-{own}"), x + _COIN + 4, box.y + 6, right - x - _COIN - 4,
                 PUBLIC_DECIDES, theme.lamp, PUBLIC_DECIDES, lines=2, height=box.height - 12,
                 bold=True, role=Role.CUE),
        ]  # fmt: skip
    return shapes


def _known(view: GothsView, chief: ChiefPanel, king: KingView) -> list[Drawing]:
    """Return drawings of letters known to this chief alone: another king's, then his own as king.

    Empty if there are none.
    """
    found: list[Drawing] = []
    if chief.spied is not None:
        seat, card = chief.spied
        whose = next(one for one in view.kings if one.seat == seat)
        found += [
            people.king(whose.clans[0], camp_of(view, whose), _SIGN),
            medallion(TRUTH[card], _SIGN),
        ]
    if king.seat == view.viewer and king.card is not None:
        found.append(medallion(TRUTH[king.card], _SIGN))
    return found


def _group(
    view: GothsView,
    character: Character,
    cards: list[OrderCard],
    chief: ChiefPanel,
    box: Box,
    theme: Theme,
) -> Shapes:
    """Draw the orders of a character below his face and the mark of how likely they fit."""
    mark = cards[0].mark
    tone = {Mark.CERTAIN: theme.true, Mark.POSSIBLE: theme.lamp, Mark.IMPOSSIBLE: theme.faint}[mark]
    middle = box.x + box.width / 2
    y = box.y + _EDGE + _HEAD / 2
    shapes: Shapes = [
        Place(sheet(round(box.width), round(box.height), "#1d1310e0", tone), box.x, box.y,
              role=Role.GROUND),
        centred(medallion(character, _HEAD), middle - _HEAD / 2 - 2, y),
        centred(mark_sign(mark, 98), middle + _HEAD / 2 + 2, y, role=Role.CUE),
    ]  # fmt: skip
    top = box.y + _EDGE + _HEAD
    share = (box.width - 2 * _EDGE) / len(cards)
    for number, card in enumerate(cards):
        tile = Box(box.x + _EDGE + number * share, top, share, box.y + box.height - _EDGE - top)
        shapes += _order(view, card, chief, tile, theme)
    return shapes


def _order(view: GothsView, card: OrderCard, chief: ChiefPanel, box: Box, theme: Theme) -> Shapes:
    """Draw an order with its number: lit if it was given, struck if not in hand or without effect.

    It is dim if struck or if it cannot be understood. Figures that it costs are on its corner.
    """
    given = chief.sealed is not None and chief.sealed.order is card.order
    shapes: Shapes = []
    if given:
        shapes.append(Place(row_plate(round(box.width), round(box.height)), box.x, box.y,
                            role=Role.CUE))  # fmt: skip
    idle = card.hindrance is not None or not card.in_hand
    size = round(min(box.width - 8, box.height - _NUMBER - 8, 132))
    tall = size + _NUMBER
    x, top = box.x + box.width / 2, box.y + (box.height - tall) / 2
    faint = idle or card.mark is Mark.IMPOSSIBLE
    sign = signs.order_sign(card.order, size, dim=faint, struck=idle)
    shapes.append(centred(sign, x, top + size / 2, role=Role.CUE))
    ink = theme.lamp if given else theme.faint if faint else theme.ink
    shapes.append(
        Text(str(card.number), box.x, top + size, box.width, PRIVATE_DECIDES, ink, PRIVATE_DECIDES,
             "centre", height=_NUMBER, bold=True, role=Role.CUE)
    )  # fmt: skip
    lost = max((one.loss for one in card.prospects), default=0)
    if lost and view.camp is not None and not idle:
        # What it costs stands on the corner of its sign: an own figure each.
        spares = figures.spares(view.camp, lost, 52)
        shapes.append(centred(spares, x + size / 2 - 18, top + size - 12, role=Role.CUE))
    return shapes
