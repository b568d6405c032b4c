"""Where everything lies in the pictures of Goths Save the Queen."""

from __future__ import annotations

import msgspec

from games.goths.content import TERRAIN, Camp, Spot
from games.goths.view import ClanView, GothsView
from rendering.scene.scene import Point

WIDTH, HEIGHT = 1200, 1200
SCREEN = 900
"""Height of a private picture: it stands in a panel that fits a screen."""
MARGIN = 20
FOOT = 46
"""Of the public picture, for its footer."""
DOOR_WIDTH = 196
STRIP = 150
"""Height of what a question rests on, under the private map."""
_GAP = 6
_INSET = 14


class Box(msgspec.Struct, frozen=True):
    """A rectangle of the canvas in pixels."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> Point:
        """The centre."""
        return self.x + self.width / 2, self.y + self.height / 2


class Row(msgspec.Struct, frozen=True):
    """The ground of one clan: its plate above its three cards."""

    plate: Box
    cards: tuple[Box, ...]
    """By spot: forest, near plain, far plain."""


class Field(msgspec.Struct, frozen=True):
    """The map with the armies."""

    top: int
    low: int

    def rows(self, view: GothsView) -> tuple[Row, ...]:
        """Lay out the clans in their order: Ostrogoths to the left, Visigoths to the right."""
        half = len(view.clans) // 2
        return tuple(self._row(clan, number % half, half) for number, clan in enumerate(view.clans))

    def _row(self, clan: ClanView, number: int, rows_a_side: int) -> Row:
        """Return where a clan's plate and its three cards lie, on its side of the doors.

        The forest is the outermost card. ``number`` counts the clans of a side from the top.
        """
        top, low = self.top + _INSET, self.low - _INSET
        height = (low - top - (rows_a_side - 1) * _GAP) / rows_a_side
        y = top + number * (height + _GAP)
        plate = 76 if rows_a_side > 1 else 140
        side = (WIDTH - 2 * MARGIN - DOOR_WIDTH) / 2 - 14
        width = (side - 2 * _GAP) / TERRAIN
        left = clan.camp is Camp.OSTROGOTHS
        x = MARGIN + 4 if left else WIDTH - MARGIN - 4 - side
        cards = tuple(
            Box(
                x + (column if left else TERRAIN - 1 - column) * (width + _GAP),
                y + plate + 4,
                width,
                height - plate - 4,
            )
            for column in range(TERRAIN)
        )
        return Row(Box(x, y, side, plate), cards)

    def door(self, spot: Spot) -> Box:
        """Return where the door of a spot lies: the three are below one another, door 1 on top."""
        top, low = self.top + _INSET, self.low - _INSET
        height = (low - top - 2 * _GAP) / 3
        number = spot - TERRAIN
        return Box((WIDTH - DOOR_WIDTH) / 2, top + number * (height + _GAP), DOOR_WIDTH, height)


_PUBLIC = {2: Field(94, 562), 4: Field(94, 520)}
_PRIVATE = {2: Field(2, 372), 4: Field(2, 412)}
"""By the number of clans."""


def public(clans: int) -> Field:
    """Return the map of the public picture."""
    return _PUBLIC[clans]


def private(view: GothsView) -> Field:
    """Return the map of a private picture."""
    return _PRIVATE[len(view.clans)]


def court(view: GothsView, top: int, low: int) -> tuple[Box, ...]:
    """Return a box for each king and his clans, in their order, between two heights.

    Ostrogoths have the left half, Visigoths the right; kings of one camp share its height.
    """
    width = (WIDTH - 2 * MARGIN - _GAP) / 2
    camps = [
        next(clan.camp for clan in view.clans if clan.name in king.clans) for king in view.kings
    ]
    boxes: list[Box] = []
    for number, camp in enumerate(camps):
        rows, row = camps.count(camp), camps[:number].count(camp)
        height = (low - top - (rows - 1) * _GAP) / rows
        x = MARGIN if camp is Camp.OSTROGOTHS else MARGIN + width + _GAP
        boxes.append(Box(x, top + row * (height + _GAP), width, height))
    return tuple(boxes)


def lines(count: int, box: Box) -> tuple[Box, ...]:
    """Cut a box into lines of equal height."""
    share = box.height / count
    return tuple(Box(box.x, box.y + number * share, box.width, share) for number in range(count))


def columns(count: int, top: float, low: float) -> tuple[Box, ...]:
    """Cut the part between two heights into columns of equal width, with gaps, from the left."""
    share = (WIDTH - 2 * MARGIN + _GAP) / count
    return tuple(
        Box(MARGIN + number * share, top, share - _GAP, low - top) for number in range(count)
    )
