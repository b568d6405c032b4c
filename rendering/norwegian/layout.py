"""Where seats and piles lie in the pictures of Norwegian Battle, by the number of seats."""

from __future__ import annotations

from functools import cache

import msgspec

WIDTH = 1200
HEIGHT = 1200
SCREEN = 900
"""Height of a private picture: it stands in a panel that fits a screen."""
HEADER = 104
"""Height of the wall above the table."""

_LEFT, _TOP, _RIGHT, _BOTTOM = 24, 124, 1176, 1146
_GAP = 8
_SIDES: dict[int, tuple[int, int, int, int]] = {
    2: (1, 0, 1, 0),
    3: (2, 0, 1, 0),
    4: (2, 0, 2, 0),
    5: (3, 0, 2, 0),
    6: (3, 0, 3, 0),
    7: (4, 0, 3, 0),
    8: (4, 0, 4, 0),
    9: (4, 1, 4, 0),
    10: (4, 1, 4, 1),
    11: (4, 2, 4, 1),
    12: (4, 2, 4, 2),
}
"""How many sit above, to the right, below and to the left, by the number of seats."""
_WIDTHS = {1: 760, 2: 572, 3: 378, 4: 284}
_CELLS = {1: (118, 198), 2: (100, 194), 3: (94, 112), 4: (76, 108)}
"""Width of the cards in a seat's place and how much of it is a person, by seats in the longest
row."""
_CLOSE = (66, 62)
"""The same where some sit at the sides, too."""
_OTHERS: dict[int, tuple[int, int, int]] = {
    1: (1152, 130, 206),
    2: (572, 100, 206),
    3: (378, 84, 92),
    4: (284, 76, 104),
    5: (228, 66, 118),
    6: (192, 0, 170),
}
"""The same above one's own cards, with the width of a place first; from six on no cards lie there,
from seven on there are two rows."""
_CROWDED = (192, 0, 92)
BAND = 58
"""Height of the strip with a name."""
_ABOVE = 8
_ROW = 6
"""Most of the others in a row."""
_OWN_HEIGHT = 308
"""Height of what is left for one's own cards: lifted ones, and the numbers below them."""
FOOTER = 52
"""Height of what lies below the table."""
_HIGHEST = 1488
"""Of a canvas with lanes."""
_EDGE = 34
"""Between a list and the edges of its field."""
_LANE = 150
"""Highest lane of somebody at the end."""
_TROPHY = (230, 440)
"""Least and greatest height of the field with the trophy."""
_LARGEST = 580
"""Height of that field where few have played."""
_WIDE = 500
"""Width of a place from which its cards lie beside the person."""


class Box(msgspec.Struct, frozen=True):
    """A rectangle of the canvas."""

    x: int
    y: int
    width: int
    height: int

    @property
    def middle(self) -> tuple[float, float]:
        """Its centre."""
        return self.x + self.width / 2, self.y + self.height / 2


class Cell(msgspec.Struct, frozen=True):
    """What is in the place of a seat: a person above a strip with the name, and cards."""

    card: int
    """Width of the cards on the table; 0 where there is no room for any."""
    bust: int
    """Height of what is seen of the person."""
    wide: bool = False
    """True if the cards lie beside the person, not below the name."""

    @property
    def mat(self) -> int:
        """Height of what lies below the person."""
        below = round(self.card * 1.5) + 12 if self.card and not self.wide else 0
        return BAND + 10 + below

    @property
    def height(self) -> int:
        """Of the whole place."""
        return self.bust + self.mat


class Table(msgspec.Struct, frozen=True):
    """The places around a table, clockwise from the upper left, and what is left in the middle."""

    seats: tuple[Box, ...]
    centre: Box
    cell: Cell


class Crowd(msgspec.Struct, frozen=True):
    """The places of the others above one's own hand, in rows, and the strip for the piles."""

    seats: tuple[Box, ...]
    strip: Box
    own: Box
    """Where one's own cards lie."""
    cell: Cell


