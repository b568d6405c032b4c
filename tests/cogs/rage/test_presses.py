"""How many presses and waits a game of Clash of Rage takes (Presses, Waits; the issue's measure).

A sensible player without foresight plays every seat: it marches where the forecast is good, buys
and forges when it can, and keeps a standing order. A press is a button or a line of a menu, the
second press of a confirmation and the opening of the panel included. A wait is a change from who
is asked to somebody else.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from bot.i18n.texts import texts
from cogs.rage.face import FACE
from games.api import Move, Seat
from games.rage.content import BASTIONS, TO_THE_END, Split
from games.rage.forecast import forecast_clash
from games.rage.moves import (
    ArrangeForMe,
    Buy,
    Confirm,
    EquipArmies,
    Forge,
    Head,
    KeepStandingOrder,
    LayAllIn,
    LeaveOne,
    Muster,
    Pass,
    SendAllTo,
)
from games.rage.rules import GAME
from games.rage.state import RageState
from games.rage.view import Ground, March, Phase, RageView
from games.rng import Rng
from tests.rigs.table_views import table_view

EN = texts("en")
WORTH = {Ground.CITY: 6.0, Ground.FORGE: 3.0, Ground.STONE: 2.5, Ground.PLAIN: 0.4}
GOOD = 0.6
"""A chance to win that is worth a fight."""
RUNS = 30


@dataclass
class Measure:
    """What a game took."""

    presses: int = 0
    once: int = 0
    """Presses of the set-up: standing orders, the clan, the bastion."""
    waits: int = 0
    turns: int = 0
    largest: int = 0
    """Presses of one action."""
    asked: tuple[Seat, ...] = ()
    opened: set[tuple[int, Seat]] = field(default_factory=set)


def play(seats: int, seed: str) -> tuple[RageState, Measure]:
    """Play a whole game, counting."""
    state = GAME.start(seats, {}, seed).state
    measure = Measure()
    for seat in range(seats):
        state = GAME.apply(state, Seat(seat), KeepStandingOrder(TO_THE_END, Split.BOOK)).state
        measure.once += 2
    while open_ones := [d for d in GAME.decisions(state) if not d.answered]:
        asked = tuple(d.seat for d in open_ones)
        if not set(asked) <= set(measure.asked):
            measure.waits += 1
        measure.asked = asked
        seat = asked[0]
        # The panel is opened once for each question; while it lives it is redrawn in place.
        taken = (state.question, seat) not in measure.opened
        measure.opened.add((state.question, seat))
        once = state.phase in {Phase.CLAN, Phase.BASTION}
        for move in answers(state, seat):
            look = table_view(GAME, state, seats, seat)
            offer = FACE.offer(look, EN)
            every = (*offer.buttons, *(c for menu in offer.menus for c in menu.choices))
            taken += 1 + bool(next(c for c in every if c.move == move).confirm)
            state = GAME.apply(state, seat, move).state
        measure.once += taken if once else 0
        measure.presses += 0 if once else taken
        measure.largest = max(measure.largest, taken)
    measure.turns = state.turn
    return state, measure


def answers(state: RageState, seat: Seat) -> list[Move]:
    """Answer one question, with all the steps of a draft."""
    view = GAME.view(state, seat)
    if view.phase is Phase.ACTION and not view.equipping:
        return trade(state, seat) or march(state, seat) or [Pass()]
    if view.phase is Phase.ACTION:
        legal = list(GAME.legal_moves(state, seat))
        return [ArrangeForMe(), Confirm()] if ArrangeForMe() in legal else [Pass()]
    if view.phase is Phase.REINFORCE:
        legal = list(GAME.legal_moves(state, seat))
        return [next(move for move in legal if isinstance(move, LayAllIn))]
    return [GAME.default_move(state, seat, Rng(f"{state.question}"))]


def trade(state: RageState, seat: Seat) -> list[Move]:
    """Forge if one can, else buy the dearest card one can pay, and arrange."""
    view = GAME.view(state, seat)
    assert view.own is not None
    assert view.own.trade is not None
    trading = view.own.trade
    if trading.forging_cost is not None and trading.forging_refused is None:
        return [EquipArmies(), Forge()]
    payable = [offer for offer in trading.market if offer.gear in trading.affordable]
    if not payable or trading.gold < 9:
        return []
    steps: list[Move] = [EquipArmies(), Buy(max(payable, key=lambda offer: offer.cost).gear)]
    for move in steps:
        state = GAME.apply(state, seat, move).state
    legal = list(GAME.legal_moves(state, seat))
    steps += [ArrangeForMe()] if ArrangeForMe() in legal else []
    return [*steps, Confirm() if Confirm() in legal or ArrangeForMe() in legal else Pass()]


def march(state: RageState, seat: Seat) -> list[Move]:
    """Send an army to the best target, and another one where that is worth it, too."""
    steps: list[Move] = []
    for least in (1, 2):
        found = max(_orders(state, seat), default=None, key=lambda order: order[0])
        if found is None or found[0] < least:
            break
        for move in found[1]:
            state = GAME.apply(state, seat, move).state
        steps += found[1]
    if not steps or Confirm() not in list(GAME.legal_moves(state, seat)):
        return []
    return [*steps, Confirm()]


def _orders(state: RageState, seat: Seat) -> Iterator[tuple[float, list[Move]]]:
    view = GAME.view(state, seat)
    for army in _march(view).armies:
        if sum(army.units) < 1 or army.site == _march(view).origin:
            continue
        mustered = GAME.apply(state, seat, Muster(army.site)).state
        for target in _march(GAME.view(mustered, seat)).targets:
            if target.site >= BASTIONS or not any(target.units):
                continue
            holds = army.site < BASTIONS and view.territories[army.site].ground is Ground.CITY
            steps: list[Move] = [SendAllTo(target.site)]
            if holds:
                steps = [Head(target.site), LeaveOne()]
            sent = GAME.apply(mustered, seat, steps[0]).state
            if holds:
                if LeaveOne() not in list(GAME.legal_moves(sent, seat)):
                    continue
                sent = GAME.apply(sent, seat, LeaveOne()).state
            value = _worth(view, GAME.view(sent, seat), target.site)
            yield value, [Muster(army.site), *steps]


def _worth(before: RageView, after: RageView, site: int) -> float:
    land = before.territories[site]
    if land.holder == before.viewer:
        return 0
    assert after.viewer is not None
    clash = next((c for c in _march(after).clashes if c.site == site), None)
    if clash is None:
        return WORTH[land.ground] + 1
    chance = forecast_clash(after, after.viewer, clash, RUNS).attacker_wins
    return chance * (WORTH[land.ground] + 2) if chance > GOOD else 0


def _march(view: RageView) -> March:
    assert view.own is not None
    assert view.own.march is not None
    return view.own.march


@pytest.mark.parametrize(("seats", "most"), [(2, 7), (3, 9), (4, 11)])
def test_a_turn_takes_about_twelve_presses_and_ten_waits(seats: int, most: int) -> None:
    """About twelve presses a person and turn, ten waits for four players."""
    games = [play(seats, f"presses {number}") for number in range(2)]
    turns = sum(measure.turns for _, measure in games)
    presses = sum(measure.presses for _, measure in games) / (turns * seats)
    waits = sum(measure.waits for _, measure in games) / turns
    once = sum(measure.once for _, measure in games) / (len(games) * seats)
    print(  # noqa: T201 - the figures
        f"{seats} seats: {presses:.1f} presses and {waits:.1f} waits a turn, {once:.1f} before",
        f"the first, {turns / len(games)} turns",
    )
    assert presses <= 15
    assert waits <= most
    assert all(measure.largest <= 9 for _, measure in games)
    assert all(GAME.outcome(state) is not None for state, _ in games)
