"""People who sit down, stay away and come back at tables of the toy game."""

from __future__ import annotations

from bot.model.players import Person, Player
from bot.model.table import TableId
from games.api import Seat
from tests.rigs.seated import seated
from tests.rigs.table_rig import BOB, CID, TableRig
from tests.rigs.toy_game import Bid, LetPass

DAN = Person(4, "Dan")
EVE = Person(5, "Eve")
FILE = "host.sqlite3"
ONE = Seat(1)


async def player(one: TableRig, table_id: TableId, seat: int) -> Player:
    return (await one.tables.queries.get(table_id)).players[seat]


async def sleep_through(
    one: TableRig, table_id: TableId, *present: Person, rounds: int = 1
) -> None:
    """Play rounds in which only some answer their bids, and the host answers for the others."""
    for _ in range(rounds):
        for person in present:
            await one.answer(table_id, person, Bid(1))
        one.clock.pass_(hours=49)
        assert await one.tables.due.answer_overdue()
        look = await one.look(table_id)
        if look.questions and look.questions[0].decision.optional:
            asked = look.questions[0].decision
            person = seated(look.table.players[asked.seat])
            if person in present:
                await one.tables.moves.play(table_id, person, one.press(), asked.id, LetPass())
            else:
                one.clock.pass_(hours=13)
                assert await one.tables.due.answer_overdue()


async def offered(one: TableRig, *guests: Person) -> TableId:
    """Start a game in which Bob misses two turns."""
    table = await one.game(*(guests or (BOB, CID)), rounds=50)
    others = [seated(p) for p in table.players if p.person != BOB]
    await sleep_through(one, table.id, *others, rounds=2)
    return table.id
