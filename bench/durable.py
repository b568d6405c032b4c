"""Durable moves through the table service, beside bare SQLite in the same run.

The floor writes the same move rows, each with a snapshot that says its number, straight through
``sqlite3``, one commit a move (WAL, FULL); the service applies every move by the rules before it
stores it.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from functools import partial
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.figure import Figure, interleaved
from bench.pace import AT_ONCE, Goal, Pace, pace, paces
from bench.scripts import GAME, HEARD_AT_ONCE, SEATS, Scripts, Step, played_out
from bot.computers.workers import Workers
from bot.model.managers import ServerLimits
from bot.model.players import Person
from bot.model.table import Opening, Place, TableId, Terms
from bot.rows.moves import MoveRow, SnapshotRow
from bot.rows.tables import TableRow
from bot.services.tables import build_tables
from bot.store.sqlite.opening import connect, create_if_missing
from bot.store.sqlite.statements import STATEMENTS
from bot.store.sqlite.store import SqliteStore
from bot.store.statements import SELECT


def measure(*, quick: bool = False) -> tuple[Figure, ...]:
    """Measure the three ways in turn: bare SQLite, 50 tables at once, one table alone.

    Two figures, each beside bare SQLite: moves a second of 50 tables, and the median time of a move
    of one table.
    """
    moves, rounds, games = (400, 1, AT_ONCE) if quick else (4000, 5, 100)
    scripts = played_out(games)
    with TemporaryDirectory() as folder:
        here = Path(folder)
        names = count()

        def fresh() -> Path:
            return here / f"{next(names)}.sqlite3"

        source = fresh()
        asyncio.run(through_service(source, scripts, AT_ONCE, moves))
        bare, fifty, alone = interleaved(
            rounds,
            lambda: _bare(fresh(), source, moves),
            lambda: asyncio.run(through_service(fresh(), scripts, AT_ONCE, moves)),
            lambda: asyncio.run(through_service(fresh(), scripts, 1, moves)),
        )
    return paces(
        "durable",
        (bare, fifty, alone),
        "bare sqlite3, a commit",
        Goal(1.6, 2.2),
        "less Python a move in bot/transitions and bot/store",
    )


async def through_service(path: Path, scripts: Scripts, at_once: int, moves: int) -> Pace:
    """Play scripted games by the table service on a new database, ``at_once`` of them at any time.

    Return the pace of the first ``moves`` moves; opening the tables is not measured. Fewer moves
    are made if the scripts have no more. The store is closed at the end.
    """
    store = await SqliteStore.open(path)
    tables = build_tables(
        store,
        Workers(count=1),
        paces=HEARD_AT_ONCE,
        draw_seed=partial(next, iter(scripts)),
        limits=ServerLimits(each=len(scripts), most=len(scripts)),
    )
    people = [Person(seat + 1, f"Player {seat}") for seat in range(SEATS)]
    presses = count(1)
    waiting: list[tuple[TableId, list[Step]]] = []
    for script in scripts.values():
        opening = Opening(GAME, Terms({}, SEATS, "en"), Place.THREAD, 1, 2, people[0])
        table = await tables.lobbies.open(opening, next(presses))
        for person in people[1:]:
            await tables.lobbies.join(table.id, person)
        await tables.lobbies.start(table.id, people[0])
        waiting.append((table.id, script))
    taken: list[float] = []

    async def player() -> None:
        """Play scripts at free tables until enough moves are made, noting seconds for each."""
        while waiting and len(taken) < moves:
            table_id, script = waiting.pop()
            for step in script:
                begun = time.perf_counter()
                await tables.moves.play(
                    table_id, people[step.seat], next(presses), step.decision, step.move
                )
                taken.append(time.perf_counter() - begun)
                if len(taken) >= moves:
                    return

    begun = time.perf_counter()
    await asyncio.gather(*(player() for _ in range(at_once)))
    spent = time.perf_counter() - begun
    await store.close()
    return pace(taken, spent)


def _bare(path: Path, source: Path, moves: int) -> Pace:
    """Write the move rows and snapshots of ``source`` to a new file, one commit for each move.

    Return the pace.
    """
    played = sqlite3.connect(source)
    rows = [
        MoveRow(*row)
        for row in played.execute(f"{SELECT[MoveRow]} WHERE number > 0 LIMIT ?", (moves,))
    ]
    snapshots = {row[0]: SnapshotRow(*row) for row in played.execute(SELECT[SnapshotRow])}
    tables = played.execute(SELECT[TableRow]).fetchall()
    played.close()
    create_if_missing(path, 0)
    connection = connect(path)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.executemany(STATEMENTS[TableRow], tables)
    rows.sort(key=lambda row: (row.number, row.table_id))
    # SQLite writes no page for a row that is kept already, byte for byte.
    pairs = [(row, snapshots[row.table_id]._replace(number=row.number)) for row in rows]
    taken = []
    begun = time.perf_counter()
    for row, snapshot in pairs:
        start = time.perf_counter()
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(STATEMENTS[MoveRow], row)
        connection.execute(STATEMENTS[SnapshotRow], snapshot)
        connection.execute("COMMIT")
        taken.append(time.perf_counter() - start)
    spent = time.perf_counter() - begun
    connection.close()
    return pace(taken, spent)
