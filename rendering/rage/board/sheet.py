"""A seat's own sheet: its types with their figures, numbers, slots, what changes in them."""

from __future__ import annotations

from collections.abc import Sequence

from games.rage.content import CARDS, Clan, Gear, Slot
from games.rage.view import ElfSheet, Player, RageView, TypeSheet
from rendering.rage.board.clans import SYMBOLS, stats
from rendering.rage.board.sentences import gear_name
from rendering.rage.board.strips import mark_of
from rendering.rage.layout import WIDTH
from rendering.rage.pieces.banners import ELF, shield_of, slab
from rendering.rage.pieces.figures import figure, hero_figure
from rendering.rage.pieces.signs import pip, sign
from rendering.scene.scene import DECIDES, MUST_READ, Place, Role, Text, centred
from rendering.scene.texts import Texts
from rendering.scene.theme import SeatMark, Theme

CHIP = 74
"""Height of the line that says who leads."""
OWN = 140
"""Height of the strip with one's own troops."""
TYPE = 344
"""Height of a type with all its numbers."""
THIRD = 388
"""Width of a third of the picture."""
_LEFT = 14
_NAMED = 110
"""Room from which a name is worth writing."""
_HIGH = 420
"""Height of a type on a page of its own."""
_ROWS, _ROW = 62, 48
"""Where the numbers of a type begin, and the height of two beside each other."""


def chips(view: RageView, names: tuple[str, ...], theme: Theme, top: float) -> list[Place | Text]:
    """Show in one line who has how many points of how many, and whose turn it is."""
    shapes: list[Place | Text] = []
    wide = (WIDTH - 28) / len(view.players)
    order = [*view.order, *(p.seat for p in view.players if p.seat not in view.order)]
    for n, seat in enumerate(order):
        player = view.players[seat]
        mark, x = theme.seats[seat], _LEFT + n * wide
        glow = theme.lamp if view.active == seat else ""
        token = mark_of(view, player, theme, 52)
        room = wide - 76 - 128 - (56 if token else 0)
        points = x + 72 + max(0, room)
        shapes += [
            Place(slab(round(wide - 4), CHIP - 4, mark.colour, glow), x, top, role=Role.GROUND),
            centred(shield_of(mark, 58), x + 40, top + CHIP / 2 - 2),
            Text(f"{player.points}/{view.goal}", points, top, 76, DECIDES, theme.lamp, 0, "right",
                 height=CHIP - 6, bold=True, role=Role.COUNTER),
            centred(sign("cup", 40), points + 100, top + CHIP / 2 - 2),
        ]  # fmt: skip
        if room >= _NAMED:
            shapes.append(
                Text(names[seat], x + 76, top, room, MUST_READ, theme.ink, height=CHIP - 6,
                     bold=True, role=Role.CUE)
            )  # fmt: skip
        if token is not None:
            shapes.append(Place(token, x + wide - 60, top + CHIP / 2 - 28, role=Role.CUE))
    return shapes


def own_strip(player: Player, theme: Theme, top: float) -> list[Place | Text]:
    """Show one's troops on the board and in reserve, and what one owns; the sheet has the rest."""
    assert player.clan is not None
    mark = theme.seats[player.seat]
    shapes: list[Place | Text] = [
        Place(slab(WIDTH - 28, OWN - 6, mark.colour), _LEFT, top, role=Role.GROUND)
    ]
    for level, kind in enumerate(player.types):
        x = _LEFT + 12 + level * 236
        shapes += [
            Place(figure(player.clan, level, mark, 110), x, top + 12),
            centred(pip(level, 42, "#1b130e", "#fff6e2", elves=False), x + 128, top + 38),
            Text(str(kind.on_board), x + 154, top + 10, 66, 46, theme.ink, DECIDES, height=58,
                 bold=True, role=Role.COUNTER),
            centred(sign("reserve", 38), x + 128, top + 98),
            Text(str(kind.reserve), x + 154, top + 70, 66, DECIDES, theme.faint, height=56,
                 bold=True, role=Role.COUNTER),
        ]  # fmt: skip
    for n, (name, count) in enumerate(_purse(player)):
        x, y = 736 + n % 2 * 142, top + 8 + n // 2 * 60
        shapes += _owned(name, count, x, y, theme)
    if player.hero is not None:
        shapes.append(Place(hero_figure(player.hero.value, 104), WIDTH - 142, top + 14))
    return shapes


def page(
    view: RageView, seat: int | None, names: tuple[str, ...], texts: Texts, theme: Theme, top: float
) -> tuple[float, list[Place | Text]]:
    """Show the whole sheet of a seat, or of the elves; return where it ends, too."""
    player = None if seat is None else view.players[seat]
    mark = ELF if seat is None else theme.seats[seat]
    name = texts("rage-picture-elves") if seat is None else names[seat]
    types: Sequence[TypeSheet | ElfSheet] = view.elves if player is None else player.types
    shapes: list[Place | Text] = [
        Place(slab(WIDTH - 28, 96, mark.colour), _LEFT, top, role=Role.GROUND),
        centred(shield_of(mark, 74), _LEFT + 58, top + 45),
        Text(name, _LEFT + 108, top, 400, DECIDES, theme.ink, height=90, bold=True),
    ]
    if player is not None:
        for n, (sign_name, count) in enumerate(_purse(player)):
            shapes += _owned(sign_name, count, 560 + n * 144, top + 18, theme)
    low = top + 104
    clan = None if player is None else player.clan
    for level, kind in enumerate(types):
        x = _LEFT + level * (THIRD + 4)
        shapes += block(kind, kind, clan, mark, level, x, low, texts, theme, high=_HIGH)
    low += _HIGH + 8
    if player is None:
        return low, shapes
    aside = [gear_name(gear, texts) for gear in player.aside]
    if player.hero is not None:
        shapes += [
            Place(hero_figure(player.hero.value, 96), _LEFT + 10, low),
            Text(texts(f"rage-hero-{player.hero.value}"), _LEFT + 120, low, 1000, DECIDES,
                 theme.ink, height=96, bold=True),
        ]  # fmt: skip
        low += 104
    if aside:
        words = f"{texts('rage-picture-aside')} · {', '.join(aside)}"
        shapes.append(
            Text(words, _LEFT + 14, low, WIDTH - 56, DECIDES, theme.faint, lines=3, height=150)
        )
        low += 158
    return low, shapes


