"""The board that everybody sees."""

from __future__ import annotations

from games.vikings.content import ACTIONS, Card
from games.vikings.view import Laid, Phase, Player, VikingsView
from rendering.scene.frame import foot
from rendering.scene.scene import Drawing, Place, Role, Scene, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.shapes.seat_marks import bubble, medal, tick
from rendering.vikings.board.arena import pieces as arena_pieces
from rendering.vikings.board.sentences import action_name, alt, question
from rendering.vikings.layout import HEIGHT, PUBLIC, WIDTH
from rendering.vikings.pieces import cards, figures, furniture
from rendering.vikings.pieces.landscape import landscape
from rendering.vikings.pieces.palette import PALETTE

_SEATS_X, _SEATS_Y, _SEAT_WIDTH, _SEAT_HEIGHT = 806, 112, 388, 186
_STONE_WIDTH, _STONE_HEIGHT, _STONES_Y = 146, 162, 902
_CARD_WIDTH, _CARDS_Y = 84, 1046
_FULL_ROW = 5
"""Bracelets that fit beside one another below a final score; more lie in two rows."""
_TWO_DIGITS = 10


def board(
    view: VikingsView, names: tuple[str, ...], texts: Texts, theme: Theme, footer: str
) -> Scene:
    """Show the whole table."""
    over = view.phase is Phase.OVER
    shapes: list[Place | Text] = [
        *header(view, names, texts, theme),
        *(() if over else arena_pieces(view, names, theme, PUBLIC)),
        *(
            shape
            for row, player in enumerate(view.players)
            for shape in _seat(view, player, row, names, texts, theme)
        ),
        *_rack(view, texts, theme),
        *foot(footer, theme, WIDTH, HEIGHT - 34),
    ]
    if over:
        shapes.extend(_trophy(view, question(view, names, texts), theme))
    elif view.last_turn:
        banner = furniture.ribbon(texts("vikings-picture-last-turn"), 400)
        shapes.append(Place(banner, PUBLIC.x - 200, PUBLIC.y + PUBLIC.radius - 26))
    if view.knocked is not None:
        shapes.extend(knocked(view.knocked, 76, 800))
    return Scene(
        landscape(PUBLIC, view.arena), tuple(shapes), alt(view, names, texts, theme), PALETTE
    )


def _trophy(view: VikingsView, words: str, theme: Theme) -> list[Place | Text]:
    size = 690
    left, top = PUBLIC.x - size / 2, PUBLIC.y - size / 2
    cup = furniture.trophy(tuple(theme.seats[seat] for seat in view.winners), size)
    return [
        Place(cup, left, top),
        Text(words, left + 60, top + size * 0.735, size - 120, 58, theme.lamp, 34, align="centre",
             lines=2, height=size * 0.2, bold=True, rim="#2a1030", rim_width=4, role=Role.CUE),
    ]  # fmt: skip


def header(
    view: VikingsView, names: tuple[str, ...], texts: Texts, theme: Theme
) -> list[Place | Text]:
    """Say which turn it is, what the table waits for, and what is left in store."""
    turn = (
        texts("vikings-picture-turn", turn=view.turn)
        if view.turn
        else texts("vikings-picture-gathering")
    )
    words = question(view, names, texts)
    return [
        Place(furniture.badge(turn, 230, 88), 14, 10, role=Role.CUE),
        Text(words, 256, 6, 720, 40, theme.ink, 34, lines=2, height=98, bold=True,
             rim="#15122a", rim_width=2, role=Role.CUE),
        Place(figures.pouch(84), 994, 12),
        Text(str(view.supply), 1082, 8, 100, 50, theme.ink, height=56, bold=True,
             rim="#15122a", rim_width=2, role=Role.COUNTER),
        Text(texts("vikings-picture-supply"), 1082, 62, 112, 25, theme.ink, 24,
             rim="#15122a", rim_width=2, role=Role.CUE),
    ]  # fmt: skip


def knocked(value: int, x: float, y: float) -> list[Place | Text]:
    """Show a bracelet that flies through the air, its middle at a point."""
    glow, ring = figures.halo(150), figures.bracelet(value, 104)
    return [
        Place(glow, x - 75, y - 75, role=Role.CUE),
        Place(ring, x - ring.width / 2, y - ring.height / 2 - 4),
    ]


def state_of(view: VikingsView, player: Player, theme: Theme) -> tuple[str, Drawing | None]:
    """Tell the border of a seat's board and its lamp: active, asked, has answered, or neither."""
    waiting = next((wait for wait in view.waiting if wait.seat == player.seat), None)
    active = view.active == player.seat and view.phase is not Phase.OVER
    if active:
        return theme.lamp, furniture.lantern(84)
    if waiting is not None:
        return theme.asked, (tick(62, theme.asked) if waiting.answered else bubble(62, theme.asked))
    return "", None


