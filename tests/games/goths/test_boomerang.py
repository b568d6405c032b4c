"""The boomerang, and what it does with cover, shields and Goths (Tokens; G15)."""

from __future__ import annotations

import pytest

from games.api import Seat
from games.goths.content import Camp, ClanName, Readiness, Spot, Token
from games.goths.events import (
    AttackReturned,
    BoomerangLaid,
    FiguresLost,
    GameWon,
    OrderFizzled,
)
from games.goths.moves import Aim, Choose, LayBoomerang, Mode
from games.goths.rules import GAME
from games.goths.state import GothsState
from games.goths.view import Hindrance, Phase, TokenState
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
    of,
    offered,
    on_plains,
    one,
)

FOE = ClanName.VISIGOTHS
OWN = ClanName.OSTROGOTHS
BARRICADED = (False, True, False)


def boomeranged(seats: int = 4, **options: bool) -> GothsState:
    """Have the first clan hold the boomerang, with all armies uncovered on their near plains."""
    state = dancing(seats, Token.BOOMERANG, **options)
    return on_plains(state, *range(len(state.clans)))


def test_an_attack_hits_its_author_instead() -> None:
    """Boomerang: every successful attack of that chief in this round hits its author instead."""
    plan: Plan = {OST: ("load", "open", LayBoomerang(FOE)), VIS: "axe"}
    state, events = fight(boomeranged(), plan)
    assert FOE == one(events, BoomerangLaid).target == one(events, AttackReturned).clan
    assert [2, 1] == [clan.figures for clan in state.clans]


@pytest.mark.parametrize("machine", ["catapult", "ballista"])
def test_a_shot_comes_back_and_the_catapult_is_discharged(machine: str) -> None:
    """Boomerang: axe, rats, ballista, catapult; Precisions: he discharges his catapult."""
    state = army(boomeranged(ballista=machine == "ballista"), VIS, readiness="active", figures=3)
    plan: Plan = {OST: ("load", "open", LayBoomerang(FOE)), VIS: "fire"}
    state, events = fight(state, plan)
    assert {"catapult": 2, "ballista": 1}[machine] == one(events, FiguresLost).lost
    assert FOE == one(events, FiguresLost).clan
    loaded = state.clans[VIS].readiness is Readiness.ACTIVE
    assert loaded is (machine == "ballista")


def test_the_author_loses_what_the_target_would_have_lost() -> None:
    """Boomerang: his own cover does not help (G15); computed from the target's cover."""
    state = army(boomeranged(), VIS, barricades=BARRICADED)
    plan: Plan = {OST: ("load", "open", LayBoomerang(FOE)), VIS: "axe"}
    assert 1 == after(state, plan).clans[VIS].figures
    state = army(boomeranged(), OST, barricades=BARRICADED)
    after_it, events = fight(state, plan)
    assert Hindrance.BARRICADE is one(events, OrderFizzled).reason
    assert 2 == after_it.clans[VIS].figures
    plan[VIS] = "rats"
    assert 1 == after(state, plan).clans[VIS].figures


def test_the_author_loses_what_figures_the_target_had() -> None:
    """Precisions: computed from cover, figures and markers on the board."""
    state = army(army(boomeranged(), VIS, readiness="active", figures=3), OST, figures=1)
    plan: Plan = {OST: ("load", "open", LayBoomerang(FOE)), VIS: "fire"}
    assert 2 == after(state, plan).clans[VIS].figures


def test_a_boomerang_that_nobody_attacks_is_spent_in_vain() -> None:
    """Boomerang: no such attack: spent in vain."""
    plan: Plan = {OST: ("load", "open", LayBoomerang(FOE)), VIS: "load"}
    state = after(boomeranged(), plan)
    assert TokenState.SPENT is state.clans[OST].token_state
    assert None is state.boomerang


def test_sabotage_is_no_attack() -> None:
    """Boomerang: axe, rats, ballista, catapult."""
    state = army(boomeranged(), OST, readiness="active")
    plan: Plan = {OST: ("reinforce", "open", LayBoomerang(FOE)), VIS: "sabotage"}
    assert Readiness.INACTIVE is after(state, plan).clans[OST].readiness


def test_the_boomerang_holds_for_one_round() -> None:
    """Boomerang: in this round."""
    state = after(boomeranged(), {OST: ("load", "open", LayBoomerang(FOE))})
    assert [1, 2] == [clan.figures for clan in after(state, {VIS: "axe"}).clans]


def test_a_boomerang_may_cost_its_victim_the_game() -> None:
    """End: also by the trap or a boomerang; General: the other side wins."""
    plan: Plan = {OST: ("load", "open", LayBoomerang(FOE)), VIS: "axe"}
    _, events = fight(army(boomeranged(), VIS, figures=1), plan)
    assert Camp.OSTROGOTHS is one(events, GameWon).camp


def test_an_attack_on_the_ally_is_turned_too() -> None:
    """Precisions: turns every successful attack of that chief, on the ally too."""
    plan: Plan = {A: ("load", "open", LayBoomerang(ClanName.C)), C: ("axe", "b")}
    assert [2, 2, 1, 2] == [clan.figures for clan in after(boomeranged(6), plan).clans]


