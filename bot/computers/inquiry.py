"""What an analysis is made of: all that passes between the host and the process that makes it."""

from __future__ import annotations

from typing import Any

import msgspec

from games.api import Seat
from games.optional.rematch import Legacy
from players.turning import Standing


class Answered(msgspec.Struct, frozen=True):
    """A move that stands."""

    seat: Seat
    move: msgspec.Raw


class Inquiry(msgspec.Struct, frozen=True):
    """A game that is over, to be played again and thought about."""

    game: str
    version: int
    """Of the rules that it was begun with."""
    seats: int
    options: dict[str, Any]
    seed: str
    legacy: Legacy | None
    moves: tuple[Answered, ...]
    """Without those that were taken back."""


class Finding(msgspec.Struct, frozen=True):
    """A decision in which a computer would have answered clearly better."""

    step: int
    """Which move of the game it was, counted from 1."""
    best: msgspec.Raw
    gain: float
    """In shares of rivals left behind."""


class Progress(msgspec.Struct, frozen=True, tag=True):
    """How far an analysis is."""

    done: int
    of: int


class Findings(msgspec.Struct, frozen=True, tag=True):
    """What came of an analysis."""

    curve: tuple[Standing, ...]
    looked_at: int
    """Decisions that were thought about."""
    findings: tuple[Finding, ...]
    """Where a computer would have done better, most first."""


Line = Progress | Findings
"""What the process writes, a line of JSON each; findings come last."""
