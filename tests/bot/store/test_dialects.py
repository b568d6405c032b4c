"""Two dialects, one meaning: the same tables, the same rules, the same end of every batch."""

# ruff: noqa: S311, S608, ISC004 - luck is what is tested, and names are our own

from __future__ import annotations

import asyncio
import os
import random
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from types import NoneType
from typing import Any, get_args, get_type_hints

import asyncpg
import pytest

from bot.rows.change import Change, Write
from bot.rows.clocks import ShiftTimers, TimerRow
from bot.rows.kept import EDITS, ROWS
from bot.rows.publishing import DeleteOutbox, OutboxRow
from bot.rows.seats import DeleteSeats, SeatRow
from bot.rows.tables import TableRow
from bot.store.postgres.opening import WRITING, connect, migrate
from bot.store.postgres.opening import migrations as of_postgres
from bot.store.postgres.parts import KINDS, REFERENCES, parts
from bot.store.postgres.store import PostgresStore
from bot.store.sqlite.opening import migrate as migrate_sqlite
from bot.store.sqlite.opening import migrations
from bot.store.sqlite.opening import migrations as of_sqlite
from bot.store.sqlite.store import SqliteStore
from tests.rigs import postgres
from tests.rigs.stores import (
    OF_THE_RELEASE_BEFORE,
    move_row,
    seat_row,
    series_row,
    table_row,
)
from tests.rigs.table_rig import Clock

OF_POSTGRES = {"shard"}
TYPES = {"INTEGER": "bigint", "TEXT": "text"}


def sqlite_schema() -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    migrate_sqlite(connection, migrations())
    return connection


@pytest.fixture(scope="module")
def schema() -> dict[str, list[Any]]:
    """Return what PostgreSQL says of an empty database of this release."""
    address = postgres.fresh()

    async def asked() -> dict[str, list[Any]]:
        connection = await connect(address, WRITING)
        await migrate(connection, address)
        found = {name: [tuple(row) for row in await connection.fetch(sql)] for name, sql in ASKED}
        await connection.close()
        return found

    return asyncio.run(asked())


_OF = "conrelid::regclass::text"
ASKED = (
    (
        "columns",
        "SELECT table_name, column_name, data_type, is_nullable = 'NO', column_default IS NOT NULL,"
        " is_generated = 'ALWAYS' FROM information_schema.columns"
        " WHERE table_schema = current_schema()",
    ),
    (
        "keys",
        f"SELECT {_OF}, contype::text, array(SELECT attname::text FROM unnest(conkey)"
        " WITH ORDINALITY AS k (num, n) JOIN pg_attribute ON attrelid = conrelid"
        " AND attnum = num ORDER BY n),"
        " confrelid::regclass::text FROM pg_constraint WHERE contype IN ('p', 'u', 'f')"
        " AND connamespace = current_schema()::regnamespace",
    ),
    (
        "checks",
        f"SELECT {_OF}, count(*) FROM pg_constraint WHERE contype = 'c'"
        " AND connamespace = current_schema()::regnamespace GROUP BY 1",
    ),
    (
        "indexes",
        "SELECT tablename, indexname, indexdef FROM pg_indexes WHERE schemaname = current_schema()",
    ),
    (
        "triggers",
        "SELECT event_object_table, event_manipulation, action_statement"
        " FROM information_schema.triggers WHERE trigger_schema = current_schema()",
    ),
)


def test_the_migrations_have_the_same_numbers_and_names() -> None:
    """What is added to one is added to the other."""
    assert [version for version, _ in of_postgres()] == [version for version, _ in of_sqlite()]


def test_the_columns_are_the_same(schema: dict[str, list[Any]]) -> None:
    """By name, type, whether they may be empty, have a default or are computed."""
    with closing(sqlite_schema()) as connection:
        tables = connection.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        ).fetchall()
        found = {
            (table, name, TYPES[kind], bool(notnull or pk), default is not None, hidden > 1)
            for (table,) in tables
            for _, name, kind, notnull, default, pk, hidden in connection.execute(
                f"PRAGMA table_xinfo({table})"
            )
        }
    assert {row for row in schema["columns"] if row[0] not in OF_POSTGRES} == found


