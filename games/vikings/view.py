"""What one viewer may know of a game of Clash of Vikings."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from games.api import PhasedView, Seat
from games.vikings.content import Card, Space, SpaceKind, copies


class Phase(StrEnum):
    """What the table waits for; also the prompt of the open question."""

    PLACE = "place"
    """A Viking is stood on a start space."""
    CENTRE = "centre"
    """The last bracelets of the supply are taken from the centre, or left (V11)."""
    ANNOUNCE = "announce"
    CHALLENGE = "challenge"
    """The others judge the announcement."""
    MOVE = "move"
    SLAM = "slam"
    TARGET = "target"
    SHIELD = "shield"
    """The target of an attack may raise a Shield."""
    CHALLENGE_SHIELD = "challenge-shield"
    """The attacker judges the Shield."""
    DROP = "drop"
    """A knocked bracelet is put on a space."""
    OVER = "over"


class LaidOutcome(StrEnum):
    """What became of an announced action or Shield."""

    OPEN = "open"
    PERFORMED = "performed"
    ABANDONED = "abandoned"
    """A bluff that was called."""
    BLOCKED = "blocked"
    """An attack that a Shield cancelled."""
    PIERCED = "pierced"
    """A false Shield that was called."""


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
    place: int | None
    """The place taken, counted from 1, once the game is over."""
    shown: tuple[Card, ...] = ()
    """Those discards that everybody saw; until their owner shuffles they are not in the hand.

    In the order of the overview.
    """


class Laid(msgspec.Struct, frozen=True):
    """A card laid this turn."""

    owner: Seat
    announced: Card
    card: Card | None
    """What it is, where the viewer may know it: the owner's own, or revealed to all."""
    revealed: bool
    outcome: LaidOutcome


class Clash(msgspec.Struct, frozen=True):
    """Two seats that met: one challenged the other, raised a Shield against it, or struck it."""

    action: Card
    """What was announced: an action, or a Shield."""
    seats: tuple[Seat, Seat]
    """Who announced it, and who challenged it or is met by it."""
    before: tuple[int, int]
    """How many bracelets each of them had."""
    after: tuple[int, int]
    card: Card | None = None
    """What was announced so in truth, where somebody challenged it."""


class Slot(msgspec.Struct, frozen=True):
    """One start, bracelet, water, central or plain space and what lies on it."""

    kind: SpaceKind
    bracelets: tuple[int, ...]
    """Values of the face-up bracelets, ascending."""


class Trace(msgspec.Struct, frozen=True):
    """The last thing that moved, for the glow on the picture."""

    origin: Space | None
    space: Space


class Mark(msgspec.Struct, frozen=True):
    """One thing on the arena that the viewer may choose, and what matters about it."""

    space: Space
    """Where it is; of a Slam, where the victim is pushed to."""
    target: Seat | None = None
    """Who is hit or pushed."""
    values: tuple[int, ...] = ()
    """The face-up bracelets that change hands by it, ascending."""
    taker: Seat | None = None
    """Who gets them; None if a knocked bracelet stays lying, or sinks."""
    sinks: bool = False
    """True if a knocked bracelet leaves the game there."""


class Prospect(msgspec.Struct, frozen=True):
    """What an action would find if it were performed now; everybody can count it out."""

    action: Card
    targets: tuple[Seat, ...]
    """Whom an attack could hit or a Slam could push."""
    spaces: tuple[Space, ...]
    """Where a Walk or a Sprint could end, one's own space included."""


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
    """True if the supply is empty, so that the game ends with this turn."""
    hand: tuple[Card, ...]
    """The viewer's own cards, in the order of the overview; empty for a spectator."""
    spaces: tuple[Space, ...]
    """Spaces that the viewer may choose now, in the order of their names A1, A2, B1 …"""
    targets: tuple[Seat, ...]
    """Seats that the viewer may choose now."""
    winners: tuple[Seat, ...]
    nth: int = 0
    """How many cards the active player has announced this turn, 0 to 2."""
    sunk: tuple[int, ...] = ()
    """The values of the bracelets that left the game for everybody to see, ascending."""
    to_draw: tuple[Card, ...] = ()
    """The viewer's own cards that are still in the deck, in the order of the overview."""
    marks: tuple[Mark, ...] = ()
    """What the viewer may choose on the arena: the legal moves of that kind, in their order."""
    prospects: tuple[Prospect, ...] = ()
    """What each action would find that the viewer may announce now, in the overview's order."""
    clashes: tuple[Clash, ...] = ()
    """Who met whom since the last announcement, that one included; none once the game is over."""
    opens: Seat | None = None
    """Who will have the first turn, while Vikings are being placed (V10); None from then on."""

    @property
    def is_exposed(self) -> bool:
        """True if public knowledge proves the last announcement, still open, a bluff.

        False once it is decided, and if there is none.
        Every copy of that card has been shown: its owner revealed it and has not shuffled since.
        """
        if not self.laid or self.laid[-1].outcome is not LaidOutcome.OPEN:
            return False
        last = self.laid[-1]
        seen = [
            *self.players[last.owner].shown,
            *(laid.card for laid in self.laid if laid.owner == last.owner and laid.revealed),
        ]
        return seen.count(last.announced) == copies(last.announced, bluff_arena=self.bluff_arena)
