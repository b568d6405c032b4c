"""Before the first turn: four clans to choose from, each with its types and their numbers."""

from __future__ import annotations

from games.rage.content import CLANS, UNITS, Bonus, Clan
from games.rage.view import RageView
from rendering.rage.layout import WIDTH
from rendering.rage.pieces.banners import shield_of, slab
from rendering.rage.pieces.figures import figure
from rendering.rage.pieces.signs import pip, sign
from rendering.scene.scene import DECIDES, Place, Role, Text, centred
from rendering.scene.texts import Texts
from rendering.scene.theme import SeatMark, Theme

_STAT = 72
"""Pixels from one number of a type to the next."""
PLAIN = SeatMark("bear", "", "#8a9a92", "#2c3a34", "#dfe8e2", "#10241d")
"""The cloth of a clan that nobody leads."""

TIMES = "\N{MULTIPLICATION SIGN}"

SYMBOLS = ("power", "hp", "move", "slow", "auto", "reroll", "shield", "rage", "flight")
"""The signs of a sheet, in the order in which they stand there."""


def numbers(bonus: Bonus) -> list[tuple[str, int]]:
    """List the signs of a sheet or a card that are not zero."""
    return [(name, int(value)) for name in SYMBOLS if (value := getattr(bonus, name))]


def clan_choice(
    view: RageView, texts: Texts, theme: Theme, top: float, height: float
) -> list[Place | Text]:
    """Show the four clans in two rows, and who leads them."""
    owners = {player.clan: player.seat for player in view.players if player.clan is not None}
    wide, high = (WIDTH - 40) // 2, round(min(470, height / 2))
    shapes: list[Place | Text] = []
    for n, clan in enumerate(CLANS):
        x, y = 16 + n % 2 * (wide + 8), top + n // 2 * high
        seat = owners.get(clan)
        mark = PLAIN if seat is None else theme.seats[seat]
        shapes += [
            Place(slab(wide, high - 8, mark.colour), x, y, role=Role.GROUND),
            Text(texts(f"rage-clan-{clan.value}"), x + 24, y + 8, wide - 100, DECIDES, theme.lamp,
                 height=52, bold=True),
        ]  # fmt: skip
        if seat is not None:
            shapes.append(centred(shield_of(mark, 56), x + wide - 46, y + 38))
        shapes += _types(clan, mark, x + 18, y + 62, wide - 36, high - 82, texts, theme)
    return shapes


def _types(
    clan: Clan,
    mark: SeatMark,
    left: float,
    top: float,
    width: float,
    height: float,
    texts: Texts,
    theme: Theme,
) -> list[Place | Text]:
    shapes: list[Place | Text] = []
    row = height / 3
    size = round(min(116, row - 4))
    for level, unit in enumerate(UNITS[clan]):
        y = top + level * row
        shapes += [
            Place(figure(clan, level, mark, size), left, y + (row - size) / 2),
            centred(pip(level, 30, "#1b130e", "#fff6e2", elves=False), left + size - 10, y + 22),
            Text(f"{unit.figures}{TIMES} {texts(f'rage-unit-{unit.key}')}", left + size + 10, y,
                 width - size + 2, DECIDES, theme.ink, height=52, bold=True),
            *stats(unit.stats, left + size + 10, y + 54, 46, theme, _STAT),
        ]  # fmt: skip
    return shapes


def stats(
    bonus: Bonus, left: float, top: float, size: int, theme: Theme, pitch: float = 0
) -> list[Place | Text]:
    """Write the numbers of a sheet in a row, each beside its sign."""
    shapes: list[Place | Text] = []
    step = pitch or size * 1.72
    for n, (name, value) in enumerate(numbers(bonus)):
        x = left + n * step
        shapes.append(centred(sign(name, round(size * 0.86)), x + size * 0.42, top + size / 2))
        if name != "flight":
            shapes.append(
                Text(str(value), x + size * 0.9, top, size * 0.9, DECIDES, theme.ink, height=size,
                     bold=True)
            )  # fmt: skip
    return shapes
