"""The miniatures: bodies by level, heads by clan and mood, cloth in the seat's colour."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from msgspec.structs import replace

from games.rage.content import Clan
from rendering.actors.faces import SKINS, Mood, face, mouth
from rendering.actors.tones import Tones, ball, lit
from rendering.scene.scene import Drawing, Ellipse, Gradient, Line, Polygon, Shape
from rendering.scene.theme import SeatMark
from rendering.shapes.curves import arc, box, circle, mirrored, moved, smooth
from rendering.shapes.motif import RIM, Motif, placed

_STEEL = Tones("#f4f8fc", "#b4c0d0", "#68768c")
_WOOD = Tones("#c8935a", "#96642f", "#5c3a1c")
_BRASS = Tones("#ffe9b0", "#dba24a", "#8f5a1c")
_GREEN = Tones("#bcd68a", "#84a85a", "#4c6a38")
_BONE = Tones("#fffaf0", "#e4dcc8", "#a89c84")
_SHROUD = Tones("#6a6288", "#443c60", "#221c36")
_PALE = Tones("#fff0dc", "#f2d4b4", "#c09a78")
_FELT = Tones("#8a6ea0", "#5a446c", "#33243e")

_WIDE = (21, 28, 37)
"""Half the width of a body, by level."""
_HEAD = (47, 51, 55)
"""Size of the box of a head, by level."""
_GROWN = (0.82, 0.92, 1.0)
"""Size of a miniature, by level."""
_LARGEST = 250
"""Pixels of the largest miniature."""


def _body(level: int, cloth: Tones) -> Motif:
    """Draw the body of a unit: a robe with a belt, and shoulder plates above the lowest level."""
    wide = _WIDE[level]
    robe = smooth(
        mirrored(((0, 2), (wide * 0.72, 4), (wide, 18), (wide + 3, 44), (wide - 2, 48), (0, 49))),
        closed=True,
    )
    found: list[Polygon | Ellipse | Line] = [
        Ellipse(1, 47, wide + 7, 5, "#05120c90"),
        lit(robe, cloth, 3),
        Line(((-wide * 0.95, 31), (wide * 0.95, 31)), RIM, 9.5),
        Line(((-wide * 0.93, 31), (wide * 0.93, 31)), _BRASS.colour, 5.5),
        Polygon(box(-6, 25, 12, 12, 3), _BRASS.light, RIM, 2),
    ]
    if level:
        for flip in (False, True):
            plate = smooth(((wide * 0.3, 2), (wide * 0.8, -2), (wide + 8, 8), (wide + 8, 20),
                            (wide * 0.66, 16)), closed=True)  # fmt: skip
            found.append(ball(moved(plate, flip=flip), _STEEL if level == 1 else _BRASS, 2.6))
    return tuple(found)


def _arms(level: int, skin: Tones) -> Motif:
    """Return the shapes of a spear, an axe or a hammer, by level, and of the hand that holds it."""
    x = _WIDE[level] + 9
    shaft = lit(box(x - 3, -44, 6, 91, 2), _WOOD, 2.2)
    hand = ball(circle(x, 22, 7), skin, 2.4)
    if level == 0:
        tip = ((x - 8, -32), (x, -50), (x + 8, -32), (x, -24))
        return shaft, lit(tip, _STEEL, 2.4, shade=0.5), hand
    if level == 1:
        blade = smooth(((x - 2, -42), (x - 18, -50), (x - 22, -28), (x - 16, -12), (x - 2, -20)),
                       closed=True)  # fmt: skip
        return shaft, lit(blade, _STEEL, 2.4), hand
    return shaft, lit(box(x - 17, -50, 31, 25, 5), _STEEL, 3), Line(
        ((x - 17, -38), (x + 14, -38)), _STEEL.dark, 3), hand  # fmt: skip


def _bohorg(mood: Mood) -> Motif:
    """Draw a goblin: a crest of red hair, ears and tusks; calm ones look grim."""
    ear = smooth(((28, -10), (58, -26), (54, -2), (32, 14)), closed=True)
    crest = smooth(((-10, -30), (-18, -56), (-4, -48), (2, -66), (10, -48), (24, -58), (16, -30),
                    (0, -24)), closed=True)  # fmt: skip
    return (
        *(ball(moved(ear, flip=flip), _GREEN, 2.6) for flip in (False, True)),
        # Goblins look grim when nothing ails them.
        *face(_GREEN, Mood.GRIM if mood is Mood.CALM else mood, "#7a1414"),
        lit(crest, Tones("#ff8a5c", "#d8432c", "#7c1c18"), 2.6),
        *(Polygon(moved(((8, 24), (14, 8), (19, 25)), flip=flip), "#fffaf0", RIM, 2)
          for flip in (False, True)),
        Line(((-32, 6), (-14, 12)), "#d8432c", 4),
        Line(((32, 6), (14, 12)), "#d8432c", 4),
    )  # fmt: skip


def _steamfield(mood: Mood) -> Motif:
    """Draw a baron's man: a top hat, goggles and whiskers."""
    whisker = smooth(((0, 16), (20, 12), (36, 24), (22, 30), (0, 24)), closed=True)
    return (
        *face(SKINS[0], mood),
        *(ball(moved(whisker, flip=flip), Tones("#f0b878", "#c87c3c", "#8a4c1c"), 2.4)
          for flip in (False, True)),
        *(Ellipse(x, 0, 13, 13, "#8fd8ff", RIM, 2.4) for x in (-15, 15)),
        *(Ellipse(x, 0, 13, 13, "", "#dba24a", 5) for x in (-15, 15)),
        *(stroke for x in (-15, 15) for stroke in _behind_glass(mood, x)),
        lit(box(-26, -72, 52, 44, 6), _FELT, 3),
        Line(((-25, -36), (25, -36)), "#dba24a", 7),
        lit(smooth(mirrored(((0, -34), (44, -34), (48, -24), (30, -22), (0, -20))), closed=True),
            _FELT, 3),
    )  # fmt: skip


