"""Clash of Vikings as pictures: the public board and every seat's private one."""

from __future__ import annotations

from rendering.scene.frame import either
from rendering.vikings.banner import banner, somebody
from rendering.vikings.board.private import at_question, panel
from rendering.vikings.board.public import board
from rendering.vikings.icons import crest, icons
from rendering.vikings.layout import space_name
from rendering.vikings.lessons import lesson
from rendering.vikings.moments import moment

__all__ = [
    "at_question",
    "banner",
    "crest",
    "icons",
    "lesson",
    "moment",
    "scene",
    "somebody",
    "space_name",
]

scene = either(board, panel)