@cache
def facing(others: int) -> Crowd:
    """Lay out a private picture: the others in rows, from the left, piles and own cards below.

    Up to six others have one row. More have two, the first at least as long.
    """
    rows = -(-others // _ROW)
    width, card, bust = _OTHERS[others] if rows == 1 else _CROWDED
    cell = Cell(card, bust, width >= _WIDE)
    height = cell.height
    places: list[Box] = []
    left = others
    for row in range(rows):
        count = -(-left // (rows - row))
        left -= count
        places += _row(count, width, height, 6 + row * (height + 4))
    low = _ABOVE + rows * height + 2
    own = SCREEN - _OWN_HEIGHT
    return Crowd(
        seats=tuple(places),
        strip=Box(_LEFT, low, _RIGHT - _LEFT, own - low - 4),
        own=Box(_LEFT, own, _RIGHT - _LEFT, _OWN_HEIGHT - 8),
        cell=cell,
    )


@cache
def ranked(seats: int) -> tuple[Box, tuple[Box, ...], int]:
    """Return the field of the trophy, a lane for each seat below it, and the canvas's height.

    Lanes are at most 150 pixels high. Fewer seats leave more room for the trophy, as far as the
    canvas may grow.
    """
    room = _HIGHEST - HEADER - FOOTER - _GAP
    lane = min(_LANE, (room - _TROPHY[0]) // seats)
    top = HEADER + 12
    below = _GAP + seats * lane + FOOTER
    # A few leave room for larger winners, in a picture that is still no higher than a board.
    trophy = min(max(_TROPHY[1], min(_LARGEST, HEIGHT - top - below)), room - seats * lane)
    field = Box(_LEFT, top, _RIGHT - _LEFT, trophy)
    lanes = tuple(
        Box(_LEFT - 6, top + trophy + _GAP + number * lane, _RIGHT - _LEFT + 12, lane)
        for number in range(seats)
    )
    return field, lanes, top + trophy + below


@cache
def listed(seats: int) -> tuple[Box, tuple[Box, ...], int]:
    """Return the field of a list, its lanes from the top, one a seat, and the canvas's height."""
    top = HEADER + 12
    lane = min(_LANE, (_HIGHEST - top - FOOTER - 2 * _EDGE) // seats)
    field = Box(_LEFT, top, _RIGHT - _LEFT, seats * lane + 2 * _EDGE)
    lanes = tuple(
        Box(_LEFT + _EDGE, top + _EDGE + number * lane, _RIGHT - _LEFT - 2 * _EDGE, lane)
        for number in range(seats)
    )
    return field, lanes, top + field.height + FOOTER


@cache
def around(seats: int) -> Table:
    """Lay out the public table: places around it clockwise from the upper left, and its middle."""
    top, right, bottom, left = _SIDES[seats]
    longest = max(top, bottom)
    width = _WIDTHS[longest]
    cell = Cell(*(_CLOSE if right else _CELLS[longest]), width >= _WIDE)
    height = cell.height
    low = _BOTTOM - height
    middle_top, middle_bottom = _TOP + height + _GAP, low - _GAP
    places = [
        *_row(top, width, height, _TOP),
        *_column(right, width, height, _RIGHT - width, middle_top, middle_bottom),
        *reversed(_row(bottom, width, height, low)),
        *reversed(_column(left, width, height, _LEFT, middle_top, middle_bottom)),
    ]
    x1 = _LEFT + (width + _GAP if left or right else 0)
    x2 = _RIGHT - (width + _GAP if left or right else 0)
    centre = Box(x1, middle_top, x2 - x1, middle_bottom - middle_top)
    return Table(tuple(places), centre, cell)


def _row(count: int, width: int, height: int, y: int) -> list[Box]:
    """Return boxes in a row, evenly apart, across the middle of the canvas."""
    gap = (_RIGHT - _LEFT - count * width) / (count + 1)
    if count > 1:
        gap = min(gap, (_RIGHT - _LEFT - count * width) / (count - 1))
    x = (_LEFT + _RIGHT - count * width - (count - 1) * gap) / 2
    return [Box(round(x + n * (width + gap)), y, width, height) for n in range(count)]


def _column(count: int, width: int, height: int, x: int, top: int, low: int) -> list[Box]:
    """Return boxes in a column, evenly apart."""
    gap = (low - top - count * height) / (count + 1)
    return [Box(x, round(top + gap + n * (height + gap)), width, height) for n in range(count)]
