"""A change: rows and edits that are written together."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

Write: TypeAlias = NamedTuple
"""A row (``…Row``) or an edit of stored rows, declared by :mod:`bot.rows.kept`."""

Change: TypeAlias = tuple[Write, ...]
"""Rows and edits of one transaction, in order; an empty change is a heartbeat."""
