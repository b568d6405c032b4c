"""A table service on a file of its own, with a clock that only moves when told to."""

# ruff: noqa: D102 - the names of its methods are sentences of a test

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path

from msgspec.structs import replace

from bot.clocks.limits import clock_of
from bot.model.database_address import DatabaseAddress
from bot.model.pace import PACES, Pace
from bot.model.players import Person
from bot.model.table import Opening, Place, Table, TableId, Terms
from bot.model.times import to_ms
from bot.model.view import MoveReceipt, TableView
from bot.rows.people import PreferencesRow
from bot.services.tables import build_tables
from bot.store.opening import open_store
from bot.store.store import Store
from games.api import Move, Seat
from tests.rigs.services import BOUNDLESS
from tests.rigs.thinkers import QuickThinker
from tests.rigs.toy_game import ToyView, find

ANN = Person(1, "Ann")
BOB = Person(2, "Bob")
CID = Person(3, "Cid")
SEED = "0123456789abcdef"
BEGIN = datetime(2026, 1, 1, 12, tzinfo=UTC)
PLAIN = replace(PACES["slow"], bank=timedelta())
"""Two days a turn and nothing in the bank, so that deadlines are plain to see."""
TURN, REACTION = timedelta(days=2), timedelta(hours=26)
"""The limits of that pace."""
assert (TURN, REACTION) == (PLAIN.turn, PLAIN.reaction)


class Clock:
    """The time, set by hand."""

    def __init__(self) -> None:
        self.time = BEGIN

    def __call__(self) -> datetime:
        return self.time

    def pass_(self, **amount: float) -> None:
        self.time += timedelta(**amount)


class TableRig:
    """Tables of the toy game and the ways to play at them."""

    def __init__(self, store: Store, clock: Clock, cached: int, pace: Pace = PLAIN) -> None:
        self.store = store
        self.clock = clock
        self.told: list[int] = []
        paces = PACES | {"slow": pace}
        self.thinker = QuickThinker(find)
        self.tables = build_tables(
            store,
            self.thinker,
            now=clock,
            paces=paces,
            find=find,
            draw_seed=lambda: SEED,
            limits=BOUNDLESS,
            cached=cached,
        )
        self.repository = self.tables.queries._tables
        self.tables.outbox.committed.listen(self.told.append)
        self._presses = count(1000)

    def press(self) -> int:
        """Return the id of a new interaction."""
        return next(self._presses)

    async def lobby(
        self, *guests: Person, seats: int = 2, rounds: int = 3, guild: int = 7
    ) -> Table:
        terms = Terms({"rounds": rounds}, seats, "en")
        opening = Opening("toy", terms, Place.THREAD, guild, 10 * guild, ANN)
        table = await self.tables.lobbies.open(opening, self.press())
        for guest in guests:
            table = await self.tables.lobbies.join(table.id, guest)
        return table

    async def game(self, *guests: Person, rounds: int = 3, guild: int = 7) -> Table:
        guests = guests or (BOB,)
        table = await self.lobby(*guests, seats=len(guests) + 1, rounds=rounds, guild=guild)
        return await self.tables.lobbies.start(table.id, ANN)

    async def answer(self, table_id: TableId, person: Person, move: Move) -> MoveReceipt:
        """Answer whatever the person is asked."""
        look = await self.tables.queries.look(table_id, person.id)
        assert look.question is not None
        decision_id = look.question.decision.id
        return await self.tables.moves.play(table_id, person, self.press(), decision_id, move)

    async def look(self, table_id: TableId, person: Person | None = None) -> TableView:
        return await self.tables.queries.look(table_id, None if person is None else person.id)

    async def bank_left(self, table_id: TableId, seat: int) -> timedelta:
        """Count what a seat's bank holds at this moment."""
        live = await self.repository.peek(table_id)
        assert live.running is not None
        left = live.pace.bank_ms - live.times.used.get(Seat(seat), 0)
        for decision in live.running.decisions:
            clock = clock_of(live, decision, to_ms(self.clock())) if decision.seat == seat else None
            left -= clock.bank_used if clock is not None else 0
        return timedelta(milliseconds=max(0, left))


@asynccontextmanager
async def house(
    place: Path | DatabaseAddress,
    clock: Clock | None = None,
    cached: int = 256,
    pace: Pace = PLAIN,
    *,
    reminded: bool = False,
) -> AsyncIterator[TableRig]:
    """Open the file, or the database of a server, for the time of a block."""
    clock = clock or Clock()
    file, server = (place, None) if isinstance(place, Path) else (Path(), place)
    store = await open_store(file, server, clock)
    try:
        cadence = "normal" if reminded else "off"
        people = range(1, 10)
        await store.commit(
            tuple(
                PreferencesRow(user, "UTC", None, None, cadence, "every", 0, 0) for user in people
            )
        )
        yield TableRig(store, clock, cached, pace)
    finally:
        await store.close()


def toy(look: TableView) -> ToyView:
    """Return what a look shows of the toy game."""
    assert isinstance(look.view, ToyView)
    return look.view
