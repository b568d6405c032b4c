"""Button icons of Goths Save the Queen."""

from __future__ import annotations

from games.goths.content import Camp, Character, ClanName, Order
from games.goths.view import Mark
from rendering.goths.pieces.banners import TINTS, crown, letter_of, shield
from rendering.goths.pieces.characters import medallion
from rendering.goths.pieces.ground import door
from rendering.goths.pieces.signs import coin, order_sign
from rendering.scene.scene import Drawing, Ellipse, Line, Polygon, Shape, Text
from rendering.shapes.curves import box, moved
from rendering.shapes.icon import SIZE, Icons, icon
from rendering.shapes.motif import RIM

_EASTERN = {ClanName.OSTROGOTHS, ClanName.A, ClanName.B}
_CROWN = ((-34, 22), (-38, -14), (-18, 4), (0, -24), (18, 4), (38, -14), (34, 22))
_DOORS = ("left", "middle", "right")
_STROKES: dict[Mark, tuple[str, tuple[tuple[float, float], ...]]] = {
    Mark.CERTAIN: ("#2f8a3c", ((-13, 1), (-4, 11), (14, -10))),
    Mark.POSSIBLE: ("#b87a14", ((-9, -7), (-4, -13), (5, -13), (9, -6), (0, 1), (0, 6))),
    Mark.IMPOSSIBLE: ("#b02a26", ((-11, 0), (11, 0))),
}


def crest(size: int) -> Drawing:
    """Draw the crown of a king."""
    return crown(size)


def icons() -> Icons:
    """Draw the buttons' icons, by name: characters, clans, kings, doors, orders, and a token.

    Clans and kings are ``clan_`` and ``king_`` with the clan, doors ``left``, ``middle`` and
    ``right``. Each order is drawn three times, by how likely it is understood: ``<order>_`` with
    the first four letters of the mark.
    """
    return {
        **{character.value: medallion(character, SIZE) for character in Character},
        **{f"clan_{clan}": shield(_camp(clan), letter_of(clan), SIZE) for clan in ClanName},
        **{f"king_{clan}": _king(clan) for clan in ClanName},
        **{name: door(n, SIZE, SIZE, None) for n, name in enumerate(_DOORS, start=1)},
        **{f"{order}_{mark[:4]}": _marked(order, mark) for order in Order for mark in Mark},
        "token": coin(None, SIZE),
    }


def _camp(clan: ClanName) -> Camp:
    return Camp.OSTROGOTHS if clan in _EASTERN else Camp.VISIGOTHS


def _king(clan: ClanName) -> Drawing:
    """Draw a crown on the colour of a camp; a king of one clan among two has its letter below."""
    tint, letter = TINTS[_camp(clan)], letter_of(clan)
    tile = Polygon(box(4, 4, SIZE - 8, SIZE - 8, 22), tint.plain, RIM, 5)
    if not letter:
        return icon(f"goths king {clan}", tile, *crown(SIZE).shapes)
    words = Text(letter, 0, 56, SIZE, 68, "#2a1505", align="centre", height=70, bold=True)
    gold = (Polygon(moved(_CROWN, SIZE / 2, 36), "#f2c04a", RIM, 4),)
    return icon(f"goths king {clan}", tile, *gold, words)


def _marked(order: Order, mark: Mark) -> Drawing:
    """Draw an order with a mark in its corner that says whether it can be understood.

    A tick is for certain, a question mark for possible, a bar for impossible, which also dims the
    order.
    """
    colour, stroke = _STROKES[mark]
    x = y = SIZE * 0.76
    dot: tuple[Shape, ...] = (
        (Ellipse(x, y + 15, 3.5, 3.5, "#fff4dc"),) if mark is Mark.POSSIBLE else ()
    )
    return icon(
        f"goths {order} {mark}",
        *order_sign(order, SIZE, dim=mark is Mark.IMPOSSIBLE).shapes,
        Ellipse(x, y, 28, 28, colour, "#fff4dc", 4),
        Line(moved(stroke, x, y), "#fff4dc", 7),
        *dot,
    )
