"""What no host does a turn without: a commit, a changed picture, and an edit that carries it."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import aiohttp
from discord import http

from bench.loopback import APPLICATION
from bench.pictures import following
from bench.session import loopback

_TIMES = 100
_ROW = 2048
"""Bytes of a move and what follows from it."""
_PICTURE = 150_000
"""Bytes of a board."""


def floor(*, quick: bool) -> float:
    """Return the seconds of processor of a commit, a changed picture and an edit, added up.

    Each is done many times by itself, and its mean taken.
    """
    times = 4 if quick else _TIMES
    pictures = following(times // 4 + 1, clock=time.process_time)
    return _commit(times) + sum(pictures) / len(pictures) + asyncio.run(_edit(times))


def _commit(times: int) -> float:
    """Return the mean seconds of processor to insert and commit a row in a SQLite file."""
    with TemporaryDirectory() as folder:
        connection = sqlite3.connect(Path(folder) / "floor.sqlite3", isolation_level=None)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("CREATE TABLE moves (number INTEGER PRIMARY KEY, said BLOB)")
        numbers = iter(range(times))

        def commit() -> None:
            """Insert the next row, committed at once."""
            connection.execute("INSERT INTO moves VALUES (?, ?)", (next(numbers), bytes(_ROW)))

        taken = _each(commit, times)
        connection.close()
    return taken


def _each(work: Callable[[], None], times: int) -> float:
    """Return the mean processor seconds of a call of ``work`` over ``times`` calls."""
    begun = time.process_time()
    for _ in range(times):
        work()
    return (time.process_time() - begun) / times


async def _edit(times: int) -> float:
    """Return the mean seconds of processor to send an edit with a picture to the local server."""
    async with loopback(), aiohttp.ClientSession() as session:
        url = f"{http.Route.BASE}/webhooks/{APPLICATION}/token/messages/@original"
        begun = time.process_time()
        for _ in range(times):
            form = aiohttp.FormData()
            form.add_field("payload_json", "{}")
            form.add_field("files[0]", bytes(_PICTURE), filename="hand.png")
            async with session.patch(url, data=form) as answered:
                await answered.read()
        return (time.process_time() - begun) / times
