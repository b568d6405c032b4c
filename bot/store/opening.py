"""Which store a host is given: a file, or a server whose driver is installed on request only."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from bot.model.database_address import DatabaseAddress
from bot.model.times import utc_now
from bot.store.error import StoreError
from bot.store.sqlite.store import SqliteStore
from bot.store.store import Store


async def open_store(
    file: Path, server: DatabaseAddress | None, now: Callable[[], datetime] = utc_now
) -> Store:
    """Open the store on a server, or in a file where there is none.

    Raises:
        StoreError: it cannot be reached, or not be used, or its driver is missing.
    """
    if server is None:
        return await SqliteStore.open(file, now)
    try:
        from bot.store.postgres.store import PostgresStore  # noqa: PLC0415 - may be missing
    except ModuleNotFoundError as error:
        raise StoreError(
            "store-driver",
            "DATABASE names PostgreSQL, but its driver is not installed: install"
            " requirements-postgres.txt.",
        ) from error
    return await PostgresStore.open(server, now)
