"""Resolving fights: their order, their start, and one assault after the other (Fight, R10).

With orders on both sides a fight runs through in one step; a side by hand is asked before each
own assault and for splits that leave a choice.
"""

from __future__ import annotations

from msgspec.structs import replace

from games.api import RuleError, Seat
from games.rage.chapters.fights.assault import kill, make_assault
from games.rage.chapters.fights.sides import Sides, neighbour, open_fight, seat_of, sides_of
from games.rage.chapters.fights.splits import chosen_split, legal_splits
from games.rage.chapters.turn import end_action
from games.rage.chapters.victory import meets_goal, win
from games.rage.content import (
    DEFAULT_ORDERS,
    HAND_ORDERS,
    NONE,
    BattleOrders,
    Counts,
    Site,
    Split,
    bastion_of,
)
from games.rage.events import (
    AssaultMade,
    BarrierBroken,
    DefenceOrdered,
    ElvesFell,
    FightBegan,
    FightEnded,
    FightHandedOver,
    HeroReturned,
    RageGained,
    UnitsFell,
)
from games.rage.state import (
    ELVES,
    Contest,
    Events,
    Fight,
    Fought,
    RageState,
    ask,
    clan_of,
    plus,
    with_item,
    with_player,
)
from games.rage.view import Assault, Phase
from games.rng import Rng


def next_fight(state: RageState, events: Events) -> RageState:
    """Open the next fight, or ask which; after the last the action ends.

    In a second action the points are counted first: whoever has the goal wins, and the remaining
    fights are not fought (R17).
    """
    assert state.active is not None
    if meets_goal(state):
        return win(state, state.active, events)
    contests = state.contests
    if len(contests) == 0:
        return end_action(state, events)
    if state.choose_fights and len(contests) > 1:
        return ask(state, Phase.NEXT_FIGHT, (state.active,))
    return _open(state, contests[0], events)


def begin_fight(state: RageState, site: Site, events: Events) -> RageState:
    """Open the fight that the attacker chose.

    Raises:
        RuleError: no fight is open there.
    """
    for contest in state.contests:
        if contest.site == site:
            return _open(state, contest, events)
    raise RuleError("no-fight-there")


def _open(state: RageState, contest: Contest, events: Events) -> RageState:
    assert state.active is not None
    attacker, defender = state.active, contest.defender
    defence: BattleOrders | None = DEFAULT_ORDERS
    if defender is not None:
        live = state.settings.live
        defence = HAND_ORDERS if live else state.players[defender].standing
    sides = sides_of(state, contest.site, defender)
    fight = open_fight(contest, sides, defence)
    events.append(
        FightBegan(
            site=fight.site,
            attacker=attacker,
            defender=defender,
            clans=(clan_of(state, attacker), clan_of(state, defender)),
            attackers=fight.began[0],
            defenders=fight.began[1],
            slowness=fight.slowness,
            rage=fight.rage,
            first=attacker if fight.striker == 0 else defender,
        )
    )
    state = replace(
        state,
        contests=tuple([other for other in state.contests if other is not contest]),
        fight=fight,
    )
    if defence is None:
        assert defender is not None
        return ask(state, Phase.DEFENCE, (defender,))
    return _run(state, sides, events)


def defend(state: RageState, seat: Seat, orders: BattleOrders, events: Events) -> RageState:
    """Take the battle orders of the player under attack."""
    assert state.fight is not None
    events.append(DefenceOrdered(seat=seat, by_hand=orders.by_hand))
    fight = replace(state.fight, orders=(state.fight.orders[0], orders))
    return _run_on(replace(state, fight=fight), events)


def hand_over(state: RageState, seat: Seat, orders: BattleOrders, events: Events) -> RageState:
    """Leave the rest of the fight to orders, this assault included; not to be taken back."""
    fight = state.fight
    assert fight is not None
    events.append(FightHandedOver(seat=seat))
    pair = (orders, fight.orders[1]) if fight.striker == 0 else (fight.orders[0], orders)
    return _run_on(replace(state, fight=replace(fight, orders=pair)), events)


def _run_on(state: RageState, events: Events) -> RageState:
    fight = state.fight
    assert fight is not None
    return _run(state, sides_of(state, fight.site, fight.defender), events)


def _run(state: RageState, sides: Sides, events: Events) -> RageState:
    """Let assault follow assault until somebody is asked or the fight is over."""
    question = state.question
    while state.question == question:
        fight = state.fight
        assert fight is not None
        orders = _orders(fight)
        if orders.by_hand:
            seat = seat_of(state, fight.striker)
            assert seat is not None
            return ask(state, Phase.STRIKE, (seat,))
        if orders.flees(sum(fight.units[fight.striker])):
            return flee(state, events)
        state = strike(state, fight, sides, events)
    return state


def strike_by_hand(state: RageState, events: Events) -> RageState:
    """Roll for a side that was asked, then let the fight go on."""
    before, fight = state.question, state.fight
    assert fight is not None
    sides = sides_of(state, fight.site, fight.defender)
    state = strike(state, fight, sides, events)
    return state if state.question != before else _run(state, sides, events)


