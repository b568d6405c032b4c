"""A table service with real games, its history, and the ways to get somewhere in them."""

# ruff: noqa: D102 - the names of its methods are sentences of a test

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

from bot.model.players import Person
from bot.model.table import Opening, Place, TableId, Terms
from bot.model.view import MoveReceipt, TableView
from bot.store.sqlite.store import SqliteStore
from games import find
from games.api import Move, Seat
from games.vikings.moves import Announce, Believe
from games.vikings.view import Phase, VikingsView
from tests.rigs.scripted_games import as_many_as
from tests.rigs.services import compose
from tests.rigs.table_rig import ANN, BOB, CID, Clock

DAN = Person(4, "Dan")
PEOPLE = (ANN, BOB, CID)


class HistoryRig:
    """One service, one history, and presses that were never used."""

    def __init__(self, store: SqliteStore, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.tables, self.repository = compose(
            store, now=clock, draw_seed=lambda: "0123456789abcdef"
        )
        self.history = self.tables.history
        self.press = count(5000).__next__

    async def game(self, game: str = "vikings", *, open_hands: bool = False) -> TableId:
        seats = as_many_as(game, len(PEOPLE))
        opening = Opening(
            game, Terms({}, seats, "en", open_hands=open_hands), Place.HERE, 7, 70, ANN
        )
        table = await self.tables.lobbies.open(opening, self.press())
        for person in PEOPLE[1:seats]:
            await self.tables.lobbies.join(table.id, person)
        for person, place in zip(PEOPLE, find(game).places(seats, {}), strict=False):
            await self.tables.lobbies.choose_place(table.id, person, place.key)
        await self.tables.lobbies.start(table.id, ANN)
        return table.id

    async def look(self, table: TableId, person: Person | None = None) -> TableView:
        return await self.tables.queries.look(table, None if person is None else person.id)

    async def view(self, table: TableId) -> VikingsView:
        view = (await self.look(table)).view
        assert isinstance(view, VikingsView)
        return view

    async def play(self, table: TableId, person: Person, move: Move) -> MoveReceipt:
        look = await self.look(table, person)
        assert look.question is not None
        decision = look.question.decision.id
        return await self.tables.moves.play(table, person, self.press(), decision, move)

    async def play_any(self, table: TableId, person: Person, choose: int) -> MoveReceipt:
        """Let somebody who is asked answer."""
        look = await self.look(table, person)
        return await self.play(table, person, look.legal[choose % len(look.legal)])

    async def step(self, table: TableId, choose: int = 0) -> None:
        """Let the first of those asked answer."""
        asked = next(
            q.decision for q in (await self.look(table)).questions if not q.decision.answered
        )
        await self.play_any(table, PEOPLE[asked.seat], choose)

    async def to_phase(self, table: TableId, phase: Phase) -> Person:
        """Play until a question of a kind is open; whose turn it is."""
        for number in range(500):
            view = await self.view(table)
            if view.phase is phase:
                assert view.active is not None
                return PEOPLE[view.active]
            await self.step(table, number)
        raise AssertionError(phase)

    async def announced(self, table: TableId) -> Person:
        """Bring about an announcement that nobody has answered yet; who made it."""
        person = await self.to_phase(table, Phase.ANNOUNCE)
        look = await self.look(table, person)
        move = next(m for m in look.legal if isinstance(m, Announce) and m.card is m.action)
        await self.play(table, person, move)
        return person

    async def believers(self, table: TableId) -> list[Person]:
        """List who has not answered the announcement."""
        look = await self.look(table)
        return [PEOPLE[q.decision.seat] for q in look.questions if not q.decision.answered]

    async def believe(self, table: TableId, person: Person) -> None:
        await self.play(table, person, Believe())

    async def take_back(self, table: TableId, person: Person) -> bool:
        number = (await self.look(table)).moves
        return await self.tables.undo.take_back(table, person, self.press(), number)

    async def to_the_end(self, table: TableId) -> None:
        for number in range(3000):
            if (await self.look(table)).outcome is not None:
                return
            await self.step(table, number * 7)
        raise AssertionError("the game does not end")

    async def handed_over(self) -> tuple[TableId, Seat]:
        """Play Clash of Rage until Dan has Bob's seat, and the others concede; return that seat."""
        table = await self.game("rage")
        for number in range(60):
            await self.step(table, number * 7)
        seat = seat_of(await self.look(table), BOB)
        await self.tables.lobbies.leave(table, BOB)
        await self.tables.seats.claim(table, DAN, seat)
        await self.tables.seats.welcome(table, ANN, seat)
        for person in (ANN, CID):
            await self.tables.seats.concede(table, person)
        return table, seat


def seat_of(look: TableView, person: Person) -> Seat:
    seat = look.table.seat_of(person.id)
    assert seat is not None
    return seat


@asynccontextmanager
async def past(path: Path, clock: Clock | None = None) -> AsyncIterator[HistoryRig]:
    """Open the file for the time of a block."""
    clock = clock or Clock()
    store = await SqliteStore.open(path, clock)
    try:
        yield HistoryRig(store, clock)
    finally:
        await store.close()
