"""The rules of Clash of Vikings behind the door of :mod:`games.api`.

The chapters: ``setup``, ``turn``, ``challenge`` (phases 1 and 2), ``actions`` (phase 3 and the
Shield), with ``reach`` for the arena, ``bracelets`` for the tokens, ``choices`` for what matters
about a choice and ``knowledge`` for what each viewer sees.

Where the rulebook is silent, the function named decides, and nothing else does:

======  ===========================================================================================
V1      A Shield cannot be announced in one's own turn; the card may be laid as any bluff
        (``challenge.announceable``).
V2      A Slam can be announced only with a Viking within reach that can be pushed; every other
        action at any time (``challenge.announceable``).
V3      A Walk or a Sprint may end where it began (``reach.destinations``).
V4      An attack without a target in range does nothing (``actions.perform``).
V5      A target is asked for a Shield while it has a card in hand, whatever it holds; it draws at
        the end of the turn like everybody (``actions.raise_shield``, ``turn.end_turn``).
V6      Where a false Shield cost the last bracelet, the attack finds nothing
        (``actions.call_shield``).
V7      A knocked bracelet without a place leaves the game (``actions.drop``).
V8      Bracelets lie on the centre and on start spaces as on plain ones; a Slam may push there
        (``reach.pushes``, ``bracelets.lay``).
V9      Several bracelets can lie on one space; a bracelet space is refilled only when it is empty
        (``bracelets.collect``, ``turn.end_turn``).
V10     Bracelets, hands and the first player are settled before the Vikings are placed, in seat
        order, so that everybody places knowing them; the fourth of four takes the space that is
        left (``setup.set_up``, ``setup.place``).
V11     The bracelets of the centre may be left only where taking them would empty the supply, and
        so end the game with this turn; else they are taken, as bracelets on a space are: that
        never hurts (``turn.begin_turn``).
V12     What was announced and can be performed is performed: an attack hits the only target in
        range, a Slam is not declined, and is asked about only where there are several ways
        (``actions.perform``).
V13     A target without bracelets may answer with a Shield too (``actions.aim``).
======  ===========================================================================================
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import cache
from typing import Any, ClassVar, assert_never, get_args

from msgspec.structs import replace

from games.api import (
    Applied,
    Decision,
    Event,
    Option,
    Options,
    Outcome,
    RuleError,
    Seat,
    check_viewer,
    checked_options,
)
from games.optional.coaching import Coach
from games.optional.in_advance import Standing
from games.optional.remembering import Feat, Played
from games.rng import Rng
from games.vikings import (
    default_move,
    foresight,
    habits,
    merits,
    outlook,
    standing_orders,
    upgrades,
)
from games.vikings.chapters.actions import (
    aim,
    believe_shield,
    call_shield,
    drop,
    raise_shield,
    slam,
    take_hit,
)
from games.vikings.chapters.actions import move as move_viking
from games.vikings.chapters.challenge import announce, believe, call
from games.vikings.chapters.choices import legal
from games.vikings.chapters.setup import place, set_up
from games.vikings.chapters.turn import leave_centre, outcome, take_from_centre
from games.vikings.coaching import COACH
from games.vikings.content import STARTS
from games.vikings.events import VikingsEvent
from games.vikings.feats import feats
from games.vikings.knowledge import redeal, show
from games.vikings.moves import (
    Announce,
    Attack,
    Believe,
    CallBluff,
    LeaveCentre,
    MoveTo,
    PlaceBracelet,
    PlaceViking,
    RaiseShield,
    Slam,
    TakeFromCentre,
    TakeHit,
    VikingsMove,
)
from games.vikings.state import Events, VikingsState
from games.vikings.view import Phase, VikingsView

_ANSWERS: dict[Phase, tuple[type[VikingsMove], ...]] = {
    Phase.PLACE: (PlaceViking,),
    Phase.CENTRE: (TakeFromCentre, LeaveCentre),
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

_REACTIONS = (Phase.CHALLENGE, Phase.SHIELD, Phase.CHALLENGE_SHIELD)
"""Questions about what somebody else does, which a seat may let pass."""

_KEEPS_CLASHES = 2
"""From this version on the state keeps who met whom."""


class Vikings:
    """Clash of Vikings; see :class:`games.api.Game`.

    Version 2: who met whom is kept until the next announcement, for the pictures.
    """

    id: ClassVar[str] = "vikings"
    version: ClassVar[int] = upgrades.VERSION
    seats: ClassVar[Sequence[int]] = range(2, 5)
    options: ClassVar[tuple[Option, ...]] = (
        Option("arena", 1, tuple(STARTS)),
        Option("bluff_arena", default=False, choices=(False, True)),
    )
    coach: ClassVar[Coach] = COACH
    sketched_from: ClassVar[int] = 2
    horizon: ClassVar[int] = 2
    feature_names: ClassVar[tuple[str, ...]] = merits.FEATURES
    state_type = VikingsState
    view_type = VikingsView
    move_types: tuple[type[VikingsMove], ...] = get_args(VikingsMove)
    event_types: tuple[type[Event], ...] = get_args(VikingsEvent)
    standing: tuple[Standing, ...] = standing_orders.STANDING
    foreseeable: tuple[str, ...] = foresight.FORESEEABLE

    def __init__(self, played: int = upgrades.VERSION) -> None:
        self._played = played
        """The version of the rules that games are played by; all store the present shapes."""

    def as_of(self, version: int) -> Vikings:
        """Return the game by the rules of an older version."""
        return _as_of(version)

    def start(self, seats: int, options: Options, seed: str) -> Applied[VikingsState]:
        """Set the game up; the first question is where the first Viking stands."""
        if seats not in self.seats:
            raise RuleError("wrong-number-of-seats", seats=str(seats))
        return set_up(seats, checked_options(self.options, options, seats), seed)

    def decisions(self, state: VikingsState) -> tuple[Decision, ...]:
        """List the open questions; only in the challenge window several seats share one."""
        number, phase, believed = f"q{state.question}", state.phase, state.believed
        optional = phase in _REACTIONS
        return tuple(
            [
                Decision(
                    number,
                    seat,
                    phase,
                    optional=optional,
                    answered=seat in believed,
                    fence=optional,
                )
                for seat in state.asked
            ]
        )

    def legal_moves(self, state: VikingsState, seat: Seat) -> Iterator[VikingsMove]:
        """Yield what ``seat`` may answer now, in the order of the table in :data:`_ANSWERS`."""
        return legal(state, seat)

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
        if self._played < _KEEPS_CLASHES and after.clashes:
            after = replace(after, clashes=())
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
        prompts = next((one.prompts for one in self.standing if one.key == key), ())
        if seat not in state.asked or seat in state.believed or state.phase not in prompts:
            return None
        return standing_orders.answer(self.view(state, seat), key)

    def standing_ends(self, seat: Seat, key: str, event: Event) -> bool:
        """Tell whether an event ends what ``seat`` said in advance."""
        return standing_orders.ends(seat, key, event)

    def uneventful(self, view: VikingsView) -> VikingsMove | None:
        """Return the viewer's answer after which all goes on as announced; None where none does."""
        return foresight.let_pass(view)

    def follow_ups(self, view: VikingsView) -> tuple[str, ...]:
        """Name what the viewer may yet be asked about the action that it has announced."""
        return foresight.follow_ups(view)

    def grounds(self, view: VikingsView) -> dict[str, object]:
        """Say what the viewer's choice rests on, beside what there is to choose from."""
        return foresight.grounds(view)

    def view(self, state: VikingsState, viewer: Seat | None) -> VikingsView:
        """Show the game as ``viewer`` may see it."""
        check_viewer(viewer, len(state.hands))
        moves = () if viewer is None else tuple(legal(state, viewer))
        return show(state, viewer, moves)

    def outcome(self, state: VikingsState) -> Outcome | None:
        """Tell how the game ended, or None while it goes on."""
        return outcome(state)

    def redeal(self, state: VikingsState, viewer: Seat | None, seed: str) -> VikingsState:
        """Deal again all that ``viewer`` cannot know, consistent with all that it does know."""
        return redeal(state, viewer, seed)

    def clock(self, state: VikingsState) -> int:
        """Count the turns."""
        return state.turn

    def estimate(self, state: VikingsState, viewer: Seat | None) -> tuple[float, ...]:
        """Guess by seat the share of its rivals that it will leave behind."""
        return outlook.estimate(state, viewer)

    def features(self, state: VikingsState, viewer: Seat | None) -> tuple[Sequence[float], ...]:
        """List by seat what its chances rest on; see :mod:`games.vikings.merits`."""
        return merits.features(state, viewer)

    def glance(self, state: VikingsState, viewer: Seat | None) -> Hashable:
        """Return what ``viewer`` knows, for computers."""
        return outlook.glance(state, viewer)

    def plausible(self, state: VikingsState, seat: Seat) -> float:
        """Say how likely ``seat`` would have laid the cards that it laid."""
        return outlook.plausible(state, seat)

    def sketch(
        self, state: VikingsState, seat: Seat, moves: Sequence[VikingsMove]
    ) -> Sequence[VikingsMove]:
        """Leave out of the legal ``moves`` of ``seat`` what is hardly ever the best."""
        return outlook.sketch(state, seat, moves)

    def habit(
        self, state: VikingsState, seat: Seat, moves: Sequence[VikingsMove], luck: Rng
    ) -> VikingsMove:
        """Go on as players do without much thought; see :mod:`games.vikings.habits`."""
        return habits.choose(state, seat, moves, luck)

    def feats(self, record: Sequence[Played]) -> Iterator[Feat]:
        """Yield what somebody may be remembered for; see :mod:`games.vikings.feats`."""
        return feats(record)

    def upgrade(self, version: int, stored: dict[str, Any]) -> dict[str, Any]:
        """Lift a stored state of an older ``version`` to the present shape."""
        return upgrades.lift(version, stored)


