"""Which trials can be passed, what spells do, and how the tournament ends."""

from __future__ import annotations

from games.schools.content import CASTER, Element, School, Spell
from rendering.scene.scene import Place, Text, centred
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.schools.lessons.hall import GOLD, LESSON, SHEET, niche, queue
from rendering.schools.pieces import signs
from rendering.schools.pieces.crests import LIVERY, crest
from rendering.schools.pieces.glass import bead, spark
from rendering.schools.pieces.parchment import pennant, stack
from rendering.shapes.lesson_sheet import caption, onward, sheet, verdict


def passing(texts: Texts, theme: Theme) -> list[Place | Text]:
    """Four students and level 1: level 2 can be passed, then 3; not 4 before that, and never 5."""
    column = (Element.WATER, Element.EARTH, Element.FIRE, Element.AIR)
    shapes: list[Place | Text] = [
        centred(niche(Element.AIR, 250, 470), 150, 250),
        centred(stack(1, 1, 112), 196, 96),
        centred(crest(School.DRAGOMBRE, 104), 90, 96),
        *queue(column, 150, 170, size=(196, 62)),
        Place(sheet(266, 132, *SHEET), 16, 496),
        caption(texts("schools-lesson-four"), 34, 496, 230, theme.ink, size=36, lines=3,
                height=130, align="centre"),
    ]  # fmt: skip
    dark, white = LIVERY[School.DRAGOMBRE], LIVERY[School.BLANCGRIFFON]
    for line, (level, livery, key, right) in enumerate(
        (
            (2, white, "next", True),
            (3, dark, "then", True),
            (5, dark, "skips", False),
            (5, white, "few", False),
        )
    ):
        y = 14 + line * 154
        colour = theme.true if right else theme.bluff
        shapes += [
            Place(sheet(884, 146, *SHEET), 300, y),
            centred(pennant(level, 96, 128, livery.cloth, livery.edge), 372, y + 72),
            centred(verdict(72, colour, right=right), 482, y + 72),
            caption(texts(f"schools-lesson-{key}"), 542, y, 620, theme.ink, size=38, lines=2,
                    height=142),
        ]  # fmt: skip
    return shapes


def spells(texts: Texts, theme: Theme) -> list[Place | Text]:
    """Six spells: who casts them, and what they do."""
    shapes: list[Place | Text] = []
    for number, spell in enumerate(
        (
            *(Spell.BATRAX, Spell.INUNDATIO, Spell.HYPNOX),
            *(Spell.COMBUSTIO, Spell.EVERSIO, Spell.MALEFICIO),
        )
    ):
        x, y = 12 + number % 2 * 590, 12 + number // 2 * 208
        shapes.append(Place(sheet(584, 202, *SHEET), x, y))
        shapes += _trios(CASTER.get(spell), x, y)
        shapes += [
            centred(spark(52), x + 112, y + 102),
            caption(spell.value.capitalize() + "!", x + 152, y + 12, 410, theme.lamp, size=44,
                    height=58),
            caption(texts(f"schools-lesson-{spell.value}"), x + 152, y + 72, 416, theme.ink,
                    size=36, lines=3, height=122),
        ]  # fmt: skip
    return shapes


def _trios(caster: Element | None, x: float, y: float) -> list[Place | Text]:
    """Show three of the element that casts; of any element, three of one and three of another."""
    if caster is not None:
        return [centred(bead(caster, 76), x + 74, y + 48 + place * 54) for place in range(3)]
    return [
        centred(bead(element, 60), left, y + 44 + place * 56)
        for element, left in ((Element.EARTH, x + 42), (Element.DARK, x + 98))
        for place in range(3)
    ]


def ending(texts: Texts, theme: Theme) -> list[Place | Text]:
    """Fifteen against nine, overtime, and the last trial, each on the scale."""
    shapes: list[Place | Text] = []
    for line, (key, totals) in enumerate(
        (("fifteen", (15, 9)), ("overtime", (16, 11)), ("twenty", (20, 13)), ("nine", (12, 9)))
    ):
        y = 12 + line * 118
        shapes += [
            Place(sheet(1176, 114, *SHEET), 12, y),
            centred(crest(School.DRAGOMBRE, 76), 62, y + 56),
            caption(str(totals[0]), 100, y, 74, GOLD, size=54, height=112, align="centre"),
            Place(signs.scale(totals, 320, 104), 176, y + 5),
            caption(str(totals[1]), 498, y, 74, GOLD, size=54, height=112, align="centre"),
            centred(crest(School.BLANCGRIFFON, 76), 606, y + 56),
            caption(texts(f"schools-lesson-{key}"), 666, y, 508, theme.ink, size=38, lines=2,
                    height=110),
        ]  # fmt: skip
    low = LESSON - 154.0
    return [
        *shapes,
        Place(sheet(1176, 144, *SHEET), 12, low),
        centred(pennant(6, 88, 118, "#dcd6c8", "#4f7fc8"), 78, low + 72),
        centred(onward(70, GOLD), 176, low + 72),
        centred(signs.cup(School.DRAGOMBRE, 128), 282, low + 72),
        caption(
            texts("schools-lesson-last"), 372, low, 800, theme.ink, size=38, lines=2, height=142
        ),
    ]
