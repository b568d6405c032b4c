"""The publicly known cards in a player's hand."""

from __future__ import annotations

from itertools import groupby

from games.norwegian.content import Cards, Rank, rank_of
from rendering.norwegian.board.words import rank_name
from rendering.norwegian.layout import Box
from rendering.norwegian.pieces.cards import more, peek
from rendering.scene.scene import Drawing, Place
from rendering.scene.texts import Texts

_PEEKS = (68, 56, 46, 42)
"""Heights of a card that is known, the largest first."""


def peeks(known: Cards, room: Box, texts: Texts) -> list[Place]:
    """Lay out the ranks that are known in rows, each with its number; an empty list if none are.

    Where there are too many they become smaller, then a number becomes edges of cards, then the
    lowest ranks give way to a glass. Without room for one, nothing is drawn.
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
    """Return the name of each rank among sorted cards (empty for jokers), and how many it has."""
    return [
        ("" if rank is Rank.JOKER else rank_name(rank, texts), len(tuple(cards)))
        for rank, cards in groupby(known, rank_of)
    ]


def _flowed(
    entries: list[tuple[str, int]], height: int, edges: int | None, room: Box, *, cut: bool
) -> list[list[tuple[Drawing, int]]] | None:
    """Break the cards into rows, each drawing with its x; None if they do not fit the room.

    With ``cut`` a *more* sign comes first: some are left out.
    """
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
