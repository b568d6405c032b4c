"""Which store a host is given: a file, or a server whose driver is installed on request only."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractAsyncContextManager, contextmanager
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryFile

from bot.model.database_address import DatabaseAddress
from bot.model.shards import ALL, Shards
from bot.model.times import Millis, to_ms, utc_now
from bot.rows.ledger import LedgerRow, TenureRow
from bot.store.error import StoreError
from bot.store.moving import Quarters, Tally, move
from bot.store.newer_rules import NO_RULES
from bot.store.sqlite.ledger import read_ledger as read_file
from bot.store.sqlite.moving import FileQuarters
from bot.store.sqlite.recognition import check_folder, is_there
from bot.store.sqlite.store import SqliteStore
from bot.store.store import Store

_LOG = logging.getLogger(__name__)


async def open_store(
    file: Path,
    server: DatabaseAddress | None,
    now: Callable[[], datetime] = utc_now,
    shards: Shards = ALL,
    packages: str = "",
    rules: Mapping[str, int] = NO_RULES,
) -> Store:
    """Open the store on a server, or in ``file`` if ``server`` is None.

    With a server, ``file`` itself is not used, but its folder is, for the sign of life and the list
    of forgotten people; the default one is created, and if it takes no files that is logged.
    ``packages`` names the installed games, which are the same in all processes of a server. A
    database with live games of newer ``rules`` than these is refused, and nothing in it changed.

    Raises:
        StoreError: it cannot be reached, or not be used, or its driver is missing.
    """
    if server is None:
        return await SqliteStore.open(file, now, rules)
    with _driver():
        from bot.store.postgres.store import PostgresStore  # noqa: PLC0415 - may be missing
    check_folder(file)
    _make_room(file.parent)
    return await PostgresStore.open(server, now, shards, packages, rules)


def _make_room(folder: Path) -> None:
    """Create the folder of a host whose tables are on a server, unless it exists.

    If it then takes no files, a warning is logged and nothing raised: games go on without it.
    """
    try:
        folder.mkdir(exist_ok=True)
        with TemporaryFile(dir=folder):
            pass
    except OSError as error:
        _LOG.warning(
            "No file can be written to %s (%s): /me forget fails, and python -m bot health and"
            " announce find no bot running",
            folder.absolute(),
            error.strerror or error,
        )


def check_place(file: Path) -> None:
    """Check, by reading alone, that a file is the bot's database or may become one.

    Raises:
        StoreError: something else lies there, or no file can.
    """
    is_there(file)


async def bring_up_to_date(
    file: Path, server: DatabaseAddress | None, rules: Mapping[str, int] = NO_RULES
) -> None:
    """Migrate a database to this release's schema and close it; create it if there is none.

    A server's database has to exist, but may be empty. Opening a file also puts its deadlines off
    by the downtime. One with live games of newer ``rules`` than these is refused and left as it is.

    Raises:
        StoreError: it cannot be reached, or not be used, or its driver is missing.
    """
    if server is None:
        await (await SqliteStore.open(file, rules=rules)).close()
        return
    with _driver():
        from bot.store.postgres.moving import ready  # noqa: PLC0415 - may be missing
    async with ready(server, rules):
        pass


async def read_ledger(
    file: Path, server: DatabaseAddress | None
) -> tuple[list[LedgerRow], list[TenureRow], int]:
    """Return the game records of all servers, and all tenures; a bot may be running meanwhile.

    Last comes the number of ended games that are not entered yet.

    Raises:
        StoreError: there is none, it cannot be reached, or its driver is missing.
    """
    if server is None:
        return read_file(file)
    with _driver():
        from bot.store.postgres.ledger import (  # noqa: PLC0415 - may be missing
            read_ledger as read_server,
        )
    return await read_server(server)


async def move_host(
    source: Path | DatabaseAddress,
    target: Path | DatabaseAddress,
    rules: Mapping[str, int] = NO_RULES,
) -> Mapping[str, Tally] | None:
    """Copy all rows into another database, and retire the first: no bot starts on it any more.

    Return the tally of what was sent, by database table; None if that was done before. A file as
    target is created if missing. A database with live games of newer ``rules`` than these is
    refused and left as it is.

    Raises:
        StoreError: both are the same, nothing was moved, or it has to be run again; the sentence
            says which.
    """
    if source == target:
        raise StoreError("move-same", f"{source} is there already.")
    now = to_ms(utc_now())
    async with (
        _quarters(source, now, rules, new=False) as here,
        _quarters(target, now, rules, new=True) as there,
    ):
        return await move(here, there)


def _quarters(
    where: Path | DatabaseAddress, now: Millis, rules: Mapping[str, int], *, new: bool
) -> AbstractAsyncContextManager[Quarters]:
    """Return a context manager that locks and opens a database to move from or to.

    ``new`` allows a missing SQLite file to be created; a server's database always has to be there.

    Raises:
        StoreError: the driver of PostgreSQL is missing.
    """
    if isinstance(where, Path):
        return FileQuarters.opened(where, now, rules, new=new)
    with _driver():
        from bot.store.postgres.moving import ServerQuarters  # noqa: PLC0415 - may be missing
    return ServerQuarters.opened(where, now, rules)


@contextmanager
def _driver() -> Iterator[None]:
    """Turn a PostgreSQL driver missing in a block into a StoreError that says what to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise StoreError(
            "store-driver",
            "PostgreSQL needs its driver, which is not installed: install"
            " requirements-postgres.txt.",
        ) from error
