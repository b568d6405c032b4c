"""Players by rule of thumb: three or four a game, legal wherever they have an idea."""

from __future__ import annotations

import pytest

from games import GAME_IDS, find
from games.api import State
from games.playout import RandomPlayer
from games.rng import Rng
from players.match import Match, contestants_of, play
from players.scripts import scripts_of


@pytest.mark.parametrize("game_id", [one for one in GAME_IDS if scripts_of(one)])
def test_a_script_plays_whole_games_by_legal_moves(game_id: str) -> None:
    """Where it has no idea, the move of somebody absent counts."""
    game, luck = find(game_id), RandomPlayer("scripts")
    scripts = scripts_of(game_id)
    assert 3 <= len(scripts) <= 4
    for name, script in scripts.items():
        state: State = game.start(2, {}, name).state
        ideas = 0
        for number in range(300):
            questions = [each for each in game.decisions(state) if not each.answered]
            if not questions:
                break
            seat = questions[luck.below(len(questions))].seat
            moves = tuple(game.legal_moves(state, seat))
            idea = script(game.view(state, seat), moves, Rng(f"{name}/{number}"))
            assert idea is None or idea in moves
            ideas += idea is not None
            chosen = game.default_move(state, seat, Rng(str(number))) if idea is None else idea
            state = game.apply(state, seat, chosen).state
        assert ideas


def test_a_game_need_not_have_any() -> None:
    assert not scripts_of("one-shot")
    assert "random" in contestants_of("one-shot")


def test_flat_search_takes_as_long_as_the_others_do() -> None:
    """As many walks as fit in, and each answer is tried once in any case."""
    ticks = iter(range(1_000_000))
    match = Match(find("norwegian"), 2, {}, ("easy", "flat"), "flat")
    played = next(play(match, lambda: next(ticks), 1))
    easy, flat = played.seconds
    assert easy
    assert max(flat) <= 3 + max(easy)
