"""Random legal play."""

from __future__ import annotations

import pytest

from games import find
from games.__main__ import main
from games.playout import EndlessError, RandomPlayer, UnanswerableError, play, steps

GAME = find("vikings")


def test_the_same_seed_plays_the_same_game() -> None:
    begun = GAME.start(3, {}, "x").state
    assert list(steps(GAME, begun, "y")) == list(steps(GAME, begun, "y"))
    assert list(steps(GAME, begun, "y")) != list(steps(GAME, begun, "z"))


def test_a_game_is_played_for_so_many_moves_or_to_its_end() -> None:
    begun = GAME.start(3, {}, "x").state
    whole = list(steps(GAME, begun, "x/moves"))
    assert begun == play(GAME, 3, {}, "x", 0)
    assert whole[6].applied.state == play(GAME, 3, {}, "x", 7)
    assert whole[-1].applied.state == play(GAME, 3, {}, "x") == play(GAME, 3, {}, "x", 10_000)
    assert GAME.outcome(play(GAME, 3, {}, "x")) is not None


def test_a_game_without_an_end_is_told_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The contract and the simulator waited for ever, without a word."""
    whole = len(list(steps(GAME, GAME.start(3, {}, "x").state, "x/moves")))
    monkeypatch.setattr("games.playout.LONGEST", whole)
    play(GAME, 3, {}, "x")
    monkeypatch.setattr("games.playout.LONGEST", whole - 1)
    told = f"a random game of vikings for 3 is not over after {whole - 1} moves"
    with pytest.raises(EndlessError, match=told):
        play(GAME, 3, {}, "x")
    monkeypatch.setattr("games.playout.LONGEST", 3)
    with pytest.raises(SystemExit):
        main(["simulate", "vikings", "--seats", "3"])
    assert "a random game of vikings for 3 is not over after 3 moves" in capsys.readouterr().err


def test_a_question_that_nobody_can_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """The contract and the simulator said "integer division or modulo by zero"."""
    (asked,) = {one.prompt for one in GAME.decisions(GAME.start(2, {}, "x").state)}
    monkeypatch.setattr(type(GAME), "legal_moves", lambda *_: iter(()))
    with pytest.raises(UnanswerableError, match=rf"nothing for seat \d, which is asked '{asked}'"):
        play(GAME, 2, {}, "x")


def test_a_random_player_has_no_choice_once_the_game_is_over() -> None:
    assert RandomPlayer("x").choose(GAME, play(GAME, 2, {}, "x")) is None


def test_a_random_player_draws_every_number_about_as_often() -> None:
    player = RandomPlayer("x")
    drawn = [player.below(7) for _ in range(7000)]
    assert all(850 < drawn.count(number) < 1150 for number in range(7))
