"""The players around the table: name, marks, cards face up on cards face down, the hand."""

from __future__ import annotations

from games.norwegian.view import ChangeKind, NorwegianView, Phase, Player
from rendering.norwegian.board.others_hands import HandSpot, held, shows_all, taken_by
from rendering.norwegian.board.words import asked, index
from rendering.norwegian.layout import Box, Table
from rendering.norwegian.pieces import cards, marks, piles, places
from rendering.scene.scene import MUST_READ, Drawing, Place, Role, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.shapes.seat_marks import bubble, medal, tick

_ROOMY = 300
"""Width of a place from which its name leaves room for more than one mark."""
_TOP = 70
"""From the upper edge of a place to its cards."""
_AT_END = (118, 100, 84, 76, 68, 60, 52, 46)
"""Widths of cards that make room for the open hands at the end."""


def seat(
    view: NorwegianView,
    player: Player,
    place: Box,
    card: int,
    spot: HandSpot,
    names: tuple[str, ...],
    texts: Texts,
    theme: Theme,
) -> list[Place | Text]:
    """Show one player."""
    out = player.cards == 0
    shapes: list[Place | Text] = [
        Place(
            places.mat(
                place.width,
                place.height,
                theme.seats[player.seat],
                border(view, player, theme),
                faint=out and view.phase is not Phase.OVER,
            ),
            place.x,
            place.y,
            role=Role.GROUND,
        )
    ]
    signs = signs_of(view, player, theme)
    medals = medals_of(view, player)
    middle = place.y + 7 + places.BAND / 2
    taken = taken_by(view, player)
    if taken:
        signs.append(piles.gain(taken, theme.lamp))
    below = spot is HandSpot.BELOW and view.phase is not Phase.OVER
    if below:
        low = place.y + place.height - 34
        shapes += lined_up([], medals, place.x + place.width - 16, low)
    beside = medals if not below and (place.width >= _ROOMY or not signs) else []
    shapes += lined_up(signs, beside, place.x + place.width - 14, middle)
    width = place.width - 68 - 18 - sum(mark.width + 2 for mark in (*signs, *beside))
    shapes.append(
        Text(names[player.seat], place.x + 66, place.y + 8, width, MUST_READ, theme.ink,
             height=places.BAND - 2, bold=True, role=Role.CUE)
    )  # fmt: skip
    if out:
        return shapes + _finished(view, player, place, texts, theme)
    shapes += laid_out(view, player, place.x + 15, place.y + _TOP, card, texts)
    lower = medals if below else []
    room = _hand_room(place, card, spot, lower, is_open=view.phase is Phase.OVER)
    return shapes + held(view, player, room, spot, texts, theme)


def card_at_end(view: NorwegianView, plan: Table, spot: HandSpot, texts: Texts) -> int:
    """Choose the largest cards before the players that leave room for all their open hands."""
    for size in (plan.card, *(small for small in _AT_END if small < plan.card)):
        rooms = [_hand_room(place, size, spot, [], is_open=True) for place in plan.seats]
        if all(
            shows_all(player, room, spot, texts)
            for player, room in zip(view.players, rooms, strict=True)
        ):
            return size
    return min(plan.card, _AT_END[-1])


def _hand_room(
    place: Box, card: int, spot: HandSpot, medals: list[Drawing], *, is_open: bool
) -> Box:
    """Return where a hand lies in a place; below the cards it leaves room for marks.

    An open hand to the right of the cards needs more than their height.
    """
    top, tall = place.y + _TOP, cards.height_of(card)
    left, right = place.x + 15 + 3 * pitch(card), place.x + place.width - 12
    foot = place.y + place.height - 12
    match spot:
        case HandSpot.RIGHT:
            return Box(left + 4, top, right - left - 6, foot - top if is_open else tall)
        case HandSpot.BELOW:
            spare = 6 + sum(medal.width + 2 for medal in medals)
            top += tall + round(card * 0.09)
            return Box(place.x + 14, top, place.width - 28 - spare, foot - top)
        case HandSpot.BESIDE:
            return Box(left - 2, top - 6, right - left + 2, foot - top + 6)


