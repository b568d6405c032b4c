"""What is different between two pictures of a table, and the marks that show it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher
from functools import cache, reduce
from itertools import takewhile
from math import atan2, cos, degrees, hypot, radians, sin
from re import split

import msgspec

from rendering.curves import circle, moved, star
from rendering.scene import ALT_LIMIT, Drawing, Line, Place, Point, Polygon, Scene, Text
from rendering.texts import Texts

MOST_MARKS = 18
"""More places than these are not marked: there is too much that is new."""
MOST_AREA = 0.5
"""Share of the canvas beyond which nothing is marked, for the same reason."""

_SPACES = 2
"""More spaces than a number or a name has: words that hold so many are a heading."""
_NEAR = 24
"""Pixels by which a piece may shift without being somewhere else."""
_GAP = 20
"""Pixels between two places that are marked as one."""
_FAR = 70
"""Pixels a piece has to travel for its way to be shown."""
_GROUND = (0.015, 0.09)
"""Shares of the canvas between which a drawing is the ground of what lies on it."""
_PIECE = 0.04
"""Share of the canvas that a piece which travels may cover."""
_ROW = 190
"""Pixels between two places in one row of one ground that are marked as one."""
_EDGE = 5
"""Pixels from the edge of the canvas that a frame keeps clear of."""
_STEP = 34
"""Pixels between the dots of a way."""
_TOLD = 520
"""Characters of the description that may go to what is different."""

_WHITE, _DARK, _NEW = "#fffdf4", "#0d0a14", "#e0287d"


class _Pen(msgspec.Struct, frozen=True):
    """In what size a frame is drawn: few sizes, so that few drawings are kept."""

    least: float
    """For places whose shorter side has at least so many pixels."""
    margin: float
    """Between the place and its frame."""
    arm: int
    stroke: int
    seal: int
    out: float
    """How far the seal lies beyond the frame, in its own sizes."""


_PENS = (_Pen(130, 9, 46, 7, 44, 0.5), _Pen(66, 6, 27, 6, 38, 0.5), _Pen(0, 2, 13, 5, 30, 0.75))


class Box(msgspec.Struct, frozen=True):
    """A rectangle of the canvas in pixels."""

    left: float
    top: float
    right: float
    bottom: float
    gone: bool = False
    """Whether everything that changed there is that something is no longer there."""

    @property
    def area(self) -> float:
        """Of the rectangle, in square pixels."""
        return (self.right - self.left) * (self.bottom - self.top)

    @property
    def middle(self) -> Point:
        """The centre."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def with_(self, other: Box) -> Box:
        """The smallest rectangle around both."""
        return Box(
            min(self.left, other.left),
            min(self.top, other.top),
            max(self.right, other.right),
            max(self.bottom, other.bottom),
            self.gone and other.gone,
        )

    @property
    def height(self) -> float:
        """From the upper to the lower edge."""
        return self.bottom - self.top

    def near(self, other: Box, across: float, down: float) -> bool:
        """Whether less than so many pixels lie between the two; negative where they overlap."""
        return (
            self.left - across < other.right
            and other.left - across < self.right
            and self.top - down < other.bottom
            and other.top - down < self.bottom
        )

    def common(self, other: Box) -> float:
        """Square pixels that both cover."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return max(0.0, wide) * max(0.0, high)

    def holds(self, other: Box) -> bool:
        """Whether the other's centre lies within, and it is the smaller one."""
        x, y = other.middle
        inside = self.left <= x <= self.right and self.top <= y <= self.bottom
        return inside and other.area < self.area


class Changes(msgspec.Struct, frozen=True):
    """How a picture differs from an earlier one."""

    places: tuple[Box, ...] = ()
    """Where something is new or gone, from the top down; none where nearly everything is."""
    ways: tuple[tuple[Point, Point], ...] = ()
    """From where to where pieces have gone."""
    sentences: tuple[tuple[str, str], ...] = ()
    """What the description says now and what it said before, which may be empty."""
    everything: bool = False
    """Whether so much is different that nothing is marked."""


