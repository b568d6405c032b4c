"""The cards, their order, and the variants that a table may choose (rules, Facts and Variants)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import NewType

import msgspec

Card = NewType("Card", str)
"""A card by its code: rank and suit such as ``7h``, ``10s`` or ``As``; a joker is ``X1`` or ``X2``.

With several decks a code stands for every copy: nothing in the game tells them apart.
"""

Cards = tuple[Card, ...]


class Rank(StrEnum):
    """What counts of a card; suits decide nothing."""

    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "10"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"
    TWO = "2"
    JOKER = "X"


class Suit(StrEnum):
    """The suits, in the order in which equal ranks are shown."""

    SPADES = "s"
    HEARTS = "h"
    DIAMONDS = "d"
    CLUBS = "c"


class Variants(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """The table options, each off by default and freely combined."""

    voluntary_pickup: bool = False
    """The pile may be taken by choice (rule 4)."""
    play_on: bool = False
    """The game goes on for the places after the first (rule 7)."""
    play_again_after_ten: bool = False
    """Whoever removes the pile by a 10 or by four of a kind leads (N14)."""
    four_of_a_kind: bool = False
    strong_ace: bool = False
    ranked_ten: bool = False
    invisible_three: bool = False
    jokers: bool = False
    completion: bool = False
    reversing_six: bool = False


LIVELY = ("play_on", "play_again_after_ten", "four_of_a_kind", "invisible_three")
"""Variants that turn the game more often and ask nobody out of turn."""

RANKS: tuple[Rank, ...] = tuple(Rank)
"""From the 3 up to the ace, then the 2 and the joker: the order in which hands are shown."""

POWER: dict[Rank, int] = {rank: power for power, rank in enumerate(RANKS)}
"""What "higher" compares; the 2 and the joker never need it, they go on anything."""

LOW = frozenset({Rank.THREE, Rank.FOUR, Rank.FIVE, Rank.SIX, Rank.SEVEN, Rank.TWO})
"""What may be laid under a 7: no 10, and no ace but a strong one (N14, N15)."""

COUNTERS = (Rank.TWO, Rank.ACE)
"""What counters an ace (N15)."""

PRECIOUS = (Rank.TEN, Rank.ACE, Rank.TWO, Rank.JOKER)
"""What one would rather keep than lay, the least precious first; they help in any need."""

FACE_DOWN = 3
FACE_UP = 3
HAND = 3
"""What everybody is dealt of each kind; a hand is also refilled up to this number."""

FOUR = 4
"""Cards of one rank in a deck, and what makes four of a kind."""

DECK: Cards = tuple(
    Card(f"{rank}{suit}") for rank in RANKS if rank is not Rank.JOKER for suit in Suit
)
"""The 52 cards, in the order in which they are shown."""

JOKERS: Cards = tuple(Card(f"{Rank.JOKER}{number}") for number in (1, 2))

COPIES: dict[Rank, frozenset[Card]] = {
    rank: frozenset(card for card in (*DECK, *JOKERS) if card[:-1] == rank) for rank in RANKS
}
"""The cards of each rank."""

_ORDER: dict[Card, int] = {card: index for index, card in enumerate((*DECK, *JOKERS))}
_RANK: dict[Card, Rank] = {card: Rank(card[:-1]) for card in (*DECK, *JOKERS)}
_SUIT: dict[Card, Suit] = {card: Suit(card[-1]) for card in DECK}


def rank_of(card: Card) -> Rank:
    """Return the rank of a card, ``X`` for a joker."""
    return _RANK[card]


def ranks_of(cards: Iterable[Card]) -> list[Rank]:
    """List the ranks of cards, each as often as there are cards of it."""
    return list(map(_RANK.__getitem__, cards))


def suit_of(card: Card) -> Suit | None:
    """Return the suit of a card; a joker has none."""
    return _SUIT.get(card)


def in_order(cards: Iterable[Card]) -> Cards:
    """Sort cards as hands are shown: by rank from the 3 on, then by suit."""
    return tuple(sorted(cards, key=_ORDER.__getitem__))


def worth(cards: Iterable[Card], variants: Variants) -> int:
    """Return how useful cards are at the end of the game, when there is nothing left to draw.

    Higher is better; the sum over the cards. High ones are, a 7 and an 8 as much as a jack, and
    above all those that help in any need; an invisible three goes on anything.
    """
    return sum(_worth(rank_of(card), variants) for card in cards)


def _worth(rank: Rank, variants: Variants) -> int:
    """Return how useful a rank is to keep, the higher the better: its power, as a rule.

    Precious ranks and an invisible three are above all others; a 7 and an 8 count as a jack.
    """
    if rank in PRECIOUS:
        return 2 * len(RANKS) + PRECIOUS.index(rank)
    if rank == Rank.THREE and variants.invisible_three:
        return 2 * len(RANKS)
    return POWER[Rank.JACK if rank in {Rank.SEVEN, Rank.EIGHT} else rank]


def decks_for(seats: int) -> int:
    """Count the decks needed: the smallest n with 9 cards a player within 52 n."""
    return -(-seats * (FACE_DOWN + FACE_UP + HAND) // len(DECK))