def border(view: NorwegianView, player: Player, theme: Theme) -> str:
    """Return the colour around a place: of a winner, the turn, a question, or none."""
    if view.phase is Phase.OVER:
        return theme.lamp if player.place == 1 else ""
    active = view.active == player.seat
    return theme.lamp if active else theme.asked if asked(view, player.seat) else ""


def signs_of(view: NorwegianView, player: Player, theme: Theme) -> list[Drawing]:
    """List what a player has to do, from the right: the lamp of the turn, a question, an attack."""
    signs: list[Drawing] = []
    if view.active == player.seat:
        signs.append(marks.lamp(70))
    waiting = next((wait for wait in view.waiting if wait.seat == player.seat), None)
    if waiting is not None and view.active != player.seat:
        sign = tick if waiting.answered else bubble
        signs.append(sign(46, theme.asked))
    if view.phase is Phase.AIM and asked(view, player.seat):
        signs.append(marks.axe(48))
    return signs


def medals_of(view: NorwegianView, player: Player) -> list[Drawing]:
    """List what a player is: the dealer, or the holder of a place."""
    medals: list[Drawing] = []
    if view.dealer == player.seat and view.phase is not Phase.OVER:
        medals.append(marks.dealer(40))
    if player.place is not None and player.cards:
        medals.append(medal(player.place, 50))
    return medals


def lined_up(
    signs: list[Drawing], medals: list[Drawing], right: float, y: float
) -> list[Place | Text]:
    """Put marks beside one another, the first at the right."""
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
    """Lay three cards face up on three face down; what is gone leaves a worn spot."""
    shift = max(5, round(card * 0.09))
    fresh = any(
        change.kind is ChangeKind.LAID_OUT and change.seat == player.seat for change in view.changes
    )
    shapes: list[Place | Text] = []
    for number in range(len(player.face_down)):
        left = x + number * pitch(card)
        shapes.append(Place(lying(player, number, card, texts), left + shift, y))
        if number < len(player.face_up):
            if fresh:
                halo = places.halo(card, cards.height_of(card))
                shapes.append(Place(halo, left - 14, y + shift - 14, role=Role.CUE))
            top = player.face_up[number]
            shapes.append(Place(cards.front(top, index(top, texts), card), left, y + shift))
            shapes += covered(player, number, card, left, y + shift, texts)
    return shapes


def lying(player: Player, number: int, card: int, texts: Texts) -> Drawing:
    """Draw what lies in a place: nothing any more, a back, or a card turned over at the end."""
    if not player.face_down[number]:
        return places.slot(card)
    turned = player.turned[number] if player.turned else None
    return cards.back(card) if turned is None else cards.front(turned, index(turned, texts), card)


def covered(
    player: Player, number: int, card: int, x: float, y: float, texts: Texts
) -> list[Place | Text]:
    """Say at the foot of a face-up card which card was found below it at the end (N36)."""
    turned = player.turned[number] if player.turned else None
    if turned is None:
        return []
    tag = cards.peek(index(turned, texts), 1, max(36, round(card * 0.42)))
    return [Place(tag, x + card - tag.width * 0.8, y + cards.height_of(card) - tag.height * 0.8)]


def pitch(card: int) -> int:
    """Return how far apart the three cards before a player lie."""
    return card + max(5, round(card * 0.09)) + max(4, card // 14)


def _finished(
    view: NorwegianView, player: Player, place: Box, texts: Texts, theme: Theme
) -> list[Place | Text]:
    """Show the place of a player without cards; the game may go on without it."""
    assert player.place is not None
    size = min(130, place.height - 84)
    x, y = place.x + 22, place.y + 70
    winner = view.phase is Phase.OVER and player.place == 1
    words = texts("norwegian-picture-winner" if winner else "norwegian-picture-out")
    return [
        Place(medal(player.place, size), x, y),
        Text(words, x + size + 14, y, place.width - size - 52, 42, theme.lamp if winner else
             theme.faint, 24, lines=2, height=size * 0.9, bold=True, role=Role.CUE),
    ]  # fmt: skip
