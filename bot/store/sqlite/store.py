"""The store in one SQLite file: one writer, one transaction for all that waits."""

# ruff: noqa: D102 - what the methods do is said by the protocol

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite
import filelock

from bot.model.times import utc_now
from bot.store.loaded import StoredClocks, StoredHistory, StoredSeats, StoredTable, Unpublished
from bot.store.protocol import StoreError
from bot.store.rows import (
    AbsenceRow,
    AlarmRow,
    BallotRow,
    BankRow,
    Change,
    ClosingRow,
    DeadlineRow,
    ExtensionRow,
    GuildRow,
    HandViewerRow,
    MessageRow,
    MoveRow,
    OccupancyRow,
    PastOccupancyRow,
    PauseRow,
    PauseWishRow,
    PersonRow,
    PreferencesRow,
    RematchRow,
    ReminderRow,
    SeatBanRow,
    SeatRow,
    SnapshotRow,
    StandingOrderRow,
    TableRow,
    UndoRequestRow,
)
from bot.store.sqlite.clean_shutdown import seal
from bot.store.sqlite.group_commit import Committer
from bot.store.sqlite.opening import (
    check_file,
    connect,
    create_if_missing,
    explained,
    prepare,
    unwritable,
)
from bot.store.sqlite.writer import Writer

T = TypeVar("T")

_TABLES_OF = (
    "SELECT game_table.id FROM seat JOIN game_table ON game_table.id = seat.table_id"
    " WHERE user_id = ? AND NOT gone AND status IN ('lobby', 'playing', 'quarantined')"
    " ORDER BY game_table.id"
)
_TABLES_AT = (
    "SELECT id FROM game_table"
    " WHERE channel_id = ?1 AND status IN ('lobby', 'playing', 'quarantined')"
    " UNION SELECT id FROM game_table WHERE thread_id = ?1 ORDER BY id DESC"
)
_TABLES_IN = (
    "SELECT id FROM game_table"
    " WHERE guild_id = ? AND status IN ('lobby', 'playing', 'quarantined') ORDER BY id"
)

_GUILDS = (
    "SELECT DISTINCT guild_id FROM game_table WHERE status IN ('lobby', 'playing', 'quarantined')"
)
_UNREACHED = (
    "SELECT id FROM unreached JOIN game_table ON game_table.id = table_id"
    " WHERE guild_id = ? ORDER BY id"
)


