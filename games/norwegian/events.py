"""Events of Norwegian Battle, each with its audience."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from games.api import EVERYBODY, Event, Seat, Significance, Weight
from games.norwegian.content import Card, Rank
from games.norwegian.view import Demand


class Burn(StrEnum):
    """What removed the pile from the game."""

    TEN = "ten"
    FOUR_OF_A_KIND = "four-of-a-kind"
    COMPLETION = "completion"


class Pickup(StrEnum):
    """Why a player took the pile."""

    TURN = "turn"
    """In one's own turn; whether another card could have been laid is not said."""
    BLIND = "blind"
    """The blind card could not be laid."""
    ACE = "ace"
    JOKER = "joker"


class DealerDrawn(Event, frozen=True):
    """Luck named the dealer."""

    significance = Significance(Weight.DEED, ("seat",))
    seat: Seat


class DealPassed(Event, frozen=True):
    """In a rematch the deal passed on to this seat."""

    significance = Significance(Weight.DEED, ("seat",))
    seat: Seat


class CardsDealt(Event, frozen=True):
    """Everybody got three cards face down, three face up and three in hand."""

    significance = Significance(Weight.DEED)
    decks: int
    jokers: int
    stock: int


class FaceUpDealt(Event, frozen=True):
    """Three cards lie face up before a seat."""

    significance = Significance(Weight.DEED, ("seat",))
    reveals = True
    seat: Seat
    cards: tuple[Card, ...]


class HandDealt(Event, frozen=True):
    """Private: the hand that a seat begins with."""

    significance = Significance(Weight.UPKEEP)
    reveals = True
    seat: Seat
    cards: tuple[Card, ...]


class LaidOut(Event, frozen=True):
    """A seat exchanged cards, is ready, and these lie face up now."""

    significance = Significance(Weight.DEED)
    reveals = True
    seat: Seat
    cards: tuple[Card, ...]


class BecameReady(Event, frozen=True):
    """A seat is ready with its cards as they lie."""

    significance = Significance(Weight.UPKEEP)
    seat: Seat


class ExchangeClosed(Event, frozen=True):
    """Everybody is ready; no card changes place any more."""

    significance = Significance(Weight.DEED)


class TurnBegan(Event, frozen=True):
    """The turn passed to a seat."""

    significance = Significance(Weight.UPKEEP)
    begins_turn = True
    seat: Seat
    turn: int
    """Counted from 1."""
    demand: Demand
    rank: Rank | None
    """The rank that the demand speaks of; None when free."""


class CardsLaid(Event, frozen=True):
    """Cards of one rank were laid on the pile; a joker goes straight out of the game."""

    significance = Significance(Weight.DEED)
    reveals = True
    seat: Seat
    rank: Rank
    cards: tuple[Card, ...]


class HandRefilled(Event, frozen=True):
    """A seat drew from the stock."""

    significance = Significance(Weight.UPKEEP)
    seat: Seat
    number: int
    stock: int
    """What is left of it."""


class CardsDrawn(Event, frozen=True):
    """Private: the cards that a seat drew."""

    significance = Significance(Weight.UPKEEP)
    reveals = True
    seat: Seat
    cards: tuple[Card, ...]


class StockEmptied(Event, frozen=True):
    """The last card of the stock was drawn."""

    significance = Significance(Weight.DEED)


class FaceUpTaken(Event, frozen=True):
    """With stock and hand empty a seat took its face-up cards into hand."""

    significance = Significance(Weight.DEED, ("seat",))
    seat: Seat
    cards: tuple[Card, ...]


class BlindTurned(Event, frozen=True):
    """A face-down card was turned."""

    significance = Significance(Weight.RESULT, ("seat",), moment=True, pictures=1)
    reveals = True
    seat: Seat
    index: int
    """Its place, 0 to 2."""
    card: Card
    playable: bool

    def is_pictured(self, before: Sequence[Event]) -> bool:  # noqa: ARG002 - the card decides
        """Return True if the card could not be laid."""
        return not self.playable


class BlindStopped(Event, frozen=True):
    """A seat left it at the blind cards laid so far."""

    significance = Significance(Weight.DEED)
    seat: Seat


class DemandChanged(Event, frozen=True):
    """A 7 asks the next player for a 7 or less, or a 2 leaves the choice free."""

    significance = Significance(Weight.DEED)
    seat: Seat
    demand: Demand


class SeatsSkipped(Event, frozen=True):
    """Eights passed over these seats, in this order; one may be passed over twice."""

    significance = Significance(Weight.DEED, ("skipped",))
    seat: Seat
    skipped: tuple[Seat, ...]


