"""The players around the table: name, marks, cards face up on cards face down, the hand."""

from __future__ import annotations

from games.norwegian.view import ChangeKind, NorwegianView, Phase, Player
from rendering.norwegian.board.others_hands import HandSpot, held, taken_by
from rendering.norwegian.board.words import asked, index
from rendering.norwegian.layout import Box
from rendering.norwegian.pieces import cards, marks, piles, places
from rendering.scene.scene import MUST_READ, Drawing, Place, Role, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.shapes.seat_marks import bubble, medal, tick

_ROOMY = 300
"""Width of a place from which its name leaves room for more than one mark."""
_TOP = 70
"""From the upper edge of a place to its cards."""


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
                faint=out,
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
    # Where a name would have no room any more, the hand alone glows.
    if taken and (place.width >= _ROOMY or not signs):
        signs.append(piles.gain(taken, theme.lamp))
    below = spot is HandSpot.BELOW
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
        return shapes + _finished(player, place, texts, theme)
    shapes += laid_out(view, player, place.x + 15, place.y + _TOP, card, texts)
    lower = medals if below else []
    room = _hand_room(place, card, spot, lower, known=bool(player.known))
    return shapes + held(view, player, room, spot, texts, theme)


def _hand_room(place: Box, card: int, spot: HandSpot, medals: list[Drawing], *, known: bool) -> Box:
    """Return where a hand lies in a place; below the cards it leaves room for marks.

    Known cards to the right of the others may need more than their height.
    """
    top, tall = place.y + _TOP, cards.height_of(card)
    left, right = place.x + 15 + 3 * pitch(card), place.x + place.width - 12
    foot = place.y + place.height - 12
    match spot:
        case HandSpot.RIGHT:
            return Box(left + 4, top, right - left - 6, foot - top if known else tall)
        case HandSpot.BELOW:
            spare = 6 + sum(medal.width + 2 for medal in medals)
            top += tall + round(card * 0.09)
            return Box(place.x + 14, top, place.width - 28 - spare, foot - top)
        case HandSpot.BESIDE:
            return Box(left - 2, top - 6, right - left + 2, foot - top + 6)


def border(view: NorwegianView, player: Player, theme: Theme) -> str:
    """Return the colour around a place: of the turn, a question, or none."""
    active = view.active == player.seat
    return theme.lamp if active else theme.asked if asked(view, player.seat) else ""


def signs_of(view: NorwegianView, player: Player, theme: Theme) -> list[Drawing]:
    """List what a player has to do, from the right: lamp of the turn or attack, a question."""
    signs: list[Drawing] = []
    aims = view.phase is Phase.AIM and asked(view, player.seat)
    if view.active == player.seat and not aims:
        signs.append(marks.lamp(70))
    waiting = next((wait for wait in view.waiting if wait.seat == player.seat), None)
    if waiting is not None and view.active != player.seat:
        sign = tick if waiting.answered else bubble
        signs.append(sign(46, theme.asked))
    if aims:
        signs.append(marks.axe(48))
    return signs


def medals_of(view: NorwegianView, player: Player) -> list[Drawing]:
    """List what a player is: the dealer, or the holder of a place."""
    medals: list[Drawing] = []
    if view.dealer == player.seat:
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


def _finished(player: Player, place: Box, texts: Texts, theme: Theme) -> list[Place | Text]:
    """Show the place of a player without cards; the game goes on without it."""
    assert player.place is not None
    size = min(130, place.height - 84)
    x, y = place.x + 22, place.y + 70
    return [
        Place(medal(player.place, size), x, y),
        Text(texts("norwegian-picture-out"), x + size + 14, y, place.width - size - 52, 42,
             theme.faint, MUST_READ, lines=3, height=size * 0.9, bold=True, role=Role.CUE),
    ]  # fmt: skip