class SqliteStore:
    """Implements :class:`bot.store.protocol.Store`; made by :meth:`open`."""

    def __init__(
        self,
        path: Path,
        lock: filelock.BaseFileLock,
        connection: aiosqlite.Connection,
        now: Callable[[], datetime],
    ) -> None:
        self._path = path
        self._lock = lock
        self._connection = connection
        self._now = now
        self._last_id = 0
        self._writer = Writer(0)
        self._closed = False
        self._committer = Committer(self._write)

    @classmethod
    async def open(cls, path: Path, now: Callable[[], datetime] = utc_now) -> SqliteStore:
        """Open the database of the host, made if there is none, for this process alone.

        Raises:
            StoreError: it is broken, newer, foreign, locked or unwritable.
        """
        lock = filelock.FileLock(path.with_name(path.name + ".lock"), timeout=0)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            lock.acquire()
        except filelock.Timeout as error:
            raise StoreError("store-locked", f"Another bot is running on {path}.") from error
        except OSError as error:
            raise unwritable(path, error.strerror or str(error)) from error
        try:
            return await cls._open(path, lock, now)
        except BaseException:
            lock.release()
            raise

    @classmethod
    async def _open(
        cls, path: Path, lock: filelock.BaseFileLock, now: Callable[[], datetime]
    ) -> SqliteStore:
        moment = _milliseconds(now())
        try:
            create_if_missing(path, moment)
            check_file(path)
            connection = await aiosqlite.Connection(partial(connect, path), iter_chunk_size=64)
        except OSError as error:
            raise unwritable(path, error.strerror or str(error)) from error
        except sqlite3.Error as error:
            raise explained(error, path) from error
        store = cls(path, lock, connection, now)
        try:
            counters = await store._call(partial(prepare, path=path, now=moment))
        except BaseException:
            await connection.close()
            raise
        store._last_id = counters.table_id
        store._writer = Writer(counters.outbox_id)
        return store

    async def close(self) -> None:
        await self._committer.settled()
        await self._write([])
        self._closed = True
        await self._connection.close()
        seal(self._path)
        self._lock.release()

    def commit(self, change: Change) -> asyncio.Future[None]:
        return self._committer.add(change)

    async def settled(self) -> None:
        await self._committer.settled()

    async def new_table_id(self) -> int:
        self._last_id += 1
        return self._last_id

    async def table(self, table_id: int) -> StoredTable | None:
        return await self._call(partial(_table, table_id=table_id))

    async def tables_of(self, user_id: int) -> tuple[int, ...]:
        return await self._ids(_TABLES_OF, user_id)

    async def tables_at(self, channel_id: int) -> tuple[int, ...]:
        return await self._ids(_TABLES_AT, channel_id)

    async def tables_in(self, guild_id: int) -> tuple[int, ...]:
        return await self._ids(_TABLES_IN, guild_id)

    async def guilds(self) -> tuple[int, ...]:
        return await self._ids(_GUILDS)

    async def unreached(self, guild_id: int) -> tuple[int, ...]:
        return await self._ids(_UNREACHED, guild_id)

    async def table_opened_by(self, interaction_id: int) -> int | None:
        found = await self._ids(
            "SELECT id FROM game_table WHERE interaction_id = ?", interaction_id
        )
        return found[0] if found else None

    async def move_made_by(self, interaction_id: int) -> MoveRow | None:
        rows = await self._rows("SELECT * FROM move WHERE interaction_id = ?", interaction_id)
        return MoveRow(*rows[0]) if rows else None

    async def moves(self, table_id: int) -> tuple[MoveRow, ...]:
        rows = await self._rows("SELECT * FROM move WHERE table_id = ? ORDER BY number", table_id)
        return tuple(MoveRow(*row) for row in rows)

    async def has_answered(self, table_id: int, decision: str, seat: int) -> bool:
        return bool(
            await self._rows(
                "SELECT 1 FROM move WHERE table_id = ? AND decision = ? AND seat = ? LIMIT 1",
                table_id,
                decision,
                seat,
            )
        )

    async def deadlines(self, upto: int) -> tuple[DeadlineRow, ...]:
        rows = await self._rows(
            "SELECT * FROM deadline WHERE due_at <= ?"
            " AND table_id NOT IN (SELECT table_id FROM unreached) ORDER BY due_at",
            upto,
        )
        return tuple(DeadlineRow(*row) for row in rows)

    async def next_due(self) -> int | None:
        found = await self._rows(
            "SELECT min(at) FROM (SELECT min(due_at) AS at FROM deadline"
            " WHERE table_id NOT IN (SELECT table_id FROM unreached)"
            " UNION ALL SELECT min(due_at) FROM alarm"
            " WHERE table_id NOT IN (SELECT table_id FROM unreached)"
            " UNION ALL SELECT min(remind_at) FROM deadline WHERE remind_at IS NOT NULL"
            " AND table_id NOT IN (SELECT table_id FROM unreached))"
        )
        due_at: int | None = found[0][0]
        return due_at

    async def alarms(self, upto: int) -> tuple[AlarmRow, ...]:
        rows = await self._rows(
            "SELECT * FROM alarm WHERE due_at <= ?"
            " AND table_id NOT IN (SELECT table_id FROM unreached) ORDER BY due_at",
            upto,
        )
        return tuple(AlarmRow(*row) for row in rows)

    async def last_human_move(self, table_id: int) -> int | None:
        found = await self._rows(
            "SELECT max(at) FROM move WHERE table_id = ? AND cause NOT IN ('default', 'standing')",
            table_id,
        )
        at: int | None = found[0][0]
        return at

    async def reminders_due(self, upto: int) -> tuple[DeadlineRow, ...]:
        rows = await self._rows(
            "SELECT * FROM deadline WHERE remind_at <= ?"
            " AND table_id NOT IN (SELECT table_id FROM unreached) ORDER BY remind_at",
            upto,
        )
        return tuple(DeadlineRow(*row) for row in rows)

    async def reminders_unsaid(self, table_id: int) -> tuple[ReminderRow, ...]:
        rows = await self._rows("SELECT * FROM reminder WHERE table_id = ? AND NOT said", table_id)
        return tuple(ReminderRow(*row) for row in rows)

    async def habits(self, user_id: int) -> PreferencesRow | None:
        rows = await self._rows("SELECT * FROM habits WHERE user_id = ?", user_id)
        return PreferencesRow(*rows[0]) if rows else None

    async def away(self, user_id: int, since: int) -> tuple[AbsenceRow, ...]:
        rows = await self._rows(
            "SELECT * FROM away WHERE user_id = ? AND until > ? ORDER BY since", user_id, since
        )
        return tuple(AbsenceRow(*row) for row in rows)

    async def unspoken(self) -> tuple[int, ...]:
        return await self._ids("SELECT table_id FROM outbox GROUP BY table_id ORDER BY min(id)")

    async def unsaid(self, table_id: int) -> Unpublished:
        return await self._call(partial(_unsaid, table_id=table_id))

    async def guild(self, guild_id: int) -> GuildRow | None:
        rows = await self._rows("SELECT * FROM guild_setting WHERE guild_id = ?", guild_id)
        return GuildRow(*rows[0]) if rows else None

    async def later_moves(
        self, table_id: int, seat: int, user_id: int, after: int
    ) -> tuple[MoveRow, ...]:
        rows = await self._rows(
            "SELECT * FROM move WHERE table_id = ?1 AND number >= max(?4, coalesce("
            " (SELECT max(number) FROM move WHERE table_id = ?1 AND seat = ?2 AND user_id = ?3"
            "  AND cause = 'player'), 0)) ORDER BY number",
            table_id,
            seat,
            user_id,
            after,
        )
        return tuple(MoveRow(*row) for row in rows)

    async def person(self, user_id: int) -> PersonRow | None:
        rows = await self._rows("SELECT user_id, language FROM person WHERE user_id = ?", user_id)
        return PersonRow(*rows[0]) if rows else None

    async def _ids(self, sql: str, *values: int) -> tuple[int, ...]:
        return tuple(row[0] for row in await self._rows(sql, *values))

    async def _rows(self, sql: str, *values: int | str) -> list[Any]:
        return await self._call(lambda connection: connection.execute(sql, values).fetchall())

    def _write(self, changes: Sequence[Change]) -> asyncio.Future[None]:
        now = _milliseconds(self._now())
        return self._submit(lambda connection: self._writer.write(connection, changes, now))

    async def _call(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await self._submit(work)

    def _submit(self, work: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """Run ``work`` on the connection's own thread, where nothing else can come between."""
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if self._closed:
            result.set_exception(StoreError("store-closed", f"{self._path} was closed."))
            return result
        # Statement by statement a transaction crosses between the threads at every step, which
        # halves the pace; the library has no public door for a whole function.
        connection = self._connection

        def explaining() -> T:
            try:
                return work(connection._conn)  # noqa: SLF001
            except sqlite3.Error as error:
                raise explained(error, self._path) from error

        connection._tx.put_nowait((result, explaining))  # noqa: SLF001
        return result


def _table(connection: sqlite3.Connection, table_id: int) -> StoredTable | None:
    def rows(sql: str) -> list[Any]:
        return connection.execute(sql, (table_id,)).fetchall()

    tables = rows("SELECT * FROM game_table WHERE id = ?")
    if not tables:
        return None
    snapshots = rows("SELECT * FROM snapshot WHERE table_id = ?")
    return StoredTable(
        TableRow(*tables[0]),
        _all(SeatRow, rows("SELECT * FROM seat WHERE table_id = ? ORDER BY seat")),
        SnapshotRow(*snapshots[0]) if snapshots else None,
        _all(DeadlineRow, rows("SELECT * FROM deadline WHERE table_id = ?")),
        kept=_kept(rows),
        clock=_clock(rows),
        history=_history(rows),
    )


def _clock(rows: Callable[[str], list[Any]]) -> StoredClocks:
    return StoredClocks(
        _all(BankRow, rows("SELECT * FROM bank WHERE table_id = ?")),
        _all(PauseRow, rows("SELECT * FROM pause WHERE table_id = ?")),
        _all(PauseWishRow, rows("SELECT * FROM pause_wish WHERE table_id = ?")),
        _all(ExtensionRow, rows("SELECT * FROM extension WHERE table_id = ?")),
        _all(ReminderRow, rows("SELECT * FROM reminder WHERE table_id = ?")),
        next((since for (since,) in rows("SELECT since FROM unreached WHERE table_id = ?")), None),
    )


def _history(rows: Callable[[str], list[Any]]) -> StoredHistory:
    trail = rows(
        "SELECT * FROM move WHERE table_id = ?1 AND number >"
        " (SELECT fence FROM snapshot WHERE table_id = ?1) ORDER BY number"
    )
    proposals = rows("SELECT * FROM proposal WHERE table_id = ?")
    rematches = rows("SELECT * FROM rematch WHERE table_id = ?")
    return StoredHistory(
        _all(MoveRow, trail),
        UndoRequestRow(*proposals[0]) if proposals else None,
        bool(rows("SELECT 1 FROM open_hands WHERE table_id = ?")),
        RematchRow(*rematches[0]) if rematches else None,
    )


def _kept(rows: Callable[[str], list[Any]]) -> StoredSeats:
    closings = rows("SELECT * FROM closing WHERE table_id = ?")
    return StoredSeats(
        _all(PastOccupancyRow, rows("SELECT * FROM tenure WHERE table_id = ?")),
        _all(OccupancyRow, rows("SELECT * FROM sitting WHERE table_id = ?")),
        _all(SeatBanRow, rows("SELECT * FROM barred WHERE table_id = ?")),
        _all(BallotRow, rows("SELECT * FROM ballot WHERE table_id = ?")),
        _all(StandingOrderRow, rows("SELECT * FROM standing WHERE table_id = ?")),
        ClosingRow(*closings[0]) if closings else None,
        _all(HandViewerRow, rows("SELECT * FROM hands_seen WHERE table_id = ?")),
    )


def _unsaid(connection: sqlite3.Connection, table_id: int) -> Unpublished:
    (upto, chapter, since) = connection.execute(
        "SELECT max(id), min(chapter), min(since) FROM outbox WHERE table_id = ?", (table_id,)
    ).fetchone()
    moves = connection.execute(
        "SELECT * FROM move WHERE table_id = ? AND number >= ? ORDER BY number", (table_id, since)
    ).fetchall()
    posts = connection.execute("SELECT * FROM post WHERE table_id = ?", (table_id,)).fetchall()
    return Unpublished(upto or 0, chapter, _all(MoveRow, moves), _all(MessageRow, posts))


def _all(kind: Callable[..., T], rows: Iterable[Sequence[Any]]) -> tuple[T, ...]:
    return tuple(kind(*row) for row in rows)


def _milliseconds(moment: datetime) -> int:
    return round(moment.timestamp() * 1000)
