"""A seat's own sheet: its types with their figures, numbers, slots, what changes in them."""

from __future__ import annotations

from games.rage.content import CARDS, Gear, Slot
from games.rage.view import Player, RageView, TypeSheet
from rendering.rage.board.clans import SYMBOLS, numbers, stats
from rendering.rage.board.sentences import gear_name
from rendering.rage.board.strips import mark_of
from rendering.rage.layout import WIDTH
from rendering.rage.pieces.banners import shield_of, slab
from rendering.rage.pieces.figures import figure, hero_figure
from rendering.rage.pieces.signs import pip, sign
from rendering.scene.scene import Place, Role, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.shapes.lesson_sheet import centred

CHIP = 66
SHEET = 262
"""Height of the sheet under a map, and of each type beside one."""
COLUMN = 366
"""Width of the sheet beside a map."""


def chips(view: RageView, names: tuple[str, ...], theme: Theme, top: float) -> list[Place | Text]:
    """Show in one line who has how many points of how many, and whose turn it is."""
    shapes: list[Place | Text] = []
    wide = (WIDTH - 28) / len(view.players)
    order = [*view.order, *(p.seat for p in view.players if p.seat not in view.order)]
    for n, seat in enumerate(order):
        player = view.players[seat]
        mark, x = theme.seats[seat], 14 + n * wide
        glow = theme.lamp if view.active == seat else ""
        token = mark_of(view, player, theme, 46)
        room = wide - 170 - (44 if token else 0)
        shapes += [
            Place(slab(round(wide - 4), CHIP - 4, mark.colour, glow), x, top, role=Role.GROUND),
            centred(shield_of(mark, 50), x + 36, top + CHIP / 2 - 2),
            Text(names[seat], x + 66, top, room, 30, theme.ink, 24, height=CHIP - 6, bold=True),
            Text(f"{player.points}/{view.goal}", x + 66 + room, top, 58, 36, theme.lamp, 30,
                 "right", height=CHIP - 6, bold=True, role=Role.COUNTER),
            centred(sign("cup", 34), x + 66 + room + 78, top + CHIP / 2 - 2),
        ]  # fmt: skip
        if token is not None:
            shapes.append(Place(token, x + wide - 54, top + CHIP / 2 - 26, role=Role.CUE))
    return shapes


def sheet(
    player: Player, texts: Texts, theme: Theme, left: float, top: float
) -> list[Place | Text]:
    """Show a seat's types side by side, and what it owns in a column."""
    wide = (WIDTH - 28 - 150) / 3
    mark = theme.seats[player.seat]
    shapes: list[Place | Text] = [
        Place(slab(WIDTH - 28, SHEET - 6, mark.colour), left, top, role=Role.GROUND)
    ]
    for level in range(len(player.types)):
        shapes += _type(player, level, left + 10 + level * wide, top, wide, texts, theme)
    for n, (name, count) in enumerate(_purse(player)):
        shapes += _owned(name, count, WIDTH - 158, top + 8 + n * 46, theme)
    # There is no room for a second line above the edge.
    return shapes + _companions(player, WIDTH - 160, top + 192, theme, words=(20, 4))


