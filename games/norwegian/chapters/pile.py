"""The pile: what lies on top of it and what may be laid there (Special cards, Variants)."""

from __future__ import annotations

from functools import cache, lru_cache

from games.norwegian.content import LOW, POWER, RANKS, Card, Cards, Rank, Variants, rank_of
from games.norwegian.moves import Lay
from games.norwegian.view import Demand

_COURT = frozenset({Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE})
"""What a ranked ten does not beat."""


def top_of(pile: Cards, variants: Variants) -> Rank | None:
    """Return the rank that the next card faces; None on an empty pile.

    Invisible threes have no value: what counts is the card below them.
    """
    for card in reversed(pile):
        rank = rank_of(card)
        if rank is not Rank.THREE or not variants.invisible_three:
            return rank
    return None


def run_on(pile: Cards, variants: Variants) -> int:
    """Count the consecutive equal cards on top of the pile, invisible threes ignored."""
    top = top_of(pile, variants)
    count = 0
    for card in reversed(pile):
        rank = rank_of(card)
        if rank is top:
            count += 1
        elif rank is not Rank.THREE or not variants.invisible_three:
            break
    return count


@cache
def demand_of(top: Rank | None) -> tuple[Demand, Rank | None]:
    """Say what the card on top asks of the next one.

    The 2 is the lowest card too: anything goes on it. The 7 asks for a 7 or less, for as long as
    it is what the next card faces; an invisible three leaves it there (N19).
    """
    if top is None or top is Rank.TWO:
        return Demand.FREE, None
    if top is Rank.SEVEN:
        return Demand.AT_MOST, top
    return Demand.AT_LEAST, top


@cache
def playable(top: Rank | None, variants: Variants) -> frozenset[Rank]:
    """List the ranks that may be laid on ``top``; variants decide in the order of their names."""
    return frozenset(rank for rank in RANKS if _goes_on(rank, top, variants))


def _goes_on(rank: Rank, top: Rank | None, variants: Variants) -> bool:
    if rank in {Rank.TWO, Rank.JOKER}:
        return True
    if rank is Rank.THREE and variants.invisible_three:
        return True
    match demand_of(top):
        case Demand.AT_MOST, _:
            return rank in LOW or (rank is Rank.ACE and variants.strong_ace)
        case Demand.AT_LEAST, Rank() as least:
            if rank is Rank.TEN:
                return not (variants.ranked_ten and least in _COURT)
            return POWER[rank] >= POWER[least]
        case _:
            return True


@lru_cache(maxsize=4096)
def lays(hand: Cards, top: Rank | None, variants: Variants) -> tuple[Lay, ...]:
    """List what may be laid from a hand in order: each rank that goes, from one card to all."""
    allowed = playable(top, variants)
    held = [rank_of(card) for card in hand]
    return tuple(
        Lay(rank, count)
        for rank in dict.fromkeys(held)
        if rank in allowed
        for count in range(1, held.count(rank) + 1)
    )


def held(hand: Cards, rank: Rank) -> int:
    """Count the cards of a rank in a hand."""
    return [rank_of(card) for card in hand].count(rank)


def chosen(hand: Cards, known: Cards, rank: Rank, count: int) -> Cards:
    """Choose which cards of a rank go: those first that everybody knows of, then by suit."""
    unknown: list[Card] = []
    seen: list[Card] = []
    left = list(known)
    for card in hand:
        if rank_of(card) is rank:
            if card in left:
                left.remove(card)
                seen.append(card)
            else:
                unknown.append(card)
    return tuple([*seen, *unknown][:count])
