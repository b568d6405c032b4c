"""A seat that is asked, in a game as that seat may imagine it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.api import AnyGame, Options, Outcome, Seat, State


class Position(msgspec.Struct, frozen=True):
    """What a computer is handed: never the game itself, only one dealt again for its seat."""

    game: AnyGame
    state: State
    """Dealt again for :attr:`seat`, so that there is nothing in it to peek at."""
    seat: Seat
    camps: tuple[str, ...]
    """By seat, the side that it plays for."""

    @property
    def seats(self) -> list[Seat]:
        """List the seats at the table."""
        return [Seat(seat) for seat in range(len(self.camps))]


def find_position(game: AnyGame, state: State, seat: Seat, camps: Sequence[str]) -> Position:
    """Return the position of ``seat``; without ``camps`` every seat plays for itself."""
    return Position(game, state, seat, tuple(camps) or _alone(game.seat_count(state)))


def camps_of(game: AnyGame, seats: int, options: Options) -> tuple[str, ...]:
    """Return, by seat, the side that it plays for: its camp where there are any, else itself."""
    return tuple(place.camp for place in game.places(seats, options)) or _alone(seats)


def places(outcome: Outcome, camps: Sequence[str]) -> dict[Seat, int]:
    """Return the place of each seat, counted from 1; seats of one group share theirs.

    Where camps play, they are what is ranked: the second has place 2, however many have won.
    ``camps`` are those of :func:`camps_of`.
    """
    found: dict[Seat, int] = {}
    place = 1
    for seats in outcome.ranking:
        found |= dict.fromkeys(seats, place)
        place += len({camps[seat] for seat in seats})
    return found


def _alone(seats: int) -> tuple[str, ...]:
    """Return a camp of its own for each seat."""
    return tuple(str(seat) for seat in range(seats))
