"""Processes on one token and one database: each answers its servers, a stand-by goes on."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from subprocess import Popen
from typing import Any

import asyncpg
import pytest

from bench.loopback import APART, BOT, CHANNEL, GUILD
from bench.payloads import press
from bot.model.players import Person
from bot.model.table import Opening, Place, TableId, Terms
from bot.store.postgres.store import PostgresStore
from bot.store.store import Store
from cogs.elements.custom_ids import move_press
from tests.rigs import postgres
from tests.rigs.processes import Processes, processes, until
from tests.rigs.services import compose

GAMES = int(os.environ.get("ROLLING_GAMES", "0"))
"""How many are played while processes come and go; a long run plays a hundred."""
SHARDS = 2 if GAMES < 16 else 16
"""A few connect one after the other, as Discord wants it; many at once, to save the time."""
RESTARTS, KILLS = (2, 5) if GAMES >= 16 else (1, 1)
FAULTS = RESTARTS + KILLS
_WAITING = (
    "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'tabletop-host'"
    " AND query ~ 'pg_advisory_unlock_all|pg_terminate_backend'"
)


def people(game: int) -> tuple[Person, Person]:
    """Name who plays a game: nobody plays two, as each may have a few presses in hand at most."""
    return Person(1000 + 2 * game, f"Ann{game}"), Person(1001 + 2 * game, f"Bob{game}")


def message(channel_id: int, custom_id: str) -> dict[str, Any]:
    """Describe a message with one button."""
    button = {"type": 2, "id": 2, "style": 1, "label": "x", "custom_id": custom_id}
    return {
        "id": "77",
        "type": 0,
        "content": "",
        "channel_id": str(channel_id),
        "author": BOT,
        "attachments": [],
        "embeds": [],
        "mentions": [],
        "mention_roles": [],
        "pinned": False,
        "mention_everyone": False,
        "tts": False,
        "timestamp": "2026-01-01T12:00:00.000000+00:00",
        "edited_timestamp": None,
        "flags": 0,
        "components": [{"type": 1, "id": 1, "components": [button]}],
    }


async def opened(address: Any, homes: Sequence[int]) -> list[TableId]:
    """Start a game on each server, before there is any process."""
    store = await PostgresStore.open(address)
    tables, _ = compose(store)
    found = []
    for game, number in enumerate(homes):
        host, guest = people(game)
        guild_id, channel_id = GUILD + number * APART, CHANNEL + number * APART
        opening = Opening("schools", Terms({}, 2, "en"), Place.HERE, guild_id, channel_id, host)
        table = await tables.lobbies.open(opening, number + 1)
        await tables.lobbies.join(table.id, guest)
        await tables.lobbies.start(table.id, host)
        found.append(table.id)
    await store.close()
    return found


async def asked(reading: Any, game: int, table_id: TableId) -> tuple[Any, Person] | None:
    """Look at a table as somebody who has to answer; None: nobody has to."""
    store = Reader(reading)
    tables, _ = compose(store)
    for person in people(game):
        look = await tables.queries.look(table_id, person.id)
        if look.legal and not look.questions[0].decision.answered:
            return look, person
    return None


async def asks(reading: Any, table_id: TableId, person: Person, decision_id: str) -> bool:
    """Whether somebody still has to answer a question."""
    tables, _ = compose(Reader(reading))
    look = await tables.queries.look(table_id, person.id)
    asked = {q.decision.id for q in look.questions[:1] if not q.decision.answered}
    return bool(look.legal) and decision_id in asked


class Reader(PostgresStore):
    """A store that only reads, beside the processes that write."""

    def __init__(self, reading: Any) -> None:
        Store.__init__(self)
        self._reading = reading

    async def _rows(self, sql: str, *values: int | str) -> Any:
        return await self._reading.fetch(sql.replace("?", "$"), *values)


class Part:
    """Half of the shards, who has them, and what happened to that process."""

    def __init__(self, spelt: str, owner: Popen[str]) -> None:
        self.spelt = spelt
        self.owner = owner
        self.kills = 0
        self.changes = 0
        """Counts when one begins to go, and when it is gone: while that goes on it is odd."""


class Play:
    """Games that go on while processes come and go, and what people saw of that."""

    def __init__(self, one: Processes, reading: Any, parts: Sequence[Part]) -> None:
        self.one = one
        self.reading = reading
        self.parts = parts
        self.faults = 0
        self.moves = 0
        self.ends: Counter[str] = Counter()
        """What became of presses that made no move."""
        self.over = False

    async def go_on(self, game: int, number: int, table_id: TableId) -> None:
        """Press as whoever is asked, and again where the process went away under it.

        Games begin one after the other: at each fault some are called to their first turns.
        """
        part = self.parts[game % SHARDS // (SHARDS // 2)]
        await until(lambda: self.over or self.faults >= game % (FAULTS + 1))
        while not self.over:
            if (found := await asked(self.reading, game, table_id)) is None:
                # All have answered, and are heard at a drawn moment.
                await asyncio.sleep(0.5)
                continue
            look, person = found
            decision_id = look.questions[0].decision.id
            custom_id = move_press(table_id, decision_id, look.legal[0]).spelt()
            at = message(CHANNEL + number * APART, custom_id)
            payload = press(at, custom_id, person.id, person.name, number)
            kills, changes = part.kills, part.changes
            if not await self.one.discord.press(number, payload):
                self.ends["nobody was connected"] += 1
                await asyncio.sleep(0.2)
            elif not await self._answered(number, payload["token"], part, kills, changes):
                self.ends["the process ended"] += 1
            elif await self._taken(table_id, person, decision_id, part, changes):
                self.moves += 1
            elif changes == part.changes:
                said = self.one.discord.answered[payload["token"]]
                raise AssertionError(f"{person.name}, {decision_id}: {said}")
            else:
                self.ends["asked to press again"] += 1

    async def _answered(
        self, number: int, token: str, part: Part, kills: int, changes: int
    ) -> bool:
        """Wait for the answer to a press; only one that was cut off has none."""
        discord = self.one.discord

        def cut_off() -> bool:
            return part.kills > kills or (changes % 2 == 1 and not discord.is_heard(number))

        async with asyncio.timeout(120):
            await until(lambda: token in discord.answered or cut_off())
        return token in discord.answered

    async def _taken(
        self, table_id: TableId, person: Person, decision_id: str, part: Part, changes: int
    ) -> bool:
        """Wait until a press that was answered counts; else the process was about to end."""
        with suppress(TimeoutError):
            async with asyncio.timeout(120):
                while await asks(self.reading, table_id, person, decision_id):
                    if changes % 2 == 1 or part.changes > changes:
                        # It may be that it was written, and that this was not seen yet.
                        await until(lambda: part.changes % 2 == 0)
                        return not await asks(self.reading, table_id, person, decision_id)
                    await asyncio.sleep(0.2)
                return True
        return False

    async def strike(self, part: Part, *, kill: bool) -> None:
        """End a process once another one waits for its shards."""
        other = self.one.start(part.spelt, SHARDS)
        while not await self.reading.fetchval(_WAITING):  # noqa: ASYNC110 - it has to be asked
            await asyncio.sleep(0.1)
        seen = len(self.one.discord.identified)
        self.faults += 1
        part.changes += 1
        if kill:
            part.owner.kill()
            part.kills += 1
        else:
            part.owner.terminate()
        await asyncio.to_thread(part.owner.wait)
        part.owner = other
        part.changes += 1
        await until(lambda: len(self.one.discord.identified) >= seen + SHARDS // 2)
        moves = self.moves
        await until(lambda: self.moves >= moves + max(2, GAMES // 4))


def ended(parts: Sequence[Part]) -> bool:
    """Whether a process went that nobody had told to."""
    return any(part.owner.poll() is not None for part in parts)


@pytest.mark.skipif(not GAMES, reason="ROLLING_GAMES says how many are played")
@pytest.mark.timeout(3600 if GAMES >= 16 else 600)
async def test_processes_that_come_and_go_leave_nobody_without_an_answer(tmp_path: Path) -> None:
    """F19: they connect in turns, register commands once, and answer their own servers.

    Where one is restarted or killed a stand-by goes on: every press that somebody hears is
    answered, and everybody is called once.
    """
    address = postgres.fresh()
    homes = [(game % SHARDS) * (1 << 22) // APART + 1 + game // SHARDS for game in range(GAMES)]
    ids = await opened(address, homes)
    reading = await asyncpg.create_pool(address.spelt, min_size=1, max_size=4)
    async with processes(tmp_path, address.spelt) as one, reading:
        one.discord.homes, one.discord.at_once = tuple(homes), 1 if SHARDS == 2 else SHARDS
        spans = [f"0-{SHARDS // 2 - 1}", f"{SHARDS // 2}-{SHARDS - 1}"]
        parts = [Part(span, one.start(span, SHARDS)) for span in spans]
        async with asyncio.timeout(300):
            await until(lambda: len(one.discord.identified) >= SHARDS or ended(parts))
        assert not ended(parts)
        times = [at for _, at in one.discord.identified]
        if one.discord.at_once == 1:
            assert max(times) - min(times) > 4.5, "Discord wants five seconds between two shards"
        assert one.discord.registered == 1
        play = Play(one, reading, parts)
        async with asyncio.TaskGroup() as games:
            for game, (number, table_id) in enumerate(zip(homes, ids, strict=True)):
                games.create_task(play.go_on(game, number, table_id))
            for fault in range(FAULTS):
                await play.strike(parts[fault % 2], kill=fault >= RESTARTS)
            play.over = True
        assert one.discord.registered == 1 + len(range(0, FAULTS, 2))
        while await reading.fetchval("SELECT count(*) FROM outbox"):  # noqa: ASYNC110
            await asyncio.sleep(0.2)
        calls = one.discord.messages.calls
        assert calls
        # To a first turn, and once more to the end of a game that the faults outlast.
        kinds = {who: Counter(one.startswith("🏁") for one in said) for who, said in calls.items()}
        assert {who: calls[who] for who, kind in kinds.items() if max(kind.values()) > 1} == {}
        kept = {row["message_id"] for row in await reading.fetch("SELECT message_id FROM message")}
        assert {int(one["id"]) for one in one.discord.messages.public} <= kept
