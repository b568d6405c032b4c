"""The rules of Clash of Vikings in pictures, one for every page of the rules."""

from __future__ import annotations

from functools import cache

from games.vikings.content import BRACELETS, Card, space_at
from rendering.scene.scene import Drawing, Place, Scene, Shape, Text, centred
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.shapes.lesson_sheet import WIDTH, caption, pointing, sheet, speech, step, verdict
from rendering.vikings.board.sentences import action_name
from rendering.vikings.layout import TIMES, Ground
from rendering.vikings.lessons.endings import ending, shield
from rendering.vikings.lessons.reach import actions, onto, strip
from rendering.vikings.pieces import cards, figures
from rendering.vikings.pieces.landscape import HORIZON, island, mountains, sky, water
from rendering.vikings.pieces.palette import PALETTE
from rendering.vikings.pieces.spaces import meadow

_HEIGHT = 640
_GROUND = Ground(330, 322, 46)
_SHEET = ("#1a1430e8", "#5a4668")


def lesson(page: int, texts: Texts, theme: Theme) -> Scene:
    """Show what a page of the rules, counted from 1, is about.

    Raises:
        LookupError: there is no such page.

    """
    draw = (_arena, _turn, actions, shield, ending)[page - 1 :][:1]
    if not draw or page < 1:
        raise LookupError(page)
    shapes = draw[0](texts, theme)
    return Scene(_shore(), tuple(shapes), texts(f"vikings-lesson-{page}-alt"), PALETTE)


@cache
def _shore() -> Drawing:
    """Draw the fjord behind every lesson."""
    shapes: tuple[Shape, ...] = (
        *sky(),
        Place(mountains(), 0, HORIZON - mountains().height + 6),
        *water(),
    )
    return Drawing("vikings shore", WIDTH, _HEIGHT, shapes, 1)


@cache
def _arena_drawing() -> Drawing:
    ring, plain = island(_GROUND), meadow(_GROUND, 1, named=False)
    size = ring.width
    edge = (size - plain.width) / 2
    return Drawing(
        "vikings lesson arena", size, size, (Place(ring, 0, 0), Place(plain, edge, edge)), 1
    )


def _arena(texts: Texts, theme: Theme) -> list[Place | Text]:
    """The arena: what lies where, and what a bracelet is."""
    shapes: list[Place | Text] = [centred(_arena_drawing(), _GROUND.x, _GROUND.y)]
    for value, at in ((2, (2, -2)), (4, (0, -2)), (1, (-2, 2)), (3, (0, 2))):
        x, y = _GROUND.at(space_at(at))
        ring = figures.bracelet(value, 56)
        shapes.append(centred(ring, x, y - 4))
    for seat, at in ((3, (-2, -1)), (2, (-3, 1)), (1, (3, -1))):
        x, y = _GROUND.at(space_at(at))
        figure = figures.viking(theme.seats[seat], 68)
        shapes.append(Place(figure, x - 34, y + 28 - figure.height))
    left = 690
    for key, y, at, inset in (
        ("gold", 52, (2, -2), (18, -16)),
        ("start", 156, (3, -1), (30, -10)),
        ("centre", 260, (0, 0), (20, -4)),
        ("water", 364, (0, 1), (14, 2)),
    ):
        target = _GROUND.at(space_at(at))
        end = target[0] + inset[0], target[1] + inset[1]
        shapes += [
            pointing((left + 4, y + 44), end, theme.lamp),
            Place(sheet(506, 88, *_SHEET), left - 12, y),
            caption(texts(f"vikings-lesson-{key}"), left + 12, y, 462, theme.ink, size=36, lines=2,
                    height=88),
        ]  # fmt: skip
    shapes.append(Place(sheet(506, 150, *_SHEET), left - 12, 474))
    for number, (value, count) in enumerate(BRACELETS.items()):
        x = left + 64 + number * 118
        shapes += [
            centred(figures.bracelet(value, 84), x, 524),
            caption(
                f"{TIMES}{count}",
                x - 56,
                572,
                112,
                theme.ink,
                size=34,
                align="centre",
            ),
        ]
    return shapes


def _turn(texts: Texts, theme: Theme) -> list[Place | Text]:
    """Announce, challenge, act."""
    shapes: list[Place | Text] = []
    for number, key in enumerate(("announce", "challenge", "act")):
        x = 14 + number * 396
        shapes += [
            Place(sheet(380, 612, *_SHEET), x, 14),
            Place(step(number + 1, 64, "#f2c04a"), x + 18, 30),
            caption(texts(f"vikings-lesson-{key}"), x + 94, 30, 268, theme.lamp, size=44,
                    height=62),
            caption(texts(f"vikings-lesson-{key}-how"), x + 22, 506, 336, theme.ink, size=36,
                    lines=2, height=100, align="centre"),
        ]  # fmt: skip
    bear, eagle = theme.seats[0], theme.seats[1]
    said = texts("vikings-lesson-says", action=action_name(Card.HAMMER, texts))
    liar = figures.viking(bear, 150)
    shapes += [
        Place(speech(said, 300, 110, -1), 66, 112),
        Place(liar, 38, 240),
        centred(cards.back(bear, 124), 280, 320, 6),
        centred(cards.face(Card.HAMMER, 62), 80, 456, -6),
        caption(texts("vikings-lesson-or"), 116, 436, 90, theme.faint, size=34, align="centre"),
        centred(cards.face(Card.WALK, 62), 240, 456, 5),
        centred(verdict(40, theme.true, right=True), 110, 484),
        centred(verdict(40, theme.bluff, right=False), 270, 484),
    ]
    x = 410
    shapes += [
        Place(speech(texts("vikings-lesson-bluff"), 230, 100, -1), x + 130, 106),
        Place(figures.viking(eagle, 104), x + 34, 142),
    ]
    for y, card, right in ((336, Card.HAMMER, True), (452, Card.WALK, False)):
        giver, taker = (eagle, bear) if right else (bear, eagle)
        shapes += [
            centred(cards.face(card, 72), x + 62, y),
            centred(verdict(46, theme.true if right else theme.bluff, right=right), x + 96, y + 40),
            centred(figures.viking(giver, 72), x + 156, y - 4),
            centred(figures.bracelet_plain(50), x + 218, y + 4),
            onto(x + 266, y + 4, theme),
            centred(figures.viking(taker, 72), x + 326, y - 4),
        ]
    x = 806
    stone = cards.runestone(Card.HAMMER, 146, 162, lit=True)
    shapes += [
        centred(stone, x + 190, 186),
        *strip(("grass", "water", "grass"), x + 190, 350, 64),
        centred(figures.halo(150), x + 300, 344),
        centred(figures.viking(bear, 96), x + 79, 338),
        centred(figures.viking(eagle, 96), x + 301, 338),
        centred(figures.bracelet(3, 66), x + 222, 348),
        onto(x + 154, 352, theme, back=True, size=56),
        centred(cards.back(bear, 52), x + 160, 462, -6),
        centred(cards.back(bear, 52), x + 222, 462, 6),
    ]
    return shapes
