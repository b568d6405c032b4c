"""The players: a face for each seat, in knitwear of its colour, and hands."""

from __future__ import annotations

from functools import cache

from rendering.actors.faces import SKINS, Mood, face, mouth
from rendering.actors.tones import Tones, ball, lit
from rendering.scene.scene import Drawing, Ellipse, Line, Polygon
from rendering.scene.theme import SEATS, SeatMark
from rendering.shapes.curves import arc, box, circle, mirrored, moved, smooth, star
from rendering.shapes.motif import RIM, Motif, both, placed

_LARGEST = 260
"""Pixels of a person who is drawn once for all sizes."""
_RED = Tones("#ffae6a", "#d8702c", "#8c3e14")
_GOLDEN = Tones("#ffe490", "#e2b244", "#98701e")
_BROWN = Tones("#9c6c42", "#6a4626", "#3e2612")
_WHITE = Tones("#fffdf6", "#d8d2c6", "#98928a")
_BLACK = Tones("#5c5660", "#36323c", "#1c1a22")
_OILCLOTH = Tones("#fff0a0", "#f2c832", "#b0820e")
_WOOL = Tones("#f0686a", "#c02c3c", "#741422")
_NAVY = Tones("#5c78b0", "#2e4680", "#16264c")
_FELT = Tones("#7c9a5e", "#4c6a38", "#28401e")
_FUR = Tones("#c89a68", "#8e6236", "#54361a")
_LINEN = Tones("#fffefa", "#e8e2d4", "#aaa294")
_SILVER = Tones("#ffffff", "#c4cedc", "#7c889c")
_DEEP = Tones("#7a86a0", "#4a5672", "#283048")

_BEARD = smooth(
    mirrored(((0, 12), (17, 11), (29, 3), (36, -8), (38, 20), (24, 42), (0, 53))), closed=True
)
_SHORT_BEARD = smooth(
    mirrored(((0, 13), (16, 12), (28, 4), (34, -4), (34, 18), (20, 36), (0, 43))), closed=True
)
_MOUSTACHE = smooth(((0, 13), (14, 9), (30, 15), (42, 10), (32, 25), (14, 24), (0, 19)),
                    closed=True)  # fmt: skip
_PLAIT = smooth(((26, -14), (40, 0), (44, 26), (40, 54), (32, 52), (30, 22)), closed=True)
_LOOSE = smooth(
    mirrored(((0, -46), (30, -42), (44, -14), (46, 26), (36, 46), (24, 30), (0, 30))), closed=True
)
_CROWN_OF_HAIR = smooth(mirrored(((0, -44), (30, -40), (40, -10), (36, 16), (0, 10))), closed=True)
_FRINGE = smooth(((-35, 0), (-36, -26), (0, -46), (36, -26), (35, 0), (24, -20), (4, -27),
                  (-20, -20)), closed=True)  # fmt: skip
_WHISKER = smooth(((30, -16), (42, -4), (42, 20), (24, 36), (22, 18), (29, 4)), closed=True)


def _full(hair: Tones) -> Motif:
    """Draw a full beard."""
    return (ball(_BEARD, hair, 2.8),)


def _short(hair: Tones) -> Motif:
    """Draw a short beard."""
    return (ball(_SHORT_BEARD, hair, 2.8),)


def _moustache(hair: Tones) -> Motif:
    return tuple(ball(moved(_MOUSTACHE, flip=flip), hair, 2.4) for flip in (False, True))


def _whiskers(hair: Tones) -> Motif:
    return tuple(ball(moved(_WHISKER, flip=flip), hair, 2.4) for flip in (False, True))


def _plaits(hair: Tones, ribbon: str) -> Motif:
    """Draw hair in two plaits with ribbons."""
    return (
        ball(_CROWN_OF_HAIR, hair, 2.8),
        *(ball(moved(_PLAIT, flip=flip), hair, 2.6) for flip in (False, True)),
        *(Line(line, hair.dark, 2.4) for y in (8, 22) for line in both(((32, y), (42, y + 6)))),
        *(Line(line, ribbon, 6) for line in both(((31, 42), (43, 41)))),
    )  # fmt: skip


def _cap(tones: Tones, band: str) -> Motif:
    """Draw a knitted cap with a pompom."""
    return (
        ball((*arc(0, -14, 39, 42, 180, 360), (39, -10), (-39, -10)), tones, 3),
        ball(circle(0, -58, 11), _LINEN, 2.4),
        lit(box(-41, -24, 82, 17, 7), _LINEN, 2.8),
        *(Polygon(((x, -22), (x + 6, -15.5), (x, -9), (x - 6, -15.5)), band)
          for x in (-28, -14, 0, 14, 28)),
    )  # fmt: skip


