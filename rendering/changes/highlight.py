"""Mark the differences in a picture: frames, seals, tags and arrows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import takewhile
from math import atan2, ceil, degrees, hypot

import msgspec

from rendering.changes.diff import Box, Changes, Count, covered, pieces
from rendering.scene.scene import (
    ALT_LIMIT,
    COLOURS,
    MUST_READ,
    Drawing,
    Line,
    Place,
    Point,
    Polygon,
    Role,
    Scene,
    Text,
)
from rendering.scene.texts import Texts
from rendering.shapes.curves import circle, moved, star

_EDGE = 5
"""Pixels from the edge of the canvas that a frame keeps clear of."""
_STEP = 34
"""Pixels between the dots of a way."""
_TOLD = 520
"""Characters of the description that may go to what is different."""
_WORTH_TELLING = 80
"""Fewer characters are not worth beginning it."""

_LETTER, _APART = 0.58, 1.2
"""Width of a letter, and from one line to the next, in sizes of the type."""
_GROUND, _HIDDEN = 4, 0.2
"""How many times larger than what is gone something is that it lay on; how much of a seal may lie
on something else.
"""
_TAG_HEIGHT = 44
_TAG_DIGIT = 21
"""Pixels of a tag for each character on it."""
_MINUS = "\N{MINUS SIGN}"

_WHITE, _DARK, _NEW = "#fffdf4", "#0d0a14", "#e0287d"


class _Pen(msgspec.Struct, frozen=True):
    """The size of a frame; few sizes, so that few drawings are cached."""

    least: float
    """Least length in pixels of a place's shorter side for this highlight."""
    margin: float
    """Between the place and its frame."""
    arm: int
    stroke: int
    seal: int
    out: float
    """How far the seal lies beyond the frame, in its own sizes."""


_PENS = (_Pen(130, 9, 46, 7, 44, 0.5), _Pen(66, 6, 27, 6, 38, 0.5), _Pen(0, 2, 13, 5, 30, 0.75))


def marked(scene: Scene, found: Changes, texts: Texts) -> Scene:
    """Return the later picture with new pieces framed and sealed, and changed numbers tagged.

    Pieces that travelled have an arrow along their way. Where something is gone there is nothing to
    frame: a seal alone says so, unless other things lie there now. The changes are told before the
    alt text. If ``found`` has ``everything`` set, nothing is marked and nothing told.
    """
    marks: list[Place | Text] = [mark for start, end in found.ways for mark in _way(start, end)]
    words = _words(scene)
    lying = [*map(covered, pieces(scene)), *words]
    for place in found.places:
        if place.gone:
            marks += _struck(place, scene)
        elif not place.counted:
            marks += _frame(place, scene, words)
            marks.append(_sealed(place, scene, lying))
    for count in found.counts:
        tag = _tagged(count, scene, lying)
        lying += map(covered, tag)
        marks += tag
    return _annotated(scene, marks, _spelt(found, texts))


def framed(scene: Scene, found: Changes) -> Scene:
    """Return the earlier picture with frames around the pieces that change; its alt text stays."""
    words = _words(scene)
    marks = [mark for place in found.before for mark in _frame(place, scene, words)]
    return _annotated(scene, marks, "")


def _annotated(scene: Scene, marks: Sequence[Place | Text], told: str) -> Scene:
    """Return a scene with marks painted on top, and their description before its alt text.

    The description is cut off so that the alt text stays whole within ``ALT_LIMIT``, and left out
    where there is hardly room for it; an alt text that is too long by itself is cut off. With marks
    the palette has their colours added, as far as 256 allow.
    """
    room = ALT_LIMIT - len(scene.alt) - 1
    if len(told) > room:
        told = f"{told[: room - 1]}…" if room >= _WORTH_TELLING else ""
    alt = f"{told} {scene.alt}" if told else scene.alt
    if len(alt) > ALT_LIMIT:
        alt = f"{alt[: ALT_LIMIT - 1]}…"
    if not marks:
        return msgspec.structs.replace(scene, alt=alt)
    room = max(0, COLOURS - len(scene.palette))
    colours = tuple(c for c in (_WHITE, _NEW, _DARK) if c not in scene.palette)
    return msgspec.structs.replace(
        scene,
        shapes=(*scene.shapes, *marks),
        alt=alt,
        palette=(*scene.palette, *colours[:room]),
    )


