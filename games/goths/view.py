"""What one viewer may know of a game of Goths Save the Queen."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from games.api import PhasedView, Seat
from games.goths.content import (
    BASE_ORDERS,
    Back,
    Camp,
    Character,
    ClanName,
    KingCard,
    Machine,
    Objective,
    Order,
    Readiness,
    Role,
    Spot,
    Token,
    TokenSet,
)
from games.goths.moves import Aim, Allot, Mode, TokenMove


class Phase(StrEnum):
    """What the table waits for; also the prompt of the open question."""

    ALLOT = "allot"
    """The kings say which chiefs get the cards of which there is one a camp."""
    KING = "king"
    """A king lays a card (step 2)."""
    ORDER = "order"
    """All chiefs lay an order (step 3)."""
    ROB = "rob"
    """A chief whose Gothic Goth succeeded names whom he robs."""
    OBJECTIVE = "objective"
    """A chief chooses where his army advances to."""
    LOOK = "look"
    """A chief chooses what he reconnoitres."""
    TARGET = "target"
    """A chief chooses which enemy clan his order hits."""
    BARRICADE = "barricade"
    """A chief builds, or discards the fog of war token."""
    TALK = "talk"
    """A carrier pigeon is under way."""
    OVER = "over"


BEFORE_REVEAL = frozenset({Phase.ALLOT, Phase.KING, Phase.ORDER})
"""While these are asked, what was laid in the round is secret."""


class TokenState(StrEnum):
    """Where the token of a clan is."""

    ABSENT = "absent"
    """No tokens are in play."""
    LYING = "lying"
    """Face down on its terrain card."""
    IN_FORCE = "in-force"
    """A fog of war token, revealed."""
    HELD = "held"
    """Taken by the chief, unused and known to him alone."""
    SPENT = "spent"
    """Used or discarded, for all to see."""
    GONE = "gone"
    """It left with the army, unused."""


class Mark(StrEnum):
    """How sure a chief can be that an order fits, by all that the chief knows."""

    CERTAIN = "certain"
    """It fits a face-up king card."""
    POSSIBLE = "possible"
    """It is on the back of the card just laid, and that card does not lie face up."""
    IMPOSSIBLE = "impossible"


class Hindrance(StrEnum):
    """Why an order that succeeded has no effect."""

    FOG = "fog"
    """A fog of war token bars it."""
    ARMY_FULL = "army-full"
    LOADED = "loaded"
    NOT_LOADED = "not-loaded"
    MACHINE_INACTIVE = "machine-inactive"
    """The enemy machine is inactive already."""
    MACHINE_DESTROYED = "machine-destroyed"
    BARRICADE = "barricade"
    """The target stands on a barricade."""
    FOREST = "forest"
    """The target stands in the forest."""
    NO_BARRICADE = "no-barricade"
    """Rats find no barricade under the target."""
    RAT_POISON = "rat-poison"
    """The target's card has been sprayed."""
    BUILT = "built"
    """The card under the army is barricaded already."""
    OBJECTIVE = "objective"
    """There are no barricades on objectives."""
    BLASTED = "blasted"
    """TNT marks the card: nothing can be built there."""
    NOBODY = "nobody"
    """No enemy army can be hit, each for a reason of its own."""
    NO_PARTNER = "no-partner"
    """Nobody of the camp is left to talk to."""
    TALKING = "talking"
    """The pair talks already in this round."""
    FAILED = "failed"
    """The clan named by the Goth failed, so that there is nothing to steal."""
    TWO_GOTHS = "two-goths"
    """The clan named by the Goth succeeded with a Goth (G23)."""
    STOLEN = "stolen"
    """A friend's Goth stole the order first (G25)."""


class Setup(msgspec.Struct, frozen=True, gc=False):
    """What the table chose."""

    seats: int
    tokens: TokenSet
    token_list: tuple[Token, ...]
    """The tokens in play, twice where two sets are mixed."""
    token_spot: Spot
    """Where they lie at the start."""
    gothic_goth: bool
    carrier_pigeon: bool
    ballista: bool
    walls: bool
    """3D barricades are used instead of the backs of the terrain cards."""
    one_box: bool
    """There is one of each new card a camp (6-8 players)."""
    own_card_hidden: bool
    """A lone player cannot look again at the king card laid (G24)."""
    handicap: bool


class Talk(msgspec.Struct, frozen=True, gc=False):
    """Two seats that a carrier pigeon lets talk in this round."""

    one: Seat
    other: Seat


