"""Events of Goths Save the Queen, each with its audience.

``seat`` is who acts, ``clan`` the clan concerned.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.api import EVERYBODY, Event, Seat, Significance, Weight
from games.goths.content import (
    LAYOUTS,
    Back,
    Camp,
    Character,
    ClanName,
    KingCard,
    Machine,
    NewCard,
    Objective,
    Order,
    Spot,
    Token,
    TokenSet,
)
from games.goths.moves import Aim, Part, Recipient
from games.goths.view import Hindrance


class ClanEvent(Event, frozen=True):
    """An event whose significance names fields of clans or camps.

    A clan stands for its chief and its king, a camp for all its seats.
    """

    @staticmethod
    def seats_of(value: object, players: int) -> tuple[Seat, ...]:
        """Return the seats that the value of a field stands for, at a table of ``players``.

        A clan stands for its king and chief, a camp for all its seats; other values as in every
        game.
        """
        layout = LAYOUTS[players]
        match value:
            case ClanName():
                return layout.seats_of_clan(value)
            case Camp():
                return layout.seats_of(value)
            case _:
                return Event.seats_of(value, players)


class Assembled(Event, frozen=True):
    """The armies stand in their forests; from now on nobody may tell a clansman anything."""

    significance = Significance(Weight.DEED)
    tokens: TokenSet


class AllotmentLaid(Event, frozen=True):
    """A king has said who gets the cards of which there is one; what, is shown later."""

    significance = Significance(Weight.UPKEEP)
    seat: Seat


class AllotmentsRevealed(Event, frozen=True):
    """Every king has said who gets the cards of which there is one."""

    significance = Significance(Weight.UPKEEP)
    reveals = True


class AllotmentShown(Event, frozen=True):
    """What a king had said."""

    significance = Significance(Weight.DEED, implied=True)
    reveals = True
    seat: Seat
    goth: Recipient
    pigeon: Recipient
    ballista: Recipient


class CardAllotted(ClanEvent, frozen=True):
    """A chief has the one card of his camp for the whole game (G26)."""

    significance = Significance(Weight.STAKE, ("clan",))
    seat: Seat
    clan: ClanName
    card: NewCard
    by_lot: bool
    """True if the kings disagreed."""


class RoundBegan(Event, frozen=True):
    """A round began; this clan holds the initiative."""

    significance = Significance(Weight.UPKEEP)
    begins_turn = True
    begins_round = True
    round: int
    seat: Seat
    clan: ClanName


class KingCardLaid(Event, frozen=True):
    """A king laid a card: all see its back (G12)."""

    significance = Significance(Weight.DEED, implied=True)
    reveals = True
    seat: Seat
    back: Back


class SpyglassUsed(Event, frozen=True):
    """A chief looks at the card that a king just laid."""

    significance = Significance(Weight.DEED, ("king",))
    reveals = True
    seat: Seat
    clan: ClanName
    king: Seat


class KingCardSpied(Event, frozen=True):
    """Private: what the spyglass showed."""

    significance = Significance(Weight.DEED, ("seat",))
    reveals = True
    seat: Seat
    king: Seat
    card: KingCard


class TokenInstructed(Event, frozen=True):
    """Private: a chief wrote down what his token is told."""

    significance = Significance(Weight.UPKEEP)
    seat: Seat


class OrderLaid(Event, frozen=True):
    """A chief has laid an order."""

    significance = Significance(Weight.UPKEEP)
    seat: Seat
    clan: ClanName


class OrderNoted(Event, frozen=True):
    """Private: the order that a chief laid."""

    significance = Significance(Weight.UPKEEP)
    seat: Seat
    order: Order
    aim: Aim
    with_token: bool


class OrdersClosed(Event, frozen=True):
    """All chiefs have laid an order; nothing can be changed any more."""

    significance = Significance(Weight.UPKEEP)
    reveals = True
    round: int


class BoomerangLaid(ClanEvent, frozen=True):
    """Every successful attack of a clan hits itself in this round."""

    significance = Significance(Weight.DEED, ("target",))
    reveals = True
    seat: Seat
    clan: ClanName
    target: ClanName


class DinnerCalled(ClanEvent, frozen=True):
    """An army steps back one card for a roast; from the forest it does not."""

    significance = Significance(Weight.STAKE, ("target",))
    reveals = True
    seat: Seat
    clan: ClanName
    target: ClanName
    spot: Spot
    """Where it stands then."""
    moved: bool

    def concerned(self, players: int) -> tuple[Seat, ...]:
        """Return the seats of the army that steps back; none if it does not."""
        return super().concerned(players) if self.moved else ()


class TntLit(ClanEvent, frozen=True):
    """A barrel of TNT went up."""

    significance = Significance(Weight.STAKE, ("target",))
    reveals = True
    seat: Seat
    clan: ClanName
    target: ClanName
    part: Part
    in_vain: bool
    """True if there was nothing to blow up any more."""

    def concerned(self, players: int) -> tuple[Seat, ...]:
        """Return the seats of the army that loses something; none if there is nothing to lose."""
        return () if self.in_vain else super().concerned(players)


class NewDealMade(Event, frozen=True):
    """The objectives that nobody stands on were shuffled face down."""

    significance = Significance(Weight.DEED, EVERYBODY)
    reveals = True
    seat: Seat
    clan: ClanName
    spots: tuple[Spot, ...]


class OrderRevealed(Event, frozen=True):
    """What a chief ordered, what his king had laid, and whether they understood each other."""

    significance = Significance(Weight.RESULT, ("seat", "king"), epilogue="king-cards", pictures=1)
    reveals = True
    seat: Seat
    clan: ClanName
    king: Seat
    order: Order
    card: KingCard
    understood: bool
    by_old_card: bool
    """True if it was a card lying face up that it fits, and not the one just laid."""

    def is_pictured(self, before: Sequence[Event]) -> bool:  # noqa: ARG002 - the letters decide
        """Return True if an old letter saved an order that the new one did not mean."""
        return self.by_old_card


class VictimNamed(ClanEvent, frozen=True):
    """A chief whose Gothic Goth succeeded named whom he robs."""

    significance = Significance(Weight.DEED, ("target",))
    reveals = True
    seat: Seat
    clan: ClanName
    target: ClanName


class OrderStolen(ClanEvent, frozen=True):
    """A Gothic Goth will carry out the order of another clan in its place."""

    significance = Significance(Weight.STAKE, ("clan", "target"))
    seat: Seat
    clan: ClanName
    target: ClanName
    order: Order


class GothIdled(ClanEvent, frozen=True):
    """A Gothic Goth steals nothing."""

    significance = Significance(Weight.RESULT, ("clan",))
    seat: Seat
    clan: ClanName
    target: ClanName | None
    reason: Hindrance


class Reconnoitred(Event, frozen=True):
    """A chief looked at an objective, or at his own token."""

    significance = Significance(Weight.DEED)
    reveals = True
    seat: Seat
    clan: ClanName
    spot: Spot | None
    """None for the token."""


class ObjectiveSeen(Event, frozen=True):
    """Private: what the objective is."""

    significance = Significance(Weight.DEED, ("seat",))
    reveals = True
    seat: Seat
    spot: Spot
    kind: Objective


class TokenSeen(Event, frozen=True):
    """Private: what the token is."""

    significance = Significance(Weight.DEED, ("seat",))
    reveals = True
    seat: Seat
    token: Token


class Sabotaged(ClanEvent, frozen=True):
    """An enemy machine was unloaded."""

    significance = Significance(Weight.STAKE, ("target",))
    reveals = True
    seat: Seat
    clan: ClanName
    target: ClanName
    machine: Machine


class Reinforced(ClanEvent, frozen=True):
    """An army grew."""

    significance = Significance(Weight.STAKE, ("clan",))
    reveals = True
    seat: Seat
    clan: ClanName
    added: int
    """Two by a double recruitment."""
    figures: int


class Loaded(ClanEvent, frozen=True):
    """A machine was loaded."""

    significance = Significance(Weight.STAKE, ("clan",))
    reveals = True
    seat: Seat
    clan: ClanName
    machine: Machine


class Fired(ClanEvent, frozen=True):
    """A machine was fired."""

    significance = Significance(Weight.DEED, ("target",))
    reveals = True
    seat: Seat
    clan: ClanName
    target: ClanName | None
    """None if nobody could be hit and nobody was named."""
    machine: Machine


class AxeThrown(ClanEvent, frozen=True):
    """An axe flew."""

    significance = Significance(Weight.DEED, ("target",))
    reveals = True
    seat: Seat
    clan: ClanName
    target: ClanName | None


class RatsLoosed(ClanEvent, frozen=True):
    """Rats were let loose."""

    significance = Significance(Weight.DEED, ("target",))
    reveals = True
    seat: Seat
    clan: ClanName
    target: ClanName | None


class BarricadeBuilt(ClanEvent, frozen=True):
    """An army barricaded itself."""

    significance = Significance(Weight.STAKE, ("clan",))
    reveals = True
    seat: Seat
    clan: ClanName
    spot: Spot


class FogDiscarded(ClanEvent, frozen=True):
    """A clan got rid of its fog of war token instead of building."""

    significance = Significance(Weight.STAKE, ("clan",))
    reveals = True
    seat: Seat
    clan: ClanName
    token: Token


class Advanced(ClanEvent, frozen=True):
    """An army moved."""

    significance = Significance(Weight.STAKE, ("clan",))
    reveals = True
    seat: Seat
    clan: ClanName
    origin: Spot
    spot: Spot


class ObjectiveTurned(Event, frozen=True):
    """An objective came to light."""

    significance = Significance(Weight.DEED, moment=True, pictures=1)
    reveals = True
    spot: Spot
    kind: Objective

    def is_pictured(self, before: Sequence[Event]) -> bool:
        """Return True if an army has found the queen."""
        return self.kind is Objective.QUEEN and any(isinstance(one, Advanced) for one in before)


class TrapSprung(ClanEvent, frozen=True):
    """The trap cost a figure (G5)."""

    significance = Significance(Weight.STAKE, ("clan",), pictures=1)
    clan: ClanName
    figures: int
    """What is left."""

    def is_pictured(self, before: Sequence[Event]) -> bool:
        """Return True if the trap was turned over only now, by the same step."""
        return any(isinstance(one, ObjectiveTurned) for one in before)


class FogRevealed(ClanEvent, frozen=True):
    """An army entered the card with its fog of war token."""

    significance = Significance(Weight.STAKE, ("clan",))
    reveals = True
    clan: ClanName
    token: Token


class TokenTaken(ClanEvent, frozen=True):
    """A chief took the token of his terrain card, unseen by all others."""

    significance = Significance(Weight.STAKE, ("clan",))
    reveals = True
    seat: Seat
    clan: ClanName


class TokenRead(Event, frozen=True):
    """Private: what the chief took."""

    significance = Significance(Weight.DEED, ("seat",))
    reveals = True
    seat: Seat
    token: Token


class AttackReturned(ClanEvent, frozen=True):
    """A boomerang sends an attack back to its author."""

    significance = Significance(Weight.RESULT, ("clan",))
    clan: ClanName


class RatsPoisoned(ClanEvent, frozen=True):
    """Rat poison: these rats have no effect, nor have any others on this card."""

    significance = Significance(Weight.RESULT, ("clan",))
    reveals = True
    seat: Seat
    clan: ClanName
    spot: Spot


class ShieldRaised(ClanEvent, frozen=True):
    """A shield saved a figure."""

    significance = Significance(Weight.RESULT, ("clan",))
    reveals = True
    seat: Seat
    clan: ClanName


class FiguresLost(ClanEvent, frozen=True):
    """An army lost figures to an attack; they go back to its reserve."""

    significance = Significance(Weight.STAKE, ("clan",), moment=True)
    clan: ClanName
    lost: int
    figures: int
    """What is left."""


class OrderFizzled(ClanEvent, frozen=True):
    """An order that succeeded has no effect."""

    significance = Significance(Weight.RESULT, ("clan",))
    reveals = True
    seat: Seat
    clan: ClanName
    order: Order
    reason: Hindrance


class OrderLapsed(ClanEvent, frozen=True):
    """An order lapses, since its army is no more (G28)."""

    significance = Significance(Weight.RESULT, ("clan",))
    seat: Seat
    clan: ClanName
    order: Order


class ClanEliminated(ClanEvent, frozen=True):
    """A clan has no figure left in its army."""

    significance = Significance(Weight.STAKE, ("camp",), moment=True, pictures=1, implied=True)
    clan: ClanName
    camp: Camp


class TalkOpened(Event, frozen=True):
    """A carrier pigeon lets these seats talk, two by two."""

    significance = Significance(Weight.DEED, ("seats",))
    reveals = True
    seat: Seat
    clan: ClanName
    seats: tuple[Seat, ...]


class MessageSent(Event, frozen=True):
    """Private: what one seat said to the other."""

    significance = Significance(Weight.DEED, ("target",))
    reveals = True
    seat: Seat
    target: Seat
    text: str


class TalkEnded(Event, frozen=True):
    """A seat is done with its talk."""

    significance = Significance(Weight.UPKEEP)
    seat: Seat


class RoundEnded(Event, frozen=True):
    """All orders of a round have been carried out."""

    significance = Significance(Weight.UPKEEP)
    reveals = True
    round: int


class KingCardsTaken(Event, frozen=True):
    """A king whose clan succeeded took all his cards back."""

    significance = Significance(Weight.UPKEEP)
    seat: Seat
    cards: int
    """How many, the one just laid included."""


class KingCardLeft(Event, frozen=True):
    """The card of a king who was not understood stays face up."""

    significance = Significance(Weight.STAKE, ("seat",))
    seat: Seat
    card: KingCard
    character: Character
    cards: int
    """How many lie there now."""


class OrderSetAside(Event, frozen=True):
    """A lone player sets the order just laid aside for one round (G13)."""

    significance = Significance(Weight.UPKEEP)
    seat: Seat
    clan: ClanName
    order: Order


class InitiativeHeld(ClanEvent, frozen=True):
    """A mastermind said who has the initiative."""

    significance = Significance(Weight.DEED, ("target",))
    reveals = True
    seat: Seat
    clan: ClanName
    target: ClanName
    """Who has it now."""


class Conceded(Event, frozen=True):
    """A seat gave up (G33)."""

    significance = Significance(Weight.DEED)
    seat: Seat


class ConcessionWithdrawn(Event, frozen=True):
    """A seat that had given up plays on (G33): who has taken it over learns what it knows."""

    significance = Significance(Weight.DEED)
    reveals = True

    seat: Seat


class WhisperShown(Event, frozen=True):
    """The game is over: what one seat said to another in a talk (S7)."""

    significance = Significance(Weight.DEED, epilogue="whispers")
    reveals = True
    round: int
    seat: Seat
    target: Seat
    text: str


class KingCardShown(Event, frozen=True):
    """The game is over: what a king had laid in a round that was cut short (S7)."""

    significance = Significance(Weight.DEED, epilogue="king-cards")
    reveals = True
    seat: Seat
    card: KingCard


class OrderShown(Event, frozen=True):
    """The game is over: what a chief had ordered in a round that was cut short (S7)."""

    significance = Significance(Weight.DEED, epilogue="orders")
    reveals = True
    seat: Seat
    clan: ClanName
    order: Order


class TokensShown(Event, frozen=True):
    """The game is over: a clan's token that nobody saw, and what it is."""

    significance = Significance(Weight.DEED, epilogue="tokens")
    reveals = True
    clan: ClanName
    token: Token


