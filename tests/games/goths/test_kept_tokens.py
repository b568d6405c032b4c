"""Tokens with a moment of their own: recruits, initiative, spyglass, poison, shield (G16, G31)."""

from __future__ import annotations

import pytest

from games.api import Seat
from games.goths.content import ClanName, Order, Spot, Token
from games.goths.events import (
    GameWon,
    InitiativeHeld,
    KingCardSpied,
    OrderFizzled,
    RatsPoisoned,
    Reinforced,
    ShieldRaised,
    SpyglassUsed,
)
from games.goths.moves import (
    Aim,
    GiveOrder,
    Mode,
    PassInitiative,
    RecruitTwice,
    SetShield,
    UseSpyglass,
)
from games.goths.rules import GAME
from games.goths.state import GothsState
from games.goths.view import Hindrance, TokenState
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
    before_orders,
    dancing,
    fight,
    held_by,
    legal,
    names,
    of,
    on_plains,
    one,
    play,
    refusal,
    table,
    told,
)

FOE = ClanName.VISIGOTHS
BARRICADED = (False, True, False)


@pytest.mark.parametrize(("figures", "added", "spent"), [(1, 2, True), (2, 1, False)])
def test_a_double_recruitment_adds_two_up_to_three(figures: int, added: int, spent: bool) -> None:
    """Double recruitment: +2 instead of +1 (limit 3); spent only if a second figure is added."""
    state = army(dancing(4, Token.DOUBLE_RECRUITMENT), OST, figures=figures)
    state, events = fight(state, {OST: ("reinforce", "open", RecruitTwice())})
    assert added == one(events, Reinforced).added
    assert (TokenState.SPENT if spent else TokenState.HELD) is state.clans[OST].token_state


def test_a_double_recruitment_that_fails_is_not_spent() -> None:
    """G17: spent only if a reinforcement of his succeeds."""
    state = army(dancing(4, Token.DOUBLE_RECRUITMENT), OST, figures=1)
    state, _ = fight(state, {OST: ("reinforce", "open", RecruitTwice())}, [OST])
    assert (1, TokenState.HELD) == (state.clans[OST].figures, state.clans[OST].token_state)
    assert None is GAME.view(state, None).clans[OST].token


def test_a_double_recruitment_may_be_said_with_any_order() -> None:
    """Precisions: double recruitment may be said with any order, for this round."""
    state = army(dancing(4, Token.DOUBLE_RECRUITMENT), OST, figures=1)
    state, _ = fight(state, {OST: ("load", "open", RecruitTwice())})
    assert TokenState.HELD is state.clans[OST].token_state
    assert 2 == after(state, {OST: "reinforce"}).clans[OST].figures


@pytest.mark.parametrize("holder", [OST, VIS])
def test_a_mastermind_keeps_the_initiative_where_it_is(holder: int) -> None:
    """G31: at 2-4 the token does not change side this once."""
    state = held_by(dancing(4, Token.MASTERMIND), holder)
    (move,) = told(before_orders(state), 1)
    state, events = fight(state, {OST: ("load", "open", move)})
    assert holder == state.initiative
    assert "InitiativeHeld" in names(events)
    assert TokenState.SPENT is state.clans[OST].token_state
    assert 1 - holder == after(state, {}).initiative


@pytest.mark.parametrize("to", [A, B, C, D])
def test_a_mastermind_gives_the_initiative_to_any_living_chief(to: int) -> None:
    """Mastermind: at 6-8 to any living chief, friend or foe; the cycle goes on from there."""
    state = dancing(8, Token.MASTERMIND)
    name = ClanName("abcd"[to])
    assert PassInitiative(name) in told(before_orders(state), 1)
    state, events = fight(state, {A: ("load", "open", PassInitiative(name))})
    assert (to, name) == (state.initiative, one(events, InitiativeHeld).target)
    assert (to + 1) % 4 == after(state, {}).initiative


def test_a_mastermind_passes_over_who_has_died() -> None:
    """Mastermind: dead by then: the next living one."""
    state = army(on_plains(dancing(8, Token.MASTERMIND), C, D), C, figures=1)
    plan: Plan = {A: ("load", "open", PassInitiative(ClanName.C)), B: ("axe", "c")}
    assert D == after(state, plan).initiative


