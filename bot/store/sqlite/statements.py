"""SQL statements of every row and edit; columns are named as the fields."""

from __future__ import annotations

import re

from bot.rows.change import Write
from bot.rows.kept import EDITS, ROWS, Again, Edited, Kept
from bot.rows.publishing import OutboxRow


def _insert(kind: type[Write], kept: Kept) -> str:
    """Return the INSERT of a kind of row, its fields as ``?`` in order.

    By :class:`Again`, a stored row with the same key is replaced but for its fixed columns, kept,
    or makes the statement fail.
    """
    fields = kind._fields
    places = ", ".join("?" * len(fields))
    insert = f"INSERT INTO {kept.table} ({', '.join(fields)}) VALUES ({places})"  # noqa: S608
    match kept.again:
        case Again.FAILS:
            return insert
        case Again.IS_IGNORED:
            return f"{insert} ON CONFLICT ({', '.join(kept.key)}) DO NOTHING"
        case Again.REPLACES:
            changed = [name for name in fields if name not in {*kept.key, *kept.fixed}]
            sets = ", ".join(f"{name} = excluded.{name}" for name in changed)
            return f"{insert} ON CONFLICT ({', '.join(kept.key)}) DO UPDATE SET {sets}"


def _edit(kind: type[Write], edited: Edited) -> str:
    """Return the UPDATE or DELETE of a kind of edit, its fields as ``?1``, ``?2``, … in order."""
    table = ROWS[edited.of].table
    does = f"UPDATE {table} SET {edited.to}" if edited.to else f"DELETE FROM {table}"  # noqa: S608
    places = {name: f"?{at}" for at, name in enumerate(kind._fields, start=1)}
    return re.sub(r":(\w+)", lambda name: places[name[1]], f"{does} WHERE {edited.which}")


_NUMBERED = (
    "INSERT INTO outbox (table_id, chapter, since, at, id) VALUES (?1, ?2, ?3, ?4, 1 + coalesce("
    "(SELECT max(id) FROM outbox WHERE table_id = ?1),"
    " (SELECT said_upto FROM game_table WHERE id = ?1)))"
)

STATEMENTS: dict[type[Write], str] = {
    **{kind: _insert(kind, kept) for kind, kept in ROWS.items()},
    **{kind: _edit(kind, edited) for kind, edited in EDITS.items()},
    OutboxRow: _NUMBERED,
}
"""Statement by kind; its parameters are the fields."""


def rows_in_json(kind: type[Write], which: str) -> str:
    """Return SQL that gives a kind's rows under a condition as one JSON text, a list of lists.

    Fields are in order; rows are not. It is ``[]`` without rows.
    """
    fields = ", ".join(kind._fields)
    table = ROWS[kind].table
    return f"SELECT json_group_array(json_array({fields})) FROM {table} WHERE {which}"  # noqa: S608
