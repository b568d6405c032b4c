"""The values that the rules of every game take and return: seats, moves, events, states, views."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum, StrEnum
from itertools import accumulate, chain, islice
from typing import Any, ClassVar, Generic, NewType, TypeVar

import msgspec

from games.rng import Rng

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 in playing order. Rules know seats, never people."""

OptionValue = bool | int | str


class Option(msgspec.Struct, frozen=True):
    """A choice made when a table is opened; it drives the command, the lobby and the rules."""

    key: str
    """Identifier: lower-case letters, digits and underscores."""
    default: OptionValue
    choices: tuple[OptionValue, ...]
    """Every value allowed, in the order shown; ``(False, True)`` for a switch."""
    seats: tuple[int, ...] = ()
    """The numbers of players at which it is offered; empty for all of them.

    At any other number the option has its default, whatever was chosen.
    """

    def offered(self, seats: int) -> bool:
        """Whether a table of ``seats`` players may choose it."""
        return not self.seats or seats in self.seats


Options = Mapping[str, OptionValue]


class Move(msgspec.Struct, frozen=True, tag=True, gc=False):
    """What a seat decides. Subclasses are named in the imperative and hold scalars only."""


class Weight(IntEnum):
    """How much an event matters, the heavier the more."""

    UPKEEP = 0
    """It changes nothing that counts, or does so in every turn: whose turn it is, a question's
    state, cards drawn, a score repeated. It is no part of the story of a game."""
    DEED = 1
    """Something was done, or luck did it."""
    RESULT = 2
    """It decides whether something that a seat tried works."""
    STAKE = 3
    """It costs or gains a seat something that counts, beyond a price that the seat chose to pay."""


EVERYBODY = ("everybody",)
"""In :attr:`Significance.concerns`, all seats at the table."""


class Significance(msgspec.Struct, frozen=True):
    """What a type of event means to readers: declared once, where the event is defined."""

    weight: Weight
    concerns: tuple[str, ...] = ()
    """Names of the fields that hold the seats it concerns, or :data:`EVERYBODY`.

    Of a stake, the seats whom it costs or gains something; of a result, those whose attempt it
    decides; of a deed, those to whom it is done. A seat that only does something is none of them.
    """
    moment: bool = False
    """Whether it is worth a picture of its own: a reveal, a fight, the end."""
    epilogue: str = ""
    """Topic of the epilogue that it adds to: what lay hidden, told once the game is over.

    Lower-case letters and hyphens; empty: it adds nothing.
    """


class Event(msgspec.Struct, frozen=True, tag=True, kw_only=True, gc=False):
    """What happened. Subclasses are named as past participles."""

    significance: ClassVar[Significance] = Significance(Weight.DEED)
    """Every event of a game declares its own (:class:`games.game.Rules`)."""
    begins_turn: ClassVar[bool] = False
    """Whether the story of the game starts a new paragraph with this event."""
    begins_round: ClassVar[bool] = False
    """Whether everybody has had their turn when this begins one.

    Where no event of a game says so, a turn is one seat's and a round is one of each seat.
    """
    reveals: ClassVar[bool] = False
    """Whether somebody learns something hidden by it, so that nothing before it can be undone.

    An event that the mover alone hears and that reveals nothing, as a step of a private draft, is
    no obstacle to taking that step back.
    """

    to: tuple[Seat, ...] | None = None
    """Who may hear of it: these seats, or everybody, spectators included."""

    def concerned(self, players: int) -> tuple[Seat, ...]:
        """Return the seats that it concerns at a table of ``players``, from its own fields alone.

        Whoever hears of the event may know them.
        """
        names = self.significance.concerns
        if names == EVERYBODY:
            return tuple(map(Seat, range(players)))
        found = [self.seats_of(getattr(self, name), players) for name in names]
        return tuple(dict.fromkeys(chain.from_iterable(found)))

    @staticmethod
    def seats_of(value: Any, players: int) -> tuple[Seat, ...]:  # noqa: ARG004 - a game may ask
        """Return the seats that the value of a field stands for: a seat, several, or None."""
        if value is None:
            return ()
        return value if isinstance(value, tuple) else (value,)


Events = list[Event]
"""The events on the way to the next question, in order; a rule appends to it."""


