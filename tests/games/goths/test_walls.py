"""The 3D barricade (The Dancing Queen; G6, G11, G29)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.api import Seat
from games.goths.content import ClanName, Readiness, Spot, Token
from games.goths.events import BarricadeBuilt, FiguresLost, OrderFizzled, RatsPoisoned, TntLit
from games.goths.moves import CallToDinner, Part, PlaceTnt
from games.goths.rules import GAME
from games.goths.state import GothsState
from games.goths.view import Hindrance, TokenState
from tests.games.goths.arrange import (
    OST,
    VIS,
    A,
    C,
    Plan,
    after,
    army,
    before_orders,
    dancing,
    fight,
    legal,
    one,
    table,
)

FOE = ClanName.VISIGOTHS


def walled(spot: Spot = Spot.MIDDLE, *tokens: Token) -> GothsState:
    """Stand the Visigoths behind their 3D barricade; the Ostrogoths hold the tokens."""
    state = dancing(4, *tokens, barricade_3d=True) if tokens else table(barricade_3d=True)
    return army(state, VIS, spot=spot, wall=True)


@pytest.mark.parametrize("spot", list(Spot))
def test_a_barricade_order_places_the_wall_under_the_army(spot: Spot) -> None:
    """3D barricade: placed under the army, terrain card not turned; allowed on any objective."""
    state, events = fight(army(table(barricade_3d=True), OST, spot=spot), {OST: "barricade"})
    assert spot is one(events, BarricadeBuilt).spot
    assert (False, False, False) == state.clans[OST].barricades
    shown = GAME.view(state, None).clans[OST]
    assert (spot, True) == (shown.wall, shown.covered)
    assert [spot == index for index in range(3)] == [card.barricade for card in shown.terrain]


def test_the_wall_returns_aside_when_the_army_leaves() -> None:
    """3D barricade: it returns aside when the army leaves, and may be used again."""
    state = after(walled(Spot.NEAR_PLAIN), {VIS: "advance"})
    assert (None, False) == (
        GAME.view(state, None).clans[VIS].wall,
        GAME.view(state, None).clans[VIS].covered,
    )
    assert Spot.FAR_PLAIN is one(fight(state, {VIS: "barricade"})[1], BarricadeBuilt).spot


def test_there_is_one_wall_for_each_chief() -> None:
    """3D barricade: one per chief; G11 holds for it too."""
    assert Hindrance.BUILT is one(fight(walled(), {VIS: "barricade"})[1], OrderFizzled).reason
    state = after(walled(), {OST: "barricade"})
    assert [True, True] == [clan.wall for clan in state.clans]


def test_a_wall_is_cover_on_an_objective() -> None:
    """Precisions: objective cards give no cover but for a 3D barricade."""
    state = army(walled(), OST, readiness="active")
    for order in ("axe", "fire"):
        assert Hindrance.BARRICADE is one(fight(state, {OST: order})[1], OrderFizzled).reason
    assert 1 == one(fight(state, {OST: "rats"})[1], FiguresLost).lost


def test_a_walled_forest_counts_as_barricade_only() -> None:
    """Precisions: G6 holds for the 3D barricade too."""
    assert 1 == one(fight(walled(Spot.FOREST), {OST: "rats"})[1], FiguresLost).lost


def test_dinner_sends_the_wall_aside_and_does_not_rebuild_it() -> None:
    """3D barricade: by "dinner!" too; not rebuilt by "dinner!"."""
    state = walled(Spot.FAR_PLAIN, Token.DINNER)
    state = after(state, {OST: ("load", "open", CallToDinner(FOE))})
    assert (Spot.NEAR_PLAIN, False) == (state.clans[VIS].spot, state.clans[VIS].wall)


def test_dinner_in_the_forest_leaves_the_wall_standing() -> None:
    """Dinner!: no effect on the forest."""
    state = walled(Spot.FOREST, Token.DINNER)
    assert after(state, {OST: ("load", "open", CallToDinner(FOE))}).clans[VIS].wall


def test_tnt_may_name_the_wall_on_an_objective() -> None:
    """TNT may name it where it stands; an objective is not marked (G29)."""
    state = walled(Spot.MIDDLE, Token.TNT)
    assert PlaceTnt(FOE, Part.WALL) in legal(before_orders(state), 1)
    state, events = fight(state, {OST: ("load", "open", PlaceTnt(FOE, Part.WALL))})
    assert not one(events, TntLit).in_vain
    assert not state.clans[VIS].wall
    assert "BarricadeBuilt" in [type(e).__name__ for e in fight(state, {VIS: "barricade"})[1]]


def test_tnt_names_no_wall_where_none_stands_on_an_objective() -> None:
    """Precisions: or his 3D barricade on an objective."""
    for state in (walled(Spot.NEAR_PLAIN, Token.TNT), dancing(4, Token.TNT, barricade_3d=True)):
        assert PlaceTnt(FOE, Part.WALL) not in legal(before_orders(state), 1)


def test_a_wall_on_a_terrain_card_goes_with_it() -> None:
    """Precisions: a 3D barricade on it goes with it, returns aside and may be used again (G29)."""
    state = walled(Spot.NEAR_PLAIN, Token.TNT)
    state = after(state, {OST: ("load", "open", PlaceTnt(FOE, Part.NEAR_PLAIN))})
    assert not state.clans[VIS].wall
    assert Hindrance.BLASTED is one(fight(state, {VIS: "barricade"})[1], OrderFizzled).reason
    state = after(state, {VIS: "advance"})
    assert after(state, {VIS: "barricade"}).clans[VIS].wall


def test_tnt_on_another_card_leaves_the_wall_standing() -> None:
    """Precisions: one of his three terrain cards."""
    state = walled(Spot.NEAR_PLAIN, Token.TNT)
    assert after(state, {OST: ("load", "open", PlaceTnt(FOE, Part.FOREST))}).clans[VIS].wall


def test_tnt_on_a_wall_that_has_gone_is_spent_in_vain() -> None:
    """Precisions: nothing there any more: spent in vain."""
    state = dancing(6, Token.DINNER, Token.TNT, barricade_3d=True)
    state = army(state, C, spot=Spot.MIDDLE, wall=True)
    plan: Plan = {
        A: ("load", "open", CallToDinner(ClanName.C)),
        1: ("load", "open", PlaceTnt(ClanName.C, Part.WALL)),
    }
    state, events = fight(state, plan)
    assert one(events, TntLit).in_vain
    assert TokenState.SPENT is state.clans[1].token_state


def sprayed(spot: Spot) -> GothsState:
    """Have rats meet rat poison behind a 3D barricade."""
    state = army(walled(spot, Token.TNT, Token.RAT_POISON), VIS, mode="first")
    return after(state, {OST: "rats"})


@pytest.mark.parametrize("spot", [Spot.NEAR_PLAIN, Spot.MIDDLE])
def test_rat_poison_works_again_where_the_wall_is_rebuilt(spot: Spot) -> None:
    """3D barricade: rat poison stays on the card and works again if one is rebuilt there."""
    state = army(sprayed(spot), VIS, wall=False)
    state = after(state, {VIS: "barricade"})
    assert Hindrance.RAT_POISON is one(fight(state, {OST: "rats"})[1], OrderFizzled).reason


def test_rat_poison_on_an_objective_belongs_to_the_place() -> None:
    """Precisions: rat poison on an objective belongs to the place, whoever stands there."""
    state = army(sprayed(Spot.MIDDLE), VIS, spot=Spot.LEFT, wall=False)
    state = army(state, OST, spot=Spot.MIDDLE, wall=True)
    assert GAME.view(state, None).objectives[1].poisoned
    assert Hindrance.RAT_POISON is one(fight(state, {VIS: "rats"})[1], OrderFizzled).reason


def test_rat_poison_on_terrain_belongs_to_the_card() -> None:
    """Rat poison: never again on that card."""
    state = sprayed(Spot.NEAR_PLAIN)
    assert GAME.view(state, None).clans[VIS].terrain[1].poisoned
    state = army(state, VIS, spot=Spot.FAR_PLAIN, wall=True)
    assert 1 == one(fight(state, {OST: "rats"})[1], FiguresLost).lost


def test_rat_poison_acts_before_the_shot_is_told() -> None:
    """Rat poison: at the rats."""
    state = army(walled(Spot.MIDDLE, Token.TNT, Token.RAT_POISON), VIS, mode="first")
    _, events = fight(army(state, OST, readiness=Readiness.ACTIVE), {OST: "rats"})
    assert (Seat(3), Spot.MIDDLE) == (
        one(events, RatsPoisoned).seat,
        one(events, RatsPoisoned).spot,
    )


def test_the_wall_of_an_eliminated_army_goes_aside() -> None:
    """G28: nothing of an eliminated army is left on the objective that it held."""
    state = army(replace(table(6, barricade_3d=True)), C, spot=Spot.MIDDLE, wall=True, figures=1)
    state = after(state, {A: ("rats", "c")})
    shown = GAME.view(state, None)
    assert (None, None) == (shown.clans[C].wall, shown.objectives[1].army)
