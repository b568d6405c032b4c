"""Students: robes, faces and the hat of their element, each hat recognisable as a black shape."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from games.schools.content import ELEMENTS, Element
from rendering.actors.faces import SKINS, Mood, face
from rendering.actors.tones import Tones, ball, lit
from rendering.scene.scene import Drawing, Ellipse, Gradient, Line, Polygon, Shape
from rendering.schools.pieces.symbols import GLASS, symbol
from rendering.shapes.curves import arc, mirrored, moved, smooth, star
from rendering.shapes.motif import RIM, Motif, placed

TALL, WIDE = 1.44, 1.24
"""Height and width of the drawing in widths of a student: there is room for a raised wand."""

_LARGE = 120
"""Width from which a student has lapels, cheeks, nose and ears, light and shadow, and the element's
sign on the robe."""

_CLOTH: dict[Element, Tones] = {
    element: Tones(glass.light, glass.colour, glass.dark) for element, glass in GLASS.items()
}
_FELT: dict[Element, Tones] = {
    Element.EARTH: Tones("#a8e07a", "#5aa944", "#2c622c"),
    Element.WATER: Tones("#b4dcff", "#4f9cf2", "#1c4796"),
    Element.AIR: Tones("#fff7b8", "#f6d654", "#b88a20"),
    Element.FIRE: Tones("#ffb27e", "#e2502e", "#8a2016"),
    Element.DARK: Tones("#c9a2f6", "#7d40c0", "#432072"),
}
_HAIR: dict[Element, Tones] = {
    Element.EARTH: Tones("#a86c3c", "#7a4824", "#4c2a12"),
    Element.WATER: Tones("#fff0b8", "#e8c25c", "#a8822c"),
    Element.AIR: Tones("#e88c4c", "#b85a24", "#743210"),
    Element.FIRE: Tones("#5c4a44", "#372a28", "#1c1414"),
    Element.DARK: Tones("#e6e2f2", "#a8a0c4", "#6a6090"),
}
_HAIR_BACK = smooth(
    mirrored(((0, -40), (26, -36), (40, -8), (42, 22), (32, 40), (0, 30))), closed=True
)
_FRINGE = smooth(
    ((-35, -6), (-34, -30), (0, -46), (34, -30), (35, -6), (24, -18), (6, -22), (-4, -16),
     (-14, -22), (-26, -16)), closed=True,
)  # fmt: skip


def _hat(element: Element) -> Motif:
    """Draw an element's hat: leaf and brim, hood, feathered cap, flames, or a wizard's cone.

    These are earth, water, air, fire and dark.
    """
    felt = _FELT[element]
    match element:
        case Element.EARTH:
            leaf = smooth(((28, -42), (28, -70), (48, -92), (58, -68), (44, -44)), closed=True)
            crown = smooth(mirrored(((0, -62), (24, -58), (30, -28), (0, -20))), closed=True)
            brim = smooth(mirrored(((0, -34), (34, -32), (66, -16), (62, -8), (30, -16), (0, -18))),
                          closed=True)  # fmt: skip
            return (
                lit(leaf, Tones("#d8f29a", "#86c84a", "#417c2a")),
                Line(((34, -44), (47, -80)), "#2c5a1e", 3),
                ball(crown, felt),
                Line(smooth(((-29, -34), (0, -26), (29, -34))), "#5a3a1c", 8),
                lit(brim, felt),
            )
        case Element.WATER:
            hood = smooth(
                mirrored(((0, -92), (8, -72), (34, -46), (46, -14), (46, 18), (32, 36), (0, 30))),
                closed=True,
            )
            return (
                ball(hood, felt),
                Line(arc(-10, -34, 22, 30, 190, 260), "#ffffffb0", 6),
            )
        case Element.AIR:
            plume = smooth(
                ((16, -36), (18, -62), (34, -84), (58, -92), (56, -70), (62, -62), (52, -52),
                 (54, -44), (38, -34)), closed=True,
            )  # fmt: skip
            cap = smooth(((-44, -18), (-46, -40), (-14, -56), (28, -50), (42, -22), (0, -26)),
                         closed=True)  # fmt: skip
            return (
                lit(plume, Tones("#ffffff", "#f4ead0", "#b8a67c")),
                Line(smooth(((24, -40), (34, -62), (54, -86))), "#8a7448", 3),
                ball(cap, felt),
                Line(smooth(((-43, -20), (0, -28), (41, -24))), "#8a5f14", 7),
            )
        case Element.FIRE:
            flames = smooth(
                ((-38, -12), (-44, -38), (-52, -66), (-26, -52), (-18, -74), (-2, -94), (10, -70),
                 (22, -52), (48, -76), (44, -40), (38, -12), (0, -26)), closed=True,
            )  # fmt: skip
            inner = smooth(((-20, -24), (-24, -46), (-2, -72), (10, -50), (22, -40), (20, -22),
                            (0, -28)), closed=True)  # fmt: skip
            return (lit(flames, felt, shade=0.74), Polygon(inner, "#ffd45e"))
        case Element.DARK:
            cone = smooth(
                ((-30, -22), (-24, -46), (-12, -70), (6, -88), (38, -94), (26, -78), (24, -54),
                 (32, -22), (0, -14)), closed=True,
            )  # fmt: skip
            brim = smooth(mirrored(((0, -30), (36, -28), (64, -20), (60, -10), (30, -12),
                                   (0, -10))), closed=True)  # fmt: skip
            return (
                lit(cone, felt),
                Line(smooth(((-28, -30), (0, -22), (30, -30))), "#f2c04a", 7),
                lit(brim, felt),
                Polygon(star(2, -50, 13, 6, 5), "#ffe9a0"),
            )


def _head(element: Element, mood: Mood, *, is_small: bool) -> Motif:
    """Draw a student's head with hair and hat; the hood of water hides the hair."""
    hair = _HAIR[element]
    features = face(SKINS[ELEMENTS.index(element)], mood, is_small=is_small)
    long = element in (Element.EARTH, Element.AIR, Element.DARK)
    back: Motif = (ball(_HAIR_BACK, hair),) if long else ()
    if element is Element.WATER:
        # A hood goes round the face, all other hats sit on the hair.
        return (*_hat(element), *features, Line(arc(0, 0, 36, 40, 188, 352), "#eaf6ff", 8))
    return (*back, *features, ball(_FRINGE, hair, 2.6), *_hat(element))


