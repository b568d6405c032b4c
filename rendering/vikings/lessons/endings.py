"""How a Shield ends, how the game ends, and what the Bluff Arena leaves at home."""

from __future__ import annotations

from games.vikings.content import BLUFF_ARENA_REMOVES, Card
from rendering.scene.scene import Place, Text, centred
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.shapes.lesson_sheet import caption, sheet, speech, verdict
from rendering.vikings.board.sentences import action_name
from rendering.vikings.lessons.reach import onto, strip
from rendering.vikings.pieces import cards, figures, furniture

_SHEET = ("#1a1430e8", "#5a4668")
_SUMS = ((0, (2, 3, 4)), (1, (1, 2, 2, 3)))
"""Seats and their bracelets at the end of a game."""


def shield(texts: Texts, theme: Theme) -> list[Place | Text]:
    """A card laid as a Shield: nobody calls it, or it is one, or it is none."""
    bear, eagle = theme.seats[0], theme.seats[1]
    said = texts("vikings-lesson-says", action=action_name(Card.SHIELD, texts))
    shapes: list[Place | Text] = [
        Place(sheet(450, 612, *_SHEET), 14, 14),
        caption(texts("vikings-lesson-shield-how"), 36, 32, 406, theme.lamp, size=40, lines=2,
                height=104, align="centre"),
        Place(speech(said, 290, 108, -1), 34, 196),
        *strip(("grass", "grass", "grass"), 240, 440, 76),
        centred(cards.face(Card.HAMMER, 104), 376, 266, 5),
        centred(figures.viking(eagle, 128), 372, 424),
        onto(272, 452, theme, back=True, size=64),
        centred(figures.viking(bear, 128), 108, 424),
        centred(cards.back(bear, 92), 200, 470, -8),
    ]  # fmt: skip
    x = 480
    for row, (key, card, gives) in enumerate(
        (("unseen", None, None), ("true", Card.SHIELD, 1), ("bluff", Card.WALK, 0))
    ):
        y = 14 + row * 206
        middle = y + 98
        front = cards.back(bear, 104) if card is None else cards.face(card, 104)
        shapes += [
            Place(sheet(706, 200, *_SHEET), x, y),
            centred(front, x + 84, middle),
            caption(texts(f"vikings-lesson-shield-{key}"), x + 158, y + 18, 530, theme.ink,
                    size=36, lines=2, height=84),
        ]  # fmt: skip
        low = y + 146
        if gives is None:
            shapes += [
                centred(figures.viking(eagle, 70), x + 206, low - 4),
                centred(cards.face(Card.HAMMER, 56), x + 276, low),
                centred(verdict(56, theme.bluff, right=False), x + 340, low),
                centred(figures.viking(bear, 70), x + 412, low - 4),
            ]
            continue
        right = card is Card.SHIELD
        tone = theme.true if right else theme.bluff
        giver, taker = (eagle, bear) if right else (bear, eagle)
        shapes += [
            centred(verdict(60, tone, right=right), x + 134, y + 160),
            centred(figures.viking(giver, 70), x + 206, low - 4),
            centred(figures.bracelet_plain(54), x + 276, low + 4),
            onto(x + 340, low + 4, theme, size=56),
            centred(figures.viking(taker, 70), x + 412, low - 4),
        ]
        if not right:
            shapes += [
                caption("+", x + 452, low - 26, 40, theme.ink, size=44, align="centre"),
                centred(cards.face(Card.HAMMER, 56), x + 530, low),
                onto(x + 592, low + 4, theme, size=56),
                centred(figures.viking(bear, 70), x + 652, low - 4),
            ]
    return shapes


def ending(texts: Texts, theme: Theme) -> list[Place | Text]:
    """The supply is empty, the highest sum wins; and nine cards for liars."""
    shapes: list[Place | Text] = [
        Place(sheet(700, 612, *_SHEET), 14, 14),
        Place(sheet(460, 612, *_SHEET), 726, 14),
        Place(figures.pouch(92), 40, 34),
        caption(texts("vikings-lesson-end"), 146, 34, 548, theme.ink, size=38, lines=2, height=92),
        Place(furniture.trophy((theme.seats[0],), 440), 290, 128),
    ]
    for row, (seat, values) in enumerate(_SUMS):
        y = 176 + row * 178
        shapes += [
            centred(figures.viking(theme.seats[seat], 104), 86, y + 54),
            *(
                centred(figures.bracelet(value, 66), 176 + n * (62 if row else 74), y + 40)
                for n, value in enumerate(values)
            ),
            caption(f"= {sum(values)}", 146, y + 80, 200, theme.ink if row else theme.lamp,
                    size=46),
        ]  # fmt: skip
    shapes += [
        caption(texts("vikings-lesson-wins"), 36, 536, 660, theme.lamp, size=38, lines=2,
                height=86, align="centre"),
        caption(texts("vikings-lesson-bluff-arena"), 750, 30, 412, theme.lamp, size=44,
                align="centre", height=60),
    ]  # fmt: skip
    for n, card in enumerate(BLUFF_ARENA_REMOVES):
        x = 822 + n * 134
        shapes += [
            centred(cards.face(card, 112), x, 190),
            centred(verdict(72, theme.bluff, right=False), x + 32, 252),
        ]
    shapes += [
        caption(texts("vikings-lesson-at-home"), 750, 288, 412, theme.ink, size=36, lines=2,
                height=84, align="centre"),
        centred(cards.back(theme.seats[0], 104), 896, 456, -7),
        centred(cards.back(theme.seats[0], 104), 1014, 456, 7),
        caption(texts("vikings-lesson-hands"), 750, 536, 412, theme.ink, size=36, lines=2,
                height=84, align="centre"),
    ]  # fmt: skip
    return shapes
