"""The rules of Clash of Rage in pictures, one for every page of the rules."""

from __future__ import annotations

from rendering.rage.lessons.campaign import empire, ending, march, turn
from rendering.rage.lessons.panels import ground
from rendering.rage.lessons.war import equipment, fight, orders
from rendering.rage.pieces.palette import PALETTE
from rendering.scene.scene import Scene
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme

_PAGES = (empire, turn, march, fight, orders, equipment, ending)


def lesson(page: int, texts: Texts, theme: Theme) -> Scene:
    """Show what a page of the rules, counted from 1, is about.

    Raises:
        LookupError: there is no such page.

    """
    if not 1 <= page <= len(_PAGES):
        raise LookupError(page)
    shapes = _PAGES[page - 1](texts, theme)
    return Scene(ground(), tuple(shapes), texts(f"rage-lesson-{page}-alt"), PALETTE)
