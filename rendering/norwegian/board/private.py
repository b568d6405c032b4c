"""The picture of one seat: the others and the piles above the own cards."""

from __future__ import annotations

from games.norwegian.view import NorwegianView, Player
from rendering.norwegian.board.middle import Spots, middle
from rendering.norwegian.board.others_hands import HandSpot
from rendering.norwegian.board.own_hand import hand
from rendering.norwegian.board.seats import (
    border,
    lined_up,
    lying,
    medals_of,
    pitch,
    seat,
    signs_of,
)
from rendering.norwegian.board.sentences import alt
from rendering.norwegian.board.words import index
from rendering.norwegian.layout import Box, Crowd, facing
from rendering.norwegian.pieces import cards, marks, places
from rendering.norwegian.pieces.palette import PALETTE
from rendering.norwegian.pieces.table import table
from rendering.scene.scene import Place, Role, Scene, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme

_TABLE_CARD = 92
"""Width of one's own cards on the table."""
_LARGE_CARD = 160
"""Of one's own place they leave room for the numbers below them."""


def panel(
    view: NorwegianView, names: tuple[str, ...], texts: Texts, theme: Theme, _footer: str
) -> Scene:
    """Show the table as the viewing seat knows it."""
    assert view.viewer is not None
    own = view.players[view.viewer]
    count = len(view.players)
    others = [view.players[(view.viewer + step) % count] for step in range(1, count)]
    plan = facing(len(others))
    shapes: list[Place | Text] = []
    spot = HandSpot.BELOW if plan.tall else HandSpot.RIGHT
    if plan.rows > 1:
        spot = HandSpot.BESIDE
    for player, place in zip(others, plan.seats, strict=True):
        shapes += seat(view, player, place, plan.card, spot, names, texts, theme)
    shapes += _own(view, own, plan, texts, theme)
    shapes += middle(view, _spots(plan.strip), texts, theme)
    return Scene(
        table(plan.strip, plan.height, (*plan.seats, plan.own), wall=0),
        tuple(shapes),
        alt(view, names, texts, theme),
        PALETTE,
    )


def _spots(strip: Box) -> Spots:
    y = strip.y + strip.height / 2
    width = min(138, round((strip.height - 104) / 1.42))
    small = min(70, round((strip.height - 118) / 1.4))
    top = y - (small * 1.4 + 84) / 2
    tall = min(strip.height - 28, 236)
    return Spots(
        pile=(strip.x + 410, y),
        card=width,
        reach=290,
        way=(336, strip.height - 26),
        stock=(strip.x + 30, top),
        burnt=(strip.x + 30 + small + 64, top),
        small=small,
        sign=(strip.x + 572, y - tall / 2, 244, tall),
    )


def _own(
    view: NorwegianView, own: Player, plan: Crowd, texts: Texts, theme: Theme
) -> list[Place | Text]:
    strip, below = plan.strip, plan.own
    shapes: list[Place | Text] = [
        Place(
            places.mat(below.width, below.height, theme.seats[own.seat], border(view, own, theme)),
            below.x,
            below.y,
            role=Role.CUE,
        )
    ]
    signs, medals = signs_of(view, own, theme), medals_of(view, own)
    shapes += lined_up(signs, medals, below.x + below.width - 16, below.y + 7 + places.BAND / 2)
    large = not view.hand and any(own.face_down)
    key = "blind" if large and not own.face_up else "hand"
    title = texts(f"norwegian-picture-{key}", count=len(view.hand))
    if view.goes_round:
        title += f" · {texts('norwegian-picture-left', left=view.turns_left)}"
    shapes.append(
        Text(title, below.x + 68, below.y + 8,
             below.width - 200, 38, theme.ink, 34, height=places.BAND - 2, bold=True,
             role=Role.CUE)
    )  # fmt: skip
    room = Box(below.x + 18, below.y + 64, below.width - 36, below.height - 78)
    if large:
        x = room.x + (room.width - 3 * pitch(_LARGE_CARD) - 2 * 40) / 2
        return shapes + _before_me(view, own, x, room.y + 18, _LARGE_CARD, 40, texts, theme)
    if any(own.face_down):
        y = strip.y + (strip.height - cards.height_of(_TABLE_CARD) - 40) / 2
        x = strip.x + strip.width - 3 * pitch(_TABLE_CARD) - 18
        shapes += _before_me(view, own, x, y, _TABLE_CARD, 0, texts, theme)
    if view.hand:
        return shapes + hand(view, room, texts, theme)
    words = texts("norwegian-picture-no-cards")
    shapes.append(Text(words, room.x, room.y, room.width, 40, theme.faint, 34, align="centre",
                       height=room.height, role=Role.CUE))  # fmt: skip
    return shapes


def _before_me(
    view: NorwegianView,
    own: Player,
    x: float,
    y: float,
    card: int,
    apart: int,
    texts: Texts,
    theme: Theme,
) -> list[Place | Text]:
    """Lay out one's own three cards on three, numbered; those that may be turned are lifted."""
    shapes: list[Place | Text] = []
    height = cards.height_of(card)
    shift = max(5, round(card * 0.09))
    for number, there in enumerate(own.face_down):
        left = x + number * (pitch(card) + apart)
        may_turn = number in view.choices.face_down
        top = y - 12 if may_turn else y
        if may_turn:
            glow = places.halo(card, height)
            shapes.append(Place(glow, left + shift - 14, top - 14, role=Role.CUE))
        shapes.append(Place(lying(own, number, card), left + shift, top))
        if number < len(own.face_up):
            face = own.face_up[number]
            shapes.append(Place(cards.front(face, index(face, texts), card), left, top + shift))
        if there:
            colour = theme.lamp if may_turn else theme.ink
            tag = marks.number(str(number + 1), 50, colour)
            shapes.append(Place(tag, left + card / 2 - 22, top + height - 14, role=Role.CUE))
    return shapes
