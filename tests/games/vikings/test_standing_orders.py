"""Answers in advance in Clash of Vikings: what they answer, and what ends them."""

import pytest

from games.api import AnswersInAdvance, Seat
from games.playout import steps
from games.vikings.content import Card
from games.vikings.events import Attacked, BluffCalled, TurnBegan
from games.vikings.moves import Believe, CallBluff, TakeHit
from games.vikings.rules import GAME
from games.vikings.standing_orders import BELIEVE, NO_SHIELD
from games.vikings.view import Phase

ME, OTHER = Seat(1), Seat(2)


def test_the_game_declares_its_answers() -> None:
    """The host offers what is declared and nothing else."""
    assert isinstance(GAME, AnswersInAdvance)
    assert [(s.key, s.prompts) for s in GAME.standing] == [
        (BELIEVE, (Phase.CHALLENGE,)),
        (NO_SHIELD, (Phase.SHIELD,)),
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_answer_in_advance_is_legal(seats: int) -> None:
    """Whatever the game is at: the move that is given is one that the seat could make."""
    given = 0
    begun = GAME.start(seats, {}, "standing")
    for step in steps(GAME, begun.state, "standing"):
        state = step.applied.state
        for decision in GAME.decisions(state):
            for standing in GAME.standing:
                if decision.prompt not in standing.prompts:
                    continue
                move = GAME.standing_move(state, decision.seat, standing.key)
                assert (move is None) == decision.answered
                if move is not None:
                    assert move in tuple(GAME.legal_moves(state, decision.seat))
                    given += 1
    assert given


def test_who_has_believed_is_not_answered_for_again() -> None:
    """Phase 2: each player says so once."""
    begun = GAME.start(3, {}, "again")
    for step in steps(GAME, begun.state, "again"):
        state = step.applied.state
        if state.phase is Phase.CHALLENGE:
            seat = state.asked[0]
            assert GAME.standing_move(state, seat, BELIEVE) == Believe()
            after = GAME.apply(state, seat, Believe()).state
            if after.phase is Phase.CHALLENGE and seat in after.believed:
                assert GAME.standing_move(after, seat, BELIEVE) is None
                assert CallBluff() in tuple(GAME.legal_moves(after, seat))
                return
    raise AssertionError("nobody was asked")


def test_a_hit_is_taken() -> None:
    """Shield: the answer is not to raise one."""
    begun = GAME.start(4, {}, "hit")
    for step in steps(GAME, begun.state, "hit"):
        state = step.applied.state
        if state.phase is Phase.SHIELD:
            assert GAME.standing_move(state, state.asked[0], NO_SHIELD) == TakeHit()
            return
    raise AssertionError("nobody was attacked")


@pytest.mark.parametrize(
    ("key", "event", "ends"),
    [
        (BELIEVE, TurnBegan(seat=ME, turn=3), True),
        (BELIEVE, TurnBegan(seat=OTHER, turn=3), False),
        (BELIEVE, Attacked(seat=OTHER, target=ME, action=Card.CLUB), True),
        (BELIEVE, Attacked(seat=ME, target=OTHER, action=Card.CLUB), False),
        (BELIEVE, BluffCalled(seat=OTHER, announcer=ME), False),
        (NO_SHIELD, TurnBegan(seat=ME, turn=3), True),
        (NO_SHIELD, Attacked(seat=OTHER, target=ME, action=Card.CLUB), False),
    ],
)
def test_what_ends_an_answer(key: str, event: TurnBegan | Attacked, ends: bool) -> None:
    """One's own turn ends both, being attacked ends the trust."""
    assert GAME.standing_ends(ME, key, event) is ends