def _elfin(tones: Tones) -> Motif:
    """Draw the long pointed cap of a nisse."""
    tip = smooth(((-39, -14), (-34, -40), (-6, -62), (30, -66), (56, -46), (62, -18), (54, -16),
                  (46, -34), (34, -38), (39, -14)), closed=True)  # fmt: skip
    return (
        lit(tip, tones, 3),
        ball(circle(58, -12, 9), _LINEN, 2.4),
        lit(box(-41, -24, 82, 15, 7), _LINEN, 2.8),
    )


def _sou_wester() -> Motif:
    """Draw an oilskin hat."""
    crown = smooth(((-30, -18), (-28, -44), (0, -60), (28, -44), (30, -18)))
    brim = smooth(((-54, -4), (-40, -18), (-28, -28), (0, -32), (28, -28), (40, -18), (54, -4),
                   (32, -10), (0, -15), (-32, -10)), closed=True)  # fmt: skip
    return (
        lit(crown, _OILCLOTH, 3),
        lit(brim, _OILCLOTH, 3),
        Line(((-20, -34), (-4, -40)), "#fffbe0", 4),
    )


def _peaked(tones: Tones) -> Motif:
    """Draw a captain's cap."""
    return (
        ball(smooth(((-44, -32), (-30, -56), (0, -62), (30, -56), (44, -32), (0, -24)),
                    closed=True), _LINEN, 3),
        lit(box(-37, -34, 74, 15, 4), tones, 2.8),
        lit(smooth(((-36, -20), (0, -24), (36, -20), (26, -9), (0, -6), (-26, -9)), closed=True),
            _BLACK, 2.8),
        Polygon(star(0, -27, 8, 3.6, 5), "#ffd24a", RIM, 1.4),
    )  # fmt: skip


def _hat(tones: Tones, feather: str) -> Motif:
    """Draw a felt hat with a feather."""
    return (
        lit(smooth(((18, -34), (40, -70), (52, -62), (36, -34)), closed=True),
            Tones(feather, feather, RIM), 2.2),
        lit(smooth(((-27, -26), (-24, -52), (0, -60), (24, -52), (27, -26)), closed=True), tones,
            3),
        Line(((-26, -29), (26, -29)), "#d9a040", 6),
        lit(smooth(mirrored(((0, -30), (34, -28), (54, -20), (40, -13), (0, -17))), closed=True),
            tones, 3),
    )  # fmt: skip


def _fur() -> Motif:
    """Draw a fur hat."""
    flap = smooth(((28, -22), (44, -22), (48, 6), (40, 22), (30, 10)), closed=True)
    return (
        *(ball(moved(flip_points, 0, 0), _FUR, 2.8) for flip_points in both(flap)),
        ball((*arc(0, -18, 40, 40, 180, 360), (40, -12), (-40, -12)), _DEEP, 3),
        ball(smooth(mirrored(((0, -34), (26, -36), (44, -28), (44, -12), (24, -10), (0, -12))),
                    closed=True), _FUR, 3),
    )  # fmt: skip


def _bonnet() -> Motif:
    """Draw the embroidered bonnet of a festive dress."""
    whole = smooth(
        mirrored(((0, -58), (30, -50), (44, -20), (40, 12), (30, 4), (28, -22), (0, -32))),
        closed=True,
    )
    return (
        lit(whole, _LINEN, 3),
        Line(smooth(((-33, -12), (-26, -30), (0, -38), (26, -30), (33, -12))), "#c02c3c", 5),
        *(Ellipse(x, y, 3.6, 3.6, "#2e6fb0") for x, y in ((-24, -40), (0, -48), (24, -40))),
    )


def _crown() -> Motif:
    """Draw a bride's crown of silver."""
    points = ((0, -70), (6, -52), (15, -66), (21, -48), (33, -60), (34, -30), (0, -24))
    return (
        lit(mirrored(points), _SILVER, 2.8),
        *(Ellipse(x, y, 4, 4, "#c02c3c", RIM, 1.4) for x, y in ((0, -42), (-18, -40), (18, -40))),
        *(Ellipse(x, -24, 4.4, 4.4, "#ffe490", RIM, 1.6) for x in (-27, -14, 0, 14, 27)),
    )


def _wild(hair: Tones) -> Motif:
    """Draw hair that stands up."""
    points = smooth(((-38, 2), (-52, -22), (-38, -24), (-40, -52), (-20, -44), (-6, -68), (8, -46),
                     (28, -60), (30, -38), (50, -40), (42, -18), (48, -2), (34, 0), (26, -20),
                     (0, -28), (-26, -20)), closed=True)  # fmt: skip
    return (ball(points, hair, 2.8),)


def _hood(tones: Tones) -> Motif:
    """Draw a hood."""
    outer = ((0, -62), (32, -50), (48, -12), (48, 40))
    inner = ((36, 44), (34, -8), (26, -28), (0, -36))
    whole = smooth(mirrored((*outer, *inner)), closed=True)
    return (lit(whole, tones, 3),)


