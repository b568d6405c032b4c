"""The end of a game: blind cards, turned one by one."""

from __future__ import annotations

from rendering.norwegian.lessons.specials import NO, SHEET, YES, front
from rendering.norwegian.pieces import cards, marks, places
from rendering.norwegian.pieces.trophy import trophy
from rendering.scene.scene import Place, Text, centred
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.shapes.lesson_sheet import caption, onward, sheet, verdict

_CARD = 112


def blind(texts: Texts, theme: Theme) -> list[Place | Text]:
    """Turn one: it fits or it does not; who is first without a card wins."""
    shapes: list[Place | Text] = [
        Place(sheet(400, 612, *SHEET), 14, 14),
        caption(texts("norwegian-lesson-turn-one"), 34, 30, 360, theme.lamp, size=40, lines=2,
                height=104, align="centre"),
    ]  # fmt: skip
    high = cards.height_of(_CARD)
    for number in range(3):
        x, y = 92 + number * 122, 330 if number == 1 else 360
        if number == 1:
            shapes.append(centred(places.halo(_CARD, high), x, y))
        colour = theme.lamp if number == 1 else theme.ink
        shapes += [
            centred(cards.back(_CARD), x + 2, y + 2),
            centred(marks.number(str(number + 1), 54, colour), x, y + high / 2 + 12),
        ]
    shapes += [
        centred(marks.lamp(96), 214, 196),
        caption(texts("norwegian-lesson-unseen"), 34, 510, 360, theme.ink, size=36, lines=2,
                height=96, align="centre"),
    ]  # fmt: skip
    for row, (code, right) in enumerate((("9h", True), ("4s", False))):
        x, y = 424, 14 + row * 310
        tone = YES if right else NO
        shapes += [
            Place(sheet(430, 302, *SHEET), x, y),
            centred(front("6c" if right else "Kd", _CARD, texts), x + 92, y + 104, -5),
            centred(onward(64, theme.lamp, 180), x + 196, y + 104),
            centred(front(code, _CARD, texts), x + 298, y + 104, 5),
            centred(verdict(68, tone, right=right), x + 356, y + 158),
            caption(texts(f"norwegian-lesson-{'fits' if right else 'fits-not'}"), x + 20, y + 198,
                    390, theme.ink, size=36, lines=2, height=90, align="centre"),
        ]  # fmt: skip
    cup = trophy((theme.seats[0],), texts("norwegian-lesson-first-out"), theme, 320, 560)
    shapes += [Place(sheet(322, 612, *SHEET), 864, 14), Place(cup, 866, 50)]
    return shapes
