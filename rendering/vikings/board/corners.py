"""The seats around a private arena: everybody leans out of a corner, above what they have."""

from __future__ import annotations

import msgspec

from games.vikings.content import Card
from games.vikings.view import Player, VikingsView
from rendering.scene.scene import (
    PRIVATE_DECIDES,
    Drawing,
    Place,
    Role,
    Text,
    centred,
)
from rendering.scene.theme import SeatMark, Theme
from rendering.shapes.lesson_sheet import verdict
from rendering.vikings.board.moods import mood_of, shown, span
from rendering.vikings.board.seats import border_of, lamp_of
from rendering.vikings.layout import WIDTH
from rendering.vikings.pieces import cards, figures, furniture

Shapes = list[Place | Text]

_BUST = 188
_LEAN = 7
"""Degrees by which everybody leans towards the ring."""
_HIGH = 70
"""Of the plank below a bust, whose upper edge covers the bust's lower one."""
_EDGE = 4
_STONE, _CARD = (66, 84), 58
_PITCH = 88
"""From one card that was laid to the next, and as far as both lie over each other."""
_ARROW = "\N{RIGHTWARDS ARROW}"


class Corner(msgspec.Struct, frozen=True):
    """Where a seat is shown."""

    left: bool
    top: float
    """Upper edge of the bust."""
    up: bool = False
    """True if what was laid lies above the bust instead of below its plank."""


def around(low: float) -> tuple[Corner, ...]:
    """Return the four corners of an arena that ends at ``low``, the viewer's own first, clockwise.

    The viewer's is the lower left one.
    """
    bottom = low - 4 - _HIGH - _BUST + 8
    return (
        Corner(True, bottom, True),
        Corner(True, 0),
        Corner(False, 0),
        Corner(False, bottom, True),
    )


def seated(view: VikingsView) -> tuple[Player, ...]:
    """List the seats, the viewer's own first, in the order of play; there must be a viewer."""
    assert view.viewer is not None
    seats = len(view.players)
    return tuple(view.players[(view.viewer + n) % seats] for n in range(seats))


def placed_around(
    view: VikingsView,
    names: tuple[str, ...],
    theme: Theme,
    low: float,
    *,
    whole: bool,
) -> Shapes:
    """Draw all seats in the corners; ``whole`` with names and numbers of cards, too.

    With two players the other one is in the opposite corner. The view must be a seat's.
    """
    own, *others = seated(view)
    corners = around(low)
    facing = corners[2:3] if len(others) == 1 else corners[1:]
    shapes: Shapes = []
    for player, corner in zip((own, *others), (corners[0], *facing), strict=False):
        shapes += _seat(view, player, corner, names, theme, whole=whole)
    return shapes


def _seat(
    view: VikingsView,
    player: Player,
    corner: Corner,
    names: tuple[str, ...],
    theme: Theme,
    *,
    whole: bool,
) -> Shapes:
    """Draw a player in a corner: bust, bracelets with their known worth, announcements and lamp.

    ``whole`` draws the name (not the viewer's) and the number of cards as well, and announcements
    unstacked.
    """
    mark = theme.seats[player.seat]
    bust = figures.bust(mark, _BUST, mood_of(view, player))
    x = 96 if corner.left else WIDTH - 96
    y = corner.top + bust.height / 2 - 4
    shapes: Shapes = [
        centred(bust, x, y, _LEAN if corner.left else -_LEAN, Role.CUE),
        *plank(view, player, corner.left, corner.top + _BUST - 8, theme, counted=whole),
        *_laid(view, player, corner, theme, stacked=not whole),
    ]
    lamp = lamp_of(view, player, theme)
    if lamp is not None:
        shapes.append(
            centred(lamp, x + (62 if corner.left else -62), corner.top + 134, role=Role.CUE)
        )
    if whole and player.seat != view.viewer:
        shapes += _name(view, player, corner, names, theme)
    if player.known:
        torc = worth(player)
        top = corner.top + (72 if not corner.up else _BUST - 88)
        shapes.append(Place(torc, 196 if corner.left else WIDTH - 196 - torc.width, top))
    return shapes


def _name(
    view: VikingsView, player: Player, corner: Corner, names: tuple[str, ...], theme: Theme
) -> Shapes:
    """Write a seat's name beside its bust.

    Lower ones are left out where the plank is long: it shows a clash.
    """
    if corner.up and span(view, player) is not None:
        return []
    x, room, y = (WIDTH - 490, 236, _BUST - 4) if corner.up else (WIDTH - 476, 280, 7)
    return [
        Text(names[player.seat], 196 if corner.left else x, corner.top + y, room, PRIVATE_DECIDES,
             theme.ink, align="left" if corner.left else "right", height=64, bold=True,
             rim="#15122a", rim_width=4)
    ]  # fmt: skip


