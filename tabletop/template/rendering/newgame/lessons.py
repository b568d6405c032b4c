"""The rules of NEW GAME in pictures, one for every page."""

from __future__ import annotations

from rendering.newgame.pieces import PALETTE, cloth, stick
from rendering.scene.scene import Place, Scene
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.shapes.lesson_sheet import WIDTH, caption

_HEIGHT = 560
_SHOWN = {1: 12, 2: 1}  # sticks by page


def lesson(page: int, texts: Texts, theme: Theme) -> Scene:
    """Show what a page of the rules, counted from 1, is about; LookupError if there is none."""
    count = _SHOWN[page]
    start = WIDTH / 2 - 45 * count
    sticks = [Place(stick(240), start + 90 * number + 25, 60) for number in range(count)]
    words, colour = texts(f"newgame-lesson-{page}"), theme.ink
    told = caption(words, 60, 370, 1080, colour, size=48, lines=2, height=130, align="centre")
    alt = texts(f"newgame-lesson-{page}-alt")
    return Scene(cloth(WIDTH, _HEIGHT), (*sticks, told), alt, PALETTE)
