"""Clash of Vikings as pictures: the public board and every seat's private one."""

from __future__ import annotations

from rendering.frame import either
from rendering.vikings.layout import space_name
from rendering.vikings.private import panel
from rendering.vikings.public import board

__all__ = ["scene", "space_name"]

scene = either(board, panel)
