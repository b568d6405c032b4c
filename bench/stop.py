"""From the signal to the end of the process, while it paints, thinks and makes a backup."""

from __future__ import annotations

import asyncio
import random
import signal
import sys
import time
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from discord import http

from bench.figure import Figure
from bench.scripts import HEARD_AT_ONCE
from bench.session import PEOPLE, arrivals, by_kind, loopback, ready, seated
from bot import log
from bot.__main__ import run_until_told
from bot.app import open_app
from bot.model.news import PostKey
from bot.settings import Settings
from cogs.elements.custom_ids import CustomId, Verb

TABLES = 10
_APART = 0.02
"""Seconds between presses, of which each wants a picture: more than two painters make."""
_BETWEEN_BACKUPS = 1.1 / 3600
"""Hours: their names tell seconds apart."""


class Stop(msgspec.Struct, frozen=True):
    """How one stop went."""

    seconds: float
    code: int
    complaints: str
    """What the process wrote of warnings, errors and traces."""
    unanswered: int
    """Presses that were acknowledged and then heard nothing."""


def measure(*, quick: bool = False) -> tuple[Figure, ...]:
    """Time how long the busy host takes to stop, at twenty random moments.

    Two figures: the longest stop, and what went wrong. A stop counts there once each for presses
    without an answer, an exit code other than 0, and any output to the standard error.
    """
    stops = asyncio.run(stopped(1 if quick else 20))
    return (
        Figure(
            name="told to stop while painting, thinking and backing up: the longest",
            ours=max(stop.seconds for stop in stops),
            unit="s",
            sense="at most",
            target=4.0,
            wanting="shorter times in bot/client.py",
        ),
        Figure(
            name="presses without an answer, exits other than 0 and complaints of such stops",
            ours=sum(bool(s.unanswered) + bool(s.code) + bool(s.complaints) for s in stops),
            unit="",
            sense="at most",
            target=0,
            wanting="another look at bot/presses.py",
        ),
    )


async def stopped(times: int) -> list[Stop]:
    """Start and stop the host ``times`` times, each on a new database; return how each stop went.

    It is told to stop 0.2 to 2 seconds after it began to be busy.
    """
    luck = random.Random("stop")  # noqa: S311 - a benchmark
    with TemporaryDirectory() as folder:
        async with loopback() as address:
            return [
                await _stopped(Path(folder) / str(number), address, luck.uniform(0.2, 2.0))
                for number in range(times)
            ]


async def _stopped(folder: Path, address: str, after: float) -> Stop:
    """Start a host, send it SIGTERM ``after`` seconds of being busy; return how the stop went."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", "from bench.stop import main; main()", str(folder), address),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    await process.stdout.readline()
    await asyncio.sleep(after)
    begun = time.perf_counter()
    process.send_signal(signal.SIGTERM)
    _, complaints = await process.communicate()
    seconds = time.perf_counter() - begun
    gone = by_kind(await arrivals(address))
    unanswered = gone.get("acknowledged", {}).keys() - gone.get("answered", {}).keys()
    assert process.returncode is not None
    return Stop(seconds, process.returncode, complaints.decode(), len(unanswered))


def main() -> None:
    """Run as the process that is stopped, with the arguments ``FOLDER ADDRESS``.

    It prints *busy* once it is.
    """
    folder, address = Path(sys.argv[1]), sys.argv[2]
    folder.mkdir()
    log.set_up("WARNING", "text")
    settings = Settings(
        database=folder / "host.sqlite3",
        backup_folder=folder / "backups",
        backup_hours=_BETWEEN_BACKUPS,
        edit_seconds=0,
    )
    asyncio.run(run_until_told(settings, lambda settings, stop: _play(settings, stop, address)))


async def _play(settings: Settings, stop: asyncio.Event, address: str) -> None:
    """Press *My hand* every 20 ms at tables where computers think, until told to stop.

    It prints *busy* before the first press; no answer is waited for.
    """
    http.Route.BASE = address
    async with open_app(settings, shard_count=1, paces=HEARD_AT_ONCE) as host:
        tables = await seated(host, {f"seed{n}": [] for n in range(TABLES)}, computers=True)
        session = await ready(host, address)
        await session.quiet(host)
        await session.arrivals()
        host.scheduler.start()
        post = (await host.tables.outbox.news(tables[0])).posts[PostKey.BOARD]
        board = await session.message(post.message_id)
        sys.stdout.write("busy\n")
        sys.stdout.flush()
        for number in count():
            if stop.is_set():
                break
            hand = CustomId(tables[number % TABLES], Verb.HAND).spelt()
            session.press(board, hand, PEOPLE[0])
            await asyncio.sleep(_APART)
