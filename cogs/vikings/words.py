"""How the cards and spaces of Clash of Vikings read on Discord: their signs and names."""

from __future__ import annotations

from bot.i18n.texts import Texts
from games.api import Move
from games.vikings.content import Card, Space
from games.vikings.moves import Announce, Attack, RaiseShield, Slam, TakeHit
from games.vikings.view import Mark, Phase, VikingsView
from rendering.vikings import space_name

CARD_EMOJI = {
    Card.WALK: "👣",
    Card.SPRINT: "💨",
    Card.SLAM: "🐏",
    Card.CLUB: "🏏",
    Card.PUNCH: "👊",
    Card.HAMMER: "🔨",
    Card.SLINGSHOT: "🪨",
    Card.SHIELD: "🛡️",
}
"""One sign for each card, on buttons and in menus."""


class VikingsSpeller:
    """Spells cards, actions and spaces."""

    def spell(self, field: str, value: object, texts: Texts) -> str | int:
        """Spell a field of an event or a move of Clash of Vikings."""
        if isinstance(value, Card):
            return texts(f"vikings-action-{value.value}")
        if field in ("space", "origin", "push_to") and isinstance(value, int):
            return space_name(Space(value))
        return value if isinstance(value, int) else str(value)


def card_sign(move: Move) -> str:
    """The sign of a move that is made with a card; empty for others."""
    match move:
        case Announce() | RaiseShield():
            return CARD_EMOJI[move.card]
        case Attack():
            return "🎯"
        case Slam():
            return CARD_EMOJI[Card.SLAM]
        case TakeHit():
            return "💥"
        case _:
            return ""


def mark_sign(mark: Mark, view: VikingsView) -> str:
    """The sign of what may be chosen: where it sinks, whom it hits, or bracelets that lie there."""
    if mark.sinks:
        return "🌊"
    if view.phase is Phase.TARGET:
        return "🎯"
    return "💍" if view.slots[mark.space].bracelets else ""