def changes(before: Scene, after: Scene, cues: frozenset[str]) -> Changes:
    """Compare two pictures of one table for the same viewer, by nothing but their shapes.

    ``cues`` are the kinds of drawings, words with which their names begin, that point things out
    but are nothing on the table, such as the lamp of the turn.
    """
    told = _told(before.alt, after.alt)
    if before.base != after.base or before.width != after.width:
        return Changes(sentences=told, everything=True)
    gone, new = _differences(_pieces(before, cues), _pieces(after, cues))
    canvas = after.width * after.height
    ways = tuple(_ways(gone, new, canvas))
    low, high = _GROUND
    placed = [_box(shape) for shape in after.shapes if isinstance(shape, Place)]
    grounds = [place for place in placed if low * canvas < place.area < high * canvas]
    places = _merged(
        [*(_box(shape) for shape in new), *(_box(shape, gone=True) for shape in gone)], grounds
    )
    if len(places) > MOST_MARKS or sum(place.area for place in places) > MOST_AREA * canvas:
        return Changes(sentences=told, everything=True)
    return Changes(tuple(sorted(places, key=lambda place: (place.top, place.left))), ways, told)


def marked(scene: Scene, found: Changes, texts: Texts) -> Scene:
    """Return the later picture with a frame and a seal around everything that is different."""
    marks = [mark for start, end in found.ways for mark in _way(start, end)]
    limit = _GROUND[0] * scene.width * scene.height
    pieces = [box for box in map(_box, scene.shapes) if box.area < limit]
    for place in found.places:
        marks += _frame(place, scene)
        marks.append(_sealed(place, scene, pieces))
    return _annotated(scene, marks, _spelt(found, texts))


def framed(scene: Scene, found: Changes) -> Scene:
    """Return the earlier picture with the same frames, for the eye to find what has changed."""
    marks = [mark for place in found.places for mark in _frame(place, scene)]
    return _annotated(scene, marks, "")


def _annotated(scene: Scene, marks: Sequence[Place], told: str) -> Scene:
    alt = f"{told} {scene.alt}" if told else scene.alt
    if len(alt) > ALT_LIMIT:
        alt = f"{alt[: ALT_LIMIT - 1]}…"
    if not marks:
        return msgspec.structs.replace(scene, alt=alt)
    room = max(0, 256 - len(scene.palette))
    colours = tuple(c for c in (_WHITE, _NEW, _DARK) if c not in scene.palette)
    return msgspec.structs.replace(
        scene,
        shapes=(*scene.shapes, *marks),
        alt=alt,
        palette=(*scene.palette, *colours[:room]),
    )


# -- what is different ---------------------------------------------------------------------------


def _pieces(scene: Scene, cues: frozenset[str]) -> list[Place | Text]:
    return [shape for shape in scene.shapes if not _points_out(shape, cues)]


def _points_out(shape: Place | Text, cues: frozenset[str]) -> bool:
    if isinstance(shape, Text):
        # Sentences and headings are read anyway.
        return shape.lines > 1 or shape.words.count(" ") > _SPACES
    return not cues.isdisjoint(shape.drawing.name.split(" ", 2)[:2])


def _differences(
    before: Sequence[Place | Text], after: Sequence[Place | Text]
) -> tuple[list[Place | Text], list[Place | Text]]:
    """Return what is gone and what is new, but for pieces that only made room."""
    gone = list((Counter(before) - Counter(after)).elements())
    new: list[Place | Text] = []
    for shape in (Counter(after) - Counter(before)).elements():
        x, y = _box(shape).middle
        for old in gone:
            if _what(old) == _what(shape):
                from_x, from_y = _box(old).middle
                if hypot(x - from_x, y - from_y) <= _NEAR:
                    gone.remove(old)
                    break
        else:
            new.append(shape)
    return gone, new


def _what(shape: Place | Text) -> Drawing | tuple[str, int]:
    """Return what a shape is wherever it lies, and however much room words have."""
    return shape.drawing if isinstance(shape, Place) else (shape.words, shape.size)


