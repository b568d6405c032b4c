"""Interface of all series: entrants, pairings and results.

A series is a value. The host opens a table for every :class:`Pairing`, tells the series how each
game ended, and opens what comes next; a series knows no game, no person and no time.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Generic, NewType, TypeVar

import msgspec

from games.api import Event, Outcome, RuleError, Seat

Entrant = NewType("Entrant", int)
"""Somebody who takes part, counted from 0; never a person's id.

Where two meet in game after game, entrant 0 has seat 0 in the first one.
"""

PAIR = range(2, 3)
"""The number of entrants of a series in which two meet."""


class Kind(StrEnum):
    """The kinds of series."""

    CURSUS = "cursus"
    CHAMPIONSHIP = "championship"
    MATCH = "match"


class Pairing(msgspec.Struct, frozen=True, gc=False):
    """A game to be played at a table of its own."""

    number: int
    """Counted from 1 through the whole series."""
    stage: int
    """Of a championship, counted from 1; elsewhere the number of the game."""
    seats: tuple[Entrant, Entrant]
    """Who sits where; seat 0 begins."""

    def seat_of(self, entrant: Entrant) -> Seat:
        """Return where somebody sits."""
        return Seat(self.seats.index(entrant))


class Result(msgspec.Struct, frozen=True, gc=False):
    """How the game of a pairing ended."""

    pairing: Pairing
    winner: Entrant | None
    """None after a draw."""
    totals: tuple[int, int]
    """Points by seat; 0 where the game counts none."""

    def total_of(self, entrant: Entrant) -> int:
        """Return the points of somebody."""
        return self.totals[self.pairing.seat_of(entrant)]


class Series(msgspec.Struct, frozen=True, tag=True):
    """What every kind of series holds."""

    played: tuple[Result, ...]
    """In the order in which they were entered."""
    open: tuple[Pairing, ...]
    """The games that go on now, each at its table."""
    ranking: tuple[tuple[Entrant, ...], ...]
    """Places from the first on, once the series is over; a group shares its place."""


S_co = TypeVar("S_co", bound=Series, covariant=True)


class Stepped(msgspec.Struct, Generic[S_co], frozen=True):
    """The series after something happened, and what everybody hears of it, in order.

    A :class:`games.series.events.GameCalled` among the events is a table to be opened.
    """

    series: S_co
    events: tuple[Event, ...]


def result_of(series: Series, number: int, outcome: Outcome) -> Result:
    """Read how the open game ``number`` ended, and change nothing; a shared first place is no win.

    Totals are 0 for both where the outcome has no scores.

    Raises:
        RuleError: there is no such game open.
    """
    pairing = next((one for one in series.open if one.number == number), None)
    if pairing is None:
        raise RuleError("no-such-game", number=number)
    first = outcome.ranking[0]
    winner = pairing.seats[first[0]] if len(first) == 1 else None
    one, two = outcome.scores or (0, 0)
    return Result(pairing, winner, (one, two))


def place_of(ranking: tuple[tuple[Entrant, ...], ...], entrant: Entrant) -> int:
    """Return the rank of an entrant in ``ranking``: how many are ahead, plus one (1 2 3 3 5 5)."""
    place = next(place for place, group in enumerate(ranking) if entrant in group)
    return sum([len(group) for group in ranking[:place]]) + 1


def check_running(series: Series) -> None:
    """Refuse to go on with a series that is over.

    Raises:
        RuleError: it is.
    """
    if series.ranking:
        raise RuleError("series-over")
