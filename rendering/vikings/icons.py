"""Button icons of Clash of Vikings."""

from __future__ import annotations

from games.vikings.content import Card
from rendering.scene.scene import Drawing
from rendering.scene.theme import SEATS
from rendering.shapes.icon import MIDDLE, SIZE, Icons, icon
from rendering.vikings.pieces.cards import action
from rendering.vikings.pieces.figures import bracelet_plain, crosshair, viking
from rendering.vikings.pieces.spaces import pond


def crest(size: int) -> Drawing:
    """Draw a shield with horns."""
    return viking(SEATS[0], size)


def icons() -> Icons:
    """Draw the buttons' icons, by name: the medallion of each card, a bracelet, water, a target."""
    return {
        **{card.value: icon(f"vikings {card}", *action(card, MIDDLE, MIDDLE, 50)) for card in Card},
        "bracelet": bracelet_plain(SIZE),
        "water": icon("vikings water", *pond(MIDDLE, MIDDLE, 72)),
        "target": crosshair(SIZE),
    }
