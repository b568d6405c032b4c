"""A fight in one picture: two armies, then a line for each assault, then who holds the place."""

from __future__ import annotations

from math import ceil

from games.rage.content import LEVELS, WOUND_FACES, Clan, Counts
from games.rage.view import Assault, Fight, Fighter, Phase, RageView
from rendering.rage.board.sentences import is_open
from rendering.rage.layout import WIDTH, site_name
from rendering.rage.pieces.banners import ELF, shield_of, slab
from rendering.rage.pieces.figures import die, figure, hero_figure
from rendering.rage.pieces.signs import numbered, pip, sign
from rendering.scene.scene import Place, Role, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import SeatMark, Theme
from rendering.shapes.lesson_sheet import centred

FIGHTING = frozenset({Phase.DEFENCE, Phase.STRIKE, Phase.SPLIT, Phase.ELVES_SPLIT})
_MOST = 3
"""Fights that fit into one picture; of more the last are shown."""
_LINE = 62
_ROOMY = 400
"""Height of a panel with large figures."""
_LEFT = 16
_COLUMN, _ROWS = 84, 3
"""How wide a column of a side's strength is, and how many rows it has."""
_HERO = 0.8
"""How tall a hero is beside a figure, and how much of its room."""


def fights_shown(view: RageView) -> tuple[Fight, ...]:
    """List the fights to be shown: those of the last action, and the one that is being fought."""
    if view.phase is Phase.OVER:
        return ()
    if view.fight is None:
        return () if view.contests else view.fought
    return (*view.fought, view.fight)


def war(
    view: RageView, names: tuple[str, ...], texts: Texts, theme: Theme, top: float, height: float
) -> tuple[float, list[Place | Text]]:
    """Show the fights of an action, one below the other; return the height used, too."""
    every = fights_shown(view)
    shown = every[-1:] if view.fight is not None else every[-_MOST:]
    hidden = len(every) - len(shown)
    shapes: list[Place | Text] = []
    y = top
    if hidden:
        words = texts("rage-picture-more-fights", count=hidden)
        shapes.append(Text(words, 40, top, WIDTH - 80, 30, theme.faint, 24, "centre", height=36,
                           role=Role.CUE))  # fmt: skip
        y += 38
    each = (top + height - y) / len(shown)
    for fight in shown:
        used, drawn = _fight(view, fight, names, texts, theme, y, each - 6)
        shapes += drawn
        y += used + 6
    return y - top, shapes


def _fight(
    view: RageView,
    fight: Fight,
    names: tuple[str, ...],
    texts: Texts,
    theme: Theme,
    top: float,
    height: float,
) -> tuple[int, list[Place | Text]]:
    roomy = height > _ROOMY
    size = 124 if roomy else 84
    head = 66 + size + (54 if roomy else 44)
    lines = max(1, int((height - head - 8) / _LINE))
    assaults = fight.assaults[-lines:]
    used = round(min(height, head + 14 + _LINE * max(1, len(assaults))))
    shapes: list[Place | Text] = [
        Place(slab(WIDTH - 2 * _LEFT, used, "#c8963c"), _LEFT, top, role=Role.GROUND),
        *_place(fight, top, theme),
    ]
    for side, fighter in enumerate((fight.attacker, fight.defender)):
        shapes += _army(view, fight, fighter, side, names, texts, theme, top, size)
    for n, assault in enumerate(assaults):
        shapes += _assault(fight, assault, top + head + n * _LINE, texts, theme)
    return used, shapes


def _place(fight: Fight, top: float, theme: Theme) -> list[Place | Text]:
    return [
        centred(sign("swords", 62), WIDTH / 2, top + 96),
        Text(site_name(fight.site), WIDTH / 2 - 60, top + 8, 120, 50, theme.lamp, 40, "centre",
             height=58, bold=True),
    ]  # fmt: skip


def mark_of_side(fighter: Fighter, theme: Theme) -> SeatMark:
    """Return the colours of a side."""
    return ELF if fighter.seat is None else theme.seats[fighter.seat]


def _clan(view: RageView, fighter: Fighter) -> Clan | None:
    return None if fighter.seat is None else view.players[fighter.seat].clan


def _army(
    view: RageView,
    fight: Fight,
    fighter: Fighter,
    side: int,
    names: tuple[str, ...],
    texts: Texts,
    theme: Theme,
    top: float,
    size: int,
) -> list[Place | Text]:
    mark = mark_of_side(fighter, theme)
    left = _LEFT + 18 if side == 0 else WIDTH / 2 + 60
    width = WIDTH / 2 - _LEFT - 78
    name = texts("rage-picture-elves") if fighter.seat is None else names[fighter.seat]
    won = fight.winner == side
    shapes: list[Place | Text] = [
        centred(shield_of(mark, 58), left + 30, top + 40),
        Text(name, left + 68, top + 14, width - 190, 38, theme.lamp if won else theme.ink, 34,
             height=50, bold=True),
    ]  # fmt: skip
    if won:
        shapes.append(centred(sign("cup", 46), left + width - 36, top + 38))
    kinds = [level for level in LEVELS if fighter.began[level]]
    rows = _strength_of(fight, fighter)
    room = width - _COLUMN * ceil(len(rows) / _ROWS)
    pitch = min(size * 1.5, room / max(1, len(kinds) + (_HERO if fighter.hero else 0)))
    # Crowded figures shrink and keep their feet on the ground.
    tall = round(min(size, pitch / 0.9))
    y = top + 66
    feet = y + size - tall
    elves = fighter.seat is None
    for n, level in enumerate(kinds):
        x = left + n * pitch
        alive = fighter.units[level]
        shapes += [
            Place(figure(_clan(view, fighter), level, mark, tall), x, feet),
            centred(pip(level, 34, "#1b130e", "#fff6e2", elves=elves), x + 17, y + 20),
            Text(_left(fighter.began[level], alive), x + size * 0.06, y + size - 2, pitch - 8, 36,
                 theme.ink if alive else theme.bluff, 30, height=42, bold=True),
        ]  # fmt: skip
    if fighter.hero is not None:
        x = left + len(kinds) * pitch
        hero = hero_figure(fighter.hero.value, round(tall * _HERO))
        shapes.append(Place(hero, x, feet + tall * 0.1))
    if fight.first == side:
        first = numbered("1", 44, theme.lamp, "#2a1505")
        shapes.append(centred(first, left + width - 88, top + 38))
    return shapes + _strength(rows, theme, left + width, top)


