"""Declarations of rows and edits, from which every store derives its statements."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, auto
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar

from bot.rows.change import Write

K = TypeVar("K", bound=type[NamedTuple])


class Again(Enum):
    """How a row is written if one with the same key is stored."""

    REPLACES = auto()
    IS_IGNORED = auto()
    FAILS = auto()


class Kept(NamedTuple):
    """The table of a kind of row; columns and fields have the same names."""

    table: str
    key: tuple[str, ...]
    again: Again
    fixed: tuple[str, ...]
    """Columns that are never replaced."""
    unique: tuple[str, ...]
    """Columns with a unique constraint, beside the key."""


class Edited(NamedTuple):
    """An edit of stored rows; no effect if there are none.

    In ``which`` and ``to`` a field of the edit is a name after a colon, any other name is a column.
    """

    of: type[Write]
    which: str
    to: str | None
    """New values of columns; None to delete the rows."""


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
    """Return a class decorator that registers a class of rows in :data:`ROWS`.

    Args:
        table: the database table of the rows.
        key: the columns of its primary key.
        again: what happens to a row whose key is stored already.
        fixed: columns that keep their value when a row is replaced.
        unique: columns with a unique constraint, beside the key.
    """

    def declare(kind: K) -> K:
        """Register the class and return it unchanged."""
        _ROWS[kind] = Kept(table, key, again, fixed, unique)
        return kind

    return declare


def deletes(of: type[Write], which: str | None = None) -> Callable[[K], K]:
    """Return a class decorator that registers an edit, in :data:`EDITS`, to delete rows.

    It deletes those rows of kind ``of`` that ``which``, an SQL condition, is true of; without it,
    those equal in all fields of the edit. There may be none.
    """

    def declare(kind: K) -> K:
        """Register the edit and return it unchanged."""
        _EDITS[kind] = Edited(of, which or _alike(kind), None)
        return kind

    return declare


def changes(of: type[Write], to: str, which: str | None = None) -> Callable[[K], K]:
    """Return a class decorator that registers an edit, in :data:`EDITS`, to update rows.

    ``to`` is the SQL of the new values. It updates those rows of kind ``of`` that ``which``, an SQL
    condition, is true of; without it, those equal in all fields of the edit.
    """

    def declare(kind: K) -> K:
        """Register the edit and return it unchanged."""
        _EDITS[kind] = Edited(of, which or _alike(kind), to)
        return kind

    return declare


def _alike(kind: Any) -> str:
    """Return the SQL condition that all fields of a row are equal."""
    return " AND ".join(f"{name} = :{name}" for name in kind._fields)
