"""The variants that a table may choose, and what is decided where people would argue."""

from __future__ import annotations

from rendering.norwegian.lessons.specials import NO, SHEET, YES, front
from rendering.norwegian.pieces import marks, piles, places
from rendering.scene.scene import Place, Text, centred
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.shapes.lesson_sheet import caption, onward, sheet, verdict
from rendering.shapes.seat_marks import bubble, medal

_OPTIONS = (
    *("voluntary_pickup", "play_on", "play_again_after_ten", "four_of_a_kind", "strong_ace"),
    *("ranked_ten", "invisible_three", "jokers", "completion", "reversing_six"),
)
_CALLS = ("empty-hand", "four-first", "below-three", "completed")


def variants(texts: Texts, theme: Theme) -> list[Place | Text]:
    """Ten variants by their names, each with a sign."""
    shapes: list[Place | Text] = []
    for number, option in enumerate(_OPTIONS):
        x, y = 14 + number % 5 * 236, 14 + number // 5 * 310
        shapes += [
            Place(sheet(228, 302, *SHEET), x, y),
            *_variant(option, x + 114, y + 104, texts, theme),
            caption(texts(f"norwegian-option-{option}-yes"), x + 10, y + 196, 208, theme.ink,
                    size=36, lines=2, height=92, align="centre"),
        ]  # fmt: skip
    return shapes


def _variant(option: str, x: float, y: float, texts: Texts, theme: Theme) -> list[Place | Text]:
    match option:
        case "voluntary_pickup":
            return [
                centred(front("6h", 74, texts), x - 52, y - 22, -8),
                centred(front("Kc", 74, texts), x - 24, y - 16, 8),
                centred(onward(54, theme.lamp, 30), x + 34, y + 2),
                centred(places.fan(4, 48, glowing=True), x + 48, y + 48),
            ]
        case "play_on":
            return [
                centred(medal(2, 82), x - 64, y + 14),
                centred(medal(3, 82), x + 64, y + 22),
                centred(medal(1, 108), x, y - 14),
            ]
        case "play_again_after_ten":
            return [
                centred(front("10s", 100, texts), x - 50, y),
                centred(onward(54, theme.lamp), x + 22, y + 6),
                centred(marks.lamp(90), x + 70, y),
            ]
        case "four_of_a_kind":
            return [
                *_fan(("6s", "6h", "6d", "6c"), x, y - 6, 80, 36, texts),
                centred(piles.blaze(110), x + 4, y + 44),
            ]
        case "strong_ace":
            return [
                centred(front("7c", 96, texts), x - 40, y + 8, -6),
                centred(front("Ah", 96, texts), x + 36, y - 4, 6),
                centred(verdict(60, YES, right=True), x + 72, y + 52),
            ]
        case "ranked_ten":
            return [
                centred(front("Kd", 96, texts), x - 40, y + 8, -6),
                centred(front("10s", 96, texts), x + 36, y - 4, 6),
                centred(verdict(60, NO, right=False), x + 72, y + 52),
            ]
        case "invisible_three":
            return [*_ghost("Qh", x, y, texts)]
        case "jokers":
            return [
                centred(front("X1", 100, texts), x - 32, y, -8),
                centred(front("X2", 100, texts), x + 32, y, 8),
            ]
        case "completion":
            return [
                *_fan(("5s", "5h"), x - 58, y, 60, 24, texts),
                Text("+", x - 20, y - 34, 40, 56, theme.lamp, align="centre", height=64, bold=True),
                *_fan(("5d", "5c"), x + 60, y, 60, 24, texts),
            ]
        case _:
            return [
                centred(piles.way(204, 160, clockwise=False), x, y),
                centred(front("6d", 84, texts), x, y),
            ]


def _fan(
    codes: tuple[str, ...], x: float, y: float, width: int, pitch: int, texts: Texts
) -> list[Place | Text]:
    """Fan cards around a point."""
    shapes: list[Place | Text] = []
    for number, code in enumerate(codes):
        away = number - (len(codes) - 1) / 2
        card = front(code, width, texts)
        shapes.append(centred(card, x + away * pitch, y + away * away * 3, 6.0 * away))
    return shapes


def _ghost(below: str, x: float, y: float, texts: Texts) -> list[Place | Text]:
    """Lay a three that counts for nothing on a card that does."""
    return [
        centred(front(below, 100, texts), x - 30, y - 6, -6),
        centred(front("3s", 100, texts), x + 30, y + 8, 6),
        centred(places.dimmed(100), x + 28, y + 6, 6),
    ]


def close_calls(texts: Texts, theme: Theme) -> list[Place | Text]:
    """Four questions that come up, with what happens."""
    shapes: list[Place | Text] = []
    for number, key in enumerate(_CALLS):
        x, y = 14 + number % 2 * 593, 14 + number // 2 * 310
        shapes += [
            Place(sheet(579, 302, *SHEET), x, y),
            *_call(key, x + 152, y + 150, texts, theme),
            caption(texts(f"norwegian-lesson-{key}"), x + 304, y + 20, 262, theme.ink, size=38,
                    lines=5, height=262),
        ]  # fmt: skip
    return shapes


def _call(key: str, x: float, y: float, texts: Texts, theme: Theme) -> list[Place | Text]:
    match key:
        case "empty-hand":
            arrow, (left, top) = piles.strike(86, 0, None, 18)
            return [
                centred(front("Ah", 104, texts), x - 68, y + 10, -6),
                Place(arrow, x - 20 + left, y + 10 + top),
                centred(places.disc(theme.seats[1], 96), x + 84, y + 30),
                centred(bubble(86, theme.asked), x + 92, y - 66),
            ]
        case "four-first":
            return [
                *_fan(("As", "Ah", "Ad", "Ac"), x, y - 16, 116, 44, texts),
                centred(piles.blaze(150), x, y + 66),
            ]
        case "below-three":
            return [
                centred(front("7c", 122, texts), x - 44, y - 36, -6),
                centred(front("3s", 122, texts), x + 42, y - 22, 6),
                centred(places.dimmed(122), x + 40, y - 24, 6),
                Text("≤ 7", x - 100, y + 66, 200, 60, theme.lamp, align="centre", height=66,
                     bold=True),
            ]  # fmt: skip
        case _:
            return [
                *_fan(("8s", "8h"), x - 74, y - 24, 84, 32, texts),
                Text("+", x - 18, y - 54, 40, 60, theme.lamp, align="centre", height=64, bold=True),
                *_fan(("8d", "8c"), x + 78, y - 24, 84, 32, texts),
                centred(places.disc(theme.seats[2], 66), x - 40, y + 96),
                centred(verdict(60, YES, right=True), x + 36, y + 96),
            ]