def _left(began: int, alive: int) -> str:
    return str(began) if began == alive else f"{began} → {alive}"


def _strength_of(fight: Fight, fighter: Fighter) -> list[tuple[str, str]]:
    """List what a side strikes with next, and its slowness, each by its sign."""
    rows: list[tuple[str, str]] = [("slow", str(fighter.slowness))]
    if fight.winner is None:
        rows += [("power", str(fighter.dice)), ("auto", str(fighter.auto)),
                 ("reroll", str(fighter.rerolls)), ("shield", str(fighter.shields)),
                 ("rage", str(fighter.rage))]  # fmt: skip
    return [(name, value) for name, value in rows if value != "0" or name in {"slow", "power"}]


def _strength(
    rows: list[tuple[str, str]], theme: Theme, right: float, top: float
) -> list[Place | Text]:
    """Show the strength of a side in columns at its right edge."""
    shapes: list[Place | Text] = []
    for n, (name, value) in enumerate(rows):
        column, row = divmod(n, _ROWS)
        x, y = right - 70 - column * _COLUMN, top + 74 + row * 44
        shapes += [
            centred(sign(name, 36), x + 16, y + 20),
            Text(value, x + 38, y, 44, 34, theme.ink, 30, height=40, bold=True),
        ]
    return shapes


def _assault(
    fight: Fight, assault: Assault, y: float, texts: Texts, theme: Theme
) -> list[Place | Text]:
    fighter = (fight.attacker, fight.defender)[assault.side]
    middle = y + _LINE / 2
    shapes: list[Place | Text] = [
        centred(shield_of(mark_of_side(fighter, theme), 54), _LEFT + 46, middle)
    ]
    if assault.fled:
        return [
            *shapes,
            centred(sign("flee", 48), _LEFT + 112, middle),
            Text(texts("rage-picture-fled"), _LEFT + 148, y, 700, 36, theme.ink, 34, height=_LINE,
                 bold=True),
        ]  # fmt: skip
    shapes += _dice(assault, _LEFT + 84, middle)
    x = 676.0
    for name, value in (
        ("auto", assault.auto),
        ("rage", assault.rage),
        ("shield", -assault.shields),
    ):
        if value:
            words = f"+{value}" if value > 0 else f"\N{MINUS SIGN}{-value}"
            shapes += [
                centred(sign(name, 38), x + 18, middle),
                Text(words, x + 40, y, 48, 34, theme.ink, 30, height=_LINE, bold=True),
            ]
        x += 90
    shapes.append(
        Text(f"= {assault.wounds}", 944, y, 82, 44, theme.lamp, 36, height=_LINE, bold=True)
    )
    if is_open(fight, assault):
        open_ = centred(numbered("?", 48, theme.lamp, "#2a1505"), 1058, middle)
        return [*shapes, *_barrier(assault, middle), open_]
    enemy = (fight.defender, fight.attacker)[assault.side]
    return shapes + _fallen(assault, elves=enemy.seat is None, middle=middle, theme=theme)


def _dice(assault: Assault, left: float, middle: float) -> list[Place | Text]:
    groups = [assault.dice, *assault.rerolls]
    count = sum(map(len, groups))
    pitch = min(46.0, 570 / max(1.0, count + 0.9 * len(assault.rerolls)))
    size = round(min(44.0, pitch * 0.95))
    shapes: list[Place | Text] = []
    x = left
    for n, group in enumerate(groups):
        if n:
            shapes.append(centred(sign("reroll", round(size * 0.8)), x + pitch * 0.42, middle))
            x += pitch * 0.9
        last = n == len(groups) - 1
        for face in group:
            hit = face <= WOUND_FACES
            shapes.append(centred(die(size, hit=hit, fresh=hit or last), x + size / 2, middle))
            x += pitch
    return shapes


def _barrier(assault: Assault, middle: float) -> list[Place | Text]:
    """Show a barrier that broke."""
    return [centred(sign("barrier", 40), 1014, middle)] if assault.broken else []


def _fallen(assault: Assault, *, elves: bool, middle: float, theme: Theme) -> list[Place | Text]:
    shapes = _barrier(assault, middle)
    if not any(assault.killed):
        return [
            *shapes,
            centred(sign("rage", 42), 1058, middle),
            Text("+1", 1082, middle - 26, 60, 36, theme.ink, 34, height=52, bold=True),
        ]
    x = 1030.0
    shapes.append(centred(sign("skull", 40), x, middle))
    fallen: Counts = assault.killed
    kinds = [level for level in LEVELS if fallen[level]]
    pitch = min(62.0, 128 / len(kinds))
    for n, level in enumerate(kinds):
        left = x + 24 + n * pitch
        shapes.append(centred(pip(level, 34, "#1b130e", "#fff6e2", elves=elves), left + 16, middle))
        if fallen[level] > 1:
            shapes.append(
                Text(str(fallen[level]), left, middle - 16, 32, 24, theme.ink, 24, "centre",
                     height=32, bold=True)
            )  # fmt: skip
    return shapes
