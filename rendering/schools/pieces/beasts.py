"""Dragon and griffin, who watch over the hall, in three moods."""

from __future__ import annotations

from functools import cache

from games.schools.content import School
from rendering.actors.faces import Mood
from rendering.actors.tones import Tones, lit
from rendering.scene.scene import Drawing, Ellipse, Line, Polygon, Shape
from rendering.shapes.curves import Points, arc, circle, moved, smooth
from rendering.shapes.motif import RIM, Motif, placed

_SCALE = Tones("#7a6c92", "#443a58", "#1f1830")
_BELLY = Tones("#ff9a6a", "#d8553a", "#7c2418")
_HORN = Tones("#fff0cc", "#d8bd88", "#8a6a3c")
_PLUME = Tones("#ffffff", "#e8ecf6", "#a4b0cc")
_BLUE = Tones("#a8ccff", "#4f7fc8", "#26427e")
_BEAK = Tones("#ffe9a0", "#eeb03c", "#a0641a")
_MOUTH = "#8a2c1c"
_EYE = "#ffd24a"
_TEAR = "#a8ccff"


def _tear(x: float, y: float) -> Polygon:
    """Draw a tear that hangs at a point."""
    drop = ((x, y), (x + 5, y + 10), (x + 3, y + 14), (x - 3, y + 14), (x - 5, y + 10))
    return Polygon(smooth(drop, closed=True), _TEAR, RIM, 1.8)


def _dragon(mood: Mood) -> Motif:
    """Draw a dragon that looks to the right; glad it roars, hurt it shuts its eye, with a tear."""
    wing: Points = (
        (-6, 34), (-22, -6), (-26, -46), (-16, -50), (-30, -47), (-40, -20), (-48, -12), (-46, 8),
        (-50, 22), (-42, 30), (-44, 44), (-30, 46),
    )  # fmt: skip
    neck = smooth(
        ((-24, 54), (-24, 30), (-12, 8), (-4, -6), (-10, -18), (2, -30), (18, -20), (20, 0),
         (10, 20), (14, 40), (22, 54)), closed=True,
    )  # fmt: skip
    belly = smooth(((2, 54), (-2, 38), (4, 20), (14, 2), (18, -8), (21, 4), (13, 20), (16, 38),
                    (24, 54)), closed=True)  # fmt: skip
    skull = smooth(
        ((-14, -22), (-6, -36), (12, -40), (24, -32), (40, -26), (50, -18), (49, -8), (38, -5),
         (20, -8), (8, -4), (-6, -6)), closed=True,
    )  # fmt: skip
    jaw = smooth(((4, -6), (22, -5), (42, -2), (40, 5), (22, 7), (6, 4)), closed=True)
    dropped = smooth(((2, -6), (18, 1), (36, 12), (33, 20), (14, 13), (0, 4)), closed=True)
    throat = ((4, -8), (44, -8), (36, 14), (18, 6))
    horn = smooth(((-4, -32), (-18, -40), (-30, -52), (-40, -52), (-30, -40), (-14, -24)),
                  closed=True)  # fmt: skip
    back = ((-22, 20), (-32, 14), (-18, 8), (-26, -2), (-10, -4), (-20, -14), (-8, -18))
    return (
        lit(wing, _BELLY, 2.6),
        *(Line(rib, "#5c1a14", 2) for rib in (((-8, 32), (-26, -44)), ((-8, 33), (-46, 8)),
                                              ((-8, 34), (-42, 32)))),
        Polygon(back, _BELLY.colour, RIM, 2),
        lit(neck, _SCALE, 2.8),
        lit(belly, _BELLY, 2),
        *(Line(((3 + y * 0.1, 44 - y), (20 - y * 0.06, 47 - y)), "#8a2c1c", 1.6)
          for y in (0, 10, 20, 30)),
        *((Polygon(throat, _MOUTH, RIM, 2),) if mood is Mood.GLAD else ()),
        lit(dropped if mood is Mood.GLAD else jaw, _SCALE, 2.4),
        *(Polygon(((x, -7), (x + 5, -7), (x + 2.5, 1)), "#fffdf0", RIM, 1.2) for x in (24, 34)),
        lit(horn, _HORN, 2.4),
        lit(moved(horn, 10, -2, scale=0.86), _HORN, 2.4),
        lit(skull, _SCALE, 2.8),
        *_dragons_eye(mood),
        Ellipse(45, -17, 2.2, 1.8, RIM),
        Line(smooth(((-2, -34), (12, -37), (22, -30))), "#b4a6cc", 2),
    )  # fmt: skip


