"""Who sat where at each moment of a game, so that what happened is told of whoever was there."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.records import Cast, Person, Table
from bot.store.records import TenureRow

Casting = Callable[[int], Cast]
"""Finds who sat in each seat when a move was made, by the number of the move."""


def casting(table: Table, tenures: Iterable[TenureRow]) -> Casting | None:
    """Find who sat where; None where everybody has sat in their seats from the start."""
    if not any(player.sitting.number for player in table.players):
        return None
    sat: list[list[tuple[int, Person]]] = [[] for _ in table.players]
    for tenure in sorted(tenures):
        sat[tenure.seat].append((tenure.began_after, Person(tenure.user_id, tenure.name)))
    for player in table.players:
        sat[player.seat].append((player.sitting.began_after, player.person))
    return lambda number: tuple(
        # Nobody sits in an empty seat: what the host answers there is told of who left it.
        next((person for after, person in reversed(seat) if after < number), seat[0][1])
        for seat in sat
    )
