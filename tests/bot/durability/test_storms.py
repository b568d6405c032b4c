"""A whole server in a storm: people, computers, series, time and faults, all at the same time."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg
import pytest

import games
from bot.model.players import Person
from bot.model.refusal import Refused
from bot.model.series import SeriesOpening
from bot.model.table import Opening, Place, SeriesId, Status, TableId, Terms
from bot.model.times import to_ms
from bot.rows.change import Change
from bot.store.error import StoreError
from bot.store.group_commit import Waiting
from bot.store.postgres.errors import explained
from bot.store.postgres.store import PostgresStore
from bot.store.sqlite.backup import back_up, restore
from bot.store.sqlite.store import SqliteStore
from bot.store.store import Store
from bot.table.restore import restore as brought_back
from games.api import AnyGame, Seat
from games.series.api import Kind
from players.levels import Level
from tests.rigs import postgres
from tests.rigs.kept import kept
from tests.rigs.series_rig import BIDDING
from tests.rigs.services import compose
from tests.rigs.table_rig import Clock

PEOPLE = tuple(Person(user, name) for user, name in enumerate("ABCDEF", 1))
GUILD, CHANNEL = 7, 70
GAMES = ("toy", "toy", "vikings", "norwegian", "goths")


def find(game_id: str) -> AnyGame:
    """Find a game: the toy one, or any there is."""
    return BIDDING if game_id == "toy" else games.find(game_id)


STORMS = int(os.environ.get("STORMS", "1"))
"""How many of them a server of PostgreSQL lives through; a long run sets more."""


class Killed(BaseException):
    """The process ends here, whatever it was doing."""


class Server:
    """A host with several tables and series, and everything that may happen to it."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.path, self.backup = folder / "host.sqlite3", folder / "backup.sqlite3"
        self.alone = [self.restart, self.die, self.back_up, self.restore, self.jump]
        """What happens while nothing else does."""
        self.luck = random.Random(seed)  # noqa: S311 - what happens
        self.clock = Clock()
        self.press = count(1000)
        self.faults: list[BaseException | None] = []
        """What becomes of the next transactions, after which they all succeed again."""
        self.killed = False
        """Whether the process is at its end: nothing is written any more."""
        self.story: list[str] = []

    # -- the host ----------------------------------------------------------------------------

    async def open(self) -> None:
        """Start the host."""
        self.killed = False
        self.store: Any = await self.opened()
        self.tables, self.repository = compose(self.store, now=self.clock, find=find, cached=2)

    async def opened(self) -> Store:
        """Open the store, whose disk may fail and whose power may be cut."""
        store = await SqliteStore.open(self.path, self.clock)
        writer, write = store._writer, store._writer.write

        def faulty(connection: sqlite3.Connection, changes: Sequence[Change], now: int) -> None:
            fault = self.faults.pop(0) if self.faults else None
            if isinstance(fault, sqlite3.Error):
                raise fault
            if self.killed:
                raise Killed
            write(connection, changes, now)
            if fault is not None:
                self.killed = True
                raise fault

        writer.write = faulty  # type: ignore[method-assign]
        return store

    async def close(self) -> None:
        """Stop the host."""
        self.faults.clear()
        await self.tables.computers.close()
        await self.store.close()

    async def die(self) -> None:
        """End the process as it stands, without a word to the file, and start another."""
        self.faults.clear()
        await self.tables.computers.close()
        await self.let_go()
        self.clock.pass_(seconds=self.luck.choice([1, 400, 50_000]))
        await self.open()

    async def let_go(self) -> None:
        """Have the process leave its database as it stands."""
        await self.store._let_go()
        self.store._lock.release()

    async def restart(self) -> None:
        """Stop the host and start it again, perhaps with a clock that is another one now."""
        await self.close()
        self.clock.pass_(hours=self.luck.choice([-9, 0, 1, 30]))
        await self.open()

    async def back_up(self) -> None:
        """Keep a copy, and forget the one before."""
        self.backup.unlink(missing_ok=True)
        await asyncio.to_thread(back_up, self.path, self.backup)

    async def restore(self) -> None:
        """Put the last copy in the place of what is there."""
        if not self.backup.exists():
            return
        await self.close()
        self.clock.pass_(minutes=2)
        await asyncio.to_thread(restore, self.backup, self.path, self.clock())
        await self.open()

    # -- the disk ----------------------------------------------------------------------------

    def fullness(self) -> Exception:
        """Say what the database says when its disk is full."""
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        return error

    async def full(self) -> None:
        """Have some of the next transactions fail."""
        error = self.fullness()
        self.faults = [self.luck.choice([None, error]) for _ in range(self.luck.randrange(1, 8))]

    async def power(self) -> None:
        """Have the process die with one of the next transactions, after it was written."""
        self.faults = [*[None] * self.luck.randrange(6), Killed()]

    # -- time --------------------------------------------------------------------------------

    async def wait(self) -> None:
        """Let time pass, and everything happen that falls due."""
        self.clock.pass_(seconds=self.luck.choice([3, 16, 600, 5 * 3600, 30 * 3600]))
        await self.tables.due.answer_overdue()
        await self.tables.due.call_overdue()

    async def jump(self) -> None:
        """Set the clock of the machine ahead, or back."""
        night = timedelta(hours=9)
        if self.luck.random() < 0.5:
            self.clock.time += night
            await self.tables.due.give_back(night)
        else:
            self.clock.time -= night
            await self.tables.due.set_back()

    # -- people ------------------------------------------------------------------------------

    def somebody(self) -> Person:
        """Choose a person."""
        return self.luck.choice(PEOPLE)

    async def some_table(self) -> TableId:
        """Choose a live table."""
        return TableId(self.luck.choice(await self.store.tables_in(GUILD)))

    async def some_series(self) -> SeriesId:
        """Choose a live series."""
        return SeriesId(self.luck.choice(await self.store.series_in(GUILD)))

    async def new_table(self) -> None:
        """Open a table, fill it and start it."""
        game, host = self.luck.choice(GAMES), self.somebody()
        seats = self.luck.choice([n for n in (2, 3) if n in find(game).seats])
        options = {"rounds": self.luck.choice([1, 3])} if game == "toy" else {}
        terms = Terms(options, seats, "en", stand_in=self.luck.choice([None, Level.EASY]))
        opening = Opening(game, terms, Place.HERE, GUILD, CHANNEL, host)
        table = await self.tables.lobbies.open(opening, next(self.press))
        for person in self.luck.sample(PEOPLE, self.luck.randrange(len(PEOPLE))):
            if person != host and self.luck.random() < 0.5:
                await self.tried(self.tables.lobbies.join(table.id, person))
        await self.tables.lobbies.start_filled(table.id, host, Level.EASY)

    async def new_series(self) -> None:
        """Open a series and start it with whoever comes."""
        kind = self.luck.choice([Kind.CHAMPIONSHIP, Kind.MATCH])
        host = self.somebody()
        terms = Terms({"rounds": 1}, 2, "en", pace="slow")
        opening = SeriesOpening(kind, "toy", {}, terms, Place.HERE, GUILD, CHANNEL, host)
        series = await self.tables.series.open(opening, next(self.press))
        for person in self.luck.sample(PEOPLE, 4):
            await self.tried(self.tables.series.enter(series.id, person))
        await self.tables.series_course.start(series.id, host)

    async def tried(self, work: Awaitable[Any]) -> None:
        """Do what may be refused."""
        try:
            await work
        except Refused:
            return

    async def play(self) -> None:
        """Have whoever is asked answer at a table."""
        table_id = await self.some_table()
        look = await self.tables.queries.look(table_id, None)
        asked = [q.decision for q in look.questions if not q.decision.answered]
        if not asked:
            return
        decision = self.luck.choice(asked)
        person = look.table.players[decision.seat].person
        if person is not None:
            own = await self.tables.queries.look(table_id, person.id)
            if own.legal:
                move, press = self.luck.choice(own.legal), next(self.press)
                await self.tables.moves.play(table_id, person, press, decision.id, move)

    async def plan(self) -> None:
        """Have somebody plan ahead, where they can."""
        table_id, person = await self.some_table(), self.somebody()
        ahead = (await self.tables.queries.look(table_id, person.id)).ahead
        if ahead is not None and (following := ahead.following) is not None:
            move = self.luck.choice(following.legal)
            question = following.questions[0].decision.id
            await self.tables.plans.add(table_id, person, question, move)

    async def other(self) -> None:
        """Have somebody do something else."""
        tables, person = self.tables, self.somebody()
        at = await self.some_table()
        live = await self.repository.peek(at)
        number = 0 if live.running is None else live.running.moves
        seat = Seat(self.luck.randrange(max(1, len(live.table.players))))
        orders = [one.key for one in find(live.table.game).standing] or ["none"]
        on = self.luck.random() < 0.7
        work: Callable[[], Awaitable[object]] = self.luck.choice(
            (
                lambda: tables.pauses.pause(at, person),
                lambda: tables.pauses.resume(at, person),
                lambda: tables.pauses.resume(at, live.table.host),
                lambda: tables.pauses.extend(at, person),
                lambda: tables.pauses.lose(GUILD),
                lambda: tables.pauses.regain(GUILD),
                lambda: tables.pauses.regain(GUILD),
                lambda: tables.people.go_away(person.id, self.clock() + timedelta(hours=30)),
                lambda: tables.people.come_back(person.id),
                lambda: tables.undo.take_back(at, person, next(self.press), number),
                lambda: tables.undo.agree(at, person, next(self.press), number),
                lambda: tables.moves.answer_for(at, person, self.luck.choice(orders), on=on),
                lambda: tables.plans.drop(at, person),
                lambda: tables.seats.away(at, person.id),
                lambda: tables.seats.claim(at, person, seat),
                lambda: tables.seats.welcome(at, person, seat),
                lambda: tables.seats.decline(at, person, seat),
                lambda: tables.seats.back(at, person),
                lambda: tables.seats.vote_out(at, person, seat),
                lambda: tables.seats.keep(at, person),
                lambda: tables.seats.concede(at, person),
                lambda: tables.lobbies.agree_cancel(at, person),
            )
        )
        await work()

    async def in_series(self) -> None:
        """Have somebody do something about a series."""
        series_id, person = await self.some_series(), self.somebody()
        work: Callable[[], Awaitable[object]] = self.luck.choice(
            (
                lambda: self.tables.series_course.give_up(series_id, person),
                lambda: self.tables.series.cancel(series_id, person),
                lambda: self.tables.series_course.start(series_id, person),
            )
        )
        await work()

    async def quarantine(self) -> None:
        """Have an error quarantine a table, and somebody repair it."""
        at = await self.some_table()

        async def work(live: object) -> None:
            raise ZeroDivisionError(live)

        await self.tried(self.repository.change(at, work))
        await self.tried(self.tables.undo.repair(at, PEOPLE[0], manager=True))

    # -- all of it ---------------------------------------------------------------------------

    async def step(self) -> None:
        """Have some things happen at the same moment."""
        self.clock.pass_(seconds=self.luck.choice([1, 20]))
        together = [self.play] * 40 + [self.wait] * 10 + [self.plan] * 4 + [self.other] * 16
        together += [self.in_series] * 2 + [self.quarantine] + [self.full] * 2 + [self.power]
        if len(await self.store.tables_in(GUILD)) < 4:
            together += [self.new_table] * 10
        if len(await self.store.series_in(GUILD)) < 2:
            together += [self.new_series] * 8
        if self.luck.random() < 0.06:
            chosen = [self.luck.choice(self.alone)]
        else:
            chosen = self.luck.choices(together, k=self.luck.choice([1, 1, 2, 4]))
        self.story.append("+".join(one.__name__ for one in chosen))
        done = await asyncio.gather(*(one() for one in chosen), return_exceptions=True)
        if self.killed:
            await self.die()
        for error in done:
            if isinstance(error, BaseException) and not _expected(error):
                raise error

    async def check(self) -> None:
        """Compare all that is live with what a restart would find, and look for what is owed."""
        self.faults.clear()
        await self.thought()
        # A cut of the power may still be on its way with what nobody waits for.
        await self.store.settled()
        if self.killed:
            await self.die()
        for (trace,) in await self.store._read("SELECT trace FROM quarantine_error"):
            # Somebody may have tried to have a lobby in quarantine played again.
            assert "ZeroDivisionError" in trace or "was never started" in trace, trace
        for table_id in await self.store.tables_in(GUILD):
            live = await self.repository.peek(TableId(table_id))
            if live.table.status is Status.QUARANTINED and live.table.seed_hash is None:
                # There is no game to be played again: its host opens another lobby.
                await self.tables.lobbies.agree_cancel(live.table.id, live.table.host)
                continue
            if live.table.status is Status.QUARANTINED:
                await self.tables.undo.repair(live.table.id, PEOPLE[0], manager=True)
                live = await self.repository.peek(live.table.id)
            stored = await self.store.table(table_id)
            assert stored is not None
            assert kept(live) == kept(brought_back(stored, find)), table_id
            if live.running is None or live.table.status is not Status.PLAYING:
                continue
            rows = {(row.decision, Seat(row.seat)) for row in stored.deadlines}
            open_now = {(d.id, d.seat) for d in live.running.decisions if not d.answered}
            assert rows == open_now == live.running.due.keys()
            timers = {(t.key, t.seat) for t in stored.clocks.timers if t.kind == "computer"}
            owed = {key for key in open_now if key[1] in live.table.computer_seats}
            assert owed <= timers, (table_id, owed - timers)
        for series_id in await self.store.series_in(GUILD):
            series = await self.tables.queries.series(SeriesId(series_id))
            if series.status is Status.PLAYING:
                assert series.running_games
                for table_id in series.running_games:
                    table = await self.tables.queries.get(table_id)
                    assert table.status in {Status.PLAYING, Status.QUARANTINED}

    async def thought(self) -> None:
        """Wait until no computer thinks any more."""
        while thinking := [*self.tables.computers._thinking.values()]:
            await asyncio.wait(thinking)

    async def calm(self) -> None:
        """Let half a year pass in which nobody does anything and nothing fails."""
        self.faults.clear()
        await self.tables.pauses.regain(GUILD)
        end = self.clock() + timedelta(days=200)
        for _ in range(20_000):
            due = await self.tables.due.next_due()
            if due is None or due > end:
                break
            self.clock.time = max(due, self.clock()) + timedelta(milliseconds=1)
            assert await self.tables.due.answer_overdue()
            assert await self.tables.due.call_overdue()
            await self.thought()
        else:
            raise AssertionError(f"still busy after {self.clock()}")


