"""A step of a long game seen again, to its picture, and boards while a film is made.

A step is measured in processor time, which is the same on a busy machine. Every board is painted
twice, while a film is made and while that is held up, so that both are as busy for all the rest.
"""

from __future__ import annotations

import asyncio
import os
import shlex
import signal
import sys
import time
from contextlib import suppress
from itertools import count, islice
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from bench.figure import Figure
from bot.computers.workers import Workers
from bot.i18n.texts import texts
from bot.model.players import Person
from bot.model.replay import Sight
from bot.model.table import Opening, Place, Table, Terms
from bot.model.times import utc_now
from bot.rows.change import Write
from bot.rows.moves import MoveRow
from bot.services.tables import Tables, build_tables
from bot.store.sqlite.store import SqliteStore
from cogs.elements.uploads import Picture
from cogs.film.job import Job, frame
from cogs.film.studio import FilmStudio
from cogs.panels.keepsakes import FRAMES
from cogs.panels.replay import replay_panel
from games import find
from games.api import AnyGame
from games.codec import dump
from games.playout import steps
from rendering import Scene
from rendering import find as picture_of
from rendering.paint.paint import KEPT, paint
from rendering.paint.studio import Studio
from rendering.scene.theme import DUSK

GAME, OPTIONS, SEED = "rage", {"long_game": True, "last_turn": 30}, "bench"
MOVES = 1000
PEOPLE = tuple(Person(1000 + seat, f"Player {seat}") for seat in range(4))
_SHUFFLE = 337
"""Steps between two that are asked for: none is near the one before."""


def measure(*, quick: bool = False) -> tuple[Figure, ...]:
    """Time steps in a replay of a thousand moves, and boards with and without a film being made."""
    moves, asked, boards = (40, 4, 6) if quick else (MOVES, 120, 150)
    with TemporaryDirectory() as folder:
        return asyncio.run(_measured(Path(folder) / "replay.sqlite3", moves, asked, boards))


async def _measured(path: Path, moves: int, asked: int, boards: int) -> tuple[Figure, ...]:
    """Play a game of ``moves`` moves and time ``asked`` steps of its replay, far from each other.

    Return the figures: the 95th percentile and median of a step, the first look, and boards.
    """
    store = await SqliteStore.open(path, utc_now)
    workers, studio = Workers(count=1), Studio()
    try:
        tables = build_tables(store, workers, draw_seed=lambda: SEED)
        table = await _played(tables, store, moves)
        first = await _step(tables, studio, table, moves)
        spent = [
            await _step(tables, studio, table, number * _SHUFFLE % moves) for number in range(asked)
        ]
        alone, beside = await _filming(path.with_name("film"), table, boards, moves)
    finally:
        studio.close()
        await workers.close()
        await store.close()
    return (
        Figure(
            name=f"replay: a step to its picture, {moves} moves behind it, p95",
            ours=quantiles(spent, n=20)[-1] * 1000,
            unit="ms",
            sense="at most",
            target=150,
            wanting="more kept positions, or fewer drawings of which there are many sizes",
        ),
        Figure(name="replay: the same, median", ours=median(spent) * 1000, unit="ms"),
        Figure(
            name="replay: the first look at such a game in a process", ours=first * 1000, unit="ms"
        ),
        Figure(
            name="film: boards while one is made, p95",
            ours=quantiles(beside, n=20)[-1] * 1000,
            unit="ms",
            floor=quantiles(alone, n=20)[-1] * 1000,
            beside="the same boards while it is held up",
            sense="at most",
            target=1.2,
            wanting="films made at quiet times",
        ),
    )


