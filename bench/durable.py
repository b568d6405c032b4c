"""Durable moves through the table service, beside bare SQLite in the same run.

    python bench/durable.py [--moves 4000] [--rounds 3]

Whole games of Clash of Vikings are played out beforehand. The floor writes the same move rows and
snapshots straight through ``sqlite3``, one commit a move (WAL, FULL); the service applies every
move by the rules and answers with the mover's look. Only ratios within one run mean anything.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import tempfile
import time
from itertools import count
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

from bot.records import Opening, Person, Place, TableId
from bot.store.opening import connect, create_if_missing
from bot.store.records import MoveRow, SnapshotRow
from bot.store.sqlite import SqliteStore
from bot.store.writing import STATEMENTS
from bot.tables import Tables
from games import find
from games.api import Move, Seat

GAME = "vikings"
SEATS = 4


class Step(NamedTuple):
    """One move of a game played out beforehand."""

    seat: Seat
    decision: str
    move: Move


class Result(NamedTuple):
    """What one way of writing moves achieved."""

    per_second: float
    p50_ms: float
    p99_ms: float


def play_out(seed: str) -> list[Step]:
    """Play a random game to its end."""
    game, luck = find(GAME), random.Random(seed)  # noqa: S311 - a benchmark
    state, steps = game.start(SEATS, {}, seed).state, []
    while decisions := game.decisions(state):
        decision = luck.choice([one for one in decisions if not one.answered])
        move = luck.choice(list(game.legal_moves(state, decision.seat)))
        steps.append(Step(decision.seat, decision.id, move))
        state = game.apply(state, decision.seat, move).state
    return steps


async def through_service(
    path: Path, scripts: dict[str, list[Step]], at_once: int, moves: int
) -> Result:
    """Play scripted games, ``at_once`` of them at any time."""
    seeds = iter(scripts)
    store = await SqliteStore.open(path)
    tables = Tables(store, draw_seed=lambda: next(seeds))
    people = [Person(seat + 1, f"Player {seat}") for seat in range(SEATS)]
    presses, taken = count(1), []
    waiting: list[tuple[TableId, list[Step]]] = []
    for script in scripts.values():
        opening = Opening(GAME, {}, SEATS, "en", Place.THREAD, 1, 2, people[0])
        table = await tables.open(opening, next(presses))
        for person in people[1:]:
            await tables.join(table.id, person)
        await tables.start(table.id, people[0])
        waiting.append((table.id, script))

    async def player() -> None:
        while waiting and len(taken) < moves:
            table_id, script = waiting.pop()
            for step in script:
                begin = time.perf_counter()
                await tables.play(
                    table_id, people[step.seat], next(presses), step.decision, step.move
                )
                taken.append(time.perf_counter() - begin)
                if len(taken) >= moves:
                    return

    begin = time.perf_counter()
    await asyncio.gather(*(player() for _ in range(at_once)))
    spent = time.perf_counter() - begin
    await store.close()
    return _result(taken, spent)


def bare(path: Path, source: Path, moves: int) -> Result:
    """Write the move rows and snapshots of a played file, one commit each."""
    with sqlite3.connect(source) as played:
        rows = [
            MoveRow(*row)
            for row in played.execute("SELECT * FROM move WHERE number > 0 LIMIT ?", (moves,))
        ]
        snapshots = {row[0]: SnapshotRow(*row) for row in played.execute("SELECT * FROM snapshot")}
        tables = played.execute("SELECT * FROM game_table").fetchall()
    played.close()
    create_if_missing(path, 0)
    connection = connect(path)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.executemany(f"INSERT INTO game_table VALUES ({','.join('?' * 18)})", tables)  # noqa: S608
    rows.sort(key=lambda row: (row.number, row.table_id))
    taken = []
    begin = time.perf_counter()
    for row in rows:
        start = time.perf_counter()
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(STATEMENTS[MoveRow], row)
        connection.execute(STATEMENTS[SnapshotRow], snapshots[row.table_id])
        connection.execute("COMMIT")
        taken.append(time.perf_counter() - start)
    spent = time.perf_counter() - begin
    connection.close()
    return _result(taken, spent)


def _result(taken: list[float], spent: float) -> Result:
    p99 = quantiles(taken, n=100)[98]
    return Result(len(taken) / spent, median(taken) * 1000, p99 * 1000)


def main() -> None:
    """Measure, interleaved, and print medians of the rounds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=4000)
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    scripts = {f"seed{number}": play_out(f"seed{number}") for number in range(100)}
    rounds: dict[str, list[Result]] = {"one": [], "fifty": [], "bare": []}
    for _ in range(arguments.rounds):
        with tempfile.TemporaryDirectory() as folder:
            here = Path(folder)
            for name, at_once in (("one", 1), ("fifty", 50)):
                rounds[name].append(
                    asyncio.run(
                        through_service(here / f"{name}.sqlite3", scripts, at_once, arguments.moves)
                    )
                )
            rounds["bare"].append(
                bare(here / "bare.sqlite3", here / "fifty.sqlite3", arguments.moves)
            )
    found = {
        name: Result(*(median(column) for column in zip(*results, strict=True)))
        for name, results in rounds.items()
    }
    for name, result in found.items():
        print(  # noqa: T201
            f"{name:6} {result.per_second:8.0f} moves/s"
            f"   p50 {result.p50_ms:6.3f} ms   p99 {result.p99_ms:6.3f} ms"
        )
    pace = found["fifty"].per_second / found["bare"].per_second
    wait = found["one"].p50_ms / found["bare"].p50_ms
    print(f"50 tables at once: {pace:.2f} x bare sqlite3; one table alone: p50 {wait:.2f} x")  # noqa: T201


if __name__ == "__main__":
    main()
