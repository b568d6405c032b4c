"""A fight in one picture: both sides before and after, where it turned, who holds the place."""

from __future__ import annotations

from games.rage.content import LEVELS, Clan, Counts
from games.rage.view import Assault, Fight, Fighter, Phase, RageView
from rendering.rage.board.sentences import fighter_name, is_open
from rendering.rage.layout import WIDTH, site_name
from rendering.rage.pieces.banners import ELF, shield_of, slab
from rendering.rage.pieces.figures import figure, hero_figure
from rendering.rage.pieces.signs import numbered, pip, sign
from rendering.scene.scene import DECIDES, MUST_READ, Place, Role, Text, centred
from rendering.scene.texts import Texts
from rendering.scene.theme import SeatMark, Theme

FIGHTING = frozenset({Phase.DEFENCE, Phase.STRIKE, Phase.SPLIT, Phase.ELVES_SPLIT})
_MOST = 3
"""Fights that fit into one picture; of more the last are shown."""
_ROOMY = 420
"""Height of a panel with large figures and an account of the assaults."""
_LEFT = 16
_HEAD = 68
_LARGE, _SMALL = 150, 96
"""Heights of figures."""
_LINE = 64
"""Height of a line that tells of an assault."""
_TURN = 56
"""Height of the line that says where a fight turned."""
_SIDE = WIDTH // 2 - _LEFT - 22


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
        shapes.append(Text(words, 40, top, WIDTH - 80, MUST_READ, theme.faint, 0, "centre",
                           height=46, role=Role.CUE))  # fmt: skip
        y += 48
    each = (top + height - y) / len(shown)
    for fight in shown:
        used, drawn = _fight(view, fight, names, texts, theme, y, each - 6)
        shapes += drawn
        y += used + 6
    return y - top, shapes


def sides(
    view: RageView, fight: Fight, names: tuple[str, ...], texts: Texts, theme: Theme, top: float
) -> tuple[float, list[Place | Text]]:
    """Show the two sides of one fight and where it turned; return the height used, too."""
    used, shapes = _fight(view, fight, names, texts, theme, top, _ROOMY)
    return used + 6, shapes


def mark_of_side(fighter: Fighter, theme: Theme) -> SeatMark:
    """Return the colours of a side."""
    return ELF if fighter.seat is None else theme.seats[fighter.seat]


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
    size = _LARGE if roomy else _SMALL
    armies = _HEAD + size + 58
    turned = _turn(fight, names, texts)
    lines = int((height - armies - _TURN - 10) / _LINE) if roomy else 0
    assaults = fight.assaults[-lines:] if lines > 0 else ()
    used = round(min(height, armies + (_TURN if turned else 0) + _LINE * len(assaults) + 14))
    shapes: list[Place | Text] = [
        Place(slab(WIDTH - 2 * _LEFT, used, "#c8963c"), _LEFT, top, role=Role.GROUND),
        Text(site_name(fight.site), WIDTH / 2 - 60, top + 6, 120, 48, theme.lamp, DECIDES,
             "centre", height=58, bold=True),
        centred(sign("swords", 76), WIDTH / 2, top + _HEAD + size / 2),
    ]  # fmt: skip
    for side, fighter in enumerate((fight.attacker, fight.defender)):
        shapes += _army(view, fight, fighter, side, names, texts, theme, top, size)
    y = top + armies
    if turned:
        shapes.append(
            Text(turned, _LEFT + 30, y, WIDTH - 2 * _LEFT - 60, DECIDES, theme.lamp, MUST_READ,
                 "centre", height=_TURN, bold=True, role=Role.CUE)
        )  # fmt: skip
        y += _TURN
    for n, assault in enumerate(assaults):
        shapes += _assault(fight, assault, y + n * _LINE, texts, theme)
    return used, shapes


def _turn(fight: Fight, names: tuple[str, ...], texts: Texts) -> str:
    """Say which assault felled most, or that a side fled before any did; nothing before that."""
    settled = [each for each in fight.assaults if not is_open(fight, each)]
    worst = max(settled, key=lambda each: sum(each.killed), default=None)
    if worst is not None and any(worst.killed):
        return texts(
            "rage-picture-turned",
            name=fighter_name(fight, worst.side, names, texts),
            wounds=worst.wounds,
            count=sum(worst.killed),
        )
    fled = next((each for each in settled if each.fled), None)
    return (
        ""
        if fled is None
        else texts("rage-picture-fled-first", name=fighter_name(fight, fled.side, names, texts))
    )


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
    left = _LEFT + 18 if side == 0 else WIDTH / 2 + 44
    width = _SIDE - 44
    name = fighter_name(fight, side, names, texts)
    won = fight.winner == side
    shapes: list[Place | Text] = [
        centred(shield_of(mark, 62), left + 32, top + 38),
        Text(name, left + 74, top + 8, width - 314, DECIDES, theme.lamp if won else theme.ink,
             MUST_READ, height=58, bold=True, role=Role.CUE),
    ]  # fmt: skip
    if won:
        shapes.append(centred(sign("cup", 56), left + width - 34, top + 38))
    if fight.first == side:
        shapes.append(
            Text(texts("rage-picture-first"), left + width - 236, top + 8, 164, MUST_READ,
                 theme.faint, MUST_READ, "right", height=58, role=Role.CUE)
        )  # fmt: skip
    rows = _strength_of(fight, fighter)
    room = width - (112 if rows else 0)
    kinds = [level for level in LEVELS if fighter.began[level]]
    pitch = min(size * 1.3, room / max(1.0, len(kinds) + (0.7 if fighter.hero else 0)))
    # Crowded figures shrink and keep their feet on the ground.
    tall = round(min(size, pitch))
    # Beside its level where there is room, below it where there is none.
    aside = min(30.0, pitch - tall)
    y = top + _HEAD
    clan: Clan | None = None if fighter.seat is None else view.players[fighter.seat].clan
    for n, level in enumerate(kinds):
        x = left + n * pitch
        alive = fighter.units[level]
        shapes += [
            Place(figure(clan, level, mark, tall), x + aside, y + size - tall),
            centred(pip(level, 40, "#1b130e", "#fff6e2", elves=fighter.seat is None), x + 18,
                    y + 18),
            Text(_left(fighter.began[level], alive), x, y + size,
                 min(pitch - 4, aside + tall), 44, theme.ink if alive else theme.bluff, DECIDES,
                 "centre", height=54, bold=True),
        ]  # fmt: skip
    if fighter.hero is not None:
        hero = hero_figure(fighter.hero.value, round(tall * 0.66))
        shapes.append(Place(hero, left + len(kinds) * pitch, y + size - hero.height))
    return shapes + _strength(rows, theme, left + width - 104, y, size)


