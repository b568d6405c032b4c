"""Tokens laid before the reveal: dinner!, TNT and new deal (Tokens; G29)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.api import Seat
from games.goths.content import ClanName, Objective, Readiness, Spot, Token
from games.goths.events import (
    DinnerCalled,
    NewDealMade,
    OrderFizzled,
    TrapSprung,
)
from games.goths.moves import (
    CallToDinner,
    DealAnew,
    Part,
    PlaceTnt,
)
from games.goths.rules import GAME
from games.goths.state import Deal, GothsState
from games.goths.view import Hindrance, Phase
from games.rng import Rng
from tests.games.goths.arrange import (
    OST,
    QUEEN_LAST,
    VIS,
    A,
    C,
    D,
    Plan,
    after,
    army,
    before_orders,
    dancing,
    fight,
    names,
    one,
    say,
    told,
)

FOE = ClanName.VISIGOTHS
BARRICADED = (False, True, False)


@pytest.mark.parametrize(
    ("before", "then"),
    [
        (Spot.FOREST, Spot.FOREST),
        (Spot.NEAR_PLAIN, Spot.FOREST),
        (Spot.FAR_PLAIN, Spot.NEAR_PLAIN),
        (Spot.LEFT, Spot.FAR_PLAIN),
        (Spot.MIDDLE, Spot.FAR_PLAIN),
        (Spot.RIGHT, Spot.FAR_PLAIN),
    ],
)
def test_dinner_makes_an_army_step_back(before: Spot, then: Spot) -> None:
    """Dinner!: one card back; no effect on the forest; from an objective to its nearest plain."""
    state = army(dancing(4, Token.DINNER), VIS, spot=before)
    _, events = fight(state, {OST: ("load", "open", CallToDinner(FOE))})
    called = one(events, DinnerCalled)
    assert (then, before is not then) == (called.spot, called.moved)


def test_an_old_barricade_protects_again_after_dinner() -> None:
    """Dinner!: an old barricade protects it again; then orders are resolved normally."""
    state = army(dancing(4, Token.DINNER), VIS, spot=Spot.FAR_PLAIN, barricades=BARRICADED)
    plan: Plan = {OST: ("axe", "open", CallToDinner(FOE))}
    _, events = fight(state, plan)
    assert Hindrance.BARRICADE is one(events, OrderFizzled).reason


def test_an_army_called_to_dinner_may_advance_again_in_the_same_round() -> None:
    """Dinner!: then orders are resolved normally."""
    state = army(dancing(4, Token.DINNER), VIS, spot=Spot.FAR_PLAIN)
    plan: Plan = {OST: ("load", "open", CallToDinner(FOE)), VIS: "advance"}
    assert Spot.FAR_PLAIN is after(state, plan).clans[VIS].spot


def test_the_trap_is_entered_anew_after_dinner() -> None:
    """G5: at every entry; Precisions: an army that merely leaves an objective voids no aim."""
    state = replace(dancing(4, Token.DINNER), deals=(Deal(QUEEN_LAST, (True, False, False)),))
    state = army(state, VIS, spot=Spot.LEFT)
    plan: Plan = {OST: ("load", "open", CallToDinner(FOE)), VIS: ("advance", "left")}
    state, events = fight(state, plan)
    assert 1 == one(events, TrapSprung).figures
    assert Spot.LEFT is state.clans[VIS].spot


def lit(state: GothsState, part: Part) -> GothsState:
    """Have the Ostrogoths blow up something of the Visigoths."""
    return say(state, PlaceTnt(FOE, part))


@pytest.mark.parametrize("ballista", [False, True])
def test_tnt_destroys_a_machine_for_good(ballista: bool) -> None:
    """TNT: on an enemy catapult/ballista: destroyed for good."""
    state = lit(
        army(dancing(4, Token.TNT, ballista=ballista), VIS, readiness="active"), Part.MACHINE
    )
    assert Readiness.DESTROYED is state.clans[VIS].readiness
    state, events = fight(state, {VIS: "load"})
    assert Hindrance.MACHINE_DESTROYED is one(events, OrderFizzled).reason


def test_tnt_turns_a_barricade_back_for_good() -> None:
    """TNT: barricade: turned back and never again on that card."""
    state = army(dancing(4, Token.TNT), VIS, spot=Spot.NEAR_PLAIN, barricades=BARRICADED)
    state = lit(state, Part.NEAR_PLAIN)
    assert (False, False, False) == state.clans[VIS].barricades
    state, events = fight(state, {VIS: "barricade"})
    assert Hindrance.BLASTED is one(events, OrderFizzled).reason


@pytest.mark.parametrize("part", [Part.FOREST, Part.NEAR_PLAIN, Part.FAR_PLAIN])
def test_tnt_forbids_barricades_on_terrain_that_has_none(part: Part) -> None:
    """TNT: plain/forest: no barricade ever there; kills nobody."""
    spot = Spot([Part.FOREST, Part.NEAR_PLAIN, Part.FAR_PLAIN].index(part))
    state = lit(army(dancing(4, Token.TNT), VIS, spot=spot), part)
    assert 2 == state.clans[VIS].figures
    assert Hindrance.BLASTED is one(fight(state, {VIS: "barricade"})[1], OrderFizzled).reason
    elsewhere = Spot((spot + 1) % 3)
    assert "BarricadeBuilt" in names(fight(army(state, VIS, spot=elsewhere), {VIS: "barricade"})[1])


def test_tnt_may_name_everything_of_any_living_enemy() -> None:
    """Precisions: his machine, one of his three terrain cards, any living enemy chief."""
    state = before_orders(army(dancing(6, Token.TNT), C, figures=0))
    parts = [Part.MACHINE, Part.FOREST, Part.NEAR_PLAIN, Part.FAR_PLAIN]
    assert [PlaceTnt(ClanName.D, part) for part in parts] == told(state, 1)


def test_tnt_cannot_name_a_machine_that_is_destroyed() -> None:
    """Precisions: his machine (unless destroyed)."""
    state = before_orders(army(dancing(4, Token.TNT), VIS, readiness="destroyed"))
    assert PlaceTnt(FOE, Part.MACHINE) not in told(state, 1)


def test_a_new_deal_shuffles_the_unoccupied_objectives_face_down() -> None:
    """New deal: the unoccupied objectives are shuffled face down again, revealed ones too."""
    state = replace(dancing(4, Token.NEW_DEAL), deals=(Deal(QUEEN_LAST, (True, True, False)),))
    found = set()
    for seed in range(40):
        dealt = say(replace(state, rng=Rng(str(seed))), DealAnew())
        assert (False, False, False) == dealt.deals[-1].face_up
        found.add(dealt.deals[-1].objectives)
    assert 6 == len(found)


def test_an_occupied_objective_stays_as_it_is_in_a_new_deal() -> None:
    """New deal: the unoccupied objectives."""
    state = replace(dancing(4, Token.NEW_DEAL), deals=(Deal(QUEEN_LAST, (True, True, False)),))
    state = army(state, VIS, spot=Spot.MIDDLE)
    for seed in range(10):
        dealt, events = fight(
            replace(state, rng=Rng(str(seed))), {OST: ("load", "open", DealAnew())}
        )
        assert (Spot.LEFT, Spot.RIGHT) == one(events, NewDealMade).spots
        assert Objective.PLAIN is dealt.deals[-1].objectives[1]
        assert (False, True, False) == dealt.deals[-1].face_up


def test_a_new_deal_of_one_objective_turns_it_down() -> None:
    """Precisions: also when only one objective is free."""
    state = replace(dancing(6, Token.NEW_DEAL), deals=(Deal(QUEEN_LAST, (True, True, False)),))
    state = army(army(state, C, spot=Spot.LEFT), D, spot=Spot.MIDDLE)
    _, events = fight(state, {A: ("load", "open", DealAnew())})
    assert (Spot.RIGHT,) == one(events, NewDealMade).spots


def test_a_new_deal_voids_the_aims_at_objectives() -> None:
    """G4: if no objective was turned, entered or reshuffled since."""
    state, _ = fight(dancing(4, Token.NEW_DEAL), {OST: ("reconnoitre", "left", DealAnew())})
    assert Phase.LOOK is state.phase


def test_what_was_seen_before_a_new_deal_is_marked() -> None:
    """Secret: kept in his panel, marked "before the new deal" after a reshuffle."""
    state = after(dancing(4, Token.NEW_DEAL), {OST: ("reconnoitre", "right")})
    for before, known in ((False, state), (True, say(state, DealAnew()))):
        view = GAME.view(known, Seat(1))
        assert view.chief is not None
        (seen,) = view.chief.sightings
        assert (Objective.QUEEN, before) == (seen.kind, seen.before_new_deal)
    assert [None] * 3 == [objective.kind for objective in view.objectives]
