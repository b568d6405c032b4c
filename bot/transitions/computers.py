"""Computers in the seats of a lobby: its host adds and removes them."""

from __future__ import annotations

from datetime import datetime

from msgspec.structs import replace

from bot.model.computer import Computer, free_name
from bot.model.invitations import InvitationState
from bot.model.players import Person, Player
from bot.model.refusal import Refused
from bot.model.times import to_ms
from bot.rows.change import Change
from bot.table.live_table import LiveTable
from bot.transitions import invitations, lobby, rematch
from games.api import Seat
from players.levels import Level


def add(live: LiveTable, person: Person, level: Level, now: datetime) -> tuple[LiveTable, Change]:
    """Seat one more computer of a level at a lobby, as its host, on the next free seat.

    It gets a name that no other computer there has, and wants no particular named place. The change
    stores all seats and has the lobby's message updated.

    Raises:
        Refused: not a lobby, not the host, all seats are taken (``table-full``), or the rest are
            kept for guests (``seats-kept``).
    """
    lobby.require_lobby(live)
    lobby.require_host(live, person)
    table = live.table
    if len(table.players) == table.terms.seats:
        raise Refused("table-full", seats=table.terms.seats)
    if not table.free_seats:
        raise Refused("seats-kept", count=len(table.kept_for))
    return _seated(live, level, now)


def _seated(live: LiveTable, level: Level, now: datetime) -> tuple[LiveTable, Change]:
    """Seat a new computer of a level at a lobby, under a name that is free; nothing is checked.

    In a rematch whose game hands something on, all are put in the order of the game before.
    """
    table = live.table
    known = (p.computer.given for p in table.players if p.computer is not None)
    computer = Computer(free_name(known, first=table.id), level)
    players = [*table.players, Player(Seat(len(table.players)), computer)]
    live = live.with_table(players=rematch.seat_returning(table.rematch, players))
    return live, (*live.seat_rows(), live.update_row(to_ms(now)))


def fill(live: LiveTable, person: Person, level: Level, now: datetime) -> tuple[LiveTable, Change]:
    """Seat computers of one level on every seat that nobody sits on, as the host.

    Seats kept for guests are filled, too, and not kept any more; a guest may still come if one is
    freed. In a lobby whose seats are all taken nothing changes.

    Raises:
        Refused: not a lobby or not the host.
    """
    lobby.require_lobby(live)
    lobby.require_host(live, person)
    change: Change = ()
    for _ in range(live.table.terms.seats - len(live.table.players)):
        live, added = _seated(live, level, now)
        change = (*change, *added)
    for one in live.table.kept_for:
        live, lapsed = invitations.settle(live, one.guest.id, InvitationState.LAPSED)
        change = (*change, *lapsed)
    return live, change


def remove(live: LiveTable, person: Person, given: str, now: datetime) -> tuple[LiveTable, Change]:
    """Take the computer named ``given`` out of a lobby, as the host; those behind it move up.

    The change stores all seats and has the lobby's message updated.

    Raises:
        Refused: not a lobby, not the host, or there is no computer of that name (``no-computer``).
    """
    lobby.require_lobby(live)
    lobby.require_host(live, person)
    players = live.table.players
    stay = [p for p in players if p.computer is None or p.computer.given != given]
    if len(stay) == len(players):
        raise Refused("no-computer")
    live = live.with_table(
        players=tuple(replace(one, seat=Seat(seat)) for seat, one in enumerate(stay))
    )
    return live, (*live.seat_rows(), live.update_row(to_ms(now)))
