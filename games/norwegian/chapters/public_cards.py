"""Hands that are possible by public knowledge, so that being asked reveals nothing."""

from __future__ import annotations

from games.api import Seat
from games.norwegian.chapters.pile import held
from games.norwegian.content import COUNTERS, FOUR, Rank
from games.norwegian.state import NorwegianState


def may_hold(state: NorwegianState, seat: Seat, rank: Rank, count: int) -> bool:
    """Return True if ``seat`` may hold ``count`` cards of a rank by public knowledge (N27).

    Known cards in its hand count, and as many unseen ones as are left and as it has hidden cards.
    """
    sure = held(state.known[seat], rank)
    public = (state.pile, state.burnt, *state.face_up, *state.known)
    unseen = FOUR * state.decks - sum(held(cards, rank) for cards in public)
    hidden = len(state.hands[seat]) - len(state.known[seat])
    return count <= sure + min(unseen, hidden)


def may_counter(state: NorwegianState, seat: Seat) -> bool:
    """Return True if ``seat`` may hold what counters an ace (N15)."""
    return any(may_hold(state, seat, rank, 1) for rank in COUNTERS)