def test_the_boomerang_works_after_its_owner_is_gone() -> None:
    """Precisions: even if the one who laid it is eliminated."""
    state = army(army(boomeranged(8), B, barricades=BARRICADED), A, figures=1)
    lay = ("load", "open", LayBoomerang(ClanName.C))
    plan: Plan = {A: lay, C: ("rats", "b"), D: ("axe", "a")}
    assert [0, 2, 1, 2] == [clan.figures for clan in after(state, plan).clans]


def test_an_attack_that_a_goth_stole_is_its_thiefs() -> None:
    """G21: the thief is the author in every respect."""
    state = boomeranged(8, gothic_goth=True)
    plan: Plan = {A: ("axe", "d", LayBoomerang(ClanName.C)), B: "load", C: "load", D: ("goth", "a")}
    state, _ = fight(state, plan)
    state, events = choose(state, "b")
    assert [2, 1, 2, 2] == [clan.figures for clan in state.clans]
    assert [] == of(events, AttackReturned)


def test_the_author_still_names_a_target_where_the_cost_differs() -> None:
    """Precisions: he still names a target (also one in cover)."""
    state = army(boomeranged(6), B, barricades=BARRICADED)
    plan: Plan = {A: ("load", "open", LayBoomerang(ClanName.C)), C: "axe"}
    state, _ = fight(state, plan)
    assert (Phase.TARGET, ["a", "b"]) == (state.phase, offered(state))
    shown = GAME.view(state, Seat(4)).choices.aims
    assert [1, 0] == [aim.loss for aim in shown]
    assert [2, 2, 2, 2] == [clan.figures for clan in choose(state, "b")[0].clans]


def test_the_author_is_not_asked_where_the_cost_is_the_same() -> None:
    """Precisions: two choices differ when they would hit other armies or cost another number."""
    plan: Plan = {A: ("load", "open", LayBoomerang(ClanName.C)), C: "axe"}
    state = after(boomeranged(6), plan)
    assert Phase.KING is state.phase
    assert 1 == state.clans[C].figures


def test_an_absent_author_names_what_costs_him_least() -> None:
    """Defaults: with a boomerang against him the one that loses least."""
    state = army(boomeranged(6), B, barricades=BARRICADED)
    plan: Plan = {A: ("load", "open", LayBoomerang(ClanName.C)), C: "axe"}
    state, _ = fight(state, plan)
    assert Aim.B is GAME.default_move(state, Seat(4), Rng("x")).aim  # type: ignore[union-attr]


@pytest.mark.parametrize("mode", [Mode.LAST, Mode.NEVER])
def test_a_shield_works_against_a_boomerang(mode: Mode) -> None:
    """Shield: works against boomerang."""
    state = army(boomeranged(), VIS, figures=1)
    state = army(
        state, VIS, token=Token.SHIELD, token_state=TokenState.HELD, mode=mode, token_known=True
    )
    plan: Plan = {OST: ("load", "open", LayBoomerang(FOE)), VIS: "axe"}
    assert (1 if mode is Mode.LAST else 0) == after(state, plan).clans[VIS].figures


def test_a_boomerang_leaves_the_targets_tokens_alone() -> None:
    """Precisions: the target's shield and rat poison are not touched."""
    state = army(army(dancing(6, Token.BOOMERANG), B, spot=Spot.NEAR_PLAIN), B, figures=1)
    for token, order in ((Token.SHIELD, "axe"), (Token.RAT_POISON, "rats")):
        held = army(
            state,
            B,
            token=token,
            token_state=TokenState.HELD,
            mode="first",
            barricades=(False, order == "rats", False),
        )
        plan: Plan = {A: ("load", "open", LayBoomerang(ClanName.C)), C: (order, "b")}
        after_it = after(held, plan)
        assert TokenState.HELD is after_it.clans[B].token_state
        assert 1 == after_it.clans[C].figures


def test_the_authors_rat_poison_does_not_help_him() -> None:
    """Precisions: the author's rat poison does not help him."""
    state = army(boomeranged(), OST, barricades=BARRICADED)
    state = army(
        state,
        VIS,
        token=Token.RAT_POISON,
        token_state=TokenState.HELD,
        mode="first",
        barricades=BARRICADED,
    )
    plan: Plan = {OST: ("load", "open", LayBoomerang(FOE)), VIS: "rats"}
    state = after(state, plan)
    assert (1, TokenState.HELD) == (state.clans[VIS].figures, state.clans[VIS].token_state)


@pytest.mark.parametrize("order", ["fire", "axe"])
def test_by_habit_one_aims_a_turned_attack_where_it_costs_least(order: str) -> None:
    """Boomerang: it is the author who loses what the target would have; a shot in vain costs 0."""
    state = army(boomeranged(6), C, machine="catapult", readiness="active", figures=2)
    state = army(army(state, A, figures=3), B, figures=1)
    if order == "axe":
        state = army(state, A, barricades=BARRICADED)
    plan: Plan = {A: ("load", "open", LayBoomerang(ClanName.C)), C: order}
    state, _ = fight(state, plan)
    assert (Phase.TARGET, C) == (state.phase, state.boomerang)
    (seat,) = state.asked
    chosen = GAME.habit(state, seat, tuple(GAME.legal_moves(state, seat)), Rng("habit"))
    assert chosen == Choose(Aim.B if order == "fire" else Aim.A)
