"""Luck as a value: a counter-based hash stream that replays bit for bit anywhere."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TypeVar

import msgspec

T = TypeVar("T")

_BLOCK_BITS = 64


class Rng(msgspec.Struct, frozen=True):
    """A position in the stream of numbers that a seed determines.

    Every draw returns a value and the next position; the receiver is never changed.
    """

    seed: str
    """What the host drew when the table started; published when the game is over."""
    drawn: int = 0
    """How many blocks of the stream have been used."""

    def below(self, bound: int) -> tuple[int, Rng]:
        """Draw an integer from 0 to ``bound - 1``, every value equally likely.

        Raises:
            ValueError: ``bound`` is not between 1 and 2**64.
        """
        if not 0 < bound <= 1 << _BLOCK_BITS:
            raise ValueError(bound)
        limit = (1 << _BLOCK_BITS) // bound * bound
        drawn = self.drawn
        while True:
            digest = hashlib.blake2b(f"{self.seed}:{drawn}".encode(), digest_size=8).digest()
            drawn += 1
            # Values past the last whole multiple would favour the small results.
            if (value := int.from_bytes(digest, "big")) < limit:
                return value % bound, Rng(self.seed, drawn)

    def pick(self, items: Sequence[T]) -> tuple[T, Rng]:
        """Draw one item, every item equally likely."""
        index, rng = self.below(len(items))
        return items[index], rng

    def shuffled(self, items: Sequence[T]) -> tuple[tuple[T, ...], Rng]:
        """Draw an order of all items, every order equally likely (Fisher-Yates)."""
        pool = list(items)
        rng = self
        for last in range(len(pool) - 1, 0, -1):
            index, rng = rng.below(last + 1)
            pool[last], pool[index] = pool[index], pool[last]
        return tuple(pool), rng
