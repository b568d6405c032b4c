"""Norwegian Battle as pictures: the public table and every seat's private one."""

from __future__ import annotations

from rendering.frame import either
from rendering.norwegian.private import panel
from rendering.norwegian.public import board

__all__ = ["scene"]

scene = either(board, panel)
