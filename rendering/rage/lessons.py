"""The rules of Clash of Rage in pictures, one for every page of the rules."""

from __future__ import annotations

from functools import cache, partial
from math import sqrt
from operator import itemgetter

from games.rage.content import CARDS, FORGING_COST, Clan, Counts, Gear, Hex, Site
from games.rage.view import Ground as Feature
from games.rage.view import Phase
from rendering.lessons.cut import cut, fanned, over, spot
from rendering.lessons.page import HEIGHT, Book, Callout, Look, Page, Panel, Row
from rendering.lessons.position import Position, view_of
from rendering.rage.board.clans import numbers
from rendering.rage.board.map import FOE, TARGET
from rendering.rage.board.private import panel
from rendering.rage.board.public import board
from rendering.rage.layout import HEADER, Ground
from rendering.rage.pieces.armies import SHIELD, SHIELD_AT, army, shield, warrior
from rendering.rage.pieces.backdrop import backdrop
from rendering.rage.pieces.banners import ELF, shield_of
from rendering.rage.pieces.country import feature_sprite, meadow, rim
from rendering.rage.pieces.figures import figure, hero_figure
from rendering.rage.pieces.palette import PALETTE
from rendering.rage.pieces.signs import empty_cup, lamp, numbered, sign
from rendering.scene.frame import either
from rendering.scene.scene import Drawing, Place, Scene, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import SeatMark
from rendering.shapes.lesson_sheet import WIDTH, onward

_INK = "#2a1505"
_SIDE = 84
"""From the middle of a hex to its corner, where single ones are shown."""
_PITCH = round(_SIDE * sqrt(3))
_POINTS = 4
_LAST = "15"
_TIMES = "\N{MULTIPLICATION SIGN}"
_FIGHT = f"rage slab {WIDTH - 32} "
"""Holds the running fight, in the public picture."""
_STRIPS = 1000
"""Where the clans stand, below the map of two."""

_position = partial(Position, "rage", either(board, panel))
_map = _position(lambda view: view.phase is Phase.ACTION)
_struck = _position(
    lambda view: (
        view.phase is Phase.STRIKE
        and view.fight is not None
        and len(view.fight.assaults) > 0
        and sum(view.fight.assaults[-1].killed) > 0
    )
)


@cache
def _night() -> Drawing:
    """Draw the night behind every lesson."""
    return backdrop(WIDTH, HEIGHT, 0)


def _ground(scene: Scene) -> Ground:
    """Return where a scene has the hexes of the first region it draws, whose city is (0, 0)."""
    tile = next(
        shape
        for shape in scene.shapes
        if isinstance(shape, Place) and shape.drawing.name.startswith("rage tile")
    )
    side = int(tile.drawing.name.split()[-1])
    half = tile.drawing.width / 2
    return Ground(round(tile.x + half), round(tile.y + half), side)


def _empire(look: Look, texts: Texts) -> Page:
    """Lay out the page on the map: a callout for each of rocks, city, stone, forge and bastion.

    The map is cut from the picture of a real position.
    """
    scene, view = _map.scene(texts, look.theme), view_of(_map)
    ground, (city, *_) = _ground(scene), view.territories

    def at(place: Hex) -> tuple[float, float]:
        """Return the middle of a hex in the cut-out."""
        x, y = ground.at((place[0] - city.q, place[1] - city.r))
        return x, y - HEADER

    def feature(kind: Feature) -> tuple[float, float]:
        """Return a point at the rightmost city, stone or forge."""
        x, y = max(at((land.q, land.r)) for land in view.territories if land.ground is kind)
        return x + ground.side * 0.3, y - ground.side * 0.5

    def between(one: Site, other: Site) -> tuple[float, float]:
        """Return the point between two sites, where rocks lie."""
        here, there = (
            at((land.q, land.r)) for land in (view.territories[one], view.territories[other])
        )
        return (here[0] + there[0]) / 2, (here[1] + there[1]) / 2

    points = {
        "rocks": max((between(*pair) for pair in view.rocks), key=itemgetter(1)),
        "city": feature(Feature.CITY),
        "stone": feature(Feature.STONE),
        "forge": feature(Feature.FORGE),
        "bastion": at(next(player.bastion for player in view.players if player.bastion)),
    }
    return look.named(
        cut(scene, (0, HEADER, WIDTH, _STRIPS - HEADER)),
        [Callout(texts(f"rage-lesson-{key}"), point) for key, point in points.items()],
    )


