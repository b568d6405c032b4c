"""A rematch: what it takes over from the game before, and in which order people sit at it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from bot.model.players import Player
from bot.model.table import Rematch, Status, Table, TableId
from bot.rows.tables import RematchRow
from bot.store.loaded import StoredLobby
from bot.table.live_table import LiveTable
from games.api import Seat


def find_open(lobbies: Iterable[StoredLobby], before: TableId | None) -> TableId | None:
    """Return the id of the open lobby that is a rematch of table ``before``; None without one."""
    if before is None:
        return None
    return next((TableId(one.table_id) for one in lobbies if one.rematch_of == before), None)


def rematch_of(live: LiveTable) -> Rematch | None:
    """Return what the next table takes over: a rematch, or a lobby that is opened again.

    From a finished game, who sat in each seat in the end, and what the rules hand on, if anything;
    nothing is handed on where the position was let go or is damaged. From a lobby that was closed
    before a game began, neither people nor anything handed on. None for any other table.
    """
    if live.table.led_to_nothing:
        # Nobody has played from a seat to which they could return.
        return Rematch(live.table.id, (), None)
    if live.table.status is not Status.OVER:
        return None
    people = tuple(player.identity for player in live.table.players)
    running = live.running
    handed_on = None if running is None else running.game.hand_on(running.state)
    return Rematch(live.table.id, people, None if handed_on is None else dict(handed_on))


def seat_returning(rematch: Rematch | None, players: Iterable[Player]) -> tuple[Player, ...]:
    """Give players their seats in the order given, which is that of joining.

    In a rematch of a game whose rules hand something on, those who played before come first, in
    their seats' order of then.
    """
    order = list(players)
    if rematch is not None and rematch.handed_on is not None:
        newcomer = len(rematch.people)

        def sat(player: Player) -> int:
            seat = rematch.seat_of(player.identity)
            return newcomer if seat is None else seat

        order.sort(key=sat)
    return tuple(replace(player, seat=Seat(seat)) for seat, player in enumerate(order))


def seat_again(table: Table, after: Rematch | None) -> Table:
    """Add the computers of the game before (``after``) to a table, as far as there is room.

    Without a rematch the table is returned unchanged.
    """
    if after is None:
        return table
    players = [*table.players]
    for computer in after.computers[: table.terms.seats - len(players)]:
        players.append(Player(Seat(len(players)), computer))
    return replace(table, players=seat_returning(after, players))


def settle_seating(live: LiveTable) -> tuple[LiveTable, tuple[RematchRow, ...]]:
    """Store for good where the players of a rematch sat before, as its game starts.

    For a new player that is None. Without a rematch nothing changes.
    """
    rematch = live.table.rematch
    if rematch is None:
        return live, ()
    seating = tuple(rematch.seat_of(player.identity) for player in live.table.players)
    live = live.with_table(rematch=replace(rematch, seating=seating))
    return live, rematch_rows(live)


def rematch_rows(live: LiveTable) -> tuple[RematchRow, ...]:
    """Return the row of what a table takes over from the game before; empty if it is no rematch."""
    rematch = live.table.rematch
    if rematch is None:
        return ()
    return (
        RematchRow(
            live.table.id,
            rematch.of,
            _json(rematch.people),
            _json(rematch.handed_on),
            None if rematch.seating is None else _json(rematch.seating),
        ),
    )


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
