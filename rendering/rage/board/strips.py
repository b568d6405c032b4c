"""A strip for each clan: points as cups, what it holds, its place in the turn, its lamp."""

from __future__ import annotations

from games.rage.content import GOAL
from games.rage.view import Phase, Player, RageView
from rendering.rage.layout import WIDTH
from rendering.rage.pieces.banners import shield_of, slab
from rendering.rage.pieces.signs import empty_cup, lamp, sign
from rendering.scene.scene import DECIDES, MUST_READ, Drawing, Place, Role, Text, centred
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.shapes.seat_marks import bubble, medal, tick

STRIP = 72
"""Height of a strip."""
_LEFT = 14


def seated_order(view: RageView) -> list[Player]:
    """List the players as they act in this turn, then those who are out of it."""
    acting = [view.players[seat] for seat in view.order]
    return [*acting, *(player for player in view.players if player not in acting)]


def strips(
    view: RageView, names: tuple[str, ...], texts: Texts, theme: Theme, top: float
) -> list[Place | Text]:
    """Draw a strip for each clan, in turn order."""
    return [
        shape
        for row, player in enumerate(seated_order(view))
        for shape in _strip(view, player, top + row * STRIP, names, texts, theme)
    ]


def mark_of(view: RageView, player: Player, theme: Theme, size: int) -> Drawing | None:
    """Return the lamp of a seat: at turn, asked, has answered, or none."""
    waiting = next((wait for wait in view.waiting if wait.seat == player.seat), None)
    if view.phase is Phase.OVER:
        return None
    if waiting is not None and waiting.answered:
        return tick(size, theme.asked)
    if view.active == player.seat:
        return lamp(size)
    return bubble(size, theme.asked) if waiting is not None else None


def _strip(
    view: RageView,
    player: Player,
    y: float,
    names: tuple[str, ...],
    texts: Texts,
    theme: Theme,
) -> list[Place | Text]:
    mark = theme.seats[player.seat]
    over = view.phase is Phase.OVER
    first = over and player.seat in view.ranking[0]
    glow = theme.lamp if view.active == player.seat or first else ""
    middle = y + STRIP / 2 - 2
    said = _said(player, texts, over=over)
    shapes: list[Place | Text] = [
        Place(slab(WIDTH - 2 * _LEFT, STRIP - 4, mark.colour, glow), _LEFT, y, role=Role.GROUND),
        centred(shield_of(mark, 60), _LEFT + 44, middle),
        Text(names[player.seat], _LEFT + 82, y, 258, MUST_READ, theme.ink, height=STRIP - 4,
             bold=True, role=Role.CUE),
        *_cups(view, player, _LEFT + 342, middle),
        *_token(view, player, WIDTH - 62, middle, texts, theme),
    ]  # fmt: skip
    if said:
        ink = theme.faint if player.left or player.clan is None else theme.lamp
        return [
            *shapes,
            Text(said, _LEFT + 586, y, 500, DECIDES, ink, height=STRIP - 4, bold=True),
        ]
    for n, (name, count) in enumerate(_held(player)):
        x = _LEFT + 590 + n * 122
        shapes += [
            centred(sign(name, 44), x + 22, middle),
            Text(str(count), x + 50, y, 70, DECIDES, theme.ink, height=STRIP - 4, bold=True,
                 role=Role.COUNTER),
        ]  # fmt: skip
    if player.played is not None:
        shapes += [
            centred(sign("cards", 42), _LEFT + 984, middle),
            Text(str(player.played), _LEFT + 1010, y, 72, DECIDES, theme.ink, height=STRIP - 4,
                 bold=True),
        ]  # fmt: skip
    return shapes


def _said(player: Player, texts: Texts, *, over: bool) -> str:
    """Say what matters more of a player than what is held; mostly nothing."""
    if player.left:
        return texts("rage-picture-left")
    if player.clan is None:
        return texts("rage-picture-no-clan")
    if over or not (player.wins_next or player.can_win):
        return ""
    return texts(f"rage-picture-{'wins-next' if player.wins_next else 'can-win'}")


def _held(player: Player) -> tuple[tuple[str, int], ...]:
    return (
        ("legend", player.legendaries),
        ("crystal", player.crystals),
        ("gold", player.gold),
    )


def _token(
    view: RageView, player: Player, x: float, y: float, texts: Texts, theme: Theme
) -> list[Place | Text]:
    """Show the lamp of a seat, its medal, or its place in the turn around a point."""
    if player.place is not None:
        return [centred(medal(player.place, 62), x, y)]
    token = mark_of(view, player, theme, 62)
    if token is not None:
        return [Place(token, x - token.width / 2, y - token.height / 2, role=Role.CUE)]
    if player.seat in view.order:
        nth = texts("rage-picture-nth", nth=view.order.index(player.seat) + 1)
        return [Text(nth, x - 76, y - 24, 104, MUST_READ, theme.faint, align="right", height=48,
                     bold=True, role=Role.CUE)]  # fmt: skip
    return []


def _cups(view: RageView, player: Player, x: float, y: float) -> list[Place | Text]:
    """Show points as cups and those that are missing as outlines, of as many as win."""
    size = 40
    pitch = 44 if view.goal == GOAL else 38
    return [
        centred(sign("cup", size) if n < player.points else empty_cup(size), x + 22 + n * pitch, y)
        for n in range(max(view.goal, player.points))
    ]
