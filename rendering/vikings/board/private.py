"""The picture of one seat: the arena above the own hand and the own bracelets."""

from __future__ import annotations

from games.vikings.view import Player, VikingsView
from rendering.scene.frame import foot
from rendering.scene.scene import Place, Role, Scene, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.vikings.board.arena import pieces as arena_pieces
from rendering.vikings.board.public import header, knocked, laid_card, state_of
from rendering.vikings.board.sentences import action_name, alt
from rendering.vikings.layout import PRIVATE, PRIVATE_HEIGHT, WIDTH
from rendering.vikings.pieces import cards, figures, furniture
from rendering.vikings.pieces.landscape import landscape
from rendering.vikings.pieces.palette import PALETTE

_SEATS_X, _SEATS_Y, _SEAT_WIDTH, _SEATS_HEIGHT = 690, 104, 500, 444
_TALLEST = 178
"""Of a seat's board."""
_THREE_LINES = 140
"""So high a seat's board has a line for name, counts and known bracelets each."""
_LAID_Y, _LAID_HEIGHT = 554, 212
_HAND_X, _HAND_Y, _HAND_WIDTH = 24, 788, 128
_BRACELETS_HEIGHT = 130


def panel(
    view: VikingsView, names: tuple[str, ...], texts: Texts, theme: Theme, footer: str
) -> Scene:
    """Show the table as the viewing seat knows it."""
    own = next(player for player in view.players if player.seat == view.viewer)
    shapes: list[Place | Text] = [
        *header(view, names, texts, theme),
        *arena_pieces(view, names, theme, PRIVATE),
        *(
            shape
            for row, player in enumerate(view.players)
            for shape in _seat(view, player, row, names, texts, theme)
        ),
        *_laid(view, texts, theme),
        *_hand(view, texts, theme),
        *_bracelets(view, own, texts, theme),
        *foot(footer, theme, WIDTH, PRIVATE_HEIGHT - 34),
    ]
    if view.last_turn:
        banner = furniture.ribbon(texts("vikings-picture-last-turn"), 400)
        shapes.append(Place(banner, PRIVATE.x - 200, PRIVATE.y + PRIVATE.radius - 30))
    if view.knocked is not None:
        shapes.extend(knocked(view.knocked, 76, 690))
    return Scene(
        landscape(PRIVATE, view.arena), tuple(shapes), alt(view, names, texts, theme), PALETTE
    )


