"""The fields of every row are the columns of its table: the same names, types and empty places."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from types import NoneType
from typing import Any, get_args, get_type_hints

import pytest

from bot.rows.clocks import MarkReminderSaid, ShiftTimers
from bot.rows.followers import MarkFollowerSeen, MarkFollowerTold, SetFollowerTurns
from bot.rows.kept import EDITS, ROWS
from bot.rows.publishing import OutboxRow
from bot.rows.seats import PastOccupancyRow as PastRow
from bot.rows.seats import SeatRow
from bot.store.people import erasure, tables_with
from bot.store.sqlite.opening import _released, migrations
from bot.store.sqlite.statements import STATEMENTS
from bot.store.statements import SELECT
from tests.rigs.stores import OF_THE_RELEASE_BEFORE

OF_THE_STORE = {"game_table": {"said_upto", "entered"}, "outbox": {"id"}}
"""Columns that the store itself keeps."""
MAY_BE_EMPTY_LATER = {(SeatRow, "user_id"), (PastRow, "user_id")}
"""A seat may be held by nobody's account one day."""
INTERNAL = {"meta", "sequence"}
TYPES = {int: "INTEGER", str: "TEXT"}


@pytest.fixture
def schema() -> Iterator[sqlite3.Connection]:
    """Return an empty database with the schema of this release."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    # What every new database is; to migrate for each test would be most of what they take.
    connection.deserialize(_released(migrations())[0])
    yield connection
    connection.close()


def columns(schema: sqlite3.Connection, table: str) -> dict[str, sqlite3.Row]:
    """Return the columns of a table that hold something, by name."""
    schema.row_factory = sqlite3.Row
    found = schema.execute(f"PRAGMA table_xinfo({table})").fetchall()
    return {row["name"]: row for row in found if not row["hidden"]}


def test_every_table_keeps_one_kind_of_row(schema: sqlite3.Connection) -> None:
    """Nothing is stored beside what the rows say."""
    names = schema.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
    known = {name for (name,) in names} - INTERNAL - OF_THE_RELEASE_BEFORE
    assert sorted(kept.table for kept in ROWS.values()) == sorted(known)


@pytest.mark.parametrize("kind", ROWS)
def test_the_fields_of_a_row_are_the_columns_of_its_table(
    schema: sqlite3.Connection, kind: type[Any]
) -> None:
    """A field without a column, or a column without a field, is noticed here."""
    table = ROWS[kind].table
    found = columns(schema, table)
    assert set(found) - OF_THE_STORE.get(table, set()) == set(kind._fields)
    for name, hint in get_type_hints(kind).items():
        (of,) = {*(get_args(hint) or (hint,))} - {NoneType}
        assert found[name]["type"] == TYPES[of], name
        optional = NoneType in get_args(hint) or (kind, name) in MAY_BE_EMPTY_LATER
        # A primary key of whole numbers is never empty, without being told.
        assert optional == (not found[name]["notnull"] and not found[name]["pk"]), name


@pytest.mark.parametrize("kind", ROWS)
def test_the_key_of_a_row_is_the_primary_key_of_its_table(
    schema: sqlite3.Connection, kind: type[Any]
) -> None:
    """What replaces what is what the table says."""
    found = columns(schema, ROWS[kind].table).values()
    key = sorted((row["pk"], row["name"]) for row in found if row["pk"])
    assert tuple(name for _, name in key) == ROWS[kind].key


@pytest.mark.parametrize("kind", [*ROWS, *EDITS])
def test_whatever_a_change_may_hold_is_one_statement(
    schema: sqlite3.Connection, kind: type[Any]
) -> None:
    """Each takes the values of the fields, no more and no fewer."""
    schema.execute(f"EXPLAIN {STATEMENTS[kind]}", [1] * len(kind._fields))
    with pytest.raises(sqlite3.ProgrammingError, match="bindings"):
        schema.execute(f"EXPLAIN {STATEMENTS[kind]}", [1] * (len(kind._fields) + 1))


def test_what_concerns_one_person_reads_nobody_elses_moves(schema: sqlite3.Connection) -> None:
    """F94: else everybody waits while somebody is forgotten, longer with each game played."""
    asked = [(tables_with(), (1,)), *erasure(1, -1, "#0001", 0)]
    plans = [
        str(step[-1])
        for statement, values in asked
        for step in schema.execute(f"EXPLAIN QUERY PLAN {statement}", values)
    ]
    of_moves = [plan for plan in plans if re.search(r"\bmove\b", plan)]
    assert of_moves
    assert [plan for plan in of_moves if "USING" not in plan] == []


def test_rows_and_edits_are_told_apart_by_their_names() -> None:
    """One look tells what is kept and what is changed."""
    assert set(STATEMENTS) == {*ROWS, *EDITS}
    assert [kind for kind in ROWS if not kind.__name__.endswith("Row")] == []
    others = {kind for kind in EDITS if not kind.__name__.startswith("Delete")}
    assert others == {
        *(ShiftTimers, MarkReminderSaid),
        *(SetFollowerTurns, MarkFollowerTold, MarkFollowerSeen),
    }


@pytest.mark.parametrize("kind", ROWS)
def test_a_row_is_read_as_it_was_written(schema: sqlite3.Connection, kind: type[Any]) -> None:
    """By name on both sides, whatever the order of the columns."""
    hints = get_type_hints(kind)
    values = [
        str(at) if str in (get_args(h) or (h,)) else at for at, h in enumerate(hints.values())
    ]
    row = kind(*values)
    schema.execute("PRAGMA ignore_check_constraints = ON")
    if kind is OutboxRow:
        schema.execute("INSERT INTO outbox (table_id, id, at) VALUES (0, 6, 1)")
    schema.execute(STATEMENTS[kind], row)
    assert row in [kind(*found) for found in schema.execute(SELECT[kind]).fetchall()]


def test_a_table_may_have_several_seats_that_are_nobodys_account(
    schema: sqlite3.Connection,
) -> None:
    """Computers play there; a person still sits only once at a table."""
    for seat, (user_id, level) in enumerate(((None, "easy"), (None, "easy"), (5, None))):
        row = SeatRow(1, seat, user_id, "somebody", 0, 0, "", level)
        schema.execute(STATEMENTS[SeatRow], row)
    for row in (SeatRow(1, 3, 5, "somebody", 0, 0, ""), SeatRow(1, 3, None, "nobody", 0, 0, "")):
        with pytest.raises(sqlite3.IntegrityError):
            schema.execute(STATEMENTS[SeatRow], row)


def test_no_enumeration_is_closed_by_the_schema(schema: sqlite3.Connection) -> None:
    """A list of what is allowed cannot be widened in a table that is never rewritten."""
    found = schema.execute("SELECT sql FROM sqlite_schema WHERE sql LIKE '% IN (%'").fetchall()
    lists = {words.split(")")[0] for (sql,) in found for words in sql.split(" IN (")[1:]}
    assert lists == {"0, 1"}
