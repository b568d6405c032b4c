"""The players around the table: name, marks, cards face up on cards face down, the hand."""

from __future__ import annotations

from typing import NamedTuple

from games.norwegian.view import ChangeKind, NorwegianView, Phase, Player
from rendering.actors.faces import Mood
from rendering.norwegian.board.words import asked, index
from rendering.norwegian.layout import BAND, Box, Cell
from rendering.norwegian.pieces import cards, marks, people, piles, places
from rendering.scene.scene import (
    PRIVATE_DECIDES,
    PUBLIC_DECIDES,
    Drawing,
    Place,
    Role,
    Text,
)
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.shapes.seat_marks import bubble, medal, tick

_MARKED = 270
"""Width of a place from which its name leaves room for an emblem."""
_BESIDE = 60
"""Least room for a hand beside a person."""
_ROOMY = 228
"""Width of a place from which there is room for how many cards were taken; the hand glows, too."""
_NUMBER = 34
"""Room for a digit of the number of cards."""
_SHORT = 70
"""Height of a person up to which marks are as high as that number."""
_TALL = 53
"""From the lower edge of a person to the upper one of that number."""
_OVER = 8
"""How far over the left edge of its place a plate may stand."""


def seat(
    view: NorwegianView,
    player: Player,
    place: Box,
    cell: Cell,
    names: tuple[str, ...],
    texts: Texts,
    theme: Theme,
) -> list[Place | Text]:
    """Draw one player: the person with the hand, name, marks, and the cards on the table.

    A player without cards has a medal in their place. Cards are left out where the cell has no
    room. Cards just taken from the pile are told as ``+n`` where the place is wide enough.
    """
    out = player.cards == 0
    mark = theme.seats[player.seat]
    low = place.y + cell.bust
    marked = place.width >= _MARKED
    mat = places.mat(
        place.width, cell.mat, mark, border(view, player, theme), faint=out, marked=marked
    )
    left, edge = (66, 12) if marked else (7, 7)
    bust = min(round(cell.bust * 1.12), cell.bust + 22)
    shapes: list[Place | Text] = [
        Place(people.person(mark, bust, mood(view, player)), place.x + 4, low + 14 - bust,
              role=Role.CUE),
        *([] if out else _holding(view, player, place, cell, theme)),
        Place(mat, place.x, low, role=Role.GROUND),
        Text(names[player.seat], place.x + left, low + 4, place.width - left - edge, PUBLIC_DECIDES,
             theme.ink, height=BAND, bold=True, role=Role.CUE,
             align="left" if marked else "centre"),
    ]  # fmt: skip
    if not marked:
        shapes.append(Place(places.disc(mark, 46), place.x + 2, low - 34, role=Role.CUE))
    medals = medals_of(view, player)
    right = place.x + place.width - 6
    y = low + 4 + BAND / 2 if cell.wide else max(30, place.y + 18)
    shapes += lined_up(signs_of(view, player, theme), medals, right, y)
    if (taken := taken_by(view, player)) and place.width >= _ROOMY:
        shapes.append(_gained(taken, view, player, place, cell, theme))
    if out:
        return [*shapes, _finished(player, place, cell)]
    if cell.card and cell.wide:
        across = 3 * pitch(cell.card)
        lift = cards.height_of(cell.card) + max(5, round(cell.card * 0.09)) + 8
        x, y = place.x + place.width - across - 6, low - lift
        shapes += laid_out(view, player, x, y, cell.card, texts)
    elif cell.card:
        middle = place.x + (place.width - 3 * pitch(cell.card)) / 2
        shapes += laid_out(view, player, middle, low + BAND + 10, cell.card, texts)
    return shapes


