"""Events of Clash of Vikings, each with its audience."""

from __future__ import annotations

from collections.abc import Sequence

from games.api import EVERYBODY, Event, Seat, Significance, Weight
from games.vikings.content import Card, Space

GREAT = 3
"""From which value on a bracelet that is lost or caught is a moment."""


class BraceletsHandedOut(Event, frozen=True):
    """Every player got one bracelet each of value 1, 2 and 3; some left the game unseen."""

    significance = Significance(Weight.DEED)
    removed: int


class ArenaStocked(Event, frozen=True):
    """A bracelet from the supply was put face up on a bracelet space."""

    significance = Significance(Weight.UPKEEP)
    reveals = True
    space: Space
    value: int


class FirstPlayerDrawn(Event, frozen=True):
    """Luck named the player who begins."""

    significance = Significance(Weight.DEED, ("seat",))
    seat: Seat


class VikingPlaced(Event, frozen=True):
    """A Viking stands on its start space."""

    significance = Significance(Weight.DEED)
    seat: Seat
    space: Space


class TurnBegan(Event, frozen=True):
    """The turn passed to a seat."""

    significance = Significance(Weight.UPKEEP)
    begins_turn = True
    seat: Seat
    turn: int
    """Counted from 1."""


class CentreHeld(Event, frozen=True):
    """A Viking on the centre at the start of its turn brought bracelets from the supply."""

    significance = Significance(Weight.STAKE, ("seat",))
    seat: Seat
    count: int


class CentreDeclined(Event, frozen=True):
    """A Viking on the centre left its bracelets in the supply (V11)."""

    significance = Significance(Weight.DEED)
    seat: Seat
    count: int
    """How many there are in the supply."""


class BraceletsDrawn(Event, frozen=True):
    """Private: the values of bracelets that a seat took unseen from the supply."""

    significance = Significance(Weight.DEED, ("seat",))
    reveals = True
    seat: Seat
    values: tuple[int, ...]


class Announced(Event, frozen=True):
    """A card was laid face down under an action."""

    significance = Significance(Weight.DEED, epilogue="bluffs")
    seat: Seat
    action: Card
    nth: int
    """First or second card of the turn: 1 or 2."""


class Believed(Event, frozen=True):
    """A player let the announced action stand."""

    significance = Significance(Weight.UPKEEP)
    seat: Seat
    announcer: Seat


class BluffCalled(Event, frozen=True):
    """The announced action, or the announced Shield, was challenged."""

    significance = Significance(Weight.DEED, ("announcer",))
    seat: Seat
    announcer: Seat


class CardRevealed(Event, frozen=True):
    """The challenged card was turned up."""

    significance = Significance(Weight.RESULT, ("seat",), moment=True, pictures=2)
    reveals = True
    seat: Seat
    card: Card
    announced: Card
    truthful: bool


class BraceletTaken(Event, frozen=True):
    """A random bracelet changed hands unseen by the others."""

    significance = Significance(Weight.STAKE, ("thief", "victim"))
    thief: Seat
    victim: Seat


class BraceletTakenSeen(Event, frozen=True):
    """Private to thief and former owner: which bracelet it was."""

    significance = Significance(Weight.DEED, ("thief", "victim"), epilogue="bracelets")
    reveals = True
    thief: Seat
    victim: Seat
    value: int


class BraceletFromSupply(Event, frozen=True):
    """A right challenger of an empty-handed bluffer took a bracelet from the supply."""

    significance = Significance(Weight.STAKE, ("seat",))
    seat: Seat


class NothingToTake(Event, frozen=True):
    """A bracelet was due but neither the victim nor, where it counts, the supply had one."""

    significance = Significance(Weight.RESULT, ("seat",))
    seat: Seat
    victim: Seat


class ActionAbandoned(Event, frozen=True):
    """A bluff was found out: the announced action is not performed."""

    significance = Significance(Weight.RESULT, ("seat",), implied=True)
    seat: Seat
    action: Card


class Moved(Event, frozen=True):
    """A Viking walked or sprinted."""

    significance = Significance(Weight.DEED)
    seat: Seat
    action: Card
    origin: Space
    space: Space


class Stayed(Event, frozen=True):
    """A Viking did not move, by choice or for want of a free space."""

    significance = Significance(Weight.DEED)
    seat: Seat
    action: Card


class BraceletsCollected(Event, frozen=True):
    """A Viking gathered the face-up bracelets on its space."""

    significance = Significance(Weight.STAKE, ("seat",))
    seat: Seat
    space: Space
    values: tuple[int, ...]


class Slammed(Event, frozen=True):
    """A Viking ran into another and pushed it away."""

    significance = Significance(Weight.DEED, ("victim",))
    seat: Seat
    victim: Seat
    space: Space
    """Where the slammer stands now."""
    push_to: Space


