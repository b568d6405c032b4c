"""The final picture: the trophy, and all players by place with their remaining cards (N36)."""

from __future__ import annotations

from itertools import groupby

from games.norwegian.content import Card, Cards, rank_of
from games.norwegian.view import NorwegianView, Player
from rendering.actors.faces import Mood
from rendering.norwegian.board.header import header
from rendering.norwegian.board.sentences import alt
from rendering.norwegian.board.words import index
from rendering.norwegian.layout import FOOTER, WIDTH, Box, ranked
from rendering.norwegian.pieces import cards, people, places
from rendering.norwegian.pieces.palette import PALETTE
from rendering.norwegian.pieces.table import table
from rendering.norwegian.pieces.trophy import sunburst, trophy
from rendering.scene.frame import foot
from rendering.scene.scene import ELSE, PUBLIC_DECIDES, Place, Role, Scene, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import SeatMark, Theme
from rendering.shapes.seat_marks import medal

_STRIP = 352
"""Width of the strip with the name."""
_NUMBER = 78
"""Room for the number of cards left."""
_REST = 116
"""Room for the number of those for which there is none."""
_SHARES = (1.06, 0.8, 0.64, 0.0)
"""How far apart cards lie, in widths of a card: the last only leaves their rank to be seen."""
_EQUAL = (0.15, 0.07)
"""How far apart equal ones lie, where there is room and where there is none."""
_WIDTHS = (92, 84, 76, 68, 60, 54, 46)
_GAP = (26, 10)
"""Between the hand, the cards face up and those that lay face down."""
_SMALLER = 0.44
"""Height of those who have not won, of the field's."""
_ASIDE = 2
"""Most of them on each side."""
_MOST = 4
"""Most equal cards drawn."""
_LEAST = 10
"""Beside the last card: its shade, and the back under it."""

Spread = list[tuple[Card | None, float]]
Plan = tuple[int, Spread]


def standing(
    view: NorwegianView, names: tuple[str, ...], texts: Texts, theme: Theme, footer: str
) -> Scene:
    """Draw the winners, and below them everybody by place with the cards they were left with."""
    field, lanes, height = ranked(len(view.players))
    winners = tuple(theme.seats[winner] for winner in view.ranking[0])
    shapes: list[Place | Text] = [
        *header(view, names, texts, theme),
        *_beside(view, field, theme),
        *_winners(winners, field),
    ]
    order = [seat for place in view.ranking for seat in place]
    for seat, lane in zip(order, lanes, strict=True):
        shapes += _lane(view.players[seat], lane, names, texts, theme)
    shapes += foot(footer, theme, WIDTH, height - FOOTER + 6, ELSE)
    ground = table(field, height, lanes)
    return Scene(ground, tuple(shapes), alt(view, names, texts, theme), PALETTE)


