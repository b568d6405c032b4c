"""What happens in a game of Norwegian Battle, each with who may hear of it."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from games.api import Event, Seat
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

    seat: Seat


class DealPassed(Event, frozen=True):
    """In a rematch the deal passed on to this seat."""

    seat: Seat


class CardsDealt(Event, frozen=True):
    """Everybody got three cards face down, three face up and three in hand."""

    decks: int
    jokers: int
    stock: int


class FaceUpDealt(Event, frozen=True):
    """Three cards lie face up before a seat."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[Card, ...]


class HandDealt(Event, frozen=True):
    """Private: the hand that a seat begins with."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[Card, ...]


class LaidOut(Event, frozen=True):
    """A seat exchanged cards, is ready, and these lie face up now."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[Card, ...]


class BecameReady(Event, frozen=True):
    """A seat is ready with its cards as they lie."""

    seat: Seat


class ExchangeClosed(Event, frozen=True):
    """Everybody is ready; no card changes place any more."""


class TurnBegan(Event, frozen=True):
    """The turn passed to a seat."""

    begins_turn: ClassVar[bool] = True
    seat: Seat
    turn: int
    """Counted from 1."""
    demand: Demand
    rank: Rank | None
    """The rank that the demand speaks of; None when free."""


class CardsLaid(Event, frozen=True):
    """Cards of one rank were laid on the pile; a joker goes straight out of the game."""

    reveals: ClassVar[bool] = True
    seat: Seat
    rank: Rank
    cards: tuple[Card, ...]


class HandRefilled(Event, frozen=True):
    """A seat drew from the stock."""

    seat: Seat
    number: int
    stock: int
    """What is left of it."""


class CardsDrawn(Event, frozen=True):
    """Private: the cards that a seat drew."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[Card, ...]


class StockEmptied(Event, frozen=True):
    """The last card of the stock was drawn."""


class FaceUpTaken(Event, frozen=True):
    """With stock and hand empty a seat took its face-up cards into hand."""

    seat: Seat
    cards: tuple[Card, ...]


class BlindTurned(Event, frozen=True):
    """A face-down card was turned."""

    reveals: ClassVar[bool] = True
    seat: Seat
    index: int
    """Its place, 0 to 2."""
    card: Card
    playable: bool


class BlindStopped(Event, frozen=True):
    """A seat left it at the blind cards laid so far."""

    seat: Seat


class DemandChanged(Event, frozen=True):
    """A 7 asks the next player for a 7 or less, or a 2 leaves the choice free."""

    seat: Seat
    demand: Demand


class SeatsSkipped(Event, frozen=True):
    """Eights passed over these seats, in this order; one may be passed over twice."""

    seat: Seat
    skipped: tuple[Seat, ...]


class DirectionReversed(Event, frozen=True):
    """Sixes changed the direction of play; an even number of them leaves it as it was."""

    seat: Seat
    clockwise: bool


class ThreesIgnored(Event, frozen=True):
    """Invisible threes were laid: the next player faces what lies below them."""

    seat: Seat


class PileBurnt(Event, frozen=True):
    """The pile left the game."""

    seat: Seat
    cause: Burn
    number: int


class PileTaken(Event, frozen=True):
    """A seat took the pile into hand."""

    seat: Seat
    cause: Pickup
    number: int
    """Cards taken, the blind card that could not be laid included."""


class AceAimed(Event, frozen=True):
    """The pile is on its way to a seat, which may counter."""

    seat: Seat
    target: Seat
    aces: int


class AceReturned(Event, frozen=True):
    """The target countered with an ace and is the attacker now."""

    seat: Seat
    attacker: Seat


class AceStopped(Event, frozen=True):
    """The target countered with a 2: the attack is over, the pile stays."""

    seat: Seat
    attacker: Seat


class AceUnanswered(Event, frozen=True):
    """The target did not counter."""

    seat: Seat
    attacker: Seat


class JokerGiven(Event, frozen=True):
    """The player of a joker named who takes the pile."""

    seat: Seat
    target: Seat


class JokerWasted(Event, frozen=True):
    """A joker was laid where no pile was: nobody takes anything."""

    seat: Seat


class CompletionOffered(Event, frozen=True):
    """Everybody who on public facts could complete the cards to four is asked."""

    rank: Rank
    missing: int


class CompletionPassed(Event, frozen=True):
    """A seat lets the cards lie."""

    seat: Seat


class Completed(Event, frozen=True):
    """A seat laid all that was missing to four."""

    seat: Seat
    rank: Rank


class WentOut(Event, frozen=True):
    """A seat has laid its last card."""

    seat: Seat
    place: int


class LeftLast(Event, frozen=True):
    """Playing for places, this seat is the only one with cards left."""

    seat: Seat
    place: int


class StalemateReached(Event, frozen=True):
    """The cards only went round: the game ends, and the fewest cards decide."""

    turns: int
    """How many turns passed without any progress."""


class GameWon(Event, frozen=True):
    """The game is over; the first place goes to one seat, or to several after a stalemate."""

    seats: tuple[Seat, ...]


class HandShown(Event, frozen=True):
    """A seat turned over what was left in its hand when the game was over (N36)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[Card, ...]


class FaceDownShown(Event, frozen=True):
    """A seat turned over what still lay face down when the game was over (N36)."""

    reveals: ClassVar[bool] = True
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
