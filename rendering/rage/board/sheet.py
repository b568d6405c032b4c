"""A seat's own sheet: its types with their figures, numbers, slots, what changes in them."""

from __future__ import annotations

from collections.abc import Sequence

from games.rage.content import Clan, Gear, Slot
from games.rage.view import ElfSheet, Player, RageView, TypeSheet
from rendering.rage.board.clans import SYMBOLS, numbers
from rendering.rage.board.sentences import gear_name
from rendering.rage.board.strips import mark_of
from rendering.rage.layout import WIDTH
from rendering.rage.pieces.banners import ELF, shield_of, slab
from rendering.rage.pieces.figures import figure, hero_figure
from rendering.rage.pieces.signs import sign
from rendering.scene.scene import ELSE, PRIVATE_DECIDES, PUBLIC_DECIDES, Place, Role, Text, centred
from rendering.scene.texts import Texts
from rendering.scene.theme import SeatMark, Theme

CHIP = 74
"""Height of the line that says who leads."""
OWN = 150
"""Height of the strip with one's own troops."""
THIRD = 388
"""Width of a third of the picture."""
_LEFT = 14
_NAMED = 150
"""Room from which a name is worth writing."""
_ROWS, _ROW, _GEAR = 62, 54, 92
"""Where the numbers of a type begin, and the height of two beside each other, and of a hook."""
_HIGH = _ROWS + 5 * _ROW + 2 * _GEAR + 24
"""Height of a type."""


def chips(view: RageView, names: tuple[str, ...], theme: Theme, top: float) -> list[Place | Text]:
    """Draw a line with each player's points of those that win, in turn order, and their marks.

    Marks are those of :func:`mark_of`. Those no longer in the turn order come last. Names are left
    out where there is no room.
    """
    shapes: list[Place | Text] = []
    wide = (WIDTH - 28) / len(view.players)
    order = [*view.order, *(p.seat for p in view.players if p.seat not in view.order)]
    for n, seat in enumerate(order):
        player = view.players[seat]
        mark, x = theme.seats[seat], _LEFT + n * wide
        glow = theme.lamp if view.active == seat else ""
        token = mark_of(view, player, theme, 52)
        room = wide - 76 - 142 - (56 if token else 0)
        points = x + 72 + max(0, room)
        shapes += [
            Place(slab(round(wide - 4), CHIP - 4, mark.colour, glow), x, top, role=Role.GROUND),
            centred(shield_of(mark, 58), x + 40, top + CHIP / 2 - 2),
            Text(f"{player.points}/{view.goal}", points, top, 92, PUBLIC_DECIDES, theme.lamp,
                 align="right", height=CHIP - 6, bold=True, role=Role.COUNTER,
                 of=f"points {seat}"),
            centred(sign("cup", 42), points + 114, top + CHIP / 2 - 2),
        ]  # fmt: skip
        if room >= _NAMED:
            shapes.append(
                Text(names[seat], x + 76, top, room, ELSE, theme.ink, height=CHIP - 6,
                     bold=True, role=Role.CUE)
            )  # fmt: skip
        if token is not None:
            shapes.append(Place(token, x + wide - 60, top + CHIP / 2 - 28, role=Role.CUE))
    return shapes


def own_strip(player: Player, theme: Theme, top: float) -> list[Place | Text]:
    """Draw a player's troops on the board and in reserve, gold, crystals and hero.

    No reserve, gold or crystals are drawn where there are none. The player must have a clan.
    """
    assert player.clan is not None
    mark = theme.seats[player.seat]
    shapes: list[Place | Text] = [
        Place(slab(WIDTH - 28, OWN - 6, mark.colour), _LEFT, top, role=Role.GROUND)
    ]
    for level, kind in enumerate(player.types):
        x = _LEFT + 4 + level * 262
        shapes += [
            Place(figure(player.clan, level, mark, 136, left=True), x, top + 4),
            Text(str(kind.on_board), x + 132, top + 8, 76, 64, theme.ink, PRIVATE_DECIDES,
                 height=66, bold=True, role=Role.COUNTER),
        ]  # fmt: skip
        if kind.reserve:
            shapes += [
                centred(sign("reserve", 46), x + 154, top + 106),
                Text(str(kind.reserve), x + 180, top + 72, 76, PRIVATE_DECIDES, theme.faint,
                     height=66, bold=True, role=Role.COUNTER),
            ]  # fmt: skip
    held = [
        (name, count) for name, count in _purse(player) if count and name in ("gold", "crystal")
    ]
    for n, (name, count) in enumerate(held):
        y = top + 8 + n * 64
        shapes += [
            centred(sign(name, 54), 840, y + 32),
            Text(str(count), 874, y, 80, PRIVATE_DECIDES, theme.ink, height=64, bold=True,
                 role=Role.COUNTER, of=name),
        ]  # fmt: skip
    if player.hero is not None:
        shapes.append(Place(hero_figure(player.hero.value, 132), WIDTH - 176, top + 4))
    return shapes


