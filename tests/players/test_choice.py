"""A computer's answers: legal, the same every time, from what its seat knows, within its budget."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from games import GAME_IDS, find
from games.api import AnyGame, Move, RuleError, Seat, State
from games.goths.moves import EndTalk, SendMessage
from games.goths.rules import GAME as GOTHS
from games.playout import steps
from games.rage.rules import GAME as RAGE
from players.choice import choose, favourite, is_open
from players.levels import Level
from players.rollout import Rollouts
from tests.games.goths.test_pigeon import talking
from tests.rigs.sample_games import SHIPPED
from tests.rigs.scripted_games import as_many_as

ROOT = Path(__file__).parents[2]


@pytest.fixture(params=GAME_IDS)
def game(request: pytest.FixtureRequest) -> AnyGame:
    return find(request.param)


def questions(game: AnyGame, seats: int, wanted: int) -> list[tuple[State, Seat]]:
    """Return questions with a choice, from all over a random game."""
    begun = game.start(seats, {}, "players").state
    found = [
        (step.before, decision.seat)
        for step in steps(game, begun, "moves")
        for decision in game.decisions(step.before)
        if not decision.answered and len(list(game.legal_moves(step.before, decision.seat))) > 1
    ]
    return found[:: -(-len(found) // wanted)]


def test_a_computer_answers_every_question_with_a_legal_move(game: AnyGame) -> None:
    for seats in (game.seats[0], game.seats[-1]):
        for number, (state, seat) in enumerate(questions(game, seats, 12)):
            known = game.redeal(state, seat, str(number))
            move = choose(game, known, seat, Level.EASY, "salt")
            assert move in list(game.legal_moves(state, seat))


def test_it_answers_the_same_in_worlds_that_its_seat_cannot_tell_apart(game: AnyGame) -> None:
    """No peeking: what others really hold makes no difference."""
    for state, seat in questions(game, as_many_as(game.id, game.seats[0] + 1), 8):
        moves = [
            choose(game, game.redeal(world, seat, "hand-over"), seat, Level.EASY, "salt")
            for world in (state, *(game.redeal(state, seat, f"world/{n}") for n in range(2)))
        ]
        assert moves[1:] == moves[:-1]


def test_the_salt_decides_between_answers_that_are_as_good() -> None:
    """As at the choice of a clan, before there is anything to tell them apart by."""
    game = find("rage")
    state = game.start(2, {}, "salt").state
    answers = {
        choose(game, state, game.decisions(state)[0].seat, Level.EASY, str(salt))
        for salt in range(8)
    }
    assert len(answers) > 1


ANSWERS = """
from games import GAME_IDS, find
from games.playout import play
from players.choice import choose
from players.levels import Level

for game_id in GAME_IDS:
    game = find(game_id)
    state = play(game, 2, {}, "process", 40)
    seat = game.decisions(state)[0].seat
    print(choose(game, game.redeal(state, seat, "x"), seat, Level.MEDIUM, "salt"))
"""


def test_it_answers_the_same_in_every_process() -> None:
    """For replays, and for a worker that takes over from another one."""
    answers = [
        subprocess.run(  # noqa: S603 - our own interpreter and our own words
            [sys.executable, "-c", ANSWERS],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert len(SHIPPED) == len(answers[0].splitlines())
    assert answers[1] == answers[0]


@pytest.mark.parametrize("level", Level)
def test_a_decision_costs_no_more_roll_outs_than_its_level_may(
    game: AnyGame, level: Level, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = 0
    play_on = Rollouts.play_on

    def count(rollouts: Rollouts, state: State) -> tuple[float, ...]:
        nonlocal asked
        asked += 1
        return play_on(rollouts, state)

    monkeypatch.setattr(Rollouts, "play_on", count)
    most = 0
    for state, seat in questions(game, 2, 4):
        asked = 0
        choose(game, state, seat, level, "salt")
        most = max(most, asked)
    assert level.rollouts / 4 < most <= level.rollouts


def test_levels_differ_in_roll_outs() -> None:
    easy, medium, hard = (level.rollouts for level in Level)
    assert easy < medium < hard


def test_without_a_choice_there_is_nothing_to_think_about(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In Norwegian Battle whoever cannot lay takes the pile."""
    game = find("norwegian")
    forced = next(
        step.before
        for step in steps(game, game.start(2, {}, "1").state, "1")
        if len(list(game.legal_moves(step.before, step.decision.seat))) == 1
    )
    seat = game.decisions(forced)[0].seat
    monkeypatch.delattr(Rollouts, "play_on")
    assert [choose(game, forced, seat, Level.HARD, "salt")] == list(game.legal_moves(forced, seat))


