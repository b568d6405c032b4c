"""Kings, war chiefs and the queen, in the colours of their camp, with expressions."""

from __future__ import annotations

from functools import cache

from games.goths.content import Camp, ClanName
from rendering.actors.faces import SKINS, Mood, face, mouth
from rendering.actors.tones import Tones, ball, lit
from rendering.goths.pieces.banners import TINTS
from rendering.scene.scene import Drawing, Ellipse, Line, Polygon
from rendering.shapes.curves import Points, arc, mirrored, moved, smooth
from rendering.shapes.motif import RIM, Motif, placed

_LARGEST = 260
"""Pixels of a person who is drawn once for all sizes."""
_GOLD = Tones("#fff3bd", "#f2c04a", "#9a6414")
_ERMINE = Tones("#fffefa", "#ece4d4", "#b0a590")
_STEEL = Tones("#f2f6fa", "#aab4c4", "#5a6478")
_BONE = Tones("#fff8e4", "#e4cfa0", "#a88650")
_FEATHER = Tones("#ffffff", "#dfe6f0", "#8e9aae")
_HAIR = (
    Tones("#f4f0e8", "#c8c2b8", "#8a8478"),
    Tones("#ffb36a", "#d8742c", "#8f4216"),
    Tones("#7a6458", "#4c3a30", "#2a1e18"),
    Tones("#ffe08a", "#e0b040", "#98701c"),
)
"""By clan, in the order of their names: kings and chiefs of a clan are not of a hair."""
_CLANS = tuple(ClanName)

_LONG_BEARD = smooth(
    mirrored(((0, 12), (17, 11), (29, 3), (36, -8), (38, 22), (22, 50), (0, 66))), closed=True
)
_BEARD = smooth(
    mirrored(((0, 13), (16, 12), (28, 4), (35, -6), (36, 18), (22, 38), (0, 46))), closed=True
)
_LOCKS = smooth(
    mirrored(((0, -46), (30, -42), (44, -14), (46, 24), (38, 42), (26, 30), (0, 30))), closed=True
)
_HORN = smooth(
    ((26, -24), (46, -24), (58, -46), (52, -68), (68, -48), (60, -14), (30, -8)), closed=True
)
_WING = smooth(
    ((28, -16), (50, -20), (64, -44), (60, -70), (46, -58), (34, -40), (26, -28)), closed=True
)


def _cloak(camp: Camp) -> Motif:
    """Draw shoulders in the camp's colour: striped for Ostrogoths, dotted for Visigoths."""
    tint = TINTS[camp]
    shape = smooth(mirrored(((0, 10), (22, 13), (42, 24), (49, 50), (0, 50))))
    if camp is Camp.OSTROGOTHS:
        woven: Motif = tuple(
            Line(((x, 30), (x * 1.14, 49)), tint.dark, 5) for x in (-34, -18, 18, 34)
        )
    else:
        spots = ((-36, 36), (-22, 44), (-22, 29), (22, 29), (22, 44), (36, 36))
        woven = tuple(Ellipse(x, y, 3.6, 3.6, tint.dark) for x, y in spots)
    return (lit(shape, Tones(tint.light, tint.plain, tint.dark), 3), *woven)


def _ermine() -> Motif:
    """Draw a king's collar of white fur with dark spots."""
    collar = smooth(mirrored(((0, 8), (24, 10), (36, 20), (24, 31), (0, 38))), closed=True)
    return (
        lit(collar, _ERMINE, 2.8),
        *(
            Line(((x, y), (x, y + 4)), RIM, 2.6)
            for x, y in ((-24, 18), (-12, 27), (12, 27), (24, 18))
        ),
    )


def _crown() -> Motif:
    """Draw a golden crown with three red stones."""
    points = ((0, -68), (9, -46), (22, -60), (25, -42), (40, -54), (36, -20), (0, -14))
    return (
        lit(mirrored(points), _GOLD, 3),
        Line(smooth(((-35, -24), (0, -18), (35, -24))), _GOLD.light, 3),
        *(
            Ellipse(x, y, 4.4, 4.4, "#b03a44", RIM, 1.8)
            for x, y in ((0, -34), (-21, -34), (21, -34))
        ),
    )


def _helmet(camp: Camp) -> Motif:
    """Draw a camp's helmet: horned and striped for Ostrogoths, winged and dotted for Visigoths."""
    tint = TINTS[camp]
    metal = Tones(tint.light, tint.plain, tint.dark)
    side, stuff = (_HORN, _BONE) if camp is Camp.OSTROGOTHS else (_WING, _FEATHER)
    if camp is Camp.OSTROGOTHS:
        worn: Motif = tuple(
            Line(((x, -48 + abs(x) * 0.6), (x, -24)), tint.dark, 5) for x in (-20, 0, 20)
        )
    else:
        worn = tuple(
            Ellipse(x, y, 4.6, 4.6, tint.dark) for x, y in ((-20, -36), (20, -36), (0, -46))
        )
    return (
        *(lit(moved(side, flip=flip), stuff, 2.6) for flip in (False, True)),
        ball((*arc(0, -18, 39, 40, 180, 360), (39, -12), (-39, -12)), metal, 3),
        *worn,
        Line(((-38, -16), (38, -16)), RIM, 11),
        Line(((-37, -16), (37, -16)), _STEEL.colour, 7),
        Polygon(((-5, -20), (5, -20), (5, -2), (0, 6), (-5, -2)), _STEEL.colour, RIM, 2.4),
    )


