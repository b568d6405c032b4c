"""A scene as the bytes of a PNG: the one place that knows Pillow's canvas."""

from __future__ import annotations

import struct
from functools import lru_cache
from itertools import pairwise
from math import ceil

from PIL import Image, ImageChops, ImageColor, ImageDraw, ImageFilter
from zlib_ng import zlib_ng

from rendering.letters import draw_text, label
from rendering.scene import (
    Colour,
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

_OPAQUE = 255
_ROOM_FOR_EDGES = 2
_RAMP_STEP = 8
_COMPRESSION = 5
_VISIBLE_GAP = 1.5
_PAIR = 2
_RADIAL = Image.radial_gradient("L").point(
    # Pillow's disc has its last value in the corners: at its rim it is 1/sqrt(2) of that.
    [min(255, round(value * 2**0.5)) for value in range(256)]
)

_Frame = tuple[int, int, int, int]
"""Left, top, right and bottom in pixels of the canvas."""


def paint(scene: Scene) -> bytes:
    """Draw a scene and encode it as a PNG with the scene's palette."""
    return encode(indexed(composed(scene), scene.palette))


def composed(scene: Scene) -> Image.Image:
    """Return a scene drawn in full colour."""
    canvas = _backdrop(scene.base).copy()
    for shape in scene.shapes:
        match shape:
            case Place(drawing=drawing, x=x, y=y, angle=angle):
                sprite = bitmap(drawing, angle)
                left = round(x + (drawing.width - sprite.width) / 2)
                top = round(y + (drawing.height - sprite.height) / 2)
                canvas.paste(sprite, (left, top), sprite)
            case Text():
                stamp = label(shape)
                if stamp is not None:
                    canvas.paste(stamp.picture, (stamp.x, stamp.y), stamp.picture)
    return canvas


def indexed(picture: Image.Image, palette: tuple[Colour, ...]) -> Image.Image:
    """Return a picture with every pixel the nearest colour of a palette."""
    return picture.quantize(palette=_palette(palette), dither=Image.Dither.NONE)


def encode(picture: Image.Image) -> bytes:
    """A finished palette picture as a PNG (chunks after the PNG specification, section 11)."""
    width, height = picture.size
    pixels = picture.tobytes()
    rows = b"".join(b"\0" + pixels[at : at + width] for at in range(0, width * height, width))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        len(data).to_bytes(4, "big") + kind + data + zlib_ng.crc32(kind + data).to_bytes(4, "big")
        for kind, data in (
            (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            (b"PLTE", bytes(picture.getpalette() or ())),
            # Pillow's own encoder takes twice as long for a larger file.
            (b"IDAT", zlib_ng.compress(rows, _COMPRESSION)),
            (b"IEND", b""),
        )
    )


@lru_cache(maxsize=8)
def _backdrop(drawing: Drawing) -> Image.Image:
    return _layer(drawing).convert("RGB")


@lru_cache(maxsize=512)
def bitmap(drawing: Drawing, angle: float = 0) -> Image.Image:
    """Return a drawing at its own size, turned clockwise by degrees."""
    if angle:
        return bitmap(drawing).rotate(-angle, Image.Resampling.BICUBIC, expand=True)
    layer = _layer(drawing)
    premultiplied = Image.merge("RGBa", layer.split())
    return premultiplied.reduce(drawing.scale).convert("RGBA")


def _layer(drawing: Drawing) -> Image.Image:
    """Draw at full scale; all colours are kept multiplied by their opacity.

    So that laying one shape over another is a plain mixture of all four channels.
    """
    size = (drawing.width * drawing.scale, drawing.height * drawing.scale)
    canvas = Image.new("RGBA", size, "#00000000")
    for shape in drawing.shapes:
        _draw(canvas, shape, drawing.scale)
    return canvas


def _draw(canvas: Image.Image, shape: Shape, scale: int) -> None:
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
        self.points = [(x * scale, y * scale) for x, y in points]
        self.scale = scale
        self._oval = oval

    def fill(
        self, pen: ImageDraw.ImageDraw, ink: Colour | int, left: float = 0, top: float = 0
    ) -> None:
        moved = [(x - left, y - top) for x, y in self.points]
        if self._oval:
            pen.ellipse(moved, fill=ink)
        else:
            pen.polygon(moved, fill=ink)


def _blend(canvas: Image.Image, sprite: Image.Image, drawing: Drawing, corner: Point) -> None:
    x = round(corner[0] + (drawing.width - sprite.width) / 2)
    y = round(corner[1] + (drawing.height - sprite.height) / 2)
    canvas.paste(sprite, (x, y), sprite)


def _fill(canvas: Image.Image, outline: _Outline, fill: Fill, blur: float) -> None:
    if isinstance(fill, str) and not blur and _rgba(fill)[3] == _OPAQUE:
        outline.fill(ImageDraw.Draw(canvas), fill)
        return
    frame = _frame(canvas, outline.points, 3 * blur)
    if frame is None:
        return
    left, top, right, bottom = frame
    mask = Image.new("L", (right - left, bottom - top))
    outline.fill(ImageDraw.Draw(mask), _OPAQUE, left, top)
    _wash(canvas, _softened(mask, blur), fill, frame, outline.scale)


def _ring(
    canvas: Image.Image, bounds: tuple[Point, Point], colour: Colour, width: float, scale: int
) -> None:
    if not colour:
        return
    half = width * scale / 2
    (x1, y1), (x2, y2) = ((x * scale, y * scale) for x, y in bounds)
    thick = max(1, round(width * scale))
    if _rgba(colour)[3] == _OPAQUE:
        edges = (x1 - half, y1 - half, x2 + half, y2 + half)
        ImageDraw.Draw(canvas).ellipse(edges, outline=colour, width=thick)
        return
    frame = _frame(canvas, [(x1, y1), (x2, y2)], half)
    if frame is None:
        return
    left, top, right, bottom = frame
    mask = Image.new("L", (right - left, bottom - top))
    edges = (x1 - left - half, y1 - top - half, x2 - left + half, y2 - top + half)
    ImageDraw.Draw(mask).ellipse(edges, outline=_OPAQUE, width=thick)
    _wash(canvas, mask, colour, frame, scale)


def _stroke(canvas: Image.Image, line: Line, scale: int) -> None:
    if not line.colour:
        return
    thick = max(1, round(line.width * scale))
    points = [(x * scale, y * scale) for x, y in line.points]
    if not line.blur and _rgba(line.colour)[3] == _OPAQUE:
        _line(ImageDraw.Draw(canvas), points, line.colour, thick)
        return
    frame = _frame(canvas, points, thick + 3 * line.blur * scale)
    if frame is None:
        return
    left, top, right, bottom = frame
    mask = Image.new("L", (right - left, bottom - top))
    _line(ImageDraw.Draw(mask), [(x - left, y - top) for x, y in points], _OPAQUE, thick)
    _wash(canvas, _softened(mask, line.blur * scale), line.colour, frame, scale)


def _line(pen: ImageDraw.ImageDraw, points: list[Point], colour: Colour | int, thick: int) -> None:
    joint = "curve" if _turns(points, _VISIBLE_GAP * 2 / thick) else None
    pen.line(points, fill=colour, width=thick, joint=joint)
    radius = thick / 2
    for x, y in (points[0], points[-1]):
        pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)


