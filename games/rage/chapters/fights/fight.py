"""Resolving fights: their order, their start, and one assault after the other (Fight, R10).

With orders on both sides a fight runs through in one step; a side by hand is asked before each
own assault and for splits that leave a choice.
"""

from __future__ import annotations

from msgspec.structs import replace

from games.api import Events, RuleError, Seat
from games.rage.chapters.fights.assault import make_assault
from games.rage.chapters.fights.losses import flee, told, wound
from games.rage.chapters.fights.sides import Sides, neighbour, open_fight, seat_of, sides_of
from games.rage.chapters.fights.splits import chosen_split, legal_splits
from games.rage.chapters.turn import end_action
from games.rage.chapters.victory import meets_goal, win
from games.rage.content import (
    DEFAULT_ORDERS,
    HAND_ORDERS,
    BattleOrders,
    Counts,
    Site,
    Split,
)
from games.rage.events import (
    BarrierBroken,
    DefenceOrdered,
    FightBegan,
    FightHandedOver,
)
from games.rage.state import Contest, Fight, RageState, ask, clan_of
from games.rage.view import Phase


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
    """Open a fight and run it until somebody is asked.

    The defender has its standing order, or is asked for orders without one; elves have the default
    orders. At a live table both sides fight by hand.
    """
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
    """Take the battle orders of the player under attack, and run the fight.

    Everybody hears whether it fights by hand, not what the orders say.
    """
    assert state.fight is not None
    events.append(DefenceOrdered(seat=seat, by_hand=orders.by_hand))
    fight = replace(state.fight, orders=(state.fight.orders[0], orders))
    return _run_on(replace(state, fight=fight), events)


def hand_over(state: RageState, seat: Seat, orders: BattleOrders, events: Events) -> RageState:
    """Leave the rest of the fight of the side to strike to orders, this assault included; run it.

    That cannot be taken back.
    """
    fight = state.fight
    assert fight is not None
    events.append(FightHandedOver(seat=seat))
    pair = (orders, fight.orders[1]) if fight.striker == 0 else (fight.orders[0], orders)
    return _run_on(replace(state, fight=replace(fight, orders=pair)), events)


def _run_on(state: RageState, events: Events) -> RageState:
    """Continue the running fight as :func:`_run` does, with the sides as they are now."""
    fight = state.fight
    assert fight is not None
    return _run(state, sides_of(state, fight.site, fight.defender), events)


def _run(state: RageState, sides: Sides, events: Events) -> RageState:
    """Make assaults in turn until a player is asked or the fight is over.

    A side flees where its orders say so. After the end the next fight begins, or the action ends.
    """
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
            return next_fight(flee(state, events), events)
        state = strike(state, fight, sides, events)
        if state.fight is None:
            return next_fight(state, events)
    return state


def _go_on(state: RageState, before: int, events: Events) -> RageState:
    """Continue after a player's decision in a fight, unless a question after ``before`` is open.

    If the fight is over the next begins, or the action ends.
    """
    if state.fight is None:
        return next_fight(state, events)
    return state if state.question != before else _run_on(state, events)


def strike_by_hand(state: RageState, events: Events) -> RageState:
    """Roll for a side that was asked, then let the fight go on."""
    fight = state.fight
    assert fight is not None
    sides = sides_of(state, fight.site, fight.defender)
    return _go_on(strike(state, fight, sides, events), state.question, events)


def flee_by_hand(state: RageState, events: Events) -> RageState:
    """Flee with a side that was asked; that ends the fight, and the next begins."""
    return next_fight(flee(state, events), events)


def strike(state: RageState, fight: Fight, sides: Sides, events: Events) -> RageState:
    """Roll the assault of the side to strike, and apply its wounds.

    If several splits are legal, a side by hand is asked for one, for elves the neighbour where the
    game has that; else orders choose, for elves those by the book. The caller goes on: to the next
    assault, or to the next fight if none is left in the state.
    """
    me = fight.striker
    fight, rng = make_assault(fight, sides, state.rng)
    seat = seat_of(state, me)
    events.append(told(fight.site, seat, fight.assaults[-1]))
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
    """Return the battle orders of the side that strikes, which has to have been given some."""
    orders = fight.orders[fight.striker]
    assert orders is not None
    return orders


def splits_now(state: RageState) -> tuple[Counts, ...]:
    """List the legal splits of the wounds that wait, as units killed by level.

    A fight has to run, with wounds that wait.
    """
    fight = state.fight
    assert fight is not None
    assert fight.wounds is not None
    enemy = 1 - fight.striker
    side = sides_of(state, fight.site, fight.defender)[enemy]
    return legal_splits(fight.wounds, fight.units[enemy], side.hp)


def split_by_hand(state: RageState, killed: Counts, events: Events) -> RageState:
    """Apply the split of wounds that an asked player chose, then continue the fight.

    Raises:
        RuleError: a survivor could still be killed, or the wounds do not suffice.
    """
    legal, fight = splits_now(state), state.fight
    assert fight is not None
    if killed not in legal:
        raise RuleError("not-a-legal-split", wounds=fight.wounds or 0)
    after = wound(state, fight, legal[legal.index(killed)], state.rng, events)
    return _go_on(after, state.question, events)