def test_where_one_answer_alone_is_worth_a_thought_it_is_given_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In Clash of Rage a march that is entered is carried out."""
    game = RAGE
    monkeypatch.delattr(Rollouts, "play_on")
    for step in steps(game, game.start(2, {}, "1").state, "1"):
        state, seat = step.before, step.decision.seat
        moves = tuple(game.legal_moves(state, seat))
        if len(moves) >= game.sketched_from:
            worth = game.sketch(state, seat, moves)
            if len(worth) == 1:
                assert choose(game, state, seat, Level.HARD, "salt") == worth[0]
                return
    pytest.fail("there was no such question")


def test_the_favourite_is_what_it_would_answer_and_promises_a_place(game: AnyGame) -> None:
    seats = as_many_as(game.id, 3)
    for state, seat in questions(game, seats, 4):
        hint = favourite(game, state, seat, Level.EASY, "salt")
        assert choose(game, state, seat, Level.EASY, "salt") == hint.move
        assert 1 <= hint.place <= seats


def test_advice_is_the_shortest_way_to_what_the_level_would_do(game: AnyGame) -> None:
    """Its steps lead where the level's own lead, and no step or pair of steps is one too many."""
    for state, seat in questions(game, as_many_as(game.id, 3), 6):
        (question,) = [each.id for each in game.decisions(state) if each.seat == seat]
        world, number = state, 0
        while is_open(game, world, seat, question):
            salt = f"salt/{number}" if number else "salt"
            world = game.apply(world, seat, choose(game, world, seat, Level.EASY, salt)).state
            number += 1
        hint = favourite(game, state, seat, Level.EASY, "salt")
        line = (hint.move, *hint.then)
        assert len(line) <= number
        after = state
        for left, move in enumerate(line):
            rest = line[left + 1 :]
            assert not rest or not leads_to(game, after, seat, rest, world)
            after = game.apply(after, seat, move).state
        assert game.glance(world, seat) == game.glance(after, seat)
        other = (hint.second, *hint.second_then) if hint.second is not None else line
        assert (other == line) == (hint.second is None)
        after = state
        for move in other:
            assert move in tuple(game.legal_moves(after, seat))
            after = game.apply(after, seat, move).state
        assert not is_open(game, after, seat, question)


def leads_to(game: AnyGame, state: State, seat: Seat, line: tuple[Move, ...], end: State) -> bool:
    """Say if a line can be played from here and its seat then knows what it does in the end."""
    for move in line:
        if move not in tuple(game.legal_moves(state, seat)):
            return False
        state = game.apply(state, seat, move).state
    knows: bool = game.glance(state, seat) == game.glance(end, seat)
    return knows


def test_a_seat_that_is_not_asked_has_nothing_to_answer(game: AnyGame) -> None:
    """At the end nobody is asked, whatever the game."""
    begun = game.start(2, {}, "asked").state
    states = [begun, *(step.applied.state for step in steps(game, begun, "moves"))]
    state, other = next(
        (state, seat)
        for state in states
        for seat in (Seat(0), Seat(1))
        if seat not in {decision.seat for decision in game.decisions(state)}
    )
    for answer in (choose, favourite):
        with pytest.raises(RuleError, match="not-asked"):
            answer(game, state, other, Level.EASY, "salt")


def test_a_computer_has_nothing_to_say_in_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A specimen stands for all that a person may write; no hint advises it either."""
    monkeypatch.delattr(Rollouts, "play_on")
    state = talking()
    for seat in state.asked:
        assert {type(move) for move in GOTHS.legal_moves(state, seat)} == {EndTalk, SendMessage}
        for number in range(4):
            assert EndTalk() == choose(GOTHS, state, seat, Level.HARD, f"salt {number}")
