"""A seat that is asked, in a game as that seat may imagine it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.api import AnyGame, Options, Seat, State


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
    """Say by seat for which side it plays: for its camp where there are any, else for itself."""
    return tuple(place.camp for place in game.places(seats, options)) or _alone(seats)


def _alone(seats: int) -> tuple[str, ...]:
    """Return a camp of its own for each seat."""
    return tuple(str(seat) for seat in range(seats))
