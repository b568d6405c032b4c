"""A scene as the bytes of a PNG: the one place that knows Pillow's canvas."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO
from math import ceil

from PIL import Image, ImageColor, ImageDraw, ImageFilter

from rendering.letters import draw_text
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
_TURNING_MARGIN = 2


def paint(scene: Scene) -> bytes:
    """Draw a scene and encode it as a PNG with the scene's palette."""
    canvas = _backdrop(scene.base).copy()
    for shape in scene.shapes:
        match shape:
            case Place():
                sprite = bitmap(shape.drawing, shape.angle)
                x = round(shape.x + (shape.drawing.width - sprite.width) / 2)
                y = round(shape.y + (shape.drawing.height - sprite.height) / 2)
                canvas.paste(sprite, (x, y), sprite)
            case Text():
                draw_text(canvas, shape, 1)
    indexed = canvas.quantize(palette=_palette(scene.palette), dither=Image.Dither.NONE)
    return encode(indexed)


def encode(picture: Image.Image) -> bytes:
    """A finished picture as a PNG."""
    data = BytesIO()
    picture.save(data, "PNG", compress_level=1)
    return data.getvalue()


@lru_cache(maxsize=8)
def _backdrop(drawing: Drawing) -> Image.Image:
    return _drawn(drawing).convert("RGB")


@lru_cache(maxsize=1024)
def bitmap(drawing: Drawing, angle: float = 0) -> Image.Image:
    """A drawing at its own size, turned clockwise by degrees."""
    if not angle:
        return _drawn(drawing)
    upright = bitmap(drawing)
    return upright.rotate(-angle, Image.Resampling.BICUBIC, expand=True)


def _drawn(drawing: Drawing) -> Image.Image:
    scale = drawing.scale
    size = (drawing.width * scale, drawing.height * scale)
    canvas = Image.new("RGBA", size, "#00000000")
    for shape in drawing.shapes:
        _draw(canvas, shape, scale)
    return canvas.reduce(scale) if scale > 1 else canvas


def _draw(canvas: Image.Image, shape: Shape, scale: int) -> None:
    match shape:
        case Text():
            draw_text(canvas, shape, scale)
        case Place(drawing=drawing, x=x, y=y, angle=angle):
            _place(canvas, drawing, (x, y), angle, scale)
        case Polygon(points=points, fill=fill, outline=outline, width=width, blur=blur):
            if fill:
                _shed(canvas, points, fill, blur, scale)
            if outline and width:
                rim = (*points, points[0])
                _stroke(canvas, rim, outline, width, 0, scale)
        case Line(points=points, colour=colour, width=width, blur=blur):
            _stroke(canvas, points, colour, width, blur, scale)
        case Ellipse(x=x, y=y, rx=rx, ry=ry):
            _ellipse(canvas, shape, (x - rx, y - ry, x + rx, y + ry), scale)


def _place(canvas: Image.Image, drawing: Drawing, corner: Point, angle: float, scale: int) -> None:
    finer = Drawing(
        name=f"{drawing.name}*{scale}",
        width=drawing.width * scale,
        height=drawing.height * scale,
        shapes=drawing.shapes,
        scale=scale,
    )
    size = (finer.width, finer.height)
    sprite = Image.new("RGBA", size, "#00000000")
    for shape in drawing.shapes:
        _draw(sprite, shape, scale)
    if angle:
        sprite = sprite.rotate(-angle, Image.Resampling.BICUBIC, expand=True)
    x = round(corner[0] * scale + (size[0] - sprite.width) / 2)
    y = round(corner[1] * scale + (size[1] - sprite.height) / 2)
    _blend(canvas, sprite, x, y)


def _blend(canvas: Image.Image, layer: Image.Image, x: int, y: int) -> None:
    left, top = max(0, -x), max(0, -y)
    right, bottom = min(layer.width, canvas.width - x), min(layer.height, canvas.height - y)
    if right > left and bottom > top:
        canvas.alpha_composite(layer, (x + left, y + top), (left, top, right, bottom))


def _shed(
    canvas: Image.Image, points: tuple[Point, ...], fill: Fill, blur: float, scale: int
) -> None:
    """Fill an outline."""
    scaled = [(x * scale, y * scale) for x, y in points]
    if isinstance(fill, str) and not blur and _alpha(fill) == _OPAQUE:
        ImageDraw.Draw(canvas).polygon(scaled, fill=fill)
        return
    frame = _frame(canvas, scaled, 3 * blur * scale)
    if frame is None:
        return
    left, top, right, bottom = frame
    mask = Image.new("L", (right - left, bottom - top))
    ImageDraw.Draw(mask).polygon([(x - left, y - top) for x, y in scaled], fill=_OPAQUE)
    _wash(canvas, _softened(mask, blur * scale), fill, (left, top), scale)


