"""Features of a seat's chances, for the AI's estimate: its cards, and the turn.

What each counts for is learnt from play (:mod:`games.norwegian.weights`), apart for the time while
cards are drawn and for the time after.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.api import Seat
from games.norwegian.content import RANKS, Card, Cards, Rank, Variants, rank_of
from games.norwegian.state import NorwegianState

_OF_CARDS = (
    *(f"{rank} in hand" for rank in RANKS),
    *(f"{rank} face up" for rank in RANKS),
    "card in hand that nobody saw",
    "face-down card",
    "empty hand",
    "last card",
)
_OF_TURN = ("turn", "turn, by five cards of the pile")

FEATURES = tuple(
    f"{feature}, {time}"
    for time in ("while cards are drawn", "after that")
    for feature in (*_OF_CARDS, *_OF_TURN)
)
"""Names of the features, in order."""

_RANKS = len(RANKS)
_UNSEEN = 2 * _RANKS
_FACE_DOWN, _EMPTY, _LAST, _TURN, _PILE = range(_UNSEEN + 1, _UNSEEN + 6)
_INDEX = {rank: index for index, rank in enumerate(RANKS)}
_FIVE = 5


def features(state: NorwegianState, viewer: Seat | None) -> tuple[Sequence[float], ...]:
    """Return each seat's features, in the order of :data:`FEATURES`, as a viewer knows them.

    The first half counts while there is a stock, the second after that; the other half is 0.
    """
    absent = [0.0] * (len(FEATURES) // 2)
    all_of_them = [_of(state, Seat(seat), viewer) for seat in range(len(state.hands))]
    if state.stock:
        return tuple([(*each, *absent) for each in all_of_them])
    return tuple([(*absent, *each) for each in all_of_them])


def _of(state: NorwegianState, seat: Seat, viewer: Seat | None) -> list[float]:
    """Return a seat's features, for one of the two times, as far as a viewer knows its cards.

    Cards in hand that everybody saw count by rank for other viewers, the rest by number only.
    """
    found = [0.0] * (len(FEATURES) // 2)
    hand, face_up = state.hands[seat], state.face_up[seat]
    seen = hand if seat == viewer else state.known[seat]
    _count(found, 0, seen, state.variants)
    _count(found, _RANKS, face_up, state.variants)
    found[_UNSEEN] = float(len(hand) - len(seen))
    face_down = sum([card is not None for card in state.face_down[seat]])
    found[_FACE_DOWN] = float(face_down)
    found[_EMPTY] = float(not hand)
    found[_LAST] = float(len(hand) + len(face_up) + face_down == 1)
    if seat == state.active:
        found[_TURN] = 1.0
        found[_PILE] = len(state.pile) / _FIVE
    return found


def _count(found: list[float], begin: int, cards: Cards, variants: Variants) -> None:
    """Add the numbers of cards by rank to ``found``, in place; the first rank is at ``begin``."""
    for card in cards:
        found[begin + _index(card, variants)] += 1.0


def _index(card: Card, variants: Variants) -> int:
    """Return a card's index among the ranks; an invisible three counts as a joker."""
    rank = rank_of(card)
    if rank is Rank.THREE and variants.invisible_three:
        return _INDEX[Rank.JOKER]
    return _INDEX[rank]