def test_the_keys_are_the_same(schema: dict[str, list[Any]]) -> None:
    """What is there once, and what refers to what."""
    found: set[tuple[object, ...]] = set()
    with closing(sqlite_schema()) as connection:
        for table in {kept.table for kept in ROWS.values()}:
            pairs = connection.execute(f"PRAGMA table_info({table})").fetchall()
            key = tuple(row[1] for row in sorted(pairs, key=lambda row: row[5]) if row[5])
            found.add((table, "p", key, ""))
            for _, name, unique, origin, _ in connection.execute(f"PRAGMA index_list({table})"):
                if unique and origin == "u":
                    columns = connection.execute(f"PRAGMA index_info({name})").fetchall()
                    found.add((table, "u", tuple(row[2] for row in columns), ""))
            for _, _, other, own, *_ in connection.execute(f"PRAGMA foreign_key_list({table})"):
                found.add((table, "f", (own,), other))
                assert REFERENCES[own] == other, table
    own = {
        (table, kind, tuple(columns), other.replace("-", ""))
        for table, kind, columns, other in schema["keys"]
        if table not in {*OF_POSTGRES, *OF_THE_RELEASE_BEFORE, "meta", "sequence"}
    }
    assert own == found


def test_the_unique_columns_of_a_row_are_those_of_its_table(schema: dict[str, list[Any]]) -> None:
    """What a batch may not write together is what the schema says."""
    unique = {
        (table, tuple(re.findall(r"\w+", definition.partition("(")[2].partition(")")[0])))
        for table, _, definition in schema["indexes"]
        if " UNIQUE " in definition
    }
    keys = {(kept.table, kept.key) for kept in ROWS.values()}
    declared = {(kept.table, kept.unique) for kept in ROWS.values() if kept.unique}
    inner = {"meta", "sequence", *OF_POSTGRES, *OF_THE_RELEASE_BEFORE}
    assert {found for found in unique if found[0] not in inner} == keys | declared


def test_the_checks_and_indexes_are_as_many(schema: dict[str, list[Any]]) -> None:
    """By table and by name; that they refuse the same shows in the random batches."""
    with closing(sqlite_schema()) as connection:
        tables = dict(
            connection.execute(
                "SELECT name, sql FROM sqlite_schema WHERE type = 'table'"
            ).fetchall()
        )
        named = connection.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL"
        ).fetchall()
    counted = {name: sql.count("CHECK (") for name, sql in tables.items() if "CHECK (" in sql}
    assert dict(schema["checks"]) == counted
    assert {name for (name,) in named} <= {name for _, name, _ in schema["indexes"]}


def test_history_is_never_rewritten(schema: dict[str, list[Any]]) -> None:
    """Not by an UPDATE, a DELETE or a TRUNCATE."""
    with closing(sqlite_schema()) as connection:
        found = connection.execute(
            "SELECT tbl_name, name FROM sqlite_schema WHERE type = 'trigger' AND sql LIKE '%ABORT%'"
        ).fetchall()
    guarded = {(table, "UPDATE" if name.endswith("changed") else "DELETE") for table, name in found}
    own = {(table, event) for table, event, does in schema["triggers"] if "append_only" in does}
    assert own == guarded


@pytest.mark.parametrize("change", ["UPDATE move SET at = 0", "DELETE FROM move", "TRUNCATE move"])
async def test_a_stored_move_is_never_changed_in_postgresql_either(change: str) -> None:
    """The table itself says no."""
    address = postgres.fresh()
    store = await PostgresStore.open(address, Clock())
    await store.commit((table_row(1), move_row(1, 0)))
    connection = await connect(address, WRITING)
    with pytest.raises(asyncpg.PostgresError, match="append-only"):
        await connection.execute(change)
    await connection.close()
    await store.close()


def test_rows_of_a_kind_are_written_together_where_nothing_comes_between() -> None:
    """Fifty tables are a statement a kind; an edit of what is there is where the cut is."""

    def names(*changes: Change) -> list[tuple[str, int]]:
        return [(KINDS[number].__name__, len(rows)) for number, rows in parts(changes)]

    moves = [(move_row(table, 1), OutboxRow(table, 0, 0, 1)) for table in range(50)]
    assert names(*moves) == [("MoveRow", 50), ("OutboxRow", 50)]
    seats = [(DeleteSeats(table), seat_row(table, 0, 1)) for table in (1, 2)]
    assert names(*seats) == [("DeleteSeats", 2), ("SeatRow", 2)]
    assert names(*seats, *seats) == [("DeleteSeats", 2), ("SeatRow", 2)] * 2
    shifts = (TimerRow(1, "a", 5), ShiftTimers(1, 9), ShiftTimers(1, 9), TimerRow(1, "b", 5))
    assert [name for name, _ in names(shifts)] == [
        "TimerRow",
        "ShiftTimers",
        "ShiftTimers",
        "TimerRow",
    ]
    assert names((move_row(1, 1),), (table_row(2), move_row(2, 0))) == [
        ("MoveRow", 1),
        ("TableRow", 1),
        ("MoveRow", 1),
    ]


