"""How the cards of Norwegian Battle read on Discord: signs, effects and worth."""

from __future__ import annotations

from bot.i18n import Texts
from games.api import Move
from games.norwegian.chapters.pile import run_on
from games.norwegian.content import (
    FOUR,
    POWER,
    Card,
    Cards,
    Rank,
    Suit,
    Variants,
    rank_of,
    suit_of,
)
from games.norwegian.moves import (
    AnswerAce,
    ChooseTarget,
    GiveIn,
    Lay,
    LayBlind,
    StopBlind,
    TakePile,
)
from games.norwegian.view import NorwegianView

TEXT_STYLE = "\N{VARIATION SELECTOR-15}"
"""Keeps Discord from turning a suit into an emoji: its black ones cannot be seen on dark ground."""

SUIT_SIGN = {
    Suit.SPADES: f"♠{TEXT_STYLE}",
    Suit.HEARTS: f"♥{TEXT_STYLE}",
    Suit.DIAMONDS: f"♦{TEXT_STYLE}",
    Suit.CLUBS: f"♣{TEXT_STYLE}",
}
PILE_EMOJI = "🛷"
BURN_EMOJI = "💥"
RANK_EMOJI = {
    Rank.TWO: "🔓",
    Rank.SEVEN: "🔻",
    Rank.EIGHT: "⏭️",
    Rank.TEN: BURN_EMOJI,
    Rank.ACE: "🏹",
    Rank.JOKER: "🃏",
}
"""One sign for each effect that cards have at every table, on buttons and in menus."""
SIX_EMOJI = "🔃"
THREE_EMOJI = "👻"

_SPELT = frozenset({Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE, Rank.JOKER})
"""The ranks whose sign depends on the language."""
PRECIOUS = frozenset({Rank.TEN, Rank.ACE, Rank.TWO, Rank.JOKER})
"""What one would rather keep than lay."""
_WORTH = {
    rank: 2 * power + 20 * (rank in PRECIOUS) + 8 * (rank in {Rank.SEVEN, Rank.EIGHT})
    for rank, power in POWER.items()
}
"""How much one would like a rank to lie face up, for the end of the game."""


class NorwegianSpeller:
    """Spells cards and ranks."""

    def spell(self, field: str, value: object, texts: Texts) -> str | int:
        """Spell a field of an event or a move of Norwegian Battle."""
        if field in ("card", "cards"):
            return spelt(Card(str(value)), texts)
        if isinstance(value, Rank):
            return sign(value, texts)
        return value if isinstance(value, int) else str(value)


def sign(rank: Rank, texts: Texts) -> str:
    """A rank as it stands on a card: ``8``, or ``J`` in English and ``V`` in French."""
    return texts(f"norwegian-letter-{rank.value}") if rank in _SPELT else rank.value


def spelt(card: Card, texts: Texts) -> str:
    """A card as rank and suit: ``8♠``; a joker has no suit."""
    suit = suit_of(card)
    return sign(rank_of(card), texts) + (SUIT_SIGN[suit] if suit else "")


def makes_four(rank: Rank, count: int, view: NorwegianView) -> bool:
    """Whether ``count`` cards of a rank would make four of a kind at this table."""
    if rank is Rank.JOKER or not view.variants.four_of_a_kind:
        return False
    laid = (Card(f"{rank.value}{Suit.SPADES.value}"),) * count
    return run_on(view.pile + laid, view.variants) >= FOUR


def emoji(move: Move, view: NorwegianView) -> str:
    """The sign of what a move does at this table; empty for an ordinary card."""
    match move:
        case Lay(rank, count) | AnswerAce(rank, count):
            if makes_four(rank, count, view):
                return BURN_EMOJI
            if rank is Rank.SIX and view.variants.reversing_six:
                return SIX_EMOJI
            if rank is Rank.THREE and view.variants.invisible_three:
                return THREE_EMOJI
            return RANK_EMOJI.get(rank, "")
        case TakePile() | GiveIn():
            return PILE_EMOJI
        case LayBlind():
            return "❔"
        case StopBlind():
            return "🛑"
        case ChooseTarget():
            return "🎯"
        case _:
            return ""


def effect(move: Move, view: NorwegianView, texts: Texts) -> str:
    """Say what the cards would do; empty where a move lays none that one could name."""
    match move:
        case Lay(rank, count) | AnswerAce(rank, count):
            pass
        case _:
            return ""
    variants = view.variants
    number = len(view.pile) + count
    if rank is not Rank.TEN and makes_four(rank, count, view):
        return texts("norwegian-effect-four", number=number)
    special = (
        rank in RANK_EMOJI
        or (rank is Rank.SIX and variants.reversing_six)
        or (rank is Rank.THREE and variants.invisible_three)
    )
    return texts(
        f"norwegian-effect-{rank.value if special else 'none'}",
        count=count,
        number=number,
        turns="yes" if count % 2 else "no",
    )


def worth(cards: Cards, variants: Variants) -> int:
    """How useful cards are face up, as a number to sort by."""
    invisible = 30 if variants.invisible_three else 0
    return sum(
        _WORTH[rank] + (invisible if rank is Rank.THREE else 0) for rank in map(rank_of, cards)
    )


def without(cards: Cards, some: Cards) -> Cards:
    """Cards less some of them, copy by copy."""
    left = list(cards)
    for card in some:
        left.remove(card)
    return tuple(left)
