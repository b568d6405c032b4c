"""The middle of the table: the fanned pile, stock and burnt cards, the sign, the way of play."""

from __future__ import annotations

from itertools import takewhile
from math import ceil

import msgspec

from games.norwegian.content import Rank, rank_of
from games.norwegian.view import ChangeKind, NorwegianView, Phase
from rendering.norwegian.board.words import index, sign_of
from rendering.norwegian.pieces import cards, piles, places, signs
from rendering.scene.scene import PRIVATE_DECIDES, Place, Role, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme

_SHOWN = 6
"""Cards of the pile that are fanned, as long as no invisible threes hide the one that counts."""
_MOST = 10
_TILT = 3.4
"""Degrees from a card of the fan to the next one."""
_RIM = "#0c1a1c"


class Spots(msgspec.Struct, frozen=True):
    """Where the things in the middle lie, and how large they are."""

    pile: tuple[float, float]
    """Middle of the fan."""
    card: int
    """Width of the cards of the pile."""
    reach: float
    """How wide the fan may be."""
    way: tuple[int, int]
    """Width and height of the arrows around the pile."""
    stock: tuple[float, float]
    """Upper left corner of the stock."""
    burnt: tuple[float, float]
    small: int
    """Width of the cards of the stacks."""
    sign: tuple[float, float, int, int] | None
    """Left, top, width and height of the sign, where there is one."""
    worded: bool = True
    """True if it says in words, too, what it shows."""


def middle(view: NorwegianView, spots: Spots, texts: Texts, theme: Theme) -> list[Place | Text]:
    """Draw the middle of the table: way of play, stock and burnt cards, sign, and the pile."""
    x, y = spots.pile
    width, height = spots.way
    way = piles.way(width, height, clockwise=view.clockwise)
    return [
        Place(way, x - width / 2, y - height / 2, role=Role.CUE),
        *_stacks(view, spots, theme),
        *_sign(view, spots, texts, theme),
        *(_fan(view, spots, texts, theme) if view.pile else _empty(view, spots, texts, theme)),
    ]


def _sign(view: NorwegianView, spots: Spots, texts: Texts, theme: Theme) -> list[Place | Text]:
    """Draw the sign that says what the next card has to beat.

    An empty list at the end, or if ``spots`` has no place for it. While an ace is aimed at
    somebody, attacker and target are on it with an arrow.
    """
    if view.phase is Phase.OVER or spots.sign is None:
        return []
    left, top, width, height = spots.sign
    kind, rank, words = sign_of(view, texts)
    shown = words if spots.worded else ""
    shapes: list[Place | Text] = [Place(signs.sign(kind, rank, shown, width, height), left, top)]
    if view.attack is None or view.attack.target is None:
        return shapes
    size = round(width * 0.31)
    y = top + (height - (84 if spots.worded else 8)) / 2
    gap = width * 0.26
    arrow, (over, above) = piles.strike(round(gap), 0, width=15)
    attacker = places.disc(theme.seats[view.attack.attacker], size)
    target = places.disc(theme.seats[view.attack.target], size)
    middle = left + width / 2
    return [
        *shapes,
        Place(attacker, left + 17, y - size / 2, role=Role.CUE),
        Place(target, left + width - 17 - size, y - size / 2, role=Role.CUE),
        Place(arrow, middle - gap / 2 + over, y + above, role=Role.CUE),
    ]


def fanned(view: NorwegianView) -> int:
    """Return how many of the pile's top cards are shown: six, or down to the card that counts.

    The latter lies below invisible threes, where those are played with. At most ten.
    """
    shown = _SHOWN
    if view.variants.invisible_three:
        threes = takewhile(lambda card: rank_of(card) is Rank.THREE, reversed(view.pile))
        shown = max(shown, 1 + sum(1 for _ in threes))
    return min(len(view.pile), shown, _MOST)


def _fresh(view: NorwegianView) -> int:
    """Count the cards on top of the pile that were laid since the last picture.

    Cards that no longer lie on top as they were laid are not counted. Changes other than cards laid
    are passed over.
    """
    laid = 0
    for change in reversed(view.changes):
        if change.kind is ChangeKind.LAID:
            end = len(view.pile) - laid
            if view.pile[end - change.count : end] != change.cards:
                break
            laid += change.count
    return laid