class OnPostgres(Server):
    """The same in PostgreSQL, where connections break as well."""

    def __init__(self, folder: Path, seed: int) -> None:
        super().__init__(folder, seed)
        self.address = postgres.fresh()
        # Its backups are made by its own tools.
        self.alone = [self.restart, self.die, self.cut, self.cut, self.jump]

    async def opened(self) -> Store:
        """Open the store, whose disk may fail and whose power may be cut."""
        store = await PostgresStore.open(self.address, self.clock)
        writing = store._writing
        written = writing._written

        async def faulty(batch: Sequence[Waiting]) -> BaseException | None:
            fault = self.faults.pop(0) if self.faults else None
            if isinstance(fault, asyncpg.PostgresError):
                return explained(fault, self.address)
            if self.killed:
                return Killed()
            end = await written(batch)
            if fault is not None:
                self.killed = True
                return fault
            return end

        writing._written = faulty  # type: ignore[method-assign]
        return store

    async def let_go(self) -> None:
        """Have the process leave its database as it stands."""
        self.store._writing._task.cancel()
        self.store._writing._held.connection.terminate()
        self.store._reading.terminate()

    def fullness(self) -> Exception:
        """Say what the database says when its disk is full."""
        full: Exception = asyncpg.DiskFullError("no space left on device")
        return full

    async def cut(self) -> None:
        """Break every connection."""
        await asyncio.to_thread(
            postgres.psql,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE application_name = 'tabletop-host'",
        )


