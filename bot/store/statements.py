"""How rows are read, in words that every database knows: columns are fields, by name."""

from __future__ import annotations

from collections.abc import Callable

from bot.rows.change import Write
from bot.rows.kept import ROWS

SELECT: dict[Callable[..., Write], str] = {
    kind: f"SELECT {', '.join(kind._fields)} FROM {kept.table}"  # noqa: S608 - names of our own
    for kind, kept in ROWS.items()
}
"""The reading of all rows of a kind; what may follow says which of them, in what order."""
