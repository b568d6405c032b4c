"""The store in one SQLite file: one writer, one transaction for all that waits."""

# ruff: noqa: D102 - what the methods do is said by the protocol

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite
import filelock

from bot.model.times import Millis, to_ms, utc_now
from bot.rows.change import Change, Write
from bot.rows.clocks import DeadlineRow, ReminderRow, TimerRow
from bot.rows.moves import MoveRow
from bot.rows.people import AbsenceRow, GuildRow, PersonRow, PreferencesRow
from bot.rows.publishing import MessageRow
from bot.store.loaded import (
    StoredLobby,
    StoredSeries,
    StoredTable,
    StoreFigures,
    Unpublished,
    UnpublishedSeries,
)
from bot.store.protocol import StoreError
from bot.store.sqlite.clean_shutdown import seal
from bot.store.sqlite.group_commit import GroupCommit, Written
from bot.store.sqlite.lock import lock
from bot.store.sqlite.opening import (
    check_file,
    close_to_others,
    connect,
    create_if_missing,
    explained,
    prepare,
    unwritable,
)
from bot.store.sqlite.reading import (
    REACHED,
    read_all,
    read_figures,
    read_one,
    read_series,
    read_table,
    read_unpublished,
    read_unpublished_series,
)
from bot.store.sqlite.writer import Writer

T = TypeVar("T")
R = TypeVar("R", bound=Write)