class Decision(msgspec.Struct, frozen=True, gc=False):
    """One open question to one seat.

    Who is asked, and the wording, never depend on hidden information.
    """

    id: str
    """Never used twice in a game; letters and digits. Seats asked at once share it."""
    seat: Seat
    prompt: str
    """Key of the question's sentence."""
    secret: bool = False
    """Whether the answer stays hidden until every seat asked has answered."""
    optional: bool = False
    """Whether this is a reaction that a seat may let pass."""
    answered: bool = False
    """Whether an answer was given that may still be changed."""
    fence: bool = False
    """Whether its answer is one to what somebody else did and, for all that everybody knows, might
    have been another: whoever hears it has learnt something, so that nothing up to it is undone.
    """


class State(msgspec.Struct, frozen=True):
    """Everything there is to know about a game, luck included; no person's id."""

    rng: Rng


S = TypeVar("S", bound=State)


class View(msgspec.Struct, frozen=True):
    """What one viewer may know, listed field by field; the only thing that leaves the rules."""

    viewer: Seat | None
    """The seat that looks, or nobody in particular: a spectator."""


class Waiting(msgspec.Struct, frozen=True, gc=False):
    """A seat that is asked, and whether it has answered."""

    seat: Seat
    answered: bool


class PhasedView(View, frozen=True):
    """A view that tells what the table waits for; every game's view is one.

    It says by an enumeration of its own which phases there are: the host has sentences for each.
    """

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if PhasedView in cls.__bases__ and "phase" not in vars(cls).get("__annotations__", {}):
            raise TypeError(f"{cls.__name__} does not say which phases there are")

    phase: StrEnum
    """What the table waits for, the prompt of the open question; ``over`` at the end."""
    waiting: tuple[Waiting, ...]
    """The seats asked, in order."""


OVER = "over"
"""The phase of a game that has ended, whatever the game."""


class Applied(msgspec.Struct, Generic[S], frozen=True, gc=False):
    """The state after a move and what happened on the way, in order."""

    state: S
    events: tuple[Event, ...]


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    ranking: tuple[tuple[Seat, ...], ...]
    """Places from the first on; seats of one group share their place."""
    reason: str
    """Key of the sentence that says why the game ended."""
    scores: tuple[int, ...] = ()
    """Final points by seat, where the game counts any."""

    @property
    def placed(self) -> tuple[tuple[int, tuple[Seat, ...]], ...]:
        """Every place that is taken, counted from 1, and the seats that share it."""
        ahead = accumulate((len(seats) for seats in self.ranking), initial=1)
        return tuple(zip(ahead, self.ranking, strict=False))

    @property
    def margin(self) -> int:
        """How many points more the first has than who comes next; 0 where they share the place."""
        first, second = islice(chain.from_iterable(self.ranking), 2)
        return self.scores[first] - self.scores[second]

    def place_of(self, seat: Seat) -> int:
        """Return the place of a seat, counted from 1."""
        return next(place for place, seats in self.placed if seat in seats)


class RuleError(Exception):
    """A move that the rules refuse; the state it was tried on is untouched.

    The key names a sentence, the details are its variables: no language here.
    """

    def __init__(self, key: str, **details: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.details = details


def is_fence(before: State, applied: Applied[Any], mover: Seat | None) -> bool:
    """Whether a step drew luck or told anybody but its ``mover`` something: it cannot be undone."""
    if applied.state.rng != before.rng:
        return True
    for event in applied.events:
        if event.reveals or not (event.to is None or event.to == (mover,)):
            return True
    return False


def check_viewer(viewer: Seat | None, seats: int) -> None:
    """Refuse to look for a seat that is not at the table.

    Raises:
        RuleError: there is no such seat.
    """
    if viewer is not None and not 0 <= viewer < seats:
        raise RuleError("no-such-seat", seat=str(viewer))


def checked_options(
    declared: tuple[Option, ...], chosen: Options, seats: int
) -> dict[str, OptionValue]:
    """Complete ``chosen`` with the defaults, for a table of ``seats`` players.

    Raises:
        RuleError: an option is unknown or has a value that was not offered.
    """
    known = {option.key: option for option in declared}
    for key, value in chosen.items():
        if key not in known:
            raise RuleError("unknown-option", option=key)
        offered = known[key].choices
        # 1 == True: compare the types too, or a number would pass for a switch.
        if not any(value == choice and type(value) is type(choice) for choice in offered):
            raise RuleError("wrong-option-value", option=key, value=str(value))
    return {
        option.key: chosen.get(option.key, option.default)
        if option.offered(seats)
        else option.default
        for option in declared
    }
