"""Who has a shard: whoever holds its lock, on the connection that writes."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import NamedTuple

import asyncpg

from bot.model.database_address import DatabaseAddress
from bot.model.shards import Shards
from bot.model.times import Millis
from bot.store.downtime import latest, resume
from bot.store.error import StoreError
from bot.store.moving import MOVED, elsewhere
from bot.store.newer_rules import NO_RULES, QUESTION, check_rules
from bot.store.postgres.lost_future import IS_WHERE_IT_WAS, settle

_LOCK = "hashtextextended(current_schema() || '.shard', shard)"
_TAKE = f"SELECT bool_and(pg_try_advisory_lock({_LOCK})) FROM unnest($1::bigint[]) AS shard"  # noqa: S608
_END_HUNG = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE state = 'active' AND wait_event_type = 'Client' AND query NOT LIKE 'COPY %'
    AND state_change < clock_timestamp() - $1::float * interval '1 second'
    AND pid IN (
        SELECT held.pid FROM pg_locks AS held, unnest($2::bigint[]) AS shard
        WHERE held.locktype = 'advisory' AND held.granted
            AND held.database = (SELECT oid FROM pg_database WHERE datname = current_database())
            AND (held.classid::bigint << 32 | held.objid::bigint) =
                hashtextextended(current_schema() || '.shard', shard)
    )
"""
"""No timeout of the server ends a session that waits for the rest of what its client was saying."""
_ONE_AT_A_TIME = "SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || '.shards', 0))"
_NOBODY_MEANWHILE = _ONE_AT_A_TIME.replace("xact_lock", "xact_lock_shared")
"""Several may have it, but not together with somebody who takes shards."""
_COUNT = "shard_count"
_PACKAGES = "packages"
_POST_ANEW = """
WITH unread AS (DELETE FROM mail RETURNING user_id, pseudonym, at),
sent AS (
    SELECT DISTINCT user_id, pseudonym, at, shard
    FROM unread, generate_series(0, $1::bigint - 1) AS shard
),
counted AS (UPDATE sequence SET last = last + (SELECT count(*) FROM sent) WHERE name = 'mail'
    RETURNING last)
INSERT INTO mail (id, shard, user_id, pseudonym, at)
SELECT last + 1 - row_number() OVER (ORDER BY at DESC), shard, user_id, pseudonym, at
FROM sent, counted
"""
"""What was for a shard of a division that is over is for all of the new one: to act upon it again
changes nothing."""


class Taken(NamedTuple):
    """What was true of the first of some shards when they were taken."""

    epoch: int
    batch: int


async def lock(connection: asyncpg.Connection, shards: Shards) -> bool:
    """Lock all shards and return True; or none, and return False, where another process has one.

    It does not wait. After False every shard lock of this connection is released.
    """
    # In this order all of them, so that of two that want the same one gets all.
    if await connection.fetchval(_TAKE, shards.own):
        return True
    await let_go(connection)
    return False


async def let_go(connection: asyncpg.Connection) -> None:
    """Release every advisory lock of the connection, and so all shards."""
    await connection.execute("SELECT pg_advisory_unlock_all()")


async def hold(connection: asyncpg.Connection, shard: int, epoch: int) -> bool:
    """Return True if a shard is in an epoch; until the transaction ends nobody takes any shard.

    The row of the shard is not locked: its owner writes on, and gives signs of life, however long
    the transaction lasts.
    """
    await connection.execute(_NOBODY_MEANWHILE)
    found = "SELECT true FROM shard WHERE id = $1 AND epoch = $2"
    return bool(await connection.fetchval(found, shard, epoch))


async def end_hung(connection: asyncpg.Connection, shards: Shards, seconds: float) -> None:
    """End sessions that hold one of the shards and stopped in a request for ``seconds`` or more.

    That is a session whose client has sent only part of a statement.
    """
    await connection.execute(_END_HUNG, seconds, shards.own)


