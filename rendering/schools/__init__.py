"""Clash of Magic Schools as pictures: the public hall and every player's private one."""

from __future__ import annotations

from rendering.scene.frame import either
from rendering.schools.banner import banner, somebody
from rendering.schools.board.public import board, panel
from rendering.schools.icons import crest, icons
from rendering.schools.lessons import lesson
from rendering.schools.moments import moment

__all__ = ["banner", "crest", "icons", "lesson", "moment", "scene", "somebody"]

scene = either(board, panel)