def _behind_glass(mood: Mood, x: float) -> tuple[Line, ...]:
    """Return what is seen of an eye in goggles: a cross if hurt, an arc if glad, else a shine."""
    match mood:
        case Mood.HURT:
            return (
                Line(((x - 6, -6), (x + 6, 6)), RIM, 3.6),
                Line(((x - 6, 6), (x + 6, -6)), RIM, 3.6),
            )
        case Mood.GLAD:
            return (Line(arc(x, 4, 7, 8, 200, 340), RIM, 4),)
        case _:
            return (Line(((x - 6, -5), (x + 1, -9)), "#ffffff", 4),)


def _goldleif(mood: Mood) -> Motif:
    """Draw a raider: a horned helmet and a golden beard."""
    beard = smooth(mirrored(((0, 8), (18, 4), (34, -8), (36, 22), (22, 44), (0, 54))), closed=True)
    horn = smooth(((26, -26), (46, -28), (56, -50), (52, -66), (66, -46), (56, -18), (30, -12)),
                  closed=True)  # fmt: skip
    return (
        *face(SKINS[4], mood, "#1c4a7a"),
        ball(beard, Tones("#ffd97a", "#eeb03c", "#a8661a"), 2.8),
        *mouth(mood),
        *(Polygon(smooth(moved(((0, 14), (12, 10), (24, 18), (10, 22)), flip=flip), closed=True),
                  "#ffe39a", RIM, 2) for flip in (False, True)),
        *(lit(moved(horn, flip=flip), _BONE, 2.6) for flip in (False, True)),
        ball((*arc(0, -14, 38, 42, 180, 360), (38, -8), (-38, -8)), _STEEL, 3),
        Line(((-37, -12), (37, -12)), "#dba24a", 7),
        Line(((0, -54), (0, -14)), "#dba24a", 6),
    )  # fmt: skip