def _seat(
    view: VikingsView,
    player: Player,
    row: int,
    names: tuple[str, ...],
    texts: Texts,
    theme: Theme,
) -> list[Place | Text]:
    x, y = _SEATS_X, _SEATS_Y + row * (_SEAT_HEIGHT + 8)
    mark = theme.seats[player.seat]
    border, lamp = state_of(view, player, theme)
    if player.seat in view.winners:
        border = theme.lamp
    room = 214 if lamp is None else 150
    figure = figures.viking(mark, 112)
    shapes: list[Place | Text] = [
        Place(furniture.plank(_SEAT_WIDTH, _SEAT_HEIGHT, mark, border), x, y, role=Role.GROUND),
        Place(figure, x + 34, y + _SEAT_HEIGHT / 2 - figure.height * 0.55),
        Text(names[player.seat], x + 156, y + 20, room, 36, theme.ink, 28, height=46, bold=True),
    ]
    if player.total is not None:
        return shapes + _final(player, x, y, texts, theme)
    ring = figures.bracelet_plain(52)
    further = 18 if player.bracelets >= _TWO_DIGITS else 0
    shapes += [
        Place(ring, x + 148, y + 92),
        _counter(player.bracelets, x + 203, y + 88, 60, theme),
        Place(cards.back(mark, 40), x + 246 + further, y + 90),
        _counter(player.hand, x + 292 + further, y + 88, 30, theme),
    ]
    if lamp is not None:
        left, top = x + _SEAT_WIDTH - lamp.width / 2 - 46, y + 42 - lamp.height / 2
        shapes.append(Place(lamp, left, top, role=Role.CUE))
    return shapes


def _counter(count: int, x: float, y: float, width: float, theme: Theme) -> Text:
    return Text(str(count), x, y, width, 44, theme.ink, height=60, bold=True, role=Role.COUNTER)


def _final(player: Player, x: float, y: float, texts: Texts, theme: Theme) -> list[Place | Text]:
    assert player.total is not None
    assert player.place is not None
    shapes: list[Place | Text] = [
        Place(medal(player.place, 66), x + 22, y + _SEAT_HEIGHT - 80),
        Text(texts("vikings-picture-points", total=player.total), x + 156, y + 68, 214, 38,
             theme.lamp, 34, height=46, bold=True),
    ]  # fmt: skip
    count = len(player.known)
    columns = count if count <= _FULL_ROW else -(-count // 2)
    size, top = (44, 118) if columns == count else (36, 108)
    step = min(size + 2, (214 - size) / max(1, columns - 1))
    for n, value in enumerate(player.known):
        row, column = divmod(n, max(1, columns))
        shapes.append(
            Place(figures.bracelet(value, size), x + 152 + column * step, y + top + row * 34)
        )
    return shapes


def _rack(view: VikingsView, texts: Texts, theme: Theme) -> list[Place | Text]:
    shapes: list[Place | Text] = []
    for column, action in enumerate((*ACTIONS, Card.SHIELD)):
        x = 16 + column * _STONE_WIDTH
        lit = view.action is action or (
            action is Card.SHIELD and view.phase is Phase.CHALLENGE_SHIELD
        )
        stone = cards.runestone(
            action, action_name(action, texts), _STONE_WIDTH, _STONE_HEIGHT, lit=lit
        )
        shapes.append(Place(stone, x, _STONES_Y, role=Role.CUE))
        leaning = [laid for laid in view.laid if laid.announced is action]
        gap = 44 if len(leaning) > 1 else 0
        for n, laid in enumerate(leaning):
            middle = x + _STONE_WIDTH / 2 + gap * (n - (len(leaning) - 1) / 2)
            shapes.extend(laid_card(laid, middle, _CARDS_Y, _CARD_WIDTH, n, texts, theme))
    return shapes


def laid_card(
    laid: Laid, x: float, y: float, width: int, nth: int, texts: Texts, theme: Theme
) -> list[Place | Text]:
    """Lean a card with the middle of its upper edge at a point, and say what came out."""
    mark = theme.seats[laid.owner]
    front = laid.card is not None
    card = cards.face(laid.card, "", width) if laid.card else cards.back(mark, width)
    shapes: list[Place | Text] = [Place(card, x - width / 2, y, -5 if nth % 2 == 0 else 4)]
    if front:
        token = cards.token(mark, round(width * 0.44))
        shapes.append(Place(token, x - width * 0.62, y - 6))
    if laid.revealed:
        truthful = laid.card is laid.announced
        words = texts(f"vikings-picture-{'true' if truthful else 'bluff'}")
        colour = theme.true if truthful else theme.bluff
        seal = cards.verdict(words, 104, colour, truthful=truthful)
        shapes.append(Place(seal, x - 52, y + card.height - 36))
    elif front:
        shapes.append(
            Place(cards.veil(round(width * 0.5)), x + width * 0.06, y + card.height * 0.62)
        )
    return shapes
