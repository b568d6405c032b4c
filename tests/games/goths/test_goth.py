"""The Gothic Goth (The Dancing Queen, cards; G13, G21, G23, G25)."""

from __future__ import annotations

import pytest

from games.api import Seat
from games.goths.content import Order, Readiness, Spot, Token
from games.goths.events import (
    FiguresLost,
    Fired,
    GothIdled,
    KingCardsTaken,
    Loaded,
    OrderLapsed,
    OrderSetAside,
    OrderStolen,
    Reinforced,
    TalkOpened,
    VictimNamed,
)
from games.goths.moves import Aim, Choose, RecruitTwice
from games.goths.rules import GAME
from games.goths.state import GothsState
from games.goths.view import Hindrance, Phase
from games.rng import Rng
from tests.games.goths.arrange import (
    OST,
    VIS,
    A,
    B,
    C,
    D,
    Plan,
    after,
    army,
    choose,
    dancing,
    fight,
    names,
    of,
    offered,
    one,
    table,
)


def goths(seats: int = 4) -> GothsState:
    """Begin a game with a Gothic Goth for every chief."""
    return table(seats, gothic_goth=True, carrier_pigeon=seats > 4)


def test_the_thief_carries_out_the_order_in_place_of_the_robbed() -> None:
    """Goth: the clan carries out the order that the enemy clan succeeded with, in its place."""
    state, events = fight(goths(), {OST: "goth", VIS: "reinforce"})
    assert ("ostrogoths", "reinforce") == (
        one(events, OrderStolen).clan,
        one(events, OrderStolen).order,
    )
    assert [3, 2] == [clan.figures for clan in state.clans]


def test_the_robbed_clan_counts_as_successful() -> None:
    """Goth: the robbed clan counts as successful (cards go back) and does nothing."""
    _, events = fight(goths(), {OST: "goth", VIS: "load"})
    assert [Seat(0), Seat(2)] == [taken.seat for taken in of(events, KingCardsTaken)]
    assert ["ostrogoths"] == [loaded.clan for loaded in of(events, Loaded)]


def test_a_goth_steals_nothing_from_an_enemy_who_failed() -> None:
    """Goth: enemy failed: nobody acts."""
    state, events = fight(goths(), {OST: "goth", VIS: "load"}, [VIS])
    assert Hindrance.FAILED is one(events, GothIdled).reason
    assert [Readiness.INACTIVE] * 2 == [clan.readiness for clan in state.clans]


def test_a_goth_that_is_not_understood_steals_nothing() -> None:
    """Cards: orders take effect only when understood."""
    _, events = fight(goths(), {OST: "goth", VIS: "load"}, [OST])
    assert ["visigoths"] == [loaded.clan for loaded in of(events, Loaded)]
    assert "GothIdled" not in names(events)


def test_a_stolen_order_without_effect_leaves_nobody_acting() -> None:
    """Goth: or the stolen order has no effect for the thief: nobody acts."""
    state = army(goths(), VIS, readiness="active")
    state, events = fight(state, {OST: "goth", VIS: "fire"})
    assert "OrderFizzled" in names(events)
    assert [] == of(events, Fired)
    assert Readiness.ACTIVE is state.clans[VIS].readiness


def test_a_stolen_order_is_carried_out_at_its_own_number() -> None:
    """Goth: at the stolen order's number."""
    state = goths(6)
    state = army(state, D, spot=Spot.NEAR_PLAIN, figures=1)
    _, events = fight(state, {A: ("goth", "c"), B: ("axe", "d"), C: "load"})
    order = [name for name in names(events) if name in {"Loaded", "AxeThrown"}]
    assert ["Loaded", "AxeThrown"] == order
    _, events = fight(state, {A: ("goth", "c"), B: "load", C: "rats"})
    order = [name for name in names(events) if name in {"Loaded", "RatsLoosed", "OrderFizzled"}]
    assert "Loaded" == order[0]


def test_the_thief_uses_his_own_pieces_and_machine() -> None:
    """Precisions: as if the thief had laid it, with its costs and his own machine."""
    state = army(army(goths(), OST, readiness="active"), VIS, readiness="active", figures=2)
    state, events = fight(state, {OST: "goth", VIS: "fire"})
    assert "visigoths" == one(events, FiguresLost).clan
    assert Readiness.INACTIVE is state.clans[OST].readiness
    assert Readiness.ACTIVE is state.clans[VIS].readiness


