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
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from bot.model.table import TableId
from bot.model.times import utc_now
from bot.model.undo_log import rename_after_undo
from bot.store.sqlite.store import SqliteStore
from games import find
from games.api import Seat
from games.codec import dump, load_move
from tests.bot.durability.killed_host import PEOPLE
from tests.rigs.services import compose

KILLS = int(os.environ.get("KILLS", "10"))
"""How often; a long run sets thousands."""
TABLES = 6
ROOT = Path(__file__).parents[3]


def run_and_kill(path: Path, luck: random.Random) -> list[tuple[str, ...]]:
    """Start the host, read some of its lines, kill it; return all that it said."""
    command = [sys.executable, "-m", "tests.bot.durability.killed_host", str(path), str(TABLES)]
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


def check(path: Path, acknowledged: dict[int, tuple[int, int]], spoken: Counter[int]) -> None:
    """Hold the file, as the last host left it, to what was said and to the rules."""
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        stored = {
            press: (table, number)
            for press, table, number in db.execute(
                "SELECT interaction_id, table_id, number FROM move WHERE number > 0"
            )
        }
        missing = {press: at for press, at in acknowledged.items() if stored.get(press) != at}
        assert missing == {}
        for table_id, name, seats, seed, options, status in db.execute(
            "SELECT id, game, seats, seed, options, status FROM game_table WHERE seed IS NOT NULL"
        ).fetchall():
            game = find(name)
            moves = db.execute(
                "SELECT number, seat, payload, events, cause, decision FROM move WHERE table_id = ?"
                " ORDER BY number",
                (table_id,),
            ).fetchall()
            assert [move[0] for move in moves] == list(range(len(moves)))
            applied = game.start(seats, msgspec.json.decode(options), seed)
            assert dump(applied.events).decode() == moves[0][3]
            positions, renamed, told = [applied.state], 0, 1
            for _, seat, payload, events, cause, draft in moves[1:]:
                if cause == "undo":
                    renamed += not draft
                    positions.append(positions[int(payload)])
                    continue
                move = load_move(game, payload.encode())
                applied = game.apply(positions[-1], Seat(seat), move)
                assert dump(applied.events).decode() == events
                told += any(event.to is None for event in applied.events)
                positions.append(applied.state)
            last = positions[-1]
            ((number, checksum, state),) = db.execute(
                "SELECT number, checksum, state FROM snapshot WHERE table_id = ?", (table_id,)
            )
            assert (number, state) == (len(moves) - 1, dump(last).decode())
            assert checksum == zlib.crc32(state.encode())
            decisions = rename_after_undo(game.decisions(last), renamed)
            clocks = db.execute(
                "SELECT decision, seat FROM deadline WHERE table_id = ?", (table_id,)
            ).fetchall()
            assert sorted(clocks) == sorted((d.id, d.seat) for d in decisions if not d.answered)
            assert status == ("playing" if decisions else "over")
            # The start and each stored move that others can tell put one row into the outbox, and
            # so did each seat taken in the lobby; only what was said is gone.
            left = db.execute(
                "SELECT count(*), min(id) FROM outbox WHERE table_id = ?", (table_id,)
            ).fetchone()
            if table_id not in spoken:
                assert told + seats <= left[0] <= len(moves) + seats
                assert name != "vikings" or left[0] == len(moves) + seats
            elif left[0]:
                assert left[1] > spoken[table_id]


@pytest.mark.timeout(60 + KILLS * 20)
async def test_a_killed_host_loses_and_doubles_nothing(tmp_path: Path) -> None:
    """F23: kill at any step, 0 lost, 0 doubled; the rules give exactly the stored state."""
    path = tmp_path / "host.sqlite3"
    luck = random.Random(KILLS)  # noqa: S311 - when to kill
    acknowledged: dict[int, tuple[int, int]] = {}
    spoken: Counter[int] = Counter()
    for _ in range(KILLS):
        for line in run_and_kill(path, luck):
            match line:
                case ("played", table_id, press, number):
                    acknowledged[int(press)] = int(table_id), int(number)
                case ("speaking", table_id):
                    spoken[int(table_id)] += 0
                case ("spoken", table_id, upto):
                    spoken[int(table_id)] = int(upto)
                case _:
                    assert line[0] in {"open", "started"}
        if path.exists():
            check(copied(path), acknowledged, spoken)
    assert len(acknowledged) > KILLS
    store = await SqliteStore.open(path, utc_now)
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
