"""PostgreSQL: what is in the way is said in a sentence, and no fault loses or doubles anything."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import sys
import traceback
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from bot.model.database_address import DEFAULT_FILE, DatabaseAddress
from bot.rows.people import NoteRow
from bot.store.error import StoreError
from bot.store.opening import bring_up_to_date, move_host, open_store
from bot.store.people import recorded
from bot.store.postgres import opening, writing
from bot.store.postgres.errors import explained
from bot.store.postgres.opening import connect
from bot.store.postgres.store import PostgresStore
from tests.rigs import postgres
from tests.rigs.stores import deadline_row, move_row, run_sql, table_row
from tests.rigs.table_rig import Clock

FAULTS = int(os.environ.get("POSTGRES_FAULTS", "6"))
SECRET = "hunter2"  # noqa: S105 - looked for in all that is said


def on_the_page(error: StoreError, address: DatabaseAddress) -> bool:
    """Whether the page for operators says what to do about an error."""
    page = (Path(__file__).parents[3] / "docs" / "run" / "postgres.md").read_text(encoding="utf-8")
    said = str(error).replace(f"{address:n}", "PostgreSQL database …")
    rows = re.findall(r"^\| `(.+?)` \|", page, re.MULTILINE)
    return any(said.startswith(one) for row in rows for one in row.split("`, `"))


async def refused(address: DatabaseAddress) -> StoreError:
    """Return why a store cannot be opened, which never says too much."""
    with pytest.raises(StoreError) as caught:
        await PostgresStore.open(address, Clock())
    said = "".join(traceback.format_exception(caught.value)) + repr(address) + str(address)
    assert SECRET not in said
    assert address.spelt not in said
    assert str(caught.value).endswith(".")
    assert on_the_page(caught.value, address)
    return caught.value


@contextmanager
def setting(name: str, value: str) -> Iterator[None]:
    """Run the server with another setting for a while."""
    postgres.psql(f"ALTER SYSTEM SET {name} = {value}; SELECT pg_reload_conf();")
    try:
        yield
    finally:
        postgres.psql(f"ALTER SYSTEM RESET {name}; SELECT pg_reload_conf();")


@asynccontextmanager
async def deaf_server() -> AsyncIterator[int]:
    """Listen on a port as a server that speaks no TLS, until who asked has gone."""
    left = asyncio.Event()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(8)
        writer.write(b"N")
        await reader.read()
        writer.close()
        await writer.wait_closed()
        left.set()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1]
        await left.wait()


async def test_a_server_that_cannot_be_reached_is_named() -> None:
    """F19: no such host, nobody there."""
    for host in ("no-such-host.invalid", "127.0.0.1:1"):
        error = await refused(DatabaseAddress(f"postgresql://ann:{SECRET}@{host}/host"))
        assert error.key == "store-unreachable"


async def test_a_server_without_encryption_is_named() -> None:
    """Who asked for TLS gets TLS or a sentence."""
    async with deaf_server() as port:
        spelt = f"postgresql://ann:{SECRET}@127.0.0.1:{port}/host?sslmode=require"
        assert (await refused(DatabaseAddress(spelt))).key == "store-tls"


@pytest.mark.parametrize(
    ("ending", "said"),
    [
        ("sslmode=verify-full&sslrootcert=/no/root.crt", "sslrootcert is /no/root.crt,"),
        ("sslmode=require&sslcert=/no/bot.crt", "sslcert is /no/bot.crt,"),
        ("sslmode=verify-full&sslrootcert=/", "sslrootcert is /,"),
        ("sslmode=verify-ca", "needs sslrootcert"),
    ],
)
async def test_a_certificate_that_cannot_be_read_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, ending: str, said: str
) -> None:
    """No look at the server helps, nor at how the address is spelt."""
    # Where the driver looks for one by itself.
    monkeypatch.setenv("HOME", str(tmp_path))
    error = await refused(DatabaseAddress(f"postgresql://ann:{SECRET}@127.0.0.1:1/host?{ending}"))
    assert error.key == "store-tls"
    assert said in str(error)


async def test_a_wrong_password_is_named() -> None:
    """And is not repeated."""
    folder = postgres.server().pgdata
    postgres.psql("CREATE ROLE guarded LOGIN PASSWORD 'right'")
    rules = folder / "pg_hba.conf"
    before = rules.read_text()
    rules.write_text(f"local all guarded scram-sha-256\n{before}")
    postgres.psql("SELECT pg_reload_conf()")
    spelt = f"postgresql://guarded:{SECRET}@/postgres?host={folder}"
    try:
        assert (await refused(DatabaseAddress(spelt))).key == "store-refused"
    finally:
        rules.write_text(before)
        postgres.psql("SELECT pg_reload_conf()")


async def test_a_database_that_is_not_there_is_named() -> None:
    """Whoever has one makes it."""
    folder = postgres.server().pgdata
    spelt = f"postgresql://postgres:{SECRET}@/nowhere?host={folder}"
    assert (await refused(DatabaseAddress(spelt))).key == "store-missing"


@pytest.mark.parametrize("spelt", ["postgresql://h:x/y", "postgres://[/x"])
async def test_an_address_that_is_misspelt_is_not_repeated(spelt: str) -> None:
    """It may be the password that is in the wrong place."""
    assert (await refused(DatabaseAddress(spelt))).key == "store-address"


async def test_a_server_that_may_lose_moves_is_refused() -> None:
    """F22: what is said to be durable is."""
    for name in ("full_page_writes", "fsync"):
        with setting(name, "off"):
            error = await refused(postgres.fresh())
        assert error.key == "store-not-durable"
        assert name in str(error)


@pytest.mark.parametrize("level", ["repeatable read", "serializable"])
async def test_a_server_that_isolates_more_refuses_nobody(level: str) -> None:
    """Of changes at the same time it would refuse all but one: a press, an erasure, a new table."""
    with setting("default_transaction_isolation", f"'{level}'"):
        store = await PostgresStore.open(postgres.fresh(), Clock())
        try:
            numbers = await asyncio.gather(*(store.new_table_id() for _ in range(40)))
            assert len({*numbers}) == 40
            await store.commit(())
        finally:
            await store.close()


async def test_a_server_that_takes_no_changes_is_refused() -> None:
    """A standby is for reading."""
    address = DatabaseAddress(f"{postgres.fresh().spelt}&default_transaction_read_only=on")
    assert (await refused(address)).key == "store-standby"


async def test_an_older_server_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is not tested is not promised."""
    monkeypatch.setattr(opening, "OLDEST", 99)
    assert (await refused(postgres.fresh())).key == "store-older"