def _holding(
    view: NorwegianView, player: Player, place: Box, cell: Cell, theme: Theme
) -> list[Place | Text]:
    """Draw the hand beside the person: backs in a fan, a fist, and how many cards it has.

    A glass says that some are known. Without a hand there is only the number 0.
    """
    x, room, size, beside, at = _grip(view, player, place, cell, theme)
    ink = theme.ink if player.hand else theme.faint
    number = str(player.hand)
    tall = round(size * 1.9)
    low = place.y + cell.bust + 4
    y = low - tall + 2 if beside else max(place.y + 2, low - tall - 44)
    shapes: list[Place | Text] = []
    if player.hand:
        glowing = taken_by(view, player) > 0
        shapes += [
            Place(places.fan(player.hand, size, glowing=glowing), x, y),
            Place(people.fist(theme.seats[player.seat], round(size * 0.9)), x + size * 0.74,
                  y + size * 1.2, role=Role.CUE),
        ]  # fmt: skip
    left = at if beside else x - 6
    wide = x + room - at if beside else room + 12
    shapes.append(
        Text(number, left, low - 66, wide, PRIVATE_DECIDES, ink, bold=True, height=64,
             rim="#1a1014", rim_width=5, align="left" if beside else "centre", role=Role.COUNTER,
             of=f"hand {player.seat}")
    )  # fmt: skip
    if player.known:
        shapes.append(Place(cards.more(46), x + size * 1.5, y, role=Role.CUE))
    return shapes


class _Grip(NamedTuple):
    """Where a hand is held."""

    x: float
    """Left edge of the fan."""
    room: float
    size: int
    """Of the fan."""
    beside: bool
    """True if the number of cards stands beside the fan, else it stands on its foot."""
    number: float
    """Left edge of that number."""


def _grip(view: NorwegianView, player: Player, place: Box, cell: Cell, theme: Theme) -> _Grip:
    """Return where a player holds the hand, with the number of its cards left of the marks.

    Where these are at the number's height, it stands on the fan if need be.
    """
    end = place.x + place.width - (3 * pitch(cell.card) if cell.wide else 0) - 6
    x = place.x + round(cell.bust * 1.04)
    if end - x < _BESIDE:
        # Held before the chest, where nothing lies beside it.
        x = place.x + round(cell.bust * 0.5)
    room = end - x
    size = int(min(cell.bust * 0.42, room / 2.3, 64))
    digits = _NUMBER * len(str(player.hand))
    if room - size * 2.3 <= digits + 6:
        return _Grip(x, room, size, False, x + (room - digits) / 2)
    number = x + size * 2.3 + 4
    if cell.bust < _SHORT:
        marks_ = (*signs_of(view, player, theme), *medals_of(view, player))
        number = min(number, end - sum(mark.width + 2 for mark in marks_) - digits)
    return _Grip(x, room, size, True, number)


def _gained(
    taken: int, view: NorwegianView, player: Player, place: Box, cell: Cell, theme: Theme
) -> Place:
    """Return the plate that says how many cards a player took, beside the number of the hand.

    It lies left of that number or above it, and is smaller where neither is possible. Only a
    board's places are so low: in a private picture it always fits.
    """
    gain = piles.gain(taken, theme.lamp)
    bust = min(round(cell.bust * 1.12), cell.bust + 22)
    across, down = (bust - gain.width) / 2 + 4, cell.bust - 64
    if not cell.wide:
        across, down = cell.bust, max(-8, -place.y)
    if down + gain.height > cell.bust - _TALL:
        number = _grip(view, player, place, cell, theme).number - place.x
        if gain.width > number + _OVER and cell.wide:
            return Place(gain, place.x + across, place.y + cell.bust - _TALL - gain.height,
                         role=Role.CUE)  # fmt: skip
        if gain.width > number + _OVER:
            gain = piles.gain(taken, theme.lamp, PUBLIC_DECIDES)
        across = min(across, number - gain.width)
    return Place(gain, place.x + across, place.y + down, role=Role.CUE)


def mood(view: NorwegianView, player: Player) -> Mood:
    """Return a player's mood: hurt by a pile just taken, else grim as the target of an ace.

    Else glad if finished or left with face-down cards only, else calm.
    """
    if taken_by(view, player):
        return Mood.HURT
    if view.attack is not None and view.attack.target == player.seat:
        return Mood.GRIM
    if player.place is not None or (not player.hand and not player.face_up):
        return Mood.GLAD
    return Mood.CALM


