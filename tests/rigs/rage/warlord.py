"""A sensible player of Clash of Rage without foresight, to measure the game with.

It marches where the forecast is good, buys and forges when it can, fights to the end, and judges
every move alike, whatever its clan.
"""

from __future__ import annotations

from collections.abc import Iterator

from games.api import Seat
from games.rage.content import BASTIONS, TO_THE_END, Split
from games.rage.forecast import forecast_clash
from games.rage.moves import (
    ArrangeAndConfirm,
    Buy,
    Confirm,
    EquipArmies,
    Forge,
    Head,
    Keep,
    KeepStandingOrder,
    LayAllIn,
    LeaveOne,
    Muster,
    Pass,
    PlayTactic,
    RageMove,
    SendAllTo,
)
from games.rage.rules import GAME
from games.rage.state import RageState
from games.rage.view import Ground, March, Phase, RageView
from games.rng import Rng

WORTH = {Ground.CITY: 6.0, Ground.FORGE: 3.0, Ground.STONE: 2.5, Ground.PLAIN: 0.4}
GOOD = 0.6
"""A chance to win that is worth a fight."""
RUNS = 30
"""Trials of a forecast."""

ALWAYS = KeepStandingOrder(TO_THE_END, Split.BOOK)
"""What it does when attacked, said before the first turn."""


def answers(state: RageState, seat: Seat) -> list[RageMove]:
    """Answer one question, with all the steps of a draft."""
    view = GAME.view(state, seat)
    if view.phase is Phase.ACTION and not view.equipping:
        return trade(state, seat) or march(state, seat) or [Pass()]
    if view.phase is Phase.ACTION:
        legal = list(GAME.legal_moves(state, seat))
        return [ArrangeAndConfirm()] if ArrangeAndConfirm() in legal else [Pass()]
    if view.phase is Phase.REINFORCE:
        legal = list(GAME.legal_moves(state, seat))
        return [next(move for move in legal if isinstance(move, LayAllIn))]
    usual = GAME.default_move(state, seat, Rng(f"{state.question}"))
    if isinstance(usual, PlayTactic):
        after = GAME.apply(state, seat, usual).state
        places = GAME.legal_moves(after, seat) if after.phase is Phase.TACTICS else ()
        said = next((move for move in places if isinstance(move, LayAllIn)), None)
        return [usual] if said is None else [usual, said]
    if isinstance(usual, Keep):
        after = GAME.apply(state, seat, usual).state
        ends = ArrangeAndConfirm() in GAME.legal_moves(after, seat)
        return [usual, ArrangeAndConfirm()] if ends else [usual]
    return [usual]


def trade(state: RageState, seat: Seat) -> list[RageMove]:
    """Forge if one can, else buy the dearest card one can pay, and arrange."""
    view = GAME.view(state, seat)
    assert view.own is not None
    assert view.own.trade is not None
    trading = view.own.trade
    if trading.forging_cost is not None and trading.forging_refused is None:
        return [Forge()]
    payable = [offer for offer in trading.market if offer.gear in trading.affordable]
    if not payable or trading.gold < 9:
        return []
    steps: list[RageMove] = [EquipArmies(), Buy(max(payable, key=lambda offer: offer.cost).gear)]
    for move in steps:
        state = GAME.apply(state, seat, move).state
    legal = list(GAME.legal_moves(state, seat))
    last: RageMove = Confirm() if Confirm() in legal else Pass()
    return [*steps, ArrangeAndConfirm() if ArrangeAndConfirm() in legal else last]


def march(state: RageState, seat: Seat) -> list[RageMove]:
    """Send an army to the best target, and another one where that is worth it, too."""
    steps: list[RageMove] = []
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


def _orders(state: RageState, seat: Seat) -> Iterator[tuple[float, list[RageMove]]]:
    view = GAME.view(state, seat)
    for army in _march(view).armies:
        if sum(army.units) < 1 or army.site == _march(view).origin:
            continue
        mustered = GAME.apply(state, seat, Muster(army.site)).state
        for target in _march(GAME.view(mustered, seat)).targets:
            if target.site >= BASTIONS or not any(target.units):
                continue
            holds = army.site < BASTIONS and view.territories[army.site].ground is Ground.CITY
            steps: list[RageMove] = [SendAllTo(target.site)]
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
