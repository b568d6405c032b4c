"""What a chief alone sees: his orders by character, how sure each is, what it would do now.

All of it follows from the kings' cards and the field: where these are framed as new, frames around
what follows would only lie over the words.
"""

from __future__ import annotations

from games.goths.content import Character, Token
from games.goths.moves import Aim
from games.goths.view import ChiefPanel, GothsView, Mark, OrderCard, TokenState
from rendering.goths.board.battlefield import Shapes, centred
from rendering.goths.board.words import card_name, clan_name, order_name, spot_name
from rendering.goths.layout import LOWER_LOW, LOWER_TOP, Box, columns
from rendering.goths.pieces import signs
from rendering.goths.pieces.characters import medallion
from rendering.goths.pieces.marks import mark_sign, row_plate
from rendering.scene.scene import Place, Role, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.shapes.lesson_sheet import sheet

_HEAD = 72
_ROW = 58
_SHORT = 2
"""Columns with so many orders at most leave room for notes below."""


def own_orders(view: GothsView, chief: ChiefPanel, texts: Texts, theme: Theme) -> Shapes:
    """Draw a column for each character, with the notes of the chief where there is room."""
    shapes: Shapes = []
    boxes = columns(len(Character))
    for character, box in zip(Character, boxes, strict=True):
        cards = [card for card in chief.orders if card.character is character]
        shapes += _column(character, cards, chief, box, texts, theme)
    notes = _notes(view, chief, texts)
    free = [box for character, box in zip(Character, boxes, strict=True)
            if sum(card.character is character for card in chief.orders) <= _SHORT]  # fmt: skip
    if notes and free:
        left, right = free[0], free[-1]
        top = LOWER_TOP + _HEAD + _SHORT * _ROW + 8
        width = right.x + right.width - left.x
        words = "  ·  ".join(notes)
        shapes.append(
            Text(words, left.x + 10, top, width - 20, 34, theme.lamp, 24, "centre", 5,
                 LOWER_LOW - top - 4, role=Role.CUE)
        )  # fmt: skip
    return shapes


def _column(
    character: Character,
    cards: list[OrderCard],
    chief: ChiefPanel,
    box: Box,
    texts: Texts,
    theme: Theme,
) -> Shapes:
    mark = cards[0].mark
    tone = {Mark.CERTAIN: theme.true, Mark.POSSIBLE: theme.lamp, Mark.IMPOSSIBLE: theme.faint}[mark]
    height = _HEAD + len(cards) * _ROW + 6
    shapes: Shapes = [
        Place(sheet(round(box.width), round(height), "#1d1310e0", tone), box.x, box.y,
              role=Role.GROUND),
        centred(medallion(character, 58), box.x + 42, box.y + 40),
        Text(texts(f"goths-character-{character}"), box.x + 76, box.y + 8, box.width - 142, 28,
             theme.ink, 24, height=32, bold=True),
        Text(texts(f"goths-mark-{mark}"), box.x + 76, box.y + 38, box.width - 142, 26, tone, 24,
             height=30, role=Role.CUE),
        centred(mark_sign(mark, 54), box.x + box.width - 40, box.y + 38, role=Role.CUE),
    ]  # fmt: skip
    for number, card in enumerate(cards):
        y = box.y + _HEAD + number * _ROW
        shapes += _order(card, chief, Box(box.x + 10, y, box.width - 22, _ROW), texts, theme)
    return shapes


def _order(card: OrderCard, chief: ChiefPanel, box: Box, texts: Texts, theme: Theme) -> Shapes:
    """Draw an order; the one that was given is lit, one that would do nothing says why."""
    given = chief.sealed is not None and chief.sealed.order is card.order
    shapes: Shapes = []
    if given:
        shapes.append(Place(row_plate(round(box.width), round(box.height)), box.x, box.y,
                            role=Role.CUE))  # fmt: skip
    idle = card.hindrance is not None or not card.in_hand
    sign = signs.order_sign(card.order, 50, dim=idle, struck=idle)
    shapes.append(centred(sign, box.x + 29, box.y + box.height / 2, role=Role.CUE))
    note = _note(card, chief, texts, given=given)
    colour = theme.faint if idle or card.mark is Mark.IMPOSSIBLE else theme.ink
    name = texts("goths-picture-order", number=card.number, order=order_name(card.order, texts))
    height = 30 if note else box.height - 6
    left, width = box.x + 60, box.width - 64
    shapes.append(
        Text(name, left, box.y + 2, width, 29, colour, 24, height=height, bold=True, role=Role.CUE)
    )
    if note:
        tone = theme.bluff if idle and not given else theme.lamp
        shapes.append(Text(note, left, box.y + 30, width, 24, tone, 24, height=26, role=Role.CUE))
    return shapes


def _note(card: OrderCard, chief: ChiefPanel, texts: Texts, *, given: bool) -> str:
    if given and chief.sealed is not None:
        aim = chief.sealed.aim
        if aim is not Aim.OPEN:
            return texts("goths-picture-given-aim", aim=_aim(aim, texts))
        return texts("goths-picture-given")
    if not card.in_hand:
        return texts("goths-picture-set-aside")
    if card.hindrance is not None:
        return texts(f"goths-picture-idle-{card.hindrance}")
    losses = {one.loss for one in card.prospects}
    most = max(losses, default=0)
    return texts("goths-prospect-loss", count=most) if most else ""


def _aim(aim: Aim, texts: Texts) -> str:
    return texts(f"goths-picture-clan-{aim}") if len(aim) == 1 else texts(f"goths-aim-{aim}")


def _notes(view: GothsView, chief: ChiefPanel, texts: Texts) -> list[str]:
    """List what this chief alone knows beside the marks: his token, letters read, doors seen."""
    own = next(clan for clan in view.clans if clan.name is chief.clan)
    notes: list[str] = []
    king = next(one for one in view.kings if chief.clan in one.clans)
    if king.seat == view.viewer and king.card is not None:
        notes.append(texts("goths-picture-own-card", card=card_name(king.card, texts)))
    if own.token_state is TokenState.HELD and own.token is not None:
        notes.append(texts("goths-picture-own-token", token=_token(own.token, texts)))
    if chief.spied is not None:
        seat, card = chief.spied
        whose = next(one for one in view.kings if one.seat == seat)
        clan = clan_name(whose.clans[0], texts)
        notes.append(texts("goths-picture-spied", clan=clan, card=card_name(card, texts)))
    for seen in chief.sightings:
        kind = "old-sighting" if seen.before_new_deal else "sighting"
        told = texts(
            f"goths-picture-{kind}",
            spot=spot_name(seen.spot, texts),
            kind=texts(f"goths-objective-{seen.kind}"),
        )
        if told not in notes:
            notes.append(told)
    return notes


def _token(token: Token, texts: Texts) -> str:
    return texts(f"goths-token-{token}")
