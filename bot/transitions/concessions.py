"""Giving a game up by its own rules: what a seat does, its camp with it, and who comes next."""

from __future__ import annotations

from bot.model.table import Status
from bot.model.times import Millis, from_ms
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
    """Return the concessions of a camp whose last person has just conceded.

    Computers have no voice, and a seat that the host plays counts as giving up (G33). Nobody
    gives up along with somebody as long as a person of the camp wants to play on.
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
    """Withdraw the concession of a seat that somebody has taken over (G33)."""
    running = live.running
    move = None if running is None else running.game.withdrawal(running.state, seat)
    if running is None or move is None:
        return live, ()
    applied = running.game.apply(running.state, seat, move)
    return advance(live, PendingMove(seat, "", move, "default"), applied, from_ms(at))
