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
V11     The bracelets of the centre may be left only where the game could end with this turn if they
        are taken: where the supply would hold no more than what refills the bracelet spaces that
        are empty, and the one that this turn can empty. Else they are taken: that never hurts
        (``turn.begin_turn``).
V12     What was announced and can be performed is performed: an attack hits the only target in
        range, a Slam is not declined, and is asked about only where there are several ways
        (``actions.perform``).
V13     A target without bracelets may answer with a Shield too (``actions.aim``).
V14     Of several who call within one window the first in the order of play does, counted from the
        active player on (``challenge.in_order_of_play``); the host hears them in that order.
V15     Bracelets on a space where a Viking ends are always taken, though the text says *may*
        (``bracelets.collect``).
V16     A bracelet put on a bracelet space lies face up like any other (``bracelets.lay``). An empty
        deck is shuffled at the next draw, not before (``turn.end_turn``).
======  ===========================================================================================
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar, assert_never, get_args

from msgspec.structs import replace

from games.api import (
    Applied,
    Decision,
    Event,
    Events,
    Move,
    Option,
    Options,
    Seat,
)
from games.game import Rules, delegate
from games.optional.in_advance import Standing
from games.optional.presets import Preset
from games.rng import Rng
from games.vikings import (
    default_move,
    epilogue,
    feats,
    foresight,
    habits,
    knowledge,
    merits,
    outlook,
    standing_orders,
)
from games.vikings import moves as m
from games.vikings.chapters import choices, turn
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
from games.vikings.chapters.challenge import announce, believe, call, in_order_of_play
from games.vikings.chapters.setup import place, set_up
from games.vikings.chapters.turn import CENTRE_BONUS, leave_centre, take_from_centre
from games.vikings.coaching import COACH
from games.vikings.content import STARTS
from games.vikings.events import VikingsEvent
from games.vikings.knowledge import show
from games.vikings.state import VikingsState
from games.vikings.view import Phase, VikingsView

_ANSWERS: dict[Phase, tuple[type[m.VikingsMove], ...]] = {
    Phase.PLACE: (m.PlaceViking,),
    Phase.CENTRE: (m.TakeFromCentre, m.LeaveCentre),
    Phase.ANNOUNCE: (m.Announce,),
    Phase.CHALLENGE: (m.CallBluff, m.Believe),
    Phase.MOVE: (m.MoveTo,),
    Phase.SLAM: (m.Slam,),
    Phase.TARGET: (m.Attack,),
    Phase.SHIELD: (m.TakeHit, m.RaiseShield),
    Phase.CHALLENGE_SHIELD: (m.CallBluff, m.Believe),
    Phase.DROP: (m.PlaceBracelet,),
}
"""Types of move that answer each question."""

_REACTIONS = (Phase.CHALLENGE, Phase.SHIELD, Phase.CHALLENGE_SHIELD)
"""Questions about another seat's move, which a seat may let pass."""

_KEEPS_CLASHES = 2
"""First version whose state records clashes."""

_COUNTS_REFILL = 3
"""First version that lets the centre's bracelets be left if the refill ends the game."""