def strike(state: RageState, fight: Fight, sides: Sides, events: Events) -> RageState:
    """Roll the assault of the side whose turn it is; ask for the split where it is a choice."""
    me = fight.striker
    fight, rng = make_assault(fight, sides, state.rng)
    seat = seat_of(state, me)
    events.append(_told(fight.site, seat, fight.assaults[-1]))
    if fight.assaults[-1].broken:
        other = seat_of(state, 1 - me)
        assert other is not None
        events.append(BarrierBroken(site=fight.site, seat=other))
    assert fight.wounds is not None
    enemy = sides[1 - me]
    legal = legal_splits(fight.wounds, fight.units[1 - me], enemy.hp)
    if len(legal) == 1:
        return wound(state, fight, legal[0], rng, events)
    orders = _orders(fight)
    if seat is None:
        if state.settings.neighbour:
            asked = (neighbour(state),)
            return ask(replace(state, fight=fight, rng=rng), Phase.ELVES_SPLIT, asked)
    elif orders.by_hand:
        return ask(replace(state, fight=fight, rng=rng), Phase.SPLIT, (seat,))
    split = Split.BOOK if seat is None else orders.split
    killed = chosen_split(fight.wounds, fight.units[1 - me], enemy.hp, split, enemy.worth)
    return wound(state, fight, killed, rng, events)


def _orders(fight: Fight) -> BattleOrders:
    orders = fight.orders[fight.striker]
    assert orders is not None
    return orders


def _told(site: Site, seat: Seat | None, made: Assault) -> AssaultMade:
    return AssaultMade(
        site=site,
        seat=seat,
        fled=made.fled,
        dice=made.dice,
        rerolls=made.rerolls,
        hits=made.hits,
        auto=made.auto,
        rage=made.rage,
        stolen=made.stolen,
        shields=made.shields,
        wounds=made.wounds,
    )


def splits_now(state: RageState) -> tuple[Counts, ...]:
    """List the legal splits of the wounds that wait."""
    fight = state.fight
    assert fight is not None
    assert fight.wounds is not None
    enemy = 1 - fight.striker
    side = sides_of(state, fight.site, fight.defender)[enemy]
    return legal_splits(fight.wounds, fight.units[enemy], side.hp)


def split_by_hand(state: RageState, killed: Counts, events: Events) -> RageState:
    """Take the split of a player who was asked, then let the fight go on.

    Raises:
        RuleError: a survivor could still be killed, or the wounds do not suffice.
    """
    legal, fight = splits_now(state), state.fight
    assert fight is not None
    if killed not in legal:
        raise RuleError("not-a-legal-split", wounds=fight.wounds or 0)
    before = state.question
    state = wound(state, fight, legal[legal.index(killed)], state.rng, events)
    return state if state.question != before else _run_on(state, events)


def wound(state: RageState, fight: Fight, killed: Counts, rng: Rng, events: Events) -> RageState:
    """Carry out a split; a side that is gone ends the fight."""
    me, players = fight.striker, state.players
    winner, loser = (state.active, fight.defender) if me == 0 else (fight.defender, state.active)
    fight = kill(fight, killed)
    if killed == NONE:
        events.append(RageGained(site=fight.site, seat=winner, tokens=fight.rage[me]))
    elif loser is None:
        assert winner is not None
        crystals = sum(killed)
        events.append(ElvesFell(site=fight.site, seat=winner, units=killed, crystals=crystals))
        player = players[winner]
        richer = replace(player, crystals=player.crystals + crystals)
        players = with_item(players, winner, richer)
    else:
        player = players[loser]
        assert player.clan is not None
        events.append(UnitsFell(site=fight.site, seat=loser, clan=player.clan, units=killed))
        fewer = replace(player, reserve=plus(player.reserve, killed))
        players = with_item(players, loser, fewer)
    state = replace(state, fight=fight, rng=rng, players=players)
    if fight.units[1 - me] != NONE:
        return state
    return end_fight(state, me, events)


def flee(state: RageState, events: Events) -> RageState:
    """Take all survivors and the hero to the bastion instead of rolling."""
    fight = state.fight
    assert fight is not None
    me = fight.striker
    seat = seat_of(state, me)
    assert seat is not None
    record = Assault(side=me, fled=True)
    events.append(_told(fight.site, seat, record))
    units = fight.units[me]
    state = with_player(state, seat, garrison=plus(state.players[seat].garrison, units))
    remaining = (NONE, fight.units[1]) if me == 0 else (fight.units[0], NONE)
    fight = replace(fight, units=remaining, assaults=(*fight.assaults, record))
    return end_fight(replace(state, fight=fight), 1 - me, events)


def end_fight(state: RageState, winner: int, events: Events) -> RageState:
    """Give the territory to the side that is left; the heroes of the other go home.

    Tokens are discarded with the fight.
    """
    fight = state.fight
    assert fight is not None
    assert state.active is not None
    attacker = state.active
    won_by, lost_by = seat_of(state, winner), seat_of(state, 1 - winner)
    site = fight.site
    # What orders said beyond what they did stays secret for good.
    fight = replace(fight, orders=(None, None))
    events.append(
        FightEnded(
            site=site,
            winner=won_by,
            loser=lost_by,
            clan=clan_of(state, won_by),
            left=fight.units[winner],
        )
    )
    if lost_by is not None:
        state = send_hero_home(state, lost_by, site, events)
    state = replace(
        state,
        fight=None,
        fought=(*state.fought, Fought(attacker, fight, winner)),
        holders=with_item(state.holders, site, ELVES if won_by is None else int(won_by)),
        stacks=with_item(state.stacks, site, fight.units[winner]),
    )
    return next_fight(state, events)


def send_hero_home(state: RageState, seat: Seat, site: Site, events: Events) -> RageState:
    """Return the hero of an army that is gone to the bastion; heroes never die."""
    player = state.players[seat]
    if player.hero_site != site or player.hero is None:
        return state
    events.append(HeroReturned(seat=seat, hero=player.hero))
    return with_player(state, seat, hero_site=bastion_of(seat))
