"""A lobby whose host never comes again, from its last seat taken to the start of its game."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from datetime import datetime, timedelta
from itertools import count

import msgspec

from bench.loopback import CHANNEL, GUILD
from bot.model.news import Post, PostKey
from bot.model.players import Person
from bot.model.preferences import QuietHours
from bot.model.table import Opening, Place, Status, TableId, Terms
from bot.services.tables import Tables
from bot.store.sqlite.store import SqliteStore
from tests.play.calendar.course import Clock, folder
from tests.play.calendar.people import CROWDS, THINKS, Somebody, crowd
from tests.rigs.services import compose

SEATS = 4
_LONGEST = timedelta(days=3)


class Waiting(msgspec.Struct, frozen=True):
    """A lobby and the moment at which its last seat is taken."""

    people: str
    """A crowd of :data:`tests.play.calendar.people.CROWDS`."""
    pace: str
    seed: str
    filled: timedelta
    """After :data:`tests.play.calendar.course.BEGIN`."""


def waited(waiting: Waiting) -> timedelta:
    """Return how long a lobby waits for its start once its last seat is taken."""
    return asyncio.run(_waited(waiting))


async def _waited(waiting: Waiting) -> timedelta:
    clock = Clock()
    clock.time += waiting.filled
    with folder() as place:
        store = await SqliteStore.open(place / "host.sqlite3", clock)
        try:
            tables, _ = compose(store, now=clock)
            return await _Lobby(waiting, tables, clock).waited()
        finally:
            await store.close()


class _Lobby:
    """One lobby and the people in it."""

    def __init__(self, waiting: Waiting, tables: Tables, clock: Clock) -> None:
        self.waiting, self.tables, self.clock = waiting, tables, clock
        self.presses = count(1)
        seed = f"{waiting.seed}/{waiting.filled}"
        self.people = crowd(waiting.people, SEATS, seed, clock.time, None, "one")
        self.persons = [Person(n + 1, f"P{n}") for n in range(SEATS)]

    async def waited(self) -> timedelta:
        """Fill the lobby, and return how long it waits."""
        for person, somebody in zip(self.persons, self.people, strict=True):
            await self._settle(person, somebody)
        host, *others = self.persons
        terms = Terms({}, SEATS, "en", pace=self.waiting.pace)
        opening = Opening("vikings", terms, Place.THREAD, GUILD, CHANNEL, host)
        table_id = (await self.tables.lobbies.open(opening, next(self.presses))).id
        for person in others:
            await self.tables.lobbies.join(table_id, person)
        began = self.clock.time
        visits = self._present(began)
        while await self._is_waiting(table_id):
            self._hear(visits, await self._pinged(table_id))
            due = await self.tables.due.next_due()
            moments = [at for at in (due, *visits.values()) if at is not None]
            self.clock.time = max(self.clock.time, min(moments))
            assert self.clock.time - began < _LONGEST
            if due is not None and due <= self.clock.time:
                await self.tables.due.answer_overdue()
            for number in [n for n, at in visits.items() if at <= self.clock.time]:
                del visits[number]
                if await self._is_waiting(table_id):
                    await self.tables.lobbies.start(table_id, self.persons[number])
        return self.clock.time - began

    async def _settle(self, person: Person, somebody: Somebody) -> None:
        if somebody.quiet is not None:
            zone = somebody.zone.key
            quiet = QuietHours(*somebody.quiet, zone)
            await self.tables.people.set_preferences(person.id, zone=zone, quiet=quiet)

    def _present(self, at: datetime) -> dict[int, datetime]:
        """Return when people press *Start* who are there: at the live pace all but the host.

        At others nobody looks at the lobby before they come for the ping, or by themselves.
        """
        if self.waiting.pace == "live":
            return {number: at + number * THINKS for number in range(1, SEATS)}
        looks = {n: self.people[n].looks_in(at) for n in range(1, SEATS)}
        return {number: moment for number, moment in looks.items() if moment is not None}

    def _hear(self, visits: dict[int, datetime], pinged: Sequence[int]) -> None:
        for number in pinged:
            comes = self.people[number].comes_for(self.clock.time) if number else None
            if comes is not None:
                visits[number] = min(comes, visits.get(number, comes))

    async def _pinged(self, table_id: TableId) -> list[int]:
        """Return who is pinged now, and note that they were."""
        outbox = self.tables.outbox
        pings = (await outbox.news(table_id)).pings
        if pings:
            keys = [PostKey.FULL.of(one) for one in pings]
            await outbox.posted_as(table_id, keys, Post(CHANNEL, next(self.presses)))
        return [n for n, person in enumerate(self.persons) if person.id in pings]

    async def _is_waiting(self, table_id: TableId) -> bool:
        return (await self.tables.queries.get(table_id)).status is Status.LOBBY


def main() -> None:
    """Print how long lobbies of each crowd wait, their last seats taken at every hour of a day."""
    for pace in ("slow", "live"):
        for people in CROWDS:
            lobbies = [
                Waiting(people, pace, str(seed), timedelta(hours=hour))
                for seed in range(4)
                for hour in range(24)
            ]
            found = sorted(map(waited, lobbies))
            half, tenth = (found[len(found) * part // 10] for part in (5, 9))
            line = f"| {pace} | {people} | {len(found)} | {half} | {tenth} | {found[-1]} |"
            sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    main()
