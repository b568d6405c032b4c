"""Portable SELECT statements; columns are named as the fields."""

from __future__ import annotations

from collections.abc import Callable

from bot.rows.change import Write
from bot.rows.kept import ROWS

SELECT: dict[Callable[..., Write], str] = {
    kind: f"SELECT {', '.join(kind._fields)} FROM {kept.table}"  # noqa: S608 - names of our own
    for kind, kept in ROWS.items()
}
"""SELECT statement by kind of row; a condition and an order can follow."""

UNENTERED = "FROM game_table WHERE entered = 0 AND seed IS NOT NULL AND ended_at IS NOT NULL"
"""Games that have ended and are not in the game records yet; lobbies that closed are left out."""
