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
