"""Start with a million stored tables, most of them over long ago, in a file and on a server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from shutil import copyfile
from statistics import median
from tempfile import TemporaryDirectory

import asyncpg

from bench.figure import Figure, interleaved
from bench.session import loopback
from bench.startup import FEW, MANY, Start, closed, copies, multiplied, played, start
from bot.model.database_address import DatabaseAddress
from bot.store.opening import move_host
from bot.store.postgres.store import PostgresStore
from bot.store.sqlite.opening import connect
from tests.rigs import postgres

MILLION = 1_000_000
_MOVES = 2
"""Made at each table: what is stored of one that is over is not read at a start."""


def measure(*, quick: bool = False) -> tuple[Figure, ...]:
    """Start in turn with few tables and with a million, of which 10,000 are under way."""
    live, stored, rounds = (20, 100, 1) if quick else (MANY, MILLION, 5)
    with TemporaryDirectory() as folder:
        return asyncio.run(_started(Path(folder), live, stored, rounds))


async def _started(here: Path, live: int, stored: int, rounds: int) -> tuple[Figure, ...]:
    few, many = here / "few.sqlite3", here / "many.sqlite3"
    message = await played(few, moves=_MOVES)
    multiplied(few, many, live // FEW)
    small, large = postgres.fresh(), postgres.fresh()
    for number, server in enumerate((small, large)):
        copy = here / f"{number}.sqlite3"
        copyfile(few, copy)
        await move_host(copy, server)
    file = connect(many)
    file.execute("BEGIN IMMEDIATE")
    for statement in copies(live // FEW, stored // FEW - 1, over=True):
        file.execute(statement)
    file.execute("COMMIT")
    file.close()
    await _fill(large, live, stored)
    await closed(many)
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
    connection = await asyncpg.connect(address.spelt)
    for statement in copies(1, live // FEW - 1):
        await connection.execute(statement)
    for statement in copies(live // FEW, stored // FEW - 1, over=True):
        await connection.execute(statement)
    await connection.execute("ANALYZE")
    await connection.close()


def _figure(name: str, many: list[Start], few: list[Start]) -> Figure:
    return Figure(
        name=name,
        ours=median(one.seconds for one in many),
        unit="s",
        floor=median(one.seconds for one in few),
        beside=f"{FEW} stored tables",
        sense="at most",
        target=1.5,
        wanting="nothing at start that reads every table",
    )