class Message(msgspec.Struct, frozen=True, gc=False):
    """What one seat said to another in a talk."""

    round: int
    sender: Seat
    recipient: Seat
    text: str


class Verdict(msgspec.Struct, frozen=True, gc=False):
    """What a reveal showed of a clan, kept until the next reveal."""

    clan: ClanName
    order: Order
    card: KingCard
    """What the king had laid."""
    understood: bool


class Deed(msgspec.Struct, frozen=True, gc=False):
    """An order that was carried out, kept until the next reveal."""

    clan: ClanName
    """Who carried it out: the thief where it was stolen."""
    order: Order
    robbed: ClanName | None = None
    """From whom a Gothic Goth stole it."""
    target: ClanName | None = None
    victim: ClanName | None = None
    """Who lost figures: the author where a boomerang turned it."""
    lost: int = 0
    spot: Spot | None = None
    """What was looked at, built on or entered."""
    hindrance: Hindrance | None = None


class Terrain(msgspec.Struct, frozen=True, gc=False):
    """One of the three terrain cards of a clan."""

    barricade: bool
    """True if the card is turned, or the 3D barricade stands on it."""
    blasted: bool
    """True if TNT forbids barricades there for good."""
    poisoned: bool
    """True if rats have no effect there any more."""


class ClanView(msgspec.Struct, frozen=True, gc=False):
    """A clan's battlefield as the viewer sees it."""

    name: ClanName
    camp: Camp
    king: Seat
    chief: Seat
    alive: bool
    figures: int
    reserve: int
    spot: Spot
    terrain: tuple[Terrain, ...]
    """By spot: forest, near plain, far plain."""
    wall: Spot | None
    """Where the 3D barricade stands; None if it is aside or not used."""
    covered: bool
    """True if the army stands on a barricade."""
    machine: Machine
    readiness: Readiness
    token_state: TokenState
    token: Token | None
    """What it is, where the viewer may know."""
    has_goth: bool
    has_pigeon: bool
    set_aside: Order | None
    """The order a lone player played last, not to be used in this round (G13)."""
    boomerang: bool
    """True if its attacks hit itself in this round."""
    ordered: bool
    """True if its chief has laid an order in this round."""

    def may_order(self, order: Order) -> bool:
        """Return True if the clan's chief has an order in the deck, in hand or set aside."""
        match order:
            case Order.PIGEON:
                return self.has_pigeon
            case Order.GOTH:
                return self.has_goth
            case _:
                return order in BASE_ORDERS


class KingView(msgspec.Struct, frozen=True, gc=False):
    """A king's cards as the viewer sees them."""

    seat: Seat
    clans: tuple[ClanName, ...]
    alive: bool
    back: Back | None
    """Of the card laid in this round."""
    card: KingCard | None
    """That card, where the viewer may know it."""
    face_up: tuple[KingCard, ...]
    """In the order in which they were laid."""
    hand: int
    """How many are left."""


class ObjectiveView(msgspec.Struct, frozen=True, gc=False):
    """One of the cards in the middle."""

    spot: Spot
    face_up: bool
    kind: Objective | None
    """What it is, where the viewer may know: face up, or seen by the viewer since the last deal."""
    army: ClanName | None
    """Who stands on it."""
    poisoned: bool


class Sighting(msgspec.Struct, frozen=True, gc=False):
    """What a reconnoitring chief saw."""

    round: int
    spot: Spot
    kind: Objective
    before_new_deal: bool
    """True if the objectives were shuffled since."""


class Looked(msgspec.Struct, frozen=True, gc=False):
    """Which card a chief looked at, for all to know."""

    clan: ClanName
    round: int
    spot: Spot | None
    """The objective; None for the own fog of war token or a king card."""
    king: Seat | None = None
    """Whose card was seen through the spyglass."""


class Prospect(msgspec.Struct, frozen=True, gc=False):
    """One aim of an order, or one choice, and what would come of it by public facts."""

    aim: Aim
    clan: ClanName | None
    """The clan aimed at."""
    loss: int
    """How many figures it would cost: the target, or oneself under a boomerang."""
    hindrance: Hindrance | None
    """Why it would have no effect now."""