_NEXT_DUE = (
    "SELECT min(at) FROM ("  # noqa: S608 - words of our own
    f"SELECT min(wakes_at) AS at FROM deadline WHERE {REACHED}"
    f" UNION ALL SELECT min(due_at) FROM timer WHERE {REACHED}"
    " UNION ALL SELECT min(closes_at) FROM series)"
)
_LATER_MOVES = (
    "WHERE table_id = ?1 AND number >= max(?4, coalesce("
    " (SELECT max(number) FROM move WHERE table_id = ?1 AND seat = ?2 AND user_id = ?3"
    "  AND cause = 'player'), 0)) ORDER BY number"
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
        self._writer = Writer()
        self._closed = False
        self._group_commit = GroupCommit(self._write)

    @classmethod
    async def open(cls, path: Path, now: Callable[[], datetime] = utc_now) -> SqliteStore:
        """Open the database of the host, made if there is none, for this process alone.

        Raises:
            StoreError: it is broken, newer, foreign, locked or unwritable.
        """
        held = lock(path)
        try:
            return await cls._open(path, held, now)
        except BaseException:
            held.release()
            raise

    @classmethod
    async def _open(
        cls, path: Path, held: filelock.BaseFileLock, now: Callable[[], datetime]
    ) -> SqliteStore:
        moment = to_ms(now())
        try:
            create_if_missing(path, moment)
            close_to_others(path)
            check_file(path)
            connection = await aiosqlite.Connection(partial(connect, path), iter_chunk_size=64)
        except OSError as error:
            raise unwritable(path, error.strerror or str(error)) from error
        except sqlite3.Error as error:
            raise explained(error, path) from error
        store = cls(path, held, connection, now)
        try:
            await store._call(partial(prepare, path=path, now=moment))
        except BaseException:
            await connection.close()
            raise
        return store

    async def close(self) -> None:
        await self._group_commit.settled()
        try:
            # The sign of life from which the downtime is counted.
            await self._group_commit.add(())
        finally:
            # Whatever the disk takes: the connection's thread would keep the process for ever.
            self._closed = True
            await self._connection.close()
            with suppress(OSError):
                seal(self._path)
            self._lock.release()

    def commit(self, change: Change) -> asyncio.Future[None]:
        return self._group_commit.add(change)

    async def settled(self) -> None:
        await self._group_commit.settled()

    async def new_table_id(self) -> int:
        ((table_id,),) = await self._rows(
            "UPDATE sequence SET last = last + 1 WHERE name = 'game_table' RETURNING last"
        )
        return int(table_id)

    async def table(self, table_id: int) -> StoredTable | None:
        return await self._call(partial(read_table, table_id=table_id))

    async def tables_of(self, user_id: int) -> tuple[int, ...]:
        return await self._ids(
            "SELECT id FROM seat JOIN game_table ON id = table_id"
            " WHERE user_id = ? AND NOT gone AND ended_at IS NULL ORDER BY id",
            user_id,
        )

    async def tables_at(self, channel_id: int) -> tuple[int, ...]:
        return await self._ids(
            "SELECT id FROM game_table WHERE channel_id = ?1 AND ended_at IS NULL"
            " UNION SELECT id FROM game_table WHERE thread_id = ?1 ORDER BY id DESC",
            channel_id,
        )

    async def tables_in(self, guild_id: int) -> tuple[int, ...]:
        return await self._ids(
            "SELECT id FROM game_table WHERE guild_id = ? AND ended_at IS NULL ORDER BY id",
            guild_id,
        )

    async def lobbies(self, guild_id: int) -> tuple[StoredLobby, ...]:
        found = await self._rows(
            "SELECT id, host_id, channel_id, of_table FROM game_table"
            " LEFT JOIN rematch ON table_id = id"
            " WHERE guild_id = ? AND ended_at IS NULL AND status = 'lobby' ORDER BY id",
            guild_id,
        )
        return tuple(StoredLobby(*row) for row in found)

    async def guilds(self) -> tuple[int, ...]:
        return await self._ids(
            "SELECT guild_id FROM game_table WHERE ended_at IS NULL"
            " UNION SELECT guild_id FROM series WHERE ended_at IS NULL"
        )

    async def unreached(self, guild_id: int) -> tuple[int, ...]:
        return await self._ids(
            "SELECT id FROM guild_absence JOIN game_table ON id = table_id"
            " WHERE guild_id = ? ORDER BY id",
            guild_id,
        )

    async def table_opened_by(self, interaction_id: int) -> int | None:
        found = await self._ids(
            "SELECT id FROM game_table WHERE interaction_id = ?", interaction_id
        )
        return found[0] if found else None

    async def move_made_by(self, interaction_id: int) -> MoveRow | None:
        return await self._one(MoveRow, "WHERE interaction_id = ?", interaction_id)

    async def moves(self, table_id: int) -> tuple[MoveRow, ...]:
        return await self._all(MoveRow, "WHERE table_id = ? ORDER BY number", table_id)

    async def moves_from(self, table_id: int, chapter: int) -> tuple[MoveRow, ...]:
        first = "SELECT min(number) FROM move WHERE table_id = ?1 AND chapter >= ?2"
        rest = f"WHERE table_id = ?1 AND number >= ({first}) ORDER BY number"
        return await self._all(MoveRow, rest, table_id, chapter)

    async def later_moves(
        self, table_id: int, seat: int, user_id: int, after: int
    ) -> tuple[MoveRow, ...]:
        return await self._all(MoveRow, _LATER_MOVES, table_id, seat, user_id, after)

    async def has_answered(self, table_id: int, decision: str, seat: int) -> bool:
        answered = "WHERE table_id = ? AND decision = ? AND seat = ? LIMIT 1"
        return await self._one(MoveRow, answered, table_id, decision, seat) is not None

    async def last_human_move(self, table_id: int) -> int | None:
        ((at,),) = await self._rows(
            "SELECT max(at) FROM move WHERE table_id = ? AND (user_id IS NOT NULL OR number = 0)",
            table_id,
        )
        return None if at is None else int(at)

    async def next_due(self) -> int | None:
        ((due_at,),) = await self._rows(_NEXT_DUE)
        return None if due_at is None else int(due_at)

    async def deadlines(self, upto: Millis) -> tuple[DeadlineRow, ...]:
        due = f"WHERE wakes_at <= ?1 AND due_at <= ?1 AND {REACHED} ORDER BY due_at"
        return await self._all(DeadlineRow, due, upto)

    async def calls_due(self, upto: Millis) -> tuple[DeadlineRow, ...]:
        due = f"WHERE wakes_at <= ?1 AND notice_at <= ?1 AND {REACHED} ORDER BY notice_at"
        return await self._all(DeadlineRow, due, upto)

    async def timers(self, upto: Millis) -> tuple[TimerRow, ...]:
        return await self._all(
            TimerRow, f"WHERE due_at <= ? AND {REACHED} ORDER BY due_at, table_id, kind", upto
        )

    async def has_timer(self, timer: TimerRow) -> bool:
        own = "WHERE table_id = ? AND kind = ? AND key = ? AND seat = ?"
        found = await self._one(TimerRow, own, timer.table_id, timer.kind, timer.key, timer.seat)
        return found == timer

    async def reminders_unsaid(self, table_id: int) -> tuple[ReminderRow, ...]:
        return await self._all(ReminderRow, "WHERE table_id = ? AND NOT said", table_id)

    async def unspoken(self) -> tuple[int, ...]:
        return await self._ids(
            "SELECT table_id FROM outbox GROUP BY table_id ORDER BY min(at), table_id"
        )

    async def unsaid(self, table_id: int) -> Unpublished:
        return await self._call(partial(read_unpublished, table_id=table_id))

    async def has_message(self, table_id: int, message_id: int) -> bool:
        known = "WHERE table_id = ? AND message_id = ? LIMIT 1"
        return await self._one(MessageRow, known, table_id, message_id) is not None

    async def person(self, user_id: int) -> PersonRow | None:
        return await self._one(PersonRow, "WHERE user_id = ?", user_id)

    async def preferences(self, user_id: int) -> PreferencesRow | None:
        return await self._one(PreferencesRow, "WHERE user_id = ?", user_id)

    async def absences(self, user_id: int, since: Millis) -> tuple[AbsenceRow, ...]:
        return await self._all(
            AbsenceRow, "WHERE user_id = ? AND until > ? ORDER BY since", user_id, since
        )

    async def guild(self, guild_id: int) -> GuildRow | None:
        return await self._one(GuildRow, "WHERE guild_id = ?", guild_id)

    async def new_series_id(self) -> int:
        ((series_id,),) = await self._rows(
            "UPDATE sequence SET last = last + 1 WHERE name = 'series' RETURNING last"
        )
        return int(series_id)

    async def series(self, series_id: int) -> StoredSeries | None:
        return await self._call(partial(read_series, series_id=series_id))

    async def series_opened_by(self, interaction_id: int) -> int | None:
        found = await self._ids("SELECT id FROM series WHERE interaction_id = ?", interaction_id)
        return found[0] if found else None

    async def series_in(self, guild_id: int) -> tuple[int, ...]:
        return await self._ids(
            "SELECT id FROM series WHERE guild_id = ? AND ended_at IS NULL ORDER BY id", guild_id
        )

    async def series_closing(self, upto: Millis) -> tuple[int, ...]:
        return await self._ids(
            "SELECT id FROM series WHERE closes_at <= ? ORDER BY closes_at, id", upto
        )

    async def series_unspoken(self) -> tuple[int, ...]:
        return await self._ids(
            "SELECT id FROM series LEFT JOIN series_said ON series_id = id"
            " WHERE series.revision > coalesce(series_said.revision, 0)"
        )

    async def series_unsaid(self, series_id: int) -> UnpublishedSeries:
        return await self._call(partial(read_unpublished_series, series_id=series_id))

    async def figures(self, now: Millis) -> StoreFigures:
        commits = self._group_commit.commits
        found = await self._call(partial(read_figures, now=now))
        return found._replace(commits=commits)

    async def _all(self, kind: type[R], rest: str, *values: int | str) -> tuple[R, ...]:
        return await self._call(lambda connection: read_all(connection, kind, rest, *values))

    async def _one(self, kind: type[R], rest: str, *values: int | str) -> R | None:
        return await self._call(lambda connection: read_one(connection, kind, rest, *values))

    async def _ids(self, sql: str, *values: int) -> tuple[int, ...]:
        return tuple(row[0] for row in await self._rows(sql, *values))

    async def _rows(self, sql: str, *values: int | str) -> list[Any]:
        return await self._call(lambda connection: connection.execute(sql, values).fetchall())

    def _write(self, changes: Sequence[Change], written: Written) -> None:
        now, tell = to_ms(self._now()), asyncio.get_running_loop().call_soon_threadsafe

        def work(connection: sqlite3.Connection) -> None:
            self._writer.write(connection, changes, now)

        def writing() -> None:
            # Told to the loop at once, without a future in between: a turn of the loop less for
            # everybody who waits.
            try:
                self._explained(work)
            except BaseException as error:  # noqa: BLE001 - for the callers, whatever it is
                tell(written, error)
            else:
                tell(written, None)

        if self._closed:
            written(self._was_closed())
        else:
            self._submit(None, writing)

    async def _call(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run ``work`` on the connection's own thread, where nothing else can come between."""
        if self._closed:
            raise self._was_closed()
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._submit(result, lambda: self._explained(work))
        return await result

    def _submit(self, result: asyncio.Future[T] | None, work: Callable[[], object]) -> None:
        # Statement by statement a transaction crosses between the threads at every step, which
        # halves the pace; the library has no public door for a whole function.
        self._connection._tx.put_nowait((result, work))  # noqa: SLF001

    def _explained(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return work(self._connection._conn)  # noqa: SLF001
        except sqlite3.Error as error:
            raise explained(error, self._path) from error

    def _was_closed(self) -> StoreError:
        return StoreError("store-closed", f"{self._path} was closed.")