def _seat(
    view: VikingsView,
    player: Player,
    row: int,
    names: tuple[str, ...],
    texts: Texts,
    theme: Theme,
) -> list[Place | Text]:
    """A seat's board: name and counts, and below them all that the viewer knows it to hold."""
    height = min(_TALLEST, _SEATS_HEIGHT // len(view.players) - 4)
    x, y = _SEATS_X, _SEATS_Y + row * (height + 4)
    high = height >= _THREE_LINES
    mark = theme.seats[player.seat]
    border, lamp = state_of(view, player, theme)
    figure = figures.viking(mark, 78)
    counts_x, counts_y = (x + 122, y + 54) if high else (x + 264, y + 8)
    shapes: list[Place | Text] = [
        Place(furniture.plank(_SEAT_WIDTH, height, mark, border), x, y, role=Role.GROUND),
        Place(figure, x + 32, y + (height - figure.height) / 2 - 6),
        Text(names[player.seat], x + 122, y + 8, 280 if high else 140, 36, theme.ink, 24,
             height=46, bold=True),
        Place(figures.bracelet_plain(40), counts_x, counts_y + 4),
        Text(str(player.bracelets), counts_x + 46, counts_y, 50, 36, theme.ink, height=46,
             bold=True, role=Role.COUNTER),
        Place(cards.back(mark, 30), counts_x + 100, counts_y + 2),
        Text(str(player.hand), counts_x + 136, counts_y, 30, 36, theme.ink, height=46, bold=True,
             role=Role.COUNTER),
    ]  # fmt: skip
    known_y = y + (min(104, height - 50) if high else 56)
    if player.seat == view.viewer:
        words = texts("vikings-picture-own")
        shapes.append(
            Text(words, x + 124, known_y + 2, 300, 28, theme.lamp, height=40, role=Role.CUE)
        )
    else:
        shapes.extend(_known(player, x + 122, known_y, texts, theme))
    if lamp is not None:
        left, top = x + _SEAT_WIDTH - lamp.width / 2 - 40, y + height - 46 - lamp.height / 2
        shapes.append(Place(lamp, left, top, role=Role.CUE))
    return shapes


def _known(player: Player, x: float, y: float, texts: Texts, theme: Theme) -> list[Place | Text]:
    """Every value that the viewer knows a player to hold, with how many there are of it."""
    shapes: list[Place | Text] = []
    for value, count in player.known_by_value:
        shapes.append(Place(figures.bracelet(value, 40), x, y))
        x += 42
        if count > 1:
            words = texts("vikings-picture-times", count=count)
            shapes.append(Text(words, x, y, 38, 30, theme.ink, 24, height=44, bold=True))
            x += 36
    return shapes


def _laid(view: VikingsView, texts: Texts, theme: Theme) -> list[Place | Text]:
    x = _SEATS_X + 4
    shapes: list[Place | Text] = [
        Place(furniture.scroll(_SEAT_WIDTH - 8, _LAID_HEIGHT), x, _LAID_Y, role=Role.GROUND),
        Text(
            texts("vikings-picture-laid"), x + 20, _LAID_Y + 8, 280, 28, theme.faint, role=Role.CUE
        ),
    ]
    if not view.laid:
        words = texts("vikings-picture-nothing-laid")
        shapes.append(
            Text(words, x + 20, _LAID_Y + 90, 450, 30, theme.ink, 26, align="centre", role=Role.CUE)
        )
    step = min(156, 470 / max(1, len(view.laid)))
    for n, laid in enumerate(view.laid):
        middle = x + 90 + n * step
        shapes.append(
            Text(action_name(laid.announced, texts), middle - step / 2, _LAID_Y + 42, step - 4, 26,
                 theme.ink, 24, align="centre")
        )  # fmt: skip
        shapes.extend(laid_card(laid, middle, _LAID_Y + 80, 84, n, texts, theme))
    return shapes


def _hand(view: VikingsView, texts: Texts, theme: Theme) -> list[Place | Text]:
    shapes: list[Place | Text] = []
    if not view.hand:
        words = texts("vikings-picture-no-cards")
        shapes.append(Text(words, _HAND_X, _HAND_Y + 60, 400, 36, theme.faint, 30, role=Role.CUE))
    for n, card in enumerate(view.hand):
        front = cards.face(card, action_name(card, texts), _HAND_WIDTH)
        shapes.append(Place(front, _HAND_X + n * (_HAND_WIDTH + 12), _HAND_Y))
    return shapes


def _bracelets(view: VikingsView, own: Player, texts: Texts, theme: Theme) -> list[Place | Text]:
    """All of one's own bracelets, beside the hand."""
    left = _HAND_X + max(3, len(view.hand)) * (_HAND_WIDTH + 12) + 16
    width = WIDTH - left - 16
    count = len(own.known)
    words = texts("vikings-picture-bracelets", count=count)
    shapes: list[Place | Text] = [
        Text(words, left, _HAND_Y, width, 34, theme.lamp, 28, bold=True, role=Role.CUE)
    ]
    if not count:
        return shapes
    size, columns = max(
        (min(width / n * 0.94, _BRACELETS_HEIGHT / -(-count // n) * 0.86, 100), n)
        for n in range(1, count + 1)
    )
    pitch = min(width / columns, size * 1.1)
    size = round(size)
    for n, value in enumerate(own.known):
        x = left + n % columns * pitch
        y = _HAND_Y + 48 + n // columns * (size * 1.08)
        shapes.append(Place(figures.bracelet(value, size), x, y))
    return shapes
