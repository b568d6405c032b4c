"""What one viewer may know of a game of Clash of Vikings."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from games.api import PhasedView, Seat
from games.vikings.content import Card, Space


class Phase(StrEnum):
    """What the table waits for; also the prompt of the open question."""

    PLACE = "place"
    ANNOUNCE = "announce"
    CHALLENGE = "challenge"
    MOVE = "move"
    SLAM = "slam"
    TARGET = "target"
    SHIELD = "shield"
    CHALLENGE_SHIELD = "challenge-shield"
    DROP = "drop"
    OVER = "over"


class Player(msgspec.Struct, frozen=True):
    """A seat as everybody sees it, plus what this viewer knows of its bracelets."""

    seat: Seat
    space: Space | None
    """Where the Viking stands; None before it is placed."""
    bracelets: int
    known: tuple[int, ...]
    """Values of those bracelets that the viewer knows this player to hold, ascending."""
    hand: int
    deck: int
    discard: int
    total: int | None
    """Final points once the game is over."""


class Laid(msgspec.Struct, frozen=True):
    """A card laid this turn."""

    owner: Seat
    announced: Card
    card: Card | None
    """What it is, where the viewer may know it: the owner's own, or revealed to all."""
    revealed: bool
    outcome: str
    """``open``, ``performed``, ``dropped``, ``blocked`` or ``pierced``."""


class Slot(msgspec.Struct, frozen=True):
    """One start, bracelet, water, central or plain space and what lies on it."""

    kind: str
    """``start``, ``bracelet``, ``water``, ``centre`` or ``plain``."""
    bracelets: tuple[int, ...]
    """Values of the face-up bracelets, ascending."""


class Trace(msgspec.Struct, frozen=True):
    """The last thing that moved, for the glow on the picture."""

    origin: Space | None
    space: Space


class VikingsView(PhasedView, frozen=True):
    """The table as one viewer may see it."""

    arena: int
    bluff_arena: bool
    turn: int
    """Counted from 1; 0 while Vikings are being placed."""
    active: Seat | None
    phase: Phase
    players: tuple[Player, ...]
    slots: tuple[Slot, ...]
    """By space number."""
    laid: tuple[Laid, ...]
    supply: int
    removed: int
    """Bracelets that left the game, those set aside at the start included."""
    action: Card | None
    """The announced action in hand, when there is one."""
    target: Seat | None
    """The seat under attack, when there is one."""
    knocked: int | None
    """The value of a bracelet knocked out and not yet placed."""
    traces: tuple[Trace, ...]
    last_turn: bool
    """Whether the supply is empty, so that the game ends with this turn."""
    hand: tuple[Card, ...]
    """The viewer's own cards, in the order of the overview; empty for a spectator."""
    spaces: tuple[Space, ...]
    """Spaces that the viewer may choose now, in the order of their letters A, B, C …"""
    targets: tuple[Seat, ...]
    """Seats that the viewer may choose now."""
    winners: tuple[Seat, ...]
