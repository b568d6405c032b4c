"""The view: everything that pictures and panels need, so that nobody works a rule out again."""

from __future__ import annotations

import pytest

from games.api import RuleError, Seat
from games.rage.content import AT_ONCE, TO_THE_END, Gear, Hero, Site, Split
from games.rage.moves import (
    Buy,
    ChooseFights,
    Confirm,
    EquipArmies,
    FightUntil,
    Head,
    HoldCard,
    Muster,
    PlaceBastion,
    PlayTactic,
    Recruit,
    SendAll,
    StationAll,
)
from games.rage.rules import GAME
from games.rage.state import RageState
from games.rage.view import Ground, March, Own, Trade
from tests.games.rage.arrange import (
    BOHORG,
    GOLDLEIF,
    HOME,
    TOMB,
    arrange,
    centre,
    do,
    legal,
    offered,
    order,
    play,
    reinforcing,
    ring,
)

C, A = centre(), ring(3)


def own(state: RageState, seat: int = 0) -> Own:
    """Show what a seat alone knows."""
    shown = GAME.view(state, Seat(seat)).own
    assert shown is not None
    return shown


def march(state: RageState) -> March:
    """Show the draft of a move."""
    shown = own(state).march
    assert shown is not None
    return shown


def trade(state: RageState, seat: int = 0) -> Trade:
    """Show the draft of an equip action."""
    shown = own(state, seat).trade
    assert shown is not None
    return shown


def attack(**more: object) -> RageState:
    """Arrange an army beside a city of elves and an enemy."""
    board = {A: (0, (3, 1, 0)), C: ("elves", (1, 1, 0)), ring(1): (1, (0, 1, 0))}
    return arrange(BOHORG, GOLDLEIF, board=board, **more)  # type: ignore[arg-type]


def test_the_map_is_drawn_from_the_view_alone() -> None:
    """Pictures are made from a view: hexes, ground, rocks, stacks, bastions."""
    view = GAME.view(attack(garrisons={1: (2, 0, 0)}), None)
    assert (-1, 0) == (view.territories[A].q, view.territories[A].r)
    assert (Ground.CITY, Ground.STONE, Ground.FORGE, Ground.PLAIN) == tuple(
        view.territories[site].ground for site in (C, ring(0), ring(3), ring(1))
    )
    assert (0, None) == (view.territories[ring(0)].stone, view.territories[C].stone)
    assert (True, None, (1, 1, 0)) == (
        view.territories[C].elves,
        view.territories[C].holder,
        view.territories[C].units,
    )
    assert (1, (0, 1, 0)) == (view.territories[ring(1)].holder, view.territories[ring(1)].units)
    assert 0 == view.territories[A].holder
    assert ((5, 6), (0, 6)) == view.rocks[:2]
    assert ((2, 0, 0), (4, 1)) == (view.players[1].garrison, view.players[1].bastion)


def test_targets_tell_who_can_go_by_which_way_and_who_would_fight() -> None:
    """At the table: lit targets of the army in hand, path and what will fight."""
    state = do(attack(), Muster(A))
    shown = march(state)
    assert A == shown.origin
    targets = {target.site: target for target in shown.targets}
    assert {move.site for move in offered(state, Head)} == set(targets) == set(own(state).sites)
    city = targets[C]
    assert ((3, 1, 0), (A, C), (1, 1, 0), None, True, 2) == (
        city.units,
        city.path,
        city.enemies,
        city.defender,
        city.elves,
        city.to_overrun,
    )
    enemy = targets[ring(1)]
    assert ((3, 1, 0), (A, ring(2), ring(1)), (0, 1, 0), 1, False, 1) == (
        enemy.units,
        enemy.path,
        enemy.enemies,
        enemy.defender,
        enemy.elves,
        enemy.to_overrun,
    )
    assert ((0, 0, 0), 0) == (targets[ring(2)].enemies, targets[ring(2)].to_overrun)
    later = order(state, A, C, 0, 2)
    assert 0 == next(target for target in march(later).targets if target.site == C).to_overrun
    assert ((1, 1, 0), False) == (march(later).armies[0].units, march(later).armies[0].hero)


