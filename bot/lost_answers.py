"""Requests that Discord may have carried out although its answer never came, or was a failure.

The library repeats some of them by itself and says nothing of it: only who listens to the
connection knows that what is refused as done before was done by the bot's own first try.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from bot.http_trace import Outcome

_SERVER_ERROR = 500


class LostAnswers:
    """Counter of requests in a block whose outcome is unknown."""

    def __init__(self) -> None:
        self._count = 0

    def note(self) -> None:
        """Count one request with an unknown outcome."""
        self._count += 1

    def __bool__(self) -> bool:
        """Return True if any outcome is unknown."""
        return self._count > 0


_HEEDED: ContextVar[LostAnswers | None] = ContextVar("lost_answers", default=None)


@contextmanager
def lost_answers() -> Iterator[LostAnswers]:
    """Yield a count of the requests of this task in the block whose outcome is unknown.

    It is true if there are any. Tasks that are started in the block count as well. A block inside
    another counts for itself alone.
    """
    found = LostAnswers()
    before = _HEEDED.set(found)
    try:
        yield found
    finally:
        _HEEDED.reset(before)


def heed(found: Outcome) -> None:
    """Count a lost answer for the block of :func:`lost_answers` around it; nothing without one.

    Lost are answers of status 500 and above, and requests that failed without one.
    """
    heeded = _HEEDED.get()
    if heeded is not None and (found.status is None or found.status >= _SERVER_ERROR):
        heeded.note()
