"""A drawing by itself as the bytes of a PNG, on nothing."""

from __future__ import annotations

import hashlib
from io import BytesIO

from rendering.paint.brush import bitmap
from rendering.scene.scene import Drawing

_DIGITS = 6


def painted_icon(drawing: Drawing) -> tuple[bytes, str]:
    """Return a drawing as a PNG, and a few digits that are others where a pixel is another."""
    picture = bitmap(drawing)
    file = BytesIO()
    picture.save(file, "PNG")
    return file.getvalue(), hashlib.sha256(picture.tobytes()).hexdigest()[:_DIGITS]
