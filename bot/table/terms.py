"""The terms of a table or series as they are stored."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.model.table import Terms

TABLE_COLUMNS = {
    name: name
    for name in ("options", "seats", "language", "pace", "open_hands", "stand_in", "hints")
}
"""Terms that have had a column of ``game_table`` of their own since 1.0.0, by field.

They keep it until nothing runs a release that reads it; every later term stands in ``terms``.
"""
SERIES_COLUMNS = {"options": "table_options", "language": "language", "pace": "pace"}
"""As :data:`TABLE_COLUMNS`, for the tables of a ``series``."""

_JSON = frozenset({"options"})
"""Terms whose column holds JSON."""


def terms_columns(terms: Terms, columns: Mapping[str, str]) -> dict[str, Any]:
    """Return the values to store terms in, by column; those without one go into ``terms`` as JSON.

    ``columns`` gives the column of each field that has one; flags are stored as 0 or 1.
    """
    known = msgspec.to_builtins(terms)
    stored = {column: known.pop(field) for field, column in columns.items()}
    for field, column in columns.items():
        if field in _JSON:
            stored[column] = msgspec.json.encode(stored[column]).decode()
        elif isinstance(stored[column], bool):
            stored[column] = int(stored[column])
    return {**stored, "terms": msgspec.json.encode(known).decode()}


def read_terms(row: Any, columns: Mapping[str, str], **missing: Any) -> Terms:
    """Read the terms of a stored row; ``columns`` gives the column of each field that has one.

    ``missing`` are values for terms that an older release did not store; what the row has wins.

    Raises:
        ValueError: the row is damaged.
    """
    known = {field: getattr(row, column) for field, column in columns.items()}
    for field in _JSON:
        known[field] = msgspec.json.decode(known[field])
    later = msgspec.json.decode(row.terms, type=dict[str, Any])
    return msgspec.convert({**missing, **later, **known}, Terms, strict=False)