def _tomb(mood: Mood) -> Motif:
    """Draw a skull in a hood, with lights for eyes that show its mood."""
    hood = smooth(mirrored(((0, -66), (30, -48), (46, -10), (44, 30), (28, 44), (0, 40))),
                  closed=True)  # fmt: skip
    skull = smooth(
        mirrored(((0, -36), (24, -30), (31, -8), (26, 10), (17, 16), (16, 34), (0, 36))),
        closed=True,
    )
    return (
        lit(hood, _SHROUD, 3),
        ball(skull, _BONE, 2.8),
        *(Ellipse(x, -4, 10, 11, "#1c182c") for x in (-13, 13)),
        *(light for x in (-13, 13) for light in _in_socket(mood, x)),
        Polygon(((0, 8), (5, 16), (-5, 16)), "#1c182c"),
        *(Line(((x, 23), (x, 34)), "#1c182c", 3) for x in (-8, 0, 8)),
    )


def _in_socket(mood: Mood, x: float) -> Motif:
    """Return the light in an eye of a skull: a cross if hurt, an arc if glad, else a glow."""
    glow = "#7affc8"
    match mood:
        case Mood.HURT:
            return (
                Line(((x - 5, -9), (x + 5, 1)), glow, 3),
                Line(((x - 5, 1), (x + 5, -9)), glow, 3),
            )
        case Mood.GLAD:
            return (Line(arc(x, 0, 6, 7, 200, 340), glow, 4),)
        case _:
            return (Ellipse(x, -3, 4.4, 5, glow),)


def _elf(mood: Mood) -> Motif:
    """Draw an elf: long ears, pale hair and a crystal on the brow."""
    ear = smooth(((28, -4), (48, -18), (68, -38), (58, -8), (32, 12)), closed=True)
    hair = smooth(mirrored(((0, -46), (32, -40), (42, -6), (40, 30), (28, 44), (0, 34))),
                  closed=True)  # fmt: skip
    fringe = smooth(((-34, 2), (-36, -24), (0, -46), (36, -24), (34, 2), (22, -20), (0, -28),
                     (-22, -20)), closed=True)  # fmt: skip
    silver = Tones("#ffffff", "#d8f0e8", "#8fb8b0")
    return (
        ball(hair, silver, 2.8),
        *(ball(moved(ear, flip=flip), _PALE, 2.4) for flip in (False, True)),
        *face(_PALE, mood, "#0f6a5c"),
        ball(fringe, silver, 2.6),
        lit(((0, -56), (11, -40), (0, -22), (-11, -40)), Tones("#d8fff8", "#6ae0d0", "#1c8a84"),
            2.4),
    )  # fmt: skip


_HEADS: dict[str, tuple[Callable[[Mood], Motif], Tones]] = {
    "bohorg": (_bohorg, _GREEN),
    "steamfield": (_steamfield, SKINS[0]),
    "goldleif": (_goldleif, SKINS[4]),
    "tomb": (_tomb, _BONE),
    "elves": (_elf, _PALE),
}
"""The head of a clan, and of what its hands are."""


def _name(clan: Clan | None) -> str:
    return clan.value if clan is not None else "elves"


def _cloth(mark: SeatMark) -> Tones:
    return Tones(mark.light, mark.colour, mark.dark)


@cache
def figure(
    clan: Clan | None,
    level: int,
    mark: SeatMark,
    size: int,
    *,
    left: bool = False,
    mood: Mood = Mood.CALM,
) -> Drawing:
    """Draw a miniature of a clan's level, or, without a clan, of the elf type of that number.

    Its weapon is at the right, or at the ``left``. Up to 250 pixels it is scaled from one drawing
    that is cached.
    """
    if size > _LARGEST:
        return _miniature(clan, level, mark, size, mood, left=left)
    whole = _miniature(clan, level, mark, _LARGEST, mood, left=left)
    return Drawing(f"{whole.name} at {size}", size, size, (), of=whole)


