"""What a player can decide in Goths Save the Queen."""

from __future__ import annotations

from enum import StrEnum

from games.api import Move, Seat
from games.goths.content import ClanName, KingCard, Order


class Recipient(StrEnum):
    """Which chief of the camp gets a card of which there is one a camp."""

    FIRST = "first"
    SECOND = "second"
    NOBODY = "nobody"
    """The card is not in play."""


class Aim(StrEnum):
    """What an order is aimed at (G4)."""

    OPEN = "open"
    """Nothing yet: the chief is asked when the order is carried out, if need be."""
    LEFT = "left"
    MIDDLE = "middle"
    RIGHT = "right"
    TOKEN = "token"  # noqa: S105 - a token of the game
    """The own fog of war token, face down."""
    BUILD = "build"
    DISCARD = "discard"
    """The fog of war token under the army goes, and no barricade is built."""
    A = "a"
    B = "b"
    C = "c"
    D = "d"


class Part(StrEnum):
    """What the barrel of TNT is put on."""

    MACHINE = "machine"
    FOREST = "forest"
    NEAR_PLAIN = "near-plain"
    FAR_PLAIN = "far-plain"
    WALL = "wall"
    """The 3D barricade on an objective."""


class Mode(StrEnum):
    """When a token that waits for its moment is used; it holds until changed."""

    NEVER = "never"
    LAST = "last"
    """To save the last figure (shield)."""
    FIRST = "first"
    """At the first loss (shield), at the first rats that would cost a figure (rat poison)."""


class Allot(Move, frozen=True):
    """Say which chief of one's camp gets the cards of which there is one (before round 1)."""

    goth: Recipient
    pigeon: Recipient
    ballista: Recipient


class LayKingCard(Move, frozen=True):
    """Lay a king card face down (round, step 2)."""

    card: KingCard


class GiveOrder(Move, frozen=True):
    """Lay an order face down, as the whole answer of the chief (round, step 3; G17)."""

    order: Order
    aim: Aim
    with_token: bool
    """True if the token speaks with it, as the chief last wrote down."""


class LayBoomerang(Move, frozen=True):
    """Draft: every successful attack of a chief hits its author (boomerang)."""

    clan: ClanName


class CallToDinner(Move, frozen=True):
    """Draft: an enemy army steps back one card (dinner!)."""

    clan: ClanName


class PlaceTnt(Move, frozen=True):
    """Draft: blow up what an enemy clan has (TNT)."""

    clan: ClanName
    part: Part


class DealAnew(Move, frozen=True):
    """Draft: the unoccupied objectives are shuffled face down (new deal)."""


class RecruitTwice(Move, frozen=True):
    """Draft: a reinforcement of this round adds two figures (double recruitment)."""


class PassInitiative(Move, frozen=True):
    """Draft: the coming change of initiative is mine to say (mastermind).

    At 2-4 players the token stays where it is (G31); at 6-8 it goes to any living chief.
    """

    clan: ClanName


class SetShield(Move, frozen=True):
    """Draft: when the shield is to be raised."""

    mode: Mode


class SetRatPoison(Move, frozen=True):
    """Draft: whether the rat poison is to be used."""

    mode: Mode


class UseSpyglass(Move, frozen=True):
    """Look at one king card just played, at once; the order is still to be chosen (spyglass)."""

    king: Seat


class Choose(Move, frozen=True):
    """Say what one's order, or the Goth, is aimed at (round, step 5)."""

    aim: Aim


class SendMessage(Move, frozen=True):
    """Say something to one's partner in a talk (carrier pigeon, G34)."""

    text: str


class EndTalk(Move, frozen=True):
    """Be done with a talk (carrier pigeon, G34)."""


class Concede(Move, frozen=True):
    """Give up, asked or not; the camp does when all its living seats have (G33)."""


class WithdrawConcession(Move, frozen=True):
    """Play on: the seat has a player again (G33)."""


TokenMove = (
    LayBoomerang
    | CallToDinner
    | PlaceTnt
    | DealAnew
    | RecruitTwice
    | PassInitiative
    | SetShield
    | SetRatPoison
)
"""What a token is told, written down first and laid with the order (G17)."""

Answer = (
    Allot
    | LayKingCard
    | GiveOrder
    | LayBoomerang
    | CallToDinner
    | PlaceTnt
    | DealAnew
    | RecruitTwice
    | PassInitiative
    | SetShield
    | SetRatPoison
    | UseSpyglass
    | Choose
    | SendMessage
    | EndTalk
)
"""What answers a question."""

GothsMove = Answer | Concede | WithdrawConcession