def _ways(
    gone: Sequence[Place | Text], new: Sequence[Place | Text], canvas: float
) -> Iterable[tuple[Point, Point]]:
    """Find pieces with a name on them that are elsewhere now.

    A piece and its name are gone and new once each, and both went the same way.
    """
    had, has = Counter(map(_what, gone)), Counter(map(_what, new))
    left = {_what(shape): _box(shape) for shape in gone}
    travelled: dict[tuple[int, int], list[Place | Text]] = {}
    for shape in new:
        what, there = _what(shape), _box(shape)
        if had[what] == has[what] == 1:
            here = left[what]
            shift = round(there.left - here.left), round(there.top - here.top)
            travelled.setdefault(shift, []).append(shape)
    for (across, down), shapes in travelled.items():
        named = any(isinstance(shape, Text) and not shape.words.isdigit() for shape in shapes)
        if not named or len(shapes) == 1 or hypot(across, down) < _FAR:
            continue
        end = reduce(Box.with_, map(_box, shapes))
        if end.area <= _PIECE * canvas:
            x, y = end.middle
            yield (x - across, y - down), (x, y)


def _box(shape: Place | Text, *, gone: bool = False) -> Box:
    """Return what a shape covers; of words, about what the letters do."""
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
    """Join all that touch, and all that lies in a row on one ground."""
    found: list[Box] = []
    for place in boxes:
        joined = place
        while touching := [other for other in found if _are_one(joined, other, grounds)]:
            found = [other for other in found if other not in touching]
            joined = reduce(Box.with_, touching, joined)
        found.append(joined)
    return found


def _are_one(one: Box, other: Box, grounds: Sequence[Box]) -> bool:
    if one.near(other, _GAP, _GAP):
        return True
    if not one.near(other, _ROW, -min(one.height, other.height) / 2):
        return False
    return any(ground.holds(one) and ground.holds(other) for ground in grounds)


# -- in words ------------------------------------------------------------------------------------


def _told(before: str, after: str) -> tuple[tuple[str, str], ...]:
    """List the sentences of a description that are new, each with the one in whose place it is."""
    was, now = (split(r"(?<=[.!?…])\s+", alt.strip()) for alt in (before, after))
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


def _spelt(found: Changes, texts: Texts) -> str:
    if not found.sentences or not found.places:
        return ""
    told = " ".join(
        texts("picture-changed-from", now=now.rstrip("."), before=before) if before else now
        for now, before in ((now, _differing(was, now)) for now, was in found.sentences)
    )
    if len(told) > _TOLD:
        told = f"{told[: _TOLD - 1]}…"
    return texts("picture-changed", count=len(found.places), changes=told)


def _differing(was: str, now: str) -> str:
    """Return the words of a sentence between what it begins and ends with like another."""
    old, new = was.rstrip(".").split(" "), now.rstrip(".").split(" ")
    same = list(takewhile(lambda pair: pair[0] == pair[1], zip(old, new, strict=False)))
    old, new = old[len(same) :], new[len(same) :]
    back = zip(reversed(old), reversed(new), strict=False)
    ends = len(list(takewhile(lambda pair: pair[0] == pair[1], back)))
    return " ".join(old[: len(old) - ends]).rstrip(",")


# -- the marks -----------------------------------------------------------------------------------


def _pen(place: Box) -> _Pen:
    side = min(place.right - place.left, place.height)
    if place.gone:
        # A frame around nothing must not outshine those around something.
        side = min(side, _PENS[0].least - 1)
    return next(pen for pen in _PENS if side >= pen.least)


def _framed(place: Box, scene: Scene) -> Box:
    margin = _pen(place).margin
    return Box(
        max(_EDGE, place.left - margin),
        max(_EDGE, place.top - margin),
        min(scene.width - _EDGE, place.right + margin),
        min(scene.height - _EDGE, place.bottom + margin),
    )


def _frame(place: Box, scene: Scene) -> list[Place]:
    """Put a bracket at each corner; every frame is made of the same few drawings."""
    pen, around = _pen(place), _framed(place, scene)
    corner = _corner(pen.arm, pen.stroke)
    left, top = around.left - pen.stroke * 1.5, around.top - pen.stroke * 1.5
    away = corner.width - pen.stroke * 1.5
    return [
        Place(corner, left, top, 0),
        Place(corner, around.right - away, top, 90),
        Place(corner, around.right - away, around.bottom - away, 180),
        Place(corner, left, around.bottom - away, 270),
    ]