@cache
def _miniature(
    clan: Clan | None, level: int, mark: SeatMark, size: int, mood: Mood, *, left: bool
) -> Drawing:
    """Draw a miniature at this very size, cached."""
    name = _name(clan)
    head, skin = _HEADS[name]
    grown = _GROWN[level]
    unit = size * 0.9 * grown / 100
    x, y = size / 2 - 6 * unit, size - 51 * unit
    shapes: list[Shape] = []
    cloth = _cloth(mark)
    for motif in (_arms(level, skin), _body(level, cloth)):
        shapes += placed(motif, x, y, 100 * unit)
    shapes += placed(head(mood), x, y - 12 * unit, _HEAD[level] * unit)
    if left:
        shapes = [_flipped(shape, size) for shape in shapes]
    told = f"{name} {level} {mark.emblem} {mark.colour} {left} {mood}"
    return Drawing(f"rage figure {told} {size}", size, size, tuple(shapes), 3)


def _flipped(shape: Shape, size: int) -> Shape:
    """Return a shape mirrored at the middle of its drawing, with the light from the same side.

    Placed drawings and texts stay as they are.
    """

    def over(points: tuple[tuple[float, float], ...]) -> tuple[tuple[float, float], ...]:
        return tuple((size - x, y) for x, y in points)

    match shape:
        case Polygon(points=points, fill=fill):
            if isinstance(fill, Gradient):
                (start,), (end,) = over((fill.start,)), over((fill.end,))
                if fill.kind == "linear":
                    # The light stays where it is.
                    start, end = (end[0], start[1]), (start[0], end[1])
                fill = replace(fill, start=start, end=end)
            return replace(shape, points=over(points), fill=fill)
        case Ellipse(x=x):
            return replace(shape, x=size - x)
        case Line(points=points):
            return replace(shape, points=over(points))
        case _:
            return shape


@cache
def portrait(clan: Clan, mark: SeatMark, size: int, mood: Mood = Mood.CALM) -> Drawing:
    """Draw the leader of a clan, head and shoulders, in a round frame of the seat's colour."""
    head, _ = _HEADS[_name(clan)]
    half = size / 2
    ground = Gradient(((0, mark.colour), (1, mark.dark)), (0, 0), (0, size))
    shapes: list[Shape] = [
        Ellipse(half + 1, half + 3, half - 3, half - 3, "#05120c90"),
        Polygon(circle(half, half, half - 3), ground, RIM, 3),
        Polygon(circle(half, half, half - 7), "", mark.light, 3),
    ]
    shoulders = smooth(mirrored(((0, 22), (24, 26), (36, 40), (0, 46))), closed=True)
    shapes += placed((lit(shoulders, _cloth(mark), 2.6),), half, half - size * 0.01, size)
    shapes += placed(head(mood), half, half + size * 0.02, size * 0.62)
    return Drawing(f"rage portrait {clan.value} {mark.emblem} {mark.colour} {mood} {size}", size,
                   size, tuple(shapes))  # fmt: skip


@cache
def die(size: int, *, hit: bool, fresh: bool = True) -> Drawing:
    """Draw a die: claws for a wound, nothing on a blank; dim unless it is ``fresh``.

    A die that was rolled again is not.
    """
    unit = size / 100
    bone = Gradient(((0, "#ffffff"), (1, "#cfc4b0")), (0, 0), (size, size))
    dim = Gradient(((0, "#8a9a92"), (1, "#5c6a64")), (0, 0), (size, size))
    shapes: list[Shape] = [
        Polygon(moved(box(10, 13, 84, 84, 20), scale=unit), "#05120c90", blur=1.5),
        Polygon(moved(box(7, 7, 84, 84, 20), scale=unit), bone if fresh else dim, RIM, 2.5),
    ]
    if hit:
        for n in range(3):
            claw = ((26 + n * 20, 20), (34 + n * 20, 22), (24 + n * 18, 80), (19 + n * 18, 78))
            shapes.append(Polygon(moved(claw, scale=unit), "#c8202c", "#5c0c14", 1.5))
    return Drawing(f"rage die {size} {hit} {fresh}", size, size, tuple(shapes))


