"""Luck as a value."""

from __future__ import annotations

from collections import Counter

import pytest

from games.rng import Rng


def test_the_stream_is_the_same_on_every_machine() -> None:
    """The first numbers of a seed are part of the stored format and never change."""
    rng = Rng("seed")
    numbers = []
    for _ in range(8):
        number, rng = rng.below(1000)
        numbers.append(number)
    assert numbers == [341, 137, 373, 525, 879, 317, 233, 931]
    assert Rng("seed", 8) == rng


def test_drawing_leaves_the_receiver_as_it_was() -> None:
    rng = Rng("seed", 3)
    assert rng.below(1000) == rng.below(1000)
    assert Rng("seed", 3) == rng


def test_another_seed_is_another_stream() -> None:
    assert Rng("one").below(1 << 64)[0] != Rng("two").below(1 << 64)[0]


@pytest.mark.parametrize("bound", [1, 2, 6, 31])
def test_every_number_below_the_bound_comes_and_no_other(bound: int) -> None:
    rng = Rng("range")
    counts: Counter[int] = Counter()
    for _ in range(200 * bound):
        number, rng = rng.below(bound)
        counts[number] += 1
    assert set(range(bound)) == set(counts)
    assert all(120 < count < 280 for count in counts.values()) or bound == 1


@pytest.mark.parametrize("bound", [0, -1, (1 << 64) + 1])
def test_a_bound_that_cannot_be_served_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match=str(bound)):
        Rng("seed").below(bound)


def test_numbers_past_the_last_whole_multiple_are_drawn_again() -> None:
    """A bound just above half the range rejects almost half of the blocks."""
    bound = (1 << 63) + 1
    assert any(Rng("reject", start).below(bound)[1].drawn > start + 1 for start in range(20))
    assert all(Rng("reject", start).below(bound)[0] < bound for start in range(20))


def test_a_pick_is_one_of_the_items() -> None:
    picked = {Rng(str(seed)).pick("abc")[0] for seed in range(50)}
    assert set("abc") == picked


def test_a_shuffle_keeps_the_items_and_reaches_every_order() -> None:
    orders = {Rng(str(seed)).shuffled((1, 2, 3))[0] for seed in range(100)}
    assert len(orders) == 6
    assert all(sorted(order) == [1, 2, 3] for order in orders)
    assert ((), Rng("x")) == Rng("x").shuffled(())