async def test_a_pooler_that_shares_sessions_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its sessions know nothing of what was asked of them, and hold no lock."""
    monkeypatch.setattr(writing, "WRITING", opening.SESSION)
    assert (await refused(postgres.fresh())).key == "store-pooled"


async def test_a_database_of_another_program_is_refused() -> None:
    """Nothing is made in it."""
    address = postgres.fresh()
    connection = await asyncpg.connect(address.spelt)
    await connection.execute("CREATE TABLE game_table (id bigint)")
    assert (await refused(address)).key == "store-foreign"
    await connection.close()


async def test_a_new_database_that_cannot_hold_every_name_is_refused() -> None:
    """Else whoever has such a name would be refused everything, and nobody would know why."""
    folder = postgres.server().pgdata
    for encoding in ("LATIN1", "SQL_ASCII"):
        name = f"of_{encoding.lower()}"
        postgres.psql(
            f"CREATE DATABASE {name} ENCODING '{encoding}' LC_COLLATE 'C' LC_CTYPE 'C'"
            " TEMPLATE template0"
        )
        address = DatabaseAddress(f"postgresql://postgres:{SECRET}@/{name}?host={folder}")
        if encoding == "LATIN1":
            assert (await refused(address)).key == "store-encoding"
            continue
        store = await PostgresStore.open(address, Clock())
        note = NoteRow(1, 5, "Zoë 🐻 says “…”")
        await store.commit((table_row(1), note))
        assert await store.note(1, 5) == note
        await store.close()


async def test_a_database_in_use_that_cannot_hold_every_name_is_warned_of(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Its games go on: the operator reads at each start what fails and what to do."""
    folder, name = postgres.server().pgdata, "of_an_age"
    postgres.psql(f"CREATE DATABASE {name} ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C'"
                  " TEMPLATE template0")  # fmt: skip
    address = DatabaseAddress(f"postgresql://postgres:{SECRET}@/{name}?host={folder}")
    for encoding in ("UTF8", "LATIN1"):
        # No release makes one like that, but a database may have been made for another program.
        postgres.psql(
            f"UPDATE pg_database SET encoding = pg_char_to_encoding('{encoding}')"  # noqa: S608
            f" WHERE datname = '{name}'"
        )
        with caplog.at_level(logging.WARNING):
            await (await PostgresStore.open(address, Clock())).close()
        assert (f"{address:s} has the encoding LATIN1" in caplog.text) is (encoding == "LATIN1")
    assert SECRET not in caplog.text


