"""Pictures drawn around a point in a box from -50 to 50, to be put anywhere in any size."""

from __future__ import annotations

from rendering.scene.scene import Colour, Ellipse, Gradient, Line, Point, Polygon, Shape
from rendering.shapes.curves import Points, moved

RIM = "#23160f"
"""The dark edge of everything that lies or stands on the table."""

Motif = tuple[Polygon | Ellipse | Line, ...]


def placed(motif: Motif, x: float, y: float, size: float) -> list[Shape]:
    """Return a motif's shapes around a point, scaled so that its box is ``size`` pixels wide.

    Ellipses lose their blur. Line widths are scaled as well.
    """
    scale = size / 100

    def at(point: Point) -> Point:
        return x + point[0] * scale, y + point[1] * scale

    shapes: list[Shape] = []
    for shape in motif:
        match shape:
            case Polygon(points=points, fill=fill, outline=outline, width=width, blur=blur):
                if isinstance(fill, Gradient):
                    fill = Gradient(fill.stops, at(fill.start), at(fill.end), fill.kind)
                points = tuple(at(point) for point in points)
                shapes.append(Polygon(points, fill, outline, width * scale, blur * scale))
            case Ellipse(x=cx, y=cy, rx=rx, ry=ry, fill=fill, outline=outline, width=width):
                if isinstance(fill, Gradient):
                    fill = Gradient(fill.stops, at(fill.start), at(fill.end), fill.kind)
                cx, cy = at((cx, cy))
                shapes.append(Ellipse(cx, cy, rx * scale, ry * scale, fill, outline, width * scale))
            case Line(points=points, colour=colour, width=width, blur=blur):
                points = tuple(at(point) for point in points)
                shapes.append(Line(points, colour, width * scale, blur * scale))
    return shapes


def solid(points: Points, light: Colour, dark: Colour, width: float = 3) -> Polygon:
    """Return a rimmed polygon that is lit from the top left: it fades from ``light`` to ``dark``.

    ``width`` is that of the dark rim.
    """
    left, top = min(x for x, _ in points), min(y for _, y in points)
    right, bottom = max(x for x, _ in points), max(y for _, y in points)
    return Polygon(points, Gradient(((0, light), (1, dark)), (left, top), (right, bottom)), RIM,
                   width)  # fmt: skip


def both(points: Points) -> tuple[Points, Points]:
    """Return an outline and its mirror image."""
    return points, moved(points, flip=True)
