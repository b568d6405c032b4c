"""The nine orders one by one, row by row of the table (Facts), and who is asked (Round 5, G4)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.api import Seat
from games.goths.content import Objective, Readiness, Spot
from games.goths.events import (
    Advanced,
    BarricadeBuilt,
    FiguresLost,
    Fired,
    GameWon,
    Loaded,
    ObjectiveSeen,
    ObjectiveTurned,
    OrderFizzled,
    Reconnoitred,
    Sabotaged,
    TrapSprung,
)
from games.goths.moves import Aim, Choose
from games.goths.rules import GAME
from games.goths.state import Deal, GothsState
from games.goths.view import Hindrance, Phase
from tests.games.goths.arrange import (
    OST,
    QUEEN_LAST,
    VIS,
    A,
    B,
    C,
    D,
    after,
    army,
    choose,
    fight,
    of,
    offered,
    one,
    play,
    refusal,
    table,
)

PLAIN_UP = (False, True, False)


def plain_up(seats: int = 4) -> GothsState:
    """Begin a game with the objectives trap, plain (face up) and queen."""
    return replace(table(seats), deals=(Deal(QUEEN_LAST, PLAIN_UP),))


def fizzled(state: GothsState, order: str, clan: int = OST) -> Hindrance:
    """Return why an order of a clan has no effect."""
    return one(fight(state, {clan: order})[1], OrderFizzled).reason


# 1 reconnoitre


def test_reconnoitring_shows_one_objective_to_the_chief_alone() -> None:
    """1: looks secretly at one face-down objective; which card is public (G9)."""
    state, events = fight(table(), {OST: ("reconnoitre", "right")})
    seen = one(events, ObjectiveSeen)
    assert ((1,), Spot.RIGHT, Objective.QUEEN) == (seen.to, seen.spot, seen.kind)
    told = one(events, Reconnoitred)
    assert (None, Spot.RIGHT) == (told.to, told.spot)
    assert Objective.QUEEN is GAME.view(state, Seat(1)).objectives[2].kind
    assert [None] * 3 == [GAME.view(state, s).objectives[2].kind for s in (Seat(0), Seat(3), None)]


def test_a_chief_is_asked_which_objective_he_reconnoitres() -> None:
    """G4: targets are chosen at resolution; step 5 asks the acting chief."""
    state, _ = fight(table(), {OST: "reconnoitre"})
    assert (Phase.LOOK, (1,)) == (state.phase, state.asked)
    assert ["left", "middle", "right"] == offered(state)
    state, events = choose(state, "middle")
    assert Objective.PLAIN is one(events, ObjectiveSeen).kind


def test_what_lies_face_up_is_not_reconnoitred() -> None:
    """G9: one face-down objective."""
    state, _ = fight(plain_up(), {OST: "reconnoitre"})
    assert ["left", "right"] == offered(state)
    assert "no-such-choice" == refusal(state, 1, Choose(Aim.MIDDLE))


def test_nobody_is_asked_where_one_objective_lies_face_down() -> None:
    """Questions, step 5: only when more than one choice differs."""
    state = replace(table(), deals=(Deal(QUEEN_LAST, (True, True, False)),))
    _, events = fight(state, {OST: "reconnoitre"})
    assert Spot.RIGHT is one(events, Reconnoitred).spot


def test_the_same_objective_may_be_reconnoitred_again() -> None:
    """1: the chief looks at one face-down objective; seen or not."""
    state = after(table(), {OST: ("reconnoitre", "left")})
    state, _ = fight(state, {OST: "reconnoitre"})
    assert "left" in offered(state)


# 2 sabotage


def test_sabotage_makes_the_enemy_catapult_inactive() -> None:
    """2: the enemy catapult becomes inactive."""
    state, events = fight(army(table(), VIS, readiness="active"), {OST: "sabotage"})
    assert Readiness.INACTIVE is state.clans[VIS].readiness
    assert "visigoths" == one(events, Sabotaged).target


def test_sabotage_of_an_inactive_machine_has_no_effect() -> None:
    """Log: no effect, with its reason."""
    assert Hindrance.MACHINE_INACTIVE is fizzled(table(), "sabotage")


def test_sabotage_of_a_destroyed_machine_has_no_effect() -> None:
    """Precisions: sabotaging a machine that is destroyed has no effect and counts as successful."""
    state = army(table(), VIS, readiness="destroyed")
    state, events = fight(state, {OST: "sabotage"})
    assert Hindrance.MACHINE_DESTROYED is one(events, OrderFizzled).reason
    assert () == state.kings[0].face_up


# 3 reinforce


def test_reinforcing_adds_a_figure_where_the_army_stands() -> None:
    """3: +1 figure where the army stands."""
    state = after(army(table(), OST, spot=Spot.NEAR_PLAIN), {OST: "reinforce"})
    assert (3, Spot.NEAR_PLAIN) == (state.clans[OST].figures, state.clans[OST].spot)
    assert 0 == GAME.view(state, None).clans[OST].reserve


def test_an_army_has_at_most_three_figures() -> None:
    """3: at most 3."""
    assert Hindrance.ARMY_FULL is fizzled(army(table(), OST, figures=3), "reinforce")


def test_lost_figures_can_be_recruited_again() -> None:
    """Facts: lost figures return to the reserve."""
    state = army(army(table(), OST, spot=Spot.NEAR_PLAIN), VIS, spot=Spot.NEAR_PLAIN)
    state = after(after(state, {VIS: "axe"}), {OST: "reinforce"})
    assert 2 == state.clans[OST].figures


# 4 load, 5 fire


def test_loading_makes_the_own_catapult_active() -> None:
    """4: own catapult becomes active."""
    state, events = fight(table(), {OST: "load"})
    assert Readiness.ACTIVE is state.clans[OST].readiness
    assert one(events, Loaded).clan == "ostrogoths"
    assert Hindrance.LOADED is fizzled(state, "load")


def test_a_destroyed_machine_is_neither_loaded_nor_fired() -> None:
    """Precisions: loading or firing a machine that is destroyed has no effect."""
    state = army(table(), OST, readiness="destroyed")
    assert Hindrance.MACHINE_DESTROYED is fizzled(state, "load")
    assert Hindrance.MACHINE_DESTROYED is fizzled(state, "fire")


@pytest.mark.parametrize(("figures", "lost"), [(1, 1), (2, 2), (3, 2)])
@pytest.mark.parametrize("spot", [Spot.FOREST, Spot.FAR_PLAIN, Spot.MIDDLE])
def test_a_shot_costs_up_to_two_figures_anywhere(figures: int, lost: int, spot: Spot) -> None:
    """5: min(2, figures); the forest does not protect, nor does an objective."""
    state = army(army(table(), OST, readiness="active"), VIS, figures=figures, spot=spot)
    state, events = fight(state, {OST: "fire"})
    hit = one(events, FiguresLost)
    assert ("visigoths", lost, figures - lost) == (hit.clan, hit.lost, hit.figures)
    assert Readiness.INACTIVE is state.clans[OST].readiness


@pytest.mark.parametrize("spot", [Spot.FOREST, Spot.NEAR_PLAIN])
def test_a_barricade_absorbs_the_shot(spot: Spot) -> None:
    """5: unless it stands on a barricade; G2: the catapult is inactive then too."""
    state = army(army(table(), OST, readiness="active"), VIS, spot=spot, barricades=(True, True, 0))
    state, events = fight(state, {OST: "fire"})
    assert Hindrance.BARRICADE is one(events, OrderFizzled).reason
    assert "visigoths" == one(events, Fired).target
    assert (2, Readiness.INACTIVE) == (state.clans[VIS].figures, state.clans[OST].readiness)


def test_an_inactive_catapult_does_not_fire() -> None:
    """5: needs an active catapult."""
    assert Hindrance.NOT_LOADED is fizzled(table(), "fire")


@pytest.mark.parametrize("spot", list(Spot))
def test_a_ballista_costs_exactly_one_figure_anywhere_and_stays_loaded(spot: Spot) -> None:
    """Ballista: exactly 1 figure anywhere - forest, barricade, objective; it stays loaded."""
    state = army(table(ballista=True), OST, readiness="active")
    state = army(state, VIS, figures=3, spot=spot, barricades=(True, True, False))
    state, events = fight(state, {OST: "fire"})
    assert 1 == one(events, FiguresLost).lost
    assert Readiness.ACTIVE is state.clans[OST].readiness


def test_only_sabotage_unloads_a_ballista() -> None:
    """Ballista: only enemy sabotage, boar shortage or TNT ends that."""
    state = army(table(ballista=True), VIS, readiness="active")
    assert Readiness.INACTIVE is after(state, {OST: "sabotage"}).clans[VIS].readiness


# 6 barricade


@pytest.mark.parametrize("spot", [Spot.FOREST, Spot.NEAR_PLAIN, Spot.FAR_PLAIN])
def test_a_barricade_turns_the_terrain_card_under_the_army(spot: Spot) -> None:
    """6: the terrain card under the army is turned; the forest too."""
    state, events = fight(army(table(), OST, spot=spot), {OST: "barricade"})
    assert spot is one(events, BarricadeBuilt).spot
    assert [index == spot for index in range(3)] == list(state.clans[OST].barricades)
    assert GAME.view(state, None).clans[OST].covered


def test_there_are_no_barricades_on_objectives() -> None:
    """6: not on objectives."""
    assert Hindrance.OBJECTIVE is fizzled(army(table(), OST, spot=Spot.MIDDLE), "barricade")


def test_a_card_already_turned_is_not_turned_again() -> None:
    """G11: no effect on a card already turned."""
    state = army(table(), OST, barricades=(True, False, False))
    state, events = fight(state, {OST: "barricade"})
    assert Hindrance.BUILT is one(events, OrderFizzled).reason
    assert state.clans[OST].barricades[0]


def test_a_barricaded_forest_counts_as_barricade_only() -> None:
    """G6: rats have an effect there, an axe has not."""
    state = army(table(), VIS, barricades=(True, False, False))
    assert Hindrance.BARRICADE is fizzled(state, "axe")
    assert 1 == one(fight(state, {OST: "rats"})[1], FiguresLost).lost


def test_a_barricade_stays_when_the_army_leaves() -> None:
    """G7: it stays when the army leaves, and covers nobody."""
    state = after(after(table(), {OST: "barricade"}), {OST: "advance"})
    assert state.clans[OST].barricades[0]
    assert not GAME.view(state, None).clans[OST].covered


# 7 advance


def test_an_army_advances_card_by_card() -> None:
    """7: advance one card towards the objectives; never back."""
    state = table()
    for spot in (Spot.NEAR_PLAIN, Spot.FAR_PLAIN):
        state, events = fight(state, {OST: "advance"})
        assert spot is one(events, Advanced).spot
    state, _ = fight(state, {OST: "advance"})
    assert (Phase.OBJECTIVE, ["left", "middle", "right"]) == (state.phase, offered(state))


def test_from_the_second_plain_on_the_chief_picks_an_objective() -> None:
    """7: the chief picks an objective card, adjacent or not; it is revealed."""
    state = army(table(), OST, spot=Spot.FAR_PLAIN)
    state, events = fight(state, {OST: ("advance", "middle")})
    turned = one(events, ObjectiveTurned)
    assert (Spot.MIDDLE, Objective.PLAIN) == (turned.spot, turned.kind)
    assert (Spot.MIDDLE, 2) == (state.clans[OST].spot, state.clans[OST].figures)
    assert Objective.PLAIN is GAME.view(state, None).objectives[1].kind


def test_later_advances_move_to_another_objective() -> None:
    """7: later advances move to another objective card, adjacent or not."""
    state = army(table(), OST, spot=Spot.LEFT)
    assert ["middle", "right"] == offered(fight(state, {OST: "advance"})[0])


def test_an_occupied_objective_cannot_be_chosen() -> None:
    """7: not occupied; Player counts: one army per objective card."""
    state = army(army(table(), OST, spot=Spot.FAR_PLAIN), VIS, spot=Spot.LEFT)
    assert ["middle", "right"] == offered(fight(state, {OST: "advance"})[0])
    state = army(army(plain_up(6), A, spot=Spot.LEFT), C, spot=Spot.MIDDLE)
    state, events = fight(army(state, B, spot=Spot.FAR_PLAIN), {B: "advance"})
    assert "ostrogoths" == one(events, GameWon).camp


def test_freeing_the_queen_wins_at_once() -> None:
    """7: queen = victory at once; End: the rest of the round is dropped."""
    state = army(army(table(), OST, spot=Spot.FAR_PLAIN), OST, figures=1)
    state, events = fight(state, {OST: ("advance", "right"), VIS: "axe"})
    won = one(events, GameWon)
    assert ("ostrogoths", "queen-freed", (0, 1)) == (won.camp, won.reason, won.seats)
    assert [] == of(events, FiguresLost)


def test_the_trap_costs_a_figure_at_every_entry() -> None:
    """G5: trap = -1 figure at every entry."""
    state = army(table(), OST, spot=Spot.MIDDLE, figures=3)
    state, events = fight(state, {OST: ("advance", "left")})
    assert 2 == one(events, TrapSprung).figures
    state = after(state, {OST: ("advance", "middle")})
    state, events = fight(state, {OST: ("advance", "left")})
    assert [] == of(events, ObjectiveTurned)
    assert 1 == one(events, TrapSprung).figures == state.clans[OST].figures


def test_a_successful_order_is_never_declined() -> None:
    """G10: the chief chooses where to go, not whether, also where it costs his last figure."""
    state = replace(table(), deals=(Deal(QUEEN_LAST, (True, True, False)),))
    state = army(state, OST, spot=Spot.MIDDLE, figures=1)
    asked, _ = fight(state, {OST: "advance"})
    assert ["left", "right"] == offered(asked)
    assert "no-such-choice" == refusal(asked, asked.asked[0], Choose(Aim.OPEN))
    _, events = choose(asked, "left")
    assert 0 == one(events, TrapSprung).figures


def test_the_plain_objective_does_nothing() -> None:
    """7: plain = nothing."""
    state = army(table(), OST, spot=Spot.FAR_PLAIN)
    assert 2 == after(state, {OST: ("advance", "middle")}).clans[OST].figures


# 8 axe, 9 rats


@pytest.mark.parametrize(
    ("spot", "barricaded", "reason"),
    [
        (Spot.FOREST, False, Hindrance.FOREST),
        (Spot.FOREST, True, Hindrance.BARRICADE),
        (Spot.NEAR_PLAIN, False, None),
        (Spot.NEAR_PLAIN, True, Hindrance.BARRICADE),
        (Spot.FAR_PLAIN, False, None),
        (Spot.LEFT, False, None),
    ],
)
def test_an_axe_costs_one_figure_that_is_not_covered(
    spot: Spot, barricaded: bool, reason: Hindrance | None
) -> None:
    """8: the enemy loses 1 unless in the forest or on a barricade; objectives give no cover."""
    barricades = tuple(barricaded and index == spot for index in range(3))
    state = army(table(), VIS, spot=spot, barricades=barricades)
    state, events = fight(state, {OST: "axe"})
    assert ([reason] if reason else []) == [event.reason for event in of(events, OrderFizzled)]
    assert (2 if reason else 1) == state.clans[VIS].figures


@pytest.mark.parametrize("spot", list(Spot))
def test_rats_cost_a_figure_on_a_barricade_only(spot: Spot) -> None:
    """9: the enemy loses 1 only if on a barricade."""
    state = army(table(), VIS, spot=spot)
    assert Hindrance.NO_BARRICADE is fizzled(state, "rats")
    if spot < 3:
        state = army(state, VIS, barricades=tuple(index == spot for index in range(3)))
        assert 1 == after(state, {OST: "rats"}).clans[VIS].figures


# who is asked


def test_a_hostile_order_hits_one_enemy_army_that_the_chief_names() -> None:
    """6: a hostile action hits one army of the other camp, named by the chief."""
    state = table(6)
    for clan in (C, D):
        state = army(state, clan, spot=Spot.NEAR_PLAIN)
    state, _ = fight(state, {A: "axe"})
    assert (Phase.TARGET, (1,), ["c", "d"]) == (state.phase, state.asked, offered(state))
    state, events = choose(state, "d")
    assert "d" == one(events, FiguresLost).clan
    assert [2, 2, 2, 1] == [clan.figures for clan in state.clans]


def test_a_chief_is_asked_where_one_enemy_alone_can_be_hit() -> None:
    """Precisions: two choices differ when they would cost a different number."""
    state, _ = fight(army(table(6), D, spot=Spot.NEAR_PLAIN), {A: "axe"})
    assert ["c", "d"] == offered(state)
    shown = GAME.view(state, Seat(1)).choices.aims
    assert [(0, Hindrance.FOREST), (1, None)] == [(one.loss, one.hindrance) for one in shown]


def test_nobody_is_asked_where_no_choice_has_an_effect() -> None:
    """Precisions: nothing is asked when no choice has an effect."""
    state = army(table(6), D, spot=Spot.NEAR_PLAIN, barricades=(False, True, False))
    state, events = fight(state, {A: "axe"})
    assert Phase.KING is state.phase
    assert Hindrance.NOBODY is one(events, OrderFizzled).reason


def test_a_shot_at_nobody_discharges_the_catapult_too() -> None:
    """G2: inactive also when a barricade absorbed the shot; S5."""
    state = army(table(6), A, readiness="active")
    for clan in (C, D):
        state = army(state, clan, barricades=(True, False, False))
    state, events = fight(state, {A: "fire"})
    assert None is one(events, Fired).target
    assert Hindrance.BARRICADE is one(events, OrderFizzled).reason
    assert Readiness.INACTIVE is state.clans[A].readiness


def test_nobody_is_asked_where_one_enemy_lives() -> None:
    """Questions, step 5: only when more than one choice differs."""
    state = army(army(table(6), C, figures=0), D, spot=Spot.NEAR_PLAIN)
    assert 1 == after(state, {A: "axe"}).clans[D].figures


@pytest.mark.parametrize(("active", "asked"), [((), False), ((C,), True), ((C, D), True)])
def test_sabotage_asks_where_a_machine_is_active(active: tuple[int, ...], asked: bool) -> None:
    """Precisions: choices differ; nothing is asked when none has an effect."""
    state = table(6)
    for clan in active:
        state = army(state, clan, readiness="active")
    state, _ = fight(state, {A: "sabotage"})
    assert asked is (state.phase is Phase.TARGET)


def test_an_order_that_its_own_clan_cannot_carry_out_asks_nothing() -> None:
    """Precisions: nothing is asked when no choice has an effect: the catapult is not loaded."""
    assert Phase.KING is after(table(6), {A: "fire"}).phase


def test_orders_wait_for_the_chief_who_is_asked() -> None:
    """Round 5: never simultaneous: the next order sees what the answer left."""
    state = army(table(), OST, spot=Spot.FAR_PLAIN)
    state, events = fight(state, {OST: "advance", VIS: "axe"})
    assert [] == of(events, FiguresLost)
    _, events = choose(state, "left")
    assert ["TrapSprung", "FiguresLost"] == [
        type(event).__name__ for event in events if isinstance(event, TrapSprung | FiguresLost)
    ]


# aims


def test_an_aim_saves_the_question() -> None:
    """G4: an order may carry an aim; it is used if it is still possible."""
    state = table(6)
    for clan in (C, D):
        state = army(state, clan, spot=Spot.NEAR_PLAIN)
    assert [2, 2, 2, 1] == [clan.figures for clan in after(state, {A: ("axe", "d")}).clans]


def test_an_aim_is_used_also_where_no_question_would_be_put() -> None:
    """Precisions, aims: it is used also where no question would be put."""
    state = army(table(6), A, readiness="active")
    for clan in (C, D):
        state = army(state, clan, barricades=(True, False, False))
    _, events = fight(state, {A: ("fire", "d")})
    assert "d" == one(events, Fired).target


@pytest.mark.parametrize(
    ("order", "aims"),
    [
        ("reconnoitre", ["open", "left", "middle", "right"]),
        ("sabotage", ["open", "c", "d"]),
        ("reinforce", ["open"]),
        ("load", ["open"]),
        ("fire", ["open", "c", "d"]),
        ("barricade", ["open"]),
        ("advance", ["open", "left", "middle", "right"]),
        ("axe", ["open", "c", "d"]),
        ("rats", ["open", "c", "d"]),
        ("goth", ["open", "c", "d"]),
        ("pigeon", ["open"]),
    ],
)
def test_an_aim_is_of_the_kind_of_its_order(order: str, aims: list[str]) -> None:
    """Precisions, aims: an aim must be of the kind of the order."""
    state = _asked(table(6, gothic_goth=True, carrier_pigeon=True))
    moves = [move for move in GAME.legal_moves(state, Seat(1)) if move.order == order]  # type: ignore[union-attr]
    assert aims == [str(move.aim) for move in moves]  # type: ignore[union-attr]


def _asked(state: GothsState) -> GothsState:
    while state.phase is Phase.KING:
        seat = state.asked[0]
        state = play(state, (seat, next(GAME.legal_moves(state, seat))))[0]
    return state


def test_at_two_to_four_players_hostile_orders_have_no_aim() -> None:
    """Precisions, aims: hostile orders and the Goth at 6-8 a living enemy chief."""
    state = _asked(table(4, gothic_goth=True))
    aims = {
        (str(move.order), str(move.aim))  # type: ignore[union-attr]
        for move in GAME.legal_moves(state, Seat(1))
    }
    assert {("axe", "open"), ("goth", "open")} == {pair for pair in aims if pair[0] in "axe goth"}


def test_a_dead_enemy_is_no_aim() -> None:
    """Precisions, aims: a living enemy chief."""
    state = _asked(army(table(6), C, figures=0))
    aims = {str(move.aim) for move in GAME.legal_moves(state, Seat(1))}  # type: ignore[union-attr]
    assert "c" not in aims
    assert "d" in aims


@pytest.mark.parametrize(
    ("first", "second"),
    [("left", "right"), ("middle", "left")],
)
def test_an_objective_aim_is_void_once_any_objective_is_turned(first: str, second: str) -> None:
    """G4: if no objective was turned, entered or reshuffled since; Precisions: any voids all."""
    state = replace(table(), deals=(Deal((Objective.PLAIN, Objective.TRAP, Objective.QUEEN)),))
    for clan in (OST, VIS):
        state = army(state, clan, spot=Spot.FAR_PLAIN, figures=3)
    state, _ = fight(state, {OST: ("advance", first), VIS: ("advance", second)})
    assert (Phase.OBJECTIVE, (3,)) == (state.phase, state.asked)


def test_an_objective_entered_again_voids_aims_too() -> None:
    """Precisions, aims: turned, entered or reshuffled."""
    state = replace(table(), deals=(Deal(QUEEN_LAST, (True, True, False)),))
    state = army(army(state, OST, spot=Spot.LEFT), VIS, spot=Spot.FAR_PLAIN)
    state, _ = fight(state, {OST: ("advance", "middle"), VIS: ("advance", "right")})
    assert (Phase.OBJECTIVE, ["left", "right"]) == (state.phase, offered(state))


def test_reconnoitring_voids_no_aim() -> None:
    """Precisions, aims: turned, entered or reshuffled; a look does none of these."""
    state = army(table(), VIS, spot=Spot.FAR_PLAIN)
    state = after(state, {OST: ("reconnoitre", "left"), VIS: ("advance", "middle")})
    assert Spot.MIDDLE is state.clans[VIS].spot


def test_an_aim_that_is_not_possible_any_more_is_dropped() -> None:
    """G4: used if it is still possible; otherwise the chief is asked then."""
    state = army(plain_up(), OST, spot=Spot.MIDDLE)
    state, _ = fight(state, {OST: ("advance", "middle")})
    assert ["left", "right"] == offered(state)
    state, _ = fight(plain_up(), {OST: ("reconnoitre", "middle")})
    assert ["left", "right"] == offered(state)


def test_an_aim_at_an_objective_means_nothing_on_the_way_there() -> None:
    """Precisions, aims: whether it is possible is tested only when it is used."""
    assert Spot.NEAR_PLAIN is after(table(), {OST: ("advance", "left")}).clans[OST].spot


def test_what_was_not_done_is_never_shown() -> None:
    """Precisions, aims: what was not done is never shown."""
    _, events = fight(table(), {OST: ("advance", "left"), VIS: ("reconnoitre", "left")}, [VIS])
    public = [event for event in events if event.to is None]
    assert not any(getattr(event, "aim", None) for event in public)