def _spelt(found: Changes, texts: Texts) -> str:
    """Return a sentence with the number of places and the new sentences, for the alt text.

    Empty if no sentence of the description is new or no place is marked. Of a sentence that
    replaces another, the earlier words that differ follow. The new sentences are cut off at
    ``_TOLD`` characters.
    """
    if not found.sentences or not found.places:
        return ""
    told = " ".join(
        texts("picture-changed-from", now=now.rstrip("."), before=before) if before else now
        for now, before in ((now, _differing(was, now)) for now, was in found.sentences)
    )
    if len(told) > _TOLD:
        told = f"{told[: _TOLD - 1]}…"
    return texts("picture-changed", count=len(found.places), changes=told)


_LOOSE = ",;:\N{NARROW NO-BREAK SPACE} "
"""What ends a part of a sentence, and nothing that stands by itself."""


def _differing(was: str, now: str) -> str:
    """Return the words of ``was`` without the beginning and end that it shares with ``now``.

    Of brackets that would be open on one side the rest is kept. Empty if nothing of ``was`` is
    left; commas and the like at the end are dropped.
    """
    old, new = was.rstrip(".").split(" "), now.rstrip(".").split(" ")
    same = list(takewhile(lambda pair: pair[0] == pair[1], zip(old, new, strict=False)))
    first, left = len(same), old[len(same) :]
    back = zip(reversed(left), reversed(new[first:]), strict=False)
    end = len(old) - len(list(takewhile(lambda pair: pair[0] == pair[1], back)))
    if first == end:
        return ""
    while first and _depth(old[:first]) and _depth(old[first:end]) < 0:
        first -= 1
    while end < len(old) and _depth(old[first:end]) > 0:
        end += 1
    return " ".join(old[first:end]).rstrip(_LOOSE)


def _depth(words: Sequence[str]) -> int:
    """Return how many more brackets some words open than they close."""
    return sum(word.count("(") - word.count(")") for word in words)


def _pen(place: Box) -> _Pen:
    """Return the pen for a frame, thicker for larger boxes."""
    side = min(place.right - place.left, place.height)
    return next(pen for pen in _PENS if side >= pen.least)


def _words(scene: Scene) -> list[Box]:
    """Return the boxes of all words, part of the position or not."""
    return [_lettered(text) for text in scene.shapes if isinstance(text, Text)]


def _lettered(text: Text) -> Box:
    """Return the box that all lines of a text cover, by an estimate of the letters' widths."""
    line = covered(text)
    long = len(text.words) * text.size * _LETTER / max(1.0, text.width)
    lines = min(text.lines, max(1, ceil(long)))
    middle, half = line.middle[1], max(line.height, lines * text.size * _APART) / 2
    return Box(line.left, middle - half, line.right, middle + half)


def _framed(place: Box, scene: Scene, margin: float) -> Box:
    """Return a box with a margin, cut at 5 pixels from the scene's edges."""
    return Box(
        max(_EDGE, place.left - margin),
        max(_EDGE, place.top - margin),
        min(scene.width - _EDGE, place.right + margin),
        min(scene.height - _EDGE, place.bottom + margin),
    )


