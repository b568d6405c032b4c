"""Moves that nobody has to ask for: giving up, and what a game lets a seat do at any time."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from typing import Any, ClassVar, Protocol, runtime_checkable

from games.api import AnyGame, Move, Options, Seat
from games.optional.places import places_of


@runtime_checkable
class ActsUnasked(Protocol):
    """What a game may add to its rules: moves that a seat may make at any time, asked or not."""

    def unasked_moves(self, state: Any, seat: Seat) -> Iterator[Move]:
        """Yield them in a stable order; giving up is none of them (:class:`Concedable`)."""
        ...


@cache
def acting_unasked(game: AnyGame) -> ActsUnasked | None:
    """Return a game as one with moves that nobody asks for; None where there are none."""
    return game if isinstance(game, ActsUnasked) else None


class Aftermath(StrEnum):
    """What becomes of a seat that gives up, and of the game."""

    ENDED = "ended"
    """The game is over."""
    OUT = "out"
    """The seat plays no more; the others go on while there are two."""
    CAMP = "camp"
    """It is played for until somebody takes it over (:class:`Resumable`), or all the seats of its
    camp have given up, too: then that has lost."""
    PLAYED = "played"
    """It is played for to the end, since the rules know nothing of giving up."""


@runtime_checkable
class Concedable(Protocol):
    """What a game may add to its rules: going on without a seat that gives up."""

    aftermath: ClassVar[Aftermath]
    """What then becomes of it."""

    def concession(self, state: Any, seat: Seat) -> Move | None:
        """Return the move with which ``seat`` gives up, asked or not; None where it cannot now."""
        ...


@runtime_checkable
class Resumable(Protocol):
    """What a game may add to its rules: a seat that gave up plays on once it is taken over."""

    def withdrawal(self, state: Any, seat: Seat) -> Move | None:
        """Return the move with which ``seat`` plays on; None where it has not given up."""
        ...


_DUEL = 2


def aftermath_of(game: AnyGame, seats: int, options: Options, seat: Seat) -> Aftermath:
    """Say what becomes of a table of ``seats`` players when ``seat`` gives up."""
    if not isinstance(game, Concedable):
        return Aftermath.PLAYED
    found: Aftermath = game.aftermath
    camps = [place.camp for place in places_of(game, seats, options)]
    # Where one of two is gone, the other has won.
    ended = camps.count(camps[seat]) == 1 if found is Aftermath.CAMP else seats == _DUEL
    return Aftermath.ENDED if ended else found
