"""What one thing costs of what a host has: the figures that docs/run/scale.md reckons with.

Processor time, not the clock: it is the same on a busy machine. Every move is told by itself, which
is dearer than with the pause between two edits that a host makes otherwise.
"""

from __future__ import annotations

import asyncio
import gc
import time
import zlib
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import asyncpg
import msgspec

from bench import durable
from bench.figure import Figure
from bench.loopback import text_channel
from bench.pace import AT_ONCE
from bench.payloads import guild
from bench.scripts import played_out
from bench.session import loopback, ready
from bench.startup import resident
from bench.turns import answers, click, played
from bot.app import open_app
from bot.rows.moves import MoveRow
from bot.settings import Settings
from bot.store.moving import COLUMNS
from bot.store.opening import move_host
from bot.store.sqlite.opening import connect
from tests.play.calendar.course import Setting, play
from tests.rigs import postgres

CHANNELS, ROLES = 30, 20
"""Of a server as there are many: so much of it the library keeps in memory."""
_TABLES = 20
_PER_SECOND = 20
_GAMES = (("schools", 2), ("vikings", 4), ("norwegian", 4), ("goths", 4), ("rage", 2))
_HOUR = 3600
_DAY = 24


def measure(*, quick: bool = False) -> tuple[Figure, ...]:
    """Measure a turn, a server, a move on disk, and how often and when people move.

    It needs PostgreSQL.
    """
    with TemporaryDirectory() as folder:
        here = Path(folder)
        return (
            *asyncio.run(_turn(here / "turn.sqlite3", 0.2 if quick else 20.0)),
            *asyncio.run(_servers(here / "servers.sqlite3", 20 if quick else 2000)),
            *asyncio.run(_stored(here / "stored.sqlite3", 1 if quick else 50)),
            *_habits(1 if quick else len(_GAMES)),
        )


async def _turn(database: Path, seconds: float) -> tuple[Figure, ...]:
    """Return the processor time of a move in ms, on the event loop and beside it, as two figures.

    20 tables are played for ``seconds`` at 20 moves a second; choosing the moves is not counted.
    """
    settings = Settings(database=database, edit_seconds=0, requests_per_second=0)
    async with played(settings, _TABLES) as (host, session, panel, people):
        all_before, loop_before = time.process_time(), time.thread_time()
        due = await click(session, panel, people, round(seconds * _PER_SECOND), _PER_SECOND)
        await session.quiet(host)
        loop, whole = time.thread_time() - loop_before, time.process_time() - all_before
        # To choose what to press is no part of a turn.
        loop, whole = loop - people.spent, whole - people.spent
        await answers(session, due)
        return (
            Figure(name="a turn: the event loop", ours=1000 * loop / len(due), unit="ms"),
            Figure(
                name="a turn: pictures and the disk beside it",
                ours=1000 * (whole - loop) / len(due),
                unit="ms",
            ),
        )


async def _servers(database: Path, count: int) -> tuple[Figure, ...]:
    """Return what servers cost: memory of each, and two kinds of events.

    The gateway tells of ``count`` servers, and of a change of a channel in each; these two are
    processor time in ms for each server.
    """
    async with loopback() as address, open_app(Settings(database=database), shard_count=1) as host:
        session = await ready(host, address)
        await session.quiet(host)
        state: Any = host._connection  # noqa: SLF001 - the gateway's door
        told = [msgspec.json.encode(_server(number)) for number in range(1, count + 1)]
        gc.collect()
        memory, begun = resident(), time.process_time()
        for one in told:
            state.parse_guild_create(msgspec.json.decode(one))
        created = time.process_time() - begun
        gc.collect()
        grown = resident() - memory
        changes = [_server(number)["channels"][0] for number in range(1, count + 1)]
        begun = time.process_time()
        for change in changes:
            state.parse_channel_update(change)
        changed = time.process_time() - begun
    return (
        Figure(name="a server: memory", ours=1000 * grown / count, unit="KB"),
        Figure(name="a server: the gateway tells of it", ours=1000 * created / count, unit="ms"),
        Figure(
            name="a server: the gateway tells of a change",
            ours=1000 * changed / count,
            unit="ms",
        ),
    )


