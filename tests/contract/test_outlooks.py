"""What games tell computers that look ahead can be relied on, wherever they are asked."""

from __future__ import annotations

import pytest

from games.optional.thinking import Bluffs, Estimates, Habits, Sketches
from games.rng import Rng
from players.position import camps_of
from players.rewards import shared
from tests.contract.played_games import Played


def test_an_estimate_is_a_share_for_every_seat(played: list[Played]) -> None:
    """Between those who leave nobody behind, 0, and those who leave everybody behind, 1."""
    for one in played:
        if isinstance(one.game, Estimates):
            camps = camps_of(one.game, len(one.seats), one.table.options)
            for position in one.sampled[:-1:5]:
                for viewer in one.viewers:
                    shares = one.game.estimate(position.view(viewer))
                    assert len(one.seats) == len(shares)
                    assert all(0 <= share <= 1 for share in shares)
                    by_camp = dict(zip(camps, shared(shares, camps), strict=True))
                    assert sum(by_camp.values()) == pytest.approx(len(by_camp) / 2)


def test_a_sketch_leaves_some_of_the_legal_moves(played: list[Played]) -> None:
    for one in played:
        if isinstance(one.game, Sketches):
            for step in one.sampled_steps[::2]:
                seat = step.decision.seat
                moves = step.before.moves(seat)
                sketch = one.game.sketch(step.before.view(seat), moves)
                assert sketch
                assert set(sketch) <= set(moves)


def test_a_habit_is_a_legal_move_and_the_same_in_worlds_that_its_seat_cannot_tell_apart(
    played: list[Played],
) -> None:
    """No peeking."""
    for one in played:
        if isinstance(one.game, Habits):
            owed = [step for step in one.sampled_steps if not step.decision.answered]
            for number, step in enumerate(owed[::3]):
                seat, luck = step.decision.seat, Rng(str(number))
                moves = step.before.moves(seat)
                habit = one.game.habit(step.before.state, seat, moves, luck)
                world = step.before.elsewhere(seat)
                assert habit in moves
                assert one.game.habit(world.state, seat, moves, luck) == habit


def test_nothing_that_happens_is_beyond_belief(played: list[Played]) -> None:
    """A world in which somebody lies is unlikely, never impossible."""
    for one in played:
        if isinstance(one.game, Bluffs):
            for position in one.sampled[::5]:
                for seat in one.seats:
                    assert 0 < one.game.plausible(position.view(seat)) <= 1
