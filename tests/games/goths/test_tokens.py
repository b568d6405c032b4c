"""The nine tokens of The Dancing Queen (Tokens; G14-G18, G29, G31)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.api import Seat, is_fence
from games.goths.content import DANCING_TOKENS, ClanName, Objective, Order, Readiness, Spot, Token
from games.goths.events import (
    AttackReturned,
    BoomerangLaid,
    DinnerCalled,
    FiguresLost,
    GameWon,
    InitiativeHeld,
    KingCardSpied,
    NewDealMade,
    OrderFizzled,
    OrdersClosed,
    RatsPoisoned,
    Reinforced,
    ShieldRaised,
    SpyglassUsed,
    TntLit,
    TokenInstructed,
    TokenRead,
    TokenTaken,
    TrapSprung,
)
from games.goths.moves import (
    CallToDinner,
    DealAnew,
    GiveOrder,
    LayBoomerang,
    Mode,
    Part,
    PassInitiative,
    PlaceTnt,
    RecruitTwice,
    SetRatPoison,
    SetShield,
    TokenMove,
    UseSpyglass,
)
from games.goths.rules import GAME
from games.goths.state import Deal, GothsState, with_clan
from games.goths.view import Hindrance, Phase, TokenState
from games.rng import Rng
from tests.games.goths.arrange import (
    OST,
    QUEEN_LAST,
    VIS,
    A,
    Aim,
    B,
    C,
    D,
    after,
    army,
    before_orders,
    choose,
    dancing,
    fight,
    held_by,
    legal,
    names,
    of,
    offered,
    one,
    play,
    refusal,
    table,
)

FOE = ClanName.VISIGOTHS
OWN = ClanName.OSTROGOTHS
BARRICADED = (False, True, False)


def told(state: GothsState, seat: int) -> list[TokenMove]:
    """List what a seat's token may be told."""
    return [move for move in legal(state, seat) if not isinstance(move, GiveOrder | UseSpyglass)]


def say(state: GothsState, token: TokenMove, clan: int = OST) -> GothsState:
    """Play a round in which a clan's token is told something and its own order fails."""
    return fight(state, {clan: ("load", "open", token)}, [clan])[0]


def on_plains(state: GothsState, *clans: int) -> GothsState:
    """Stand armies on their near plains, where nothing covers them."""
    for clan in clans:
        state = army(state, clan, spot=Spot.NEAR_PLAIN)
    return state


# taking them


def test_a_chief_takes_the_token_when_his_army_enters_its_card() -> None:
    """Tokens: he takes it unseen by all others, his king included; that he holds one is public."""
    state = army(table(tokens="dancing"), OST, spot=Spot.NEAR_PLAIN)
    state, events = fight(state, {OST: "advance"})
    assert (None, (1,)) == (one(events, TokenTaken).to, one(events, TokenRead).to)
    views = [GAME.view(state, viewer) for viewer in (Seat(0), Seat(1), Seat(3), None)]
    assert {TokenState.HELD} == {view.clans[OST].token_state for view in views}
    kind = state.clans[OST].token
    assert [None, kind, None, None] == [view.clans[OST].token for view in views]


def test_tokens_of_the_expansion_are_not_reconnoitred() -> None:
    """Tokens: no recon of them."""
    state, _ = fight(table(tokens="dancing"), {OST: "reconnoitre"})
    assert ["left", "middle", "right"] == offered(state)


def test_tokens_of_the_expansion_are_not_discarded() -> None:
    """Tokens: no discard by a barricade order."""
    state = army(dancing(4, Token.TNT), OST, spot=Spot.FAR_PLAIN)
    state, events = fight(state, {OST: "barricade"})
    assert "BarricadeBuilt" in names(events)
    assert TokenState.HELD is state.clans[OST].token_state


@pytest.mark.parametrize("token", DANCING_TOKENS)
def test_who_is_asked_does_not_depend_on_the_token(token: Token) -> None:
    """G17: nobody can read from who is asked which token it is."""
    plain = before_orders(dancing(4, Token.SHIELD))
    state = army(plain, OST, token=token)
    assert GAME.decisions(plain) == GAME.decisions(state)
    assert GAME.view(plain, Seat(3)) == GAME.view(state, Seat(3))


