"""Everything that a game offers to the host, and everything that it may add.

A game subclasses :class:`Rules`. It has to declare the attributes without a value and to write the
abstract methods; every other attribute and method has a default that says what not having it means.
A method that only calls a function of the game's own modules is written in one line, as in
``redeal = delegate(knowledge.redeal)``.
"""

# ruff: noqa: ARG002 - a default looks at nothing

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from typing import Any, ClassVar, Concatenate, Generic, ParamSpec, Self, TypeVar, cast, final

import msgspec

from games.optional.coaching import Coach
from games.optional.giving_up import Aftermath
from games.optional.in_advance import Standing
from games.optional.places import Place
from games.optional.presets import Preset
from games.optional.rematch import Legacy
from games.optional.remembering import Feat, Hidden, Played
from games.rng import Rng
from games.values import (
    EVERYBODY,
    Applied,
    Decision,
    Event,
    Events,
    Move,
    Option,
    Options,
    OptionValue,
    Outcome,
    RuleError,
    Seat,
    State,
    View,
    check_viewer,
    checked_options,
)

P = ParamSpec("P")
T = TypeVar("T")
R = TypeVar("R", bound="Rules[Any, Any, Any]")
S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=View)

Stored = dict[str, Any]

_DUEL = 2
_ENCODER = msgspec.msgpack.Encoder()


def delegate(function: Callable[P, T]) -> Callable[Concatenate[Any, P], T]:
    """Return a method that calls ``function`` with its arguments, without the game itself."""
    return cast("Callable[Concatenate[Any, P], T]", staticmethod(function))


