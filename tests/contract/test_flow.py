"""Questions, answers and the end, in every game."""

from __future__ import annotations

from bot.model.undo_log import is_private
from games.api import RuleError, Seat
from games.rng import Rng
from tests.contract.played_games import Played

LUCK = Rng("luck")


def test_a_random_game_ends_with_every_seat_ranked_once(played: list[Played]) -> None:
    for one in played:
        outcome = one.game.outcome(one.states[-1])
        assert outcome is not None
        assert one.seats == sorted(seat for place in outcome.ranking for seat in place)
        assert all(outcome.ranking)
        assert outcome.reason
        assert len(outcome.scores) in {0, len(one.seats)}


def test_nothing_is_asked_exactly_when_the_game_is_over(played: list[Played]) -> None:
    for one in played:
        for state in one.states:
            assert (one.game.outcome(state) is None) is bool(one.game.decisions(state))


def test_exactly_the_seats_that_are_asked_have_legal_moves(played: list[Played]) -> None:
    for one in played:
        for state in one.states:
            asked = [decision.seat for decision in one.game.decisions(state)]
            assert len(asked) == len(set(asked))
            assert sorted(asked) == [
                seat for seat in one.seats if next(one.game.legal_moves(state, seat), None)
            ]
            for stranger in (Seat(-1), Seat(len(one.seats))):
                assert list(one.game.legal_moves(state, stranger)) == []


def test_a_closed_question_is_never_opened_again(played: list[Played]) -> None:
    for one in played:
        closed: set[str] = set()
        open_before: set[str] = set()
        for state in one.states:
            decisions = one.game.decisions(state)
            open_now = {decision.id for decision in decisions}
            closed |= open_before - open_now
            assert not open_now & closed
            assert all(name.isascii() and name.isalnum() and len(name) < 20 for name in open_now)
            assert all(decision.prompt for decision in decisions)
            open_before = open_now


def test_legal_moves_come_in_a_stable_order_without_repetition(played: list[Played]) -> None:
    for one in played:
        for state in one.states:
            for decision in one.game.decisions(state):
                moves = list(one.game.legal_moves(state, decision.seat))
                assert moves == list(one.game.legal_moves(state, decision.seat))
                assert len(moves) == len(set(moves))
                assert {type(move) for move in moves} <= set(one.game.move_types)


def test_every_legal_move_is_accepted(played: list[Played]) -> None:
    for one in played:
        for state in one.states:
            for decision in one.game.decisions(state):
                for move in one.game.legal_moves(state, decision.seat):
                    assert type(one.game.apply(state, decision.seat, move).state) is type(state)


def test_the_default_answer_is_legal_wherever_one_is_owed(played: list[Played]) -> None:
    for one in played:
        for state in one.states:
            for decision in one.game.decisions(state):
                if not decision.answered:
                    move = one.game.default_move(state, decision.seat, LUCK)
                    assert move in list(one.game.legal_moves(state, decision.seat))


def test_a_seat_that_owes_no_answer_has_no_default(played: list[Played]) -> None:
    for one in played:
        for state in one.states:
            asked = {decision.seat for decision in one.game.decisions(state)}
            for seat in set(one.seats) - asked:
                try:
                    one.game.default_move(state, seat, LUCK)
                except RuleError as error:
                    assert error.key  # noqa: PT017 - thousands of cases in a loop
                else:
                    raise AssertionError(seat)


def test_a_step_of_a_draft_changes_nobody_elses_questions(played: list[Played]) -> None:
    """What nobody else hears of leaves every question as it was, if its own stays open."""
    for one in played:
        for step in one.steps:
            asked, now = step.decision, one.game.decisions(step.applied.state)
            stays = any(d.id == asked.id and d.seat == asked.seat and not d.answered for d in now)
            if stays and is_private(step.applied.events, asked.seat):
                assert now == one.game.decisions(step.before)


def test_an_answer_that_might_have_been_another_is_a_fence(played: list[Played]) -> None:
    """Judged by what everybody knows, in worlds that nobody who looks on can tell apart.

    A fence may be one for a world that is never dealt here.
    """
    for one in played:
        for number, step in enumerate(one.steps[::3]):
            asked = step.decision
            if asked.optional and not asked.fence:
                for salt in range(40):
                    world = one.game.redeal(step.before, None, f"{number}/{salt}")
                    assert len(list(one.game.legal_moves(world, asked.seat))) == 1


def test_a_fence_is_the_same_in_worlds_that_nobody_can_tell_apart(played: list[Played]) -> None:
    """Whether something can be undone tells nothing of what somebody holds."""
    for one in played:
        for number, state in enumerate(one.states[::5]):
            world = one.game.redeal(state, None, f"fence/{number}")
            fences = [decision.fence for decision in one.game.decisions(state)]
            assert [decision.fence for decision in one.game.decisions(world)] == fences