def _fan(view: NorwegianView, spots: Spots, texts: Texts, theme: Theme) -> list[Place | Text]:
    """Draw the upper cards of the pile as a fan, fresh ones glowing, and its number of cards.

    The emblem of who laid last lies on it.
    """
    shown = view.pile[-fanned(view) :]
    width, height = spots.card, cards.height_of(spots.card)
    step = min(width * 0.52, (spots.reach - width) / max(1, len(shown) - 1))
    fresh = len(shown) - _fresh(view)
    shapes: list[Place | Text] = []
    x, y = spots.pile[0], spots.pile[1] - 6
    for number, card in enumerate(shown):
        away = number - (len(shown) - 1) / 2
        # The same few angles for odd and even numbers: a turned card is kept by its angle.
        left, angle = x + away * step - width / 2, round((ceil(away) - 0.5) * _TILT, 1)
        top = y - height / 2 + away * away * 1.6
        if number >= fresh:
            glow = places.halo(width, height)
            shapes.append(Place(glow, left - 14, top - 14, angle, role=Role.CUE))
        shapes.append(Place(cards.front(card, index(card, texts), width), left, top, angle))
    if view.last_layer is not None:
        token = places.disc(theme.seats[view.last_layer], round(width * 0.4))
        away = (len(shown) - 1) / 2
        right, low = x + away * step + width * 0.36, y + away * away * 1.6
        shapes.append(Place(token, right - width * 0.18, low, role=Role.CUE))
    tag = piles.count(len(view.pile))
    away = (len(shown) - 1) / 2
    left, low = x - away * step - width / 2, y + height / 2 + away * away * 1.6
    shapes.append(Place(tag, left - 22, low - tag.height + 18))
    return shapes


def _empty(view: NorwegianView, spots: Spots, texts: Texts, theme: Theme) -> list[Place | Text]:
    """Draw the place of an empty pile, with what happened since the last picture.

    That is a turned card that could not be laid, crossed out; a fire; the emblem of who took the
    pile, with how many cards.
    """
    x, y = spots.pile
    width, height = spots.card, cards.height_of(spots.card)
    shapes: list[Place | Text] = [Place(piles.bare(width), x - width / 2, y - height / 2)]
    laid = {card for change in view.changes if change.kind is ChangeKind.LAID
            for card in change.cards}  # fmt: skip
    for change in view.changes:
        if change.kind is ChangeKind.TURNED and change.cards[0] not in laid:
            card = change.cards[0]
            small = round(width * 0.8)
            drawing = cards.front(card, index(card, texts), small)
            left, top = x - small / 2, y - cards.height_of(small) / 2
            shapes.append(Place(drawing, left, top, -6))
            cross = piles.cross(round(small * 0.8))
            shapes.append(Place(cross, x - small * 0.4, y - small * 0.3, role=Role.CUE))
        elif change.kind is ChangeKind.BURNT:
            blaze = piles.blaze(round(width * 0.92))
            shapes.append(Place(blaze, x - blaze.width / 2, y - blaze.height / 2, role=Role.CUE))
    for change in view.changes:
        if change.kind is ChangeKind.TAKEN:
            token = places.disc(theme.seats[change.seat], round(width * 0.5))
            plate = piles.gain(change.count, theme.lamp)
            # Beside the card that did not fit, where one was turned.
            middle = x + width * 0.8 if len(shapes) > 1 else x
            low = y + height / 2 - plate.height - 12
            left, top = middle - token.width / 2, low - token.height - 4
            shapes.append(Place(token, left, top, role=Role.CUE))
            shapes.append(Place(plate, middle - plate.width / 2, low, role=Role.CUE))
    return shapes


def _stacks(view: NorwegianView, spots: Spots, theme: Theme) -> list[Place | Text]:
    """Draw the stock (an outline once empty), and burnt cards once there are any, with numbers.

    Burnt cards glow if some were burnt since the last picture.
    """
    width, height = spots.small, cards.height_of(spots.small)
    burnt = len(view.burnt)
    shapes: list[Place | Text] = []
    if any(change.kind is ChangeKind.BURNT for change in view.changes):
        left, top = spots.burnt[0] - 14, spots.burnt[1] - 14
        shapes.append(Place(places.halo(width, height), left, top, role=Role.CUE))
    for count, (x, y), charred in (
        (view.stock, spots.stock, False),
        *(((burnt, spots.burnt, True),) if burnt else ()),
    ):
        if count:
            shapes.append(Place(piles.stack(width, piles.layers(count), burnt=charred), x, y))
            if not charred:
                shapes.append(Place(cards.back(width), x, y))
        else:
            shapes.append(Place(piles.bare(width), x, y))
        low = y + height + piles.layers(count) * piles.LAYER
        shapes.append(
            Text(str(count), x - 20, low - 30, width + 40, PRIVATE_DECIDES, theme.ink,
                 align="centre", bold=True, rim=_RIM, rim_width=6, role=Role.COUNTER,
                 of="burnt" if charred else "stock")
        )  # fmt: skip
    return shapes