def test_an_instruction_is_a_private_draft() -> None:
    """G17: the answer is an order plus one instruction; it is nobody else's concern."""
    state = before_orders(dancing(4, Token.DINNER))
    applied = GAME.apply(state, Seat(1), CallToDinner(FOE))
    assert [TokenInstructed(to=(Seat(1),), seat=Seat(1))] == list(applied.events)
    assert not is_fence(state, applied, Seat(1))
    assert GAME.decisions(state) == GAME.decisions(applied.state)
    assert GAME.view(state, Seat(0)) == GAME.view(applied.state, Seat(0))
    panel = GAME.view(applied.state, Seat(1)).chief
    assert panel is not None
    assert CallToDinner(FOE) == panel.draft


def test_a_draft_that_is_not_laid_with_an_order_comes_to_nothing() -> None:
    """G17: an instruction that does not come true stays unknown and the token stays unused."""
    state = play(before_orders(dancing(4, Token.DINNER)), (1, CallToDinner(FOE)))[0]
    laid = GiveOrder(Order.LOAD, Aim.OPEN, with_token=False)
    state, events = play(state, (1, laid), (3, laid))
    assert [] == of(events, DinnerCalled)
    assert TokenState.HELD is state.clans[OST].token_state
    assert (None, None) == state.drafts


def test_an_order_speaks_with_the_token_only_where_something_was_written_down() -> None:
    """G17: the token speaks with the order."""
    state = before_orders(dancing(4, Token.DINNER))
    both = GiveOrder(Order.LOAD, Aim.OPEN, with_token=True)
    assert both not in legal(state, 1)
    assert "nothing-told-to-token" == refusal(state, 1, both)
    assert both in legal(play(state, (1, CallToDinner(FOE)))[0], 1)
    assert "no-such-instruction" == refusal(state, 1, LayBoomerang(FOE))


def test_a_new_answer_replaces_the_whole_answer() -> None:
    """Precisions, aims: a new answer replaces the whole answer."""
    state = play(before_orders(dancing(4, Token.DINNER)), (1, CallToDinner(FOE)))[0]
    state = play(state, (1, GiveOrder(Order.LOAD, Aim.OPEN, with_token=True)))[0]
    state = play(state, (1, GiveOrder(Order.LOAD, Aim.OPEN, with_token=False)))[0]
    _, events = play(state, (3, GiveOrder(Order.LOAD, Aim.OPEN, with_token=False)))
    assert [] == of(events, DinnerCalled)


def test_a_used_token_says_nothing_any_more() -> None:
    """Tokens: single use."""
    state = say(dancing(4, Token.DINNER), CallToDinner(FOE))
    assert TokenState.SPENT is state.clans[OST].token_state
    assert [] == told(before_orders(state), 1)


def test_the_default_answer_tells_the_token_nothing() -> None:
    """Questions, step 3: no token instruction."""
    state = play(before_orders(dancing(4, Token.DINNER)), (1, CallToDinner(FOE)))[0]
    move = GAME.default_move(state, Seat(1), Rng("x"))
    assert isinstance(move, GiveOrder)
    assert not move.with_token


def test_tokens_laid_now_are_executed_in_initiative_order_before_the_reveal() -> None:
    """G14: executed in initiative order after all have answered and before the reveal."""
    state = held_by(dancing(4, Token.DINNER, Token.NEW_DEAL), VIS)
    plan = {OST: ("load", "open", CallToDinner(FOE)), VIS: ("load", "open", DealAnew())}
    told_in_order = names(fight(state, plan)[1])
    kept = [n for n in told_in_order if n in {"DinnerCalled", "NewDealMade", "OrderRevealed"}]
    assert ["NewDealMade", "DinnerCalled", "OrderRevealed", "OrderRevealed"] == kept
    assert told_in_order.index("OrdersClosed") < told_in_order.index("NewDealMade")
    assert OrdersClosed.reveals


