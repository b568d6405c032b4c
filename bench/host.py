"""Memory of a host as it is run: ``python -m bot`` in a process of its own, on a Discord beside it.

Who plays is in this process, and so is that Discord: no simulated people count as the host's.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from discord import http

from bench.figure import Figure
from bench.payloads import press
from bench.scripts import HEARD_AT_ONCE, SEATS, Step, played_out
from bench.session import Message, message_at, people_at, ready, seated
from bench.startup import resident
from bench.turns import with_button
from bot.app import open_app
from bot.freed_memory import EVERY
from bot.model.news import PostKey
from bot.model.players import Person
from bot.model.table import TableId
from bot.settings import Settings
from bot.store.sqlite.opening import connect
from cogs.elements.custom_ids import CustomId, Verb, move_press
from tests.rigs.loopback_gateway import LoopbackGateway, loopback_gateway
from tests.rigs.processes import ROOT, START, TOKEN

TABLES, TURNS = 50, 40
"""Moves are made at each table, of four people who have their panels open."""
_HEARD_AT_ONCE = "import bot.app; from bench import scripts; bot.app.PACES = scripts.HEARD_AT_ONCE"
_REST = EVERY + 5
"""Seconds in which what was asked for is done, icons, boards and the collector, and what was freed
is given back."""
_TAKEN = 0.9
"""Fraction of the presses that have to be moves, or nothing was measured."""
_PATIENCE = 30.0
"""Seconds after which an unanswered press is given up."""


def measure(*, quick: bool = False) -> tuple[Figure, ...]:
    """Measure the memory of a host at its start, and at 50 live tables after whole turns."""
    tables, turns, rest = (2, 2, 1.0) if quick else (TABLES, TURNS, _REST)
    with TemporaryDirectory() as folder:
        begun, played = asyncio.run(_measured(Path(folder), tables, turns, rest))
    return (
        Figure(name="a process: memory at its start", ours=begun, unit="MB"),
        Figure(name="a process: memory", ours=played, unit="MB"),
    )


async def _measured(folder: Path, tables: int, turns: int, rest: float) -> tuple[float, float]:
    """Return the megabytes of a host that is ready, and after ``turns`` moves at each table."""
    scripts = played_out(tables)
    async with loopback_gateway() as discord:
        database = folder / "host.sqlite3"
        seats, board = await _seated(discord, database, list(scripts))
        with (folder / "errors.txt").open("w") as errors:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-c", f"{_HEARD_AT_ONCE}\n{START}"),
                cwd=folder,
                env={
                    **os.environ,
                    "PYTHONPATH": str(ROOT),
                    "LOOPBACK": discord.address,
                    "DISCORD_TOKEN": TOKEN,
                    "DATABASE": str(database),
                    "LOG_LEVEL": "WARNING",
                },
                stdout=DEVNULL,
                stderr=errors,
            )
        try:
            await discord.ready.wait()
            await asyncio.sleep(rest)
            begun = resident(process.pid)
            panel = await _opened(discord, board, seats)
            presses = 0
            for step in range(turns):
                for table, script in zip(seats, scripts.values(), strict=True):
                    if step < len(script):
                        presses += 1
                        await _moved(discord, panel, table, seats[table], script[step])
            await asyncio.sleep(rest)
            played = resident(process.pid)
        finally:
            process.terminate()
            await process.wait()
        connection = connect(database)
        (moves,) = connection.execute("SELECT count(*) FROM move WHERE seat IS NOT NULL").fetchone()
        connection.close()
        if moves < _TAKEN * presses:
            raise RuntimeError(f"{moves} of {presses} presses were moves")
        return begun, played


async def _seated(
    discord: LoopbackGateway, database: Path, seeds: list[str]
) -> tuple[dict[TableId, tuple[Person, ...]], Message]:
    """Start a table for each seed and post its board; return who sits there, and the last board."""
    real, http.Route.BASE = http.Route.BASE, discord.address
    settings = Settings(database=database, edit_seconds=0, requests_per_second=0)
    try:
        async with open_app(settings, shard_count=1, paces=HEARD_AT_ONCE) as host:
            tables = await seated(host, seeds, apart=True)
            session = await ready(host, discord.address)
            await session.quiet(host)
            posts = (await host.tables.outbox.news(tables[-1])).posts
            board = await session.message(posts[PostKey.BOARD].message_id)
    finally:
        http.Route.BASE = real
    return {table: people_at(number)[:SEATS] for number, table in enumerate(tables)}, board


async def _opened(
    discord: LoopbackGateway, board: Message, seats: Mapping[TableId, tuple[Person, ...]]
) -> Message:
    """Open everybody's panel; return the last one."""
    token = ""
    for table, people in seats.items():
        for person in people:
            token = await _pressed(discord, board, CustomId(table, Verb.HAND).spelt(), person)
    return await message_at(discord.address, token)


async def _moved(
    discord: LoopbackGateway, panel: Message, table: TableId, people: Sequence[Person], step: Step
) -> None:
    """Make a move from a panel, and wait for its answer."""
    custom_id = move_press(table, step.decision, step.move).spelt()
    await _pressed(discord, with_button(panel, custom_id), custom_id, people[step.seat])


async def _pressed(
    discord: LoopbackGateway, message: Message, custom_id: str, person: Person
) -> str:
    """Press, wait until it is answered after it was acknowledged, and return its token."""
    payload = press(message, custom_id, person.id, person.name)
    token: str = payload["token"]
    await discord.press(0, payload)
    async with asyncio.timeout(_PATIENCE):
        while len(discord.answered[token]) < 2:  # noqa: ASYNC110, PLR2004 - it has to be asked
            await asyncio.sleep(0.01)
    return token
