"""The rules of Clash of Rage, implementing :class:`games.game.Rules`.

The chapters follow a turn: ``setup``; ``improvement`` (phase 1), ``tactics`` and ``reinforcement``
(2), ``turn`` (whose action it is), ``marching`` with ``offers``, ``moving`` and ``battle_orders``,
``equipping`` with ``slots``, ``arranging``, ``market``, ``heroes`` and ``forging`` (3 and 5),
``stones`` (4), ``fight`` with ``sides``, ``assault``, ``splits`` and ``losses``, ``victory`` and
``leaving``; ``land`` is the map, ``outset`` and ``course`` are the board of a march, ``armies`` are
the sheets. ``answers`` says which of them takes which move. Where the rulebook is silent, the
function that decides says so, with the number of the ruling.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import ClassVar, get_args

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
from games.optional.giving_up import Aftermath
from games.optional.presets import Preset
from games.rage import (
    default_move,
    epilogue,
    feats,
    habits,
    knowledge,
    merits,
    outlook,
    standing_orders,
)
from games.rage import moves as m
from games.rage.answers import TAKES, assaults, defences
from games.rage.chapters import reinforcement, victory
from games.rage.chapters.equipment import equipping, forging
from games.rage.chapters.fights.fight import splits_now
from games.rage.chapters.leaving import leave
from games.rage.chapters.marches import offers
from games.rage.chapters.setup import free_clans, set_up
from games.rage.chapters.tactics import free_spots
from games.rage.coaching import COACH
from games.rage.events import GoalReached, RageEvent, ReinforcementsChosen, TacticChosen
from games.rage.state import EquipDraft, MarchDraft, RageState
from games.rage.view import Phase, RageView
from games.rng import Rng

_SECRET = frozenset({Phase.TACTICS, Phase.REINFORCE})
"""Questions whose answers may be changed until the last seat asked has answered."""

_FOUGHT = frozenset({Phase.DEFENCE, Phase.STRIKE, Phase.SPLIT, Phase.ELVES_SPLIT})
"""Questions about a fight; answers of anybody but the marching side are undo barriers."""

_TELLS_WHO_COMES_BEFORE = 2
"""First version whose :class:`GoalReached` tells who is ahead of a likely winner."""
_KEEPS_CHANGES_PRIVATE = 3
"""First version in which nobody else hears that a secret answer was changed."""

_CONFIRM = m.Confirm()
_EQUIP_ARMIES = m.EquipArmies()
_FORGE = m.Forge()
_PASS = m.Pass()
_TACTIC = {card: m.PlayTactic(card) for card in range(1, 29)}


class Rage(Rules[RageState, m.RageMove, RageView]):
    """Clash of Rage; see :class:`games.game.Rules`.

    Version 2: a player told to win when the second action begins is told who is ahead of them.
    Version 3: that a secret answer was changed is told to its player alone.
    """

    id: ClassVar[str] = "rage"
    version: ClassVar[int] = 3
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
    coach = COACH
    presets: ClassVar[tuple[Preset, ...]] = (
        Preset("short", {"clans": "random", "last_turn": 8}),
        Preset("book"),
        # R30: as the book has it, where the default is made for days (R10, R29).
        Preset(
            "letter",
            {"elves_hand": "neighbour", "reinforcements": "order", "fights": "live"},
        ),
        Preset("long", {"layout": "random", "long_game": True, "elves": "harder"}),
    )
    sketched_from: ClassVar[int] = 2
    horizon: ClassVar[int] = 2
    feature_names: ClassVar[tuple[str, ...]] = merits.FEATURES
    aftermath: ClassVar[Aftermath] = Aftermath.OUT
    unasked_types: ClassVar[tuple[type[Move], ...]] = (
        m.Leave,
        m.KeepStandingOrder,
        m.DropStandingOrder,
    )
    state_type = RageState
    view_type = RageView
    move_types: tuple[type[m.RageMove], ...] = get_args(m.RageMove)
    event_types: tuple[type[Event], ...] = get_args(RageEvent)

    outcome = delegate(victory.outcome)
    follow_ups = delegate(standing_orders.follow_ups)
    redeal = delegate(knowledge.redeal)
    clock = delegate(outlook.clock)
    estimate = delegate(outlook.estimate)
    features = delegate(merits.features)
    glance = delegate(outlook.glance)
    sketch = delegate(outlook.sketch)
    habit = delegate(habits.choose)
    feats = delegate(feats.feats)
    epilogue = delegate(epilogue.epilogue)

    def set_up(self, seats: int, options: Options, seed: str) -> Applied[RageState]:
        """Return the first state; the first question is about clans or the first tactics."""
        return set_up(seats, options, seed)

    def decisions(self, state: RageState) -> tuple[Decision, ...]:
        """Return the open questions, one for each asked seat, whether it has answered or not."""
        return _decisions(
            state.question,
            state.phase,
            state.asked,
            state.answered,
            state.settings.together,
            state.active,
        )

    def legal_moves(self, state: RageState, seat: Seat) -> Iterator[m.RageMove]:
        """Yield the legal answers of ``seat``, the common ones first; none if it is not asked.

        Unasked moves are not among them.
        """
        if seat not in state.asked:
            return iter(())
        return iter(_LISTED[state.phase](state, seat))

    def seat_count(self, state: RageState) -> int:
        """Return the number of players."""
        return len(state.players)

    def asked(self, state: RageState) -> tuple[Seat, ...]:
        """Return the seats that may answer."""
        return state.asked

    def answered(self, state: RageState) -> tuple[Seat, ...]:
        """Return the seats that have answered and may still change their answer."""
        return state.answered

    def answer_types(self, state: RageState) -> Collection[type[Move]]:
        """Return the types of move that answer the open question."""
        return TAKES[state.phase]

    def answer(self, state: RageState, seat: Seat, move: m.RageMove, events: Events) -> RageState:
        """Return the state after an answer to the open question.

        Raises:
            RuleError: the move is not legal; it says why.
        """
        return TAKES[state.phase][type(move)](state, seat, move, events)

    def act_unasked(
        self, state: RageState, seat: Seat, move: m.RageMove, events: Events
    ) -> RageState:
        """Return the state after ``seat`` leaves the game or changes its standing order.

        Raises:
            RuleError: it is not possible now, and why.
        """
        match move:
            case m.Leave():
                return leave(state, seat, events)
            case m.KeepStandingOrder():
                return standing_orders.keep(state, seat, move, events)
            case _:
                return standing_orders.drop(state, seat, events)

    def as_then(self, applied: Applied[RageState]) -> Applied[RageState]:
        """Return the result as :attr:`played` told it.

        Only the events differ; the state is the same.
        """
        if self.played == self.version:
            return applied
        told = [_as_told(event, self.played) for event in applied.events]
        return Applied(applied.state, tuple(told))

    def choose_default(self, state: RageState, seat: Seat, luck: Rng) -> m.RageMove:
        """Return a move for an absent seat."""
        return default_move.choose(self.show(state, seat), luck)

    def show(self, state: RageState, viewer: Seat | None) -> RageView:
        """Return what ``viewer`` may know."""
        legal = () if viewer is None else tuple(self.legal_moves(state, viewer))
        return knowledge.show(state, viewer, legal)

    def unasked_moves(self, state: RageState, seat: Seat) -> Iterator[m.RageMove]:
        """Yield the unasked moves of ``seat``: changes of its standing order."""
        return iter(standing_orders.offered(state, seat))

    def concession(self, state: RageState, seat: Seat) -> m.Leave | None:
        """Return the move with which a seat gives up, asked or not (R27).

        None if it has left or the game is over.
        """
        if state.phase is Phase.OVER or seat in state.left:
            return None
        return m.Leave()

    def role(self, state: RageState, seat: Seat) -> str:
        """Return the clan of a seat."""
        return state.players[seat].clan or ""


def _as_told(event: Event, version: int) -> Event:
    """Return an event as an older version of the rules told it."""
    match event:
        case TacticChosen() | ReinforcementsChosen() if version < _KEEPS_CHANGES_PRIVATE:
            return replace(event, to=None)
        case GoalReached() if version < _TELLS_WHO_COMES_BEFORE:
            return replace(event, ahead=0, first=None)
        case _:
            return event


@lru_cache(maxsize=4096)
def _decisions(
    question: int,
    phase: Phase,
    asked: tuple[Seat, ...],
    answered: tuple[Seat, ...],
    together: bool,
    active: Seat | None,
) -> tuple[Decision, ...]:
    """Return the open questions, one for each asked seat, all with the same id.

    Each step of a draft is asked under it. Tactics are secret, and reinforcements placed together;
    answers in a fight of a seat that is not active are undo barriers.
    """
    number = f"q{question}"
    if phase not in _SECRET:
        fights = phase in _FOUGHT
        return tuple(
            [Decision(number, seat, phase, fence=fights and seat != active) for seat in asked]
        )
    secret = together or phase is Phase.TACTICS
    return tuple(
        [Decision(number, seat, phase, secret=secret, answered=seat in answered) for seat in asked]
    )


def _tactics(state: RageState, seat: Seat) -> list[m.RageMove]:
    """List the tactics cards that a seat may choose, the chosen one left out.

    Then come the places that it may say for the reinforcements of the chosen card.
    """
    player = state.players[seat]
    cards = [_TACTIC[card] for card in player.hand if card != player.chosen]
    return [*cards, *reinforcement.sayable(state, seat)]


def _action_moves(state: RageState, seat: Seat) -> list[m.RageMove]:
    """Return the next legal steps of an action, whose draft is a march or an equip action.

    Forging is offered without a separate step to open the market: its price and its draw do not
    depend on the market. Confirming an empty equip draft is not offered; passing always is.
    """
    draft = state.draft
    if type(draft) is MarchDraft:
        found = offers.steps(state, seat, draft)
    elif type(draft) is EquipDraft:
        found = equipping.steps(state, seat, draft)
        if draft.in_hand is None:
            if forging.may_forge(state, seat):
                found.append(_FORGE)
            if not equipping.is_empty(state, seat, draft):
                found.append(_CONFIRM)
    else:
        found = [] if state.equipping else offers.first_steps(state, seat)
        if forging.may_forge(state, seat):
            found.append(_FORGE)
        found.append(_EQUIP_ARMIES)
    found.append(_PASS)
    return found


def _fights(state: RageState, _seat: Seat) -> Iterator[m.RageMove]:
    return (m.BeginFight(contest.site) for contest in state.contests)


def _kills(state: RageState, _seat: Seat) -> Iterator[m.RageMove]:
    return (m.Kill(*killed) for killed in splits_now(state))


_LISTED: dict[Phase, Callable[[RageState, Seat], Iterable[m.RageMove]]] = {
    Phase.CLAN: lambda state, _: map(m.TakeClan, free_clans(state)),
    Phase.TACTICS: _tactics,
    Phase.BASTION: lambda state, _: map(m.PlaceBastion, free_spots(state)),
    Phase.REINFORCE: reinforcement.options,
    Phase.ACTION: _action_moves,
    Phase.LEGENDARY: lambda state, _: map(m.Keep, state.drawn),
    Phase.NEXT_FIGHT: _fights,
    Phase.DEFENCE: defences,
    Phase.STRIKE: assaults,
    Phase.SPLIT: _kills,
    Phase.ELVES_SPLIT: _kills,
}
"""Functions that list the legal answers to each question, the common ones first."""


GAME = Rage()