async def test_a_database_of_a_newer_release_is_refused() -> None:
    """F20: it is left as it is."""
    address = postgres.fresh()
    store = await PostgresStore.open(address, Clock())
    await store._rows("UPDATE meta SET value = '99' WHERE key = 'version'")
    await store.close()
    assert (await refused(address)).key == "store-newer"


async def test_games_of_newer_rules_are_refused_and_left(tmp_path: Path) -> None:
    """Nothing is put off by a start that comes to nothing, and no shard is taken."""
    address = await postgres.emptied()
    store = await PostgresStore.open(address, Clock())
    await store.commit((table_row(1, version=2), deadline_row(1, "d", 0, 500)))
    await store.close()

    async def rows() -> list[list[asyncpg.Record]]:
        """Return what a start changes."""
        connection = await asyncpg.connect(address.spelt)
        try:
            tables = ("shard", "meta", "deadline", "clock_stop")
            return [await connection.fetch(f"TABLE {table}") for table in tables]
        finally:
            await connection.close()

    before = await rows()
    with pytest.raises(StoreError) as caught:
        await PostgresStore.open(address, rules={"toy": 1})
    assert caught.value.key == "store-newer"
    place, none = tmp_path / "host.sqlite3", {"toy": 1}
    for command in (bring_up_to_date(place, address, none), move_host(address, place, none)):
        with pytest.raises(StoreError) as caught:
            await command
        assert caught.value.key == "store-newer"
    assert await rows() == before
    owner = await PostgresStore.open(address, rules={"toy": 2})
    with pytest.raises(StoreError) as caught:
        # A stand-by that could not take over.
        await asyncio.wait_for(PostgresStore.open(address, rules=none), 10)
    assert caught.value.key == "store-newer"
    await owner.close()


@pytest.mark.parametrize(
    ("error", "key"),
    [
        (asyncpg.DiskFullError("x"), "store-full"),
        (asyncpg.TooManyConnectionsError("x"), "store-busy"),
        (asyncpg.CannotConnectNowError("x"), "store-unreachable"),
        (asyncpg.ReadOnlySQLTransactionError("x"), "store-standby"),
        (asyncpg.InsufficientPrivilegeError("x"), "store-unwritable"),
        (asyncpg.UndefinedTableError("x"), "store-broken"),
        (asyncpg.QueryCanceledError("x"), "store-slow"),
        (asyncpg.ConnectionDoesNotExistError("x"), "store-unreachable"),
        (asyncpg.InterfaceError("x"), "store-unreachable"),
        (asyncpg.ProtocolViolationError("unsupported startup parameter: x"), "store-pooled"),
        (TimeoutError(), "store-unreachable"),
        (asyncpg.UniqueViolationError("x"), "store-failed"),
        (RuntimeError("x"), "store-failed"),
    ],
)
def test_every_failure_of_the_server_has_a_name(error: Exception, key: str) -> None:
    """F22, in the words of the sentence for whoever runs the bot."""
    address = DatabaseAddress(f"postgresql://ann:{SECRET}@db/host")
    said = explained(error, address)
    assert said.key == key
    assert on_the_page(said, address)
    assert "PostgreSQL database host on db" in str(said)
    assert SECRET not in str(said)