def test_a_draft_tells_its_orders_and_its_fights() -> None:
    """At the table: see the path and what will fight, confirm the lot."""
    state = attack(heroes={0: (Hero.HEKNA, A)})
    state = do(state, Muster(A), Head(C))
    assert 0 == march(state).one_stays
    state = do(state, SendAll())
    shown = march(state)
    assert [(0, 3, (A, C)), (1, 1, (A, C)), (None, 1, (A, C))] == [
        (one.level, one.count, one.path) for one in shown.orders
    ]
    clash = shown.clashes[0]
    assert (C, (3, 1, 0), True, None, (1, 1, 0)) == (
        clash.site,
        clash.attackers,
        clash.hero,
        clash.defender,
        clash.defenders,
    )
    assert (False, False, TO_THE_END, Split.BOOK) == (
        shown.hero_alone,
        shown.choose_fights,
        shown.battle.until,
        shown.battle.split,
    )
    alone = attack(heroes={0: (Hero.HEKNA, A)})
    alone = order(order(alone, A, C, 0, 3), A, C, 1, 1)
    assert march(alone).hero_alone


def test_a_draft_tells_the_points_after_it_and_before_any_fight() -> None:
    """R1, R17: a city left or shared is nobody's; an empty one is whose units end there."""
    state = arrange(
        BOHORG,
        GOLDLEIF,
        board={C: (0, (2, 0, 0)), A: (0, (1, 0, 0))},
        heroes={0: (Hero.HEKNA, C)},
    )
    assert 1 == march(state).points
    away = order(order(state, C, ring(1), 0, 2), C, ring(1), None)
    assert 0 == march(away).points
    assert 1 == march(order(away, A, C, 0, 1)).points
    assert 0 == march(order(state, C, ring(1), 0, 2)).points
    assert 0 == march(order(attack(), A, C, 0, 3)).points
    lonely = arrange(BOHORG, GOLDLEIF, board={A: (0, (1, 0, 0))}, heroes={0: (Hero.HEKNA, A)})
    assert 0 == march(order(lonely, A, C, None)).points


def test_orders_for_one_fight_are_shown() -> None:
    """Precisions, Battle orders: one set for all, another for single territories."""
    state = order(order(attack(), A, C, 0, 3), A, ring(1), 1, 1)
    state = do(state, FightUntil(C, AT_ONCE), ChooseFights())
    clashes = march(state).clashes
    assert [(C, AT_ONCE, True), (ring(1), TO_THE_END, False)] == [
        (clash.site, clash.orders.until, clash.own_orders) for clash in clashes
    ]
    assert march(state).choose_fights


def test_an_open_fight_is_on_the_map() -> None:
    """At the table: a fight picture with both armies, dice, wounds, rage."""
    state, _ = play(order(order(attack(), A, ring(1), 0, 3), A, C, 1, 1), (0, Confirm()))
    view = GAME.view(state, None)
    assert view.fight is not None
    there = view.territories[ring(1)]
    assert (1, (0, 1, 0), 0, (3, 0, 0)) == (
        there.holder,
        there.units,
        there.attacker,
        there.attackers,
    )
    waiting = view.territories[C]
    assert (True, (1, 1, 0), 0, (0, 1, 0)) == (
        waiting.elves,
        waiting.units,
        waiting.attacker,
        waiting.attackers,
    )
    assert [C] == [contest.site for contest in view.contests]
    attacker, defender = view.fight.attacker, view.fight.defender
    assert (2, 1, 0) == (attacker.dice, attacker.auto, attacker.rerolls)
    assert (4, 1, (1, 2, 4)) == (defender.dice, defender.rage_symbols, defender.hp)
    assert 3 == view.players[0].types[0].on_board


def test_units_in_waiting_fights_are_counted_on_the_sheets() -> None:
    """R25: types with units on the board, those in open fights included."""
    board = {A: (0, (3, 1, 0)), ring(1): (1, (0, 1, 0)), ring(2): (1, (2, 0, 0))}
    state = arrange(BOHORG, GOLDLEIF, board=board)
    state, _ = play(order(order(state, A, ring(2), 0, 3), A, C, 1, 1), (0, Confirm()))
    view = GAME.view(state, None)
    assert [3, 1, 0] == [each.on_board for each in view.players[0].types]
    both = order(order(arrange(BOHORG, GOLDLEIF, board=board), A, ring(2), 0, 2), A, ring(1), 0, 1)
    both, _ = play(do(both, ChooseFights()), (0, Confirm()))
    view = GAME.view(both, None)
    assert [3, 1, 0] == [each.on_board for each in view.players[0].types]
    assert [2, 1, 0] == [each.on_board for each in view.players[1].types]


