"""The people of the court cards: a fisherman, a bride-queen, a troll king; and the fox."""

from __future__ import annotations

from functools import cache

from games.norwegian.content import Rank, Suit
from rendering.norwegian.pieces.suits import CLOTHS
from rendering.scene.scene import Ellipse, Line, Polygon
from rendering.shapes.curves import arc, circle, mirrored, moved, smooth
from rendering.shapes.motif import RIM, Motif, both, solid

_SKIN = ("#ffe3c2", "#e0a878")
_SILVER = ("#ffffff", "#8e9aae")


@cache
def figure(rank: Rank, suit: Suit | None) -> Motif | None:
    """Return the bust of a court card or a joker; None for the other ranks."""
    match rank:
        case Rank.JACK:
            return _fisherman(suit)
        case Rank.QUEEN:
            return _queen(suit)
        case Rank.KING:
            return _troll(suit)
        case Rank.JOKER:
            return _fox()
        case _:
            return None


def _shoulders(suit: Suit | None) -> Polygon:
    """Draw the shoulders of a court card in the cloth of its suit."""
    light, dark = CLOTHS[suit]
    return solid(
        mirrored((*smooth(((0, 20), (20, 22), (40, 32), (46, 52))), (46, 54), (0, 54))), light, dark
    )


def _fisherman(suit: Suit | None) -> Motif:
    """Draw the jack: a fisherman with sou'wester, red beard and pipe, in the cloth of his suit."""
    beard = smooth(
        mirrored(((0, -2), (16, -4), (27, -14), (30, 6), (24, 28), (12, 42), (0, 48))), closed=True
    )
    crown = smooth(((-28, -20), (-26, -42), (0, -56), (26, -42), (28, -20)))
    brim = smooth(
        ((-50, -6), (-38, -18), (-28, -26), (0, -30), (28, -26), (40, -18), (46, -8), (30, -12),
         (0, -17), (-28, -12)), closed=True,
    )  # fmt: skip
    return (
        _shoulders(suit),
        solid(smooth(mirrored(((0, -30), (22, -24), (26, 0), (14, 22), (0, 26))), closed=True),
              *_SKIN),
        solid(beard, "#e8823a", "#8f3a12"),
        *(Line(line, "#8f3a12", 2.4) for line in both(((10, 14), (13, 30)))),
        Line(((0, 18), (0, 38)), "#8f3a12", 2.4),
        *(Polygon(line, "#f0a058", RIM, 2) for line in both(
            smooth(((0, 4), (10, 0), (22, 6), (28, 14), (14, 12)), closed=True))),
        *(Ellipse(x, -6, 3.6, 4.4, RIM) for x in (-11, 11)),
        solid(smooth(((0, -8), (8, 2), (4, 8), (-4, 8), (-8, 2)), closed=True), "#ffc9a0",
              "#d07a50", 2.4),
        solid(crown, "#ffe070", "#d09a18"),
        solid(brim, "#ffd648", "#b8820e"),
        Line(((-22, -30), (-8, -36)), "#fff6c0", 4),
        Line(((8, 15), (36, 22)), RIM, 7),
        Line(((8, 15), (36, 22)), "#8a5a30", 3.4),
        solid(((31, 12), (46, 12), (44, 29), (33, 29)), "#a86c3c", "#5a3218"),
        *(Ellipse(x, y, r, r, "#e8eef4c0") for x, y, r in ((40, 3, 5), (44, -6, 4))),
    )  # fmt: skip


def _queen(suit: Suit | None) -> Motif:
    """Draw the queen: a bride's crown of silver, two plaits, a brooch, in the cloth of her suit."""
    light, dark = CLOTHS[suit]
    points = (*((0, -60), (5, -46), (13, -56), (18, -43), (28, -52), (30, -30), (0, -26)),)
    hair = smooth(
        mirrored(((0, -38), (22, -34), (31, -16), (31, 6), (26, 20), (14, 16), (0, 18))),
        closed=True,
    )
    plaits = [
        solid(
            moved(circle(0, 0, 8.5 - n * 0.8), side * (29 + n), 10 + n * 11), "#ffd870", "#b8802a"
        )
        for side in (-1, 1)
        for n in range(4)
    ]
    return (
        _shoulders(suit),
        *plaits,
        *(Polygon(bow, light, RIM, 2.4) for bow in both(
            ((32, 50), (24, 44), (26, 56), (32, 52), (40, 56), (40, 44)))),
        solid(((-11, 18), (11, 18), (15, 34), (0, 46), (-15, 34)), "#fffdf4", "#d8cdb8"),
        solid(hair, "#ffd870", "#b8802a"),
        solid(smooth(mirrored(((0, -24), (19, -18), (22, 0), (13, 18), (0, 25))), closed=True),
              *_SKIN),
        *(Ellipse(x, 8, 5, 3.4, "#f09a8a") for x in (-14, 14)),
        *(Ellipse(x, -3, 3.2, 4.2, RIM) for x in (-9, 9)),
        *(Line(lash, RIM, 2) for lash in both(((5, -9), (10, -11), (15, -9)))),
        Line(((0, 0), (2, 6), (-1, 7)), "#c07a50", 2.2),
        Line(smooth(((-7, 13), (0, 16), (7, 13))), "#b0303c", 3.4),
        solid(mirrored(points), *_SILVER),
        *(Ellipse(x, y, 2.8, 2.8, dark) for x, y in ((0, -42), (-13, -40), (13, -40), (-25, -38),
                                                      (25, -38))),
        Line(smooth(((-30, -27), (0, -23), (30, -27))), RIM, 9),
        Line(smooth(((-30, -27), (0, -23), (30, -27))), "#dfe6f0", 5),
        *(solid(moved(mirrored(((0, -4), (3.4, 2), (0, 7))), x, y), *_SILVER, 1.6) for x, y in (
            (-27, -17), (-18, -15), (-9, -13), (0, -12), (9, -13), (18, -15), (27, -17))),
        Ellipse(0, 33, 7.5, 7.5, "#dfe6f0", RIM, 2.4),
        Ellipse(0, 33, 3, 3, dark),
    )  # fmt: skip


