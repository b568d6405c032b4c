"""Lessons about fights, battle orders and equipment."""

from __future__ import annotations

from games.rage.content import CARDS, Clan, Gear
from rendering.rage.board.clans import numbers
from rendering.rage.lessons.panels import bare, part
from rendering.rage.pieces.banners import ELF, shield_of
from rendering.rage.pieces.figures import die, figure, hero_figure
from rendering.rage.pieces.signs import numbered, sign
from rendering.scene.scene import Place, Text, centred
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.shapes.lesson_sheet import caption, onward

_INK = "#2a1505"


def fight(texts: Texts, theme: Theme) -> list[Place | Text]:
    """One assault from the dice to the dead."""
    mark = theme.seats[0]
    shapes: list[Place | Text] = [bare(12, 14, 1176, 200), bare(12, 222, 1176, 208)]
    shapes += [
        centred(numbered("1", 60, theme.lamp, _INK), 62, 66),
        centred(figure(Clan.BOHORG, 2, mark, 150), 178, 112),
        centred(figure(Clan.BOHORG, 0, mark, 120), 282, 126),
        centred(sign("slow", 64), 386, 92),
        caption("2", 424, 60, 50, theme.ink, size=48, height=64),
        centred(sign("swords", 84), 622, 104),
        centred(sign("slow", 64), 820, 92),
        caption("3", 858, 60, 50, theme.ink, size=48, height=64),
        centred(figure(None, 0, ELF, 120), 990, 126),
        centred(figure(None, 2, ELF, 150), 1094, 112),
        caption(texts("rage-lesson-first-strike"), 342, 152, 584, theme.lamp, size=40, height=54,
                align="centre"),
        centred(numbered("2", 60, theme.lamp, _INK), 62, 274),
    ]  # fmt: skip
    for n, hit in enumerate((True, True, False, True, True, False)):
        shapes.append(centred(die(64, hit=hit, fresh=True), 140 + n * 72, 280))
    x = 590
    for name, words in (("auto", "+1"), ("rage", "+1"), ("shield", "\N{MINUS SIGN}1")):
        shapes += [
            centred(sign(name, 58), x, 280),
            caption(words, x + 34, 248, 70, theme.ink, size=46, height=64),
        ]
        x += 128
    shapes += [
        caption("= 5", 986, 244, 120, theme.lamp, size=60, height=72),
        caption(texts("rage-lesson-wounds"), 100, 342, 1010, theme.ink, size=38, lines=1,
                height=66, align="centre"),
    ]  # fmt: skip
    for n, key in enumerate(("fall", "anger", "flight")):
        left = 12 + n * 394
        shapes += [
            bare(left, 438, 388, 208),
            caption(texts(f"rage-lesson-{key}"), left + 100, 446, 280, theme.ink, size=36, lines=4,
                    height=192),
            centred(sign(("skull", "rage", "flee")[n], 76), left + 56, 542),
        ]  # fmt: skip
    return shapes


def orders(texts: Texts, theme: Theme) -> list[Place | Text]:
    """Two sealed orders meet, and the fight runs through."""
    shapes: list[Place | Text] = []
    for n, (key, name) in enumerate((("end", "swords"), ("flee", "flee"), ("hand", "power"))):
        x = 12 + n * 394
        shapes += [
            bare(x, 14, 388, 300),
            centred(sign(name, 100), x + 194, 84),
            caption(texts(f"rage-lesson-orders-{key}"), x + 16, 142, 356, theme.lamp, size=42,
                    height=56, align="centre"),
            caption(texts(f"rage-lesson-orders-{key}-how"), x + 14, 200, 360, theme.ink, size=36,
                    lines=2, height=100, align="centre"),
        ]  # fmt: skip
    shapes += [
        bare(12, 322, 1176, 324),
        centred(shield_of(theme.seats[0], 120), 110, 440),
        centred(sign("cards", 96), 226, 440),
        centred(onward(80, theme.lamp), 320, 440),
        centred(sign("swords", 120), 430, 440),
        centred(onward(80, theme.lamp, 180), 540, 440),
        centred(sign("cards", 96), 634, 440),
        centred(shield_of(theme.seats[1], 120), 750, 440),
        caption(texts("rage-lesson-sealed"), 40, 540, 800, theme.ink, size=40, lines=2, height=96,
                align="centre"),
        centred(sign("shield", 90), 1010, 392),
        caption(texts("rage-lesson-standing"), 850, 448, 322, theme.ink, size=36, lines=4,
                height=184, align="centre"),
    ]  # fmt: skip
    return shapes


def equipment(texts: Texts, theme: Theme) -> list[Place | Text]:
    """Buy, arrange, forge, recruit."""
    shapes: list[Place | Text] = []
    mark = theme.seats[0]
    for n, key in enumerate(("buy", "arrange", "forge-how", "hero")):
        shapes += part(12 + n * 295, 14, 289, 632, texts(f"rage-lesson-{key}"),
                       texts(f"rage-lesson-{key}-how"), theme, 5)  # fmt: skip
    shapes += [
        centred(sign("gold", 110), 156, 160),
        *_card(Gear.BATTLE_AXE, 156, 300, theme),
        centred(figure(Clan.BOHORG, 2, mark, 170), 452, 176),
        *_card(Gear.BATTLE_AXE, 386, 320, theme),
        *_card(Gear.TRIBAL_ARMOUR, 518, 320, theme),
        centred(sign("crystal", 84), 690, 150),
        caption("\N{MULTIPLICATION SIGN} 6", 738, 118, 110, theme.ink, size=50, height=66),
        centred(sign("forge", 110), 746, 236),
        centred(sign("legend", 110), 700, 340),
        centred(sign("cup", 84), 800, 340),
        *(centred(hero_figure(name, 122), 972 + n % 2 * 138, 150 + n // 2 * 140)
          for n, name in enumerate(("hekna", "neggesh", "razaro", "warden"))),
    ]  # fmt: skip
    return shapes


def _card(gear: Gear, x: float, y: float, theme: Theme) -> list[Place | Text]:
    """Show what a card adds, without its name."""
    shapes: list[Place | Text] = [bare(x - 62, y - 48, 124, 96)]
    name, value = numbers(CARDS[gear].bonus)[0]
    shapes += [
        centred(sign(name, 52), x - 26, y),
        caption(f"+{value}", x + 4, y - 32, 54, theme.ink, size=44, height=64),
    ]
    return shapes