async def _played(tables: Tables, store: SqliteStore, moves: int) -> Table:
    """Start a game by the services, and store the next moves of a long one without them.

    Return the table; its snapshot stays that of the start.
    """
    numbers = count(1)
    opening = Opening(GAME, Terms(OPTIONS, len(PEOPLE), "en"), Place.HERE, 7, 70, PEOPLE[0])
    table = await tables.lobbies.open(opening, next(numbers))
    for person in PEOPLE[1:]:
        await tables.lobbies.join(table.id, person)
    table = await tables.lobbies.start(table.id, PEOPLE[0])
    game: AnyGame = find(GAME)
    state = game.start(len(PEOPLE), table.terms.options, SEED).state
    rows: list[Write] = []
    chapter = 0
    for number, step in enumerate(islice(steps(game, state, SEED), moves), 1):
        before, events = chapter, step.applied.events
        chapter += sum(event.begins_turn for event in events)
        rows.append(
            MoveRow(
                *(table.id, number, None, step.decision.seat, None, step.decision.id),
                *(dump(step.move).decode(), dump(events).decode(), "player"),
                *(before, chapter, number),
            )
        )
    assert len(rows) == moves
    await store.commit(tuple(rows))
    return table


async def _step(tables: Tables, studio: Studio, table: Table, step: int) -> float:
    """Show a step of a replay as to a player: read, replayed, drawn, painted and laid out.

    Return the seconds of processor that it took.
    """
    words = texts("en")
    begun = time.process_time()
    shown = await tables.replays.show(table.id, PEOPLE[0].id, Sight.OWN, step)
    (look,) = shown.looks
    scene = picture_of(GAME).scene(look.view, table.names, words, DUSK, footer="")
    png = await studio.picture(scene)
    replay_panel(shown, [Picture(png, scene.alt, "replay.png")], words)
    return time.process_time() - begun


async def _filming(
    started: Path, table: Table, boards: int, moves: int
) -> tuple[list[float], list[float]]:
    """Return the seconds to paint each board while a film is held up, and while it is made.

    Every board is painted both ways, in changing order. The film's process is paused and continued
    by signals; it is stopped at the end.
    """
    game, words = find(GAME), texts("en")
    state = game.start(len(PEOPLE), table.terms.options, SEED).state
    states = [s.applied.state for s in islice(steps(game, state, SEED), moves)]
    views = [game.view(one, None) for one in states]
    scenes = [
        picture_of(GAME).scene(view, table.names, words, DUSK, footer=f"{number}")
        for number, view in enumerate(views[:boards])
    ]
    frames = tuple(frame(view, "words", 1000) for view in views[:: max(1, moves // FRAMES)])
    films = _Films(started, Job(GAME, table.names, "en", "", frames))
    alone: list[float] = []
    beside: list[float] = []
    for scene in scenes:
        paint(scene)
    for number, scene in enumerate(scenes):
        for runs in (number % 2 == 0, number % 2 == 1):
            await films.turn(runs=runs)
            (beside if runs else alone).append(await _painted(scene))
    await films.stop()
    return alone, beside


class _Films:
    """The same film made over and over, and held up in between."""

    def __init__(self, started: Path, job: Job) -> None:
        """Prepare the film; its process writes its id to the file ``started``."""
        self._started = started
        self._job = job
        script = f"echo $$ > {shlex.quote(str(started))}; exec {sys.executable} -m cogs.film.worker"
        self._studio = FilmStudio(("sh", "-c", script))
        self._making: asyncio.Task[bytes] | None = None

    async def turn(self, *, runs: bool) -> None:
        """Start the film if none is being made, then let its process run, or pause it.

        ``started`` is a file to which the process writes its id; it is waited for.
        """
        if self._making is None or self._making.done():
            self._started.unlink(missing_ok=True)
            self._making = asyncio.create_task(self._studio.make(self._job))
            self._started.touch()
            while not self._started.read_text(encoding="ascii"):  # noqa: ASYNC110 - a file tells
                await asyncio.sleep(0.001)
        with suppress(ProcessLookupError):
            pid = int(self._started.read_text(encoding="ascii"))
            os.kill(pid, signal.SIGCONT if runs else signal.SIGSTOP)

    async def stop(self) -> None:
        """Cancel the film that is being made, if any, and wait until it has stopped."""
        if self._making is not None:
            self._making.cancel()
            with suppress(asyncio.CancelledError):
                await self._making


async def _painted(scene: Scene) -> float:
    """Paint a board in a thread with only its pieces cached; return the seconds."""
    KEPT.clear()
    begun = time.perf_counter()
    await asyncio.to_thread(paint, scene)
    return time.perf_counter() - begun
