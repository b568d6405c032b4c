"""How the cards and spaces of Clash of Vikings read on Discord: their signs and names."""

from __future__ import annotations

from bot.i18n.signs import Sign
from bot.i18n.texts import Texts
from games.api import Move
from games.vikings.content import Card, Space
from games.vikings.moves import Announce, Attack, RaiseShield, Slam, TakeHit
from games.vikings.view import Mark, Phase, VikingsView
from rendering.vikings import space_name

CARD_SIGNS = {
    card: Sign(f"vikings_{card}", plain)
    for card, plain in {
        Card.WALK: "👣",
        Card.SPRINT: "💨",
        Card.SLAM: "🐏",
        Card.CLUB: "🏏",
        Card.PUNCH: "👊",
        Card.HAMMER: "🔨",
        Card.SLINGSHOT: "🪨",
        Card.SHIELD: "🛡️",
    }.items()
}
"""One sign for each card, on buttons and in menus."""
_TARGET = Sign("vikings_target", "🎯")
_WATER = Sign("vikings_water", "🌊")
_BRACELET = Sign("vikings_bracelet", "💍")


class VikingsSpeller:
    """Spells cards, actions and spaces."""

    def spell(self, field: str, value: object, texts: Texts) -> str | int:
        """Spell a field of an event or a move: cards and spaces by name, numbers as they are."""
        if isinstance(value, Card):
            return texts(f"vikings-action-{value.value}")
        if field in ("space", "origin", "push_to") and isinstance(value, int):
            return space_name(Space(value))
        return value if isinstance(value, int) else str(value)


def card_sign(move: Move) -> str | Sign:
    """Return the sign of a move: the card used, a target, or a hit taken; empty for other moves."""
    match move:
        case Announce() | RaiseShield():
            return CARD_SIGNS[move.card]
        case Attack():
            return _TARGET
        case Slam():
            return CARD_SIGNS[Card.SLAM]
        case TakeHit():
            return "💥"
        case _:
            return ""


def mark_sign(mark: Mark, view: VikingsView) -> str | Sign:
    """Return the sign of a choice on the arena: water, a target, or bracelets lying there.

    Empty for a space without bracelets.
    """
    if mark.sinks:
        return _WATER
    if view.phase is Phase.TARGET:
        return _TARGET
    return _BRACELET if view.slots[mark.space].bracelets else ""
