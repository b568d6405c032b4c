"""What a chief alone sees: his orders by character, how sure each is, which would do nothing now.

All of it follows from the kings' cards and the field: where these are framed as new, frames around
what follows would only lie over the words.
"""

from __future__ import annotations

from games.goths.content import TRUTH, Character, KingCard, Token
from games.goths.moves import Aim
from games.goths.view import ChiefPanel, GothsView, Mark, OrderCard, TokenState
from rendering.goths.board.battlefield import Shapes, centred
from rendering.goths.board.words import clan_name, order_name
from rendering.goths.layout import LOWER_LOW, Box, columns
from rendering.goths.pieces import figures, signs
from rendering.goths.pieces.characters import medallion
from rendering.goths.pieces.marks import mark_sign, row_plate
from rendering.scene.scene import MUST_READ, Colour, Place, Role, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.shapes.lesson_sheet import sheet

_ROW = 51
_LEAST = 2
"""Rows that a character has room for, however few orders there are."""
_EDGE = 7
_GAP = 4
_SIDE = 176
"""Room for a character, and for how sure his orders are."""
_COLUMNS = (
    (Character.VULTURE, Character.RECRUITER, Character.CATAPULT),
    (Character.BARBARIAN,),
)
_MOST_LINES = 4
_MOST_NOTES = 2
_LINE = 40


def own_orders(view: GothsView, chief: ChiefPanel, texts: Texts, theme: Theme) -> Shapes:
    """Draw the orders of each character together, and the notes of the chief below the last."""
    shapes: Shapes = []
    *_, column = places = columns(len(_COLUMNS))
    y = column.y
    for characters, column in zip(_COLUMNS, places, strict=True):
        y = column.y
        for character in characters:
            cards = [card for card in chief.orders if card.character is character]
            box = Box(column.x, y, column.width, max(_LEAST, len(cards)) * _ROW + 2 * _EDGE)
            shapes += _group(view, character, cards, chief, box, texts, theme)
            y += box.height + _GAP
    notes = _notes(view, chief, texts)
    if notes:
        words, room = "  ·  ".join(notes), LOWER_LOW - y
        lines = min(_MOST_LINES, int(room / _LINE))
        shapes.append(
            Text(words, column.x + 8, y, column.width - 16, 38, theme.lamp, MUST_READ, "centre",
                 lines, room, role=Role.CUE)
        )  # fmt: skip
    return shapes


def _group(
    view: GothsView,
    character: Character,
    cards: list[OrderCard],
    chief: ChiefPanel,
    box: Box,
    texts: Texts,
    theme: Theme,
) -> Shapes:
    mark = cards[0].mark
    tone = {Mark.CERTAIN: theme.true, Mark.POSSIBLE: theme.lamp, Mark.IMPOSSIBLE: theme.faint}[mark]
    middle = box.y + box.height / 2
    shapes: Shapes = [
        Place(sheet(round(box.width), round(box.height), "#1d1310e0", tone), box.x, box.y,
              role=Role.GROUND),
        centred(medallion(character, 68), box.x + 50, middle - 18),
        centred(mark_sign(mark, 64), box.x + 132, middle - 18, role=Role.CUE),
        Text(texts(f"goths-mark-{mark}"), box.x + 10, middle + 10, _SIDE - 6, MUST_READ, tone,
             align="centre", height=38, role=Role.CUE),
    ]  # fmt: skip
    camp = view.camp
    top = middle - len(cards) * _ROW / 2
    for number, card in enumerate(cards):
        row = Box(box.x + _SIDE + 10, top + number * _ROW, box.width - _SIDE - 22, _ROW)
        shapes += _order(card, chief, row, texts, theme)
        lost = max((one.loss for one in card.prospects), default=0)
        if lost and camp is not None and card.hindrance is None:
            # What it costs stands over the corner of its sign: an own figure each.
            spares = [figures.spare(camp, 30)] * lost
            shapes += [
                centred(spare, row.x + 46 + 18 * n, row.y + _ROW - 14, role=Role.CUE)
                for n, spare in enumerate(spares)
            ]
    return shapes


def _order(card: OrderCard, chief: ChiefPanel, box: Box, texts: Texts, theme: Theme) -> Shapes:
    """Draw an order; the one that was given is lit, one that would do nothing is struck."""
    given = chief.sealed is not None and chief.sealed.order is card.order
    shapes: Shapes = []
    if given:
        shapes.append(Place(row_plate(round(box.width), round(box.height)), box.x, box.y,
                            role=Role.CUE))  # fmt: skip
    idle = card.hindrance is not None or not card.in_hand
    sign = signs.order_sign(card.order, 50, dim=idle, struck=idle)
    shapes.append(centred(sign, box.x + 29, box.y + box.height / 2, role=Role.CUE))
    colour: Colour = theme.faint if idle or card.mark is Mark.IMPOSSIBLE else theme.ink
    shapes.append(
        Text(_title(card, chief, texts, given=given), box.x + 62, box.y + 2, box.width - 66, 40,
             theme.lamp if given else colour, MUST_READ, height=box.height - 6, bold=True,
             role=Role.CUE)
    )  # fmt: skip
    return shapes


def _title(card: OrderCard, chief: ChiefPanel, texts: Texts, *, given: bool) -> str:
    name = order_name(card.order, texts)
    if given and chief.sealed is not None and chief.sealed.aim is not Aim.OPEN:
        return texts("goths-picture-given-aim", order=name, aim=_aim(chief.sealed.aim, texts))
    return texts("goths-picture-order", number=card.number, order=name)


def _aim(aim: Aim, texts: Texts) -> str:
    return (
        texts(f"goths-picture-clan-{aim}") if len(aim) == 1 else texts("goths-picture-aim", aim=aim)
    )


def _notes(view: GothsView, chief: ChiefPanel, texts: Texts) -> list[str]:
    """List what this chief alone knows and no sign shows: his token, his card, a letter read."""
    own = next(clan for clan in view.clans if clan.name is chief.clan)
    notes: list[str] = []
    if chief.spied is not None:
        seat, card = chief.spied
        whose = next(one for one in view.kings if one.seat == seat)
        clan = clan_name(whose.clans[0], texts)
        notes.append(texts("goths-picture-spied", clan=clan, card=_meant(card, texts)))
    if own.token_state in {TokenState.HELD, TokenState.LYING} and own.token is not None:
        notes.append(texts("goths-picture-own-token", token=_token(own.token, texts)))
    king = next(one for one in view.kings if chief.clan in one.clans)
    if king.seat == view.viewer and king.card is not None:
        notes.append(texts("goths-picture-own-card", card=_meant(king.card, texts)))
    # A third would be cut; the picture of the king shows one's own card.
    return notes[:_MOST_NOTES]


def _meant(card: KingCard, texts: Texts) -> str:
    """Name what a card means; its back lies open with the king."""
    return texts(f"goths-character-{TRUTH[card]}")


def _token(token: Token, texts: Texts) -> str:
    return texts(f"goths-token-{token}")