async def take(
    connection: asyncpg.Connection,
    address: DatabaseAddress,
    shards: Shards,
    owner: str,
    now: Millis,
    packages: str = "",
    rules: Mapping[str, int] = NO_RULES,
) -> Taken:
    """Begin an epoch of locked shards, in one transaction; return that of the first of them.

    Deadlines are put off by the time without an owner. A restored database is prepared, and the
    number of shards and ``packages``, which names the installed games, are noted; other processes
    must have the same. ``rules`` are those of this release.

    Raises:
        StoreError: processes at work divide the servers in another way (``store-shards``) or have
            other games installed (``store-games``), the games were moved elsewhere
            (``store-moved``), or live ones have newer rules (``store-newer``).
    """
    async with connection.transaction():
        await connection.execute(_ONE_AT_A_TIME)
        note = await connection.fetchval("SELECT value FROM meta WHERE key = $1", MOVED)
        if note is not None:
            raise elsewhere(address, note)
        check_rules(await connection.fetch(QUESTION), rules)
        await settle(connection, address, now)
        await _agree(connection, address, shards, now)
        await _agree_on_games(connection, address, shards, packages)
        return await _begin(connection, shards, owner, now)


async def take_all(
    connection: asyncpg.Connection, address: DatabaseAddress, owner: str, now: Millis
) -> None:
    """Lock and take every shard, for a tool that is no host.

    Deadlines are put off by the time without an owner. A database whose games were moved elsewhere
    is accepted. One that was never divided is noted as one shard; a number of shards noted before
    and the noted games stay as they are.

    Raises:
        StoreError: a host has one of them (``store-locked``).
    """
    async with connection.transaction():
        await connection.execute(_ONE_AT_A_TIME)
        count = await _count(connection)
        if count is None:
            # Whoever divides it later gives back the time until then to all servers.
            count = 1
            await _note_count(connection, count)
        shards = Shards(tuple(range(count)), count)
        if not await lock(connection, shards):
            raise StoreError("store-locked", f"A bot is running on {address}; stop it first.")
        await settle(connection, address, now)
        await _begin(connection, shards, owner, now)


async def lock_after_others(
    connection: asyncpg.Connection, address: DatabaseAddress, shards: Shards
) -> bool:
    """Wait for processes that are taking shards now; then lock all of ``shards``, or none.

    Return True if they are locked, False if another process keeps one: whoever divides the servers
    again holds all of them for a moment.

    Raises:
        StoreError: another process keeps one, and the database is divided in another way
            (``store-shards``).
    """
    async with connection.transaction():
        await connection.execute(_ONE_AT_A_TIME)
        if await lock(connection, shards):
            return True
        count = await _count(connection)
    if count not in {None, shards.total}:
        raise _divided(address, shards, count)
    return False


async def _count(connection: asyncpg.Connection) -> int | None:
    """Return the number of shards that the database was divided into; None if never."""
    found = await connection.fetchval("SELECT value FROM meta WHERE key = $1", _COUNT)
    return None if found is None else int(found)


async def _note_count(connection: asyncpg.Connection, count: int) -> None:
    """Store the number of shards that the database is divided into, in place of an earlier one."""
    await connection.execute(
        "INSERT INTO meta (key, value) VALUES ($1, $2)"
        " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        _COUNT,
        str(count),
    )


async def _agree(
    connection: asyncpg.Connection, address: DatabaseAddress, shards: Shards, now: Millis
) -> None:
    """Make the number of shards of the database that of this process; do nothing if it is.

    Otherwise all old shards are taken for a moment: deadlines are put off by the time without an
    owner, mail is addressed to all new shards, and shards that exist no more are deleted.

    Raises:
        StoreError: another process is at work with another number (``store-shards``).
    """
    count = await _count(connection)
    if count == shards.total:
        return
    if count is not None:
        before = Shards(tuple(range(count)), count)
        others = Shards(tuple(shard for shard in before.own if shard not in shards.own), count)
        if others.own and not await connection.fetchval(_TAKE, others.own):
            raise _divided(address, shards, count)
        # What was true of the shards as they were is settled.
        await _begin(connection, before, "", now)
        await connection.execute("DELETE FROM shard WHERE id >= $1", shards.total)
        await connection.execute(_POST_ANEW, shards.total)
        for shard in others.own:
            await connection.execute(
                "SELECT pg_advisory_unlock(hashtextextended(current_schema() || '.shard', $1))",
                shard,
            )
    await _note_count(connection, shards.total)
    await connection.execute(
        "INSERT INTO shard (id, epoch, batch, first, last_seen)"
        " SELECT id, 0, 0, 1, $2 FROM generate_series(0, $1::bigint - 1) AS id"
        " ON CONFLICT DO NOTHING",
        shards.total,
        None if count is None else now,
    )


