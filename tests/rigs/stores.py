"""Every store that the host can be given, and rows to put into it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

from bot.model.database_address import DatabaseAddress
from bot.rows.clocks import DeadlineRow
from bot.rows.moves import MoveRow, SnapshotRow
from bot.rows.seats import SeatRow
from bot.rows.series import SeriesRow
from bot.rows.tables import TableRow
from bot.store.postgres.store import PostgresStore
from bot.store.sqlite.store import SqliteStore
from bot.store.store import Store
from tests.rigs import postgres

OF_THE_RELEASE_BEFORE = frozenset({"pause", "guild_absence"})
"""Tables that no row of this release is of: they are emptied as a host takes them over."""

OpenStore = Callable[[Callable[[], datetime]], AbstractAsyncContextManager[Store]]
"""Opens the same store each time, with a clock, for the time of a block."""


def sqlite_in(folder: Path) -> OpenStore:
    """Keep a store in a file of a folder."""

    @asynccontextmanager
    async def opened(now: Callable[[], datetime]) -> AsyncIterator[Store]:
        store = await SqliteStore.open(folder / "host.sqlite3", now)
        try:
            yield store
        finally:
            await store.close()

    return opened


def postgres_in(folder: Path) -> OpenStore:
    """Keep a store on a server that lives as long as the tests; one at a time."""
    del folder
    address: DatabaseAddress | None = None

    @asynccontextmanager
    async def opened(now: Callable[[], datetime]) -> AsyncIterator[Store]:
        nonlocal address
        address = address or await postgres.emptied()
        store = await PostgresStore.open(address, now)
        try:
            yield store
        finally:
            await store.close()

    return opened


STORES: dict[str, Callable[[Path], OpenStore]] = {"sqlite": sqlite_in, "postgres": postgres_in}
"""By name: what makes a store that nothing was ever kept in, given a folder of its own."""


def table_row(table_id: int, **changes: Any) -> TableRow:
    """Return the row of a table in its lobby, opened by the interaction of ten times its id."""
    row = TableRow(
        id=table_id,
        interaction_id=10 * table_id,
        game="toy",
        version=1,
        options="{}",
        seats=2,
        language="en",
        pace="slow",
        open_hands=0,
        stand_in=None,
        hints="alone",
        place="thread",
        guild_id=7,
        channel_id=70,
        thread_id=None,
        host_id=1,
        host_name="Ann",
        status="lobby",
        opened_at=100,
        ended_at=None,
        seed=None,
        error_id=None,
    )
    return row._replace(**changes)


def seat_row(table_id: int, seat: int, user_id: int | None, **changes: Any) -> SeatRow:
    """Return the row of a seat that somebody has."""
    return SeatRow(table_id, seat, user_id, f"Player {user_id}", 0, 0, "")._replace(**changes)


def move_row(table_id: int, number: int, **changes: Any) -> MoveRow:
    """Return the row of a move of user 1 in seat 0, or of the set-up."""
    row = MoveRow(
        table_id=table_id,
        number=number,
        interaction_id=1000 * table_id + number if number else None,
        seat=0 if number else None,
        user_id=1 if number else None,
        decision=f"d{number}",
        payload="{}",
        events="[]",
        cause="player" if number else "start",
        chapter_before=0,
        chapter=0,
        at=200 + number,
    )
    return row._replace(**changes)


def snapshot_row(table_id: int, number: int, **changes: Any) -> SnapshotRow:
    """Return the row of a position."""
    row = SnapshotRow(
        table_id=table_id,
        number=number,
        version=1,
        chapter=0,
        since=0,
        checksum=0,
        state="{}",
        fence=0,
        renamed=0,
    )
    return row._replace(**changes)


def deadline_row(table_id: int, decision: str, seat: int, due_at: int, **more: Any) -> DeadlineRow:
    """Return the row of an open question that was asked at 100."""
    return DeadlineRow(table_id, decision, seat, due_at, asked_at=100)._replace(**more)


def series_row(series_id: int, **changes: Any) -> SeriesRow:
    """Return the row of a series that waits for its start."""
    row = SeriesRow(
        id=series_id,
        interaction_id=10 * series_id,
        kind="championship",
        game="toy",
        options="{}",
        table_options='{"rounds":3}',
        language="en",
        pace="slow",
        place="thread",
        guild_id=7,
        channel_id=70,
        host_id=1,
        host_name="Ann",
        status="lobby",
        opened_at=100,
        closes_at=None,
        ended_at=None,
        seed=None,
        version=1,
        state=None,
        revision=1,
        rematch_of=None,
    )
    return row._replace(**changes)


async def run_sql(store: Store, sql: str, *values: int | str) -> Sequence[Any]:
    """Run a statement of a test's own on whatever a store keeps its rows in."""
    assert isinstance(store, SqliteStore | PostgresStore)
    return await store._rows(sql, *values)
