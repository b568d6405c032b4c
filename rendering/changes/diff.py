"""Find the differences between two pictures of a table."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher
from functools import reduce
from math import cos, hypot, radians, sin

import msgspec

from rendering.scene.scene import Drawing, Place, Point, Role, Scene, Text

MOST_MARKS = 18
"""More places than these are not marked: there is too much that is new."""
MOST_AREA = 0.5
"""Share of the canvas beyond which nothing is marked, for the same reason."""

_NUMBER = re.compile(r" *[+-]?[0-9]+ *(/|$)")
"""How the words of a counter begin."""
_NEAR = 24
"""Pixels by which a piece may shift without being somewhere else."""
_GAP = 20
"""Pixels between two places that are marked as one."""
_FAR = 70
"""Pixels a piece has to travel for its way to be shown."""
_PIECE = 0.04
"""Share of the canvas that a piece which travels may cover."""
_ROW = 190
"""Pixels between two places in one row of one ground that are marked as one."""


class Box(msgspec.Struct, frozen=True):
    """A rectangle of the canvas in pixels."""

    left: float
    top: float
    right: float
    bottom: float
    gone: bool = False
    """True if everything that changed there is that something is no longer there."""
    counted: bool = False
    """True if everything that changed there are numbers, which are marked by how much."""

    @property
    def area(self) -> float:
        """Of the rectangle, in square pixels."""
        return (self.right - self.left) * (self.bottom - self.top)

    @property
    def middle(self) -> Point:
        """The centre."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def with_(self, other: Box) -> Box:
        """Return the bounding box of both; of a removed and a new piece, the new one's box alone.

        The bounding box is ``gone`` if both are, and ``counted`` only if both are.
        """
        if self.gone != other.gone:
            return other if self.gone else self
        return Box(
            min(self.left, other.left),
            min(self.top, other.top),
            max(self.right, other.right),
            max(self.bottom, other.bottom),
            self.gone,
            self.counted and other.counted,
        )

    @property
    def height(self) -> float:
        """From the upper to the lower edge."""
        return self.bottom - self.top

    def near(self, other: Box, across: float, down: float) -> bool:
        """Return True if both gaps between two boxes are below ``across`` and ``down`` pixels.

        A negative number asks for an overlap of more than that many pixels.
        """
        return (
            self.left - across < other.right
            and other.left - across < self.right
            and self.top - down < other.bottom
            and other.top - down < self.bottom
        )

    def common(self, other: Box) -> float:
        """Return the area of the intersection in square pixels."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return max(0.0, wide) * max(0.0, high)

    def holds(self, other: Box) -> bool:
        """Return True if the other's centre lies within, and ``other`` has the smaller area."""
        x, y = other.middle
        inside = self.left <= x <= self.right and self.top <= y <= self.bottom
        return inside and other.area < self.area


class Count(msgspec.Struct, frozen=True):
    """A number that has changed."""

    place: Box
    by: int


class Changes(msgspec.Struct, frozen=True):
    """The differences between a picture and an earlier one."""

    places: tuple[Box, ...] = ()
    """Where something is new or gone, from the top down; none if nearly everything is."""
    before: tuple[Box, ...] = ()
    """Where in the earlier picture something lies that is gone or different now."""
    ways: tuple[tuple[Point, Point], ...] = ()
    """From where to where pieces have gone."""
    counts: tuple[Count, ...] = ()
    """Numbers and by how much they differ; each lies in one of the places."""
    sentences: tuple[tuple[str, str], ...] = ()
    """What the description says now and what it said before, which may be empty."""
    everything: bool = False
    """True if so much is different that nothing is marked."""


