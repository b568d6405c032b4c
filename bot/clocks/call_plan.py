"""When somebody is called to a question that has passed to them from somebody else.

Moments are milliseconds since 1970, as they are stored.
"""

from __future__ import annotations

from enum import StrEnum

from bot.model.times import Millis

ADVANCE_MS = 10_000
"""What a question waits that is answered in advance by everybody asked; always the same."""

_MARGIN_MS = 5_000
"""What is given to the release of such answers before anybody is called."""
_PRESENT_MS = 600_000
"""For so long after an answer its giver counts as being at the table."""
_PART = 3
"""Of a short limit, only this fraction counts."""


class CallChoice(StrEnum):
    """To which questions a person wants to be called."""

    EVERY = "every"
    OWN = "own"
    """To those of one's own turns."""
    NONE = "none"

    def includes(self, *, optional: bool) -> bool:
        """Whether somebody who chose this is called to a question."""
        return self is CallChoice.EVERY or (self is CallChoice.OWN and not optional)


def call_at(
    asked_at: Millis, limit_ms: int | None, *, last_answer: Millis | None, in_advance: bool
) -> int:
    """Tell when somebody is called who has not answered by then.

    Who has just answered is at the table and sees what happens there. A question that can be
    answered ``in_advance`` is called out once the wait for such answers is over, whether or not
    there are any: calls tell nobody who has given one, and nobody is called for nothing (F33).
    """
    soonest = asked_at + (ADVANCE_MS + _MARGIN_MS if in_advance else 0)
    if last_answer is None:
        return soonest
    there = _PRESENT_MS if limit_ms is None else min(_PRESENT_MS, limit_ms // _PART)
    return max(soonest, last_answer + there)