def test_a_token_laid_with_an_order_that_fails_is_executed_all_the_same() -> None:
    """Precisions: a token laid "now" is shown and spent whatever comes of it."""
    state, events = fight(dancing(4, Token.DINNER), {OST: ("load", "open", CallToDinner(FOE))})
    assert not one(events, DinnerCalled).moved
    assert TokenState.SPENT is state.clans[OST].token_state
    assert Token.DINNER is GAME.view(state, None).clans[OST].token


# double recruitment


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


# boomerang


def boomeranged(seats: int = 4, **options: bool) -> GothsState:
    """Have the first clan hold the boomerang, with all armies uncovered on their near plains."""
    state = dancing(seats, Token.BOOMERANG, **options)
    return on_plains(state, *range(len(state.clans)))


def test_an_attack_hits_its_author_instead() -> None:
    """Boomerang: every successful attack of that chief in this round hits its author instead."""
    plan = {OST: ("load", "open", LayBoomerang(FOE)), VIS: "axe"}
    state, events = fight(boomeranged(), plan)
    assert FOE == one(events, BoomerangLaid).target == one(events, AttackReturned).clan
    assert [2, 1] == [clan.figures for clan in state.clans]


@pytest.mark.parametrize("machine", ["catapult", "ballista"])
def test_a_shot_comes_back_and_the_catapult_is_discharged(machine: str) -> None:
    """Boomerang: axe, rats, ballista, catapult; Precisions: he discharges his catapult."""
    state = army(boomeranged(ballista=machine == "ballista"), VIS, readiness="active", figures=3)
    plan = {OST: ("load", "open", LayBoomerang(FOE)), VIS: "fire"}
    state, events = fight(state, plan)
    assert {"catapult": 2, "ballista": 1}[machine] == one(events, FiguresLost).lost
    assert FOE == one(events, FiguresLost).clan
    loaded = state.clans[VIS].readiness is Readiness.ACTIVE
    assert loaded is (machine == "ballista")


def test_the_author_loses_what_the_target_would_have_lost() -> None:
    """Boomerang: his own cover does not help (G15); computed from the target's cover."""
    state = army(boomeranged(), VIS, barricades=BARRICADED)
    plan = {OST: ("load", "open", LayBoomerang(FOE)), VIS: "axe"}
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
    plan = {OST: ("load", "open", LayBoomerang(FOE)), VIS: "fire"}
    assert 2 == after(state, plan).clans[VIS].figures


def test_a_boomerang_that_nobody_attacks_is_spent_in_vain() -> None:
    """Boomerang: no such attack: spent in vain."""
    plan = {OST: ("load", "open", LayBoomerang(FOE)), VIS: "load"}
    state = after(boomeranged(), plan)
    assert TokenState.SPENT is state.clans[OST].token_state
    assert None is state.boomerang


def test_sabotage_is_no_attack() -> None:
    """Boomerang: axe, rats, ballista, catapult."""
    state = army(boomeranged(), OST, readiness="active")
    plan = {OST: ("reinforce", "open", LayBoomerang(FOE)), VIS: "sabotage"}
    assert Readiness.INACTIVE is after(state, plan).clans[OST].readiness


def test_the_boomerang_holds_for_one_round() -> None:
    """Boomerang: in this round."""
    state = after(boomeranged(), {OST: ("load", "open", LayBoomerang(FOE))})
    assert [1, 2] == [clan.figures for clan in after(state, {VIS: "axe"}).clans]


def test_a_boomerang_may_cost_its_victim_the_game() -> None:
    """End: also by the trap or a boomerang; General: the other side wins."""
    plan = {OST: ("load", "open", LayBoomerang(FOE)), VIS: "axe"}
    _, events = fight(army(boomeranged(), VIS, figures=1), plan)
    assert OWN == one(events, GameWon).camp


def test_an_attack_on_the_ally_is_turned_too() -> None:
    """Precisions: turns every successful attack of that chief, on the ally too."""
    plan = {A: ("load", "open", LayBoomerang(ClanName.C)), C: ("axe", "b")}
    assert [2, 2, 1, 2] == [clan.figures for clan in after(boomeranged(6), plan).clans]


