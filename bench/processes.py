"""Whole turns a second of one process on PostgreSQL, and of two that share the servers.

More is offered than can be answered. Each process has a Discord of its own, and PostgreSQL is on
the same machine: on two cores one process has them all busy, and a second can only take from it.
What tells whether two get in each other's way is the processor time that a turn takes of each where
no more is offered than fits.
"""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
import time
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory

import msgspec

from bench.figure import Figure
from bench.loopback import APART
from bench.turns import answers, click, played
from bot.model.database_address import DatabaseAddress
from bot.settings import Settings
from tests.rigs import postgres

OFFERED = 400
"""Presses a second, of each process."""
CALM = 10
"""As many as two processes answer on two cores, with all that is around them."""
_PROCESS = "from bench.processes import serve; serve()"


class Done(msgspec.Struct):
    """What one process has done."""

    per_second: float
    """Turns answered."""
    seconds: float
    """Processor time of a turn, all threads together."""


class Task(msgspec.Struct):
    """What one process has to do."""

    database: str
    folder: str
    shard: int
    tables: int
    presses: int
    per_second: float


def measure(*, quick: bool = False) -> tuple[Figure, ...]:
    """Measure turns of one process and of two that share a database, each with half the servers.

    Three figures: turns a second of one and of two under full load, and the processor time of a
    turn where there is little.
    """
    tables, presses = (2, 10) if quick else (50, 2000)
    with TemporaryDirectory() as folder:
        one = _done(Path(folder) / "one", 1, tables, presses, OFFERED)
        two = _done(Path(folder) / "two", 2, tables, presses, OFFERED)
        alone = _done(Path(folder) / "alone", 1, tables // 2, presses // 8, CALM)
        beside = _done(Path(folder) / "beside", 2, tables, presses // 4, CALM)
    return (
        Figure(
            name="whole turns of one process on PostgreSQL", ours=one.per_second, unit="turns/s"
        ),
        Figure(
            name="whole turns of two processes on one database",
            ours=two.per_second,
            unit="turns/s",
            floor=one.per_second,
            beside="one process, on the same cores",
        ),
        Figure(
            name="processor time of a turn in each of two processes",
            ours=beside.seconds * 1000,
            unit="ms",
            floor=alone.seconds * 1000,
            beside="one process alone",
            sense="at most",
            target=1.2,
            wanting="less that processes do for one another: bot/store/postgres/writing.py",
        ),
    )


def _done(folder: Path, count: int, tables: int, presses: int, per_second: float) -> Done:
    """Run ``count`` processes at once on a new database; return their turns a second and mean cost.

    The database is one of PostgreSQL; ``folder`` is made for what the processes keep beside it.
    Tables and presses are divided among them, while each is offered ``per_second`` presses a
    second; the turns are summed.
    """
    folder.mkdir()
    database = postgres.fresh().spelt
    processes = []
    for shard in range(count):
        process = subprocess.Popen(  # noqa: S603 - our own
            (sys.executable, "-c", _PROCESS), stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        task = Task(database, str(folder), shard, tables // count, presses // count, per_second)
        assert process.stdin is not None
        process.stdin.write(msgspec.json.encode(task) + b"\n")
        process.stdin.flush()
        processes.append(process)
    for process in processes:
        assert process.stdout is not None
        process.stdout.readline()
    for process in processes:
        assert process.stdin is not None
        process.stdin.write(b"go\n")
        process.stdin.flush()
    found = [msgspec.json.decode(process.communicate()[0], type=Done) for process in processes]
    return Done(sum(one.per_second for one in found), mean(one.seconds for one in found))


def serve() -> None:
    """Run as one of the measured processes: read a task from standard input, and print the result.

    Both are JSON.
    """
    # This Discord knows of no commands, which is said.
    logging.basicConfig(level=logging.CRITICAL)
    task = msgspec.json.decode(sys.stdin.readline(), type=Task)
    sys.stdout.write(msgspec.json.encode(asyncio.run(_served(task))).decode())


async def _served(task: Task) -> Done:
    """Seat the tables, print *ready*, wait for a line, press, and return what was done."""
    settings = Settings(
        database=Path(task.folder) / f"{task.shard}.sqlite3",
        server=DatabaseAddress(task.database),
        shards=str(task.shard),
        shard_count=2,
    )
    home = task.shard * (1 << 22) // APART
    async with played(settings, task.tables, home) as (_, session, panel, people):
        sys.stdout.write("ready\n")
        sys.stdout.flush()
        await asyncio.to_thread(sys.stdin.readline)
        begun = time.process_time()
        due = await click(session, panel, people, task.presses, task.per_second)
        load = await answers(session, due)
        return Done(load.per_second, (time.process_time() - begun) / len(due))
