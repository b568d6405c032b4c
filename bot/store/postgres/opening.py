"""Connect to PostgreSQL, check the server and migrate the schema."""

from __future__ import annotations

import logging
import re
from importlib.resources import files

import asyncpg

from bot.model.database_address import DatabaseAddress
from bot.store.error import StoreError
from bot.store.postgres.errors import explained, explained_of_connecting, pooled
from bot.store.postgres.statements import CREATE_WRITE, WRITE

OLDEST = 16
"""Oldest supported version of the server."""
SECONDS = 10
"""Timeout of a connection attempt or statement, in seconds."""
SESSION = {
    "application_name": "tabletop-host",
    # A stricter default of the server or role would have changes at the same time fail.
    "default_transaction_isolation": "read committed",
}
"""Settings of every session."""
WRITING = {
    **SESSION,
    # Whoever holds a shard and hangs, or has lost the network, loses it after this time.
    "idle_session_timeout": "3000",
    "idle_in_transaction_session_timeout": "3000",
    "client_connection_check_interval": "500",
    "tcp_keepalives_idle": "2",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "3",
    "synchronous_commit": "on",
}
"""Additional settings of the writing session."""
_LOG = logging.getLogger(__name__)
_KEY = "hashtextextended(current_schema() || '.migrations', 0)"
_LOCK = f"SELECT pg_advisory_lock({_KEY})"
_UNLOCK = f"SELECT pg_advisory_unlock({_KEY})"
_PATIENCE = 600
"""Seconds to wait for another process's migration."""
_ENCODINGS = ("UTF8", "SQL_ASCII")
"""Encodings of databases that keep every text; with the second the server looks at no letters."""
_DURABLE = ("fsync", "full_page_writes")


async def connect(address: DatabaseAddress, settings: dict[str, str]) -> asyncpg.Connection:
    """Connect to a database with session ``settings``; the caller closes the connection.

    Raises:
        StoreError: it cannot be reached, or not be used; the driver's own words are left out.
    """
    try:
        return await asyncpg.connect(
            address.spelt, timeout=SECONDS, command_timeout=SECONDS, server_settings=settings
        )
    except Exception as error:  # noqa: BLE001 - whatever it is, it is explained
        # Without the driver's own words, in which the connection string may be.
        raise explained_of_connecting(error, address) from None


def migrations() -> tuple[tuple[int, str], ...]:
    """Return ``(version, script)`` of every migration in the package, in order."""
    folder = files("bot.store.postgres").joinpath("migrations")
    return tuple(
        sorted(
            (int(file.name[:4]), file.read_text(encoding="utf-8"))
            for file in folder.iterdir()
            if re.fullmatch(r"\d{4}_\w+\.sql", file.name)
        )
    )


async def check_server(connection: asyncpg.Connection, address: DatabaseAddress) -> None:
    """Check that a server keeps what it says it has written, and that the session is the bot's own.

    Raises:
        StoreError: it is too old, a standby, not durable, or behind a pooler.
    """
    version = connection.get_server_version().major
    if version < OLDEST:
        raise StoreError(
            "store-older", f"{address:s} runs version {version}; the bot needs {OLDEST} or newer."
        )
    found = dict(await connection.fetch("SELECT name, setting FROM pg_settings"))
    for setting in _DURABLE:
        if found[setting] != "on":
            raise StoreError(
                "store-not-durable", f"{address:s} may lose moves: turn its {setting} on."
            )
    if found["transaction_read_only"] == "on" or found["in_hot_standby"] == "on":
        raise StoreError("store-standby", f"{address:s} takes no changes; name the primary server.")
    if any(found[name] != WRITING[name] for name in ("idle_session_timeout", "application_name")):
        raise pooled(address)


async def migrate(
    connection: asyncpg.Connection, address: DatabaseAddress, upto: int | None = None
) -> None:
    """Bring the schema up to date, or to version ``upto``.

    Each step and its number are one transaction. It waits while another process migrates.

    Raises:
        StoreError: as :func:`_version`, or the user may not change the schema.
    """
    try:
        # Several processes may begin at the same time.
        await connection.execute(_LOCK, timeout=_PATIENCE)
        try:
            await _migrate(connection, address, upto)
        finally:
            await connection.execute(_UNLOCK)
    except asyncpg.InsufficientPrivilegeError as error:
        raise StoreError(
            "store-unmigrated",
            f"{address:s} lacks what this release needs, and its user may not add it:"
            " run python -m bot migrate as a user who may.",
        ) from error
    except asyncpg.PostgresError as error:
        raise explained(error, address) from error


async def _migrate(
    connection: asyncpg.Connection, address: DatabaseAddress, upto: int | None
) -> None:
    """Run the migrations that are missing, each in a transaction.

    ``upto`` is the last to be run, if given. The function that writes batches is created if this
    release's is missing.

    Raises:
        StoreError: as :func:`_version`.
    """
    present = await _version(connection, address)
    for version, script in migrations():
        if version <= present or (upto is not None and version > upto):
            continue
        async with connection.transaction():
            await connection.execute(script)
            await connection.execute(
                "INSERT INTO meta (key, value) VALUES ('version', $1)"
                " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                str(version),
            )
    if 0 < present < migrations()[-1][0]:
        _LOG.info("%s migrated to this release; older ones refuse it from now on", address)
    if not await connection.fetchval("SELECT to_regproc($1) IS NOT NULL", WRITE):
        await connection.execute(CREATE_WRITE)


async def _version(connection: asyncpg.Connection, address: DatabaseAddress) -> int:
    """Return the number of the last migration that a database has had; 0 for an empty one.

    Raises:
        StoreError: it holds tables of another program, or of a newer release, or is empty and in an
            encoding that lacks letters.
    """
    if not await connection.fetchval("SELECT to_regclass('shard') IS NOT NULL"):
        if await connection.fetchval(
            "SELECT EXISTS (SELECT FROM pg_tables WHERE schemaname = current_schema())"
        ):
            raise StoreError(
                "store-foreign", f"{address:s} holds tables of another program; choose another one."
            )
        if encoding := await _foreign_encoding(connection):
            raise StoreError(
                "store-encoding",
                f"{address:s} has the encoding {encoding}, in which names with other letters cannot"
                " be stored; create it with ENCODING 'UTF8' TEMPLATE template0.",
            )
        return 0
    present = int(str(await connection.fetchval("SELECT value FROM meta WHERE key = 'version'")))
    if present > migrations()[-1][0]:
        raise StoreError(
            "store-newer",
            f"{address:s} was written by a newer release of this bot; start that release.",
        )
    if encoding := await _foreign_encoding(connection):
        # Its games go on: as long as everybody's name fits they are as good as any.
        _LOG.warning(
            "%s has the encoding %s and refuses other letters; python -m bot move to one with"
            " ENCODING 'UTF8' TEMPLATE template0",
            f"{address:s}",
            encoding,
        )
    return present


async def _foreign_encoding(connection: asyncpg.Connection) -> str:
    """Return the encoding of a database that lacks letters; empty if it keeps every text."""
    encoding = str(await connection.fetchval("SHOW server_encoding"))
    return "" if encoding in _ENCODINGS else encoding
