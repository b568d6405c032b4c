"""Drawings as bitmaps: shapes drawn at several times their size and shrunk."""

from __future__ import annotations

from itertools import pairwise
from math import ceil
from threading import Lock

from cachetools import cached
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from rendering.paint.colours import OPAQUE, Frame, faded, inked, ramp_of, rgba, shades
from rendering.paint.lettering import draw_text
from rendering.paint.sprites import Sprites, key_of
from rendering.scene.scene import (
    Colour,
    Drawing,
    Ellipse,
    Fill,
    Line,
    Place,
    Point,
    Polygon,
    Shape,
    Text,
)

_ROOM_FOR_EDGES = 2
_VISIBLE_GAP = 1.5
_PAIR = 2


@cached(Sprites(), key=key_of, lock=Lock(), info=True)
def bitmap(drawing: Drawing, angle: float = 0, density: float = 1) -> Image.Image:
    """Return a drawing turned clockwise by degrees, as an RGBA image; cached.

    A unit of it has ``density`` pixels; a pixel that is begun counts. A turned image is larger than
    the drawing: it has room for the corners. A drawing ``of`` another is the other one's bitmap,
    resized. It is shared: do not draw on it.
    """
    if angle:
        # Twice as fast as BICUBIC, and no eye tells them apart.
        straight = bitmap(drawing, density=density)
        return straight.rotate(-angle, Image.Resampling.BILINEAR, expand=True)
    scale = int(drawing.scale * density)
    if drawing.of is not None or scale != drawing.scale * density:
        size = (ceil(drawing.width * density), ceil(drawing.height * density))
        return bitmap(drawing.of or drawing).resize(size, Image.Resampling.HAMMING)
    premultiplied = Image.merge("RGBa", layer(drawing, scale).split())
    return premultiplied.reduce(drawing.scale).convert("RGBA")


def layer(drawing: Drawing, scale: int) -> Image.Image:
    """Return a drawing at ``scale`` times its size, as an RGBA image with premultiplied alpha.

    So that laying one shape over another is a plain mixture of all four channels.
    """
    canvas = Image.new("RGBA", (drawing.width * scale, drawing.height * scale), "#00000000")
    for shape in drawing.shapes:
        _draw(canvas, shape, scale)
    return canvas


def _draw(canvas: Image.Image, shape: Shape, scale: int) -> None:
    """Draw a shape onto a canvas, ``scale`` pixels for each of its units.

    Raises:
        ValueError: the shape is a placed drawing and ``scale`` is not 1.
    """
    match shape:
        case Text():
            draw_text(canvas, shape, scale)
        case Place(drawing=drawing, x=x, y=y, angle=angle):
            if scale != 1:
                raise ValueError(f"{drawing.name} lies in a drawing that is not drawn at its size")
            _blend(canvas, bitmap(drawing, angle), drawing, (x, y))
        case Polygon(points=points, fill=fill, outline=outline, width=width, blur=blur):
            if fill:
                _fill(canvas, _Outline(points, scale), fill, blur * scale)
            _stroke(canvas, Line((*points, points[0]), outline, width), scale)
        case Line():
            _stroke(canvas, shape, scale)
        case Ellipse(x=x, y=y, rx=rx, ry=ry, fill=fill, blur=blur):
            bounds = ((x - rx, y - ry), (x + rx, y + ry))
            if fill:
                _fill(canvas, _Outline(bounds, scale, oval=True), fill, blur * scale)
            _ring(canvas, bounds, shape.outline, shape.width, scale)


class _Outline:
    """A closed outline in canvas pixels: a polygon, or the ellipse between two corners."""

    def __init__(self, points: tuple[Point, ...], scale: int, *, oval: bool = False) -> None:
        """Scale an outline to canvas pixels.

        ``points`` are the polygon's, or with ``oval`` the upper left and lower right corner of the
        ellipse.
        """
        self.points = [(x * scale, y * scale) for x, y in points]
        self.scale = scale
        self._oval = oval

    def fill(
        self, pen: ImageDraw.ImageDraw, ink: Colour | int, left: float = 0, top: float = 0
    ) -> None:
        """Fill the outline in the ink of a pen, moved left by ``left`` and up by ``top`` pixels."""
        moved = [(x - left, y - top) for x, y in self.points]
        if self._oval:
            pen.ellipse(moved, fill=ink)
        else:
            pen.polygon(moved, fill=ink)


def _blend(canvas: Image.Image, sprite: Image.Image, drawing: Drawing, corner: Point) -> None:
    """Paste a drawing's bitmap so that its centre is that of the drawing placed at ``corner``."""
    x = round(corner[0] + (drawing.width - sprite.width) / 2)
    y = round(corner[1] + (drawing.height - sprite.height) / 2)
    canvas.paste(sprite, (x, y), sprite)


def _fill(canvas: Image.Image, outline: _Outline, fill: Fill, blur: float) -> None:
    """Fill an outline with a colour or gradient, its edge blurred by ``blur`` canvas pixels.

    Nothing is drawn outside the canvas.
    """
    if isinstance(fill, str) and not blur and rgba(fill)[3] == OPAQUE:
        outline.fill(ImageDraw.Draw(canvas), fill)
        return
    frame = _frame(canvas, outline.points, 3 * blur)
    if frame is None:
        return
    left, top, right, bottom = frame
    mask = Image.new("L", (right - left, bottom - top))
    outline.fill(ImageDraw.Draw(mask), OPAQUE, left, top)
    _wash(canvas, _softened(mask, blur), fill, frame, outline.scale)


