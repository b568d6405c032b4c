"""Settings of a server's managers, and their acts at tables."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from bot.model.preferences import QuietHours

MOST_EACH = 25
"""The most tables and series that a server may let one person run at once."""
MOST_AT_ALL = 500
"""Most tables and series of a server: each takes a thread; Discord allows 1,000 of them."""
LONGEST_REASON = 200
"""Most characters of the reason that all players read."""


class Act(StrEnum):
    """A kind of act by a manager at a table or series."""

    PAUSED = "paused"
    RESUMED = "resumed"
    CLOSED = "closed"
    UNSEATED = "unseated"
    """Took somebody's seat away."""
    MOVED = "moved"
    """Moved the table to another channel."""
    GIVEN_UP = "given-up"
    """Closed a table in quarantine; its host may do so, too."""
    BEGUN_AGAIN = "begun-again"
    """Began a broken game again, at another table; its host may do so, too."""


class ManagerAct(msgspec.Struct, frozen=True):
    """An act of a manager, as told in public."""

    number: int
    user_id: int
    act: Act
    whom: int | None
    """The player who lost a seat by it."""
    detail: str
    """The reason given, or the table's previous channel or thread."""


class ServerLimits(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a server's managers set for all its tables."""

    managers: int | None = None
    """Role that may manage tables, beside the managers of the server."""
    openers: int | None = None
    """Role that may open tables; None if everybody may."""
    each: int = 10
    """Most live tables and series of one person."""
    most: int = 100
    """Most live tables and series of the server."""
    pace: str | None = None
    """Default pace of tables; None for the usual one."""
    computers: bool = True
    """True if computers may play."""
    quiet: QuietHours | None = None
    """Quiet hours of people who have set none."""


USUAL_LIMITS = ServerLimits()
"""Limits of a server that has set none."""


class GuildSetting(msgspec.Struct, frozen=True):
    """The settings of one server."""

    language: str | None = None
    """Default language of tables; None for the language of the server on Discord."""
    channels: tuple[int, ...] = ()
    """Channels where tables may be opened; empty for all."""
    limits: ServerLimits = USUAL_LIMITS

    def allows(self, channel_id: int, parent_id: int | None) -> bool:
        """Return True if a table may be opened in a channel, or in a thread whose parent it is.

        Everywhere, where managers named no channels.
        """
        return not self.channels or channel_id in self.channels or parent_id in self.channels
