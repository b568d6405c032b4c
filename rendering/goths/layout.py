"""Where everything lies in the pictures of Goths Save the Queen."""

from __future__ import annotations

import msgspec

from games.goths.content import TERRAIN, Camp, Spot
from games.goths.view import ClanView, GothsView
from rendering.scene.scene import Point

WIDTH, HEIGHT = 1200, 1200
MARGIN = 20
FIELD_TOP, FIELD_LOW = 94, 592
"""The map with the armies."""
COURT_TOP, COURT_LOW = 597, 793
"""The kings and their letters."""
LOWER_TOP, LOWER_LOW = 796, 1158
"""What was revealed, or what the viewer alone knows."""
DOOR_WIDTH = 196
_GAP = 6
_INSET = 14


class Box(msgspec.Struct, frozen=True):
    """A rectangle of the canvas in pixels."""

    x: float
    y: float
    width: float
    height: float

    @property
    def broad(self) -> bool:
        """Whether it is one of two columns, not of four."""
        return self.width > WIDTH / 3

    @property
    def middle(self) -> Point:
        """The centre."""
        return self.x + self.width / 2, self.y + self.height / 2


class Row(msgspec.Struct, frozen=True):
    """The ground of one clan: its plate above its three cards."""

    plate: Box
    cards: tuple[Box, ...]
    """By spot: forest, near plain, far plain."""


def rows(view: GothsView) -> tuple[Row, ...]:
    """Lay out the clans in their order: Ostrogoths to the left, Visigoths to the right."""
    half = len(view.clans) // 2
    return tuple(_row(clan, number % half, half) for number, clan in enumerate(view.clans))


def _row(clan: ClanView, number: int, rows_a_side: int) -> Row:
    top, low = FIELD_TOP + _INSET, FIELD_LOW - _INSET
    height = (low - top - (rows_a_side - 1) * _GAP) / rows_a_side
    y = top + number * (height + _GAP)
    plate = 76 if rows_a_side > 1 else 150
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


def door_box(spot: Spot) -> Box:
    """Lay out a door; door 1 is the topmost."""
    top, low = FIELD_TOP + _INSET, FIELD_LOW - _INSET
    height = (low - top - 2 * _GAP) / 3
    number = spot - TERRAIN
    return Box((WIDTH - DOOR_WIDTH) / 2, top + number * (height + _GAP), DOOR_WIDTH, height)


def court(view: GothsView) -> tuple[Box, ...]:
    """Lay out the kings: each over the clans that he gives orders to."""
    boxes: list[Box] = []
    share = (WIDTH - 2 * MARGIN + _GAP) / len(view.clans)
    first = 0
    for king in view.kings:
        wide = len(king.clans)
        boxes.append(
            Box(MARGIN + first * share, COURT_TOP, share * wide - _GAP, COURT_LOW - COURT_TOP)
        )
        first += wide
    return tuple(boxes)


def lines(count: int, top: float) -> tuple[Box, ...]:
    """Cut the lower part into lines of equal height, from ``top``."""
    share = (LOWER_LOW - top + _GAP) / count
    return tuple(
        Box(MARGIN, top + number * share, WIDTH - 2 * MARGIN, share - _GAP)
        for number in range(count)
    )


def columns(count: int) -> tuple[Box, ...]:
    """Cut the lower part into columns of equal width."""
    share = (WIDTH - 2 * MARGIN + _GAP) / count
    return tuple(
        Box(MARGIN + number * share, LOWER_TOP, share - _GAP, LOWER_LOW - LOWER_TOP)
        for number in range(count)
    )
