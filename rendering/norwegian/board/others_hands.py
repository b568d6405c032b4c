"""The others' hands: backs in a fan, their number, and the cards that everybody saw."""

from __future__ import annotations

from enum import Enum
from functools import partial
from itertools import groupby

from games.norwegian.content import Cards, Rank, rank_of
from games.norwegian.view import ChangeKind, NorwegianView, Player
from rendering.norwegian.board.layout import Box
from rendering.norwegian.board.words import rank_name
from rendering.norwegian.pieces import places
from rendering.norwegian.pieces.cards import peek
from rendering.scene.scene import Place, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme

_PEEKS = ((58, 68), (48, 56), (38, 46), (38, 38))
"""Widths and heights of a card that is known, the largest first."""
_NUMBER = 54
"""Room for the number of cards."""


class HandSpot(Enum):
    """Where the hand lies in a place."""

    RIGHT = "right"
    """Of the cards, its number below it."""
    BELOW = "below"
    """The cards, its number beside it."""
    BESIDE = "beside"
    """To the right of the cards, its number to its right."""


def held(
    view: NorwegianView, player: Player, room: Box, spot: HandSpot, texts: Texts, theme: Theme
) -> list[Place | Text]:
    """Show a hand as the others know it."""
    if spot is HandSpot.RIGHT and not player.known:
        return _upright(view, player, room, theme)
    if spot is HandSpot.BELOW:
        size, line, across = 26, room.height, round(26 * 2.3) + _NUMBER + 2
        rest = Box(room.x + across, room.y, room.width - across, room.height)
    else:
        size = round(min(40, room.width * 0.2, (room.height - _PEEKS[-1][1] - 2) / 1.9))
        line = max(36, round(size * 1.9)) if player.known else room.height
        rest = Box(room.x, room.y + line + 2, room.width, room.height - line - 2)
    y = room.y + (line - size * 1.9) / 2
    shapes = _fanned(player, size, room.x, y, glowing=taken_by(view, player) > 0)
    ink = theme.ink if player.hand else theme.faint
    shapes.append(
        Text(str(player.hand), room.x + size * 2.3, room.y + line / 2 - 25, _NUMBER, 44, ink, 34,
             height=50, bold=True, rim="#1a1014", rim_width=2)
    )  # fmt: skip
    return shapes + _peeks(player.known, rest, texts)


def _upright(view: NorwegianView, player: Player, room: Box, theme: Theme) -> list[Place | Text]:
    """Lay a large fan above its number."""
    size = round(min(74, room.width / 2.3, room.height * 0.36))
    middle = room.x + room.width / 2
    x, y = middle - size * 1.15, room.y + max(4, (room.height - size * 1.9 - 50) / 2)
    shapes = _fanned(player, size, x, y, glowing=taken_by(view, player) > 0)
    ink = theme.ink if player.hand else theme.faint
    shapes.append(
        Text(str(player.hand), middle - 50, y + size * 1.9 - 4, 100, 44, ink, 34, align="centre",
             height=50, bold=True, rim="#1a1014", rim_width=2)
    )  # fmt: skip
    return shapes


def _fanned(player: Player, size: int, x: float, y: float, *, glowing: bool) -> list[Place | Text]:
    return [Place(places.fan(player.hand, size, glowing=glowing), x, y)] if player.hand else []


def _peeks(known: Cards, room: Box, texts: Texts) -> list[Place | Text]:
    """Lay the ranks that are known in rows; where there are too many, the lowest give way."""
    if not known:
        return []
    groups = [(rank, len(tuple(cards))) for rank, cards in groupby(known, rank_of)]
    width, height, columns, rows = next(
        (grid for grid in map(partial(_grid, room), _PEEKS) if grid[2] * grid[3] >= len(groups)),
        _grid(room, _PEEKS[-1]),
    )
    shown: list[tuple[str, int]] = [
        ("" if rank is Rank.JOKER else rank_name(rank, texts), count)
        for rank, count in groups[-columns * max(1, rows) :]
    ]
    if len(shown) < len(groups):
        shown[0] = ("…", 1)
    top = room.y + (room.height - -(-len(shown) // columns) * (height + 2)) / 2
    shapes: list[Place | Text] = []
    for number, (words, count) in enumerate(shown):
        row, column = divmod(number, columns)
        drawing = peek(words, min(count, 4), width, height)
        shapes.append(Place(drawing, room.x + column * (width - 8), top + row * (height + 2)))
    return shapes


def _grid(room: Box, size: tuple[int, int]) -> tuple[int, int, int, int]:
    """Return width and height of a card, and how many columns and rows of them there is room for.

    The room at the right of a card, for equal ones behind it, may be shared.
    """
    width, height = size
    return width, height, max(1, (room.width + 1) // (width - 8)), room.height // height


def taken_by(view: NorwegianView, player: Player) -> int:
    """Count the cards that a player took from the pile since the last picture."""
    return sum(
        change.count
        for change in view.changes
        if change.kind is ChangeKind.TAKEN and change.seat == player.seat
    )
