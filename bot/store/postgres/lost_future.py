"""What happened after a dump and is lost with putting it back, of which nobody has to be told.

The database has noted where it is: in which cluster, on which of its timelines, in which tables. A
dump makes other tables, recovery from an archive and a standby that is promoted begin a timeline.
"""

from __future__ import annotations

import logging

import asyncpg

from bot.model.database_address import DatabaseAddress
from bot.model.times import Millis
from bot.store.downtime import resume
from bot.store.lost_future import (
    BOARDS_DOUBTED,
    NAMED,
    UNKNOWN_CHANGES,
    UNKNOWN_NUMBERS,
    next_name,
)

_LOG = logging.getLogger(__name__)

_HERE = """
SELECT system_identifier || ' ' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8)
    || ' ' || 'meta'::regclass::oid
FROM pg_control_system()
"""
_NOTED = "SELECT value FROM meta WHERE key = 'place'"
IS_WHERE_IT_WAS = f"(({_NOTED}) = ({_HERE}))"
_NOTE = (
    "INSERT INTO meta (key, value) VALUES ('place', $1)"
    " ON CONFLICT (key) DO UPDATE SET value = excluded.value"
)
_RENAMED = "coalesce((SELECT s.renamed FROM snapshot AS s WHERE s.table_id = {table}.table_id), 0)"
_RENAME = rf"""
UPDATE {{table}} SET {{column}} = regexp_replace({{column}}, 'u\d+$', '') || 'u' || $1::bigint
WHERE ({_RENAMED} = 0 OR {{column}} LIKE '%u' || {_RENAMED}) {{rows}}
"""  # noqa: S608 - words of our own


async def settle(connection: asyncpg.Connection, address: DatabaseAddress, now: Millis) -> None:
    """Prepare the database if it was restored since it was last used; else change nothing.

    Questions get new ids, so that no old control reaches one; numbers of tables and series are
    skipped; shards lose their owners, and all messages will be updated, boards of servers too. This
    concerns the shards of all processes and is logged. A database that was never used only has its
    place noted.
    """
    here, noted = await connection.fetchval(_HERE), await connection.fetchval(_NOTED)
    if here == noted:
        return
    await connection.execute(_NOTE, here)
    if noted is None:
        return
    _LOG.warning(
        "%s was restored; renaming questions, messages on Discord newer than it are outdated",
        address,
    )
    # Whoever was at work before the end of that time is not to go on.
    await connection.execute("UPDATE shard SET owner = ''")
    await connection.execute("UPDATE sequence SET last = last + $1", UNKNOWN_NUMBERS)
    await _rename(connection, now)
    await connection.execute("UPDATE game_table SET said_upto = said_upto + $1", UNKNOWN_CHANGES)
    await connection.execute(BOARDS_DOUBTED)
    for statement, values in resume(now, now, restored=True):
        await connection.execute(statement.replace("?", "$"), *values)


async def _rename(connection: asyncpg.Connection, now: Millis) -> None:
    """Give the ids of all open questions a generation that none had before.

    They are changed wherever they are stored.
    """
    known = await connection.fetchval("SELECT max(renamed) FROM snapshot")
    renamed = next_name(known or 0, now)
    for table, column, rows in NAMED:
        await connection.execute(_RENAME.format(table=table, column=column, rows=rows), renamed)
    await connection.execute("UPDATE snapshot SET renamed = $1", renamed)