def test_a_mastermind_whose_chief_is_eliminated_stays_unknown() -> None:
    """Precisions: only ... and a mastermind whose chief is eliminated stay unknown."""
    state = army(on_plains(dancing(8, Token.MASTERMIND), A, C), A, figures=1)
    plan: Plan = {A: ("load", "open", PassInitiative(ClanName.D)), C: ("axe", "a")}
    state, events = fight(state, plan)
    assert [] == of(events, InitiativeHeld)
    assert (B, TokenState.GONE) == (state.initiative, state.clans[A].token_state)
    assert None is GAME.view(state, None).clans[A].token


def test_a_spyglass_shows_one_king_card_just_played() -> None:
    """Spyglass: look at one king card just played; who looked at whose card is public."""
    state = before_orders(dancing(4, Token.SPYGLASS), k1="catapult")
    assert {UseSpyglass(Seat(0)), UseSpyglass(Seat(2))} <= set(legal(state, 1))
    state, events = play(state, (1, UseSpyglass(Seat(2))))
    assert (None, (1,)) == (one(events, SpyglassUsed).to, one(events, KingCardSpied).to)
    assert state.kings[1].laid is one(events, KingCardSpied).card
    views = [GAME.view(state, viewer) for viewer in (Seat(0), Seat(1), Seat(3), None)]
    assert [None, state.kings[1].laid, None, None] == [view.kings[1].card for view in views]
    assert all(view.looks[-1].king == 2 for view in views)


def test_the_order_is_still_to_be_chosen_after_the_spyglass() -> None:
    """G17: spyglass: a separate move inside the same question."""
    state = before_orders(dancing(4, Token.SPYGLASS))
    asked = GAME.decisions(state)
    state = play(state, (1, UseSpyglass(Seat(0))))[0]
    assert asked == GAME.decisions(state)
    assert {GiveOrder} == {type(move) for move in legal(state, 1)}


def test_the_spyglass_is_used_before_an_order_is_laid() -> None:
    """Precisions: only before he has laid an order in this round."""
    state = before_orders(dancing(4, Token.SPYGLASS))
    state = play(state, (1, GiveOrder(Order.LOAD, Aim.OPEN, with_token=False)))[0]
    assert "order-laid-already" == refusal(state, 1, UseSpyglass(Seat(0)))
    assert "no-spyglass" == refusal(before_orders(table()), 1, UseSpyglass(Seat(0)))


def test_the_spyglass_shows_the_cards_of_living_kings() -> None:
    """Precisions: any living king, his own included."""
    state = before_orders(army(dancing(8, Token.SPYGLASS), C, figures=0))
    kings = [move.king for move in legal(state, 1) if isinstance(move, UseSpyglass)]
    assert [0, 2, 6] == kings


def test_what_the_spyglass_saw_does_not_change_the_marks() -> None:
    """Precisions: what he saw stands beside the marks in his panel only."""
    state = before_orders(dancing(4, Token.SPYGLASS))
    before = GAME.view(state, Seat(1)).chief
    after_it = GAME.view(play(state, (1, UseSpyglass(Seat(0))))[0], Seat(1)).chief
    assert before is not None
    assert after_it is not None
    assert before.orders == after_it.orders
    assert (Seat(0), state.kings[0].laid) == after_it.spied


def poisoned(mode: str = "first") -> GothsState:
    """Have the Visigoths hold rat poison on a barricade."""
    state = dancing(4, Token.SHIELD, Token.RAT_POISON)
    state = army(state, OST, token_state=TokenState.SPENT)
    return army(state, VIS, spot=Spot.NEAR_PLAIN, barricades=BARRICADED, mode=mode)


def test_rat_poison_stops_rats_on_a_card_for_good() -> None:
    """Rat poison: no effect, and never again on that card; the enemy order still succeeds."""
    state, events = fight(poisoned(), {OST: "rats"})
    assert Spot.NEAR_PLAIN is one(events, RatsPoisoned).spot
    assert 2 == state.clans[VIS].figures
    assert "KingCardsTaken" in names(events)
    assert TokenState.SPENT is state.clans[VIS].token_state
    state, events = fight(state, {OST: "rats"})
    assert Hindrance.RAT_POISON is one(events, OrderFizzled).reason
    assert 2 == state.clans[VIS].figures


def test_rats_have_an_effect_on_other_cards() -> None:
    """Rat poison: on that card."""
    state = after(poisoned(), {OST: "rats"})
    state = army(state, VIS, spot=Spot.FOREST, barricades=(True, True, False))
    assert 1 == after(state, {OST: "rats"}).clans[VIS].figures


