"""Whole turns a second of one process on PostgreSQL, and of two that share the servers.

More is offered than can be answered. Each process has a Discord of its own, which takes a part of
the same cores: on a machine with two of them two processes are not to be twice as fast as one.
"""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from bench.figure import Figure
from bench.loopback import APART
from bench.scripts import played_out
from bench.turns import answers, click, played
from bot.model.database_address import DatabaseAddress
from bot.settings import Settings
from tests.rigs import postgres

OFFERED = 400
"""Presses a second."""
_PROCESS = "from bench.processes import serve; serve()"


class Task(msgspec.Struct):
    """What one process has to do."""

    database: str
    folder: str
    shard: int
    tables: int
    presses: int


def measure(*, quick: bool = False) -> tuple[Figure, ...]:
    """Measure one process that has all servers but one, and two that have half of them each."""
    tables, presses = (2, 10) if quick else (50, 2000)
    with TemporaryDirectory() as folder:
        one = _rate(Path(folder) / "one", 1, tables, presses)
        two = _rate(Path(folder) / "two", 2, tables, presses)
    return (
        Figure(name="whole turns of one process on PostgreSQL", ours=one, unit="turns/s"),
        Figure(
            name="whole turns of two processes on one database",
            ours=two,
            unit="turns/s",
            floor=one,
            beside="one process, on the same cores",
        ),
    )


def _rate(folder: Path, count: int, tables: int, presses: int) -> float:
    folder.mkdir()
    database = postgres.fresh().spelt
    processes = []
    for shard in range(count):
        process = subprocess.Popen(  # noqa: S603 - our own
            (sys.executable, "-c", _PROCESS), stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        task = Task(database, str(folder), shard, tables // count, presses // count)
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
    return sum(float(process.communicate()[0]) for process in processes)


def serve() -> None:
    """Do what the standard input says, and print how many turns were answered a second."""
    # This Discord knows of no commands, which is said.
    logging.basicConfig(level=logging.CRITICAL)
    task = msgspec.json.decode(sys.stdin.readline(), type=Task)
    sys.stdout.write(f"{asyncio.run(_served(task))}\n")


async def _served(task: Task) -> float:
    settings = Settings(
        database=Path(task.folder) / f"{task.shard}.sqlite3",
        server=DatabaseAddress(task.database),
        shards=str(task.shard),
        shard_count=2,
    )
    home = task.shard * (1 << 22) // APART
    async with played(settings, played_out(task.tables), home) as (_, session, panel, steps):
        sys.stdout.write("ready\n")
        sys.stdout.flush()
        await asyncio.to_thread(sys.stdin.readline)
        due = await click(session, panel, steps, task.presses, OFFERED)
        return (await answers(session, due)).per_second