async def test_what_makes_no_sense_is_refused_though_it_is_replaced_at_once(tmp_path: Path) -> None:
    """Of two changes that wait together each has the end that it has by itself."""
    for store in (
        await SqliteStore.open(tmp_path / "one.sqlite3", Clock()),
        await PostgresStore.open(postgres.fresh(), Clock()),
    ):
        await store.commit((table_row(1),))
        wrong, right = seat_row(1, 0, 1, gone=7), seat_row(1, 0, 2)
        ends = await asyncio.gather(
            store.commit((wrong, OutboxRow(1, 0, 0, 1))),
            store.commit((right,)),
            return_exceptions=True,
        )
        assert [end is None for end in ends] == [False, True]
        assert await store.unspoken() == ()
        await store.close()


_JSON = {
    "options",
    "table_options",
    "people",
    "handed_on",
    "seating",
    "answers",
    "lost",
    "channels",
    "terms",
}


_FLAGS = {
    "open_hands",
    "gone",
    "agreed",
    "played",
    "away",
    "copies",
    "closed",
    "said",
    "hidden",
    "there",
    "faded",
}
ROUNDS = int(os.environ.get("BATCHES", "40"))


def invented(kind: type[Write], luck: random.Random) -> Write:
    """Return a row that is about one of few things; some of them no table takes."""
    values: list[object] = []
    for name, hint in get_type_hints(kind).items():
        of = {*(get_args(hint) or (hint,))}
        if name == "level":
            # A computer sits where no person does.
            computer = kind is not SeatRow or values[2] is None
            values.append(
                luck.choice(["a", None]) if kind is not SeatRow else "a" if computer else None
            )
        elif NoneType in of and luck.random() < 0.5:
            values.append(None)
        elif str in of:
            json = name in _JSON or (kind.__name__ == "UndoRequestRow" and name == "agreed")
            values.append(luck.choice(["[]", "{}"]) if json else luck.choice(["a", "b"]))
        elif name in {"table_id", "series_id", "of_table", "rematch_of"}:
            values.append(luck.choice([1, 1, 2, 2, 3]))
        elif name == "id":
            values.append(luck.choice([1, 2, 3]))
        elif name in _FLAGS:
            values.append(luck.choice([0, 1]))
        elif name in {"interaction_id", "number", "at", "user_id"}:
            values.append(luck.randrange(1, 9))
        elif name == "until":
            values.append(9)
        else:
            values.append(luck.choice([0, 1, 2]) if luck.random() < 0.99 else -1)
    return kind._make(values)


async def everything(store: SqliteStore | PostgresStore) -> dict[str, list[tuple[object, ...]]]:
    """Return all rows of all tables."""
    found = {}
    for kind, kept in ROWS.items():
        columns = ", ".join((*kind._fields, *(["id"] if kind is OutboxRow else [])))
        columns += ", said_upto, entered" if kind is TableRow else ""
        rows = await store._rows(f"SELECT {columns} FROM {kept.table}")
        found[kept.table] = sorted((tuple(row) for row in rows), key=repr)
    return found


@pytest.mark.parametrize("seed", range(3))
async def test_a_batch_is_what_its_rows_are_one_by_one(tmp_path: Path, seed: int) -> None:
    """Whatever it holds: SQLite writes row after row, PostgreSQL kind by kind."""
    luck = random.Random(seed)
    # Rows, and what is done to them.
    edited = {edit.of for edit in EDITS.values()}
    families = [[of, *(kind for kind, edit in EDITS.items() if edit.of is of)] for of in edited]
    families += [[TableRow, TimerRow], [TableRow, OutboxRow, DeleteOutbox], [SeatRow, DeleteSeats]]
    families.sort(key=repr)
    one = await SqliteStore.open(tmp_path / "one.sqlite3", Clock())
    other = await PostgresStore.open(postgres.fresh(), Clock())
    first = (table_row(1), table_row(2), table_row(3, interaction_id=None), series_row(1))
    for store in (one, other):
        await store.commit((*first, series_row(2), series_row(3)))
    together = 0
    for _ in range(ROUNDS):
        family = luck.choice(families)
        few = [*family, *family, *luck.sample(KINDS, luck.choice([0, 1, 3]))]
        changes = [
            tuple(invented(luck.choice(few), luck) for _ in range(luck.choice([1, 2, 5])))
            for _ in range(luck.choice([1, 3, 6]))
        ]
        ends = [
            await asyncio.gather(*(store.commit(c) for c in changes), return_exceptions=True)
            for store in (one, other)
        ]
        kept, also = ([end is None for end in of] for of in ends)
        assert kept == also, [c for c, a, b in zip(changes, kept, also, strict=True) if a != b]
        assert await everything(one) == await everything(other)
        together += all(kept) and len(kept) > 1
    assert together > ROUNDS // 10
    await one.close()
    await other.close()
