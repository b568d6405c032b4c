"""One fight: both sides before and after, its turning point, and who holds the territory."""

from __future__ import annotations

import msgspec

from games.rage.content import LEVELS, Clan
from games.rage.view import Assault, Fight, Fighter, Phase, RageView
from rendering.actors.faces import Mood
from rendering.rage.board.sentences import fighter_name, has_fled, is_open, survivors
from rendering.rage.layout import WIDTH, site_name
from rendering.rage.pieces.banners import ELF, shield_of, slab
from rendering.rage.pieces.figures import figure, hero_figure
from rendering.rage.pieces.signs import numbered, sign
from rendering.scene.alt_text import no_longer
from rendering.scene.scene import ELSE, PRIVATE_DECIDES, PUBLIC_DECIDES, Place, Role, Text, centred
from rendering.scene.texts import Texts
from rendering.scene.theme import SeatMark, Theme

FIGHTING = frozenset({Phase.DEFENCE, Phase.STRIKE, Phase.SPLIT, Phase.ELVES_SPLIT})
_MOST = 3
"""Fights that fit into one picture; of more the last are shown."""
_ROOMY = 420
"""Height of a panel with large figures and an account of the assaults."""
_LEFT = 16
_SIDE = WIDTH // 2 - _LEFT - 56
"""Width of a side."""
_RECENT = 2
"""Assaults that a private picture tells of: the dice behind a button tell of all."""


class Type(msgspec.Struct, frozen=True):
    """How large everything is: in a private picture larger than in the chat."""

    number: int
    word: int
    figure: int
    """Height of a figure where there is room; where there is little they are smaller."""

    @property
    def line(self) -> int:
        """Height of a line of numbers."""
        return round(self.number * 1.3)


_PUBLIC = Type(PUBLIC_DECIDES, ELSE, 168)
_PRIVATE = Type(PRIVATE_DECIDES, PUBLIC_DECIDES, 226)
_LOW = (0.21, 0.1, 0.0)
"""How far the middle of whoever lies is below that of whoever stands, in parts of their height.

By level: the broader they are, the less, so that nobody lies on the numbers below.
"""
_SHORT = 14
"""Letters of a name in the sentence on where a fight turned, whose end has the numbers."""
_SMALL = 98
"""Height of figures in one of several fights."""


def fights_shown(view: RageView) -> tuple[Fight, ...]:
    """Return the fights to be shown: those of the last action, and last the one under way.

    Empty once the game is over, and between fights while others are still to be fought.
    """
    if view.phase is Phase.OVER:
        return ()
    if view.fight is None:
        return () if view.contests else view.fought
    return (*view.fought, view.fight)


