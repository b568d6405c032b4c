"""Messages between the host and the process that analyses a game."""

from __future__ import annotations

from typing import Any

import msgspec

from games.api import Seat
from games.optional.rematch import Legacy
from players.turning import Standing


class Answered(msgspec.Struct, frozen=True):
    """A move that was not taken back."""

    seat: Seat
    move: msgspec.Raw
    in_stead: bool = False
    """True if the host or a stand-in answered for a person."""


class Inquiry(msgspec.Struct, frozen=True):
    """A finished game to analyse."""

    game: str
    version: int
    """Version of the rules that the game was begun with."""
    seats: int
    options: dict[str, Any]
    seed: str
    legacy: Legacy | None
    moves: tuple[Answered, ...]
    """All moves but those that were taken back."""


class Finding(msgspec.Struct, frozen=True):
    """A decision for which the computer found a clearly better answer."""

    step: int
    """Number of the move, counted from 1."""
    answered: tuple[msgspec.Raw, ...]
    """What was answered from this move on, in as few moves as it takes."""
    best: tuple[msgspec.Raw, ...]
    """What would have been better."""
    gain: float
    """Gain in expected rank: the share of rivals left behind, 0 to 1."""


class Progress(msgspec.Struct, frozen=True, tag=True):
    """The progress of an analysis."""

    done: int
    of: int


class Findings(msgspec.Struct, frozen=True, tag=True):
    """The results of an analysis."""

    curve: tuple[Standing, ...]
    looked_at: int
    """Number of decisions that were analysed."""
    findings: tuple[Finding, ...]
    """Decisions with a better answer, largest gain first; of each question the weightiest."""


Line = Progress | Findings
"""One line of the process's output, in JSON; findings come last."""
