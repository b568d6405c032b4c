"""How fast a table is played: the time for an answer, the time in the bank, and the ceiling."""

from __future__ import annotations

from datetime import timedelta
from functools import cached_property
from types import MappingProxyType

import msgspec
from msgspec.structs import replace

from bot.model.times import MILLISECOND

LOBBY = timedelta(hours=72)
"""How long a lobby waits for its start."""

PAUSE_DAYS = 7
"""Days of a pause for which nobody names another number."""
LONGEST_PAUSE_DAYS = 30
"""The most days that can be asked for at once."""

UNSEEN = timedelta(days=7)
"""Where there is no limit, who has not been seen at a table for so long counts as absent."""

_NOTHING = timedelta()


class Pace(msgspec.Struct, frozen=True, dict=True):
    """The limits of one question; the host answers in the place of a seat that exceeds them."""

    name: str
    turn: timedelta | None
    """The plain limit; None if nobody waits for anything but whether people come at all."""
    reaction: timedelta | None
    """The plain limit of a question that a seat may let pass, and of every further question of a
    turn to a seat that let one fall due. It fits a visit of whoever comes as seldom as the pace is
    made for: once a day where it is slow, three times a day where it is relaxed."""
    bank: timedelta
    """Each seat's own reserve for the whole game, used once the plain limit of a turn is over."""
    ceiling: timedelta
    """From being asked to the host's answer, whatever extensions there are; stopped time is added.

    For who lets one question of a turn fall due it holds for all that follow in the turn, too."""
    absent: timedelta
    """The limit of every question to somebody who has missed a turn and was not seen since."""
    missed: int = 2
    """Missed turns in a row after which a seat is on offer to others."""
    former_reaction: timedelta | None = None
    """The plain limit of a reaction that 1.0.0 asked for, and that may still be open; None if it
    was the same."""
    unseen: timedelta = timedelta()
    """Only if its person has not been seen for so long."""
    nights: bool = True
    """True if quiet hours hold limits and calls."""
    heard_within: tuple[timedelta, timedelta] | None = None
    """How long answers of people wait for a drawn moment, at least and less than; None if
    that depends on who is there."""

    # The clocks of every question read these; to divide each time takes longer than all the rest.

    @cached_property
    def turn_ms(self) -> int | None:
        """The plain limit of a turn, in milliseconds; None: no limit."""
        return None if self.turn is None else self.turn // MILLISECOND

    @cached_property
    def reaction_ms(self) -> int | None:
        """The plain limit of a reaction, in milliseconds; None: no limit."""
        return None if self.reaction is None else self.reaction // MILLISECOND

    @cached_property
    def former_reaction_ms(self) -> int | None:
        """The plain limit of reactions asked by release 1.0.0, in ms; None: no limit.

        It is that of today where it has not changed.
        """
        former = self.former_reaction
        return self.reaction_ms if former is None else former // MILLISECOND

    @cached_property
    def bank_ms(self) -> int:
        """The bank in milliseconds."""
        return self.bank // MILLISECOND

    @cached_property
    def ceiling_ms(self) -> int:
        """The ceiling in milliseconds."""
        return self.ceiling // MILLISECOND

    @cached_property
    def absent_ms(self) -> int:
        """The limit for who has missed a turn, in milliseconds."""
        return self.absent // MILLISECOND

    @cached_property
    def heard_within_ms(self) -> tuple[int, int] | None:
        """``heard_within`` as (at least, less than) in milliseconds; None if it is None."""
        if self.heard_within is None:
            return None
        least, most = self.heard_within
        return least // MILLISECOND, most // MILLISECOND

    @cached_property
    def shortest_ms(self) -> int:
        """The shortest plain limit of a turn or a reaction, in ms; 0 if one of them has no limit.

        For a reaction the limit of release 1.0.0 counts where it was another.
        """
        if self.turn_ms is None or self.reaction_ms is None:
            return 0
        return min(self.turn_ms, self.former_reaction_ms or self.reaction_ms)

    def limit_ms(self, *, optional: bool, former: bool = False) -> int | None:
        """Return the plain limit of a question in milliseconds; None: no limit.

        Args:
            optional: True for a reaction, which a seat may let pass; False for a turn.
            former: True for a reaction asked by release 1.0.0, whose limit it keeps.
        """
        if not optional:
            return self.turn_ms
        return self.former_reaction_ms if former else self.reaction_ms


PACES = MappingProxyType(
    {
        pace.name: pace
        for pace in (
            Pace(
                "live",
                turn=timedelta(minutes=10),
                reaction=timedelta(minutes=3),
                bank=timedelta(minutes=15),
                # Long enough to pause an evening's game until the next evening.
                ceiling=timedelta(days=2),
                absent=timedelta(minutes=3),
                missed=3,
                unseen=timedelta(minutes=30),
                nights=False,
            ),
            Pace(
                "relaxed",
                turn=timedelta(hours=12),
                reaction=timedelta(hours=12),
                former_reaction=timedelta(hours=4),
                bank=timedelta(hours=24),
                ceiling=timedelta(days=7),
                absent=timedelta(hours=4),
            ),
            Pace(
                "slow",
                turn=timedelta(hours=48),
                reaction=timedelta(hours=26),
                former_reaction=timedelta(hours=12),
                bank=timedelta(hours=72),
                ceiling=timedelta(days=20),
                absent=timedelta(hours=12),
            ),
            Pace(
                "none",
                turn=None,
                reaction=None,
                bank=_NOTHING,
                ceiling=timedelta(days=30),
                absent=timedelta(hours=12),
            ),
        )
    }
)
"""Every pace that a table can be opened with, the fastest first."""

_ON_ONE_PAGE = (timedelta(milliseconds=100), timedelta(milliseconds=400))
AT_HAND = MappingProxyType(
    {name: replace(pace, heard_within=_ON_ONE_PAGE) for name, pace in PACES.items()}
)
"""The same where everybody plays on one page."""

DEFAULT = "slow"
