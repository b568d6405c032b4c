"""Single statements that read an object with all its rows, derived from its class.

A statement sees one moment; the rows of each kind come as one text in JSON.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from operator import attrgetter
from types import NoneType
from typing import (
    Annotated,
    Any,
    Generic,
    NamedTuple,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from bot.rows.change import Write
from bot.rows.kept import ROWS
from bot.store.loaded import (
    Computed,
    StoredSeries,
    StoredTable,
    Unpublished,
    UnpublishedSeries,
)

B = TypeVar("B", bound=NamedTuple)

SpellRows = Callable[[type[Write], str], str]
"""Function that returns SQL for a kind's rows under a condition, as one JSON text."""


class Bundle(Generic[B]):
    """A statement that reads an object whole; ``column`` names its table or series in every row."""

    def __init__(self, kind: type[B], column: str, rows: SpellRows) -> None:
        """Derive from a bundle's fields the query that reads it and how its values are decoded.

        Args:
            kind: the class of the object to build.
            column: names its table or series in every kind of row.
            rows: spells the SQL of a kind's rows under a condition, as one JSON text.
        """
        self._kind = kind
        self._parts = tuple(_parts(kind, column, rows))
        values = (value for part in self._parts for value in part.values())
        self.question = f"SELECT {', '.join(values)}"
        """Takes the id and gives one row."""

    def made(self, values: Sequence[Any]) -> B | None:
        """Build the object from a result row; return None if its main row is missing.

        The main row is the field of one row that may not be None.
        """
        found = iter(values)
        try:
            return self._kind._make(part.made(found) for part in self._parts)
        except _NothingError:
            return None

    def whole(self, values: Sequence[Any]) -> B:
        """Build an object that has no main row from a result row.

        Raises:
            AssertionError: it has one after all, and that is missing.
        """
        made = self.made(values)
        assert made is not None
        return made


class Bundles:
    """All such statements in one SQL dialect."""

    def __init__(self, rows: SpellRows) -> None:
        """Derive the queries; ``rows`` spells the SQL of a kind's rows as one JSON text."""
        self.table = Bundle(StoredTable, "table_id", rows)
        self.unsaid = Bundle(Unpublished, "table_id", rows)
        self.series = Bundle(StoredSeries, "series_id", rows)
        self.series_unsaid = Bundle(UnpublishedSeries, "series_id", rows)


class _NothingError(Exception):
    """A required row is missing."""


class _Value(NamedTuple):
    sql: str

    def values(self) -> Iterator[str]:
        yield f"({self.sql})"

    def made(self, found: Iterator[Any]) -> Any:
        return next(found)


class _Rows:
    """All rows of a kind, ordered by key."""

    def __init__(self, kind: type[Write], sql: str) -> None:
        """Read rows of ``kind`` by ``sql``, which gives them as one JSON text."""
        self._sql = sql
        self._order = attrgetter(*ROWS[kind].key)
        self._decode = msgspec.json.Decoder(list[kind]).decode  # type: ignore[valid-type]

    def values(self) -> Iterator[str]:
        yield f"({self._sql})"

    def made(self, found: Iterator[Any]) -> Any:
        return tuple(sorted(self._decode(next(found)), key=self._order))


class _One(_Rows):
    """The one row of a kind, if there is one."""

    def made(self, found: Iterator[Any]) -> Any:
        return next(iter(super().made(found)), None)


class _First(_One):
    """The main row, without which there is no object."""

    def made(self, found: Iterator[Any]) -> Any:
        """Return the main row; raise ``_NothingError`` if there is none."""
        row = super().made(found)
        if row is None:
            raise _NothingError
        return row


class _Nested(NamedTuple):
    kind: type[NamedTuple]
    parts: tuple[Any, ...]

    def values(self) -> Iterator[str]:
        return (value for part in self.parts for value in part.values())

    def made(self, found: Iterator[Any]) -> Any:
        return self.kind._make(part.made(found) for part in self.parts)


def _parts(
    bundle: type[NamedTuple], column: str, rows: SpellRows
) -> Iterator[_Value | _Rows | _Nested]:
    """Yield how each field of a bundle is read, in order, by its type hint.

    A computed value, all rows of a kind (tuple), one row or None, the required main row, or another
    bundle, whose fields are read the same way. A row belongs to the object by ``column``, or by the
    first column of its key. A ``Where`` note narrows which rows are read.
    """
    for hint in get_type_hints(bundle, include_extras=True).values():
        what, *notes = get_args(hint) if get_origin(hint) is Annotated else (hint,)
        if notes and isinstance(notes[0], Computed):
            yield _Value(notes[0].sql)
            continue
        (kind,) = {*(get_args(what) or (what,))} - {NoneType, ...}
        if kind not in ROWS:
            yield _Nested(kind, tuple(_parts(kind, column, rows)))
            continue
        own = f"{column if column in kind._fields else ROWS[kind].key[0]} = ?1"
        sql = rows(kind, " AND ".join((own, *(note.which for note in notes))))
        if get_origin(what) is tuple:
            yield _Rows(kind, sql)
        elif NoneType in get_args(what):
            yield _One(kind, sql)
        else:
            yield _First(kind, sql)
