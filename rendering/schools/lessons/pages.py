"""The rules of Clash of Magic Schools in pictures, one for every page of the rules."""

from __future__ import annotations

from rendering.scene.scene import Scene
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.schools.lessons.hall import arena, stone, turn
from rendering.schools.lessons.trials import ending, passing, spells
from rendering.schools.pieces.palette import PALETTE


def lesson(page: int, texts: Texts, theme: Theme) -> Scene:
    """Show what a page of the rules, counted from 1, is about.

    Raises:
        LookupError: there is no such page.

    """
    draw = (arena, turn, passing, spells, ending)[page - 1 :][:1]
    if not draw or page < 1:
        raise LookupError(page)
    shapes = draw[0](texts, theme)
    return Scene(stone(), tuple(shapes), texts(f"schools-lesson-{page}-alt"), PALETTE)