def _turn(look: Look, texts: Texts) -> Page:
    """Lay out the page on a turn: five numbered panels, one for each phase."""
    mark = look.theme.seats[0]
    own = partial(figure, Clan.BOHORG, mark=mark)
    shown: dict[str, Row] = {
        "improve": (figure(None, 2, ELF, 140), sign("shield", 70)),
        "tactics": (sign("cards", 110), sign("gold", 70)),
        "first": (own(0, size=110), own(1, size=130)),
        "stones": (feature_sprite("stone", 1, 120), own(0, size=100)),
        "second": (own(2, size=130), sign("cup", 76)),
    }
    panels = [
        Panel(texts(f"rage-lesson-{key}-how"), texts(f"rage-lesson-{key}"), number, art=(row,))
        for number, (key, row) in enumerate(shown.items(), 1)
    ]
    return look.grid(panels, 5, lines=5)


def _army(clan: Clan | None, mark: SeatMark, units: Counts) -> Drawing:
    """Draw an army with the number of its units on a shield; its middle is that of its hex.

    ``units`` are by level.
    """
    levels = tuple(level for level, count in enumerate(units) if count)
    stand, plate = army(clan, mark, _SIDE, levels), shield(mark, round(_SIDE * SHIELD))
    x, y = (
        middle + _SIDE * away - plate.width / 2
        for middle, away in zip((stand.width / 2, stand.height / 2), SHIELD_AT, strict=True)
    )
    count = Text(str(sum(units)), x, y, plate.width, round(_SIDE * 0.6), mark.ink, 34, "centre",
                 height=plate.height - 6, bold=True)  # fmt: skip
    shapes = (Place(stand, 0, 0), Place(plate, x, y), count)
    return Drawing(f"rage army {stand.name} {units}", stand.width, stand.height, shapes, 1)


def _march(look: Look, texts: Texts) -> Page:
    """Lay out the page on marching: how far one goes, where one must stop, and how others pass."""
    own, way, clan = look.theme.seats[0], onward(70, look.theme.lamp), Clan.BOHORG

    def strip(*things: tuple[Drawing, ...]) -> Row:
        """Return a row of hexes, each with its drawings on it."""
        return (fanned([over(meadow(_SIDE), *thing) for thing in things], _PITCH),)

    target, fight = (rim(_SIDE, colour, 5) for colour in (TARGET, FOE))
    both = fanned([warrior(clan, own, _SIDE, 0), warrior(None, ELF, _SIDE, 1, left=True)], 66)
    shown: dict[str, Row] = {
        "path": strip((_army(clan, own, (3, 0, 0)),), (way,), (way,), (target,)),
        "stop": strip((_army(clan, own, (1, 0, 0)),), (way,), (fight, _army(None, ELF, (1, 1, 0)))),
        "overrun": strip((_army(clan, own, (1, 1, 0)),), (way,), (both,), (way,), (target,)),
    }
    panels = [
        Panel(texts(f"rage-lesson-{key}-how"), texts(f"rage-lesson-{key}"), art=(row,))
        for key, row in shown.items()
    ]
    return look.grid(panels, 1, beside=600)