def test_two_goths_at_two_to_four_players_do_nothing() -> None:
    """G23: so two Goths at 2-4 players do nothing."""
    state, events = fight(goths(), {OST: "goth", VIS: "goth"})
    assert [Hindrance.TWO_GOTHS] * 2 == [idle.reason for idle in of(events, GothIdled)]
    assert 2 == len(of(events, KingCardsTaken))
    assert () == state.queue


def test_the_thief_names_whom_he_robs_right_after_the_reveal() -> None:
    """Goth: at 6-8 the enemy chief is named right after the reveal, before the first action."""
    state, events = fight(goths(6), {A: "goth", C: "reinforce", D: "reinforce"})
    assert (Phase.ROB, (1,), ["c", "d"]) == (state.phase, state.asked, offered(state))
    assert [] == of(events, Reinforced)
    view = GAME.view(state, None)
    assert ("a", "goth") == (view.acting, view.order)
    state, events = choose(state, "d")
    assert "d" == one(events, VictimNamed).target
    assert [3, 2, 3, 2] == [clan.figures for clan in state.clans]


def test_thieves_name_one_by_one_in_initiative_order() -> None:
    """Goth: in initiative order; Precisions: names become public one by one."""
    state = goths(8)
    state, _ = fight(state, {A: "goth", B: "goth", C: "load", D: "load"})
    assert (1,) == state.asked
    state, events = choose(state, "c")
    assert ["VictimNamed"] == names(events)
    assert (3,) == state.asked


def test_whom_to_rob_is_asked_only_where_an_enemy_succeeded() -> None:
    """Precisions: asked if two enemy chiefs live and at least one succeeded."""
    state, events = fight(goths(6), {A: "goth", C: "load", D: "load"}, [C, D])
    assert Phase.KING is state.phase
    assert (None, Hindrance.FAILED) == (
        one(events, GothIdled).target,
        one(events, GothIdled).reason,
    )
    state, _ = fight(goths(8), {A: "goth", C: "load"})
    assert ["c", "d"] == offered(state)


def test_whom_to_rob_is_not_asked_where_one_enemy_lives() -> None:
    """Precisions: asked if two enemy chiefs live."""
    state, events = fight(army(goths(8), C, figures=0), {A: "goth", D: "load"})
    assert "d" == one(events, VictimNamed).target
    assert Readiness.ACTIVE is state.clans[A].readiness


def test_a_chief_who_failed_may_be_named() -> None:
    """Precisions: also one who failed: then nobody acts for this Goth, the other keeps his."""
    state, _ = fight(goths(8), {A: "goth", C: "load"})
    state, events = choose(state, "d")
    assert Hindrance.FAILED is one(events, GothIdled).reason
    assert ["c"] == [loaded.clan for loaded in of(events, Loaded)]
    assert Readiness.ACTIVE is state.clans[C].readiness


def test_an_aim_says_whom_to_rob() -> None:
    """G4: an order may carry an aim: whom to rob."""
    _, events = fight(goths(8), {A: ("goth", "d"), C: "load", D: "reinforce"})
    assert Order.REINFORCE is one(events, OrderStolen).order
    _, events = fight(goths(8), {A: ("goth", "d"), C: "load"})
    assert Hindrance.FAILED is one(events, GothIdled).reason


def test_two_friends_who_name_the_same_chief_the_first_gets_the_order() -> None:
    """G25: two friends name the same chief: the first gets the order."""
    state = goths(8)
    state, events = fight(state, {A: ("goth", "c"), B: ("goth", "c"), C: "load"})
    assert ["a"] == [stolen.clan for stolen in of(events, OrderStolen)]
    assert Hindrance.STOLEN is one(events, GothIdled).reason
    readiness = [clan.readiness for clan in state.clans]
    assert [Readiness.ACTIVE, *[Readiness.INACTIVE] * 3] == readiness


def test_naming_a_chief_who_succeeded_with_a_goth_voids_both() -> None:
    """G23: neither acts; a chief whom only void Goths named carries out his own order."""
    state, events = fight(goths(8), {A: ("goth", "c"), C: ("goth", "b"), B: "load", D: "load"})
    assert {"a", "c"} == {idle.clan for idle in of(events, GothIdled)}
    assert ["b", "d"] == [loaded.clan for loaded in of(events, Loaded)]
    assert 4 == len(of(events, KingCardsTaken))
    assert Phase.KING is state.phase


