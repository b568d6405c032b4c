"""What Cursus and Match have in common: two entrants who meet game after game."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from games.api import Event, RuleError
from games.series.api import PAIR, Entrant, Pairing, Result, Series, Stepped, check_running
from games.series.events import GameCalled, GameEntered, GaveUp, SeriesWon

ONE, TWO = Entrant(0), Entrant(1)


class Duel(Series, frozen=True):
    """A series of two entrants."""

    alternating: bool
    """True if the two change seats after each game."""


D = TypeVar("D", bound=Duel)


def check_entrants(entrants: int) -> None:
    """Refuse any other number than two.

    Raises:
        RuleError: they are not two.
    """
    if entrants not in PAIR:
        raise RuleError("two-entrants-needed", entrants=entrants)


def call_game(series: D, events: list[Event]) -> D:
    """Open the next game, alone, with its event; where seats alternate, every second swaps them."""
    number = len(series.played) + 1
    seats = (TWO, ONE) if series.alternating and number % 2 == 0 else (ONE, TWO)
    events.append(GameCalled(number=number, stage=number, seats=seats, again=0))
    return replace(series, open=(Pairing(number, number, seats),))


def enter(series: D, result: Result, events: list[Event]) -> D:
    """Write a result on the sheet, with its event; no game is open then, none is called here."""
    pairing = result.pairing
    events.append(
        GameEntered(
            number=pairing.number,
            seats=pairing.seats,
            winner=result.winner,
            totals=result.totals,
        )
    )
    return replace(series, played=(*series.played, result), open=())


def wins_of(series: Duel, entrant: Entrant) -> int:
    """Count the games that somebody won."""
    return sum([result.winner == entrant for result in series.played])


def leaders(ahead: int) -> tuple[tuple[Entrant, ...], ...]:
    """Rank the two by how far the first is ahead; equal, they share the first place."""
    if not ahead:
        return ((ONE, TWO),)
    return ((ONE,), (TWO,)) if ahead > 0 else ((TWO,), (ONE,))


def give_up(series: D, entrant: Entrant) -> Stepped[D]:
    """Give the whole series up, at any moment: it ends at once, and the other ranks first (M22).

    The running game is not entered. A single game of a Cursus cannot be given up, or eleven points
    ahead one would give up the rest; nor is a bonus given.

    Raises:
        RuleError: the series is over, or nobody of that number takes part.
    """
    check_running(series)
    if entrant not in (ONE, TWO):
        raise RuleError("not-in-the-running", entrant=entrant)
    winner = TWO if entrant == ONE else ONE
    events = (GaveUp(entrant=entrant), SeriesWon(entrants=(winner,)))
    return Stepped(replace(series, open=(), ranking=((winner,), (entrant,))), events)
