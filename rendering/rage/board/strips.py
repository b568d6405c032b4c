"""A strip for each clan: points as cups, what it holds, its place in the turn, its lamp."""

from __future__ import annotations

from games.rage.content import GOAL
from games.rage.view import Phase, Player, RageView
from rendering.rage.layout import WIDTH
from rendering.rage.pieces.banners import shield_of, slab
from rendering.rage.pieces.signs import empty_cup, lamp, sign
from rendering.scene.scene import Drawing, Place, Role, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.shapes.lesson_sheet import centred
from rendering.shapes.seat_marks import bubble, medal, tick

STRIP = 84
"""Height of a strip."""
COLUMN = 366
"""Width of the column of cards."""
LEAST = 186
"""Height that a card wants at least."""
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
    glow = (
        theme.lamp
        if view.active == player.seat or (over and player.seat in view.ranking[0])
        else ""
    )
    middle = y + STRIP / 2
    warned = (player.wins_next or player.can_win) and not over
    shapes: list[Place | Text] = [
        Place(slab(WIDTH - 2 * _LEFT, STRIP - 4, mark.colour, glow), _LEFT, y, role=Role.GROUND),
        centred(shield_of(mark, 66), _LEFT + 48, middle - 2),
        Text(names[player.seat], _LEFT + 92, y + 5, 262, 36, theme.ink, 34, height=44, bold=True),
        Text(_below(player, texts), _LEFT + 92, y + 46, 262, 24, theme.faint, 24, height=28),
        *_cups(view, player, _LEFT + 362, middle - (18 if warned else 2)),
    ]
    if warned:
        words = texts(f"rage-picture-{'wins-next' if player.wins_next else 'can-win'}")
        shapes.append(
            Text(words, _LEFT + 362, y + 46, 230, 26, theme.lamp, 24, height=30, bold=True)
        )
    shapes += _token(view, player, WIDTH - 64, middle - 2, texts, theme)
    for n, (name, count) in enumerate(_held(player)):
        x = _LEFT + 604 + n * 104
        shapes += [
            centred(sign(name, 42), x + 20, middle - 2),
            Text(
                str(count),
                x + 44,
                y,
                58,
                38,
                theme.ink,
                34,
                height=STRIP - 6,
                bold=True,
                role=Role.COUNTER,
            ),
        ]
    if player.played is not None:
        shapes += [
            centred(sign("cards", 40), _LEFT + 1020, middle - 2),
            Text(str(player.played), _LEFT + 1042, y, 46, 34, theme.ink, 30, height=STRIP - 6,
                 bold=True),
        ]  # fmt: skip
    return shapes


def cards(
    view: RageView,
    names: tuple[str, ...],
    texts: Texts,
    theme: Theme,
    left: float,
    top: float,
    low: float,
) -> list[Place | Text]:
    """Draw a card for each clan in a column, in turn order."""
    high = min(262, (low - top) / len(view.players))
    return [
        shape
        for row, player in enumerate(seated_order(view))
        for shape in _card(view, player, left, top + row * high, high - 6, names, texts, theme)
    ]


def _card(
    view: RageView,
    player: Player,
    x: float,
    y: float,
    high: float,
    names: tuple[str, ...],
    texts: Texts,
    theme: Theme,
) -> list[Place | Text]:
    mark, wide = theme.seats[player.seat], COLUMN - 14
    over = view.phase is Phase.OVER
    glow = (
        theme.lamp
        if view.active == player.seat or (over and player.seat in view.ranking[0])
        else ""
    )
    warned = (player.wins_next or player.can_win) and not over
    below = (
        texts(f"rage-picture-{'wins-next' if player.wins_next else 'can-win'}")
        if warned
        else _below(player, texts)
    )
    shapes: list[Place | Text] = [
        Place(slab(wide, round(high), mark.colour, glow), x, y, role=Role.GROUND),
        centred(shield_of(mark, 62), x + 46, y + 44),
        Text(names[player.seat], x + 84, y + 8, wide - 168, 36, theme.ink, 30, height=44,
             bold=True),
        Text(below, x + 84, y + 50, wide - 100, 26, theme.lamp if warned else theme.faint, 24,
             height=32, bold=warned),
        *_cups(view, player, x + 18, y + 112),
        *_token(view, player, x + wide - 48, y + 42, texts, theme),
    ]  # fmt: skip
    pitch = (wide - 24) / 2
    for n, (name, count) in enumerate(_held(player)):
        column, row = n % 2, n // 2
        left, top = x + 18 + column * pitch * 0.62, y + 138 + row * 52
        shapes += [
            centred(sign(name, 38), left + 20, top + 26),
            Text(
                str(count),
                left + 46,
                top,
                60,
                36,
                theme.ink,
                34,
                height=52,
                bold=True,
                role=Role.COUNTER,
            ),
        ]
    if player.played is not None:
        shapes += [
            centred(sign("cards", 56), x + wide - 92, y + high - 66),
            Text(str(player.played), x + wide - 58, y + high - 96, 50, 40, theme.ink, 34, height=60,
                 bold=True),
        ]  # fmt: skip
    return shapes


def _held(player: Player) -> tuple[tuple[str, int], ...]:
    return (
        ("legend", player.legendaries),
        ("forge", player.forges),
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
        return [Text(nth, x - 42, y - 24, 84, 30, theme.faint, 24, "centre", height=48, bold=True,
                     role=Role.CUE)]  # fmt: skip
    return []


def _below(player: Player, texts: Texts) -> str:
    if player.left:
        return texts("rage-picture-left")
    if player.clan is None:
        return texts("rage-picture-no-clan")
    return texts(f"rage-clan-{player.clan.value}")


def _cups(view: RageView, player: Player, x: float, y: float) -> list[Place | Text]:
    """Show points as cups and those that are missing as outlines, of as many as win."""
    size = 40
    pitch = 44 if view.goal == GOAL else 38
    return [
        centred(sign("cup", size) if n < player.points else empty_cup(size), x + 22 + n * pitch, y)
        for n in range(max(view.goal, player.points))
    ]
