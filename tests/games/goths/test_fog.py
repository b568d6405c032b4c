"""The base set of fog of war tokens (Fog of war; G3, G8, G27)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.api import Seat
from games.goths.content import FOG_TOKENS, Readiness, Spot, Token
from games.goths.events import (
    BarricadeBuilt,
    FogDiscarded,
    FogRevealed,
    KingCardsTaken,
    OrderFizzled,
    Reconnoitred,
    TokenSeen,
)
from games.goths.moves import Aim, Choose
from games.goths.rules import GAME
from games.goths.view import Hindrance, Phase, TokenState
from games.rng import Rng
from tests.games.goths.arrange import (
    OST,
    VIS,
    after,
    army,
    choose,
    fight,
    fogged,
    names,
    offered,
    one,
    refusal,
    table,
)


@pytest.mark.parametrize("token", FOG_TOKENS)
def test_a_token_is_revealed_when_the_army_enters_its_card(token: Token) -> None:
    """Fog of war: revealed when the army enters it."""
    state = fogged(OST, token, lying=True)
    assert None is GAME.view(state, Seat(1)).clans[OST].token
    state, events = fight(state, {OST: "advance"})
    assert (token, "ostrogoths") == (one(events, FogRevealed).token, one(events, FogRevealed).clan)
    assert TokenState.IN_FORCE is state.clans[OST].token_state
    assert token is GAME.view(state, None).clans[OST].token


def test_a_token_next_to_the_forest_is_met_earlier() -> None:
    """Fog of war, token place: or on the plain next to the forest."""
    near = {"tokens": "fog", "token_place": "forest"}
    _, events = fight(table(4, **near), {OST: "advance"})
    assert "FogRevealed" in names(events)
    _, events = fight(table(tokens="fog"), {OST: "advance"})
    assert "FogRevealed" not in names(events)


@pytest.mark.parametrize(
    ("token", "order"),
    [
        (Token.PEA_SOUP, "reconnoitre"),
        (Token.SHORT_OF_MEN, "reinforce"),
        (Token.BOAR_SHORTAGE, "load"),
        (Token.BOAR_SHORTAGE, "fire"),
        (Token.SQUALLS, "axe"),
    ],
)
def test_a_fog_token_bars_orders_which_still_succeed(token: Token, order: str) -> None:
    """Fog of war: each effect; G3: a barred order has no effect and still counts as successful."""
    state = army(fogged(OST, token), VIS, spot=Spot.NEAR_PLAIN)
    after_it, events = fight(state, {OST: order})
    assert Hindrance.FOG is one(events, OrderFizzled).reason
    assert one(events, KingCardsTaken).seat == 0
    assert state.clans == after_it.clans


def test_the_fog_follows_the_army_wherever_it_goes() -> None:
    """Fog of war: it applies to that army wherever it goes until discarded."""
    state = army(fogged(OST, Token.SHORT_OF_MEN), OST, spot=Spot.MIDDLE)
    assert Hindrance.FOG is one(fight(state, {OST: "reinforce"})[1], OrderFizzled).reason


def test_the_fog_of_one_army_is_no_concern_of_another() -> None:
    """Fog of war: it applies to that army."""
    assert 3 == after(fogged(OST, Token.SHORT_OF_MEN), {VIS: "reinforce"}).clans[VIS].figures


def test_boar_shortage_makes_the_machine_inactive() -> None:
    """G8: the catapult or ballista becomes inactive."""
    state = fogged(OST, Token.BOAR_SHORTAGE, lying=True)
    state = army(state, OST, readiness="active")
    assert Readiness.INACTIVE is after(state, {OST: "advance"}).clans[OST].readiness


def test_boar_shortage_mends_no_machine() -> None:
    """G8: inactive it becomes; what is destroyed stays so."""
    state = army(fogged(OST, Token.BOAR_SHORTAGE, lying=True), OST, readiness="destroyed")
    assert Readiness.DESTROYED is after(state, {OST: "advance"}).clans[OST].readiness


def test_after_a_discard_the_machine_starts_inactive() -> None:
    """G8: after a discard it starts inactive, and can be loaded."""
    state = after(fogged(OST, Token.BOAR_SHORTAGE), {OST: ("barricade", "discard")})
    assert Readiness.INACTIVE is state.clans[OST].readiness
    assert Readiness.ACTIVE is after(state, {OST: "load"}).clans[OST].readiness


def test_a_barricade_order_may_discard_the_token_instead() -> None:
    """Fog of war: a successful barricade order may discard the token instead of building."""
    state, _ = fight(fogged(OST, Token.SQUALLS), {OST: "barricade"})
    assert (Phase.BARRICADE, ["build", "discard"]) == (state.phase, offered(state))
    gone, events = choose(state, "discard")
    assert Token.SQUALLS is one(events, FogDiscarded).token
    assert (False, False, False) == gone.clans[OST].barricades
    assert TokenState.SPENT is gone.clans[OST].token_state
    built, events = choose(state, "build")
    assert Spot.FAR_PLAIN is one(events, BarricadeBuilt).spot
    assert TokenState.IN_FORCE is built.clans[OST].token_state
    assert "no-such-choice" == refusal(state, 1, Choose(Aim.OPEN))


def test_build_or_discard_is_asked_on_a_barricade_too() -> None:
    """Precisions: build or discard is asked whenever the fog token lies under the army."""
    state = army(fogged(OST, Token.SQUALLS), OST, barricades=(False, False, True))
    state, _ = fight(state, {OST: "barricade"})
    assert ["build", "discard"] == offered(state)
    _, events = choose(state, "build")
    assert Hindrance.BUILT is one(events, OrderFizzled).reason


def test_once_the_army_has_advanced_the_token_stays_for_good() -> None:
    """Fog of war: once it has advanced the token stays for good."""
    state = army(fogged(OST, Token.SQUALLS), OST, spot=Spot.LEFT)
    state, events = fight(state, {OST: ("barricade", "discard")})
    assert Hindrance.OBJECTIVE is one(events, OrderFizzled).reason
    assert TokenState.IN_FORCE is state.clans[OST].token_state


@pytest.mark.parametrize("aim", ["build", "discard"])
def test_an_aim_may_say_build_or_discard(aim: str) -> None:
    """G4: build or discard may be said with the order."""
    state, events = fight(fogged(OST, Token.SQUALLS), {OST: ("barricade", aim)})
    assert Phase.KING is state.phase
    assert {"build": "BarricadeBuilt", "discard": "FogDiscarded"}[aim] in names(events)


def test_a_chief_may_reconnoitre_his_own_token_while_it_lies_face_down() -> None:
    """1: or, base fog tokens only, at his own token while it lies face down."""
    state, _ = fight(fogged(OST, Token.SQUALLS, lying=True), {OST: "reconnoitre"})
    assert ["left", "middle", "right", "token"] == offered(state)
    state, events = choose(state, "token")
    assert None is one(events, Reconnoitred).spot
    assert ((1,), Token.SQUALLS) == (one(events, TokenSeen).to, one(events, TokenSeen).token)
    known = [GAME.view(state, viewer).clans[OST].token for viewer in (Seat(0), Seat(1), None)]
    assert [None, Token.SQUALLS, None] == known


def test_a_revealed_token_is_not_reconnoitred() -> None:
    """1: while it lies face down."""
    state, _ = fight(fogged(OST, Token.SQUALLS), {OST: "reconnoitre"})
    assert ["left", "middle", "right"] == offered(state)


def test_pea_soup_asks_nothing() -> None:
    """Precisions: nothing is asked when no choice has an effect."""
    assert Phase.KING is fight(fogged(OST, Token.PEA_SOUP), {OST: "reconnoitre"})[0].phase


def test_a_stolen_order_is_barred_by_the_fog_of_the_thief() -> None:
    """Gothic Goth: without effect for the thief: nobody acts."""
    state = fogged(OST, Token.SHORT_OF_MEN)
    deck = (*state.clans[OST].deck, *table(gothic_goth=True).clans[OST].deck[-1:])
    state, events = fight(army(state, OST, deck=deck), {OST: "goth", VIS: "reinforce"})
    assert Hindrance.FOG is one(events, OrderFizzled).reason
    assert [2, 2] == [clan.figures for clan in state.clans]


def test_an_absent_chief_discards_the_fog() -> None:
    """Questions, step 5, default: fog: discard."""
    state, _ = fight(fogged(OST, Token.SQUALLS), {OST: "barricade"})
    assert Choose(Aim.DISCARD) == GAME.default_move(state, Seat(1), Rng("x"))


def test_tokens_in_the_box_are_seen_by_nobody_before_the_end() -> None:
    """Fog of war: two tokens stay in the box unseen; at the end everything is shown."""
    state = fogged(OST, Token.SQUALLS)
    assert None is GAME.view(state, Seat(0)).box
    state = after(replace(state, round=100), {})
    assert state.box == GAME.view(state, None).box