def column(
    player: Player, texts: Texts, theme: Theme, left: float, top: float
) -> list[Place | Text]:
    """Show a seat's types one below the other, and what it owns under them."""
    mark = theme.seats[player.seat]
    wide = COLUMN - 14
    shapes: list[Place | Text] = []
    for level in range(len(player.types)):
        y = top + level * (SHEET + 6)
        shapes.append(Place(slab(wide, SHEET, mark.colour), left, y, role=Role.GROUND))
        shapes += _type(player, level, left + 12, y, wide - 12, texts, theme)
    low = top + len(player.types) * (SHEET + 6)
    shapes.append(Place(slab(wide, 124, mark.colour), left, low, role=Role.GROUND))
    for n, (name, count) in enumerate(_purse(player)):
        shapes += _owned(name, count, left + 16 + n % 2 * 118, low + 12 + n // 2 * 48, theme)
    return shapes + _companions(player, left + 238, low + 30, theme, words=(-14, 34))


def _purse(player: Player) -> tuple[tuple[str, int], ...]:
    return (("gold", player.gold), ("crystal", player.crystals), ("legend", player.legendaries),
            ("forge", player.forges))  # fmt: skip


def _owned(name: str, count: int, x: float, y: float, theme: Theme) -> list[Place | Text]:
    return [
        centred(sign(name, 40), x + 24, y + 25),
        Text(str(count), x + 52, y, 64, 36, theme.ink, 34, height=50, bold=True, role=Role.COUNTER),
    ]


def _companions(
    player: Player, x: float, y: float, theme: Theme, words: tuple[int, int]
) -> list[Place | Text]:
    """Show the hero, and how many cards lie aside; ``words`` is from their sign to their number."""
    shapes: list[Place | Text] = []
    if player.hero is not None:
        shapes.append(Place(hero_figure(player.hero.value, 62), x, y))
    if player.aside:
        middle = x + (26 if player.hero is None else 78)
        said = f"+{len(player.aside)}"
        shapes += [
            centred(sign("cards", 34), middle, y + 20),
            Text(said, middle + words[0], y + words[1], 46, 30, theme.faint, 24),
        ]
    return shapes


def _type(
    player: Player, level: int, x: float, top: float, wide: float, texts: Texts, theme: Theme
) -> list[Place | Text]:
    assert player.clan is not None
    kind, mark = player.types[level], theme.seats[player.seat]
    shapes: list[Place | Text] = [
        Place(figure(player.clan, level, mark, 104), x - 4, top + 46),
        centred(pip(level, 32, "#1b130e", "#fff6e2", elves=False), x + 14, top + 30),
        Text(texts(f"rage-unit-{kind.key}"), x + 36, top + 10, wide - 44, 32, theme.ink, 24,
             height=42, bold=True),
        Text(f"{kind.on_board}", x + 4, top + 148, 60, 36, theme.ink, 34, height=42, bold=True,
             role=Role.COUNTER),
        centred(sign("reserve", 32), x + 66, top + 170),
        Text(str(kind.reserve), x + 84, top + 148, 40, 30, theme.faint, 28, height=42,
             role=Role.COUNTER),
    ]  # fmt: skip
    for n, (name, value) in enumerate(numbers(kind.stats)[:9]):
        left, y = x + 110 + n % 3 * 76, top + 56 + n // 3 * 44
        shapes.append(centred(sign(name, 34), left + 16, y + 18))
        if name != "flight":
            shapes.append(Text(str(value), left + 36, y, 40, 34, theme.ink, 30, height=38,
                               bold=True))  # fmt: skip
    for n, gear in enumerate((kind.weapon, kind.armour)):
        y = top + 190 + n * 31
        words = gear_name(gear, texts) if gear is not None else "—"
        shapes += [
            centred(sign("legend" if n == 0 else "shield", 26), x + 16, y + 16),
            Text(
                words, x + 34, y, wide - 44, 26, theme.ink if gear else theme.faint, 24, height=32
            ),
        ]
    return shapes


def slot_words(gear: Gear | None, slot: Slot, texts: Texts) -> str:
    """Name what hangs on a hook, or the hook."""
    return texts(f"rage-picture-{slot.value}") if gear is None else gear_name(gear, texts)


def before_and_after(old: TypeSheet, new: TypeSheet) -> list[tuple[str, int, int]]:
    """List the numbers of a type, as they are and as the draft would make them."""
    return [
        (name, int(getattr(old.stats, name)), int(getattr(new.stats, name)))
        for name in SYMBOLS
        if getattr(old.stats, name) or getattr(new.stats, name)
    ]


def card_stats(gear: Gear, left: float, top: float, size: int, theme: Theme) -> list[Place | Text]:
    """Write what a card adds."""
    return stats(CARDS[gear].bonus, left, top, size, theme)
