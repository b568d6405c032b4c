"""Answers in advance in Norwegian Battle: what they answer, and what ends them."""

import pytest

from games.api import AnswersInAdvance, Event, Seat
from games.norwegian.events import (
    AceAimed,
    CardsDrawn,
    FaceUpTaken,
    HandRefilled,
    Pickup,
    PileTaken,
    TurnBegan,
)
from games.norwegian.moves import ChooseTarget, GiveIn, PassCompletion
from games.norwegian.rules import GAME
from games.norwegian.standing_orders import GIVE_IN, GIVE_IN_FEW, LET_LIE
from games.norwegian.view import Demand, Phase
from tests.games.norwegian.arrange import after, arrange, cards, lay

ME, OTHER = Seat(1), Seat(2)
EVERY = (LET_LIE, GIVE_IN, GIVE_IN_FEW)


def test_the_game_declares_its_answers() -> None:
    """The host offers what is declared and nothing else; none in one's own turn."""
    assert isinstance(GAME, AnswersInAdvance)
    assert [(s.key, s.prompts) for s in GAME.standing] == [
        (LET_LIE, (Phase.COMPLETE,)),
        (GIVE_IN, (Phase.ANSWER,)),
        (GIVE_IN_FEW, (Phase.ANSWER,)),
    ]


@pytest.mark.parametrize("hand", ["Kh Ks 4d", "4h 4s 9d"])
def test_a_completion_is_let_pass_whatever_the_hand_holds(hand: str) -> None:
    """F43: holding the missing cards changes nothing."""
    state = after(arrange("Kd Kc 3h", hand, "4c 5c 6c", completion=True), (0, lay("K", 2)))
    assert GAME.standing_move(state, ME, LET_LIE) == PassCompletion()
    assert GAME.standing_move(state, ME, GIVE_IN) is None
    assert GAME.standing_move(state, Seat(0), LET_LIE) is None


@pytest.mark.parametrize("hand", ["Ah 2s 4d", "4h 5s 9d"])
@pytest.mark.parametrize(("pile", "few"), [("", GiveIn()), ("3h 4h", GiveIn()), ("3h 4h 4s", None)])
def test_an_ace_is_given_in_to_whatever_the_hand_holds(
    hand: str, pile: str, few: GiveIn | None
) -> None:
    """N15, F43: holding a counter changes nothing; a few are three cards with the aces."""
    state = arrange("Ad 3c 3d", hand, "4c 5c 6c", pile=pile)
    state = after(state, (0, lay("A")), (0, ChooseTarget(ME)))
    assert GAME.standing_move(state, ME, GIVE_IN) == GiveIn()
    assert GAME.standing_move(state, ME, GIVE_IN_FEW) == few
    assert GAME.standing_move(state, ME, LET_LIE) is None
    assert GAME.standing_move(state, OTHER, GIVE_IN) is None


@pytest.mark.parametrize(
    ("event", "ended"),
    [
        (PileTaken(seat=ME, cause=Pickup.TURN, number=4), EVERY),
        (PileTaken(seat=ME, cause=Pickup.ACE, number=4), EVERY),
        (FaceUpTaken(seat=ME, cards=cards("2h 10d Ks")), EVERY),
        (HandRefilled(seat=ME, number=1, stock=9), (GIVE_IN,)),
        (PileTaken(seat=OTHER, cause=Pickup.TURN, number=4), ()),
        (FaceUpTaken(seat=OTHER, cards=cards("2h 10d Ks")), ()),
        (HandRefilled(seat=OTHER, number=1, stock=9), ()),
        (TurnBegan(seat=ME, turn=9, demand=Demand.FREE, rank=None), ()),
        (AceAimed(seat=OTHER, target=ME, aces=1), ()),
        (CardsDrawn(seat=ME, cards=cards("Ah")), ()),
    ],
)
def test_answers_end_with_cards_that_change_the_case(event: Event, ended: tuple[str, ...]) -> None:
    """All end with a pile or the face-up cards in hand, giving in whatever comes with any card."""
    assert ended == tuple(key for key in EVERY if GAME.standing_ends(ME, key, event))
