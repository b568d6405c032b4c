"""Faces in a box from -50 to 50: skins, moods, and what grows on a head."""

from __future__ import annotations

from enum import StrEnum

from rendering.actors.tones import Tones, ball
from rendering.scene.scene import Ellipse, Line, Polygon
from rendering.shapes.curves import Points, arc, mirrored, smooth
from rendering.shapes.motif import RIM, Motif, both

SKINS: tuple[Tones, ...] = (
    Tones("#ffe6cb", "#f3c79c", "#cf9468"),
    Tones("#e8b88a", "#cf9560", "#9a6238"),
    Tones("#f6d0ac", "#e0a676", "#b0764a"),
    Tones("#b98252", "#96623a", "#663e22"),
    Tones("#ffdcc0", "#efb993", "#c4855e"),
)
"""Of people, from whom games pick so that no two who stand together look alike."""

_CHEEK = "#e8806c70"
_FACE = smooth(mirrored(((0, -36), (22, -32), (33, -10), (30, 14), (17, 33), (0, 39))), closed=True)


class Mood(StrEnum):
    """What a face shows."""

    CALM = "calm"
    GLAD = "glad"
    GRIM = "grim"
    HURT = "hurt"


def face(skin: Tones, mood: Mood = Mood.CALM, eyes: str = RIM, *, is_small: bool = False) -> Motif:
    """Draw a head without hair: ears, eyes, brows and mouth, cheeks and nose, in a mood.

    A small one has no ears, cheeks and nose; its calm eyes are dots without brows. ``eyes`` is the
    colour of the iris.
    """
    ear = smooth(((29, -8), (39, -10), (38, 8), (30, 12)), closed=True)
    cheeks = tuple(Ellipse(x, 15, 7, 5, _CHEEK) for x in (-19, 19))
    nose = Line(smooth(((-1, 4), (4, 13), (-2, 15))), skin.dark, 3)
    return (
        *(() if is_small else (ball(points, skin, 2.6) for points in both(ear))),
        ball(_FACE, skin),
        *(() if is_small else cheeks),
        *(_dots() if is_small and mood is Mood.CALM else _eyes(mood, eyes)),
        *(() if is_small else (nose,)),
        *mouth(mood),
    )


def _dots() -> tuple[Ellipse, ...]:
    """Draw the calm eyes of a small face."""
    return tuple(Ellipse(x, 0, 5.4, 7, RIM) for x in (-14, 14))


def _eyes(mood: Mood, ink: str) -> list[Polygon | Ellipse | Line]:
    """Draw a face's eyes in a mood, with brows: crosses without brows if hurt, closed arcs if glad.

    ``ink`` is the colour of the iris, seen in the other moods.
    """
    if mood is Mood.HURT:
        crosses: list[Polygon | Ellipse | Line] = []
        for x in (-14, 14):
            crosses += [Line(((x - 6, -6), (x + 6, 6)), RIM, 3.6),
                        Line(((x - 6, 6), (x + 6, -6)), RIM, 3.6)]  # fmt: skip
        return crosses
    drawn: list[Polygon | Ellipse | Line] = []
    for x in (-14, 14):
        if mood is Mood.GLAD:
            drawn.append(Line(arc(x, 3, 7, 8, 200, 340), RIM, 4))
            continue
        drawn += [
            Ellipse(x, 0, 8, 8.5, "#fffdf4", RIM, 1.6),
            Ellipse(x + 0.8, 1, 4.6, 5.6, ink),
            Ellipse(x - 1, -1.4, 1.8, 1.8, "#ffffff"),
        ]
    slope = {Mood.GRIM: 6, Mood.GLAD: -3}.get(mood, -1)
    drawn += [
        Line(brow, RIM, 4.4)
        for brow in both(((6, -14 + slope), (15, -17), (24, -14 - slope * 0.4)))
    ]
    return drawn


def mouth(mood: Mood) -> tuple[Polygon | Line, ...]:
    """Draw a face's mouth: open if glad, corners down if grim, wavy if hurt, else a faint smile."""
    match mood:
        case Mood.GLAD:
            open_mouth: Points = (*arc(0, 20, 11, 11, 0, 180),)
            return (Polygon(open_mouth, "#8a2c30", RIM, 2.4),)
        case Mood.GRIM:
            return (Line(smooth(((-9, 27), (0, 23), (9, 27))), "#7a3428", 3.6),)
        case Mood.HURT:
            return (Line(smooth(((-10, 27), (-4, 23), (3, 28), (10, 24))), "#7a3428", 3.6),)
        case _:
            return (Line(smooth(((-8, 24), (0, 27), (9, 23))), "#7a3428", 3.4),)