def _beside(view: NorwegianView, field: Box, theme: Theme) -> list[Place | Text]:
    """Draw those on the next places beside one winner, the better the nearer; the last is sad.

    At most four are drawn; an empty list if several have won.
    """
    others = [seat for place in view.ranking[1:] for seat in place]
    if len(view.ranking[0]) > 1:
        return []
    size = round((field.height - 16) * _SMALLER)
    middle, apart = field.x + field.width / 2, size * 1.02
    shapes: list[Place | Text] = []
    for number, seat in reversed([*enumerate(others[: 2 * _ASIDE])]):
        away = (field.height * 0.5 + apart * (number // 2)) * (1 if number % 2 else -1)
        mood = Mood.HURT if seat == others[-1] else Mood.CALM
        drawn = people.person(theme.seats[seat], size, mood)
        shapes.append(Place(drawn, middle + away * 1.08 - size / 2,
                            field.y + field.height - 8 - size, role=Role.CUE))  # fmt: skip
    return shapes


def _winners(marks: tuple[SeatMark, ...], field: Box) -> list[Place | Text]:
    """Draw the winners, at most four, in the light behind the trophy."""
    middle, inner = field.x + field.width / 2, field.height - 16
    light = sunburst(field.height - 8)
    shapes: list[Place | Text] = [
        Place(light, middle - light.width / 2, field.y + 4,
              role=Role.CUE)
    ]  # fmt: skip
    bust = round(inner * 0.8)
    few = marks[:_MOST]
    apart = bust * 1.5
    for number, mark in enumerate(few):
        # One stands behind the bowl, several beside it.
        across = (number - (len(few) - 1) / 2) * apart
        x = middle - bust / 2 + across
        shapes.append(Place(people.person(mark, bust, Mood.GLAD), x, field.y + 12, role=Role.CUE))
    low = round(inner * 0.66)
    prize = trophy(marks, field.width - 60, low)
    return [*shapes, Place(prize, field.x + 30, field.y + 8 + inner - low)]


def _lane(
    player: Player, lane: Box, names: tuple[str, ...], texts: Texts, theme: Theme
) -> list[Place | Text]:
    """Draw a player's line of the final ranking: medal, name, number of cards left, the cards.

    A player without cards has words instead.
    """
    assert player.place is not None
    first = player.place == 1
    mark, border = theme.seats[player.seat], theme.lamp if first else ""
    size = min(84, lane.height - 14)
    middle = lane.y + lane.height / 2
    shapes: list[Place | Text] = [
        Place(places.lane(lane.width, lane.height, _STRIP, mark, border), lane.x, lane.y,
              role=Role.GROUND),
        Place(medal(player.place, size), lane.x + 56 - size / 2, middle - size / 2),
        Text(names[player.seat], lane.x + 162, lane.y, _STRIP - 162 - 36, ELSE, theme.ink,
             height=lane.height, bold=True, role=Role.CUE),
    ]  # fmt: skip
    left = lane.x + _STRIP
    right = lane.x + lane.width - 18
    if player.cards == 0:
        words = texts("norwegian-picture-winner" if first else "norwegian-picture-out")
        return [
            *shapes,
            Text(words, left + 20, lane.y, right - left - 20, 48, theme.lamp if first else
                 theme.faint, 40, height=lane.height, bold=True, role=Role.CUE),
        ]  # fmt: skip
    shapes.append(
        Text(str(player.cards), left - 8, lane.y, _NUMBER, 48, theme.lamp, PUBLIC_DECIDES,
             align="right", height=lane.height, bold=True, rim="#1a1014", rim_width=2,
             role=Role.COUNTER)
    )  # fmt: skip
    left += _NUMBER + 14
    room = Box(left, lane.y, right - left, lane.height)
    return shapes + _laid_open(player, room, texts, theme)


def _laid_open(player: Player, room: Box, texts: Texts, theme: Theme) -> list[Place | Text]:
    """Lay the hand, the cards face up and those that lay face down (on backs) side by side.

    Where there is no room even for the smallest, the hand's lowest ranks are left out and counted
    as ``+n``.
    """
    below = tuple(card for card in player.turned if card is not None)
    hand, free, dropped = player.known, room.width, 0
    while (plan := _plan((hand, player.face_up, below), free, room.height, texts)) is None:
        lowest = rank_of(hand[0])
        hand = tuple(card for card in hand if rank_of(card) is not lowest)
        dropped = len(player.known) - len(hand)
        free = room.width - _REST
    width, lying = plan
    x, y = float(room.x), room.y + (room.height - cards.height_of(width)) / 2 - 2
    shapes: list[Place | Text] = []
    if dropped:
        shapes.append(
            Text(f"+{dropped}", x, room.y, _REST, PUBLIC_DECIDES, theme.ink, height=room.height,
                 bold=True)
        )  # fmt: skip
        x += _REST
    turned = len(lying) - len(below)
    for number, (card, along) in enumerate(lying):
        if number >= turned:
            shapes.append(Place(cards.back(width), x + along + 6, y - 6))
        drawing = cards.under(width) if card is None else cards.front(card, index(card, texts),
                                                                      width)  # fmt: skip
        shapes.append(Place(drawing, x + along, y))
    return shapes


def _plan(groups: tuple[Cards, ...], wide: int, high: int, texts: Texts) -> Plan | None:
    """Return the largest width of cards that fit, and where each lies, as far apart as possible.

    Only the smallest may lie so close that just their ranks are seen. None if even these do not
    fit.
    """
    for width in _WIDTHS:
        if cards.height_of(width) + 12 > high:
            continue
        for share in _SHARES[: None if width == _WIDTHS[-1] else -1]:
            lying = _spread(groups, width, share, texts)
            if lying[-1][1] + width + _LEAST <= wide:
                return width, lying
    return None


def _spread(groups: tuple[Cards, ...], width: int, share: float, texts: Texts) -> Spread:
    """Return the cards that are drawn and where each lies, from the left, in pixels.

    Of equal ones in a group at most four are drawn; all but the top one are None (only an edge is
    seen). ``share`` is the distance in widths of a card.
    """
    plan: Spread = []
    x = 0.0
    for group in groups:
        for _, equal in groupby(group, rank_of):
            *others, top = tuple(equal)[:_MOST]
            for _under in others:
                plan.append((None, x))
                x += width * _EQUAL[not share]
            plan.append((top, x))
            x += max(width * share, _seen(index(top, texts), width))
        if group:
            # The last one of a group is seen as a whole.
            x = plan[-1][1] + width + _GAP[not share]
    return plan


def _seen(rank: str, width: int) -> float:
    """Return how much of a card tells its rank."""
    size = cards.index_size(width)
    return width * 0.09 + size * {0: 1.0, 1: 0.6}.get(len(rank), 1.1)
