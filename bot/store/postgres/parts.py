"""Split a batch into parts: rows of one kind, written by one statement.

What comes of the parts is what comes of the rows one by one: a row joins an earlier one of its kind
unless a row of another kind in between touched what it touches, or it replaces that one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from bot.rows.change import Change, Write
from bot.rows.kept import EDITS, ROWS, Again

KINDS = tuple(sorted((*ROWS, *EDITS), key=lambda kind: kind.__name__))
"""Every kind of row and edit, by its number in a batch."""
REFERENCES = {
    "table_id": "game_table",
    "of_table": "game_table",
    "series_id": "series",
    "rematch_of": "series",
}
"""Foreign keys: fields that name a row of another kind."""

Touched = tuple[str, int | None]
"""A database table, and the id of the game table, series or person of a row."""


class _Habits(NamedTuple):
    """What rows of one kind touch, and which can be written together."""

    number: int
    touches: tuple[str, ...]
    needs: tuple[tuple[str, int], ...]
    """Required rows, and the position of the field that names them."""
    key: Callable[[Write], object] | None
    """What tells rows apart of which a second one comes later, so that the server sees each of
    them; None if they may be written together."""


class _Part:
    def __init__(self, number: int) -> None:
        """Begin a part without rows; ``number`` is that of its kind of row."""
        self.number = number
        self.rows: list[Write] = []
        self.names: set[object] = set()


def parts(changes: Sequence[Change]) -> list[tuple[int, list[Write]]]:
    """Split the rows of changes into parts of one kind each, with the number of the kind.

    The parts come in the order in which they have to be written; rows of a kind are joined wherever
    the result is the same as row by row.
    """
    made: list[_Part] = []
    latest: dict[int, int] = {}
    touched: dict[Touched, int] = {}
    for change in changes:
        for row in change:
            number, touches, needs, key = _HABITS[type(row)]
            about = row[0]
            after = max(
                (
                    touched.get(what, -1)
                    for what in (
                        *((table, about) for table in touches),
                        *((table, row[at]) for table, at in needs),
                    )
                ),
                default=-1,
            )
            place = latest.get(number, -1)
            name = key(row) if key else None
            if place < after or place < 0 or name in made[place].names:
                place = latest[number] = len(made)
                made.append(_Part(number))
            made[place].rows.append(row)
            if key:
                made[place].names.add(name)
            for table in touches:
                touched[table, about] = place
    return [(part.number, part.rows) for part in made]


def _habits(number: int, kind: type[Write]) -> _Habits:
    """Return what decides with which rows a kind of row can be written together.

    That is which database tables it touches, which rows it needs to be there, and the key by which
    two of its rows must not share a part.
    """
    fields = kind._fields
    needs = tuple((REFERENCES[field], at) for at, field in enumerate(fields) if field in REFERENCES)
    if kind in EDITS:
        edited = EDITS[kind]
        # A change of rows that are there is one for each time it is said.
        again = edited.to is not None
        table = ROWS[edited.of].table
        return _Habits(number, (table,), needs, _whole if again else None)
    kept = ROWS[kind]
    # The timers of a table that ends are deleted.
    ends = ("timer",) if kept.table == "game_table" else ()
    touches = (kept.table, *ends)
    if kept.again is not Again.REPLACES:
        return _Habits(number, touches, needs, None)
    places = tuple(fields.index(name) for name in kept.key)
    return _Habits(number, touches, needs, lambda row: tuple(row[at] for at in places))


def _whole(row: Write) -> object:
    """Return the first field of a row: edits about the same table are written one by one."""
    return row[0]


_HABITS = {kind: _habits(number, kind) for number, kind in enumerate(KINDS)}