def war(
    view: RageView, names: tuple[str, ...], texts: Texts, theme: Theme, top: float, height: float
) -> tuple[float, list[Place | Text]]:
    """Draw the fights of an action below each other; return the height used in pixels, too.

    While one is being fought that alone, else the last three; how many are hidden is written above.
    There must be at least one.
    """
    every = fights_shown(view)
    shown = every[-1:] if view.fight is not None else every[-_MOST:]
    hidden = len(every) - len(shown)
    shapes: list[Place | Text] = []
    y = top
    if hidden:
        words = texts("rage-picture-more-fights", count=hidden)
        shapes.append(Text(words, 40, top, WIDTH - 80, ELSE, theme.faint, 0, "centre",
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
    """Draw the two sides of one fight and its assaults; return the height used in pixels, too."""
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
    """Draw a fight between two armies; return the height used, in pixels, and its shapes.

    With much room figures are large and the last assaults are told; a private picture tells of two
    at most. The public one also says in a sentence where it turned.
    """
    kind = _PUBLIC if view.viewer is None else _PRIVATE
    roomy = height > _ROOMY
    size = kind.figure if roomy else _SMALL
    head = kind.line + 6
    armies = head + size + kind.line * (2 if fight.winner is None else 1)
    # A seat sees the assaults themselves, and is asked beside the picture.
    turned = _turn(fight, names, texts) if view.viewer is None else ""
    lines = int((height - armies - kind.line - 10) / kind.line) if roomy else 0
    if view.viewer is not None:
        lines = min(lines, _RECENT)
    assaults = fight.assaults[-lines:] if lines > 0 else ()
    told = (kind.line if turned else 0) + kind.line * len(assaults)
    used = round(min(height, armies + told + 14))
    shapes: list[Place | Text] = [
        Place(slab(WIDTH - 2 * _LEFT, used, "#c8963c"), _LEFT, top, role=Role.GROUND),
        centred(sign("swords", 84), WIDTH / 2, top + head + size * 0.5),
        Text(site_name(fight.site), WIDTH / 2 - 70, top + 4, 140, kind.number, theme.lamp,
             kind.number, "centre", height=head, bold=True),
    ]  # fmt: skip
    for side, fighter in enumerate((fight.attacker, fight.defender)):
        shapes += _army(view, fight, fighter, side, names, theme, texts, top, size, kind)
    y = top + armies
    if turned:
        shapes.append(
            Text(turned, _LEFT + 20, y, WIDTH - 2 * _LEFT - 40, kind.number, theme.lamp, kind.word,
                 "centre", height=kind.line, bold=True, role=Role.CUE)
        )  # fmt: skip
        y += kind.line
    for n, assault in enumerate(assaults):
        shapes += _assault(fight, assault, y + n * kind.line, texts, theme, kind)
    return used, shapes


def _turn(fight: Fight, names: tuple[str, ...], texts: Texts) -> str:
    """Return the sentence on where a fight turned; empty before anything happened.

    That is the assault that felled most, else that a side fled before any unit fell. Assaults whose
    wounds are not dealt out yet do not count. Of equal assaults it is the first. Names are short.
    """
    names = no_longer(names, _SHORT)
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
    theme: Theme,
    texts: Texts,
    top: float,
    size: int,
    kind: Type,
) -> list[Place | Text]:
    """Draw one army of a fight: who is left, who fell, its hero, and what it fights with.

    ``side`` 0 is the attacker, on the left. The winner has a cup, a side that fled an arrow, and
    the side that strikes first a 1 before the first assault. Fallen types lie on the ground.
    """
    mark = mark_of_side(fighter, theme)
    left = _LEFT + 14.0 if side == 0 else WIDTH / 2 + 52
    head = kind.line + 6
    won = fight.winner == side
    shapes: list[Place | Text] = [
        centred(shield_of(mark, head - 8), left + head / 2, top + head / 2),
        Text(fighter_name(fight, side, names, texts), left + head + 6, top + 4, _SIDE - head - 146,
             kind.number, theme.lamp if won else theme.ink, kind.word, height=head, bold=True,
             role=Role.CUE),
    ]  # fmt: skip
    if won:
        shapes.append(centred(sign("cup", head - 10), left + _SIDE - 110, top + head / 2))
    elif has_fled(fight, side):
        shapes.append(centred(sign("flee", head - 10), left + _SIDE - 110, top + head / 2))
    elif fight.first == side and not fight.assaults:
        first = numbered("1", head, "#d8e8e0", "#10241d")
        shapes.append(centred(first, left + _SIDE - 110, top + head / 2))
    kinds = [level for level in LEVELS if fighter.began[level]]
    heroes = 0.5 if fighter.hero is not None else 0
    pitch = min(size * 1.1, _SIDE / max(1.0, len(kinds) + heroes))
    # Crowded figures shrink and keep their feet on the ground.
    tall = round(min(size, pitch * 1.16))
    y = top + head
    clan: Clan | None = None if fighter.seat is None else view.players[fighter.seat].clan
    standing = survivors(fight, side)
    for n, level in enumerate(kinds):
        x = left + n * pitch
        alive = standing[level]
        looks = mood_of(fight, side) if alive else Mood.HURT
        one = figure(clan, level, mark, tall, left=side == 1, mood=looks)
        # Whoever fell lies on the ground, the feet towards the middle.
        lying = 0 if alive else -84 if side == 0 else 84
        low = y + size - tall + (0 if alive else tall * _LOW[level])
        shapes += [
            Place(one, x + (pitch - tall) / 2, low, lying, Role.CUE),
            Text(_left(fighter.began[level], alive), x, y + size, pitch - 2, kind.number,
                 theme.ink if alive else theme.bluff, kind.number, "centre", height=kind.line,
                 bold=True),
        ]  # fmt: skip
    if fighter.hero is not None:
        hero = hero_figure(fighter.hero.value, round(min(tall, pitch * 0.6)))
        shapes.append(Place(hero, left + len(kinds) * pitch, y + size - hero.height))
    return shapes + _strength(_strength_of(fight, fighter), theme, left, y + size + kind.line, kind)


def mood_of(fight: Fight, side: int) -> Mood:
    """Return how the survivors of a side look: calm before the first blow, then grim.

    Once the fight is decided the winners are glad and the others hurt.
    """
    if fight.winner is not None:
        return Mood.GLAD if fight.winner == side else Mood.HURT
    return Mood.GRIM if fight.assaults else Mood.CALM


def _left(began: int, alive: int) -> str:
    """Return a number of units as it was and is: ``4`` or ``4→2``."""
    return str(began) if began == alive else f"{began}→{alive}"


def _strength_of(fight: Fight, fighter: Fighter) -> list[tuple[str, str]]:
    """Return the sign and text of each value that a side fights with; zeros left out but power.

    Empty once the fight is decided.
    """
    if fight.winner is not None:
        return []
    rows = [("power", fighter.dice), ("auto", fighter.auto), ("shield", fighter.shields),
            ("rage", fighter.rage)]  # fmt: skip
    return [(name, str(value)) for name, value in rows if value or name == "power"]


def _strength(
    rows: list[tuple[str, str]], theme: Theme, x: float, top: float, kind: Type
) -> list[Place | Text]:
    """Draw the values of :func:`_strength_of` in a line below a side."""
    shapes: list[Place | Text] = []
    pitch = _SIDE / 4
    for n, (name, value) in enumerate(rows):
        left = x + n * pitch
        shapes += [
            centred(sign(name, kind.number - 8), left + kind.number / 2, top + kind.line / 2),
            Text(value, left + kind.number + 4, top, pitch - kind.number - 6, kind.number,
                 theme.ink, height=kind.line, bold=True),
        ]  # fmt: skip
    return shapes


def _assault(
    fight: Fight, assault: Assault, y: float, texts: Texts, theme: Theme, kind: Type
) -> list[Place | Text]:
    """Draw an assault in a line: hits, what is added or taken off, wounds, and how many fall.

    If nobody falls there is the rage gained instead, and a ? as long as wounds are not dealt out.
    Of a flight there is only a sign and a word. A sign tells if it broke the barrier.
    """
    fighter = (fight.attacker, fight.defender)[assault.side]
    middle, size = y + kind.line / 2, kind.number
    shapes: list[Place | Text] = [
        centred(shield_of(mark_of_side(fighter, theme), kind.line - 4), _LEFT + 50, middle)
    ]
    if assault.fled:
        return [
            *shapes,
            centred(sign("flee", size), _LEFT + 130, middle),
            Text(texts("rage-picture-fled"), _LEFT + 172, y, 900, size, theme.ink,
                 height=kind.line, bold=True),
        ]  # fmt: skip
    pitch = 172 if kind is _PRIVATE else 148
    added = (("power", assault.hits), ("auto", assault.auto), ("rage", assault.rage),
             ("shield", -assault.shields))  # fmt: skip
    for n, (name, value) in enumerate(added):
        if not value and n:
            continue
        x = _LEFT + 96.0 + n * pitch
        words = str(value) if not n else f"+{value}" if value > 0 else f"\N{MINUS SIGN}{-value}"
        shapes += [
            centred(sign(name, size - 8), x + size / 2, middle),
            Text(words, x + size, y, pitch - size - 2, size, theme.ink, height=kind.line,
                 bold=True),
        ]  # fmt: skip
    x = _LEFT + 96.0 + 4 * pitch
    shapes.append(
        Text(f"= {assault.wounds}", x, y, 150, size, theme.lamp, height=kind.line, bold=True)
    )
    if assault.broken:
        shapes.append(centred(sign("barrier", size - 8), x + 176, middle))
    x += 210
    if is_open(fight, assault):
        return [*shapes, centred(numbered("?", kind.line + 6, theme.lamp, "#2a1505"), x + 26,
                                 middle)]  # fmt: skip
    fallen = sum(assault.killed)
    name, words = ("skull", str(fallen)) if fallen else ("rage", "+1")
    return [
        *shapes,
        centred(sign(name, size - 4), x + size / 2, middle),
        Text(words, x + size + 4, y, 90, size, theme.ink, height=kind.line, bold=True),
    ]
