"""What a choice of cards rests on: those that everybody has seen, and those still in one's deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bot.i18n.texts import Texts
from games.vikings.content import OVERVIEW, Card
from games.vikings.view import VikingsView


def of_announcer(view: VikingsView, names: tuple[str, ...], texts: Texts) -> str:
    """Say what everybody has seen of the announcer's cards since they were last shuffled."""
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
    """Say what the viewer has still to draw; in which order nobody knows."""
    return texts("vikings-outlook-deck", cards=_listed(view.to_draw, texts))


def _listed(cards: Iterable[Card], texts: Texts) -> str:
    counts = Counter(cards)
    spelt = (
        texts("vikings-outlook-cards", card=texts(f"vikings-action-{card}"), count=counts[card])
        for card in OVERVIEW
        if counts[card]
    )
    return ", ".join(spelt) or "none"
