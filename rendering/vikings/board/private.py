"""The picture of one seat: the arena above the own hand and the own bracelets."""

from __future__ import annotations

from games.vikings.view import Player, VikingsView
from rendering.scene.scene import DECIDES, MUST_READ, Place, Role, Scene, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.vikings.board.arena import pieces as arena_pieces
from rendering.vikings.board.clash import PENDING, Box, clashes
from rendering.vikings.board.plays import LINE, Shapes, lines
from rendering.vikings.board.public import knocked
from rendering.vikings.board.seats import by_value, counts, known, portrait, state_of
from rendering.vikings.board.sentences import action_name, alt
from rendering.vikings.layout import PRIVATE, PRIVATE_HEIGHT, TRAY, WIDTH
from rendering.vikings.pieces import cards, furniture
from rendering.vikings.pieces.landscape import landscape
from rendering.vikings.pieces.palette import PALETTE

_SEATS_X, _SEATS_Y, _SEAT_WIDTH, _SEAT_HEIGHT = 706, 8, 486, 144
_FEW, _TALL = 3, 202
"""Up to so many at the table seats have boards so high, with a line for the counts."""
_TABLE = PRIVATE_HEIGHT - TRAY
"""Upper edge of the table that the hand lies on."""
_CARD_WIDTH, _CARD_HEIGHT = 212, 220
_OWN = 118
_CLASH, _CLASH_LINE = 250, 80
"""Height of what tells who met whom, and of a line of several, where there is room."""
_HAND_X = 152


def panel(
    view: VikingsView, names: tuple[str, ...], texts: Texts, theme: Theme, _footer: str
) -> Scene:
    """Show the table as the viewing seat knows it."""
    own = next(player for player in view.players if player.seat == view.viewer)
    others = [player for player in view.players if player is not own]
    shapes: Shapes = [
        *arena_pieces(view, theme, PRIVATE),
        *(
            shape
            for row, player in enumerate(others)
            for shape in _seat(view, player, row, names, theme)
        ),
        *_told(view, len(others), names, texts, theme),
        *_tray(view, own, texts, theme),
    ]
    if view.last_turn:
        banner = furniture.ribbon(texts("vikings-picture-last-turn"), 400)
        shapes.append(Place(banner, PRIVATE.x - 200, PRIVATE.y + PRIVATE.radius - 20))
    if view.knocked is not None:
        shapes.extend(knocked(view.knocked, 80, 590))
    return Scene(
        landscape(PRIVATE, view.arena), tuple(shapes), alt(view, names, texts, theme), PALETTE
    )


def _seat(
    view: VikingsView, player: Player, row: int, names: tuple[str, ...], theme: Theme
) -> Shapes:
    """Lay out a seat's plank: name, counts, and what the viewer knows the seat holds."""
    tall = len(view.players) <= _FEW
    height = _TALL if tall else _SEAT_HEIGHT
    x, y = _SEATS_X, _SEATS_Y + row * (height + 6)
    border, _ = state_of(view, player, theme)
    size, left = (104, x + 152) if tall else (80, x + 128)
    board = furniture.plank(_SEAT_WIDTH, height, theme.seats[player.seat], border)
    return [
        Place(board, x, y, role=Role.GROUND),
        *portrait(view, player, (x + 34 + left) / 2 - 2, y + height / 2 + 6, size, theme),
        Text(names[player.seat], left, y + 8, 320 if tall else 164, 44, theme.ink, DECIDES,
             height=58, bold=True),
        *(counts(player, left, y + 94, theme) if tall else counts(player, x + 294, y + 37, theme)),
        *known(player, left, y + height - 72),
    ]  # fmt: skip


def _told(
    view: VikingsView, others: int, names: tuple[str, ...], texts: Texts, theme: Theme
) -> Shapes:
    """Tell below the seats who met whom, or what was announced."""
    if not view.clashes or view.phase in PENDING:
        return _laid(view, texts, theme)
    height = _TALL if len(view.players) <= _FEW else _SEAT_HEIGHT
    top = _SEATS_Y + others * (height + 6) + 2
    rows = len(view.clashes)
    high = min(_TABLE - 8 - top, _CLASH if rows == 1 else rows * _CLASH_LINE)
    box = Box(_SEATS_X, _TABLE - 8 - high, _SEAT_WIDTH, high)
    return clashes(view, names, box, texts, theme)


def _laid(view: VikingsView, texts: Texts, theme: Theme) -> Shapes:
    """Tell of this turn's cards below the seats, as many as were laid."""
    x, low = _SEATS_X, _TABLE - 8
    rows = max(1, len(view.laid))
    height = rows * LINE + 16
    top = low - height
    shapes: Shapes = [
        Place(furniture.scroll(_SEAT_WIDTH, height), x, top, role=Role.GROUND),
    ]
    if not view.laid:
        words = texts("vikings-picture-nothing-laid")
        shapes.append(
            Text(words, x + 16, top + 8, _SEAT_WIDTH - 32, 38, theme.faint, MUST_READ, "centre",
                 height=LINE, role=Role.CUE)
        )  # fmt: skip
    return shapes + lines(view, x + 14, top + 8, _SEAT_WIDTH - 28, texts, theme)


def _tray(view: VikingsView, own: Player, texts: Texts, theme: Theme) -> Shapes:
    """Show oneself, one's hand, and one's bracelets beside it."""
    shapes: Shapes = [
        *portrait(view, own, 78, _TABLE + 96, _OWN, theme),
        Text(texts("vikings-picture-own"), 10, _TABLE + 168, 136, 34, theme.lamp, MUST_READ,
             "centre", 2, 64, role=Role.CUE),
    ]  # fmt: skip
    if not view.hand:
        words = texts("vikings-picture-no-cards")
        shapes.append(
            Text(words, _HAND_X + 20, _TABLE + 60, 400, 40, theme.faint, MUST_READ, lines=2,
                 height=120, role=Role.CUE)
        )  # fmt: skip
    for n, card in enumerate(view.hand):
        front = cards.in_hand(card, action_name(card, texts), _CARD_WIDTH, _CARD_HEIGHT)
        shapes.append(Place(front, _HAND_X + n * (_CARD_WIDTH + 8), _TABLE + 16))
    left = _HAND_X + 3 * (_CARD_WIDTH + 8) + 16
    words = texts("vikings-picture-bracelets", total=sum(own.known))
    return [
        *shapes,
        Text(words, left, _TABLE + 14, WIDTH - left - 12, 40, theme.lamp, MUST_READ, bold=True,
             height=46, role=Role.CUE),
        *by_value(own.known, left, _TABLE + 54, (180, 88), 2, theme, 80),
    ]  # fmt: skip
