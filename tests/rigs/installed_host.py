"""A host in a process of its own, with whatever games are installed there: plays a table on.

``python -m tests.rigs.installed_host DATABASE MOVES`` prints how the table of *cups* then stands.
"""

from __future__ import annotations

import asyncio
import sys
from itertools import count
from pathlib import Path

from bot.app import open_app
from bot.model.players import Person
from bot.model.refusal import Refused
from bot.model.stops import Why
from bot.model.table import Opening, Place, TableId, Terms
from bot.services.tables import Tables
from bot.settings import Settings
from games import GAME_IDS

PEOPLE = (Person(1, "Ann"), Person(2, "Bob"))
TABLE = TableId(1)


async def begin(tables: Tables) -> None:
    """Start a game of two."""
    opening = Opening("cups", Terms({}, 2, "en"), Place.HERE, 7, 70, PEOPLE[0])
    await tables.lobbies.open(opening, 1)
    await tables.lobbies.join(TABLE, PEOPLE[1])
    await tables.lobbies.start(TABLE, PEOPLE[0])


async def play(tables: Tables, moves: int) -> str:
    """Make moves, and say where the game then is."""
    presses = count((await tables.queries.look(TABLE, None)).moves * 100 + 10)
    for _ in range(moves):
        look = await tables.queries.look(TABLE, None)
        (question,) = look.questions
        person = PEOPLE[question.decision.seat]
        own = await tables.queries.look(TABLE, person.id)
        await tables.moves.play(TABLE, person, next(presses), question.decision.id, own.legal[0])
    look = await tables.queries.look(TABLE, None)
    stopped = look.table.stop_of(Why.GAME) is not None
    return f"moves {look.moves}, over {look.outcome is not None}, stopped {stopped}"


async def main(database: Path, moves: int, *, is_new: bool) -> str:
    """Open the database, and play on where the game is installed."""
    async with open_app(Settings(database=database), shard_count=1) as host:
        if is_new:
            await begin(host.tables)
        try:
            return await play(host.tables, moves)
        except Refused as refused:
            assert "cups" not in GAME_IDS
            standing = await host.tables.queries._store.all_standing(Why.GAME)
            return f"{refused.key}, standing {standing}"


if __name__ == "__main__":
    place = Path(sys.argv[1])
    told = asyncio.run(main(place, int(sys.argv[2]), is_new=not place.exists()))
    print(told)  # noqa: T201 - it is a command
