"""The public board."""

from __future__ import annotations

from games.vikings.view import Phase, Player, VikingsView
from rendering.scene.frame import foot
from rendering.scene.scene import ELSE, PUBLIC_DECIDES, Place, Role, Scene, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.vikings.board.arena import pieces as arena_pieces
from rendering.vikings.board.clash import Box, clashes
from rendering.vikings.board.feast import feast, low_of
from rendering.vikings.board.moods import shown
from rendering.vikings.board.plays import Shapes, rack
from rendering.vikings.board.seats import border_of, counts, portrait
from rendering.vikings.board.sentences import alt, question
from rendering.vikings.layout import FOOT, HEIGHT, PUBLIC, STRIP, WIDTH
from rendering.vikings.pieces import figures, furniture
from rendering.vikings.pieces.landscape import evening, landscape
from rendering.vikings.pieces.palette import PALETTE

_SEATS_X, _SEATS_Y, _SEAT_WIDTH, _SEAT_HEIGHT = 806, 106, 388, 186


def board(
    view: VikingsView, names: tuple[str, ...], texts: Texts, theme: Theme, footer: str
) -> Scene:
    """Draw the whole table; after the end the winners and everybody's bracelets instead."""
    told = alt(view, names, texts, theme)
    shapes: Shapes = [
        *header(view, names, texts, theme),
        *foot(footer, theme, WIDTH, HEIGHT - FOOT, ELSE),
    ]
    if view.phase is Phase.OVER:
        return Scene(evening(low_of(view)), (*shapes, *feast(view, names, theme)), told, PALETTE)
    shapes += arena_pieces(view, theme, PUBLIC)
    for row, player in enumerate(view.players):
        shapes += _seat(view, player, row, names, theme)
    shapes += _strip(view, names, texts, theme)
    if view.last_turn:
        banner = furniture.ribbon(texts("vikings-picture-last-turn"), 400)
        shapes.append(Place(banner, PUBLIC.x - 200, PUBLIC.y + PUBLIC.radius - 34))
    if view.knocked is not None:
        shapes.extend(knocked(view.knocked, 76, 800))
    return Scene(landscape(view.arena), tuple(shapes), told, PALETTE)


def _strip(view: VikingsView, names: tuple[str, ...], texts: Texts, theme: Theme) -> Shapes:
    """Draw below the arena what happened in the turn: the clashes, or what was announced."""
    if shown(view):
        box = Box(14, HEIGHT - FOOT - STRIP, WIDTH - 28, STRIP - 4)
        return clashes(view, names, box, texts, theme)
    return rack(view, texts, theme)


def header(view: VikingsView, names: tuple[str, ...], texts: Texts, theme: Theme) -> Shapes:
    """Draw which turn it is, what the table waits for and, before the end, what is in store."""
    turn = (
        texts("vikings-picture-turn", turn=view.turn)
        if view.turn
        else texts("vikings-picture-gathering")
    )
    words = question(view, names, texts)
    shapes: Shapes = [
        Place(furniture.badge(turn, 256, 88), 10, 8, role=Role.CUE),
        Text(words, 280, 4, 750, 44, theme.ink, ELSE, lines=2, height=98, bold=True,
             rim="#15122a", rim_width=2, role=Role.CUE),
    ]  # fmt: skip
    if view.phase is not Phase.OVER:
        shapes += [
            Place(figures.pouch(92), 1032, 6),
            Text(str(view.supply), 1126, 8, 72, 54, theme.ink, height=88, bold=True,
                 rim="#15122a", rim_width=2, role=Role.COUNTER),
        ]  # fmt: skip
    return shapes


def knocked(value: int, x: float, y: float) -> Shapes:
    """Draw a glowing bracelet that flies through the air, its middle at a point."""
    glow, ring = figures.halo(150), figures.bracelet(value, 104)
    return [
        Place(glow, x - 75, y - 75, role=Role.CUE),
        Place(ring, x - ring.width / 2, y - ring.height / 2 - 4),
    ]


def _seat(
    view: VikingsView, player: Player, row: int, names: tuple[str, ...], theme: Theme
) -> Shapes:
    """Draw a player's plank beside the arena: Viking, name, numbers of bracelets and cards."""
    x, y = _SEATS_X, _SEATS_Y + row * (_SEAT_HEIGHT + 8)
    mark = theme.seats[player.seat]
    border = border_of(view, player, theme)
    return [
        Place(furniture.plank(_SEAT_WIDTH, _SEAT_HEIGHT, mark, border), x, y, role=Role.GROUND),
        *portrait(view, player, x + 92, y + _SEAT_HEIGHT / 2 + 6, 112, theme),
        Text(names[player.seat], x + 166, y + 18, 212, PUBLIC_DECIDES, theme.ink, height=58,
             bold=True),
        *counts(player, x + 170, y + 122, theme),
    ]  # fmt: skip
