"""Whatever people do at a table, in whatever order: memory is what a restart would find."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from datetime import timedelta
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.model.players import Person
from bot.model.refusal import Refused
from bot.model.table import Opening, Place, Status, TableId, Terms
from bot.model.times import to_ms
from bot.store.sqlite.store import SqliteStore
from bot.table.live_table import LiveTable
from bot.table.restore import restore
from games import find
from games.api import Seat
from players.levels import Level
from tests.rigs.kept import kept
from tests.rigs.services import compose
from tests.rigs.shadow import compared
from tests.rigs.state_rows import Seen, rows, spelt_of
from tests.rigs.stores import STORES
from tests.rigs.table_rig import Clock

PEOPLE = tuple(Person(user, name) for user, name in enumerate(("Ann", "Bob", "Cid", "Dan"), 1))
GUILD = 7
STEPS = 250
LATER = 60_000
"""By so much a deadline may wait for the computer that stands in."""


class Day:
    """A table, and people who do whatever comes to their mind."""

    def __init__(self, path: Path, game: str, seed: int) -> None:
        self.path, self.game = path, game
        self.luck = random.Random(seed)  # noqa: S311 - what people do
        self.clock = Clock()
        self.press = count(1000)

    async def begin(self) -> None:
        """Open the file, and a table with people and perhaps a computer."""
        await self.open()
        seats = self.luck.choice([2, 3])
        stand_in = self.luck.choice([None, Level.EASY])
        opening = Opening(
            self.game, Terms({}, seats, "en", stand_in=stand_in), Place.HERE, GUILD, 70, PEOPLE[0]
        )
        table = await self.tables.lobbies.open(opening, next(self.press))
        self.table: TableId = table.id
        for person in PEOPLE[1 : seats - self.luck.choice([0, 1])]:
            await self.tables.lobbies.join(self.table, person)
        await self.tables.lobbies.start_filled(self.table, PEOPLE[0], Level.EASY)

    async def open(self) -> None:
        """Start the host."""
        self.store = await SqliteStore.open(self.path, self.clock)
        self.tables, self.repository = compose(self.store, now=self.clock)

    async def close(self) -> None:
        """Stop the host."""
        await self.tables.computers.close()
        await self.store.close()

    async def restart(self) -> None:
        """Start the host anew, at once or after a while."""
        await self.close()
        self.clock.pass_(hours=self.luck.choice([0, 1, 30]))
        await self.open()

    async def wait(self) -> None:
        """Let time pass, and everything happen that falls due."""
        self.clock.pass_(seconds=self.luck.choice([3, 16, 600, 5 * 3600, 30 * 3600]))
        assert await self.tables.due.answer_overdue()
        assert await self.tables.due.call_overdue()

    async def jump(self) -> None:
        """Let the clock of the machine jump."""
        night = timedelta(hours=9)
        self.clock.time += night
        await self.tables.due.give_back(night)

    async def play(self) -> None:
        """Have somebody answer who is asked."""
        asked = [q.decision for q in (await self.look()).questions if not q.decision.answered]
        decision = self.luck.choice(asked)
        player = (await self.tables.queries.get(self.table)).players[decision.seat]
        if (person := player.person) is not None and not player.gone:
            move = self.luck.choice((await self.look(person)).legal)
            await self.tables.moves.play(self.table, person, next(self.press), decision.id, move)

    async def plan(self) -> None:
        """Have somebody plan ahead, where they can."""
        person = self.luck.choice(PEOPLE)
        ahead = (await self.look(person)).ahead
        if ahead is not None and (following := ahead.following) is not None:
            move = self.luck.choice(following.legal)
            question = following.questions[0].decision.id
            await self.tables.plans.add(self.table, person, question, move)

    async def quarantine(self) -> None:
        """Have an error quarantine the table, and somebody repair it."""

        async def work(live: LiveTable) -> None:
            raise ZeroDivisionError(live)

        with pytest.raises(Refused):
            await self.repository.change(self.table, work)
        await self.check()
        await self.tables.undo.repair(self.table, PEOPLE[0], manager=True)

    async def look(self, person: Person | None = None) -> Any:
        """Look at the table."""
        return await self.tables.queries.look(self.table, None if person is None else person.id)

    async def step(self) -> None:
        """Have something happen; most of it is refused now and then."""
        self.clock.pass_(seconds=self.luck.choice([1, 20]))
        luck, person = self.luck, self.luck.choice(PEOPLE)
        live = await self.repository.peek(self.table)
        at, tables, number = (
            self.table,
            self.tables,
            0 if live.running is None else live.running.moves,
        )
        seat = Seat(luck.randrange(len(live.table.players)))
        order = find(self.game).standing[0].key
        on_its_own: tuple[Callable[[], Awaitable[object]], ...] = (
            *(self.play,) * 40, *(self.wait,) * 10, *(self.plan,) * 6, *(self.restart,) * 3,
            self.jump, self.quarantine,
        )  # fmt: skip
        by_people: tuple[Callable[[], Awaitable[object]], ...] = (
            lambda: tables.pauses.pause(at, person),
            lambda: tables.pauses.resume(at, person),
            lambda: tables.pauses.extend(at, person),
            lambda: tables.pauses.lose(GUILD),
            lambda: tables.pauses.regain(GUILD),
            lambda: tables.people.go_away(person.id, self.clock() + timedelta(hours=30)),
            lambda: tables.people.come_back(person.id),
            lambda: tables.undo.take_back(at, person, next(self.press), number),
            lambda: tables.undo.agree(at, person, next(self.press), number),
            lambda: tables.moves.answer_for(at, person, order, on=luck.random() < 0.7),
            lambda: tables.plans.drop(at, person),
            lambda: tables.seats.away(at, person.id),
            lambda: tables.seats.claim(at, person, seat),
            lambda: tables.seats.welcome(at, person, seat),
            lambda: tables.seats.decline(at, person, seat),
            lambda: tables.seats.back(at, person),
            lambda: tables.seats.vote_out(at, person, seat),
            lambda: tables.seats.keep(at, person),
        )
        try:
            await luck.choice((*on_its_own, *by_people))()
        except Refused as refused:
            if refused.key in {"table-quarantined", "store-failed", "busy"}:
                raise

    async def check(self) -> None:
        """Compare the table with the one that a restart would find."""
        # A computer may be moving.
        async with self.repository.lane(self.table) as live:
            stored = await self.store.table(self.table)
        assert stored is not None
        assert kept(live) == kept(restore(stored, find))
        asked = {} if live.running is None else live.running.due
        rows = {(row.decision, Seat(row.seat)): row for row in stored.deadlines}
        assert rows.keys() == asked.keys()
        now = to_ms(self.clock())
        for key, row in rows.items():
            # A row may only wake too early.
            notice = live.running.posed[key].next_call if live.running is not None else None
            assert row.due_at <= max(asked[key], now + LATER) or live.table.players[key[1]].gone
            assert notice is None or (row.notice_at is not None and row.notice_at <= notice)


@pytest.mark.windows
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", ["vikings", "norwegian"])
async def test_memory_is_what_a_restart_would_find(tmp_path: Path, game: str, seed: int) -> None:
    """F2, F21, F26: after each of hundreds of things that people, the host or time do."""
    day = Day(tmp_path / "host.sqlite3", game, seed)
    await day.begin()
    for _ in range(STEPS):
        if (await day.tables.queries.get(day.table)).status is not Status.PLAYING:
            break
        await day.step()
        if not (await day.tables.queries.get(day.table)).status.ended:
            await day.check()
    await day.close()


class Untroubled(Day):
    """A day on which no error quarantines the table."""

    async def quarantine(self) -> None:
        """Have nothing happen."""


@pytest.mark.windows
@pytest.mark.parametrize("kind", sorted(STORES))
async def test_rows_made_of_nothing_but_the_table_tell_all_of_it(tmp_path: Path, kind: str) -> None:
    """F26: written by either database from one state to the next, they are read as they are."""
    day, before = Untroubled(tmp_path / "day.sqlite3", "vikings", 5), None
    await day.begin()
    async with STORES[kind](tmp_path)(day.clock) as store:
        for _ in range(60):
            now = Seen.of(await day.repository.peek(day.table))
            if now.live.running is not None:
                await store.commit(rows(before, now))
                stored = await store.table(day.table)
                assert stored is not None
                assert compared(spelt_of(stored), now.live) == compared(now.spelt, now.live)
                before = now
            if now.live.table.status is not Status.PLAYING:
                break
            await day.step()
    await day.close()
