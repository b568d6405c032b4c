"""What every row and edit is in PostgreSQL: one function that writes a batch."""

from __future__ import annotations

import hashlib
import re
from types import NoneType
from typing import get_args, get_type_hints

from bot.rows.change import Write
from bot.rows.kept import EDITS, ROWS, Again, Edited, Kept
from bot.rows.publishing import OutboxRow
from bot.store.postgres.errors import LOST
from bot.store.postgres.parts import KINDS

_TYPES = {int: "bigint", str: "text"}
_GIVEN = "FROM jsonb_array_elements(given) WITH ORDINALITY AS one (r, n)"


def _values(kind: type[Write], prefix: str = "") -> str:
    spelt = []
    for at, (name, hint) in enumerate(get_type_hints(kind).items()):
        (of,) = {*(get_args(hint) or (hint,))} - {NoneType}
        value = f"(r ->> {at})::{_TYPES[of]}"
        spelt.append(f"{value} AS {prefix}{name}" if prefix else value)
    return ", ".join(spelt)


def _insert(kind: type[Write], kept: Kept) -> str:
    fields = kind._fields
    insert = (
        f"INSERT INTO {kept.table} ({', '.join(fields)}) SELECT {_values(kind)} {_GIVEN} ORDER BY n"
    )
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
    table = ROWS[edited.of].table
    given = f"(SELECT {_values(kind, 'the_')} {_GIVEN}) AS edit"
    to, which = (re.sub(r":(\w+)", r"the_\1", sql or "") for sql in (edited.to, edited.which))
    if to:
        return f"UPDATE {table} SET {to} FROM {given} WHERE {which}"  # noqa: S608 - words of our own
    return f"DELETE FROM {table} USING {given} WHERE {which}"  # noqa: S608 - words of our own


_NUMBERED = f"""
INSERT INTO outbox (table_id, chapter, since, at, id)
SELECT the_table_id, the_chapter, the_since, the_at,
    coalesce(
        (SELECT max(o.id) FROM outbox AS o WHERE o.table_id = the_table_id),
        (SELECT g.said_upto FROM game_table AS g WHERE g.id = the_table_id)
    ) + row_number() OVER (PARTITION BY the_table_id ORDER BY n)
FROM (SELECT n, {_values(OutboxRow, "the_")} {_GIVEN}) AS numbered
"""  # noqa: S608 - words of our own


def _statement(kind: type[Write]) -> str:
    if kind is OutboxRow:
        return _NUMBERED
    return _insert(kind, ROWS[kind]) if kind in ROWS else _edit(kind, EDITS[kind])


_CASES = "\n".join(
    f"        WHEN {number} THEN {_statement(kind)};" for number, kind in enumerate(KINDS)
)
_BODY = f"""(
    of_shard bigint, of_epoch bigint, of_batch bigint, moment bigint, written bytea, others bigint[]
)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    part jsonb;
    given jsonb;
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
        CASE (part ->> 0)::integer
{_CASES}
        END CASE;
    END LOOP;
END
$$"""  # noqa: S608 - words of our own
WRITE = f"write_{hashlib.sha256(_BODY.encode()).hexdigest()[:16]}"
"""The name of the function; another release, with other rows, has another one beside it."""
CREATE_WRITE = f"CREATE OR REPLACE FUNCTION {WRITE}{_BODY}"


def rows_in_json(kind: type[Write], which: str) -> str:
    """Spell the rows of a kind that a condition holds for as one text in JSON."""
    fields = ", ".join(kind._fields)
    table = ROWS[kind].table
    return f"SELECT coalesce(json_agg(json_build_array({fields})), '[]') FROM {table} WHERE {which}"  # noqa: S608 - words of our own
