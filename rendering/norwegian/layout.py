"""Where seats and piles lie in the pictures of Norwegian Battle, by the number of seats."""

from __future__ import annotations

from functools import cache

import msgspec

WIDTH = 1200
HEIGHT = 1200
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
_WIDTHS = {1: 760, 2: 572, 3: 378, 4: 282}
_HEIGHTS = {1: 286, 2: 264, 3: 284, 4: 246}
_CARDS = {1: 134, 2: 118, 3: 100, 4: 76}
"""Width of a seat's place, its height and the width of its cards, by seats in the longest row."""
_LONGEST = 4
"""Most places in a row."""
_SMALL_CARDS = {(2, 3): 64, (2, 4): 46, (3, 3): 46, (3, 4): 46}
"""Width of the others' cards above one's own, by rows of places and places in a row."""
_OWN = {1: 552, 2: 612, 3: 710}
"""Where one's own place begins, by rows of places above."""
_OWN_HEIGHT = {1: 340, 2: 338, 3: 338}
"""Height of one's own place: two rows of cards. Up to five seats a picture fits a screen."""
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
_TALL = 3
"""Seats in a row from which the hand lies below the cards and not beside them."""


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


class Table(msgspec.Struct, frozen=True):
    """The places around a table, clockwise from the upper left, and what is left in the middle."""

    seats: tuple[Box, ...]
    centre: Box
    card: int
    """Width of the cards before a seat."""
    tall: bool
    """Whether a hand lies below a seat's cards."""


class Crowd(msgspec.Struct, frozen=True):
    """The places of the others above one's own hand, in rows, and the strip for the piles."""

    seats: tuple[Box, ...]
    strip: Box
    own: Box
    """One's own place."""
    card: int
    rows: int
    tall: bool
    """Whether a hand lies below a player's cards when there is one row."""

    @property
    def height(self) -> int:
        """Of the canvas: no higher than what lies on it."""
        return self.own.y + self.own.height + 8


@cache
def facing(others: int) -> Crowd:
    """Seat the others in rows, in their order from the left."""
    rows = -(-others // _LONGEST)
    longest = max(2, -(-others // rows))
    width = _WIDTHS[longest]
    card, height = _CARDS[longest], _HEIGHTS[longest]
    if rows > 1:
        card = _SMALL_CARDS[rows, longest]
        height = round(card * 1.5) + 92
    top = 8
    places: list[Box] = []
    left = others
    for row in range(rows):
        count = min(longest, left)
        left -= count
        places += _row(count, width, height, top + row * (height + 4))
    low = top + rows * (height + 4)
    own = _OWN[rows]
    return Crowd(
        seats=tuple(places),
        strip=Box(_LEFT, low, _RIGHT - _LEFT, own - low - 6),
        own=Box(_LEFT, own, _RIGHT - _LEFT, _OWN_HEIGHT[rows]),
        card=card,
        rows=rows,
        tall=longest >= _TALL,
    )


@cache
def ranked(seats: int) -> tuple[Box, tuple[Box, ...], int]:
    """Return the field of the trophy, a lane for everybody below it, and the canvas's height."""
    room = _HIGHEST - HEADER - FOOTER - _GAP
    lane = min(_LANE, (room - _TROPHY[0]) // seats)
    trophy = min(_TROPHY[1], room - seats * lane)
    top = HEADER + 12
    field = Box(_LEFT, top, _RIGHT - _LEFT, trophy)
    lanes = tuple(
        Box(_LEFT - 6, top + trophy + _GAP + number * lane, _RIGHT - _LEFT + 12, lane)
        for number in range(seats)
    )
    return field, lanes, top + trophy + _GAP + seats * lane + FOOTER


@cache
def listed(seats: int) -> tuple[Box, tuple[Box, ...], int]:
    """Return the field of a list, a lane for each of those on it, and the canvas's height."""
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
    """Seat everybody around the public table."""
    top, right, bottom, left = _SIDES[seats]
    longest = max(top, bottom)
    width, height = _WIDTHS[longest], _HEIGHTS[longest]
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
    return Table(tuple(places), centre, _CARDS[longest], longest >= _TALL)


def _row(count: int, width: int, height: int, y: int) -> list[Box]:
    gap = (_RIGHT - _LEFT - count * width) / (count + 1)
    if count > 1:
        gap = min(gap, (_RIGHT - _LEFT - count * width) / (count - 1))
    x = (_LEFT + _RIGHT - count * width - (count - 1) * gap) / 2
    return [Box(round(x + n * (width + gap)), y, width, height) for n in range(count)]


def _column(count: int, width: int, height: int, x: int, top: int, low: int) -> list[Box]:
    gap = (low - top - count * height) / (count + 1)
    return [Box(x, round(top + gap + n * (height + gap)), width, height) for n in range(count)]
