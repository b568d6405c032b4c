"""How often people have to come to a table of Clash of Vikings; ``docs/visits.md`` has more."""

from __future__ import annotations

from tests.play.visits import KINDS, measure


def test_a_turn_of_ones_own_takes_two_visits_at_most_in_the_usual_case() -> None:
    """Plan ahead while others judge what was announced; by hand it takes up to seven."""
    vikings = KINDS[0]
    by_hand, planned, _, both = vikings.helps()
    before = measure(vikings, by_hand, 1)
    after = [measure(vikings, help_, 1) for help_ in (planned, both)]
    assert before.own_mean > 2
    assert all(one.own_mean < 2 for one in after)
    assert all(one.within(2) > 0.8 > before.within(2) for one in after)
    assert all(one.visits / one.turns < before.visits / before.turns for one in after)
