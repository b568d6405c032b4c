"""The columns of a championship: pairings, and entrants with a bye (M16)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from games.series.api import Entrant


class Meeting(msgspec.Struct, frozen=True, gc=False):
    """Two neighbours of a column; the winner moves to the next one."""

    upper: Entrant
    """The name that is higher in the column; sits first in the first game."""
    lower: Entrant
    draws: int = 0
    """How many of its games were drawn."""
    winner: Entrant | None = None

    def rival_of(self, entrant: Entrant) -> Entrant:
        """Return the opponent of ``entrant``."""
        return self.lower if entrant == self.upper else self.upper

    @property
    def seats(self) -> tuple[Entrant, Entrant]:
        """Who sits where: the upper name first, the other way round after a draw (M17)."""
        return (self.lower, self.upper) if self.draws % 2 else (self.upper, self.lower)


class Stage(msgspec.Struct, frozen=True, gc=False):
    """A column of the sheet and the meetings of its names."""

    names: tuple[Entrant, ...]
    """From top to bottom."""
    free: Entrant | None
    """Who goes on without playing."""
    meetings: tuple[Meeting, ...]
    """From top to bottom."""


def stage_of(names: Sequence[Entrant], freed: Collection[Entrant]) -> Stage:
    """Pair the neighbours of a column.

    Where their number is odd, the last name that has not gone on so before (``freed``) is set aside
    and goes on without playing; the others are paired from the top. Without that rule one of five
    would reach the final without a game (M16). An odd column needs a name that is not in ``freed``.
    """
    free = None
    if len(names) % 2:
        free = next(name for name in reversed(names) if name not in freed)
    paired = [name for name in names if name != free]
    meetings = tuple(map(Meeting, paired[::2], paired[1::2]))
    return Stage(tuple(names), free, meetings)


def next_column(stage: Stage) -> tuple[Entrant, ...]:
    """Return the names of the next column, in the order of the upper names of this one.

    Whoever went on without playing stands there in the own place. Meetings without a winner yet are
    left out.
    """
    going_on = {stage.names.index(meeting.upper): meeting.winner for meeting in stage.meetings}
    if stage.free is not None:
        going_on[stage.names.index(stage.free)] = stage.free
    column = [going_on[place] for place in sorted(going_on)]
    return tuple([name for name in column if name is not None])
