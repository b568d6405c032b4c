"""What is stored about a person: handed out to them, and forgotten when they ask for it."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterator, Sequence
from contextlib import (
    AbstractAsyncContextManager,
    asynccontextmanager,
    contextmanager,
    nullcontext,
    suppress,
)
from datetime import datetime
from functools import partial
from typing import Any, NamedTuple, Protocol

import msgspec

from bot.model.forgotten import WITHDRAWN, short_name
from bot.model.refusal import Refused
from bot.model.table import SeriesId, TableId
from bot.model.times import Millis, to_ms
from bot.repositories.series import SeriesRepository
from bot.repositories.tables import TableRepository
from bot.rows.mail import MailRow
from bot.services.series.course import SeriesCourse
from bot.store.downtime import Edit
from bot.store.error import StoreError
from bot.store.forgotten_people import ForgottenPeople
from bot.store.people import erasure, recorded, renaming
from bot.store.store import Store
from bot.threads import beside

_LOG = logging.getLogger(__name__)


class Remembers(Protocol):
    """Whatever keeps something of people in memory."""

    def forget(self, user_id: int) -> None:
        """Drop everything about a person from memory."""
        ...


class _Places(NamedTuple):
    """Ids of the tables and of the series where a person is to be rewritten, each in order."""

    tables: tuple[int, ...]
    series: tuple[int, ...]


class PersonalData:
    """Hands out what is stored about a person, and forgets them.

    Every game of theirs stays whole for the others: a number stands where they were.
    """

    def __init__(
        self,
        store: Store,
        tables: TableRepository,
        series: SeriesRepository,
        course: SeriesCourse,
        memories: Sequence[Remembers],
        forgotten: ForgottenPeople,
        now: Callable[[], datetime],
    ) -> None:
        """Keep what it works with.

        ``memories`` are the caches that have to drop a forgotten person, ``forgotten`` is the list
        of forgotten people on disk.
        """
        self._store = store
        self._tables = tables
        self._series = series
        self._course = course
        self._memories = memories
        self._forgotten = forgotten
        self._now = now
        self._asking = asyncio.Lock()

    async def data(self, user_id: int) -> bytes:
        """Return everything that is stored about a person, as a JSON object in UTF-8.

        Of somebody unknown it has little but the id.
        """
        found = await self._tables.read(self._store.about(user_id))
        rematches = await self._tables.read(self._store.rematches_with(user_id))
        sat = [
            {
                "table_id": row.table_id,
                "of_table": row.of_table,
                "seat": json.loads(row.people).index(user_id),
            }
            for row in rematches
        ]
        if sat:
            found["rematches"] = sat
        told = {"user_id": user_id, **found}
        # Somebody who has played for years has so much that everybody would wait for it.
        return (await beside(json.dumps, told, ensure_ascii=False, indent=1)).encode()

    async def check_free(self, user_id: int) -> None:
        """Check that a person may be forgotten: nobody is playing with them.

        Raises:
            Refused: they sit at live tables or are in live series, not beaten or out of them by
                having given up: ``forget-playing`` (``tables`` and ``series``: their numbers;
                ``count``: how many tables; ``where``: ``tables``, ``series`` or ``both``).
        """
        tables = await self._tables.read(self._store.tables_of(user_id))
        live = await self._tables.read(self._store.live_series_with(user_id))
        series = [one for one in live if not await self._is_out_of(SeriesId(one), user_id)]
        if tables or series:
            raise Refused(
                "forget-playing",
                where="both" if tables and series else "tables" if tables else "series",
                count=len(tables),
                tables=", ".join(map(str, tables)),
                series=", ".join(map(str, sorted(series))),
            )

    async def _is_out_of(self, series_id: SeriesId, user_id: int) -> bool:
        """Return True if a person was beaten in a running series, or has given it up.

        False where nobody knows, as its course or its game is missing.

        Raises:
            Refused: the database failed.
        """
        try:
            found = await self._series.get(series_id)
        except Refused as refused:
            if refused.is_of_store:
                raise
            return False
        return bool(found.still_in) and found.entrant_of(user_id) not in found.still_in

    async def forget(self, user_id: int) -> None:
        """Replace a person by a pseudonym, redact what they wrote, and delete their other data.

        They join the list of forgotten people first, so that the next start finishes what breaks
        off. If the database refuses the erasure, they are taken off it again. Caches drop them, and
        other processes get mail to do so.

        Raises:
            Refused: ``forget-playing``; ``busy`` if games of a series that they host kept beginning
                and ending meanwhile; ``store-failed``, also if that list is not writable; or
                ``store-unknown``: if they are not forgotten now, the next start does it.
        """
        at = to_ms(self._now())
        # One after the other: what is undone of the list is the last that was done to it.
        async with self._asking:
            await self.check_free(user_id)
            await self._pass_on(user_id)
            begun = await self._begun(user_id)
            pseudonym = begun or -1 - secrets.randbelow(2**62)
            listed = self._listed(user_id, pseudonym, at, is_new=begun is None)
            await self._erase(user_id, pseudonym, at, listed)
            # Whoever has them in memory elsewhere does the same there.
            for shard in self._store.shards.others:
                number = await self._tables.read(self._store.new_mail_id())
                await self._tables.write((MailRow(number, shard, user_id, pseudonym, at),))

    async def _pass_on(self, user_id: int) -> None:
        """Let others host the running series that a person is out of: nobody can ask a number.

        Those that cannot be read, with a table that cannot, are left as they are.

        Raises:
            Refused: ``busy``, or the database failed.
        """
        for series_id in await self._tables.read(self._store.live_series_with(user_id)):
            try:
                await self._course.pass_on(SeriesId(series_id), user_id)
            except Refused as refused:
                if not refused.is_of_one:
                    raise

    async def _begun(self, user_id: int) -> int | None:
        """Return the pseudonym of a person whose erasure broke off; None if none did.

        Raises:
            Refused: ``store-failed``, also if the list of forgotten people cannot be read.
        """
        with _listing():
            entries = await asyncio.to_thread(self._forgotten.of, user_id)
        known = {row.pseudonym for row in await self._tables.read(self._store.erasures())}
        return next((one.pseudonym for one in entries if one.pseudonym not in known), None)

    @asynccontextmanager
    async def _listed(
        self, user_id: int, pseudonym: int, at: Millis, *, is_new: bool
    ) -> AsyncIterator[None]:
        """Put a person on the list on disk for good, and off it again if the block is refused.

        They are checked again (:meth:`check_free`) first. Unless ``is_new`` they are on the list
        already. They stay on it after a ``store-unknown``, or if somebody has joined it after them.

        Raises:
            Refused: ``forget-playing``, or the list is not writable (``store-failed``).
        """
        # Once more: they may have sat down since they were asked whether they are sure.
        await self.check_free(user_id)
        if is_new:
            with _listing():
                # First: what is on the list is forgotten at the next start, whatever breaks now.
                await asyncio.to_thread(self._forgotten.add, user_id, pseudonym, at)
        try:
            yield
        except Refused as refused:
            if refused.key != "store-unknown":
                # Else the next start would take them out of what they join now.
                with _listing():
                    await asyncio.to_thread(self._forgotten.withdraw, pseudonym)
            raise

    async def forget_again(self) -> None:
        """Forget the people who had been forgotten before, but are in a restored older database.

        They are found by their digest on the list of forgotten people and get the pseudonym of
        their latest entry there. Whose latest erasure the database knows is left alone. All
        erasures on the list are recorded.

        Raises:
            Refused: ``store-failed`` or ``store-unknown``.
            StoreError: the list of forgotten people is damaged (``forgotten-damaged``) or cannot
                be read (``forgotten-unreadable``).
        """
        known = {row.pseudonym for row in await self._tables.read(self._store.erasures())}
        listed = self._forgotten.all()
        missing = [one for one in listed if one.pseudonym not in known]
        if not missing:
            return
        latest = {one.digest: one for one in listed}
        for user_id in await self._tables.read(self._store.people()):
            one = latest.get(self._forgotten.digest(user_id))
            if one is not None and one.pseudonym not in known:
                await self._erase(user_id, one.pseudonym, one.at)
        # Also of whoever is not there, and what came before the latest: who comes back later stays.
        edits = [recorded(one.pseudonym, one.at) for one in missing]
        await self._tables.read(self._store.erase(edits))

    async def forget_too(self, user_id: int, pseudonym: int, at: Millis) -> None:
        """Drop from memory all tables, and a person whom another process forgot at a time ``at``.

        The stored data, which that process has rewritten, are rewritten again only where this one
        may have written what it had in memory: its servers' boards, and its tables and series of
        before ``at`` in which they do not play. Whatever else is stored of them stays: they have
        come back.

        Raises:
            Refused: ``store-failed`` or ``store-unknown``.
        """
        # Who has been rewritten stands under the old name in memory alone, nobody knows where.
        async with self._tables.rewritten(self._tables.in_memory()):
            pass

        async def left() -> _Places:
            """List where this process may have written the person again."""
            tables, series = await self._traces(user_id)
            return _Places(
                await self._tables.read(self._store.left_tables(user_id, at, tables)),
                await self._tables.read(self._store.left_series(user_id, at, series)),
            )

        async def edits(places: _Places) -> list[Edit]:
            """Return the edits that put the pseudonym in the person's place there."""
            name, own = short_name(pseudonym), self._store.shards.condition()
            edits = await self._edits(places.tables, user_id, pseudonym)
            return [*edits, *renaming(user_id, pseudonym, name, *places, boards=own)]

        await self._rewrite(user_id, left, edits)

    async def _erase(
        self,
        user_id: int,
        pseudonym: int,
        at: Millis,
        listed: AbstractAsyncContextManager[None] | None = None,
    ) -> None:
        """Erase a person from all tables and series and from everywhere else.

        ``listed`` is entered right before and left right after; what it refuses stops the erasure.
        """

        async def edits(places: _Places) -> list[Edit]:
            """Return the edits that do that."""
            edits = await self._edits(places.tables, user_id, pseudonym)
            return [*edits, *erasure(user_id, pseudonym, short_name(pseudonym), at)]

        tables, _ = await self._rewrite(user_id, partial(self._traces, user_id), edits, listed)
        # Where they have given seats back, that is told without waiting for a sweep.
        with suppress(Refused):
            unsaid = await self._tables.read(self._store.unspoken())
            for table_id in set(tables).intersection(unsaid):
                self._tables.committed.tell(TableId(table_id))

    async def _rewrite(
        self,
        user_id: int,
        find: Callable[[], Awaitable[_Places]],
        edit: Callable[[_Places], Awaitable[Sequence[Edit]]],
        listed: AbstractAsyncContextManager[None] | None = None,
    ) -> _Places:
        """Run what ``edit`` returns for the places that ``find`` lists, while nobody changes them.

        Return these. ``listed`` is entered right before and left right after, while nothing at all
        can be stored; what it refuses stops it. If other places are found then, it starts over.
        Afterwards caches drop the person, also if it failed.
        """
        try:
            while True:
                places = await find()
                tables, series = places
                async with self._tables.rewritten(tables), self._series.rewritten(series):
                    edits = await edit(places)
                    async with self._tables.standstill():
                        # Where they sat down somewhere meanwhile, that has to be held as well.
                        if places == await find():
                            async with listed or nullcontext():
                                await self._tables.read(self._store.erase(edits))
                            break
        finally:
            for memory in self._memories:
                memory.forget(user_id)
        _LOG.info("Erased a person's data at %d tables", len(tables))
        return places

    async def _traces(self, user_id: int) -> _Places:
        """List all tables and all series that name a person, in rematches as well."""
        tables = await self._tables.read(self._store.tables_with(user_id))
        rematches = await self._tables.read(self._store.rematches_with(user_id))
        again = {row.table_id for row in rematches}
        return _Places(
            tuple(sorted({*tables, *again})),
            await self._tables.read(self._store.series_with(user_id)),
        )

    async def _edits(self, tables: Collection[int], user_id: int, pseudonym: int) -> list[Edit]:
        """Return the edits that erase a person from what needs to be read of ``tables``.

        Their texts are redacted, error traces are emptied, and in rematches the id becomes the
        pseudonym.
        """
        edits = [edit for table_id in tables async for edit in self._withdraw(table_id, user_id)]
        # What an error left may name anybody, and hold what they were just writing.
        edits.extend(
            ("UPDATE quarantine_error SET trace = '' WHERE table_id = ?1", (table_id,))
            for table_id in tables
        )
        for rematch in await self._tables.read(self._store.rematches_with(user_id)):
            if rematch.table_id not in tables:
                continue
            people = [pseudonym if who == user_id else who for who in json.loads(rematch.people)]
            edits.append(
                (
                    "UPDATE rematch SET people = ?1 WHERE table_id = ?2",
                    (json.dumps(people), rematch.table_id),
                )
            )
        return edits

    async def _withdraw(self, table_id: int, user_id: int) -> AsyncIterator[Edit]:
        """Yield the edits that redact a person's free text in a table's moves, events and position.

        The game is then the one in which they had written :data:`WITHDRAWN`, bit for bit. Moves of
        theirs that cannot be read are emptied. A position that was damaged still shows as damaged.
        Nothing is yielded if they wrote nothing there, and all their moves can be read.
        """
        rows = await self._tables.read(self._store.moves(table_id))
        said = {
            (r.seat, text) for r in rows if r.user_id == user_id for text in _written(r.payload)
        }
        # Where moves were taken back there is nothing that anybody wrote.
        lost = {
            r.number
            for r in rows
            if r.user_id == user_id and r.cause != "undo" and _read(r.payload, None) is None
        }
        if not said and not lost:
            return
        for row in rows:
            payload = row.payload
            if any((row.seat, text) in said for text in _written(payload)):
                payload = _spelt(json.loads(payload) | {"text": WITHDRAWN})
            elif row.number in lost:
                payload = _spelt(None)
            # What came of a move the rules can say again.
            told = [] if row.number in lost else _read(row.events, [])
            events = _spelt(_without(told, said))
            if (payload, events) != (row.payload, row.events):
                yield (
                    "UPDATE move SET payload = ?1, events = ?2 WHERE table_id = ?3 AND number = ?4",
                    (payload, events, table_id, row.number),
                )
        stored = await self._tables.read(self._store.table(table_id))
        if stored is not None and stored.snapshot is not None:
            before = stored.snapshot.state
            state = _spelt(_without(_read(before, {}), said))
            # What was damaged is not to pass for sound.
            damaged = zlib.crc32(before.encode()) != stored.snapshot.checksum
            yield (
                "UPDATE snapshot SET state = ?1, checksum = ?2 WHERE table_id = ?3",
                (state, zlib.crc32(state.encode()) + damaged, table_id),
            )


