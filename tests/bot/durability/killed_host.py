"""A host to be killed: random moves at several tables, each told on standard output once stored.

python -m tests.bot.durability.killed_host DATABASE TABLES
"""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.model.database_address import DatabaseAddress
from bot.model.players import Person
from bot.model.refusal import Refused
from bot.model.table import Opening, Place, Table, TableId, Terms
from bot.model.view import UNASKED, TableView
from bot.services.tables import Tables
from bot.store.opening import open_store
from games import GAME_IDS, find
from tests.rigs.services import compose
from tests.rigs.windows import heard_at_once

PEOPLE = tuple(Person(user, f"Player {user}") for user in (1, 2, 3))
LUCK = random.SystemRandom()


def press() -> int:
    """Make up an interaction id that was never used."""
    return LUCK.getrandbits(62)


def tell(*words: object) -> None:
    """Say something that the parent will hold the store to."""
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


async def open_table(tables: Tables, games: Sequence[str] = GAME_IDS) -> TableId:
    """Open and start one of the games, of three or of as many as it takes."""
    game = LUCK.choice(games)
    seats = max(count for count in find(game).seats if count <= len(PEOPLE))
    opening = Opening(game, Terms({}, seats, "en"), Place.HERE, 7, 70, PEOPLE[0])
    return await start_table(tables, await tables.lobbies.open(opening, press()))


async def start_table(tables: Tables, lobby: Table) -> TableId:
    """Start the game of a lobby once everybody is there."""
    for person in PEOPLE[1 : lobby.terms.seats]:
        if lobby.seat_of(person.id) is None:
            await tables.lobbies.join(lobby.id, person)
    await tables.lobbies.start(lobby.id, PEOPLE[0])
    tell("started", lobby.id)
    return lobby.id


async def play(tables: Tables, table_id: TableId) -> None:
    """Play one table for ever; two people press at once where two are asked."""
    while True:
        look = await tables.queries.look(table_id, None)
        asked = [q.decision for q in look.questions if not q.decision.answered]
        if not asked:
            table_id = await open_table(tables)
            continue
        await asyncio.gather(
            *(answer(tables, table_id, d.id, look.table.players[d.seat].person) for d in asked)
        )
        if LUCK.random() < 0.1:
            await take_back(tables, table_id)
        if LUCK.random() < 0.2:
            news = await tables.outbox.news(table_id)
            tell("speaking", table_id)
            await tables.outbox.published(table_id, news.upto)
            tell("spoken", table_id, news.upto)


async def take_back(tables: Tables, table_id: TableId) -> None:
    """Take back a move, as one of those who may."""
    for person in PEOPLE:
        look = await tables.queries.look(table_id, person.id)
        if look.undo is None or look.undo.consent:
            continue
        interaction_id = press()
        try:
            await tables.undo.take_back(table_id, person, interaction_id, look.moves)
        except Refused:
            continue
        # What others do in secret is not counted in what a person sees.
        made = (await tables.queries._tables.peek(table_id)).under_way.moves
        tell("played", table_id, interaction_id, made)
        return


async def answer(
    tables: Tables, table_id: TableId, decision_id: str, person: Person | None
) -> None:
    """Press once, as one of those who are asked; now and then move unasked instead."""
    assert person is not None
    interaction_id = press()
    look = await tables.queries.look(table_id, person.id)
    moves = look.legal
    if look.unasked and LUCK.random() < 0.2:
        decision_id, moves = UNASKED, look.unasked
    if not moves:
        return
    try:
        played = await tables.moves.play(
            table_id, person, interaction_id, decision_id, LUCK.choice(moves)
        )
    except Refused:
        return
    tell("played", table_id, interaction_id, played.number)


async def main(place: str, count: int) -> None:
    """Go on with the tables that are there, after opening those that are missing."""
    server = DatabaseAddress.found_in(place)
    store = await open_store(Path(place if server is None else "host.sqlite3"), server)
    try:
        tables, _ = compose(store)
        tell("open")
        mine = await tables.queries.mine(PEOPLE[0].id)
        known = [found.table.id for found in mine if isinstance(found, TableView)]
        # What a kill has left a lobby counts among those that one person may have open.
        known += [await start_table(tables, one) for one in mine if isinstance(one, Table)]
        while len(known) < count:
            known.append(await open_table(tables))
        lost = asyncio.create_task(store.lost())
        playing = [asyncio.create_task(play(tables, table_id)) for table_id in known]
        await asyncio.wait((*playing, lost), return_when=asyncio.FIRST_COMPLETED)
        # Whoever went on playing would keep the store from closing.
        for task in (*playing, lost):
            task.cancel()
        for end in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(end, Exception):
                raise end
    finally:
        # Else an error would wait for the thread of the store for ever.
        await store.close()


if __name__ == "__main__":
    # Each answer is a move at once; what waits for the moment of its window has tests of its own.
    with heard_at_once():
        asyncio.run(main(sys.argv[1], int(sys.argv[2])))
