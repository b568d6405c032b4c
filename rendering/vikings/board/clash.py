"""A clash of two seats: their bracelets before and after, and its turning point in words."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from games.vikings.view import Clash, VikingsView
from rendering.actors.faces import Mood
from rendering.scene.alt_text import no_longer
from rendering.scene.scene import ELSE, PUBLIC_DECIDES, Place, Role, Text, centred
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.shapes.lesson_sheet import verdict
from rendering.vikings.board.sentences import followed, turned
from rendering.vikings.pieces import cards, figures, furniture

Shapes = list[Place | Text]

_CARD = 58
"""Widest card of a line: its words need the room."""
_TWO_LINES = 110
"""Height from which a line has room for two lines of words."""
_SHORT = 14
"""Letters of a name in the line on bracelets, which has two of them."""
_ARROW = "\N{RIGHTWARDS ARROW}"


class Box(msgspec.Struct, frozen=True):
    """Where clashes are shown."""

    x: float
    y: float
    width: float
    height: float


def clashes(
    view: VikingsView, names: tuple[str, ...], box: Box, texts: Texts, theme: Theme
) -> Shapes:
    """Draw the last clashes on a sheet: one large, several in lines, none of it framed as new.

    There must be at least one.
    """
    shown = view.clashes
    board = furniture.scroll(round(box.width), round(box.height))
    ground = Place(board, box.x, box.y, role=Role.GROUND)
    if len(shown) == 1:
        return [ground, *_told(_large(shown[0], names, box, texts, theme))]
    shapes: Shapes = []
    height = (box.height - 12) / len(shown)
    for n, clash in enumerate(shown):
        line = Box(box.x + 8, box.y + 6 + n * height, box.width - 16, height)
        shapes += _line(clash, line, texts, theme)
    return [ground, *_told(shapes)]


def _told(shapes: Shapes) -> Shapes:
    """Have nothing framed as new or gone that tells of what happened."""
    return [replace(shape, role=Role.CUE) for shape in shapes]


def _mood(clash: Clash, side: int) -> Mood:
    """Return how somebody looks who has won or lost bracelets, or neither."""
    won = clash.after[side] - clash.before[side]
    return Mood.GLAD if won > 0 else Mood.HURT if won else Mood.CALM


def _large(clash: Clash, names: tuple[str, ...], box: Box, texts: Texts, theme: Theme) -> Shapes:
    """Draw two Vikings who met, their bracelets, what was played, and two lines of words.

    The first line says where it turned, the second what became of the bracelets. One who gained
    bracelets glows.
    """
    size, card, low = 124, 102, 100
    middle = box.y + (box.height - low) / 2 + 4
    centre = box.x + box.width / 2
    away = (0.5 * size + 140, size + 226)
    shapes: Shapes = []
    for side, sign in ((0, -1), (1, 1)):
        x = box.x + box.width / 2 + sign * (box.width / 2 - away[0])
        if clash.after[side] > clash.before[side]:
            shapes.append(
                centred(figures.halo(round(size * 1.36)), x, middle + size * 0.1, role=Role.CUE)
            )
        mark = theme.seats[clash.seats[side]]
        figure = figures.viking(mark, size, _mood(clash, side))
        shapes.append(Place(figure, x - size / 2, middle + size * 0.6 - figure.height))
        x = box.x + box.width / 2 + sign * (box.width / 2 - away[1])
        shapes += _counted(clash, side, x, middle, theme)
    shapes += _shown(clash, centre, middle, card, theme)
    words = (turned(clash, texts), followed(clash, no_longer(names, _SHORT), texts))
    wide = box.width - 40
    x, y = box.x + 20, box.y + box.height - low - 4
    return [
        *shapes,
        Text(words[0], x, y - 2, wide, 48, theme.lamp, ELSE, "centre", height=50, bold=True,
             role=Role.CUE),
        Text(words[1], x, y + 48, wide, 44, theme.ink, ELSE, "centre", height=48, role=Role.CUE),
    ]  # fmt: skip


def _counted(clash: Clash, side: int, x: float, y: float, theme: Theme) -> Shapes:
    """Draw how many bracelets a side had before and has after (``3→4``), one number if the same.

    More are green, fewer red.
    """
    before, after = clash.before[side], clash.after[side]
    told = f"{before}{_ARROW}{after}" if before != after else str(after)
    ink = theme.true if after > before else theme.bluff if after < before else theme.ink
    ring = 64
    return [
        centred(figures.bracelet_plain(ring), x, y - ring * 0.55),
        Text(told, x - 80, y + ring * 0.02, 160, 54, ink, PUBLIC_DECIDES, "centre", height=ring,
             bold=True),
    ]  # fmt: skip


def _shown(clash: Clash, x: float, y: float, width: int, theme: Theme) -> Shapes:
    """Draw the stone of the announced action beside the card that was turned, with tick or cross.

    The stone stands alone if no card was turned.
    """
    high = round(width * 1.42)
    stone = cards.runestone(clash.action, width, high, lit=True)
    if clash.card is None:
        return [centred(stone, x, y)]
    truthful = clash.card is clash.action
    mark = max(30, round(width * 0.5))
    sign = verdict(mark, theme.true if truthful else theme.bluff, right=truthful)
    aside = width * 0.52
    return [
        centred(stone, x - aside, y),
        centred(cards.face(clash.card, width), x + aside, y, 4),
        centred(sign, x + aside + width * 0.4, y + high * 0.38),
    ]


def _line(clash: Clash, box: Box, texts: Texts, theme: Theme) -> Shapes:
    """Draw a clash in a line: both seats, bracelets before and after, what was played, and words.

    The words, fewer than those of a single clash, say where it turned.
    """
    size = round(min(box.height - 8, 110))
    middle = box.y + box.height / 2
    token = [cards.token(theme.seats[seat], size) for seat in clash.seats]
    right = box.x + box.width
    shapes: Shapes = [
        centred(token[0], box.x + size / 2, middle),
        centred(token[1], right - size / 2, middle),
    ]
    reach = 148
    for side, x in ((0, box.x + size), (1, right - size - reach)):
        before, after = clash.before[side], clash.after[side]
        told = f"{before}{_ARROW}{after}" if before != after else str(after)
        ink = theme.true if after > before else theme.bluff if after < before else theme.ink
        shapes.append(
            Text(told, x, box.y, reach, PUBLIC_DECIDES, ink, align="centre",
                 height=box.height, bold=True)
        )  # fmt: skip
    left, wide = box.x + size + reach, right - box.x - 2 * (size + reach)
    width = min(_CARD, round((box.height - 8) / 1.42))
    shapes += _shown(clash, left + width * 1.2, middle, width, theme)
    x = left + width * 2.6
    return [
        *shapes,
        Text(turned(clash, texts, "line"), x, box.y, left + wide - x - 8, 44, theme.lamp, ELSE,
             lines=2 if box.height >= _TWO_LINES else 1, height=box.height, bold=True,
             role=Role.CUE),
    ]  # fmt: skip
