"""How soon everybody is told of a move, on a Discord that refuses what Discord refuses.

Moves are made through the services at a fixed pace, over the tables of many servers; a move counts
as told when everything is published that stood to be said after it: the board is as it is then, and
whoever is asked has been called. To take back calls that were answered tells nothing.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from itertools import count, cycle
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory

from bench.figure import Figure
from bench.scripts import HEARD_AT_ONCE, Step, played_out
from bench.session import PEOPLE, Session, loopback, ready, seated
from bot.app import open_app
from bot.client import TabletopBot
from bot.model.news import News
from bot.model.table import TableId
from bot.settings import Settings
from cogs.publishing.publisher import Publisher

SERVERS = 100
PER_SECOND = 15
_BURST = 30
"""Tables of one server at which somebody moves in the same moment."""
_LATER = 0.1
"""Seconds after it, somebody moves on another server."""


class _Told:
    """Notes how long each change of a table waited until it was told."""

    def __init__(self, host: TabletopBot) -> None:
        """Wrap the publisher's methods so that changes are noted when stored and when told.

        They stay wrapped.
        """
        publisher = host.parts[Publisher]
        assert isinstance(publisher, Publisher)
        self.waits: dict[TableId, list[float]] = {}
        self._open: dict[TableId, list[float]] = {}
        publish, tidy = publisher.tasks.publish, publisher.game_thread.tidy
        said_all: dict[TableId, float] = {}

        async def noted(table: TableId) -> bool | None:
            """Publish a table; its changes so far are told by then at the latest.

            Where nothing was left to say, the round before had told of them while it ran; changes
            after it stood to be told to nobody, and do not count.
            """
            saying = self._open.pop(table, [])
            before = said_all.pop(table, None)
            said = await publish(table)
            if said is False and before is not None:
                said_all[table] = before
            now = said_all.setdefault(table, time.perf_counter())
            self.waits.setdefault(table, []).extend(now - at for at in saying if at <= now)
            return said

        async def tidied(news: News) -> None:
            """Take the changes as told before calls that were answered are taken back."""
            said_all[news.table.id] = time.perf_counter()
            await tidy(news)

        def changed(table: TableId) -> None:
            self._open.setdefault(table, []).append(time.perf_counter())

        publisher.tasks.publish = noted
        publisher.game_thread.tidy = tidied  # type: ignore[method-assign]
        host.tables.outbox.committed.listen(changed)

    def take(self) -> dict[TableId, list[float]]:
        """Hand out what was noted since the last time."""
        waits, self.waits = self.waits, {}
        return waits


def measure(*, quick: bool = False) -> tuple[Figure, ...]:
    """Measure how soon moves are told, at 15 a second over 100 servers, and beside a burst.

    Three figures, with the number of requests refused.
    """
    servers, seconds, burst = (3, 0.4, 2) if quick else (SERVERS, 40.0, _BURST)
    with TemporaryDirectory() as folder:
        waits, alone, beside, refused = asyncio.run(
            _offered(Path(folder) / "told.sqlite3", servers, seconds, burst)
        )
    wanting = "fewer requests a move (docs/develop/failures.md, F46)"
    return (
        Figure(
            name=f"told after a move, {PER_SECOND} a second over {servers} servers: p95",
            ours=quantiles(waits, n=20)[-1],
            unit="s",
            sense="at most",
            target=3.0,
            wanting=wanting,
        ),
        Figure(
            name=f"told later for a burst of {burst} tables on another server",
            ours=max(0.0, beside - alone),
            unit="s",
            sense="at most",
            target=1.0,
            wanting="shorter turns in bot/request_turns.py",
        ),
        Figure(
            name="requests that Discord refuses for being too many",
            ours=refused,
            unit="",
            sense="at most",
            target=0,
            wanting=wanting,
        ),
    )


async def _offered(
    database: Path, servers: int, seconds: float, burst: int
) -> tuple[list[float], float, float, int]:
    """Play scripted games at a fixed rate over many servers, then one move alone and in a burst.

    Returns:
        The seconds from each change to when it was told; the same for one table alone; the same for
        a table while ``burst`` tables of another server move; the number of requests refused.
    """
    # One server more has a single table; the first has the burst besides.
    places = [*range(servers), *([0] * burst), servers]
    scripts = played_out(len(places))
    settings = Settings(database=database)
    async with (
        loopback(limited=True) as address,
        open_app(settings, shard_count=1, paces=HEARD_AT_ONCE) as host,
    ):
        tables = await seated(host, scripts, servers=places)
        session = await ready(host, address, homes=range(servers + 1))
        told = _Told(host)
        await session.quiet(host)
        games = dict(zip(tables, map(iter, scripts.values()), strict=True))
        told.take()
        numbers = count(1_000_000)
        begun = time.perf_counter()
        for number, table in zip(range(round(seconds * PER_SECOND)), cycle(tables[:servers])):
            await _wait_until(begun + number / PER_SECOND)
            await _move(host, table, games[table], next(numbers))
        await session.quiet(host)
        waits = [wait for noted in told.take().values() for wait in noted]
        alone = await _one(host, session, told, tables[-1:], games, numbers)
        beside = await _one(host, session, told, tables[servers:], games, numbers)
        return waits, alone, beside, await session.refused()


async def _one(
    host: TabletopBot,
    session: Session,
    told: _Told,
    tables: Sequence[TableId],
    games: dict[TableId, Iterator[Step]],
    numbers: Iterator[int],
) -> float:
    """Make a move at every table, at the last one ``_LATER`` seconds after the others.

    Return how long, in seconds, that last change waited to be shown on Discord. Something has to
    have changed there.
    """
    *others, last = tables
    await asyncio.gather(*(_move(host, t, games[t], next(numbers)) for t in others))
    await asyncio.sleep(_LATER)
    # The first moves of a game place somebody on the board, for everybody to see.
    await _move(host, last, games[last], next(numbers))
    await session.quiet(host)
    return max(told.take()[last])


async def _wait_until(moment: float) -> None:
    """Sleep until ``moment`` by ``time.perf_counter``; return at once if it is past."""
    if (left := moment - time.perf_counter()) > 0:
        await asyncio.sleep(left)


async def _move(host: TabletopBot, table: TableId, steps: Iterator[Step], number: int) -> None:
    """Make a table's next scripted move, if one is left, as interaction ``number``."""
    step = next(steps, None)
    if step is not None:
        person = PEOPLE[step.seat]
        await host.tables.moves.play(table, person, number, step.decision, step.move)
