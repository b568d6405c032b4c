"""A host killed at any moment loses no acknowledged move and doubles none (F23)."""

import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import zlib
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import pytest

from bot.model.database_address import DatabaseAddress
from bot.model.table import TableId
from bot.model.times import utc_now
from bot.model.undo_log import rename_after_undo
from bot.store.postgres.store import PostgresStore
from bot.store.sqlite.store import SqliteStore
from bot.store.store import Store
from games import find
from games.api import Move, Seat, State
from games.codec import dump, load_move
from tests.bot.durability.killed_host import PEOPLE
from tests.rigs import postgres
from tests.rigs.services import compose

Ask = Callable[..., Awaitable[list[Any]]]
"""Puts a question to a database."""

KILLS = int(os.environ.get("KILLS", "6"))
"""How often; a long run sets thousands."""
EACH = min(KILLS, 200)
"""So many are survived by one database: all that is in it is held to the rules after each."""
DATABASES = range(KILLS // EACH)
TABLES = 6
ROOT = Path(__file__).parents[3]


def run_and_kill(place: str, luck: random.Random) -> list[tuple[str, ...]]:
    """Start the host, read some of its lines, kill it; return all that it said."""
    command = [sys.executable, "-m", "tests.bot.durability.killed_host", place, str(TABLES)]
    patience = luck.choice([0, 1, 5, 40, 200, 700])
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as host:  # noqa: S603
        assert host.stdout is not None
        lines = []
        for line in host.stdout:
            lines.append(line)
            if len(lines) > patience:
                break
        host.send_signal(signal.SIGKILL)
        lines.extend(host.stdout)
    assert host.returncode == -signal.SIGKILL, "".join(lines)
    # A line cut short by the kill was not said.
    return [tuple(line.split()) for line in lines if line.endswith("\n")]


def copied(path: Path) -> Path:
    """Copy the file with its journal, and leave them to the next host as they are."""
    copy = path.with_name("copy.sqlite3")
    for suffix in ("", "-wal"):
        source = path.with_name(path.name + suffix)
        copy.with_name(copy.name + suffix).unlink(missing_ok=True)
        if source.exists():
            shutil.copy(source, copy.with_name(copy.name + suffix))
    copy.with_name(copy.name + "-shm").unlink(missing_ok=True)
    return copy


async def asked_of_file(path: Path) -> Ask:
    """Ask the file, as the last host left it."""
    db = sqlite3.connect(path)
    assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]

    async def ask(question: str, *values: int) -> list[Any]:
        return db.execute(question, values).fetchall()

    return ask


async def check(ask: Ask, acknowledged: dict[int, tuple[int, int]], spoken: Counter[int]) -> None:
    """Hold a database, as the last host left it, to what was said and to the rules."""
    stored = {
        press: (table, number)
        for press, table, number in await ask(
            "SELECT interaction_id, table_id, number FROM move WHERE number > 0"
        )
    }
    missing = {press: at for press, at in acknowledged.items() if stored.get(press) != at}
    assert missing == {}
    for table_id, name, seats, seed, options, status in await ask(
        "SELECT id, game, seats, seed, options, status FROM game_table WHERE seed IS NOT NULL"
    ):
        game = find(name)
        moves = await ask(
            "SELECT number, seat, payload, events, cause, decision FROM move WHERE table_id = ?1"
            " ORDER BY number",
            table_id,
        )
        assert [move[0] for move in moves] == list(range(len(moves)))
        applied = begun = game.start(seats, msgspec.json.decode(options), seed)
        assert dump(applied.events).decode() == moves[0][3]
        stood: list[tuple[int, Seat, Move, State]] = []
        last, renamed, told = applied.state, 0, 1
        for number, seat, payload, events, cause, draft in moves[1:]:
            if cause == "undo":
                renamed += not draft
                target, *kept = map(int, payload.split("+"))
                before, stood = stood, [one for one in stood if one[0] <= target]
                last = stood[-1][3] if stood else begun.state
                for one in before[len(stood) :]:
                    if one[0] in kept:
                        last = game.apply(last, one[1], one[2]).state
                        stood.append((*one[:3], last))
                continue
            move = load_move(game, payload.encode())
            applied = game.apply(last, Seat(seat), move)
            assert dump(applied.events).decode() == events
            asked = rename_after_undo(game.decisions(applied.state), renamed)
            # What several answer at once in secret may be told with the answer of the last.
            waits = any(d.secret and d.id == draft and not d.answered for d in asked)
            told += not waits and any(event.to is None for event in applied.events)
            last = applied.state
            stood.append((number, Seat(seat), move, last))
        ((number, checksum, state),) = await ask(
            "SELECT number, checksum, state FROM snapshot WHERE table_id = ?1", table_id
        )
        assert (number, state) == (len(moves) - 1, dump(last).decode())
        assert checksum == zlib.crc32(state.encode())
        decisions = rename_after_undo(game.decisions(last), renamed)
        clocks = await ask("SELECT decision, seat FROM deadline WHERE table_id = ?1", table_id)
        assert sorted(clocks) == sorted((d.id, d.seat) for d in decisions if not d.answered)
        assert status == ("playing" if decisions else "over")
        # The start and each stored move that others can tell put one row into the outbox, and
        # so did each seat taken in the lobby; only what was said is gone.
        (left,) = await ask("SELECT count(*), min(id) FROM outbox WHERE table_id = ?1", table_id)
        if table_id not in spoken:
            assert told + seats <= left[0] <= len(moves) + seats
            assert name != "vikings" or left[0] == len(moves) + seats
        elif left[0]:
            assert left[1] > spoken[table_id]


