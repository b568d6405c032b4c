"""What lies in an arena, and how a turn goes."""

from __future__ import annotations

from functools import cache

from games.schools.content import Element, School
from rendering.scene.scene import Colour, Drawing, Place, Polygon, Text, centred
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.schools.pieces.crests import LIVERY, crest
from rendering.schools.pieces.glass import bead, spark, tile
from rendering.schools.pieces.hall import masonry, window
from rendering.schools.pieces.parchment import pennant, stack
from rendering.schools.pieces.symbols import GLASS
from rendering.shapes.blends import blended
from rendering.shapes.curves import box
from rendering.shapes.lesson_sheet import WIDTH, caption, onward, pointing, sheet, step

LESSON = 640
SHEET: tuple[Colour, Colour] = ("#151028e8", "#5a4a78")
GOLD = "#f2c04a"
_TILE = (176, 46)


@cache
def stone() -> Drawing:
    """Draw the wall behind every lesson."""
    return Drawing("schools stone", WIDTH, LESSON, tuple(masonry(LESSON, "#2b2b49")), 1)


@cache
def niche(element: Element, width: int, height: int) -> Drawing:
    """Draw an arena by itself."""
    glass = GLASS[element]
    lit = blended(glass.deep, glass.dark, 0.72)
    return Drawing(
        f"schools niche {element} {width} {height}",
        width,
        height,
        (
            Polygon(box(4, 4, width - 8, height - 8, 26), lit, "#0b0914", 5),
            Polygon(box(4, 4, width - 8, height - 8, 26), "", "#d9a55680", 2),
        ),
        2,
    )


def queue(
    students: tuple[Element, ...], x: float, y: float, way: int = 1, size: tuple[int, int] = _TILE
) -> list[Place | Text]:
    """Line students up from a point outwards, their places on them."""
    shapes: list[Place | Text] = []
    width, height = size
    for place, element in enumerate(students):
        before = place > 0 and students[place - 1] is element
        after = place + 1 < len(students) and students[place + 1] is element
        above, below = (before, after) if way > 0 else (after, before)
        pane = tile(element, width, height, above=above, below=below)
        top = y + place * height if way > 0 else y - (place + 1) * height
        shapes.append(Place(pane, x - width / 2, top))
    return shapes


def arena(texts: Texts, theme: Theme) -> list[Place | Text]:
    """An arena with both sides, a row, and what each thing is called."""
    fire, water, earth, air = Element.FIRE, Element.WATER, Element.EARTH, Element.AIR
    x, middle = 168.0, LESSON / 2
    pane = window(fire, 104)
    flag = LIVERY[School.DRAGOMBRE]
    shapes: list[Place | Text] = [
        centred(niche(fire, 240, 624), x, middle),
        centred(pane, x, middle),
        *queue((water, water, earth), x, middle - 148, -1),
        centred(stack(2, 2, 84), x + 50, middle - 98),
        centred(crest(School.BLANCGRIFFON, 84), x - 50, middle - 98),
        *queue((air, fire, fire, fire), x, middle + 144, size=(176, 40)),
        centred(stack(3, 3, 84), x + 50, middle + 98),
        centred(crest(School.DRAGOMBRE, 84), x - 50, middle + 98),
        centred(pennant(4, 104, 138, flag.cloth, flag.edge), 360, 552),
    ]
    for key, y, end in (
        ("students", 26, (x + 84, middle - 220)),
        ("window", 146, (x + 44, middle - 10)),
        ("crest", 266, (x - 44, middle + 64)),
        ("level", 386, (x + 86, middle + 98)),
        ("row", 506, (408, 548)),
    ):
        shapes += [
            pointing((474, y + 54), end, theme.lamp),
            Place(sheet(736, 108, *SHEET), 456, y),
            caption(texts(f"schools-lesson-{key}"), 484, y, 684, theme.ink, size=38, lines=2,
                    height=106),
        ]  # fmt: skip
    return shapes


def turn(texts: Texts, theme: Theme) -> list[Place | Text]:
    """Draw, act, announce."""
    shapes: list[Place | Text] = []
    columns = (("draw", 14, 276), ("act", 304, 592), ("announce", 910, 276))
    for number, (key, x, wide) in enumerate(columns):
        shapes += [
            Place(sheet(wide, 612, *SHEET), x, 14),
            centred(step(number + 1, 60, GOLD), x + 50, 58),
            caption(texts(f"schools-lesson-{key}"), x + 90, 28, wide - 102, theme.lamp, size=42,
                    height=60),
        ]  # fmt: skip
    for place, element in enumerate((Element.FIRE, Element.AIR, Element.FIRE)):
        shapes.append(centred(bead(element, 110), 152, 180 + place * 124))
    shapes.append(
        caption(texts("schools-lesson-draw-how"), 28, 520, 248, theme.ink, size=36, lines=2,
                height=96, align="centre")
    )  # fmt: skip
    flag = LIVERY[School.DRAGOMBRE]
    shapes += [
        centred(pennant(5, 112, 150, flag.cloth, flag.edge), 980, 220),
        centred(pennant(2, 132, 176, flag.cloth, flag.edge), 1092, 370),
        caption(texts("schools-lesson-announce-how"), 924, 500, 248, theme.ink, size=36, lines=3,
                height=116, align="centre"),
    ]  # fmt: skip
    for line, key in enumerate(("move", "deploy", "pass", "summon", "cast")):
        y = 112 + line * 102
        shapes += [
            *_sign(key, 376, y + 44),
            caption(texts(f"schools-lesson-{key}"), 452, y, 432, theme.ink, size=36, lines=2,
                    height=92),
        ]  # fmt: skip
    return shapes


def _sign(key: str, x: float, y: float) -> list[Place | Text]:
    """Draw an action in a few pieces."""
    match key:
        case "move":
            return [centred(crest(School.DRAGOMBRE, 84), x, y)]
        case "deploy":
            return [
                centred(tile(element, 110, 28, above=False, below=False), x, y - 28 + place * 28)
                for place, element in enumerate((Element.WATER, Element.FIRE, Element.FIRE))
            ]
        case "pass":
            return [centred(stack(3, 3, 86), x, y)]
        case "summon":
            return [
                centred(bead(Element.EARTH, 44), x - 36, y - 22),
                centred(bead(Element.EARTH, 44), x - 36, y + 22),
                centred(bead(Element.AIR, 44), x, y),
                centred(onward(52, GOLD), x + 42, y),
            ]
        case _:
            return [
                centred(bead(Element.FIRE, 46), x - 42, y),
                centred(bead(Element.FIRE, 56), x, y),
                centred(bead(Element.FIRE, 46), x + 42, y),
                centred(spark(44), x + 18, y - 26),
            ]
