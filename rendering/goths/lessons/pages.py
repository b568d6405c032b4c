"""The rules of Goths Save the Queen in pictures, one for every page of the rules."""

from __future__ import annotations

from rendering.goths.lessons.expansion import cards, tokens
from rendering.goths.lessons.first_steps import backs, battlefield, orders, turn
from rendering.goths.lessons.sheets import ground
from rendering.goths.lessons.tables import counts, fog
from rendering.goths.pieces.palette import PALETTE
from rendering.scene.scene import Scene
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme


def lesson(page: int, texts: Texts, theme: Theme) -> Scene:
    """Show what a page of the rules, counted from 1, is about.

    Raises:
        LookupError: there is no such page.

    """
    pages = (battlefield, turn, orders, backs, fog, counts, cards, tokens)
    if not 0 < page <= len(pages):
        raise LookupError(page)
    shapes = pages[page - 1](texts, theme)
    return Scene(ground(), tuple(shapes), texts(f"goths-lesson-{page}-alt"), PALETTE)