class Attacked(Event, frozen=True):
    """An attack found its target."""

    significance = Significance(Weight.DEED, ("target",), implied=True)
    seat: Seat
    target: Seat
    action: Card


class NobodyInRange(Event, frozen=True):
    """An attack found no target (V4)."""

    significance = Significance(Weight.RESULT, ("seat",))
    seat: Seat
    action: Card


class ShieldRaised(Event, frozen=True):
    """The target laid a card face down as a Shield."""

    significance = Significance(Weight.DEED, ("attacker",), epilogue="bluffs", implied=True)
    seat: Seat
    attacker: Seat


class ShieldOmitted(Event, frozen=True):
    """The target let the attack come."""

    significance = Significance(Weight.UPKEEP)
    seat: Seat
    attacker: Seat


class ShieldBelieved(Event, frozen=True):
    """The attacker let the Shield stand."""

    significance = Significance(Weight.UPKEEP)
    seat: Seat
    target: Seat


class AttackBlocked(Event, frozen=True):
    """A Shield cancelled the attack."""

    significance = Significance(Weight.RESULT, ("seat", "target"))
    seat: Seat
    target: Seat
    action: Card


class FoundNothing(Event, frozen=True):
    """The attack hit a player without bracelets (V6)."""

    significance = Significance(Weight.RESULT, ("seat",))
    seat: Seat
    target: Seat
    action: Card


class BraceletKnocked(Event, frozen=True):
    """A random bracelet of the target came to light."""

    significance = Significance(Weight.STAKE, ("target",), moment=True)
    reveals = True
    seat: Seat
    target: Seat
    value: int


class BraceletPlaced(Event, frozen=True):
    """The knocked bracelet lies on a space."""

    significance = Significance(Weight.DEED)
    seat: Seat
    space: Space
    value: int


class BraceletCaught(Event, frozen=True):
    """The knocked bracelet was put on a Viking's space: its owner has it."""

    significance = Significance(Weight.STAKE, ("owner",), pictures=1)
    seat: Seat
    owner: Seat
    space: Space
    value: int

    def is_pictured(self, before: Sequence[Event]) -> bool:
        """Return True if a bracelet of value 3 or 4 was knocked from one player to another."""
        lost = any(isinstance(one, BraceletKnocked) and one.target != self.owner for one in before)
        return lost and self.value >= GREAT


class BraceletSunk(Event, frozen=True):
    """The knocked bracelet left the game, in water or for want of a place (V7)."""

    significance = Significance(Weight.DEED, pictures=1)
    seat: Seat
    value: int
    space: Space | None

    def is_pictured(self, before: Sequence[Event]) -> bool:  # noqa: ARG002 - its value decides
        """Return True for a bracelet of great value."""
        return self.value >= GREAT


class HandRefilled(Event, frozen=True):
    """Private: the cards that a seat drew."""

    significance = Significance(Weight.UPKEEP)
    reveals = True
    seat: Seat
    cards: tuple[Card, ...]


class DeckShuffled(Event, frozen=True):
    """A player's deck was empty; the discards are the new deck."""

    significance = Significance(Weight.UPKEEP)
    seat: Seat


class SupplyEmptied(Event, frozen=True):
    """The last bracelet left the supply: this turn is the last."""

    significance = Significance(Weight.DEED, EVERYBODY)


class BraceletsRevealed(Event, frozen=True):
    """The end: everybody shows the bracelets."""

    significance = Significance(Weight.DEED, epilogue="bracelets")
    reveals = True
    seat: Seat
    values: tuple[int, ...]
    total: int


class GameWon(Event, frozen=True):
    """The trophy goes to one seat, or to several that share it."""

    significance = Significance(Weight.STAKE, EVERYBODY, moment=True)
    seats: tuple[Seat, ...]
    total: int


VikingsEvent = (
    BraceletsHandedOut
    | ArenaStocked
    | FirstPlayerDrawn
    | VikingPlaced
    | TurnBegan
    | CentreHeld
    | CentreDeclined
    | BraceletsDrawn
    | Announced
    | Believed
    | BluffCalled
    | CardRevealed
    | BraceletTaken
    | BraceletTakenSeen
    | BraceletFromSupply
    | NothingToTake
    | ActionAbandoned
    | Moved
    | Stayed
    | BraceletsCollected
    | Slammed
    | Attacked
    | NobodyInRange
    | ShieldRaised
    | ShieldOmitted
    | ShieldBelieved
    | AttackBlocked
    | FoundNothing
    | BraceletKnocked
    | BraceletPlaced
    | BraceletCaught
    | BraceletSunk
    | HandRefilled
    | DeckShuffled
    | SupplyEmptied
    | BraceletsRevealed
    | GameWon
)