def border(view: NorwegianView, player: Player, theme: Theme) -> str:
    """Return the colour around a place: that of the turn, else that of a question; else empty.

    A seat that has answered is not asked any more.
    """
    active = view.active == player.seat
    return theme.lamp if active else theme.asked if asked(view, player.seat) else ""


def signs_of(view: NorwegianView, player: Player, theme: Theme) -> list[Drawing]:
    """Return the drawings of what a player has to do, from the right.

    They are a lamp for the turn, for others who are asked a bubble (a tick once answered), and an
    axe for one who has to aim an ace, instead of the lamp.
    """
    signs: list[Drawing] = []
    aims = view.phase is Phase.AIM and asked(view, player.seat)
    if view.active == player.seat and not aims:
        signs.append(marks.lamp(60))
    waiting = next((wait for wait in view.waiting if wait.seat == player.seat), None)
    if waiting is not None and view.active != player.seat:
        sign = tick if waiting.answered else bubble
        signs.append(sign(46, theme.asked))
    if aims:
        signs.append(marks.axe(48))
    return signs


def medals_of(view: NorwegianView, player: Player) -> list[Drawing]:
    """Return the drawings of a player's titles: dealer, and the place of one who still has cards.

    The place of a player without cards is drawn elsewhere (``_finished``).
    """
    medals: list[Drawing] = []
    if view.dealer == player.seat:
        medals.append(marks.dealer(44))
    if player.place is not None and player.cards:
        medals.append(medal(player.place, 98))
    return medals


def lined_up(
    signs: list[Drawing], medals: list[Drawing], right: float, y: float
) -> list[Place | Text]:
    """Put marks side by side from the right edge leftwards, signs before medals.

    ``y`` is the height of their middles.
    """
    shapes: list[Place | Text] = []
    marks_ = [(sign, Role.CUE) for sign in signs] + [(medal_, Role.PIECE) for medal_ in medals]
    for mark, role in marks_:
        right -= mark.width
        shapes.append(Place(mark, right, y - mark.height / 2, role=role))
        right -= 2
    return shapes


def laid_out(
    view: NorwegianView, player: Player, x: float, y: float, card: int, texts: Texts
) -> list[Place | Text]:
    """Lay a player's cards face up on those face down; where one is gone is a worn spot.

    Face-up cards laid out just now glow.
    """
    shift = max(5, round(card * 0.09))
    fresh = any(
        change.kind is ChangeKind.LAID_OUT and change.seat == player.seat for change in view.changes
    )
    shapes: list[Place | Text] = []
    for number in range(len(player.face_down)):
        left = x + number * pitch(card)
        shapes.append(Place(lying(player, number, card), left + shift, y))
        if number < len(player.face_up):
            if fresh:
                halo = places.halo(card, cards.height_of(card))
                shapes.append(Place(halo, left - 14, y + shift - 14, role=Role.CUE))
            top = player.face_up[number]
            shapes.append(Place(cards.front(top, index(top, texts), card), left, y + shift))
    return shapes


def lying(player: Player, number: int, card: int) -> Drawing:
    """Draw what lies in a place: a back, or nothing any more."""
    return cards.back(card) if player.face_down[number] else places.slot(card)


def pitch(card: int) -> int:
    """Return how far apart the three cards before a player lie."""
    return card + max(5, round(card * 0.09)) + max(4, card // 14)


def _finished(player: Player, place: Box, cell: Cell) -> Place:
    """Return the medal of a player without cards, where the cards lay, or beside the person."""
    assert player.place is not None
    if not cell.card or cell.wide:
        size = max(98, min(130, cell.bust - 10))
        return Place(medal(player.place, size), place.x + round(cell.bust * 1.1), place.y + 4)
    top = cell.bust + BAND
    size = min(round((place.height - top) * 1.06), 150)
    left = place.x + (place.width - size) / 2
    return Place(medal(player.place, size), left, place.y + top + (place.height - top - size) / 2)


def taken_by(view: NorwegianView, player: Player) -> int:
    """Count the cards that a player took from the pile since the last picture."""
    return sum(
        change.count
        for change in view.changes
        if change.kind is ChangeKind.TAKEN and change.seat == player.seat
    )