def _dragons_eye(mood: Mood) -> Motif:
    """Draw the dragon's eye and brow; hurt it is shut, with a tear."""
    if mood is Mood.HURT:
        lid = smooth(((7, -24), (17, -19), (28, -22)))
        return (
            Line(lid, RIM, 6),
            Line(lid, _EYE, 2.4),
            Line(((5, -27), (22, -34)), RIM, 4),
            _tear(20, -17),
        )
    slit = Polygon(smooth(((8, -26), (20, -28), (28, -22), (18, -18)), closed=True), _EYE, RIM, 2)
    return slit, Ellipse(19, -23, 2.2, 4.6, RIM), Line(((4, -30), (26, -27)), RIM, 4)


def _griffin(mood: Mood) -> Motif:
    """Draw a griffin that looks to the left; glad it screams, hurt it shuts its eye with a tear."""
    feathers = [
        smooth(
            ((8, 40), (14 + n * 2, 4 - n * 2), (x, y), (x + 8, y + 8), (30 + n, 22)), closed=True
        )
        for n, (x, y) in enumerate(((22, -50), (32, -44), (40, -30), (42, -12), (38, 8)))
    ]
    breast = smooth(
        (
            (-22, 54),
            (-22, 36),
            (-14, 20),
            (-12, 2),
            (-4, -8),
            (14, -8),
            (22, 8),
            (28, 30),
            (30, 54),
        ),
        closed=True,
    )
    head = smooth(
        ((-28, -22), (-16, -40), (2, -44), (18, -34), (22, -14), (18, 6), (0, 10), (-16, 2),
         (-24, -8)), closed=True,
    )  # fmt: skip
    beak = smooth(
        ((-22, -26), (-34, -24), (-46, -14), (-48, 2), (-42, 8), (-38, -2), (-24, -2), (-18, -12)),
        closed=True,
    )
    lower = smooth(((-16, -8), (-26, 0), (-38, 12), (-32, 17), (-18, 10), (-10, 0)), closed=True)
    throat = ((-14, -8), (-38, -2), (-34, 12), (-14, 4))
    ears = (((4, -40), (10, -58), (18, -34)), ((-8, -42), (-6, -56), (4, -42)))
    return (
        *(lit(feather, _PLUME if n % 2 else _BLUE, 2.2)
          for n, feather in enumerate(reversed(feathers))),
        lit(breast, _PLUME, 2.8),
        *(Line(arc(x, y, 7, 6, 10, 170), "#8c9abc", 2)
          for x, y in ((-10, 26), (4, 26), (18, 28), (-4, 38), (10, 39), (-12, 46), (22, 46))),
        *(lit(ear, _PLUME, 2.4) for ear in ears),
        lit(head, _PLUME, 2.8),
        *(Line(tuft, "#8c9abc", 2) for tuft in (((12, -8), (22, -2)), ((10, 0), (18, 8)),
                                                ((4, 4), (8, 12)))),
        *((Polygon(throat, _MOUTH, RIM, 2), lit(lower, _BEAK, 2.4)) if mood is Mood.GLAD else ()),
        lit(beak, _BEAK, 2.6),
        Line(smooth(((-40, -3), (-30, -6), (-20, -6))), "#7a4a14", 2.2),
        Ellipse(-36, -15, 2, 1.6, RIM),
        *_griffins_eye(mood),
    )  # fmt: skip


def _griffins_eye(mood: Mood) -> Motif:
    """Draw the griffin's eye and brow; hurt it is shut, with a tear."""
    if mood is Mood.HURT:
        lid = smooth(((-17, -19), (-9, -14), (0, -17)))
        return Line(lid, RIM, 4.4), Line(((-18, -33), (0, -25)), RIM, 4.4), _tear(-9, -12)
    return (
        Polygon(circle(-8, -18, 7), _EYE, RIM, 2),
        Ellipse(-10, -18, 3.4, 4.2, RIM),
        Ellipse(-11, -20, 1.4, 1.4, "#ffffff"),
        Line(((-22, -28), (0, -26)), RIM, 4.4),
    )


@cache
def beast(school: School, size: int, mood: Mood = Mood.CALM) -> Drawing:
    """Draw the beast of a school in a mood, looking towards the middle of the hall.

    It is a dragon for Dragombre and a griffin for Blancgriffon. The dragon looks to the right, the
    griffin to the left.
    """
    motif = _dragon(mood) if school is School.DRAGOMBRE else _griffin(mood)
    shapes: list[Shape] = placed(motif, size / 2, size * 0.53, size * 0.88)
    return Drawing(f"schools beast {school} {size} {mood}", size, size, tuple(shapes))
