"""Named places: seats that have a role in a camp, and that people choose by name."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

import msgspec

from games.api import AnyGame, Options, Seat, State


class Place(msgspec.Struct, frozen=True):
    """A seat with a name of its own: a role in a camp."""

    key: str
    """Names the text of the place; lower-case letters, digits and hyphens."""
    camp: str
    """Key of the side that the seat plays for; seats of a camp win and lose together."""
    emblem: str = ""
    """Key of the sign by which pictures and buttons know the camp or the role."""


@runtime_checkable
class NamedPlaces(Protocol):
    """What a game may add to its rules: seats that people choose by name."""

    def places(self, seats: int, options: Options) -> tuple[Place, ...]:
        """Name the seats of a table of ``seats`` players, in seat order."""
        ...


@runtime_checkable
class TakesRoles(Protocol):
    """What a game may add to its rules: who plays what, where that is found out in the game."""

    def role(self, state: Any, seat: Seat) -> str:
        """Return the key of what a seat plays, as a place has one; empty until it is known."""
        ...


def role_of(game: AnyGame, seats: int, options: Options, state: State | None, seat: Seat) -> str:
    """Return the key of the place that a seat has, or of what it plays; empty without either."""
    if places := places_of(game, seats, options):
        return places[seat].key
    return game.role(state, seat) if state is not None and isinstance(game, TakesRoles) else ""


def places_of(game: AnyGame, seats: int, options: Options) -> tuple[Place, ...]:
    """Name the seats of a table of ``seats`` players; nothing where seats are just seats."""
    return game.places(seats, options) if isinstance(game, NamedPlaces) else ()
