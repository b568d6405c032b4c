"""Secrets of a finished game of Clash of Magic Schools, revealed in its epilogue."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.optional.remembering import Hidden, Played
from games.schools.state import SEATS, minus


def epilogue(record: Sequence[Played]) -> Iterator[Hidden]:
    """Yield, by school, the most students in hand that its opponent could not know of.

    Then the trials left in the pile: the highest of them (0 if there are none), and how many.
    """
    for seat in SEATS:
        sides = (played.after.sides[seat] for played in record)
        most = max(sum(minus(side.hand, side.known)) for side in sides)
        yield Hidden("hand", seat, most)
    end = record[-1].after
    yield Hidden("trials", number=max(end.trials, default=0), total=len(end.trials))
