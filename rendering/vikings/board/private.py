"""The picture of one seat: the arena above the own hand and the own bracelets."""

from __future__ import annotations

from games.vikings.view import Player, VikingsView
from rendering.scene.frame import foot
from rendering.scene.scene import Place, Role, Scene, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.vikings.board.arena import pieces as arena_pieces
from rendering.vikings.board.layout import HEIGHT, PRIVATE, WIDTH
from rendering.vikings.board.public import header, knocked, laid_card, state_of
from rendering.vikings.board.sentences import action_name, alt
from rendering.vikings.pieces import cards, figures, furniture
from rendering.vikings.pieces.landscape import landscape
from rendering.vikings.pieces.palette import PALETTE

_SEATS_X, _SEATS_Y, _SEAT_WIDTH, _SEAT_HEIGHT = 690, 108, 500, 110
_LAID_Y, _LAID_HEIGHT = 574, 214
_HAND_Y, _HAND_WIDTH = 854, 216
_BRACELETS_X, _BRACELETS_WIDTH, _BRACELETS_HEIGHT = 742, 440, 306


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
            for shape in _seat(view, player, row, names, theme)
        ),
        *_laid(view, texts, theme),
        *_hand(view, texts, theme),
        *_bracelets(own, texts, theme),
        *foot(footer, theme, WIDTH, HEIGHT - 34),
    ]
    if view.last_turn:
        banner = furniture.ribbon(texts("vikings-picture-last-turn"), 400)
        shapes.append(Place(banner, PRIVATE.x - 200, PRIVATE.y + PRIVATE.radius - 30))
    if view.knocked is not None:
        shapes.extend(knocked(view.knocked, 76, 700))
    return Scene(
        landscape(PRIVATE, view.arena), tuple(shapes), alt(view, names, texts, theme), PALETTE
    )


def _seat(
    view: VikingsView, player: Player, row: int, names: tuple[str, ...], theme: Theme
) -> list[Place | Text]:
    x, y = _SEATS_X, _SEATS_Y + row * (_SEAT_HEIGHT + 4)
    mark = theme.seats[player.seat]
    border, lamp = state_of(view, player, theme)
    figure = figures.viking(mark, 78)
    shapes: list[Place | Text] = [
        Place(furniture.plank(_SEAT_WIDTH, _SEAT_HEIGHT, mark, border), x, y, role=Role.GROUND),
        Place(figure, x + 32, y + 6),
        Text(names[player.seat], x + 122, y + 10, 300, 36, theme.ink, 30, height=46, bold=True),
        Place(figures.bracelet_plain(40), x + 122, y + 58),
        Text(str(player.bracelets), x + 170, y + 54, 60, 38, theme.ink, height=46, bold=True),
        Place(cards.back(mark, 30), x + 236, y + 56),
        Text(str(player.hand), x + 274, y + 54, 44, 38, theme.ink, height=46, bold=True),
    ]
    if player.seat != view.viewer:
        for n, value in enumerate(player.known[-3:]):
            shapes.append(Place(figures.bracelet(value, 38), x + 310 + n * 35, y + 56))
    if lamp is not None:
        left, top = x + _SEAT_WIDTH - lamp.width / 2 - 44, y + 70 - lamp.height / 2
        shapes.append(Place(lamp, left, top, role=Role.CUE))
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
    shapes: list[Place | Text] = [
        Text(
            texts("vikings-picture-hand"),
            30,
            _HAND_Y - 42,
            400,
            34,
            theme.lamp,
            bold=True,
            role=Role.CUE,
        )
    ]
    if not view.hand:
        words = texts("vikings-picture-no-cards")
        shapes.append(
            Text(words, 30, _HAND_Y + 110, 660, 36, theme.faint, 30, align="centre", role=Role.CUE)
        )
    for n, card in enumerate(view.hand):
        front = cards.face(card, action_name(card, texts), _HAND_WIDTH)
        shapes.append(Place(front, 28 + n * (_HAND_WIDTH + 16), _HAND_Y))
    return shapes


def _bracelets(own: Player, texts: Texts, theme: Theme) -> list[Place | Text]:
    shapes: list[Place | Text] = [
        Text(texts("vikings-picture-bracelets"), _BRACELETS_X, _HAND_Y - 42, _BRACELETS_WIDTH, 34,
             theme.lamp, 28, bold=True, role=Role.CUE)
    ]  # fmt: skip
    count = len(own.known)
    if not count:
        words = texts("vikings-picture-no-bracelets")
        shapes.append(
            Text(
                words,
                _BRACELETS_X,
                _HAND_Y + 110,
                _BRACELETS_WIDTH,
                36,
                theme.faint,
                30,
                role=Role.CUE,
            )
        )
        return shapes
    size, columns = max(
        (min(_BRACELETS_WIDTH / n * 0.94, _BRACELETS_HEIGHT / -(-count // n) * 0.88, 100), n)
        for n in range(4, 8)
    )
    pitch = _BRACELETS_WIDTH / columns
    size = round(size)
    for n, value in enumerate(own.known):
        x = _BRACELETS_X + n % columns * pitch
        y = _HAND_Y + 6 + n // columns * (size * 1.1)
        shapes.append(Place(figures.bracelet(value, size), x, y))
    return shapes