def _server(number: int) -> dict[str, Any]:
    """Return what the gateway tells of a server with 30 channels and 20 roles."""
    home = guild(number)
    first = (1 << 40) + number * (CHANNELS + ROLES)
    home["channels"] = [
        text_channel(first + place) | {"guild_id": home["id"]} for place in range(CHANNELS)
    ]
    role = home["roles"][0]
    home["roles"] = [
        role,
        *(role | {"id": str(first + CHANNELS + place), "name": "r"} for place in range(ROLES)),
    ]
    return home


async def _stored(database: Path, games: int) -> tuple[Figure, ...]:
    """Play games to their end on a file, move them to PostgreSQL and dump that.

    Six figures: bytes for a move in the file, on the server, in the dump, of its text alone, and
    with each game packed into one row; and the moves of a game. It needs PostgreSQL.
    """
    scripts = played_out(games)
    moves = sum(map(len, scripts.values()))
    await durable.through_service(database, scripts, AT_ONCE, moves)
    file = connect(database)
    file.execute("VACUUM")
    (rows,) = file.execute("SELECT count(*) FROM move").fetchone()
    packed = 0
    for (table,) in file.execute("SELECT id FROM game_table").fetchall():
        columns = ", ".join(MoveRow._fields)
        kept = file.execute(f"SELECT {columns} FROM move WHERE table_id = ?", (table,)).fetchall()  # noqa: S608
        packed += len(zlib.compress(msgspec.json.encode(kept)))
    (moves_alone,) = file.execute(
        "SELECT sum(length(payload) + length(events) + length(decision)) FROM move"
    ).fetchone()
    file.close()
    address = postgres.fresh()
    await move_host(database, address)
    connection = await asyncpg.connect(address.spelt)
    names = [*COLUMNS]
    on_server = await connection.fetchval(
        "SELECT sum(pg_total_relation_size(name::regclass)) FROM unnest($1::text[]) AS name", names
    )
    await connection.close()
    schema = address.spelt.rpartition("=")[2]
    dump = database.with_name("host.dump")
    await asyncio.to_thread(
        postgres.tool,
        *("pg_dump", "--format=custom", f"--schema={schema}", f"--file={dump}"),
        address.spelt.partition("&")[0],
    )
    sizes = {
        "in a file": _size(database),
        "on a server": int(on_server),
        "in a dump of it": _size(dump),
        "its text alone": moves_alone,
        "packed, a game in one row": packed,
    }
    return (
        *(
            Figure(name=f"a move of Clash of Vikings: {where}", ours=taken / rows, unit="bytes")
            for where, taken in sizes.items()
        ),
        Figure(name="a game of Clash of Vikings: moves", ours=rows / games, unit=""),
    )


def _size(file: Path) -> int:
    return file.stat().st_size


def _habits(games: int) -> tuple[Figure, ...]:
    """Simulate games of people with habits in four time zones.

    The figures are moves by hand a day at a table, and the busiest hour beside the mean one; the
    first day of each is not counted for the hours.
    """
    moves, days, hours = 0, 0.0, Counter[int]()
    for game, seats in _GAMES[:games]:
        course = play(Setting(game, seats), 0)
        moves += len(course.acts)
        days += (course.ended - course.began).total_seconds() / (_DAY * _HOUR)
        # The first evening everybody is there.
        hours.update(act.at.hour for act in course.acts if (act.at - course.began).days > 0)
    busiest = max(hours.values(), default=0) * _DAY / max(1, hours.total())
    return (
        Figure(name="a table: moves by hand a day", ours=moves / days, unit=""),
        Figure(name="the busiest hour beside the mean one", ours=busiest, unit="x"),
    )
