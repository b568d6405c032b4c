"""Goths Save the Queen as pictures: the public board and every seat's private one."""

from __future__ import annotations

from rendering.goths.banner import banner, somebody
from rendering.goths.board.private import at_question, panel
from rendering.goths.board.public import board
from rendering.goths.icons import crest, icons
from rendering.goths.lessons import lesson
from rendering.goths.moments import moment
from rendering.scene.frame import either

__all__ = ["at_question", "banner", "crest", "icons", "lesson", "moment", "scene", "somebody"]

scene = either(board, panel)
