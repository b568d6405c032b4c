"""Rematches: what the next game takes over from the one before it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

import msgspec

from games.api import AnyGame, Applied, Options, Seat


class Legacy(msgspec.Struct, frozen=True):
    """What a rematch takes over from the game before it."""

    handed_on: Mapping[str, int]
    """What :meth:`Rematchable.hand_on` said of that game."""
    seating: tuple[Seat | None, ...]
    """By seat of the rematch, where its player sat in that game; None for a newcomer."""


@runtime_checkable
class Rematchable(Protocol):
    """What a game may add to its rules: something that a rematch takes over from the game before.

    The host keeps those who return in the order in which they sat.
    """

    def hand_on(self, state: Any) -> Mapping[str, int]:
        """Say what a rematch has to know of a game that is over; nothing secret."""
        ...

    def start_again(self, seats: int, options: Options, seed: str, legacy: Legacy) -> Applied[Any]:
        """Set the game up as :meth:`games.api.Game.start` does, as a rematch.

        Raises:
            RuleError: the number of players, an option or the legacy is not allowed.
        """
        ...


@runtime_checkable
class Reseats(Protocol):
    """What a game with named places may add to its rules: who changes places for a rematch."""

    def rematch_seats(self, seats: int) -> tuple[Seat, ...]:
        """Say by seat where its player sits in a rematch, unless they choose otherwise."""
        ...


def begin(
    game: AnyGame, seats: int, options: Options, seed: str, legacy: Legacy | None
) -> Applied[Any]:
    """Set a game up, as a rematch where there is a ``legacy`` and the game minds it.

    Raises:
        RuleError: the rules do not allow it.
    """
    if legacy is not None and isinstance(game, Rematchable):
        return game.start_again(seats, options, seed, legacy)
    return game.start(seats, options, seed)
