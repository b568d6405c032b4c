"""Results of games, and series played through by them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.api import Event, Outcome, Seat
from games.series.api import Entrant, Pairing
from games.series.championship import Championship, record
from games.series.events import GameCalled, LotDrawn, NameAdvanced


def won(seat: int, totals: tuple[int, ...] = ()) -> Outcome:
    """Return how a game ended that one seat won."""
    return Outcome(((Seat(seat),), (Seat(1 - seat),)), "reason", totals)


def ended(totals: tuple[int, int]) -> Outcome:
    """Return how a game ended by its totals; equal ones are a draw."""
    one, two = totals
    return drawn(totals) if one == two else won(int(one < two), totals)


def drawn(totals: tuple[int, ...] = ()) -> Outcome:
    """Return how a game ended that nobody won."""
    return Outcome(((Seat(0), Seat(1)),), "reason", totals)


def of(events: Sequence[Event], *kinds: type[Event]) -> list[Any]:
    """List the events of some kinds."""
    return [event for event in events if isinstance(event, kinds)]


def names(series: Championship) -> list[list[int]]:
    """Return the columns of the sheet."""
    return [list(stage.names) for stage in series.stages]


def called(events: Sequence[Event]) -> list[tuple[int, int]]:
    """List who meets in the games that are called."""
    return [event.seats for event in of(events, GameCalled)]


def advanced(events: Sequence[Event]) -> list[tuple[int, str]]:
    """List whose names went on, and why."""
    return [(event.entrant, str(event.why)) for event in of(events, NameAdvanced)]


def lots(events: Sequence[Event]) -> list[list[tuple[int, int]]]:
    """List the draws of the seeding: who drew which lot."""
    drawn_lots = of(events, LotDrawn)
    numbers = sorted({event.draw for event in drawn_lots})
    return [
        [(event.entrant, event.lot) for event in drawn_lots if event.draw == number]
        for number in numbers
    ]


def game_of(series: Championship, entrant: int) -> Pairing:
    """Return the open game of somebody."""
    return next(one for one in series.open if entrant in one.seats)


def win(series: Championship, entrant: int) -> tuple[Championship, tuple[Event, ...]]:
    """Let somebody win the open game."""
    pairing = game_of(series, entrant)
    stepped = record(series, pairing.number, won(pairing.seat_of(Entrant(entrant))))
    return stepped.series, stepped.events


def draw(series: Championship, entrant: int) -> tuple[Championship, tuple[Event, ...]]:
    """Let the open game of somebody end in a draw."""
    stepped = record(series, game_of(series, entrant).number, drawn())
    return stepped.series, stepped.events
