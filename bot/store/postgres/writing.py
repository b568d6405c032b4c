"""The session that writes: it holds the locks of shards, and writes in the epoch of their holder.

A batch is one statement. Where the connection is lost under one, nobody can tell whether it was
written: the next connection takes the shards again, which waits for what is under way, tells what
was the last batch and shuts out any that comes late.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from typing import NamedTuple

import asyncpg
import asyncpg.prepared_stmt
import msgspec

from bot.model.database_address import DatabaseAddress
from bot.model.shards import Shards
from bot.model.times import to_ms
from bot.rows.change import Change
from bot.store.error import StoreError
from bot.store.group_commit import GroupCommit, Waiting, apart
from bot.store.newer_rules import NO_RULES, QUESTION, check_rules
from bot.store.outage import Outage
from bot.store.postgres.errors import LOST, explained, is_uncertain
from bot.store.postgres.opening import WRITING, check_server, connect, migrate
from bot.store.postgres.ownership import (
    end_hung,
    has_changed_hands,
    let_go,
    lock,
    lock_after_others,
    take,
    take_again,
)
from bot.store.postgres.parts import parts
from bot.store.postgres.statements import WRITE

_LOG = logging.getLogger(__name__)

PATIENCE = 15.0
"""Seconds that callers wait for a lost database before they are told."""
HUNG = 3.0
"""Seconds after which a stand-by ends a session that has stopped in the middle of a request."""
SLOW = 15.0
"""Seconds after which a change is refused that a server which can be reached has not written."""
LOCKED = 5.0
"""Seconds that a change waits for another program, which has locked what it writes."""
DIVIDED = 5.0
"""Seconds after which a bot is refused that divides the servers otherwise than those at work."""
_BEAT = 1.0
"""Seconds after which a session that has nothing to write gives a sign of life."""
_FRESH = 2.0
"""Seconds after which a session that has heard nothing asks whether it still has its shards: the
server gives them away after three."""
_AGAIN = 0.25
"""Seconds between two attempts to connect, or to take a lock."""
_NONE: tuple[int, ...] = ()


def _clock() -> float:
    """Return the time in seconds, by a clock that runs while the machine sleeps."""
    return time.clock_gettime(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))


class _Held(NamedTuple):
    """A connection that holds the locks of shards, and the epoch of the first of them."""

    connection: asyncpg.Connection
    owner: str
    epoch: int
    write: asyncpg.prepared_stmt.PreparedStatement


class WritingSession:
    """Writes all that waits when it is free as one batch; made by :meth:`open`."""

    def __init__(
        self,
        address: DatabaseAddress,
        shards: Shards,
        now: Callable[[], datetime],
        held: _Held,
        batch: int,
        outage: Outage,
    ) -> None:
        """Start to write on a connection that holds the shards; ``batch`` is the last one written.

        ``now`` gives the time of signs of life; ``outage`` is told of every transaction's end.
        """
        self.group = GroupCommit(outage)
        self.lost = asyncio.Event()
        """Set once another host has one of the shards."""
        self._address = address
        self._shards = shards
        self._now = now
        self._held = held
        self._batch = batch
        self._outage = outage
        self._heard = _clock()
        """When the last answer of the session was asked for."""
        self._told_alive = float("-inf")
        self._waiting: list[Waiting] = []
        self._asked = asyncio.Event()
        self._certain = asyncio.Event()
        self._certain.set()
        self._failing: Callable[[], StoreError] | None = None
        """Makes the error that says why nothing can be written at present."""
        self._search: asyncio.Task[bool | None] | None = None
        self._task = asyncio.create_task(self._run())

    @classmethod
    async def open(
        cls,
        address: DatabaseAddress,
        shards: Shards,
        now: Callable[[], datetime],
        outage: Outage,
        packages: str = "",
        rules: Mapping[str, int] = NO_RULES,
    ) -> WritingSession:
        """Connect, migrate, and take shards; put deadlines off by the time without an owner.

        Waits as a stand-by while another host has one of them; tries for some seconds if others
        divide the servers in another way. ``packages`` names the installed games, ``rules`` are
        those of this release.

        Raises:
            StoreError: the database cannot be reached, or not be used.
        """
        owner = secrets.token_hex(8)
        connection = await connect(address, WRITING)
        try:
            await check_server(connection, address)
            await migrate(connection, address)
            # Before it may wait as a stand-by that could not take over.
            check_rules(await connection.fetch(QUESTION), rules)
            end = _clock() + DIVIDED
            while True:
                try:
                    await _stand_by(connection, address, shards)
                    at = to_ms(now())
                    taken = await take(connection, address, shards, owner, at, packages, rules)
                    break
                except StoreError as error:
                    if error.key != "store-shards" or _clock() > end:
                        raise
                # Others that start now may each have locked what this one wants to divide again.
                await let_go(connection)
                await asyncio.sleep(random.uniform(_AGAIN / 2, _AGAIN))  # noqa: S311
            write = await _prepared(connection)
        except BaseException as error:
            connection.terminate()
            if isinstance(error, Exception) and not isinstance(error, StoreError):
                raise explained(error, address) from error
            raise
        held = _Held(connection, owner, taken.epoch, write)
        return cls(address, shards, now, held, taken.batch, outage)

    def commit(self, change: Change) -> asyncio.Future[None]:
        """Put a change under way; the future is done once it is durable, or holds the error.

        It goes into a transaction with all that waits when the session is free. Not to be called
        after :meth:`stop`: nothing would end its future.
        """
        waiting = self.group.begin(change)
        self._waiting.append(waiting)
        self._asked.set()
        return waiting.done

    @property
    def first(self) -> int:
        """The shard in which the batches are counted."""
        return self._shards.own[0]

    @property
    def epoch(self) -> int:
        """The number of times that the first shard was taken, this session's included."""
        return self._held.epoch

    async def certain(self) -> None:
        """Wait until the outcome of all writes is known and the shards are surely this process's.

        It waits for at most :data:`PATIENCE` seconds. If nothing was heard for two seconds, as
        after a sleep of the machine, a sign of life is written first.

        Raises:
            StoreError: nobody can tell at present, the session was stopped, or another process took
                the shards.
        """
        if self._failing is None and not self._certain.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self._certain.wait()
        if not self._certain.is_set():
            why = self._failing or self._unreachable
            raise why()
        if _clock() - self._heard > _FRESH:
            # The process has slept: what it reads now may be another one's to act upon.
            await self.commit(())

    async def stop(self) -> None:
        """Stop writing, and close the connection, which releases the shards.

        Changes that wait fail (``store-closed``); they are not written. One that is being written
        is broken off and its future never done, so await those under way before.
        """
        for task in (self._task, self._search):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        self._failing = self.closed
        batch, self._waiting = self._waiting, []
        self.group.end(batch, self.closed())
        try:
            await self._held.connection.close(timeout=1)
        except Exception:  # noqa: BLE001 - whatever it is, it is explained
            self._held.connection.terminate()

    async def _run(self) -> None:
        """Write the changes that wait, together; give a sign of life after a second without any.

        It ends only when it is cancelled.
        """
        while True:
            try:
                async with asyncio.timeout(_BEAT):
                    await self._asked.wait()
            except TimeoutError:
                await self._live()
            self._asked.clear()
            batch, self._waiting = self._waiting, []
            if batch:
                await self._write_together(batch)

    async def _live(self) -> None:
        """Write a sign of life; if that fails, find out whether it still has its shards.

        Nothing is done while writing fails anyway. No error is raised.
        """
        if self._failing is None:
            asked = _clock()
            try:
                await self._held.connection.execute(
                    "UPDATE shard SET last_seen = $2 WHERE id = ANY($1::bigint[])",
                    self._shards.own,
                    to_ms(self._now()),
                )
            except Exception:  # noqa: BLE001 - whatever it is, it is explained
                await self._find_out()
            else:
                self._heard = asked

    async def _write_together(self, batch: Sequence[Waiting]) -> None:
        """Write changes in one transaction and resolve their futures.

        If one of them makes it fail, each is tried again alone.
        """
        error = await self._written(batch)
        alone = apart(batch, error)
        if not alone:
            self.group.end(batch, error)
        for waiting in alone:
            self.group.end((waiting,), await self._written((waiting,)))

    async def _written(self, batch: Sequence[Waiting]) -> BaseException | None:
        """Write changes in one transaction; return None once they are durable, else the error.

        After a lost connection it finds out whether they were written, and writes them again if
        not; ``store-slow`` after :data:`SLOW` seconds of that, ``store-unknown`` if it cannot find
        out in time. While writing fails anyway, that error is returned at once.
        """
        try:
            rows = msgspec.json.encode(parts([waiting.change for waiting in batch]))
        except Exception as error:  # noqa: BLE001 - whatever it is, it is explained
            return error
        begun = _clock()
        while self._failing is None:
            self._batch += 1
            asked = _clock()
            try:
                await self._held.write.fetchval(
                    self.first,
                    self._held.epoch,
                    self._batch,
                    to_ms(self._now()),
                    rows,
                    self._others(),
                )
            except Exception as error:  # noqa: BLE001 - whatever it is, it is explained
                if getattr(error, "sqlstate", None) == LOST:
                    return self._lose()
                if not is_uncertain(error):
                    return explained(error, self._address)
                if (written := await self._find_out()) is None:
                    return self.unknown()
                if written:
                    return None
                if _clock() - begun > SLOW:
                    return StoreError(
                        "store-slow", f"{self._address:s} did not write a change in time."
                    )
            else:
                self._heard = asked
                return None
        return self._failing()

    def _others(self) -> tuple[int, ...]:
        """Return the shards but the first, if their sign of life is due; else none.

        It is due once a second, and written with the next batch, as that of the first shard always
        is.
        """
        now = asyncio.get_running_loop().time()
        if len(self._shards.own) == 1 or now - self._told_alive < _BEAT:
            return _NONE
        self._told_alive = now
        return self._shards.own[1:]

    async def _find_out(self) -> bool | None:
        """Reconnect, take the shards again, and return whether the last batch was written.

        None: another process has the shards, or it is not known after :data:`PATIENCE` seconds.
        Every change fails then; in the second case until the search, which goes on, has ended.
        """
        self._certain.clear()
        self._held.connection.terminate()
        self._search = asyncio.create_task(self._take_again())
        done, _ = await asyncio.wait([self._search], timeout=PATIENCE)
        if done:
            return self._search.result()
        # Callers have waited long enough; the search goes on, and nothing is begun before its end.
        self._failing = self._unreachable
        self._search.add_done_callback(self._found_late)
        return None

    def _found_late(self, search: asyncio.Task[bool | None]) -> None:
        """Let changes be written again, once a search that took long has found what was written.

        They still fail if it was cancelled, or another process has the shards.
        """
        if not search.cancelled() and search.result() is not None:
            self._failing = None

    async def _take_again(self) -> bool | None:
        """Connect and take the shards again, trying until it works, to go on writing.

        Return True if the last batch had been written, False if not, None if another process owns
        the shards, which is noted. Failures are noted as an outage.
        """
        owner = self._held.owner
        while True:
            connection, asked = None, _clock()
            try:
                connection = await connect(self._address, WRITING)
                if await lock(connection, self._shards):
                    taken = await take_again(connection, self._shards, owner)
                    if taken is not None:
                        write = await _prepared(connection)
                        self._held = _Held(connection, owner, taken.epoch, write)
                        self._heard = asked
                        self._certain.set()
                        return taken.batch == self._batch
                if await has_changed_hands(connection, self._shards, owner):
                    connection.terminate()
                    self._lose()
                    return None
            except asyncio.CancelledError:
                if connection is not None:
                    connection.terminate()
                raise
            except Exception as error:  # noqa: BLE001 - whatever it is, it is explained
                self._outage.note(explained(error, self._address))
            if connection is not None:
                connection.terminate()
            await asyncio.sleep(_AGAIN)

    def closed(self) -> StoreError:
        """Return, not raise, the error that the store was closed."""
        return StoreError("store-closed", f"{self._address:s} was closed.")

    def taken_over(self) -> StoreError:
        """Return, not raise, the error that another process has the shards."""
        return StoreError("store-lost", f"Another bot has taken over {self._address}.")

    def _lose(self) -> StoreError:
        """Note that another process owns the shards, tell ``lost``, and return the error.

        Every later change fails with it, too.
        """
        self._failing = self.taken_over
        self._certain.clear()
        self.lost.set()
        return self.taken_over()

    def _unreachable(self) -> StoreError:
        """Return, not raise, the error that the database cannot be reached."""
        return StoreError("store-unreachable", f"{self._address:s} cannot be reached.")

    def unknown(self) -> StoreError:
        """Return, not raise, the error of a change with unknown outcome (``store-unknown``)."""
        return StoreError(
            "store-unknown", f"{self._address:s} was lost, and with it what became of a change."
        )


async def _stand_by(
    connection: asyncpg.Connection, address: DatabaseAddress, shards: Shards
) -> None:
    """Lock shards, waiting until nobody else has any of them; log that it waits.

    Sessions that have one and have stopped in the middle of a request are ended.

    Raises:
        StoreError: another process divides the servers in another way (``store-shards``).
    """
    if await lock(connection, shards) or await lock_after_others(connection, address, shards):
        return
    _LOG.warning("Standing by: another bot owns %s", address)
    while not await lock(connection, shards):
        await end_hung(connection, shards, HUNG)
        await asyncio.sleep(_AGAIN)
    _LOG.warning("Taking over: the other bot no longer owns %s", address)


async def _prepared(connection: asyncpg.Connection) -> asyncpg.prepared_stmt.PreparedStatement:
    """Limit how long the session waits for locks, and return its prepared statement that writes."""
    await connection.execute(f"SET lock_timeout = {LOCKED * 1000:.0f}")
    return await connection.prepare(_WRITE)


_WRITE = f"SELECT {WRITE}($1, $2, $3, $4, $5, $6)"
