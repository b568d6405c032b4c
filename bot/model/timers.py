"""What the host does by itself at a time; answers, calls and reminders apart."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum


class TimerKind(StrEnum):
    """Why a timer of a table goes off."""

    CLAIM = "claim"
    """A claim to a seat that nobody objected to is granted."""
    CLOSING = "closing"
    """A lobby that was not started closes, or a game that nobody minds."""
    ANYBODY = "anybody"
    """A press of anybody seated starts a full lobby from now on; an earlier press counts now."""
    COMPUTER = "computer"
    """A computer is to think about a question, or to answer it; the key is the question's id."""
    EVENING = "evening"
    """A faster pace that all agreed to may be over; the key names the usual one."""
    INACTIVITY = "inactivity"
    """The table may be a forgotten one; its end is to be announced."""
    PACE_WISH = "pace-wish"
    """A seat's wish for another pace lapses; the key names the pace."""
    PAUSE_WISH = "pause-wish"
    """A seat's wish for a pause lapses if the others have not agreed."""
    CLEARING = "clearing"
    """The message of a lobby that led to nothing is removed; set by the end of its table."""
    HERALD = "herald"
    """A lobby is old enough that those are told who want to be."""
    INVITATION = "invitation"
    """A guest of a lobby is told of their invitation, or it lapses; the key is its number."""
    FULL = "full"
    """A full lobby starts by itself; the key is that of the refusal of the try before."""
    RINGING = "ringing"
    """Somebody's quiet hours are over who is seated in a full lobby and may have to be pinged."""
    PREFERENCES = "preferences"
    """The clocks of the table are to be set as its people want them, where a crash left that."""
    RELEASE = "release"
    """Answers given in advance are released."""
    STOP = "stop"
    """Stopped time is over, or its end is near: see :mod:`bot.clocks.stops`."""


STOPPED = frozenset(
    {
        *(TimerKind.CLAIM, TimerKind.CLOSING, TimerKind.INACTIVITY, TimerKind.PACE_WISH),
        *(TimerKind.ANYBODY, TimerKind.FULL, TimerKind.PAUSE_WISH),
    }
)
"""What stands with the clocks of a table, and goes on with them."""
SHOWN = frozenset(
    {
        *(TimerKind.CLAIM, TimerKind.CLOSING, TimerKind.ANYBODY, TimerKind.FULL),
        TimerKind.INVITATION,
    }
)
"""What is due at a time that public messages of the table show."""
AT_ALL_TIMES = frozenset({TimerKind.STOP})
"""What goes off while people cannot press, too."""


def sql_list(kinds: Iterable[StrEnum]) -> str:
    """Return kinds as a list of SQL strings, sorted: ``'a', 'b'``."""
    return ", ".join(f"'{kind}'" for kind in sorted(kinds))
