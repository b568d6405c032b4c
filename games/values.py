"""The values that the rules of every game take and return: seats, moves, events, states, views."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
    """Allowed values in the order shown; ``(False, True)`` for a switch."""
    seats: tuple[int, ...] = ()
    """Numbers of players at which it is offered; empty: all.

    At any other number the option has its default, even if another value was chosen.
    """

    def offered(self, seats: int) -> bool:
        """Return True if a table of ``seats`` players may choose it."""
        return not self.seats or seats in self.seats


Options = Mapping[str, OptionValue]


class Move(msgspec.Struct, frozen=True, tag=True, gc=False):
    """A decision of a seat. Subclasses are named in the imperative and hold scalars only."""


class Weight(IntEnum):
    """Importance of an event, ascending."""

    UPKEEP = 0
    """Routine without importance to the story: whose turn it is, cards drawn, a repeated score."""
    DEED = 1
    """An action, or an effect of luck."""
    RESULT = 2
    """The success or failure of an attempt."""
    STAKE = 3
    """A gain or loss of something that counts, other than a price paid by choice."""


EVERYBODY = ("everybody",)
"""In :attr:`Significance.concerns`, all seats at the table."""


class Significance(msgspec.Struct, frozen=True):
    """The meaning of an event type for the story, declared by its class."""

    weight: Weight
    concerns: tuple[str, ...] = ()
    """Names of the fields that hold the seats it concerns, or :data:`EVERYBODY`.

    Of a stake, the seats whom it costs or gains something; of a result, those whose attempt it
    decides; of a deed, those to whom it is done. A seat that only does something is none of them.
    """
    moment: bool = False
    """True if it is a highlight of a game: a reveal, a fight, the end."""
    pictures: int = 0
    """Maximum number in a game that get a picture in its story (:mod:`games.moments`)."""
    epilogue: str = ""
    """Topic of the epilogue to which it adds secrets, revealed once the game is over.

    Lower-case letters and hyphens; empty: it adds nothing.
    """
    implied: bool = False
    """True if the public story leaves it out: another event of the turn, or the board, says it."""

    @property
    def is_turning_point(self) -> bool:
        """Return True if the event is reported to followers of a game."""
        return self.moment and self.weight >= Weight.RESULT


class Event(msgspec.Struct, frozen=True, tag=True, kw_only=True, gc=False):
    """Something that happened. Subclasses are named as past participles."""

    significance: ClassVar[Significance] = Significance(Weight.DEED)
    """Every event of a game declares its own (:class:`games.game.Rules`)."""
    begins_turn: ClassVar[bool] = False
    """True if the story of the game starts a new paragraph with this event."""
    begins_round: ClassVar[bool] = False
    """True if a turn that begins with this event also begins a round.

    If no event of a game says so, a turn belongs to one seat and a round is one turn of each.
    """
    reveals: ClassVar[bool] = False
    """True if it reveals something hidden to somebody, which makes it an undo barrier.

    An event that only the mover hears and that reveals nothing, as a step of a private draft, can
    be undone.
    """

    to: tuple[Seat, ...] | None = None
    """The audience: these seats; None is everybody, spectators included."""

    def concerned(self, players: int) -> tuple[Seat, ...]:
        """Return the seats that the event concerns at a table of ``players``, each of them once.

        They follow from its fields alone: everybody who hears of the event may know them. Empty if
        its significance names no fields, or these hold no seat.
        """
        names = self.significance.concerns
        if names == EVERYBODY:
            return tuple(map(Seat, range(players)))
        found = [self.seats_of(getattr(self, name), players) for name in names]
        return tuple(dict.fromkeys(chain.from_iterable(found)))

    def is_pictured(self, before: Sequence[Event]) -> bool:  # noqa: ARG002 - all are, mostly
        """Return True if this one is worth the picture that its type may have.

        ``before`` are the public events of the same turn that came before, in order: whether a
        picture is shown follows from what everybody has heard.
        """
        return True

    @staticmethod
    def seats_of(value: Any, players: int) -> tuple[Seat, ...]:  # noqa: ARG004 - a game may ask
        """Return the seats in a field's value: those of a tuple, a single one, or none for None."""
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
    """Unique in a game, at most 12 letters and digits; seats asked at the same time share it.

    It does not end with ``u`` and a number: the host adds that after an undo.
    """
    seat: Seat
    prompt: str
    """Key of the question's sentence."""
    secret: bool = False
    """True if the answer stays hidden until every seat asked has answered."""
    optional: bool = False
    """True if this is a reaction that the seat may let pass."""
    answered: bool = False
    """True if an answer was given that may still be changed."""
    fence: bool = False
    """True if the answer is an undo barrier.

    It reacts to what somebody else did and, by public knowledge, might have been different: who
    hears it has learnt something. A challenge that one may make or let pass is such an answer.
    """


