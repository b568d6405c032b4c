"""The others' hands: backs in a fan, their number, and the cards that everybody saw."""

from __future__ import annotations

from enum import Enum
from itertools import groupby

from games.norwegian.content import Cards, Rank, rank_of
from games.norwegian.view import ChangeKind, NorwegianView, Player
from rendering.norwegian.board.words import rank_name
from rendering.norwegian.layout import Box
from rendering.norwegian.pieces import places
from rendering.norwegian.pieces.cards import more, peek
from rendering.scene.scene import DECIDES, Drawing, Place, Role, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme

_PEEKS = (68, 56, 46, 42)
"""Heights of a card that is known, the largest first."""
_DIGIT = 25
"""Room for a digit of the number of cards."""
_FAN = 60
"""Widest number beside which a fan has room to the right of the cards."""


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
    glowing = taken_by(view, player) > 0
    number = 4 + _DIGIT * max(2, len(str(player.hand)))
    if spot is HandSpot.RIGHT and not player.known:
        return _upright(player, room, theme, glowing=glowing)
    if spot is HandSpot.BELOW:
        # Of a hand that is known in part one back stands for the rest.
        size, line, one = 26, room.height, bool(player.known)
        wide = 34 if one else round(size * 2.3)
        beside = wide + number
        rest = Box(room.x + beside, room.y, room.width - beside, room.height)
    else:
        size = int(min(40, room.width * 0.2, (room.height - _PEEKS[-1] - 3) / 1.9))
        line = max(34, round(size * 1.9)) if player.known else room.height
        # Beside a number of three digits there is no room for a fan, either.
        one = number > _FAN
        wide = 24 if one else round(size * 2.3)
        rest = Box(room.x, room.y + line + 2, room.width, room.height - line - 2)
    y = room.y + (line - size * 1.9) / 2
    shapes: list[Place | Text] = []
    if player.hand:
        shapes.append(Place(places.fan(1 if one else player.hand, size, glowing=glowing),
                            room.x - 14 if one else room.x, y))  # fmt: skip
    place = Box(round(room.x + wide), room.y, number, round(line))
    return [*shapes, _number(player, place, theme), *peeks(player.known, rest, texts)]


def _number(player: Player, room: Box, theme: Theme) -> Text:
    """Say how many cards are in a hand."""
    ink = theme.ink if player.hand else theme.faint
    top = room.y + room.height / 2 - 25
    return Text(str(player.hand), room.x, top, room.width, 44, ink, DECIDES, height=50, bold=True,
                rim="#1a1014", rim_width=2, role=Role.COUNTER)  # fmt: skip


def _upright(player: Player, room: Box, theme: Theme, *, glowing: bool) -> list[Place | Text]:
    """Lay a large fan above its number."""
    size = round(min(74, room.width / 2.3, room.height * 0.36))
    middle = room.x + room.width / 2
    x, y = middle - size * 1.15, room.y + max(4, (room.height - size * 1.9 - 50) / 2)
    shapes: list[Place | Text] = []
    if player.hand:
        shapes.append(Place(places.fan(player.hand, size, glowing=glowing), x, y))
    ink = theme.ink if player.hand else theme.faint
    shapes.append(
        Text(str(player.hand), middle - 50, y + size * 1.9 - 4, 100, 44, ink, DECIDES,
             align="centre", height=50, bold=True, rim="#1a1014", rim_width=2, role=Role.COUNTER)
    )  # fmt: skip
    return shapes


def peeks(known: Cards, room: Box, texts: Texts) -> list[Place | Text]:
    """Lay the ranks that are known in rows, each with how many there are of it.

    Where there are too many, numbers become cards under one another, then the lowest give way to
    the sign of a glass.
    """
    if not known:
        return []
    entries = _entries(known, texts)
    tries = [
        *((entries, size, edges) for edges in (None, 3, 1) for size in _PEEKS),
        *((entries[dropped:], _PEEKS[-1], 1) for dropped in range(1, len(entries) + 1)),
    ]
    fitting = (
        (size, rows)
        for few, size, edges in tries
        if (rows := _flowed(few, size, edges, room, cut=len(few) < len(entries))) is not None
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
    entries: list[tuple[str, int]], height: int, edges: int | None, room: Box, *, cut: bool
) -> list[list[tuple[Drawing, int]]] | None:
    """Break the cards into rows; None where there is no room for all."""
    drawings = [peek(words, count, height, edges) for words, count in entries]
    rows: list[list[tuple[Drawing, int]]] = [[]]
    x = 0
    for drawing in [*([more(height)] if cut else []), *drawings]:
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
