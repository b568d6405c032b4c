"""How the cards of Norwegian Battle read on Discord: signs and effects."""

from __future__ import annotations

from bot.i18n.signs import Sign
from bot.i18n.texts import Texts
from games.api import Move
from games.norwegian.content import Card, Cards, Rank, Suit, rank_of, suit_of
from games.norwegian.moves import (
    AnswerAce,
    ChooseTarget,
    GiveIn,
    Lay,
    LayBlind,
    StopBlind,
    TakePile,
)
from games.norwegian.view import Effect, NorwegianView

TEXT_STYLE = "\N{VARIATION SELECTOR-15}"
"""Suffix that keeps Discord from showing a suit as an emoji, whose black is lost on dark."""

SUIT_SIGN = {
    Suit.SPADES: f"♠{TEXT_STYLE}",
    Suit.HEARTS: f"♥{TEXT_STYLE}",
    Suit.DIAMONDS: f"♦{TEXT_STYLE}",
    Suit.CLUBS: f"♣{TEXT_STYLE}",
}
PILE_EMOJI = "🛷"
BURN_EMOJI = "💥"
EFFECT_EMOJI = {
    Effect.NONE: "",
    Effect.FREE: "🔓",
    Effect.AT_MOST: "🔻",
    Effect.SKIP: "⏭️",
    Effect.BURN: BURN_EMOJI,
    Effect.FOUR: BURN_EMOJI,
    Effect.ATTACK: "🏹",
    Effect.GIVE: "🃏",
    Effect.REVERSE: "🔃",
    Effect.INVISIBLE: "👻",
}
"""One sign for each effect that cards have, on buttons and in menus."""

_SPELT = frozenset({Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE, Rank.JOKER})
"""The ranks whose sign depends on the language."""
_DRAWN = frozenset({Rank.TWO, Rank.SEVEN, Rank.EIGHT, Rank.TEN, Rank.ACE})
"""The ranks with a picture of what they do."""


class NorwegianSpeller:
    """Spells cards and ranks."""

    def spell(self, field: str, value: object, texts: Texts) -> str | int:
        """Spell a field of an event or a move: cards and ranks as printed, numbers as they are."""
        if field in ("card", "cards"):
            return spelt(Card(str(value)), texts)
        if isinstance(value, Rank):
            return sign(value, texts)
        return value if isinstance(value, int) else str(value)


def sign(rank: Rank, texts: Texts) -> str:
    """Return a rank as printed on a card: ``8``, or ``J`` in English and ``V`` in French."""
    return texts(f"norwegian-letter-{rank.value}") if rank in _SPELT else rank.value


def spelt(card: Card, texts: Texts) -> str:
    """Return a card as rank and suit (``8♠``); a joker has no suit."""
    suit = suit_of(card)
    return sign(rank_of(card), texts) + (SUIT_SIGN[suit] if suit else "")


def sign_of(move: Move, view: NorwegianView, texts: Texts) -> str | Sign:
    """Return the sign of a move: the card that it lays, with its effect here, or what it does.

    Empty for moves without one.
    """
    match move:
        case Lay(rank, count) | AnswerAce(rank, count):
            return card_sign(rank, view.choices.effect(rank, count), texts)
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


def card_sign(rank: Rank, does: Effect, texts: Texts) -> Sign:
    """Return a rank's sign; a 2, 7, 8, 10 or ace looks different if it has an effect now.

    Completing four of a kind has a sign of its own.
    """
    if does is Effect.FOUR:
        return Sign("norwegian_burnt", BURN_EMOJI)
    name = "joker" if rank is Rank.JOKER else sign(rank, texts).lower()
    works = "_works" if rank in _DRAWN and does is not Effect.NONE else ""
    return Sign(f"norwegian_{name}{works}", EFFECT_EMOJI[does])


def effect(move: Move, view: NorwegianView, texts: Texts) -> str:
    """Say the effect of the cards that a move lays; empty if they have none or are not known."""
    match move:
        case Lay(rank, count) | AnswerAce(rank, count):
            pass
        case _:
            return ""
    match view.choices.effect(rank, count):
        case Effect.NONE:
            return ""
        case Effect.FOUR as named:
            key = named.value
        case _:
            key = rank.value
    return texts(
        f"norwegian-effect-{key}",
        count=count,
        number=len(view.pile) + count,
        lying=len(view.pile),
        turns="yes" if count % 2 else "no",
    )


def without(cards: Cards, some: Cards) -> Cards:
    """Return cards in their order without some of them, one copy for each.

    Raises:
        ValueError: one of those is not among them.
    """
    left = list(cards)
    for card in some:
        left.remove(card)
    return tuple(left)
