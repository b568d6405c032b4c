"""Dear tests have a short form, for ``make test``, and a long one, for ``make soak``."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from itertools import product
from typing import TypeVar

T = TypeVar("T")
U = TypeVar("U")

LONG = "PLAY_SOAK" in os.environ
"""Whether this is a soak."""


def shared(ones: Iterable[T], others: Sequence[U], among: int = 2) -> list[tuple[T, U]]:
    """Pair each of some things with every ``among``-th of others, in turn; in a soak with all."""
    every = product(enumerate(ones), enumerate(others))
    return [(one, other) for (i, one), (j, other) in every if LONG or (i + j) % among == 0]


def in_turn(ones: Sequence[T], number: int) -> Sequence[T]:
    """List every third of some things, the one of a ``number`` first; in a soak all of them.

    Tests of what the host does alike for every game share the games out by their numbers, so that
    each file meets all of them: 0 has Vikings, Goths and a sample game, 1 Norwegian and Rage, 2
    Schools and the other sample game.
    """
    return ones if LONG else ones[number % 3 :: 3]
