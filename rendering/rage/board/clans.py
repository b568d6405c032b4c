"""Before the first turn: four clans to choose from, each with its types and their numbers."""

from __future__ import annotations

from msgspec.structs import replace

from games.rage.content import CLANS, UNITS, Bonus, Clan
from games.rage.view import RageView
from rendering.rage.layout import WIDTH
from rendering.rage.pieces.banners import shield_of, slab
from rendering.rage.pieces.figures import figure
from rendering.rage.pieces.signs import sign
from rendering.scene.scene import ELSE, PRIVATE_DECIDES, PUBLIC_DECIDES, Place, Role, Text, centred
from rendering.scene.texts import Texts
from rendering.scene.theme import SeatMark, Theme

PLAIN = SeatMark("bear", "", "#8a9a92", "#2c3a34", "#dfe8e2", "#10241d")
"""The cloth of a clan that nobody leads."""

TIMES = "\N{MULTIPLICATION SIGN}"

SYMBOLS = ("power", "hp", "move", "slow", "auto", "reroll", "shield", "rage", "flight")
"""The signs of a sheet, in the order in which they stand there."""


_MEASURES = ("power", "hp", "move")
_SIGN, _NUMBER = 0.9, 1.73
"""Room for a sign that stands alone, and for one with a number, in heights of the letters."""
_SIGNS = 2
"""Of a thing that is no measure so many are drawn; more are a number."""


def numbers(bonus: Bonus) -> list[tuple[str, int]]:
    """List the values of a sheet or card that are not zero, with their signs, in a fixed order."""
    return [(name, int(value)) for name in SYMBOLS if (value := getattr(bonus, name))]


def clan_choice(
    view: RageView, texts: Texts, theme: Theme, top: float, height: float
) -> list[Place | Text]:
    """Draw the four clans in two rows, with the shield of the seat that leads each.

    Larger in a private picture, where a name has two lines.
    """
    owners = {player.clan: player.seat for player in view.players if player.clan is not None}
    wide, high = (WIDTH - 40) // 2, round(min(470, height / 2))
    name = PRIVATE_DECIDES if view.viewer is not None else PUBLIC_DECIDES
    lines, least = (2, name) if view.viewer is not None else (1, ELSE)
    shapes: list[Place | Text] = []
    for n, clan in enumerate(CLANS):
        x, y = 16 + n % 2 * (wide + 8), top + n // 2 * high
        seat = owners.get(clan)
        mark = PLAIN if seat is None else theme.seats[seat]
        shapes += [
            Place(slab(wide, high - 8, mark.colour), x, y, role=Role.GROUND),
            Text(texts(f"rage-clan-{clan.value}"), x + 24, y + 4,
                 wide - (40 if seat is None else 100), name, theme.lamp, least, lines=lines,
                 height=name * 1.12 * lines, bold=True, role=Role.CUE),
        ]  # fmt: skip
        if seat is not None:
            shapes.append(centred(shield_of(mark, 64), x + wide - 46, y + 40))
        low = y + name * (1.12 * lines + 0.12)
        shapes += _types(
            view, clan, mark, x + 10, low, wide - 20, y + high - 12 - low, texts, theme
        )
    return shapes


def _types(
    view: RageView,
    clan: Clan,
    mark: SeatMark,
    left: float,
    top: float,
    width: float,
    height: float,
    texts: Texts,
    theme: Theme,
) -> list[Place | Text]:
    """Draw the unit types of a clan in three rows, each with its values.

    The private picture leaves out their names and numbers of units.
    """
    shapes: list[Place | Text] = []
    row = height / 3
    size = round(min(140, row))
    for level, unit in enumerate(UNITS[clan]):
        y = top + level * row
        x, room = left + size + 8, width - size - 8
        shapes.append(Place(figure(clan, level, mark, size, left=True), left, y + row - size))
        if view.viewer is not None:
            shapes += counted(unit.stats, x, y + (row - 76) / 2, 76, room, theme,
                              PRIVATE_DECIDES)  # fmt: skip
            continue
        words = f"{unit.figures}{TIMES} {texts(f'rage-unit-{unit.key}')}"
        shapes += [
            Text(words, x, y, room, ELSE, theme.ink, height=46, role=Role.CUE),
            *stats(unit.stats, x, y + 42, 54, theme, min(82, room / len(numbers(unit.stats)))),
        ]
    return shapes


def counted(
    bonus: Bonus, left: float, top: float, high: int, room: float, theme: Theme, size: int
) -> list[Place | Text]:
    """Draw a sheet's values in a row of ``room`` pixels, from ``left``, ``high`` pixels high.

    A value of 1 or 2 is drawn as one or two signs without a number, but power, hit points and
    movement are always numbers. ``size`` is that of the numbers.
    """
    extras = [
        (name, value) for name, value in numbers(bonus) if name not in _MEASURES and value <= _SIGNS
    ]
    alone = [name for name, value in extras for _ in range(value)]
    many = replace(bonus, **{name: 0 for name, _ in extras})
    written, wide = len(numbers(many)), size * _SIGN
    pitch = min(size * _NUMBER, (room - wide * len(alone)) / max(1, written))
    shapes = stats(many, left, top, high, theme, pitch, size)
    x, mark = left + pitch * written, round(size * 0.86)
    shapes += [
        centred(sign(name, mark), x + wide * n + mark / 2, top + high / 2)
        for n, name in enumerate(alone)
    ]
    return shapes


def stats(
    bonus: Bonus,
    left: float,
    top: float,
    high: int,
    theme: Theme,
    pitch: float,
    size: int = PUBLIC_DECIDES,
) -> list[Place | Text]:
    """Draw the values of a sheet that are not zero in a row, each beside its sign, ``pitch`` apart.

    Flight is a sign alone.
    """
    shapes: list[Place | Text] = []
    mark = round(min(high, pitch - size * 0.6, size * 0.86))
    for n, (name, value) in enumerate(numbers(bonus)):
        x = left + n * pitch
        shapes.append(centred(sign(name, mark), x + mark / 2, top + high / 2))
        if name != "flight":
            shapes.append(
                Text(str(value), x + mark + 2, top, pitch - mark - 2, size, theme.ink, height=high,
                     bold=True)
            )  # fmt: skip
    return shapes