def block(
    before: TypeSheet | ElfSheet,
    kind: TypeSheet | ElfSheet,
    clan: Clan | None,
    mark: SeatMark,
    level: int,
    x: float,
    top: float,
    texts: Texts,
    theme: Theme,
    *,
    high: int = TYPE,
) -> list[Place | Text]:
    """Show a type: its figure, how many there are, its numbers old and new, its two hooks."""
    elves = isinstance(kind, ElfSheet)
    own_page = high == _HIGH
    low = top + _ROWS + 4 * _ROW + 4
    shapes: list[Place | Text] = [
        Place(slab(THIRD, high - 4, mark.colour), x, top, role=Role.GROUND),
        centred(pip(level, 42, "#1b130e", "#fff6e2", elves=elves), x + 36, top + 36),
        Text(texts(f"rage-unit-{kind.key}"), x + 64, top + 8, THIRD - 76, MUST_READ, theme.lamp,
             height=54, role=Role.CUE),
        Place(figure(clan, level, mark, 122 if own_page else 94), x + 12, top + _ROWS),
    ]  # fmt: skip
    if own_page:
        shapes.append(centred(pip(level, 46, "#1b130e", "#fff6e2", elves=elves), x + 40, low + 24))
        shapes += _counts(kind, x + 72, x + 190, low, theme)
    else:
        shapes += _counts(kind, x + 14, x + 72, top + _ROWS + 2 * _ROW, theme)
    for n, (name, old, new) in enumerate(before_and_after(before, kind)):
        left, y = x + 138 + n % 2 * 124, top + _ROWS + n // 2 * _ROW
        words = str(new) if old == new else f"{old}→{new}"
        shapes.append(centred(sign(name, 36), left + 18, y + 24))
        if name != "flight":
            shapes.append(
                Text(words, left + 40, y, 84, DECIDES, theme.ink if old == new else theme.lamp,
                     height=48, bold=True)
            )  # fmt: skip
    for n, (slot, gear) in enumerate(((Slot.WEAPON, kind.weapon), (Slot.ARMOUR, kind.armour))):
        y = top + high - 104 + n * 46
        shapes += [
            centred(sign("swords" if slot is Slot.WEAPON else "shield", 36), x + 34, y + 24),
            Text(slot_words(gear, slot, texts), x + 56, y, THIRD - 62, MUST_READ,
                 theme.ink if gear else theme.faint, height=48, role=Role.CUE),
        ]  # fmt: skip
    return shapes


def _counts(
    kind: TypeSheet | ElfSheet, left: float, reserve: float, y: float, theme: Theme
) -> list[Place | Text]:
    """Say how many stand on the board, and how many wait at ``reserve``; elves never do."""
    shapes: list[Place | Text] = [
        Text(str(kind.on_board), left, y, 60, DECIDES, theme.ink, height=_ROW, bold=True,
             role=Role.COUNTER)
    ]  # fmt: skip
    if isinstance(kind, TypeSheet):
        shapes += [
            centred(sign("reserve", 32), reserve, y + _ROW / 2),
            Text(str(kind.reserve), reserve + 18, y, 48, DECIDES, theme.faint, height=_ROW,
                 bold=True, role=Role.COUNTER),
        ]  # fmt: skip
    return shapes


def _purse(player: Player) -> tuple[tuple[str, int], ...]:
    return (("gold", player.gold), ("crystal", player.crystals), ("legend", player.legendaries),
            ("forge", player.forges))  # fmt: skip


def _owned(name: str, count: int, x: float, y: float, theme: Theme) -> list[Place | Text]:
    return [
        centred(sign(name, 46), x + 26, y + 29),
        Text(str(count), x + 58, y, 80, DECIDES, theme.ink, height=58, bold=True,
             role=Role.COUNTER),
    ]  # fmt: skip


def slot_words(gear: Gear | None, slot: Slot, texts: Texts) -> str:
    """Name what hangs on a hook, or the hook."""
    return texts(f"rage-picture-{slot.value}") if gear is None else gear_name(gear, texts)


def before_and_after(
    old: TypeSheet | ElfSheet, new: TypeSheet | ElfSheet
) -> list[tuple[str, int, int]]:
    """List the numbers of a type, as they are and as the draft would make them."""
    return [
        (name, int(getattr(old.stats, name)), int(getattr(new.stats, name)))
        for name in SYMBOLS
        if getattr(old.stats, name) or getattr(new.stats, name)
    ]


def card_stats(gear: Gear, left: float, top: float, size: int, theme: Theme) -> list[Place | Text]:
    """Write what a card adds."""
    return stats(CARDS[gear].bonus, left, top, size, theme)