def test_the_boomerang_works_after_its_owner_is_gone() -> None:
    """Precisions: even if the one who laid it is eliminated."""
    state = army(army(boomeranged(8), B, barricades=BARRICADED), A, figures=1)
    lay = ("load", "open", LayBoomerang(ClanName.C))
    plan = {A: lay, C: ("rats", "b"), D: ("axe", "a")}
    assert [0, 2, 1, 2] == [clan.figures for clan in after(state, plan).clans]


def test_an_attack_that_a_goth_stole_is_its_thiefs() -> None:
    """G21: the thief is the author in every respect."""
    state = boomeranged(8, gothic_goth=True)
    plan = {A: ("axe", "d", LayBoomerang(ClanName.C)), B: "load", C: "load", D: ("goth", "a")}
    state, _ = fight(state, plan)
    state, events = choose(state, "b")
    assert [2, 1, 2, 2] == [clan.figures for clan in state.clans]
    assert [] == of(events, AttackReturned)


def test_the_author_still_names_a_target_where_the_cost_differs() -> None:
    """Precisions: he still names a target (also one in cover)."""
    state = army(boomeranged(6), B, barricades=BARRICADED)
    plan = {A: ("load", "open", LayBoomerang(ClanName.C)), C: "axe"}
    state, _ = fight(state, plan)
    assert (Phase.TARGET, ["a", "b"]) == (state.phase, offered(state))
    shown = GAME.view(state, Seat(4)).choices.aims
    assert [1, 0] == [aim.loss for aim in shown]
    assert [2, 2, 2, 2] == [clan.figures for clan in choose(state, "b")[0].clans]


def test_the_author_is_not_asked_where_the_cost_is_the_same() -> None:
    """Precisions: two choices differ when they would hit other armies or cost another number."""
    plan = {A: ("load", "open", LayBoomerang(ClanName.C)), C: "axe"}
    state = after(boomeranged(6), plan)
    assert Phase.KING is state.phase
    assert 1 == state.clans[C].figures


def test_an_absent_author_names_what_costs_him_least() -> None:
    """Defaults: with a boomerang against him the one that loses least."""
    state = army(boomeranged(6), B, barricades=BARRICADED)
    plan = {A: ("load", "open", LayBoomerang(ClanName.C)), C: "axe"}
    state, _ = fight(state, plan)
    assert Aim.B is GAME.default_move(state, Seat(4), Rng("x")).aim  # type: ignore[union-attr]


@pytest.mark.parametrize("mode", [Mode.LAST, Mode.NEVER])
def test_a_shield_works_against_a_boomerang(mode: Mode) -> None:
    """Shield: works against boomerang."""
    state = army(boomeranged(), VIS, figures=1)
    state = army(
        state, VIS, token=Token.SHIELD, token_state=TokenState.HELD, mode=mode, token_known=True
    )
    plan = {OST: ("load", "open", LayBoomerang(FOE)), VIS: "axe"}
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
        plan = {A: ("load", "open", LayBoomerang(ClanName.C)), C: (order, "b")}
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
    plan = {OST: ("load", "open", LayBoomerang(FOE)), VIS: "rats"}
    state = after(state, plan)
    assert (1, TokenState.HELD) == (state.clans[VIS].figures, state.clans[VIS].token_state)


# dinner!


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
    plan = {OST: ("axe", "open", CallToDinner(FOE))}
    _, events = fight(state, plan)
    assert Hindrance.BARRICADE is one(events, OrderFizzled).reason


def test_an_army_called_to_dinner_may_advance_again_in_the_same_round() -> None:
    """Dinner!: then orders are resolved normally."""
    state = army(dancing(4, Token.DINNER), VIS, spot=Spot.FAR_PLAIN)
    plan = {OST: ("load", "open", CallToDinner(FOE)), VIS: "advance"}
    assert Spot.FAR_PLAIN is after(state, plan).clans[VIS].spot


