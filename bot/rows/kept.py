"""What a kind of row says of itself, so that every store keeps it in the same way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, auto
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar

from bot.rows.change import Write

K = TypeVar("K", bound=type[NamedTuple])


class Again(Enum):
    """What becomes of a row where one with the same key is kept already."""

    REPLACES = auto()
    IS_IGNORED = auto()
    FAILS = auto()


class Kept(NamedTuple):
    """Where rows of one kind are kept; columns and fields have the same names."""

    table: str
    key: tuple[str, ...]
    again: Again
    fixed: tuple[str, ...]
    """Columns that are never replaced."""
    unique: tuple[str, ...]
    """Columns in which, beside the key, no two rows are alike."""


class Edited(NamedTuple):
    """What is done to rows that are there; nothing where there are none.

    In ``which`` and ``to`` a field of the edit is a name after a colon, any other name is a column.
    """

    of: type[Write]
    which: str
    to: str | None
    """What columns are set to; None where the rows are deleted."""


_ROWS: dict[type[Write], Kept] = {}
_EDITS: dict[type[Write], Edited] = {}
ROWS: Mapping[type[Write], Kept] = MappingProxyType(_ROWS)
"""Every kind of row, each declared by its class."""
EDITS: Mapping[type[Write], Edited] = MappingProxyType(_EDITS)
"""Every kind of edit, each declared by its class."""


def kept(
    table: str,
    *key: str,
    again: Again = Again.REPLACES,
    fixed: tuple[str, ...] = (),
    unique: tuple[str, ...] = (),
) -> Callable[[K], K]:
    """Keep rows of a class in a table, one for each key."""

    def declare(kind: K) -> K:
        _ROWS[kind] = Kept(table, key, again, fixed, unique)
        return kind

    return declare


def deletes(of: type[Write], which: str | None = None) -> Callable[[K], K]:
    """Delete rows of another class: those with the values of all fields, unless it says which."""

    def declare(kind: K) -> K:
        _EDITS[kind] = Edited(of, which or _alike(kind), None)
        return kind

    return declare


def changes(of: type[Write], to: str, which: str | None = None) -> Callable[[K], K]:
    """Change rows of another class: those with the values of all fields, unless it says which."""

    def declare(kind: K) -> K:
        _EDITS[kind] = Edited(of, which or _alike(kind), to)
        return kind

    return declare


def _alike(kind: Any) -> str:
    return " AND ".join(f"{name} = :{name}" for name in kind._fields)