def _ring(
    canvas: Image.Image, bounds: tuple[Point, Point], colour: Colour, width: float, scale: int
) -> None:
    """Draw the rim of an ellipse, half its width on each side of it; nothing without a colour.

    It is at least a pixel wide, even with a width of 0.
    """
    if not colour:
        return
    half = width * scale / 2
    (x1, y1), (x2, y2) = ((x * scale, y * scale) for x, y in bounds)
    thick = max(1, round(width * scale))
    if rgba(colour)[3] == OPAQUE:
        edges = (x1 - half, y1 - half, x2 + half, y2 + half)
        ImageDraw.Draw(canvas).ellipse(edges, outline=colour, width=thick)
        return
    frame = _frame(canvas, [(x1, y1), (x2, y2)], half)
    if frame is None:
        return
    left, top, right, bottom = frame
    mask = Image.new("L", (right - left, bottom - top))
    edges = (x1 - left - half, y1 - top - half, x2 - left + half, y2 - top + half)
    ImageDraw.Draw(mask).ellipse(edges, outline=OPAQUE, width=thick)
    _wash(canvas, mask, colour, frame, scale)


def _stroke(canvas: Image.Image, line: Line, scale: int) -> None:
    """Draw a line with round ends, at least a pixel wide; nothing without a colour.

    Blurred and translucent lines are drawn by a mask.
    """
    if not line.colour:
        return
    thick = max(1, round(line.width * scale))
    points = [(x * scale, y * scale) for x, y in line.points]
    if not line.blur and rgba(line.colour)[3] == OPAQUE:
        _line(ImageDraw.Draw(canvas), points, line.colour, thick)
        return
    frame = _frame(canvas, points, thick + 3 * line.blur * scale)
    if frame is None:
        return
    left, top, right, bottom = frame
    mask = Image.new("L", (right - left, bottom - top))
    _line(ImageDraw.Draw(mask), [(x - left, y - top) for x, y in points], OPAQUE, thick)
    _wash(canvas, _softened(mask, line.blur * scale), line.colour, frame, scale)


def _line(pen: ImageDraw.ImageDraw, points: list[Point], colour: Colour | int, thick: int) -> None:
    """Draw a line with round ends; its bends are rounded where a gap would be seen."""
    joint = "curve" if _turns(points, _VISIBLE_GAP * 2 / thick) else None
    pen.line(points, fill=colour, width=thick, joint=joint)
    radius = thick / 2
    for x, y in (points[0], points[-1]):
        pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)


def _turns(points: list[Point], least: float) -> bool:
    """Return True if a line bends so sharply that its outer edge would have a gap.

    ``least`` is the tangent of the largest bend without one. A line of two points has no bend.
    """
    if len(points) == _PAIR:
        return False
    steps = [(x2 - x1, y2 - y1) for (x1, y1), (x2, y2) in pairwise(points)]
    return any(
        abs(ax * by - ay * bx) > least * (ax * bx + ay * by)
        for (ax, ay), (bx, by) in pairwise(steps)
    )


def _frame(canvas: Image.Image, points: list[Point], margin: float) -> Frame | None:
    """Return the part of the canvas that a shape with a margin covers; None if there is none.

    The margin is 2 pixels larger than asked for, for soft edges.
    """
    margin += _ROOM_FOR_EDGES
    left = max(0, int(min(x for x, _ in points) - margin))
    top = max(0, int(min(y for _, y in points) - margin))
    right = min(canvas.width, ceil(max(x for x, _ in points) + margin))
    bottom = min(canvas.height, ceil(max(y for _, y in points) + margin))
    return (left, top, right, bottom) if right > left and bottom > top else None


def _softened(mask: Image.Image, radius: float) -> Image.Image:
    """Return a mask blurred by a radius in pixels, approximately; the mask itself for radius 0."""
    if not radius:
        return mask
    # A blurred shape has no detail: blurring it small and enlarging it costs a fraction.
    step = max(1, int(radius / 2.5))
    small = mask.reduce(step) if step > 1 else mask
    soft = small.filter(ImageFilter.GaussianBlur(radius / step))
    if step == 1:
        return soft
    width, height = small.width * step, small.height * step
    return soft.resize((width, height), Image.Resampling.BILINEAR).crop((0, 0, *mask.size))


def _wash(canvas: Image.Image, mask: Image.Image, fill: Fill, frame: Frame, scale: int) -> None:
    """Lay a colour or a gradient on the canvas through a mask of the size of ``frame``.

    ``scale`` converts the gradient's points to canvas pixels. The opacity of the fill counts as
    well.
    """
    if isinstance(fill, str):
        red, green, blue, alpha = rgba(fill)
        if alpha != OPAQUE:
            mask = mask.point(faded(alpha))
        canvas.paste((red, green, blue, OPAQUE), frame, mask)
        return
    ramp = ramp_of(fill, frame, scale)
    inks, alphas = shades(fill.stops)
    if alphas is not None:
        mask = ImageChops.multiply(mask, inked(ramp.copy(), alphas, "L"))
    layer = inked(ramp, inks, "RGBA")
    everywhere = mask.getextrema() == (OPAQUE, OPAQUE)
    canvas.paste(layer, frame, None if everywhere else mask)
