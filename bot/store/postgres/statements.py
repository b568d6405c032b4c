"""The PostgreSQL function that writes a batch of rows and edits."""

from __future__ import annotations

import hashlib
import re
from types import NoneType
from typing import NamedTuple, get_args, get_type_hints

from bot.rows.change import Write
from bot.rows.kept import EDITS, ROWS, Again, Edited, Kept
from bot.rows.publishing import OutboxRow
from bot.store.postgres.errors import LOST
from bot.store.postgres.parts import KINDS

_TYPES = {int: "bigint", str: "text"}


class _Given(NamedTuple):
    """Where a statement takes the rows of a part from."""

    row: str
    """SQL expression of a row, an array of its fields."""
    source: str
    """FROM clause of the rows; empty for a single row in a variable."""
    order: str


_MANY = _Given(
    "r", " FROM jsonb_array_elements(given) WITH ORDINALITY AS one (r, n)", " ORDER BY n"
)
_ALONE = _Given("alone", "", "")
"""A move that comes alone is made of such parts, and to spread one row takes longer than to write
it."""


def _values(kind: type[Write], row: str, prefix: str = "") -> str:
    """Return the SQL that reads a row's fields from a JSON array, in order and in their types.

    ``row`` is the SQL expression of the array. With ``prefix`` each value is named by prefix and
    field.
    """
    spelt = []
    for at, (name, hint) in enumerate(get_type_hints(kind).items()):
        (of,) = {*(get_args(hint) or (hint,))} - {NoneType}
        value = f"({row} ->> {at})::{_TYPES[of]}"
        spelt.append(f"{value} AS {prefix}{name}" if prefix else value)
    return ", ".join(spelt)


def _insert(kind: type[Write], kept: Kept, given: _Given) -> str:
    """Return the INSERT of a kind of row, with what happens if its key is stored.

    By :class:`Again`, the stored row is replaced but for its fixed columns, kept, or makes the
    statement fail.
    """
    fields = kind._fields
    values = f"{_values(kind, given.row)}{given.source}{given.order}"
    insert = f"INSERT INTO {kept.table} ({', '.join(fields)}) SELECT {values}"
    match kept.again:
        case Again.FAILS:
            return insert
        case Again.IS_IGNORED:
            return f"{insert} ON CONFLICT ({', '.join(kept.key)}) DO NOTHING"
        case Again.REPLACES:
            changed = [name for name in fields if name not in {*kept.key, *kept.fixed}]
            sets = ", ".join(f"{name} = excluded.{name}" for name in changed)
            return f"{insert} ON CONFLICT ({', '.join(kept.key)}) DO UPDATE SET {sets}"


def _edit(kind: type[Write], edited: Edited, given: _Given) -> str:
    """Return the UPDATE, or without new values the DELETE, of a kind of edit.

    The rows that it is given are joined as ``edit``, whose columns begin with ``the_``.
    """
    table = ROWS[edited.of].table
    edits = f"(SELECT {_values(kind, given.row, 'the_')}{given.source}) AS edit"
    to, which = (re.sub(r":(\w+)", r"the_\1", sql or "") for sql in (edited.to, edited.which))
    if to:
        return f"UPDATE {table} SET {to} FROM {edits} WHERE {which}"  # noqa: S608 - words of our own
    return f"DELETE FROM {table} USING {edits} WHERE {which}"  # noqa: S608 - words of our own


def _numbered(given: _Given) -> str:
    """Return the INSERT of outbox rows, which get the next numbers of their table.

    They follow the table's last row in the outbox or, if that is empty, what it has said on
    Discord.
    """
    place, number = "1", ""
    if given.source:
        place, number = "row_number() OVER (PARTITION BY the_table_id ORDER BY n)", "n, "
    return f"""
INSERT INTO outbox (table_id, chapter, since, at, id)
SELECT the_table_id, the_chapter, the_since, the_at,
    coalesce(
        (SELECT max(o.id) FROM outbox AS o WHERE o.table_id = the_table_id),
        (SELECT g.said_upto FROM game_table AS g WHERE g.id = the_table_id)
    ) + {place}
FROM (SELECT {number}{_values(OutboxRow, given.row, "the_")}{given.source}) AS numbered"""  # noqa: S608


def _statement(kind: type[Write], given: _Given) -> str:
    """Return the SQL that writes a kind of row or edit; outbox rows are numbered."""
    if kind is OutboxRow:
        return _numbered(given)
    if kind in ROWS:
        return _insert(kind, ROWS[kind], given)
    return _edit(kind, EDITS[kind], given)


def _cases(given: _Given) -> str:
    """Return a ``WHEN`` branch of PL/pgSQL for each kind of row or edit, by its number."""
    return "\n".join(
        f"            WHEN {number} THEN {_statement(kind, given)};"
        for number, kind in enumerate(KINDS)
    )


_BODY = f"""(
    of_shard bigint, of_epoch bigint, of_batch bigint, moment bigint, written bytea, others bigint[]
)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    part jsonb;
    given jsonb;
    alone jsonb;
BEGIN
    UPDATE shard SET batch = of_batch, last_seen = moment WHERE id = of_shard AND epoch = of_epoch;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'another host has taken over' USING ERRCODE = '{LOST}';
    END IF;
    IF cardinality(others) > 0 THEN
        UPDATE shard SET last_seen = moment WHERE id = ANY(others);
    END IF;
    FOR part IN SELECT value FROM jsonb_array_elements(convert_from(written, 'UTF8')::jsonb) LOOP
        given := part -> 1;
        IF jsonb_array_length(given) = 1 THEN
            alone := given -> 0;
            CASE (part ->> 0)::integer
{_cases(_ALONE)}
            END CASE;
        ELSE
            CASE (part ->> 0)::integer
{_cases(_MANY)}
            END CASE;
        END IF;
    END LOOP;
END
$$"""  # noqa: S608 - words of our own
WRITE = f"write_{hashlib.sha256(_BODY.encode()).hexdigest()[:16]}"
"""Name of the function; it differs between releases with different rows."""
CREATE_WRITE = f"CREATE OR REPLACE FUNCTION {WRITE}{_BODY}"


def rows_in_json(kind: type[Write], which: str) -> str:
    """Return SQL that gives a kind's rows under a condition as one JSON text, a list of lists.

    Fields are in order; rows are not. It is ``[]`` without rows.
    """
    fields = ", ".join(kind._fields)
    table = ROWS[kind].table
    return f"SELECT coalesce(json_agg(json_build_array({fields})), '[]') FROM {table} WHERE {which}"  # noqa: S608 - words of our own
