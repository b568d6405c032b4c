"""What is wished for between two rounds of publishing, or during one, and done by the next."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Generic, TypeVar

K = TypeVar("K", bound=int)


class Wishes(Generic[K]):
    """Keys for which something is wished, once each, until a round takes the wish."""

    def __init__(self) -> None:
        """Begin without a wish; they are kept in memory alone."""
        self._keys: set[K] = set()

    def __contains__(self, key: K) -> bool:
        """Return True if something is wished for a key and no round has taken it."""
        return key in self._keys

    def add(self, key: K) -> None:
        """Wish it for a key, from the next round on; once more changes nothing."""
        self._keys.add(key)

    @contextmanager
    def taken(self, key: K) -> Iterator[bool]:
        """Take the wish for a key for the time of a block; yield False if there is none.

        A wish that comes during the block is left to the next one. If the block raises, what it had
        taken is wished again.
        """
        wished = key in self._keys
        self._keys.discard(key)
        try:
            yield wished
        except BaseException:
            if wished:
                self._keys.add(key)
            raise
