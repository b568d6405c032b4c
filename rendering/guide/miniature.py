"""A whole picture in small, to be put into another one."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin

from rendering.scene.scene import (
    Drawing,
    Ellipse,
    Fill,
    Gradient,
    Line,
    Place,
    Point,
    Polygon,
    Scene,
    Shape,
    Text,
)
from rendering.shapes.curves import circle

_LEAST = 7
"""Type smaller than this, in pixels, would be a smear and is left out."""


@lru_cache(maxsize=32)
def miniature(scene: Scene, width: int) -> Drawing:
    """Draw a scene again, ``width`` pixels wide."""
    share = width / scene.width
    frame = _Frame(share, 0, 0)
    shapes = [*frame.all(scene.base.shapes), *frame.all(scene.shapes)]
    height = round(scene.height * share)
    return Drawing(f"miniature {width} {scene.alt}", width, height, tuple(shapes), 2)


class _Frame:
    """Where the shapes of a drawing come to lie: shrunk, shifted and turned around a point."""

    def __init__(
        self, share: float, x: float, y: float, turn: float = 0, around: Point = (0, 0)
    ) -> None:
        self.share = share
        self._x, self._y, self._around = x, y, around
        self.turn = turn
        self._cos, self._sin = cos(radians(turn)), sin(radians(turn))

    def at(self, point: Point) -> Point:
        dx, dy = point[0] - self._around[0], point[1] - self._around[1]
        x = self._around[0] + dx * self._cos - dy * self._sin
        y = self._around[1] + dx * self._sin + dy * self._cos
        return self._x + x * self.share, self._y + y * self.share

    def all(self, shapes: tuple[Shape, ...] | tuple[Place | Text, ...]) -> list[Shape]:
        return [small for shape in shapes for small in self._one(shape)]

    def _one(self, shape: Shape) -> list[Shape]:
        share = self.share
        match shape:
            case Place(drawing=drawing, x=x, y=y, angle=angle):
                left, top = self.at((x, y))
                middle = drawing.width / 2, drawing.height / 2
                return _Frame(share, left, top, angle, middle).all(drawing.shapes)
            case Polygon(points=points, fill=fill, outline=outline, width=width, blur=blur):
                put = tuple(self.at(point) for point in points)
                return [Polygon(put, self._fill(fill), outline, width * share, blur * share)]
            case Line(points=points, colour=colour, width=width, blur=blur):
                put = tuple(self.at(point) for point in points)
                return [Line(put, colour, width * share, blur * share)]
            case Ellipse():
                return [self._ellipse(shape)]
            case Text():
                return self._text(shape)

    def _fill(self, fill: Fill) -> Fill:
        if isinstance(fill, str):
            return fill
        return Gradient(fill.stops, self.at(fill.start), self.at(fill.end), fill.kind)

    def _ellipse(self, shape: Ellipse) -> Shape:
        share, fill = self.share, self._fill(shape.fill)
        x, y = self.at((shape.x, shape.y))
        if self.turn and shape.rx != shape.ry:
            rim = tuple(
                self.at((shape.x + px * shape.rx, shape.y + py * shape.ry))
                for px, py in circle(0, 0, 1)
            )
            return Polygon(rim, fill, shape.outline, shape.width * share, shape.blur * share)
        return Ellipse(x, y, shape.rx * share, shape.ry * share, fill, shape.outline,
                       shape.width * share, shape.blur * share)  # fmt: skip

    def _text(self, text: Text) -> list[Shape]:
        """Words stay upright around the middle of their box."""
        size = round(text.size * self.share)
        if size < _LEAST:
            return []
        share = self.share
        height = text.height or text.size * 1.16 * text.lines
        x, y = self.at((text.x + text.width / 2, text.y + height / 2))
        return [
            Text(text.words, x - text.width * share / 2, y - height * share / 2,
                 text.width * share, size, text.colour, min(size, _LEAST), text.align, text.lines,
                 height * share, text.bold, text.rim, round(text.rim_width * share))
        ]  # fmt: skip