class Vikings(Rules[VikingsState, m.VikingsMove, VikingsView]):
    """Clash of Vikings; see :class:`games.game.Rules`.

    Version 2: clashes are recorded until the next announcement, for the pictures. Version 3: the
    refill counts when deciding whether the centre's bracelets may be left (V11).
    """

    id: ClassVar[str] = "vikings"
    version: ClassVar[int] = 3
    seats: ClassVar[Sequence[int]] = range(2, 5)
    options: ClassVar[tuple[Option, ...]] = (
        Option("arena", 1, tuple(STARTS)),
        Option("bluff_arena", default=False, choices=(False, True)),
    )
    coach = COACH
    presets: ClassVar[tuple[Preset, ...]] = (
        Preset("letter"),
        Preset("bluff", {"bluff_arena": True}),
    )
    sketched_from: ClassVar[int] = 2
    horizon: ClassVar[int] = 2
    doubts: ClassVar[int] = 40
    feature_names: ClassVar[tuple[str, ...]] = merits.FEATURES
    standing: ClassVar[tuple[Standing, ...]] = standing_orders.STANDING
    foreseeable: ClassVar[tuple[str, ...]] = foresight.FORESEEABLE
    passable: ClassVar[tuple[str, ...]] = foresight.PASSABLE
    within_turn: ClassVar[tuple[str, ...]] = foresight.WITHIN_TURN
    regardless_of: ClassVar[Mapping[str, Collection[str]]] = foresight.REGARDLESS_OF
    state_type = VikingsState
    view_type = VikingsView
    move_types: tuple[type[m.VikingsMove], ...] = get_args(m.VikingsMove)
    event_types: tuple[type[Event], ...] = get_args(VikingsEvent)

    legal_moves = delegate(choices.legal)
    outcome = delegate(turn.outcome)
    redeal = delegate(knowledge.redeal)
    standing_ends = delegate(standing_orders.ends)
    uneventful = delegate(foresight.let_pass)
    follow_ups = delegate(foresight.follow_ups)
    grounds = delegate(foresight.grounds)
    regardless = delegate(foresight.regardless)
    estimate = delegate(outlook.estimate)
    features = delegate(merits.features)
    glance = delegate(outlook.glance)
    plausible = delegate(outlook.plausible)
    sketch = delegate(outlook.sketch)
    habit = delegate(habits.choose)
    feats = delegate(feats.feats)
    epilogue = delegate(epilogue.epilogue)

    def set_up(self, seats: int, options: Options, seed: str) -> Applied[VikingsState]:
        """Return the first state; the first question is where to place the first Viking."""
        return set_up(seats, options, seed)

    def decisions(self, state: VikingsState) -> tuple[Decision, ...]:
        """Return the open questions, one for each seat asked; none once the game is over.

        Several seats share only a challenge: they are in the order of play, and those who believe
        are marked as answered (V14). Reactions are optional, and undo barriers.
        """
        number, phase, believed = f"q{state.question}", state.phase, state.believed
        optional = phase in _REACTIONS
        asked = in_order_of_play(state) if phase is Phase.CHALLENGE else state.asked
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
                for seat in asked
            ]
        )

    def seat_count(self, state: VikingsState) -> int:
        """Return the number of players."""
        return len(state.hands)

    def asked(self, state: VikingsState) -> tuple[Seat, ...]:
        """Return the seats that may answer."""
        return state.asked

    def answered(self, state: VikingsState) -> tuple[Seat, ...]:
        """Return the seats that believe an announcement and may still challenge it."""
        return state.believed

    def answer_types(self, state: VikingsState) -> Collection[type[Move]]:
        """Return the types of move that answer the open question."""
        return _ANSWERS[state.phase]

    def answer(
        self, state: VikingsState, seat: Seat, move: m.VikingsMove, events: Events
    ) -> VikingsState:
        """Return the state after an answer to the open question.

        Where older rules are played, the centre's bracelets are taken without a question while they
        are not the last (before version 3), and clashes are not recorded (before version 2).

        Raises:
            RuleError: the move is not legal; it says why.
        """
        after = _answer(state, seat, move, events)
        if self.played < _COUNTS_REFILL and after.phase is Phase.CENTRE:
            after = _unless_last(after, events)
        if self.played < _KEEPS_CLASHES and after.clashes:
            after = replace(after, clashes=())
        return after

    def choose_default(self, state: VikingsState, seat: Seat, luck: Rng) -> m.VikingsMove:
        """Return a sensible, honest move for an absent seat, by its view alone."""
        moves = tuple(self.legal_moves(state, seat))
        return default_move.choose(self.show(state, seat), moves, luck)

    def standing_move(self, state: VikingsState, seat: Seat, key: str) -> m.VikingsMove | None:
        """Return the answer of ``seat`` given in advance by ``key``; None asks the person.

        None also if the seat owes no answer or ``key`` is for another question. Its luck comes from
        the secret seed and the question: the same whenever it is asked for.
        """
        prompts = next((one.prompts for one in self.standing if one.key == key), ())
        if not self.owes(state, seat) or state.phase not in prompts:
            return None
        luck = Rng(f"{state.rng.seed}/{state.question}/{seat}/in-advance")
        return standing_orders.answer(self.view(state, seat), key, luck)

    def show(self, state: VikingsState, viewer: Seat | None) -> VikingsView:
        """Return what ``viewer`` may know."""
        moves = () if viewer is None else tuple(self.legal_moves(state, viewer))
        return show(state, viewer, moves)

    def clock(self, state: VikingsState) -> int:
        """Return the number of turns so far."""
        return state.turn


def _unless_last(state: VikingsState, events: Events) -> VikingsState:
    """Take the centre's bracelets without a question, as before version 3 (V11).

    Return the state unchanged, with the question, if they are the last of the supply. The question
    that is skipped isn't counted.
    """
    if len(state.supply) <= CENTRE_BONUS:
        return state
    return take_from_centre(replace(state, question=state.question - 1), events)


def _answer(state: VikingsState, seat: Seat, move: m.VikingsMove, events: Events) -> VikingsState:
    """Return the state after a seat's answer to its question.

    Raises:
        RuleError: the move is not legal.
    """
    match move:
        case m.PlaceViking(space):
            return place(state, seat, space, events)
        case m.TakeFromCentre():
            return take_from_centre(state, events)
        case m.LeaveCentre():
            return leave_centre(state, events)
        case m.Announce():
            return announce(state, move, events)
        case m.CallBluff() | m.Believe() | m.TakeHit() | m.RaiseShield():
            return _react(state, seat, move, events)
        case m.MoveTo() | m.Slam() | m.Attack() | m.PlaceBracelet():
            return _perform(state, move, events)
        case _:
            assert_never(move)


def _react(
    state: VikingsState,
    seat: Seat,
    move: m.CallBluff | m.Believe | m.TakeHit | m.RaiseShield,
    events: Events,
) -> VikingsState:
    """Return the state after a reaction to an announcement, an attack or a Shield.

    Raises:
        RuleError: the move is not legal.
    """
    announced = state.phase is Phase.CHALLENGE
    match move:
        case m.CallBluff():
            return call(state, seat, events) if announced else call_shield(state, events)
        case m.Believe():
            return believe(state, seat, events) if announced else believe_shield(state, events)
        case m.TakeHit():
            return take_hit(state, events)
        case m.RaiseShield(card):
            return raise_shield(state, card, events)
        case _:
            assert_never(move)


def _perform(
    state: VikingsState, move: m.MoveTo | m.Slam | m.Attack | m.PlaceBracelet, events: Events
) -> VikingsState:
    """Return the state after a choice in performing an action: space, push, target or bracelet.

    Raises:
        RuleError: the move is not legal.
    """
    match move:
        case m.MoveTo(space):
            return move_viking(state, space, events)
        case m.Slam():
            return slam(state, move, events)
        case m.Attack(target):
            return aim(state, target, events)
        case m.PlaceBracelet(space):
            return drop(state, space, events)
        case _:
            assert_never(move)


GAME = Vikings()
