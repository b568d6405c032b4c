"""Leaving a game under way, and calling it off together."""

from __future__ import annotations

from datetime import datetime

from msgspec.structs import replace

from bot.live import Live, to_ms
from bot.progress import hurried
from bot.records import Person, Refused, Status
from bot.store.records import Change, OutboxRow, Stopped


def departed(live: Live, person: Person, now: datetime) -> tuple[Live, Change]:
    """Mark a seat as left; the game is called off when nobody is there any more.

    Raises:
        Refused: the person does not play here.
    """
    table = live.table
    seat = table.seat_of(person.id)
    if seat is None:
        raise Refused("not-seated")
    players = tuple(
        replace(player, gone=player.gone or player.seat == seat) for player in table.players
    )
    live = replace(live.with_table(players=players), agreed=live.agreed - {seat})
    present = [player for player in players if not player.gone]
    if not present:
        live, change = called_off(live, now)
        return live, (*change, live.seat_row(players[seat]))
    if table.host.id == person.id:
        live = live.with_table(host=present[0].person)
    live, clocks = hurried(live, players[seat], now)
    told = OutboxRow(table.id, None, None, to_ms(now))
    if not missing(live):
        live, change = called_off(live, now)
        return live, (*change, live.seat_row(players[seat]))
    return live, (live.table_row(), live.seat_row(players[seat]), *clocks, told)


def agreed(live: Live, person: Person, now: datetime) -> tuple[Live, Change]:
    """Note that a player wants to call the game off; it ends once all players present do.

    Raises:
        Refused: the person does not play here.
    """
    seat = live.table.seat_of(person.id)
    if seat is None:
        raise Refused("not-seated")
    live = replace(live, agreed=live.agreed | {seat})
    row = live.seat_row(live.table.players[seat])
    if missing(live):
        return live, (row, OutboxRow(live.table.id, None, None, to_ms(now)))
    live, change = called_off(live, now)
    return live, (row, *change)


def missing(live: Live) -> int:
    """Count the players present who have not agreed to call the game off."""
    return sum(not p.gone and p.seat not in live.agreed for p in live.table.players)


def called_off(live: Live, now: datetime) -> tuple[Live, Change]:
    """End a game without a result."""
    running = live.running
    live = live.ended(Status.CANCELLED, to_ms(now))
    if running is not None:
        live = replace(live, running=replace(running, due={}))
    told = OutboxRow(live.table.id, None, None, to_ms(now))
    return live, (live.table_row(), Stopped(live.table.id), told)
