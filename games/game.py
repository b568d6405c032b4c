"""What the rules of all games have in common; a game adds what is its own.

Whatever a game only passes on to one of its chapters it names, as in
``redeal = staticmethod(knowledge.redeal)``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Generic, Self, TypeVar

from games.api import Applied, Option, Options, OptionValue, RuleError, State, checked_options

R = TypeVar("R", bound="Rules[Any]")
S = TypeVar("S", bound=State)

Stored = dict[str, Any]


class Rules(ABC, Generic[S]):
    """The common half of :class:`games.api.Game`: tables, editions and older shapes."""

    id: ClassVar[str]
    version: ClassVar[int] = 1
    seats: ClassVar[Sequence[int]]
    options: ClassVar[tuple[Option, ...]] = ()
    lifts: ClassVar[Mapping[int, Callable[[Stored], Stored]]] = {}
    """What makes of a state that a version stored one of the next; where nothing, it is the same.

    Versions differ more often in what comes of a move than in what is stored.
    """

    def __init__(self, played: int | None = None) -> None:
        self.played = self.version if played is None else played
        """The version of the rules that games are played by; all store the present shapes."""

    @abstractmethod
    def set_up(self, seats: int, options: Options, seed: str) -> Applied[S]:
        """Set the game up for a table that is allowed, with a value for every option."""

    def start(self, seats: int, options: Options, seed: str) -> Applied[S]:
        """Set the game up for ``seats`` players.

        Raises:
            RuleError: the number of players or an option is not allowed.
        """
        return self.set_up(seats, self.checked(seats, options), seed)

    def checked(self, seats: int, options: Options) -> dict[str, OptionValue]:
        """Complete the options of a table.

        Raises:
            RuleError: the number of players or an option is not allowed.
        """
        self.check_seats(seats)
        return checked_options(self.options, options, seats)

    def check_seats(self, seats: int) -> None:
        """Refuse a number of players.

        Raises:
            RuleError: so many cannot play.
        """
        if seats not in self.seats:
            raise RuleError("wrong-number-of-seats", seats=str(seats))

    def as_of(self, version: int) -> Self:
        """Return the game by the rules that it was begun with.

        Raises:
            ValueError: no release ever had that version.
        """
        if not 1 <= version <= self.version:
            raise ValueError(version)
        return self if version == self.played else _edition(type(self), version)

    def upgrade(self, version: int, stored: Stored) -> Stored:
        """Lift a stored state of an older ``version`` to the present shape, one at a time.

        Raises:
            ValueError: no release ever stored that version.
        """
        if not 1 <= version <= self.version:
            raise ValueError(version)
        for older in range(version, self.version):
            if older in self.lifts:
                stored = self.lifts[older](stored)
        return stored


@cache
def _edition(kind: type[R], version: int) -> R:
    return kind(version)
