"""Whole turns a second: click, rules, commit, picture and answer, while the tables are published.

Clicks are offered at a fixed pace, whether or not the ones before have been answered, and timed
from when they were due. Every player has a panel open, and every table is shown as in production.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from bench.figure import Figure
from bench.people import People
from bench.processor import LOOP, PARTS, spent
from bench.scripts import GAME, HEARD_AT_ONCE, seats_of
from bench.session import Message, Session, loopback, people_at, ready, seated
from bench.turns_floor import floor
from bot.app import open_app
from bot.client import TabletopBot, spare_collector
from bot.model.news import PostKey
from bot.model.table import TableId
from bot.services.outbox import Outbox
from bot.settings import Settings
from cogs.elements.custom_ids import CustomId, Verb, move_press
from games import GAME_IDS

TABLES = 50
PER_SECOND = 100
_ROW = 1
_BUTTON = 2
_ASKED_AGAIN = 0.25
"""Seconds: to ask what was answered, and when, takes time of what is measured."""
_PATIENCE = 60.0
"""Seconds after which an unanswered click is given up."""
_MOST = 3.0
"""Of the floor, what a turn may take of the processor."""
_GENTLY = 10
"""Turns a second of which the processor time is told: nothing queues."""
_TURNS = 10, 60, 100
"""Tables at which they are made, how many to say everything once that is often said, and how many
that count."""


class Load(NamedTuple):
    """What came of the clicks offered."""

    per_second: float
    """Answers a second, from the first click to the last answer."""
    median: float
    """Seconds from when a click was due to its answer."""
    slowest: float
    acknowledged: float
    """The slowest acknowledgement, in seconds."""


class Playing(NamedTuple):
    """Tables at which everybody has a panel open, and one of the panels to press on."""

    host: TabletopBot
    session: Session
    panel: Message
    people: People


def measure(*, quick: bool = False) -> Iterator[Figure]:
    """Yield the cost of a turn of each game, then the load of 100 clicks a second at 50 tables.

    Of the load these are turns answered a second, clicks that made no move, the median answer, the
    slowest one, and the slowest acknowledgement.
    """
    yield from _costs(quick=quick)
    tables, seconds = (5, 0.05) if quick else (TABLES, 8.0)
    with TemporaryDirectory() as folder:
        load, idle = asyncio.run(_offered(Path(folder) / "turns.sqlite3", tables, seconds))
    wanting = "a cheaper picture (rendering/paint/paint.py) and less of the interpreter a turn"
    yield from (
        Figure(
            name=f"whole turns answered, {PER_SECOND} a second offered",
            ours=load.per_second,
            unit="turns/s",
            sense="at least",
            # The last answer comes some time after the last click.
            target=PER_SECOND * seconds / (seconds + 0.5),
            wanting=wanting,
        ),
        Figure(
            name="whole turns: clicks that made no move",
            ours=idle,
            unit="",
            sense="at most",
            target=0,
            wanting="clicks of one table that are taken in the order in which they came",
        ),
        Figure(name="whole turns: p50", ours=load.median * 1000, unit="ms"),
        Figure(
            name="whole turns: the slowest answer",
            ours=load.slowest,
            unit="s",
            sense="at most",
            target=3.0,
            wanting=wanting,
        ),
        Figure(
            name="whole turns: the slowest acknowledgement",
            ours=load.acknowledged,
            unit="s",
            sense="at most",
            target=1.0,
            wanting="shorter pieces of work on the event loop",
        ),
    )


def _costs(*, quick: bool) -> Iterator[Figure]:
    """Yield the processor time of a turn of each game in ms, beside the floor, and by its parts.

    ``quick`` measures one game alone.
    """
    least = floor(quick=quick)
    for game_id in (GAME,) if quick else GAME_IDS:
        with TemporaryDirectory() as folder:
            path = Path(folder) / "costs.sqlite3"
            parts = asyncio.run(_cost(path, game_id, *((2, 4, 4) if quick else _TURNS)))
        name = f"whole turns: processor time of one, {game_id}"
        yield Figure(
            name=name,
            ours=sum(parts.values()) * 1000,
            unit="ms",
            floor=least * 1000,
            beside="a bare commit, picture and edit",
            sense="at most",
            target=_MOST,
            wanting="fewer pictures a turn, and less of each drawn anew",
        )
        for part in PARTS:
            yield Figure(name=f"{name}: {part}", ours=parts[part] * 1000, unit="ms")


async def _cost(
    database: Path, game_id: str, count: int, warm: int, clicks: int
) -> dict[str, float]:
    """Return the seconds of processor that each part of a turn takes, by the names of ``PARTS``.

    The first ``warm`` clicks are not counted, nor what it takes to choose the presses.
    """
    settings = Settings(database=database)
    async with played(settings, count, game_id=game_id) as (host, session, panel, people):
        for turns in (warm, clicks):
            before, chosen = spent(), people.spent
            due = await click(session, panel, people, turns, _GENTLY)
            await answers(session, due)
            await session.quiet(host)
        after = spent()
        after[LOOP] -= people.spent - chosen
        return {part: (after[part] - before[part]) / len(due) for part in PARTS}


async def _offered(database: Path, count: int, seconds: float) -> tuple[Load, int]:
    """Return the load of ``seconds`` of clicks at ``count`` tables, and how many made no move."""
    async with played(Settings(database=database), count) as (host, session, panel, people):
        due = await click(session, panel, people, round(seconds * PER_SECOND), PER_SECOND)
        load = await answers(session, due)
        await session.quiet(host)
        return load, len(due) - await people.made()


@asynccontextmanager
async def played(
    settings: Settings, count: int, home: int = 0, game_id: str = GAME
) -> AsyncIterator[Playing]:
    """Seat people at ``count`` tables of the server ``home`` and open their panels.

    Yields host, session, one of the panels and the people, who have made no move yet; all is closed
    afterwards. No two tables have a person in common, nor have those of two servers. The garbage
    collector is set as in a host, and stays so.
    """
    first = home * count
    # As a host does that runs by itself.
    spare_collector()
    async with (
        loopback() as address,
        open_app(settings, shard_count=settings.shard_count or 1, paces=HEARD_AT_ONCE) as host,
    ):
        seeds = [f"seed{number}" for number in range(count)]
        tables = await seated(
            host, seeds, apart=True, servers=(home,), game_id=game_id, first_table=first
        )
        session = await ready(host, address, homes=(home,))
        await session.quiet(host)
        panel = await _open_panels(session, host.tables.outbox, tables, seats_of(game_id), first)
        await session.gone()
        yield Playing(host, session, panel, People(host, tables))


async def _open_panels(
    session: Session, outbox: Outbox, tables: list[TableId], seats: int, first: int
) -> Message:
    """Open the panels of the first ``seats`` people at every table; return the last one.

    The boards are posted already. ``first`` is the number of the first of ``tables``, as
    :func:`people_at` counts.
    """
    token = ""
    for number, table in enumerate(tables, first):
        board = await session.message((await outbox.news(table)).posts[PostKey.BOARD].message_id)
        for person in people_at(number)[:seats]:
            press = await session.served(board, CustomId(table, Verb.HAND).spelt(), person)
            token = press.token
    return await session.message(token)


async def click(
    session: Session, panel: Message, people: People, clicks: int, per_second: float
) -> dict[str, float]:
    """Press at the pace offered, table after table; return when each press was due, by token.

    Where all tables still work on their last press the next one is late, and is timed from when it
    was due. It ends early once no table takes a press.
    """
    due: dict[str, float] = {}
    begun = time.perf_counter()
    for number in range(clicks):
        at = begun + number / per_second
        if (left := at - time.perf_counter()) > 0:
            await asyncio.sleep(left)
        pressed = await people.step()
        if pressed is None:
            break
        step = pressed.step
        custom_id = move_press(pressed.table, step.decision, step.move).spelt()
        press = session.press(with_button(panel, custom_id), custom_id, pressed.person)
        due[press.token] = at
    return due


def with_button(panel: Message, custom_id: str) -> Message:
    """Return a copy of the panel with one button in place of its first row of controls.

    There has to be such a row.
    """
    frame = panel["components"][0]
    row = next(part for part in frame["components"] if part["type"] == _ROW)
    button = {"type": _BUTTON, "style": 2, "label": "Press", "custom_id": custom_id}
    pressed = {"type": _ROW, "components": [button]}
    parts = [pressed if part is row else part for part in frame["components"]]
    return {**panel, "components": [{**frame, "components": parts}]}


async def answers(session: Session, due: Mapping[str, float]) -> Load:
    """Wait until every press is answered, a minute at most; return rate and latencies.

    Presses that were not answered are left out of both.

    Raises:
        RuntimeError: not one was answered, or none was made.
    """
    answered: dict[str, float] = {}
    acknowledged: dict[str, float] = {}
    patient_until = time.perf_counter() + _PATIENCE
    while not due.keys() <= answered.keys() and time.perf_counter() < patient_until:
        for kind, arrived in (await session.gone()).items():
            kept = {"answered": answered, "acknowledged": acknowledged}.get(kind, {})
            kept.update({token: at for token, at in arrived.items() if token not in kept})
        await asyncio.sleep(_ASKED_AGAIN)
    mine = {token: answered[token] for token in due if token in answered}
    if not mine:
        raise RuntimeError(f"none of {len(due)} presses was answered within {_PATIENCE:g} s")
    waits = [at - due[token] for token, at in mine.items()]
    return Load(
        len(mine) / (max(mine.values()) - min(due.values())),
        median(waits),
        max(waits),
        max(acknowledged[token] - due[token] for token in mine),
    )
