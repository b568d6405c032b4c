"""The pile: what lies on top of it and what may be laid there (Special cards, Variants)."""

from __future__ import annotations

from functools import cache, lru_cache

from games.norwegian.content import (
    COPIES,
    FOUR,
    LOW,
    POWER,
    RANKS,
    Card,
    Cards,
    Rank,
    Variants,
    in_order,
    rank_of,
    ranks_of,
)
from games.norwegian.moves import Lay
from games.norwegian.view import Demand, Effect
from games.rng import Rng

_COURT = frozenset({Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE})
"""What a ranked ten does not beat."""

_THREES = COPIES[Rank.THREE]


def top_of(pile: Cards, variants: Variants) -> Rank | None:
    """Return the rank that the next card faces; None where anything goes.

    Invisible threes have no value: what counts is the card below them. None on an empty pile, or
    one of nothing but invisible threes.
    """
    if not variants.invisible_three:
        return rank_of(pile[-1]) if pile else None
    for card in reversed(pile):
        if card not in _THREES:
            return rank_of(card)
    return None


def run_on(pile: Cards, variants: Variants) -> int:
    """Count the consecutive equal cards on top of the pile, invisible threes ignored.

    0 where nothing else lies there.
    """
    top = top_of(pile, variants)
    count = 0
    for card in reversed(pile):
        rank = rank_of(card)
        if rank == top:
            count += 1
        elif not _is_invisible(rank, variants):
            break
    return count


def _is_invisible(rank: Rank, variants: Variants) -> bool:
    return variants.invisible_three and rank == Rank.THREE


_EFFECTS = {
    Rank.TWO: Effect.FREE,
    Rank.SEVEN: Effect.AT_MOST,
    Rank.EIGHT: Effect.SKIP,
    Rank.TEN: Effect.BURN,
    Rank.ACE: Effect.ATTACK,
    Rank.JOKER: Effect.GIVE,
}
"""What ranks do at every table."""

_BEFORE_FOUR = frozenset({Effect.BURN, Effect.GIVE, Effect.INVISIBLE})
"""What four of a kind do not change (N18)."""


@lru_cache(maxsize=256)
def effect_of(rank: Rank, variants: Variants) -> Effect:
    """Return what cards of a rank do by themselves at a table with these variants.

    ``NONE`` for a rank without any. Four of a kind are not looked at here.
    """
    if _is_invisible(rank, variants):
        return Effect.INVISIBLE
    if variants.reversing_six and rank == Rank.SIX:
        return Effect.REVERSE
    return _EFFECTS.get(rank, Effect.NONE)


def effect_on(pile: Cards, rank: Rank, count: int, variants: Variants) -> Effect:
    """Return what ``count`` cards of a rank do when they are laid on ``pile``.

    By that option, four of a kind with those on top come before any other effect, but for 10s,
    which burn the pile anyway (N18); jokers do not lie on the pile, and invisible threes are looked
    through.
    """
    effect = effect_of(rank, variants)
    if not variants.four_of_a_kind or effect in _BEFORE_FOUR:
        return effect
    run = count + (run_on(pile, variants) if top_of(pile, variants) == rank else 0)
    return Effect.FOUR if run >= FOUR else effect


@cache
def demand_of(top: Rank | None) -> tuple[Demand, Rank | None]:
    """Return what the top card demands of the next, and the rank it refers to.

    The rank is None where anything goes: on an empty pile (``top`` of None) and on a 2, the lowest
    card too. The 7 asks for a 7 or less, for as long as it is what the next card faces; an
    invisible three leaves it there (N19). Any other card asks for its rank or a higher one.
    """
    if top is None or top == Rank.TWO:
        return Demand.FREE, None
    if top == Rank.SEVEN:
        return Demand.AT_MOST, top
    return Demand.AT_LEAST, top


@cache
def playable(top: Rank | None, variants: Variants) -> frozenset[Rank]:
    """List the ranks that may be laid on ``top``; variants decide in the order of their names."""
    return frozenset(rank for rank in RANKS if _goes_on(rank, top, variants))


def _goes_on(rank: Rank, top: Rank | None, variants: Variants) -> bool:
    """Return True if a rank may be laid on the pile (N14).

    2s, jokers and invisible threes always, anything where all is free. Under a 7 the low ranks, and
    a strong ace; a 10 on any other card, a ranked one not on a jack or higher; else no lower rank.
    """
    if rank in {Rank.TWO, Rank.JOKER} or _is_invisible(rank, variants):
        return True
    demand, demanded = demand_of(top)
    if demanded is None:
        return True
    if demand is Demand.AT_MOST:
        return rank in LOW or (variants.strong_ace and rank == Rank.ACE)
    if rank == Rank.TEN:
        return not (variants.ranked_ten and demanded in _COURT)
    return POWER[rank] >= POWER[demanded]


@lru_cache(maxsize=256)
def lays(hand: Cards, top: Rank | None, variants: Variants) -> tuple[Lay, ...]:
    """List the legal lays from a hand: for each rank that fits, one card up to all of it.

    Equal ranks must lie side by side in the hand. The list follows from these values alone, and is
    kept for when one of its moves is made.
    """
    allowed = playable(top, variants)
    plays: list[Lay] = []
    last, count = None, 0
    for rank in ranks_of(hand):
        if rank in allowed:
            count = count + 1 if rank is last else 1
            last = rank
            plays.append(Lay(rank, count))
    return tuple(plays)


def held(hand: Cards, rank: Rank) -> int:
    """Count the cards of a rank in a hand."""
    return ranks_of(hand).count(rank)


def chosen(hand: Cards, known: Cards, rank: Rank, count: int, luck: Rng) -> tuple[Cards, Rng]:
    """Choose which ``count`` cards of a rank go; return them, and the luck that is left (N32).

    Those first that everybody knows of: that tells nothing. Among the others luck chooses, for any
    fixed order of suits would tell which suits stay in the hand. No luck is used where all go.
    """
    equal = COPIES[rank]
    unseen = [card for card in hand if card in equal]
    seen: list[Card] = []
    for card in [card for card in known if card in equal]:
        if card in unseen:
            unseen.remove(card)
            seen.append(card)
    more = count - len(seen)
    if more <= 0:
        return tuple(seen[:count]), luck
    if more >= len(unseen):
        return (*seen, *unseen), luck
    mixed, luck = luck.shuffled(unseen)
    return (*seen, *in_order(mixed[:more])), luck
