"""A card for each clan: its face, points as cups, what it holds, its lamp; in turn order."""

from __future__ import annotations

from games.rage.content import GOAL
from games.rage.view import Player, RageView
from rendering.actors.faces import Mood
from rendering.rage.layout import WIDTH
from rendering.rage.pieces.banners import shield_of, slab
from rendering.rage.pieces.figures import portrait
from rendering.rage.pieces.signs import empty_cup, lamp, sign
from rendering.scene.scene import ELSE, PUBLIC_DECIDES, Drawing, Place, Role, Text, centred
from rendering.scene.texts import Texts
from rendering.scene.theme import SeatMark, Theme
from rendering.shapes.seat_marks import bubble, medal, tick

STRIP = 142
"""Height of a row of two cards."""
_WIDE = 582
_FACE = 122
_LEFT = 14
_ACROSS = WIDTH - 2 * _LEFT - _WIDE
"""From one card to the next in a row."""


def height_of_strips(players: int) -> int:
    """Return the height of the players' cards, two in a row."""
    return -(-players // 2) * STRIP


def seated_order(view: RageView) -> list[Player]:
    """List the players as they act in this turn, then those who are out of it."""
    acting = [view.players[seat] for seat in view.order]
    return [*acting, *(player for player in view.players if player not in acting)]


def strips(
    view: RageView, names: tuple[str, ...], texts: Texts, theme: Theme, top: float
) -> list[Place | Text]:
    """Draw a card for each player in turn order, two in a row, from ``top`` down."""
    return [
        shape
        for n, player in enumerate(seated_order(view))
        for shape in _strip(
            view, player, _LEFT + n % 2 * _ACROSS, top + n // 2 * STRIP, names, texts, theme
        )
    ]


def mark_of(view: RageView, player: Player, theme: Theme, size: int) -> Drawing | None:
    """Return the mark of a seat: a tick if it has answered, a lamp at its turn, a bubble if asked.

    None for any other.
    """
    waiting = next((wait for wait in view.waiting if wait.seat == player.seat), None)
    if waiting is not None and waiting.answered:
        return tick(size, theme.asked)
    if view.active == player.seat:
        return lamp(size)
    return bubble(size, theme.asked) if waiting is not None else None


def _strip(
    view: RageView,
    player: Player,
    x: float,
    y: float,
    names: tuple[str, ...],
    texts: Texts,
    theme: Theme,
) -> list[Place | Text]:
    """Draw a player's card: face, name, points as cups, played tactics card, holdings, lamp.

    A player who left, has no clan, is about to win or able to has words in place of holdings.
    """
    mark = theme.seats[player.seat]
    glow = theme.lamp if view.active == player.seat else ""
    left, middle = x + _FACE + 14, y + 98
    said = _said(player, texts)
    room = 196 if said else 350 if player.played is None else 270
    shapes: list[Place | Text] = [
        Place(slab(_WIDE, STRIP - 4, mark.colour, glow), x, y, role=Role.GROUND),
        *_face(view, player, mark, x + 8, y + 8),
        Text(names[player.seat], left, y + 6, room, PUBLIC_DECIDES, theme.ink, ELSE,
             height=56, bold=True, role=Role.CUE),
        *_token(view, player, x + _WIDE - 44, y + 40, theme),
    ]  # fmt: skip
    if said:
        ink = theme.faint if player.left or player.clan is None else theme.lamp
        return [
            *shapes,
            *cups(view, player, left + 196, y + 36),
            Text(said, left, middle - 32, _WIDE - _FACE - 28, 46, ink, ELSE, height=62, bold=True,
                 role=Role.CUE),
        ]  # fmt: skip
    if player.played is not None:
        shapes += [
            centred(sign("cards", 48), x + _WIDE - 156, y + 36),
            Text(str(player.played), x + _WIDE - 130, y + 6, 60, PUBLIC_DECIDES, theme.ink,
                 height=58, bold=True),
        ]  # fmt: skip
    shapes += cups(view, player, left, middle)
    for n, (name, count) in enumerate(reversed(held(player))):
        at = x + _WIDE - 16 - (n + 1) * 92
        shapes += [
            centred(sign(name, 42), at + 20, middle),
            Text(str(count), at + 40, middle - 30, 58, PUBLIC_DECIDES, theme.ink, height=58,
                 bold=True, role=Role.COUNTER, of=f"{name} {player.seat}"),
        ]  # fmt: skip
    return shapes


def mood(view: RageView, player: Player) -> Mood:
    """Return how a leader looks: hurt if gone, glad if about to win or able to, else calm.

    Grim if somebody else is about to win.
    """
    if player.left:
        return Mood.HURT
    if player.wins_next or player.can_win:
        return Mood.GLAD
    return Mood.GRIM if any(other.wins_next for other in view.players) else Mood.CALM


def _face(view: RageView, player: Player, mark: SeatMark, x: float, y: float) -> list[Place | Text]:
    """Draw the face of a clan with the emblem of its seat; without a clan the emblem alone."""
    if player.clan is None:
        return [centred(shield_of(mark, 96), x + _FACE / 2, y + _FACE / 2)]
    return [
        Place(portrait(player.clan, mark, _FACE, mood(view, player)), x, y, role=Role.CUE),
        centred(shield_of(mark, 54), x + _FACE - 22, y + _FACE - 24),
    ]


def _said(player: Player, texts: Texts) -> str:
    """Return the words for a player who left, has no clan, is about to win, or able to; or ""."""
    if player.left:
        return texts("rage-picture-left")
    if player.clan is None:
        return texts("rage-picture-no-clan")
    if not (player.wins_next or player.can_win):
        return ""
    return texts(f"rage-picture-{'wins-next' if player.wins_next else 'can-win'}")


def held(player: Player) -> tuple[tuple[str, int], ...]:
    """Return the sign and number of legendaries, crystals and gold, without zeros."""
    found = (
        ("legend", player.legendaries),
        ("crystal", player.crystals),
        ("gold", player.gold),
    )
    return tuple((name, count) for name, count in found if count)


def _token(view: RageView, player: Player, x: float, y: float, theme: Theme) -> list[Place | Text]:
    """Draw a player's medal if the game has placed them, else the seat's mark, around a point."""
    if player.place is not None:
        return [centred(medal(player.place, 72), x, y)]
    token = mark_of(view, player, theme, 66)
    if token is None:
        return []
    return [Place(token, x - token.width / 2, y - token.height / 2, role=Role.CUE)]


def cups(view: RageView, player: Player, x: float, y: float) -> list[Place | Text]:
    """Draw points as cups, and those missing up to the goal as outlines, from ``x`` on.

    Points beyond the goal are drawn, too.
    """
    size = 40
    pitch = 40 if view.goal == GOAL else 34
    return [
        centred(sign("cup", size) if n < player.points else empty_cup(size), x + 20 + n * pitch, y)
        for n in range(max(view.goal, player.points))
    ]
