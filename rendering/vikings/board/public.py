"""The board that everybody sees."""

from __future__ import annotations

from games.vikings.view import Phase, Player, VikingsView
from rendering.actors.faces import Mood
from rendering.scene.frame import foot
from rendering.scene.scene import DECIDES, MUST_READ, Place, Role, Scene, Text, centred
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.shapes.seat_marks import medal
from rendering.vikings.board.arena import pieces as arena_pieces
from rendering.vikings.board.clash import PENDING, Box, clashes
from rendering.vikings.board.plays import Shapes, rack
from rendering.vikings.board.seats import by_value, counts, portrait, state_of
from rendering.vikings.board.sentences import alt, question
from rendering.vikings.layout import FOOT, HEIGHT, PUBLIC, STRIP, WIDTH
from rendering.vikings.pieces import cards, figures, furniture
from rendering.vikings.pieces.landscape import landscape
from rendering.vikings.pieces.palette import PALETTE

_SEATS_X, _SEATS_Y, _SEAT_WIDTH, _SEAT_HEIGHT = 806, 106, 388, 186
_TROPHY = 690
_WORN = (117, 100)
"""From one bracelet to the next at the end."""
_TOKENS = {2: 84, 3: 84, 4: 48}
_COLUMNS = {2: 4, 3: 2, 4: 2}
"""How large the signs of the seats are there, and how many bracelets stand in a row, by seats."""


def board(
    view: VikingsView, names: tuple[str, ...], texts: Texts, theme: Theme, footer: str
) -> Scene:
    """Show the whole table."""
    over = view.phase is Phase.OVER
    shapes: Shapes = [
        *header(view, names, texts, theme),
        *(() if over else arena_pieces(view, theme, PUBLIC)),
        *(
            shape
            for row, player in enumerate(view.players)
            for shape in _seat(view, player, row, names, texts, theme)
        ),
        *_strip(view, names, texts, theme),
        *foot(footer, theme, WIDTH, HEIGHT - FOOT, MUST_READ),
    ]
    if over:
        shapes.extend(_trophy(view, question(view, names, texts), theme))
    elif view.last_turn:
        banner = furniture.ribbon(texts("vikings-picture-last-turn"), 400)
        shapes.append(Place(banner, PUBLIC.x - 200, PUBLIC.y + PUBLIC.radius - 34))
    if view.knocked is not None:
        shapes.extend(knocked(view.knocked, 76, 800))
    ground = landscape(PUBLIC, view.arena, named=not over)
    return Scene(ground, tuple(shapes), alt(view, names, texts, theme), PALETTE)


def _strip(view: VikingsView, names: tuple[str, ...], texts: Texts, theme: Theme) -> Shapes:
    """Tell below the arena of the turn: who met whom, or what was announced."""
    if view.phase is Phase.OVER:
        return _worn(view, theme)
    if view.clashes and view.phase not in PENDING:
        box = Box(14, HEIGHT - FOOT - STRIP, WIDTH - 28, STRIP - 4)
        return clashes(view, names, box, texts, theme)
    return rack(view, texts, theme)


def _trophy(view: VikingsView, words: str, theme: Theme) -> Shapes:
    size = _TROPHY
    left, top = PUBLIC.x - size / 2, PUBLIC.y - size / 2
    cup = furniture.trophy(tuple(theme.seats[seat] for seat in view.winners), size)
    stand = min(240, 520 // max(1, len(view.winners)))
    low, first = PUBLIC.y + size * 0.25, PUBLIC.x - (len(view.winners) - 1) * stand / 2
    winners = [figures.viking(theme.seats[seat], stand, Mood.GLAD) for seat in view.winners]
    return [
        Place(cup, left, top),
        *(Place(one, first + n * stand - stand / 2, low - one.height)
          for n, one in enumerate(winners)),
        Text(words, left + 60, top + size * 0.735, size - 120, 58, theme.lamp, MUST_READ,
             align="centre", lines=2, height=size * 0.2, bold=True, rim="#2a1030", rim_width=4,
             role=Role.CUE),
    ]  # fmt: skip


def header(view: VikingsView, names: tuple[str, ...], texts: Texts, theme: Theme) -> Shapes:
    """Say which turn it is, what the table waits for, and what is left in store."""
    turn = (
        texts("vikings-picture-turn", turn=view.turn)
        if view.turn
        else texts("vikings-picture-gathering")
    )
    words = question(view, names, texts)
    return [
        Place(furniture.badge(turn, 230, 88), 14, 8, role=Role.CUE),
        Text(words, 256, 4, 772, 42, theme.ink, MUST_READ, lines=2, height=98, bold=True,
             rim="#15122a", rim_width=2, role=Role.CUE),
        Place(figures.pouch(92), 1032, 6),
        Text(str(view.supply), 1126, 8, 72, 54, theme.ink, height=88, bold=True,
             rim="#15122a", rim_width=2, role=Role.COUNTER),
    ]  # fmt: skip


def knocked(value: int, x: float, y: float) -> Shapes:
    """Show a bracelet that flies through the air, its middle at a point."""
    glow, ring = figures.halo(150), figures.bracelet(value, 104)
    return [
        Place(glow, x - 75, y - 75, role=Role.CUE),
        Place(ring, x - ring.width / 2, y - ring.height / 2 - 4),
    ]


def _seat(
    view: VikingsView,
    player: Player,
    row: int,
    names: tuple[str, ...],
    texts: Texts,
    theme: Theme,
) -> Shapes:
    x, y = _SEATS_X, _SEATS_Y + row * (_SEAT_HEIGHT + 8)
    mark = theme.seats[player.seat]
    border, _ = state_of(view, player, theme)
    if player.seat in view.winners:
        border = theme.lamp
    shapes: Shapes = [
        Place(furniture.plank(_SEAT_WIDTH, _SEAT_HEIGHT, mark, border), x, y, role=Role.GROUND),
        *portrait(view, player, x + 92, y + _SEAT_HEIGHT / 2 + 6, 112, theme),
        Text(names[player.seat], x + 166, y + 18, 208, 44, theme.ink, DECIDES, height=58,
             bold=True),
    ]  # fmt: skip
    if player.total is None:
        return shapes + counts(player, x + 170, y + 122, theme)
    assert player.place is not None
    return [
        *shapes,
        centred(medal(player.place, 74), x + 52, y + _SEAT_HEIGHT - 48),
        Text(texts("vikings-picture-points", total=player.total), x + 166, y + 92, 208, 46,
             theme.lamp, DECIDES, height=60, bold=True),
    ]  # fmt: skip


def _worn(view: VikingsView, theme: Theme) -> Shapes:
    """Lay out at the end what bracelets everybody has, beside their shield."""
    shapes: Shapes = []
    seats = len(view.players)
    width = (WIDTH - 16) / seats
    token, columns = _TOKENS[seats], _COLUMNS[seats]
    for row, player in enumerate(view.players):
        kinds = len(set(player.known))
        room = token + (8 + min(columns, kinds) * _WORN[0] if kinds else 0)
        x = 8 + row * width + (width - room) / 2
        middle = HEIGHT - FOOT - STRIP / 2
        shapes.append(centred(cards.token(theme.seats[player.seat], token), x + token / 2, middle))
        top = middle - 78 / 2 - (_WORN[1] / 2 if kinds > columns else 0)
        shapes += by_value(player.known, x + token + 8, top, _WORN, columns, theme, 70)
    return shapes