def _fight(look: Look, texts: Texts) -> Page:
    """Lay out the page on a fight: one whose last assault killed, cut from a board, and panels.

    These are on the fallen, rage, and flight.
    """
    scene = _struck.scene(texts, look.theme)
    fight = cut(scene, spot(scene, _FIGHT))
    told = Panel(texts("rage-lesson-wounds"), texts("rage-lesson-first-strike"), art=((fight,),))
    panels = [
        Panel(texts(f"rage-lesson-{key}"), art=((sign(name, 76),),))
        for key, name in (("fall", "skull"), ("anger", "rage"), ("flight", "flee"))
    ]
    return look.below(told, panels, share=0.68, beside=84)


def _orders(look: Look, texts: Texts) -> Page:
    """Lay out the page on sealed orders: two that meet, what each order means, a standing one."""
    one, two = (shield_of(mark, 104) for mark in look.theme.seats[:2])
    on, back = (onward(70, look.theme.lamp, turn) for turn in (0, 180))
    sealed = (one, sign("cards", 90), on, sign("swords", 110), back, sign("cards", 90), two)
    orders = [
        Panel(texts(f"rage-lesson-orders-{key}-how"), texts(f"rage-lesson-orders-{key}"),
              art=((sign(name, 100),),))
        for key, name in (("end", "swords"), ("flee", "flee"), ("hand", "power"))
    ]  # fmt: skip
    met = Panel(texts("rage-lesson-sealed"), art=(sealed,))
    standing = Panel(texts("rage-lesson-standing"), art=((sign("shield", 100),),))
    return look.columns((0.42, orders, 110), (0.58, [met, standing], 0))


def _equipment(look: Look, texts: Texts) -> Page:
    """Lay out the page on equipment: buying, arranging, forging, and heroes."""
    mark = look.theme.seats[0]
    axe, mail = (_bonus(gear) for gear in (Gear.BATTLE_AXE, Gear.TRIBAL_ARMOUR))
    heroes = [hero_figure(name, 116) for name in ("hekna", "neggesh", "razaro", "warden")]
    shown: dict[str, tuple[Row, ...]] = {
        "buy": ((sign("gold", 110),), axe),
        "arrange": ((figure(Clan.BOHORG, 2, mark, 160),), axe, mail),
        "forge-how": (
            (sign("crystal", 84), f"{_TIMES} {FORGING_COST[1]}"),
            (sign("forge", 110),),
            (sign("legend", 96), sign("cup", 84)),
        ),
        "hero": (tuple(heroes[:2]), tuple(heroes[2:])),
    }
    panels = [
        Panel(texts(f"rage-lesson-{key}-how"), texts(f"rage-lesson-{key}"), art=rows)
        for key, rows in shown.items()
    ]
    return look.grid(panels, 4, lines=5)


def _bonus(gear: Gear) -> Row:
    """Return a row with the first value that a card adds and its sign, without its name."""
    name, value = numbers(CARDS[gear].bonus)[0]
    return sign(name, 64), f"+{value}"


def _ending(look: Look, texts: Texts) -> Page:
    """Lay out the page on the end: the goal warns in a first action and wins in a second.

    The third panel shows the last turn.
    """
    one, two, three = look.theme.seats[:3]
    shown = (
        ("warned", two, _POINTS, lamp(96)),
        ("crown", one, _POINTS, sign("hero", 90)),
        ("last", three, _POINTS - 1, numbered(_LAST, 88, look.theme.lamp, _INK)),
    )
    panels = [
        Panel(
            texts(f"rage-lesson-{key}-how"),
            texts(f"rage-lesson-{key}"),
            art=(
                (shield_of(mark, 130), beside),
                tuple(sign("cup", 72) if cup < cups else empty_cup(72) for cup in range(_POINTS)),
            ),
        )
        for key, mark, cups, beside in shown
    ]
    return look.grid(panels, 3, lines=5)


lesson = Book(
    "rage",
    _night,
    ("#10241ded", "#c8963c"),
    PALETTE,
    (_empire, _turn, _march, _fight, _orders, _equipment, _ending),
).lesson