def changes(before: Scene, after: Scene) -> Changes:
    """Compare two pictures of one table for one viewer by their pieces (see :func:`pieces`).

    With other backgrounds, more than ``MOST_MARKS`` places, or places over more than
    ``MOST_AREA`` of the canvas, the result has ``everything`` set and only the changed sentences.
    Numbers that changed in place are in ``counts``, ``places`` and ``before``. Of equal pictures
    the result is empty.
    """
    told = _told(before.alt, after.alt)
    if before.base != after.base:
        return Changes(sentences=told, everything=True)
    gone, new = _differences(pieces(before), pieces(after))
    counted = tuple(_counted(gone, new))
    numbers = {number for pair in counted for number in pair}
    changed = [(was, now) for was, now in counted if _number(was) != _number(now)]
    moved = {was for was, now in counted if _number(was) == _number(now)}
    counts = tuple(
        Count(msgspec.structs.replace(covered(now), counted=True), _number(now) - _number(was))
        for was, now in changed
    )
    canvas = after.width * after.height
    ways = tuple(_ways(gone, new, canvas))
    grounds = [covered(shape) for shape in after.shapes if shape.role is Role.GROUND]
    places = _merged(
        [
            *(covered(shape) for shape in new if shape not in numbers),
            *(covered(shape, gone=True) for shape in gone if shape not in numbers),
            *(count.place for count in counts),
        ],
        grounds,
    )
    if len(places) > MOST_MARKS or sum(place.area for place in places) > MOST_AREA * canvas:
        return Changes(sentences=told, everything=True)
    grounds = [covered(shape) for shape in before.shapes if shape.role is Role.GROUND]
    left = _merged([covered(shape) for shape in gone if shape not in moved], grounds)
    return Changes(_from_the_top(places), _from_the_top(left), ways, counts, told)


def _from_the_top(places: Iterable[Box]) -> tuple[Box, ...]:
    return tuple(sorted(places, key=lambda place: (place.top, place.left)))


def pieces(scene: Scene) -> list[Place | Text]:
    """Return the shapes of a scene that are part of the position."""
    return [shape for shape in scene.shapes if shape.role in (Role.PIECE, Role.COUNTER)]


def _differences(
    before: Sequence[Place | Text], after: Sequence[Place | Text]
) -> tuple[list[Place | Text], list[Place | Text]]:
    """Return removed pieces and new pieces, apart from those that only shifted to make room.

    A piece has shifted if an equal one is at most 24 pixels away; each old piece counts for one new
    one.
    """
    gone = list((Counter(before) - Counter(after)).elements())
    new: list[Place | Text] = []
    for shape in (Counter(after) - Counter(before)).elements():
        x, y = _where(shape)
        for old in gone:
            if _what(old) == _what(shape):
                from_x, from_y = _where(old)
                if hypot(x - from_x, y - from_y) <= _NEAR:
                    gone.remove(old)
                    break
        else:
            new.append(shape)
    return gone, new


def _counted(
    gone: Sequence[Place | Text], new: Sequence[Place | Text]
) -> Iterable[tuple[Text, Text]]:
    """Yield pairs of counters (``Role.COUNTER``): the earlier one of a thing and the later one.

    Those that say what they count (``Text.of``) have the same value where one has only moved.
    Others are at the same point and differ. Left out are those that are not both numbers: a game
    may show a dash as long as nothing is counted.
    """
    old = {_counts(was): was for was in gone if isinstance(was, Text) and _is_counter(was)}
    for now in new:
        if isinstance(now, Text) and _is_counter(now):
            was = old.get(_counts(now))
            if was is not None and (now.of or _number(was) != _number(now)):
                yield was, now


def _counts(counter: Text) -> str | Point:
    """Return what a counter counts: what it says itself, or else its place."""
    return counter.of or _where(counter)


def _is_counter(shape: Place | Text) -> bool:
    """Return True if a shape is a counter whose words are a number."""
    is_told = isinstance(shape, Text) and _NUMBER.match(shape.words) is not None
    return is_told and shape.role is Role.COUNTER


def _number(counter: Text) -> int:
    """Return the value of a counter, which may name its total, too."""
    return int(counter.words.partition("/")[0])


def _where(shape: Place | Text) -> Point:
    """Return a point of a shape that does not depend on the room for its words.

    Of a drawing it is the upper left corner; of words the left end, middle or right end of their
    box's upper edge, by their alignment.
    """
    if isinstance(shape, Place):
        return shape.x, shape.y
    return shape.x + {"left": 0, "centre": 0.5, "right": 1}[shape.align] * shape.width, shape.y


def _what(shape: Place | Text) -> Drawing | tuple[str, int]:
    """Return the identity of a shape, regardless of its position and the room for its words."""
    return shape.drawing if isinstance(shape, Place) else (shape.words, shape.size)


