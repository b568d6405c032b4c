"""The eight actions as little illustrations in a box from -50 to 50."""

from __future__ import annotations

from functools import cache

from games.vikings.content import Card
from rendering.scene.scene import Ellipse, Gradient, Line, Point, Polygon
from rendering.shapes.curves import Points, arc, box, circle, moved, smooth, star
from rendering.shapes.motif import RIM, Motif, solid

_LEATHER = ("#c98a4b", "#7a4522")
_FUR = ("#fff1d2", "#cbb182")
_STEEL = ("#f2f6fb", "#7f8da3")
_WOOD = ("#d8a566", "#8a5528")
_SKIN = ("#ffd9b0", "#d0925c")
_STONE = ("#dfe3e8", "#8c93a0")
_BLAZE = ("#ffe08a", "#f08c2e")
_HORN = ("#fff0cc", "#b99152")


@cache
def icon(card: Card) -> Motif:
    """Return the sign of the action that a card stands for: boot, ram, club, fist and so on."""
    match card:
        case Card.WALK:
            return _boot(0, 0, 0)
        case Card.SPRINT:
            return _sprint()
        case Card.SLAM:
            return _ram()
        case Card.CLUB:
            return _club()
        case Card.PUNCH:
            return _fist()
        case Card.HAMMER:
            return _hammer()
        case Card.SLINGSHOT:
            return _slingshot()
        case Card.SHIELD:
            return _shield()


def _boot(x: float, y: float, turn: float, scale: float = 1) -> Motif:
    """Draw a boot, the sign of *Walk*."""
    leg = smooth(((-20, -34), (-20, 4), (-26, 30), (-24, 36)))
    toe = smooth(((44, 36), (44, 24), (34, 14), (16, 6), (13, -10), (14, -34)))
    sole = ((-27, 34), (46, 34), (46, 43), (4, 43), (2, 39), (-8, 39), (-10, 43), (-27, 43))
    fur = smooth(
        (
            (-27, -46),
            (-14, -50),
            (0, -46),
            (12, -50),
            (21, -44),
            (20, -32),
            (8, -28),
            (-6, -32),
            (-20, -27),
            (-28, -34),
        ),
        closed=True,
    )
    laces = [((-12, -18), (8, -10)), ((8, -18), (-12, -10)), ((-12, -2), (10, 4))]

    def put(points: Points) -> Points:
        return moved(points, x, y, turn=turn, scale=scale)

    return (
        solid(put((*leg, *toe)), *_LEATHER, 3.5),
        *(Line(put(lace), "#f3d9a2", 3.4 * scale) for lace in laces),
        solid(put(sole), "#6b4426", "#3d2413", 3),
        solid(put(fur), *_FUR, 3),
    )


def _sprint() -> Motif:
    """Draw a boot with a wing, the sign of *Sprint*."""
    streaks = (((-48, -22), (-24, -24)), ((-50, 2), (-20, 0)), ((-46, 26), (-16, 24)))
    wing = smooth(
        ((-8, -4), (-30, -18), (-42, -40), (-22, -32), (-24, -46), (-8, -32), (-2, -20)),
        closed=True,
    )
    return (
        *(Line(streak, RIM, 9) for streak in streaks),
        *(Line(streak, "#fff0c4", 5) for streak in streaks),
        *_boot(8, 2, -18, 0.86),
        solid(moved(wing, 10, 10), "#ffffff", "#a9c7dd", 3),
        Line(((-22, -18), (-4, 0)), "#6f91ab", 2.4),
        Line(((-8, -16), (2, -2)), "#6f91ab", 2.4),
    )


def _ram() -> Motif:
    """Draw a ram's head, the sign of *Slam*."""
    spiral = tuple(
        (24 + radius * dx, -12 + radius * dy)
        for radius, (dx, dy) in zip(
            (24 - step * 0.42 for step in range(46)), arc(0, 0, 1, 1, -130, 280)[:46], strict=False
        )
    )
    spiral = ((6, -32), *spiral)
    horns: list[Line] = []
    for flip in (False, True):
        horn = moved(spiral, flip=flip)
        horns += [Line(horn, RIM, 17), Line(horn, _HORN[1], 11), Line(horn, _HORN[0], 6)]
    face = smooth(
        ((0, -36), (15, -28), (15, -4), (10, 30), (0, 40), (-10, 30), (-15, -4), (-15, -28)),
        closed=True,
    )
    burst = star(0, 2, 50, 35, 12)
    return (
        Polygon(burst, "#f0a13e", RIM, 2.5),
        *horns,
        solid(face, "#f6ead2", "#a48d69", 3.5),
        Ellipse(-7, -8, 3.2, 3.6, RIM),
        Ellipse(7, -8, 3.2, 3.6, RIM),
        Line(((-12, -16), (-3, -11)), RIM, 3),
        Line(((12, -16), (3, -11)), RIM, 3),
        Line(((-5, 24), (0, 29), (5, 24)), RIM, 3),
    )