@asynccontextmanager
async def locked(address: DatabaseAddress) -> AsyncIterator[None]:
    """Have another program keep everybody from the moves."""
    other = await asyncpg.connect(address.spelt)
    async with other.transaction():
        await other.execute("LOCK TABLE move")
        yield
    await other.close()


async def test_a_full_disk_is_told_and_loses_nothing() -> None:
    """F22: what was refused is not there, and the next change is written."""
    address = postgres.fresh()
    store = await PostgresStore.open(address, Clock())
    await store.commit((table_row(1), move_row(1, 0)))
    other = await asyncpg.connect(address.spelt)
    await other.execute(
        "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS"
        " $$ BEGIN RAISE 'no space left' USING ERRCODE = 'disk_full'; END $$;"
        "CREATE TRIGGER full_disk BEFORE INSERT ON move EXECUTE FUNCTION full_disk()"
    )
    with pytest.raises(StoreError) as caught:
        await store.commit((move_row(1, 1),))
    assert caught.value.key == "store-full"
    await other.execute("DROP TRIGGER full_disk ON move")
    await other.close()
    await store.commit((move_row(1, 1),))
    assert [row.number for row in await store.moves(1)] == [0, 1]
    await store.close()


async def test_a_change_does_not_wait_for_another_program_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever pressed is told; what was refused is not there."""
    monkeypatch.setattr(writing, "LOCKED", 0.1)
    address = postgres.fresh()
    store = await PostgresStore.open(address, Clock())
    await store.commit((table_row(1), move_row(1, 0)))
    async with locked(address):
        with pytest.raises(StoreError) as caught:
            await store.commit((move_row(1, 1),))
    assert caught.value.key == "store-busy"
    await store.commit((move_row(1, 2),))
    assert [row.number for row in await store.moves(1)] == [0, 2]
    await store.close()


async def test_a_server_that_is_too_slow_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each attempt is given up and known not to have been written; the last one is told."""
    monkeypatch.setattr(writing, "SLOW", 0)
    address = postgres.fresh()
    store = await PostgresStore.open(address, Clock())
    await store.commit((table_row(1), move_row(1, 0)))
    held = store._writing._held

    class Hasty:
        async def fetchval(self, *values: object) -> None:
            await held.write.fetchval(*values, timeout=0.1)

    monkeypatch.setattr(store._writing, "_held", held._replace(write=Hasty()))
    async with locked(address):
        with pytest.raises(StoreError) as caught:
            await store.commit((move_row(1, 1),))
    assert caught.value.key == "store-slow"
    await store.commit((move_row(1, 2),))
    assert [row.number for row in await store.moves(1)] == [0, 2]
    await store.close()


async def test_a_missing_driver_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """A host without PostgreSQL does not have it."""
    monkeypatch.setitem(sys.modules, "bot.store.postgres.store", None)
    address = DatabaseAddress("postgresql://db/host")
    with pytest.raises(StoreError, match="requirements-postgres") as caught:
        await open_store(__file__, address)  # type: ignore[arg-type]
    assert on_the_page(caught.value, address)
    assert caught.value.key == "store-driver"


async def sessions() -> None:
    """End every session of every host, wherever it is."""
    postgres.psql(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE application_name = 'tabletop-host'"
    )