def _answer(state: VikingsState, seat: Seat, move: VikingsMove, events: Events) -> VikingsState:
    match move:
        case PlaceViking(space):
            return place(state, seat, space, events)
        case TakeFromCentre():
            return take_from_centre(state, events)
        case LeaveCentre():
            return leave_centre(state, events)
        case Announce():
            return announce(state, move, events)
        case CallBluff() | Believe() | TakeHit() | RaiseShield():
            return _react(state, seat, move, events)
        case MoveTo() | Slam() | Attack() | PlaceBracelet():
            return _perform(state, move, events)
        case _:
            assert_never(move)


def _react(
    state: VikingsState,
    seat: Seat,
    move: CallBluff | Believe | TakeHit | RaiseShield,
    events: Events,
) -> VikingsState:
    announced = state.phase is Phase.CHALLENGE
    match move:
        case CallBluff():
            return call(state, seat, events) if announced else call_shield(state, events)
        case Believe():
            return believe(state, seat, events) if announced else believe_shield(state, events)
        case TakeHit():
            return take_hit(state, events)
        case RaiseShield(card):
            return raise_shield(state, card, events)
        case _:
            assert_never(move)


def _perform(
    state: VikingsState, move: MoveTo | Slam | Attack | PlaceBracelet, events: Events
) -> VikingsState:
    match move:
        case MoveTo(space):
            return move_viking(state, space, events)
        case Slam():
            return slam(state, move, events)
        case Attack(target):
            return aim(state, target, events)
        case PlaceBracelet(space):
            return drop(state, space, events)
        case _:
            assert_never(move)


@cache
def _as_of(version: int) -> Vikings:
    return Vikings(version)


GAME = Vikings()
