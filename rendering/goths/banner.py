"""The banner of Goths Save the Queen: two kings who may not speak, their chiefs, the castle."""

from __future__ import annotations

from functools import cache

from games.goths.content import BACK, Camp, ClanName, KingCard
from rendering.actors.faces import Mood
from rendering.goths.pieces import letters, people
from rendering.goths.pieces.ground import queen
from rendering.goths.pieces.palette import PALETTE
from rendering.scene.scene import Drawing, Ellipse, Gradient, Polygon, Scene, Shape
from rendering.scene.texts import Texts
from rendering.shapes.curves import arc, box, smooth
from rendering.shapes.invitation import HEIGHT, WIDTH, invitation, stood
from rendering.shapes.motif import RIM

_STONE, _SHADE = "#8d8478", "#5c544c"


@cache
def night(*, gate: bool = True) -> Drawing:
    """Draw a castle in the moon and hills, and the queen in its ``gate``, if it has one."""
    sky = Gradient(((0, "#1c1826"), (0.7, "#4d4a6a"), (1, "#8a6a5c")), (0, 0), (0, HEIGHT))
    hills = smooth(((-20, 320), (240, 270), (460, 320), (740, 316), (980, 262), (1220, 324)))
    wall: list[tuple[float, float]] = [(430, HEIGHT)]
    for tooth in range(6):
        x = 430 + tooth * 61.8
        wall += [(x, 172), (x, 150), (x + 31, 150), (x + 31, 172)]
    wall.append((770, HEIGHT))
    shapes: list[Shape] = [
        Polygon(box(0, 0, WIDTH, HEIGHT), sky),
        Ellipse(600, 120, 128, 128, "#f2c04a30"),
        Ellipse(600, 120, 96, 96, "#fff1c0"),
        Polygon((*hills, (1220, HEIGHT), (-20, HEIGHT)), "#3f5a38", RIM, 3),
        Polygon(tuple(wall), _SHADE, RIM, 3),
    ]
    for left in (404, 726):
        shapes += [
            Polygon(box(left, 118, 70, HEIGHT), _STONE, RIM, 3),
            Polygon(((left - 10, 118), (left + 35, 52), (left + 80, 118)), "#74300c", RIM, 3),
        ]
    if gate:
        arch = (*arc(600, 270, 74, 74, 180, 360), (674, HEIGHT), (526, HEIGHT))
        shapes += [Polygon(arch, "#1c1826", RIM, 4), *queen(600, 300, 1.5)]
    return Drawing(f"goths banner {gate}", WIDTH, HEIGHT, tuple(shapes), 1)


def banner(texts: Texts) -> Scene:
    """Draw the banner: the king and a chief of either camp, and a sealed letter, at the castle."""
    own, enemy = Camp.OSTROGOTHS, Camp.VISIGOTHS
    letter = letters.sealed(BACK[KingCard.CATAPULT_BARBARIAN], own, 150, 104)
    shapes = (
        stood(people.chief(ClanName.A, own, 210, Mood.GRIM), 330, HEIGHT),
        stood(people.king(ClanName.OSTROGOTHS, own, 280), 130, HEIGHT),
        stood(letter, 232, HEIGHT - 4),
        stood(people.chief(ClanName.VISIGOTHS, enemy, 210, Mood.GLAD), 870, HEIGHT),
        stood(people.king(ClanName.VISIGOTHS, enemy, 280), 1070, HEIGHT),
    )
    return invitation("goths", night(), shapes, PALETTE, texts)


def somebody(size: int) -> Drawing:
    """Draw one of its people, about as high as is asked."""
    return people.king(ClanName.OSTROGOTHS, Camp.OSTROGOTHS, size)
