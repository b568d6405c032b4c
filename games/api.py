"""The door between the rules of a game and everything else; start reading here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from functools import cache
from typing import Any, ClassVar, Generic, NewType, Protocol, TypeVar, runtime_checkable

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


class Event(msgspec.Struct, frozen=True, tag=True, kw_only=True, gc=False):
    """What happened. Subclasses are named as past participles."""

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


S = TypeVar("S", bound="State")
V = TypeVar("V", bound="View")
M = TypeVar("M", bound=Move)


class State(msgspec.Struct, frozen=True):
    """Everything there is to know about a game, luck included; no person's id."""

    rng: Rng


class View(msgspec.Struct, frozen=True):
    """What one viewer may know, listed field by field; the only thing that leaves the rules."""

    viewer: Seat | None
    """The seat that looks, or nobody in particular: a spectator."""


class Waiting(msgspec.Struct, frozen=True, gc=False):
    """A seat that is asked, and whether it has answered."""

    seat: Seat
    answered: bool


class PhasedView(View, frozen=True):
    """A view that tells what the table waits for; every game's view is one."""

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


class RuleError(Exception):
    """A move that the rules refuse; the state it was tried on is untouched.

    The key names a sentence, the details are its variables: no language here.
    """

    def __init__(self, key: str, **details: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.details = details


class Game(Protocol[S, V, M]):
    """The rules of one game: pure functions of values."""

    id: ClassVar[str]
    version: ClassVar[int]
    """Of the stored shapes; ``upgrades`` lifts older ones."""
    seats: ClassVar[Sequence[int]]
    """The numbers of players the game can be played with, ascending; there may be gaps."""
    options: ClassVar[tuple[Option, ...]]
    state_type: type[S]
    view_type: type[V]
    move_types: tuple[type[M], ...]
    event_types: tuple[type[Event], ...]

    def __hash__(self) -> int:
        """Tell games apart by what they are, so that what is known of one can be kept."""
        ...

    def start(self, seats: int, options: Options, seed: str) -> Applied[S]:
        """Set the game up for ``seats`` players.

        Raises:
            RuleError: the number of players or an option is not allowed.
        """
        ...

    def decisions(self, state: S) -> tuple[Decision, ...]:
        """List the open questions; none exactly when the game is over."""
        ...

    def legal_moves(self, state: S, seat: Seat) -> Iterator[M]:
        """Yield what ``seat`` may answer now, in a stable order; nothing when it is not asked."""
        ...

    def apply(self, state: S, seat: Seat, move: M) -> Applied[S]:
        """Answer the open question of ``seat`` with ``move``.

        Raises:
            RuleError: the move is not legal; ``state`` is untouched.
        """
        ...

    def default_move(self, state: S, seat: Seat, luck: Rng) -> M:
        """Choose for an absent ``seat``: sensible, legal, and drawn from what that seat knows.

        ``luck`` is handed over by the host, new for every question and secret, so that an absent
        seat cannot be read like a book. The same luck gives the same move in any two positions
        that the seat cannot tell apart.

        Raises:
            RuleError: the seat owes no answer.
        """
        ...

    def view(self, state: S, viewer: Seat | None) -> V:
        """Show the game as ``viewer`` may see it.

        Raises:
            RuleError: there is no such seat.
        """
        ...

    def outcome(self, state: S) -> Outcome | None:
        """Tell how the game ended, or None while it goes on."""
        ...

    def redeal(self, state: S, viewer: Seat | None, seed: str) -> S:
        """Deal again all that ``viewer`` cannot know, consistent with all that it does know."""
        ...

    def upgrade(self, version: int, stored: dict[str, Any]) -> dict[str, Any]:
        """Lift a stored state of an older ``version`` to the present shape.

        Raises:
            ValueError: no release ever stored that version.
        """
        ...


AnyGame = Game[Any, Any, Any]


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


def places_of(game: AnyGame, seats: int, options: Options) -> tuple[Place, ...]:
    """Name the seats of a table of ``seats`` players; nothing where seats are just seats."""
    return game.places(seats, options) if isinstance(game, NamedPlaces) else ()


class Preset(msgspec.Struct, frozen=True):
    """Options that go well together, chosen at once."""

    key: str
    """Names the text of the preset; lower-case letters, digits and hyphens."""
    options: dict[str, OptionValue] = {}
    """What is not as usual; every other option has its default."""


@runtime_checkable
class HasPresets(Protocol):
    """What a game may add to its rules: presets, where it has many options."""

    presets: tuple[Preset, ...]


def presets_of(game: AnyGame) -> tuple[Preset, ...]:
    """List the presets of ``game``; nothing where it has none."""
    return game.presets if isinstance(game, HasPresets) else ()


def options_of(game: AnyGame, preset: Preset) -> Options:
    """Return all options of ``game`` as a preset has them."""
    return {option.key: preset.options.get(option.key, option.default) for option in game.options}


@runtime_checkable
class PlansAhead(Protocol):
    """What a game may add to its rules: answers that a seat may decide on before it is asked.

    Where others only have to let something pass, as a challenge, the host goes on as if they did
    (:mod:`games.foresight`), and the seat says what it will answer then.
    """

    foreseeable: tuple[str, ...]
    """The questions that can come to be planned for, as in :attr:`Decision.prompt`."""

    def uneventful(self, view: Any) -> Move | None:
        """Return the viewer's answer after which all goes on as announced; None where none does."""
        ...

    def grounds(self, view: Any) -> Mapping[str, object]:
        """Say what the viewer's choice rests on, beside what there is to choose from.

        A planned answer is given only while all of it is as foreseen. Each part has a name, lower
        case, which names the sentence that tells the planner what has changed; what it holds is
        made of plain values, structs included.
        """
        ...


@runtime_checkable
class Estimates(Protocol):
    """What a game may add to its rules: a guess at who is ahead, for whoever looks ahead."""

    def estimate(self, view: Any) -> tuple[float, ...]:
        """Guess by seat the share of its rivals that it will leave behind, from 0 to 1.

        It rests on what the viewer knows, while the game goes on.
        """
        ...


@runtime_checkable
class Sketches(Protocol):
    """What a game may add to its rules: the answers worth a thought, where there are many."""

    sketched_from: ClassVar[int]
    """From how many answers on a sketch saves more than it costs."""

    def sketch(self, view: Any, moves: Sequence[Move]) -> Sequence[Move]:
        """Leave out of the viewer's legal ``moves`` what is hardly ever the best; never all."""
        ...


@runtime_checkable
class Habits(Protocol):
    """What a game may add to its rules: how it goes on where players do not think much.

    For whoever looks ahead, where the move of somebody absent would leave the game standing.
    """

    def habit(self, state: Any, seat: Seat, moves: Sequence[Move], luck: Rng) -> Move:
        """Choose among the legal ``moves`` of ``seat``, from what that seat knows.

        The same luck gives the same move in any two positions that the seat cannot tell apart.
        """
        ...


@runtime_checkable
class RewardsThought(Protocol):
    """What a game may add to its rules: that thinking longer was measured to be worth its time."""

    strong_rollouts: int
    """How many games a strong computer may play to an end, in its head, for one decision."""


@runtime_checkable
class Bluffs(Protocol):
    """What a game may add to its rules: how far one can trust what others seem to be doing."""

    def plausible(self, view: Any) -> float:
        """Say how likely the viewer would have done what everybody saw, with what it holds.

        From just above 0 to 1, where nothing that it is doing could be a lie.
        """
        ...


class Span(StrEnum):
    """How long an answer in advance holds."""

    TURN = "turn"
    """Until the running turn is over, whosever it is."""
    ROUND = "round"
    """Until one's own next turn begins."""
    EVENT = "event"
    """Until something happens to the seat that the game names."""
    GAME = "game"
    """To the end of the game."""


class Standing(msgspec.Struct, frozen=True):
    """An answer that a seat may give in advance, and how long it holds.

    One answer for several spans is several of these: the host keeps the keys that a seat has
    chosen, and asks the rules about keys alone.
    """

    key: str
    """Identifier: lower-case letters and hyphens."""
    prompts: tuple[str, ...]
    """The questions that it may answer, as in :attr:`Decision.prompt`."""
    answer: str = ""
    """What is answered, the same for every span of it; names the text. Empty: as the key."""
    lasts: Span = Span.EVENT

    @property
    def said(self) -> str:
        """What is answered, whatever the span."""
        return self.answer or self.key


def lasting(answer: str, prompts: tuple[str, ...], *spans: Span) -> tuple[Standing, ...]:
    """Offer one answer for each of several spans; until an event it is keyed by its name alone."""
    return tuple(
        Standing(answer if span is Span.EVENT else f"{answer}-{span}", prompts, answer, span)
        for span in spans
    )


@runtime_checkable
class AnswersInAdvance(Protocol):
    """What a game may add to its rules: answers that hold for a while.

    An answer may rest on what its seat alone knows, where that gives nothing away: it is given in
    every case that looks the same to everybody else, or it is a move that cannot be made in the
    cases where the person is asked, so that it says by itself what its coming early says.
    """

    standing: tuple[Standing, ...]
    """Where several of them answer a question, the first in this order does."""

    def standing_move(self, state: Any, seat: Seat, key: str) -> Move | None:
        """Answer the open question of ``seat`` as it said in advance; None asks the person.

        None too where the seat is not asked, or ``key`` does not answer that question.
        """
        ...

    def standing_ends(self, seat: Seat, key: str, event: Event) -> bool:
        """Tell whether an event that everybody hears ends what ``seat`` said in advance."""
        ...


class Aftermath(StrEnum):
    """What becomes of a seat that gives up, and of the game."""

    ENDED = "ended"
    """The game is over."""
    OUT = "out"
    """The seat plays no more; the others go on while there are two."""
    CAMP = "camp"
    """It is played for until all the seats of its camp have given up, too: then that has lost."""
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
class ActsUnasked(Protocol):
    """What a game may add to its rules: moves that a seat may make at any time, asked or not."""

    def unasked_moves(self, state: Any, seat: Seat) -> Iterator[Move]:
        """Yield them in a stable order; giving up is none of them (:class:`Concedable`)."""
        ...


@runtime_checkable
class SharesLimits(Protocol):
    """What a game may add to its rules: a limit that goes on from one question to the next."""

    def limit_name(self, state: Any, decision: Decision) -> str:
        """Name the limit that a seat's questions of this name share, one after the other.

        It stands still while only others are asked. Empty: the question has a limit of its own.
        """
        ...


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
        """Set the game up as :meth:`Game.start` does, as a rematch.

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


def is_fence(before: State, applied: Applied[Any], mover: Seat | None) -> bool:
    """Whether a step drew luck or told anybody but its ``mover`` something: it cannot be undone."""
    if applied.state.rng != before.rng:
        return True
    unheard = {None, (mover,)}
    return any(event.reveals or event.to not in unheard for event in applied.events)


def check_viewer(viewer: Seat | None, seats: int) -> None:
    """Refuse to look for a seat that is not at the table.

    Raises:
        RuleError: there is no such seat.
    """
    if viewer is not None and not 0 <= viewer < seats:
        raise RuleError("no-such-seat", seat=str(viewer))


_DUEL = 2


def aftermath_of(game: AnyGame, seats: int, options: Options) -> Aftermath:
    """Say what becomes of a table of ``seats`` players when one of them gives up."""
    if not isinstance(game, Concedable):
        return Aftermath.PLAYED
    found: Aftermath = game.aftermath
    camps = [place.camp for place in places_of(game, seats, options)]
    # Where one of two is gone, the other has won.
    ended = len(set(camps)) == len(camps) if found is Aftermath.CAMP else seats == _DUEL
    return Aftermath.ENDED if ended else found


# To ask what a game implements takes longer than most of its moves.
@cache
def standing_of(game: AnyGame) -> tuple[Standing, ...]:
    """List the answers that a seat of ``game`` may give in advance."""
    return game.standing if isinstance(game, AnswersInAdvance) else ()


@cache
def prompts_in_advance(game: AnyGame) -> frozenset[str]:
    """List what a seat of ``game`` may be asked that it can answer in advance, or by a plan."""
    planner = planning_ahead(game)
    foreseeable = () if planner is None else planner.foreseeable
    return frozenset(foreseeable).union(*(standing.prompts for standing in standing_of(game)))


@cache
def planning_ahead(game: AnyGame) -> PlansAhead | None:
    """Return a game as one in which seats can plan; None where nothing can be foreseen."""
    return game if isinstance(game, PlansAhead) else None


@cache
def sharing_limits(game: AnyGame) -> SharesLimits | None:
    """Return a game as one whose limits go on from question to question; None where none does."""
    return game if isinstance(game, SharesLimits) else None


@cache
def acting_unasked(game: AnyGame) -> ActsUnasked | None:
    """Return a game as one with moves that nobody asks for; None where there are none."""
    return game if isinstance(game, ActsUnasked) else None


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