async def _agree_on_games(
    connection: asyncpg.Connection, address: DatabaseAddress, shards: Shards, packages: str
) -> None:
    """Note which games are installed, unless that is noted already.

    A change is only noted if no other process is at work.

    Raises:
        StoreError: another process is at work with other games (``store-games``).
    """
    known = await connection.fetchval("SELECT value FROM meta WHERE key = $1", _PACKAGES)
    if known == packages:
        return
    # A server that changes hands may lead from one process to another at any time.
    for shard in shards.others if known is not None else ():
        if not await connection.fetchval(_TAKE, [shard]):
            raise StoreError(
                "store-games",
                f"{address:s} is in use by processes with other games installed"
                f" ({known or 'none'}) than this one ({packages or 'none'}); stop every bot there"
                " before you change them.",
            )
        await connection.execute(
            "SELECT pg_advisory_unlock(hashtextextended(current_schema() || '.shard', $1))", shard
        )
    await connection.execute(
        "INSERT INTO meta (key, value) VALUES ($1, $2)"
        " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        _PACKAGES,
        packages,
    )


def _divided(address: DatabaseAddress, shards: Shards, count: int | None) -> StoreError:
    """Return, not raise, the error for a database that is in use with another number of shards."""
    return StoreError(
        "store-shards",
        f"{address:s} is in use with SHARD_COUNT={count}, not {shards.total}; stop every bot there"
        " before you change it.",
    )


async def _begin(connection: asyncpg.Connection, shards: Shards, owner: str, now: Millis) -> Taken:
    """Take over shards: raise their epochs, note the owner, and put their deadlines off.

    That is by the time without an owner. Rows of shards are created where they are missing. Return
    epoch and last batch of the first shard.
    """
    await connection.execute(
        "INSERT INTO shard (id, epoch, batch, first) SELECT id, 0, 0, 1"
        " FROM unnest($1::bigint[]) AS id ON CONFLICT DO NOTHING",
        shards.own,
    )
    taken = await connection.fetch(
        "UPDATE shard SET epoch = epoch + 1, first = batch + 1, owner = $2"
        " WHERE id = ANY($1::bigint[]) RETURNING id, epoch, batch, last_seen",
        shards.own,
        owner,
    )
    by_time: defaultdict[Millis, list[int]] = defaultdict(list)
    for row in taken:
        by_time[now if row["last_seen"] is None else row["last_seen"]].append(row["id"])
    for since, seen in by_time.items():
        some = Shards(tuple(seen), shards.total)
        noted = await connection.fetchval(latest(some))
        for statement, values in resume(since, now, noted=noted, shards=some):
            await connection.execute(statement.replace("?", "$"), *values)
    await connection.execute(
        "UPDATE shard SET last_seen = $2 WHERE id = ANY($1::bigint[])", shards.own, now
    )
    first = min(taken, key=lambda row: int(row["id"]))
    return Taken(first["epoch"], first["batch"])


async def take_again(connection: asyncpg.Connection, shards: Shards, owner: str) -> Taken | None:
    """Begin another epoch of shards that this process held before a lost connection.

    Return epoch and last batch of the first shard. None: another owner had one meanwhile, or the
    database was restored. Deadlines are not changed. They are locked by the caller.
    """
    # By the owner: whether an earlier attempt at this was heard of is as uncertain.
    taken = await connection.fetch(
        "UPDATE shard SET epoch = epoch + 1, first = batch + 1"  # noqa: S608 - words of our own
        f" WHERE id = ANY($1::bigint[]) AND owner = $2 AND {IS_WHERE_IT_WAS}"
        " RETURNING id, epoch, batch",
        shards.own,
        owner,
    )
    if len(taken) < len(shards.own):
        return None
    first = min(taken, key=lambda row: int(row["id"]))
    return Taken(first["epoch"], first["batch"])


async def has_changed_hands(connection: asyncpg.Connection, shards: Shards, owner: str) -> bool:
    """Return True if another owner has had one of the shards since, or the database was restored.

    False if all are still noted as ``owner``'s, whether or not they are locked.
    """
    own = await connection.fetchval(
        "SELECT count(*) FROM shard"  # noqa: S608 - words of our own
        f" WHERE id = ANY($1::bigint[]) AND owner = $2 AND {IS_WHERE_IT_WAS}",
        shards.own,
        owner,
    )
    return bool(own != len(shards.own))
