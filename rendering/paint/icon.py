"""Paint one drawing as a PNG with a transparent background."""

from __future__ import annotations

import hashlib
from io import BytesIO

from rendering.paint.brush import bitmap
from rendering.scene.scene import Drawing

_DIGITS = 6


def painted_icon(drawing: Drawing) -> tuple[bytes, str]:
    """Return a drawing as a PNG, and the first six hex digits of the SHA-256 of its pixels."""
    picture = bitmap(drawing)
    file = BytesIO()
    picture.save(file, "PNG")
    return file.getvalue(), hashlib.sha256(picture.tobytes()).hexdigest()[:_DIGITS]
