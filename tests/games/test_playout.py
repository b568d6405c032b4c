"""Random legal play."""

from __future__ import annotations

from games import find
from games.playout import RandomPlayer, play, steps

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


def test_a_random_player_has_no_choice_once_the_game_is_over() -> None:
    assert RandomPlayer("x").choose(GAME, play(GAME, 2, {}, "x")) is None


def test_a_random_player_draws_every_number_about_as_often() -> None:
    player = RandomPlayer("x")
    drawn = [player.below(7) for _ in range(7000)]
    assert all(850 < drawn.count(number) < 1150 for number in range(7))
