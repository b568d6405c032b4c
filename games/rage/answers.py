"""Which chapter takes which answer, question by question."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, assert_never, get_args

from msgspec.structs import replace

from games.api import Events, RuleError, Seat
from games.rage import moves as m
from games.rage.chapters import reinforcement
from games.rage.chapters.equipment import equipping, forging
from games.rage.chapters.fights.battle_orders import untils
from games.rage.chapters.fights.fight import (
    begin_fight,
    defend,
    flee_by_hand,
    hand_over,
    split_by_hand,
    strike_by_hand,
)
from games.rage.chapters.marches import marching
from games.rage.chapters.setup import take_clan
from games.rage.chapters.tactics import choose_tactic, place_bastion
from games.rage.chapters.turn import end_action
from games.rage.content import AT_ONCE, BY_HAND, SPLITS, TO_THE_END, BattleOrders, Split
from games.rage.events import Passed
from games.rage.state import EquipDraft, MarchDraft, RageState
from games.rage.view import Phase

Take = Callable[[RageState, Seat, Any, Events], RageState]
"""Takes an answer of a seat; the table below says of which type."""


def defences(state: RageState, _seat: Seat) -> tuple[m.Defend, ...]:
    """List the battle orders that the player under attack may give, by the units left there."""
    assert state.fight is not None
    return _defences(sum(state.fight.units[1]))


@cache
def _defences(units: int) -> tuple[m.Defend, ...]:
    """List the battle orders that a defender with ``units`` units may give.

    To flee at once and to fight by hand are listed once, with the split by the book; all others
    with each way to split.
    """
    found = []
    for until in untils(units):
        if until in {AT_ONCE, BY_HAND}:
            found.append(m.Defend(until, Split.BOOK))
        else:
            found += [m.Defend(until, split) for split in SPLITS]
    return tuple(found)


def assaults(state: RageState, _seat: Seat) -> tuple[m.RageMove, ...]:
    """List the answers in a fight by hand: strike, flee, and hand over to orders.

    At a live table there are no orders to hand over to.
    """
    fight = state.fight
    assert fight is not None
    return _assaults(None if state.settings.live else sum(fight.units[fight.striker]))


@cache
def _assaults(units: int | None) -> tuple[m.RageMove, ...]:
    """List the answers in a fight by hand, for the side to strike with ``units`` units.

    To hand over is to fight to the end, or until 1 to ``units - 1`` are left, with each way to
    split. ``units`` is None at a live table, where that is not offered.
    """
    found: list[m.RageMove] = [m.Strike(), m.Flee()]
    if units is not None:
        for until in (TO_THE_END, *range(1, units)):
            found += [m.HandOver(until, split) for split in SPLITS]
    return tuple(found)


def _forge(state: RageState, seat: Seat, _move: m.Forge, events: Events) -> RageState:
    return forging.forge(state, seat, events)


def _finish_arranged(
    state: RageState, seat: Seat, _move: m.ArrangeAndConfirm, events: Events
) -> RageState:
    """Arrange the drafted equipment and end the action."""
    return equipping.finish_arranged(state, seat, events)


def _confirm(state: RageState, seat: Seat, _move: m.Confirm, events: Events) -> RageState:
    """Carry out a drafted march or equip action.

    Raise RuleError without a draft, or if the draft cannot be confirmed as it is.
    """
    match state.draft:
        case MarchDraft() as draft:
            return marching.march(state, seat, draft, events)
        case EquipDraft():
            return equipping.finish(state, seat, events)
        case None:
            raise RuleError("nothing-drafted")
        case _:
            assert_never(state.draft)


def _pass(state: RageState, seat: Seat, _move: m.Pass, events: Events) -> RageState:
    """End an action without confirming: drop the draft; what was final stays."""
    events.append(Passed(seat=seat))
    return end_action(replace(state, draft=None, fought=()), events)


def _fight_on(
    state: RageState,
    seat: Seat,
    move: m.Defend | m.Strike | m.Flee | m.HandOver | m.Kill,
    events: Events,
) -> RageState:
    """Apply an answer in a fight; raise RuleError for orders not offered and illegal splits."""
    match move:
        case m.Defend(until, split):
            if move not in defences(state, seat):
                raise RuleError("no-such-orders")
            return defend(state, seat, BattleOrders(until, split), events)
        case m.Strike():
            return strike_by_hand(state, events)
        case m.Flee():
            return flee_by_hand(state, events)
        case m.HandOver(until, split):
            if move not in assaults(state, seat):
                raise RuleError("no-such-orders")
            return hand_over(state, seat, BattleOrders(until, split), events)
        case m.Kill(first, second, third):
            return split_by_hand(state, (first, second, third), events)
        case _:
            assert_never(move)


def _keep(state: RageState, seat: Seat, move: m.Keep, events: Events) -> RageState:
    """Keep one of the drawn legendary cards."""
    return forging.keep(state, seat, move.gear, events)


def _begin_fight(state: RageState, _seat: Seat, move: m.BeginFight, events: Events) -> RageState:
    return begin_fight(state, move.site, events)


TAKES: dict[Phase, dict[type[m.RageMove], Take]] = {
    Phase.CLAN: {m.TakeClan: take_clan},
    Phase.TACTICS: {
        m.PlayTactic: choose_tactic,
        m.LayAllIn: reinforcement.say,
        m.LayAllOnBastion: reinforcement.say,
    },
    Phase.BASTION: {m.PlaceBastion: place_bastion},
    Phase.REINFORCE: {
        m.Station: reinforcement.station,
        m.StationAll: reinforcement.station,
        m.LayDown: reinforcement.lay_down,
        m.LayAllOnBastion: reinforcement.lay_down,
        m.LayAllIn: reinforcement.lay_down,
    },
    Phase.ACTION: {
        **dict.fromkeys(get_args(marching.MarchStep), marching.enter),
        **dict.fromkeys(get_args(equipping.EquipStep), equipping.enter),
        m.Forge: _forge,
        m.ArrangeAndConfirm: _finish_arranged,
        m.Confirm: _confirm,
        m.Pass: _pass,
    },
    Phase.LEGENDARY: {m.Keep: _keep},
    Phase.NEXT_FIGHT: {m.BeginFight: _begin_fight},
    Phase.DEFENCE: {m.Defend: _fight_on},
    Phase.STRIKE: {m.Strike: _fight_on, m.Flee: _fight_on, m.HandOver: _fight_on},
    Phase.SPLIT: {m.Kill: _fight_on},
    Phase.ELVES_SPLIT: {m.Kill: _fight_on},
    Phase.OVER: {},
}
"""The kinds of move that answer each question, and who takes them."""