Look = tuple[Motif, Motif]
"""What is seen behind a face, and what before it."""
_LOOKS: tuple[Look, ...] = (
    ((), (*_full(_RED), *_sou_wester())),
    (_plaits(_GOLDEN, "#c02c3c"), (*_elfin(_WOOL),)),
    ((), (*_short(_BROWN), *_cap(_NAVY, "#2e4680"))),
    ((), (*_moustache(_BLACK), *_whiskers(_BLACK), ball(_FRINGE, _BLACK, 2.6))),
    ((), (*_bonnet(),)),
    ((ball(_LOOSE, _WHITE, 2.8),), (*_full(_WHITE), *_hood(_DEEP))),
    ((), (*_wild(_RED),)),
    ((), (*_short(_RED), *_hat(_FELT, "#f0625a"))),
    (_plaits(_BROWN, "#7fd3d6"), (ball(_FRINGE, _BROWN, 2.6),)),
    ((), (*_whiskers(_WHITE), *_moustache(_WHITE), *_peaked(_NAVY))),
    (_plaits(_GOLDEN, "#e8a3c0"), (ball(_FRINGE, _GOLDEN, 2.6), *_crown())),
    ((), (*_full(_BLACK), *_fur())),
)
"""By seat: twelve people who can be told apart by their outline alone."""
_BEARDED = frozenset({0, 2, 5, 7, 11})
"""Seats with a beard over their mouth, which is drawn again."""


def _number(mark: SeatMark) -> int:
    """Return a seat's number, 0 for a mark of no seat."""
    return SEATS.index(mark) if mark in SEATS else 0


def _skin(mark: SeatMark) -> Tones:
    return SKINS[_number(mark) * 2 % len(SKINS)]


def _sweater(mark: SeatMark) -> Motif:
    """Draw shoulders in knitwear with a band of stars."""
    cloth = Tones(mark.light, mark.colour, mark.dark)
    shape = smooth(mirrored(((0, 10), (22, 13), (42, 24), (49, 50), (0, 50))), closed=False)
    band = smooth(((-42, 34), (-20, 30), (0, 29), (20, 30), (42, 34)))
    return (
        lit((*shape,), cloth, 3),
        Line(band, RIM, 12),
        Line(band, "#fff6e2", 8.6),
        *(Polygon(star(x, y, 4.6, 1.6, 4), mark.dark)
          for x, y in ((-36, 33), (-24, 31), (-12, 30), (0, 29), (12, 30), (24, 31), (36, 33))),
        lit(smooth(mirrored(((0, 6), (16, 7), (19, 16), (0, 20))), closed=True),
            Tones("#fff6e2", "#e4d4b4", "#a8926c"), 2.4),
    )  # fmt: skip


@cache
def person(mark: SeatMark, size: int, mood: Mood = Mood.CALM) -> Drawing:
    """Draw somebody down to the chest, as the table's edge cuts them off.

    On a square of ``size`` pixels, scaled from one cached drawing; the seat tells face and hat.
    """
    whole = _whole(mark, mood)
    return Drawing(f"{whole.name} {size}", size, size, (), of=whole)


@cache
def _whole(mark: SeatMark, mood: Mood) -> Drawing:
    """Draw the person of a seat in a mood as large as they are ever shown; cached for all sizes."""
    size, number = _LARGEST, _number(mark)
    skin = _skin(mark)
    behind, before = _LOOKS[number % len(_LOOKS)]
    smile = mouth(mood) if number % len(_LOOKS) in _BEARDED else ()
    head: Motif = (*behind, *face(skin, mood, "#1c3a5a"), *before, *smile)
    return Drawing(
        f"norwegian person {mark.emblem} {mark.colour} {mood}",
        size,
        size,
        (
            *placed(_sweater(mark), size / 2, size * 0.5, size),
            *placed(head, size / 2, size * 0.44, size * 0.62),
        ),
        3,
    )


@cache
def fist(mark: SeatMark, size: int) -> Drawing:
    """Draw a hand that holds cards, seen from the opposite side of the table.

    Skin and cuff are those of the seat.
    """
    skin = _skin(mark)
    cuff = Tones(mark.light, mark.colour, mark.dark)
    fingers = smooth(((-34, -14), (0, -24), (34, -14), (38, 14), (0, 26), (-38, 14)), closed=True)
    thumb = smooth(((-8, -30), (6, -44), (18, -36), (16, -8), (0, -4)), closed=True)
    hand: Motif = (
        ball(box(-27, 14, 54, 36, 8), cuff, 5),
        ball(fingers, skin, 5),
        *(Line(((x, -14), (x, 14)), skin.dark, 4) for x in (-14, 6, 24)),
        ball(thumb, skin, 5),
    )
    return Drawing(f"norwegian fist {mark.emblem} {mark.colour} {size}", size, size,
                   tuple(placed(hand, size / 2, size / 2, size)), 3)  # fmt: skip
