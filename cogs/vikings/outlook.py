"""Facts for choosing cards: those that everybody has seen, and those left in the deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bot.i18n.texts import Texts
from games.vikings.content import OVERVIEW, Card
from games.vikings.view import VikingsView


def of_announcer(view: VikingsView, names: tuple[str, ...], texts: Texts) -> str:
    """Say which cards were seen of the player whose card was laid last, and the sizes of piles.

    Seen are those shown since the last shuffle, and those revealed on the table; the piles are
    their deck and discard pile. A card must have been laid.
    """
    last = view.laid[-1].owner
    player = view.players[last]
    shown = [laid.card for laid in view.laid if laid.owner == last and laid.revealed and laid.card]
    return texts(
        "vikings-outlook-seen",
        name=names[last],
        cards=_listed([*player.shown, *shown], texts),
        deck=player.deck,
        discard=player.discard,
    )


def of_deck(view: VikingsView, texts: Texts) -> str:
    """Return the cards left in the viewer's deck, without their order."""
    return texts("vikings-outlook-deck", cards=_listed(view.to_draw, texts))


def _listed(cards: Iterable[Card], texts: Texts) -> str:
    """List cards with their counts in words, in the overview's order; *none* without any."""
    counts = Counter(cards)
    spelt = (
        texts("vikings-outlook-cards", card=texts(f"vikings-action-{card}"), count=counts[card])
        for card in OVERVIEW
        if counts[card]
    )
    return ", ".join(spelt) or "none"
