"""Luck as a value: a counter-based hash stream that replays bit for bit anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from struct import Struct
from typing import TypeVar

import msgspec

T = TypeVar("T")

_BLOCKS = 1 << 64
"""How many values a block of the stream can have."""
_number = Struct(">Q").unpack
"""Reads a block."""


class Rng(msgspec.Struct, frozen=True, gc=False):
    """A position in the stream of numbers that a seed determines.

    Every draw returns a value and the next position; the receiver is never changed.
    """

    seed: str
    """Seed drawn when the table started; published when the game is over."""
    drawn: int = 0
    """How many blocks of the stream have been used."""

    def below(self, bound: int) -> tuple[int, Rng]:
        """Draw an integer from 0 to ``bound - 1``, every value equally likely.

        Return it and the next position.

        Raises:
            ValueError: ``bound`` is not between 1 and 2**64.
        """
        if not 0 < bound <= _BLOCKS:
            raise ValueError(bound)
        drawn = self.drawn
        while True:
            # The same block as below, hashed in one go.
            block = blake2b(f"{self.seed}:{drawn}".encode(), digest_size=8)
            (value,) = _number(block.digest())
            drawn += 1
            if value < _BLOCKS - bound or value < _BLOCKS - _BLOCKS % bound:
                return value % bound, Rng(self.seed, drawn)

    def pick(self, items: Sequence[T]) -> tuple[T, Rng]:
        """Draw one item, every item equally likely."""
        index, rng = self.below(len(items))
        return items[index], rng

    def shuffled(self, items: Sequence[T]) -> tuple[tuple[T, ...], Rng]:
        """Return all items in a drawn order, every order equally likely, and the next position."""
        pool = list(items)
        begun, drawn = _begun(self.seed), self.drawn
        for last in range(len(pool) - 1, 0, -1):
            index, drawn = _below(begun, drawn, last + 1)
            pool[last], pool[index] = pool[index], pool[last]
        return tuple(pool), Rng(self.seed, drawn)


def _begun(seed: str) -> blake2b:
    """Begin to hash a block of the stream: what all blocks of a seed have in common."""
    return blake2b(f"{seed}:".encode(), digest_size=8)


def _below(begun: blake2b, drawn: int, bound: int) -> tuple[int, int]:
    """Draw an integer below ``bound`` from block ``drawn`` on.

    Return it, and how many blocks of the stream have been used then; ``begun`` is not changed.
    """
    while True:
        block = begun.copy()
        block.update(b"%d" % drawn)
        (value,) = _number(block.digest())
        drawn += 1
        # Values past the last whole multiple would favour the small results. It is less than one
        # multiple that is left over: nearly all values need no division to tell.
        if value < _BLOCKS - bound or value < _BLOCKS - _BLOCKS % bound:
            return value % bound, drawn
