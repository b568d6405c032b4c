"""Memory after an hour of presses, after thousands of boards, and of panels that stay open."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.figure import Figure
from bench.scripts import SEATS, played_out
from bench.session import Message, Session, loopback, people_at, ready, seated
from bench.startup import resident
from bench.turns import answers, click, played
from bot.app import open_app
from bot.model.news import PostKey
from bot.model.table import TableId
from bot.settings import Settings
from cogs.context import part_of
from cogs.elements.custom_ids import CustomId, Verb
from cogs.publishing.publisher import Publisher

POSTS = 10_000
WARM_UP = 2000
"""Posts before the first look, for caches and the collector to find their size."""
_TABLES = 4
PANELS = 8
"""Panels that each person opens: as many as are kept, in case their seat is lost."""
_PANEL_TABLES = 25
_HOUR_TABLES, _HOUR_PRESSES = 200, 12_000
"""As many as one a minute at each table: as at live tables, where most are slower by far."""
_PARTS = 60
_PER_SECOND = 50
"""About as many as are answered on two cores: where fewer are, the next ones wait for them."""


def measure(*, quick: bool = False) -> tuple[Figure, ...]:
    """Measure the memory that presses, posted boards and open panels take, as four figures.

    They are the growth over the last five sixths of the presses, all of the process by then, the
    growth over posted boards, and an open panel. Boards are posted one after the other, as after a
    moderator's ``/table show``.
    """
    posts = 50 if quick else POSTS
    with TemporaryDirectory() as folder:
        grown = asyncio.run(_grown(Path(folder) / "memory.sqlite3", posts))
        tables = 2 if quick else _PANEL_TABLES
        opened = asyncio.run(_opened(Path(folder) / "panels.sqlite3", tables))
        tables, presses, parts = (2, 6, 6) if quick else (_HOUR_TABLES, _HOUR_PRESSES, _PARTS)
        hour, whole = asyncio.run(_pressed(Path(folder) / "hour.sqlite3", tables, presses, parts))
    return (
        Figure(
            name=f"memory: growth over {presses * 5 // 6:,} presses at {tables} tables",
            ours=hour,
            unit="MB",
            sense="at most",
            target=5,
            wanting="caches with fewer entries, or none that grow with the games",
        ),
        Figure(name="memory: all of the process by then", ours=whole, unit="MB"),
        Figure(
            name=f"memory: growth over {posts:,} posted boards",
            ours=grown,
            unit="MB",
            sense="at most",
            target=5,
            wanting="nothing of a message in a cycle: cogs/elements",
        ),
        Figure(
            name="memory of a panel that stays open",
            ours=opened,
            unit="KB",
            sense="at most",
            target=4,
            wanting="less of an interaction kept: cogs/routing/open_panels.py",
        ),
    )


async def _pressed(database: Path, count: int, presses: int, parts: int) -> tuple[float, float]:
    """Press at ``count`` tables, in ``parts`` parts, each answered before the next.

    Returns:
        The megabytes by which the process grew over the last five sixths of the presses, and the
        megabytes of the whole process at the end.
    """
    settings = Settings(database=database, requests_per_second=0)
    async with played(settings, count) as (host, session, panel, people):
        before = 0.0
        for number in range(parts):
            # What the measurement keeps of presses is let go between.
            due = await click(session, panel, people, presses // parts, _PER_SECOND)
            await answers(session, due)
            await session.quiet(host)
            if number + 1 == parts // 6:
                gc.collect()
                before = resident()
        gc.collect()
        return resident() - before, resident()


async def _grown(database: Path, posts: int) -> float:
    """Return the growth of the process in MB over ``posts`` new boards, after a warm-up."""
    settings = Settings(database=database, edit_seconds=0, requests_per_second=0)
    async with loopback() as address, open_app(settings, shard_count=1) as host:
        tables = await seated(host, played_out(_TABLES))
        session = await ready(host, address)
        await session.quiet(host)
        await _post(session, part_of(host, Publisher), tables, min(WARM_UP, posts))
        before = resident()
        await _post(session, part_of(host, Publisher), tables, posts)
        gc.collect()
        return resident() - before


async def _opened(database: Path, count: int) -> float:
    """Open everybody's panels at ``count`` tables, eight times; return the KB that each takes.

    The first time is not counted, as it fills caches.
    """
    settings = Settings(database=database, edit_seconds=0, requests_per_second=0)
    async with loopback() as address, open_app(settings, shard_count=1) as host:
        tables = await seated(host, played_out(count), apart=True)
        session = await ready(host, address)
        await session.quiet(host)
        first = await host.tables.outbox.news(tables[0])
        board = await session.message(first.posts[PostKey.BOARD].message_id)
        press = CustomId(tables[0], Verb.HAND).spelt()
        opened = await session.served(board, press, people_at(0)[0])
        panel = await session.message(opened.token)
        # The first ones fill the caches of pictures and languages, too.
        await _open(session, tables, panel)
        gc.collect()
        before = resident()
        for _ in range(PANELS - 1):
            await _open(session, tables, panel)
        gc.collect()
        return (resident() - before) * 1000 / ((PANELS - 1) * SEATS * count)


async def _open(session: Session, tables: Sequence[TableId], panel: Message) -> None:
    """Open everybody's hand at each table, in place of ``panel``, one after the other."""
    for number, table in enumerate(tables):
        for person in people_at(number):
            await session.served(panel, CustomId(table, Verb.HAND).spelt(), person)
    await session.arrivals()


async def _post(session: Session, publisher: Publisher, tables: list[Any], posts: int) -> None:
    """Post new boards of the tables in turn, about ``posts`` in all, one round after the other."""
    for _ in range(posts // len(tables)):
        for table in tables:
            publisher.post_anew(table)
        await session.published()
        # Thousands of them fetched at once would be growth of the measurement's own.
        await session.arrivals()