async def test_lost_connections_lose_and_double_nothing(caplog: pytest.LogCaptureFixture) -> None:
    """F89: what was acknowledged is there, what was refused is not, everything is there once.

    And no log or trace tells the password.
    """
    caplog.set_level(logging.DEBUG)
    address = DatabaseAddress(postgres.fresh().spelt.replace(":@", f":{SECRET}@"))
    assert SECRET in address.spelt
    store = await PostgresStore.open(address, Clock())
    await store.commit((table_row(1),))
    ends: dict[int, BaseException | None] = {}
    going = True

    async def play(first: int) -> None:
        number = first
        while going:
            try:
                await store.commit((move_row(1, number),))
                ends[number] = None
            except StoreError as error:
                ends[number] = error
            number += 4

    players = [asyncio.create_task(play(first)) for first in range(4)]
    for _ in range(FAULTS):
        await asyncio.sleep(0.05)
        await asyncio.to_thread(lambda: asyncio.run(sessions()))
    going = False
    await asyncio.gather(*players)
    there = [row.number for row in await store.moves(1)]
    assert len(there) == len(set(there))
    assert set(there) == {number for number, error in ends.items() if error is None}
    assert there
    await store.close()
    traces = [
        line for error in ends.values() if error for line in traceback.format_exception(error)
    ]
    assert not [said for said in (*traces, caplog.text) if SECRET in said]


async def test_a_batch_that_was_written_unheard_is_not_written_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """F89: the connection breaks after the commit and before its answer: the batch token tells."""
    store = await PostgresStore.open(postgres.fresh(), Clock())
    await store.commit((table_row(1),))
    held = store._writing._held

    class Deaf:
        async def fetchval(self, *values: object) -> None:
            await held.write.fetchval(*values)
            raise ConnectionResetError

    monkeypatch.setattr(store._writing, "_held", held._replace(write=Deaf()))
    await store.commit((move_row(1, 0),))
    assert [row.number for row in await store.moves(1)] == [0]
    assert store._writing._held.epoch == held.epoch + 1
    await store.close()