def _moustache(hair: Tones) -> Motif:
    """Draw a moustache."""
    shape = smooth(
        ((0, 14), (14, 10), (28, 16), (36, 34), (26, 28), (12, 24), (0, 20)), closed=True
    )
    return tuple(ball(moved(shape, flip=flip), hair, 2.4) for flip in (False, True))


def _grown(number: int, hair: Tones, mood: Mood, *, royal: bool) -> tuple[Motif, Motif]:
    """Return the locks behind a face and its beard and mouth, or moustache, by the clan's number.

    Kings have locks and beards; chiefs in turn a beard, or locks and a moustache.
    """
    behind: Motif = (ball(_LOCKS, hair, 2.8),) if royal or number % 2 else ()
    if royal:
        beard: Points = _LONG_BEARD if number % 2 == 0 else _BEARD
        return behind, (ball(beard, hair, 2.8), *mouth(mood))
    if number % 2:
        return behind, _moustache(hair)
    return behind, (ball(_BEARD, hair, 2.8), *mouth(mood))


@cache
def king(clan: ClanName, camp: Camp, size: int, mood: Mood = Mood.CALM) -> Drawing:
    """Draw a king down to the chest.

    On a square of ``size`` pixels, scaled from one cached drawing; the clan tells skin and hair.
    """
    whole = _whole(clan, camp, mood, royal=True)
    return Drawing(f"{whole.name} {size}", size, size, (), of=whole)


@cache
def chief(clan: ClanName, camp: Camp, size: int, mood: Mood = Mood.CALM) -> Drawing:
    """Draw a war chief down to the chest.

    On a square of ``size`` pixels, scaled from one cached drawing; the clan tells skin and hair.
    """
    whole = _whole(clan, camp, mood, royal=False)
    return Drawing(f"{whole.name} {size}", size, size, (), of=whole)


@cache
def _whole(clan: ClanName, camp: Camp, mood: Mood, *, royal: bool) -> Drawing:
    """Draw a king (``royal``) or a chief as large as they are ever shown; cached for all sizes."""
    size, number = _LARGEST, _CLANS.index(clan)
    skin = SKINS[(number * 2 + royal) % len(SKINS)]
    hair = _HAIR[(number + (0 if royal else 1)) % len(_HAIR)]
    behind, before = _grown(number, hair, mood, royal=royal)
    body = (*_cloak(camp), *(_ermine() if royal else ()))
    worn = _crown() if royal else _helmet(camp)
    return Drawing(
        f"goths {'king' if royal else 'chief'} {clan} {camp} {mood}",
        size,
        size,
        (
            *placed(body, size / 2, size * 0.5, size),
            *placed((*behind, *face(skin, mood, "#3a2a14"), *before, *worn), size / 2, size * 0.46,
                    size * 0.62),
        ),
        3,
    )  # fmt: skip


@cache
def queen(size: int) -> Drawing:
    """Draw the queen down to the chest, glad to be free."""
    gown = smooth(mirrored(((0, 14), (20, 16), (38, 26), (45, 50), (0, 50))))
    hair = Tones("#c8793e", "#8f4a22", "#5c2a14")
    locks = smooth(
        mirrored(((0, -46), (32, -40), (46, -8), (50, 34), (40, 66), (26, 60), (0, 40))),
        closed=True,
    )
    parting = smooth(
        ((-35, 0), (-34, -28), (0, -44), (34, -28), (35, 0), (24, -20), (0, -30), (-24, -20)),
        closed=True,
    )
    body = (
        lit(gown, Tones("#f08aa8", "#b8385f", "#74203c"), 3),
        Line(smooth(((-24, 17), (-14, 30), (0, 36), (14, 30), (24, 17))), RIM, 9),
        Line(smooth(((-24, 17), (-14, 30), (0, 36), (14, 30), (24, 17))), _GOLD.colour, 5),
        Ellipse(0, 37, 4.6, 4.6, "#8ff0ff", RIM, 2),
    )
    head = (
        ball(locks, hair, 2.8),
        *face(SKINS[0], Mood.GLAD, "#2c5a3a"),
        ball(parting, hair, 2.6),
        *_crown(),
    )
    return Drawing(
        f"goths queen {size}",
        size,
        size,
        (
            *placed(head[:1], size / 2, size * 0.46, size * 0.6),
            *placed(body, size / 2, size * 0.5, size),
            *placed(head[1:], size / 2, size * 0.46, size * 0.6),
        ),
        3,
    )


@cache
def soldier(camp: Camp) -> Motif:
    """Draw one of an army: the camp's helmet over a face, a spear, a cloak in its colour."""
    tint = TINTS[camp]
    body = smooth(mirrored(((0, 14), (20, 18), (28, 34), (26, 50), (0, 51))), closed=True)
    return (
        Ellipse(1, 49, 34, 5, "#05030c80"),
        Line(((33, -40), (33, 48)), RIM, 8),
        Line(((33, -40), (33, 48)), "#96642f", 4),
        Polygon(((33, -58), (41, -40), (33, -32), (25, -40)), _STEEL.colour, RIM, 2.4),
        lit(body, Tones(tint.light, tint.plain, tint.dark), 3),
        *_scaled((*face(SKINS[0 if camp is Camp.OSTROGOTHS else 2]), *_helmet(camp)), 0.62, -8),
    )


def _scaled(motif: Motif, share: float, lift: float) -> Motif:
    return tuple(shape for shape in placed(motif, 0, lift, 100 * share)
                 if isinstance(shape, Polygon | Ellipse | Line))  # fmt: skip
