"""The rules of Clash of Rage behind the door of :mod:`games.api`.

The chapters follow a turn: ``setup``; ``improvement`` (phase 1), ``tactics`` and ``reinforcement``
(2), ``turn`` (whose action it is), ``marching`` with ``moving`` and ``battle_orders``,
``equipping`` with ``market`` and ``forging`` (3 and 5), ``stones`` (4), ``fight`` with ``assault``
and ``splits``, ``victory`` and ``leaving``; ``land`` is the map, ``armies`` are the sheets. Where
the rulebook is silent, the function that decides says so, with the number of the ruling.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, ClassVar, assert_never, cast, get_args

from msgspec.structs import replace

from games.api import (
    Applied,
    Decision,
    Event,
    Option,
    Options,
    Outcome,
    Preset,
    RuleError,
    Seat,
    check_viewer,
    checked_options,
)
from games.rage import default_move, habits, outlook, standing_orders, upgrades
from games.rage.chapters import reinforcement
from games.rage.chapters.equipment import equipping, forging
from games.rage.chapters.fights.battle_orders import untils
from games.rage.chapters.fights.fight import (
    begin_fight,
    defend,
    flee,
    hand_over,
    split_by_hand,
    splits_now,
    strike_by_hand,
)
from games.rage.chapters.leaving import leave
from games.rage.chapters.marches import marching
from games.rage.chapters.setup import free_clans, set_up, take_clan
from games.rage.chapters.tactics import choose_tactic, free_spots, place_bastion
from games.rage.chapters.turn import end_action
from games.rage.chapters.victory import outcome
from games.rage.content import AT_ONCE, BY_HAND, SPLITS, TO_THE_END, BattleOrders, Split
from games.rage.events import Passed, RageEvent
from games.rage.knowledge import redeal, show
from games.rage.moves import (
    ArrangeAndConfirm,
    BeginFight,
    Confirm,
    Defend,
    DropStandingOrder,
    EquipArmies,
    Flee,
    Forge,
    HandOver,
    Keep,
    KeepStandingOrder,
    Kill,
    LayAllIn,
    LayAllOnBastion,
    LayDown,
    Leave,
    Pass,
    PlaceBastion,
    PlayTactic,
    RageMove,
    Station,
    StationAll,
    Strike,
    TakeClan,
)
from games.rage.state import EquipDraft, Events, MarchDraft, RageState
from games.rage.view import Phase, RageView
from games.rng import Rng

ActionMove = marching.MarchStep | equipping.EquipStep | Forge | ArrangeAndConfirm | Confirm | Pass
Answer = (
    TakeClan
    | PlayTactic
    | PlaceBastion
    | Station
    | StationAll
    | LayDown
    | LayAllOnBastion
    | LayAllIn
    | Keep
    | BeginFight
    | Defend
    | Strike
    | Flee
    | HandOver
    | Kill
)

_ANSWERS: dict[Phase, frozenset[type[RageMove]]] = {
    Phase.CLAN: frozenset({TakeClan}),
    Phase.TACTICS: frozenset({PlayTactic}),
    Phase.BASTION: frozenset({PlaceBastion}),
    Phase.REINFORCE: frozenset({Station, StationAll, LayDown, LayAllOnBastion, LayAllIn}),
    Phase.ACTION: frozenset(get_args(ActionMove)),
    Phase.LEGENDARY: frozenset({Keep}),
    Phase.NEXT_FIGHT: frozenset({BeginFight}),
    Phase.DEFENCE: frozenset({Defend}),
    Phase.STRIKE: frozenset({Strike, Flee, HandOver}),
    Phase.SPLIT: frozenset({Kill}),
    Phase.ELVES_SPLIT: frozenset({Kill}),
    Phase.OVER: frozenset(),
}
"""The kinds of move that answer each question."""

_SECRET = frozenset({Phase.TACTICS, Phase.REINFORCE})
"""Questions whose answers may be changed until the last seat asked has answered."""

_CONFIRM = Confirm()
_EQUIP_ARMIES = EquipArmies()
_FORGE = Forge()
_PASS = Pass()
_TACTIC = {card: PlayTactic(card) for card in range(1, 29)}


class Rage:
    """Clash of Rage; see :class:`games.api.Game`."""

    id: ClassVar[str] = "rage"
    version: ClassVar[int] = upgrades.VERSION
    seats: ClassVar[Sequence[int]] = range(2, 5)
    options: ClassVar[tuple[Option, ...]] = (
        Option("clans", "choose", ("choose", "random")),
        Option("layout", "fixed", ("fixed", "random")),
        Option("long_game", default=False, choices=(False, True)),
        Option("elves", "blind", ("blind", "harder")),
        Option("elves_hand", "book", ("book", "neighbour")),
        Option("reinforcements", "together", ("together", "order")),
        Option("fights", "orders", ("orders", "live")),
        Option("last_turn", 0, (0, 30, 20, 15, 10, 8)),
    )
    presets: tuple[Preset, ...] = (
        Preset("short", {"clans": "random", "last_turn": 8}),
        Preset("book"),
        Preset("long", {"layout": "random", "long_game": True, "elves": "harder"}),
    )
    sketched_from: ClassVar[int] = 3
    state_type = RageState
    view_type = RageView
    move_types: tuple[type[RageMove], ...] = get_args(RageMove)
    event_types: tuple[type[Event], ...] = get_args(RageEvent)

    def start(self, seats: int, options: Options, seed: str) -> Applied[RageState]:
        """Set the game up; the first question is who takes which clan, or the first tactics."""
        if seats not in self.seats:
            raise RuleError("wrong-number-of-seats", seats=str(seats))
        return set_up(seats, checked_options(self.options, options, seats), seed)

    def decisions(self, state: RageState) -> tuple[Decision, ...]:
        """List the open questions."""
        number, phase = f"q{state.question}", state.phase
        if phase in _SECRET:
            answered = state.answered
            secret = phase is Phase.TACTICS or state.settings.together
            return tuple(
                [
                    Decision(number, seat, phase, secret=secret, answered=seat in answered)
                    for seat in state.asked
                ]
            )
        # Seldom more than one: a comprehension would cost more than all the rest of this.
        if len(state.asked) == 1:
            return (Decision(number, state.asked[0], phase),)
        return tuple([Decision(number, seat, phase) for seat in state.asked])

    def legal_moves(self, state: RageState, seat: Seat) -> Iterator[RageMove]:
        """Yield what ``seat`` may answer now, the common answers first."""
        if seat not in state.asked:
            return iter(())
        return iter(_LISTED[state.phase](state, seat))

    def apply(self, state: RageState, seat: Seat, move: RageMove) -> Applied[RageState]:
        """Answer the open question of ``seat``, or take one of the moves of any time."""
        events: Events = []
        asked, phase = state.asked, state.phase
        if seat not in asked or type(move) not in _ANSWERS[phase]:
            return Applied(_at_any_time(state, seat, move, events), tuple(events))
        seat = asked[asked.index(seat)]
        if phase is Phase.ACTION:
            after = _act(state, seat, move, events)
        else:
            after = _answer(state, seat, cast("Answer", move), events)
        return Applied(after, tuple(events))

    def default_move(self, state: RageState, seat: Seat, luck: Rng) -> RageMove:
        """Choose for an absent ``seat`` that still owes an answer.

        Raises:
            RuleError: the seat owes none.
        """
        if seat not in state.asked or seat in state.answered:
            raise RuleError("not-asked")
        return default_move.choose(self.view(state, seat), luck)

    def view(self, state: RageState, viewer: Seat | None) -> RageView:
        """Show the game as ``viewer`` may see it."""
        check_viewer(viewer, len(state.players))
        legal = () if viewer is None else tuple(self.legal_moves(state, viewer))
        return show(state, viewer, legal)

    def redeal(self, state: RageState, viewer: Seat | None, seed: str) -> RageState:
        """Deal again all that ``viewer`` cannot know, consistent with all that it does know."""
        return redeal(state, viewer, seed)

    def unasked_moves(self, state: RageState, seat: Seat) -> Iterator[RageMove]:
        """Yield what a seat may do at any time, asked or not: its standing order."""
        return iter(standing_orders.offered(state, seat))

    def concession(self, state: RageState, seat: Seat) -> Leave | None:
        """Return the move with which a seat gives up, asked or not (R27)."""
        if state.phase is Phase.OVER or seat in state.left:
            return None
        return Leave()

    def estimate(self, view: RageView) -> tuple[float, ...]:
        """Guess who is ahead, for computers; see :mod:`games.rage.outlook`."""
        return outlook.estimate(view)

    def sketch(self, view: RageView, moves: Sequence[RageMove]) -> Sequence[RageMove]:
        """Leave out what is hardly worth a thought, for computers."""
        return outlook.sketch(view, moves)

    def habit(self, state: RageState, seat: Seat, moves: Sequence[RageMove], luck: Rng) -> RageMove:
        """Go on as players do without much thought, for computers; see :mod:`games.rage.habits`."""
        return habits.choose(moves, luck, lambda: show(state, seat, tuple(moves)))

    def outcome(self, state: RageState) -> Outcome | None:
        """Tell how the game ended, or None while it goes on."""
        return outcome(state)

    def upgrade(self, version: int, stored: dict[str, Any]) -> dict[str, Any]:
        """Lift a stored state of an older ``version`` to the present shape."""
        return upgrades.lift(version, stored)


def _tactics(state: RageState, seat: Seat) -> list[RageMove]:
    player = state.players[seat]
    return [_TACTIC[card] for card in player.hand if card != player.chosen]


def _action_moves(state: RageState, seat: Seat) -> list[RageMove]:
    """List what an action may go on with; a draft is of a move or of an equip action.

    An equip action may begin with forging at once: its price and what it draws are known without
    a look at the market.
    """
    draft = state.draft
    if isinstance(draft, MarchDraft):
        found = marching.steps(state, seat, draft)
    elif isinstance(draft, EquipDraft):
        found = equipping.steps(state, seat, draft)
        if draft.in_hand is None:
            if forging.may_forge(state, seat):
                found.append(_FORGE)
            if not equipping.is_empty(state, seat, draft):
                found.append(_CONFIRM)
    else:
        found = [] if state.equipping else marching.steps(state, seat, marching.NO_DRAFT)
        if forging.may_forge(state, seat):
            found.append(_FORGE)
        found.append(_EQUIP_ARMIES)
    found.append(_PASS)
    return found


def _defences(state: RageState, _seat: Seat) -> Iterator[Defend]:
    """Yield battle orders; of those that flee at once the split does not matter."""
    assert state.fight is not None
    for until in untils(sum(state.fight.units[1])):
        if until == BY_HAND:
            yield Defend(BY_HAND, Split.BOOK)
        elif until == AT_ONCE:
            yield Defend(AT_ONCE, Split.BOOK)
        else:
            yield from (Defend(until, split) for split in SPLITS)


def _assaults(state: RageState, _seat: Seat) -> Iterator[RageMove]:
    """Yield to strike, to flee, and where there are orders at all to hand over to them."""
    fight = state.fight
    assert fight is not None
    yield Strike()
    yield Flee()
    if state.settings.live:
        return
    for until in (TO_THE_END, *range(1, sum(fight.units[fight.striker]))):
        for split in SPLITS:
            yield HandOver(until, split)


def _fights(state: RageState, _seat: Seat) -> Iterator[RageMove]:
    return (BeginFight(contest.site) for contest in state.contests)


def _kills(state: RageState, _seat: Seat) -> Iterator[RageMove]:
    return (Kill(*killed) for killed in splits_now(state))


_LISTED: dict[Phase, Callable[[RageState, Seat], Iterable[RageMove]]] = {
    Phase.CLAN: lambda state, _: map(TakeClan, free_clans(state)),
    Phase.TACTICS: _tactics,
    Phase.BASTION: lambda state, _: map(PlaceBastion, free_spots(state)),
    Phase.REINFORCE: reinforcement.options,
    Phase.ACTION: _action_moves,
    Phase.LEGENDARY: lambda state, _: map(Keep, state.drawn),
    Phase.NEXT_FIGHT: _fights,
    Phase.DEFENCE: _defences,
    Phase.STRIKE: _assaults,
    Phase.SPLIT: _kills,
    Phase.ELVES_SPLIT: _kills,
}
"""What may be answered to each question, the common answers first."""


def _at_any_time(state: RageState, seat: Seat, move: RageMove, events: Events) -> RageState:
    """Take a move that does not answer the open question of its seat.

    Raises:
        RuleError: it is none of those that can be made at any time.
    """
    if isinstance(move, Leave | KeepStandingOrder | DropStandingOrder):
        if seat not in range(len(state.players)):
            raise RuleError("no-such-seat", seat=str(seat))
        match move:
            case Leave():
                return leave(state, seat, events)
            case KeepStandingOrder():
                return standing_orders.keep(state, seat, move, events)
            case DropStandingOrder():
                return standing_orders.drop(state, seat, events)
            case _:
                assert_never(move)
    if seat in state.asked:
        raise RuleError("wrong-answer")
    raise RuleError("not-asked" if state.asked else "game-over")


def _answer(state: RageState, seat: Seat, move: Answer, events: Events) -> RageState:
    match move:
        case TakeClan(clan):
            return take_clan(state, seat, clan, events)
        case PlayTactic(card):
            return choose_tactic(state, seat, card, events)
        case PlaceBastion(spot):
            return place_bastion(state, seat, spot, events)
        case Station() | StationAll():
            return reinforcement.station(state, seat, move, events)
        case LayDown() | LayAllOnBastion() | LayAllIn():
            return reinforcement.lay_down(state, seat, move, events)
        case Keep(gear):
            return forging.keep(state, seat, gear, events)
        case BeginFight(site):
            return begin_fight(state, site, events)
        case Defend() | Strike() | Flee() | HandOver() | Kill():
            return _fight_on(state, seat, move, events)
        case _:
            assert_never(move)


def _fight_on(
    state: RageState,
    seat: Seat,
    move: Defend | Strike | Flee | HandOver | Kill,
    events: Events,
) -> RageState:
    match move:
        case Defend(until, split):
            if move not in _defences(state, seat):
                raise RuleError("no-such-orders")
            return defend(state, seat, BattleOrders(until, split), events)
        case Strike():
            return strike_by_hand(state, events)
        case Flee():
            return flee(state, events)
        case HandOver(until, split):
            if move not in _assaults(state, seat):
                raise RuleError("no-such-orders")
            return hand_over(state, seat, BattleOrders(until, split), events)
        case Kill(first, second, third):
            return split_by_hand(state, (first, second, third), events)
        case _:
            assert_never(move)


def _act(state: RageState, seat: Seat, move: RageMove, events: Events) -> RageState:
    """Take a step of an action: a draft is of a move or of an equip action, never of both."""
    draft = state.draft
    if marching.is_step(move):
        if state.equipping or isinstance(draft, EquipDraft):
            raise RuleError("action-is-to-equip")
        return marching.enter(state, seat, move, events)
    if isinstance(move, Pass):
        events.append(Passed(seat=seat))
        return end_action(replace(state, draft=None, fought=()), events)
    if isinstance(move, Confirm):
        return _confirm(state, seat, events)
    if isinstance(draft, MarchDraft):
        raise RuleError("action-is-to-move")
    if draft is None and not isinstance(move, EquipArmies | Forge):
        raise RuleError("not-equipping")
    if isinstance(move, Forge):
        return forging.forge(state, seat, events)
    if isinstance(move, ArrangeAndConfirm):
        return equipping.finish_arranged(state, seat, events)
    assert equipping.is_step(move)
    return equipping.enter(state, seat, move, events)


def _confirm(state: RageState, seat: Seat, events: Events) -> RageState:
    match state.draft:
        case MarchDraft() as draft:
            return marching.march(state, seat, draft, events)
        case EquipDraft():
            return equipping.finish(state, seat, events)
        case None:
            raise RuleError("nothing-drafted")
        case _:
            assert_never(state.draft)


GAME = Rage()
