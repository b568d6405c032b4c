"""From the start of the process to the first served click, with few and with many stored tables."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path
from shutil import copyfile
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import msgspec
from discord import http

from bench.figure import Figure, interleaved
from bench.scripts import HEARD_AT_ONCE, played_out
from bench.session import PEOPLE, loopback, ready, seated
from bot.app import open_app
from bot.model.database_address import DatabaseAddress
from bot.model.news import PostKey
from bot.model.table import TableId
from bot.settings import Settings
from bot.store.moving import COLUMNS
from bot.store.sqlite.opening import connect
from bot.store.sqlite.store import SqliteStore
from cogs.elements.custom_ids import CustomId, Verb

FEW = 10
MANY = 10_000
_MOVES = 40
"""Moves made at each stored table."""
_APART = 1_000_000_000
"""Between the ids of a table's presses and those of its copies."""


class Start(NamedTuple):
    """One start of the host."""

    seconds: float
    megabytes: float
    """Resident memory once the first click was answered."""


def measure(*, quick: bool = False) -> tuple[Figure, ...]:
    """Time starts up to the first click, with few tables and with 10,000, in turn.

    The large database is also started on after a crash, and a small one where computers owe
    answers. Resident memory is measured, too.
    """
    many, rounds = (50, 1) if quick else (MANY, 5)
    with TemporaryDirectory() as folder:
        small, large = Path(folder) / "few.sqlite3", Path(folder) / "many.sqlite3"
        message = asyncio.run(played(small))
        multiplied(small, large, many // FEW)
        asyncio.run(closed(large))
        asked = Path(folder) / "asked.sqlite3"
        board = asyncio.run(played(asked, computers=True))
        few, lots, crashed = asyncio.run(_starts(small, large, message, rounds))
        computers = asyncio.run(_starts_with_computers(asked, board, rounds))
    return (
        Figure(
            name=f"start to first click, {many:,} stored tables",
            ours=median(start.seconds for start in lots),
            unit="s",
            floor=median(start.seconds for start in few),
            beside=f"{FEW} stored tables",
            sense="at most",
            target=1.2,
            wanting="nothing at start that reads every table: bot/store/sqlite/opening.py",
        ),
        Figure(
            name=f"memory after the first click, {FEW} stored tables",
            ours=median(start.megabytes for start in few),
            unit="MB",
        ),
        Figure(
            name=f"memory with {many:,} stored tables, more than with {FEW}",
            ours=median(a.megabytes - b.megabytes for a, b in zip(lots, few, strict=True)),
            unit="MB",
            sense="at most",
            target=20,
            wanting="nothing in memory for each stored table",
        ),
        Figure(
            name="start to first click after a crash, every page checked",
            ours=median(start.seconds for start in crashed),
            unit="s",
            floor=median(start.seconds for start in few),
            beside=f"{FEW} stored tables, clean",
        ),
        Figure(
            name=f"start to first click, {FEW} tables at which computers are asked",
            ours=median(start.seconds for start in computers),
            unit="s",
            floor=median(start.seconds for start in few),
            beside=f"{FEW} stored tables, nobody but people",
            sense="at most",
            target=1.2,
            wanting="computers that think only once the first click is answered",
        ),
    )


async def _starts(
    small: Path, large: Path, message: Mapping[str, Any], rounds: int
) -> list[list[Start]]:
    """Time starts of both databases in turn, and of the large one after a crash.

    Return the starts of each way, in this order. One loopback server, started before, serves all.
    """
    async with loopback() as address:
        return await asyncio.to_thread(
            interleaved,
            rounds,
            lambda: start(small, address, message),
            lambda: start(large, address, message),
            lambda: start(large, address, message, crashed=True),
        )


async def _starts_with_computers(
    database: Path, message: Mapping[str, Any], rounds: int
) -> list[Start]:
    """Time ``rounds`` starts, each on a copy of a database in which computers owe answers."""
    async with loopback() as address:
        (starts,) = await asyncio.to_thread(
            interleaved, rounds, lambda: start(_again(database), address, message)
        )
        return starts


def _again(database: Path) -> Path:
    """Copy a closed database with its seal, since a start changes it; return the copy's path.

    The copy is ``again.sqlite3`` beside it, in place of the one before.
    """
    copy = database.with_name("again.sqlite3")
    for ending in ("", ".seal"):
        copyfile(f"{database}{ending}", f"{copy}{ending}")
    return copy


async def played(
    database: Path, *, computers: bool = False, moves: int = _MOVES, over: bool = False
) -> Mapping[str, Any]:
    """Play at a few tables, publish, and close; return the first table's board message.

    ``moves`` are made at each. With ``computers`` each table waits for them, and nobody plays. With
    ``over`` there are as many tables again, which a manager closes.
    """
    scripts = played_out(2 * FEW if over else FEW)
    settings = Settings(database=database, edit_seconds=0, requests_per_second=0)
    async with (
        loopback() as address,
        open_app(settings, shard_count=1, paces=HEARD_AT_ONCE) as host,
    ):
        tables = await seated(host, scripts, computers=computers)
        press = 1_000
        for table, script in zip(tables, scripts.values(), strict=True):
            for step in islice(script, 0 if computers else moves):
                press += 1
                await host.tables.moves.play(
                    table, PEOPLE[step.seat], press, step.decision, step.move
                )
        for table in tables[FEW:]:
            await host.tables.managers.close(table, PEOPLE[0], "")
        session = await ready(host, address)
        await session.quiet(host)
        await host.tables.ledger.fill()
        post = (await host.tables.outbox.news(tables[0])).posts[PostKey.BOARD]
        return await session.message(post.message_id)


def multiplied(source: Path, path: Path, times: int) -> None:
    """Write a database with ``times`` times the tables of ``source``, each under ids of its own.

    That ``source`` has ``FEW`` tables is asserted.
    """
    copyfile(source, path)
    connection = connect(path)
    connection.execute("BEGIN IMMEDIATE")
    for statement in copies(1, times - 1):
        connection.execute(statement)
    connection.execute("COMMIT")
    (stored,) = connection.execute("SELECT count(*) FROM game_table").fetchone()
    assert stored == FEW * times
    connection.close()


def copies(first: int, last: int, *, apart: int = FEW, over: bool = False) -> Iterator[str]:
    """Yield SQL that makes copies ``first`` to ``last`` of the tables numbered 1 to ``FEW``.

    Copy n has table numbers higher by n * ``apart``, and people of its own. With ``over`` the
    finished tables are copied, numbered ``FEW`` + 1 to 2 * ``FEW``: a hundred copies share their
    people and a server. What waits to be published is not copied.
    """
    which = f"> {FEW}" if over else f"<= {FEW}"
    each, hundred = f" + n.value * {_APART}", f" + n.value / 100 * {_APART}"
    new = {"interaction_id": each}
    new |= dict.fromkeys(("user_id", "host_id"), hundred if over else each)
    if over:
        new |= {"thread_id": each, "guild_id": hundred}
    for table, named in COLUMNS.items():
        owner = "id" if table == "game_table" else "table_id"
        if owner not in named or table == "outbox":
            continue
        moved = new | {owner: f" + n.value * {apart}"}
        chosen = ", ".join(f"{column}{moved.get(column, '')}" for column in named)
        yield (
            f"WITH RECURSIVE n (value) AS (SELECT CAST({first} AS BIGINT)"  # noqa: S608 - our own
            f" UNION ALL SELECT value + 1 FROM n WHERE value < {last})"
            f" INSERT INTO {table} ({', '.join(named)})"
            f" SELECT {chosen} FROM {table}, n WHERE {owner} {which} AND {owner} <= {2 * FEW}"
        )


async def closed(database: Path) -> None:
    """Open a database and shut it down as the host does."""
    store = await SqliteStore.open(database)
    await store.close()


def start(
    database: Path,
    address: str,
    message: Mapping[str, Any],
    *,
    crashed: bool = False,
    server: DatabaseAddress | None = None,
) -> Start:
    """Start the host in a process of its own and have it serve one click at the first table.

    Return the seconds from the start of the process to the answer, and its memory then. ``crashed``
    removes the database's seal before, which has to be there.
    """
    if crashed:
        database.with_name(f"{database.name}.seal").unlink()
    asked = json.dumps([str(database), server and server.spelt, address, message])
    begun = time.perf_counter()
    done = subprocess.run(
        (sys.executable, "-c", "from bench.startup import first_click; first_click()"),
        capture_output=True,
        check=True,
        input=asked,
        text=True,
    )
    ready_at, megabytes = msgspec.json.decode(done.stdout, type=tuple[float, float])
    return Start(ready_at - begun, megabytes)


def first_click() -> None:
    """Run as the process that is started: read the task from standard input, and answer *My hand*.

    It prints when the press was answered and the resident megabytes.
    """
    database, spelt, address, message = json.loads(sys.stdin.read())
    server = spelt and DatabaseAddress(spelt)
    settings = Settings(database=Path(database), server=server)
    found = asyncio.run(_answered(settings, address, message))
    sys.stdout.write(json.dumps(found))


async def _answered(
    settings: Settings, address: str, message: Mapping[str, Any]
) -> tuple[float, float]:
    """Answer a press of *My hand*; return when the answer arrived, and resident megabytes then."""
    http.Route.BASE = address
    async with open_app(settings, shard_count=1) as host:
        session = await ready(host, address)
        press = await session.served(message, CustomId(TableId(1), Verb.HAND).spelt(), PEOPLE[0])
        answered = (await session.gone())["answered"][press.token]
        return answered, resident()


def resident(process: int | str = "self") -> float:
    """Return the memory that a process holds, in megabytes; this one unless its id is given."""
    pages = int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
