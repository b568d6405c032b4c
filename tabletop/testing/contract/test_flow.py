"""Questions, answers and the end, in every game."""

from __future__ import annotations

from bot.model.undo_log import game_name, is_private
from games.api import RuleError, Seat
from games.rng import Rng
from tabletop.testing.played_games import Played

LUCK = Rng("luck")
LONGEST_ID = 12
"""Characters of the id of a question: controls have room for 16, an undo adds up to four."""


def test_a_random_game_ends_with_every_seat_ranked_once(played: list[Played]) -> None:
    """Ratings, profiles and the last message of a table are made of the ranking.

    No place of it is empty, it has a reason, and no scores or one for each seat.
    """
    for one in played:
        outcome = one.positions[-1].outcome
        assert outcome is not None
        assert one.seats == sorted(seat for place in outcome.ranking for seat in place)
        assert all(outcome.ranking)
        assert outcome.reason
        assert len(outcome.scores) in {0, len(one.seats)}


def test_nothing_is_asked_exactly_when_the_game_is_over(played: list[Played]) -> None:
    """A game that asks nobody and is not over would stand for ever.

    At every position there is either an outcome or at least one question, never both.
    """
    for one in played:
        for position in one.positions:
            assert (position.outcome is None) is bool(position.decisions)


def test_exactly_the_seats_that_are_asked_have_legal_moves(played: list[Played]) -> None:
    """Who is asked gets a panel of choices; without one they could never answer.

    A seat is asked one question at a time, answered or not; all others, and seats that the table
    does not have, get no moves.
    """
    for one in played:
        for position in one.positions:
            asked = [decision.seat for decision in position.decisions]
            assert len(asked) == len(set(asked)), f"a seat with two questions at once: {asked}"
            assert sorted(asked) == [seat for seat in one.seats if position.moves(seat)]
            for stranger in (Seat(-1), Seat(len(one.seats))):
                assert position.moves(stranger) == ()


def test_a_closed_question_is_never_opened_again(played: list[Played]) -> None:
    """A press on an old message must not answer a new question.

    The id of a question is part of a control's id: at most 12 ASCII letters and digits. It does not
    end with ``u`` and a number, which the bot adds after an undo. Every question has a prompt.
    Whose answer to it was kept is not asked under this id again, once another one has answered.
    """
    for one in played:
        closed: set[str] = set()
        open_before: set[str] = set()
        for position in one.positions:
            decisions = position.decisions
            open_now = {decision.id for decision in decisions}
            closed |= open_before - open_now
            assert not (again := open_now & closed), f"asked once more by the same id: {again}"
            assert all(name.isascii() and name.isalnum() for name in open_now)
            long = [name for name in open_now if len(name) > LONGEST_ID]
            assert not long, f"ids of more than {LONGEST_ID} characters: {long}"
            renamed = [name for name in open_now if game_name(name) != name]
            assert not renamed, f"ids that end like those after an undo: {renamed}"
            assert all(decision.prompt for decision in decisions)
            open_before = open_now
        for step in one.steps:
            kept = {
                (decision.id, decision.seat)
                for decision in step.before.decisions
                if decision.answered and decision.seat != step.decision.seat
            }
            owed = kept & {(decision.id, decision.seat) for decision in step.after.owed}
            assert not owed, f"answered, and asked once more by the same id: {owed}"


def test_seats_asked_the_same_at_once_share_a_question(played: list[Played]) -> None:
    """Answers to a reaction, and secret ones, are heard as a whole by the id of their question.

    With an id for each seat one could tell by the time who answers, and the order of play would not
    count. At every position secret questions of one prompt, and reactions, have one id.
    """
    for one in played:
        for position in one.positions:
            shared: dict[str, str] = {}
            for asked in position.decisions:
                if asked.secret or asked.optional:
                    known = shared.setdefault(asked.prompt, asked.id)
                    hint = f"the prompt {asked.prompt} has the ids {known} and {asked.id} at once"
                    assert known == asked.id, hint


def test_legal_moves_come_in_a_stable_order_without_repetition(played: list[Played]) -> None:
    """Menus, commands and a replay name moves by their order.

    Asked twice, the rules give the same moves in the same order; each is of a declared type.
    """
    for one in played:
        for position in one.positions:
            for decision in position.decisions:
                moves = position.moves(decision.seat)
                assert moves == tuple(one.game.legal_moves(position.state, decision.seat))
                assert len(moves) == len(set(moves))
                assert {type(move) for move in moves} <= set(one.game.move_types)


def test_every_legal_move_is_accepted(played: list[Played]) -> None:
    """What is offered can be pressed.

    At sampled positions none is refused, and each leads to a state of the same type.
    """
    for one in played:
        for position in one.sampled:
            for decision in position.decisions:
                for move in position.moves(decision.seat):
                    applied = one.game.apply(position.state, decision.seat, move)
                    assert type(applied.state) is type(position.state)


def test_the_default_answer_is_legal_wherever_one_is_owed(played: list[Played]) -> None:
    """The bot answers for a seat whose time is up, at any question."""
    for one in played:
        for position in one.positions:
            for decision in position.owed:
                move = one.game.default_move(position.state, decision.seat, LUCK)
                assert move in position.moves(decision.seat)


def test_a_seat_that_owes_no_answer_has_no_default(played: list[Played]) -> None:
    """The bot never moves for somebody who is not asked.

    For every seat without a question ``default_move`` raises a RuleError with a key.
    """
    for one in played:
        for position in one.positions:
            asked = {decision.seat for decision in position.decisions}
            for seat in set(one.seats) - asked:
                try:
                    one.game.default_move(position.state, seat, LUCK)
                except RuleError as error:
                    assert error.key  # noqa: PT017 - thousands of cases in a loop
                else:
                    raise AssertionError(seat)


def test_a_step_of_a_draft_changes_nobody_elses_questions(played: list[Played]) -> None:
    """What nobody else hears of leaves every question as it was, if its own stays open."""
    for one in played:
        for step in one.steps:
            asked, now = step.decision, step.after.decisions
            stays = any(d.id == asked.id and d.seat == asked.seat and not d.answered for d in now)
            if stays and is_private(step.applied.events, asked.seat):
                assert now == step.before.decisions


def test_an_answer_that_might_have_been_another_is_a_fence(played: list[Played]) -> None:
    """Whoever hears a reaction learns something if, by what everybody knows, it had a choice.

    Undo must not take that back: such a :class:`~tabletop.api.Decision` has ``fence=True``. Without
    it the seat has exactly one legal move in 20 worlds dealt again for a spectator. It may have it
    in other positions, too.
    """
    hint = "a reaction to which the seat may have several answers needs fence=True"
    for one in played:
        for step in one.steps:
            asked = step.decision
            if asked.optional and not asked.fence:
                for salt in range(20):
                    world = one.game.redeal(step.before.state, None, str(salt))
                    assert len(list(one.game.legal_moves(world, asked.seat))) == 1, hint