def _ellipse(
    canvas: Image.Image, shape: Ellipse, bounds: tuple[float, float, float, float], scale: int
) -> None:
    edges = [edge * scale for edge in bounds]
    corners = [(edges[0], edges[1]), (edges[2], edges[3])]
    if shape.fill:
        frame = _frame(canvas, corners, 3 * shape.blur * scale)
        if isinstance(shape.fill, str) and not shape.blur and _alpha(shape.fill) == _OPAQUE:
            ImageDraw.Draw(canvas).ellipse(edges, fill=shape.fill)
        elif frame is not None:
            left, top, right, bottom = frame
            mask = Image.new("L", (right - left, bottom - top))
            ImageDraw.Draw(mask).ellipse(
                (edges[0] - left, edges[1] - top, edges[2] - left, edges[3] - top), fill=_OPAQUE
            )
            _wash(canvas, _softened(mask, shape.blur * scale), shape.fill, (left, top), scale)
    if shape.outline and shape.width:
        frame = _frame(canvas, corners, shape.width * scale)
        if frame is not None:
            left, top, right, bottom = frame
            mask = Image.new("L", (right - left, bottom - top))
            half = shape.width * scale / 2
            ImageDraw.Draw(mask).ellipse(
                (
                    edges[0] - left - half,
                    edges[1] - top - half,
                    edges[2] - left + half,
                    edges[3] - top + half,
                ),
                outline=_OPAQUE,
                width=max(1, round(shape.width * scale)),
            )
            _wash(canvas, mask, shape.outline, (left, top), scale)


def _stroke(
    canvas: Image.Image,
    points: tuple[Point, ...],
    colour: Colour,
    width: float,
    blur: float,
    scale: int,
) -> None:
    thick = max(1, round(width * scale))
    scaled = [(x * scale, y * scale) for x, y in points]
    if not blur and _alpha(colour) == _OPAQUE:
        _line(ImageDraw.Draw(canvas), scaled, colour, thick)
        return
    frame = _frame(canvas, scaled, thick + 3 * blur * scale)
    if frame is None:
        return
    left, top, right, bottom = frame
    mask = Image.new("L", (right - left, bottom - top))
    shifted = [(x - left, y - top) for x, y in scaled]
    _line(ImageDraw.Draw(mask), shifted, _OPAQUE, thick)
    _wash(canvas, _softened(mask, blur * scale), colour, (left, top), scale)


def _line(pen: ImageDraw.ImageDraw, points: list[Point], colour: Colour | int, thick: int) -> None:
    pen.line(points, fill=colour, width=thick, joint="curve")
    radius = thick / 2
    for x, y in (points[0], points[-1]):
        pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)


def _frame(
    canvas: Image.Image, points: list[Point], margin: float
) -> tuple[int, int, int, int] | None:
    """The part of the canvas that a shape with a margin may touch; None when it lies outside."""
    margin += _TURNING_MARGIN
    left = max(0, int(min(x for x, _ in points) - margin))
    top = max(0, int(min(y for _, y in points) - margin))
    right = min(canvas.width, ceil(max(x for x, _ in points) + margin))
    bottom = min(canvas.height, ceil(max(y for _, y in points) + margin))
    return (left, top, right, bottom) if right > left and bottom > top else None


def _softened(mask: Image.Image, radius: float) -> Image.Image:
    if not radius:
        return mask
    # A blurred shape has no detail: blurring it small and enlarging it costs a fraction.
    step = max(1, int(radius / 3))
    small = mask.reduce(step) if step > 1 else mask
    soft = small.filter(ImageFilter.GaussianBlur(radius / step))
    return soft.resize(mask.size, Image.Resampling.BILINEAR) if step > 1 else soft


def _wash(
    canvas: Image.Image, mask: Image.Image, fill: Fill, corner: tuple[int, int], scale: int
) -> None:
    """Lay a colour or a gradient on the canvas through a mask."""
    if isinstance(fill, str):
        red, green, blue, alpha = _rgba(fill)
        layer = Image.new("RGBA", mask.size, (red, green, blue, _OPAQUE))
        layer.putalpha(mask if alpha == _OPAQUE else mask.point(_faded(alpha)))
    else:
        layer = _gradient(fill, mask.size, corner, scale)
        layer.putalpha(_both(layer.getchannel("A"), mask))
    canvas.alpha_composite(layer, corner)