def _expected(error: BaseException) -> bool:
    match error:
        case Refused() | StoreError() | Killed():
            return True
        case IndexError():
            # There was none to choose.
            return "empty sequence" in str(error)
        case _:
            return False


@pytest.mark.parametrize("seed", range(3 if STORMS > 1 else 1))
async def test_after_a_storm_all_that_is_owed_comes(tmp_path: Path, seed: int) -> None:
    """F2, F21, F23, F78: memory is the file all the way, and in the end every table is over."""
    await weather(Server(tmp_path, seed), 150)


@pytest.mark.parametrize("seed", range(STORMS))
async def test_after_a_storm_on_postgresql_too(tmp_path: Path, seed: int) -> None:
    """F89: and where connections break in it."""
    await weather(OnPostgres(tmp_path, seed), 150 if STORMS > 1 else 50)


async def weather(one: Server, steps: int) -> None:
    """Have a host go through a storm, and through the calm after it."""
    await one.open()
    try:
        for _ in range(steps):
            await one.step()
            await one.check()
        await one.calm()
        assert () == await one.store.tables_in(GUILD)
        assert () == await one.store.series_in(GUILD)
        assert to_ms(one.clock()) > 0
    except BaseException as error:
        error.add_note(" ".join(one.story[-12:]))
        raise
    finally:
        await one.close()
