"""The rules of Clash of Vikings behind the door of :mod:`games.api`.

The chapters: ``setup``, ``turn``, ``challenge`` (phases 1 and 2), ``actions`` (phase 3 and the
Shield), with ``reach`` for the arena, ``bracelets`` for the tokens and ``knowledge`` for what each
viewer sees. Where the rulebook is silent, the function that decides says so, with the ruling's
number.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, get_args

from games.api import (
    Applied,
    Decision,
    Event,
    Option,
    Options,
    Outcome,
    RuleError,
    Seat,
    Standing,
    check_viewer,
    checked_options,
)
from games.rng import Rng
from games.vikings import default_move, standing_orders, upgrades
from games.vikings.chapters.actions import (
    action_in_hand,
    aim,
    believe_shield,
    call_shield,
    drop,
    raise_shield,
    slam,
    take_hit,
)
from games.vikings.chapters.actions import move as move_viking
from games.vikings.chapters.challenge import announce, announcements, believe, call, distinct
from games.vikings.chapters.reach import destinations, places, pushes, slam_victims, targets
from games.vikings.chapters.setup import free_start_spaces, place, set_up
from games.vikings.chapters.turn import outcome
from games.vikings.content import SPACES, STARTS, Space
from games.vikings.events import VikingsEvent
from games.vikings.knowledge import redeal, show
from games.vikings.moves import (
    Announce,
    Attack,
    Believe,
    CallBluff,
    MoveTo,
    PlaceBracelet,
    PlaceViking,
    RaiseShield,
    Slam,
    TakeHit,
    VikingsMove,
)
from games.vikings.state import Events, VikingsState
from games.vikings.view import Phase, VikingsView

_ANSWERS: dict[Phase, tuple[type[VikingsMove], ...]] = {
    Phase.PLACE: (PlaceViking,),
    Phase.ANNOUNCE: (Announce,),
    Phase.CHALLENGE: (CallBluff, Believe),
    Phase.MOVE: (MoveTo,),
    Phase.SLAM: (Slam,),
    Phase.TARGET: (Attack,),
    Phase.SHIELD: (TakeHit, RaiseShield),
    Phase.CHALLENGE_SHIELD: (CallBluff, Believe),
    Phase.DROP: (PlaceBracelet,),
}
"""The kinds of move that answer each question."""

_CALL_BLUFF = CallBluff()
_BELIEVE = Believe()
_TAKE_HIT = TakeHit()
_MOVE_TO = tuple(MoveTo(Space(space)) for space in range(len(SPACES)))


class Vikings:
    """Clash of Vikings; see :class:`games.api.Game`."""

    id: ClassVar[str] = "vikings"
    version: ClassVar[int] = upgrades.VERSION
    seats: ClassVar[range] = range(2, 5)
    options: ClassVar[tuple[Option, ...]] = (
        Option("arena", 1, tuple(STARTS)),
        Option("bluff_arena", default=False, choices=(False, True)),
    )
    state_type = VikingsState
    view_type = VikingsView
    move_types: tuple[type[VikingsMove], ...] = get_args(VikingsMove)
    event_types: tuple[type[Event], ...] = get_args(VikingsEvent)
    standing: tuple[Standing, ...] = standing_orders.STANDING

    def start(self, seats: int, options: Options, seed: str) -> Applied[VikingsState]:
        """Set the game up; the first question is where the first Viking stands."""
        if seats not in self.seats:
            raise RuleError("wrong-number-of-seats", seats=str(seats))
        return set_up(seats, checked_options(self.options, options, seats), seed)

    def decisions(self, state: VikingsState) -> tuple[Decision, ...]:
        """List the open questions; only in the challenge window several seats share one."""
        number = f"q{state.question}"
        phase = state.phase
        if phase is Phase.CHALLENGE:
            believed = state.believed
            return tuple(
                [
                    Decision(number, seat, phase, optional=True, answered=seat in believed)
                    for seat in state.asked
                ]
            )
        return tuple([Decision(number, seat, phase) for seat in state.asked])

    def legal_moves(self, state: VikingsState, seat: Seat) -> Iterator[VikingsMove]:
        """Yield what ``seat`` may answer now, in the order of the table in :data:`_ANSWERS`."""
        if seat not in state.asked:
            return iter(())
        match state.phase:
            case Phase.CHALLENGE:
                return iter((_CALL_BLUFF,) if seat in state.believed else (_CALL_BLUFF, _BELIEVE))
            case Phase.ANNOUNCE:
                return iter(announcements(state))
            case Phase.MOVE:
                return iter(
                    [_MOVE_TO[space] for space in destinations(state, action_in_hand(state))]
                )
            case Phase.SHIELD:
                shields = [RaiseShield(card) for card in distinct(state.hands[seat])]
                return iter((_TAKE_HIT, *shields))
            case Phase.CHALLENGE_SHIELD:
                return iter((_CALL_BLUFF, _BELIEVE))
            case Phase.DROP:
                return map(PlaceBracelet, places(state))
            case Phase.TARGET:
                return map(Attack, targets(state, action_in_hand(state)))
            case Phase.SLAM:
                return (
                    Slam(victim, space)
                    for victim in slam_victims(state)
                    for space in pushes(state, victim)
                )
            case _:
                return map(PlaceViking, free_start_spaces(state))

    def apply(self, state: VikingsState, seat: Seat, move: VikingsMove) -> Applied[VikingsState]:
        """Answer the open question of ``seat`` with ``move``."""
        asked = state.asked
        if seat not in asked:
            raise RuleError("not-asked" if asked else "game-over")
        phase = state.phase
        if type(move) not in _ANSWERS[phase]:
            raise RuleError("wrong-answer")
        events: Events = []
        after = _answer(state, asked[asked.index(seat)], move, events)
        return Applied(after, tuple(events))

    def default_move(self, state: VikingsState, seat: Seat, luck: Rng) -> VikingsMove:
        """Choose for an absent ``seat`` that still owes an answer.

        Raises:
            RuleError: the seat owes none.
        """
        if seat not in state.asked or seat in state.believed:
            raise RuleError("not-asked")
        return default_move.choose(
            self.view(state, seat), tuple(self.legal_moves(state, seat)), luck
        )

    def standing_move(self, state: VikingsState, seat: Seat, key: str) -> VikingsMove | None:
        """Answer the open question of ``seat`` as it said in advance; None asks the player."""
        if seat not in state.asked or seat in state.believed:
            return None
        return standing_orders.answer(key)

    def standing_ends(self, seat: Seat, key: str, event: Event) -> bool:
        """Tell whether an event ends what ``seat`` said in advance."""
        return standing_orders.ends(seat, key, event)

    def view(self, state: VikingsState, viewer: Seat | None) -> VikingsView:
        """Show the game as ``viewer`` may see it."""
        check_viewer(viewer, len(state.hands))
        legal = () if viewer is None else tuple(self.legal_moves(state, viewer))
        return show(state, viewer, legal)

    def outcome(self, state: VikingsState) -> Outcome | None:
        """Tell how the game ended, or None while it goes on."""
        return outcome(state)

    def redeal(self, state: VikingsState, viewer: Seat | None, seed: str) -> VikingsState:
        """Deal again all that ``viewer`` cannot know, consistent with all that it does know."""
        return redeal(state, viewer, seed)

    def upgrade(self, version: int, stored: dict[str, Any]) -> dict[str, Any]:
        """Lift a stored state of an older ``version`` to the present shape."""
        return upgrades.lift(version, stored)


def _judge(
    state: VikingsState, seat: Seat, verdict: CallBluff | Believe, events: Events
) -> VikingsState:
    bluff = isinstance(verdict, CallBluff)
    if state.phase is Phase.CHALLENGE:
        return call(state, seat, events) if bluff else believe(state, seat, events)
    return call_shield(state, events) if bluff else believe_shield(state, events)


def _answer(state: VikingsState, seat: Seat, move: VikingsMove, events: Events) -> VikingsState:
    match move:
        case Believe() | CallBluff():
            return _judge(state, seat, move, events)
        case Announce():
            return announce(state, move, events)
        case MoveTo(space):
            return move_viking(state, space, events)
        case TakeHit():
            return take_hit(state, events)
        case RaiseShield(card):
            return raise_shield(state, card, events)
        case PlaceBracelet(space):
            return drop(state, space, events)
        case Attack(target):
            return aim(state, target, events)
        case Slam():
            return slam(state, move, events)
        case _:
            return place(state, seat, move.space, events)


GAME = Vikings()
