"""What is written together: a few rows, and edits of rows that are there."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

Write: TypeAlias = NamedTuple
"""A row that is kept (``…Row``), or an edit; both say what they are in :mod:`bot.rows.kept`."""

Change: TypeAlias = tuple[Write, ...]
"""Written together or not at all, in this order; the empty change says that the host is alive."""