def _frame(place: Box, scene: Scene, words: Sequence[Box]) -> list[Place]:
    """Return a bracket for each corner of a place, off its words.

    Of four distances, from outside the place to slightly within it, the one whose brackets cover
    least of ``words`` is taken, the outermost of equals. Every frame is made of the same few
    drawings.
    """
    pen = _pen(place)
    corner = _corner(pen.arm, pen.stroke)
    away = corner.width - pen.stroke * 1.5

    def corners(margin: float) -> list[Place]:
        """Return four brackets around the place with a margin (below 0: within it), clockwise."""
        around = _framed(place, scene, margin)
        left, top = around.left - pen.stroke * 1.5, around.top - pen.stroke * 1.5
        return [
            Place(corner, left, top, 0),
            Place(corner, around.right - away, top, 90),
            Place(corner, around.right - away, around.bottom - away, 180),
            Place(corner, left, around.bottom - away, 270),
        ]

    def crossed(brackets: Sequence[Place]) -> float:
        """Return the area of words that brackets cover, in square pixels."""
        return sum(
            stroke.common(word)
            for bracket in brackets
            for stroke in _strokes(bracket, pen)
            for word in close
        )

    margins = (pen.margin, 0.0, -pen.stroke, -2.0 * pen.stroke)
    frames = [corners(margin) for margin in margins]
    spots = [(bracket.x, bracket.y) for brackets in frames for bracket in brackets]
    close = _close(words, spots, corner.width, corner.height)
    return min(frames, key=crossed)


def _close(pieces: Sequence[Box], spots: Sequence[Point], width: float, height: float) -> list[Box]:
    """Return the pieces that overlap the rectangle around all spots, for a drawing of this size.

    Spots are its upper left corners. Most of a picture is far from all of them, and so looked at
    once instead of once for each spot.
    """
    left, top = map(min, zip(*spots, strict=True))
    right, bottom = map(max, zip(*spots, strict=True))
    reach = Box(left, top, right + width, bottom + height)
    return [piece for piece in pieces if piece.near(reach, 0, 0)]


def _strokes(bracket: Place, pen: _Pen) -> tuple[Box, Box]:
    """Return the boxes of the level and the upright arm of a bracket turned by its angle."""
    size, thick = bracket.drawing.width, pen.stroke * 3.0
    x, y = bracket.x, bracket.y
    left, top = bracket.angle in (0, 270), bracket.angle in (0, 90)
    across = Box(x, y, x + size, y + thick) if top else Box(x, y + size - thick, x + size, y + size)
    down = Box(x, y, x + thick, y + size) if left else Box(x + size - thick, y, x + size, y + size)
    return across, down


def _sealed(place: Box, scene: Scene, lying: Sequence[Box]) -> Place:
    """Return a seal at the corner of a place's frame where it covers least of ``lying``.

    Of equal corners the upper right one is taken, then upper left, lower right, lower left.
    """
    pen = _pen(place)
    around = _framed(place, scene, pen.margin)
    inside, outside = pen.seal * (1 - pen.out), pen.seal * pen.out
    left, right = around.left - outside, around.right - inside
    top, bottom = around.top - outside, around.bottom - inside
    corners = ((right, top), (left, top), (right, bottom), (left, bottom))
    return _least(_seal(pen.seal, gone=False), corners, scene, lying)


def _struck(place: Box, scene: Scene) -> list[Place]:
    """Return a seal at the middle of a removed piece, or left, right, above or below it.

    An empty list if words or pieces lie there now: they would be under a fifth of the seal or more
    even at the best of the five spots. Grounds and what is four times larger than the place do not
    count.
    """
    seal = _seal(_pen(place).seal, gone=True)
    half = seal.width / 2
    x, y = place.middle
    aside, lower = (place.right - place.left) / 4, place.height / 4
    spots = [
        (x + across - half, y + down - half)
        for across, down in ((0, 0), (-aside, 0), (aside, 0), (0, -lower), (0, lower))
    ]
    # What is much larger is a ground to what lies on it, whatever its role.
    lying = [
        *_words(scene),
        *(
            box
            for shape in scene.shapes
            if isinstance(shape, Place)
            and shape.role is not Role.GROUND
            and (box := covered(shape)).area < _GROUND * place.area
        ),
    ]
    struck = _least(seal, spots, scene, lying)
    box = covered(struck)
    hidden = sum(box.common(piece) for piece in lying)
    return [struck] if hidden < _HIDDEN * box.area else []