def _troll(suit: Suit | None) -> Motif:
    """Draw the king: a crowned troll with moss for hair and two teeth, in the cloth of his suit."""
    mane = smooth(
        mirrored(((0, -40), (20, -42), (34, -30), (43, -12), (40, 8), (46, 26), (36, 40), (26, 32),
                  (14, 44), (0, 38))), closed=True,
    )  # fmt: skip
    ear = smooth(((26, -12), (42, -24), (54, -28), (50, -8), (36, 6)), closed=True)
    crown = ((0, -58), (8, -40), (20, -54), (24, -37), (38, -46), (32, -22), (0, -18))
    nose = smooth(
        ((-5, -12), (5, -12), (9, 2), (17, 16), (12, 27), (0, 30), (-12, 27), (-17, 16), (-9, 2)),
        closed=True,
    )
    return (
        _shoulders(suit),
        solid(mane, "#6f7f3c", "#2c3a1c"),
        *(Line(lock, "#3a4a22", 2.6) for lock in both(((34, 10), (38, 24), (32, 34)))),
        *(solid(points, "#b8c48a", "#6f8050") for points in both(ear)),
        solid(smooth(mirrored(((0, -28), (24, -26), (30, -6), (28, 16), (16, 34), (0, 38))),
                     closed=True), "#cdd69a", "#7d8c58"),
        *(Ellipse(x, -5, 6.4, 6.4, "#fff0a0", RIM, 2.2) for x in (-14, 14)),
        *(Ellipse(x, -4, 2.8, 3.4, RIM) for x in (-12.5, 12.5)),
        *(Line(brow, "#3a4a22", 6) for brow in both(((5, -12), (14, -17), (25, -13)))),
        Line(smooth(((-20, 24), (-8, 34), (8, 34), (20, 24))), RIM, 3.4),
        *(Polygon(tooth, "#fffdf0", RIM, 1.8) for tooth in both(((10, 33), (13, 21), (18, 28)))),
        solid(nose, "#dfd49a", "#a08450"),
        Line(smooth(((-8, 14), (-10, 20), (-6, 24))), "#fff6c8", 3),
        Ellipse(9, 12, 2.4, 2.4, "#7d6a3c"),
        solid(mirrored(crown), "#ffe68a", "#b37a16"),
        *(Polygon(moved(((0, -5), (4, 0), (0, 5), (-4, 0)), x, y), "#c8283c", RIM, 1.4)
          for x, y in ((0, -32), (-17, -32), (17, -32))),
        Line(smooth(((-30, -25), (0, -21), (30, -25))), "#fff2b0", 2.6),
    )  # fmt: skip


def _fox() -> Motif:
    """Draw the joker: a fox with a fool's cap, one eye shut."""
    horn = smooth(((4, -26), (14, -50), (34, -58), (48, -44), (50, -26), (40, -34), (30, -30),
                   (26, -18)), closed=True)  # fmt: skip
    cheek = smooth(((10, 2), (30, -6), (45, 8), (34, 16), (30, 26), (16, 24), (2, 40), (0, 22)),
                   closed=True)  # fmt: skip
    return (
        solid(mirrored((*smooth(((0, 24), (22, 26), (40, 38), (44, 54))), (0, 54))), "#a86cc8",
              "#4a1f66"),
        *(Polygon(tip, "#ffd24a", RIM, 2.4) for tip in both(
            ((8, 36), (24, 34), (38, 46), (24, 44), (16, 54), (8, 44)))),
        solid(smooth(mirrored(((0, -24), (22, -26), (34, -8), (45, 8), (26, 28), (0, 44))),
                     closed=True), "#ff9a48", "#c0501a"),
        *(Polygon(points, "#fff6e6", RIM, 2) for points in both(cheek)),
        solid(horn, "#b06cd8", "#56257a"),
        solid(moved(horn, flip=True), "#ffd24a", "#b8820e"),
        solid(smooth(mirrored(((0, -62), (10, -46), (24, -24), (0, -20))), closed=True), "#e0545a",
              "#841522"),
        *(Ellipse(x, y, 6, 6, "#ffe070", RIM, 2.4) for x, y in ((-50, -24), (50, -24), (0, -62))),
        Ellipse(-15, 0, 5, 6.4, "#fff6e6", RIM, 2.4),
        Ellipse(-14, 1.5, 2.6, 3.4, RIM),
        Line(arc(15, -2, 7, 6, 20, 160), RIM, 3.6),
        *(Line(brow, RIM, 3) for brow in (((-24, -12), (-16, -15), (-8, -12)),
                                          ((8, -10), (16, -14), (24, -12)))),
        Line(smooth(((-14, 26), (0, 35), (14, 26))), RIM, 2.8),
        Polygon(smooth(mirrored(((0, 16), (7, 18), (6, 25), (0, 29))), closed=True), RIM),
        Ellipse(-2, 20, 1.6, 1.6, "#ffffff"),
    )  # fmt: skip