def _hero(name: str) -> Motif:
    """Return the shapes of a hero's head; any unknown name is the one with a crown."""
    match name:
        case "hekna":
            hood = smooth(
                mirrored(((0, -60), (28, -46), (44, -10), (42, 34), (0, 48))), closed=True
            )
            mask = smooth(((-32, 8), (0, 4), (32, 8), (24, 34), (0, 42), (-24, 34)), closed=True)
            return (
                lit(hood, Tones("#a84a86", "#7a2a5c", "#43122f"), 3),
                *face(SKINS[0], Mood.GRIM, "#5a1c6a"),
                lit(mask, Tones("#f06a84", "#c8304a", "#6a1024"), 2.6),
            )
        case "warden":
            helmet = (
                *arc(0, -10, 38, 46, 180, 360),
                (38, 2),
                (26, -4),
                (0, -10),
                (-26, -4),
                (-38, 2),
            )
            return (
                *face(SKINS[1], Mood.CALM, "#1c4a8a"),
                ball(helmet, _STEEL, 3),
                lit(((-6, -60), (6, -60), (7, 16), (0, 22), (-7, 16)), _STEEL, 2.4),
                *(lit(moved(smooth(((30, -24), (62, -54), (56, -16), (40, -6)), closed=True),
                            flip=flip), Tones("#e8f6ff", "#8fd8ff", "#3a8ac0"), 2.4)
                  for flip in (False, True)),
            )  # fmt: skip
        case "neggesh":
            leaf = smooth(((-4, -30), (-34, -62), (4, -50), (16, -74), (22, -46), (44, -50),
                           (20, -26)), closed=True)  # fmt: skip
            return (
                ball(smooth(mirrored(((0, -44), (32, -38), (40, 0), (34, 44), (0, 30))),
                            closed=True), Tones("#7a5a3a", "#543a22", "#302010"), 2.8),
                *face(SKINS[3], Mood.GLAD),
                lit(leaf, Tones("#b4ec8a", "#6ab84a", "#2c6a2c"), 2.6),
                Line(((-24, 12), (-12, 16)), "#b4ec8a", 4),
                Line(((24, 12), (12, 16)), "#b4ec8a", 4),
            )  # fmt: skip
        case _:
            crown = ((-34, -24), (-40, -62), (-18, -44), (0, -70), (18, -44), (40, -62), (34, -24),
                     (0, -16))  # fmt: skip
            beard = smooth(mirrored(((0, 12), (16, 10), (32, -6), (30, 26), (0, 48))), closed=True)
            return (
                *face(SKINS[2], Mood.GRIM),
                ball(beard, Tones("#6a5a54", "#443834", "#241c1a"), 2.8),
                Line(smooth(((-9, 24), (0, 21), (9, 24))), "#c87a60", 3.4),
                lit(crown, Tones("#fff0b0", "#f2c04a", "#a8701a"), 2.8),
                Ellipse(0, -34, 6, 6, "#d8304a", RIM, 2),
            )


_HERO_GROUND = {"hekna": "#7a2a5c", "warden": "#2a5c9a", "neggesh": "#3a6a3a", "razaro": "#9a5a1c"}


@cache
def hero_figure(name: str, size: int) -> Drawing:
    """Draw a hero's portrait in a golden frame, by the hero's name."""
    half, unit = size / 2, size / 100
    gold = Gradient(((0, "#fff0b0"), (1, "#9a6414")), (0, 0), (size, size))
    return Drawing(
        f"rage hero {name} {size}",
        size,
        size,
        (
            Ellipse(half + 1, half + 3, half - 4, half - 4, "#05120c90"),
            Polygon(circle(half, half, half - 4), gold, RIM, 2.5),
            Ellipse(half, half, 40 * unit, 40 * unit, _HERO_GROUND[name], RIM, 2),
            *placed(_hero(name), half, half + 7 * unit, 56 * unit),
        ),
    )
