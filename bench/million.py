"""Start with a million stored tables, most of them over long ago, in a file and on a server.

They are copies of a few, each with all that is kept of it and with people of its own, of whom each
has played a thousand games. The server has swept and counted what it was filled with, as it does by
itself where a host grows from day to day, and the host was at work until then.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from shutil import copyfile
from statistics import median
from tempfile import TemporaryDirectory

import asyncpg

from bench.figure import Figure, interleaved
from bench.session import loopback
from bench.startup import FEW, MANY, Start, copies, played, start
from bot.model.database_address import DatabaseAddress
from bot.model.times import to_ms, utc_now
from bot.store.opening import move_host
from bot.store.postgres.store import PostgresStore
from bot.store.sqlite.clean_shutdown import seal
from bot.store.sqlite.opening import connect
from tests.rigs import postgres

MILLION = 1_000_000
_MOVES = 2
"""Made at each table: how long a game was that is over tells nothing at a start."""

_APART = 2 * FEW
"""Between the numbers of a table and of its copy."""


def measure(*, quick: bool = False) -> tuple[Figure, ...]:
    """Time starts with few tables and with a million in turn, of which 10,000 are under way.

    Two figures: in a file, and on PostgreSQL, each beside the same with few.
    """
    live, stored, rounds = (20, 100, 1) if quick else (MANY, MILLION, 5)
    with TemporaryDirectory() as folder:
        return asyncio.run(_started(Path(folder), live, stored, rounds))


async def _started(here: Path, live: int, stored: int, rounds: int) -> tuple[Figure, ...]:
    """Fill databases with few and with many tables, in a file and on PostgreSQL, and time starts.

    Return the two figures.
    """
    few, many = here / "few.sqlite3", here / "many.sqlite3"
    message = await played(few, moves=_MOVES, over=True)
    copyfile(few, many)
    small, large = postgres.fresh(), postgres.fresh()
    for number, server in enumerate((small, large)):
        copy = here / f"{number}.sqlite3"
        copyfile(few, copy)
        await move_host(copy, server)
    file = connect(many)
    file.execute("BEGIN IMMEDIATE")
    for statement in _filled(live, stored):
        file.execute(statement)
    file.execute("UPDATE meta SET value = ? WHERE key = 'last_seen'", (str(to_ms(utc_now())),))
    file.execute("COMMIT")
    file.close()
    await _fill(large, live, stored)
    # To check every page takes longer than to write it.
    seal(many)
    await (await PostgresStore.open(large)).close()
    async with loopback() as address:
        found = await asyncio.to_thread(
            interleaved,
            rounds,
            lambda: start(few, address, message),
            lambda: start(many, address, message),
            lambda: start(here / "s", address, message, server=small),
            lambda: start(here / "l", address, message, server=large),
        )
    return (
        _figure(f"start to first click, {stored:,} stored tables", found[1], found[0]),
        _figure(f"start to first click, {stored:,} tables on PostgreSQL", found[3], found[2]),
    )


async def _fill(address: DatabaseAddress, live: int, stored: int) -> None:
    """Copy tables in a PostgreSQL database, without its checks of foreign keys, and vacuum it."""
    connection = await asyncpg.connect(address.spelt)
    # What refers to what is as it was; to look after each row takes most of the time.
    await connection.execute("SET session_replication_role = replica")
    for statement in _filled(live, stored):
        await connection.execute(statement)
    await connection.execute("VACUUM ANALYZE")
    await connection.execute("UPDATE shard SET last_seen = $1", to_ms(utc_now()))
    await connection.close()


def _filled(live: int, stored: int) -> Iterator[str]:
    """Yield SQL that copies tables until ``live`` are running and ``stored`` exist in all."""
    yield from copies(1, live // FEW - 1, apart=_APART)
    yield from copies(1, (stored - live) // FEW - 1, apart=_APART, over=True)


def _figure(name: str, many: list[Start], few: list[Start]) -> Figure:
    """Return the median start with many tables, with that with few as its floor."""
    return Figure(
        name=name,
        ours=median(one.seconds for one in many),
        unit="s",
        floor=median(one.seconds for one in few),
        beside=f"{2 * FEW} stored tables",
        sense="at most",
        target=1.5,
        wanting="nothing at start that reads every table",
    )
