"""Splitting wounds: which splits are legal, and the one by the book (R8, R11)."""

from __future__ import annotations

from functools import lru_cache
from typing import assert_never

from games.rage.content import Counts, Split


@lru_cache(maxsize=8192)
def legal_splits(wounds: int, units: Counts, hp: Counts) -> tuple[Counts, ...]:
    """List the splits: how many die of each level, so that no survivor could still be killed.

    A unit dies at its HP, in one assault; what is left of the wounds then is lost. There is always
    one at least: with too few wounds that of killing none.
    """
    found = []
    one, two, three = hp
    for third in range(min(units[2], wounds // three) + 1):
        after_third = wounds - third * three
        for second in range(min(units[1], after_third // two) + 1):
            after_second = after_third - second * two
            # Of the lowest level as many as can be: fewer would leave one that can be killed.
            first = min(units[0], after_second // one)
            left = after_second - first * one
            if (
                (left < one or first == units[0])
                and (left < two or second == units[1])
                and (left < three or third == units[2])
            ):
                found.append((first, second, third))
    return tuple(found)


@lru_cache(maxsize=8192)
def chosen_split(wounds: int, units: Counts, hp: Counts, split: Split, worth: Counts) -> Counts:
    """Return the legal split that orders choose.

    By the book: the highest worth, where a type wiped out counts one more; then more units, then
    higher levels. Big ones first and small ones first look at the levels alone, not at their HP.
    """
    options = legal_splits(wounds, units, hp)
    match split:
        case Split.BIG:
            return max(options, key=lambda kill: (kill[2], kill[1], kill[0]))
        case Split.SMALL:
            return max(options)
        case Split.BOOK:
            return max(options, key=lambda kill: _by_the_book(kill, units, worth))
        case _:
            assert_never(split)


def _by_the_book(kill: Counts, units: Counts, worth: Counts) -> tuple[int, int, int, int]:
    """Return a key that is greatest for the casualties that the book prefers.

    Worth with one more for each type wiped out, then the number of units, then the higher levels.
    """
    one, two, three = kill
    wiped_out = (0 < one == units[0]) + (0 < two == units[1]) + (0 < three == units[2])
    total = one * worth[0] + two * worth[1] + three * worth[2] + wiped_out
    return total, one + two + three, three, two
