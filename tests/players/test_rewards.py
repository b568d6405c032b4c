"""What the end of a game is worth to each seat."""

from __future__ import annotations

import pytest

from games.api import Outcome, Seat
from players.rewards import expected_place, rewards_of, shared

ALONE = ("0", "1", "2", "3")


def outcome(*ranking: tuple[int, ...]) -> Outcome:
    return Outcome(tuple(tuple(map(Seat, group)) for group in ranking), "over")


def test_a_seat_is_worth_the_share_of_its_rivals_that_it_leaves_behind() -> None:
    rewards = rewards_of(outcome((2,), (0,), (3,), (1,)), ALONE)
    assert pytest.approx((2 / 3, 0, 1, 1 / 3)) == rewards


def test_a_shared_place_counts_half() -> None:
    assert pytest.approx((5 / 6, 1 / 6, 5 / 6, 1 / 6)) == rewards_of(outcome((0, 2), (1, 3)), ALONE)


def test_the_seats_of_a_camp_win_and_lose_together() -> None:
    camps = ("a", "b", "a", "b")
    assert (1, 0, 1, 0) == rewards_of(outcome((0, 2), (1, 3)), camps)
    assert (0.5,) * 4 == rewards_of(outcome((0, 1, 2, 3)), camps)


def test_in_a_camp_a_guess_is_the_mean_of_its_seats() -> None:
    assert pytest.approx((0.5, 0.3, 0.5)) == shared((0.8, 0.3, 0.2), ("a", "b", "a"))


def test_rewards_are_places_seen_the_other_way_round() -> None:
    """Counted among the camps, from the first to the last."""
    assert [expected_place(reward, ALONE) for reward in (1, 0.5, 0)] == [1, 2.5, 4]
    assert [expected_place(reward, ("a", "b", "a")) for reward in (1, 0)] == [1, 2]