@asynccontextmanager
async def asked_of_server(address: DatabaseAddress) -> AsyncIterator[Ask]:
    """Ask a server about one moment."""
    connection = await asyncpg.connect(address.spelt)
    async with connection.transaction(isolation="repeatable_read"):

        async def ask(question: str, *values: int) -> list[Any]:
            found = await connection.fetch(question.replace("?", "$"), *values)
            return [tuple(row) for row in found]

        yield ask
    await connection.close()


def note(
    lines: Iterable[tuple[str, ...]],
    acknowledged: dict[int, tuple[int, int]],
    spoken: Counter[int],
) -> None:
    """Note what a host has said."""
    for line in lines:
        match line:
            case ("played", table_id, press, number):
                acknowledged[int(press)] = int(table_id), int(number)
            case ("speaking", table_id):
                spoken[int(table_id)] += 0
            case ("spoken", table_id, upto):
                spoken[int(table_id)] = int(upto)
            case _:
                assert line[0] in {"open", "started"}


@pytest.mark.timeout(60 + EACH * 20)
@pytest.mark.parametrize("database", DATABASES)
async def test_a_killed_host_on_postgresql_loses_and_doubles_nothing(database: int) -> None:
    """F23, F89: what was under way on the server is written or not, and nothing else."""
    address = postgres.fresh()
    luck = random.Random(KILLS + database)  # noqa: S311 - when to kill
    acknowledged: dict[int, tuple[int, int]] = {}
    spoken: Counter[int] = Counter()
    for _ in range(1 + EACH // 5):
        note(run_and_kill(address.spelt, luck), acknowledged, spoken)
        if acknowledged:
            async with asked_of_server(address) as ask:
                await check(ask, acknowledged, spoken)
    assert acknowledged
    await press_again(await PostgresStore.open(address), acknowledged)


@pytest.mark.timeout(60 + EACH * 20)
@pytest.mark.parametrize("database", DATABASES)
async def test_a_killed_host_loses_and_doubles_nothing(tmp_path: Path, database: int) -> None:
    """F23: kill at any step, 0 lost, 0 doubled; the rules give exactly the stored state."""
    path = tmp_path / "host.sqlite3"
    luck = random.Random(KILLS + database)  # noqa: S311 - when to kill
    acknowledged: dict[int, tuple[int, int]] = {}
    spoken: Counter[int] = Counter()
    for _ in range(EACH):
        note(run_and_kill(str(path), luck), acknowledged, spoken)
        if path.exists():
            await check(await asked_of_file(copied(path)), acknowledged, spoken)
    assert len(acknowledged) > EACH
    await press_again(await SqliteStore.open(path, utc_now), acknowledged)


async def press_again(store: Store, acknowledged: dict[int, tuple[int, int]]) -> None:
    """Deliver some presses a second time: each is known."""
    try:
        tables, _ = compose(store)
        for press, (table_id, _) in list(acknowledged.items())[-20:]:
            made = await store.move_made_by(press)
            assert made is not None
            assert made.seat is not None
            if made.cause == "undo":
                continue
            look = await tables.queries.look(TableId(table_id), None)
            move = load_move(find(look.table.game), made.payload.encode())
            person = next(one for one in PEOPLE if one.id == made.user_id)
            again = await tables.moves.play(TableId(table_id), person, press, made.decision, move)
            assert again.repeated
    finally:
        await store.close()