class DirectionReversed(Event, frozen=True):
    """Sixes changed the direction of play; an even number of them leaves it as it was."""

    significance = Significance(Weight.DEED)
    seat: Seat
    clockwise: bool


class ThreesIgnored(Event, frozen=True):
    """Invisible threes were laid: the next player faces what lies below them."""

    significance = Significance(Weight.DEED)
    seat: Seat


class PileBurnt(Event, frozen=True):
    """The pile left the game."""

    significance = Significance(Weight.DEED)
    seat: Seat
    cause: Burn
    number: int


class PileTaken(Event, frozen=True):
    """A seat took the pile into hand."""

    significance = Significance(Weight.STAKE, ("seat",))
    seat: Seat
    cause: Pickup
    number: int
    """Cards taken, the blind card that could not be laid included."""


class AceAimed(Event, frozen=True):
    """The pile is on its way to a seat, which may counter."""

    significance = Significance(Weight.DEED, ("target",), implied=True)
    seat: Seat
    target: Seat
    aces: int


class AceReturned(Event, frozen=True):
    """The target countered with an ace and is the attacker now."""

    significance = Significance(Weight.RESULT, ("attacker",), pictures=2)
    seat: Seat
    attacker: Seat


class AceStopped(Event, frozen=True):
    """The target countered with a 2: the attack is over, the pile stays."""

    significance = Significance(Weight.RESULT, ("seat", "attacker"))
    seat: Seat
    attacker: Seat


class AceUnanswered(Event, frozen=True):
    """The target did not counter."""

    significance = Significance(Weight.RESULT, ("attacker",), implied=True)
    seat: Seat
    attacker: Seat


class JokerGiven(Event, frozen=True):
    """The player of a joker named who takes the pile."""

    significance = Significance(Weight.DEED, ("target",))
    seat: Seat
    target: Seat


class JokerWasted(Event, frozen=True):
    """A joker was laid where no pile was: nobody takes anything."""

    significance = Significance(Weight.RESULT, ("seat",))
    seat: Seat


class CompletionOffered(Event, frozen=True):
    """Everybody who on public facts could complete the cards to four is asked."""

    significance = Significance(Weight.UPKEEP)
    rank: Rank
    missing: int


class CompletionPassed(Event, frozen=True):
    """A seat lets the cards lie."""

    significance = Significance(Weight.UPKEEP)
    seat: Seat


class Completed(Event, frozen=True):
    """A seat laid all that was missing to four."""

    significance = Significance(Weight.DEED, moment=True, pictures=1)
    seat: Seat
    rank: Rank


class WentOut(Event, frozen=True):
    """A seat has laid its last card."""

    significance = Significance(Weight.STAKE, ("seat",), moment=True)
    seat: Seat
    place: int


class LeftLast(Event, frozen=True):
    """Playing for places, this seat is the only one with cards left."""

    significance = Significance(Weight.STAKE, ("seat",))
    seat: Seat
    place: int


class StalemateReached(Event, frozen=True):
    """The cards only went round: the game ends, and the fewest cards decide."""

    significance = Significance(Weight.DEED, EVERYBODY)
    turns: int
    """How many turns passed without any progress."""


class GameWon(Event, frozen=True):
    """The game is over; the first place goes to one seat, or to several after a stalemate."""

    significance = Significance(Weight.STAKE, EVERYBODY, moment=True)
    seats: tuple[Seat, ...]


class HandShown(Event, frozen=True):
    """A seat turned over what was left in its hand when the game was over (N36)."""

    significance = Significance(Weight.DEED, epilogue="last-cards")
    reveals = True
    seat: Seat
    cards: tuple[Card, ...]


class FaceDownShown(Event, frozen=True):
    """A seat turned over what still lay face down when the game was over (N36)."""

    significance = Significance(Weight.DEED, epilogue="last-cards")
    reveals = True
    seat: Seat
    cards: tuple[Card, ...]


NorwegianEvent = (
    DealerDrawn
    | DealPassed
    | CardsDealt
    | FaceUpDealt
    | HandDealt
    | LaidOut
    | BecameReady
    | ExchangeClosed
    | TurnBegan
    | CardsLaid
    | HandRefilled
    | CardsDrawn
    | StockEmptied
    | FaceUpTaken
    | BlindTurned
    | BlindStopped
    | DemandChanged
    | SeatsSkipped
    | DirectionReversed
    | ThreesIgnored
    | PileBurnt
    | PileTaken
    | AceAimed
    | AceReturned
    | AceStopped
    | AceUnanswered
    | JokerGiven
    | JokerWasted
    | CompletionOffered
    | CompletionPassed
    | Completed
    | WentOut
    | LeftLast
    | StalemateReached
    | GameWon
    | HandShown
    | FaceDownShown
)