class Rules(ABC, Generic[S, M, V]):
    """The rules of one game: pure functions of values."""

    # What every game declares.

    id: ClassVar[str]
    seats: ClassVar[Sequence[int]]
    """Allowed numbers of players, ascending; there may be gaps."""
    state_type: type[S]
    view_type: type[V]
    move_types: tuple[type[M], ...]
    event_types: tuple[type[Event], ...]
    """Each of them declares its :attr:`games.values.Event.significance`."""

    def __init_subclass__(cls) -> None:
        """Check that every event declares what it means.

        Raises:
            TypeError: an event does not, or it names a field that it does not have.
        """
        super().__init_subclass__()
        for kind in getattr(cls, "event_types", ()):
            declared = kind.significance
            if declared is Event.significance:
                raise TypeError(f"{kind.__name__} does not declare its significance")
            fields = () if declared.concerns == EVERYBODY else declared.concerns
            if unknown := set(fields) - set(kind.__struct_fields__):
                raise TypeError(f"{kind.__name__} has no field {min(unknown)}")

    # What every game writes.

    @abstractmethod
    def set_up(self, /, seats: int, options: Options, seed: str) -> Applied[S]:
        """Set the game up; ``seats`` and ``options`` are valid and every option has a value."""

    @abstractmethod
    def seat_count(self, /, state: S) -> int:
        """Return the number of players."""

    @abstractmethod
    def asked(self, /, state: S) -> tuple[Seat, ...]:
        """Return the seats that may answer now; none exactly when the game is over."""

    @abstractmethod
    def decisions(self, /, state: S) -> tuple[Decision, ...]:
        """List the open questions; none exactly when the game is over.

        Seats that share a question stand in the order of play: the host plays simultaneous answers
        to a reaction in this order.
        """

    @abstractmethod
    def legal_moves(self, /, state: S, seat: Seat) -> Iterator[M]:
        """Yield the legal answers of ``seat`` in a stable order; nothing if it is not asked."""

    @abstractmethod
    def answer(self, /, state: S, seat: Seat, move: M, events: Events) -> S:
        """Answer the open question of a seat that is asked; append what happens to ``events``.

        Raises:
            RuleError: the move is not legal.
        """

    @abstractmethod
    def choose_default(self, /, state: S, seat: Seat, luck: Rng) -> M:
        """Choose a move for an absent seat that owes an answer; see :meth:`default_move`."""

    @abstractmethod
    def show(self, /, state: S, viewer: Seat | None) -> V:
        """Show the game to a viewer who may look; see :meth:`view`."""

    @abstractmethod
    def outcome(self, /, state: S) -> Outcome | None:
        """Return how the game ended, or None while it is not over."""

    @abstractmethod
    def redeal(self, /, state: S, viewer: Seat | None, seed: str) -> S:
        """Sample a state that is consistent with everything ``viewer`` knows."""

    # Options, and answers beside the plain case.

    options: ClassVar[tuple[Option, ...]] = ()
    presets: ClassVar[tuple[Preset, ...]] = ()
    """Options that go well together, for a game that has many."""

    def answered(self, /, state: S) -> tuple[Seat, ...]:
        """Return those asked that have answered and may change their answer; by default none."""
        return ()

    def answer_types(self, /, state: S) -> Collection[type[Move]]:
        """Return the types of move that answer the open question; by default all."""
        return self.move_types

    def limit_name(self, /, state: S, decision: Decision) -> str:
        """Name the time limit that a seat's questions of this name share, one after the other.

        The limit stands still while only others are asked. Empty, as by default: the question has
        a limit of its own.
        """
        return ""

    # Moves that nobody has to ask for, and giving up.

    unasked_types: ClassVar[tuple[type[Move], ...]] = ()
    """Types of move that any seat may make until the game is over, asked or not."""
    aftermath: ClassVar[Aftermath] = Aftermath.PLAYED
    """What becomes of a seat that gives up; ``PLAYED``: the rules do not know giving up."""

    def act_unasked(self, /, state: S, seat: Seat, move: M, events: Events) -> S:
        """Make a move of :attr:`unasked_types` before the game is over.

        Raises:
            RuleError: the move is not legal.
        """
        raise NotImplementedError

    def unasked_moves(self, /, state: S, seat: Seat) -> Iterator[M]:
        """Yield the moves that ``seat`` may make unasked, in a stable order, without giving up."""
        return iter(())

    def concession(self, /, state: S, seat: Seat) -> M | None:
        """Return the move with which ``seat`` gives up, asked or not; None if it cannot now."""
        return None

    def withdrawal(self, /, state: S, seat: Seat) -> M | None:
        """Return the move with which ``seat`` plays on; None if it has not given up."""
        return None

    # Named places, roles and rematches.

    def places(self, /, seats: int, options: Options) -> tuple[Place, ...]:
        """Name the seats, in seat order, if people choose them by name; by default they do not."""
        return ()

    def role(self, /, state: S, seat: Seat) -> str:
        """Return the key of the role that a seat took during the game; empty if there is none."""
        return ""

    def rematch_seats(self, /, seats: int) -> tuple[Seat, ...]:
        """Return, by seat, its player's seat in a rematch, unless they choose another.

        Only asked of a game with :meth:`places`. By default everybody stays.
        """
        return tuple(map(Seat, range(seats)))

    def hand_on(self, /, state: S) -> Mapping[str, int] | None:
        """Return what a rematch takes over from a game that is over; nothing secret.

        If it is not None, the host also keeps those who return in the order in which they sat.
        """
        return None

    def start_again(self, /, seats: int, options: Options, seed: str, legacy: Legacy) -> Applied[S]:
        """Set the game up as a rematch; by default as any other game.

        Raises:
            RuleError: the number of players, an option or the legacy is not allowed.
        """
        return self.start(seats, options, seed)

    # Answers given in advance, and plans.

    standing: ClassVar[tuple[Standing, ...]] = ()
    """Answers that a seat may give in advance; of several for one question the first applies.

    An answer may rest on what only its seat knows if that reveals nothing: it is given in every
    case that looks the same to everybody else, or it is a move that cannot be made in the cases in
    which the person is asked, so that the move itself says what its early arrival says.
    """
    foreseeable: ClassVar[tuple[str, ...]] = ()
    """Prompts of the questions that a seat may answer by a plan; none: nobody can plan.

    The host goes on as if everybody else let things pass (:mod:`games.foresight`), and the seat
    says what it will answer then.
    """
    passable: ClassVar[tuple[str, ...]] = ()
    """Prompts of the questions that others can let pass; any other question ends a plan."""

    def standing_move(self, /, state: S, seat: Seat, key: str) -> M | None:
        """Return the answer of ``seat`` given in advance by ``key``; None asks the person.

        None also if the seat is not asked, or ``key`` does not answer the open question.
        """
        return None

    def standing_ends(self, /, seat: Seat, key: str, event: Event) -> bool:
        """Return True if a public event ends the answer that ``seat`` gave in advance."""
        return False

    def follow_ups(self, /, view: V) -> tuple[str, ...]:
        """List the prompts that the viewer may yet be asked about the move it has just made.

        Others may have to let the move pass first. Its author is asked right away all the same, so
        that the decision costs one visit. It is answered by a plan, by an answer in advance that
        holds for the turn, or by what the seat may do unasked.
        """
        return ()

    within_turn: ClassVar[tuple[str, ...]] = ()
    """Prompts that :meth:`follow_ups` may list: of who has answered in a turn nobody waits for the
    minutes in which somebody might come by, since they were asked with that answer."""

    def uneventful(self, /, view: V) -> M | None:
        """Return the viewer's answer that lets a :attr:`passable` question pass; None without."""
        return None

    def grounds(self, /, view: V) -> Mapping[str, object]:
        """Return the premises of the viewer's choice, beside what there is to choose from.

        A planned answer is given only while all of them are as foreseen. A name, in lower case, is
        also the key of the sentence that says what has changed; a value is made of plain values
        and structs.
        """
        return {}

    def regardless(self, /, state: S, seat: Seat) -> S | None:
        """Return the position in which ``seat`` answers next whatever luck brings before.

        It is what comes if that brings nothing, and looks the same to the seat wherever ``state``
        does. None where nothing is to be said beyond luck.
        """
        return None

    regardless_of: ClassVar[Mapping[str, Collection[str]]] = {}
    """By prompt, the premises that an answer to it given :meth:`regardless` of luck does without.

    Such an answer stands whatever becomes of them.
    """

    # What newcomers are taught, and what a finished game is remembered by.

    coach: ClassVar[Coach | None] = None

    def feats(self, /, record: Sequence[Played]) -> Iterator[Feat]:
        """Yield what somebody may be remembered for in a game that is over."""
        return iter(())

    def epilogue(self, /, record: Sequence[Played]) -> Iterator[Hidden]:
        """Yield three to seven things that lay hidden in a game that is over."""
        return iter(())

    lots: ClassVar[tuple[int, ...]] = ()
    """Cards drawn for places in a championship, equal ones again; by default plain numbers."""

    # What computer players ask for. All of it rests on what the seat or viewer may know.

    horizon: ClassVar[int] = 0
    """How many turns, as :meth:`clock` counts, are played before the position is estimated.

    0: there is no estimate, and every game is played to its end.
    """
    doubts: ClassVar[int] = 0
    """Percentage of simulations that model opponents' reading of a bluff; 0: nobody can call."""
    partners_know_habits: ClassVar[bool] = False
    """True if seats hide what they do from partners, who then answer by habit in every search."""
    sketched_from: ClassVar[int] = 0
    """From how many legal moves on :meth:`sketch` saves more than it costs."""
    feature_names: ClassVar[tuple[str, ...]] = ()
    """What :meth:`features` counts, in words; none: there is nothing to learn weights for."""

    def clock(self, /, state: S) -> int:
        """Return the number of turns so far, or another count that never goes back."""
        return 0

    def estimate(self, /, state: S, viewer: Seat | None) -> tuple[float, ...]:
        """Return, by seat, the share of its rivals that it will likely beat, from 0 to 1."""
        return (0.5,) * self.seat_count(state)

    def features(self, /, state: S, viewer: Seat | None) -> tuple[Sequence[float], ...]:
        """Return, by seat, the amount of each of :attr:`feature_names`; alike within a camp."""
        return ((),) * self.seat_count(state)

    def glance(self, /, state: S, viewer: Seat | None) -> Hashable:
        """Return a key that is equal in two positions exactly if the viewer can do the same.

        It is equal wherever the views are; by default it is the view, encoded.
        """
        return _ENCODER.encode(self.view(state, viewer))

    def sketch(self, /, state: S, seat: Seat, moves: Sequence[M]) -> Sequence[M]:
        """Leave out of the legal ``moves`` what is hardly ever the best; never all."""
        return moves

    def habit(self, /, state: S, seat: Seat, moves: Sequence[M], luck: Rng) -> M:
        """Choose among the legal ``moves`` as players do without much thought.

        The same luck gives the same move in any two positions that the seat cannot tell apart. By
        default it is the move for an absent seat.
        """
        return self.default_move(state, seat, luck)

    def plausible(self, /, state: S, seat: Seat) -> float:
        """Return how likely ``seat``, with what it holds, would have done what everybody saw.

        From just above 0 to 1, as by default: nothing that it does could be a lie.
        """
        return 1.0

    # Earlier versions of the rules and of the stored shapes.

    version: ClassVar[int] = 1
    """Version of the rules and of the stored shapes; it rises if one of them changes.

    A change of a view, a default or a sentence is none: no stored game depends on it.
    """
    lifts: ClassVar[Mapping[int, Callable[[Stored], Stored]]] = {}
    """Functions that lift a state stored by a version to the next; missing: it is the same."""

    def __init__(self, played: int | None = None) -> None:
        self.played = self.version if played is None else played
        """Version of the rules by which games are played; all store the present shapes."""

    def as_then(self, /, applied: Applied[S]) -> Applied[S]:
        """Return the result of a move as the version of :attr:`played` had it."""
        return applied

    # What the host calls and no game overrides, but for the check of the number of players.

    def check_seats(self, /, seats: int) -> None:
        """Raise if the game cannot be played by this number of players.

        Raises:
            RuleError: ``wrong-number-of-seats``, or a reason of the game's own.
        """
        if seats not in self.seats:
            raise RuleError("wrong-number-of-seats", seats=str(seats))

    @final
    def checked(self, seats: int, options: Options) -> dict[str, OptionValue]:
        """Return a value for every option of a table.

        Raises:
            RuleError: the number of players or an option is not allowed.
        """
        self.check_seats(seats)
        return checked_options(self.options, options, seats)

    @final
    def options_of(self, preset: Preset) -> dict[str, OptionValue]:
        """Return a value for every option of a table that follows a preset."""
        return {one.key: preset.options.get(one.key, one.default) for one in self.options}

    @final
    def start(self, seats: int, options: Options, seed: str) -> Applied[S]:
        """Set the game up for ``seats`` players.

        Raises:
            RuleError: the number of players or an option is not allowed.
        """
        return self.set_up(seats, self.checked(seats, options), seed)

    @final
    def begin(self, seats: int, options: Options, seed: str, legacy: Legacy | None) -> Applied[S]:
        """Set the game up, as a rematch if there is a ``legacy``.

        Raises:
            RuleError: the number of players, an option or the legacy is not allowed.
        """
        if legacy is None:
            return self.start(seats, options, seed)
        return self.start_again(seats, options, seed, legacy)

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

    @final
    def owes(self, state: S, seat: Seat) -> bool:
        """Return True if a seat is asked and has not answered."""
        return seat in self.asked(state) and seat not in self.answered(state)

    @final
    def default_move(self, state: S, seat: Seat, luck: Rng) -> M:
        """Choose for an absent ``seat``: sensible, legal, and drawn from what that seat knows.

        The host hands over new and secret ``luck`` for every question, so that an absent seat is
        not predictable. The same luck gives the same move in any two positions that the seat
        cannot tell apart.

        Raises:
            RuleError: the seat owes no answer.
        """
        if not self.owes(state, seat):
            raise RuleError("not-asked")
        return self.choose_default(state, seat, luck)

    @final
    def view(self, state: S, viewer: Seat | None) -> V:
        """Show the game as ``viewer`` may see it; None is a spectator.

        Raises:
            RuleError: there is no such seat.
        """
        check_viewer(viewer, self.seat_count(state))
        return self.show(state, viewer)

    @final
    def aftermath_of(self, seats: int, options: Options, seat: Seat) -> Aftermath:
        """Return what becomes of a table of ``seats`` players if ``seat`` gives up."""
        found: Aftermath = self.aftermath
        if found is Aftermath.PLAYED:
            return found
        # If one of two sides is gone, the other has won.
        ended = seats == _DUEL
        if found is Aftermath.CAMP:
            camps = [place.camp for place in self.places(seats, options)]
            ended = camps.count(camps[seat]) == 1
        return Aftermath.ENDED if ended else found

    @cached_property
    def prompts_in_advance(self) -> frozenset[str]:
        """Prompts that a seat can answer in advance, or by a plan, so that nobody can tell.

        Of one that comes but once everybody may: such an answer is given as soon as it is asked.
        """
        lasting = (one.prompts for one in self.standing if not one.once)
        return frozenset(self.foreseeable).union(*lasting)

    @final
    def as_of(self, version: int) -> Self:
        """Return the game as it is played by tables that began with ``version``.

        It stores the present shapes all the same.

        Raises:
            ValueError: no release ever had that version.
        """
        if not 1 <= version <= self.version:
            raise ValueError(version)
        return self if version == self.played else _edition(type(self), version)

    @final
    def upgrade(self, version: int, stored: Stored) -> Stored:
        """Lift a stored state of an older ``version`` to the present shape, version by version.

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
