"""What is refused, and with which words ("why can't I?"); stored shapes."""

from __future__ import annotations

import pytest

from games.api import Move, Seat
from games.codec import dump, from_words, load_move, load_state, to_words
from games.goths.content import Camp, ClanName, KingCard, Order
from games.goths.moves import (
    Aim,
    Allot,
    Choose,
    DealAnew,
    EndTalk,
    GiveOrder,
    LayKingCard,
    Recipient,
    SendMessage,
)
from games.goths.rules import GAME
from games.goths.state import GothsState
from games.goths.view import Phase
from tests.games.goths.arrange import (
    OST,
    A,
    after,
    before_orders,
    fight,
    legal,
    play,
    refusal,
    table,
)

LOAD = GiveOrder(Order.LOAD, Aim.OPEN, with_token=False)


@pytest.mark.parametrize(
    ("move", "key"),
    [
        (GiveOrder(Order.GOTH, Aim.OPEN, with_token=False), "order-not-held"),
        (GiveOrder(Order.LOAD, Aim.LEFT, with_token=False), "aim-does-not-fit"),
        (GiveOrder(Order.AXE, Aim.C, with_token=False), "aim-does-not-fit"),
        (GiveOrder(Order.RECONNOITRE, Aim.TOKEN, with_token=False), "aim-does-not-fit"),
        (GiveOrder(Order.BARRICADE, Aim.BUILD, with_token=False), "aim-does-not-fit"),
        (GiveOrder(Order.LOAD, Aim.OPEN, with_token=True), "nothing-told-to-token"),
        (DealAnew(), "no-such-instruction"),
        (LayKingCard(KingCard.VULTURE_BARBARIAN), "wrong-answer"),
        (Choose(Aim.LEFT), "wrong-answer"),
        (SendMessage("Psst"), "wrong-answer"),
        (EndTalk(), "wrong-answer"),
    ],
)
def test_a_chief_is_told_why_an_answer_is_not_possible(move: Move, key: str) -> None:
    """Precisions, aims; G17; Round: no communication inside a clan."""
    assert key == refusal(before_orders(table()), 1, move)


def test_a_king_is_told_why_a_card_is_not_possible() -> None:
    """Round 2: a card of his hand."""
    assert "no-such-card" == refusal(table(), 0, LayKingCard("nonsense"))  # type: ignore[arg-type]
    assert "not-asked" == refusal(table(), 2, LayKingCard(KingCard.VULTURE_BARBARIAN))


def test_nobody_answers_after_the_end() -> None:
    """End: victory at once."""
    state = play(table(2), (0, GAME.concession(table(2), Seat(0)) or LOAD))[0]
    assert Phase.OVER is state.phase
    assert "game-over" == refusal(state, 0, LOAD)
    assert [] == legal(state, 0)
    assert () == GAME.decisions(state)


def test_an_answer_from_outside_may_hold_plain_strings() -> None:
    """A button's words are read back as the move that was listed."""
    state = before_orders(table())
    spelt = GiveOrder("load", "open", with_token=False)  # type: ignore[arg-type]
    noted = play(state, (1, spelt))[0].answers[OST]
    assert noted is not None
    assert Order.LOAD is noted.order


def test_a_message_fits_no_button_and_any_text_is_accepted() -> None:
    """G34: free text; the moves listed hold a specimen."""
    state = after(table(6, carrier_pigeon=True), {A: "pigeon"})
    assert [EndTalk(), SendMessage("Coo")] == legal(state, 1)
    text = "Left. Or right?\nNever mind + see you!"
    move = SendMessage(text)
    assert move == load_move(GAME, dump(move))
    assert text == play(state, (1, move))[0].messages[-1].text
    assert "empty-message" == refusal(state, 1, SendMessage(None))  # type: ignore[arg-type]


def test_moves_are_short_words() -> None:
    """Every control is an id of at most a hundred characters."""
    longest = GiveOrder(Order.RECONNOITRE, Aim.MIDDLE, with_token=True)
    assert ("GiveOrder", "reconnoitre.middle.1") == to_words(longest)
    assert longest == from_words(GAME, "GiveOrder", "reconnoitre.middle.1")
    allot = Allot(Recipient.SECOND, Recipient.NOBODY, Recipient.FIRST)
    assert allot == from_words(GAME, *to_words(allot))


def test_a_game_in_the_middle_of_a_question_goes_on_from_storage() -> None:
    """Nothing about a game lives anywhere but in its state."""
    state, _ = fight(table(6), {A: "reconnoitre"})
    loaded = load_state(GAME, dump(state), GAME.version)
    assert state == loaded
    assert isinstance(loaded, GothsState)
    assert legal(state, 1) == legal(loaded, 1)


def test_a_stored_shape_that_never_was_is_refused() -> None:
    """Every released shape stays loadable, and no other."""
    assert {} == GAME.upgrade(GAME.version, {})
    with pytest.raises(ValueError, match="99"):
        GAME.upgrade(99, {})


def test_camps_and_clans_are_spelt_alike() -> None:
    """Player counts: at 2-4 players a camp is a clan."""
    assert [str(camp) for camp in Camp] == [str(name) for name in list(ClanName)[:2]]
