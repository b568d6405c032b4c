"""What somebody else may answer to a move: all of a search that its reasons are told with."""

from __future__ import annotations

import msgspec

from games.api import Seat


class Answered(msgspec.Struct, frozen=True):
    """What somebody else may answer to a move."""

    seat: Seat
    kind: str
    """The name of the kind of move."""
