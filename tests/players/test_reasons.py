"""What a hint rests on, taken from what the search saw."""

from __future__ import annotations

import pytest

from games import find
from games.api import Seat
from games.optional.coaching import coach_of
from games.rng import Rng
from players.choice import favourite
from players.levels import Level
from tests.rigs.promises import COACHED


@pytest.mark.parametrize("game_id", COACHED)
def test_a_hint_knows_the_second_best_move_and_the_same_each_time(game_id: str) -> None:
    """At a first question with a choice: another legal move, no better than the favourite."""
    game, taught = find(game_id), coach_of(find(game_id))
    assert taught is not None
    first, me = taught.first_game, Seat(0)
    state = game.start(first.seats, first.options, first.seed).state
    while len(tuple(game.legal_moves(state, me))) < 3:
        seat = game.decisions(state)[0].seat
        state = game.apply(state, seat, game.default_move(state, seat, Rng("reasons"))).state
    best, again = (favourite(game, state, me, Level.EASY, "reasons") for _ in range(2))
    assert best == again
    legal = tuple(game.legal_moves(state, me))
    assert best.second in legal
    assert best.second != best.move
    assert best.second_place is not None
    for answered in (best.expects, best.fears):
        assert answered is None or answered.seat != me
        assert answered is None or answered.kind in {kind.__name__ for kind in game.move_types}
    assert best.expects is None or best.expects != best.fears
