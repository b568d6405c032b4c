"""The store in PostgreSQL beside one commit of the driver, with the rows of real moves.

The floor writes the bare move row, one commit each, over one connection; the store writes all that
a move brings with it. The server is the one of the tests, on this machine, with ``fsync`` on: once
through its socket, and once a millisecond away.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import asyncpg

from bench import durable
from bench.figure import Figure, interleaved
from bench.pace import AT_ONCE, Goal, Pace, pace, paces
from bench.scripts import Scripts, played_out
from bot.model.database_address import DatabaseAddress
from bot.rows.change import Change
from bot.rows.moves import MoveRow
from bot.rows.tables import TableRow
from bot.store.postgres.store import PostgresStore
from bot.store.sqlite.store import SqliteStore
from tests.rigs import postgres

AWAY = 0.001
"""Seconds of a round trip to a server on another machine."""
_BARE = (
    "INSERT INTO bare_move (table_id, number, interaction_id, seat, user_id, decision, payload,"
    " events, cause, chapter_before, chapter, at)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)"
)


def measure(*, quick: bool = False) -> tuple[Figure, ...]:
    """Measure in turn the driver alone, 50 tables at once, and one table.

    Once on this machine and once a millisecond away; two figures each.
    """
    moves, rounds, games = (200, 1, 10) if quick else (3000, 5, 100)
    changes = recorded(played_out(games), moves)
    wanting = "fewer statements in the function that writes a batch"
    with away(AWAY) as port:
        here = _held(rounds, changes, postgres.fresh)
        distant = _held(rounds, changes, partial(_through, port))
    floor = "one asyncpg commit"
    return (
        *paces("postgres", here, floor, Goal(3.0, 2.5), wanting),
        *paces("postgres 1 ms away", distant, floor, Goal(5.0, 1.3), wanting),
    )


def _held(
    rounds: int, changes: list[Change], fresh: Callable[[], DatabaseAddress]
) -> tuple[list[Pace], list[Pace], list[Pace]]:
    """Time the same changes by bare inserts, with 50 tables at once, and one table at a time.

    Return the paces of each way, one for each round; ``fresh`` gives a new database each time.
    """
    bare, fifty, alone = interleaved(
        rounds,
        lambda: asyncio.run(_bare(fresh(), changes)),
        lambda: asyncio.run(_through_store(fresh(), changes, AT_ONCE)),
        lambda: asyncio.run(_through_store(fresh(), changes, 1)),
    )
    return bare, fifty, alone


@contextmanager
def away(seconds: float) -> Iterator[int]:
    """Yield a local port that leads to the server with ``seconds`` of added round trip.

    A process of its own relays for the length of the block.
    """
    socket = postgres.server().pgdata / ".s.PGSQL.5432"
    relay = subprocess.Popen(  # noqa: S603 - our own
        (sys.executable, "-m", "bench.relay", socket, str(seconds)),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with relay:
        assert relay.stdout is not None
        yield int(relay.stdout.readline())


def _through(port: int) -> DatabaseAddress:
    schema = postgres.fresh().spelt.rpartition("=")[2]
    return DatabaseAddress(f"postgresql://postgres@127.0.0.1:{port}/postgres?search_path={schema}")


def recorded(scripts: Scripts, moves: int) -> list[Change]:
    """Play ``moves`` scripted moves on SQLite; return every change that was stored, in order.

    Those that open the tables come first. ``SqliteStore.commit`` is replaced meanwhile.
    """
    found: list[Change] = []
    commit = SqliteStore.commit

    def recording(self: SqliteStore, change: Change) -> asyncio.Future[None]:
        found.append(change)
        return commit(self, change)

    SqliteStore.commit = recording  # type: ignore[method-assign]
    try:
        with TemporaryDirectory() as folder:
            path = Path(folder) / "host.sqlite3"
            asyncio.run(durable.through_service(path, scripts, AT_ONCE, moves))
    finally:
        SqliteStore.commit = commit  # type: ignore[method-assign]
    return found


async def _through_store(address: DatabaseAddress, changes: list[Change], at_once: int) -> Pace:
    """Commit changes through the store, ``at_once`` tables at a time; return the pace of the moves.

    Each table's changes keep their order; those before its first move are not measured.
    """
    store = await PostgresStore.open(address)
    lanes: defaultdict[int, list[Change]] = defaultdict(list)
    for change in changes:
        if change:
            first: Any = change[0]
            lanes[first.id if isinstance(first, TableRow) else first.table_id].append(change)
    waiting = list(lanes.values())
    # The lobbies are there before anything is measured.
    for lane in waiting:
        while lane and not _is_move(lane[0]):
            await store.commit(lane.pop(0))
    taken: list[float] = []

    async def player() -> None:
        """Commit the changes of waiting tables, table by table, noting seconds for each move."""
        while waiting:
            for change in waiting.pop():
                begun = time.perf_counter()
                await store.commit(change)
                if _is_move(change):
                    taken.append(time.perf_counter() - begun)

    begun = time.perf_counter()
    await asyncio.gather(*(player() for _ in range(at_once)))
    spent = time.perf_counter() - begun
    await store.close()
    return pace(taken, spent)


async def _bare(address: DatabaseAddress, changes: list[Change]) -> Pace:
    """Insert the move rows of changes one by one with the bare driver; return the pace.

    They go into a table of their own with the columns and indexes of the real one, which stays: the
    database has to be fresh.
    """
    rows = [row for change in changes for row in change if isinstance(row, MoveRow)]
    await (await PostgresStore.open(address)).close()
    connection = await asyncpg.connect(address.spelt)
    await connection.execute("CREATE TABLE bare_move (LIKE move INCLUDING ALL)")
    write = await connection.prepare(_BARE)
    taken = []
    begun = time.perf_counter()
    for row in rows:
        start = time.perf_counter()
        await write.fetch(*row)
        taken.append(time.perf_counter() - start)
    spent = time.perf_counter() - begun
    await connection.close()
    return pace(taken, spent)


def _is_move(change: Change) -> bool:
    return any(isinstance(row, MoveRow) for row in change)