def page(
    view: RageView, seat: int | None, names: tuple[str, ...], texts: Texts, theme: Theme, top: float
) -> tuple[float, list[Place | Text]]:
    """Draw the sheet of a seat (None: the elves); return the bottom in pixels, too.

    Above the types are the name and, for a seat, what it owns; below them come its hero and the
    cards put aside, if any.
    """
    player = None if seat is None else view.players[seat]
    mark = ELF if seat is None else theme.seats[seat]
    name = texts("rage-picture-elves") if seat is None else names[seat]
    types: Sequence[TypeSheet | ElfSheet] = view.elves if player is None else player.types
    shapes: list[Place | Text] = [
        Place(slab(WIDTH - 28, 96, mark.colour), _LEFT, top, role=Role.GROUND),
        centred(shield_of(mark, 74), _LEFT + 58, top + 45),
        Text(
            name,
            _LEFT + 108,
            top,
            400,
            PUBLIC_DECIDES,
            theme.ink,
            ELSE,
            height=90,
            bold=True,
            role=Role.CUE,
        ),
    ]
    if player is not None:
        for n, (sign_name, count) in enumerate(_purse(player)):
            shapes += _owned(sign_name, count, 560 + n * 144, top + 18, theme)
    low = top + 104
    clan = None if player is None else player.clan
    for level, kind in enumerate(types):
        x = _LEFT + level * (THIRD + 4)
        shapes += block(kind, clan, mark, level, x, low, texts, theme)
    low += _HIGH + 8
    if player is None:
        return low, shapes
    aside = [gear_name(gear, texts) for gear in player.aside]
    if player.hero is not None:
        shapes += [
            Place(hero_figure(player.hero.value, 96), _LEFT + 10, low),
            Text(texts(f"rage-hero-{player.hero.value}"), _LEFT + 120, low, 1000, PUBLIC_DECIDES,
                 theme.ink, height=96, bold=True),
        ]  # fmt: skip
        low += 104
    if aside:
        words = f"{texts('rage-picture-aside')} · {', '.join(aside)}"
        shapes.append(
            Text(
                words, _LEFT + 14, low, WIDTH - 56, PUBLIC_DECIDES, theme.faint, lines=3, height=180
            )
        )
        low += 188
    return low, shapes


def block(
    kind: TypeSheet | ElfSheet,
    clan: Clan | None,
    mark: SeatMark,
    level: int,
    x: float,
    top: float,
    texts: Texts,
    theme: Theme,
) -> list[Place | Text]:
    """Draw a type: name, figure, units on the board and in reserve, values, weapon and armour.

    Elves have no reserve, and an empty slot has its own name.
    """
    low = top + _ROWS + 4 * _ROW + 4
    shapes: list[Place | Text] = [
        Place(slab(THIRD, _HIGH - 4, mark.colour), x, top, role=Role.GROUND),
        Text(texts(f"rage-unit-{kind.key}"), x + 14, top + 6, THIRD - 22, ELSE, theme.lamp,
             height=54, role=Role.CUE),
        Place(figure(clan, level, mark, 138, left=True), x + 2, top + _ROWS),
        *_counts(kind, x + 22, x + 190, low, theme),
    ]  # fmt: skip
    for n, (name, value) in enumerate(numbers(kind.stats)):
        left, y = x + 142 + n % 2 * 122, top + _ROWS + n // 2 * _ROW
        shapes.append(centred(sign(name, 42), left + 21, y + _ROW / 2))
        if name != "flight":
            shapes.append(
                Text(str(value), left + 46, y, 74, PUBLIC_DECIDES, theme.ink, height=_ROW,
                     bold=True)
            )  # fmt: skip
    for n, (slot, gear) in enumerate(((Slot.WEAPON, kind.weapon), (Slot.ARMOUR, kind.armour))):
        y = low + _ROW + 6 + n * _GEAR
        shapes += [
            centred(sign("swords" if slot is Slot.WEAPON else "shield", 48), x + 40, y + _GEAR / 2),
            Text(slot_words(gear, slot, texts), x + 72, y, THIRD - 84, ELSE,
                 theme.ink if gear else theme.faint, lines=2, height=_GEAR - 2, role=Role.CUE),
        ]  # fmt: skip
    return shapes


def _counts(
    kind: TypeSheet | ElfSheet, left: float, reserve: float, y: float, theme: Theme
) -> list[Place | Text]:
    """Draw the number of units on the board, and in reserve at ``reserve``; elves have none."""
    shapes: list[Place | Text] = [
        Text(str(kind.on_board), left, y, 64, PUBLIC_DECIDES, theme.ink, height=_ROW, bold=True,
             role=Role.COUNTER)
    ]  # fmt: skip
    if isinstance(kind, TypeSheet):
        shapes += [
            centred(sign("reserve", 42), reserve, y + _ROW / 2),
            Text(str(kind.reserve), reserve + 26, y, 64, PUBLIC_DECIDES, theme.faint, height=_ROW,
                 bold=True, role=Role.COUNTER),
        ]  # fmt: skip
    return shapes


def _purse(player: Player) -> tuple[tuple[str, int], ...]:
    """Return a player's gold, crystals, legendaries and forges, each with the name of its sign."""
    return (("gold", player.gold), ("crystal", player.crystals), ("legend", player.legendaries),
            ("forge", player.forges))  # fmt: skip


def _owned(name: str, count: int, x: float, y: float, theme: Theme) -> list[Place | Text]:
    """Draw a sign with a number to its right."""
    return [
        centred(sign(name, 46), x + 26, y + 29),
        Text(str(count), x + 58, y, 80, PUBLIC_DECIDES, theme.ink, height=58, bold=True,
             role=Role.COUNTER),
    ]  # fmt: skip


def slot_words(gear: Gear | None, slot: Slot, texts: Texts) -> str:
    """Name what hangs on a hook, or the hook."""
    return texts(f"rage-picture-{slot.value}") if gear is None else gear_name(gear, texts)


def before_and_after(
    old: TypeSheet | ElfSheet, new: TypeSheet | ElfSheet
) -> list[tuple[str, int, int]]:
    """List the values of a type as (sign, old, new), those left out that are zero in both."""
    return [
        (name, int(getattr(old.stats, name)), int(getattr(new.stats, name)))
        for name in SYMBOLS
        if getattr(old.stats, name) or getattr(new.stats, name)
    ]
