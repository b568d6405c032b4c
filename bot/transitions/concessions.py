"""Giving a game up by its own rules: what a seat does, its camp with it, and who comes next."""

from __future__ import annotations

from bot.model.table import Status
from bot.model.times import Millis, from_ms
from bot.model.view import UNASKED
from bot.rows.change import Change
from bot.table.live_table import LiveTable
from bot.transitions.moves import PendingMove, advance
from games.api import Move, Seat
from players.position import camps_of


def move_of(live: LiveTable, seat: Seat) -> Move | None:
    """Return the move with which a seat gives up; None if the rules know none, or not now."""
    running = live.running
    return None if running is None else running.game.concession(running.state, seat)


def along_with(live: LiveTable, seat: Seat) -> tuple[PendingMove, ...]:
    """Return the concessions that follow when the last person of a camp has just conceded.

    One for each other seat of the camp of ``seat`` that can still give up: computers, and seats
    that the host plays (G33). Empty if any of those seats has a person present, who may want to
    play on, or if no game is under way. The moves are returned, not applied; that of ``seat``
    itself has been.
    """
    running, table = live.running, live.table
    if running is None or table.status is not Status.PLAYING:
        return ()
    camps = camps_of(running.game, len(table.players), table.terms.options)
    moves = [
        (player, move)
        for player in table.players
        if camps[player.seat] == camps[seat] and (move := move_of(live, player.seat)) is not None
    ]
    if any(player.present for player, _ in moves):
        return ()
    return tuple(
        PendingMove(player.seat, "", move, "default" if player.computer is None else "computer")
        for player, move in moves
    )


def withdraw(live: LiveTable, seat: Seat, at: Millis) -> tuple[LiveTable, Change]:
    """Withdraw the concession of a seat that somebody has taken over (G33).

    The withdrawal is applied as a move of the host, unasked: nobody was waited for. Nothing changes
    where no game runs or the rules have nothing to withdraw for the seat. Who has the seat now is
    not looked at.
    """
    running = live.running
    move = None if running is None else running.game.withdrawal(running.state, seat)
    if running is None or move is None:
        return live, ()
    applied = running.game.apply(running.state, seat, move)
    return advance(live, PendingMove(seat, UNASKED, move, "default"), applied, from_ms(at))