def test_the_first_is_the_first_whose_goth_is_not_void() -> None:
    """Precisions: G25's "first" is the first whose Goth is not void."""
    plan: Plan = {A: ("goth", "d"), B: ("goth", "d"), C: ("goth", "a"), D: "load"}
    _, events = fight(goths(8), plan)
    assert {"a", "c"} == {idle.clan for idle in of(events, GothIdled)}
    assert ["b"] == [stolen.clan for stolen in of(events, OrderStolen)]
    assert ["b"] == [loaded.clan for loaded in of(events, Loaded)]


def test_the_choices_of_a_stolen_order_are_asked_of_the_thief() -> None:
    """Precisions: its choices are asked of the thief, the robbed chief's aim is dropped."""
    state, _ = fight(goths(), {OST: "goth", VIS: ("reconnoitre", "left")})
    assert (Phase.LOOK, (1,)) == (state.phase, state.asked)


def test_the_robbed_chiefs_instruction_is_dropped_and_the_thiefs_used() -> None:
    """G21: the thief is the author in every respect: initiative, choices, tokens."""
    state = dancing(4, Token.DOUBLE_RECRUITMENT, gothic_goth=True)
    state = army(state, OST, figures=1)
    state, events = fight(state, {OST: ("goth", "open", RecruitTwice()), VIS: "reinforce"})
    assert ("ostrogoths", 2) == (one(events, Reinforced).clan, one(events, Reinforced).added)
    other = army(dancing(4, Token.DOUBLE_RECRUITMENT, gothic_goth=True), OST, figures=1)
    other, events = fight(other, {VIS: "goth", OST: ("reinforce", "open", RecruitTwice())})
    assert ("visigoths", 1) == (one(events, Reinforced).clan, one(events, Reinforced).added)
    assert "held" == other.clans[OST].token_state


def test_equal_numbers_go_by_the_initiative_of_the_thief() -> None:
    """G21: the thief is the author in every respect: initiative."""
    state = goths(8)
    _, events = fight(state, {A: ("goth", "d"), B: "load", D: "load"})
    assert ["a", "b"] == [loaded.clan for loaded in of(events, Loaded)]


def test_a_stolen_order_lapses_with_the_thief_not_with_the_robbed() -> None:
    """Precisions: it lapses with the thief, not with the robbed chief."""
    state = goths(8)
    state = army(army(state, A, figures=1, spot=Spot.NEAR_PLAIN), C, spot=Spot.NEAR_PLAIN)
    plan: Plan = {A: ("goth", "d"), C: ("axe", "a"), D: "rats"}
    _, events = fight(state, plan)
    assert ("a", "rats") == (one(events, OrderLapsed).clan, one(events, OrderLapsed).order)
    state = goths(8)
    state = army(army(state, D, figures=1, spot=Spot.NEAR_PLAIN), C, barricades=(True, 0, 0))
    _, events = fight(state, {A: ("goth", "d"), B: ("axe", "d"), D: "rats"})
    assert "OrderLapsed" not in names(events)


def test_a_stolen_pigeon_calls_the_camp_of_the_thief() -> None:
    """Precisions: a stolen pigeon calls the thief's camp."""
    state, events = fight(goths(6), {A: ("goth", "c"), C: "pigeon"})
    assert (Seat(1), Seat(2)) == one(events, TalkOpened).seats
    assert Phase.TALK is state.phase


def test_the_goth_is_set_aside_and_not_what_it_stole() -> None:
    """G13 is about cards: the Goth is set aside, not what it stole."""
    state, events = fight(goths(2), {OST: "goth", VIS: "load"})
    assert {Order.GOTH, Order.LOAD} == {aside.order for aside in of(events, OrderSetAside)}
    assert Order.GOTH is state.clans[OST].set_aside


@pytest.mark.parametrize(
    ("plan", "named"),
    [
        ({A: "goth", C: "goth", D: "load"}, "d"),
        ({A: "goth", C: "load", D: "load"}, "c"),
        ({A: "goth", C: ("goth", "b")}, "c"),
        ({A: "goth", D: "load"}, "d"),
    ],
)
def test_an_absent_thief_robs_who_succeeded_with_another_order(
    plan: dict[int, str], named: str
) -> None:
    """Defaults: Goth: in initiative order one who succeeded with another order, else a Goth."""
    state, _ = fight(goths(8), plan)
    assert Choose(Aim(named)) == GAME.default_move(state, Seat(1), Rng("x"))


def test_without_a_goth_in_play_there_is_no_such_order() -> None:
    """Lobby options: Gothic Goth."""
    assert Order.GOTH not in table().clans[0].deck
    assert Phase.KING is after(table(), {}).phase