async def test_an_attempt_to_go_on_that_was_unheard_is_no_other_host(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """F89: the connection that is to tell the truth breaks, too, after it has taken the shard."""
    store = await PostgresStore.open(postgres.fresh(), Clock())
    await store.commit((table_row(1),))
    broken: list[asyncpg.Connection] = []

    class Breaking:
        def __init__(self, connection: asyncpg.Connection) -> None:
            self._connection = connection

        def __getattr__(self, name: str) -> object:
            return getattr(self._connection, name)

        async def prepare(self, _: str) -> None:
            raise ConnectionResetError

    async def breaking(address: DatabaseAddress, settings: dict[str, str]) -> object:
        connection = await connect(address, settings)
        if broken:
            return connection
        broken.append(connection)
        return Breaking(connection)

    monkeypatch.setattr(writing, "connect", breaking)
    await sessions()
    await store.commit((move_row(1, 0),))
    assert broken
    assert [row.number for row in await store.moves(1)] == [0]
    await store.close()


async def test_a_batch_that_was_not_written_is_written_then() -> None:
    """The connection was lost while nobody looked."""
    store = await PostgresStore.open(postgres.fresh(), Clock())
    await sessions()
    await store.commit((table_row(1), move_row(1, 0)))
    assert [row.number for row in await store.moves(1)] == [0]
    await store.close()


async def test_where_nobody_can_tell_that_is_what_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """F89: the third end of a commit; what was read meanwhile waits for the truth."""
    monkeypatch.setattr(writing, "PATIENCE", 0.2)
    address = postgres.fresh()
    store = await PostgresStore.open(address, Clock())
    await store.commit((table_row(1),))
    held = store._writing._held
    reachable = asyncio.Event()

    async def gone(*about: Any) -> object:
        await reachable.wait()
        return await connect(*about)

    class Deaf:
        async def fetchval(self, *values: object) -> None:
            await held.write.fetchval(*values)
            raise ConnectionResetError

    monkeypatch.setattr(writing, "connect", gone)
    monkeypatch.setattr(store._writing, "_held", held._replace(write=Deaf()))
    with pytest.raises(StoreError) as unknown:
        await store.commit((move_row(1, 0),))
    assert unknown.value.key == "store-unknown"
    with pytest.raises(StoreError) as certain:
        await store.commit((move_row(1, 1),))
    assert certain.value.key == "store-unreachable"
    with pytest.raises(StoreError):
        await store.moves(1)
    reachable.set()
    assert store._writing._search is not None
    await asyncio.wait([store._writing._search])
    assert [row.number for row in await store.moves(1)] == [0]
    await store.commit((move_row(1, 1),))
    await store.close()


async def test_a_stand_by_waits_and_takes_over(caplog: pytest.LogCaptureFixture) -> None:
    """F19: one writes at a time; the next one begins where the first one ended."""
    address = postgres.fresh()
    first = await PostgresStore.open(address, Clock())
    await first.commit((table_row(1), move_row(1, 0)))
    with caplog.at_level(logging.WARNING):
        waiting = asyncio.create_task(PostgresStore.open(address, Clock()))
        while "Standing by" not in caplog.text:  # noqa: ASYNC110 - it has to be asked
            await asyncio.sleep(0.01)
    assert not waiting.done()
    await first.close()
    second = await waiting
    assert [row.number for row in await second.moves(1)] == [0]
    await second.commit((move_row(1, 1),))
    await second.close()


async def test_an_owner_that_stops_within_a_request_is_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """F90: its session is no idle one; the stand-by ends it and takes over."""
    monkeypatch.setattr(writing, "HUNG", 0.1)
    address = postgres.fresh()
    first = await PostgresStore.open(address, Clock())
    await first.commit((table_row(1), move_row(1, 0)))
    first._writing._task.cancel()
    # The beginning of a statement, whose end does not come.
    parse = b"\0SELECT 1\0\0\0"
    message = b"P" + (len(parse) + 4).to_bytes(4, "big") + parse
    first._writing._held.connection._transport.write(message)
    async with asyncio.timeout(30):
        second = await PostgresStore.open(address, Clock())
    await second.commit((move_row(1, 1),))
    first._writing._task = asyncio.create_task(first._writing._run())
    with pytest.raises(StoreError):
        await first.commit((move_row(1, 2),))
    assert [row.number for row in await second.moves(1)] == [0, 1]
    await second.close()
    with pytest.raises(StoreError):
        await first.close()


async def test_an_owner_that_slept_through_its_lock_writes_nothing_more() -> None:
    """F90: who wakes finds another epoch: nothing is written, and nothing is read for a truth."""
    address = postgres.fresh()
    first = await PostgresStore.open(address, Clock())
    await first.commit((table_row(1), move_row(1, 0)))
    asleep = first._writing._task
    asleep.cancel()
    first._writing._held.connection.terminate()
    second = await PostgresStore.open(address, Clock())
    await second.commit((move_row(1, 1),))
    first._writing._task = asyncio.create_task(first._writing._run())
    with pytest.raises(StoreError):
        await first.commit((move_row(1, 2),))
    with pytest.raises(StoreError) as lost:
        await first.commit((move_row(1, 2),))
    assert lost.value.key == "store-lost"
    assert (await asyncio.wait_for(first.lost(), 5)).key == "store-lost"
    with pytest.raises(StoreError):
        await first.moves(1)
    assert [row.number for row in await second.moves(1)] == [0, 1]
    await second.close()
    with pytest.raises(StoreError):
        await first.close()


async def test_whoever_reads_in_an_outage_gets_an_error_of_their_own() -> None:
    """F112: one that all of them raised became its own cause, and no log could tell of it."""
    store = await PostgresStore.open(postgres.fresh(), Clock())
    held = store._writing._held
    store._writing._certain.clear()
    store._writing._failing = store._writing._unreachable
    ends = await asyncio.gather(*(store.moves(1) for _ in range(3)), return_exceptions=True)
    assert ["store-unreachable"] * 3 == [getattr(end, "key", "") for end in ends]
    assert 3 == len({id(end) for end in ends})
    store._writing._failing = None
    store._writing._certain.set()
    assert held is store._writing._held
    await store.close()


async def test_an_owner_that_does_not_know_that_it_lost_its_shards_erases_nothing() -> None:
    """F90: whoever has them by now has in memory what would be rewritten."""
    address = postgres.fresh()
    first = await PostgresStore.open(address, Clock())
    first._writing._task.cancel()
    first._writing._held.connection.terminate()
    second = await PostgresStore.open(address, Clock())
    with pytest.raises(StoreError) as lost:
        await first.erase((recorded(-7, 5),))
    assert lost.value.key == "store-lost"
    assert await second.erasures() == ()
    await second.close()
    first._writing._task = asyncio.create_task(first._writing._run())
    with pytest.raises(StoreError):
        await first.close()


async def test_nothing_waits_for_an_erasure_that_takes_long() -> None:
    """F94: nor does the server take the bot for dead meanwhile, and give its shards away."""
    address = postgres.fresh()
    store, other = await PostgresStore.open(address, Clock()), await asyncpg.connect(address.spelt)
    await other.execute("SELECT pg_advisory_lock(42)")
    erasing = asyncio.create_task(
        store.erase((recorded(-7, 5), ("SELECT pg_advisory_xact_lock(42)", ())))
    )
    waits = "SELECT count(*) FROM pg_locks WHERE objid = 42 AND NOT granted"
    while not await other.fetchval(waits):
        pass
    await store.commit((table_row(1),))
    await store._writing._live()
    assert not erasing.done()
    await other.close()
    await erasing
    assert [row.pseudonym for row in await store.erasures()] == [-7]
    await store.close()


async def test_an_erasure_whose_end_is_lost_may_be_written_or_not() -> None:
    """Broken off before, it surely is not; at its very end nobody knows."""
    address = postgres.fresh()
    store = await PostgresStore.open(address, Clock())
    ends = "SELECT pg_terminate_backend(pg_backend_pid())"
    with pytest.raises(StoreError) as before:
        await store.erase(((ends, ()),))
    assert before.value.key == "store-unreachable"
    await run_sql(
        store,
        "CREATE FUNCTION end_session() RETURNS trigger LANGUAGE plpgsql AS"
        f" $$ BEGIN PERFORM ({ends}); RETURN NULL; END $$",
    )
    await run_sql(
        store,
        "CREATE CONSTRAINT TRIGGER at_the_end AFTER INSERT ON erasure DEFERRABLE INITIALLY DEFERRED"
        " FOR EACH ROW EXECUTE FUNCTION end_session()",
    )
    with pytest.raises(StoreError) as after:
        await store.erase((recorded(-7, 5),))
    assert after.value.key == "store-unknown"
    await store.close()


async def test_a_folder_that_takes_no_files_is_said_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Games are on the server; the list of forgotten people and the sign of life are not."""
    monkeypatch.chdir(tmp_path)
    folder = DEFAULT_FILE.parent
    # Nobody may make it: not even root, whom permissions do not keep from anything.
    folder.symlink_to("nowhere")
    caplog.set_level("WARNING", "bot.store.opening")
    await (await open_store(DEFAULT_FILE, postgres.fresh(), Clock())).close()
    (line,) = caplog.messages
    assert f"No file can be written to {tmp_path / folder} " in line
    assert "/me forget fails" in line
    folder.unlink()
    caplog.clear()
    await (await open_store(DEFAULT_FILE, postgres.fresh(), Clock())).close()
    assert (caplog.messages, list(folder.iterdir())) == ([], [])