def _robe(element: Element, *, is_small: bool) -> Motif:
    """Draw a student's robe in the element's colour; a small one has no lapels."""
    cloth = _CLOTH[element]
    robe = smooth(mirrored(((0, -34), (24, -30), (38, -8), (44, 34), (46, 50), (0, 54))),
                  closed=True)  # fmt: skip
    lapels = (
        Polygon(moved(((0, -34), (20, -32), (4, -2)), flip=flip), cloth.dark, RIM, 2.4)
        for flip in (False, True)
    )
    return (
        lit(robe, cloth),
        Polygon(((-16, -32), (16, -32), (5, -10), (0, -4), (-5, -10)), "#fff6e2", RIM, 2.6),
        *(() if is_small else lapels),
    )


def _sleeves(element: Element) -> Motif:
    """Draw a student's sleeves and hands."""
    cloth, skin = _CLOTH[element], SKINS[ELEMENTS.index(element)]
    return tuple(
        part
        for flip in (False, True)
        for part in (
            ball(moved(arc(9, 18, 9, 8, 0, 360), flip=flip), skin, 2.4),
            lit(moved(smooth(((34, -18), (46, 8), (30, 28), (12, 26), (14, 12), (26, 6)),
                             closed=True), flip=flip), cloth, 2.8),
        )
    )  # fmt: skip


def _casting(element: Element) -> Motif:
    """Draw an arm that holds a wand up, its tip alight."""
    cloth, skin = _CLOTH[element], SKINS[ELEMENTS.index(element)]
    sleeve = smooth(((26, -24), (40, -30), (56, -58), (66, -48), (54, -8), (36, 6)), closed=True)
    low = smooth(((-34, -18), (-46, 8), (-30, 28), (-12, 26), (-14, 12), (-26, 6)), closed=True)
    return (
        lit(low, cloth, 2.8),
        Line(((60, -56), (62, -108)), RIM, 9),
        Line(((60, -56), (62, -108)), "#c08a50", 5),
        ball(arc(61, -60, 10, 10, 0, 360), skin, 2.6),
        lit(sleeve, cloth, 2.8),
    )


@cache
def student(element: Element, size: int, *, casts: bool = False) -> Drawing:
    """Draw a student, the robe and hat ``size`` pixels wide; one who can cast holds up a wand.

    Small ones have no shading or fine features; they, and all who cast, have no sign on the robe.
    """
    width, height = round(size * WIDE), round(size * TALL)
    unit = size / 100
    is_small, mood = size < _LARGE, Mood.GLAD if casts else Mood.CALM
    x, low = width / 2, height - 4 * unit
    body = low - 40 * unit
    head = body - 37 * unit
    shapes: list[Shape] = [
        Ellipse(x + 2 * unit, low - 1, 36 * unit, 6 * unit, "#05030c80"),
        *placed(_robe(element, is_small=is_small), x, body, size * 0.74),
    ]
    if not casts:
        shapes += placed(_sleeves(element), x, body, size * 0.74)
    shapes += placed(_head(element, mood, is_small=is_small), x, head, size * 0.66)
    if casts:
        shapes += placed(_casting(element), x, body, size * 0.74)
        tip_x, tip_y = x + 46 * unit, body - 80 * unit
        light = Gradient(((0, "#fffbe0"), (0.3, "#ffe9a0c0"), (1, "#ffd36b00")), (tip_x, tip_y),
                         (tip_x + 26 * unit, tip_y), "radial")  # fmt: skip
        shapes += [
            Ellipse(tip_x, tip_y, 26 * unit, 26 * unit, light),
            Polygon(moved(star(0, 0, 17, 6, 4), tip_x, tip_y, scale=unit), "#fffbe0", "#c8861e",
                    1.5 * unit),
        ]  # fmt: skip
    elif not is_small:
        shapes += symbol(element, x, body + 38 * unit * 0.74, 20 * unit, GLASS[element].ink,
                         GLASS[element].colour)  # fmt: skip
    if is_small:
        shapes = [_flat(shape) for shape in shapes]
    return Drawing(f"schools student {element} {size} {casts}", width, height, tuple(shapes))


def _flat(shape: Shape) -> Shape:
    """Return a shape with its gradient replaced by the middle tone; others are returned unchanged.

    Of many small shapes light and shadow would weigh most of a picture.
    """
    if isinstance(shape, Polygon) and isinstance(shape.fill, Gradient):
        return replace(shape, fill=shape.fill.stops[2][1])
    return shape
