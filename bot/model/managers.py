"""What those who manage a server choose for its tables, and what they do at one."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from bot.model.preferences import QuietHours

MOST_EACH = 25
"""The most tables and series that a server may let one person run at once."""
MOST_AT_ALL = 500
"""The most that may run on a server: each takes a thread, of which Discord allows a thousand."""
LONGEST_REASON = 200
"""Characters of the reason that all players read."""


class Act(StrEnum):
    """What a manager has done at a table or series."""

    PAUSED = "paused"
    RESUMED = "resumed"
    CLOSED = "closed"
    UNSEATED = "unseated"
    """Took somebody's seat away."""
    MOVED = "moved"
    """Had it go on in another channel."""
    GIVEN_UP = "given-up"
    """Closed what an error had broken; its host may, too, like the next."""
    BEGUN_AGAIN = "begun-again"
    """Had a game that was broken begin again, at another table."""


class ManagerAct(msgspec.Struct, frozen=True):
    """One act, as it is told in public."""

    number: int
    user_id: int
    act: Act
    whom: int | None
    """Who lost a seat by it."""
    detail: str
    """The reason given, or the channel or thread where the table was before."""


class ServerLimits(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a server's managers set for all its tables."""

    managers: int | None = None
    """The role of those who manage tables beside whoever manages the server."""
    openers: int | None = None
    """The role of those who may open tables; None: everybody."""
    each: int = 10
    """How many tables and series one person may run at once."""
    most: int = 100
    """How many may run at once in all."""
    pace: str | None = None
    """Of tables for which nobody names one; None: the usual one."""
    computers: bool = True
    """Whether computers may play."""
    quiet: QuietHours | None = None
    """Quiet hours of whoever has set none."""


USUAL_LIMITS = ServerLimits()
"""Of a server that has set nothing."""


class GuildSetting(msgspec.Struct, frozen=True):
    """The choices for one server."""

    language: str | None = None
    """Of tables whose host names none; None follows the server's own."""
    channels: tuple[int, ...] = ()
    """Where tables may be opened; none is everywhere."""
    limits: ServerLimits = USUAL_LIMITS

    def allows(self, channel_id: int, parent_id: int | None) -> bool:
        """Whether a table may be opened in a channel, or in a thread of an allowed one."""
        return not self.channels or channel_id in self.channels or parent_id in self.channels
