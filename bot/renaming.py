"""What somebody is called now, wherever a table shows it."""

from __future__ import annotations

import msgspec

from bot.live import Live
from bot.records import Person
from bot.store.records import Change


def renamed(live: Live, person: Person) -> tuple[Live, Change]:
    """Give a person the display name of now, wherever the table shows it."""
    table = live.table
    if table.host.id == person.id and table.host != person:
        hosted, change = renamed(live.with_table(host=person), person)
        return hosted, (hosted.table_row(), *change)
    player = next((p for p in table.players if p.person.id == person.id), None)
    if player is None or player.person == person:
        return live, ()
    player = msgspec.structs.replace(player, person=person)
    players = tuple(player if p.seat == player.seat else p for p in table.players)
    seated = live.with_table(players=players)
    return seated, (seated.seat_row(player),)
