"""How rows are read, in words that every database knows: columns are fields, by name."""

from __future__ import annotations

from collections.abc import Callable

from bot.rows.change import Write
from bot.rows.kept import ROWS

_SELECT: dict[Callable[..., Write], str] = {
    kind: f"SELECT {', '.join(kind._fields)} FROM {kept.table}"  # noqa: S608 - names of our own
    for kind, kept in ROWS.items()
}


def select(kind: Callable[..., Write], rest: str) -> str:
    """Spell the reading of rows of one kind; ``rest`` says which, in what order."""
    return f"{_SELECT[kind]} {rest}"