def worth(player: Player) -> Drawing:
    """Draw the sum of a seat's bracelets known to the viewer.

    ``=`` stands before it if these are all, ``+`` behind it if there are others.
    """
    more = "" if len(player.known) == player.bracelets else "+"
    told = f"={sum(player.known)}" if not more else f"{sum(player.known)}{more}"
    return figures.heap(told, 74, PRIVATE_DECIDES)


def plank(
    view: VikingsView, player: Player, left: bool, top: float, theme: Theme, *, counted: bool
) -> Shapes:
    """Draw a plank with a seat's number of bracelets; after a clash, before it and now (``3→4``).

    ``counted`` adds the number of its cards, unless a clash changed the bracelets. It lies at the
    left or right edge, its upper edge at ``top``.
    """
    met = span(view, player)
    told, ink, role = str(player.bracelets), theme.ink, Role.COUNTER
    if met is not None and met[0] != met[1]:
        told = f"{met[0]}{_ARROW}{met[1]}"
        ink, role = (theme.true if met[1] > met[0] else theme.bluff), Role.CUE
    cards_too = counted and role is Role.COUNTER
    room = 16 + 38 * len(told)
    width = 90 + room + (100 if cards_too else 0)
    x = _EDGE if left else WIDTH - _EDGE - width
    border = border_of(view, player, theme)
    board = furniture.plank(round(width), _HIGH, theme.seats[player.seat], border)
    inner = x + 34
    shapes: Shapes = [
        Place(board, x, top, role=Role.GROUND),
        centred(figures.bracelet_plain(50), inner + 24, top + _HIGH / 2),
        Text(told, inner + 50, top, room, PRIVATE_DECIDES, ink, height=_HIGH - 2, bold=True,
             role=role, of=f"bracelets {player.seat}"),
    ]  # fmt: skip
    if cards_too:
        right = x + width
        shapes += [
            centred(cards.back(theme.seats[player.seat], 36), right - 78, top + _HIGH / 2),
            Text(str(player.hand), right - 54, top, 46, PRIVATE_DECIDES, theme.ink,
                 height=_HIGH - 2, bold=True, role=Role.COUNTER, of=f"cards {player.seat}"),
        ]  # fmt: skip
    return shapes


def _laid(
    view: VikingsView, player: Player, corner: Corner, theme: Theme, *, stacked: bool
) -> Shapes:
    """Draw what a seat announced beside its bust: stone, card, and what came out.

    Several are one above the other if ``stacked``, else side by side.
    """
    shapes: Shapes = []
    told = told_by(view, player)
    for n, (announced, card, revealed) in enumerate(told):
        across, down = (0, n) if stacked else (n, 0)
        x = _EDGE + across * 136
        y = corner.top + _BUST + _HIGH + down * _PITCH
        if corner.up:
            y = corner.top - _PITCH * (1 + down)
        if not corner.left:
            x = WIDTH - x - 130
        shapes += pair(announced, card, revealed, theme.seats[player.seat], (x, y), theme)
    return shapes


def told_by(view: VikingsView, player: Player) -> list[tuple[Card, Card | None, bool]]:
    """List what a seat announced: this turn, else in the clashes that are still told of.

    Each is the announced card, the true one (None if the viewer does not know it), and whether it
    was revealed. Clashes count only if nobody has announced anything yet this turn.
    """
    if view.laid:
        return [
            (one.announced, one.card, one.revealed) for one in view.laid if one.owner == player.seat
        ]
    return [
        (clash.action, clash.card, clash.card is not None)
        for clash in shown(view)
        if clash.seats[0] == player.seat
    ]


def pair(
    announced: Card,
    card: Card | None,
    revealed: bool,
    mark: SeatMark,
    at: tuple[float, float],
    theme: Theme,
    stone: tuple[int, int] = _STONE,
    width: int = _CARD,
) -> Shapes:
    """Draw the stone of the announced action and the card beside it; a back if it is None.

    A revealed card has a tick or a cross, one that only the viewer knows a closed eye. ``at`` is
    the upper left corner.
    """
    x, y = at
    front = cards.back(mark, width) if card is None else cards.face(card, width)
    shapes: Shapes = [
        Place(cards.runestone(announced, *stone, lit=not revealed), x, y, role=Role.CUE),
        Place(front, x + stone[0] + 4, y + (stone[1] - front.height) / 2, 4),
    ]
    right, low = x + stone[0] + width, y + stone[1]
    size = round(width * 0.66)
    if revealed:
        truthful = card is announced
        colour = theme.true if truthful else theme.bluff
        shapes.append(centred(verdict(size, colour, right=truthful), right - 4, low - size * 0.4))
    elif card is not None:
        shapes.append(centred(cards.veil(size), right - 4, low - size * 0.4))
    return shapes
