"""Tables in memory: read when needed, changed one at a time, quarantined when something breaks."""

from __future__ import annotations

import asyncio
import logging
import secrets
import traceback
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from datetime import datetime
from itertools import chain
from typing import Literal, NamedTuple, TypeVar

from cachetools import LRUCache
from msgspec.structs import replace

from bot.clocks import filling, stops
from bot.clocks.deadlines import reckoned
from bot.model.pace import Pace
from bot.model.preferences import YEAR, Preferences, QuietHours
from bot.model.refusal import Refused, refused_by_status
from bot.model.signal import Signal
from bot.model.stops import Why
from bot.model.table import Status, Table, TableId
from bot.model.times import OPEN, Millis, from_ms, to_ms
from bot.repositories.locks import TableLocks
from bot.repositories.move_logs import MoveLogs
from bot.repositories.settings import Settings
from bot.rows.change import Change
from bot.rows.clocks import ClockStopRow, DeadlineRow, DeleteDeadlines, TimerRow
from bot.rows.moves import MoveRow
from bot.rows.series import SeriesRow
from bot.rows.tables import QuarantineErrorRow
from bot.store.error import StoreError
from bot.store.loaded import StoredTable
from bot.store.store import Store
from bot.table.live_table import LiveTable
from bot.table.mending import restore_damaged
from bot.table.people import night_of_most, preferences_of, setting_of
from bot.table.replay import is_told, retold
from bot.table.restore import restore
from games.api import AnyGame

T = TypeVar("T")

_LOG = logging.getLogger(__name__)

_WAKING = (DeadlineRow, TimerRow, SeriesRow)
"""What the host has something to do about at a time."""


class Sequel(NamedTuple):
    """What the end of a table brings with it: rows of the same change, and tables opened by it."""

    tables: tuple[LiveTable, ...] = ()
    change: Change = ()


Sequels = Callable[[LiveTable], AbstractAsyncContextManager[Sequel]]
"""Says what comes of a table of a series that has ended, for the time in which it is stored."""


_LOGGED = 64
"""Most tables whose moves are kept in memory."""
_NIGHTS = 1024
"""Of how many servers it is known when most of their people sleep."""
_NIGHT_HOLDS_MS = 60 * 60 * 1000
"""For so long that is not read again."""


