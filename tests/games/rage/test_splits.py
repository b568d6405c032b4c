"""Splitting wounds."""

from __future__ import annotations

import pytest

from games.rage.chapters.fights.splits import chosen_split, legal_splits
from games.rage.content import ELF_WORTH, UNIT_WORTH, Counts, Split


def test_the_example_of_three_wounds() -> None:
    """Examples, Split.

    3 wounds over HP 1, 1, 2: legal are {1, 2} and {1, 1}; {1} alone, {2} alone and nothing are
    refused.
    """
    legal = legal_splits(3, (2, 1, 0), (1, 2, 4))
    assert {(1, 1, 0), (2, 0, 0)} == set(legal)
    assert not {(1, 0, 0), (0, 1, 0), (0, 0, 0)} & set(legal)


@pytest.mark.parametrize(
    ("wounds", "units", "hp", "legal"),
    [
        (0, (2, 1, 1), (1, 2, 4), {(0, 0, 0)}),
        (1, (0, 1, 1), (1, 2, 4), {(0, 0, 0)}),
        (1, (1, 1, 1), (1, 2, 4), {(1, 0, 0)}),
        (4, (2, 1, 1), (1, 2, 4), {(2, 1, 0), (0, 0, 1)}),
        (5, (2, 1, 1), (1, 2, 4), {(2, 1, 0), (1, 0, 1)}),
        (9, (2, 1, 1), (1, 2, 4), {(2, 1, 1)}),
        (3, (2, 2, 0), (2, 2, 4), {(1, 0, 0), (0, 1, 0)}),
        (3, (1, 0, 1), (2, 2, 3), {(1, 0, 0), (0, 0, 1)}),
    ],
)
def test_a_split_is_legal_where_no_survivor_could_still_be_killed(
    wounds: int, units: Counts, hp: Counts, legal: set[Counts]
) -> None:
    """R11.

    Legal iff no surviving enemy could still be killed with the leftover; Fight: all must be
    used as long as they can still kill something; leftovers are lost.
    """
    assert legal == set(legal_splits(wounds, units, hp))


@pytest.mark.parametrize(
    ("wounds", "units", "hp", "worth", "book"),
    [
        # I + III is worth as much as two I and a II (both wiped out: +2), which are more units.
        (5, (2, 1, 1), (1, 2, 4), UNIT_WORTH, (2, 1, 0)),
        (4, (3, 1, 1), (1, 2, 4), UNIT_WORTH, (2, 1, 0)),
        (4, (5, 0, 1), (1, 2, 4), UNIT_WORTH, (4, 0, 0)),
        # A type wiped out counts one more: 2 x II (6 + 1) beats I + II.
        (4, (3, 2, 0), (2, 2, 4), UNIT_WORTH, (0, 2, 0)),
        # As much worth: more units.
        (6, (3, 2, 1), (2, 3, 6), UNIT_WORTH, (3, 0, 0)),
        # Elves: Elder and Templar count 3 each, the Guard 2.
        (2, (1, 1, 1), (1, 1, 2), ELF_WORTH, (1, 1, 0)),
        # As much worth and as many: the higher level, Templar before Elder.
        (2, (0, 2, 2), (2, 2, 2), ELF_WORTH, (0, 0, 1)),
    ],
)
def test_the_split_by_the_book(
    wounds: int, units: Counts, hp: Counts, worth: Counts, book: Counts
) -> None:
    """R11.

    Highest worth (I 2, II 3, III 6; Guard 2, Elder 3, Templar 3; +1 per type wiped out), tie:
    more units, then higher levels.
    """
    assert book == chosen_split(wounds, units, hp, Split.BOOK, worth)


@pytest.mark.parametrize(("split", "killed"), [(Split.BIG, (1, 0, 1)), (Split.SMALL, (3, 1, 0))])
def test_big_and_small_ones_first(split: Split, killed: Counts) -> None:
    """Precisions, Splits.

    Big ones first kills as many as possible of level III, then II, then I; small ones first the
    other way round; HP do not matter.
    """
    assert killed == chosen_split(5, (3, 1, 1), (1, 2, 4), split, UNIT_WORTH)


def test_big_and_small_ones_first_are_always_legal() -> None:
    """Precisions, Splits: both are always legal (R11)."""
    for wounds in range(12):
        for units in ((3, 1, 1), (0, 4, 2), (2, 2, 2), (5, 0, 1)):
            for hp in ((1, 2, 4), (2, 2, 5), (3, 1, 2)):
                legal = legal_splits(wounds, units, hp)
                for split in Split:
                    assert chosen_split(wounds, units, hp, split, UNIT_WORTH) in legal
                thirds = max(kill[2] for kill in legal)
                assert chosen_split(wounds, units, hp, Split.BIG, UNIT_WORTH)[2] == thirds
