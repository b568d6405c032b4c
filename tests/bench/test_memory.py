"""Memory: what a posted board leaves behind, before any garbage collector has looked."""

from __future__ import annotations

import gc
import tracemalloc
from pathlib import Path

from bench.memory import _post
from bench.scripts import played_out
from bench.session import loopback, ready, seated
from bot.app import open_app
from bot.settings import Settings
from cogs.context import part_of
from cogs.publishing.publisher import Publisher

POSTS = 60
ALLOWANCE = 12_000
"""Bytes a board, most of them its buttons: a picture weighs ten times as much."""


async def test_a_posted_board_leaves_no_picture_behind(tmp_path: Path) -> None:
    """F4: neither kept nor left to the collector, whose next look may be thousands of posts away.

    ``python -m bench memory`` measures the whole of it: less than 5 MB in 10,000 posts.
    """
    settings = Settings(database=tmp_path / "memory.sqlite3", edit_seconds=0, requests_per_second=0)
    async with loopback() as address, open_app(settings, shard_count=1) as host:
        tables = await seated(host, played_out(2))
        session = await ready(host, address)
        await session.quiet(host)
        await _post(session, part_of(host, Publisher), tables, POSTS)
        gc.collect()
        gc.disable()
        tracemalloc.start()
        try:
            before, _ = tracemalloc.get_traced_memory()
            await _post(session, part_of(host, Publisher), tables, POSTS)
            after, _ = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
            gc.enable()
        assert ALLOWANCE >= (after - before) / POSTS
