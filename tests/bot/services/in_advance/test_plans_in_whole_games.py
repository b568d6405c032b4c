"""Whole games with plans, beside the same games by hand: nobody else can tell them apart."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from bot.model.pace import PACES
from bot.model.players import Person
from bot.model.table import Opening, Place, TableId, Terms
from bot.model.view import TableView
from bot.store.sqlite.store import SqliteStore
from games import find
from games.api import Move, OptionValue
from games.codec import load_move
from games.playout import RandomPlayer
from tests.rigs.services import compose
from tests.rigs.table_rig import Clock
from tests.rigs.windows import moment_of

pytestmark = pytest.mark.windows

PEOPLE = tuple(Person(number, name) for number, name in enumerate(("Ann", "Bob", "Cid"), 1))
MOVES = 200
PLANNED = 10
"""So many moves of a game at least were planned."""


class Worlds:
    """Two tables of the same game; at the first of them people plan."""

    def __init__(self, store: SqliteStore, clock: Clock, seed: str) -> None:
        self.store = store
        self.clock = clock
        self.tables, self.repository = compose(store, now=clock, draw_seed=lambda: seed)
        self._presses = count(100)
        self.both: list[TableId] = []

    async def open(self, game: str, options: dict[str, OptionValue]) -> None:
        """Begin a game at another table."""
        pace = PACES["slow"].name
        opening = Opening(game, Terms(options, 3, "en", pace=pace), Place.HERE, 7, 70, PEOPLE[0])
        table = await self.tables.lobbies.open(opening, next(self._presses))
        for person in PEOPLE[1:]:
            await self.tables.lobbies.join(table.id, person)
        await self.tables.lobbies.start(table.id, PEOPLE[0])
        self.both.append(table.id)

    async def look(self, table: TableId, person: Person | None = None) -> TableView:
        """The table as a person may see it."""
        return await self.tables.queries.look(table, None if person is None else person.id)

    async def answer(self, table: TableId, person: Person, move: Move) -> None:
        """Answer by hand."""
        question = (await self.look(table, person)).question
        assert question is not None
        press = next(self._presses)
        await self.tables.moves.play(table, person, press, question.decision.id, move)

    async def plan(self, person: Person, luck: RandomPlayer) -> None:
        """Plan at random, as far as can be seen."""
        while ahead := (await self.look(self.both[0], person)).ahead:
            following = ahead.following
            question = None if following is None else following.question
            if following is None or question is None:
                return
            move = following.legal[luck.below(len(following.legal))]
            await self.tables.plans.add(self.both[0], person, question.decision.id, move)

    async def wait(self) -> int:
        """Wait as long as a plan does; at the other table people answer just then, by hand."""
        planning, plain = self.both
        before = (await self.look(planning)).moves
        self.clock.time = max(self.clock.time, await moment_of(self.repository, planning))
        assert await self.tables.due.answer_overdue()
        made = (await self.store.moves(planning))[before + 1 :]
        for row in made:
            assert row.cause == "plan"
            assert row.seat is not None
            move = load_move(find((await self.look(plain)).table.game), row.payload.encode())
            await self.answer(plain, PEOPLE[row.seat], move)
        return len(made)

    async def compare(self) -> None:
        """Check that everything public is the same, and all that anybody is told or shown."""
        for viewer in (None, *PEOPLE):
            one, other = [await self.look(table, viewer) for table in self.both]
            assert one.view == other.view
            assert one.questions == other.questions
            assert one.legal == other.legal
            assert one.moves == other.moves
        told, else_told = [await self.tables.outbox.news(table) for table in self.both]
        assert told.chapters == else_told.chapters
        assert told.calls == else_told.calls
        assert told.reminders == else_told.reminders


@pytest.mark.parametrize(
    ("game", "options"), [("vikings", {}), ("norwegian", {"completion": True})]
)
async def test_nobody_can_tell_planned_moves_from_others(
    tmp_path: Path, game: str, options: dict[str, OptionValue]
) -> None:
    """F43, F71: whatever comes of the plans, no move of them is refused by the rules."""
    luck = RandomPlayer("people")
    clock = Clock()
    store = await SqliteStore.open(tmp_path / "host.sqlite3", clock)
    worlds = Worlds(store, clock, "worlds")
    for _ in range(2):
        await worlds.open(game, options)
    planned = 0
    for _ in range(MOVES):
        await worlds.compare()
        look = await worlds.look(worlds.both[0])
        if look.outcome is not None:
            break
        if made := await worlds.wait():
            planned += made
            continue
        asked = [q.decision.seat for q in look.questions if not q.decision.answered]
        person = PEOPLE[asked[luck.below(len(asked))]]
        legal = (await worlds.look(worlds.both[0], person)).legal
        move = legal[luck.below(len(legal))]
        for table in worlds.both:
            await worlds.answer(table, person, move)
        for other in PEOPLE:
            await worlds.plan(other, luck)
    await store.close()
    assert planned >= PLANNED