def _ways(
    gone: Sequence[Place | Text], new: Sequence[Place | Text], canvas: float
) -> Iterable[tuple[Point, Point]]:
    """Yield the old and new centre of each named piece that has moved.

    Shapes that are gone and new exactly once each are grouped by how far they went. A group counts
    if it has at least two shapes and one is a text other than a number (the piece's name), it went
    at least 70 pixels, and its box covers at most 4 % of ``canvas`` (an area).
    """
    had, has = Counter(map(_what, gone)), Counter(map(_what, new))
    left = {_what(shape): covered(shape) for shape in gone}
    travelled: dict[tuple[int, int], list[Place | Text]] = {}
    for shape in new:
        what, there = _what(shape), covered(shape)
        if had[what] == has[what] == 1:
            here = left[what]
            shift = round(there.left - here.left), round(there.top - here.top)
            travelled.setdefault(shift, []).append(shape)
    for (across, down), shapes in travelled.items():
        named = any(isinstance(shape, Text) and not shape.words.isdigit() for shape in shapes)
        if not named or len(shapes) == 1 or hypot(across, down) < _FAR:
            continue
        end = reduce(Box.with_, map(covered, shapes))
        if end.area <= _PIECE * canvas:
            x, y = end.middle
            yield (x - across, y - down), (x, y)


def covered(shape: Place | Text, *, gone: bool = False) -> Box:
    """Return the box that a shape covers; for words, approximately that of one line's letters.

    Of a turned drawing it is the upright box around it. ``gone`` is copied to the box.
    """
    if isinstance(shape, Text):
        high = shape.height or shape.size * 1.3
        wide = min(shape.width, len(shape.words) * shape.size * 0.58)
        loose = shape.width - wide
        left = shape.x + {"left": 0, "centre": loose / 2, "right": loose}[shape.align]
        top = shape.y + high / 2 - shape.size * 0.42
        return Box(left, top, left + wide, top + shape.size * 0.84, gone)
    wide, high = float(shape.drawing.width), float(shape.drawing.height)
    x, y = shape.x + wide / 2, shape.y + high / 2
    if shape.angle:
        along, across = abs(cos(radians(shape.angle))), abs(sin(radians(shape.angle)))
        wide, high = wide * along + high * across, wide * across + high * along
    return Box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2, gone)


def _merged(boxes: Iterable[Box], grounds: Sequence[Box]) -> list[Box]:
    """Merge boxes within 20 pixels of each other, and those in a row on one background.

    Merging stops when no two of the remaining boxes are to be marked as one.
    """
    found: list[Box] = []
    for place in boxes:
        joined = place
        while touching := [other for other in found if _are_one(joined, other, grounds)]:
            found = [other for other in found if other not in touching]
            joined = reduce(Box.with_, touching, joined)
        found.append(joined)
    return found


def _are_one(one: Box, other: Box, grounds: Sequence[Box]) -> bool:
    """Return True if two changed boxes are near enough to be marked as one.

    They are if less than 20 pixels apart, or in a row (overlapping by half the lower one's height,
    less than 190 pixels apart) within one of the grounds.
    """
    if one.near(other, _GAP, _GAP):
        return True
    if not one.near(other, _ROW, -min(one.height, other.height) / 2):
        return False
    return any(ground.holds(one) and ground.holds(other) for ground in grounds)


def _told(before: str, after: str) -> tuple[tuple[str, str], ...]:
    """Return the new sentences of an alt text, each with the sentence that it replaces.

    That is a removed sentence of the same place which begins with the same word; empty if there is
    none. Sentences that are only gone are left out.
    """
    was, now = (re.split(r"(?<=[.!?…])\s+", alt.strip()) for alt in (before, after))
    found: list[tuple[str, str]] = []
    matcher = SequenceMatcher(None, was, now, autojunk=False)
    for kind, first, end, start, stop in matcher.get_opcodes():
        if kind in ("replace", "insert"):
            old = was[first:end]
            for sentence in now[start:stop]:
                like = next((one for one in old if _begin_alike(one, sentence)), "")
                if like:
                    old.remove(like)
                found.append((sentence, like))
    return tuple(found)


def _begin_alike(one: str, other: str) -> bool:
    return one.split(" ", 1)[0] == other.split(" ", 1)[0]
