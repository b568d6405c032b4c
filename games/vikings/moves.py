"""What a player can decide in Clash of Vikings."""

from __future__ import annotations

from games.api import Move, Seat
from games.vikings.content import Card, Space


class PlaceViking(Move, frozen=True):
    """Stand one's Viking on a free start space (Set-up)."""

    space: Space


class TakeFromCentre(Move, frozen=True):
    """Take the last bracelets of the supply, so that the game ends with this turn (V11)."""


class LeaveCentre(Move, frozen=True):
    """Leave the last bracelets in the supply (V11)."""


class Announce(Move, frozen=True):
    """Lay a card face down and announce an action, true or not (phase 1)."""

    card: Card
    action: Card


class CallBluff(Move, frozen=True):
    """Challenge the announced action or the announced Shield (phase 2, Shield)."""


class Believe(Move, frozen=True):
    """Let the announced action or the announced Shield stand."""


class MoveTo(Move, frozen=True):
    """End a Walk or a Sprint on a space; one's own space means staying (V3)."""

    space: Space


class Slam(Move, frozen=True):
    """Run into a Viking and push it to a space next to where it stood."""

    victim: Seat
    push_to: Space


class Attack(Move, frozen=True):
    """Choose whom a Punch, Club, Slingshot or Hammer hits."""

    target: Seat


class RaiseShield(Move, frozen=True):
    """Lay a card face down as a Shield, true or not."""

    card: Card


class TakeHit(Move, frozen=True):
    """Let the attack come without a Shield."""


class PlaceBracelet(Move, frozen=True):
    """Put the knocked bracelet on a space next to the target (Punch, Slingshot)."""

    space: Space


VikingsMove = (
    PlaceViking
    | TakeFromCentre
    | LeaveCentre
    | Announce
    | CallBluff
    | Believe
    | MoveTo
    | Slam
    | Attack
    | RaiseShield
    | TakeHit
    | PlaceBracelet
)