@lru_cache(maxsize=256)
def _faded(alpha: int) -> tuple[int, ...]:
    return tuple(value * alpha // _OPAQUE for value in range(256))


def _both(one: Image.Image, other: Image.Image) -> Image.Image:
    if one.getextrema() == (_OPAQUE, _OPAQUE):
        return other
    return Image.composite(one, Image.new("L", one.size), other)


def _gradient(
    gradient: Gradient, size: tuple[int, int], corner: tuple[int, int], scale: int
) -> Image.Image:
    x, y = gradient.start[0] * scale - corner[0], gradient.start[1] * scale - corner[1]
    across, down = (
        (gradient.end[0] - gradient.start[0]) * scale,
        (gradient.end[1] - gradient.start[1]) * scale,
    )
    length = across * across + down * down
    if gradient.kind == "linear":
        a, b = 255 * across / length, 255 * down / length
        ramp = Image.linear_gradient("L").transform(
            size,
            Image.Transform.AFFINE,
            (0, 0, 128, a, b, 0.5 - a * x - b * y),
            Image.Resampling.BILINEAR,
            fillcolor=None,
        )
        ramp = _clamped(ramp, size, (a, b, -a * x - b * y))
    else:
        share = 127.5 / length**0.5
        ramp = Image.radial_gradient("L").transform(
            size,
            Image.Transform.AFFINE,
            (share, 0, 128 - share * x, 0, share, 128 - share * y),
            Image.Resampling.BILINEAR,
            fillcolor=_OPAQUE,
        )
    tables = _tables(gradient.stops)
    return Image.merge("RGBA", [ramp.point(table) for table in tables])


def _clamped(
    ramp: Image.Image, size: tuple[int, int], plane: tuple[float, float, float]
) -> Image.Image:
    """The ramp with everything beyond its last position at 255; before the first it is 0."""
    a, b, c = plane
    width, height = size
    corners = [a * px + b * py + c for px, py in ((0, 0), (width, 0), (0, height), (width, height))]
    if max(corners) <= _OPAQUE - 1:
        return ramp
    beyond = Image.new("L", size)
    reach = 4 * (width + height)
    length = (a * a + b * b) ** 0.5
    ux, uy = a / length, b / length
    far = (_OPAQUE - 1 - c) / length
    start = (ux * far, uy * far)
    ImageDraw.Draw(beyond).polygon(
        [
            (start[0] - uy * reach, start[1] + ux * reach),
            (start[0] + uy * reach, start[1] - ux * reach),
            (start[0] + uy * reach + ux * reach, start[1] - ux * reach + uy * reach),
            (start[0] - uy * reach + ux * reach, start[1] + ux * reach + uy * reach),
        ],
        fill=_OPAQUE,
    )
    ramp.paste(_OPAQUE, (0, 0), beyond)
    return ramp


@lru_cache(maxsize=512)
def _tables(stops: tuple[tuple[float, Colour], ...]) -> tuple[list[int], ...]:
    """For each of red, green, blue and alpha the value at 256 positions."""
    colours = [(position * 255, _rgba(colour)) for position, colour in stops]
    rows: list[tuple[int, ...]] = []
    for position in range(256):
        after = next((i for i, (at, _) in enumerate(colours) if at >= position), len(colours) - 1)
        before = max(0, after - 1) if colours[after][0] >= position else after
        (low, one), (high, other) = colours[before], colours[after]
        share = 0 if high == low else min(1, max(0, (position - low) / (high - low)))
        rows.append(tuple(round(c + (d - c) * share) for c, d in zip(one, other, strict=True)))
    return tuple(list(channel) for channel in zip(*rows, strict=True))


@lru_cache(maxsize=4096)
def _rgba(colour: Colour) -> tuple[int, int, int, int]:
    red, green, blue, *alpha = ImageColor.getrgb(colour)
    return red, green, blue, alpha[0] if alpha else _OPAQUE


def _alpha(colour: Colour) -> int:
    return _rgba(colour)[3]


@lru_cache(maxsize=8)
def _palette(colours: tuple[Colour, ...]) -> Image.Image:
    picture = Image.new("P", (1, 1))
    picture.putpalette([value for colour in colours for value in _rgba(colour)[:3]])
    return picture