def _least(drawing: Drawing, spots: Sequence[Point], scene: Scene, lying: Sequence[Box]) -> Place:
    """Return a drawing at the spot where it covers least of other pieces; the first of equals.

    Spots are upper left corners; each is moved so that the drawing stays on the canvas.
    """
    size = drawing.width

    def hidden(spot: Point) -> float:
        seal = Box(spot[0], spot[1], spot[0] + size, spot[1] + size)
        return sum(seal.common(piece) for piece in close)

    kept = [(_kept(x, scene.width, size), _kept(y, scene.height, size)) for x, y in spots]
    close = _close(lying, kept, size, size)
    return Place(drawing, *min(kept, key=hidden))


def _tagged(count: Count, scene: Scene, lying: Sequence[Box]) -> list[Place | Text]:
    """Return a tag with the signed difference (tag and words) beside a changed number.

    Of five spots around it the one that covers least is taken; those further off count as covering
    more. A decrease has the dark colour.
    """
    words = f"+{count.by}" if count.by > 0 else f"{_MINUS}{-count.by}"
    tag = _tag(_TAG_DIGIT * len(words) + 14, gone=count.by < 0)
    place, (x, y) = count.place, count.place.middle
    raised, centred = place.top - tag.height * 0.6, x - tag.width / 2
    # Beside a number it is plain which one is meant: elsewhere only where much would be hidden.
    spots = (
        (place.right, raised, 0),
        (place.right, y - tag.height / 2, 50),
        (centred, place.top - tag.height, 300),
        (place.left - tag.width, raised, 500),
        (centred, place.bottom, 1500),
    )
    boxes = [
        (Box(left, top, left + tag.width, top + tag.height), strange)
        for left, top, strange in (
            (_kept(across, scene.width, tag.width), _kept(down, scene.height, tag.height), strange)
            for across, down, strange in spots
        )
    ]
    starts = [(box.left, box.top) for box, _ in boxes]
    close = _close(lying, starts, tag.width, tag.height)
    best, _ = min(boxes, key=lambda one: one[1] + sum(one[0].common(piece) for piece in close))
    return [
        Place(tag, best.left, best.top),
        Text(words, best.left, best.top, tag.width, MUST_READ, _WHITE, align="centre",
             height=tag.height, bold=True, role=Role.CUE),
    ]  # fmt: skip


def _kept(start: float, length: float, size: float) -> float:
    """Return ``start``, limited so that a seal stays on the canvas."""
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
    """Draw the seal of a frame: a spark for something new, a stroke for something ``gone``."""
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


@cache
def _tag(width: int, *, gone: bool) -> Drawing:
    """Draw the empty background of a difference: dark if ``gone``, else as a new piece's seal."""
    high = _TAG_HEIGHT
    middle = ((high / 2, high / 2), (width - high / 2, high / 2))
    return Drawing(
        f"change tag {width} {gone}",
        width,
        high,
        (
            Line(middle, _WHITE, high - 4),
            Line(middle, _DARK if gone else _NEW, high - 8),
        ),
    )


def _way(start: Point, end: Point) -> list[Place]:
    """Return dots along a move, 34 pixels apart, and last an arrowhead 58 pixels before its end.

    There is at least a dot, at the start. The head is turned to the nearest 15 degrees. Start and
    end must differ.
    """
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
    """Place a drawing around a point."""
    return Place(drawing, middle[0] - drawing.width / 2, middle[1] - drawing.height / 2)


@cache
def _dot() -> Drawing:
    return Drawing("change dot", 18, 18, (Polygon(circle(9, 9, 7), _WHITE, _DARK, 3),))


@cache
def _head(turn: int) -> Drawing:
    """Draw an arrowhead, turned clockwise from the right by degrees."""
    outline = moved(((-12, -15), (16, 0), (-12, 15), (-6, 0)), 20, 20, turn=turn)
    return Drawing(f"change head {turn}", 40, 40, (Polygon(outline, _WHITE, _DARK, 3.5),))
