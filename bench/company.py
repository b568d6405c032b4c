"""Tables at which people play with strong computers: how many answers come late, and who waits.

All of a host is at work: computers think in processes of their own, and every move is committed,
painted and told at once. Late is an answer that was not ready at the moment settled when it was
asked. How late the event loop wakes is told twice: as it was, and what of it the loop worked
itself; the rest belongs to whoever else uses the cores.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from bench.figure import Figure
from bench.loopback import CHANNEL, GUILD
from bench.session import loopback, ready
from bot.app import open_app
from bot.client import TabletopBot
from bot.model.managers import GuildSetting, ServerLimits
from bot.model.players import Person
from bot.model.refusal import Refused
from bot.model.table import Opening, Place, TableId, Terms
from bot.settings import Settings
from games import GAME_IDS, find
from players.levels import Level

TABLES = 20
SECONDS = 60.0
"""For how long all tables play."""
ANSWERING = 6.0
"""Seconds that people take on average for what they are asked meanwhile."""
_LOOKS = 1.0
"""Seconds after which a person looks again whether they are asked."""
_ASLEEP = 0.01
"""Seconds for which the event loop is asked to sleep, again and again."""


class Lags(NamedTuple):
    """How much later than asked for the event loop woke, in seconds."""

    whole: list[float]
    own: list[float]
    """What of that it worked itself."""


def measure(*, quick: bool = False) -> tuple[Figure, ...]:
    """Play against strong computers at 20 tables for a minute, on the real host.

    The figures are the computers' answers a second, the share of moments that had to be drawn again
    because an answer was late, and the lag of the event loop.
    """
    tables, seconds = (2, 1.0) if quick else (TABLES, SECONDS)
    with TemporaryDirectory() as folder:
        return asyncio.run(_played(Path(folder) / "company.sqlite3", tables, seconds))


async def _played(database: Path, count: int, seconds: float) -> tuple[Figure, ...]:
    """Play ``count`` tables for ``seconds`` of real time; return the five figures.

    They are moments drawn again for each computer's answer, answers a second, and the event loop's
    lag: the 95th percentile, what of that is its own work, and the median.
    """
    settings = Settings(database=database, edit_seconds=0, requests_per_second=0)
    async with (
        loopback() as address,
        open_app(settings, shard_count=1) as host,
    ):
        tables = await _seated(host, count)
        session = await ready(host, address)
        await session.quiet(host)
        host.scheduler.start()
        end = time.monotonic() + seconds
        async with _lagging() as lags:
            people = await asyncio.gather(*(_play(host, *one, end) for one in tables.items()))
        looks = [await host.tables.queries.look(table, None) for table in tables]
        answers = sum(look.moves for look in looks) - sum(people)
        again = host.tables.computers.drawn_again
    return (
        Figure(
            name=f"company: moments drawn again at {count} tables",
            ours=again / max(answers, 1),
            unit="of the answers",
            sense="at most",
            target=0.02,
            wanting="a core more: computers think on those that the bot does not need",
        ),
        Figure(
            name="company: answers of strong computers", ours=answers / seconds, unit="a second"
        ),
        Figure(
            name=f"company: the event loop's lag at {count} tables, p95",
            ours=1000 * _quantile(lags.whole, 0.95),
            unit="ms",
            sense="at most",
            target=20,
            wanting="shorter pieces of work on the event loop",
        ),
        Figure(
            name="company: the same, what of it is its own work",
            ours=1000 * _quantile(lags.own, 0.95),
            unit="ms",
        ),
        Figure(
            name="company: the event loop's lag, p50", ours=1000 * median(lags.whole), unit="ms"
        ),
    )


async def _seated(host: TabletopBot, count: int) -> dict[TableId, Person]:
    """Start tables of a person and strong computers; return the person by table.

    The games take turns, each with its fewest seats. The server's limits are raised to ``count``
    tables.
    """
    limits = ServerLimits(each=count, most=count)
    await host.tables.servers.choose(GUILD, GuildSetting(limits=limits))
    found = {}
    for number in range(count):
        game = find(GAME_IDS[number % len(GAME_IDS)])
        person = Person(1000 + number, f"Player {number}")
        opening = Opening(
            game.id, Terms({}, min(game.seats), "en"), Place.THREAD, GUILD, CHANNEL, person
        )
        table = await host.tables.lobbies.open(opening, number)
        await host.tables.lobbies.start_filled(table.id, person, Level.HARD)
        found[table.id] = person
    return found


async def _play(host: TabletopBot, table: TableId, person: Person, end: float) -> int:
    """Answer a person's questions at random until ``end`` (monotonic); return how many were taken.

    Before each choice passes a random pause, six seconds in the mean; where only one move is legal,
    a short one. It stops early if the next pause would pass ``end``, but not where the game is
    over. Moves that are refused are not counted.
    """
    luck = random.Random(table)  # noqa: S311 - a benchmark
    moves = 0
    while time.monotonic() < end:
        look = await host.tables.queries.look(table, person.id)
        question = look.question
        if question is None or question.decision.answered or not look.legal:
            await asyncio.sleep(_LOOKS)
            continue
        pause = luck.expovariate(1 / ANSWERING) if look.has_a_choice else _LOOKS
        if pause > end - time.monotonic():
            break
        await asyncio.sleep(pause)
        interaction = (table << 32) + moves
        move = luck.choice(look.legal)
        with suppress(Refused):
            await host.tables.moves.play(table, person, interaction, question.decision.id, move)
            moves += 1
    return moves


@asynccontextmanager
async def _lagging() -> AsyncIterator[Lags]:
    """Yield two lists that grow meanwhile: how late the event loop woke, and its own work of that.

    Both in seconds, an entry for each short sleep.
    """
    lags = Lags([], [])

    async def watch() -> None:
        """Note how much later than asked a short sleep ends."""
        while True:
            begun, worked = time.perf_counter(), time.thread_time()
            await asyncio.sleep(_ASLEEP)
            late = max(0.0, time.perf_counter() - begun - _ASLEEP)
            lags.whole.append(late)
            lags.own.append(min(late, time.thread_time() - worked))

    watching = asyncio.create_task(watch())
    try:
        yield lags
    finally:
        watching.cancel()
        with suppress(asyncio.CancelledError):
            await watching


def _quantile(found: list[float], share: float) -> float:
    return sorted(found)[int(share * len(found))]
