"""The interface between a game and the host: required members first, then optional ones.

A game subclasses :class:`Rules`. It must declare the attributes without a value and implement the
abstract methods. All other attributes and methods have a default, which means that the game lacks
the feature. A method that only calls a function of the game's own modules fits in one line:
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
        """Check that every event type declares its significance.

        Raises:
            TypeError: an event type does not, or its significance names a missing field.
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
        """Return the first state and its events; arguments are valid, every option has a value."""

    @abstractmethod
    def seat_count(self, /, state: S) -> int:
        """Return the number of players."""

    @abstractmethod
    def asked(self, /, state: S) -> tuple[Seat, ...]:
        """Return the seats that may answer now; none exactly when the game is over."""

    @abstractmethod
    def decisions(self, /, state: S) -> tuple[Decision, ...]:
        """Return the open questions; none exactly when the game is over.

        Seats that share a question are in the order of play: the host plays simultaneous answers
        to a reaction in this order.
        """

    @abstractmethod
    def legal_moves(self, /, state: S, seat: Seat) -> Iterator[M]:
        """Yield the legal answers of ``seat`` in a stable order; nothing if it is not asked."""

    @abstractmethod
    def answer(self, /, state: S, seat: Seat, move: M, events: Events) -> S:
        """Return the state after an asked seat's answer; append what happens to ``events``.

        Raises:
            RuleError: the move is not legal.
        """

    @abstractmethod
    def choose_default(self, /, state: S, seat: Seat, luck: Rng) -> M:
        """Return a move for an absent seat that owes an answer; see :meth:`default_move`."""

    @abstractmethod
    def show(self, /, state: S, viewer: Seat | None) -> V:
        """Return what ``viewer``, a valid seat or None, may know; see :meth:`view`."""

    @abstractmethod
    def outcome(self, /, state: S) -> Outcome | None:
        """Return how the game ended, or None while it is not over."""

    @abstractmethod
    def redeal(self, /, state: S, viewer: Seat | None, seed: str) -> S:
        """Sample a state that is consistent with everything ``viewer`` knows."""

    # Options, and questions with more than one answer or limit.

    options: ClassVar[tuple[Option, ...]] = ()
    presets: ClassVar[tuple[Preset, ...]] = ()
    """Named combinations of options, for a game that has many."""

    def answered(self, /, state: S) -> tuple[Seat, ...]:
        """Return the asked seats that have answered and may still change it; by default none."""
        return ()

    def answer_types(self, /, state: S) -> Collection[type[Move]]:
        """Return the types of move that answer the open question; by default all."""
        return self.move_types

    def limit_name(self, /, state: S, decision: Decision) -> str:
        """Return the name of a time limit that this question shares with others of its seat.

        Questions with one name use up one limit, one after the other; it is paused while only
        other seats are asked. Empty, the default: the question has a limit of its own.
        """
        return ""

    # Moves that nobody has to ask for, and giving up.

    unasked_types: ClassVar[tuple[type[Move], ...]] = ()
    """Types of move that any seat may make until the game is over, asked or not."""
    aftermath: ClassVar[Aftermath] = Aftermath.PLAYED
    """Consequence of giving up for the seat; ``PLAYED``: the rules have no such move."""

    def act_unasked(self, /, state: S, seat: Seat, move: M, events: Events) -> S:
        """Return the state after a move of :attr:`unasked_types`; the game is not over.

        Raises:
            RuleError: the move is not legal.
        """
        raise NotImplementedError

    def unasked_moves(self, /, state: S, seat: Seat) -> Iterator[M]:
        """Yield the unasked moves of ``seat`` in a stable order, except giving up."""
        return iter(())

    def concession(self, /, state: S, seat: Seat) -> M | None:
        """Return the move with which ``seat`` gives up, asked or not; None if it cannot now."""
        return None

    def withdrawal(self, /, state: S, seat: Seat) -> M | None:
        """Return the move that takes giving up back; None if ``seat`` has not given up."""
        return None

    # Named places, roles and rematches.

    def places(self, /, seats: int, options: Options) -> tuple[Place, ...]:
        """Return a named place for each seat if players choose by name; by default none."""
        return ()

    def role(self, /, state: S, seat: Seat) -> str:
        """Return the key of the role that a seat took during the game; empty if there is none."""
        return ""

    def rematch_seats(self, /, seats: int) -> tuple[Seat, ...]:
        """Return, indexed by old seat, the seat that its player is offered in a rematch.

        Only called for a game with :meth:`places`. By default all keep their seats.
        """
        return tuple(map(Seat, range(seats)))

    def hand_on(self, /, state: S) -> Mapping[str, int] | None:
        """Return public values that a rematch takes over from a finished game; None for nothing.

        If it is not None, returning players also keep their order of seats.
        """
        return None

    def start_again(self, /, seats: int, options: Options, seed: str, legacy: Legacy) -> Applied[S]:
        """Return the first state of a rematch; by default that of any new game.

        Raises:
            RuleError: the number of players, an option or the legacy is not allowed.
        """
        return self.start(seats, options, seed)

    # Answers given in advance, and plans.

    standing: ClassVar[tuple[Standing, ...]] = ()
    """Answers that a seat may give in advance; of several for one question the first applies.

    An answer may depend on the seat's secrets only if its early arrival reveals nothing. Either
    it is given in all cases that others cannot tell apart, or the move itself is illegal in the
    cases in which the person is asked, so that it reveals the same at any time.
    """
    foreseeable: ClassVar[tuple[str, ...]] = ()
    """Prompts of the questions that a plan may answer; empty: the game has no plans.

    The host simulates that all others let things pass (:mod:`games.foresight`), and shows the seat
    its next question to answer now.
    """
    passable: ClassVar[tuple[str, ...]] = ()
    """Prompts that :meth:`uneventful` can answer; any other question ends the simulation."""

    def standing_move(self, /, state: S, seat: Seat, key: str) -> M | None:
        """Return the move for the answer in advance ``key``, or None to ask the person.

        Also None if the seat is not asked, or ``key`` does not apply to the open question.
        """
        return None

    def standing_ends(self, /, seat: Seat, key: str, event: Event) -> bool:
        """Return True if a public event ends the answer that ``seat`` gave in advance."""
        return False

    def follow_ups(self, /, view: V) -> tuple[str, ...]:
        """Return the prompts that may follow from the move that the viewer has just made.

        The host asks them at once, although others may still react to the move: one visit settles
        the turn. They are answered by a plan, an answer in advance that holds for the turn, or an
        unasked move.
        """
        return ()

    within_turn: ClassVar[tuple[str, ...]] = ()
    """Prompts that :meth:`follow_ups` may return.

    A seat that has answered in this turn was asked them with that answer, so a reaction to such a
    prompt is given only the short waiting time, as if the person were present.
    """

    def uneventful(self, /, view: V) -> M | None:
        """Return the viewer's passing answer to a :attr:`passable` question, or None."""
        return None

    def grounds(self, /, view: V) -> Mapping[str, object]:
        """Return the facts that the viewer's choice depends on, by name.

        A planned answer is given only if all of them are as foreseen; the legal moves are checked
        separately. A name is lower case and the key of the sentence about its change; a value
        consists of plain values and structs.
        """
        return {}

    def regardless(self, /, state: S, seat: Seat) -> S | None:
        """Return the next position in which ``seat`` answers, as if the next draw had no effect.

        States that look the same to the seat give positions that look the same to it. None if no
        question after the draw can be answered in advance.
        """
        return None

    regardless_of: ClassVar[Mapping[str, Collection[str]]] = {}
    """By prompt, names of :meth:`grounds` that an answer given :meth:`regardless` of luck ignores.

    Such an answer stays valid if they change.
    """

    # Lessons for newcomers, and highlights of a finished game.

    coach: ClassVar[Coach | None] = None

    def feats(self, /, record: Sequence[Played]) -> Iterator[Feat]:
        """Yield the remarkable feats of players in a finished game."""
        return iter(())

    def epilogue(self, /, record: Sequence[Played]) -> Iterator[Hidden]:
        """Yield three to seven secrets to reveal after a finished game."""
        return iter(())

    lots: ClassVar[tuple[int, ...]] = ()
    """Card values for drawing championship places; on a tie draw again. Empty: plain numbers."""

    # For computer players. All of it depends only on what the seat or viewer may know.

    horizon: ClassVar[int] = 0
    """How many turns, as :meth:`clock` counts, are played before the position is estimated.

    0: there is no estimate, and every game is played to its end.
    """
    doubts: ClassVar[int] = 0
    """Percentage of simulations that model opponents' reading of a bluff.

    0: no bluff can be called.
    """
    partners_know_habits: ClassVar[bool] = False
    """True if seats hide what they do from partners, who then answer by habit in every search."""
    sketched_from: ClassVar[int] = 0
    """Minimum number of legal moves for which :meth:`sketch` is called."""
    feature_names: ClassVar[tuple[str, ...]] = ()
    """Names of the :meth:`features`; empty: there are no weights to learn."""

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
        """Return a key that is equal in two positions exactly if the viewer's choices are equal.

        Equal views must give equal keys; by default it is the encoded view.
        """
        return _ENCODER.encode(self.view(state, viewer))

    def sketch(self, /, state: S, seat: Seat, moves: Sequence[M]) -> Sequence[M]:
        """Return the legal ``moves`` without those that are hardly ever the best; at least one."""
        return moves

    def habit(self, /, state: S, seat: Seat, moves: Sequence[M], luck: Rng) -> M:
        """Return the legal move that an average player makes without much thought.

        The same luck gives the same move in any two positions that the seat cannot tell apart. By
        default it is the move for an absent seat.
        """
        return self.default_move(state, seat, luck)

    def plausible(self, /, state: S, seat: Seat) -> float:
        """Return how likely ``seat`` would have acted as it did with the cards that it holds.

        Above 0, at most 1; 1, the default, for a game without bluffs.
        """
        return 1.0

    # Earlier versions of the rules and of the stored shapes.

    version: ClassVar[int] = 1
    """Version of the rules and of the stored shapes; it rises if one of them changes.

    A change of a view, a default move or a text does not count: no stored game depends on it.
    """
    lifts: ClassVar[Mapping[int, Callable[[Stored], Stored]]] = {}
    """Functions that migrate a stored state to the next version; missing: no migration needed."""

    def __init__(self, played: int | None = None) -> None:
        """Play the rules of version ``played``; None: the current one."""
        self.played = self.version if played is None else played
        """Version of the rules that is played; states always have the current shape."""

    def as_then(self, /, applied: Applied[S]) -> Applied[S]:
        """Return the result of a move as version :attr:`played` of the rules gave it."""
        return applied

    # Called by the host; games override only check_seats.

    def check_seats(self, /, seats: int) -> None:
        """Check the number of players.

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
        """Set the game up, as a rematch if there is a ``legacy``; None: as any new game.

        Raises:
            RuleError: the number of players, an option or the legacy is not allowed.
        """
        if legacy is None:
            return self.start(seats, options, seed)
        return self.start_again(seats, options, seed, legacy)

    @final
    def apply(self, state: S, seat: Seat, move: M) -> Applied[S]:
        """Return the result of a move: an answer to the open question of ``seat``, or unasked.

        A move of :attr:`unasked_types` may come from any seat. The events are all that the move
        caused.

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
        """Return a sensible legal move for an absent ``seat``, based on what that seat knows.

        The host passes new, secret ``luck`` for every question, so that an absent seat is not
        predictable. The same luck gives the same move in any two positions that the seat
        cannot tell apart.

        Raises:
            RuleError: the seat owes no answer.
        """
        if not self.owes(state, seat):
            raise RuleError("not-asked")
        return self.choose_default(state, seat, luck)

    @final
    def view(self, state: S, viewer: Seat | None) -> V:
        """Return the game as ``viewer`` may see it; None is a spectator.

        Raises:
            RuleError: there is no such seat.
        """
        check_viewer(viewer, self.seat_count(state))
        return self.show(state, viewer)

    @final
    def aftermath_of(self, seats: int, options: Options, seat: Seat) -> Aftermath:
        """Return the consequence for a table of ``seats`` players if ``seat`` gives up.

        It is the game's :attr:`aftermath`, but ``ENDED`` where the other side has won by it: if the
        seat is alone in its camp, for a game of camps, or at a table of two, for any other.
        ``PLAYED`` always stays.
        """
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
        """Prompts that a plan or a lasting answer in advance could answer; others cannot tell.

        Prompts of one-time answers (``once``) are left out: those are given as soon as asked.
        """
        lasting = (one.prompts for one in self.standing if not one.once)
        return frozenset(self.foreseeable).union(*lasting)

    @final
    def as_of(self, version: int) -> Self:
        """Return the game with the rules of ``version``, for tables that started with it.

        Its states have the current shape all the same. There is one such object for each version.

        Raises:
            ValueError: no release ever had that version.
        """
        if not 1 <= version <= self.version:
            raise ValueError(version)
        return self if version == self.played else _edition(type(self), version)

    @final
    def upgrade(self, version: int, stored: Stored) -> Stored:
        """Return a stored state of an older ``version`` migrated to the current shape.

        The functions of :attr:`lifts` are applied one version after the other, where there is one.

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