class OrderCard(msgspec.Struct, frozen=True, gc=False):
    """An order of the viewer's deck."""

    order: Order
    number: int
    character: Character
    mark: Mark
    in_hand: bool
    """False while it is set aside (G13)."""
    hindrance: Hindrance | None
    """Why it would have no effect now, whatever it is aimed at."""
    prospects: tuple[Prospect, ...]
    """The aims that would matter now; every order may be left open too."""

    @property
    def alternatives(self) -> tuple[Prospect, ...]:
        """The aims between which there is something to choose now; none or at least two."""
        named = tuple(one for one in self.prospects if one.aim is not Aim.OPEN)
        return named if len(named) > 1 else ()

    @property
    def is_promising(self) -> bool:
        """True if the order can be understood in this round and would do something now."""
        return self.mark is not Mark.IMPOSSIBLE and self.hindrance is None

    def chooses(self, aim: Aim) -> bool:
        """Return True if an aim may be given: it is one of the order's, or none if it has none."""
        return any(one.aim is aim for one in self.alternatives) or (
            aim is Aim.OPEN and not self.alternatives
        )

    def prospect(self, aim: Aim) -> Prospect | None:
        """Return what would come of an aim by public facts; None if that cannot be said."""
        return next((one for one in self.prospects if one.aim is aim), None)

    def can_come_about(self, aim: Aim, spot: Spot) -> bool:
        """Return True if an aim of an army at ``spot`` may matter this round, whoever acts first.

        An aim left open always may. An order that will not be understood needs no target, and no
        door is reached from before the second plain. That the aim is one of the order's is not
        checked.
        """
        if aim is Aim.OPEN:
            return True
        far = self.order is Order.ADVANCE and spot < Spot.FAR_PLAIN
        return self.mark is not Mark.IMPOSSIBLE and not far


class Sealed(msgspec.Struct, frozen=True, gc=False):
    """An answer of a chief, face down until all have answered."""

    order: Order
    aim: Aim
    token: TokenMove | None
    """What his token was told."""


class ChiefPanel(msgspec.Struct, frozen=True, gc=False):
    """What a war chief sees alone."""

    clan: ClanName
    orders: tuple[OrderCard, ...]
    """In ascending number."""
    sightings: tuple[Sighting, ...]
    spied: tuple[Seat, KingCard] | None
    """The king whose card was seen through the spyglass in this round, and that card."""
    mode: Mode
    """Of the shield or the rat poison held."""
    draft: TokenMove | None
    """What the token is told, to be laid with the next order given with the token."""
    sealed: Sealed | None
    """The answer given."""
    instructions: tuple[TokenMove, ...]
    """What the token may be told now."""


class RoyalCard(msgspec.Struct, frozen=True, gc=False):
    """A card of the viewer's king deck."""

    card: KingCard
    face_up: bool
    laid: bool
    """True if it was laid in this round, where the viewer may know."""


class Choices(msgspec.Struct, frozen=True, gc=False):
    """What the viewer may answer now, orders and tokens excepted (see :class:`ChiefPanel`)."""

    allotments: tuple[Allot, ...] = ()
    cards: tuple[KingCard, ...] = ()
    """For :class:`games.goths.moves.LayKingCard`."""
    aims: tuple[Prospect, ...] = ()
    """For :class:`games.goths.moves.Choose`."""
    messages_left: int = 0
    """How many :class:`games.goths.moves.SendMessage` are open."""
    end_talk: bool = False


class GothsView(PhasedView, frozen=True):
    """The table as one viewer may see it."""

    phase: Phase
    setup: Setup
    round: int
    """Counted from 1; 0 before it."""
    initiative: ClanName
    cycle: tuple[ClanName, ...]
    """The living clans in the order of initiative."""
    role: Role | None
    """The viewer's; None for a spectator."""
    camp: Camp | None
    """The viewer's."""
    clans: tuple[ClanView, ...]
    kings: tuple[KingView, ...]
    objectives: tuple[ObjectiveView, ...]
    box: tuple[Token, ...] | None
    """The tokens that were not dealt, once the game is over."""
    looks: tuple[Looked, ...]
    acting: ClanName | None
    """Whose order is being carried out while its chief is asked."""
    order: Order | None
    """That order."""
    verdicts: tuple[Verdict, ...]
    deeds: tuple[Deed, ...]
    """What the last reveal brought so far."""
    talks: tuple[Talk, ...]
    conceded: tuple[Seat, ...]
    king: tuple[RoyalCard, ...]
    """The viewer's king cards; empty for others, and while they may not be looked at (G24)."""
    chief: ChiefPanel | None
    allotted: Allot | None
    """What the viewer has answered before round 1."""
    messages: tuple[Message, ...]
    """What the viewer said and was told in talks; all that was said once the game is over."""
    choices: Choices
    winner: Camp | None
    reason: str | None
    """Why the game is over."""
