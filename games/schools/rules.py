"""The rules of Clash of Magic Schools, implementing :class:`games.game.Rules`.

The chapters: ``setup``, ``turn`` (drawing and announcing), ``actions`` (A to D), ``spells``,
``casting`` and ``maleficio`` (E), ``first_turn`` (the starting trial) and ``ending``. They come
together in ``choosing`` and ``choices``; ``knowledge`` is what each viewer sees.

Where the rules are silent, the function named decides, and nothing else does:

======  ===========================================================================================
M1      The caster still counts while the spell works (``casting.cast``).
M2      Before the starting trial is passed, nothing is allowed after which it could no longer be
        passed in this turn (``choosing.strands``, ``first_turn.can_still_start``).
M3      A cast without any effect is refused (``spells.casts``).
M4      Trials stay when students leave (``actions.pass_trial``).
M5      One move deploys one student, or several of one element; the same as one by one, it is
        refused where one of them would be (``actions.deploy``).
M6      The arena where one is cannot be moved to (``actions.movable``).
M7      The starting trial of the other school cannot be taken (``actions.passable``).
M8      Columns close up, discards are open (``spells.runs_in``, ``maleficio.discard``).
M9      The end is tested after each complete action or spell (``ending.settle``).
M10     Overtime lasts once entered (``ending.settle``).
M11     A starting trial in the pile is an ordinary one (``casting._combustio``).
M12     Equal totals are a draw (``ending.winner_of``).
M13     A run is offered once a spell, its second student leaves (``spells.runs_in``).
M14     The hundredth turn is the last (``turn.ends_with_turn``).
M19     An action that ends the game says so (``view.Consequence``), a Maleficio that was cast
        cannot be taken back (``events.MaleficioCast``).
M20     Where too few students are left, fewer are drawn (``turn.draw``).
M21     In a rematch of a single game the schools are swapped (``rules.Schools.rematch_seats``).
M22     Either player may give up at any moment (``rules.Schools.concession``).
M23     The winner has the title of the book, which the story tells (``events.GameWon``).
======  ===========================================================================================

M15 to M18 are rulings of series (:mod:`games.series`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import chain
from typing import ClassVar, get_args

from games.api import (
    Applied,
    Decision,
    Event,
    Events,
    Move,
    Options,
    Seat,
)
from games.game import Rules, delegate
from games.optional.giving_up import Aftermath
from games.optional.in_advance import Standing
from games.optional.places import Place
from games.rng import Rng
from games.schools import default_move, epilogue, feats, habits, knowledge, outlook, standing_orders
from games.schools import moves as m
from games.schools.chapters import ending
from games.schools.chapters.choosing import actions_of, ask_next, perform, refusal
from games.schools.chapters.maleficio import discards
from games.schools.chapters.setup import set_up
from games.schools.coaching import COACH
from games.schools.content import ALL_TRIALS, EMBLEM, SCHOOLS
from games.schools.events import SchoolsEvent
from games.schools.state import SEATS, SchoolsState, other
from games.schools.view import Phase, SchoolsView

_ANSWERS: dict[Phase, tuple[type[m.SchoolsMove], ...]] = {
    Phase.ACT: (m.MoveTo, m.Deploy, m.DeployAlike, m.PassTrial, m.Summon, m.EndTurn, *m.CASTS),
    Phase.DISCARD: (m.DiscardRarest, m.Discard),
}
"""Types of move that answer each question."""

_RAREST = m.DiscardRarest()
_GIVE_UP = m.GiveUp()


class Schools(Rules[SchoolsState, m.SchoolsMove, SchoolsView]):
    """Clash of Magic Schools; see :class:`games.game.Rules`."""

    id: ClassVar[str] = "schools"
    seats: ClassVar[Sequence[int]] = range(2, 3)
    coach = COACH
    standing: ClassVar[tuple[Standing, ...]] = standing_orders.STANDING
    lots: ClassVar[tuple[int, ...]] = ALL_TRIALS
    """Card values for drawing championship places; see :attr:`games.game.Rules.lots`."""
    sketched_from: ClassVar[int] = 2
    horizon: ClassVar[int] = 2
    aftermath: ClassVar[Aftermath] = Aftermath.ENDED
    unasked_types: ClassVar[tuple[type[Move], ...]] = (m.GiveUp,)
    state_type = SchoolsState
    view_type = SchoolsView
    move_types: tuple[type[m.SchoolsMove], ...] = get_args(m.SchoolsMove)
    event_types: tuple[type[Event], ...] = get_args(SchoolsEvent)

    outcome = delegate(ending.outcome)
    redeal = delegate(knowledge.redeal)
    glance = delegate(outlook.glance)
    feats = delegate(feats.feats)
    epilogue = delegate(epilogue.epilogue)

    def set_up(self, seats: int, options: Options, seed: str) -> Applied[SchoolsState]:  # noqa: ARG002 - two play, without options
        """Return the first state; the first question is Dragombre's first action."""
        return set_up(seed)

    def places(self, seats: int, options: Options) -> tuple[Place, ...]:
        """Return the school of each seat, Dragombre first."""
        self.checked(seats, options)
        return tuple(Place(school, school, EMBLEM[school]) for school in SCHOOLS)

    def rematch_seats(self, seats: int) -> tuple[Seat, ...]:  # noqa: ARG002 - there are two
        """Return the seats swapped: schools change sides after a single game (M21)."""
        return SEATS[::-1]

    def decisions(self, state: SchoolsState) -> tuple[Decision, ...]:
        """Return the open question, or none once the game is over.

        The answer to Maleficio is a reaction, secret until given, and an undo barrier.
        """
        number, reaction = f"q{state.question}", state.phase is Phase.DISCARD
        return tuple(
            Decision(number, seat, state.phase, secret=reaction, optional=reaction, fence=reaction)
            for seat in self.asked(state)
        )

    def limit_name(self, state: SchoolsState, decision: Decision) -> str:
        """Return the limit shared by all actions of a turn; empty for Maleficio."""
        return f"t{state.turn}" if decision.prompt == Phase.ACT else ""

    def legal_moves(self, state: SchoolsState, seat: Seat) -> Iterator[m.SchoolsMove]:
        """Yield the legal answers of ``seat``, without giving up; nothing if it isn't asked.

        To Maleficio the rarest come first, then every choice of students.
        """
        if seat not in self.asked(state):
            return iter(())
        if state.phase is Phase.ACT:
            return iter(actions_of(state))
        return chain((_RAREST,), map(m.Discard, discards(state)))

    def seat_count(self, state: SchoolsState) -> int:  # noqa: ARG002 - always two
        """Return the number of players, 2."""
        return len(SEATS)

    def asked(self, state: SchoolsState) -> tuple[Seat, ...]:
        """Return the seat that owes an answer: the active one, or to Maleficio the other.

        Empty once the game is over.
        """
        if state.phase is Phase.ACT:
            return (state.active,)
        return () if state.phase is Phase.OVER else (other(state.active),)

    def answer_types(self, state: SchoolsState) -> Collection[type[Move]]:
        """Return the types of move that answer the open question."""
        return _ANSWERS[state.phase]

    def act_unasked(
        self,
        state: SchoolsState,
        seat: Seat,
        move: m.SchoolsMove,  # noqa: ARG002 - there is one
        events: Events,
    ) -> SchoolsState:
        """Return the state after ``seat`` has given up: the game is over, the other has won."""
        return ending.give_up(state, SEATS[seat], events)

    def answer(
        self,
        state: SchoolsState,
        seat: Seat,  # noqa: ARG002 - nobody else is asked
        move: m.SchoolsMove,
        events: Events,
    ) -> SchoolsState:
        """Return the state after an answer to the open question, with the next one open.

        Giving up is none and must not be handed in here.

        Raises:
            RuleError: the move is not legal; it says why.
        """
        assert not isinstance(move, m.GiveUp)
        if (reason := refusal(state, move)) is not None:
            raise reason
        return ask_next(state, perform(state, move, events))

    def choose_default(self, state: SchoolsState, seat: Seat, luck: Rng) -> m.SchoolsMove:  # noqa: ARG002 - the rules say exactly which move it is
        """Return a move for an absent seat."""
        return default_move.choose(self.show(state, seat))

    def concession(self, state: SchoolsState, seat: Seat) -> m.GiveUp | None:
        """Return the move with which ``seat`` gives up, at any moment of a running game (M22)."""
        return _GIVE_UP if seat in SEATS and self.asked(state) else None

    def standing_move(self, state: SchoolsState, seat: Seat, key: str) -> m.DiscardRarest | None:
        """Return the answer of ``seat`` given in advance by ``key``; None asks the person."""
        return standing_orders.answer(state.phase, key) if seat in self.asked(state) else None

    def standing_ends(self, seat: Seat, key: str, event: Event) -> bool:  # noqa: ARG002 - for both
        """Return True if a public event ends the answer given in advance by ``key``."""
        return standing_orders.ends(key, event)

    def show(self, state: SchoolsState, viewer: Seat | None) -> SchoolsView:
        """Return what ``viewer`` may know."""
        return knowledge.show(state, viewer, next(iter(self.asked(state)), None))

    def clock(self, state: SchoolsState) -> int:
        """Return the number of turns so far, of both schools together."""
        return state.turn

    def estimate(self, state: SchoolsState, viewer: Seat | None) -> tuple[float, ...]:  # noqa: ARG002 - by what everybody sees
        """Return each seat's chance to win, for computers; see :mod:`games.schools.outlook`."""
        return outlook.estimate(state)

    def sketch(
        self,
        state: SchoolsState,
        seat: Seat,  # noqa: ARG002 - only whoever is on turn has much to choose from
        moves: Sequence[m.SchoolsMove],
    ) -> Sequence[m.SchoolsMove]:
        """Return the moves worth searching, for computers; all of them in a Maleficio discard."""
        return moves if state.phase is Phase.DISCARD else outlook.sketch(state, moves)

    def habit(
        self,
        state: SchoolsState,
        seat: Seat,  # noqa: ARG002 - nobody else is asked
        moves: Sequence[m.SchoolsMove],
        luck: Rng,
    ) -> m.SchoolsMove:
        """Return an average player's move; see :mod:`games.schools.habits`."""
        return habits.choose(state, moves, luck)


GAME = Schools()
