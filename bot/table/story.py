"""Who sat where at each moment of a game, so that what happened is told of whoever was there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from bot.model.host_events import AnsweredFor, MovedForLeaver
from bot.model.players import Occupant
from bot.model.story import Cast, Chapter
from bot.model.table import Table
from bot.rows.moves import MoveRow
from bot.rows.seats import PastOccupancyRow
from bot.table.occupants import occupant_of
from bot.table.replay import Told, told
from games.api import AnyGame

_LEFT = ("left", "kicked", "conceded")
"""Endings of a stay after which the host moves for the seat."""

Casting = Callable[[int], Cast]
"""Finds who sat in each seat when a move was made, by the number of the move."""


def casting(table: Table, past: Iterable[PastOccupancyRow]) -> Casting | None:
    """Return a function from a move's number to who sat in each seat; None if nobody was replaced.

    ``past`` are the occupancies that have ended. A move in a seat without a player is told of who
    had it last.
    """
    if not any(player.occupancy.number for player in table.players):
        return None
    sat: list[list[tuple[int, Occupant]]] = [[] for _ in table.players]
    for one in sorted(past):
        sat[one.seat].append((one.began_after, occupant_of(one)))
    for player in table.players:
        sat[player.seat].append((player.occupancy.began_after, player.occupant))
    return lambda number: tuple(
        # Nobody sits in an empty seat: what the host answers there is told of who left it.
        next((one for after, one in reversed(seat) if after < number), seat[0][1])
        for seat in sat
    )


def people(table: Table, past: Iterable[PastOccupancyRow]) -> tuple[tuple[Occupant, ...], ...]:
    """Return by seat all who have sat there, each once and in order; empty if nobody was replaced.

    ``past`` are the occupancies that have ended. People have the names of their last stay.
    """
    if not any(player.occupancy.number for player in table.players):
        return ()
    sat: list[dict[object, Occupant]] = [{} for _ in table.players]
    for one in sorted(past):
        who = occupant_of(one)
        sat[one.seat][one.user_id or who] = who
    for player in table.players:
        sat[player.seat][player.identity] = player.occupant
    return tuple(tuple(seat.values()) for seat in sat)


def tale_of(
    game: AnyGame, moves: Iterable[MoveRow], table: Table, past: Iterable[PastOccupancyRow]
) -> Iterator[Told]:
    """Yield the events of some moves as :func:`with_leavers` has them."""
    return with_leavers(told(game, moves), table, past)


def with_leavers(
    tale: Iterable[Told], table: Table, past: Iterable[PastOccupancyRow]
) -> Iterator[Told]:
    """Yield what was told; where the host moved for somebody who had left, that is said instead.

    ``past`` are the occupancies that have ended. A game of a series ends with who leaves it:
    nothing is moved for them.
    """
    if table.series is not None:
        yield from tale
        return
    ended: list[dict[int, PastOccupancyRow]] = [{} for _ in table.players]
    for row in past:
        ended[row.seat][row.number] = row
    for one in tale:
        if isinstance(one.event, AnsweredFor) and (stays := ended[one.event.seat]):
            current = table.players[one.event.seat].occupancy
            begun = {number: row.began_after for number, row in stays.items()}
            begun[current.number] = current.began_after
            number = max((n for n, after in begun.items() if after < one.number), default=0)
            stay = stays.get(number)
            if stay is not None and stay.ending in _LEFT and stay.ended_at <= one.at:
                left = MovedForLeaver(seat=one.event.seat, conceded=stay.ending == "conceded")
                yield one._replace(event=left)
                continue
        yield one


def chapters(
    game: AnyGame,
    moves: Iterable[MoveRow],
    first: int,
    table: Table,
    past: Sequence[PastOccupancyRow],
) -> tuple[Chapter, ...]:
    """Return the public events by chapter, from the chapter ``first`` on.

    ``past`` are the occupancies that have ended.
    """
    return divided(tale_of(game, moves, table, past), first, casting(table, past))


def divided(
    tale: Iterable[Told], first: int, casting: Casting | None = None
) -> tuple[Chapter, ...]:
    """Divide the public part of what was told into chapters, in order, from chapter ``first`` on.

    Each has its events, who sat where at each (empty if nobody was ever replaced), their moves and
    times. Chapters without public events are left out.
    """
    found: dict[int, list[Told]] = {}
    for one in tale:
        if one.event.to is None and one.chapter >= first:
            found.setdefault(one.chapter, []).append(one)
    return tuple(
        Chapter(
            number,
            tuple(one.event for one in tale),
            casts_of(tale, casting),
            tuple(one.number for one in tale),
            tuple(one.at for one in tale),
        )
        for number, tale in sorted(found.items())
    )


def casts_of(tale: Iterable[Told], casting: Casting | None) -> tuple[Cast, ...]:
    """Return the players by seat at each event; empty if nobody was ever replaced."""
    return () if casting is None else tuple(casting(one.number) for one in tale)