def _left(began: int, alive: int) -> str:
    return str(began) if began == alive else f"{began}→{alive}"


def _strength_of(fight: Fight, fighter: Fighter) -> list[tuple[str, str]]:
    """List what a side strikes with next, each by its sign; nothing once all is over."""
    if fight.winner is not None:
        return []
    rows = [("power", fighter.dice), ("auto", fighter.auto), ("shield", fighter.shields),
            ("rage", fighter.rage)]  # fmt: skip
    return [(name, str(value)) for name, value in rows if value or name == "power"]


def _strength(
    rows: list[tuple[str, str]], theme: Theme, x: float, top: float, size: int
) -> list[Place | Text]:
    """Show the strength of a side in a column at its right edge."""
    shapes: list[Place | Text] = []
    step = min(54.0, (size + 54) / max(1, len(rows)))
    for n, (name, value) in enumerate(rows):
        middle = top + (n + 0.5) * step
        shapes += [
            centred(sign(name, 40), x + 22, middle),
            Text(value, x + 48, middle - step / 2, 56, DECIDES, theme.ink, height=step, bold=True),
        ]
    return shapes


def _assault(
    fight: Fight, assault: Assault, y: float, texts: Texts, theme: Theme
) -> list[Place | Text]:
    """Tell of an assault in a line: hits, what is added, wounds, who falls."""
    fighter = (fight.attacker, fight.defender)[assault.side]
    middle = y + _LINE / 2
    shapes: list[Place | Text] = [
        centred(shield_of(mark_of_side(fighter, theme), 56), _LEFT + 58, middle)
    ]
    if assault.fled:
        return [
            *shapes,
            centred(sign("flee", 50), _LEFT + 130, middle),
            Text(texts("rage-picture-fled"), _LEFT + 172, y, 900, DECIDES, theme.ink,
                 height=_LINE, bold=True),
        ]  # fmt: skip
    for n, (name, value) in enumerate((
        ("power", assault.hits), ("auto", assault.auto), ("rage", assault.rage),
        ("shield", -assault.shields),
    )):  # fmt: skip
        if not value and n:
            continue
        x = _LEFT + 110.0 + n * 140
        words = str(value) if not n else f"+{value}" if value > 0 else f"\N{MINUS SIGN}{-value}"
        shapes += [
            centred(sign(name, 44), x + 22, middle),
            Text(words, x + 52, y, 84, DECIDES, theme.ink, height=_LINE, bold=True),
        ]
    shapes.append(
        Text(f"= {assault.wounds}", _LEFT + 690, y, 110, 46, theme.lamp, DECIDES, height=_LINE,
             bold=True)
    )  # fmt: skip
    if assault.broken:
        shapes.append(centred(sign("barrier", 46), _LEFT + 824, middle))
    x = _LEFT + 860.0
    if is_open(fight, assault):
        return [*shapes, centred(numbered("?", 58, theme.lamp, "#2a1505"), x + 26, middle)]
    enemy = (fight.defender, fight.attacker)[assault.side]
    return shapes + _fallen(assault.killed, x, y, theme, elves=enemy.seat is None)


def _fallen(killed: Counts, x: float, y: float, theme: Theme, *, elves: bool) -> list[Place | Text]:
    """Show who falls, or the rage that nobody's fall gives."""
    middle = y + _LINE / 2
    kinds = [level for level in LEVELS if killed[level]]
    if not kinds:
        return [
            centred(sign("rage", 46), x + 24, middle),
            Text("+1", x + 54, y, 80, DECIDES, theme.ink, height=_LINE, bold=True),
        ]
    shapes: list[Place | Text] = [centred(sign("skull", 46), x + 24, middle)]
    for n, level in enumerate(kinds):
        left = x + 56 + n * 82.0
        shapes += [
            centred(pip(level, 40, "#1b130e", "#fff6e2", elves=elves), left + 20, middle),
            Text(str(killed[level]), left + 44, y, 40, DECIDES, theme.ink, height=_LINE,
                 bold=True),
        ]  # fmt: skip
    return shapes
