"""A whole host copied from one database into another; never may a bot start on both of them.

What is copied is one transaction of the target. Before that is committed the source notes where its
games are from now on, and no bot starts on it any more: what breaks off before leaves everything
where it was, what breaks off after is done by running it again.
"""

from __future__ import annotations

import hashlib
import secrets
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from types import MappingProxyType
from typing import NamedTuple

import msgspec

from bot.rows.kept import ROWS
from bot.store.error import StoreError

MOVED = "moved"
"""Key of the note that a host was moved: the target's identity and name."""
_CAME_FROM = "came_from"
"""Key of the note with the identity of the source."""
_IDENTITY = "identity"

_FIRST = ("game_table", "series")
"""Database tables that others refer to; copied first."""
_BESIDE = {"game_table": ("said_upto", "entered"), "outbox": ("id",)}
"""Columns that the store numbers itself."""

_DROP = "DELETE FROM meta WHERE key = ?1"

Row = Sequence[int | str | None]


def _columns() -> dict[str, tuple[str, ...]]:
    """Return the columns of every database table; those that others refer to come first."""
    found = {
        kept.table: (*kind._fields, *_BESIDE.get(kept.table, ())) for kind, kept in ROWS.items()
    }
    rest = sorted(found.keys() - _FIRST)
    return {table: found[table] for table in (*_FIRST, *rest)} | {"sequence": ("name", "last")}


COLUMNS: Mapping[str, tuple[str, ...]] = MappingProxyType(_columns())
"""Columns by database table, in an order that keeps foreign keys valid."""
KEYS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {kept.table: kept.key for kept in ROWS.values()} | {"sequence": ("name",)}
)
"""Sort columns by database table."""


class Tally(NamedTuple):
    """Row count and an order-independent digest."""

    rows: int = 0
    digest: int = 0

    def with_rows(self, rows: Sequence[Row]) -> Tally:
        """Return the tally with more rows, in whatever order they come; this one stays as it is."""
        encode = msgspec.msgpack.encode
        digest = self.digest
        for row in rows:
            one = hashlib.blake2b(encode(tuple(row)), digest_size=16).digest()
            digest += int.from_bytes(one, "big")
        return Tally(self.rows + len(rows), digest % 2**128)


class Quarters(ABC):
    """A database that is the source or target of a move, locked against other writers."""

    @abstractmethod
    def __str__(self) -> str:
        """Return the database's name for messages."""

    @abstractmethod
    async def fetch(self, statement: str, *values: int | str) -> Sequence[Row]:
        """Run a portable statement, with values as ``?1``, and return its rows."""

    @abstractmethod
    def rows(self, table: str) -> AsyncIterator[Sequence[Row]]:
        """Yield all rows of a database table in batches."""

    @abstractmethod
    async def add(self, table: str, rows: Sequence[Row]) -> None:
        """Insert rows into a database table."""

    @abstractmethod
    def together(self) -> AbstractAsyncContextManager[None]:
        """Run a block in one transaction."""

    async def noted(self, key: str) -> str | None:
        """Return the note stored under a key in the database; None if there is none."""
        found = await self.fetch("SELECT value FROM meta WHERE key = ?1", key)
        return str(found[0][0]) if found else None

    async def note(self, key: str, value: str) -> None:
        """Store a note under a key in the database, in place of an earlier one."""
        await self.fetch(
            "INSERT INTO meta (key, value) VALUES (?1, ?2)"
            " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            key,
            value,
        )

    async def identity(self) -> str:
        """Return the database's identity, a random text that is stored in it on first use."""
        if (known := await self.noted(_IDENTITY)) is not None:
            return known
        fresh = secrets.token_hex(16)
        await self.note(_IDENTITY, fresh)
        return fresh

    async def tally(self) -> dict[str, Tally]:
        """Return row count and digest of every database table, by its name; reads all rows."""
        found = {}
        for table in COLUMNS:
            found[table] = Tally()
            async for rows in self.rows(table):
                found[table] = found[table].with_rows(rows)
        return found

    async def is_empty(self) -> bool:
        """Return True if no database table has rows; the numbers of sequences don't count."""
        for table in COLUMNS.keys() - {"sequence"}:
            if await self.fetch(f"SELECT 1 FROM {table} LIMIT 1"):  # noqa: S608 - names of our own
                return False
        return True


async def move(source: Quarters, target: Quarters) -> Mapping[str, Tally] | None:
    """Copy all rows into an empty target, in one transaction, and retire the source.

    Return the tally of what was sent, by database table; None if this very move was done before. A
    move that broke off is done by running it again.

    Raises:
        StoreError: the source was moved elsewhere, the target is not empty (``move-not-empty``),
            what arrived is not what was sent (``move-differs``), or one of them cannot be used. A
            source that was not retired before stays usable then, unless a connection was lost.
    """
    here, there = await source.identity(), await target.identity()
    moved = await source.noted(MOVED)
    if moved is not None:
        if not moved.startswith(there):
            raise elsewhere(source, moved)
        if await target.noted(_CAME_FROM) == here:
            return None
    if not await target.is_empty():
        raise StoreError(
            "move-not-empty", f"{_first(target)} holds games already; move to an empty one."
        )
    try:
        async with target.together():
            sent = await _copied(source, target)
            await _compare(sent, target)
            await target.note(_CAME_FROM, here)
            await target.fetch(_DROP, MOVED)
            # From here on no bot starts on the source, and on the target not yet.
            await source.note(MOVED, f"{there} {target}")
    except StoreError as error:
        if moved is None and error.key != "store-unreachable":
            # Nothing arrived, and that is certain.
            await source.fetch(_DROP, MOVED)
        raise
    return sent


def elsewhere(source: object, note: str) -> StoreError:
    """Return, not raise, the error that the games of a database were moved, naming the target.

    ``note`` is what the source has noted: the target's identity, then its name.
    """
    _, _, target = note.partition(" ")
    return StoreError(
        "store-moved",
        f"The games of {source} were moved to {target}; start the bot there. If that broke off,"
        " run python -m bot move again.",
    )


async def _copied(source: Quarters, target: Quarters) -> dict[str, Tally]:
    """Copy every database table into an empty database; return a tally of the rows sent, by table.

    The target's own sequences are deleted before.
    """
    await target.fetch("DELETE FROM sequence")
    sent = {}
    for table in COLUMNS:
        sent[table] = Tally()
        async for rows in source.rows(table):
            sent[table] = sent[table].with_rows(rows)
            await target.add(table, rows)
    return sent


async def _compare(sent: Mapping[str, Tally], target: Quarters) -> None:
    """Compare all rows of the target with the tally of what was sent.

    Raises:
        StoreError: they differ (``move-differs``).
    """
    if sent != await target.tally():
        raise StoreError(
            "move-differs", f"What arrived in {target} is not what was sent; nothing was moved."
        )


def _first(what: object) -> str:
    """Return what somebody is called with a capital letter at the start."""
    said = str(what)
    return said[0].upper() + said[1:]