def _turns(points: list[Point], least: float) -> bool:
    """Tell whether a line bends anywhere so much that its outer edge would gape."""
    if len(points) == _PAIR:
        return False
    steps = [(x2 - x1, y2 - y1) for (x1, y1), (x2, y2) in pairwise(points)]
    return any(
        abs(ax * by - ay * bx) > least * (ax * bx + ay * by)
        for (ax, ay), (bx, by) in pairwise(steps)
    )


def _frame(canvas: Image.Image, points: list[Point], margin: float) -> _Frame | None:
    """Return what a shape with a margin may touch; None when it lies outside the canvas."""
    margin += _ROOM_FOR_EDGES
    left = max(0, int(min(x for x, _ in points) - margin))
    top = max(0, int(min(y for _, y in points) - margin))
    right = min(canvas.width, ceil(max(x for x, _ in points) + margin))
    bottom = min(canvas.height, ceil(max(y for _, y in points) + margin))
    return (left, top, right, bottom) if right > left and bottom > top else None


def _softened(mask: Image.Image, radius: float) -> Image.Image:
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


def _wash(canvas: Image.Image, mask: Image.Image, fill: Fill, frame: _Frame, scale: int) -> None:
    """Lay a colour or a gradient on the canvas through a mask."""
    if isinstance(fill, str):
        red, green, blue, alpha = _rgba(fill)
        if alpha != _OPAQUE:
            mask = mask.point(_faded(alpha))
        canvas.paste((red, green, blue, _OPAQUE), frame, mask)
        return
    ramp = _ramp(fill, frame, scale)
    *colours, alphas = _tables(fill.stops)
    if min(alphas) < _OPAQUE:
        mask = ImageChops.multiply(mask, ramp.point(alphas))
    opaque = Image.new("L", ramp.size, _OPAQUE)
    layer = Image.merge("RGBA", [*map(ramp.point, colours), opaque])
    everywhere = mask.getextrema() == (_OPAQUE, _OPAQUE)
    canvas.paste(layer, frame, None if everywhere else mask)


