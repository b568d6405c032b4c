"""What the rules of all games have in common; a game adds what is its own.

Whatever a game only passes on to one of its chapters it names, as in
``redeal = staticmethod(knowledge.redeal)``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Generic, Self, TypeVar, final

from games.api import (
    Applied,
    Event,
    Move,
    Option,
    Options,
    OptionValue,
    RuleError,
    Seat,
    State,
    View,
    check_viewer,
    checked_options,
)
from games.rng import Rng

R = TypeVar("R", bound="Rules[Any, Any, Any]")
S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=View)

Stored = dict[str, Any]
Events = list[Event]
"""What happens on the way to the next question, in order; a rule adds to it."""


class Rules(ABC, Generic[S, M, V]):
    """The common half of :class:`games.api.Game`: tables, checks, editions and older shapes."""

    id: ClassVar[str]
    version: ClassVar[int] = 1
    seats: ClassVar[Sequence[int]]
    options: ClassVar[tuple[Option, ...]] = ()
    lifts: ClassVar[Mapping[int, Callable[[Stored], Stored]]] = {}
    """What makes of a state that a version stored one of the next; where nothing, it is the same.

    Versions differ more often in what comes of a move than in what is stored.
    """
    move_types: tuple[type[M], ...]
    unasked_types: ClassVar[tuple[type[Move], ...]] = ()
    """Kinds of move that any seat may make while the game goes on, asked or not."""

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

    @abstractmethod
    def seat_count(self, state: S) -> int:
        """Return how many play."""

    @abstractmethod
    def asked(self, state: S) -> tuple[Seat, ...]:
        """Return the seats that may answer now; none exactly when the game is over."""

    def answered(self, state: S) -> tuple[Seat, ...]:  # noqa: ARG002 - asked of a state
        """Return those asked that have answered and may change their answer."""
        return ()

    def answer_types(self, state: S) -> Collection[type[Move]]:  # noqa: ARG002 - asked of a state
        """Return the kinds of move that answer the open question; all, where there is but one."""
        return self.move_types

    @abstractmethod
    def answer(self, state: S, seat: Seat, move: M, events: Events) -> S:
        """Answer the open question of a seat that is asked; add what happens to ``events``.

        Raises:
            RuleError: the move is not legal.
        """

    def act_unasked(self, state: S, seat: Seat, move: M, events: Events) -> S:
        """Make a move of :attr:`unasked_types`, while the game goes on.

        Raises:
            RuleError: the move is not legal.
        """
        raise NotImplementedError

    @abstractmethod
    def choose_default(self, state: S, seat: Seat, luck: Rng) -> M:
        """Choose for an absent seat that owes an answer, as :meth:`default_move`."""

    @abstractmethod
    def show(self, state: S, viewer: Seat | None) -> V:
        """Show the game to a viewer who may look."""

    @final
    def apply(self, state: S, seat: Seat, move: M) -> Applied[S]:
        """Answer the open question of ``seat`` with ``move``, or make a move that nobody asks for.

        Raises:
            RuleError: ``game-over``, ``not-asked``, ``wrong-answer``, ``no-such-seat``, or as the
                game refuses the move; ``state`` is untouched.
        """
        events: Events = []
        asked = self.asked(state)
        if not asked:
            raise RuleError("game-over")
        if isinstance(move, self.unasked_types):
            if seat not in range(self.seat_count(state)):
                raise RuleError("no-such-seat", seat=str(seat))
            after = self.act_unasked(state, seat, move, events)
        elif seat not in asked:
            raise RuleError("not-asked")
        elif type(move) not in self.answer_types(state):
            raise RuleError("wrong-answer")
        else:
            # What came from outside may be another number that equals the seat.
            after = self.answer(state, asked[asked.index(seat)], move, events)
        return self.as_then(Applied(after, tuple(events)))

    def as_then(self, applied: Applied[S]) -> Applied[S]:
        """Return what came of a move as the version of :attr:`played` had it."""
        return applied

    def owes(self, state: S, seat: Seat) -> bool:
        """Whether a seat is asked and has not answered."""
        return seat in self.asked(state) and seat not in self.answered(state)

    @final
    def default_move(self, state: S, seat: Seat, luck: Rng) -> M:
        """Choose for an absent ``seat``; see :meth:`games.api.Game.default_move`.

        Raises:
            RuleError: the seat owes no answer.
        """
        if not self.owes(state, seat):
            raise RuleError("not-asked")
        return self.choose_default(state, seat, luck)

    @final
    def view(self, state: S, viewer: Seat | None) -> V:
        """Show the game as ``viewer`` may see it.

        Raises:
            RuleError: there is no such seat.
        """
        check_viewer(viewer, self.seat_count(state))
        return self.show(state, viewer)

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
