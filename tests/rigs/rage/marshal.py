"""A player of Clash of Rage who weighs positions, to measure the clans with.

For every action it weighs marches of one army or of all together, purchases and forging by what
the board would be worth after them: points, how safe they are from who stands in reach, who of
the others is about to win, armies, and what could be attacked next. It chooses tactics cards,
places, arrangements and whether to flee by the same measure, whatever its clan.
"""

from __future__ import annotations

from msgspec.structs import replace

from games.api import Seat
from games.rage.chapters.equipment.forging import may_forge
from games.rage.chapters.land import distance, land
from games.rage.chapters.outset import held
from games.rage.content import (
    AT_ONCE,
    BASTIONS,
    TACTICS,
    TO_THE_END,
    Site,
    Split,
    bastion_of,
)
from games.rage.moves import (
    Defend,
    EquipArmies,
    Forge,
    Keep,
    LayAllIn,
    LayAllOnBastion,
    Pass,
    PlaceBastion,
    PlayTactic,
    RageMove,
)
from games.rage.rules import GAME
from games.rage.state import (
    EquipDraft,
    RageState,
    plus,
    with_item,
    with_player,
)
from games.rage.view import Phase
from games.rng import Rng
from tests.rigs.rage.campaign import LEAST, march, settled, steps
from tests.rigs.rage.duels import duel
from tests.rigs.rage.quartermaster import kept, purchase, trade_on
from tests.rigs.rage.worth import (
    GOLD,
    UNIT,
    army_side,
    urge,
    value,
    worth_of,
)


def answers(state: RageState, seat: Seat) -> list[RageMove]:
    """Answer one question, with all the steps of a draft but those that turn a card."""
    match state.phase:
        case Phase.TACTICS:
            return [PlayTactic(max(state.players[seat].hand, key=lambda c: _card(state, seat, c)))]
        case Phase.BASTION:
            spots = [m for m in GAME.legal_moves(state, seat) if isinstance(m, PlaceBastion)]
            return [max(spots, key=lambda spot: _spot(state, spot.spot))]
        case Phase.REINFORCE:
            return [_laid(state, seat)]
        case Phase.ACTION if state.equipping or isinstance(state.draft, EquipDraft):
            return trade_on(state, seat)
        case Phase.ACTION:
            return _act(state, seat)
        case Phase.LEGENDARY:
            return [max(map(Keep, state.drawn), key=lambda keep: kept(state, seat, keep.gear))]
        case Phase.DEFENCE:
            return [_defence(state, seat)]
        case _:
            return [GAME.default_move(state, seat, Rng(f"{state.question}"))]


def _card(state: RageState, seat: Seat, card: int) -> float:
    """Weigh a tactics card: gold and units; near the end whoever is early can still stop others."""
    tactic, reserve = TACTICS[card], state.players[seat].reserve
    one, two, three = (min(a, b) for a, b in zip(tactic.units, reserve, strict=True))
    near = max(state.points, default=0) >= state.settings.goal - 1
    early = 0.01 * card if near else 0.0
    return UNIT * worth_of((one, two, three)) + GOLD * tactic.gold - early


def _spot(state: RageState, spot: int) -> float:
    """Weigh a place for the bastion: near to what is worth holding, far from the others."""
    there = land(state.tiles)
    place = there.rim[spot]
    doors = there.next_to(place)

    def near(sites: tuple[Site, ...]) -> float:
        return sum(
            1 / (1 + min(distance(there.hexes[door], there.hexes[site]) for door in doors))
            for site in sites
        )

    others = [player.bastion for player in state.players if player.bastion is not None]
    crowd = sum(1 / distance(place, other) for other in others)
    stones = tuple(site for site, _ in there.stones)
    return near(there.cities) + 0.5 * near(there.forges) + 0.3 * near(stones) - 0.7 * crowd


def _laid(state: RageState, seat: Seat) -> RageMove:
    player = state.players[seat]

    def laid(site: Site) -> float:
        units = player.incoming
        if site >= BASTIONS:
            after = with_player(state, seat, garrison=plus(player.garrison, units))
        else:
            stack = plus(state.stacks[site], units)
            after = replace(state, stacks=with_item(state.stacks, site, stack))
        return value(after, seat)

    home = bastion_of(seat)
    best = max((home, *held(state.holders, seat)), key=laid)
    move: RageMove = LayAllOnBastion() if best == home else LayAllIn(best)
    return move


def _act(state: RageState, seat: Seat) -> list[RageMove]:
    now = value(state, seat)
    gain, bought = purchase(state, seat, now)
    forging = 0.0
    if may_forge(state, seat):
        held_points = state.points[seat]
        forging = urge(state, held_points + 1) - urge(state, held_points) + 0.3
        if state.action == 2 and held_points + 1 >= state.settings.goal:
            return [Forge()]
    plans = march(state, seat, now)
    marching = sum(plan.gain for plan in plans)
    if max(marching, gain + forging) < LEAST:
        return [Pass()]
    if forging and gain + forging >= marching:
        return [Forge()]
    if bought is not None and gain >= marching:
        return [EquipArmies(), bought]
    return steps(state, seat, plans)


def _defence(state: RageState, seat: Seat) -> Defend:
    """Fight to the end, or flee at once where what is left at home is worth more."""
    fight, attacker = state.fight, _active(state)
    assert fight is not None
    site = fight.site
    forecast = duel(
        army_side(state, attacker, hero=fight.heroes[0] is not None),
        fight.units[0],
        army_side(state, seat, hero=fight.heroes[1] is not None),
        fight.units[1],
    )
    garrison = plus(state.players[seat].garrison, fight.units[1])
    away = with_player(settled(state, site, attacker, fight.units[0]), seat, garrison=garrison)
    lost = settled(state, site, attacker, forecast.attackers)
    won = settled(state, site, seat, forecast.defenders)
    p = forecast.chance
    stays = p * value(lost, seat) + (1 - p) * value(won, seat)
    return Defend(AT_ONCE if value(away, seat) > stays else TO_THE_END, Split.BOOK)


def _active(state: RageState) -> Seat:
    assert state.active is not None
    return state.active
