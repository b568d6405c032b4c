"""The special cards and what they do, and the ways to answer an ace."""

from __future__ import annotations

from games.norwegian.content import Card
from rendering.norwegian.board.words import index
from rendering.norwegian.pieces import cards, piles, places, signs
from rendering.scene.scene import Drawing, Place, Text, centred
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.shapes.lesson_sheet import caption, onward, sheet, verdict

SHEET = ("#10292cf0", "#d9a040")
"""Fill and edge of what a part of a lesson lies on."""
YES, NO = "#8fe6c9", "#ff9fae"
"""Of a tick and a cross, in the tones of this game's pictures."""


def front(code: str, width: int, texts: Texts) -> Drawing:
    """Draw the face of a card by its code."""
    return cards.front(Card(code), index(Card(code), texts), width)


def specials(texts: Texts, theme: Theme) -> list[Place | Text]:
    """Five ranks, each with its effect."""
    shapes: list[Place | Text] = []
    for number, code in enumerate(("2h", "7c", "8d", "10s", "Ah")):
        x = 14 + number * 236
        middle = x + 114
        shapes += [
            Place(sheet(228, 612, *SHEET), x, 14),
            centred(front(code, 140, texts), middle, 132),
            caption(texts(f"norwegian-lesson-rank-{code[:-1]}"), x + 14, 462, 200, theme.ink,
                    size=36, lines=3, height=140, align="centre"),
            *_effect(code[:-1], middle, 350, texts, theme),
        ]  # fmt: skip
    return shapes


def _effect(rank: str, x: float, y: float, texts: Texts, theme: Theme) -> list[Place | Text]:
    free = texts("norwegian-picture-sign-free")
    low = texts("norwegian-picture-sign-at-most", rank="7")
    eagle, wolf = (places.disc(theme.seats[seat], 84) for seat in (1, 2))
    match rank:
        case "2":
            return [centred(signs.sign("free", "", free, 208, 206), x, y)]
        case "7":
            return [centred(signs.sign("at-most", "7", low, 208, 206), x, y)]
        case "8":
            return [
                centred(eagle, x - 44, y - 44),
                centred(verdict(70, NO, right=False), x - 8, y - 4),
                centred(onward(76, theme.lamp, 40), x + 18, y + 28),
                centred(wolf, x + 62, y + 66),
            ]
        case "10":
            return [
                centred(front("Kd", 96, texts), x - 22, y + 10, -12),
                centred(front("9c", 96, texts), x + 22, y + 10, 8),
                centred(piles.blaze(190), x, y),
            ]
        case _:
            arrow, (left, top) = piles.strike(96, -72, (20, -90), 18)
            return [
                centred(front("Qs", 92, texts), x - 40, y + 34, -8),
                Place(arrow, x - 40 + left, y + 20 + top),
                centred(eagle, x + 58, y - 56),
            ]


def ace(texts: Texts, theme: Theme) -> list[Place | Text]:
    """An ace is aimed; a 2 ends it, an ace sends it on, else the pile is taken."""
    bear, eagle = (places.disc(theme.seats[seat], 128) for seat in (0, 1))
    arrow, (left, top) = piles.strike(280, 0, (140, -110), 26)
    shapes: list[Place | Text] = [
        Place(sheet(500, 612, *SHEET), 14, 14),
        caption(texts("norwegian-lesson-ace"), 36, 30, 456, theme.lamp, size=40, lines=2,
                height=104, align="centre"),
        centred(bear, 100, 262),
        centred(eagle, 428, 262),
        Place(arrow, 122 + left, 226 + top),
    ]  # fmt: skip
    for number, code in enumerate(("6d", "9c", "Kd", "Ah")):
        away = number - 1.5
        shapes.append(
            centred(front(code, 150, texts), 264 + away * 84, 468 + away * away * 5, 6.0 * away)
        )
    for row, key in enumerate(("two", "ace", "none")):
        x, y = 528, 14 + row * 206
        shapes += [
            Place(sheet(658, 200, *SHEET), x, y),
            caption(texts(f"norwegian-lesson-answer-{key}"), x + 154, y + 20, 486, theme.ink,
                    size=36, lines=2, height=84),
        ]  # fmt: skip
        shapes += _answer(key, x, y, texts, theme)
    return shapes


def _answer(key: str, x: float, y: float, texts: Texts, theme: Theme) -> list[Place | Text]:
    low = y + 146
    bear, eagle, wolf = (places.disc(theme.seats[seat], 72) for seat in (0, 1, 2))
    match key:
        case "two":
            return [
                centred(front("2s", 112, texts), x + 84, y + 98),
                centred(verdict(64, YES, right=True), x + 190, low),
                centred(front("Kd", 56, texts), x + 270, low, -8),
                centred(front("Ah", 56, texts), x + 304, low, 6),
            ]
        case "ace":
            arrow, (left, top) = piles.strike(150, 0, (75, -34), 16)
            return [
                centred(front("Ac", 112, texts), x + 84, y + 98),
                centred(eagle, x + 194, low),
                Place(arrow, x + 230 + left, low + top),
                centred(wolf, x + 424, low),
            ]
        case _:
            return [
                centred(piles.bare(106), x + 84, y + 98),
                centred(verdict(64, NO, right=False), x + 84, y + 98),
                centred(places.fan(6, 42, glowing=True), x + 200, low - 4),
                centred(eagle, x + 290, low),
                centred(piles.gain(4, theme.lamp), x + 376, low),
                centred(front("5c", 56, texts), x + 506, low),
                centred(bear, x + 576, low),
            ]
