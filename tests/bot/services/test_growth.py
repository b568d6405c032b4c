"""Looking at a game again takes as much work after many moves as after few."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import bot.table.replay
from bot.store.sqlite.store import SqliteStore
from games.codec import load_events
from games.game import Rules
from tests.rigs.history_rig import PEOPLE, HistoryRig, past

FEW, MANY = 24, 240
"""Moves of a game."""
SLACK = 2
"""So much more may be done after ten times as many moves: how much others did since differs."""


class Work:
    """What was read, told and played again."""

    def __init__(self) -> None:
        self.done: Counter[str] = Counter()

    @contextmanager
    def counted(self) -> Iterator[None]:
        """Count from now on: rows read, events of rows decoded, moves played, views made."""

        def counting(name: str, of: Callable[..., Any]) -> Callable[..., Any]:
            def call(*given: Any, **named: Any) -> Any:
                self.done[name] += 1
                return of(*given, **named)

            return call

        read = SqliteStore._read

        async def rows(store: SqliteStore, *asked: Any) -> Any:
            found = await read(store, *asked)
            self.done["rows"] += len(found)
            return found

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(SqliteStore, "_read", rows)
            events = counting("events", load_events)
            patch.setattr(bot.table.replay, "load_events", events)
            patch.setattr(Rules, "apply", counting("moves", Rules.apply))
            patch.setattr(Rules, "view", counting("views", Rules.view))
            yield


async def looked_at(one: HistoryRig, table: Any) -> int:
    """Count the work of a panel and a step of a replay for everybody, the first time apart."""
    replays = one.tables.replays
    for person in PEOPLE:
        await replays.show(table, person.id, step=FEW // 2)
    work = Work()
    with work.counted():
        for person in PEOPLE:
            look = await one.look(table, person)
            missed = await one.tables.history.since(look)
            assert await one.tables.history.has_acted(look)
            await one.tables.history.then(look, missed)
            await replays.show(table, person.id, step=FEW // 2)
    return work.done.total()


async def test_looking_again_does_not_grow_with_the_game(tmp_path: Path) -> None:
    """What a panel tells and frames, and a step of a replay, cost no more in a long game."""
    async with past(tmp_path / "host.sqlite3") as one:
        table = await one.game("rage")
        found = []
        made = 0
        for moves in (FEW, MANY):
            for number in range(made, moves):
                await one.step(table, number)
            made = moves
            found.append(await looked_at(one, table))
        few, many = found
        assert many <= SLACK * few, found