def test_the_trap_is_entered_anew_after_dinner() -> None:
    """G5: at every entry; Precisions: an army that merely leaves an objective voids no aim."""
    state = replace(dancing(4, Token.DINNER), deals=(Deal(QUEEN_LAST, (True, False, False)),))
    state = army(state, VIS, spot=Spot.LEFT)
    plan = {OST: ("load", "open", CallToDinner(FOE)), VIS: ("advance", "left")}
    state, events = fight(state, plan)
    assert 1 == one(events, TrapSprung).figures
    assert Spot.LEFT is state.clans[VIS].spot


# TNT


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


# mastermind


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
    plan = {A: ("load", "open", PassInitiative(ClanName.C)), B: ("axe", "c")}
    assert D == after(state, plan).initiative


def test_a_mastermind_whose_chief_is_eliminated_stays_unknown() -> None:
    """Precisions: only ... and a mastermind whose chief is eliminated stay unknown."""
    state = army(on_plains(dancing(8, Token.MASTERMIND), A, C), A, figures=1)
    plan = {A: ("load", "open", PassInitiative(ClanName.D)), C: ("axe", "a")}
    state, events = fight(state, plan)
    assert [] == of(events, InitiativeHeld)
    assert (B, TokenState.GONE) == (state.initiative, state.clans[A].token_state)
    assert None is GAME.view(state, None).clans[A].token


# spyglass


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


# rat poison


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


# new deal


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
    state = say(state, DealAnew())
    view = GAME.view(state, Seat(1))
    assert view.chief is not None
    (seen,) = view.chief.sightings
    assert (Objective.QUEEN, True) == (seen.kind, seen.before_new_deal)
    assert [None] * 3 == [objective.kind for objective in view.objectives]


# shield


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
    plan = {VIS: ("load", "open", SetShield(Mode.FIRST)), OST: "axe"}
    state = after(state, plan)
    assert (2, TokenState.SPENT) == (state.clans[VIS].figures, state.clans[VIS].token_state)


def test_an_answer_that_names_no_mode_leaves_the_old_one() -> None:
    """Precisions: an answer that names no mode leaves the old one."""
    state = after(shielded(2), {VIS: ("load", "open", SetShield(Mode.NEVER))})
    assert Mode.NEVER is after(state, {VIS: "load"}).clans[VIS].mode


@pytest.mark.parametrize(
    ("token", "moves"),
    [
        (Token.DOUBLE_RECRUITMENT, [RecruitTwice()]),
        (Token.BOOMERANG, [LayBoomerang(FOE)]),
        (Token.DINNER, [CallToDinner(FOE)]),
        (Token.MASTERMIND, [PassInitiative(OWN)]),
        (Token.SPYGLASS, []),
        (Token.RAT_POISON, [SetRatPoison(Mode.NEVER), SetRatPoison(Mode.FIRST)]),
        (Token.NEW_DEAL, [DealAnew()]),
        (Token.SHIELD, [SetShield(mode) for mode in Mode]),
    ],
)
def test_a_token_may_be_told_what_its_row_says(token: Token, moves: list[TokenMove]) -> None:
    """G17: the list of instructions."""
    assert moves == told(before_orders(dancing(4, token)), 1)


@pytest.mark.parametrize("token", [Token.BOOMERANG, Token.DINNER])
def test_a_token_is_aimed_at_an_enemy_chief(token: Token) -> None:
    """Tokens: at 6-8 he names the enemy chief it is aimed at."""
    moves = told(before_orders(dancing(6, token)), 1)
    assert [ClanName.C, ClanName.D] == [move.clan for move in moves]  # type: ignore[union-attr]


def test_an_instruction_is_taken_from_the_pool_of_the_seat_alone() -> None:
    """Tokens: single use, of who holds it."""
    state = with_clan(before_orders(dancing(4, Token.TNT)), OST, token_state=TokenState.SPENT)
    assert [] == told(state, 1) == told(state, 3)
    with_token = fight(dancing(4, Token.TNT), {OST: ("load", "open", PlaceTnt(FOE, Part.FOREST))})
    assert Part.FOREST is one(with_token[1], TntLit).part