class State(msgspec.Struct, frozen=True):
    """The complete state of a game, luck included; it holds seats, never user ids."""

    rng: Rng


S = TypeVar("S", bound=State)


class View(msgspec.Struct, frozen=True):
    """What one viewer may know, field by field; no other projection leaves the rules."""

    viewer: Seat | None
    """The seat that looks; None is a spectator."""


class Waiting(msgspec.Struct, frozen=True, gc=False):
    """A seat that is asked."""

    seat: Seat
    answered: bool


class PhasedView(View, frozen=True):
    """A view with the phase of the game, from an enumeration of the game's own.

    Every game's view is one; the host has sentences for each phase.
    """

    def __init_subclass__(cls) -> None:
        """Check that the view of a game declares its own type of ``phase``.

        Only a class that derives from PhasedView directly is checked.

        Raises:
            TypeError: it does not.
        """
        super().__init_subclass__()
        if PhasedView in cls.__bases__ and "phase" not in vars(cls).get("__annotations__", {}):
            raise TypeError(f"{cls.__name__} does not say which phases there are")

    phase: StrEnum
    """The prompt of the open question; ``over`` at the end."""
    waiting: tuple[Waiting, ...]
    """The seats asked, in order."""


OVER = "over"
"""The phase of any game that is over."""


class Applied(msgspec.Struct, Generic[S], frozen=True, gc=False):
    """The state after a move, and the events on the way in order."""

    state: S
    events: tuple[Event, ...]


class Outcome(msgspec.Struct, frozen=True):
    """The result of a game."""

    ranking: tuple[tuple[Seat, ...], ...]
    """Places from the first on; seats of one group share their place."""
    reason: str
    """Key of the sentence that says why the game ended."""
    scores: tuple[int, ...] = ()
    """Final points by seat; empty if the game does not count any."""
    won: bool = True
    """False if those who share the first place have not won: a draw, or a game that all lose."""

    @property
    def placed(self) -> tuple[tuple[int, tuple[Seat, ...]], ...]:
        """Places that are taken, counted from 1, each with the seats that share it."""
        ahead = accumulate((len(seats) for seats in self.ranking), initial=1)
        return tuple(zip(ahead, self.ranking, strict=False))

    @property
    def margin(self) -> int:
        """The points of the first less those of the next; only of a game that counts points."""
        first, second = islice(chain.from_iterable(self.ranking), 2)
        return self.scores[first] - self.scores[second]

    def place_of(self, seat: Seat) -> int:
        """Return the place of a seat, counted from 1."""
        return next(place for place, seats in self.placed if seat in seats)


class RuleError(Exception):
    """A refused move; the state is untouched.

    The key names a sentence and the details are its variables: there is no language here.
    """

    def __init__(self, key: str, **details: str | int) -> None:
        """Take the key of the sentence, and the values of its variables by name."""
        super().__init__(key)
        self.key = key
        self.details = details


def is_fence(before: State, applied: Applied[Any], mover: Seat | None) -> bool:
    """Return True if a step is an undo barrier: it drew luck or told somebody something hidden.

    That is any event that reveals, or that is private to others than ``mover`` alone. A public
    event that reveals nothing is no barrier.
    """
    if applied.state.rng != before.rng:
        return True
    for event in applied.events:
        if event.reveals or not (event.to is None or event.to == (mover,)):
            return True
    return False


def hears(viewer: Seat | None, event: Event) -> bool:
    """Return True if a viewer hears of an event; None, a spectator, only of what is for all."""
    return event.to is None or viewer in event.to


def check_viewer(viewer: Seat | None, seats: int) -> None:
    """Raise if ``viewer`` is not a seat at a table of ``seats``; None, a spectator, always passes.

    Raises:
        RuleError: ``no-such-seat``.
    """
    if viewer is not None and not 0 <= viewer < seats:
        raise RuleError("no-such-seat", seat=str(viewer))


def checked_options(
    declared: tuple[Option, ...], chosen: Options, seats: int
) -> dict[str, OptionValue]:
    """Return ``chosen`` completed with the defaults, in the order of ``declared``.

    An option that is not offered at a table of ``seats`` players gets its default, whatever was
    chosen; a wrong value is refused all the same.

    Raises:
        RuleError: an option is unknown, or has a value that isn't one of its choices.
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
