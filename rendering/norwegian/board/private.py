"""The picture of one seat: the others around the table, the pile, and the own cards in front."""

from __future__ import annotations

from games.norwegian.view import Demand, NorwegianView, Phase, Player
from rendering.norwegian.board.middle import Spots, middle
from rendering.norwegian.board.own_hand import hand
from rendering.norwegian.board.seats import border, lined_up, lying, mood, pitch, seat, signs_of
from rendering.norwegian.board.sentences import alt
from rendering.norwegian.board.words import index
from rendering.norwegian.layout import SCREEN, Box, Crowd, facing
from rendering.norwegian.pieces import cards, marks, people, places
from rendering.norwegian.pieces.palette import PALETTE
from rendering.norwegian.pieces.table import table
from rendering.scene.scene import PUBLIC_DECIDES, Place, Role, Scene, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.shapes.seat_marks import medal

_LARGE_CARD = 160
"""Of one's own place they leave room for the numbers below them."""


def panel(
    view: NorwegianView, names: tuple[str, ...], texts: Texts, theme: Theme, _footer: str
) -> Scene:
    """Draw the table as the viewing seat knows it: others above, the piles, its own place below.

    The others follow the viewer in the order of seats. Once a third or less of the quiet turns that
    end the game (N28) is left, those left are told. The view must be a seat's.
    """
    assert view.viewer is not None
    own = view.players[view.viewer]
    count = len(view.players)
    others = [view.players[(view.viewer + step) % count] for step in range(1, count)]
    plan = facing(len(others))
    shapes: list[Place | Text] = []
    for player, place in zip(others, plan.seats, strict=True):
        shapes += seat(view, player, place, plan.cell, names, texts, theme)
    shapes += _own(view, own, plan, texts, theme)
    shapes += middle(view, _spots(view, own, plan.strip), texts, theme)
    if view.goes_round:
        left = texts("norwegian-picture-left", left=view.turns_left)
        shapes.append(Text(left, plan.strip.x + 26, plan.strip.y + plan.strip.height - 74, 240,
                           PUBLIC_DECIDES, theme.lamp, bold=True, role=Role.CUE))  # fmt: skip
    return Scene(
        table(plan.strip, SCREEN, (*plan.seats, plan.own), wall=0),
        tuple(shapes),
        alt(view, names, texts, theme),
        PALETTE,
    )


def _spots(view: NorwegianView, own: Player, strip: Box) -> Spots:
    """Return where pile, sign and stacks lie in the strip of a private picture.

    There is no sign where anything may be laid, since the lit cards tell.
    """
    y = strip.y + strip.height / 2
    card = min(190, round((strip.height - 34) / 1.4))
    small = 84
    top = y - (small * 1.4 + 40) / 2
    # One's own cards on the table lie to the right, as long as there are any.
    alone = not any(own.face_down) or not view.hand
    pile, sign = (560, 850) if alone else (426, 606)
    return Spots(
        pile=(strip.x + pile, y),
        card=card,
        reach=380 if alone else 320,
        way=(540 if alone else 416, strip.height - 26),
        stock=(strip.x + 24, top),
        burnt=(strip.x + 24 + small + 26, top),
        small=small,
        # What the lit cards tell needs no sign.
        sign=None
        if view.phase is Phase.LAY and view.demand is Demand.FREE
        else (strip.x + sign, y - 106, 200 if alone else 176, 212),
        worded=False,
    )


def _own(
    view: NorwegianView, own: Player, plan: Crowd, texts: Texts, theme: Theme
) -> list[Place | Text]:
    """Draw the viewer's own place: the hand with the cards on the table above it, and their signs.

    Without a hand the cards on the table lie large in its place; without any cards the person and
    the medal stand there.
    """
    strip, below = plan.strip, plan.own
    mark, colour = theme.seats[own.seat], border(view, own, theme)
    shapes: list[Place | Text] = [
        Place(places.runner(below.width, below.height, mark, colour), below.x, below.y,
              role=Role.CUE),
    ]  # fmt: skip
    room = Box(below.x + 44, below.y + 8, below.width - 88, below.height - 14)
    if not view.hand and any(own.face_down):
        x = room.x + (room.width - 3 * pitch(_LARGE_CARD) - 2 * 40) / 2
        shapes += _before_me(view, own, x, room.y + 30, _LARGE_CARD, 40, texts, theme)
    else:
        if any(own.face_down):
            card = min(104, round((strip.height - 60) / 1.5))
            y = strip.y + (strip.height - cards.height_of(card) - 10) / 2
            x = strip.x + strip.width - 3 * pitch(card) - 8
            shapes += _before_me(view, own, x, y, card, 0, texts, theme)
        if view.hand:
            shapes += hand(view, room, texts, theme)
        elif own.place is not None:
            shapes += _out(view, own, own.place, room, theme)
    shapes.append(Place(places.disc(mark, 66), below.x + 2, below.y - 38, role=Role.CUE))
    signs = signs_of(view, own, theme)
    width = sum(sign.width + 2 for sign in signs)
    return shapes + lined_up(signs, [], below.x + 76 + width, below.y - 14)


def _out(
    view: NorwegianView, own: Player, place: int, room: Box, theme: Theme
) -> list[Place | Text]:
    """Draw a viewer without cards: the person and, beside it, the medal of the place."""
    size = room.height - 20
    middle, low = room.x + room.width / 2, room.y + room.height - 2
    prize = medal(place, round(size * 0.8))
    return [
        Place(people.person(theme.seats[own.seat], size, mood(view, own)), middle - size,
              low - size, role=Role.CUE),
        Place(prize, middle + size * 0.1, room.y + (room.height - prize.height) / 2),
    ]  # fmt: skip


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
    """Lay out one's own three cards on three; those that may be turned are lifted and glow.

    While there are such, face-down cards are numbered from 1. ``apart`` is the extra gap between
    them.
    """
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
        if there and view.choices.face_down:
            colour = theme.lamp if may_turn else theme.ink
            tag = marks.number(str(number + 1), 72, colour)
            shapes.append(Place(tag, left + card / 2 - 31, top + height - 40, role=Role.CUE))
    return shapes