@lru_cache(maxsize=256)
def _faded(alpha: int) -> list[int]:
    return [value * alpha // _OPAQUE for value in range(256)]


def _ramp(gradient: Gradient, frame: _Frame, scale: int) -> Image.Image:
    """Return the positions 0 to 255 of a gradient in a frame of the canvas.

    It is computed coarsely and enlarged: it has no detail to lose.
    """
    left, top, right, bottom = frame
    width, height = right - left, bottom - top
    x, y = gradient.start[0] * scale - left, gradient.start[1] * scale - top
    across = (gradient.end[0] - gradient.start[0]) * scale
    down = (gradient.end[1] - gradient.start[1]) * scale
    step = _RAMP_STEP if min(width, height) > 4 * _RAMP_STEP else 1
    small = (ceil(width / step), ceil(height / step))
    square = across * across + down * down
    if gradient.kind == "linear":
        a, b = across / square, down / square
        # The ends of the scale are repeated far enough for any point beyond them.
        source, reach = _LINEAR, 256 / _LINEAR_SPAN
        offset = 128 - reach / 2 - reach * (a * x + b * y)
        data = (0.0, 0.0, 128.0, reach * a * step, reach * b * step, offset)
        beyond = 0
    else:
        source, share = _RADIAL, 127 / square**0.5
        data = (share * step, 0.0, 128 - share * x, 0.0, share * step, 128 - share * y)
        beyond = _OPAQUE
    ramp = source.transform(
        small, Image.Transform.AFFINE, data, Image.Resampling.BILINEAR, fillcolor=beyond
    )
    if step == 1:
        return ramp
    size = (small[0] * step, small[1] * step)
    return ramp.resize(size, Image.Resampling.BILINEAR).crop((0, 0, width, height))


_LINEAR_SPAN = 3


def _linear_scale() -> Image.Image:
    """Return a vertical scale of 256 rows whose middle part of 1/span runs from 0 to 255."""
    height = 256 / _LINEAR_SPAN
    first = 128 - height / 2
    values = [min(_OPAQUE, max(0, round((row + 0.5 - first) / height * 255))) for row in range(256)]
    column = Image.new("L", (1, 256))
    column.putdata(values)
    return column.resize((256, 256), Image.Resampling.NEAREST)


_LINEAR = _linear_scale()


@lru_cache(maxsize=512)
def _tables(stops: tuple[tuple[float, Colour], ...]) -> tuple[list[int], ...]:
    """Return for each of red, green, blue and alpha the value at 256 positions."""
    channels: tuple[list[int], ...] = ([], [], [], [])
    places = [(0.0, _rgba(stops[0][1])), *((at * 255, _rgba(c)) for at, c in stops)]
    places.append((256.0, places[-1][1]))
    for (low, one), (high, other) in pairwise(places):
        first, last = ceil(low), ceil(high)
        for channel, value, end in zip(channels, one, other, strict=True):
            slope = (end - value) / (high - low) if high > low else 0
            channel.extend(round(value + slope * (at - low)) for at in range(first, last))
    return channels


@lru_cache(maxsize=4096)
def _rgba(colour: Colour) -> tuple[int, int, int, int]:
    red, green, blue, *alpha = ImageColor.getrgb(colour)
    return red, green, blue, alpha[0] if alpha else _OPAQUE


@lru_cache(maxsize=8)
def _palette(colours: tuple[Colour, ...]) -> Image.Image:
    picture = Image.new("P", (1, 1))
    picture.putpalette([value for colour in colours for value in _rgba(colour)[:3]])
    return picture
