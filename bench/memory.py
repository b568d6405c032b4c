"""Memory after thousands of boards were posted: nothing of a message may stay behind."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.figure import Figure
from bench.scripts import played_out
from bench.session import Session, loopback, ready, seated
from bench.startup import resident
from bot.app import open_app
from bot.settings import Settings
from cogs.context import part_of
from cogs.publishing.publisher import Publisher

POSTS = 10_000
WARM_UP = 2000
"""Posts before the first look, for caches and the collector to find their size."""
_TABLES = 4


def measure(*, quick: bool = False) -> tuple[Figure, ...]:
    """Post boards one after the other, as after a moderator's ``/table show``."""
    posts = 50 if quick else POSTS
    with TemporaryDirectory() as folder:
        grown = asyncio.run(_grown(Path(folder) / "memory.sqlite3", posts))
    return (
        Figure(
            name=f"memory: growth over {posts:,} posted boards",
            ours=grown,
            unit="MB",
            sense="at most",
            target=5,
            wanting="nothing of a message in a cycle: cogs/elements",
        ),
    )


async def _grown(database: Path, posts: int) -> float:
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


async def _post(session: Session, publisher: Publisher, tables: list[Any], posts: int) -> None:
    for _ in range(posts // len(tables)):
        for table in tables:
            publisher.post_anew(table)
        await session.published()
        # Thousands of them fetched at once would be growth of the measurement's own.
        await session.arrivals()
