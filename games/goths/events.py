"""What happens in a game of Goths Save the Queen, each with who may hear of it.

``seat`` is who acts, ``clan`` the clan concerned.
"""

from __future__ import annotations

from typing import ClassVar

from games.api import Event, Seat
from games.goths.content import (
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


class Assembled(Event, frozen=True):
    """The armies stand in their forests; from now on nobody may tell a clansman anything."""

    tokens: TokenSet


class AllotmentLaid(Event, frozen=True):
    """A king has said who gets the cards of which there is one; what, is shown later."""

    seat: Seat


class AllotmentsRevealed(Event, frozen=True):
    """Every king has said who gets the cards of which there is one."""

    reveals: ClassVar[bool] = True


class AllotmentShown(Event, frozen=True):
    """What a king had said."""

    reveals: ClassVar[bool] = True
    seat: Seat
    goth: Recipient
    pigeon: Recipient
    ballista: Recipient


class CardAllotted(Event, frozen=True):
    """A chief has the one card of his camp for the whole game (G26)."""

    seat: Seat
    clan: ClanName
    card: NewCard
    by_lot: bool
    """Whether the kings disagreed."""


class RoundBegan(Event, frozen=True):
    """A round began; this clan holds the initiative."""

    begins_turn: ClassVar[bool] = True
    begins_round: ClassVar[bool] = True
    round: int
    seat: Seat
    clan: ClanName


class KingCardLaid(Event, frozen=True):
    """A king laid a card: all see its back (G12)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    back: Back


class SpyglassUsed(Event, frozen=True):
    """A chief looks at the card that a king just laid."""

    reveals: ClassVar[bool] = True
    seat: Seat
    clan: ClanName
    king: Seat


class KingCardSpied(Event, frozen=True):
    """Private: what the spyglass showed."""

    reveals: ClassVar[bool] = True
    seat: Seat
    king: Seat
    card: KingCard


class TokenInstructed(Event, frozen=True):
    """Private: a chief wrote down what his token is told."""

    seat: Seat


class OrderLaid(Event, frozen=True):
    """A chief has laid an order."""

    seat: Seat
    clan: ClanName


class OrderNoted(Event, frozen=True):
    """Private: the order that a chief laid."""

    seat: Seat
    order: Order
    aim: Aim
    with_token: bool


class OrdersClosed(Event, frozen=True):
    """All chiefs have laid an order; nothing can be changed any more."""

    reveals: ClassVar[bool] = True
    round: int


class BoomerangLaid(Event, frozen=True):
    """Every successful attack of a clan hits itself in this round."""

    reveals: ClassVar[bool] = True
    seat: Seat
    clan: ClanName
    target: ClanName


class DinnerCalled(Event, frozen=True):
    """An army steps back one card for a roast; from the forest it does not."""

    reveals: ClassVar[bool] = True
    seat: Seat
    clan: ClanName
    target: ClanName
    spot: Spot
    """Where it stands then."""
    moved: bool


class TntLit(Event, frozen=True):
    """A barrel of TNT went up."""

    reveals: ClassVar[bool] = True
    seat: Seat
    clan: ClanName
    target: ClanName
    part: Part
    in_vain: bool
    """Whether there was nothing to blow up any more."""


class NewDealMade(Event, frozen=True):
    """The objectives that nobody stands on were shuffled face down."""

    reveals: ClassVar[bool] = True
    seat: Seat
    clan: ClanName
    spots: tuple[Spot, ...]


class OrderRevealed(Event, frozen=True):
    """What a chief ordered, what his king had laid, and whether they understood each other."""

    reveals: ClassVar[bool] = True
    seat: Seat
    clan: ClanName
    king: Seat
    order: Order
    card: KingCard
    understood: bool
    by_old_card: bool
    """Whether it was a card lying face up that it fits, and not the one just laid."""


class VictimNamed(Event, frozen=True):
    """A chief whose Gothic Goth succeeded named whom he robs."""

    reveals: ClassVar[bool] = True
    seat: Seat
    clan: ClanName
    target: ClanName


class OrderStolen(Event, frozen=True):
    """A Gothic Goth will carry out the order of another clan in its place."""

    seat: Seat
    clan: ClanName
    target: ClanName
    order: Order


class GothIdled(Event, frozen=True):
    """A Gothic Goth steals nothing."""

    seat: Seat
    clan: ClanName
    target: ClanName | None
    reason: Hindrance


class Reconnoitred(Event, frozen=True):
    """A chief looked at an objective, or at his own token."""

    reveals: ClassVar[bool] = True
    seat: Seat
    clan: ClanName
    spot: Spot | None
    """None for the token."""


class ObjectiveSeen(Event, frozen=True):
    """Private: what the objective is."""

    reveals: ClassVar[bool] = True
    seat: Seat
    spot: Spot
    kind: Objective


class TokenSeen(Event, frozen=True):
    """Private: what the token is."""

    reveals: ClassVar[bool] = True
    seat: Seat
    token: Token


class Sabotaged(Event, frozen=True):
    """An enemy machine was unloaded."""

    reveals: ClassVar[bool] = True
    seat: Seat
    clan: ClanName
    target: ClanName
    machine: Machine


class Reinforced(Event, frozen=True):
    """An army grew."""

    reveals: ClassVar[bool] = True
    seat: Seat
    clan: ClanName
    added: int
    """Two by a double recruitment."""
    figures: int


class Loaded(Event, frozen=True):
    """A machine was loaded."""

    reveals: ClassVar[bool] = True
    seat: Seat
    clan: ClanName
    machine: Machine


class Fired(Event, frozen=True):
    """A machine was fired."""

    reveals: ClassVar[bool] = True
    seat: Seat
    clan: ClanName
    target: ClanName | None
    """None where nobody could be hit and nobody was named."""
    machine: Machine


class AxeThrown(Event, frozen=True):
    """An axe flew."""

    reveals: ClassVar[bool] = True
    seat: Seat
    clan: ClanName
    target: ClanName | None


class RatsLoosed(Event, frozen=True):
    """Rats were let loose."""

    reveals: ClassVar[bool] = True
    seat: Seat
    clan: ClanName
    target: ClanName | None


class BarricadeBuilt(Event, frozen=True):
    """An army barricaded itself."""

    reveals: ClassVar[bool] = True
    seat: Seat
    clan: ClanName
    spot: Spot


class FogDiscarded(Event, frozen=True):
    """A clan got rid of its fog of war token instead of building."""

    reveals: ClassVar[bool] = True
    seat: Seat
    clan: ClanName
    token: Token


class Advanced(Event, frozen=True):
    """An army moved."""

    reveals: ClassVar[bool] = True
    seat: Seat
    clan: ClanName
    origin: Spot
    spot: Spot


class ObjectiveTurned(Event, frozen=True):
    """An objective came to light."""

    reveals: ClassVar[bool] = True
    spot: Spot
    kind: Objective


class TrapSprung(Event, frozen=True):
    """The trap cost a figure (G5)."""

    clan: ClanName
    figures: int
    """What is left."""


class FogRevealed(Event, frozen=True):
    """An army entered the card with its fog of war token."""

    reveals: ClassVar[bool] = True
    clan: ClanName
    token: Token


class TokenTaken(Event, frozen=True):
    """A chief took the token of his terrain card, unseen by all others."""

    reveals: ClassVar[bool] = True
    seat: Seat
    clan: ClanName


class TokenRead(Event, frozen=True):
    """Private: what the chief took."""

    reveals: ClassVar[bool] = True
    seat: Seat
    token: Token


class AttackReturned(Event, frozen=True):
    """A boomerang sends an attack back to its author."""

    clan: ClanName


class RatsPoisoned(Event, frozen=True):
    """Rat poison: these rats have no effect, nor have any others on this card."""

    reveals: ClassVar[bool] = True
    seat: Seat
    clan: ClanName
    spot: Spot


class ShieldRaised(Event, frozen=True):
    """A shield saved a figure."""

    reveals: ClassVar[bool] = True
    seat: Seat
    clan: ClanName


class FiguresLost(Event, frozen=True):
    """An army lost figures to an attack; they go back to its reserve."""

    clan: ClanName
    lost: int
    figures: int
    """What is left."""


class OrderFizzled(Event, frozen=True):
    """An order that succeeded has no effect."""

    reveals: ClassVar[bool] = True
    seat: Seat
    clan: ClanName
    order: Order
    reason: Hindrance


class OrderLapsed(Event, frozen=True):
    """An order lapses, since its army is no more (G28)."""

    seat: Seat
    clan: ClanName
    order: Order


class ClanEliminated(Event, frozen=True):
    """A clan has no figure left in its army."""

    clan: ClanName
    camp: Camp


class TalkOpened(Event, frozen=True):
    """A carrier pigeon lets these seats talk, two by two."""

    reveals: ClassVar[bool] = True
    seat: Seat
    clan: ClanName
    seats: tuple[Seat, ...]


class MessageSent(Event, frozen=True):
    """Private: what one seat said to the other."""

    reveals: ClassVar[bool] = True
    seat: Seat
    target: Seat
    text: str


class TalkEnded(Event, frozen=True):
    """A seat is done with its talk."""

    seat: Seat


class RoundEnded(Event, frozen=True):
    """All orders of a round have been carried out."""

    reveals: ClassVar[bool] = True
    round: int


class KingCardsTaken(Event, frozen=True):
    """A king whose clan succeeded took all his cards back."""

    seat: Seat
    cards: int
    """How many, the one just laid included."""


class KingCardLeft(Event, frozen=True):
    """The card of a king who was not understood stays face up."""

    seat: Seat
    card: KingCard
    character: Character
    cards: int
    """How many lie there now."""


class OrderSetAside(Event, frozen=True):
    """A lone player sets the order just laid aside for one round (G13)."""

    seat: Seat
    clan: ClanName
    order: Order


class InitiativeHeld(Event, frozen=True):
    """A mastermind said who has the initiative."""

    reveals: ClassVar[bool] = True
    seat: Seat
    clan: ClanName
    target: ClanName
    """Who has it now."""


class Conceded(Event, frozen=True):
    """A seat gave up (G33)."""

    seat: Seat


class ConcessionWithdrawn(Event, frozen=True):
    """A seat that had given up plays on (G33): who has taken it over learns what it knows."""

    reveals: ClassVar[bool] = True

    seat: Seat


class WhisperShown(Event, frozen=True):
    """The game is over: what one seat said to another in a talk (S7)."""

    reveals: ClassVar[bool] = True
    round: int
    seat: Seat
    target: Seat
    text: str


class KingCardShown(Event, frozen=True):
    """The game is over: what a king had laid in a round that was cut short (S7)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: KingCard


class OrderShown(Event, frozen=True):
    """The game is over: what a chief had ordered in a round that was cut short (S7)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    clan: ClanName
    order: Order


class TokensShown(Event, frozen=True):
    """The game is over: a clan's token that nobody saw, and what it is."""

    reveals: ClassVar[bool] = True
    clan: ClanName
    token: Token


class BoxShown(Event, frozen=True):
    """The game is over: the tokens that nobody got."""

    reveals: ClassVar[bool] = True
    left: tuple[Token, ...]


class ObjectivesShown(Event, frozen=True):
    """The game is over: the objectives from the left."""

    reveals: ClassVar[bool] = True
    kinds: tuple[Objective, Objective, Objective]


class GameWon(Event, frozen=True):
    """A camp has won."""

    camp: Camp
    seats: tuple[Seat, ...]
    reason: str


class GameDrawn(Event, frozen=True):
    """Nobody has won in a hundred rounds (G30)."""

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
