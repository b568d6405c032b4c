"""Two releases on one schema, while processes are replaced: it grows, and nothing goes."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.model.shards import Shards
from bot.store.error import StoreError
from bot.store.postgres import opening, ownership
from bot.store.postgres.opening import WRITING, connect, migrate, migrations
from bot.store.postgres.statements import CREATE_WRITE
from bot.store.postgres.store import PostgresStore
from tests.rigs import postgres
from tests.rigs.stores import move_row, seat_row, table_row
from tests.rigs.table_rig import Clock

_COLUMNS = (
    "SELECT table_name, column_name, data_type, is_nullable, column_default IS NOT NULL AS filled"
    " FROM information_schema.columns WHERE table_schema = current_schema()"
)
_RULES = (
    "SELECT conrelid::regclass::text AS of_table, array(SELECT attname::text FROM pg_attribute"
    " WHERE attrelid = conrelid AND attnum = ANY(conkey)) AS columns,"
    " pg_get_constraintdef(oid) AS says"
    " FROM pg_constraint WHERE connamespace = current_schema()::regnamespace"
)


async def test_a_migration_takes_nothing_away_from_the_release_before() -> None:
    """Expand now, contract a release later: whatever ran on a schema runs on the next one.

    A column stays and keeps its type, a new one can be left out, and no new rule is about what was
    there. What no release writes any more may go; then it is named here.
    """
    address = postgres.fresh()
    connection = await connect(address, WRITING)
    before: dict[tuple[str, str], Any] = {}
    rules: set[str] = set()
    for version, _ in migrations():
        await migrate(connection, address, version)
        now = {
            (row["table_name"], row["column_name"]): row for row in await connection.fetch(_COLUMNS)
        }
        told = await connection.fetch(_RULES)
        tables = {table for table, _ in before}
        for place, was in before.items():
            assert place in now, version
            assert now[place]["data_type"] == was["data_type"], version
            assert (was["is_nullable"], now[place]["is_nullable"]) != ("YES", "NO"), version
            assert was["filled"] <= now[place]["filled"], version
        for place in now.keys() - before.keys():
            required = now[place]["is_nullable"] == "NO" and not now[place]["filled"]
            assert not (place[0] in tables and required), (version, place)
        for rule in told:
            known = {(rule["of_table"], column) for column in rule["columns"]} & before.keys()
            assert not known or rule["says"] in rules, (version, rule["says"])
        before, rules = now, {rule["says"] for rule in told}
    await connection.close()


async def _written_before(version: int) -> str:
    """Return the function that writes rows as a release with an older schema has it."""
    address = postgres.fresh()
    connection = await connect(address, WRITING)
    await migrate(connection, address, version)
    known = {(row["table_name"], row["column_name"]) for row in await connection.fetch(_COLUMNS)}
    await connection.close()

    def narrowed(insert: re.Match[str]) -> str:
        pairs = zip(insert["columns"].split(", "), insert["values"].split(", "), strict=True)
        kept = [pair for pair in pairs if (insert["table"], pair[0]) in known]
        columns, values = (", ".join(part) for part in zip(*kept, strict=True))
        return f"INSERT INTO {insert['table']} ({columns}) SELECT {values}"

    tables = {table for table, _ in known}
    body = re.sub(
        rf"INSERT INTO (?P<table>{'|'.join(tables)}) \((?P<columns>[^)]+)\)"
        r" SELECT (?P<values>\(\w+ ->> \d+\)::\w+(, \(\w+ ->> \d+\)::\w+)*)",
        narrowed,
        CREATE_WRITE,
    )
    names = {column for _, column in known}
    return re.sub(r", (\w+) = excluded\.\1", lambda put: put[0] if put[1] in names else "", body)


async def test_a_process_of_the_release_before_goes_on_beside_one_of_this(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its functions and tables are there; each writes its own shard, and reads what is of both."""
    address, known = postgres.fresh(), migrations()
    with monkeypatch.context() as patched:
        patched.setattr(opening, "migrations", lambda: known[:-1])
        patched.setattr(opening, "CREATE_WRITE", await _written_before(len(known) - 1))
        # What it does as it takes its shards concerns tables that it knows.
        patched.setattr(ownership, "resume", lambda *_, **__: iter(()))
        patched.setattr(ownership, "latest", lambda *_: "SELECT NULL::bigint")
        old = await PostgresStore.open(address, Clock(), Shards((0,), 2))
    await old.commit((table_row(1, guild_id=0), seat_row(1, 0, 1), move_row(1, 0)))
    new = await PostgresStore.open(address, Clock(), Shards((1,), 2))
    await new.commit((table_row(2, guild_id=1 << 22), seat_row(2, 0, 1), move_row(2, 0)))
    await old.commit((move_row(1, 1),))
    assert await new.tables_of(1) == await old.tables_of(1) == (1, 2)
    # Who starts anew has to be of this release.
    with monkeypatch.context() as patched:
        patched.setattr(opening, "migrations", lambda: known[:-1])
        with pytest.raises(StoreError, match="newer release"):
            await PostgresStore.open(address, Clock(), Shards((0,), 2))
    await old.close()
    await new.close()
