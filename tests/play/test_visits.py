"""How often people have to come to a table of Clash of Vikings; ``docs/lab/visits.md`` has more."""

from __future__ import annotations

from tests.play.visits import KINDS, measure


def test_a_turn_of_ones_own_takes_two_visits_at_most_in_the_usual_case() -> None:
    """With plans, and with answers in advance to what others do meanwhile; by hand up to seven."""
    vikings = KINDS[0]
    by_hand, planned, _, both = vikings.helps()
    before, alone, together = [measure(vikings, help_, 2) for help_ in (by_hand, planned, both)]
    assert before.own_mean > 3 > max(alone.own_mean, together.own_mean)
    assert before.within(2) < 0.5 < alone.within(2)
    assert together.own_mean < 2
    assert together.within(2) > 0.75  # of two games; over eight it is 81 %
    assert together.visits / together.turns < alone.visits / alone.turns
    assert alone.visits / alone.turns < before.visits / before.turns