class BoxShown(Event, frozen=True):
    """The game is over: the tokens that nobody got."""

    significance = Significance(Weight.DEED, epilogue="tokens")
    reveals = True
    left: tuple[Token, ...]


class ObjectivesShown(Event, frozen=True):
    """The game is over: the objectives from the left."""

    significance = Significance(Weight.DEED, epilogue="objectives")
    reveals = True
    kinds: tuple[Objective, Objective, Objective]


class GameWon(Event, frozen=True):
    """A camp has won."""

    significance = Significance(Weight.STAKE, EVERYBODY, moment=True)
    camp: Camp
    seats: tuple[Seat, ...]
    reason: str


class GameDrawn(Event, frozen=True):
    """Nobody has won in a hundred rounds (G30)."""

    significance = Significance(Weight.STAKE, EVERYBODY, moment=True)
    rounds: int


GothsEvent = (
    Assembled
    | AllotmentLaid
    | AllotmentsRevealed
    | AllotmentShown
    | CardAllotted
    | RoundBegan
    | KingCardLaid
    | SpyglassUsed
    | KingCardSpied
    | TokenInstructed
    | OrderLaid
    | OrderNoted
    | OrdersClosed
    | BoomerangLaid
    | DinnerCalled
    | TntLit
    | NewDealMade
    | OrderRevealed
    | VictimNamed
    | OrderStolen
    | GothIdled
    | Reconnoitred
    | ObjectiveSeen
    | TokenSeen
    | Sabotaged
    | Reinforced
    | Loaded
    | Fired
    | AxeThrown
    | RatsLoosed
    | BarricadeBuilt
    | FogDiscarded
    | Advanced
    | ObjectiveTurned
    | TrapSprung
    | FogRevealed
    | TokenTaken
    | TokenRead
    | AttackReturned
    | RatsPoisoned
    | ShieldRaised
    | FiguresLost
    | OrderFizzled
    | OrderLapsed
    | ClanEliminated
    | TalkOpened
    | MessageSent
    | TalkEnded
    | RoundEnded
    | KingCardsTaken
    | KingCardLeft
    | OrderSetAside
    | InitiativeHeld
    | Conceded
    | ConcessionWithdrawn
    | WhisperShown
    | KingCardShown
    | OrderShown
    | TokensShown
    | BoxShown
    | ObjectivesShown
    | GameWon
    | GameDrawn
)
