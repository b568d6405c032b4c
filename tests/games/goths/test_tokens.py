"""The tokens of The Dancing Queen: how they are taken, told and laid (Tokens; G14, G17)."""

from __future__ import annotations

import pytest

from games.api import Seat, is_fence
from games.goths.content import DANCING_TOKENS, ClanName, Order, Spot, Token
from games.goths.events import (
    DinnerCalled,
    OrdersClosed,
    TntLit,
    TokenInstructed,
    TokenRead,
    TokenTaken,
)
from games.goths.moves import (
    Aim,
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
)
from games.goths.rules import GAME
from games.goths.state import with_clan
from games.goths.view import TokenState
from games.rng import Rng
from tests.games.goths.arrange import (
    OST,
    VIS,
    Plan,
    army,
    before_orders,
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
    say,
    table,
    told,
)

FOE = ClanName.VISIGOTHS
OWN = ClanName.OSTROGOTHS
BARRICADED = (False, True, False)


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
    plan: Plan = {OST: ("load", "open", CallToDinner(FOE)), VIS: ("load", "open", DealAnew())}
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
