"""People who answer at random what they are asked, once their table has taken the last answer."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from typing import NamedTuple

from bench.scripts import Step
from bot.client import TabletopBot
from bot.model.players import Person
from bot.model.table import Status, TableId
from bot.table.live_table import LiveTable
from games.api import Seat

_LOOKS = 0.01
"""Seconds after which people look again, where every table still works on its last press."""
_PATIENCE = 60.0
"""Seconds after which a table is given up that takes no press."""


class Pressed(NamedTuple):
    """Who pressed where, and what."""

    table: TableId
    person: Person
    step: Step


class People:
    """Everybody at some tables of a host, who take turns pressing."""

    def __init__(self, host: TabletopBot, tables: Sequence[TableId]) -> None:
        """Begin at the first table; the choices are the same at every run.

        Which presses the tables still work on is kept here.
        """
        self._host = host
        self.tables = tables
        self._luck = random.Random("people")  # noqa: S311 - a benchmark
        self._next = 0
        self._working: dict[TableId, tuple[str, Seat]] = {}
        """The question that was answered at a table whose answer is not stored yet."""
        self.spent = 0.0
        """Seconds of processor that choosing has taken: no part of what a turn takes."""

    async def step(self) -> Pressed | None:
        """Choose the next press, table after table; None if every game is over, or after a minute.

        A table that still works on its last press is left out, and waited for if all do. What is
        chosen is read from the position itself: no view is made that the host would need.
        """
        given_up = time.perf_counter() + _PATIENCE
        while time.perf_counter() < given_up:
            begun = time.thread_time()
            pressed, playing = await self._look_around()
            self.spent += time.thread_time() - begun
            if pressed is not None or not playing:
                return pressed
            await asyncio.sleep(_LOOKS)
        return None

    async def _look_around(self) -> tuple[Pressed | None, bool]:
        """Look at each table once for one that takes a press.

        Returns:
            The press to make, which counts as being worked on from now on, or None; and True if a
            game was seen that is not over.
        """
        playing = False
        for _ in range(len(self.tables)):
            live = await self._at(self.tables[self._next % len(self.tables)])
            self._next += 1
            playing = playing or live.table.status is Status.PLAYING
            step = None if self._works(live) else self._asked(live)
            if step is not None:
                self._working[live.table.id] = (step.decision, step.seat)
                # Some games shuffle their seats.
                person = live.table.players[step.seat].person
                assert person is not None
                return Pressed(live.table.id, person, step), True
        return None, playing

    async def made(self) -> int:
        """Count the answers that the tables have taken, those that wait in a window included."""
        lives = [await self._at(table) for table in self.tables]
        return sum(live.under_way.moves + len(live.held) for live in lives)

    async def _at(self, table: TableId) -> LiveTable:
        return await self._host.tables.moves._tables.peek(table)  # noqa: SLF001 - nothing is asked of the host

    def _works(self, live: LiveTable) -> bool:
        """Return True if the last press at a table has not been taken yet.

        An answer that waits for its window counts as taken.
        """
        key = self._working.get(live.table.id)
        if key is None or key in live.held:
            return False
        asked = live.under_way.asked(*key)
        return asked is not None and not asked.answered

    def _asked(self, live: LiveTable) -> Step | None:
        """Return a random answer to the first open question; None if nothing is open.

        Questions that are answered, or whose answer waits for its window, are passed over.
        """
        running = live.under_way
        if live.table.status is not Status.PLAYING:
            return None
        for decision in running.decisions:
            if decision.answered or (decision.id, decision.seat) in live.held:
                continue
            move = self._luck.choice(tuple(running.game.legal_moves(running.state, decision.seat)))
            return Step(decision.seat, decision.id, move)
        return None