def _club() -> Motif:
    """Draw a club."""
    club = smooth(
        (
            (-40, 46),
            (-47, 38),
            (-18, 4),
            (-2, -32),
            (20, -48),
            (42, -42),
            (48, -20),
            (34, 2),
            (0, 20),
            (-34, 46),
        ),
        closed=True,
    )
    studs: tuple[Point, ...] = ((14, -30), (32, -30), (8, -10), (28, -10))
    return (
        solid(club, *_WOOD, 4),
        Line(((-30, 28), (-8, 4)), "#8a5528", 3),
        *(solid(circle(x, y, 6.5), *_STEEL, 2.6) for x, y in studs),
        Line(((-36, 28), (-26, 38)), "#3d2413", 6),
        Line(((-29, 20), (-19, 30)), "#3d2413", 6),
    )


def _fist() -> Motif:
    """Draw a fist, the sign of *Punch*."""
    burst = star(4, -4, 50, 34, 11)
    fingers = [box(-30 + 17 * n, -28 + (n in {0, 3}) * 4, 17, 40, 8) for n in range(4)]
    return (
        Polygon(burst, Gradient(((0, _BLAZE[0]), (1, _BLAZE[1])), (-30, -40), (36, 40)), RIM, 2.5),
        solid(box(-22, 22, 44, 26, 5), "#8a5a34", "#4a2c17", 3.5),
        Line(((-18, 35), (18, 35)), "#e8c27a", 4),
        solid(
            smooth(((-30, -4), (36, -4), (38, 18), (24, 30), (-22, 30), (-32, 16)), closed=True),
            *_SKIN,
            3.5,
        ),
        *(solid(finger, *_SKIN, 3.2) for finger in fingers),
        solid(
            smooth(((-34, 2), (-10, 4), (6, 8), (8, 18), (-8, 20), (-32, 22)), closed=True),
            *_SKIN,
            3.2,
        ),
    )


def _hammer() -> Motif:
    """Draw a hammer."""

    def put(points: Points) -> Points:
        return moved(points, 2, 0, turn=32)

    head = ((-38, -42), (34, -42), (40, -34), (40, -12), (8, -8), (-8, -8), (-42, -12), (-42, -36))
    knot = smooth(
        ((-26, -25), (-14, -34), (0, -25), (14, -16), (26, -25), (14, -34), (0, -25), (-14, -16)),
        closed=True,
    )
    return (
        solid(put(box(-6, -10, 12, 52, 3)), *_WOOD, 3.5),
        *(Line(put(((-6, 8 + 9 * n), (6, 13 + 9 * n))), "#4a2c17", 4) for n in range(4)),
        solid(put(circle(0, 46, 6)), *_STEEL, 3),
        solid(put(head), *_STEEL, 4),
        Line(put((*knot, knot[0])), "#51607a", 4),
    )


def _slingshot() -> Motif:
    """Draw a slingshot."""
    fork = (((0, 46), (0, 12)), ((0, 12), (-14, 2), (-22, -26)), ((0, 12), (14, 2), (22, -26)))
    arms = [smooth(limb) for limb in fork]
    band = smooth(((-22, -22), (-10, -2), (0, 2), (10, -2), (22, -22)))
    return (
        *(Line(limb, RIM, 19) for limb in arms),
        *(Line(limb, _WOOD[1], 12.5) for limb in arms),
        *(Line(moved(limb, -1.6, -1), _WOOD[0], 6) for limb in arms),
        *(Line(((-7, 22 + 7 * n), (7, 25 + 7 * n)), "#4a2c17", 3.5) for n in range(3)),
        Line(band, RIM, 8),
        Line(band, "#b8432f", 4.5),
        Line(((0, -18), (0, -4)), "#fff0c4", 3),
        Line(((-7, -16), (-6, -8)), "#fff0c4", 3),
        Line(((7, -16), (6, -8)), "#fff0c4", 3),
        solid(circle(0, -34, 13), *_STONE, 3.5),
        Ellipse(-4, -38, 4, 3, "#ffffff"),
    )


def _shield() -> Motif:
    """Draw a shield."""
    wedges = [((0, 0), *arc(0, 0, 38, 38, 60 * n, 60 * n + 60)) for n in range(6)]
    return (
        solid(circle(0, 0, 47), *_STEEL, 3.5),
        *(Polygon(wedge, ("#b8432f", "#f0dcae")[n % 2]) for n, wedge in enumerate(wedges)),
        Ellipse(0, 0, 38, 38, "", RIM, 3),
        solid(circle(0, 0, 14), *_STEEL, 3.5),
        Ellipse(-4, -5, 4, 3, "#ffffff"),
        *(Ellipse(*moved(((0, -42.5),), turn=45 * n)[0], 2.6, 2.6, RIM) for n in range(8)),
    )
