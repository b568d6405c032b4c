"""The final picture: the winner raises the cup, and all seats show their bracelets."""

from __future__ import annotations

from games.vikings.view import Player, VikingsView
from rendering.scene.scene import PUBLIC_DECIDES, Place, Role, Text, centred
from rendering.scene.theme import Theme
from rendering.shapes.seat_marks import medal
from rendering.vikings.board.moods import mood_of
from rendering.vikings.board.seats import border_of, by_value
from rendering.vikings.layout import FOOT, HEIGHT, WIDTH
from rendering.vikings.pieces import figures, furniture

Shapes = list[Place | Text]

_LEFT = 14
_ROWS = {2: 150, 3: 140, 4: 124}
"""Height of a seat's row, by seats."""
_SKY = 226
"""Above a winner, for the cup and the words at the top."""
_RINGS = 632
"""Where a row has its bracelets, and from one to the next."""
_PITCH = 134


def low_of(view: VikingsView) -> int:
    """Return the y where the rows of seats begin, below the winners."""
    return HEIGHT - FOOT - 4 - len(view.players) * _ROWS[len(view.players)]


def feast(view: VikingsView, names: tuple[str, ...], theme: Theme) -> Shapes:
    """Draw the winners with the cup, then a row for each seat, ordered by place."""
    low, height = low_of(view), _ROWS[len(view.players)]
    shapes = _champions(view, low, theme)
    seats = sorted(view.players, key=lambda player: (player.place or 0, player.seat))
    for row, player in enumerate(seats):
        shapes += _row(view, player, low + 2 + row * height, height - 6, names, theme)
    return shapes


def _champions(view: VikingsView, low: int, theme: Theme) -> Shapes:
    """Draw the winners side by side, each raising a cup, as large as they fit above y ``low``."""
    shapes: Shapes = []
    count = len(view.winners)
    size = round(min(low - _SKY, (WIDTH - 40) / count / 1.46))
    step = size * 1.46
    first = WIDTH / 2 - size * 0.1 - (count - 1) * step / 2
    for n, seat in enumerate(view.winners):
        left = first + n * step - size * 0.62
        one = figures.champion(theme.seats[seat], size)
        top = low - 4 - one.height
        cup = furniture.cup(round(size * 0.45))
        shapes += [
            centred(cup, left + size * 1.22, top + size * 0.09),
            Place(one, left, top),
        ]
    return shapes


def _row(
    view: VikingsView,
    player: Player,
    y: float,
    height: float,
    names: tuple[str, ...],
    theme: Theme,
) -> Shapes:
    """Draw a seat's place, bust, name, sum and bracelets, those of a value together."""
    assert player.place is not None
    middle = y + height / 2
    mark = theme.seats[player.seat]
    board = furniture.plank(WIDTH - 2 * _LEFT, round(height), mark, border_of(view, player, theme))
    face = figures.bust(mark, round(height * 0.86), mood_of(view, player))
    total = figures.heap(str(player.total), 76, 56)
    return [
        Place(board, _LEFT, y, role=Role.GROUND),
        centred(medal(player.place, 84), _LEFT + 88, middle + 4),
        Place(face, _LEFT + 146, y + height - 8 - face.height),
        Text(names[player.seat], 284, y, 230, 56, theme.ink, PUBLIC_DECIDES, height=height,
             bold=True),
        centred(total, 568, middle),
        *by_value(player.known, _RINGS, middle - 43, (_PITCH, 0), 4, theme, 76),
    ]  # fmt: skip
