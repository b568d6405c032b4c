"""The others' hands: backs in a fan, their number, and the cards that everybody saw."""

from __future__ import annotations

from enum import Enum
from itertools import groupby

from games.norwegian.content import Cards, Rank, rank_of
from games.norwegian.view import ChangeKind, NorwegianView, Phase, Player
from rendering.norwegian.board.words import rank_name
from rendering.norwegian.layout import Box
from rendering.norwegian.pieces import places
from rendering.norwegian.pieces.cards import peek
from rendering.scene.scene import DECIDES, Drawing, Place, Role, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme

_PEEKS = (68, 56, 46, 38, 28)
"""Heights of a card that is known, the largest first."""
_FEWEST_PEEKS = 38
"""So high, at least, is the room for them below a fan."""
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


def shows_all(player: Player, room: Box, spot: HandSpot, texts: Texts) -> bool:
    """Whether a place has room for every card of a hand that lies open at the end."""
    _, rest = _open(room, spot)
    return _flowed(_entries(player.known, texts), _PEEKS[-1], rest) is not None


def held(
    view: NorwegianView, player: Player, room: Box, spot: HandSpot, texts: Texts, theme: Theme
) -> list[Place | Text]:
    """Show a hand as the others know it."""
    if spot is HandSpot.RIGHT and not player.known:
        return _upright(view, player, room, theme)
    if view.phase is Phase.OVER:
        # Everything is open, and the largest hands are full of cards: no fan of backs any more.
        number, rest = _open(room, spot)
        return [_number(player, number, theme), *_peeks(player.known, rest, texts)]
    if spot is HandSpot.BELOW:
        size, line, across = 26, room.height, round(26 * 2.3) + _NUMBER + 2
        rest = Box(room.x + across, room.y, room.width - across, room.height)
    else:
        size = round(min(40, room.width * 0.2, (room.height - _FEWEST_PEEKS - 2) / 1.9))
        line = max(36, round(size * 1.9)) if player.known else room.height
        rest = Box(room.x, room.y + line + 2, room.width, room.height - line - 2)
    y = room.y + (line - size * 1.9) / 2
    shapes = _fanned(player, size, room.x, y, glowing=taken_by(view, player) > 0)
    number = Box(round(room.x + size * 2.3), room.y, _NUMBER, round(line))
    return [*shapes, _number(player, number, theme), *_peeks(player.known, rest, texts)]


def _open(room: Box, spot: HandSpot) -> tuple[Box, Box]:
    """Divide the room of an open hand: its number, beside or above the cards."""
    if spot is HandSpot.BELOW:
        number = Box(room.x, room.y, _NUMBER, room.height)
        return number, Box(room.x + _NUMBER, room.y, room.width - _NUMBER, room.height)
    number = Box(room.x, room.y, room.width, _NUMBER)
    return number, Box(room.x, room.y + _NUMBER, room.width, room.height - _NUMBER)


def _number(player: Player, room: Box, theme: Theme) -> Text:
    """Say how many cards are in a hand."""
    ink = theme.ink if player.hand else theme.faint
    top = room.y + room.height / 2 - 25
    return Text(str(player.hand), room.x, top, room.width, 44, ink, DECIDES, height=50, bold=True,
                rim="#1a1014", rim_width=2, role=Role.COUNTER)  # fmt: skip


def _upright(view: NorwegianView, player: Player, room: Box, theme: Theme) -> list[Place | Text]:
    """Lay a large fan above its number."""
    size = round(min(74, room.width / 2.3, room.height * 0.36))
    middle = room.x + room.width / 2
    x, y = middle - size * 1.15, room.y + max(4, (room.height - size * 1.9 - 50) / 2)
    shapes = _fanned(player, size, x, y, glowing=taken_by(view, player) > 0)
    ink = theme.ink if player.hand else theme.faint
    shapes.append(
        Text(str(player.hand), middle - 50, y + size * 1.9 - 4, 100, 44, ink, DECIDES,
             align="centre", height=50, bold=True, rim="#1a1014", rim_width=2, role=Role.COUNTER)
    )  # fmt: skip
    return shapes


def _fanned(player: Player, size: int, x: float, y: float, *, glowing: bool) -> list[Place | Text]:
    return [Place(places.fan(player.hand, size, glowing=glowing), x, y)] if player.hand else []


def _peeks(known: Cards, room: Box, texts: Texts) -> list[Place | Text]:
    """Lay the ranks that are known in rows, each with how many there are of it.

    Where there are too many, the lowest give way.
    """
    if not known:
        return []
    entries = _entries(known, texts)
    shorter = ([("…", 1), *entries[dropped:]] for dropped in range(1, len(entries) + 1))
    tries = [*((entries, size) for size in _PEEKS), *((few, _PEEKS[-1]) for few in shorter)]
    fitting = (
        (size, rows) for few, size in tries if (rows := _flowed(few, size, room)) is not None
    )
    # Where there is no room for one card, the number of them is all that is said.
    size, rows = next(fitting, (_PEEKS[-1], []))
    height = size + 2
    top = room.y + (room.height - len(rows) * height) / 2
    return [
        Place(drawing, room.x + x, top + row * height)
        for row, line in enumerate(rows)
        for drawing, x in line
    ]


def _entries(known: Cards, texts: Texts) -> list[tuple[str, int]]:
    return [
        ("" if rank is Rank.JOKER else rank_name(rank, texts), len(tuple(cards)))
        for rank, cards in groupby(known, rank_of)
    ]


def _flowed(
    entries: list[tuple[str, int]], height: int, room: Box
) -> list[list[tuple[Drawing, int]]] | None:
    """Break the cards into rows; None where there is no room for all."""
    rows: list[list[tuple[Drawing, int]]] = [[]]
    x = 0
    for words, count in entries:
        drawing = peek(words, count, height)
        if rows[-1] and x + drawing.width > room.width:
            rows.append([])
            x = 0
        rows[-1].append((drawing, x))
        x += drawing.width + 2
    if len(rows) * (height + 2) - 2 > room.height or x - 2 > room.width:
        return None
    return rows


def taken_by(view: NorwegianView, player: Player) -> int:
    """Count the cards that a player took from the pile since the last picture."""
    return sum(
        change.count
        for change in view.changes
        if change.kind is ChangeKind.TAKEN and change.seat == player.seat
    )