class TableRepository:
    """Holds the tables used last; any other is read from the store."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], datetime],
        find: Callable[[str], AnyGame],
        paces: Mapping[str, Pace],
        sequels: Sequels,
        *,
        cached: int,
        waiting: int,
    ) -> None:
        """Begin with no table in memory, and have deadlines looked at when an outage is over.

        Args:
            store: where tables are stored.
            now: the present time.
            find: returns a game by its id; raises KeyError for one that is not installed.
            paces: the paces by name.
            sequels: locks a series and yields the follow-up of the change of its table.
            cached: most tables in memory.
            waiting: most changes that may wait for a table before further ones are refused.
        """
        self.committed = Signal[TableId]()
        """Tells which table has changed, once that is stored."""
        self.deadlines = Signal[datetime]()
        """Tells when something falls due, once that is stored."""
        self.recovered = store.outage.over
        """Tells that the database works again."""
        self.recovered.listen(lambda _: self.deadlines.tell(now()))
        self._store = store
        self._now = now
        self._find = find
        self._paces = paces
        self._sequels = sequels
        self._live: LRUCache[TableId, LiveTable] = LRUCache(cached)
        self._locks = TableLocks(waiting)
        self._logs = MoveLogs(_LOGGED)
        self.settings = Settings(store)
        self._moving = asyncio.Event()
        """Not set while nothing may be stored of any table."""
        self._moving.set()
        self._still = asyncio.Lock()
        self._nights: LRUCache[int, tuple[Millis, QuietHours | None]] = LRUCache(_NIGHTS)
        """When most people of servers sleep, and when that was read."""
        self._unreadable: dict[tuple[str, int], str] = {}
        """Under which error it was noted that a table or series cannot be read."""

    async def change(
        self, table_id: TableId, work: Callable[[LiveTable], Awaitable[T]], *, bounded: bool = True
    ) -> T:
        """Run ``work`` on a table, whose lock is held meanwhile, and return its result.

        ``work`` itself stores what it changes, by :meth:`commit`. An unexpected error in it
        quarantines this table only. Unless ``bounded``, any number of changes may wait before it.

        Raises:
            Refused: what ``work`` refuses, what :meth:`load` refuses, ``busy``, ``store-failed`` or
                ``store-unknown``; after an unexpected error ``table-quarantined``, or for a table
                that had ended what its status says.
        """
        await self._locks.enter(table_id, bounded=bounded)
        try:
            live = await self.load(table_id)
            try:
                return await work(live)
            except Refused:
                raise
            except StoreError as error:
                raise _refused(error, (table_id,)) from error
            except Exception as error:
                if table_id not in self._live:
                    # It had to make room for others: as it is stored, with what was done by then.
                    with suppress(Refused):
                        live = await self.load(table_id)
                broken = await self._quarantine(self._live.get(table_id, live), error)
                raise refused_by_status(broken.table) from error
        finally:
            self._locks.leave(table_id)

    async def apply(
        self,
        table_id: TableId,
        transition: Callable[[LiveTable], tuple[LiveTable, Change]],
        *,
        bounded: bool = True,
    ) -> Table:
        """Change a table by a transition, store it, and return the table.

        Raises:
            Refused: what ``transition`` refuses, or as :meth:`change`.
        """

        async def work(live: LiveTable) -> Table:
            return await self.commit(*transition(live))

        return await self.change(table_id, work, bounded=bounded)

    @asynccontextmanager
    async def lane(self, table_id: TableId) -> AsyncIterator[LiveTable]:
        """Hold a table's lock for a block and yield the table, to change several at once.

        Several are to be entered in the order of their ids. An error in the block quarantines
        nothing.

        Raises:
            Refused: what :meth:`load` refuses; never ``busy``.
        """
        await self._locks.enter(table_id, bounded=False)
        try:
            yield await self.load(table_id)
        finally:
            self._locks.leave(table_id)

    async def peek(self, table_id: TableId) -> LiveTable:
        """Return a table as it is in memory at this moment, without its lock.

        Only if it has to be read from the store first, its lock is waited for.

        Raises:
            Refused: what :meth:`load` refuses; never ``busy``.
        """
        live = self._live.get(table_id)
        if live is not None:
            return live
        # In the lane, or a table read early could take the place of a later one.
        await self._locks.enter(table_id, bounded=False)
        try:
            return await self.load(table_id)
        finally:
            self._locks.leave(table_id)

    async def load(self, table_id: TableId) -> LiveTable:
        """Return a table from memory, or read and cache it; the caller holds its lock.

        Preferences of its people that it lacks are read, too. A table whose rows are damaged is put
        in quarantine and returned so, without its position.

        Raises:
            Refused: ``no-table``, ``store-failed``, ``table-unreadable`` or ``game-missing``.
        """
        try:
            live = self._live[table_id]
        except KeyError:
            pass
        else:
            return await self._acquainted(live) if _has_strangers(live) else live
        stored = await self.read(self._store.table(table_id))
        if stored is None:
            raise Refused("no-table", table=table_id)
        self.require_game(stored.table.game)
        try:
            live = restore(stored, self._find, self._paces, now=to_ms(self._now()))
        except Exception as error:  # noqa: BLE001 - a damaged state concerns one table only
            return await self._quarantine(self._bare(stored), error)
        return await self._acquainted(live)

    async def without_game(self, table_id: TableId) -> LiveTable:
        """Read a table from the store without its position, even if its game is not installed.

        It is not cached, needs no lock and is not checked for missing rows.

        Raises:
            Refused: ``no-table``, ``store-failed`` or ``table-unreadable``.
        """
        stored = await self.read(self._store.table(table_id))
        if stored is None:
            raise Refused("no-table", table=table_id)
        try:
            return restore(stored._replace(snapshot=None), self._find, self._paces, whole=False)
        except Exception as error:
            raise self.unreadable("table", table_id, error) from error

    def require_game(self, game_id: str) -> None:
        """Raise Refused if a game is not installed; otherwise do nothing.

        Raises:
            Refused: ``game-missing``, with the game's id, capitalized, as its name.
        """
        try:
            self._find(game_id)
        except KeyError as error:
            raise Refused("game-missing", game=game_id.capitalize()) from error

    def _bare(self, stored: StoredTable) -> LiveTable:
        """Return what can be read of a damaged table, safe values for the rest, no position.

        Raises:
            Refused: not even that can be read (``table-unreadable``).
        """
        try:
            return restore_damaged(stored, self._find, self._paces)
        except Exception as error:
            raise self.unreadable("table", stored.table.id, error) from error

    def unreadable(
        self, what: Literal["table", "series"], number: int, error: Exception
    ) -> Refused:
        """Return the refusal for stored rows that make no sense: ``table-``, ``series-unreadable``.

        It names an error id, which is logged with ``error`` the first time only and stays the same
        for this table or series until a restart.
        """
        error_id = self._unreadable.get((what, number))
        if error_id is None:
            error_id = self._unreadable[what, number] = secrets.token_hex(4)
            _LOG.error(
                "Error %s: stored rows of %s %d not readable",
                error_id,
                what,
                number,
                exc_info=error,
            )
        return Refused(f"{what}-unreadable", error=error_id)

    async def preferences(self, user_id: int) -> Preferences:
        """Return a person's own preferences, with the absences of the last year and later ones.

        The defaults for somebody who set nothing. Quiet hours of servers are not in them.

        Raises:
            Refused: ``store-failed``.
        """
        since = to_ms(self._now() - YEAR)
        row, away = await self.read(self.settings.of_person(user_id, since))
        return preferences_of(row, (span for span in away if span.until > since))

    async def preferences_on(self, guild_id: int, people: Iterable[int]) -> dict[int, Preferences]:
        """Return people's preferences by id, also of those who set nothing.

        Those without quiet hours of their own have the server's, if its managers set any.

        Raises:
            Refused: ``store-failed``.
        """
        row = await self.read(self.settings.of_guild(guild_id))
        quiet = None if row is None else setting_of(row).limits.quiet
        found = {user_id: await self.preferences(user_id) for user_id in people}
        return {
            user_id: own if own.quiet or not quiet else replace(own, quiet=quiet)
            for user_id, own in found.items()
        }

    async def _night_of(self, guild_id: int) -> QuietHours | None:
        """Return the quiet hours of most people of a server, cached for an hour.

        None if too few have set any, or no time zone is that of most.

        Raises:
            Refused: ``store-failed``.
        """
        at = to_ms(self._now())
        known = self._nights.get(guild_id)
        if known is None or not known[0] <= at < known[0] + _NIGHT_HOLDS_MS:
            rows = await self.read(self._store.nights_in(guild_id))
            known = self._nights[guild_id] = at, night_of_most(rows)
        return known[1]

    async def _acquainted(self, live: LiveTable) -> LiveTable:
        """Add the preferences of a table's people that it lacks; cache the table and return it.

        Missing ones are read for a lobby or a game under way only, and with them the hours that
        most on the server sleep, if somebody has chosen no preferences. The deadlines in memory
        follow them; stored deadlines are not changed. Only a table of this process's shards is
        cached.

        Raises:
            Refused: ``store-failed``.
        """
        known = live.times.preferences
        new = [user_id for user_id in live.table.players_by_user if user_id not in known]
        if new and live.table.status in {Status.LOBBY, Status.PLAYING}:
            live = await self.introduced(live, new)
            # Rows of deadlines only wake: what they set off is judged by the times in memory.
            live = reckoned(live, to_ms(self._now()))
        self._put(live)
        return live

    async def introduced(self, live: LiveTable, people: Iterable[int]) -> LiveTable:
        """Return a table that knows the preferences of ``people``, read now, before they sit there.

        If somebody has chosen none, it also has the hours that most on the server sleep. No clock
        is set by them here, and nothing is cached or stored.

        Raises:
            Refused: ``store-failed``.
        """
        guild_id = live.table.guild_id
        preferences = live.times.preferences | await self.preferences_on(guild_id, people)
        night = live.times.server_night
        if not all(one.quiet or one.settled for one in preferences.values()):
            night = await self._night_of(guild_id)
        times = replace(live.times, preferences=preferences, server_night=night)
        return replace(live, times=times)

    async def commit(self, live: LiveTable, change: Change) -> Table:
        """Store a change and the new table, and return the table; the caller holds its lock.

        If the change of a table of a series concerns the series (:meth:`_concerns_series`), the
        series' follow-up is stored in the same transaction.

        Raises:
            Refused: ``store-failed``: nothing is stored and the table is as it was; or
                ``store-unknown``: the outcome is unknown, and the table is read again.
        """
        if live.table.series is not None and self._concerns_series(live):
            async with self._sequels(live) as sequel:
                await self.commit_together((live, *sequel.tables), (*change, *sequel.change))
        else:
            (live,) = await self.commit_together((live,), change)
        return live.table

    def _concerns_series(self, live: LiveTable) -> bool:
        """Return True if a change of a table has to be told to its series.

        That is if the table has ended, is not in memory as it was before, stands in another channel
        or thread, or its pause began, ended or changed.
        """
        before = self._live.get(live.table.id)
        return (
            live.table.status.ended
            or before is None
            or before.table.home_id != live.table.home_id
            or before.table.pause != live.table.pause
        )

    async def commit_together(
        self, tables: tuple[LiveTable, ...], change: Change
    ) -> tuple[LiveTable, ...]:
        """Store one change of several tables, each locked by the caller or new, and return them.

        What follows from a lobby that fills or is no longer full is added. Of a table that ended no
        new deadlines are stored, but its last stops. Waits during a :meth:`standstill`. Then the
        tables are cached and listeners told. If cancelled, waits until the write is settled, drops
        the tables from memory and raises.

        Raises:
            Refused: ``store-failed``: nothing is stored and the tables are as they were; or
                ``store-unknown``: the outcome is unknown, and the tables are read again. Also
                ``store-failed`` for a table of another process.
        """
        self._check_own(tables)
        if any(live.table.status is Status.LOBBY or live.table.full for live in tables):
            tables, change = self.followed(tables, change)
        for live in tables:
            if live.table.status.ended:
                change = with_end(live, change)
        while not self._moving.is_set():
            await self._moving.wait()
        try:
            await self._store.commit(change)
        except asyncio.CancelledError:
            # The change goes on without its caller: the lane stays closed until it is written or
            # not, and the next one reads which.
            await self._settle()
            self._read_again(tables, change)
            raise
        except Exception as error:
            if isinstance(error, StoreError) and error.is_uncertain:
                # What is read next, once the store knows, is what became of it.
                self._read_again(tables, change)
            raise _refused(error, [live.table.id for live in tables]) from error
        finally:
            self.settings.note(change)
        for live in tables:
            self._live[live.table.id] = live
        self._logs.note(change)
        self._tell(tables, change)
        return tables

    def _read_again(self, tables: tuple[LiveTable, ...], change: Change) -> None:
        """Drop tables and their moves from memory, so that they are read again; tell listeners."""
        for live in tables:
            self._live.pop(live.table.id, None)
            self._logs.drop(live.table.id)
        self._tell(tables, change)

    def followed(
        self, tables: tuple[LiveTable, ...], change: Change
    ) -> tuple[tuple[LiveTable, ...], Change]:
        """Return tables and change with what follows where a lobby fills or is full no more.

        Timers of a full lobby are added or deleted; other tables come back as they are. Nothing is
        stored.
        """
        after = [filling.follow(live, self._now()) for live in tables]
        rows = chain.from_iterable(rows for _, rows in after)
        return tuple(live for live, _ in after), (*change, *rows)

    def in_hand(self, table_id: TableId) -> Table | None:
        """Return a table that is in memory; None if it would have to be read."""
        live = self._live.get(table_id)
        return None if live is None else live.table

    def in_memory(self) -> tuple[TableId, ...]:
        """Return the ids of tables that are, or whose moves are, in memory; in any order."""
        return tuple({*self._live, *self._logs.all()})

    @asynccontextmanager
    async def rewritten(self, table_ids: Iterable[int]) -> AsyncIterator[None]:
        """Lock tables for a block that rewrites their stored rows; drop them from memory after.

        They and their moves are dropped also if the block fails, and read again when they are next
        used.
        """
        ids = [TableId(table_id) for table_id in table_ids]
        async with self._locks.together(ids):
            try:
                yield
            finally:
                for table_id in ids:
                    self._live.pop(table_id, None)
                    self._logs.drop(table_id)

    @asynccontextmanager
    async def standstill(self) -> AsyncIterator[None]:
        """Hold back every change of tables and series while a block runs; one such block at a time.

        Writes under way are finished before the block begins; later ones wait for its end. Reading,
        and :meth:`write`, go on.
        """
        async with self._still:
            self._moving.clear()
            try:
                await self._store.settled()
                yield
            finally:
                self._moving.set()

    async def moves(self, live: LiveTable, *, anew: bool = False) -> tuple[MoveRow, ...]:
        """Return all moves of a table in order, also those taken back; empty if none is stored.

        Damaged events are derived again. The moves are cached, and extended as moves are stored,
        while the table is used; ``anew`` reads them from the store whatever is cached.

        Raises:
            Refused: ``store-failed``.
        """
        table_id = live.table.id
        rows = None if anew else self._logs.of(table_id)
        if rows is None:
            rows = await self.retold(live, await self.read(self._store.moves(table_id)))
            # Whatever has changed meanwhile has made another table of it.
            if rows and self._live.get(table_id) is live:
                self._logs.keep(table_id, rows)
        return rows

    async def lost(self, live: LiveTable) -> Refused:
        """Return, not raise, the refusal that tells why the position of an ended game is gone.

        ``not-kept`` if its moves were let go, too, else ``no-past``: it is damaged.

        Raises:
            Refused: ``store-failed``.
        """
        return Refused("no-past" if await self.moves(live) else "not-kept")

    async def retold(self, live: LiveTable, rows: tuple[MoveRow, ...]) -> tuple[MoveRow, ...]:
        """Return ``rows`` with the events that cannot be read derived again by replaying all moves.

        They come back as they are where all can be read, or the seed or the rules of the game's
        version are unknown; from a move on that cannot be replayed nothing is derived. Nothing is
        stored.

        Raises:
            Refused: ``store-failed``.
        """
        table = live.table
        game = self._find(table.game)
        untold = {row.number for row in rows if not is_told(game, row)}
        if not untold or live.seed is None:
            return rows
        played = await self.read(self._store.moves(table.id))
        try:
            game = game.as_of(table.version)
        except ValueError:
            # Nobody knows its rules any more.
            return rows
        events = await asyncio.to_thread(
            retold, game, len(table.players), table.terms.options, live.seed, played, table.legacy
        )
        return tuple(
            row._replace(events=events[row.number]) if row.number in untold & events.keys() else row
            for row in rows
        )

    async def read(self, reading: Awaitable[T]) -> T:
        """Await something of the store and return its result; turn StoreError into a refusal.

        Raises:
            Refused: ``store-failed``, or ``store-unknown`` if a write has an unknown outcome.
                Unless it is an outage, which the store logs, the error is logged.
        """
        try:
            return await reading
        except StoreError as error:
            raise _refused(error) from error

    async def write(self, change: Change) -> None:
        """Store a change of rows that no table in memory depends on, without a lock.

        Cached settings that it rewrites are dropped, even if it fails; listeners are not told.

        Raises:
            Refused: ``store-failed`` or ``store-unknown``.
        """
        try:
            await self.read(self._store.commit(change))
        finally:
            self.settings.note(change)

    async def preferences_at(self, live: LiveTable) -> dict[int, Preferences]:
        """Read what the people at a table, also those who left, have set about time, by id.

        Raises:
            Refused: ``store-failed``.
        """
        return await self.preferences_on(live.table.guild_id, live.table.players_by_user)

    async def _settle(self) -> None:
        """Wait until the store has written everything; swallow cancellations meanwhile."""
        settled = asyncio.ensure_future(self._store.settled())
        while not settled.done():
            with suppress(asyncio.CancelledError):
                await asyncio.wait([settled])

    def _tell(self, tables: tuple[LiveTable, ...], change: Change) -> None:
        """Tell ``deadlines`` the earliest wake-up of the rows if any, ``committed`` each table.

        Exceptions of listeners are logged, not raised.
        """
        moments = [
            at for row in change if isinstance(row, _WAKING) and (at := row.wakes_at or OPEN) < OPEN
        ]
        try:
            # First: whoever fails to hear of a change keeps no clock from being looked at.
            if moments:
                self.deadlines.tell(from_ms(min(moments)))
            for live in tables:
                self.committed.tell(live.table.id)
        except Exception:  # noqa: BLE001 - what was stored stands, whoever fails to hear of it
            ids = [live.table.id for live in tables]
            _LOG.exception("Listeners failed after a change of tables %s", ids)

    def _check_own(self, tables: tuple[LiveTable, ...]) -> None:
        """Do nothing if this process has the shards of all tables; otherwise log it and raise.

        Raises:
            Refused: ``store-failed``.
        """
        shards = self._store.shards
        for live in tables:
            if not shards.has(live.table.guild_id):
                _LOG.error("Table %d belongs to another process; change refused", live.table.id)
                raise Refused("store-failed")

    def _put(self, live: LiveTable) -> None:
        """Cache a table, unless its server belongs to another process."""
        if not self._store.shards.has(live.table.guild_id):
            # Another process has it: what is read of it here is true for this moment only.
            return
        self._live[live.table.id] = live

    async def _quarantine(self, live: LiveTable, error: Exception) -> LiveTable:
        """Quarantine a table: log and store the error, stop its clocks, delete its deadlines.

        Snapshot and moves stay as they are. A table that had ended keeps its status; only the error
        is stored. A lobby's clocks are not stopped, so that it closes like any other. Return the
        table, without its position.

        Raises:
            Refused: it cannot be stored (``store-failed``, ``store-unknown``); it is logged all
                the same, and the table is read again as it is stored.
        """
        table = live.table
        error_id = secrets.token_hex(4)
        _LOG.error(
            "Error %s: table %d (%s) put in quarantine; /table repair rebuilds it",
            error_id,
            table.id,
            table.game,
            exc_info=error,
        )
        at = to_ms(self._now())
        live = replace(live, running=None)
        trace = "".join(traceback.format_exception(error))
        rows: Change = (QuarantineErrorRow(error_id, table.id, trace, at),)
        if not table.status.ended:
            live = live.with_table(status=Status.QUARANTINED, error_id=error_id)
            stopped: Change = ()
            if live.seed is not None:
                # A lobby that can never start closes like any other.
                live, stopped = stops.begin(live, Why.QUARANTINE, self._now())
            # Of damaged rows, those that hold what could be read.
            rows = (
                live.table_row(),
                *live.seat_rows(),
                DeleteDeadlines(table.id),
                *rows,
                *stopped,
                live.update_row(at),
            )
        # Where that cannot be stored it goes on from what is, whose rows call for what is due;
        # if it breaks again it is quarantined then.
        self._live.pop(table.id, None)
        self._logs.drop(table.id)
        await self.commit_together((live,), rows)
        return live


def _refused(error: Exception, tables: Sequence[TableId] = ()) -> Refused:
    """Return the refusal for an error of the store: ``store-unknown`` or ``store-failed``.

    ``store-unknown`` is for an outage that left a write's outcome open. What is no outage is logged
    here; the store logs outages itself.
    """
    if isinstance(error, StoreError) and error.is_outage:
        return Refused("store-unknown" if error.is_uncertain else "store-failed")
    _LOG.error("Database refused a request for tables %s", tables, exc_info=error)
    return Refused("store-failed")


def with_end(live: LiveTable, change: Change) -> Change:
    """Return a change without the deadlines of a table that has ended, and with its last stops."""
    return (*_without_deadlines(change, live.table.id), *_last_stops(live))


def _without_deadlines(change: Change, table_id: TableId) -> Change:
    """Return a change without the rows that set deadlines of one table; others stay."""
    return tuple(
        row for row in change if not (isinstance(row, DeadlineRow) and row.table_id == table_id)
    )


def _last_stops(live: LiveTable) -> Change:
    """Return the rows of the stops that lasted until a table ended or later, or are still open."""
    ended_at = OPEN if live.ended_at is None else live.ended_at
    return tuple(
        ClockStopRow.of(live.table.id, stop) for stop in live.table.stops if stop.until >= ended_at
    )


def _has_strangers(live: LiveTable) -> bool:
    """Return True if people sit at a table whose preferences it does not know yet."""
    return not live.times.preferences.keys() >= live.table.players_by_user.keys()