@contextmanager
def _listing() -> Iterator[None]:
    """Log what a block fails to read or write of the list of forgotten people.

    Raises:
        Refused: ``store-failed``.
    """
    try:
        yield
    except (OSError, StoreError) as error:
        _LOG.error("List of forgotten people not usable; erasure refused: %s", error)
        raise Refused("store-failed") from error


def _read(stored: str, otherwise: object) -> Any:
    """Return parsed JSON, or ``otherwise`` if it is invalid."""
    try:
        return json.loads(stored)
    except ValueError:
        return otherwise


def _written(payload: str) -> Iterator[str]:
    """Yield the free text of a stored move, at most one; nothing for a move without any."""
    move = _read(payload, {})
    if isinstance(move, dict) and isinstance(text := move.get("text"), str):
        yield text


def _without(value: Any, said: Collection[tuple[int | None, str]]) -> Any:
    """Return parsed JSON with the texts of ``said``, pairs of seat and text, redacted.

    A text is redacted wherever it stands beside the seat that wrote it, at any depth.
    """
    match value:
        case dict():
            seat, text = value.get("sender", value.get("seat")), value.get("text")
            told = {key: _without(inner, said) for key, inner in value.items()}
            return told | {"text": WITHDRAWN} if (seat, text) in said else told
        case list():
            return [_without(inner, said) for inner in value]
        case _:
            return value


def _spelt(value: object) -> str:
    """Spell JSON as the rules do."""
    return msgspec.json.encode(value).decode()