def test_rat_poison_may_be_kept() -> None:
    """G17: at the first rats that would cost a figure (default) / never."""
    state = after(poisoned("never"), {OST: "rats"})
    assert (1, TokenState.HELD) == (state.clans[VIS].figures, state.clans[VIS].token_state)


def test_rat_poison_waits_for_rats_that_would_cost_a_figure() -> None:
    """G17: rats that would cost a figure."""
    state = army(poisoned(), VIS, spot=Spot.FAR_PLAIN)
    assert TokenState.HELD is after(state, {OST: "rats"}).clans[VIS].token_state


def shielded(figures: int = 1, mode: str = "last") -> GothsState:
    """Have the Visigoths hold a shield, uncovered."""
    state = on_plains(dancing(4, Token.RAT_POISON, Token.SHIELD), VIS)
    state = army(state, OST, token_state=TokenState.SPENT)
    return army(state, VIS, figures=figures, mode=mode)


@pytest.mark.parametrize(
    ("figures", "mode", "left"),
    [(1, "last", 1), (2, "last", 1), (2, "first", 2), (1, "first", 1), (1, "never", 0)],
)
def test_a_shield_cancels_one_loss(figures: int, mode: str, left: int) -> None:
    """Shield: cancels one loss; never / to save the last figure / at the first loss."""
    state, events = fight(shielded(figures, mode), {OST: "axe"})
    assert left == state.clans[VIS].figures
    assert (left == figures) is ("ShieldRaised" in names(events))


@pytest.mark.parametrize(
    ("figures", "mode", "left"), [(3, "first", 2), (2, "last", 1), (3, "last", 1), (1, "last", 1)]
)
def test_a_shield_saves_one_figure_of_a_shot(figures: int, mode: str, left: int) -> None:
    """Precisions: one loss is one figure; a catapult shot at one figure is one loss."""
    state = army(shielded(figures, mode), OST, readiness="active")
    assert left == after(state, {OST: "fire"}).clans[VIS].figures


def test_a_shield_is_raised_once() -> None:
    """Tokens: single use; shown when used."""
    state, events = fight(shielded(), {OST: "axe"})
    assert FOE == one(events, ShieldRaised).clan
    assert Token.SHIELD is GAME.view(state, None).clans[VIS].token
    assert 0 == after(state, {OST: "axe"}).clans[VIS].figures


def test_a_shield_is_no_help_in_the_trap() -> None:
    """G16: not against the trap."""
    state = army(shielded(1, "first"), VIS, spot=Spot.FAR_PLAIN)
    _, events = fight(state, {VIS: ("advance", "left")})
    assert ("ostrogoths", "army-eliminated") == (
        one(events, GameWon).camp,
        one(events, GameWon).reason,
    )


def test_a_shield_works_from_the_next_action_of_the_same_round_on() -> None:
    """Precisions: shield and rat poison work from the next action of the same round on."""
    state = army(table(tokens="dancing"), VIS, spot=Spot.NEAR_PLAIN, figures=1)
    state = army(state, VIS, token=Token.SHIELD)
    state, events = fight(state, {VIS: "advance", OST: "axe"})
    assert ["TokenTaken", "ShieldRaised"] == [
        name for name in names(events) if name in {"TokenTaken", "ShieldRaised"}
    ]
    assert 1 == state.clans[VIS].figures


def test_rat_poison_waits_from_the_moment_it_is_taken() -> None:
    """G17: both hold from the moment the token is taken until changed."""
    state = army(table(tokens="dancing"), VIS, spot=Spot.NEAR_PLAIN, token=Token.RAT_POISON)
    state = after(state, {VIS: "advance"})
    assert Mode.FIRST is state.clans[VIS].mode


def test_modes_hold_from_when_all_have_answered() -> None:
    """Precisions: modes hold from the moment the last chief has answered."""
    state = shielded(2, "last")
    plan: Plan = {VIS: ("load", "open", SetShield(Mode.FIRST)), OST: "axe"}
    state = after(state, plan)
    assert (2, TokenState.SPENT) == (state.clans[VIS].figures, state.clans[VIS].token_state)


def test_an_answer_that_names_no_mode_leaves_the_old_one() -> None:
    """Precisions: an answer that names no mode leaves the old one."""
    state = after(shielded(2), {VIS: ("load", "open", SetShield(Mode.NEVER))})
    assert Mode.NEVER is after(state, {VIS: "load"}).clans[VIS].mode