def test_affordable_or_not_at_a_glance() -> None:
    """Issue: sheet and market, affordable or not at a glance; also when it is not one's turn."""
    state = arrange(BOHORG, TOMB, gold=9, board={A: (0, (1, 0, 0))}, crystals=6)
    shown = trade(state)
    assert set(shown.affordable) == {offer.gear for offer in shown.market if offer.cost <= 9}
    for gold in {offer.cost for offer in shown.market}:
        shown = trade(arrange(BOHORG, TOMB, gold=gold, board={A: (0, (1, 1, 1))}))
        assert set(shown.affordable) == {each.gear for each in shown.fitted}
    shown = trade(state)
    assert (Hero.HEKNA, Hero.NEGGESH) == shown.heroes
    assert (6, 2, None) == (shown.forging_cost, shown.forging_draws, shown.forging_refused)
    poor = trade(state, 1)
    assert ((), (), None, "no-forge") == (
        poor.affordable,
        poor.heroes,
        poor.forging_cost,
        poor.forging_refused,
    )


def test_an_equip_draft_shows_what_would_be() -> None:
    """Precisions, Equipping: the draft is private; its owner sees gold, cards and numbers of it."""
    state = arrange(
        BOHORG, TOMB, gold=20, board={A: (0, (1, 0, 0))}, gear={0: {"crossbow": 0, "leather": None}}
    )
    state = do(state, EquipArmies(), Recruit(Hero.HEKNA), HoldCard(Gear.LEATHER))
    shown = trade(state)
    assert (12, Hero.HEKNA, HOME, Gear.LEATHER) == (
        shown.gold,
        shown.hero,
        shown.hero_site,
        shown.in_hand,
    )
    assert (Gear.CROSSBOW, 2) == (shown.types[0].weapon, shown.types[0].stats.auto)
    assert (Gear.LEATHER,) == shown.aside
    assert {Gear.CROSSBOW, Gear.LEATHER} == set(shown.placeable)
    assert ((), ()) == (shown.heroes, shown.fitted)


def test_what_was_bought_and_is_not_final_is_shown_to_its_owner() -> None:
    """R18: buying one of a stack of two or more reveals nothing."""
    state = arrange(BOHORG, TOMB, gold=40)
    stall = next(stall for stall in state.market if stall.copies > 1)
    state = do(state, EquipArmies(), Buy(stall.gear))
    assert (stall.gear,) == trade(state).bought
    offers = {offer.gear: offer.copies for offer in trade(state).market}
    assert stall.copies - 1 == offers[stall.gear]
    assert stall.copies == {o.gear: o.copies for o in GAME.view(state, None).market}[stall.gear]


def test_spots_for_a_bastion_tell_their_doors() -> None:
    """R15: a bastion is joined to every adjacent territory."""
    state = GAME.start(2, {"clans": "random"}, "view").state
    for seat in range(2):
        state, _ = play(state, (seat, PlayTactic(state.players[seat].hand[0])))
    seat = state.asked[0]
    spots = own(state, seat).spots
    assert [move.spot for move in legal(state)] == [spot.number for spot in spots]
    assert all(spot.doors for spot in spots)
    state, _ = play(state, (seat, PlaceBastion(spots[3].number)))
    assert (spots[3].q, spots[3].r) == state.players[seat].bastion


def test_reinforcements_show_where_they_would_stand() -> None:
    """Turn 2: what is not put in a territory stands on the bastion."""
    state, _ = reinforcing(17, 4)
    state, _ = play(state, (0, StationAll(C)))
    assert [(C, (2, 2, 0))] == [(one.site, one.units) for one in own(state).spread]
    state, _ = reinforcing(17, 4)
    assert [(Site(HOME), (2, 2, 0))] == [(one.site, one.units) for one in own(state).spread]
    assert (2, 2, 0) == own(state).incoming


def test_a_seat_that_does_not_exist_sees_nothing() -> None:
    """View(state, viewer) refuses a seat that does not exist."""
    for seat in (Seat(-1), Seat(2)):
        with pytest.raises(RuleError, match="no-such-seat"):
            GAME.view(attack(), seat)