def _sealed(place: Box, scene: Scene, pieces: Sequence[Box]) -> Place:
    """Put a seal at the corner where it hides least, the upper right one by preference."""
    pen, around = _pen(place), _framed(place, scene)
    inside, outside = pen.seal * (1 - pen.out), pen.seal * pen.out
    left, right = around.left - outside, around.right - inside
    top, bottom = around.top - outside, around.bottom - inside
    close = [piece for piece in pieces if piece.near(around, pen.seal, pen.seal)]

    def hidden(corner: Point) -> float:
        x, y = _kept(corner[0], scene.width, pen.seal), _kept(corner[1], scene.height, pen.seal)
        seal = Box(x, y, x + pen.seal, y + pen.seal)
        return sum(seal.common(piece) for piece in close)

    x, y = min(((right, top), (left, top), (right, bottom), (left, bottom)), key=hidden)
    x, y = _kept(x, scene.width, pen.seal), _kept(y, scene.height, pen.seal)
    return Place(_seal(pen.seal, gone=place.gone), x, y)


def _kept(start: float, length: float, size: float) -> float:
    """Keep a seal on the canvas."""
    return min(max(1, start), length - size - 1)


@cache
def _corner(arm: int, stroke: int) -> Drawing:
    """Draw the bracket of the upper left corner; its stroke's middle is a stroke and a half in."""
    size = arm + 2 * stroke
    low, high, bend = stroke * 1.5, arm + stroke, stroke * 1.5 + arm * 0.25
    path = ((low, high), (low, bend), (low + 0.3 * (bend - low), low + 0.3 * (bend - low)),
            (bend, low), (high, low))  # fmt: skip
    return Drawing(
        f"change corner {arm} {stroke}",
        size,
        size,
        (
            Line(path, f"{_DARK}90", stroke + 5, blur=1.5),
            Line(path, _DARK, stroke + 3),
            Line(path, _WHITE, stroke - 1),
        ),
    )


@cache
def _seal(size: int, *, gone: bool) -> Drawing:
    """Draw the seal of a frame: a spark where something is new, a stroke where it is gone."""
    half = size / 2
    sign = (
        Line(((half * 0.6, half), (half * 1.4, half)), _WHITE, half * 0.28)
        if gone
        else Polygon(star(half, half, half * 0.72, half * 0.25, 4), _WHITE)
    )
    return Drawing(
        f"change seal {size} {gone}",
        size,
        size,
        (
            Polygon(circle(half, half + 1, half - 2), f"{_DARK}90", blur=1.5),
            Polygon(circle(half, half, half - 3), _DARK if gone else _NEW, _WHITE, size / 14),
            sign,
        ),
    )


def _way(start: Point, end: Point) -> list[Place]:
    """Lay dots along a way, and an arrowhead before its end."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    along, down = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    stop = length - 58
    dot, head = _dot(), _head(round(degrees(atan2(down, along)) / 15) * 15 % 360)
    marks = [
        _centred(dot, (start[0] + along * at, start[1] + down * at))
        for at in range(0, max(1, round(stop - _STEP / 2)), _STEP)
    ]
    marks.append(_centred(head, (start[0] + along * stop, start[1] + down * stop)))
    return marks


def _centred(drawing: Drawing, middle: Point) -> Place:
    return Place(drawing, middle[0] - drawing.width / 2, middle[1] - drawing.height / 2)


@cache
def _dot() -> Drawing:
    return Drawing("change dot", 18, 18, (Polygon(circle(9, 9, 7), _WHITE, _DARK, 3),))


@cache
def _head(turn: int) -> Drawing:
    """Draw an arrowhead, turned clockwise from the right by degrees."""
    outline = moved(((-12, -15), (16, 0), (-12, 15), (-6, 0)), 20, 20, turn=turn)
    return Drawing(f"change head {turn}", 40, 40, (Polygon(outline, _WHITE, _DARK, 3.5),))
